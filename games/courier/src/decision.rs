//! Decisions: their notation and their clicks.

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::Place;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Watch(Place),
    Ride(Place),
    Wait,
}

/// What is clicked: two pieces and a button. A place has its own number.
pub const COURIER: Pick = Pick::Piece(0);
pub const PATROL: Pick = Pick::Piece(1);
pub const WAIT: Pick = Pick::Button(0);

impl Decision {
    pub(crate) fn picks(self) -> Vec<Pick> {
        match self {
            Decision::Watch(place) => vec![PATROL, Pick::Place(place.0.into())],
            Decision::Ride(place) => vec![COURIER, Pick::Place(place.0.into())],
            Decision::Wait => vec![WAIT],
        }
    }

    pub(crate) fn from_picks(picks: &[Pick]) -> Option<Decision> {
        match *picks {
            [PATROL, Pick::Place(place)] => Place::new(place).map(Decision::Watch),
            [COURIER, Pick::Place(place)] => Place::new(place).map(Decision::Ride),
            [WAIT] => Some(Decision::Wait),
            _ => None,
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Watch(place) => write!(f, "watch {place}"),
            Decision::Ride(place) => write!(f, "ride {place}"),
            Decision::Wait => f.write_str("wait"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        match text.split_once(' ') {
            Some(("watch", place)) => place.parse().map(Decision::Watch),
            Some(("ride", place)) => place.parse().map(Decision::Ride),
            None if text == "wait" => Ok(Decision::Wait),
            _ => Err(format!("not a decision: {text:?} (write `watch SAL`, `ride CIB` or `wait`)")),
        }
    }
}
