//! What the game waits for, as prompts and refusals tell it.

use game::Phrase;

use crate::view::{Awaited, View};
use crate::{Area, Side, State};

/// The moment of play: what is awaited, by whom, and which attack it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    pub awaited: Awaited,
    /// The side that decides, or whose attack it is.
    side: Side,
    /// The area under attack, and the hits still to be placed.
    target: Area,
    left: u8,
}

impl Now {
    pub(crate) fn of(state: &State) -> Now {
        let side = state.step.attacker().or(state.step.awaits()).unwrap_or(Side::Texian);
        Now { awaited: state.step.awaited(), side, target: state.attack.target, left: state.attack.left }
    }

    pub(crate) fn seen(view: &View) -> Now {
        let (awaited, side) = (view.awaited, view.outcome.or(view.side).unwrap_or(Side::Texian));
        match &view.attack {
            Some(attack) => Now { awaited, side: attack.side, target: attack.target, left: attack.left },
            None => Now { awaited, side, target: Area(0), left: 0 },
        }
    }

    /// The clause that the moment is about.
    pub(crate) fn clause(self) -> &'static str {
        match self.awaited {
            Awaited::SetUp => "19.1",
            Awaited::March => "9.0",
            Awaited::Oblique => "11.0",
            Awaited::Enter => "13.0",
            Awaited::Spike => "17.3",
            Awaited::CommandRoll => "6.0",
            Awaited::Attack | Awaited::AttackRoll => "14.5",
            Awaited::Join => "14.2",
            Awaited::Hit => "15.1",
            Awaited::Lose => "15.4",
            Awaited::Advance => "16.0",
            Awaited::Move => "7.0",
            Awaited::Nothing => "18.0",
        }
    }

    /// Which phase it is, and what is to be done in it.
    pub(crate) fn phrase(self) -> Phrase {
        let of = |texian, mexican| if self.side == Side::Texian { texian } else { mexican };
        let id = match self.awaited {
            Awaited::SetUp => "prompt-set-up",
            Awaited::March => "prompt-march",
            Awaited::Oblique => "prompt-oblique",
            Awaited::Enter => "prompt-enter",
            Awaited::Spike => "prompt-spike",
            Awaited::CommandRoll => "prompt-command-roll",
            Awaited::Attack => of("prompt-texian-attack", "prompt-mexican-attack"),
            Awaited::Join => of("prompt-texian-join", "prompt-mexican-join"),
            Awaited::AttackRoll => "prompt-attack-roll",
            Awaited::Hit => of("prompt-texian-hit", "prompt-mexican-hit"),
            Awaited::Lose => "prompt-lose",
            Awaited::Advance => of("prompt-texian-advance", "prompt-mexican-advance"),
            Awaited::Move => "prompt-move",
            Awaited::Nothing => of("prompt-texians-won", "prompt-mexicans-won"),
        };
        Phrase::new(id).with("area", self.target.the()).with("left", self.left)
    }
}
