//! 16 Winning and withdrawing.

use game::Sink;

use crate::data::data;
use crate::rules::sequence;
use crate::scenario::{ContinuedSiege, LateTurns, Withdrawal};
use crate::state::{Ending, Fight, Phase, Side, State, Step};
use crate::{Event, LAST_TURN};

/// [R16a] The Mexicans win at once when no Texan combat unit is left.
pub(crate) fn check_garrison(state: &mut State, log: &mut impl Sink<Event>) {
    if garrison_is_dead(state) {
        let losses = state.losses;
        log.emit(|| Event::MexicansWon { losses });
        state.fight = Fight::NONE;
        state.step = Step::Over(Ending::GarrisonDead);
    }
}

pub(crate) fn garrison_is_dead(state: &State) -> bool {
    state.on_map(Side::Texan).is_empty()
}

/// [16.2] The casualties that mean withdrawal in this turn; [R16b] after the last of the track its figure stays.
pub(crate) fn limit(state: &State) -> u16 {
    let track = &data().withdrawal;
    let turns = track.len();
    match usize::from(state.turn).checked_sub(turns + 1) {
        // Ruling 21: by an option it grows by fifty each turn.
        Some(late) if state.rules.late_turns == LateTurns::More => track[turns - 1] + 50 * (late as u16 + 1),
        Some(_) => track[turns - 1],
        None => track[usize::from(state.turn) - 1],
    }
}

/// [4.0-g] The Withdrawal Check Phase.
pub(crate) fn check_withdrawal(state: &mut State, log: &mut impl Sink<Event>) {
    let (losses, limit) = (state.losses, limit(state));
    log.emit(|| Event::PhaseBegan { phase: Phase::WithdrawalCheck });
    log.emit(|| Event::WithdrawalChecked { losses, limit });
    if losses < limit {
        return go_on(state, log);
    }
    match state.rules.withdrawal {
        Withdrawal::Compare => withdraw(state, log),
        Withdrawal::Die => state.step = Step::WithdrawalRoll,
    }
}

/// Ruling 20: by an option one die; three or less, and one more for each fifty casualties above the figure.
pub(crate) fn roll_withdrawal(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let over = state.losses.saturating_sub(limit(state)) / 50;
    let needed = (3 + over).min(6) as u8;
    let withdraws = die <= needed;
    log.emit(|| Event::WithdrawalRolled { die, needed, withdraws });
    if withdraws { withdraw(state, log) } else { go_on(state, log) }
}

/// [R16b] The Mexicans withdraw and the Texans win; [16.7] the siege goes on.
fn withdraw(state: &mut State, log: &mut impl Sink<Event>) {
    let losses = state.losses;
    log.emit(|| Event::TexansWon { losses });
    state.step = match state.rules.continued_siege {
        ContinuedSiege::Told => Step::SiegeRoll,
        ContinuedSiege::Untold => Step::Over(Ending::Withdrawal(0)),
    };
}

/// [16.7] Two dice tell what became of the siege. The winner stays the same.
pub(crate) fn tell_siege(state: &mut State, dice: [u8; 2], log: &mut impl Sink<Event>) {
    log.emit(|| Event::SiegeContinued { dice });
    state.step = Step::Over(Ending::Withdrawal(dice[0] + dice[1]));
}

/// [R16d] Another turn, unless it is too late: nobody storms a fort for ever.
fn go_on(state: &mut State, log: &mut impl Sink<Event>) {
    if state.turn == LAST_TURN {
        let turn = state.turn;
        log.emit(|| Event::AssaultFailed { turn });
        state.step = Step::Over(Ending::TooLate);
    } else {
        sequence::begin_turn(state, log);
    }
}
