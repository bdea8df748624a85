//! Who sees, and who decides: the one answer for pages, programs, advice, replay and news.

use game::{Node, Seat, Seats, Viewer};

use crate::Table;

/// Somebody who asks something of a table, at one moment of it.
///
/// Two people who share a screen hold both seats. Where the game hides things they take turns looking: the one who says that he sits in
/// front of it sees his side while it is awaited; otherwise the table is seen as nobody's, and a curtain hangs before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    held: Seats,
    /// Whose eyes are asked for.
    eyes: Option<Viewer>,
    awaited: Seats,
    over: bool,
    hides: bool,
}

/// Why somebody does not decide here and now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// He has no seat.
    Observer,
    Over,
    /// Both seats are his, and it is not said which of the two asks.
    BehindCurtain,
    NotAwaited,
}

impl Seating {
    /// Somebody who holds these seats.
    pub fn at(table: &(impl Table + ?Sized), held: Seats) -> Seating {
        Seating::new(table.node(), table.hides(), held)
    }

    fn new(node: Node, hides: bool, held: Seats) -> Seating {
        let over = matches!(node, Node::Over(_));
        Seating { held, eyes: None, awaited: node.awaited(), over, hides }
    }

    /// The same, asking to look through these eyes: an observer's, his own, or anybody's once the game is over. `None` if they are not
    /// his.
    pub fn through(self, eyes: Viewer) -> Option<Seating> {
        let may = match eyes {
            Viewer::Observer => true,
            Viewer::Seat(seat) => self.over || self.held.contains(seat),
        };
        may.then_some(Seating { eyes: Some(eyes), ..self })
    }

    /// Through whose eyes the table is seen.
    pub fn viewer(&self) -> Viewer {
        let may_see = |seat: &Seat| self.over || !self.takes_turns_looking() || self.awaited.contains(*seat);
        self.in_front().filter(may_see).map_or(Viewer::Observer, Viewer::Seat)
    }

    /// The seat that decides here and now.
    pub fn to_decide(&self) -> Result<Seat, Idle> {
        let seat = self.own_seat()?;
        if self.over {
            Err(Idle::Over)
        } else if self.awaited.contains(seat) {
            Ok(seat)
        } else if self.takes_turns_looking() {
            Err(Idle::BehindCurtain)
        } else {
            Err(Idle::NotAwaited)
        }
    }

    /// The seat through whose eyes the table is seen.
    pub fn looking_seat(&self) -> Result<Seat, Idle> {
        let seat = self.own_seat()?;
        if self.viewer() == Viewer::Seat(seat) { Ok(seat) } else { Err(Idle::BehindCurtain) }
    }

    /// The seats with whose eyes he may look back at the match: all of them once it is over, until then the one through whose eyes he sees
    /// it.
    pub fn looking_back(&self) -> Result<Seats, Idle> {
        if self.over { Ok(Seats::one(Seat(0)).with(Seat(1))) } else { self.looking_seat().map(Seats::one) }
    }

    /// The seat that is asked for, seen or not: only to say why it may not decide or take back.
    pub fn own_seat(&self) -> Result<Seat, Idle> {
        if self.held.is_empty() {
            return Err(Idle::Observer);
        }
        self.in_front().filter(|&seat| self.held.contains(seat)).ok_or(Idle::BehindCurtain)
    }

    /// The side that must come to the screen before anything more is shown.
    pub fn curtain(&self) -> Option<Seat> {
        if self.over || !self.takes_turns_looking() || self.to_decide().is_ok() {
            return None;
        }
        self.held_and_awaited()
    }

    /// The eyes that were asked for.
    pub fn eyes(&self) -> Option<Viewer> {
        self.eyes
    }

    /// The seats this person holds: none for an observer, both when two share a screen.
    pub fn held(&self) -> Seats {
        self.held
    }

    /// Whether both sides are played on this screen.
    pub fn shares_screen(&self) -> bool {
        self.held.iter().count() > 1
    }

    fn takes_turns_looking(&self) -> bool {
        self.hides && self.shares_screen()
    }

    /// Who sits there: as he says; where nothing needs to be said, the one who is awaited, or the only one.
    fn in_front(&self) -> Option<Seat> {
        match self.eyes {
            Some(Viewer::Seat(seat)) => Some(seat),
            Some(Viewer::Observer) => None,
            None if self.takes_turns_looking() && !self.over => None,
            None => self.held_and_awaited().or_else(|| self.held.iter().next()),
        }
    }

    fn held_and_awaited(&self) -> Option<Seat> {
        self.held.iter().find(|&seat| self.awaited.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use game::{Node, Outcome, Seat, Seats, Viewer};

    use super::{Idle, Seating};

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);
    const BOTH: Seats = Seats::one(RED).with(BLUE);

    fn shared(hides: bool, node: Node, eyes: Option<Seat>) -> Seating {
        let seating = Seating::new(node, hides, BOTH);
        eyes.map_or(seating, |eyes| seating.through(Viewer::Seat(eyes)).expect("both are his"))
    }

    #[test]
    fn the_curtain_falls_between_two_who_share_a_screen_and_hide_things() {
        let blue = Node::Decide(Seats::one(BLUE));
        for (eyes, curtain, viewer) in [
            (None, Some(BLUE), Viewer::Observer),
            (Some(RED), Some(BLUE), Viewer::Observer),
            (Some(BLUE), None, Viewer::Seat(BLUE)),
        ] {
            let seating = shared(true, blue, eyes);
            assert_eq!((seating.curtain(), seating.viewer()), (curtain, viewer));
            let decides = if curtain.is_none() { Ok(BLUE) } else { Err(Idle::BehindCurtain) };
            assert_eq!((seating.to_decide(), seating.looking_seat()), (decides, decides));
        }
        let open = shared(false, blue, None);
        assert_eq!((open.curtain(), open.viewer(), open.to_decide()), (None, Viewer::Seat(BLUE), Ok(BLUE)));
    }

    #[test]
    fn who_chooses_in_secret_at_once_chooses_in_turn() {
        let both = Node::Decide(BOTH);
        assert_eq!(shared(true, both, None).curtain(), Some(RED));
        assert_eq!(shared(true, both, Some(BLUE)).to_decide(), Ok(BLUE));
    }

    #[test]
    fn after_the_end_nothing_is_hidden() {
        let over = Node::Over(Outcome { winner: Some(RED), points: None });
        let seating = shared(true, over, None);
        assert_eq!((seating.curtain(), seating.viewer()), (None, Viewer::Seat(RED)));
        assert_eq!(seating.to_decide(), Err(Idle::Over));
        let observer = Seating::new(over, true, Seats::NONE);
        assert_eq!(observer.viewer(), Viewer::Observer);
        let seen = |eyes| observer.through(eyes).map(|seating| seating.viewer());
        assert_eq!(seen(Viewer::Seat(BLUE)), Some(Viewer::Seat(BLUE)));
        assert_eq!(shared(true, over, None).through(Viewer::Observer).unwrap().viewer(), Viewer::Observer);
    }

    #[test]
    fn who_holds_one_seat_looks_through_no_others_eyes() {
        let blue = Node::Decide(Seats::one(BLUE));
        let red = Seating::new(blue, true, Seats::one(RED));
        assert_eq!((red.viewer(), red.curtain()), (Viewer::Seat(RED), None));
        assert_eq!((red.to_decide(), red.own_seat()), (Err(Idle::NotAwaited), Ok(RED)));
        assert_eq!(red.through(Viewer::Seat(BLUE)), None);
        let observer = Seating::new(blue, true, Seats::NONE);
        assert_eq!((observer.viewer(), observer.to_decide()), (Viewer::Observer, Err(Idle::Observer)));
    }
}
