//! Who sits where at one table.

use game::{Node, Seat, Seats, Viewer};

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
    /// Whether the game hides things: then two who share a screen look at it one after the other.
    pub hides: bool,
    /// Which of the two sits in front of the screen, if that is known.
    pub eyes: Option<Seat>,
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
    /// Through whose eyes this guest looks now. Two who share a screen look as the side that is awaited; if the
    /// game hides things, as the one in front of it, and while they change places as nobody.
    pub fn viewer(&self, node: Node) -> Viewer {
        let seat = if self.takes_turns_looking() && !matches!(node, Node::Over(_)) {
            self.in_front().filter(|_| self.curtain(node).is_none())
        } else {
            self.held.iter().copied().find(|&seat| awaits(node, seat)).or_else(|| self.held.first().copied())
        };
        seat.map_or(Viewer::Observer, Viewer::Seat)
    }

    /// The seat that may decide here and now, if this guest holds it.
    pub fn to_decide(&self, node: Node) -> Option<Seat> {
        if self.takes_turns_looking() {
            self.in_front().filter(|&seat| awaits(node, seat))
        } else {
            self.held.iter().copied().find(|&seat| awaits(node, seat))
        }
    }

    /// The side that must come to the screen before anything more is shown.
    pub fn curtain(&self, node: Node) -> Option<Seat> {
        if !self.takes_turns_looking() || self.to_decide(node).is_some() {
            return None;
        }
        self.held.iter().copied().find(|&seat| awaits(node, seat))
    }

    /// Whether both sides are played on this screen.
    pub fn shares_screen(&self) -> bool {
        self.held.len() > 1
    }

    /// The seats of computer players who can say why they decided so.
    pub(crate) fn reasonable(&self) -> Seats {
        let seats = self.players.iter().zip(0..).filter_map(|(player, index)| match player {
            Player::Computer(level) if level.has_reasons() => Some(Seat(index)),
            _ => None,
        });
        seats.fold(Seats::NONE, Seats::with)
    }

    fn takes_turns_looking(&self) -> bool {
        self.hides && self.shares_screen()
    }

    fn in_front(&self) -> Option<Seat> {
        self.eyes.filter(|eyes| self.held.contains(eyes))
    }
}

pub(crate) fn awaits(node: Node, seat: Seat) -> bool {
    matches!(node, Node::Decide(seats) if seats.contains(seat))
}

#[cfg(test)]
mod tests {
    use game::{Node, Outcome, Seat, Seats, Viewer};

    use super::Seating;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);

    fn shared(hides: bool, eyes: Option<Seat>) -> Seating {
        Seating { id: String::new(), at: 0, players: Vec::new(), held: vec![RED, BLUE], hides, eyes }
    }

    #[test]
    fn the_curtain_falls_between_two_who_share_a_screen_and_hide_things() {
        let blue = Node::Decide(Seats::one(BLUE));
        for (eyes, curtain, viewer) in [
            (None, Some(BLUE), Viewer::Observer),
            (Some(RED), Some(BLUE), Viewer::Observer),
            (Some(BLUE), None, Viewer::Seat(BLUE)),
        ] {
            let seating = shared(true, eyes);
            assert_eq!((seating.curtain(blue), seating.viewer(blue)), (curtain, viewer));
            assert_eq!(seating.to_decide(blue).is_some(), curtain.is_none());
        }
        let open = shared(false, None);
        assert_eq!((open.curtain(blue), open.viewer(blue)), (None, Viewer::Seat(BLUE)));
    }

    #[test]
    fn who_chooses_in_secret_at_once_chooses_in_turn() {
        let both = Node::Decide(Seats::one(RED).with(BLUE));
        assert_eq!(shared(true, None).curtain(both), Some(RED));
        assert_eq!(shared(true, Some(BLUE)).to_decide(both), Some(BLUE));
    }

    #[test]
    fn after_the_end_nothing_is_hidden() {
        let over = Node::Over(Outcome { winner: Some(RED), points: None });
        assert_eq!(
            (shared(true, None).curtain(over), shared(true, None).viewer(over)),
            (None, Viewer::Seat(RED))
        );
    }
}
