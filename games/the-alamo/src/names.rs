//! The names of things, as message ids.

use game::Phrase;

use crate::map::{Ground, Hex, Place, Terrain, Wall};
use crate::pieces::Kind;
use crate::state::{Order, Phase, Side, Way};

impl Terrain {
    pub fn name(self) -> Phrase {
        Phrase::named("terrain", self.code())
    }
}

impl Kind {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Kind::Texan => "kind-texan",
            Kind::Regular => "kind-regular",
            Kind::Militia => "kind-militia",
            Kind::Cazadores => "kind-cazadores",
            Kind::Grenadiers => "kind-grenadiers",
            Kind::Zapadores => "kind-zapadores",
        })
    }
}

impl Ground {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Ground::Open => "ground-open",
            Ground::Plaza => "ground-plaza",
            Ground::Platform => "ground-platform",
            Ground::Building => "ground-building",
            Ground::Courtyard => "ground-courtyard",
            Ground::Pen => "ground-pen",
            Ground::Yard => "ground-yard",
            Ground::Nave => "ground-nave",
            Ground::Apse => "ground-apse",
            Ground::Lunette => "ground-lunette",
        })
    }
}

impl Hex {
    /// Its number: "1415".
    pub fn name(self) -> Phrase {
        Phrase::new("hex").with("hex", self.to_string())
    }
}

impl Place {
    /// "1514", "1414 (roof)", "0716 (platform)", "1414 (inside)".
    pub fn name(self) -> Phrase {
        let id = match self.hex().ground() {
            _ if self.is_inside() => "place-inside",
            Ground::Building => "place-roof",
            Ground::Platform | Ground::Apse => "place-platform",
            _ => "place-ground",
        };
        Phrase::new(id).with("hex", self.hex().to_string())
    }
}

impl Wall {
    /// "1107/1108, outer wall"; "1520/1619, church wall with doorway".
    pub fn name(self) -> Phrase {
        let id = if self.opening().is_some() { "wall-with" } else { "wall" };
        let phrase = Phrase::new(id).with("wall", self.to_string()).with("terrain", self.terrain().name());
        self.opening().into_iter().fold(phrase, |phrase, opening| phrase.with("opening", opening.name()))
    }
}

impl Side {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Side::Texan => "side-texan",
            Side::Mexican => "side-mexican",
        })
    }
}

impl Order {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Order::Good => "order-good",
            Order::Disordered => "order-disordered",
            Order::Routed => "order-routed",
        })
    }
}

impl Way {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Way::Fire => "way-fire",
            Way::Melee => "way-melee",
        })
    }
}

impl Phase {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Phase::SetUp => "phase-set-up",
            Phase::Replacement => "phase-replacement",
            Phase::ReservePlacement => "phase-reserve-placement",
            Phase::TexanMovement => "phase-texan-movement",
            Phase::TexanCombat => "phase-texan-combat",
            Phase::TexanRally => "phase-texan-rally",
            Phase::ReserveCommitment => "phase-reserve-commitment",
            Phase::MexicanMovement => "phase-mexican-movement",
            Phase::MexicanCombat => "phase-mexican-combat",
            Phase::MexicanRally => "phase-mexican-rally",
            Phase::WithdrawalCheck => "phase-withdrawal-check",
            Phase::Over => "phase-over",
        })
    }
}
