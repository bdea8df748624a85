//! Who stands where: every counter, officer and gun, and the sets that answer what the rules ask about them. Whoever moves
//! somebody does it here, so that both stay true.

use super::camp::{Camp, Counter};
use super::{Crew, GunState, STACK, Spot, Stack};
use crate::{Battalion, Gun, Guns, Man, Officer, Unit, Units, Zone, Zones};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    units: [Spot; Unit::COUNT],
    officers: [Spot; Officer::COUNT],
    guns: [GunState; Gun::COUNT],
    /// The Mexicans in each zone.
    camps: [Camp; Zone::COUNT],
    sets: Sets,
}

/// What follows from where everybody stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sets {
    pub infantry: Tally,
    /// Guns with their crews.
    pub crews: Tally,
    pub mexicans: Tally,
    /// Mexicans who have not moved in this phase.
    pub fresh: Zones,
    /// Officers on the map, by side.
    pub officers: [Zones; 2],
    /// Texan infantry that lives.
    pub alive: Units,
    pub manned: Guns,
    /// Manned, and able to fire.
    pub ready: Guns,
    /// [3.2d] Their crew is dead.
    pub crewless: Guns,
    /// Counters of each battalion on the map.
    pub on_map: [u8; Battalion::COUNT],
}

/// How many of something are in each zone, up to three, as sets: the zones with one at least, with two, with three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tally([Zones; STACK as usize]);

impl Tally {
    const NONE: Tally = Tally([Zones::NONE; STACK as usize]);

    pub(crate) fn of(self, zone: Zone) -> u8 {
        let here = Zones::one(zone);
        self.0.iter().map(|zones| u8::from(zones.meets(here))).sum()
    }

    /// The zones with this many of them, from one to three, or more.
    pub(crate) fn at_least(self, count: u8) -> Zones {
        self.0[usize::from(count) - 1]
    }

    /// The zones with any of them.
    pub(crate) fn zones(self) -> Zones {
        self.0[0]
    }

    /// The zones with three of them.
    pub(crate) fn full(self) -> Zones {
        self.0[2]
    }

    /// How many are in this zone.
    fn set(&mut self, here: Zones, count: usize) {
        for (least, zones) in (1..).zip(&mut self.0) {
            zones.set(here, count >= least);
        }
    }

    fn add(&mut self, zone: Zone) {
        self.set(Zones::one(zone), usize::from(self.of(zone)) + 1);
    }

    fn remove(&mut self, zone: Zone) {
        self.set(Zones::one(zone), usize::from(self.of(zone)) - 1);
    }
}

impl Field {
    /// Nobody on the map but the guns with their crews.
    pub(crate) fn new() -> Field {
        let mut field = Field {
            units: [Spot::Aside; Unit::COUNT],
            officers: [Spot::Aside; Officer::COUNT],
            guns: [GunState { crew: Crew::Manned, melees: 0 }; Gun::COUNT],
            camps: [Camp::EMPTY; Zone::COUNT],
            sets: Sets::NONE,
        };
        field.sets = field.recount();
        field
    }

    pub(crate) fn sets(&self) -> &Sets {
        &self.sets
    }

    pub(crate) fn unit(&self, unit: Unit) -> Spot {
        self.units[unit.index()]
    }

    pub(crate) fn officer(&self, officer: Officer) -> Spot {
        self.officers[officer.index()]
    }

    pub(crate) fn gun(&self, gun: Gun) -> GunState {
        self.guns[gun.index()]
    }

    pub(crate) fn camp(&self, zone: Zone) -> &Camp {
        &self.camps[zone.index()]
    }

    pub(crate) fn put(&mut self, man: Man, spot: Spot) {
        match man {
            Man::Unit(unit) => self.put_unit(unit, spot),
            Man::Officer(officer) => self.put_officer(officer, spot),
        }
    }

    pub(crate) fn put_unit(&mut self, unit: Unit, spot: Spot) {
        let old = std::mem::replace(&mut self.units[unit.index()], spot);
        if let Some(zone) = old.zone() {
            self.sets.infantry.remove(zone);
        }
        self.sets.count_unit(unit, spot);
    }

    pub(crate) fn put_officer(&mut self, officer: Officer, spot: Spot) {
        let old = std::mem::replace(&mut self.officers[officer.index()], spot);
        let zones = &mut self.sets.officers[officer.side() as usize];
        if let Some(zone) = old.zone() {
            zones.remove(zone);
        }
        if let Some(zone) = spot.zone() {
            zones.insert(zone);
        }
    }

    pub(crate) fn put_gun(&mut self, gun: Gun, state: GunState) {
        let old = std::mem::replace(&mut self.guns[gun.index()], state);
        if old.is_manned() {
            self.sets.crews.remove(gun.zone());
        }
        self.sets.count_gun(gun, state);
    }

    /// Puts counters on top of those of their battalion in the zone, which has room for them.
    pub(crate) fn add(&mut self, Stack { zone, battalion, count, moved, from }: Stack) {
        let camp = &mut self.camps[zone.index()];
        if moved < count {
            camp.add(Counter { battalion, moved: false, from }, count - moved);
        }
        if moved > 0 {
            camp.add(Counter { battalion, moved: true, from }, moved);
        }
        self.sets.on_map[battalion.index()] += count;
        self.sets.count_camp(zone, &self.camps[zone.index()]);
    }

    /// Takes the top counter of a battalion away, and says how it came. Of several that came together, one that has moved.
    pub(crate) fn take_top(&mut self, zone: Zone, battalion: Battalion) -> Stack {
        let camp = &mut self.camps[zone.index()];
        let top = camp.take(|counter| counter.battalion == battalion).expect("checked: there is one");
        self.sets.on_map[battalion.index()] -= 1;
        self.sets.count_camp(zone, &self.camps[zone.index()]);
        Stack { zone, battalion, count: 1, moved: top.moved.into(), from: top.from }
    }

    /// Takes counters of a battalion away that have not moved, from the top.
    pub(crate) fn set_out(&mut self, zone: Zone, battalion: Battalion, count: u8) {
        let camp = &mut self.camps[zone.index()];
        for _ in 0..count {
            camp.take(|counter| counter.battalion == battalion && !counter.moved);
        }
        self.sets.on_map[battalion.index()] -= count;
        self.sets.count_camp(zone, &self.camps[zone.index()]);
    }

    /// All Mexicans in these zones are lost.
    pub(crate) fn clear(&mut self, zones: Zones) {
        zones.iter().for_each(|zone| self.camps[zone.index()] = Camp::EMPTY);
        self.sets = self.recount();
    }

    /// Nobody of the Mexicans has moved yet.
    pub(crate) fn rest(&mut self) {
        self.sets.fresh = self.sets.mexicans.zones();
        self.sets.fresh.iter().for_each(|zone| self.camps[zone.index()].mark(|_| false));
    }

    /// Those on foot in a zone move no more.
    pub(crate) fn tire_foot(&mut self, zone: Zone) {
        self.camps[zone.index()].mark(|counter| counter.moved || !counter.battalion.is_cavalry());
        self.sets.count_camp(zone, &self.camps[zone.index()]);
    }

    /// What follows from where everybody stands, counted again.
    pub(crate) fn recount(&self) -> Sets {
        let mut sets = Sets::NONE;
        Unit::all().for_each(|unit| sets.count_unit(unit, self.unit(unit)));
        Gun::all().for_each(|gun| sets.count_gun(gun, self.gun(gun)));
        for zone in Zone::all() {
            sets.count_camp(zone, self.camp(zone));
            self.camp(zone).iter().for_each(|counter| sets.on_map[counter.battalion.index()] += 1);
        }
        for officer in Officer::all() {
            if let Some(zone) = self.officer(officer).zone() {
                sets.officers[officer.side() as usize].insert(zone);
            }
        }
        sets
    }

    /// After a position was read, which may have said of somebody twice where he is.
    pub(crate) fn settle(&mut self) {
        self.sets = self.recount();
    }
}

impl Sets {
    const NONE: Sets = Sets {
        infantry: Tally::NONE,
        crews: Tally::NONE,
        mexicans: Tally::NONE,
        fresh: Zones::NONE,
        officers: [Zones::NONE; 2],
        alive: Units::NONE,
        manned: Guns::NONE,
        ready: Guns::NONE,
        crewless: Guns::NONE,
        on_map: [0; Battalion::COUNT],
    };

    fn count_unit(&mut self, unit: Unit, spot: Spot) {
        if let Some(zone) = spot.zone() {
            self.infantry.add(zone);
        }
        if spot == Spot::Dead { self.alive.remove(unit) } else { self.alive.insert(unit) }
    }

    fn count_gun(&mut self, gun: Gun, state: GunState) {
        let set = |set: &mut Guns, holds| if holds { set.insert(gun) } else { set.remove(gun) };
        set(&mut self.manned, state.is_manned());
        set(&mut self.ready, state.is_ready());
        set(&mut self.crewless, state.crew == Crew::Dead);
        if state.is_manned() {
            self.crews.add(gun.zone());
        }
    }

    /// What there is to know of the Mexicans in a zone.
    fn count_camp(&mut self, zone: Zone, camp: &Camp) {
        let here = Zones::one(zone);
        self.mexicans.set(here, camp.len());
        self.fresh.set(here, camp.iter().any(|counter| !counter.moved));
    }
}

impl Zones {
    /// Puts these into the set, or takes them out of it.
    fn set(&mut self, zones: Zones, hold: bool) {
        *self = if hold { self.or(zones) } else { self.minus(zones) };
    }
}
