//! Who sits at the table, and what the game waits for.

use serde::{Serialize, Serializer};

use crate::Draw;

/// A side, by its place in [`Title::seats`](crate::Title::seats).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// The sides of our games, as programs write them.
pub(crate) const SIDES: [&str; 2] = ["texan", "mexican"];

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(SIDES[usize::from(self.0)])
    }
}

impl utoipa::PartialSchema for Seat {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        crate::schema::one_of(SIDES.into_iter())
    }
}

impl utoipa::ToSchema for Seat {}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

crate::list_schema! { Seats of Seat }

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Someone without a seat: knows only what both sides know.
    Observer,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// These seats each owe a decision. Several at once where the rulebook has them choose in secret.
    Decide(Seats),
    /// Fate owes an answer.
    Chance(Draw),
    Over(Outcome),
}

impl Node {
    /// The seats that owe a decision.
    pub const fn awaited(self) -> Seats {
        match self {
            Node::Decide(seats) => seats,
            Node::Chance(_) | Node::Over(_) => Seats::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Seat>,
    /// Victory points, where the rulebook counts them.
    pub points: Option<i16>,
}

impl Outcome {
    pub const fn won_by(seat: Seat) -> Outcome {
        Outcome { winner: Some(seat), points: None }
    }
}
