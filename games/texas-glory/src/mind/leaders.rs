//! Leaders: they go where those they command go, and Santa Anna behind them.

use super::ground;
use super::plan::Plan;
use crate::block::{Block, Blocks, Brigade};
use crate::data::blocks;
use crate::map::Place;
use crate::state::{Mark, State};
use game::Seat;

impl Plan {
    /// A leader goes after the largest body that he commands and nobody nearer does.
    pub(super) fn lead(&mut self, state: &State, seat: Seat) {
        let mut led = Blocks::NONE;
        let marchers = self.marchers(state, seat);
        let chief = state.cinc(seat);
        let leaders = State::army(seat).filter(|block| state.leads(block) && !state.has(block, Mark::INSIDE));
        let order = chief.into_iter().chain(leaders.iter().filter(|&leader| chief != Some(leader)));
        for leader in order.filter(|&leader| leaders.contains(leader)) {
            let Some(at) = state.place(leader) else { continue };
            let his = marchers.minus(led).filter(|block| state.would_follow(leader, block));
            let range = reach_of_command(leader);
            let mut best = None;
            for block in his.iter() {
                let Some(center) = state.place(block) else { continue };
                let near = his.filter(|other| {
                    state.place(other).is_some_and(|place| ground::hexes(center, place) <= range)
                });
                let weight: i32 = near.iter().map(|other| self.weight(state, other)).sum();
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
            let here = state.place(block).is_some_and(|center| ground::hexes(at, center) <= range);
            self.goals[leader.index()] = if here { self.goals[block.index()] } else { state.place(block) };
        }
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
        let his = State::army(state.seat_of(leader)).filter(|block| {
            !state.leads(block) && !block.is_artillery() && state.would_follow(leader, block)
        });
        his.iter().filter_map(|block| state.place(block)).min_by_key(|&place| ground::march(at, place))
    }

    /// Blocks that are wanted elsewhere.
    fn marchers(&self, state: &State, seat: Seat) -> Blocks {
        State::army(seat).filter(|block| {
            !state.leads(block)
                && self.goals[block.index()].is_some_and(|goal| state.place(block) != Some(goal))
        })
    }

    /// How many blocks with an errand a leader would command from a place.
    pub(super) fn followers(&self, state: &State, leader: Block, from: Place) -> i32 {
        let seat = state.seat_of(leader);
        let range = reach_of_command(leader);
        let near = self.marchers(state, seat).filter(|block| {
            state.place(block).is_some_and(|at| {
                at == from || ground::hexes(from, at) <= range && state.would_follow(leader, block)
            })
        });
        near.iter().map(|block| self.weight(state, block)).sum::<i32>() / 6
    }
}

impl State {
    /// Whether a leader commands a block from another hex.
    pub(super) fn would_follow(&self, leader: Block, block: Block) -> bool {
        let brigade = if leader == blocks::COS { self.cos_leads } else { leader.data().brigade };
        if block.is_us() {
            return leader == blocks::GAI;
        }
        self.cinc(self.seat_of(leader)) == Some(leader)
            || brigade != Brigade::None && brigade == block.data().brigade
    }
}

fn reach_of_command(leader: Block) -> u8 {
    if leader == blocks::SAN { 2 } else { 1 }
}
