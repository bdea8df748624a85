//! Thirteen Days of Glory: the fall of the Alamo on 6 March 1836, zone by zone, against Mexicans who play
//! themselves. Rules by Franck Yeghicheyan; the map is lost, and ours is a reconstruction.
//!
//! Start with [`State`], which is the [`game::Game`]; its notation is described in [`decision`].

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod charts;
mod automaton;
mod data;
pub mod decision;
mod derived;
mod event;
mod facts;
mod faults;
mod gestures;
mod illegal;
mod legal;
pub mod map;
mod mind;
pub mod odds;
mod picks;
mod pos;
mod rules;
mod sample;
mod scenario;
mod sketch;
mod sources;
mod state;
mod summary;
mod tell;
pub mod view;
mod words;

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Pick, Seat, Seats, Sink, Viewer};

pub use decision::clicks::Thing;
pub use decision::{Decision, Man, March, clicks};
pub use event::{Event, Why};
pub use illegal::Illegal;
pub use map::{
    Arm, Battalion, Edge, Gun, Guns, Kind, Officer, Officers, Section, Sections, Unit, Units, Wall, Walls,
    Zone, Zones,
};
pub use scenario::Assault;
pub use state::{Crew, End, Fire, GunState, Mark, Phase, Side, Spot, State};
pub use view::View;

use rules::{
    arrival, batteries, bombardment, captured, fallback, fire, march, melee, morale, movement, officers,
    retreat, rifles, sappers, sequence, setup, victory,
};
use state::Step;

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// How long a game can last, counted in inputs.
mod bound {
    use crate::data::{ENTRIES, LAST_TURN};
    use crate::state::{COUNTERS, ROUNDS};
    use crate::{Gun, Officer, Unit, Wall, Zone};

    /// Side, kind, target, three batteries, a die for every two guns.
    const BOMBARDMENT: usize = ROUNDS as usize * (3 + 3 + Gun::COUNT / 2);
    /// Everyone placed; two dice; each battalion enters counter by counter at worst.
    const ARRIVAL: usize = Unit::COUNT + 3 + 2 + ENTRIES + COUNTERS;

    /// A shot is a decision or a choice of target, its die, one for who was hit, one for an officer; a counter that
    /// loses its footing is at most one retreat more.
    const SHOT: usize = 5;
    /// Guns in nine zones, infantry in twelve; everyone moves; `done` three times.
    const TEXAN: usize = (Gun::COUNT + Unit::COUNT) * SHOT + Unit::COUNT + 3 + 3;
    /// In each zone of Texans which melee is next, two dice, and retreats.
    const MELEE: usize = (Unit::COUNT + Gun::COUNT) * 3 + Unit::COUNT + COUNTERS;
    /// The die of the batteries, three shots, captured guns; every zone with infantry; sappers by order and die. Each of them
    /// may drive three counters back.
    const MEXICAN_FIRE: usize = 1 + (3 + Gun::COUNT + COUNTERS) * SHOT + 2 * 4 + 3 * (3 + 4);
    /// Ladders by order and die; every counter by an order, met by fire; officers; `done`.
    const MEXICAN_MOVEMENT: usize = 2 * Wall::COUNT + COUNTERS * SHOT + Officer::COUNT + 1;
    const TURN: usize = COUNTERS + TEXAN + MELEE + MEXICAN_FIRE + MEXICAN_MOVEMENT + MELEE;

    pub(super) const INPUTS: usize = BOMBARDMENT + ARRIVAL + LAST_TURN as usize * TURN;

    /// The Mexican player offers most: 32 counters on foot with 8 neighbours at most, twelve of them led by an
    /// officer over two zones, cavalry over four, five officers, ladders.
    pub(super) const OFFER: usize = 32 * 8 + 12 * 20 + 4 * 40 + 5 * Zone::COUNT + Wall::COUNT + 1;
}

impl Game for State {
    game::rooms!(Assault);
    game::tables!();

    const HIDES: bool = false;

    fn node(&self) -> Node {
        match self.awaits() {
            Some(side) => Node::Decide(Seats::one(side.seat())),
            None if self.step == Step::Over => Node::Over(victory::outcome(self)),
            None => Node::Chance(self.question()),
        }
    }

    fn turn(&self) -> u16 {
        self.turn.into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.awaits().map(Side::seat) != Some(seat) {
            return ControlFlow::Continue(());
        }
        legal::visit(self, visit)
    }

    fn check(&self, _: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Place, Decision::Place(man, zone)) => setup::can_place(self, man, zone),
            (Step::Place, Decision::Usual) => setup::can_place_usually(self),
            (Step::Cannon, Decision::Cannon(from, to)) => fire::can_fire_cannon(self, from, to),
            (Step::Cannon, Decision::Gun(gun, to)) => fire::can_fire_gun(self, gun, to),
            (Step::Rifles, Decision::Rifles(from, to)) => fire::can_fire_rifles(self, from, to),
            (Step::Move, Decision::Move(man, to)) => movement::can_move(self, man, to),
            (Step::Retreat(due), Decision::Retreat(unit, to)) => fallback::can_retreat(self, due, unit, to),
            (Step::Withdraw(zone), Decision::Withdraw(order)) => retreat::can_withdraw(self, zone, order),
            (Step::RifleTarget(due), Decision::Rifles(from, to)) => rifles::can_choose(self, due, from, to),
            (Step::Turned(due), Decision::Cannon(from, to)) => captured::can_turn(self, due, from, to),
            (Step::Dig(due), Decision::Dig(wall)) => sappers::can_dig(self, due, wall),
            (Step::BatteryTarget, Decision::Battery(mark)) => batteries::can_aim(self, mark),
            (Step::Melees, Decision::Melee(zone)) => melee::can_fight(self, zone),
            (Step::March, Decision::Climb(wall)) => march::can_climb(self, wall),
            (Step::March, Decision::March(order)) => march::can_march(self, order),
            (Step::March, Decision::Move(Man::Officer(officer), to)) => march::can_lead(self, officer, to),
            (step, Decision::Done) if step.is_free() => Ok(()),
            (step, Decision::Done) => Err(Illegal::CannotPass { now: view::awaited(step) }),
            (_, Decision::Usual) => Err(Illegal::PlacementOver),
            (step, _) => Err(Illegal::WrongPhase { now: view::awaited(step) }),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{decision}");
        let step = std::mem::replace(&mut self.step, Step::RunOn);
        match (step, decision) {
            (Step::Place, Decision::Usual) => setup::place_usually(self, log),
            (Step::Place, Decision::Place(man, zone)) => setup::place(self, man, zone, log),
            (Step::RifleTarget(_), Decision::Rifles(from, to)) => {
                fire::order(self, Fire::MexicanRifles, from, to);
            }
            (Step::Turned(_), Decision::Cannon(from, to)) => fire::order(self, Fire::Captured, from, to),
            (_, Decision::Gun(gun, to)) => fire::order_gun(self, gun, to),
            (_, Decision::Dig(wall)) => sappers::dig(self, wall),
            (_, Decision::Cannon(from, to)) => fire::order(self, Fire::TexanCannon, from, to),
            (_, Decision::Rifles(from, to)) => fire::order(self, Fire::TexanRifles, from, to),
            (Step::Move, Decision::Move(man, to)) => movement::carry_out(self, man, to, log),
            (_, Decision::Retreat(unit, to)) => fallback::retreat(self, unit, to, log),
            (_, Decision::Withdraw(order)) => retreat::withdraw(self, order, log),
            (_, Decision::Battery(mark)) => batteries::aim(self, mark),
            (_, Decision::Melee(zone)) => self.step = Step::TexanMeleeRoll(zone),
            (step, Decision::Done) => sequence::done(self, step, log),
            (_, order) => sequence::carry_out(self, order, Why::Ordered, log),
        }
        sequence::run_on(self, log);
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let die = fate.die();
        match std::mem::replace(&mut self.step, Step::RunOn) {
            Step::BombardSide => bombardment::choose_side(self, die, log),
            Step::BombardKind => bombardment::choose_kind(self, die, log),
            Step::BombardTarget => bombardment::choose_target(self, die, log),
            Step::BombardShot => bombardment::shoot(self, die, log),
            Step::CounterBattery => bombardment::answer(self, die, log),
            Step::ColumnRoll => arrival::roll_columns(self, die, log),
            Step::ReserveRoll => arrival::roll_reserve(self, die, log),
            Step::EntryRoll => arrival::enter(self, die, log),
            Step::CounterRoll => arrival::enter_single(self, die, log),
            Step::ShotRoll => fire::resolve(self, die, log),
            Step::SurvivalRoll => fire::resolve_survival(self, die, log),
            Step::MoraleRoll => morale::resolve(self, die, log),
            Step::OfficerRoll(officer) => officers::resolve(self, officer, die, log),
            Step::TexanMeleeRoll(zone) => melee::roll_texan(self, zone, die),
            Step::MexicanMeleeRoll(zone) => melee::resolve(self, zone, die, log),
            Step::BatteryRoll => batteries::roll(self, die, log),
            Step::BatteryTarget => {
                batteries::aim(self, Mark::from_code(die).expect("checked: it was offered"));
            }
            Step::RifleTarget(zone) => rifles::aim(self, zone, die, log),
            Step::SapperRoll(section) => sappers::resolve(self, section, die, log),
            Step::ClimbRoll(wall) => march::resolve_climb(self, wall, die, log),
            step => debug_assert!(false, "no die is due: {step:?}"),
        }
        sequence::run_on(self, log);
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        picks::read(self, picks)
    }

    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        if self.awaits().map(Side::seat) == Some(seat) { sample::draw(self, below) } else { None }
    }

    fn scenario(&self) -> Option<Assault> {
        Some(self.scenario)
    }
}

impl State {
    /// What fate is asked: a die, or which of several targets or zones.
    fn question(&self) -> Draw {
        match self.step {
            Step::BombardTarget => Draw::OneOf(bombardment::targets(self)),
            Step::BatteryTarget => Draw::OneOf(batteries::targets(self)),
            Step::RifleTarget(zone) => Draw::OneOf(rifles::draw(self, zone)),
            Step::EntryRoll | Step::CounterRoll => arrival::draw(self),
            _ => Draw::D6,
        }
    }
}
