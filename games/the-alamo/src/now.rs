//! What the game waits for, as prompts and refusals tell it.

use game::Phrase;

use crate::view::{Awaited, View};
use crate::{Arrival, Piece, Side, State};

/// The moment of play: what is awaited of whom, and which piece it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    awaited: Awaited,
    texan: bool,
    active: Option<Piece>,
}

impl Now {
    pub(crate) fn of(state: &State) -> Now {
        let texan = state.awaits() == Some(Side::Texan);
        Now { awaited: state.step.awaited(), texan, active: state.active() }
    }

    pub(crate) fn seen(view: &View) -> Now {
        Now { awaited: view.awaited, texan: view.side == Some(Side::Texan), active: view.active }
    }

    /// The clause that the moment is about.
    pub(crate) fn clause(self) -> &'static str {
        match self.awaited {
            Awaited::Guns => "R2a",
            Awaited::Plot => "R2b",
            Awaited::Garrison | Awaited::Put | Awaited::FirstFacing => "R2c",
            Awaited::Deploy(Arrival::Columns) => "R2d",
            Awaited::Deploy(Arrival::Replacements) => "4.0-b",
            Awaited::Deploy(Arrival::Reserve) => "4.0-c",
            Awaited::Move | Awaited::Moving => "R5a",
            Awaited::React | Awaited::Facing => "R6b",
            Awaited::Commitment => "4.0-f",
            Awaited::Attack => "4.0-d",
            Awaited::Aim => "R8a",
            Awaited::AttackRoll => "8.8-a",
            Awaited::BreachRoll => "R10d",
            Awaited::DamageRoll => "8.4-a",
            Awaited::TrackRoll => "R14a",
            Awaited::LeaderRoll => "R9g",
            Awaited::Retreat => "R9b",
            Awaited::Advance => "R9e",
            Awaited::WithdrawalRoll => "R16b",
            Awaited::SiegeRoll => "16.7",
            Awaited::Nothing => "R16a",
        }
    }

    /// Which phase it is, and what is to be done in it. Dice are told by those who know them.
    pub(crate) fn phrase(self) -> Phrase {
        let id = match self.awaited {
            Awaited::Guns => "prompt-guns",
            Awaited::Plot => "prompt-plot",
            Awaited::Garrison => "prompt-garrison",
            Awaited::Put => "prompt-put",
            Awaited::FirstFacing => "prompt-first-facing",
            Awaited::Deploy(Arrival::Columns) => "prompt-columns",
            Awaited::Deploy(Arrival::Replacements) => "prompt-replacements",
            Awaited::Deploy(Arrival::Reserve) => "prompt-reserve",
            Awaited::Move if self.texan => "prompt-texan-move",
            Awaited::Move => "prompt-mexican-move",
            Awaited::Moving if matches!(self.active, Some(Piece::Leader(_))) => "prompt-moving-leader",
            Awaited::Moving => "prompt-moving",
            Awaited::React => "prompt-react",
            Awaited::Facing => "prompt-facing",
            Awaited::Commitment => "prompt-commitment",
            Awaited::Attack if self.texan => "prompt-texan-attack",
            Awaited::Attack => "prompt-mexican-attack",
            Awaited::Aim => "prompt-aim",
            Awaited::TrackRoll => "prompt-track-roll",
            Awaited::LeaderRoll => "prompt-leader-roll",
            Awaited::Retreat => "prompt-retreat",
            Awaited::Advance => "prompt-advance",
            Awaited::SiegeRoll => "prompt-siege-roll",
            Awaited::AttackRoll
            | Awaited::BreachRoll
            | Awaited::DamageRoll
            | Awaited::WithdrawalRoll
            | Awaited::Nothing => "nothing",
        };
        match self.active {
            Some(piece) => Phrase::new(id).with("piece", piece.the()),
            None => Phrase::new(id),
        }
    }
}
