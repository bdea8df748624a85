//! Looking back at single moments of a game: what a throw gave, and what a decision cost, told apart the way backgammon programs do it.
//!
//! Both are differences between two ways in which the game could have gone on, each looked at in the same worlds, with the same dice where
//! nothing else was decided ([`Mind::occasion`]). The two go on by the rules of thumb as far as the game looks ahead ([`Mind::HORIZON`]),
//! and are valued there. What is hidden from the seat that looks back is drawn again in each world.

use std::iter::Sum;
use std::ops::{Add, Neg};
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use game::{CERTAIN, Fate, Guess, Mind, Node, Seat};

use crate::arena::mix;
use crate::{Effort, Memory, policy, search};

/// Half of a 95 % interval, in standard errors.
const Z: f64 = 1.96;

/// A difference in worth, in shares of a victory: its mean over worlds, and the variance of that mean.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Margin {
    pub mean: f64,
    pub variance: f64,
}

impl Margin {
    /// The mean of these, and how sure it is.
    fn of(differences: impl Iterator<Item = f64>) -> Margin {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for difference in differences {
            count += 1.0;
            sum += difference;
            squares += difference * difference;
        }
        if count < 2.0 {
            return Margin::default();
        }
        let mean = sum / count;
        Margin { mean, variance: ((squares - sum * mean) / (count - 1.0)).max(0.0) / count }
    }

    /// Half of its 95 % interval.
    pub fn error(self) -> f64 {
        Z * self.variance.sqrt()
    }
}

impl Add for Margin {
    type Output = Margin;

    fn add(self, other: Margin) -> Margin {
        Margin { mean: self.mean + other.mean, variance: self.variance + other.variance }
    }
}

impl Sum for Margin {
    fn sum<I: Iterator<Item = Margin>>(margins: I) -> Margin {
        margins.fold(Margin::default(), Margin::add)
    }
}

impl Neg for Margin {
    type Output = Margin;

    fn neg(self) -> Margin {
        Margin { mean: -self.mean, ..self }
    }
}

/// The luck of a throw to the seat whose guess it is: what it may expect after this answer of fate, less the mean over all answers.
/// Worlds in which fate could not have answered so are left out.
pub fn luck<G: Mind>(before: &Guess<G>, fate: Fate, worlds: u32, seed: u64) -> Margin {
    let ways_on = Ways::from(before);
    Margin::of((0..worlds).filter_map(|number| {
        let (state, world) = ways_on.world(seed, number);
        let Node::Chance(draw) = state.node() else { return None };
        if !draw.admits(fate) {
            return None;
        }
        let (ways, number) = (draw.ways(), u64::from(number));
        // Few answers are all tried in turn.
        let other = if ways <= worlds.into() { number % ways } else { mix(world, number) % ways };
        let worth = |fate| {
            let mut state = state.clone();
            state.resolve(fate, &mut ());
            ways_on.worth(state, world)
        };
        Some(worth(fate) - worth(draw.nth(other)))
    }))
}

/// What a decision of the seat whose guess it is cost, or several that make one order: what it may expect of the `better` ones, less what it
/// may expect of those `made`. Less than nothing if they were better after all.
pub fn cost<G: Mind>(
    before: &Guess<G>,
    better: &[G::Decision],
    made: &[G::Decision],
    worlds: u32,
    seed: u64,
) -> Margin {
    let ways_on = Ways::from(before);
    Margin::of((0..worlds).map(|number| {
        let (state, world) = ways_on.world(seed, number);
        let worth = |decisions| ways_on.worth(ways_on.decided(state.clone(), decisions), world);
        worth(better) - worth(made)
    }))
}

/// Where a decision of the seat whose guess it is leads, in this many worlds: the states at the horizon.
pub fn prospects<G: Mind>(before: &Guess<G>, decision: G::Decision, worlds: u32, seed: u64) -> Vec<G> {
    let ways_on = Ways::from(before);
    let lead = |number| {
        let (state, world) = ways_on.world(seed, number);
        let mut state = ways_on.decided(state, &[decision]);
        ways_on.play_on(&mut state, world);
        state
    };
    (0..worlds).map(lead).collect()
}

/// What a general would have decided after this many playouts. Nothing if there was no choice, or none that looking ahead could judge.
pub fn considered<G: Mind>(
    guess: &Guess<G>,
    playouts: u32,
    stop: &AtomicBool,
    seed: u64,
) -> Option<G::Decision> {
    let seat = guess.knower();
    let awaited = matches!(guess.node(), Node::Decide(seats) if seats.contains(seat));
    if !awaited || policy::only(&**guess, seat).is_some() || !guess.ponders(seat) {
        return None;
    }
    let mut rng = Rng::with_seed(seed);
    let verdict = search(guess, Effort::Playouts(playouts), 1, stop, &mut Memory::default(), &mut rng);
    verdict.ranked.first().map(|best| best.decision)
}

/// The ways on from a moment, as far as the game looks ahead.
struct Ways<'a, G> {
    before: &'a Guess<G>,
    horizon: u16,
}

impl<G: Mind> Ways<'_, G> {
    fn from(before: &Guess<G>) -> Ways<'_, G> {
        Ways { before, horizon: before.stage() + G::HORIZON }
    }

    /// What is hidden and what fate will answer, in one world.
    fn world(&self, seed: u64, number: u32) -> (G, u64) {
        let world = mix(seed, number.into());
        let mut rng = Rng::with_seed(world);
        (self.before.again(&mut |n| rng.u64(..n)).into_thought(), world)
    }

    /// The state after these decisions, as far as nothing comes between them.
    fn decided(&self, mut state: G, decisions: &[G::Decision]) -> G {
        let seat = self.before.knower();
        for &decision in decisions {
            if !state.node().awaited().contains(seat) || state.check(seat, decision).is_err() {
                break;
            }
            state.decide(seat, decision, &mut ());
        }
        state
    }

    /// What comes of a state to the seat that looks back, from 0 to 1.
    fn worth(&self, mut state: G, world: u64) -> f64 {
        let share = f64::from(self.play_on(&mut state, world)) / f64::from(CERTAIN);
        if self.before.knower() == Seat(0) { share } else { 1.0 - share }
    }

    /// Goes on by the rules of thumb as far as the game looks ahead; says what that is worth to the first seat.
    fn play_on(&self, state: &mut G, world: u64) -> i32 {
        let mut rng = Rng::with_seed(!world);
        let mut plans = [const { None }; 2];
        loop {
            match state.node() {
                Node::Over(outcome) => return state.worth(outcome),
                Node::Chance(draw) => {
                    let ways = draw.ways();
                    let lot = state.occasion().map_or_else(|| rng.u64(..ways), |at| mix(world, at) % ways);
                    state.resolve(draw.nth(lot), &mut ());
                }
                Node::Decide(seats) => {
                    if state.stage() >= self.horizon
                        && let Some(value) = state.value()
                    {
                        return value;
                    }
                    let seat = seats.iter().next().expect("checked: a node awaits somebody");
                    let decision = policy::quick(state, seat, &mut plans[usize::from(seat.0)], &mut rng);
                    state.decide(seat, decision.expect("checked: an awaited seat can decide"), &mut ());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Margin;

    #[test]
    fn a_mean_knows_how_sure_it_is() {
        let margin = Margin::of([0.1, 0.3].into_iter());
        assert!((margin.mean - 0.2).abs() < 1e-9);
        // The spread of two that are 0.2 apart is 0.02; of their mean half of that.
        assert!((margin.variance - 0.01).abs() < 1e-9);
        assert_eq!(Margin::of([0.5].into_iter()), Margin::default());
        let both = margin + -margin;
        assert!(both.mean.abs() < 1e-9 && (both.variance - 0.02).abs() < 1e-9);
    }
}
