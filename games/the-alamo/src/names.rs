//! The names of things, as message ids.

use game::Phrase;

use crate::map::{Area, Ground, Hex, Place, Terrain, Wall};
use crate::pieces::{Battery, Column, Kind, Unit};
use crate::state::{Order, Phase, Side, Way};

game::names! {
    Side: "side-", Kind: "kind-", Order: "order-", Way: "way-", Phase: "phase-", Ground: "ground-",
}

impl Unit {
    /// Its name inside a sentence: one that is called after what it is takes an article, one with a letter or a number none.
    pub fn the(self) -> Phrase {
        let is_one_of_many = self.to_string().ends_with(['A', 'B', 'C', 'D', 'E']);
        let has_article = match self.kind() {
            Kind::Cazadores | Kind::Grenadiers => true,
            Kind::Texan => !is_one_of_many,
            Kind::Regular | Kind::Militia | Kind::Zapadores => false,
        };
        if has_article { Phrase::new("the-unit").with("unit", self.name()) } else { self.name() }
    }
}

impl Battery {
    /// Its name inside a sentence.
    pub fn the(self) -> Phrase {
        Phrase::new("the-battery").with("battery", self.name())
    }
}

impl Column {
    /// Its name inside a sentence: "Column 1", "the Reserve".
    pub fn the(self) -> Phrase {
        if self == Column::RESERVE {
            return Phrase::new("the-reserve");
        }
        Phrase::new("the-column").with("column", self.name())
    }
}

impl Area {
    /// Its name inside a sentence.
    pub fn the(self) -> Phrase {
        Phrase::new("the-area").with("area", self.name())
    }
}

impl Terrain {
    pub fn name(self) -> Phrase {
        Phrase::named("terrain", self.code())
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
    /// "1107/1108 (outer wall)"; "1520/1619 (church wall with doorway)".
    pub fn name(self) -> Phrase {
        let id = if self.opening().is_some() { "wall-with" } else { "wall" };
        let phrase = Phrase::new(id).with("wall", self.to_string()).with("terrain", self.terrain().name());
        self.opening().into_iter().fold(phrase, |phrase, opening| phrase.with("opening", opening.name()))
    }
}
