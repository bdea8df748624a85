//! Small fights calculated to the end: every number of hits, weighed by how many throws show it.

#![expect(
    clippy::mutable_key_type,
    reason = "a position knows its edition by its address alone: what that has worked out changes no key"
)]

use game::{Dice, Draw, Fate, Game, Node, Seat};

use super::drill::Stance;
use super::ways::Way;
use super::{Tally, Trial};
use crate::block::enemy;
use crate::map::Place;
use crate::state::{State, Step, Thrown};

/// Certainty, in the fixed point that chances and losses are calculated in.
pub const ONE: u64 = 1_000_000_000;
/// More steps than these, or more positions, are tried out instead.
const MOST_STEPS: u32 = 10;
const MOST_POSITIONS: usize = 800;
/// A die has this many faces.
const SIDES: u64 = 6;

/// The positions met so far, with what comes of them.
#[expect(clippy::disallowed_types, reason = "it is asked, never walked through")]
type Known = std::collections::HashMap<State, Tally>;

impl State {
    /// What comes of a way, if nothing that matters is hidden and it is small enough.
    pub(super) fn exactly(&self, seat: Seat, way: &Way) -> Option<Tally> {
        let mut state = self.clone();
        let trial = state.set_out(seat, way)?;
        let steps: u32 = state.here(trial.place).iter().map(|block| u32::from(state.strength(block))).sum();
        if steps > MOST_STEPS || self.hides(enemy(seat), trial.place) {
            return None;
        }
        let mut known = Known::new();
        state.expected(seat, way.stance, &trial, &mut known)
    }

    /// Whether a side has blocks here that the other cannot tell for sure.
    fn hides(&self, seat: Seat, place: Place) -> bool {
        self.own(seat, place).iter().any(|block| self.classmates(block).len() > 1)
    }

    /// The mean over all throws. Both sides fight by drill, so that there is nothing else to weigh.
    fn expected(&mut self, seat: Seat, stance: Stance, trial: &Trial, known: &mut Known) -> Option<Tally> {
        let draw = loop {
            if let Node::Chance(draw) = self.node()
                && matches!(self.step, Step::Fire(_) | Step::Cannon(_))
            {
                break draw;
            }
            if !self.drill(seat, stance) {
                let Tally { won, lost } = self.count(trial, seat);
                return Some(Tally { won: won * ONE, lost: lost.map(|lost| lost * ONE) });
            }
        };
        self.dice = Thrown::default();
        if let Some(&tally) = known.get(self) {
            return Some(tally);
        }
        if known.len() >= MOST_POSITIONS {
            return None;
        }
        let tally = self.mean(draw, seat, stance, trial, known)?;
        known.insert(self.clone(), tally);
        Some(tally)
    }

    fn mean(
        &self,
        draw: Draw,
        seat: Seat,
        stance: Stance,
        trial: &Trial,
        known: &mut Known,
    ) -> Option<Tally> {
        let (Draw::Dice { count, .. }, Step::Fire(block) | Step::Cannon(block)) = (draw, self.step) else {
            return None;
        };
        let hits_on =
            if matches!(self.step, Step::Cannon(_)) { block.data().hits_on } else { self.rating(block).1 };
        let mut sums = [0_u128; 3];
        for hits in 0..=count {
            let ways = throws(count, hits, hits_on);
            if ways == 0 {
                continue;
            }
            let mut next = self.clone();
            next.resolve(throw(count, hits), &mut ());
            let Tally { won, lost } = next.expected(seat, stance, trial, known)?;
            for (sum, part) in sums.iter_mut().zip([won, lost[0], lost[1]]) {
                *sum += u128::from(part) * u128::from(ways);
            }
        }
        let all = u128::from(SIDES.pow(count.into()));
        let [won, texan, mexican] = sums.map(|sum| (sum / all) as u64);
        Some(Tally { won, lost: [texan, mexican] })
    }
}

/// A throw with this many hits: ones, and sixes, which never hit.
fn throw(count: u8, hits: u8) -> Fate {
    let mut faces = [6; Dice::MAX];
    faces[..usize::from(hits)].fill(1);
    Fate::Dice(Dice::new(&faces[..usize::from(count)]).expect("checked: a handful"))
}

/// How many throws of `count` dice have exactly this many hits.
fn throws(count: u8, hits: u8, hits_on: u8) -> u64 {
    let choose = (0..u64::from(hits)).fold(1, |ways, at| ways * (u64::from(count) - at) / (at + 1));
    choose * u64::from(hits_on).pow(hits.into()) * (SIDES - u64::from(hits_on)).pow((count - hits).into())
}
