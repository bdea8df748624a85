//! Leaders: they go where those they command go, and Santa Anna behind them.

use super::ground;
use super::plan::Plan;
use crate::block::{Block, Blocks, GUNS, LEADERS, US};
use crate::data::{BLOCKS, blocks};
use crate::map::{Place, Places};
use crate::state::{Mark, State};
use game::Seat;

impl Plan {
    /// A leader goes after the largest body that he commands and nobody nearer does.
    pub(super) fn lead(&mut self, state: &State, seat: Seat) {
        let mut led = Blocks::NONE;
        let marchers = self.marchers(state, seat);
        let chief = state.cinc(seat);
        let field = State::army(seat).and(state.standing.on_map()).minus(state.marked(Mark::INSIDE));
        let leaders = field.and(LEADERS).filter(|block| state.leads(block));
        let weights = self.weights(state, marchers);
        let order = chief.into_iter().chain(leaders.iter().filter(|&leader| chief != Some(leader)));
        for leader in order.filter(|&leader| leaders.contains(leader)) {
            let Some(at) = state.place(leader) else { continue };
            let his = marchers.minus(led).and(state.would_follow(leader));
            let range = reach_of_command(leader);
            let mut best = None;
            let mut weighed = Places::NONE;
            for block in his.iter() {
                let Some(center) = state.place(block).filter(|&center| !weighed.contains(center)) else {
                    continue;
                };
                weighed.insert(center);
                let around = center.around()[range];
                let near = his.filter(|other| state.place(other).is_some_and(|place| around.contains(place)));
                let weight: i32 = near.iter().map(|other| weights[other.index()]).sum();
                let worth = weight - 2 * i32::from(ground::march(at, center));
                if best.is_none_or(|(most, _, _)| worth > most) {
                    best = Some((worth, block, near));
                }
            }
            let Some((_, block, near)) = best else {
                self.goals[leader.index()] = self.nearest_of_his(state, leader, at);
                continue;
            };
            led = led.or(near);
            let here = state.place(block).is_some_and(|center| at.around()[range].contains(center));
            self.goals[leader.index()] = if here { self.goals[block.index()] } else { state.place(block) };
        }
    }

    /// What each of these blocks weighs.
    fn weights(&self, state: &State, marchers: Blocks) -> [i32; BLOCKS] {
        let mut weights = [0; BLOCKS];
        for block in marchers.iter() {
            weights[block.index()] = self.weight(state, block);
        }
        weights
    }

    /// Those who are near their goal matter most: it is there that the war is decided.
    fn weight(&self, state: &State, block: Block) -> i32 {
        let way = state
            .place(block)
            .zip(self.goals[block.index()])
            .map_or(ground::FAR, |(at, goal)| ground::march(at, goal));
        (14 - i32::from(way)).clamp(2, 9)
    }

    /// With nobody to lead, a leader keeps near his own.
    fn nearest_of_his(&self, state: &State, leader: Block, at: Place) -> Option<Place> {
        let his = state.would_follow(leader).and(state.standing.on_map()).minus(GUNS);
        let his = his.filter(|block| !state.leads(block));
        his.iter().filter_map(|block| state.place(block)).min_by_key(|&place| ground::march(at, place))
    }

    /// Blocks that are wanted elsewhere, leaders apart.
    fn marchers(&self, state: &State, seat: Seat) -> Blocks {
        *self.marchers.get_or_init(|| {
            State::army(seat).and(state.standing.on_map()).filter(|block| {
                !state.leads(block)
                    && self.goals[block.index()].is_some_and(|goal| state.place(block) != Some(goal))
            })
        })
    }

    /// How many blocks with an errand a leader would command from a place.
    pub(super) fn followers(&self, state: &State, leader: Block, from: Place) -> i32 {
        let seat = state.seat_of(leader);
        let around = from.around()[reach_of_command(leader)];
        let his = state.would_follow(leader);
        let near = self.marchers(state, seat).filter(|block| {
            state.place(block).is_some_and(|at| at == from || around.contains(at) && his.contains(block))
        });
        near.iter().map(|block| self.weight(state, block)).sum::<i32>() / 6
    }
}

impl State {
    /// Those whom a leader commands from another hex.
    fn would_follow(&self, leader: Block) -> Blocks {
        let brigade = if leader == blocks::COS { self.cos_leads } else { leader.data().brigade };
        let seat = self.seat_of(leader);
        let his = if self.cinc(seat) == Some(leader) { State::army(seat) } else { brigade.blocks() };
        if leader == blocks::GAI { his.or(US) } else { his.minus(US) }
    }
}

fn reach_of_command(leader: Block) -> usize {
    if leader == blocks::SAN { 2 } else { 1 }
}
