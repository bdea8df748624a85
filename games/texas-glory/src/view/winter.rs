//! [C-4] What the winter between the two years has changed.

use arrayvec::ArrayVec;
use game::Seat;
use serde::Serialize;

use crate::block::Blocks;
use crate::scenario::{Campaign, Year};
use crate::state::State;

/// All of it is open: it happened before everybody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct WinterView {
    /// Who won 1835.
    pub won: Seat,
    /// Kind by kind, those that concern anybody.
    #[schema(value_type = Vec<(Change, Blocks)>)]
    pub changes: ArrayVec<(Change, Blocks), 6>,
    /// Blocks that Texas has deployed since.
    pub deployed: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// [1835-d] Besieged on 14 December.
    Surrendered,
    /// [C-2] Left Texas on parole.
    Paroled,
    /// [C-2] A Mexican gun that is Texan now.
    Exchanged,
    /// [C-4] Presidials, Austin, the Mexican Tejano.
    Dismissed,
    /// [C-4] Back in the draw pool.
    Pooled,
    /// [C-1] Eliminated before 1836 began.
    Lost,
}

/// Nothing before the winter has come.
pub(super) fn of(state: &State) -> Option<WinterView> {
    let winter = &state.winter;
    let won = winter.won.filter(|_| state.scenario == Campaign::Both && state.year != Year::Y1835)?;
    let changes = [
        (Change::Surrendered, winter.surrendered),
        (Change::Paroled, winter.paroled),
        (Change::Exchanged, winter.exchanged),
        (Change::Dismissed, winter.dismissed),
        (Change::Pooled, winter.pooled),
        (Change::Lost, winter.lost),
    ];
    let changes = changes.into_iter().filter(|(_, blocks)| !blocks.is_empty()).collect();
    Some(WinterView { won, changes, deployed: winter.deployed })
}
