//! 5 Where a piece can go with the movement points it has.

use arrayvec::ArrayVec;

use crate::map::{Link, Place};
use crate::pieces::{Leader, Piece};
use crate::rules::leaders;
use crate::rules::zones::{self, Places};
use crate::scenario::TexanZone;
use crate::state::{Order, Side, State};
use crate::{Illegal, Terrain};

/// Not reached.
const FAR: u8 = u8::MAX;

/// A piece on the move, with all that limits it.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    piece: Piece,
    side: Side,
    from: Place,
    points: u8,
    /// [R5c] Nothing spent yet, at full allowance.
    fresh: bool,
    disordered: bool,
    /// [R5i] A battery goes along.
    hauling: bool,
    /// One hex at a time, for the enemy may answer.
    stepwise: bool,
    zones: Places,
}

impl Mover {
    /// The piece as it stands, with what it takes along.
    pub(crate) fn new(state: &State, piece: Piece) -> Option<Mover> {
        let zones = zones::controlled_by(state, state.side_of(piece).other());
        Mover::among(state, piece, zones)
    }

    /// The same, where it is known already what the enemy controls.
    pub(crate) fn among(state: &State, piece: Piece, zones: Places) -> Option<Mover> {
        let from = state.place_of(piece)?;
        let side = state.side_of(piece);
        let mut full = allowance(piece);
        let mut hauling = false;
        for along in state.train.iter() {
            match along {
                Piece::Leader(leader) => full = full.min(leader.movement()),
                Piece::Battery(_) => hauling = true,
                Piece::Unit(_) => {}
            }
        }
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
            hauling,
            stepwise,
            zones,
        })
    }

    /// [5.7-a] What a step costs, or why it may not be made; [R5e] nobody enters where an enemy stands.
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
        if self.zones.contains(place) {
            self.enter_zone(state, from, place)?;
        }
        Ok(cost)
    }

    /// [R6e] From one enemy zone one does not go straight into another.
    fn enter_zone(&self, state: &State, from: Place, place: Place) -> Result<(), Illegal> {
        match self.piece {
            // [R5h] A leader goes there only to a friendly unit.
            Piece::Leader(_) if state.holder(place) == Some(self.side) => Ok(()),
            Piece::Leader(_) => Err(Illegal::LeaderInZone { place }),
            _ if self.disordered => Err(Illegal::DisorderedInZone { place }),
            _ if self.zones.contains(from) => Err(Illegal::ZoneToZone { place }),
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

    /// Every place where it may stop, with the points it costs to get there.
    pub(crate) fn reach(&self, state: &State) -> Reach {
        self.search(state, None)
    }

    /// Spreads from place to place, until the one that is sought has been reached.
    fn search(&self, state: &State, sought: Option<Place>) -> Reach {
        let mut reach = Reach { cost: [FAR; Place::COUNT], found: ArrayVec::new(), open: ArrayVec::new() };
        reach.cost[self.from.index()] = 0;
        self.spread(state, self.from, 0, &mut reach);
        let mut next = 0;
        while !self.is_one_hex() && next < reach.open.len() {
            if sought.is_some_and(|place| reach.cost[place.index()] != FAR) {
                break;
            }
            let place = reach.open[next];
            next += 1;
            let cost = reach.cost[place.index()];
            // [R6e] Entering an enemy zone ends the movement.
            if cost < self.points && !self.zones.contains(place) {
                self.spread(state, place, cost, &mut reach);
            }
        }
        reach
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
            if self.zones.contains(here) {
                break;
            }
        }
        (here != self.from && self.stop(state, here).is_ok()).then_some(here)
    }

    fn spread(&self, state: &State, from: Place, spent: u8, reach: &mut Reach) {
        for link in from.links() {
            let before = reach.cost[link.to.index()];
            if before <= spent + 1 {
                continue;
            }
            let Ok(cost) = self.step(state, from, link) else { continue };
            let cost = match spent + cost {
                cost if cost <= self.points => cost,
                // [R5c] One hex always.
                _ if from == self.from && self.fresh => self.points,
                _ => continue,
            };
            if cost < before {
                reach.cost[link.to.index()] = cost;
                reach.open.push(link.to);
            }
            if before == FAR {
                reach.found.push(link.to);
            }
        }
    }

    /// The places where it may stop, each once.
    pub(crate) fn stops<'a>(
        &'a self,
        state: &'a State,
        reach: &'a Reach,
    ) -> impl Iterator<Item = Place> + 'a {
        reach.found.iter().copied().filter(|&place| self.stop(state, place).is_ok())
    }

    /// Whether there is any place to go: beside it, or past friends beside it.
    pub(crate) fn can_go(&self, state: &State) -> bool {
        let mut friends = false;
        for link in self.from.links() {
            let Ok(cost) = self.step(state, self.from, link) else { continue };
            if cost > self.points && !self.fresh {
                continue;
            }
            if self.stop(state, link.to).is_ok() {
                return true;
            }
            friends = true;
        }
        friends && self.stops(state, &self.reach(state)).next().is_some()
    }

    /// What it costs to go there, or the first thing in the way.
    pub(crate) fn cost(&self, state: &State, to: Place) -> Result<u8, Illegal> {
        let cost = self.search(state, Some(to)).cost[to.index()];
        if to != self.from && cost != FAR {
            return self.stop(state, to).map(|()| cost);
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
        let sides = self.from.links().iter().filter_map(|link| self.cost(state, link.to).err());
        sides.min_by_key(telling).unwrap_or(Illegal::NowhereToGo { piece: self.piece })
    }

    /// The piece when it has come to `by`, if it can go on from there to `to`.
    fn by_way_of(&self, state: &State, by: Place, to: Place) -> Option<Mover> {
        if self.is_one_hex() || self.zones.contains(by) || by.distance(self.from) >= self.points {
            return None;
        }
        let cost = self.reach(state).cost[by.index()];
        let on = Mover { from: by, points: self.points.checked_sub(cost)?, fresh: false, ..*self };
        (on.points > 0 && on.search(state, Some(to)).cost[to.index()] != FAR).then_some(on)
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

    /// Whether it must stop in this place.
    pub(crate) fn must_stop(&self, place: Place) -> bool {
        self.zones.contains(place)
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

/// What a piece can reach.
pub(crate) struct Reach {
    cost: [u8; Place::COUNT],
    /// Each place once, in the order they were found.
    found: ArrayVec<Place, 512>,
    /// To be spread from; a place comes again when a cheaper way is found.
    open: ArrayVec<Place, 2048>,
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
