//! What Mexico wants: eleven Victory Towns of fourteen in twelve turns.

use arrayvec::ArrayVec;

use super::force::{Terms, odds};
use super::ground;
use super::plan::Plan;
use crate::block::{Block, Blocks, GUNS, MEXICAN, TEXAN};
use crate::data::blocks;
use crate::map::{Place, STARS};
use crate::scenario::Year;
use crate::state::{Mark, State};

/// Steps that a walled place may tie down; the others march on.
const SIEGE_STEPS: i32 = 14;
/// A garrison is stormed at once by this many times its steps.
const HOST: i32 = 5;
/// How many stars are gone after at a time.
const AT_ONCE: usize = 7;

impl Plan {
    /// Every block is given a star to take or to keep, the western ones first, by whoever is nearest.
    pub(super) fn allot_mexicans(&mut self, state: &State) {
        if state.year != Year::Y1836 {
            return self.allot_garrisons(state);
        }
        let mut free = State::army(MEXICAN).filter(|block| {
            state.place(block).is_some()
                && !block.is_artillery()
                && !block.is_leader()
                && !state.has(block, Mark::INSIDE)
        });
        for star in stars() {
            if state.controller(star) == Some(MEXICAN) {
                free = self.leave_garrison(state, star, free);
            }
        }
        let targets = self.next_stars(state);
        for turn in [Chance::Ripe, Chance::Open, Chance::Later] {
            for &star in &targets {
                if self.chance(state, star, free) == turn {
                    free = self.send_against(state, star, free);
                }
            }
        }
        free = self.embark(state, free);
        for block in free.iter() {
            self.goals[block.index()] = state
                .place(block)
                .and_then(|at| targets.iter().copied().min_by_key(|&star| ground::march(at, star)));
        }
        self.lead(state, MEXICAN);
    }

    /// In 1835 there is nothing to take and everything to keep: each star on the map gets the nearest block, the others stand in the nearest star of
    /// ours.
    fn allot_garrisons(&mut self, state: &State) {
        let mut free = State::army(MEXICAN).minus(GUNS).filter(|block| state.place(block).is_some());
        let way =
            |block: Block, star: Place| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
        let ours: ArrayVec<Place, 20> =
            stars().filter(|&star| self.holds(MEXICAN, star) && !star.is_box()).collect();
        for &star in &ours {
            let near = free.filter(|block| way(block, star) <= 4 && !state.leads(block));
            if let Some(keeper) = near.iter().min_by_key(|&block| way(block, star)) {
                self.goals[keeper.index()] = Some(star);
                free = free.without(keeper);
            }
        }
        for block in free.iter() {
            self.goals[block.index()] = ours.iter().copied().min_by_key(|&star| way(block, star));
        }
    }

    /// A taken star that would revert keeps its weakest block, and more of them where Texans are near.
    fn leave_garrison(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let reverts = state.owner_of_vacant(star) == Some(TEXAN);
        let threat = self.threat(star);
        if !reverts && threat.is_empty() {
            return free;
        }
        let mut kept = super::force::Force::default();
        for _ in 0..2 {
            let here = free.filter(|block| state.place(block) == Some(star));
            let Some(weakest) = here.iter().min_by_key(|&block| value(state, block)) else { break };
            if !kept.is_empty() && (threat.is_empty() || odds(threat, kept, Terms::Field).win < 65) {
                break;
            }
            kept.join(super::force::Force::of(weakest, state.strength(weakest)));
            self.goals[weakest.index()] = Some(star);
            free = free.without(weakest);
        }
        free
    }

    /// Walls with a host before them are stormed first; then open stars are taken; the rest comes later.
    fn chance(&self, state: &State, star: Place, free: Blocks) -> Chance {
        let garrison = i32::from(self.force(TEXAN, star).steps());
        if garrison == 0 {
            return Chance::Open;
        }
        let near = free.filter(|block| state.place(block).is_some_and(|at| ground::march(at, star) <= 3));
        let host: i32 = near.iter().map(|block| i32::from(state.strength(block))).sum();
        if host >= HOST * garrison { Chance::Ripe } else { Chance::Later }
    }

    /// The nearest blocks, as many as it takes.
    fn send_against(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let garrison = i32::from(self.force(TEXAN, star).steps());
        let walls = if state.walls(star).is_some() { 2 } else { 1 };
        let mut needed = if garrison == 0 { 1 } else { (3 * walls * garrison / 2 + 1).min(SIEGE_STEPS) };
        while needed > 0 {
            let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
            let Some(nearest) = free.iter().min_by_key(|&block| (way(block), -value(state, block))) else {
                break;
            };
            free = free.without(nearest);
            self.goals[nearest.index()] = Some(star);
            needed -= i32::from(state.strength(nearest));
        }
        free
    }

    /// An island without a garrison is worth an infantry block in the nearest port.
    fn embark(&mut self, state: &State, mut free: Blocks) -> Blocks {
        for island in stars().filter(|star| star.hexsides().is_empty()) {
            if !self.holds(TEXAN, island) || !self.force(TEXAN, island).is_empty() {
                continue;
            }
            let ports = Place::all().filter(|port| {
                let near = |port: Place| port.sea_distance(island).is_some_and(|distance| distance <= 3);
                port.data().port
                    && near(*port)
                    && !state.burned.contains(*port)
                    && self.force(TEXAN, *port).is_empty()
            });
            let mut best = None;
            for port in ports {
                for block in free.filter(|block| !block.is_cavalry()).iter() {
                    let way = state.place(block).map_or(ground::FAR, |at| ground::march(at, port));
                    if way <= 6 && best.is_none_or(|(least, _, _)| way < least) {
                        best = Some((way, block, port));
                    }
                }
            }
            if let Some((_, block, port)) = best {
                self.goals[block.index()] = Some(port);
                free = free.without(block);
            }
        }
        free
    }

    /// The stars to be taken next: those nearest to Santa Anna and to Urrea. The army sweeps the country, it does not scatter.
    fn next_stars(&self, state: &State) -> ArrayVec<Place, AT_ONCE> {
        let heads = [blocks::SAN, blocks::URR].map(|leader| state.place(leader));
        let way = |star: Place| {
            heads.iter().flatten().map(|&at| ground::march(at, star)).min().unwrap_or(ground::FAR)
        };
        let mut next: ArrayVec<Place, 20> =
            stars().filter(|&star| self.holds(TEXAN, star) && !star.hexsides().is_empty()).collect();
        next.sort_unstable_by_key(|&star| (way(star), star));
        next.into_iter().take(AT_ONCE).collect()
    }
}

/// When a star is to be taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chance {
    Ripe,
    Open,
    Later,
}

/// Victory Towns from west to east.
pub(super) fn stars() -> impl Iterator<Item = Place> {
    STARS.iter()
}

/// What a block is worth in the field.
pub(super) fn value(state: &State, block: Block) -> i32 {
    i32::from(state.strength(block)) * i32::from(block.data().hits_on + 1)
}
