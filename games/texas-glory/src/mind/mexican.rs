//! What Mexico wants: eleven Victory Towns of fourteen in twelve turns.

use super::force::{Terms, odds};
use super::ground;
use super::plan::Plan;
use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::map::Place;
use crate::state::{Marks, State};

/// Steps that a walled place may tie down; the others march on.
const SIEGE_STEPS: i32 = 22;

impl Plan {
    /// Every block is given a star to take or to keep, the western ones first, by whoever is nearest.
    pub(super) fn allot_mexicans(&mut self, state: &State) {
        let mut free = State::army(MEXICAN).filter(|block| {
            state.place(block).is_some()
                && !block.is_artillery()
                && !block.is_leader()
                && !state.has(block, Marks::INSIDE)
        });
        for star in stars() {
            if state.controller(star) == Some(MEXICAN) {
                free = self.leave_garrison(state, star, free);
            }
        }
        for star in stars() {
            if state.holder(star) == Some(TEXAN) && !star.hexsides().is_empty() {
                free = self.send_against(state, star, free);
            }
        }
        for block in free.iter() {
            self.goals[block.index()] = state.place(block).and_then(|at| self.nearest_texan_star(state, at));
        }
        self.lead(state, MEXICAN);
    }

    /// A taken star that would revert keeps its weakest block, and more of them where Texans are near.
    fn leave_garrison(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let reverts = state.owner_of_vacant(star) == Some(TEXAN);
        let threat = self.threat(star);
        if !reverts && threat.is_empty() {
            return free;
        }
        let mut kept = super::force::Force::default();
        for _ in 0..3 {
            let here = free.filter(|block| state.place(block) == Some(star));
            let Some(weakest) = here.iter().min_by_key(|&block| value(state, block)) else { break };
            if !kept.is_empty() && (threat.is_empty() || odds(threat, kept, Terms::Field).win < 40) {
                break;
            }
            kept.join(super::force::Force::of(weakest, state.strength(weakest)));
            self.goals[weakest.index()] = Some(star);
            free = free.without(Blocks::one(weakest));
        }
        free
    }

    /// The nearest blocks, as many as it takes.
    fn send_against(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let garrison = i32::from(self.force(TEXAN, star).steps);
        let walls = if state.walls(star).is_some() { 2 } else { 1 };
        let mut needed = if garrison == 0 { 1 } else { (2 * walls * garrison + 1).min(SIEGE_STEPS) };
        while needed > 0 {
            let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
            let Some(nearest) = free.iter().min_by_key(|&block| (way(block), -value(state, block))) else { break };
            free = free.without(Blocks::one(nearest));
            self.goals[nearest.index()] = Some(star);
            needed -= i32::from(state.strength(nearest));
        }
        free
    }

    fn nearest_texan_star(&self, state: &State, at: Place) -> Option<Place> {
        let texan = stars().filter(|&star| state.holder(star) == Some(TEXAN) && !star.hexsides().is_empty());
        texan.min_by_key(|&star| ground::march(at, star))
    }
}

/// Victory Towns from west to east.
pub(super) fn stars() -> impl Iterator<Item = Place> {
    Place::all().filter(|place| place.data().victory)
}

/// What a block is worth in the field.
pub(super) fn value(state: &State, block: Block) -> i32 {
    i32::from(state.strength(block)) * i32::from(block.data().hits_on + 1)
}
