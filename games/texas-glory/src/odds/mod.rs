//! What a side may expect of a fight before it decides.
//!
//! Every way to go on is tried out many times on redraws of what is hidden, both sides fighting by the [drill](drill); or
//! it is calculated to the [end](exact), where nothing is hidden and little can happen. The answer depends on what the side
//! knows and on nothing else: the same view, the same odds.

mod drill;
mod exact;
mod ways;

use game::{Game, Guess, Node, Odds, Phrase, Seat};

use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::map::Place;
use crate::state::{At, Kind, State, Step};
use drill::Stance;
use ways::Way;

/// Inputs to be spent on all ways together, so that an answer takes a few milliseconds.
const INPUTS: u32 = 10_000;
const MOST_TRIALS: u32 = 1_000;
const FEWEST_TRIALS: u32 = 40;

/// The odds of each way that `seat` has to go on; none where no fight is in question.
pub fn odds(guess: &Guess<State>, seat: Seat) -> Vec<Odds> {
    if !guess.awaited().contains(seat) || guess.winner.is_some() {
        return Vec::new();
    }
    let level = guess.levelled(seat);
    let ways = level.ways(seat);
    let exact: Vec<Option<Tally>> = ways.iter().map(|way| level.exactly(seat, way)).collect();
    let rest = exact.iter().filter(|tally| tally.is_none()).count();
    let share = INPUTS / rest.max(1) as u32;
    let weighed = ways.iter().zip(exact).map(|(way, exact)| {
        let (tally, trials) = exact.map_or_else(|| level.try_out(seat, way, share), |tally| (tally, 0));
        told(way, tally, trials)
    });
    weighed.collect()
}

/// What is told of a way; no trials if it was calculated to the end.
fn told(way: &Way, tally: Tally, trials: u32) -> Odds {
    let scale = if trials == 0 { exact::ONE } else { trials.into() };
    let chance = way.aim.map(|_| ((tally.won * 1000 + scale / 2) / scale) as u16);
    let error = if trials == 0 || way.aim.is_none() { 0 } else { error(tally.won, trials.into()) };
    let losses = tally.lost.map(|lost| ((lost * 10 + scale / 2) / scale) as u16);
    Odds { way: way.name(), about: about(way, chance, error, losses, trials), chance, error, losses, trials }
}

/// What came of a fight, or of many: successes, and steps that Texas and Mexico lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    won: u64,
    lost: [u64; 2],
}

/// A fight under way, and what it is about.
struct Trial {
    place: Place,
    kind: Kind,
    attacks: bool,
    /// Who was there when it began, with what strength.
    before: [u8; Block::COUNT],
}

impl State {
    /// Fights on redraws until the inputs are spent.
    fn try_out(&self, seat: Seat, way: &Way, inputs: u32) -> (Tally, u32) {
        let mut dice = Dice::seeded(&self.pos());
        let (mut total, mut trials, mut spent) = (Tally::default(), 0, 0);
        while trials < FEWEST_TRIALS || trials < MOST_TRIALS && spent < inputs {
            let mut state = self.redrawn(seat, &mut |n| dice.below(n));
            let Some(trial) = state.set_out(seat, way) else { break };
            spent += 4 + state.fight_out(seat, way.stance, &mut dice);
            let tally = state.count(&trial, seat);
            total.won += tally.won;
            total.lost = [total.lost[0] + tally.lost[0], total.lost[1] + tally.lost[1]];
            trials += 1;
        }
        (total, trials.max(1))
    }

    /// Fights until the fight is over; says how many inputs that took.
    fn fight_out(&mut self, seat: Seat, stance: Stance, dice: &mut Dice) -> u32 {
        let mut inputs = 0;
        loop {
            match (self.step, self.node()) {
                (Step::Fire(_) | Step::Cannon(_), Node::Chance(draw)) => {
                    self.resolve(draw.nth(dice.below(draw.ways())), &mut ());
                }
                _ if self.drill(seat, stance) => {}
                _ => return inputs,
            }
            inputs += 1;
        }
    }

    /// What came of a fight.
    fn count(&self, trial: &Trial, seat: Seat) -> Tally {
        let won = match self.winner {
            Some(winner) => winner == seat,
            None => self.has_won(trial, seat),
        };
        let mut lost = [0; 2];
        for block in Block::all() {
            let before = trial.before[block.index()];
            if before > 0 {
                lost[usize::from(self.seat_of(block).0)] +=
                    u64::from(before.saturating_sub(self.left_of(block)));
            }
        }
        Tally { won: won.into(), lost }
    }

    /// Attackers win when nobody stands against them, stormers when nobody is left inside; defenders when they hold.
    fn has_won(&self, trial: &Trial, seat: Seat) -> bool {
        let place = trial.place;
        match (trial.kind, trial.attacks) {
            (Kind::Storm, true) => self.own(enemy(seat), place).is_empty(),
            (Kind::Sally, false) => !self.outside(seat, place).is_empty(),
            (_, true) => self.outside(enemy(seat), place).is_empty() && !self.own(seat, place).is_empty(),
            (_, false) => !self.own(seat, place).is_empty(),
        }
    }

    /// The steps that its side still has of a block; none of a gun that was taken.
    fn left_of(&self, block: Block) -> u8 {
        match self.at(block) {
            At::DEAD => 0,
            At::AWAY if block.is_artillery() => 0,
            _ => self.strength(block),
        }
    }

    /// Notes who is there as the fight begins.
    fn trial(&self, place: Place, seat: Seat) -> Trial {
        let mut before = [0; Block::COUNT];
        for block in self.here(place).iter() {
            before[block.index()] = self.strength(block);
        }
        let (kind, attacks) = match &self.battle {
            Some(battle) => (battle.kind, battle.attacker == seat),
            None => (Kind::Field, true),
        };
        Trial { place, kind, attacks, before }
    }

    /// Whether the fight goes on.
    fn is_fighting(&self) -> bool {
        let battle = matches!(
            self.step,
            Step::Surprise | Step::Withdraw | Step::SallyOut | Step::Turn | Step::Reply | Step::Line
        );
        self.winner.is_none() && self.battle.is_some() && (battle || matches!(self.step, Step::Lose { .. }))
    }
}

fn about(way: &Way, chance: Option<u16>, error: u16, losses: [u16; 2], trials: u32) -> Phrase {
    let tenths = |lost: u16| Phrase::new("odds-tenths").with("whole", lost / 10).with("tenth", lost % 10);
    let phrase = match (way.aim, chance, trials) {
        (Some(aim), Some(chance), 0) => {
            Phrase::new("odds-exact").with("aim", Phrase::new(aim)).with("chance", percent(chance))
        }
        (Some(aim), Some(chance), _) => Phrase::new("odds-tried")
            .with("aim", Phrase::new(aim))
            .with("chance", percent(chance))
            .with("error", percent(error).max(1)),
        (_, _, 0) => Phrase::new("odds-losses-exact"),
        _ => Phrase::new("odds-losses-tried"),
    };
    let phrase = if trials > 0 { phrase.with("trials", i64::from(trials)) } else { phrase };
    phrase
        .with("texan", tenths(losses[usize::from(TEXAN.0)]))
        .with("mexican", tenths(losses[usize::from(MEXICAN.0)]))
}

fn percent(thousandths: u16) -> u16 {
    (thousandths + 5) / 10
}

/// Half of the 95 % interval of a share, in thousandths, after Agresti and Coull.
fn error(won: u64, trials: u64) -> u16 {
    let (won, trials) = (won + 2, trials + 4);
    ((1960 * 1960 * won * (trials - won) / trials).isqrt() / trials) as u16
}

/// Dice of our own, the same for the same position.
struct Dice(u64);

impl Dice {
    fn seeded(text: &str) -> Dice {
        Dice(text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        }))
    }

    /// SplitMix64; the bias of the remainder is far below what a thousand trials could show.
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

#[cfg(test)]
mod tests;
