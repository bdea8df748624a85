//! What the toy is made of: blocks, decisions, refusals, events, views.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use super::fault::Fault;

pub const SPACES: u8 = 5;

/// A hidden block: its chit is its name, and gives its strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    pub space: u8,
    pub chit: u8,
    /// Seen by all, in a fight.
    pub shown: bool,
}

impl Block {
    pub fn strength(self) -> u8 {
        self.chit / 2 + 1
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
pub enum Plan {
    Bold,
    Wary,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A chit is drawn for a block.
    Muster {
        seat: Seat,
        slot: u8,
    },
    Plan([Option<Plan>; 2]),
    March,
    /// The marcher's block at `slot` is about to enter an enemy's space.
    Answer {
        slot: u8,
        to: u8,
    },
    Fight {
        slot: u8,
        to: u8,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Plan(Plan),
    March {
        slot: u8,
        to: u8,
    },
    Raise,
    Halt,
    Stand,
    FallBack,
    /// Only with a fault: clicked like `halt`.
    Dawdle,
    /// Only with a fault: its click begins a march.
    Dash,
    /// Only with a fault: written like `halt`.
    Mumble,
}

game::refusals! {
    "1" => NotNow = "refused";
    "3.1" => NoBlock = "refused";
    "3.2" => TooFar = "refused";
    "3.3" => OwnBlock = "refused";
    "3.4" => Held { strength: u8 } = "refused-held";
    "4.1" => NoRoom = "refused";
}

/// An event, and the fault under which it happened.
#[derive(Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct Event {
    pub what: What,
    #[serde(skip)]
    pub fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub enum What {
    Mustered {
        seat: Seat,
        chit: Option<u8>,
    },
    /// `None` once redacted.
    Chose {
        seat: Seat,
        plan: Option<Plan>,
    },
    Planned {
        red: Plan,
        blue: Plan,
    },
    Marched {
        seat: Seat,
        to: u8,
        chit: Option<u8>,
    },
    FellBack {
        to: u8,
    },
    Fought {
        winner: u8,
        loser: u8,
        dice: [u8; 2],
    },
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

/// A block as someone sees it: its space, and its chit if known.
pub type Seen = (u8, Option<u8>);

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct View {
    pub node: &'static str,
    pub turn: u8,
    pub marcher: &'static str,
    /// For each side: whether it has planned, and how, if the viewer may know.
    pub plans: [(bool, Option<Plan>); 2],
    #[schema(value_type = Vec<Vec<Object>>)]
    pub blocks: [[Option<Seen>; 3]; 2],
    pub pool: u32,
}

pub fn every_decision() -> impl Iterator<Item = Decision> {
    let marches = (0..3).flat_map(|slot| (0..SPACES).map(move |to| Decision::March { slot, to }));
    let plain = [
        Decision::Plan(Plan::Bold),
        Decision::Plan(Plan::Wary),
        Decision::Raise,
        Decision::Halt,
        Decision::Stand,
        Decision::FallBack,
        Decision::Dawdle,
        Decision::Dash,
        Decision::Mumble,
    ];
    plain.into_iter().chain(marches)
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Plan(Plan::Bold) => f.write_str("plan bold"),
            Decision::Plan(Plan::Wary) => f.write_str("plan wary"),
            Decision::March { slot, to } => write!(f, "march {slot} {to}"),
            Decision::Raise => f.write_str("raise"),
            Decision::Halt | Decision::Mumble => f.write_str("halt"),
            Decision::Stand => f.write_str("stand"),
            Decision::FallBack => f.write_str("fall back"),
            Decision::Dawdle => f.write_str("dawdle"),
            Decision::Dash => f.write_str("dash"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let found = every_decision().find(|decision| decision.to_string() == text);
        found.ok_or_else(|| format!("no such decision: {text:?}"))
    }
}
