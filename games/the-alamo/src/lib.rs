//! The Alamo: the assault of 6 March 1836, hex by hex, over walls, roofs and rooms. After the game published by SPI in
//! 1981; its charts, sequence of play and lines of sight survive, the rest is our reconstruction.
//!
//! Where things are:
//!
//! | File | What |
//! |---|---|
//! | [`map`] | hexes, places (hex and level), hexsides, Entry Areas, the Terrain Effects Chart |
//! | [`pieces`] | units, leaders, batteries, columns |
//! | [`scenario`] | the options of a new game |
//! | [`decision`] | decisions, their notation, their clicks and the numbers of clicks |
//! | `state` | the position and the sequence of play (`Step`) |
//! | [`view`] | what a viewer may know; it also answers for lines of sight |
//! | [`sight`] | lines of sight: clear, or what blocks and by which clause |
//! | [`odds`] | the Combat Results Table and the Damage Check |
//! | `rules/` | the rules, a chapter a file |
//! | `mind/` | rules of thumb for the computer player |
//! | `words`, `names`, `tell`, `sketch` | message ids and their arguments |
//! | `sample` | a random decision, quickly |
//! | `picks`, `now` | what clicks mean, what is awaited, and the fact in the way of the rest |
//! | `board`, `places` | reading the position, moving pieces about; sets of places |
//! | `pos`, `faults` | positions as text, and what cannot stand |
//!
//! Start with [`State`], which is the [`game::Game`].

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod charts;
mod board;
mod data;
pub mod decision;
mod derived;
mod event;
mod facts;
mod faults;
mod gestures;
mod illegal;
pub mod map;
mod mind;
mod names;
mod now;
pub mod odds;
mod picks;
pub mod pieces;
mod places;
mod pos;
mod rules;
mod sample;
pub mod scenario;
pub mod sight;
mod sketch;
mod sources;
mod state;
mod summary;
mod tell;
pub mod view;
mod words;

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Outcome, Pick, Seat, Seats, Sink, Viewer, Views};

pub use decision::{Decision, clicks};
pub use event::Event;
pub use illegal::Illegal;
pub use map::{Area, Facing, Ground, Hex, Link, Place, Terrain, Wall};
pub use now::Now;
pub use pieces::{Battery, Column, Kind, Leader, Piece, Unit};
pub use scenario::Assault;
pub use sight::Block;
pub use state::{Arrival, Ending, Order, Phase, Post, Reserve, Side, State, Walls, Way};
pub use view::View;

use rules::{
    aim, arrival, artillery, attack, facing, leaders, movement, reserve, results, retreat, sequence, setup,
    victory,
};
use state::Step;

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// [R16d] If nobody has won by the end of this turn, the assault has failed.
pub const LAST_TURN: u8 = 30;

/// How long a game can last, counted in inputs.
mod bound {
    use crate::{Area, Battery, Column, LAST_TURN, Leader, Unit};

    const PIECES: usize = Unit::COUNT + Leader::COUNT + Battery::COUNT;
    /// A piece is taken up, takes others along and goes; by an option a Mexican goes hex by hex and is answered.
    const MOVE: usize = 4 + 3 * 8;
    /// Attack, aim, die, dice, counterattack with the same, two units' and five leaders' dice, retreat, advance.
    const ATTACK: usize = 20;
    const TURN: usize = PIECES * (MOVE + ATTACK) + 2 * Unit::COUNT + 16;
    const SET_UP: usize = 3 * PIECES + Column::COUNT + 8;

    pub(super) const INPUTS: usize = LAST_TURN as usize * TURN + SET_UP;

    /// Most at a gun: every enemy by fire and melee, and every hexside. The columns offer 36 pieces on eight hexes each.
    pub(super) const OFFER: usize = 2 * 44 + 225 + Area::COUNT;
}

impl Game for State {
    game::rooms!(Assault);
    game::tables!();

    fn node(&self) -> Node {
        const TWO_DICE: Draw = Draw::Dice { count: 2, sides: 6 };
        match self.step {
            Step::Over(ending) => Node::Over(Outcome::won_by(ending.winner().seat())),
            Step::DamageRoll | Step::TrackRoll(_) | Step::SiegeRoll => Node::Chance(TWO_DICE),
            _ => match self.awaits() {
                Some(side) => Node::Decide(Seats::one(side.seat())),
                None => Node::Chance(Draw::D6),
            },
        }
    }

    fn turn(&self) -> u16 {
        self.turn.into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.awaits().map(Side::seat) != Some(seat) {
            return ControlFlow::Continue(());
        }
        sequence::choices(self, visit)?;
        if self.step.is_free() { visit(Decision::Done) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, _: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Guns, Decision::Gun(battery, place)) => setup::can_post(self, battery, place),
            (Step::Guns | Step::Garrison, Decision::Historic) => setup::can_place_historically(self),
            (Step::Plot, Decision::Plot(column, area)) => setup::can_plot(self, column, area),
            (Step::Plot, Decision::Commit) => setup::can_seal(self),
            (Step::Garrison, Decision::Take(piece)) => setup::can_take(self, piece),
            (Step::Put(piece), Decision::Put(place)) => setup::can_put(self, piece, place),
            (Step::FirstFacing | Step::Facing, Decision::Face(unit, hex)) => {
                facing::can_face(self, unit, hex)
            }
            (Step::React(mover), Decision::Face(unit, hex)) => facing::can_react(self, mover, unit, hex),
            (Step::Deploy(arrival), Decision::Deploy(piece, place)) => {
                arrival::can_deploy(self, arrival, piece, place)
            }
            (Step::Deploy(arrival), Decision::DeployAll) => arrival::can_deploy_all(self, arrival),
            (Step::Commitment, Decision::Reserve) => reserve::can_commit(self),
            (Step::Move(side), Decision::Move(piece)) => movement::can_move(self, side, piece),
            (Step::Moving(piece), Decision::With(along)) => movement::can_take(self, piece, along),
            (Step::Moving(piece), Decision::To(place)) => movement::can_go(self, piece, place),
            (Step::Moving(_), Decision::Stay) if movement::can_stay(self) => Ok(()),
            (Step::Move(_) | Step::Moving(_), Decision::Leave) => Err(Illegal::EdgeOfMap),
            (Step::Attack(side), Decision::Attack(piece)) => aim::can_attack(self, side, piece),
            (Step::Aim(piece), Decision::Fire(unit)) => aim::can_strike(self, piece, unit, Way::Fire),
            (Step::Aim(piece), Decision::Melee(unit)) => aim::can_strike(self, piece, unit, Way::Melee),
            (Step::Aim(piece), Decision::Breach(wall)) => artillery::can_breach(self, piece, wall),
            (Step::Retreat(unit), Decision::Retreat(place)) => retreat::can_retreat(self, unit, place),
            (Step::Retreat(unit), Decision::Leave) => retreat::can_leave(self, unit),
            (Step::Advance, Decision::Advance | Decision::Stay) => Ok(()),
            (step, Decision::Done) if step.is_free() => Ok(()),
            _ => Err(Illegal::OutOfTurn { now: Now::of(self) }),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{decision}");
        match (self.step, decision) {
            (_, Decision::Gun(battery, place)) => setup::post(self, battery, place, log),
            (_, Decision::Historic) => setup::place_historically(self, log),
            (_, Decision::Plot(column, area)) => setup::plot(self, column, area, log),
            (_, Decision::Commit) => setup::seal(self, log),
            (_, Decision::Take(piece)) => self.step = Step::Put(piece),
            (Step::Put(piece), Decision::Put(place)) => setup::put(self, piece, place, log),
            (Step::React(_), Decision::Face(unit, hex)) => facing::react(self, unit, hex, log),
            (_, Decision::Face(unit, hex)) => facing::face(self, unit, hex, log),
            (Step::Deploy(arrival), Decision::Deploy(piece, place)) => {
                arrival::deploy(self, arrival, piece, place, log);
            }
            (Step::Deploy(arrival), Decision::DeployAll) => arrival::deploy_all(self, arrival, log),
            (_, Decision::Reserve) => {
                reserve::commit(self, log);
                movement::begin(self, Side::Mexican, log);
            }
            (_, Decision::Move(piece)) => movement::begin_move(self, piece),
            (_, Decision::With(along)) => movement::take(self, along),
            (Step::Moving(piece), Decision::To(place)) => movement::go(self, piece, place, log),
            (Step::Moving(piece), Decision::Stay) => movement::stop(self, piece),
            (_, Decision::Attack(piece)) => self.step = Step::Aim(piece),
            (Step::Aim(piece), Decision::Fire(unit)) => attack::strike(self, piece, unit, Way::Fire, log),
            (Step::Aim(piece), Decision::Melee(unit)) => attack::strike(self, piece, unit, Way::Melee, log),
            (Step::Aim(Piece::Battery(battery)), Decision::Breach(wall)) => {
                artillery::fire_at(self, battery, wall);
            }
            (Step::Retreat(unit), Decision::Retreat(place)) => retreat::retreat(self, unit, place, log),
            (Step::Retreat(unit), Decision::Leave) => retreat::leave(self, unit, log),
            (_, Decision::Advance) => attack::advance(self, log),
            (Step::Advance, Decision::Stay) => attack::end(self, log),
            (_, Decision::Done) => sequence::end_step(self, log),
            _ => debug_assert!(false, "not awaited: {decision}"),
        }
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let two = match fate {
            Fate::Dice(dice) if dice.len() == 2 => [dice[0], dice[1]],
            _ => [fate.die(), 0],
        };
        let [die, _] = two;
        match self.step {
            Step::AttackRoll => attack::resolve(self, die, log),
            Step::BreachRoll(wall) => artillery::resolve(self, wall, die, log),
            Step::DamageRoll => attack::check_damage(self, two, log),
            Step::TrackRoll(unit) => results::roll_track(self, unit, two, log),
            Step::LeaderRoll(leader) => leaders::resolve(self, leader, die, log),
            Step::WithdrawalRoll => victory::roll_withdrawal(self, die, log),
            Step::SiegeRoll => victory::tell_siege(self, two, log),
            _ => debug_assert!(false, "no roll is due"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn views(&self) -> Views<View> {
        View::of_all(self)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        picks::read(self, picks)
    }

    fn redraw(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        let mut state = self.clone();
        if knower != MEXICAN {
            setup::redraw_plot(&mut state, below);
        }
        state
    }

    fn levelled(&self, knower: Seat) -> State {
        let mut state = self.clone();
        if knower != MEXICAN {
            // While it is being plotted, the Texans see how many columns are, not which.
            state.plot.sort_by_key(Option::is_none);
        }
        state.redraw(knower, &mut |_| 0)
    }

    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        sample::sample(self, seat, below)
    }

    fn scenario(&self) -> Option<Assault> {
        Some(self.rules)
    }
}
