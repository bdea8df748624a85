//! Who sits where at one table.

use game::{Node, Seat, Viewer};

/// A table as the guest who looks at it knows it.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The table's id, as in `/game/ID`.
    pub id: String,
    /// The table's revision.
    pub at: u64,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// The seats this guest holds: none for an observer, both when two share a screen.
    pub held: Vec<Seat>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Person,
    /// Nobody has come yet. The path of the invitation, `/join/ID/INVITE`, for the guest who may hand it on.
    Awaited {
        invite: Option<String>,
    },
    Computer(ai::Level),
    /// Nobody: the rules move this side by themselves.
    Rules,
}

impl Seating {
    /// Through whose eyes this guest looks now. Two who share a screen look as the side that is awaited.
    pub fn viewer(&self, node: Node) -> Viewer {
        let awaited = self.held.iter().copied().find(|&seat| awaits(node, seat));
        awaited.or_else(|| self.held.first().copied()).map_or(Viewer::Observer, Viewer::Seat)
    }

    /// The seat that may decide here and now, if this guest holds it.
    pub fn to_decide(&self, node: Node) -> Option<Seat> {
        self.held.iter().copied().find(|&seat| awaits(node, seat))
    }

    /// Whether both sides are played on this screen.
    pub fn shares_screen(&self) -> bool {
        self.held.len() > 1
    }
}

pub(crate) fn awaits(node: Node, seat: Seat) -> bool {
    matches!(node, Node::Decide(seats) if seats.contains(seat))
}
