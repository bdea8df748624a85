//! Texas Glory: the war of 1835 and 1836 for Texan independence, with wooden blocks that hide their strength.
//! Rules by Tom Dalgliesh, Dan Mings and Carl Willner (Columbia Games, 2008); the map, the numbers on the
//! blocks and the cards are our reconstructions.
//!
//! Start with [`State`], which is the [`game::Game`]: its `Step` is the sequence of play. The notation is
//! described in [`decision`].

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod charts;
pub mod block;
pub mod card;
mod data;
pub mod decision;
mod event;
mod facts;
mod faults;
mod gestures;
mod illegal;
mod knowledge;
mod legal;
pub mod map;
mod mind;
mod now;
mod odds;
mod picks;
mod pos;
mod rules;
mod scenario;
mod sketch;
mod sources;
mod standing;
mod state;
mod summary;
mod tell;
pub mod view;
mod ways;
mod words;

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Outcome, Pick, Seat, Sink, Viewer, Views};

pub use block::{Block, MEXICAN, TEXAN};
pub use card::Card;
pub use data::{blocks, places};
pub use decision::{Decision, clicks};
pub use event::Event;
pub use illegal::Illegal;
pub use map::Place;
pub use now::Now;
pub use scenario::{Campaign, Options, War, Year};
pub use standing::{Mark, Marks};
pub use state::{Kind, State};
pub use view::View;

use state::{Step, Thrown};

/// More dice than this are thrown one handful after another.
const HANDFUL: u8 = 12;

/// How long a game can last, counted in inputs; and how much is on offer at once. Both with room to spare.
mod bound {
    pub(super) const INPUTS: usize = 20_000;
    pub(super) const OFFER: usize = 300;
}

impl Game for State {
    game::rooms!(War);
    game::tables!();

    fn node(&self) -> Node {
        if let Some(winner) = self.winner {
            return Node::Over(Outcome::won_by(winner));
        }
        let dice = |count: u8| Node::Chance(Draw::Dice { count: count.min(HANDFUL), sides: 6 });
        match self.step {
            Step::Deal | Step::Card => Node::Chance(Draw::OneOf(self.deck_to_draw())),
            Step::Draw => Node::Chance(Draw::OneOf(self.pool())),
            Step::ForcedMarch => dice(self.forced_blocks().len()),
            Step::Fire(block) | Step::Cannon(block) => dice(self.strength(block)),
            Step::Attrition { left, .. } | Step::Deserting { left, .. } => dice(left),
            _ => Node::Decide(self.awaited()),
        }
    }

    fn turn(&self) -> u16 {
        let played = match (self.scenario, self.year) {
            (Campaign::Both, Year::Y1836) => Year::Y1835.turns(),
            _ => 0,
        };
        (played + self.turn).into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.awaited().contains(seat) { self.offers(seat, visit) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        if self.awaited().contains(seat) {
            self.may(seat, decision)
        } else {
            Err(Illegal::OutOfTurn { now: Now::of(self, seat) })
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        self.carry_out(seat, decision, log);
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        if let Fate::Dice(dice) = fate {
            self.dice = Thrown::new(&dice);
            log.emit(|| Event::Rolled { dice: dice.to_vec() });
            match self.step {
                Step::ForcedMarch => self.roll_forced_march(&dice, log),
                Step::Fire(block) => self.roll_fire(block, &dice, log),
                Step::Cannon(block) => self.roll_cannonade(block, &dice, log),
                Step::Attrition { .. } => self.roll_attrition(&dice, log),
                _ => self.roll_desertion(&dice, log),
            }
            return;
        }
        match self.step {
            Step::Deal => self.deal(fate, log),
            Step::Draw => self.draw_block(fate, log),
            _ => self.draw_card(fate, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn views(&self) -> Views<View> {
        View::of_all(self)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn from_picks(&self, seat: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        self.read(seat, picks)
    }

    fn redraw(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        if self.winner.is_some() { self.clone() } else { self.redrawn(knower, below) }
    }

    fn levelled(&self, knower: Seat) -> State {
        if self.winner.is_some() { self.clone() } else { State::levelled(self, knower) }
    }

    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        if self.awaited().contains(seat) { self.drawn_by(seat, below) } else { None }
    }

    fn scenario(&self) -> Option<War> {
        Some(War { campaign: self.scenario, options: self.options })
    }
}

impl State {
    /// One line for each decision; the chapters do the work.
    fn carry_out(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        match decision {
            Decision::Play(card) => self.play_card(seat, card, log),
            Decision::Desert(place) => self.desert(seat, place, log),
            Decision::Muster(block) => self.muster(seat, block, log),
            Decision::Command(leader) => self.activate(leader, log),
            Decision::Send(block) => self.send(block),
            Decision::March(to) => self.march(to, None, log),
            Decision::Attack(to, via) => self.march(to, Some(via), log),
            Decision::Stay => self.stay(log),
            Decision::Sail(block, port) => self.sail(seat, block, port, log),
            Decision::Forage(block) => self.forage(block, log),
            Decision::Burn(place) => self.burn(seat, place, None, log),
            Decision::BurnFor(place, block) => self.burn(seat, place, Some(block), log),
            Decision::Raid(place) => self.begin_raid(seat, place, log),
            Decision::Fight(place) => self.begin_battle(place, log),
            Decision::Surprise => self.use_surprise(log),
            Decision::Withdraw(block) if self.step == Step::Withdraw => self.withdraw_before(block, log),
            Decision::Withdraw(block) => self.withdraw_in_turn(block, log),
            Decision::Join(block) => self.join(block, log),
            Decision::Fire(block) => self.open_fire(block),
            Decision::Pass(block) => self.pass(block, log),
            Decision::Retreat(block, to) => self.retreat(block, to, log),
            Decision::Lose(block) => self.lose(Some(block), log),
            Decision::Regroup(block, to) => self.regroup(block, to, log),
            Decision::Hold => self.hold(log),
            Decision::Cannonade => self.cannonade(log),
            Decision::CannonadeWith(block) => self.cannonade_with(block, log),
            Decision::Storm => self.storm(log),
            Decision::Sally => self.sally(log),
            Decision::Deploy(place) => self.deploy(place, log),
            Decision::Aside => self.keep_aside(log),
            Decision::Enter(place) => match self.step {
                Step::Enter(brigade) => self.enter_brigade(brigade, place, log),
                Step::Commit(brigade) => self.commit(brigade, place, log),
                _ => {}
            },
            Decision::Done if self.step == Step::Cards => self.play_card(seat, Card::NONE, log),
            Decision::Done => self.done(log),
        }
    }

    /// No more of what the step asks for.
    fn done(&mut self, log: &mut impl Sink<Event>) {
        match self.step {
            Step::Muster { seat, .. } => self.after_event(seat, log),
            Step::Orders => self.end_movement(log),
            Step::Command(_) | Step::BurnMarch(_) => self.next_order(log),
            Step::Raid(_) => {
                self.raid = None;
                self.next_battle(self.first, log);
            }
            Step::Battles(chooser) => self.no_more_sieges(chooser, log),
            Step::Surprise => self.open_lines(log),
            Step::Withdraw => self.begin_rounds(log),
            Step::SallyOut => self.end_sally_out(log),
            Step::Line => self.close_line(log),
            Step::Battery => self.open_battery(log),
            Step::Lose { .. } => self.lose(None, log),
            Step::Regroup(_) => self.end_regroup(log),
            _ => {}
        }
    }
}
