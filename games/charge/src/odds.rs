//! The combat tables, and the exact chances of an attack.

use serde::Serialize;

use crate::data::data;
use crate::{Area, Gun, Side, Unit};

/// [14.6] Something that adds to the die, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Modifier {
    pub reason: Reason,
    pub value: i8,
}

/// The modifiers of one attack: never more than these.
pub type Modifiers = arrayvec::ArrayVec<Modifier, 12>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// [14.6] Texian units.
    Units { count: u8 },
    /// [14.6] A gun.
    Gun { gun: Gun },
    /// [14.64] Travis or Crockett.
    Leader { unit: Unit },
    /// [14.6] Complete groups of three Mexican units.
    Threes { units: u8 },
    /// [14.63] An unsupported oblique.
    Oblique,
    /// [14.61] The bonus of the light infantry.
    Cazadores,
    /// [14.6] No more than +4.
    Cap,
    /// [14.62] Against units in buildings.
    Building { area: Area },
}

/// [15.0] The hits scored by a die and a modifier.
pub fn hits(side: Side, die: u8, modifier: i8) -> u8 {
    data().hits[side as usize][usize::from(total(die, modifier))]
}

/// [14.5] Die plus modifier, as the table is read.
pub const fn total(die: u8, modifier: i8) -> u8 {
    let total = die as i8 + modifier;
    if total < 0 {
        0
    } else if total > 10 {
        10
    } else {
        total as u8
    }
}

/// In how many of six throws an attack with this modifier scores 0, 1, 2 and 3 hits.
pub fn chances(side: Side, modifier: i8) -> [u8; 4] {
    of_modifier(&data().chances[side as usize], modifier)
}

/// The row of a modifier.
pub(crate) const fn of_modifier(chances: &Chances, modifier: i8) -> [u8; 4] {
    let at = if modifier < LEAST { 0 } else { (modifier - LEAST) as usize };
    chances[if at < MODIFIERS { at } else { MODIFIERS - 1 }]
}

/// Beyond these modifiers all throws are alike.
const LEAST: i8 = -6;
const MODIFIERS: usize = 16;

/// The chances for every modifier.
pub(crate) type Chances = [[u8; 4]; MODIFIERS];

/// The chances by a combat table.
pub(crate) const fn chances_by(table: &[u8; 11]) -> Chances {
    let mut chances = [[0; 4]; MODIFIERS];
    let mut at = 0;
    while at < MODIFIERS {
        let mut die = 1;
        while die <= 6 {
            chances[at][table[total(die, at as i8 + LEAST) as usize] as usize] += 1;
            die += 1;
        }
        at += 1;
    }
    chances
}

/// Six times the hits to be expected.
pub fn expected_sixths(side: Side, modifier: i8) -> u8 {
    (1..=6).map(|die| hits(side, die, modifier)).sum()
}

#[cfg(test)]
mod tests {
    use super::{chances, expected_sixths, hits};
    use crate::Side;

    #[test]
    fn the_tables_read_as_printed() {
        let texian: Vec<u8> = (1..=10).map(|total: u8| hits(Side::Texian, 1, total as i8 - 1)).collect();
        assert_eq!(texian, [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]);
        let mexican: Vec<u8> = (1..=10).map(|total: u8| hits(Side::Mexican, 1, total as i8 - 1)).collect();
        assert_eq!(mexican, [0, 0, 0, 0, 1, 1, 2, 2, 2, 3]);
    }

    #[test]
    fn chances_are_sixths() {
        assert_eq!(chances(Side::Mexican, 4), [0, 2, 3, 1]);
        assert_eq!(chances(Side::Texian, 0), [6, 0, 0, 0]);
        assert_eq!(chances(Side::Mexican, -1), [5, 1, 0, 0]);
        assert_eq!(expected_sixths(Side::Mexican, 4), 11);
    }
}
