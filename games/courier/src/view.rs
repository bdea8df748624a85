//! What one viewer may know. Only the patrol's order of this night is hidden.

use game::Viewer;
use serde::Serialize;

use crate::{Letter, MEXICAN, Place, State, Step, TEXAN};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct View {
    pub rules: Letter,
    pub night: u8,
    pub awaited: Awaited,
    pub courier: Place,
    /// Where the patrol was last seen.
    pub seen: Option<Place>,
    /// What it watches tonight, for its own side.
    pub watched: Option<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Awaited {
    Patrol,
    Courier,
    Die,
    TexanVictory,
    MexicanVictory,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let watched = match state.step {
            Step::Ride(place) if viewer == Viewer::Seat(MEXICAN) => Some(place),
            _ => None,
        };
        let awaited = match state.step {
            Step::Watch => Awaited::Patrol,
            Step::Ride(_) => Awaited::Courier,
            Step::Meeting => Awaited::Die,
            Step::Over(TEXAN) => Awaited::TexanVictory,
            Step::Over(_) => Awaited::MexicanVictory,
        };
        View {
            rules: state.letter,
            night: state.night,
            awaited,
            courier: state.courier,
            seen: state.seen,
            watched,
        }
    }
}
