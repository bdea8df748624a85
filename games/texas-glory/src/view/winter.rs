//! [C-4] What the winter between the two years has changed.

use arrayvec::ArrayVec;
use game::Seat;
use serde::{Serialize, Serializer};

use crate::block::{Block, Blocks};
use crate::scenario::{Campaign, Year};
use crate::state::State;

use super::side;

/// All of it is open: it happened before everybody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WinterView {
    /// Who won 1835.
    #[serde(serialize_with = "side")]
    pub won: Seat,
    /// Kind by kind, those that concern anybody.
    #[serde(serialize_with = "changes")]
    pub changes: ArrayVec<(Change, Blocks), 6>,
    /// Blocks that Texas has deployed since.
    pub deployed: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

fn changes<S: Serializer>(changes: &ArrayVec<(Change, Blocks), 6>, serializer: S) -> Result<S::Ok, S::Error> {
    let named = |blocks: Blocks| blocks.iter().collect::<Vec<Block>>();
    serializer.collect_seq(changes.iter().map(|&(change, blocks)| (change, named(blocks))))
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
