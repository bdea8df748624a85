//! What a stack is worth in a fight, and what a fight would bring: averages, no dice.

use crate::block::Block;

/// A body of blocks: their number, their steps, and what they hit with, letter by letter (steps times rating).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Force {
    pub(super) blocks: u8,
    pub(super) steps: u8,
    pub(super) fire: [u8; 3],
}

impl Force {
    pub(super) fn add(&mut self, strength: u8, (letter, hits_on): (u8, u8)) {
        self.blocks += 1;
        self.steps = self.steps.saturating_add(strength);
        let fire = &mut self.fire[usize::from(letter)];
        *fire = fire.saturating_add(strength * hits_on);
    }

    pub(super) fn join(&mut self, other: Force) {
        self.blocks += other.blocks;
        self.steps = self.steps.saturating_add(other.steps);
        for (ours, theirs) in self.fire.iter_mut().zip(other.fire) {
            *ours = ours.saturating_add(theirs);
        }
    }

    pub(super) fn of(block: Block, strength: u8) -> Force {
        let mut force = Force::default();
        force.add(strength, (block.data().letter, block.data().hits_on));
        force
    }

    pub(super) fn with(mut self, other: Force) -> Force {
        self.join(other);
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.blocks == 0
    }
}

/// How a fight is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Terms {
    /// In the open: attackers fire twice, defenders three times.
    Field,
    /// Against a fort: two rounds, two hits for a step of the defenders.
    Fort,
    /// Against a city: two rounds, two hits for a step of anybody.
    City,
}

/// What a fight would bring on average.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    /// The chance that the attacker clears the field, in percent.
    pub(super) win: i32,
    /// Steps that each side would lose, in tenths.
    pub(super) attacker_loses: i32,
    pub(super) defender_loses: i32,
}

/// A step, in the units of the reckoning.
const STEP: i32 = 60;

/// The averages of a fight to the end: A before B before C, within a letter the defender first.
pub(super) fn odds(attacker: Force, defender: Force, terms: Terms) -> Odds {
    let (walls, hardy) =
        (if terms == Terms::Field { 1 } else { 2 }, if terms == Terms::City { 2 } else { 1 });
    let whole = [i32::from(attacker.steps) * STEP * hardy, i32::from(defender.steps) * STEP * walls];
    if whole[0] == 0 || whole[1] == 0 {
        return Odds { win: if whole[0] > 0 { 99 } else { 0 }, attacker_loses: 0, defender_loses: 0 };
    }
    let mut left = whole;
    let mut dealt = 0;
    for round in 1..=if terms == Terms::Field { 3 } else { 2 } {
        for letter in 0..3 {
            let defence = i32::from(defender.fire[letter]) * (STEP / 6) * left[1] / whole[1];
            left[0] = (left[0] - defence).max(0);
            if round <= 2 {
                let attack = i32::from(attacker.fire[letter]) * (STEP / 6) * left[0] / whole[0];
                dealt += attack;
                left[1] = (left[1] - attack).max(0);
            }
        }
    }
    // The spread of so many hits, about the root of two thirds of them.
    let spread = (dealt * STEP * 2 / 3).unsigned_abs().isqrt().max(1) as i32;
    Odds {
        win: (50 + 40 * (dealt - whole[1]) / spread).clamp(1, 99),
        attacker_loses: (whole[0] - left[0]) * 10 / (STEP * hardy),
        defender_loses: (whole[1] - left[1]) * 10 / (STEP * walls),
    }
}

#[cfg(test)]
mod tests {
    use super::{Force, Odds, Terms, odds};

    fn force(blocks: &[(u8, (u8, u8))]) -> Force {
        let mut force = Force::default();
        blocks.iter().for_each(|&(strength, rating)| force.add(strength, rating));
        force
    }

    #[test]
    fn numbers_win_in_the_open_and_walls_beat_them() {
        let host = force(&[(4, (2, 2)), (4, (2, 2)), (3, (2, 2)), (3, (2, 3))]);
        let few = force(&[(2, (2, 3)), (3, (0, 3)), (2, (0, 1))]);
        assert!(odds(host, few, Terms::Field).win > 60);
        assert!(odds(host, few, Terms::Fort).win < 20);
        assert!(odds(few, host, Terms::Field).win < 10);
    }

    #[test]
    fn an_empty_side_has_lost_already() {
        let some = force(&[(1, (2, 1))]);
        assert_eq!(
            odds(some, Force::default(), Terms::Field),
            Odds { win: 99, attacker_loses: 0, defender_loses: 0 }
        );
        assert_eq!(odds(Force::default(), some, Terms::Field).win, 0);
    }
}
