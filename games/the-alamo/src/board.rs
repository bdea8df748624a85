//! What stands where: reading the position, and moving pieces about without asking whether they may.

use game::In;

use crate::data;
use crate::map::{Facing, Link, Place, Terrain, Wall};
use crate::pieces::{Batteries, Battery, Columns, Leader, Leaders, Piece, Pieces, Unit, Units};
use crate::places::Places;
use crate::rules::zones;
use crate::scenario::{Assault, Enclosures, NorthWall, Stacking};
use crate::sight::Scenery;
use crate::state::{
    Emplaced, Field, Fight, NOBODY, Order, Phase, Reserve, Side, Spot, Standing, State, Step, Walls,
};
use crate::view::Awaited;

/// [R2g] Ruling 25: the hexside where the north wall had been mended, if an option makes it a wooden wall.
pub(crate) fn wooden_gap(rules: &Assault) -> Option<Wall> {
    const NORTH_GAP: &str = "1107/1108";
    NORTH_GAP.parse().ok().filter(|_| rules.north_wall == NorthWall::Wooden)
}

impl State {
    /// Nothing on the map.
    pub(crate) fn empty(rules: Assault) -> State {
        let unit = Standing { spot: Spot::ASIDE, order: Order::Good, facing: Facing(0), mate: NOBODY };
        let mut state = State {
            edition: In(data::here().get()),
            rules,
            turn: 1,
            step: Step::Guns,
            units: [unit; Unit::COUNT],
            reduced: Units::NONE,
            fallen: Units::NONE,
            leaders: [Spot::ASIDE; Leader::COUNT],
            batteries: [Emplaced { spot: Spot::ASIDE, owner: Side::Texan }; Battery::COUNT],
            at: [NOBODY; Place::COUNT],
            field: Field::EMPTY,
            breached: Walls::default(),
            gap: wooden_gap(&rules).map_or(u8::MAX, |wall| wall.0),
            plot: [None; 5],
            revealed: Columns::NONE,
            reserve: Reserve::Held,
            losses: 0,
            done: Pieces::NONE,
            hauled: Batteries::NONE,
            taken: Batteries::NONE,
            train: Pieces::NONE,
            spent: 0,
            fight: Fight::NONE,
        };
        // Ruling 4: with forty units the last four of the Reserve stay in the box.
        for unit in Unit::all().filter(|&unit| !unit.is_in(&rules)) {
            state.units[unit.index()].spot = Spot::OUT;
        }
        state
    }

    /// Whether the unit takes part in this game at all.
    pub(crate) fn is_in_play(&self, unit: Unit) -> bool {
        unit.is_in(&self.rules)
    }

    /// Where the unit stands on the map.
    pub(crate) fn place(&self, unit: Unit) -> Option<Place> {
        self.units[unit.index()].spot.place()
    }

    pub(crate) fn order(&self, unit: Unit) -> Order {
        self.units[unit.index()].order
    }

    pub(crate) fn is_good(&self, unit: Unit) -> bool {
        self.order(unit) == Order::Good
    }

    pub(crate) fn facing(&self, unit: Unit) -> Facing {
        self.units[unit.index()].facing
    }

    pub(crate) fn is_reduced(&self, unit: Unit) -> bool {
        self.reduced.contains(unit)
    }

    /// [R2f] Whether a place is within the walls; ruling 26: by an option courtyard and lunette are, too.
    pub(crate) fn is_within_walls(&self, place: Place) -> bool {
        place.is_within_walls() || self.rules.enclosures == Enclosures::Within && place.is_in_enclosure()
    }

    /// The units of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> Units {
        self.field.on_map.and(Units::of(side))
    }

    /// [R3a] The units of a side on the map that are in good order.
    pub(crate) fn in_order(&self, side: Side) -> Units {
        self.field.good.and(Units::of(side))
    }

    /// Where a side has units.
    pub(crate) fn held(&self, side: Side) -> &Places {
        &self.field.held[side as usize]
    }

    /// [R6a] [R6b] All that a side controls.
    pub(crate) fn zones(&self, side: Side) -> &Places {
        &self.field.zones[side as usize]
    }

    pub(crate) fn place_of(&self, piece: Piece) -> Option<Place> {
        self.spot_of(piece).place()
    }

    pub(crate) fn spot_of(&self, piece: Piece) -> Spot {
        match piece {
            Piece::Unit(unit) => self.units[unit.index()].spot,
            Piece::Leader(leader) => self.leaders[leader.index()],
            Piece::Battery(battery) => self.batteries[battery.index()].spot,
        }
    }

    pub(crate) fn side_of(&self, piece: Piece) -> Side {
        match piece {
            Piece::Unit(unit) => unit.side(),
            Piece::Leader(leader) => leader.side(),
            Piece::Battery(battery) => self.batteries[battery.index()].owner,
        }
    }

    /// The combat unit in a place, the first if there are two.
    pub(crate) fn unit_at(&self, place: Place) -> Option<Unit> {
        let unit = self.at[place.index()];
        (unit != NOBODY).then_some(Unit(unit))
    }

    /// The combat units in a place: one, or two by an option.
    pub(crate) fn units_at(&self, place: Place) -> impl Iterator<Item = Unit> + use<> {
        let first = self.unit_at(place);
        let second = first.map(|unit| self.units[unit.index()].mate).filter(|&mate| mate != NOBODY);
        first.into_iter().chain(second.map(Unit))
    }

    pub(crate) fn has_units(&self, place: Place) -> bool {
        self.at[place.index()] != NOBODY
    }

    /// The side whose combat unit stands there.
    pub(crate) fn holder(&self, place: Place) -> Option<Side> {
        self.unit_at(place).map(Unit::side)
    }

    /// [R5d] How many combat units a place holds.
    pub(crate) fn stacking_limit(&self) -> u8 {
        if self.rules.stacking == Stacking::Two { 2 } else { 1 }
    }

    /// [R5d] There is room for one more combat unit.
    pub(crate) fn has_room(&self, place: Place) -> bool {
        match self.rules.stacking {
            Stacking::One => !self.has_units(place),
            Stacking::Two => self.units_at(place).count() < 2,
        }
    }

    pub(crate) fn leaders_at(&self, place: Place, side: Side) -> impl Iterator<Item = Leader> {
        Leaders::of(side).iter().filter(move |leader| self.leaders[leader.index()] == Spot::on(place))
    }

    /// [R8f] The best leader with a side's units in a place.
    pub(crate) fn best_leader(&self, place: Place, side: Side) -> Option<Leader> {
        // The first of the best.
        self.leaders_at(place, side).reduce(
            |best, other| {
                if other.leadership() > best.leadership() { other } else { best }
            },
        )
    }

    pub(crate) fn battery_at(&self, place: Place) -> Option<Battery> {
        Battery::all().find(|battery| self.batteries[battery.index()].spot == Spot::on(place))
    }

    /// [R10a] The unit that serves a battery: in good order, of its owner, the first that has not attacked.
    pub(crate) fn crew(&self, battery: Battery) -> Option<Unit> {
        let Emplaced { spot, owner } = self.batteries[battery.index()];
        let fit = |unit: &Unit| unit.side() == owner && self.is_good(*unit);
        let mut crews = self.units_at(spot.place()?).filter(fit);
        let first = crews.next()?;
        if self.done.contains(Piece::Unit(first)) { Some(crews.next().unwrap_or(first)) } else { Some(first) }
    }

    /// [5.7-h] What lies between two neighbouring places: a breach takes the place of all else; options considered.
    pub(crate) fn over(&self, link: &Link) -> Terrain {
        match link.wall() {
            Some(wall) if self.breached.contains(wall) => Terrain::Breach,
            Some(wall) if wall.0 == self.gap => Terrain::Wooden,
            _ => link.over,
        }
    }

    /// Puts a unit that is nowhere on the map down.
    pub(crate) fn put(&mut self, unit: Unit, place: Place, facing: Facing) {
        self.restand(unit, |state| state.set_down(unit, place, facing));
    }

    /// Takes a unit off the map, to this spot.
    pub(crate) fn lift(&mut self, unit: Unit, spot: Spot) {
        self.restand(unit, |state| state.take_up(unit, spot));
    }

    /// Sets a unit down elsewhere on the map.
    pub(crate) fn carry(&mut self, unit: Unit, to: Place, facing: Facing) {
        self.restand(unit, |state| {
            state.take_up(unit, Spot::ASIDE);
            state.set_down(unit, to, facing);
        });
    }

    pub(crate) fn turn(&mut self, unit: Unit, facing: Facing) {
        self.restand(unit, |state| state.units[unit.index()].facing = facing);
    }

    pub(crate) fn set_order(&mut self, unit: Unit, order: Order) {
        self.restand(unit, |state| {
            state.units[unit.index()].order = order;
            state.mark(unit);
        });
    }

    /// Changes how a unit stands, and with it what its side controls.
    fn restand(&mut self, unit: Unit, change: impl FnOnce(&mut State)) {
        let side = unit.side();
        let before = zones::of(self, unit);
        change(self);
        for place in before {
            if !zones::is_controlled(self, place, side) {
                self.field.zones[side as usize].remove(place);
            }
        }
        for place in zones::of(self, unit) {
            self.field.zones[side as usize].insert(place);
        }
    }

    fn set_down(&mut self, unit: Unit, place: Place, facing: Facing) {
        let standing = &mut self.units[unit.index()];
        (standing.spot, standing.facing) = (Spot::on(place), facing);
        match self.unit_at(place) {
            None => self.at[place.index()] = unit.0,
            Some(other) => {
                // The lower number comes first, so that equal positions are equal states.
                let (first, second) = if other < unit { (other, unit) } else { (unit, other) };
                self.at[place.index()] = first.0;
                self.units[first.index()].mate = second.0;
                self.units[second.index()].mate = NOBODY;
            }
        }
        self.field.held[unit.side() as usize].insert(place);
        self.mark(unit);
    }

    fn take_up(&mut self, unit: Unit, spot: Spot) {
        if let Some(place) = self.place(unit) {
            let first = Unit(self.at[place.index()]);
            if first == unit {
                self.at[place.index()] = self.units[unit.index()].mate;
            }
            self.units[first.index()].mate = NOBODY;
            if !self.has_units(place) {
                self.field.held[unit.side() as usize].remove(place);
            }
        }
        let standing = &mut self.units[unit.index()];
        *standing = Standing { spot, order: standing.order, facing: Facing(0), mate: NOBODY };
        self.mark(unit);
    }

    /// Notes whether a unit is on the map, and in good order.
    fn mark(&mut self, unit: Unit) {
        let place = self.place(unit);
        let is_good = place.is_some() && self.is_good(unit);
        let is_within = is_good && place.is_some_and(|place| self.is_within_walls(place));
        let Field { on_map, good, within, .. } = &mut self.field;
        for (set, is_in) in [(on_map, place.is_some()), (good, is_good), (within, is_within)] {
            *set = if is_in { set.with(unit) } else { set.without(unit) };
        }
    }

    /// [R10e] A breach is for good.
    pub(crate) fn breach(&mut self, wall: Wall) {
        self.breached.insert(wall);
        self.field = Field::of(self);
    }

    /// The side whose Player-Turn it is, while it moves or fights.
    pub(crate) fn phasing(&self) -> Option<Side> {
        match self.step.phase(self) {
            Phase::TexanMovement | Phase::TexanCombat => Some(Side::Texan),
            Phase::MexicanMovement | Phase::MexicanCombat => Some(Side::Mexican),
            _ => None,
        }
    }

    /// The side that must decide; `None` where dice decide, or nobody.
    pub(crate) fn awaits(&self) -> Option<Side> {
        match self.step {
            Step::Guns
            | Step::Garrison
            | Step::Put(_)
            | Step::FirstFacing
            | Step::Facing
            | Step::React(_) => Some(Side::Texan),
            Step::Plot | Step::Deploy(_) | Step::Commitment => Some(Side::Mexican),
            Step::Move(side) | Step::Attack(side) => Some(side),
            Step::Moving(piece) | Step::Aim(piece) => Some(self.side_of(piece)),
            Step::Retreat(unit) => Some(unit.side()),
            Step::Advance => Some(self.side_of(self.fight.attacker)),
            Step::AttackRoll
            | Step::BreachRoll(_)
            | Step::DamageRoll
            | Step::TrackRoll(_)
            | Step::LeaderRoll(_)
            | Step::WithdrawalRoll
            | Step::SiegeRoll
            | Step::Over(_) => None,
        }
    }

    /// The piece that is being placed, moves, attacks or runs.
    pub(crate) fn active(&self) -> Option<Piece> {
        match self.step {
            Step::Put(piece) | Step::Moving(piece) | Step::React(piece) | Step::Aim(piece) => Some(piece),
            Step::Retreat(unit) | Step::TrackRoll(unit) => Some(Piece::Unit(unit)),
            Step::LeaderRoll(leader) => Some(Piece::Leader(leader)),
            Step::AttackRoll | Step::BreachRoll(_) | Step::DamageRoll | Step::Advance => {
                Some(self.fight.attacker)
            }
            _ => None,
        }
    }

    /// Who strikes and who is struck: in a counterattack the other way round. For a battery that is struck at, its
    /// crew stands in.
    pub(crate) fn striker(&self) -> (Piece, Unit) {
        let fight = &self.fight;
        match (fight.counter, fight.attacker) {
            (false, attacker) => (attacker, fight.target),
            (true, Piece::Unit(unit)) => (Piece::Unit(fight.target), unit),
            (true, Piece::Battery(battery)) => {
                (Piece::Unit(fight.target), self.crew(battery).unwrap_or(fight.target))
            }
            (true, Piece::Leader(_)) => (Piece::Unit(fight.target), fight.target),
        }
    }
}

impl Field {
    const EMPTY: Field = Field {
        on_map: Units::NONE,
        good: Units::NONE,
        within: Units::NONE,
        held: [Places::NONE; 2],
        zones: [Places::NONE; 2],
    };

    /// Counted again.
    pub(crate) fn of(state: &State) -> Field {
        let on_map = Units::ALL.filter(|unit| state.place(unit).is_some());
        let good = on_map.filter(|unit| state.order(unit) == Order::Good);
        let within = good.filter(|unit| state.place(unit).is_some_and(|place| state.is_within_walls(place)));
        let mut field = Field { on_map, good, within, ..Field::EMPTY };
        for unit in on_map.iter() {
            state.place(unit).into_iter().for_each(|place| field.held[unit.side() as usize].insert(place));
            zones::of(state, unit)
                .into_iter()
                .for_each(|place| field.zones[unit.side() as usize].insert(place));
        }
        field
    }
}

impl Scenery for State {
    fn is_crowded(&self, place: Place) -> bool {
        self.has_units(place)
    }

    fn is_breached(&self, wall: Wall) -> bool {
        self.breached.contains(wall)
    }

    /// Nothing is breached, and no option has changed a wall.
    fn is_whole(&self) -> bool {
        self.breached.is_empty() && self.gap == u8::MAX
    }

    fn wall_of(&self, wall: Wall) -> Terrain {
        if wall.0 == self.gap { Terrain::Wooden } else { wall.terrain() }
    }
}

impl Step {
    pub(crate) fn phase(self, state: &State) -> Phase {
        let movement = |side| match side {
            Side::Texan => Phase::TexanMovement,
            Side::Mexican => Phase::MexicanMovement,
        };
        let combat = |side| match side {
            Side::Texan => Phase::TexanCombat,
            Side::Mexican => Phase::MexicanCombat,
        };
        match self {
            Step::Guns | Step::Plot | Step::Garrison | Step::Put(_) | Step::FirstFacing => Phase::SetUp,
            Step::Deploy(crate::Arrival::Columns) => Phase::SetUp,
            Step::Deploy(crate::Arrival::Replacements) => Phase::Replacement,
            Step::Deploy(crate::Arrival::Reserve) => Phase::ReservePlacement,
            Step::Move(side) => movement(side),
            Step::Moving(piece) | Step::React(piece) => movement(state.side_of(piece)),
            Step::Facing => Phase::TexanMovement,
            Step::Commitment => Phase::ReserveCommitment,
            Step::Attack(side) => combat(side),
            Step::Aim(piece) => combat(state.side_of(piece)),
            Step::AttackRoll
            | Step::BreachRoll(_)
            | Step::DamageRoll
            | Step::TrackRoll(_)
            | Step::LeaderRoll(_)
            | Step::Retreat(_)
            | Step::Advance => combat(state.side_of(state.fight.attacker)),
            Step::WithdrawalRoll | Step::SiegeRoll => Phase::WithdrawalCheck,
            Step::Over(_) => Phase::Over,
        }
    }

    /// What is awaited, as a viewer sees it.
    pub(crate) fn awaited(self) -> Awaited {
        match self {
            Step::Guns => Awaited::Guns,
            Step::Plot => Awaited::Plot,
            Step::Garrison => Awaited::Garrison,
            Step::Put(_) => Awaited::Put,
            Step::FirstFacing => Awaited::FirstFacing,
            Step::Deploy(arrival) => Awaited::Deploy(arrival),
            Step::Move(_) => Awaited::Move,
            Step::Moving(_) => Awaited::Moving,
            Step::React(_) => Awaited::React,
            Step::Facing => Awaited::Facing,
            Step::Commitment => Awaited::Commitment,
            Step::Attack(_) => Awaited::Attack,
            Step::Aim(_) => Awaited::Aim,
            Step::AttackRoll => Awaited::AttackRoll,
            Step::BreachRoll(_) => Awaited::BreachRoll,
            Step::DamageRoll => Awaited::DamageRoll,
            Step::TrackRoll(_) => Awaited::TrackRoll,
            Step::LeaderRoll(_) => Awaited::LeaderRoll,
            Step::Retreat(_) => Awaited::Retreat,
            Step::Advance => Awaited::Advance,
            Step::WithdrawalRoll => Awaited::WithdrawalRoll,
            Step::SiegeRoll => Awaited::SiegeRoll,
            Step::Over(_) => Awaited::Nothing,
        }
    }

    /// A step that its side may end with `done`.
    pub(crate) fn is_free(self) -> bool {
        matches!(
            self,
            Step::FirstFacing
                | Step::Move(_)
                | Step::React(_)
                | Step::Facing
                | Step::Commitment
                | Step::Attack(_)
        )
    }
}
