//! The battle being fought, as everybody sees it.

use arrayvec::ArrayVec;
use game::Seat;
use serde::Serialize;

use crate::map::{MOST_SIDES, Place};
use crate::state::{Battle, Kind};

/// The battle being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct BattleView {
    pub place: Place,
    pub kind: Kind,
    pub attacker: Seat,
    pub round: u8,
    pub surprise: bool,
    /// Where attackers may retreat to.
    #[schema(value_type = Vec<Place>)]
    pub entries: ArrayVec<Place, MOST_SIDES>,
    /// Retreats of this round, or regroups, for each side by hexside.
    #[schema(value_type = [Vec<(Place, u8)>; 2])]
    pub exits: [Exits; 2],
    pub hits: [u8; 2],
    pub sallied: bool,
    pub cannonaded: bool,
}

pub type Exits = ArrayVec<(Place, u8), MOST_SIDES>;

impl BattleView {
    pub(super) fn of(battle: &Battle) -> BattleView {
        let sides = battle.place.hexsides();
        let came = sides.iter().enumerate().filter(|(at, _)| battle.entries >> at & 1 == 1);
        let exits = |counts: [u8; MOST_SIDES]| {
            let used = sides.iter().zip(counts).filter(|&(_, count)| count > 0);
            used.map(|(side, count)| (side.to, count)).collect()
        };
        BattleView {
            place: battle.place,
            kind: battle.kind,
            attacker: battle.attacker,
            round: battle.round,
            surprise: battle.surprise,
            entries: came.map(|(_, side)| side.to).collect(),
            exits: battle.exits.map(exits),
            hits: battle.hits,
            sallied: battle.sallied,
            cannonaded: battle.cannonaded,
        }
    }
}
