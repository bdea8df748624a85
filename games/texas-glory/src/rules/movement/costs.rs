//! 5.2, 5.3 Move limits and hexside limits: where a block can go, and at what cost.

use arrayvec::ArrayVec;
use game::Seat;

use crate::block::{Block, MEXICAN, enemy};
use crate::card::Event as CardEvent;
use crate::data::{PLACES, places};
use crate::illegal::Illegal;
use crate::map::{Place, Places};
use crate::scenario::{FieldGuns, FortJessup};
use crate::state::{Marks, State};

/// The dearest move there is: a cavalryman's, forced.
const MOST: usize = 5;

/// Where a block can go.
pub(crate) struct Reach {
    /// The cost of each place it can walk to without meeting an enemy; 255 for the others.
    pub(crate) cost: [u8; PLACES],
    /// Hexes with enemies, the hex from which they are entered, and the cost.
    pub(crate) attacks: ArrayVec<(Place, Place, u8), 96>,
}

impl Reach {
    fn none() -> Reach {
        Reach { cost: [u8::MAX; PLACES], attacks: ArrayVec::new() }
    }

    /// From a place, with these points, where enemies are, and without these ways out.
    fn from(start: Place, points: u8, enemies: Places, closed: Places) -> Reach {
        let mut reach = Reach::none();
        let mut levels: [ArrayVec<Place, PLACES>; MOST + 1] = Default::default();
        reach.cost[start.index()] = 0;
        levels[0].push(start);
        for spent in 0..=usize::from(points) {
            for at in 0..levels[spent].len() {
                let from = levels[spent][at];
                if usize::from(reach.cost[from.index()]) != spent {
                    continue;
                }
                for side in from.hexsides() {
                    let cost = spent + usize::from(side.cost);
                    if cost > usize::from(points) || from == start && closed.contains(side.to) {
                        continue;
                    }
                    if enemies.contains(side.to) {
                        reach.attacks.push((side.to, from, cost as u8));
                    } else if cost < usize::from(reach.cost[side.to.index()]) {
                        reach.cost[side.to.index()] = cost as u8;
                        levels[cost].push(side.to);
                    }
                }
            }
        }
        reach.cost[start.index()] = u8::MAX;
        reach
    }
}

/// How a move is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Normal,
    /// [5.6-a] With one point more than the block has.
    Forced,
}

impl State {
    /// [2.13-a] [5.6-a] The points a block has, and those it has if it forces its march.
    ///
    /// Ruling 4: after the event Forced March, those under command have one more and need not roll.
    pub(crate) fn points(&self, block: Block, leader: Option<Block>) -> (u8, u8) {
        let moves = block.data().moves;
        let swift = leader.is_some() && self.has_event(self.seat_of(block), CardEvent::ForcedMarch);
        (moves + u8::from(swift), moves + 1)
    }

    pub(crate) fn has_event(&self, seat: Seat, event: CardEvent) -> bool {
        self.chosen[usize::from(seat.0)].is_some_and(|card| card.event() == Some(event))
    }

    /// [5.0-b] [5.0-c] [5.0-e] [5.2-a] Every place within so many points: through friends and sieges freely, into enemies
    /// and no farther. [1.6-a] Where no hexside leads, nobody goes.
    pub(crate) fn reach(&self, block: Block, points: u8) -> Reach {
        let Some(start) = self.place(block) else { return Reach::none() };
        let seat = self.seat_of(block);
        let (outside, _) = self.presence();
        let enemies = outside[usize::from(enemy(seat).0)].or(self.presidial_boxes(seat));
        let closed =
            if enemies.contains(start) { self.pinning_hexsides(seat, start) } else { Places::default() };
        Reach::from(start, points, enemies, closed)
    }

    /// [5.2-a] Whether a block may march there, and how it pays. Into enemies it names its last hexside.
    pub(crate) fn way(
        &self,
        block: Block,
        leader: Option<Block>,
        to: Place,
        via: Option<Place>,
    ) -> Result<Way, Illegal> {
        if self.at[block.index()].waits_for().is_some() {
            return self.attack_from_beside(block, to, via).map(|()| Way::Normal);
        }
        self.may_stop(block, to)?;
        let (normal, forced) = self.points(block, leader);
        let reach = self.reach(block, normal.max(forced));
        let enemies = self.meets_enemies(self.seat_of(block), to);
        let cost = match via {
            Some(_) if !enemies => return Err(Illegal::NoEnemyThere),
            None if enemies => return Err(self.no_attack(block, &reach, normal.max(forced), to)),
            Some(via) => {
                let cost = reach
                    .attacks
                    .iter()
                    .find(|&&(place, from, _)| (place, from) == (to, via))
                    .map(|hit| hit.2);
                let cost = cost.ok_or_else(|| self.why_not(block, normal.max(forced), to, Some(via)))?;
                self.can_attack(block, to, via)?;
                cost
            }
            None => match reach.cost[to.index()] {
                u8::MAX => return Err(self.why_not(block, normal.max(forced), to, None)),
                cost => cost,
            },
        };
        Ok(if cost <= normal { Way::Normal } else { Way::Forced })
    }

    /// Why a hex with enemies is not attacked; where it can be, the hexside is still to be named.
    fn no_attack(&self, block: Block, reach: &Reach, points: u8, to: Place) -> Illegal {
        let mut refused = None;
        for &(_, via, _) in reach.attacks.iter().filter(|&&(place, ..)| place == to) {
            match self.can_attack(block, to, via) {
                Ok(()) => return Illegal::NameTheHexside,
                Err(illegal) => refused = Some(illegal),
            }
        }
        refused.unwrap_or_else(|| self.why_not(block, points, to, None))
    }

    /// Why a place is out of reach, or cannot be entered from `via`.
    fn why_not(&self, block: Block, points: u8, to: Place, via: Option<Place>) -> Illegal {
        let Some(start) = self.place(block) else { return Illegal::OffMap };
        let last = via.unwrap_or(start);
        if start == places::NEW_ORLEANS {
            return Illegal::BySeaOnly;
        }
        if to.hexsides().is_empty() || start.hexsides().is_empty() {
            return Illegal::IslandByLand;
        }
        if last.touches(to) && last.hexside_to(to).is_none() {
            return Illegal::RiverBetween;
        }
        if let Some(via) = via.filter(|via| via.hexside_to(to).is_none()) {
            return Illegal::NotNext { from: via, to };
        }
        // Whether it could, if it were not for some of those in the way.
        let reaches = |enemies, closed: Places| {
            let reach = Reach::from(start, points, enemies, closed);
            let side = |via: Place| via.hexside_to(to).map_or(u8::MAX, |side| side.cost);
            match via {
                None => reach.cost[to.index()] != u8::MAX || reach.attacks.iter().any(|it| it.0 == to),
                Some(via) if via == start => side(via) <= points && !closed.contains(to),
                Some(via) => reach.cost[via.index()].saturating_add(side(via)) <= points,
            }
        };
        let seat = self.seat_of(block);
        let enemies = self.presence().0[usize::from(enemy(seat).0)];
        if reaches(enemies, Places::default()) {
            Illegal::HexsideOfPin
        } else if reaches(Places::default(), Places::default()) {
            Illegal::EnemiesBetween
        } else {
            Illegal::TooFar { points }
        }
    }

    /// [1.1-d] [1.7-d] Nobody stops in an Indian village; no Mexican enters a U.S. box, and nobody New Orleans by land.
    pub(crate) fn may_stop(&self, block: Block, to: Place) -> Result<(), Illegal> {
        if self.place(block) == Some(to) {
            Err(Illegal::IsThere)
        } else {
            self.may_enter(self.seat_of(block), to)
        }
    }

    /// [1.1-d] [1.7-d] The same, however a block comes there by land.
    pub(crate) fn may_enter(&self, seat: Seat, to: Place) -> Result<(), Illegal> {
        if to.data().village {
            Err(Illegal::Village)
        } else if !matches!(to, places::FORT_JESSUP | places::NEW_ORLEANS) {
            Ok(())
        } else if seat == MEXICAN {
            Err(Illegal::UsBox)
        } else if to == places::NEW_ORLEANS {
            Err(Illegal::BySeaOnly)
        } else if self.options.fort_jessup == FortJessup::Closed {
            Err(Illegal::NoWayBack)
        } else {
            Ok(())
        }
    }

    /// [5.3-a] [5.82-b] Room on the hexside, and no mixing of land and sea.
    pub(crate) fn can_attack(&self, block: Block, to: Place, via: Place) -> Result<(), Illegal> {
        self.may_attack_with(block)?;
        let seat = self.seat_of(block);
        if !self.own(seat, to).filter(|other| self.has(other, Marks::LANDED)).is_empty() {
            return Err(Illegal::SeaAndLand);
        }
        self.hexside_has_room(block, to, via)
    }

    /// [6.7-b] Ruling 127: by an option artillery does not attack by land.
    pub(crate) fn may_attack_with(&self, block: Block) -> Result<(), Illegal> {
        let stays = block.is_artillery() && self.options.field_guns == FieldGuns::Stay;
        if stays { Err(Illegal::GunsDoNotAttack) } else { Ok(()) }
    }

    /// [5.3-a] [5.3-b] [5.3-c] So many blocks of a side may enter a hex with enemies by one hexside. [8.32-a] U.S. blocks leave
    /// Fort Jessup without limit; others have that of the way in.
    fn hexside_has_room(&self, block: Block, to: Place, via: Place) -> Result<(), Illegal> {
        let (from, into) = if via == places::FORT_JESSUP && !block.is_us() { (to, via) } else { (via, to) };
        let limit = from.hexside_to(into).map_or(0, |side| side.limit);
        let crossed =
            self.own(self.seat_of(block), to).filter(|other| self.via[other.index()] == Some(via)).len();
        if crossed >= limit { Err(Illegal::HexsideFull { limit }) } else { Ok(()) }
    }

    /// [8.33-a] Reinforcements whose box is taken attack it from beside, without limit.
    fn attack_from_beside(&self, block: Block, to: Place, via: Option<Place>) -> Result<(), Illegal> {
        let boxed = self.at[block.index()].waits_for();
        if boxed != Some(to) || via.is_some() {
            return Err(Illegal::WaitsBeside);
        }
        if self.outside(enemy(self.seat_of(block)), to).is_empty() {
            Err(Illegal::WaitsBeside)
        } else {
            Ok(())
        }
    }
}
