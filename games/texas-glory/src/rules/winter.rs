//! The Campaign: the winter between 1835 and 1836.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, Brigade, GUNS, MEXICAN, TEXAN};
use crate::card::Cards;
use crate::data::{blocks, data, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{Colour, MEXICAN_BOXES, Place, Places};
use crate::rules::setup::FULL_DECK;
use crate::scenario::Year;
use crate::state::{At, Commitment, Mark, Presidials, State, Step};

/// [C-4] Texan militia and the Texan Tejano.
const HOMEWARD: [Block; 3] = [blocks::MIN, blocks::MCV, blocks::SEG];
/// [C-5] The brigades that may be committed to another box.
const BRIGADES: [Brigade; 2] = [Brigade::First, Brigade::Second];

impl State {
    /// [C-1] [C-6] 1835 is over: the cards go back into one deck, the armies into winter quarters.
    pub(crate) fn begin_winter(&mut self, won: Seat, log: &mut impl Sink<Event>) {
        self.year = Year::Winter;
        self.winter.won = Some(won);
        log.emit(|| Event::WinterCame { won });
        self.clear_marks(Mark::OF_TURN);
        self.via.fill(None);
        self.chosen = [None; 2];
        self.hands = [Cards::NONE; 2];
        self.deck = FULL_DECK;
        self.settled = Places::NONE;
        (self.surprise, self.raid, self.cp, self.burn_spent) = (None, None, 0, false);
        if won == TEXAN {
            self.leave_texas(log);
        }
        self.dismiss_presidials(log);
        self.dismiss(blocks::GAR, log);
        self.dismiss_austin(log);
        self.send_home(log);
        self.rest_comanche(log);
        self.winter.lost = self.blocks_at(At::DEAD);
        self.mover = TEXAN;
        self.draws = self.pool_of(TEXAN).len();
        self.next_draw(log);
    }

    /// [C-2] Mexican blocks outside green towns leave on parole; guns without a garrison become Texan.
    fn leave_texas(&mut self, log: &mut impl Sink<Event>) {
        let on_map = State::army(MEXICAN).filter(|block| self.place(block).is_some());
        for block in on_map.minus(GUNS).iter() {
            let Some(place) = self.place(block).filter(|&place| !self.is_green_town(place)) else { continue };
            self.winter.paroled.insert(block);
            self.parole(block);
            log.emit(|| Event::Paroled { block, place });
        }
        for gun in on_map.and(GUNS).iter() {
            // Ruling 173: a Texan gun among Mexicans would surrender at once.
            let Some(place) = self.place(gun) else { continue };
            if self.own(MEXICAN, place).within(GUNS) {
                self.winter.exchanged.insert(gun);
                self.capture(gun, log);
            }
        }
    }

    /// Ruling 171: a burned town is none.
    fn is_green_town(&self, place: Place) -> bool {
        place.data().town == Some(Colour::Green) && !self.burned.contains(place)
    }

    /// [C-4] [1835-f] The Presidials are gone. Ruling 146: whoever stood in for them serves in 1836, fallen or not.
    fn dismiss_presidials(&mut self, log: &mut impl Sink<Event>) {
        for presidials in self.presidials {
            let Presidials::Stood(block) = presidials else { continue };
            self.dismiss(block, log);
            if block != blocks::PRE && self.at(block) == At::DEAD {
                self.parole(block);
            }
        }
        self.presidials = [Presidials::Waiting; 3];
    }

    /// [C-4] A block goes home, if it is there at all.
    fn dismiss(&mut self, block: Block, log: &mut impl Sink<Event>) {
        let Some(place) = self.place(block) else { return };
        self.winter.dismissed.insert(block);
        self.parole(block);
        log.emit(|| Event::Dismissed { block, place });
    }

    /// [C-4] Austin leaves. [6.6-b] If Houston is dead, he lies in the Draw Pool of 1836.
    fn dismiss_austin(&mut self, log: &mut impl Sink<Event>) {
        self.dismiss(blocks::AUS, log);
        let dead = |block: Block| self.at(block) == At::DEAD;
        if dead(blocks::HOU) && !dead(blocks::AUS) {
            self.put(blocks::AUS, At::LATER);
            log.emit(|| Event::AustinReturns);
        }
    }

    /// [C-4] Militia and the Texan Tejano go back to the Draw Pool. Ruling 174: also from the pool of 1835.
    fn send_home(&mut self, log: &mut impl Sink<Event>) {
        for block in HOMEWARD {
            let at = self.at(block);
            if at.place().is_none() && !matches!(at, At::POOL | At::ASIDE) {
                continue;
            }
            let place = at.place();
            self.winter.pooled.insert(block);
            self.parole(block);
            log.emit(|| Event::WentHome { block, place });
        }
    }

    /// [2.25-a] The Comanche are at full strength in 1836.
    fn rest_comanche(&mut self, log: &mut impl Sink<Event>) {
        let com = blocks::COM;
        if self.strength(com) < com.data().steps {
            self.remove(com, At::AWAY);
            self.restore(com);
            log.emit(|| Event::ComancheRested);
        }
    }

    /// [C-5] Mexico commits its brigades, one after the other; then 1836 begins.
    pub(crate) fn next_commitment(&mut self, log: &mut impl Sink<Event>) {
        let open = BRIGADES.into_iter().zip(self.commitments).find(|&(brigade, commitment)| {
            commitment == Commitment::Open && !self.still_to_come(brigade).is_empty()
        });
        match open {
            Some((brigade, _)) => {
                self.mover = MEXICAN;
                self.step = Step::Commit(brigade);
            }
            None => self.begin_1836(log),
        }
    }

    /// The blocks of a brigade that are to arrive.
    pub(crate) fn still_to_come(&self, brigade: Brigade) -> Blocks {
        self.blocks_at(At::LATER).and(State::army(MEXICAN)).filter(|block| block.data().brigade == brigade)
    }

    /// [C-5] Where a brigade will enter.
    pub(crate) fn commitment(&self, brigade: Brigade) -> Commitment {
        let at = BRIGADES.iter().position(|&other| other == brigade);
        at.map_or(Commitment::Open, |at| self.commitments[at])
    }

    pub(crate) fn set_commitment(&mut self, brigade: Brigade, commitment: Commitment) {
        if let Some(at) = BRIGADES.iter().position(|&other| other == brigade) {
            self.commitments[at] = commitment;
        }
    }

    /// [C-5] To a box that stands; Presidio Rio Grande only means that nothing is decided.
    pub(crate) fn can_commit(&self, place: Place) -> Result<(), Illegal> {
        if place == places::PRG { Ok(()) } else { self.can_enter(place) }
    }

    /// [C-5] Decided in secret; Presidio Rio Grande leaves everything as in 1836.
    pub(crate) fn commit(&mut self, brigade: Brigade, place: Place, log: &mut impl Sink<Event>) {
        self.set_commitment(brigade, Commitment::Secret(place));
        log.emit(|| Event::Committed { brigade, place: Some(place) });
        self.next_commitment(log);
    }

    /// [C-5] [C-6] [C-7] The armies of 1836 take the field, the cards are dealt, and play goes on from 21 February.
    fn begin_1836(&mut self, log: &mut impl Sink<Event>) {
        (self.year, self.turn, self.vanguard) = (Year::Y1836, 1, false);
        let held_back = self.blocks_at(At::ASIDE).and(State::army(MEXICAN));
        for block in held_back.iter() {
            self.put(block, At::LATER);
        }
        for boxed in MEXICAN_BOXES {
            self.open_year_in(boxed, log);
        }
        let fresh = data().pool_1836.map(Block).into_iter().filter(|&block| self.at(block) == At::AWAY);
        let returned = self.blocks_at(At::LATER).and(State::army(TEXAN));
        self.fill_pool(fresh.chain(returned.iter()).collect());
        self.first = MEXICAN;
        self.mover = TEXAN;
        self.step = Step::Deal;
    }

    /// [C-5] [1836-f] Who opens the year in a box. Ruling 147: beside it, if Texans hold it.
    fn open_year_in(&mut self, boxed: Place, log: &mut impl Sink<Event>) {
        let arrives = |block: Block, place: Place| {
            place == boxed && State::army(MEXICAN).contains(block) && self.at(block) == At::LATER
        };
        let army: Blocks = data()
            .setup_1836
            .map(|(block, place)| (Block(block), Place(place)))
            .into_iter()
            .filter(|&(block, place)| arrives(block, place))
            .map(|(block, _)| block)
            .collect();
        if army.is_empty() {
            return;
        }
        let waits = !self.outside(TEXAN, boxed).is_empty();
        for block in army.iter() {
            self.put(block, if waits { At::beside(boxed) } else { At::on(boxed) });
        }
        log.emit(|| Event::ArmyArrived { place: boxed, waits });
    }
}
