//! 2.25 The Comanche raid, for whoever plays the event.

use game::{Seat, Sink};

use crate::block::{Blocks, enemy};
use crate::data::blocks;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::state::{At, Battle, Kind, Mark, State};

/// Ruling 4: rows and columns that the raiders reach.
const COLUMNS: i8 = 8;
const ROWS: std::ops::RangeInclusive<i8> = 3..=7;

/// Whether the Comanche range this far.
fn in_range(place: Place) -> bool {
    place.data().axial.is_some_and(|(q, r)| {
        let (column, row) = (q + 7, (2 * r + q).div_euclid(2) + 8);
        column <= COLUMNS && ROWS.contains(&row)
    })
}

impl State {
    pub(crate) fn raid_places(&self, seat: Seat) -> impl Iterator<Item = Place> {
        self.stands(enemy(seat)).iter().filter(move |&place| self.can_raid(seat, place).is_ok())
    }

    /// [2.25-a] One hex with enemy blocks, in reach of the Comanche. Ruling 4: where no other fight is due.
    pub(crate) fn can_raid(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        if self.at(blocks::COM) == At::DEAD {
            return Err(Illegal::RaidersDead);
        }
        if !in_range(place) {
            return Err(Illegal::OutOfRaid);
        }
        if self.outside(enemy(seat), place).is_empty() {
            return Err(Illegal::NobodyToRaid);
        }
        if self.unfought.contains(place) || !self.inside(place).is_empty() {
            return Err(Illegal::OtherFight);
        }
        Ok(())
    }

    /// [2.25-a] The Comanche, while they raid.
    pub(crate) fn raiders(&self) -> Blocks {
        self.here(self.fight().place).and(Blocks::one(blocks::COM))
    }

    /// [2.25-a] The Comanche attack alone.
    pub(crate) fn begin_raid(&mut self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        self.raid = None;
        self.battle = Some(Battle::new(place, Kind::Raid, seat));
        self.put(blocks::COM, At::on(place));
        self.forget_ways_in(enemy(seat), place);
        log.emit(|| Event::BattleBegan { place, kind: Kind::Raid, attacker: seat });
        self.open_lines(log);
    }

    /// [2.25-a] The raiders ride home with their losses; those behind walls come out again.
    pub(crate) fn end_raid(&mut self, log: &mut impl Sink<Event>) {
        let place = self.fight().place;
        if self.place(blocks::COM).is_some() {
            self.remove(blocks::COM, At::AWAY);
        }
        for block in self.inside(place).iter() {
            self.unmark(block, Mark::INSIDE);
        }
        self.next_battle(self.first, log);
    }
}
