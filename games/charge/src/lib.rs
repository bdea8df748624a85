//! Charge at the Alamo: the assault of 6 March 1836, by areas. Rules by Richard Treviño; the map, the counters
//! and the combat tables are lost, and ours are reconstructions.
//!
//! Start with [`State`], which is the [`game::Game`]; its notation is described in [`decision`].

mod data;
pub mod decision;
mod event;
mod force;
mod illegal;
mod map;
mod mind;
pub mod odds;
mod rulebook;
mod rules;
mod scenario;
mod state;
pub mod view;
mod words;

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Outcome, Pick, Scenario, Seat, Seats, Sink, Title, Viewer};

pub use decision::{Decision, Mark, Order, Who, clicks};
pub use event::Event;
pub use force::Force;
pub use illegal::Illegal;
pub use map::{Area, Areas, Battalion, Column, Group, Gun, Unit, Wall};
pub use scenario::Assault;
pub use state::{Phase, Post, Side, State};
pub use view::View;

use state::Step;

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// Ruling 27: if nobody has won by the end of this turn, the assault has failed.
pub const LAST_TURN: u8 = 100;

impl Game for State {
    type Scenario = Assault;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    const TITLE: Title = Title {
        id: "charge",
        name: "Charge at the Alamo",
        scenarios: &[Scenario { id: "assault", recommended: true, players: 2 }],
        seats: &["texan", "mexican"],
        options: &[],
        rules_version: 1,
    };
    const MAX_INPUTS: usize = 40_000;
    const MAX_OFFER: usize = 181;

    fn start(_: Assault) -> State {
        rules::setup::start()
    }

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
        let _ = seat;
        visit(Decision::Historic)
    }

    fn check(&self, _: Seat, _: Decision) -> Result<(), Illegal> {
        Err(Illegal::NotNow)
    }

    fn decide(&mut self, _: Seat, _: Decision, _: &mut impl Sink<Event>) {}

    fn resolve(&mut self, _: Fate, _: &mut impl Sink<Event>) {}

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn picks(decision: Decision) -> Vec<Pick> {
        decision.picks()
    }

    fn from_picks(&self, _: &[Pick]) -> Option<Decision> {
        None
    }

    fn redraw(&self, _: Seat, _: &mut impl FnMut(u64) -> u64) -> State {
        self.clone()
    }

    fn pos(&self) -> String {
        String::new()
    }

    fn from_pos(_: &str) -> Result<State, Vec<String>> {
        Err(Vec::new())
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }
}
