//! 8.3 Reinforcements.

use game::{Fate, Seat, Set128, Sink};

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::data::{data, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{MEXICAN_BOXES, Place, Places, STARS};
use crate::scenario::Year;
use crate::state::{At, Commitment, State, Step};

impl State {
    /// [8.31-a] [8.33-a] The reinforcements of the side whose supply is settled.
    pub(crate) fn reinforce(&mut self, log: &mut impl Sink<Event>) {
        self.draws = self.draws_due(self.mover);
        if self.mover == MEXICAN {
            self.place_waiting(log);
            if let Some(brigade) = self.brigade_due() {
                self.bring_brigade(brigade, log);
                return;
            }
        }
        self.next_draw(log);
    }

    /// [8.31-a] [1835-g] What a side may draw.
    pub(crate) fn pool_of(&self, seat: Seat) -> Blocks {
        if seat == TEXAN { self.blocks_at(At::POOL) } else { self.vanguard_pool() }
    }

    pub(crate) fn pool(&self) -> Set128 {
        Set128(self.pool_of(self.mover).0.into())
    }

    /// [8.31-a] [1835-g] [C-4] The next block is drawn; when there are no more, those kept aside come as soon as a
    /// town is open (ruling 141).
    pub(crate) fn next_draw(&mut self, log: &mut impl Sink<Event>) {
        if self.draws > 0 && !self.pool_of(self.mover).is_empty() {
            self.draws -= 1;
            self.step = Step::Draw;
            return;
        }
        self.draws = 0;
        match self.blocks_at(At::ASIDE).and(State::army(self.mover)).first() {
            Some(block) if !self.open_towns().is_empty() => {
                self.put(block, At::DRAWN);
                self.step = Step::Deploy;
            }
            _ => self.draw_phase(log),
        }
    }

    /// [8.31-a] One block each turn. [8.32-a] U.S. blocks go to Fort Jessup, face up.
    pub(crate) fn draw_block(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let Fate::Item(number) = fate else { return };
        let block = Block(number);
        let seat = self.mover;
        if block.is_us() {
            self.put(block, At::on(places::FORT_JESSUP));
            self.make_known(block);
            log.emit(|| Event::UsArrived { block });
            self.next_draw(log);
        } else {
            self.put(block, At::DRAWN);
            self.unmet.insert(block);
            self.step = Step::Deploy;
            log.emit(|| Event::Drawn { seat, block: Some(block) });
        }
    }

    /// The block to be deployed.
    pub(crate) fn drawn(&self) -> Option<Block> {
        self.blocks_at(At::DRAWN).first()
    }

    /// [8.31-a] [1835-g] [5.71-b] A friendly Victory Town, neither burned nor besieged. [1836-j] Volunteers: a friendly port.
    pub(crate) fn can_deploy(&self, place: Place) -> Result<(), Illegal> {
        if self.drawn().is_some_and(Block::is_volunteer) {
            return match self.is_friendly_port(TEXAN, place) {
                Err(Illegal::NotAPort) => Err(Illegal::NoPortForThem),
                Err(Illegal::PortNotFriendly) => Err(Illegal::PortNotForThem { place }),
                found => found,
            };
        }
        self.is_open_town(place)
    }

    /// [8.31-a] The Victory Towns that take a block: those in friendly hands.
    fn open_towns(&self) -> Places {
        self.controlled(self.mover).and(STARS).minus(self.burned).minus(self.sieges())
    }

    fn is_open_town(&self, place: Place) -> Result<(), Illegal> {
        if self.open_towns().contains(place) {
            Ok(())
        } else if !place.data().victory {
            Err(Illegal::NoStar { place })
        } else if self.burned.contains(place) {
            Err(Illegal::TownBurned { place })
        } else if self.sieges().contains(place) {
            Err(Illegal::TownBesieged { place })
        } else {
            Err(Illegal::TownNotFriendly { place })
        }
    }

    /// Where the block that was drawn may be deployed, found at once; `can_deploy` says the same of each place alone.
    pub(crate) fn havens(&self) -> Places {
        let volunteers = self.drawn().is_some_and(Block::is_volunteer);
        if volunteers { self.friendly_ports(TEXAN) } else { self.open_towns() }
    }

    /// Ruling 141: only where no town can take the block is it kept aside.
    pub(crate) fn can_keep_aside(&self) -> Result<(), Illegal> {
        if self.havens().is_empty() { Ok(()) } else { Err(Illegal::TownsAreOpen) }
    }

    pub(crate) fn deploy(&mut self, place: Place, log: &mut impl Sink<Event>) {
        let Some(block) = self.drawn() else { return };
        let seat = self.mover;
        self.put(block, At::on(place));
        self.winter.deployed += u8::from(self.year == Year::Winter);
        log.emit(|| Event::Deployed { seat, block: Some(block), place });
        self.next_draw(log);
    }

    pub(crate) fn keep_aside(&mut self, log: &mut impl Sink<Event>) {
        let Some(block) = self.drawn() else { return };
        self.put(block, At::ASIDE);
        let seat = self.mover;
        log.emit(|| Event::KeptAside { seat });
        self.next_draw(log);
    }

    /// [8.33-a] [1836-g] The first turn in which a block beside a box may attack it: a turn later than its own if it
    /// chose another way in. [C-5] Not if it was committed to it.
    pub(crate) fn may_attack_from_turn(&self, block: Block, boxed: Place) -> u8 {
        let due = data().later_1836.iter().find(|(other, _)| *other == block.0).map_or(0, |&(_, turn)| turn);
        let committed = self.commitment(block.data().brigade) == Commitment::Shown(boxed);
        due + u8::from(boxed != places::PRG && !committed)
    }

    /// [8.33-a] The brigade whose turn it is.
    fn brigade_due(&self) -> Option<Brigade> {
        let due = |&(block, turn): &(Block, u8)| {
            turn == self.turn + 1 && self.at(block) == At::LATER && self.year == Year::Y1836
        };
        // Ruling 182: where no box stands, no brigade comes.
        MEXICAN_BOXES.into_iter().find(|&boxed| self.can_enter(boxed).is_ok())?;
        let later = data().later_1836.map(|(block, turn)| (Block(block), turn));
        later.iter().find(|later| due(later)).map(|(block, _)| block.data().brigade)
    }

    /// [C-5] A brigade that was committed comes in where it was sent to; any other may still choose.
    fn bring_brigade(&mut self, brigade: Brigade, log: &mut impl Sink<Event>) {
        if let Commitment::Secret(place) = self.commitment(brigade) {
            log.emit(|| Event::CommitmentShown { brigade, place });
            if place != places::PRG && self.can_enter(place).is_ok() {
                self.set_commitment(brigade, Commitment::Shown(place));
                self.enter_brigade(brigade, place, log);
                return;
            }
            self.set_commitment(brigade, Commitment::Open);
        }
        self.step = Step::Enter(brigade);
    }

    /// [1836-g] At Presidio Rio Grande now, or a turn later at Laredo or Matamoros. [5.71-b] Not where everything is burned.
    pub(crate) fn can_enter(&self, place: Place) -> Result<(), Illegal> {
        if !MEXICAN_BOXES.contains(&place) {
            Err(Illegal::NotAnEntry)
        } else if self.burned.contains(place) {
            Err(Illegal::BurnedEntry)
        } else {
            Ok(())
        }
    }

    /// [8.33-a] [8.33-b] Into the box, or beside it if it must wait or the enemy holds it.
    pub(crate) fn enter_brigade(&mut self, brigade: Brigade, place: Place, log: &mut impl Sink<Event>) {
        let on_time = place == places::PRG || self.commitment(brigade) == Commitment::Shown(place);
        let at_once = on_time && self.outside(TEXAN, place).is_empty();
        log.emit(|| Event::BrigadeArrives { brigade, place, waits: !at_once });
        for block in self.still_to_come(brigade).iter() {
            if at_once { self.enter(block, place, None, log) } else { self.put(block, At::beside(place)) }
        }
        self.draw_phase(log);
    }

    /// [8.33-b] Those who waited beside their box go in, unless Texans hold it. [5.71-b] Ruling 182: beside one that was burned they
    /// turn to another.
    fn place_waiting(&mut self, log: &mut impl Sink<Event>) {
        let standing = MEXICAN_BOXES.into_iter().find(|&boxed| self.can_enter(boxed).is_ok());
        for place in MEXICAN_BOXES {
            let waiting = self.blocks_at(At::beside(place));
            if waiting.is_empty() || !self.outside(TEXAN, place).is_empty() {
                continue;
            }
            if self.burned.contains(place) {
                if let Some(other) = standing {
                    waiting.iter().for_each(|block| self.put(block, At::beside(other)));
                    log.emit(|| Event::TurnedTo { from: place, to: other });
                }
                continue;
            }
            log.emit(|| Event::WaitOver { place });
            for block in waiting.iter() {
                self.enter(block, place, None, log);
            }
        }
    }
}
