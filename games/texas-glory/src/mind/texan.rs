//! What Texas wants: four Victory Towns at the end of every turn, and Santa Anna.

use arrayvec::ArrayVec;

use super::force::{Force, odds};
use super::ground;
use super::mexican::{stars, value};
use super::plan::Plan;
use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::data::{data, places};
use crate::map::Place;
use crate::scenario::Year;
use crate::state::{Mark, State};

/// Movement points from which a garrison may still come in time.
const IN_TIME: u8 = 6;

impl Plan {
    /// Threatened stars are held, the eastern ones first; then ferries; then weak garrisons are struck; the others rally.
    pub(super) fn allot_texans(&mut self, state: &State) {
        let mut free = State::army(TEXAN).filter(|block| {
            state.place(block).is_some_and(|at| at != places::FORT_JESSUP || state.us_ready())
                && !block.is_artillery()
                && !state.leads(block)
                && !state.has(block, Mark::INSIDE)
        });
        if state.year != Year::Y1836 {
            return self.allot_rebels(state, free);
        }
        let (mut east, mut count) = ([Place(0); 24], 0);
        for star in stars() {
            (east[count], count) = (star, count + 1);
        }
        for &star in east[..count].iter().rev() {
            if state.walls(star).is_some() && self.holds(TEXAN, star) {
                free = self.stand_behind_walls(state, star, free);
            }
        }
        for &star in east[..count].iter().rev() {
            if self.holds(TEXAN, star) {
                free = self.hold(state, star, free);
            }
        }
        for &ferry in data().ferries.get_or_init(ferries) {
            free = self.watch(state, ferry, free);
        }
        for &star in east[..count].iter().rev() {
            if self.holds(MEXICAN, star) && !star.is_box() {
                free = self.retake(state, star, free);
            }
        }
        let rally = self.rally(state);
        for block in free.iter() {
            self.goals[block.index()] = rally;
        }
        self.lead(state, TEXAN);
    }

    /// In 1835 the four green stars on the map are wanted, the weakest first; to stand before the walls at the end is enough.
    fn allot_rebels(&mut self, state: &State, mut free: Blocks) {
        let green = |star: Place| !star.is_box() && state.owner_of_vacant(star) == Some(MEXICAN);
        for star in stars().filter(|&star| green(star) && state.controller(star) == Some(TEXAN)) {
            let keeper = free.iter().find(|&block| state.place(block) == Some(star));
            if let Some(keeper) = keeper.filter(|_| state.besieger(star).is_none()) {
                self.goals[keeper.index()] = Some(star);
                free = free.without(keeper);
            }
        }
        let mut wanted: ArrayVec<Place, 8> =
            stars().filter(|&star| green(star) && self.holds(MEXICAN, star)).take(8).collect();
        wanted.sort_unstable_by_key(|&star| (self.force(MEXICAN, star).steps(), star));
        for &star in &wanted {
            free = self.send_rebels(state, star, free);
        }
        for block in free.iter() {
            self.goals[block.index()] = state
                .place(block)
                .and_then(|at| wanted.iter().copied().min_by_key(|&star| ground::march(at, star)));
        }
        self.lead(state, TEXAN);
    }

    fn send_rebels(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let mut needed = 2 * i32::from(self.force(MEXICAN, star).steps()) + 1;
        while needed > 0 {
            let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
            let Some(nearest) = free.iter().min_by_key(|&block| way(block)) else { break };
            self.goals[nearest.index()] = Some(star);
            free = free.without(nearest);
            needed -= i32::from(state.strength(nearest));
        }
        free
    }

    /// Those who garrison a fort or city stay in it, up to four.
    fn stand_behind_walls(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        for block in free.filter(|block| state.place(block) == Some(star)).iter().take(3) {
            self.goals[block.index()] = Some(star);
            free = free.without(block);
        }
        free
    }

    /// A star that Mexicans can reach gets the nearest blocks, until it is likely to hold.
    fn hold(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let threat = self.foes_within(star, 5);
        if threat.is_empty() {
            return free;
        }
        let mut held = Force::default();
        let mut chosen = Blocks::NONE;
        for _ in 0..4 {
            let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
            let near = free.minus(chosen).filter(|block| way(block) <= IN_TIME);
            let Some(nearest) = near.iter().min_by_key(|&block| (way(block), -value(state, block))) else {
                break;
            };
            chosen.insert(nearest);
            held.join(Force::of(nearest, state.strength(nearest)));
            if odds(threat.cut_to(4), held, state.terms(star)).win < 35 {
                break;
            }
        }
        if held.is_empty() || odds(threat.cut_to(4), held, state.terms(star)).win > 85 && self.stars > 5 {
            return free;
        }
        for block in chosen.iter() {
            self.goals[block.index()] = Some(star);
            free = free.without(block);
        }
        free
    }

    /// One block behind a ferry stops a brigade.
    fn watch(&mut self, state: &State, (post, beyond): (Place, Place), mut free: Blocks) -> Blocks {
        let coming = self.foes_within(beyond, 4);
        let outflanked = self.foes.iter().any(|foe| {
            ground::march(foe.at, post) < ground::march(beyond, post) + ground::march(foe.at, beyond)
        });
        if coming.is_empty() || outflanked || !self.force(MEXICAN, post).is_empty() {
            return free;
        }
        let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, post));
        let near = free.filter(|block| way(block) <= 5);
        if let Some(nearest) = near.iter().min_by_key(|&block| (way(block), -value(state, block))) {
            self.goals[nearest.index()] = Some(post);
            free = free.without(nearest);
        }
        free
    }

    /// A weak garrison is struck by those who can come together.
    fn retake(&mut self, state: &State, star: Place, mut free: Blocks) -> Blocks {
        let garrison = self.force(MEXICAN, star);
        let help = self.foes_within(star, 4);
        let mut host = Force::default();
        let mut chosen = Blocks::NONE;
        for _ in 0..4 {
            let way = |block: Block| state.place(block).map_or(ground::FAR, |at| ground::march(at, star));
            let near = free.minus(chosen).filter(|block| way(block) <= IN_TIME);
            let Some(nearest) = near.iter().min_by_key(|&block| way(block)) else { return free };
            chosen.insert(nearest);
            host.join(Force::of(nearest, state.strength(nearest)));
            if odds(host, garrison, state.terms(star)).win > 60 && help.steps() <= 2 * host.steps() {
                for block in chosen.iter() {
                    self.goals[block.index()] = Some(star);
                    free = free.without(block);
                }
                return free;
            }
        }
        free
    }

    /// The star of ours that the enemy will come to next, but not yet.
    fn rally(&self, state: &State) -> Option<Place> {
        let ours = stars().filter(|&star| self.holds(TEXAN, star) && !star.hexsides().is_empty());
        ours.filter(|&star| state.walls(star).is_none() && self.nearest_foe(star) > 4)
            .min_by_key(|&star| self.nearest_foe(star))
    }
}

/// Ferries: the bank nearer to Nacogdoches, and the other one.
pub(crate) fn ferries() -> Vec<(Place, Place)> {
    let deep = |place: Place| ground::march(place, places::SAN_AUGUSTINE);
    let banks = Place::all().flat_map(|beyond| beyond.hexsides().iter().map(move |side| (side, beyond)));
    let ferries = banks
        .filter(|(side, beyond)| side.cost == 2 && side.limit == 1 && deep(side.to) < deep(*beyond))
        .map(|(side, beyond)| (side.to, beyond));
    ferries.collect()
}
