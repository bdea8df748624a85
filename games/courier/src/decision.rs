//! Decisions: their notation and their clicks.

use game::Pick;

use crate::Place;

game::decisions! {
    "`watch SAL`, `ride CIB` or `wait`":
    Watch(place: Place) = "watch {place}",
    Ride(place: Place) = "ride {place}",
    Wait = "wait",
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
