//! 5.12, 6.6 Leaders: who commands whom, and who succeeds.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, Brigade, LEADERS, MEXICAN, TEXAN, US};
use crate::data::{blocks, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{Place, Places};
use crate::scenario::{ActingChief, Year};
use crate::state::{At, Mark, State};

impl State {
    fn in_play(&self, block: Block) -> bool {
        self.place(block).is_some()
    }

    /// [5.12-b] [1835-h] The Commander-in-Chief: Santa Anna, and in 1835 Cos until Santa Anna himself comes; of Texas, by
    /// succession.
    pub(crate) fn cinc(&self, seat: Seat) -> Option<Block> {
        if seat == MEXICAN {
            let cos = self.year == Year::Y1835 && !self.in_play(blocks::SAN);
            return Some(if cos { blocks::COS } else { blocks::SAN });
        }
        self.texan_chief()
    }

    /// [5.12-b] [1835-j] [6.6-b] In 1835 Austin, before all others; Houston; Austin again, once drawn in his place; Fannin; and
    /// when Fannin is dead too, Burleson. Ruling 180: Fannin also while Houston is still to come.
    fn texan_chief(&self) -> Option<Block> {
        let dead = |block: Block| self.at(block) == At::DEAD;
        let houston = self.at(blocks::HOU);
        if self.in_play(blocks::AUS) && (self.year == Year::Y1835 || !self.in_play(blocks::HOU)) {
            Some(blocks::AUS)
        } else if self.in_play(blocks::HOU) {
            Some(blocks::HOU)
        } else if dead(blocks::FAN) {
            Some(blocks::BUR)
        } else if houston == At::DEAD
            || self.options.acting_chief == ActingChief::Fannin && houston.is_to_come()
        {
            Some(blocks::FAN)
        } else {
            None
        }
    }

    /// [1835-h] Ruling 175: Cos commands everyone in 1835, also beside Santa Anna.
    pub(crate) fn is_cinc(&self, leader: Block) -> bool {
        let cos = leader == blocks::COS && self.year == Year::Y1835;
        cos || self.cinc(self.seat_of(leader)) == Some(leader)
    }

    /// [2.21-a] [6.6-b] Leaders command; so does Burleson once he is Commander-in-Chief.
    pub(crate) fn is_commander(&self, block: Block) -> bool {
        block.is_leader() || self.cinc(self.seat_of(block)) == Some(block)
    }

    /// [2.21-a] [6.6-b] All of a side who command; `is_commander` says the same of each alone.
    pub(crate) fn commanders(&self, seat: Seat) -> Blocks {
        let leaders = LEADERS.and(State::army(seat));
        self.cinc(seat).map_or(leaders, |chief| leaders.with(chief))
    }

    /// [5.11-a] Santa Anna commands two hexes away, the others one.
    fn range(leader: Block) -> u8 {
        if leader == blocks::SAN { 2 } else { 1 }
    }

    /// [5.11-a] [5.12-a] A leader commands any block in his hex, and around it those under him.
    pub(crate) fn can_command(&self, leader: Block, block: Block) -> Result<(), Illegal> {
        may_obey(leader, block)?;
        let same_spot = self.at(leader) == self.at(block);
        if same_spot && self.has(leader, Mark::INSIDE) == self.has(block, Mark::INSIDE) {
            return Ok(());
        }
        let (Some(from), Some(to)) = (self.place(leader), self.place(block)) else {
            return Err(Illegal::OutOfCommand);
        };
        if self.has(leader, Mark::INSIDE) {
            return Err(Illegal::LeaderBesieged);
        }
        if !command_from(from, State::range(leader)).contains(to) {
            return Err(if from.touches(to) { Illegal::CommandCut } else { Illegal::OutOfCommand });
        }
        if self.under(leader).contains(block) { Ok(()) } else { Err(Illegal::OtherBrigade) }
    }

    /// All whom a leader commands, found at once; `can_command` says the same of each alone.
    pub(crate) fn commanded(&self, leader: Block) -> Blocks {
        let (seat, inside) = (self.seat_of(leader), self.marked(Mark::INSIDE));
        let mut obey = self.stack_of(leader);
        if let Some(from) = self.place(leader).filter(|_| !inside.contains(leader)) {
            let around =
                command_from(from, State::range(leader)).and(self.stands(seat).or(self.besieged(seat)));
            let near = around.iter().fold(Blocks::NONE, |near, place| near.or(self.own(seat, place)));
            obey = obey.or(near.and(self.under(leader)));
        }
        if leader.is_us() { obey } else { obey.minus(US) }
    }

    /// [5.12-a] [5.12-b] [C-3] Outside his hex a brigade leader commands his brigade, the Commander-in-Chief everyone.
    fn under(&self, leader: Block) -> Blocks {
        let brigade = if leader == blocks::COS { self.cos_leads } else { leader.data().brigade };
        if self.is_cinc(leader) { State::army(self.seat_of(leader)) } else { brigade.blocks() }
    }

    /// [6.6-b] [6.6-c] When a leader falls.
    pub(crate) fn succeed(&mut self, fallen: Block, log: &mut impl Sink<Event>) {
        if fallen == blocks::HOU && self.at(blocks::AUS) == At::AWAY {
            self.put(blocks::AUS, At::POOL);
            self.unmet.insert(blocks::AUS);
            let pool = self.blocks_at(At::POOL);
            self.mix(pool);
            log.emit(|| Event::AustinReturns);
        }
        let brigade = fallen.data().brigade;
        let commanded = self.seat_of(fallen) == MEXICAN && fallen.is_leader() && brigade != Brigade::Alone;
        if commanded && self.at(blocks::COS) == At::AWAY && self.cos_leads == Brigade::Alone {
            self.cos_leads = brigade;
        }
    }

    /// [6.6-c] Cos joins Santa Anna after the Combat Phase. Ruling 112: if he is besieged, in a Mexican city.
    pub(crate) fn bring_cos(&mut self, log: &mut impl Sink<Event>) {
        if self.cos_leads == Brigade::Alone || self.at(blocks::COS) != At::AWAY {
            return;
        }
        let with_santa_anna = self.place(blocks::SAN).filter(|_| !self.has(blocks::SAN, Mark::INSIDE));
        let cities = [places::PRG, places::LAREDO, places::MATAMOROS];
        let free = cities.into_iter().find(|&city| self.own(TEXAN, city).is_empty());
        let Some(place) = with_santa_anna.or(free) else { return };
        self.put(blocks::COS, At::on(place));
        if with_santa_anna.is_some() {
            self.make_known(blocks::SAN);
        }
        let brigade = self.cos_leads;
        log.emit(|| Event::CosTakesOver { place, brigade });
    }
}

/// [8.32-a] U.S. blocks obey Gaines alone.
fn may_obey(leader: Block, block: Block) -> Result<(), Illegal> {
    if block.is_us() && !leader.is_us() { Err(Illegal::OnlyGaines) } else { Ok(()) }
}

/// [5.11-b] Command is traced over passable hexsides only, one or two of them.
fn command_from(from: Place, range: u8) -> Places {
    let near = from.near();
    if range > 1 { from.hexsides().iter().fold(near, |near, side| near.or(side.to.near())) } else { near }
}
