//! Who sits where at one table.

use book::Lesson;
use game::{Seat, Seats};
use table::Seating;

use crate::{Beside, Called};

/// A table as the guest who looks at it knows it.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// The table's id, as in `/game/ID`.
    pub id: String,
    /// The table's revision.
    pub at: u64,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// What the guest sees and decides.
    pub seating: Seating,
    /// Why the game does not go on, if it does not.
    pub notice: Option<String>,
    /// The guided first game that is played here, if one is.
    pub lesson: Option<&'static Lesson>,
    /// What is settled there beside the game.
    pub beside: Beside,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// And what he is called, if he has a name.
    Person(Option<Called>),
    /// Nobody has come yet.
    Awaited,
    Computer(ai::Computer),
    /// Nobody: the rules move this side by themselves.
    Rules,
}

impl Sitting {
    /// The seats of computer players who can say why they decided so.
    pub(crate) fn reasonable(&self) -> Seats {
        let seats = self.players.iter().zip(0..).filter_map(|(player, index)| match player {
            Player::Computer(computer) if computer.level.has_reasons() => Some(Seat(index)),
            _ => None,
        });
        seats.fold(Seats::NONE, Seats::with)
    }

    /// Whether nobody but this guest could learn anything from how fast a decision comes.
    pub(crate) fn is_alone(&self) -> bool {
        let others =
            self.players.iter().zip(0..).filter(|&(_, index)| !self.seating.held().contains(Seat(index)));
        self.is_seated()
            && others.into_iter().all(|(player, _)| matches!(player, Player::Computer(_) | Player::Rules))
    }

    pub(crate) fn is_seated(&self) -> bool {
        !self.seating.held().is_empty()
    }
}
