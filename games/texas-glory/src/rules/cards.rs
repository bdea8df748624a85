//! 4 The cards: dealing, initiative, events.

use game::{Fate, Seat, Set128, Sink};

use crate::block::Block;
use crate::block::{MEXICAN, TEXAN, enemy};
use crate::card::{Card, Cards, Event as CardEvent};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{BOXES, Place, Walls};
use crate::state::{Cause, Mark, State, Step, Thrown};

/// [T-b] A hand at the start.
const HAND: u8 = 3;
/// Ruling 4: how many blocks Muster adds a step to.
const MUSTERED: u8 = 4;
/// Ruling 4: deserters leave on this roll or less.
const DESERTS_ON: u8 = 2;

impl State {
    /// [1836-b] [1835-b] The cards that are removed unseen are those that are never drawn: the odds are the same.
    pub(crate) fn deck_to_draw(&self) -> Set128 {
        Set128(self.deck.0.into())
    }

    /// [1836-b] [1835-b] [C-6] Three cards to each player.
    pub(crate) fn deal(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let seat = if self.hands[0].len() < HAND { TEXAN } else { MEXICAN };
        self.take_card(seat, fate, log);
        if self.hands.iter().all(|hand| hand.len() == HAND) {
            self.begin_turn(log);
        }
    }

    pub(crate) fn take_card(&mut self, seat: Seat, fate: Fate, log: &mut impl Sink<Event>) {
        let Fate::Item(number) = fate else { return };
        let card = Card(number);
        self.deck.remove(card);
        self.hands[usize::from(seat.0)].insert(card);
        log.emit(|| Event::Dealt { seat, card: Some(card) });
    }

    /// [T-a] A turn begins with the Card Phase.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Sink<Event>) {
        self.clear_marks(Mark::OF_TURN);
        self.via.fill(None);
        self.chosen = [None; 2];
        self.cp = 0;
        self.burn_spent = false;
        (self.surprise, self.raid) = (None, None);
        self.dice = Thrown::default();
        self.step = Step::Cards;
        let (turn, year) = (self.turn, self.year);
        log.emit(|| Event::TurnBegan { turn, year });
    }

    /// [T-b] Exactly one card, out of one's own hand.
    pub(crate) fn can_play(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.chosen[usize::from(seat.0)].is_some() {
            return Err(Illegal::AlreadyPlayed);
        }
        if self.hands[usize::from(seat.0)].contains(card) {
            Ok(())
        } else if self.discarded().contains(card) {
            Err(Illegal::CardSpent)
        } else {
            Err(Illegal::NotInHand)
        }
    }

    /// The cards of past turns, which lie on the table.
    pub(crate) fn discarded(&self) -> Cards {
        let [texan, mexican] = self.hands;
        let played: Cards = self.chosen.into_iter().flatten().collect();
        Cards::ALL.minus(self.deck).minus(texan).minus(mexican).minus(played)
    }

    /// [T-b] A card must be played by whoever has one.
    pub(crate) fn can_play_none(&self, seat: Seat) -> Result<(), Illegal> {
        if self.hands[usize::from(seat.0)].is_empty() { Ok(()) } else { Err(Illegal::MustPlay) }
    }

    /// [T-b] Played face down; when both are down they are revealed.
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        self.chosen[usize::from(seat.0)] = Some(card);
        log.emit(|| Event::Chosen { seat, card: Some(card) });
        let [Some(texan), Some(mexican)] = self.chosen else { return };
        self.hands[0].remove(texan);
        self.hands[1].remove(mexican);
        self.first = initiative(texan, mexican);
        let first = self.first;
        self.step = Step::Orders;
        log.emit(|| Event::CardsShown { texan, mexican, first });
        self.begin_events(log);
    }

    /// [4.0-b] Events at once, Player 1's first. Ruling 103: a storm ends the turn's marching and fighting.
    fn begin_events(&mut self, log: &mut impl Sink<Event>) {
        for seat in [self.first, self.second()] {
            match self.event_of(seat) {
                Some(CardEvent::Surprise) => self.surprise = Some(seat),
                Some(CardEvent::Comanche) => self.raid = Some(seat),
                Some(
                    CardEvent::Storm | CardEvent::ForcedMarch | CardEvent::Desertion | CardEvent::Muster,
                )
                | None => {}
            }
        }
        self.event_step(self.first, log);
    }

    fn event_of(&self, seat: Seat) -> Option<CardEvent> {
        self.chosen[usize::from(seat.0)].and_then(Card::event)
    }

    /// [4.0-b] The event of one player, then what follows.
    fn event_step(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        match self.event_of(seat) {
            Some(CardEvent::Storm) => {
                log.emit(|| Event::Stormy);
                (self.surprise, self.raid) = (None, None);
                self.begin_supply(log);
            }
            Some(CardEvent::Desertion) if self.desertion_places(seat).next().is_some() => {
                self.step = Step::Desertion(seat);
            }
            Some(CardEvent::Muster) => self.step = Step::Muster { seat, left: MUSTERED },
            Some(
                CardEvent::Desertion | CardEvent::Surprise | CardEvent::Comanche | CardEvent::ForcedMarch,
            )
            | None => {
                self.after_event(seat, log);
            }
        }
    }

    pub(crate) fn after_event(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        if seat == self.first {
            self.event_step(self.second(), log);
        } else {
            self.begin_movement(self.first, log);
        }
    }

    pub(crate) fn desertion_places(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let theirs = self.stands(enemy(seat)).or(self.besieged(enemy(seat)));
        theirs.minus(BOXES).iter()
    }

    /// Ruling 4: Desertion strikes one enemy hex outside the boxes.
    pub(crate) fn can_desert(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        if place.is_box() {
            Err(Illegal::BoxIsSafe)
        } else if self.own(enemy(seat), place).is_empty() {
            Err(Illegal::NobodyToDesert)
        } else {
            Ok(())
        }
    }

    pub(crate) fn desert(&mut self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        let victim = enemy(seat);
        log.emit(|| Event::Deserted { victim, place });
        self.step = Step::Deserting { victim, place, left: self.own(victim, place).len(), hits: 0 };
    }

    pub(crate) fn roll_desertion(&mut self, faces: &[u8], log: &mut impl Sink<Event>) {
        let Step::Deserting { victim, place, left, hits } = self.step else { return };
        let hits = hits + count_up_to(faces, DESERTS_ON);
        let left = left - faces.len() as u8;
        if left > 0 {
            self.step = Step::Deserting { victim, place, left, hits };
        } else {
            self.take_hits(victim, place, hits, Cause::Desertion, log);
        }
    }

    /// Ruling 4: Muster adds a step to blocks in friendly towns or cities within supply.
    pub(crate) fn can_muster(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        let place = self.place(block).ok_or(Illegal::OffMap)?;
        if self.has(block, Mark::FORAGED) {
            return Err(Illegal::AlreadyForaged);
        }
        let town = place.data().town.is_some() && self.walls(place) != Some(Walls::Fort);
        if !town
            || self.burned.contains(place)
            || self.controller(place) != Some(seat)
            || !self.inside(place).is_empty()
        {
            return Err(Illegal::NotAFriendlyTown);
        }
        self.can_gain(block)
    }

    pub(crate) fn muster(&mut self, seat: Seat, block: Block, log: &mut impl Sink<Event>) {
        let Step::Muster { left, .. } = self.step else { return };
        self.gain(block, log);
        if left > 1 {
            self.step = Step::Muster { seat, left: left - 1 };
        } else {
            self.after_event(seat, log);
        }
    }
}

/// [T-c] An event outranks every other card; then the higher value; ties go to Mexico.
pub(crate) fn initiative(texan: Card, mexican: Card) -> Seat {
    let rank = |card: Card| (card.event().is_some(), card.data().cp);
    if rank(texan) > rank(mexican) { TEXAN } else { MEXICAN }
}

/// How many faces are not above `limit`.
pub(crate) fn count_up_to(faces: &[u8], limit: u8) -> u8 {
    faces.iter().filter(|&&face| face <= limit).count() as u8
}
