//! What is added to a die, and what to expect of it.

use serde::Serialize;

use crate::Officer;

/// Something that adds to a die, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Modifier {
    pub reason: Reason,
    pub value: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// [1.1a] [1.1b] An officer with them.
    Officer { officer: Officer },
    /// [3c] Fire into an adjacent zone.
    Adjacent,
    /// [3c] Guns into an adjacent zone.
    AdjacentCannon,
    /// [4.1.1] The 18-pounder into an adjacent zone; on morale, at any range.
    Eighteen,
    /// [3c] Three Mexican counters fire together.
    ThreeFire,
    /// [1.3.4a] [4.2] A battery.
    Battery,
    /// [3.2c] Hit by cannon.
    Cannon,
    /// [3.2c] Two or three counters fired together.
    Volley { count: u8 },
    /// [3.2c] Militia.
    Militia,
    /// [3.2c] Entering a zone of Texans.
    Entering,
    /// [9b] Bowie's pistols.
    Pistols,
    /// [7a] Texans defending.
    Defending,
    /// [7a] Two or three counters together.
    Together { count: u8 },
    /// [7a] Mexicans on foot.
    Mass,
    /// [7a] Horsemen.
    Cavalry,
    /// [7a] Guns with ammunition.
    Canister,
    /// [7.3] A crew without ammunition.
    Spent,
}

/// The modifiers of one die: never more than these.
pub type Modifiers = arrayvec::ArrayVec<Modifier, 6>;

/// What they add up to.
pub fn total(modifiers: &Modifiers) -> i8 {
    modifiers.iter().map(|modifier| modifier.value).sum()
}

/// [3] Whether a shot hits: a natural 1 never, a natural 6 always.
pub fn hits(die: u8, modifier: i8, needed: u8) -> bool {
    die != 1 && (die == 6 || die as i8 + modifier >= needed as i8)
}

/// In how many of six throws a shot hits.
pub fn hit_ways(modifier: i8, needed: u8) -> u8 {
    (1..=6).filter(|&die| hits(die, modifier, needed)).count() as u8
}

/// [3.2b] How a morale test ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Morale {
    Rout,
    Retreat,
    Hold,
}

/// [3.2b] A natural 1 is always a rout, a natural 6 always holds.
pub fn morale(die: u8, modifier: i8) -> Morale {
    match (die, die as i8 + modifier) {
        (1, _) => Morale::Rout,
        (6, _) => Morale::Hold,
        (_, ..=1) => Morale::Rout,
        (_, 2..=5) => Morale::Retreat,
        (_, 6..) => Morale::Hold,
    }
}

/// In how many of six throws a counter routs, retreats, holds.
pub fn morale_ways(modifier: i8) -> [u8; 3] {
    let mut ways = [0; 3];
    for die in 1..=6 {
        ways[morale(die, modifier) as usize] += 1;
    }
    ways
}

/// [7] In how many of 36 throws of both dice the Texans win a melee; they win ties.
pub fn melee_ways(texan: i8, mexican: i8) -> u8 {
    let throws = (1..=6).flat_map(|mine: i8| (1..=6).map(move |theirs: i8| (mine, theirs)));
    throws.filter(|(mine, theirs)| mine + texan >= theirs + mexican).count() as u8
}

#[cfg(test)]
mod tests {
    use super::{hit_ways, melee_ways, morale_ways};

    #[test]
    fn natural_ones_and_sixes_stand() {
        assert_eq!([hit_ways(0, 4), hit_ways(0, 6), hit_ways(5, 4), hit_ways(-9, 6)], [3, 1, 5, 1]);
        assert_eq!(morale_ways(0), [1, 4, 1]);
        assert_eq!(morale_ways(-3), [4, 1, 1]);
        assert_eq!(morale_ways(2), [1, 2, 3]);
    }

    #[test]
    fn ties_are_texan() {
        assert_eq!([melee_ways(0, 0), melee_ways(6, 0), melee_ways(0, 6)], [21, 36, 0]);
    }
}
