//! 18 Winning the game.

use game::Sink;

use crate::state::{Attack, Step};
use crate::{Event, LAST_TURN, Side, State, Unit};

/// [18.0] How many Mexican units must fall for a Texian victory.
pub const MEXICANS_TO_FALL: u8 = 16;

/// [18.0] The Texians win when sixteen Mexican units have fallen, the Mexicans when every Texian unit has.
/// Looked at after every loss (ruling 25).
pub(crate) fn look(state: &mut State, log: &mut impl Sink<Event>) {
    let dead = state.mexican_losses();
    if dead >= MEXICANS_TO_FALL {
        log.emit(|| Event::TexiansWon { dead });
        end(state, Side::Texian);
    } else if usize::from(state.texian_losses()) == Unit::COUNT {
        log.emit(|| Event::MexicansWon);
        end(state, Side::Mexican);
    }
}

/// [18.0] The rulebook sets no number of turns; so that every game ends, ruling 27 does.
pub(crate) fn look_at_the_clock(state: &mut State, log: &mut impl Sink<Event>) {
    if state.turn >= LAST_TURN {
        log.emit(|| Event::AssaultFailed { turn: LAST_TURN });
        end(state, Side::Texian);
    }
}

fn end(state: &mut State, winner: Side) {
    state.attack = Attack::NONE;
    state.step = Step::Over(winner);
}
