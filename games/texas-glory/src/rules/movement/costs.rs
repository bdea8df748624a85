//! 5.2, 5.3 Move limits and hexside limits: where a block can go, and at what cost.

use game::Seat;

use crate::block::{Block, MEXICAN, enemy};
use crate::card::Event as CardEvent;
use crate::data::places;
use crate::illegal::Illegal;
use crate::map::{Place, Places, US_BOXES, VILLAGES};
use crate::scenario::{FieldGuns, FortJessup};
use crate::state::{Mark, State};
use crate::ways::{DEAREST, MOST};

/// Where a block sets out from and with how many points, where enemies are, and by which hexsides it may not leave.
struct Setting {
    start: Place,
    points: u8,
    enemies: Places,
    closed: Places,
}

impl Setting {
    /// [5.2-a] What it costs to walk to a place without meeting an enemy.
    fn cost(&self, to: Place) -> Option<u8> {
        let direct = self.start.way_to(to);
        if to == self.start || direct > self.points || self.enemies.contains(to) {
            None
        } else if self.is_free(direct) {
            Some(direct)
        } else {
            self.reach().cost(to)
        }
    }

    /// [5.2-a] What it costs to enter a hex with enemies from another.
    fn attack_cost(&self, to: Place, via: Place) -> Option<u8> {
        let side = via.hexside_to(to)?;
        let spent = if via == self.start { (!self.closed.contains(to)).then_some(0) } else { self.cost(via) };
        spent.map(|spent| spent + side.cost).filter(|&cost| cost <= self.points)
    }

    /// [5.2-a] What it costs to march there, into enemies by the hexside from another hex.
    fn cost_of(&self, to: Place, via: Option<Place>) -> Option<u8> {
        match via {
            Some(via) => self.attack_cost(to, via),
            None => self.cost(to),
        }
    }

    /// The enemies within its points, if others were not in the way.
    fn foes_near(&self) -> Places {
        self.enemies.and(self.start.within()[usize::from(self.points)]).without(self.start)
    }

    /// The hexes from which one with enemies is entered.
    fn ways_in(&self, reach: &Reach, to: Place) -> Places {
        let near = to.into().filter(|&(side, _)| side <= self.points);
        let ways = near.fold(Places::NONE, |ways, (side, from)| {
            ways.or(from.and(reach.within[usize::from(self.points - side)]))
        });
        if self.closed.contains(to) { ways.without(self.start) } else { ways }
    }

    /// Whether nobody is in the way to any place within this many points.
    fn is_free(&self, points: u8) -> bool {
        self.closed.is_empty() && !self.start.passed()[usize::from(points)].meets(self.enemies)
    }

    fn reach(&self) -> Reach {
        let last = usize::from(self.points);
        let enemies = self.enemies.without(self.start);
        let mut reach = Reach { start: self.start, within: [Places::NONE; MOST + 1] };
        if self.is_free(self.points) {
            for (within, there) in reach.within.iter_mut().zip(&self.start.within()[..=last]) {
                *within = there.minus(enemies);
            }
            debug_assert_eq!(reach.within[..=last], self.flood(enemies)[..=last]);
        } else {
            reach.within = self.flood(enemies);
        }
        let all = reach.within[last];
        reach.within[last + 1..].fill(all);
        reach
    }

    /// Goes out from the start, the cheapest places first, around enemies.
    fn flood(&self, enemies: Places) -> [Places; MOST + 1] {
        let last = usize::from(self.points);
        let mut within = [Places::NONE; MOST + 1];
        let mut settled = Places::one(self.start);
        within[0] = settled;
        for (places, next) in within[1..].iter_mut().zip(self.start.out()) {
            *places = next.minus(self.closed);
        }
        for spent in 1..=last {
            let fresh = within[spent].minus(settled).minus(enemies);
            settled = settled.or(fresh);
            within[spent] = settled;
            for (cost, places) in within[spent + 1..=last].iter_mut().take(DEAREST).enumerate() {
                *places = fresh.iter().fold(*places, |places, from| places.or(from.out()[cost]));
            }
        }
        within
    }
}

/// Where a block can walk to without meeting an enemy.
pub(crate) struct Reach {
    start: Place,
    /// The places within this many points, the start among them.
    within: [Places; MOST + 1],
}

impl Reach {
    /// All places but the start.
    fn places(&self) -> Places {
        self.within[MOST].without(self.start)
    }

    /// What it costs to walk to a place; nothing to where it is.
    pub(crate) fn cost(&self, place: Place) -> Option<u8> {
        self.within.iter().position(|places| places.contains(place)).map(|cost| cost as u8)
    }
}

/// A block that was sent: where it may march, found at once; `can_march` says the same of each place alone.
pub(crate) struct Marcher<'a> {
    state: &'a State,
    block: Block,
    /// [2.13-a] The points it has without forcing its march.
    pub normal: u8,
    setting: Setting,
    /// Where it may stop.
    open: Places,
}

impl Marcher<'_> {
    pub(crate) fn reach(&self) -> Reach {
        self.setting.reach()
    }

    /// [5.2-a] The places it may walk to.
    pub(crate) fn walks(&self, reach: &Reach) -> Places {
        reach.places().and(self.open)
    }

    /// [5.2-a] The hexes with enemies that it may attack, and the hex from which they are entered, in their order.
    pub(crate) fn attacks(&self, reach: &Reach) -> impl Iterator<Item = (Place, Place)> {
        let targets = self.setting.foes_near().and(self.open).iter();
        targets.flat_map(move |to| {
            let ways_in = self.setting.ways_in(reach, to).iter();
            let open = ways_in.filter(move |&via| self.state.can_attack(self.block, to, via).is_ok());
            open.map(move |via| (to, via))
        })
    }
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

    /// [5.0-b] [5.0-c] [5.0-e] Through friends and sieges freely, into enemies and no farther.
    fn setting(&self, block: Block, points: u8) -> Option<Setting> {
        let (start, seat) = (self.place(block)?, self.seat_of(block));
        let enemies = self.stands(enemy(seat)).or(self.presidial_boxes(seat));
        let attacked = enemies.contains(start);
        let closed = if attacked { self.pinning_hexsides(seat, start) } else { Places::NONE };
        Some(Setting { start, points, enemies, closed })
    }

    /// [5.2-a] Every place within this many points. [1.6-a] Where no hexside leads, nobody goes.
    pub(crate) fn reach(&self, block: Block, points: u8) -> Option<Reach> {
        self.setting(block, points).map(|setting| setting.reach())
    }

    /// [5.2-a] Whether a block may march there. Into enemies it names its last hexside.
    pub(crate) fn can_march(
        &self,
        block: Block,
        leader: Option<Block>,
        to: Place,
        via: Option<Place>,
    ) -> Result<(), Illegal> {
        if self.at(block).waits_for().is_some() {
            return self.attack_from_beside(block, to, via);
        }
        self.may_stop(block, to)?;
        let (normal, forced) = self.points(block, leader);
        let setting = self.setting(block, normal.max(forced)).ok_or(Illegal::OffMap)?;
        match (via, setting.enemies.contains(to)) {
            (Some(_), false) => Err(Illegal::NoEnemyThere),
            (None, true) => Err(self.no_attack(block, &setting, to)),
            (_, _) if setting.cost_of(to, via).is_none() => Err(self.why_not(block, &setting, to, via)),
            (Some(via), true) => self.can_attack(block, to, via),
            (None, false) => Ok(()),
        }
    }

    /// [5.6-a] Whether a march that the block may make takes one point more than it has.
    pub(crate) fn is_forced(
        &self,
        block: Block,
        leader: Option<Block>,
        to: Place,
        via: Option<Place>,
    ) -> bool {
        let (normal, _) = self.points(block, leader);
        self.setting(block, normal).is_some_and(|setting| setting.cost_of(to, via).is_none())
    }

    /// The block that was sent, unless it waits beside a box.
    pub(crate) fn marcher(&self, block: Block, leader: Option<Block>) -> Option<Marcher<'_>> {
        let (normal, forced) = self.points(block, leader);
        let setting = self.setting(block, normal.max(forced))?;
        Some(Marcher { state: self, block, normal, setting, open: self.open_to(self.seat_of(block)) })
    }

    /// Why a hex with enemies is not attacked; where it can be, the hexside is still to be named.
    fn no_attack(&self, block: Block, setting: &Setting, to: Place) -> Illegal {
        let mut refused = None;
        for via in setting.ways_in(&setting.reach(), to).iter() {
            match self.can_attack(block, to, via) {
                Ok(()) => return Illegal::NameTheHexside,
                Err(illegal) => refused = Some(illegal),
            }
        }
        refused.unwrap_or_else(|| self.why_not(block, setting, to, None))
    }

    /// Why a place is out of reach, or cannot be entered from `via`.
    fn why_not(&self, block: Block, setting: &Setting, to: Place, via: Option<Place>) -> Illegal {
        let Setting { start, points, .. } = *setting;
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
        let reaches = |enemies| {
            let setting = Setting { start, points, enemies, closed: Places::NONE };
            setting.cost_of(to, via).is_some()
                || via.is_none() && !setting.ways_in(&setting.reach(), to).is_empty()
        };
        if reaches(self.stands(enemy(self.seat_of(block)))) {
            Illegal::HexsideOfPin
        } else if reaches(Places::NONE) {
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

    /// [1.1-d] [1.7-d] All places where it may stop.
    fn open_to(&self, seat: Seat) -> Places {
        let shut = US_BOXES.filter(|place| self.may_enter(seat, place).is_err());
        Places::ALL.minus(VILLAGES).minus(shut)
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
        self.is_no_sea_attack(self.seat_of(block), to)?;
        self.hexside_has_room(block, to, via)
    }

    /// [5.82-b] Land attackers do not join those who landed.
    pub(crate) fn is_no_sea_attack(&self, seat: Seat, to: Place) -> Result<(), Illegal> {
        let landed = self.own(seat, to).and(self.marked(Mark::LANDED));
        if landed.is_empty() { Ok(()) } else { Err(Illegal::SeaAndLand) }
    }

    /// [6.7-b] Ruling 127: by an option artillery does not attack by land.
    pub(crate) fn may_attack_with(&self, block: Block) -> Result<(), Illegal> {
        let stays = block.is_artillery() && self.options.field_guns == FieldGuns::Stay;
        if stays { Err(Illegal::GunsDoNotAttack) } else { Ok(()) }
    }

    /// [5.3-a] [5.3-b] [5.3-c] How many blocks of a side may enter a hex with enemies by one hexside. [8.32-a] U.S. blocks leave
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
        let boxed = self.at(block).waits_for();
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
