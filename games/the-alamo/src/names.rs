//! The names of things, as message ids.

use game::Phrase;

use crate::map::{Area, Ground, Hex, Place, Terrain, Wall};
use crate::pieces::{Battery, Column, Kind, Leader, Piece, Unit};
use crate::state::{Order, Phase, Side, Way};

/// Makes the message ids of an id's names: `unit-TennA` …
macro_rules! ids {
    ($prefix:literal: $($code:literal)*) => {
        [$(concat!($prefix, $code)),*]
    };
}

#[rustfmt::skip]
static UNITS: [&str; Unit::COUNT] = ids!("unit-":
    "TennA" "ForsA" "GreysA" "GreysB" "GonzA" "BakerA" "ForsB" "GreysC" "GonzB" "WhiteA" "WhiteB" "BakerB"
    "ForsC" "GonzC" "TennB" "WhiteC" "BakerC" "DickA" "CareyA" "CareyB" "CareyC" "DickB" "Tejanos" "CareyD"
    "Engineers" "HQ" "CareyE" "Hospital" "Horse" "AldC" "Ald1" "Ald2" "Ald3" "Ald4" "SL1" "SL2"
    "SL3" "TolC" "Tol1" "Tol2" "Tol3" "Tol4" "SL4" "SL5" "SL6" "Mat1" "Mat2" "Mat3"
    "Jim1" "Jim2" "Jim3" "Jim4" "SL7" "MatC" "JimC" "SLC" "Ald5" "Ald6" "All1" "All2"
    "All3" "Zap1" "Zap2" "Zap3" "Zap4" "MatG" "JimG" "AldG" "TolG" "SLG" "All4" "All5"
    "All6");
static LEADERS: [&str; Leader::COUNT] = ids!("leader-": "Travis" "Crockett" "Bonham" "Dickinson" "Bowie" "Cos" "Duque" "Romero" "Morales" "Castrillon");
static BATTERIES: [&str; Battery::COUNT] = ids!("battery-": "18pdr" "gunnade" "12pdr1" "12pdr2" "8pdr1" "8pdr2" "8pdr3" "gate" "palisade1" "palisade2");
static COLUMNS: [&str; Column::COUNT] = ids!("column-": "1" "2" "3" "4" "R");
static AREAS: [&str; Area::COUNT] = ids!("area-": "1" "2" "3" "4" "5" "6");
static TERRAINS: [&str; 12] = ids!("terrain-":
    "clear" "stone" "wooden" "inner" "outer" "church" "doorway" "gunslit" "ramp" "breach" "impassable" "interior");

impl Unit {
    pub fn name(self) -> Phrase {
        Phrase::new(UNITS[self.index()])
    }
}

impl Leader {
    pub fn name(self) -> Phrase {
        Phrase::new(LEADERS[self.index()])
    }
}

impl Battery {
    pub fn name(self) -> Phrase {
        Phrase::new(BATTERIES[self.index()])
    }
}

impl Piece {
    pub fn name(self) -> Phrase {
        match self {
            Piece::Unit(unit) => unit.name(),
            Piece::Leader(leader) => leader.name(),
            Piece::Battery(battery) => battery.name(),
        }
    }
}

impl Column {
    pub fn name(self) -> Phrase {
        Phrase::new(COLUMNS[self.index()])
    }
}

impl Area {
    pub fn name(self) -> Phrase {
        Phrase::new(AREAS[self.index()])
    }
}

impl Terrain {
    pub fn name(self) -> Phrase {
        Phrase::new(TERRAINS[self as usize])
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
