//! 5 Where a piece can go with the movement points it has.

use std::ops::ControlFlow;
use std::sync::{LazyLock, OnceLock};

use arrayvec::ArrayVec;

use crate::map::{Link, Place};
use crate::pieces::{Leader, Piece, Pieces};
use crate::places::{Patch, Places};
use crate::rules::{Flow, leaders};
use crate::scenario::TexanZone;
use crate::state::{Order, Side, State};
use crate::{Illegal, Terrain};

/// No piece has more movement points.
const MOST_POINTS: u8 = 8;
/// No place has more ways out of it.
const MOST_LINKS: usize = 12;

/// A piece on the move, with all that limits it.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    piece: Piece,
    side: Side,
    from: Place,
    points: u8,
    /// [R5c] Nothing spent yet, and not disordered.
    fresh: bool,
    disordered: bool,
    /// [R5i] A battery goes along.
    hauling: bool,
    /// One hex at a time, for the enemy may answer.
    stepwise: bool,
}

impl Mover {
    /// The piece as it stands, with what it takes along.
    pub(crate) fn new(state: &State, piece: Piece) -> Option<Mover> {
        Mover::laden(state, piece, state.train)
    }

    /// The same, if it took this along.
    pub(crate) fn laden(state: &State, piece: Piece, train: Pieces) -> Option<Mover> {
        let from = state.place_of(piece)?;
        let side = state.side_of(piece);
        let slowest = train.leaders().iter().map(Leader::movement).min();
        let full = slowest.map_or(allowance(piece), |slowest| slowest.min(allowance(piece)));
        let disordered = matches!(piece, Piece::Unit(unit) if state.order(unit) == Order::Disordered);
        // [R5f] Half the allowance, rounded down.
        let points = if disordered { full / 2 } else { full };
        let stepwise = state.rules.texan_zone == TexanZone::Chosen
            && side == Side::Mexican
            && matches!(piece, Piece::Unit(_));
        Some(Mover {
            piece,
            side,
            from,
            points: points.saturating_sub(state.spent),
            fresh: !disordered && state.spent == 0,
            disordered,
            hauling: !train.batteries().is_empty(),
            stepwise,
        })
    }

    /// [5.7-a] What a step costs, or why it may not be made; [R5e] nobody enters where an enemy stands.
    #[expect(clippy::inline_always, reason = "where only the cost is asked, no refusal is put together")]
    #[inline(always)]
    fn step(&self, state: &State, from: Place, link: &Link) -> Result<u8, Illegal> {
        let (place, terrain) = (link.to, state.over(link));
        let cost = terrain.cost().ok_or_else(|| match link.is_blank() {
            true => Illegal::NoDoor { place },
            false => Illegal::Prohibited { place, terrain },
        })?;
        if state.holder(place) == Some(self.side.other()) {
            return Err(Illegal::EnemyThere { place });
        }
        if self.hauling && !terrain.lets_artillery() {
            return Err(Illegal::GunAtHexside { place, terrain });
        }
        if self.disordered && terrain.is_wall() {
            return Err(Illegal::DisorderedAtWall { place, terrain });
        }
        if self.is_controlled(state, place) {
            self.enter_zone(state, from, place)?;
        }
        Ok(cost)
    }

    /// [R6e] From one enemy zone one does not go straight into another.
    #[inline]
    fn enter_zone(&self, state: &State, from: Place, place: Place) -> Result<(), Illegal> {
        match self.piece {
            // [R5h] A leader goes there only to a friendly unit.
            Piece::Leader(_) if state.holder(place) == Some(self.side) => Ok(()),
            Piece::Leader(_) => Err(Illegal::LeaderInZone { place }),
            _ if self.disordered => Err(Illegal::DisorderedInZone { place }),
            _ if self.is_controlled(state, from) => Err(Illegal::ZoneToZone { place }),
            _ => Ok(()),
        }
    }

    /// [R5d] Whether it may stop there.
    fn stop(&self, state: &State, place: Place) -> Result<(), Illegal> {
        if matches!(self.piece, Piece::Unit(_)) && !state.has_room(place) {
            return Err(Illegal::PlaceFull { place, limit: state.stacking_limit() });
        }
        if self.hauling && state.battery_at(place).is_some() {
            return Err(Illegal::BatteryThere { place });
        }
        Ok(())
    }

    /// How many hexes it may go at most.
    fn is_one_hex(&self) -> bool {
        self.hauling || self.stepwise
    }

    /// Every place it can get to, by the points it costs to get there.
    fn reach(&self, state: &State) -> Reach {
        let mut reach = Reach([Places::NONE; MOST_POINTS as usize + 1]);
        let _ = self.spread(state, |spent, ring| {
            reach.0[usize::from(spent)] = *ring;
            ControlFlow::Continue(())
        });
        reach
    }

    /// Visits the places it can get to, those that cost the same together, the nearest first, until told to stop.
    fn spread(&self, state: &State, mut visit: impl FnMut(u8, &Places) -> Flow) -> Flow {
        let mut rings = [Places::NONE; MOST_POINTS as usize + 1];
        let mut settled = Places::NONE;
        let enemy = self.side.other();
        let hostile = state.held(enemy).or(state.zones(enemy));
        rings[0].insert(self.from);
        for spent in 0..=self.points {
            let ring = rings[usize::from(spent)].minus(&settled);
            visit(spent, &ring)?;
            settled = settled.or(&ring);
            ring.iter().filter(|&place| self.goes_on(state, place, spent)).for_each(|place| {
                let plain = plain_around(place).filter(|around| !around.meets(&hostile));
                if let (Some(around), true) = (plain, spent < self.points) {
                    return around.add_to(&mut rings[usize::from(spent + PLAIN)]);
                }
                for link in place.links().iter().filter(|link| !settled.contains(link.to)) {
                    if let Some(cost) = self.cost_of(state, place, link, spent) {
                        rings[usize::from(cost)].insert(link.to);
                    }
                }
            });
        }
        ControlFlow::Continue(())
    }

    /// Whether it may leave a place it has come to: [R6e] entering an enemy zone ends the movement.
    fn goes_on(&self, state: &State, place: Place, spent: u8) -> bool {
        place == self.from || spent < self.points && !self.is_one_hex() && !self.is_controlled(state, place)
    }

    /// The points spent after a step, if it can be made; [R5c] one hex always.
    fn cost_of(&self, state: &State, from: Place, link: &Link, spent: u8) -> Option<u8> {
        match spent + self.step(state, from, link).ok()? {
            cost if cost <= self.points => Some(cost),
            _ if from == self.from && self.fresh => Some(self.points),
            _ => None,
        }
    }

    /// Every place it can get to where there is nothing but open ground around it, and no enemy.
    fn in_the_open(&self, state: &State) -> Option<&'static Places> {
        let around = open_ground(self.from, self.points).filter(|_| !self.is_one_hex())?;
        let enemy = self.side.other();
        (!around.meets(state.held(enemy)) && !around.meets(state.zones(enemy))).then_some(around)
    }

    /// Whether it gets there by going straight: most do, and nobody need look for a way.
    fn goes_straight(&self, state: &State, to: Place) -> bool {
        let (mut here, mut spent) = (self.from, 0);
        while here != to && self.goes_on(state, here, spent) {
            let nearer = |link: &&Link| link.to == to || link.to.distance(to) < here.distance(to);
            let steps = here.links().iter().filter(nearer);
            let mut steps = steps.filter_map(|link| Some((link.to, self.cost_of(state, here, link, spent)?)));
            match steps.next() {
                Some(step) => (here, spent) = step,
                None => return false,
            }
        }
        here == to
    }

    /// A place where it may stop, found by walking at random: every such place has a chance. `None` if the walk ends
    /// where it may not.
    pub(crate) fn stroll(&self, state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Place> {
        let (mut here, mut spent) = (self.from, 0);
        let steps = if self.is_one_hex() { 1 } else { 1 + below(u64::from(self.points.max(1))) };
        for _ in 0..steps {
            let links = here.links();
            let link = &links[below(links.len() as u64) as usize];
            let Ok(cost) = self.step(state, here, link) else { continue };
            if spent + cost > self.points && !(here == self.from && self.fresh) {
                continue;
            }
            (here, spent) = (link.to, (spent + cost).min(self.points));
            if self.is_controlled(state, here) {
                break;
            }
        }
        (here != self.from && self.stop(state, here).is_ok()).then_some(here)
    }

    /// The places where it may stop, each once.
    pub(crate) fn stops(&self, state: &State) -> impl Iterator<Item = Place> {
        let reached = self.in_the_open(state).copied().unwrap_or_else(|| self.reach(state).places());
        reached.iter().filter(move |&place| place != self.from && self.stop(state, place).is_ok())
    }

    /// Whether there is any place to go: beside it, past friends beside it, or farther off.
    pub(crate) fn can_go(&self, state: &State) -> bool {
        let may_stop = |place: Place| place != self.from && self.stop(state, place).is_ok();
        let mut friends: ArrayVec<(Place, u8), MOST_LINKS> = ArrayVec::new();
        for link in self.from.links() {
            let Some(spent) = self.cost_of(state, self.from, link, 0) else { continue };
            if may_stop(link.to) {
                return true;
            }
            friends.push((link.to, spent));
        }
        let lets_past = |&(friend, spent): &(Place, u8)| {
            let free = |link: &Link| may_stop(link.to) && self.cost_of(state, friend, link, spent).is_some();
            self.goes_on(state, friend, spent) && friend.links().iter().any(free)
        };
        let farther_off = |_, ring: &Places| match ring.iter().any(may_stop) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        friends.iter().any(lets_past) || !friends.is_empty() && self.spread(state, farther_off).is_break()
    }

    /// Whether it may go there, or the first thing in the way.
    pub(crate) fn can_go_to(&self, state: &State, to: Place) -> Result<(), Illegal> {
        let gets_there = || match self.in_the_open(state) {
            Some(around) => around.contains(to),
            None => self.goes_straight(state, to) || self.reach(state).cost(to).is_some(),
        };
        if to != self.from && gets_there() {
            return self.stop(state, to);
        }
        // [7.4-b] No way leads from a roof to the inside below it.
        if to.hex() == self.from.hex() {
            return Err(if to == self.from {
                Illegal::AlreadyThere { place: to }
            } else {
                Illegal::NoStairs { place: to }
            });
        }
        match self.from.link_to(to) {
            Some(link) => {
                Err(self.step(state, self.from, &link).err().unwrap_or(Illegal::TooFar { place: to }))
            }
            None if state.holder(to) == Some(self.side.other()) => Err(Illegal::EnemyThere { place: to }),
            // [7.4-b] From a roof no step leads into the building beside it, nor back.
            None if self.is_one_hex() && self.from.distance(to) == 1 => Err(Illegal::NoDoor { place: to }),
            None if self.hauling => Err(Illegal::OneHexWithGun { place: to }),
            None if self.stepwise => Err(Illegal::HexByHex { place: to }),
            None if self.from.distance(to) > self.points => Err(Illegal::TooFar { place: to }),
            // A plain way would not be too long: something else is between.
            None => Err(Illegal::NoWay { place: to }),
        }
    }

    /// What keeps it where it is: of all that is said to it on every side, the most telling.
    pub(crate) fn pinned(&self, state: &State) -> Illegal {
        let telling = |illegal: &Illegal| match illegal {
            Illegal::Prohibited { .. } | Illegal::NoDoor { .. } => 2,
            Illegal::TooFar { .. } => 1,
            _ => 0,
        };
        let sides = self.from.links().iter().filter_map(|link| self.can_go_to(state, link.to).err());
        sides.min_by_key(telling).unwrap_or(Illegal::NowhereToGo { piece: self.piece })
    }

    /// The piece when it has come to `by`, if it can go on from there to `to`.
    fn by_way_of(&self, state: &State, by: Place, to: Place) -> Option<Mover> {
        let too_far = || by.distance(self.from) + by.distance(to) > self.points;
        if self.is_one_hex() || self.is_controlled(state, by) || too_far() {
            return None;
        }
        let cost = self.reach(state).cost(by)?;
        let on = Mover { from: by, points: self.points.checked_sub(cost)?, fresh: false, ..*self };
        (on.points > 0 && on.reach(state).cost(to).is_some()).then_some(on)
    }

    /// [R9g] Ruling 39: the enemy leaders it finds alone on its way to a place, the nearest first; it turns aside for each
    /// if its points will still bring it there.
    pub(crate) fn lone_leaders(mut self, state: &State, to: Place) -> ArrayVec<Place, { Leader::COUNT }> {
        let mut met = ArrayVec::new();
        loop {
            let lone = leaders::alone(state, self.side.other()).filter(|at| *at != to && !met.contains(at));
            let ways = lone.filter_map(|by| self.by_way_of(state, by, to));
            let Some(nearest) = ways.max_by_key(|on| on.points) else { return met };
            met.push(nearest.from);
            self = nearest;
        }
    }

    /// [R6e] Whether the enemy controls this place, so that it must stop there.
    pub(crate) fn is_controlled(&self, state: &State, place: Place) -> bool {
        state.zones(self.side.other()).contains(place)
    }
}

/// [R5a] The movement allowance; a battery has none of its own.
pub(crate) fn allowance(piece: Piece) -> u8 {
    match piece {
        Piece::Unit(unit) => unit.movement(),
        Piece::Leader(leader) => leader.movement(),
        Piece::Battery(_) => 0,
    }
}

/// The places that a piece can reach, by the points it costs.
struct Reach([Places; MOST_POINTS as usize + 1]);

impl Reach {
    fn cost(&self, place: Place) -> Option<u8> {
        self.0.iter().position(|ring| ring.contains(place)).map(|cost| cost as u8)
    }

    fn places(&self) -> Places {
        self.0.iter().fold(Places::NONE, |all, ring| all.or(ring))
    }
}

/// [5.7-a] What a step over clear ground costs.
const PLAIN: u8 = 1;

/// The neighbours of a place from which every step goes over clear ground, whatever is breached.
fn plain_around(place: Place) -> Option<&'static Patch> {
    static KNOWN: LazyLock<Vec<Option<Patch>>> = LazyLock::new(|| {
        let is_plain = |link: &Link| link.wall().is_none() && link.over.cost() == Some(PLAIN);
        let around = |place: Place| {
            let links = place.links().iter();
            let plain = links.clone().all(is_plain).then(|| links.map(|link| link.to).collect());
            plain.as_ref().and_then(Patch::of)
        };
        Place::all().map(around).collect()
    });
    KNOWN[place.index()].as_ref()
}

/// All within this many points of a place, if there is nothing but open ground. Worked out when it is first asked for.
fn open_ground(from: Place, points: u8) -> Option<&'static Places> {
    type Around = [OnceLock<Option<Places>>; MOST_POINTS as usize + 1];
    static KNOWN: LazyLock<Vec<Around>> = LazyLock::new(|| Place::all().map(|_| Around::default()).collect());
    let around = KNOWN[from.index()][usize::from(points)].get_or_init(|| {
        let open = from.within(points).all(|place| place.links().iter().all(|link| link.wall().is_none()));
        open.then(|| from.within(points).collect())
    });
    around.as_ref()
}

/// [R9b] The hexsides that a rout goes over.
pub(crate) fn lets_rout(terrain: Terrain) -> bool {
    matches!(
        terrain,
        Terrain::Clear
            | Terrain::Stone
            | Terrain::Wooden
            | Terrain::Doorway
            | Terrain::Ramp
            | Terrain::Breach
    )
}
