//! What a stack is worth in a fight, and what a fight would bring: averages, no dice.

use crate::block::Block;

/// A body of blocks: their number, their steps, and what they hit with, letter by letter (steps times rating). All of them lie side by
/// side in one number, so that bodies are joined by one addition; none comes near to filling its part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Force(u64);

/// How many bits each part has.
const PART: u32 = 12;
const STEPS: u32 = PART;
const FIRE: u32 = 2 * PART;

impl Force {
    pub(super) const NONE: Force = Force(0);

    fn part(self, from: u32) -> u8 {
        (self.0 >> from & ((1 << PART) - 1)).min(255) as u8
    }

    pub(super) fn blocks(self) -> u8 {
        self.part(0)
    }

    pub(super) fn steps(self) -> u8 {
        self.part(STEPS)
    }

    /// What those with a letter hit with.
    fn fire(self, letter: u8) -> u8 {
        self.part(FIRE + u32::from(letter) * PART)
    }

    pub(super) fn add(&mut self, strength: u8, (letter, hits_on): (u8, u8)) {
        let fire = u64::from(strength * hits_on) << (FIRE + u32::from(letter) * PART);
        self.0 += 1 + (u64::from(strength) << STEPS) + fire;
    }

    pub(super) fn join(&mut self, other: Force) {
        self.0 += other.0;
    }

    pub(super) fn of(block: Block, strength: u8) -> Force {
        let mut force = Force::default();
        force.add(strength, (block.data().letter, block.data().hits_on));
        force
    }

    pub(super) fn with(self, other: Force) -> Force {
        Force(self.0 + other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.blocks() == 0
    }

    /// The share of a force that finds room for this many blocks.
    pub(super) fn cut_to(self, room: u8) -> Force {
        let blocks = self.blocks();
        if blocks <= room {
            return self;
        }
        let share = |value: u8| u64::from(value) * u64::from(room) / u64::from(blocks);
        let fire =
            (0..3).map(|letter| share(self.fire(letter)) << (FIRE + u32::from(letter) * PART)).sum::<u64>();
        Force(u64::from(room) + (share(self.steps()) << STEPS) + fire)
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
    pub win: i32,
    /// Steps that each side would lose, in tenths.
    pub attacker_loses: i32,
    pub defender_loses: i32,
}

/// A step, in the units of the calculation.
const STEP: i32 = 60;
/// Faces of a die: strength times rating, by this, is what a body hits on average.
const FACES: u64 = 6;

/// What is divided by the faces of a die and a number of steps, without dividing: nothing is asked more often.
#[derive(Clone, Copy)]
struct Share(u64);

impl Share {
    const SHIFT: u32 = 36;
    /// Steps behind walls count twice.
    const MOST: usize = 2 * u8::MAX as usize;

    const fn among(steps: usize) -> Share {
        if steps == 0 { Share(0) } else { Share((1 << Share::SHIFT) / (FACES * steps as u64) + 1) }
    }

    fn of(self, value: i32) -> i32 {
        ((value as u64 * self.0) >> Share::SHIFT) as i32
    }
}

/// By the number of steps.
static SHARES: [Share; Share::MOST + 1] = {
    let mut shares = [Share(0); Share::MOST + 1];
    let mut steps = 0;
    while steps <= Share::MOST {
        shares[steps] = Share::among(steps);
        steps += 1;
    }
    shares
};

/// One side of a fight.
struct Side {
    force: Force,
    share: Share,
    whole: i32,
    left: i32,
}

impl Side {
    /// A body of which it takes so many hits to cost a step.
    fn new(force: Force, hits: usize) -> Side {
        let steps = usize::from(force.steps()) * hits;
        let whole = steps as i32 * STEP;
        Side { force, share: SHARES[steps], whole, left: whole }
    }

    /// What those who are left hit with, of a letter.
    fn hits(&self, letter: u8) -> i32 {
        self.share.of(i32::from(self.force.fire(letter)) * self.left)
    }

    fn suffer(&mut self, hits: i32) {
        self.left = (self.left - hits).max(0);
    }

    /// Steps lost, in tenths.
    fn lost(&self, hits: usize) -> i32 {
        let lost = self.whole - self.left;
        if hits == 1 { lost * 10 / STEP } else { lost * 5 / STEP }
    }
}

/// The averages of a fight to the end: A before B before C, within a letter the defender first.
pub(super) fn odds(attacker: Force, defender: Force, terms: Terms) -> Odds {
    let (walls, hardy) =
        (if terms == Terms::Field { 1 } else { 2 }, if terms == Terms::City { 2 } else { 1 });
    let (mut attack, mut defence) = (Side::new(attacker, hardy), Side::new(defender, walls));
    if attack.whole == 0 || defence.whole == 0 {
        return Odds { win: if attack.whole > 0 { 99 } else { 0 }, attacker_loses: 0, defender_loses: 0 };
    }
    let mut dealt = 0;
    for round in 1..=if terms == Terms::Field { 3 } else { 2 } {
        for letter in 0..3 {
            attack.suffer(defence.hits(letter));
            if round <= 2 {
                let hits = attack.hits(letter);
                dealt += hits;
                defence.suffer(hits);
            }
        }
    }
    // The spread of this many hits, about the root of two thirds of them.
    let spread = (dealt * STEP * 2 / 3).unsigned_abs().isqrt().max(1) as i32;
    Odds {
        win: (50 + 40 * (dealt - defence.whole) / spread).clamp(1, 99),
        attacker_loses: attack.lost(hardy),
        defender_loses: defence.lost(walls),
    }
}

#[cfg(test)]
mod tests {
    use super::{FACES, Force, Odds, STEP, Share, Terms, odds};

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

    /// As division would have it, up to the most that the strongest body could hit with.
    #[test]
    fn shares_are_exact() {
        for steps in 1..=Share::MOST {
            let (share, by) = (Share::among(steps), FACES as i32 * steps as i32);
            let most = i32::from(u8::MAX) * STEP * steps as i32;
            for value in (by..=most).step_by(by as usize) {
                assert_eq!([value - 1, value].map(|it| share.of(it)), [value - 1, value].map(|it| it / by));
            }
            assert_eq!(share.of(most), most / by);
        }
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
