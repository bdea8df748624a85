//! Who is where, and what is broken: questions that all the rules ask.

use super::camp::Camp;
use super::field::Sets;
use super::{Group, GunState, STACK, Side, Spot, State};
use crate::{Battalion, Gun, Guns, Officer, Section, Unit, Units, Wall, Zone, Zones};

impl State {
    pub(super) fn sets(&self) -> &Sets {
        self.field.sets()
    }

    pub(crate) fn unit(&self, unit: Unit) -> Spot {
        self.field.unit(unit)
    }

    pub(crate) fn officer(&self, officer: Officer) -> Spot {
        self.field.officer(officer)
    }

    pub(crate) fn gun(&self, gun: Gun) -> GunState {
        self.field.gun(gun)
    }

    /// The Texan infantry in a zone, in the order of their numbers.
    pub(crate) fn infantry(&self, zone: Zone) -> impl Iterator<Item = Unit> {
        Unit::all().filter(move |&unit| self.unit(unit) == Spot::At(zone))
    }

    /// The top counter of Texan infantry in a zone: the first by number.
    pub(crate) fn top_infantry(&self, zone: Zone) -> Option<Unit> {
        if self.has_infantry(zone) { self.infantry(zone).next() } else { None }
    }

    pub(crate) fn infantry_count(&self, zone: Zone) -> u8 {
        self.sets().infantry.of(zone)
    }

    pub(crate) fn has_infantry(&self, zone: Zone) -> bool {
        self.infantry_zones().contains(zone)
    }

    pub(crate) fn infantry_zones(&self) -> Zones {
        self.sets().infantry.zones()
    }

    /// The guns with their crews.
    pub(crate) fn manned(&self) -> Guns {
        self.sets().manned
    }

    /// The guns that can fire for the Alamo.
    pub(crate) fn ready(&self) -> Guns {
        self.sets().ready
    }

    /// [3.2d] The guns without a crew.
    pub(crate) fn crewless(&self) -> Guns {
        self.sets().crewless
    }

    /// The manned guns in a zone.
    pub(crate) fn crews(&self, zone: Zone) -> Guns {
        zone.guns().and(self.manned())
    }

    /// The zones with manned guns.
    pub(crate) fn crew_zones(&self) -> Zones {
        self.sets().crews.zones()
    }

    /// The guns in a zone that can fire for the Alamo.
    pub(crate) fn ready_guns(&self, zone: Zone) -> Guns {
        zone.guns().and(self.ready())
    }

    /// [5a] Texan counters in a zone: infantry, and guns with their crews.
    pub(crate) fn texans(&self, zone: Zone) -> u8 {
        self.infantry_count(zone) + self.crews(zone).len()
    }

    pub(crate) fn has_texans(&self, zone: Zone) -> bool {
        self.texan_zones().contains(zone)
    }

    /// The zones with Texan counters.
    pub(crate) fn texan_zones(&self) -> Zones {
        self.infantry_zones().or(self.crew_zones())
    }

    /// [5a] The zones that hold no more Texan counters: infantry, and guns with their crews, are three.
    pub(crate) fn full_of_texans(&self) -> Zones {
        let Sets { infantry, crews, .. } = self.sets();
        (1..STACK).fold(infantry.full().or(crews.full()), |full, count| {
            full.or(infantry.at_least(count).and(crews.at_least(STACK - count)))
        })
    }

    /// The officer in a zone; there is one at most of each side.
    pub(crate) fn officer_in(&self, zone: Zone, side: Side) -> Option<Officer> {
        if !self.officer_zones(side).contains(zone) {
            return None;
        }
        Officer::all().find(|&it| it.side() == side && self.officer(it) == Spot::At(zone))
    }

    /// The zones with officers of a side.
    pub(crate) fn officer_zones(&self, side: Side) -> Zones {
        self.sets().officers[side as usize]
    }

    /// The Mexican counters in a zone, from the bottom to the top.
    pub(crate) fn camp(&self, zone: Zone) -> &Camp {
        self.field.camp(zone)
    }

    /// The counters of a zone, battalion by battalion.
    pub(crate) fn groups(&self, zone: Zone) -> impl Iterator<Item = Group> {
        self.camp(zone).battalions().map(move |counters| Group::of(zone, counters))
    }

    /// The counters on the map, battalion by battalion in each zone, of whom not all have moved in this phase.
    pub(crate) fn fresh_groups(&self) -> impl Iterator<Item = Group> {
        let groups = self.fresh_zones().iter().flat_map(|zone| self.groups(zone));
        groups.filter(|group| group.unmoved() > 0)
    }

    /// The zones with Mexicans who have not moved in this phase.
    pub(crate) fn fresh_zones(&self) -> Zones {
        self.sets().fresh
    }

    /// The counters of a battalion in a zone, if there are any.
    pub(crate) fn group(&self, zone: Zone, battalion: Battalion) -> Group {
        let none = Group { zone, battalion, count: 0, moved: 0 };
        self.groups(zone).find(|group| group.battalion == battalion).unwrap_or(none)
    }

    /// Counters of a battalion in a zone.
    pub(crate) fn count(&self, zone: Zone, battalion: Battalion) -> u8 {
        self.group(zone, battalion).count
    }

    /// Mexican counters in a zone.
    pub(crate) fn mexicans(&self, zone: Zone) -> u8 {
        self.camp(zone).len() as u8
    }

    pub(crate) fn has_mexicans(&self, zone: Zone) -> bool {
        !self.camp(zone).is_empty()
    }

    /// Those of them on foot: infantry and sappers.
    pub(crate) fn foot(&self, zone: Zone) -> u8 {
        self.camp(zone).iter().filter(|counter| !counter.battalion.is_cavalry()).count() as u8
    }

    pub(crate) fn has_cavalry(&self, zone: Zone) -> bool {
        self.camp(zone).iter().any(|counter| counter.battalion == Battalion::DOLORES)
    }

    pub(crate) fn has_sappers(&self, zone: Zone) -> bool {
        self.camp(zone).iter().any(|counter| counter.battalion == Battalion::ZAPADORES)
    }

    pub(crate) fn mexican_zones(&self) -> Zones {
        self.sets().mexicans.zones()
    }

    /// [5a] The zones that hold this many more Mexican counters, from one to three.
    pub(crate) fn with_room(&self, count: u8) -> Zones {
        Zones::ALL.minus(self.sets().mexicans.at_least(STACK + 1 - count))
    }

    /// Counters of a battalion on the map and off it.
    pub(crate) fn standing(&self, battalion: Battalion) -> u8 {
        let off = self.off.iter().filter(|absent| absent.battalion == battalion).map(|absent| absent.count);
        self.sets().on_map[battalion.index()] + off.sum::<u8>()
    }

    /// [M2] The top counter of a Mexican stack: the battalion with most counters on the map, then the order of the
    /// columns; sappers last.
    pub(crate) fn top(&self, zone: Zone) -> Option<Battalion> {
        let on_map = &self.sets().on_map;
        let rank = |it: Battalion| (it != Battalion::ZAPADORES, on_map[it.index()], !it.0);
        self.camp(zone).iter().map(|counter| counter.battalion).max_by_key(|&battalion| rank(battalion))
    }

    pub(crate) fn is_breached(&self, wall: Wall) -> bool {
        self.breached.contains(wall)
    }

    pub(crate) fn section_is_breached(&self, section: Section) -> bool {
        self.breaches.contains(section)
    }

    pub(crate) fn has_ladder(&self, wall: Wall) -> bool {
        self.ladders.contains(wall)
    }

    /// [10] One point for each counter struck off for good.
    pub(crate) fn points(&self) -> u8 {
        Battalion::all().map(|battalion| battalion.full() - self.strength[battalion.index()]).sum()
    }

    /// [10] Whether there is any defender left.
    pub(crate) fn is_defended(&self) -> bool {
        !self.alive().is_empty() || !self.manned().is_empty()
    }

    /// Texan infantry that lives.
    pub(crate) fn alive(&self) -> Units {
        self.sets().alive
    }

    /// [10] Defenders left: infantry, and guns with their crews.
    pub(crate) fn defenders(&self) -> u8 {
        self.alive().len() + self.manned().len()
    }
}
