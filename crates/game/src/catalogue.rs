//! What stands on the box: names, scenarios, sides, options.

use crate::Seat;
use crate::seat::SIDES;

/// A game as it is listed: everything a lobby needs to know before it starts one.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    /// As typed on the command line: `charge`.
    pub id: &'static str,
    /// As printed on the box.
    pub name: &'static str,
    /// The first is recommended to whoever begins.
    pub scenarios: &'static [Scenario],
    /// The ids of the sides, in the order of their [`Seat`]s: `["texan", "mexican"]`.
    pub seats: &'static [&'static str],
    /// Optional rules that a new game may choose.
    pub options: &'static [Choice],
    /// Goes up when records made before may no longer replay.
    pub rules_version: u16,
}

/// A place to start from. Its name and description are messages: `scenario-ID`, `scenario-ID-about`.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    pub id: &'static str,
    /// How many persons it takes; the other sides play by the rules' own tables.
    pub players: u8,
}

/// An optional rule. Named by the messages `option-ID` and `option-ID-VALUE`.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub id: &'static str,
    /// The first is the default.
    pub values: &'static [&'static str],
}

impl Title {
    /// A game between Texans and Mexicans, without options.
    pub const fn new(id: &'static str, name: &'static str, scenarios: &'static [Scenario]) -> Title {
        Title { id, name, scenarios, seats: &SIDES, options: &[], rules_version: 1 }
    }

    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|&side| side == id).map(|at| Seat(at as u8))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats.len() as u8).map(Seat)
    }

    pub fn seat_id(&self, seat: Seat) -> &'static str {
        self.seats[usize::from(seat.0)]
    }

    /// The scenario that a text form is of: its id comes first.
    pub fn scenario(&self, text: &str) -> Option<&'static Scenario> {
        let id = text.split_whitespace().next()?;
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// The scenario to begin with.
    pub fn recommended(&self) -> &'static Scenario {
        &self.scenarios[0]
    }
}
