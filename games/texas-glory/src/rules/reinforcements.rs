//! 8.3 Reinforcements.

use game::{Fate, Set128, Sink};

use crate::block::{Block, Brigade, MEXICAN, TEXAN};
use crate::data::{LATER_1836, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::state::{At, State, Step};

impl State {
    /// [8.31-a] [8.33-a] The reinforcements of the side whose supply is settled.
    pub(crate) fn reinforce(&mut self, log: &mut impl Sink<Event>) {
        if self.mover == MEXICAN {
            self.place_waiting(log);
            match self.brigade_due() {
                Some(brigade) => self.step = Step::Enter(brigade),
                None => self.draw_phase(log),
            }
        } else if self.blocks_at(At::POOL).is_empty() {
            self.after_deploy(log);
        } else {
            self.step = Step::Draw;
        }
    }

    pub(crate) fn pool(&self) -> Set128 {
        Set128(self.blocks_at(At::POOL).0.into())
    }

    /// [8.31-a] One block each turn. [8.32-a] U.S. blocks go to Fort Jessup, face up.
    pub(crate) fn draw_block(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let Fate::Item(number) = fate else { return };
        let block = Block(number);
        if block.is_us() {
            self.at[block.index()] = At::on(places::FORT_JESSUP);
            self.make_known(block);
            log.emit(|| Event::UsArrived { block });
            self.after_deploy(log);
        } else {
            self.at[block.index()] = At::DRAWN;
            self.step = Step::Deploy;
            log.emit(|| Event::Drawn { block: Some(block) });
        }
    }

    /// The block to be deployed.
    pub(crate) fn drawn(&self) -> Option<Block> {
        self.blocks_at(At::DRAWN).first()
    }

    /// [8.31-a] [5.71-b] A friendly Victory Town, neither burned nor besieged. [1836-j] Volunteers: a friendly port.
    pub(crate) fn can_deploy(&self, place: Place) -> Result<(), Illegal> {
        if self.drawn().is_some_and(Block::is_volunteer) {
            return self.is_friendly_port(TEXAN, place).map_err(|_| Illegal::NoPortForThem);
        }
        self.is_open_town(place)
    }

    fn is_open_town(&self, place: Place) -> Result<(), Illegal> {
        let open = self.holder(place) == Some(TEXAN)
            && self.controller(place) == Some(TEXAN)
            && self.inside(place).is_empty();
        if open { Ok(()) } else { Err(Illegal::NoTownForThem) }
    }

    /// Ruling 141: only where no town can take the block is it kept aside.
    pub(crate) fn can_keep_aside(&self) -> Result<(), Illegal> {
        if Place::all().any(|place| self.can_deploy(place).is_ok()) {
            Err(Illegal::TownsAreOpen)
        } else {
            Ok(())
        }
    }

    pub(crate) fn deploy(&mut self, place: Place, log: &mut impl Sink<Event>) {
        let Some(block) = self.drawn() else { return };
        self.at[block.index()] = At::on(place);
        log.emit(|| Event::Deployed { block: Some(block), place });
        self.after_deploy(log);
    }

    pub(crate) fn keep_aside(&mut self, log: &mut impl Sink<Event>) {
        let Some(block) = self.drawn() else { return };
        self.at[block.index()] = At::ASIDE;
        log.emit(|| Event::KeptAside);
        self.draw_phase(log);
    }

    /// Ruling 141: blocks kept aside come as soon as a town is open.
    fn after_deploy(&mut self, log: &mut impl Sink<Event>) {
        match self.blocks_at(At::ASIDE).first() {
            Some(block) if Place::all().any(|place| self.is_open_town(place).is_ok()) => {
                self.at[block.index()] = At::DRAWN;
                self.step = Step::Deploy;
            }
            _ => self.draw_phase(log),
        }
    }

    /// [8.33-a] [1836-g] The first turn in which a block beside a box may attack it: a turn later than its own if it
    /// chose another way in.
    pub(crate) fn may_attack_from_turn(block: Block, boxed: Place) -> u8 {
        let due = LATER_1836.iter().find(|(other, _)| *other == block).map_or(0, |&(_, turn)| turn);
        due + u8::from(boxed != places::PRG)
    }

    /// [8.33-a] The brigade whose turn it is.
    fn brigade_due(&self) -> Option<Brigade> {
        LATER_1836
            .iter()
            .find(|&&(block, turn)| turn == self.turn + 1 && self.at[block.index()] == At::LATER)
            .map(|(block, _)| block.data().brigade)
    }

    /// [1836-g] At Presidio Rio Grande now, or a turn later at Laredo or Matamoros.
    pub(crate) fn can_enter(place: Place) -> Result<(), Illegal> {
        let boxes = [places::PRG, places::LAREDO, places::MATAMOROS];
        if boxes.contains(&place) { Ok(()) } else { Err(Illegal::NotAnEntry) }
    }

    /// [8.33-a] [8.33-b] Into the box, or beside it if it must wait or the enemy holds it.
    pub(crate) fn enter_brigade(&mut self, brigade: Brigade, place: Place, log: &mut impl Sink<Event>) {
        let at_once = place == places::PRG && self.outside(TEXAN, place).is_empty();
        let to = if at_once { At::on(place) } else { At::beside(place) };
        for (block, _) in LATER_1836 {
            if block.data().brigade == brigade && self.at[block.index()] == At::LATER {
                self.at[block.index()] = to;
            }
        }
        log.emit(|| Event::BrigadeArrives { brigade, place, waits: !at_once });
        self.draw_phase(log);
    }

    /// [8.33-b] Those who waited beside their box go in, unless Texans hold it.
    fn place_waiting(&mut self, log: &mut impl Sink<Event>) {
        for place in [places::PRG, places::LAREDO, places::MATAMOROS] {
            let waiting = self.blocks_at(At::beside(place));
            if waiting.is_empty() || !self.outside(TEXAN, place).is_empty() {
                continue;
            }
            log.emit(|| Event::WaitOver { place });
            for block in waiting.iter() {
                self.enter(block, place, None, log);
            }
        }
    }
}
