//! [10] How the game ends, and how its points are read.

use game::Outcome;

use crate::state::Side;
use crate::view::Level;
use crate::{Battalion, End, Officer, Phase, Spot, State};

/// [10] The lowest points of a draw, of a victory and of a crushing one; one more each with an active Bowie.
pub(crate) fn bands(state: &State) -> [u8; 3] {
    [3, 5, 7].map(|points| points + u8::from(state.scenario.active_bowie))
}

/// [10] The points. If Santa Anna dies or gives up, they count as a crushing victory at least.
pub(crate) fn score(state: &State) -> u8 {
    match state.end {
        Some(End::SantaAnnaDead | End::Exhausted | End::CalledOff) => state.points().max(bands(state)[2]),
        Some(End::Fallen) | None => state.points(),
    }
}

pub(crate) fn level(state: &State, points: u8) -> Level {
    let [draw, victory, mythic] = bands(state);
    match points {
        _ if points >= mythic => Level::Mythic,
        _ if points >= victory => Level::Victory,
        _ if points >= draw => Level::Draw,
        _ => Level::Defeat,
    }
}

pub(crate) fn outcome(state: &State) -> Outcome {
    let points = score(state);
    let winner = match level(state, points) {
        Level::Defeat => Some(Side::Mexican),
        Level::Draw => None,
        Level::Victory | Level::Mythic => Some(Side::Texan),
    };
    Outcome { winner: winner.map(Side::seat), points: Some(points.into()) }
}

/// Whether the game ends here, once the assault has begun.
pub(crate) fn end(state: &State) -> Option<End> {
    if state.phase < Phase::Rally {
        None
    } else if state.officer(Officer::SANTA_ANNA) == Spot::Dead {
        Some(End::SantaAnnaDead)
    } else if !state.is_defended() {
        Some(End::Fallen)
    } else if Battalion::all().all(|it| it.is_cavalry() || state.strength[it.index()] == 0) {
        Some(End::Exhausted)
    } else {
        None
    }
}
