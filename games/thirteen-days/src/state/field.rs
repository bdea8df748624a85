//! Who stands where: every counter, officer and gun, and the sets that answer what the rules ask about them. Whoever moves
//! somebody does it here, so that both stay true.

use std::ops::Range;

use super::{Crew, GunState, STACK, Spot, Stack, Stacks};
use crate::{Battalion, Gun, Guns, Man, Officer, Unit, Units, Zone, Zones};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    units: [Spot; Unit::COUNT],
    officers: [Spot; Officer::COUNT],
    guns: [GunState; Gun::COUNT],
    /// The Mexican counters on the map, by zone and battalion; of one battalion in one zone, those that came last are last,
    /// and lie on top.
    stacks: Stacks,
    sets: Sets,
}

/// What follows from where everybody stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sets {
    pub(crate) infantry: Tally,
    /// Guns with their crews.
    pub(crate) crews: Tally,
    pub(crate) mexicans: Tally,
    pub(crate) sappers: Zones,
    pub(crate) cavalry: Zones,
    /// Officers on the map, by side.
    pub(crate) officers: [Zones; 2],
    /// Texan infantry that lives.
    pub(crate) alive: Units,
    pub(crate) manned: Guns,
    /// Manned, and able to fire.
    pub(crate) ready: Guns,
    /// [3.2d] Their crew is dead.
    pub(crate) crewless: Guns,
    /// Counters of each battalion on the map.
    pub(crate) on_map: [u8; Battalion::COUNT],
    /// How many stacks are listed before those of each zone, and in all.
    starts: [u8; Zone::COUNT + 1],
}

/// How many of something are in each zone, up to three, as sets: the zones with one at least, with two, with three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tally([Zones; STACK as usize]);

impl Tally {
    const NONE: Tally = Tally([Zones::NONE; STACK as usize]);

    pub(crate) fn of(self, zone: Zone) -> u8 {
        self.0.iter().map(|zones| u8::from(zones.contains(zone))).sum()
    }

    /// The zones with so many of them, from one to three, or more.
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

    fn add(&mut self, zone: Zone) {
        let [one, two, three] = self.0;
        let here = Zones::one(zone);
        self.0 = [one.or(here), two.or(one.and(here)), three.or(two.and(here))];
    }

    fn remove(&mut self, zone: Zone) {
        let [one, two, three] = self.0;
        let here = Zones::one(zone);
        let last = |more: Zones| here.minus(more);
        self.0 = [one.minus(last(two)), two.minus(last(three)), three.minus(here)];
    }
}

impl Field {
    /// Nobody on the map but the guns with their crews.
    pub(crate) fn new() -> Field {
        let mut field = Field {
            units: [Spot::Aside; Unit::COUNT],
            officers: [Spot::Aside; Officer::COUNT],
            guns: [GunState { crew: Crew::Manned, melees: 0 }; Gun::COUNT],
            stacks: Stacks::new(),
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

    pub(crate) fn stacks(&self) -> &[Stack] {
        &self.stacks
    }

    pub(crate) fn stacks_in(&self, zone: Zone) -> &[Stack] {
        &self.stacks[self.places(zone)]
    }

    /// Which of the list are in a zone.
    fn places(&self, zone: Zone) -> Range<usize> {
        self.sets.starts[zone.index()].into()..self.sets.starts[zone.index() + 1].into()
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

    /// Puts counters on top of those of their battalion in the zone, together with those that came the same way. The list
    /// stays in the order of zones and battalions.
    pub(crate) fn add(&mut self, mut new: Stack) {
        self.sets.count_stack(new);
        let mut at = self.places(new.zone).start;
        let mut same = None;
        for place in self.places(new.zone) {
            let stack = self.stacks[place];
            if stack.battalion <= new.battalion {
                at = place + 1;
            }
            if (stack.battalion, stack.from) == (new.battalion, new.from) {
                same = Some(place);
            }
        }
        match same {
            None => {
                self.stacks.insert(at, new);
                self.sets.starts[new.zone.index() + 1..].iter_mut().for_each(|start| *start += 1);
            }
            Some(old) => {
                new.count += self.stacks[old].count;
                new.moved += self.stacks[old].moved;
                self.stacks[old] = new;
                self.stacks[old..at].rotate_left(1);
            }
        }
    }

    /// Where the list of a battalion in a zone ends.
    fn end(&self, zone: Zone, battalion: Battalion) -> usize {
        let here = self.stacks_in(zone).iter().take_while(|stack| stack.battalion <= battalion);
        self.places(zone).start + here.count()
    }

    /// Nobody is left in a stack.
    fn remove(&mut self, at: usize) {
        let Stack { zone, .. } = self.stacks.remove(at);
        self.sets.starts[zone.index() + 1..].iter_mut().for_each(|start| *start -= 1);
    }

    /// Takes the top counter of a battalion away, and says how it came. Of several that came together, one that has moved.
    pub(crate) fn take_top(&mut self, zone: Zone, battalion: Battalion) -> Stack {
        let at = self.end(zone, battalion) - 1;
        let stack = &mut self.stacks[at];
        let top = Stack { count: 1, moved: stack.moved.min(1), ..*stack };
        stack.count -= 1;
        stack.moved -= top.moved;
        if stack.count == 0 {
            self.remove(at);
        }
        self.uncount(zone, battalion, 1);
        top
    }

    /// Takes counters of a battalion away that have not moved, from the top.
    pub(crate) fn set_out(&mut self, zone: Zone, battalion: Battalion, count: u8) {
        let mut left = count;
        let mut at = self.end(zone, battalion);
        while left > 0 {
            at -= 1;
            let stack = &mut self.stacks[at];
            let going = left.min(stack.count - stack.moved);
            stack.count -= going;
            left -= going;
            if stack.count == 0 {
                self.remove(at);
            }
        }
        self.uncount(zone, battalion, count);
    }

    /// All Mexicans in these zones are lost.
    pub(crate) fn clear(&mut self, zones: Zones) {
        self.stacks.retain(|stack| !zones.contains(stack.zone));
        self.sets = self.recount();
    }

    /// Nobody of the Mexicans has moved yet.
    pub(crate) fn rest(&mut self) {
        self.stacks.iter_mut().for_each(|stack| stack.moved = 0);
    }

    /// Those on foot in a zone move no more.
    pub(crate) fn tire_foot(&mut self, zone: Zone) {
        let here = self.places(zone);
        let foot = self.stacks[here].iter_mut().filter(|stack| !stack.battalion.is_cavalry());
        foot.for_each(|stack| stack.moved = stack.count);
    }

    fn uncount(&mut self, zone: Zone, battalion: Battalion, count: u8) {
        (0..count).for_each(|_| self.sets.mexicans.remove(zone));
        self.sets.on_map[battalion.index()] -= count;
        let gone = !self.stacks_in(zone).iter().any(|stack| stack.battalion == battalion);
        if gone && let Some(zones) = self.sets.arm(battalion) {
            zones.remove(zone);
        }
    }

    /// What follows from where everybody stands, counted anew.
    pub(crate) fn recount(&self) -> Sets {
        let mut sets = Sets::NONE;
        Unit::all().for_each(|unit| sets.count_unit(unit, self.unit(unit)));
        Gun::all().for_each(|gun| sets.count_gun(gun, self.gun(gun)));
        for stack in &self.stacks {
            sets.count_stack(*stack);
            sets.starts[stack.zone.index() + 1..].iter_mut().for_each(|start| *start += 1);
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
        sappers: Zones::NONE,
        cavalry: Zones::NONE,
        officers: [Zones::NONE; 2],
        alive: Units::NONE,
        manned: Guns::NONE,
        ready: Guns::NONE,
        crewless: Guns::NONE,
        on_map: [0; Battalion::COUNT],
        starts: [0; Zone::COUNT + 1],
    };

    /// The zones of an arm that the rules ask for.
    fn arm(&mut self, battalion: Battalion) -> Option<&mut Zones> {
        match battalion {
            Battalion::ZAPADORES => Some(&mut self.sappers),
            Battalion::DOLORES => Some(&mut self.cavalry),
            _ => None,
        }
    }

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

    fn count_stack(&mut self, Stack { zone, battalion, count, .. }: Stack) {
        (0..count).for_each(|_| self.mexicans.add(zone));
        self.on_map[battalion.index()] += count;
        if let Some(zones) = self.arm(battalion) {
            zones.insert(zone);
        }
    }
}
