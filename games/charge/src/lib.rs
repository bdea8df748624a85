//! Charge at the Alamo: the assault of 6 March 1836, by areas. Rules by Richard Treviño; the map, the counters
//! and the combat tables are lost, and ours are reconstructions.
//!
//! Start with [`State`], which is the [`game::Game`]; its notation is described in [`decision`].

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod charts;
mod data;
pub mod decision;
mod event;
mod facts;
mod faults;
mod gestures;
mod force;
mod illegal;
mod legal;
mod map;
mod mind;
mod now;
pub mod odds;
mod picks;
mod pos;
mod rules;
pub mod scenario;
mod sketch;
mod sources;
mod state;
mod summary;
mod tell;
pub mod view;
mod words;

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Outcome, Pick, Seat, Seats, Sink, Viewer};

pub use decision::{Decision, Mark, Order, Who, clicks};
pub use event::Event;
pub use force::Force;
pub use illegal::Illegal;
pub use map::{Area, Areas, Battalion, Column, Columns, Group, Gun, Guns, Unit, Units, Wall, Walls};
pub use now::Now;
pub use rules::victory::MEXICANS_TO_FALL;
pub use scenario::Assault;
pub use state::{Phase, Post, Side, State};
pub use view::View;

use rules::{advance, artillery, attack, buildings, entry, movement, oblique, results, sequence, setup};
use state::Step;

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// Ruling 27: if nobody has won by the end of this turn, the assault has failed.
pub const LAST_TURN: u8 = 100;

/// How long a game can last, counted in inputs.
mod bound {
    use crate::{Area, Areas, Column, Gun, LAST_TURN, Unit};

    const MEXICANS: usize = crate::state::ARMY as usize;
    const ALAMO: usize = Areas::ALAMO.0.count_ones() as usize;

    /// Every Mexican unit rolls at most once, by an order and a die; then `done`, four times.
    const MEXICAN_MOVEMENT: usize = 2 * MEXICANS + 4;
    /// For each area: attack, go, die, two hits, done. Everyone joins once, and advances once at most.
    const TEXIAN_ATTACKS: usize = 6 * Area::COUNT + Unit::COUNT + Gun::COUNT + Unit::COUNT + 1;
    /// For each Alamo area: attack, go, die, three hits, three casualties, done.
    const MEXICAN_ATTACKS: usize = 10 * ALAMO + MEXICANS + MEXICANS + 1;
    const TEXIAN_MOVEMENT: usize = 2 * Unit::COUNT + 1;
    const TURN: usize = MEXICAN_MOVEMENT + TEXIAN_ATTACKS + MEXICAN_ATTACKS + TEXIAN_MOVEMENT;

    /// Besides the turns: every unit is placed, every column enters, every gun is spiked, one bonus is used.
    pub(super) const INPUTS: usize = LAST_TURN as usize * TURN + Unit::COUNT + Column::COUNT + Gun::COUNT + 1;

    /// Most marches: ten units in the central reserve, four of them San Luis (eight ways to choose from two
    /// stacks of two), have 8 areas to go to, and 22 others 3 each; with `done`, 14 · 8 + 22 · 3 + 1. The set-up
    /// offers 10 · 17 + 1, obliques 78 · 2 + 1.
    pub(super) const OFFER: usize = 179;
}

impl Game for State {
    game::rooms!(Assault);
    game::tables!();

    const HIDES: bool = false;

    fn node(&self) -> Node {
        match (self.step, self.step.awaits()) {
            (Step::Over(side), _) => Node::Over(Outcome::won_by(side.seat())),
            (_, Some(side)) => Node::Decide(Seats::one(side.seat())),
            (_, None) => Node::Chance(Draw::D6),
        }
    }

    fn turn(&self) -> u16 {
        self.turn.into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.step.awaits().map(Side::seat) != Some(seat) {
            return ControlFlow::Continue(());
        }
        legal::visit(self, visit)
    }

    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        if self.step.awaits().map(Side::seat) == Some(seat) { legal::draw(self, below) } else { None }
    }

    fn check(&self, _: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::SetUp, Decision::Place(unit, area)) => setup::can_place(self, unit, area),
            (Step::SetUp, Decision::PlaceHidden(unit, area)) => setup::can_place_hidden(self, unit, area),
            (Step::SetUp, Decision::Historic) => setup::can_place_historically(self),
            (Step::March, Decision::March(order)) => movement::can_march(self, order),
            (Step::Oblique, Decision::Oblique(order)) => oblique::can_oblique(self, order),
            (Step::Enter, Decision::Enter(column, area)) => entry::can_enter(self, column, area),
            (Step::Spike, Decision::Spike(gun, area)) => artillery::can_spike(self, gun, area),
            (Step::Attack(side), Decision::Attack(area)) => attack::can_attack(self, side, area),
            (Step::Attack(Side::Mexican), Decision::Clear(area)) => attack::can_clear(self, area),
            (Step::Join(side), Decision::Join(who)) => attack::can_join(self, side, who),
            (Step::Join(side), Decision::JoinAll) => attack::can_join_all(self, side),
            (Step::Join(side), Decision::Cazadores) => attack::can_use_cazadores(self, side),
            (Step::Join(side), Decision::Go) => attack::can_go(self, side),
            (Step::Hit(side), Decision::Hit(mark)) => results::can_hit(self, side, mark),
            (Step::Lose, Decision::Lose(unit)) => results::can_lose(self, unit),
            (Step::Advance(side), Decision::Advance(who)) => advance::can_advance(self, side, who),
            (Step::Move, Decision::Move(unit, to)) => movement::can_move(self, unit, to),
            (Step::Move, Decision::Hide(unit, area)) => buildings::can_hide(self, unit, area),
            (Step::Move, Decision::Emerge(unit, area)) => buildings::can_emerge(self, unit, area),
            (step, Decision::Done) if step.is_free() => Ok(()),
            _ => Err(Illegal::OutOfTurn { now: Now::of(self) }),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{decision}");
        let before = (self.turn, self.step.phase());
        match (self.step, decision) {
            (_, Decision::Place(unit, area)) => setup::place(self, unit, Post::Open(area), log),
            (_, Decision::PlaceHidden(unit, area)) => setup::place(self, unit, Post::Hidden(area), log),
            (_, Decision::Historic) => setup::place_historically(self, log),
            (_, Decision::March(order)) => movement::order_march(self, order),
            (_, Decision::Oblique(order)) => oblique::order_oblique(self, order),
            (_, Decision::Enter(column, area)) => entry::enter(self, column, area, log),
            (_, Decision::Spike(gun, area)) => artillery::spike(self, gun, area, log),
            (Step::Attack(side), Decision::Attack(area)) => attack::begin(self, side, area, log),
            (_, Decision::Clear(area)) => attack::begin_inside(self, area, log),
            (_, Decision::Join(who)) => attack::join(self, who, log),
            (Step::Join(side), Decision::JoinAll) => attack::join_all(self, side, log),
            (_, Decision::Cazadores) => attack::use_cazadores(self, log),
            (Step::Join(side), Decision::Go) => attack::go(self, side),
            (Step::Hit(side), Decision::Hit(mark)) => results::place_hit(self, side, mark, log),
            (_, Decision::Lose(unit)) => results::place_loss(self, unit, log),
            (_, Decision::Advance(who)) => advance::advance(self, who, log),
            (_, Decision::Move(unit, to)) => movement::order_move(self, unit, to, log),
            (_, Decision::Hide(unit, area)) => buildings::hide(self, unit, area, log),
            (_, Decision::Emerge(unit, area)) => buildings::order_emerge(self, unit, area, log),
            (_, Decision::Done) => sequence::end_step(self, log),
            (_, Decision::Attack(_) | Decision::JoinAll | Decision::Go | Decision::Hit(_)) => {}
        }
        sequence::settle(self, before, log);
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let before = (self.turn, self.step.phase());
        let die = fate.die();
        match self.step {
            Step::MarchRoll(order) => movement::resolve_march(self, order, die, log),
            Step::ObliqueRoll(order) => oblique::resolve_oblique(self, order, die, log),
            Step::AttackRoll(side) => results::resolve(self, side, die, log),
            Step::MoveRoll(unit, to) => movement::resolve_move(self, unit, to, die, log),
            Step::EmergeRoll(unit, area) => buildings::resolve_emerge(self, unit, area, die, log),
            _ => debug_assert!(false, "no roll is due"),
        }
        sequence::settle(self, before, log);
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        picks::read(self, picks)
    }

    fn scenario(&self) -> Option<Assault> {
        Some(self.rules)
    }
}
