//! What a commander has in mind: who stands where, whom he could strike, and where each of his blocks is wanted.

use std::cell::{Cell, OnceCell};

use arrayvec::ArrayVec;
use game::Seat;

use super::force::{Force, Odds, Terms, odds};
use super::ground;
use crate::block::{Block, Blocks, GUNS, MEXICAN, TEXAN, enemy};
use crate::data::{BLOCKS, PLACES, blocks};
use crate::map::{Colour, Place, Places, Walls};
use crate::rules::movement::costs::Reach;
use crate::scenario::Year;
use crate::state::{Mark, State, Step};
use crate::ways::MOST;

/// What a commander has in mind, worked out where a phase begins; while it lasts, only what has changed is looked at again.
pub struct Plan {
    phase: Phase,
    /// What stands in each place, Texan and Mexican; guns only behind walls.
    pub(super) forces: [[Force; PLACES]; 2],
    /// The enemy's blocks on the map outside walls, those together who stand in one place and march alike.
    pub(super) foes: ArrayVec<Foe, 32>,
    /// The places that they could fall upon in one march, and those within this many points of them.
    menaced: Places,
    near: [Places; MOST + 1],
    /// What could fall upon a place, for those places where it was asked before.
    threats: Threats,
    /// Where each of our blocks is wanted.
    pub(super) goals: [Option<Place>; BLOCKS],
    /// Our blocks that may still be ordered to move.
    pub(super) ready: Blocks,
    /// What the best four orders would bring, the best first.
    pub(super) best_orders: [i32; 4],
    /// Enemy stacks that we could strike now.
    pub(super) prospects: ArrayVec<Prospect, 32>,
    /// For the block that is about to march: where it can go without forcing the march.
    pub(super) reach: Option<Reach>,
    /// How many of our blocks will still eat in each place when the marches are over.
    pub(super) eaters: [u8; PLACES],
    /// The Victory Towns that each side holds, Texas first; and how many are Texan.
    held: [Places; 2],
    pub(super) stars: u8,
    /// Our blocks that are wanted elsewhere, once that was asked.
    pub(super) marchers: OnceCell<Blocks>,
    /// The rest of the battle, as it stands.
    pub(super) outlook: Option<Odds>,
}

/// What a plan is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The orders of one side in one turn: its enemies stand still.
    Orders(u8, Seat),
    /// The combat turns of one battle.
    Battle(u8, Place),
    /// One decision.
    Moment,
}

impl Phase {
    fn of(state: &State) -> Phase {
        match (state.step, &state.battle) {
            (Step::Orders | Step::Command(_) | Step::March { .. }, _) => {
                Phase::Orders(state.turn, state.mover)
            }
            (Step::Turn, Some(battle)) => Phase::Battle(state.turn, battle.place),
            _ => Phase::Moment,
        }
    }
}

impl Step {
    /// Whether each decision here is weighed by itself: no plan is made for it.
    pub(super) fn is_weighed_alone(self) -> bool {
        matches!(
            self,
            Step::Muster { .. }
                | Step::Surprise
                | Step::Withdraw
                | Step::SallyOut
                | Step::Line
                | Step::Battery
                | Step::Lose { .. }
        )
    }
}

/// What could fall upon a place, where it is known.
struct Threats {
    known: Cell<Places>,
    of: [Cell<Force>; PLACES],
}

impl Threats {
    fn get(&self, place: Place, find: impl FnOnce() -> Force) -> Force {
        let cell = &self.of[place.index()];
        let mut known = self.known.get();
        if !known.contains(place) {
            cell.set(find());
            known.insert(place);
            self.known.set(known);
        }
        cell.get()
    }
}

/// Enemy blocks: where they stand, how far they march, what they are worth together.
#[derive(Clone, Copy)]
pub(super) struct Foe {
    pub at: Place,
    pub moves: u8,
    pub force: Force,
}

/// An attack that could be made now.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub place: Place,
    /// Who would take part, besides those who are there.
    pub takers: Blocks,
    /// What it promises, all in all.
    pub worth: i32,
}

impl Plan {
    pub(super) fn of(state: &State, seat: Seat) -> Plan {
        let mut plan = Plan {
            phase: Phase::Moment,
            forces: [[Force::NONE; PLACES]; 2],
            foes: ArrayVec::new(),
            menaced: Places::NONE,
            near: [Places::NONE; MOST + 1],
            threats: Threats {
                known: Cell::new(Places::NONE),
                of: [const { Cell::new(Force::NONE) }; PLACES],
            },
            ready: Blocks::NONE,
            best_orders: [0; 4],
            goals: [None; BLOCKS],
            prospects: ArrayVec::new(),
            reach: None,
            eaters: [0; PLACES],
            held: [Places::NONE; 2],
            stars: 0,
            marchers: OnceCell::new(),
            outlook: None,
        };
        plan.begin(state, seat);
        plan
    }

    /// Begins anew, whatever was thought before.
    fn begin(&mut self, state: &State, seat: Seat) {
        self.phase = Phase::of(state);
        if state.step.is_weighed_alone() {
            return;
        }
        self.watch_out(state, seat);
        self.held = state.stars_held();
        self.stars = self.held[usize::from(TEXAN.0)].len();
        self.outlook = None;
        match state.step {
            // In a battle they ask how it goes, and where it is safe to fall back to.
            Step::Turn => return self.outlook = Some(state.outlook()),
            Step::Declare | Step::Answer | Step::Reply => return,
            _ => {}
        }
        self.count(state);
        self.forget();
        match state.step {
            Step::Cards | Step::Orders | Step::Command(_) | Step::March { .. } | Step::Regroup(_) => {
                self.allot(state, seat);
                self.ready = state.ready(seat);
                if !matches!(state.step, Step::Regroup(_)) {
                    self.weigh_attacks(state, seat, self.ready);
                }
                self.count_eaters(state, seat);
                if state.step == Step::Cards {
                    self.best_orders = state.best_orders(self, seat);
                }
                self.walk(state);
            }
            _ => {}
        }
    }

    /// Nobody is wanted anywhere, and nothing is to be struck.
    fn forget(&mut self) {
        self.ready = Blocks::NONE;
        self.best_orders = [0; 4];
        self.goals = [None; BLOCKS];
        self.prospects.clear();
        self.reach = None;
        self.eaters = [0; PLACES];
        self.marchers = OnceCell::new();
    }

    /// Looks again at what has changed since an earlier decision.
    pub(super) fn follow(&mut self, state: &State, seat: Seat) {
        match (self.phase, Phase::of(state)) {
            // It is made anew when it is needed again.
            _ if state.step.is_weighed_alone() => self.phase = Phase::Moment,
            (Phase::Orders(..), now) if now == self.phase => self.go_on(state, seat),
            (Phase::Battle(..), now) if now == self.phase => self.outlook = Some(state.outlook()),
            _ => self.begin(state, seat),
        }
    }

    /// Within the orders of a side the goals stay; who has moved is counted again.
    fn go_on(&mut self, state: &State, seat: Seat) {
        self.forces[usize::from(seat.0)] = [Force::default(); PLACES];
        self.eaters = [0; PLACES];
        self.marchers = OnceCell::new();
        for block in state.standing.on_map().and(State::army(seat)).iter() {
            self.enter(state, block);
        }
        self.ready = state.ready(seat);
        self.count_eaters(state, seat);
        match state.step {
            Step::March { block, .. } => {
                if state.leads(block) {
                    self.lead(state, seat);
                }
            }
            _ => {
                self.held = state.stars_held();
                self.stars = self.held[usize::from(TEXAN.0)].len();
                self.prospects.clear();
                self.weigh_attacks(state, seat, self.ready);
            }
        }
        self.walk(state);
    }

    fn allot(&mut self, state: &State, seat: Seat) {
        if seat == MEXICAN {
            self.allot_mexicans(state);
        } else {
            self.allot_texans(state);
        }
    }

    /// Where the block that is about to march can go.
    fn walk(&mut self, state: &State) {
        self.reach = match state.step {
            Step::March { block, leader } => state.reach(block, state.points(block, leader).0),
            _ => None,
        };
    }

    /// The enemies in the field, and what they could fall upon.
    fn watch_out(&mut self, state: &State, seat: Seat) {
        let theirs = state.standing.on_map().and(State::army(enemy(seat)));
        self.foes.clear();
        self.menaced = Places::NONE;
        self.threats.known.set(Places::NONE);
        for block in theirs.minus(state.marked(Mark::INSIDE)).iter() {
            let Some(at) = state.place(block) else { continue };
            let force = || Force::of(block, state.strength(block));
            let gun = block.is_artillery();
            let (moves, force) = if gun { (0, Force::NONE) } else { (block.data().moves, force()) };
            self.note(Foe { at, moves, force });
        }
        for foe in self.foes.iter().filter(|foe| !foe.force.is_empty()) {
            self.menaced = self.menaced.or(foe.at.within()[usize::from(foe.moves)]);
        }
    }

    /// Who stands where, and how far from the enemy everything is.
    fn count(&mut self, state: &State) {
        self.forces = [[Force::NONE; PLACES]; 2];
        self.near = [Places::NONE; MOST + 1];
        for block in state.standing.on_map().without(blocks::COM).iter() {
            self.enter(state, block);
        }
        for foe in self.foes.iter().filter(|foe| !foe.force.is_empty()) {
            for (near, &within) in self.near.iter_mut().zip(foe.at.within()) {
                *near = near.or(within);
            }
        }
    }

    /// Counts a block where it stands.
    fn enter(&mut self, state: &State, block: Block) {
        let Some(at) = state.place(block) else { return };
        if !block.is_artillery() || state.walls(at).is_some() {
            let force = Force::of(block, state.strength(block));
            self.forces[usize::from(state.seat_of(block).0)][at.index()].join(force);
        }
    }

    fn note(&mut self, foe: Foe) {
        match self.foes.iter_mut().find(|other| (other.at, other.moves) == (foe.at, foe.moves)) {
            Some(others) => others.force.join(foe.force),
            None => self.foes.push(foe),
        }
    }

    /// Who stays where it is: all but those who can march and are wanted elsewhere.
    fn count_eaters(&mut self, state: &State, seat: Seat) {
        for block in state.standing.on_map().and(State::army(seat)).iter() {
            let Some(at) = state.place(block) else { continue };
            let leaves =
                self.ready.contains(block) && self.goals[block.index()].is_some_and(|goal| goal != at);
            self.eaters[at.index()] += u8::from(!leaves);
        }
    }

    /// What it costs the block that is about to march to go there without forcing its march.
    pub(super) fn walk_cost(&self, to: Place) -> Option<u8> {
        self.reach.as_ref()?.cost(to)
    }

    /// Whether a side holds this Victory Town.
    pub(super) fn holds(&self, seat: Seat, star: Place) -> bool {
        self.held[usize::from(seat.0)].contains(star)
    }

    /// Whether it is a Victory Town that the enemy holds and that counts: in 1835 only the green ones do.
    pub(super) fn is_prize(&self, state: &State, seat: Seat, place: Place) -> bool {
        self.holds(enemy(seat), place)
            && (state.year != Year::Y1835 || place.data().town == Some(Colour::Green))
    }

    /// Blocks more than a place will feed.
    pub(super) fn hungry(&self, state: &State, seat: Seat, place: Place) -> i32 {
        i32::from(self.eaters[place.index()]) - i32::from(state.supply_limit(seat, place))
    }

    pub(super) fn force(&self, seat: Seat, place: Place) -> Force {
        debug_assert!(!matches!(self.phase, Phase::Battle(..)), "in a battle nobody is counted elsewhere");
        self.forces[usize::from(seat.0)][place.index()]
    }

    /// The enemies who could fall upon a place in one march, no more than its hexsides let in.
    pub(super) fn threat(&self, place: Place) -> Force {
        if self.menaced.contains(place) {
            self.threats.get(place, || self.coming(place))
        } else {
            Force::NONE
        }
    }

    fn coming(&self, place: Place) -> Force {
        let mut coming = Force::default();
        for foe in &self.foes {
            if foe.at != place && ground::march(foe.at, place) <= foe.moves {
                coming.join(foe.force);
            }
        }
        if coming.blocks() < 2 {
            return coming;
        }
        let room: u8 = place.hexsides().iter().fold(0, |room: u8, side| {
            let near = self
                .foes
                .iter()
                .filter(|foe| foe.at != place && ground::march(foe.at, side.to) + side.cost <= foe.moves);
            room.saturating_add(near.map(|foe| foe.force.blocks()).sum::<u8>().min(side.limit))
        });
        coming.cut_to(room)
    }

    /// The enemies within this many movement points of a place.
    pub(super) fn foes_within(&self, place: Place, points: u8) -> Force {
        let mut near = Force::default();
        if !self.near[usize::from(points)].contains(place) {
            return near;
        }
        for foe in &self.foes {
            if ground::march(foe.at, place) <= points {
                near.join(foe.force);
            }
        }
        near
    }

    /// How far the nearest enemy has to march to a place.
    pub(super) fn nearest_foe(&self, place: Place) -> u8 {
        self.foes.iter().map(|foe| ground::march(foe.at, place)).min().unwrap_or(ground::FAR)
    }

    pub(super) fn prospect(&self, place: Place) -> Option<&Prospect> {
        self.prospects.iter().find(|prospect| prospect.place == place)
    }

    /// Which enemy stacks could be struck now, by whom, and with what hope.
    fn weigh_attacks(&mut self, state: &State, seat: Seat, ready: Blocks) {
        let mut weighed = Places::NONE;
        for index in 0..self.foes.len() {
            let place = self.foes[index].at;
            if weighed.contains(place) || self.prospects.is_full() {
                continue;
            }
            weighed.insert(place);
            if let Some(prospect) = self.weigh_attack(state, seat, place, ready) {
                self.prospects.push(prospect);
            }
        }
        let sieges = state.sieges().minus(weighed);
        for place in sieges.iter().filter(|&place| state.besieger(place) == Some(seat)) {
            let prospect = self.weigh_attack(state, seat, place, ready);
            self.prospects.extend(prospect.filter(|_| self.prospects.remaining_capacity() > 0));
        }
    }

    fn weigh_attack(&self, state: &State, seat: Seat, place: Place, ready: Blocks) -> Option<Prospect> {
        let near = ready.filter(|block| {
            state.place(block).is_some_and(|at| at != place && ground::march(at, place) <= block.data().moves)
        });
        let there = self.force(seat, place);
        if near.is_empty() && there.is_empty() {
            return None;
        }
        let (takers, force) = self.strikers(state, seat, place, near);
        let terms = state.terms(place);
        let whole = there.with(force);
        if whole.is_empty() {
            return None;
        }
        let line = if terms == Terms::Field {
            whole
        } else {
            whole.cut_to(if terms == Terms::City { 6 } else { 5 })
        };
        let odds = odds(line, self.force(enemy(seat), place), terms);
        let worth = state.attack_promises(self, seat, place, odds, whole);
        Some(Prospect { place, takers, worth })
    }

    /// The best of those near enough, as many as the hexsides let in. Santa Anna and other leaders are not counted.
    fn strikers(&self, state: &State, seat: Seat, place: Place, near: Blocks) -> (Blocks, Force) {
        let mut left = near.filter(|block| !state.leads(block));
        if left.is_empty() {
            return (left, Force::default());
        }
        let mut room = 0;
        let siege = state.besieger(place) == Some(seat);
        for side in place.hexsides() {
            let able = left.filter(|block| {
                state
                    .place(block)
                    .is_some_and(|at| ground::march(at, side.to) + side.cost <= block.data().moves)
            });
            let used = state.own(seat, place).filter(|other| state.via[other.index()] == Some(side.to)).len();
            room += able.len().min(side.limit.saturating_sub(used));
        }
        let mut takers = Blocks::NONE;
        let mut force = Force::default();
        while siege || room > 0 {
            let worth = |block: Block| state.strength(block) * block.data().hits_on;
            let Some(best) = left.iter().max_by_key(|&block| worth(block)) else { break };
            left = left.without(best);
            takers.insert(best);
            force.join(Force::of(best, state.strength(best)));
            room = room.saturating_sub(1);
        }
        (takers, force)
    }
}

impl State {
    pub(super) fn terms(&self, place: Place) -> Terms {
        match self.walls(place) {
            None => Terms::Field,
            Some(Walls::Fort) => Terms::Fort,
            Some(Walls::City) => Terms::City,
        }
    }

    /// Our blocks that may still be ordered to move here and now.
    pub(super) fn ready(&self, seat: Seat) -> Blocks {
        let leader = match self.step {
            Step::Command(leader) | Step::March { leader: Some(leader), .. } => Some(leader),
            _ => None,
        };
        let sent = match self.step {
            Step::March { block, .. } => Some(block),
            _ => None,
        };
        let able = self.movable(seat).and(self.standing.on_map()).minus(GUNS);
        let commanded = leader.map_or(able, |leader| able.and(self.commanded(leader)));
        sent.filter(|&block| able.contains(block)).map_or(commanded, |block| commanded.with(block))
    }

    /// What an attack promises: the prize by its chance, and what both would lose.
    pub(super) fn attack_promises(
        &self,
        plan: &Plan,
        seat: Seat,
        place: Place,
        odds: Odds,
        ours: Force,
    ) -> i32 {
        let star = plan.is_prize(self, seat, place);
        let revolt = self.year != Year::Y1836;
        if revolt && seat == TEXAN && star {
            let siege = if self.walls(place).is_some() { 25 + 5 * i32::from(self.turn) } else { 0 };
            return odds.win * 70 / 100 + siege + 2 * odds.defender_loses - odds.attacker_loses - 8;
        }
        if seat == MEXICAN {
            let prize = if star { 70 } else { 10 };
            let hurry = if star && plan.stars <= 5 { 60 } else { 0 };
            return odds.win * (prize + hurry) / 100 + 2 * odds.defender_loses - odds.attacker_loses / 2 - 8;
        }
        let anna = self.own(MEXICAN, place).contains(blocks::SAN);
        let vital = plan.stars <= 5;
        let prize =
            if star { 45 } else { 15 } + if anna { 120 } else { 0 } + if star && vital { 90 } else { 0 };
        let answer = odds_of_answer(plan, place, ours, odds);
        odds.win * prize / 100 + 2 * odds.defender_loses - 3 * odds.attacker_loses - answer - 15
    }
}

/// What those who won would suffer from the enemies around.
fn odds_of_answer(plan: &Plan, place: Place, ours: Force, first: Odds) -> i32 {
    let threat = plan.threat(place);
    if threat.is_empty() {
        return 0;
    }
    let left = 100 - (first.attacker_loses * 10 / i32::from(ours.steps().max(1))).clamp(0, 90);
    let answer = odds(threat, ours, Terms::Field);
    answer.win * 20 / left.max(10)
}
