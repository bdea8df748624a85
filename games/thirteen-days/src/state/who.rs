//! Who is where, and what is broken: questions that all the rules ask.

use super::{Group, GunState, Side, Spot, Stack, State};
use crate::{Battalion, Gun, Officer, Section, Unit, Wall, Zone, Zones};

impl State {
    pub(crate) fn unit(&self, unit: Unit) -> Spot {
        self.units[unit.index()]
    }

    pub(crate) fn officer(&self, officer: Officer) -> Spot {
        self.officers[officer.index()]
    }

    pub(crate) fn gun(&self, gun: Gun) -> GunState {
        self.guns[gun.index()]
    }

    /// The Texan infantry in a zone, in the order of their numbers.
    pub(crate) fn infantry(&self, zone: Zone) -> impl Iterator<Item = Unit> {
        Unit::all().filter(move |unit| self.units[unit.index()] == Spot::At(zone))
    }

    /// The top counter of Texan infantry in a zone: the first by number.
    pub(crate) fn top_infantry(&self, zone: Zone) -> Option<Unit> {
        self.infantry(zone).next()
    }

    pub(crate) fn infantry_count(&self, zone: Zone) -> u8 {
        self.units.iter().filter(|&&spot| spot == Spot::At(zone)).count() as u8
    }

    /// The manned guns in a zone.
    pub(crate) fn crews(&self, zone: Zone) -> impl Iterator<Item = Gun> {
        Gun::of(zone).filter(|gun| self.guns[gun.index()].is_manned())
    }

    /// The guns in a zone that can fire for the Alamo.
    pub(crate) fn ready_guns(&self, zone: Zone) -> impl Iterator<Item = Gun> {
        Gun::of(zone).filter(|gun| self.guns[gun.index()].is_ready())
    }

    /// [5a] Texan counters in a zone: infantry, and guns with their crews.
    pub(crate) fn texans(&self, zone: Zone) -> u8 {
        self.infantry_count(zone) + self.crews(zone).count() as u8
    }

    /// The zones with Texan counters.
    pub(crate) fn texan_zones(&self) -> Zones {
        let infantry = self.units.iter().filter_map(|spot| spot.zone());
        let guns = Gun::all().filter(|gun| self.guns[gun.index()].is_manned()).map(Gun::zone);
        infantry.chain(guns).collect()
    }

    /// The officer in a zone; there is one at most of each side.
    pub(crate) fn officer_in(&self, zone: Zone, side: Side) -> Option<Officer> {
        let mut officers = Officer::all().filter(|officer| officer.is_texan() == (side == Side::Texan));
        officers.find(|officer| self.officers[officer.index()] == Spot::At(zone))
    }

    /// The zones with officers of a side.
    pub(crate) fn officer_zones(&self, side: Side) -> Zones {
        let officers = Officer::all().filter(|officer| officer.is_texan() == (side == Side::Texan));
        officers.filter_map(|officer| self.officer(officer).zone()).collect()
    }

    pub(crate) fn stacks_in(&self, zone: Zone) -> impl Iterator<Item = &Stack> {
        self.stacks.iter().filter(move |stack| stack.zone == zone)
    }

    /// The counters on the map, battalion by battalion in each zone.
    pub(crate) fn groups(&self) -> impl Iterator<Item = Group> {
        let alike = self.stacks.chunk_by(|a, b| (a.zone, a.battalion) == (b.zone, b.battalion));
        alike.map(|stacks| Group {
            zone: stacks[0].zone,
            battalion: stacks[0].battalion,
            count: stacks.iter().map(|stack| stack.count).sum(),
            moved: stacks.iter().map(|stack| stack.moved).sum(),
        })
    }

    /// Counters of a battalion in a zone.
    pub(crate) fn count(&self, zone: Zone, battalion: Battalion) -> u8 {
        let here = self.stacks_in(zone).filter(|stack| stack.battalion == battalion);
        here.map(|stack| stack.count).sum()
    }

    /// Mexican counters in a zone.
    pub(crate) fn mexicans(&self, zone: Zone) -> u8 {
        self.stacks_in(zone).map(|stack| stack.count).sum()
    }

    /// Those of them on foot: infantry and sappers.
    pub(crate) fn foot(&self, zone: Zone) -> u8 {
        self.stacks_in(zone).filter(|stack| !stack.battalion.is_cavalry()).map(|stack| stack.count).sum()
    }

    pub(crate) fn mexican_zones(&self) -> Zones {
        self.stacks.iter().map(|stack| stack.zone).collect()
    }

    /// Counters of a battalion on the map and off it.
    pub(crate) fn standing(&self, battalion: Battalion) -> u8 {
        let here = self.stacks.iter().filter(|stack| stack.battalion == battalion).map(|stack| stack.count);
        let off = self.off.iter().filter(|absent| absent.battalion == battalion).map(|absent| absent.count);
        here.chain(off).sum()
    }

    /// [M2] The top counter of a Mexican stack: the battalion with most counters on the map, then the order of the
    /// columns; sappers last.
    pub(crate) fn top(&self, zone: Zone) -> Option<Battalion> {
        let on_map = |battalion| -> u8 {
            let all = self.stacks.iter().filter(|stack| stack.battalion == battalion);
            all.map(|stack| stack.count).sum()
        };
        let rank =
            |battalion: Battalion| (battalion != Battalion::ZAPADORES, on_map(battalion), !battalion.0);
        self.stacks_in(zone).map(|stack| stack.battalion).max_by_key(|&battalion| rank(battalion))
    }

    pub(crate) fn is_breached(&self, wall: Wall) -> bool {
        self.breaches & wall.section_bits() != 0
    }

    pub(crate) fn section_is_breached(&self, section: Section) -> bool {
        self.breaches >> section.0 & 1 == 1
    }

    pub(crate) fn has_ladder(&self, wall: Wall) -> bool {
        self.ladders >> wall.0 & 1 == 1
    }

    pub(crate) fn unit_has_moved(&self, unit: Unit) -> bool {
        self.moved >> unit.0 & 1 == 1
    }

    pub(crate) fn officer_has_moved(&self, officer: Officer) -> bool {
        self.moved >> (16 + officer.0) & 1 == 1
    }

    /// [10] One point for each counter struck off for good.
    pub(crate) fn points(&self) -> u8 {
        Battalion::all().map(|battalion| battalion.full() - self.strength[battalion.index()]).sum()
    }

    /// [10] Defenders left: infantry, and guns with their crews.
    pub(crate) fn defenders(&self) -> u8 {
        let infantry = self.units.iter().filter(|spot| matches!(spot, Spot::At(_) | Spot::Aside)).count();
        let guns = self.guns.iter().filter(|gun| gun.is_manned()).count();
        (infantry + guns) as u8
    }
}
