//! Laws that hold in every state that play can reach. A prepared position must keep them too, so that it can be played on.

mod step;

use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::card::Card;
use crate::data::blocks;
use crate::map::Place;
use crate::scenario::{Campaign, Year};
use crate::state::{At, Kind, Marks, State, Step};

/// Nothing that is counted comes to more than this: there are not that many blocks, dice or steps.
const MANY: u8 = 60;

/// A fault, unless it holds.
fn demand(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

impl State {
    /// The first law that is broken of those that hold in every state that play can reach.
    pub(crate) fn faults(&self) -> Option<String> {
        self.sound().err()
    }

    fn sound(&self) -> Result<(), String> {
        Block::all().try_for_each(|block| self.sound_block(block))?;
        demand(self.standing == self.standing.recounted(), || "somebody was not counted".into())?;
        self.sound_classes()?;
        self.sound_cards()?;
        self.sound_turn()?;
        self.sound_battle()?;
        self.sound_step()?;
        // The end may come in the midst of everything.
        if self.step == Step::Over {
            Ok(())
        } else {
            Place::all().try_for_each(|place| self.sound_place(place))
        }
    }

    fn sound_block(&self, block: Block) -> Result<(), String> {
        let (at, strength) = (self.at(block), self.strength(block));
        let steps = block.data().steps;
        demand((at == At::DEAD) == (strength == 0) && strength <= steps, || {
            format!("{block} has strength {strength}")
        })?;
        demand(self.seen[block.index()] <= steps, || format!("{block} was never so strong"))?;
        let on_the_table = at.place().is_some() || at.waits_for().is_some();
        demand(on_the_table || self.standing.marks(block) == Marks::NONE, || {
            format!("{block} is marked, but not on the map")
        })?;
        demand(at.place().is_none_or(|place| place.is_box() || !place.data().village), || {
            format!("[1.1-d] {block} stands in an Indian village")
        })?;
        demand(block.twin().is_none_or(|twin| at.place().is_none() || self.place(twin).is_none()), || {
            format!("[2.24-a] {block} and its twin are both in play")
        })?;
        let army = if at.waits_for().is_some() {
            State::army(MEXICAN)
        } else if at == At::POOL {
            State::army(TEXAN)
        } else if on_the_table && block == blocks::COM {
            let raids = self.battle.is_some_and(|it| it.kind == Kind::Raid && At::on(it.place) == at);
            return demand(raids, || "[2.25-a] the Comanche raid nobody".into());
        } else {
            return Ok(());
        };
        demand(army.contains(block), || format!("{block} does not belong there"))
    }

    /// [2.1-a] Those who cannot be told apart are of one side, somewhere, and not face up.
    fn sound_classes(&self) -> Result<(), String> {
        for block in Block::all() {
            let mates = self.classmates(block);
            let known = matches!(self.at(block), At::DEAD | At::AWAY) || self.is_open(block);
            let army = State::army(self.seat_of(block));
            let sound = mates.len() == 1 || !known && mates.minus(army) == Blocks::NONE;
            demand(sound, || format!("{block} can be told from the others"))?;
        }
        Ok(())
    }

    fn sound_cards(&self) -> Result<(), String> {
        let [texan, mexican] = self.hands.map(|hand| hand.0);
        demand(texan & mexican | self.deck.0 & (texan | mexican) == 0, || "a card is in two places".into())?;
        for (seat, card) in self.chosen.into_iter().enumerate() {
            let Some(card) = card.filter(|&card| card != Card::NONE) else { continue };
            // Until both are down a chosen card is still in its owner's hand.
            let held = [0, 1].map(|at| at == seat && self.step == Step::Cards);
            let sound = self.hands.map(|hand| hand.contains(card)) == held && !self.deck.contains(card);
            demand(sound, || format!("[T-b] card {card} is played, and not to be elsewhere"))?;
        }
        Ok(())
    }

    fn sound_turn(&self) -> Result<(), String> {
        demand((1..=self.year.turns()).contains(&self.turn), || format!("there is no turn {}", self.turn))?;
        let winter = matches!(self.step, Step::Draw | Step::Deploy | Step::Commit(_) | Step::Over);
        let both_years = self.scenario == Campaign::Both;
        demand(self.year != Year::Winter || winter && both_years, || {
            "[C-4] nobody marches in winter".into()
        })?;
        demand(self.winter.deployed <= MANY, || "there are not that many blocks".into())?;
        demand((self.step == Step::Over) == self.winner.is_some(), || {
            "the game is over exactly when somebody has won".into()
        })
    }

    fn sound_battle(&self) -> Result<(), String> {
        let Some(battle) = self.battle else { return Ok(()) };
        demand(self.step == Step::Over || self.is_in_battle(), || "no battle is fought now".into())?;
        let counts = battle.exits.iter().flatten().chain(&battle.hits);
        demand(counts.copied().max().is_none_or(|most| most <= MANY), || {
            "there are not that many blocks".into()
        })?;
        demand(battle.round <= 3 && battle.slot <= 6, || "[6.1-a] a battle has three rounds".into())
    }

    /// [7.0-a] Behind walls only while enemies stand before them. [T-f] Where both sides are there is a battle.
    fn sound_place(&self, place: Place) -> Result<(), String> {
        let fought = self.battle.is_some_and(|battle| battle.place == place);
        let both = !self.outside(TEXAN, place).is_empty() && !self.outside(MEXICAN, place).is_empty();
        let due = fought || self.unfought.contains(place) || self.is_moving();
        demand(!both || due, || format!("a battle at {place} was never fought"))?;
        let Some(besieger) = self.besieger(place) else { return Ok(()) };
        demand(self.walls(place).is_some(), || format!("there are no walls at {place}"))?;
        let inside = self.inside(place);
        let one_side = inside.minus(State::army(crate::block::enemy(besieger))).is_empty();
        demand(one_side, || format!("both sides are inside {place}"))?;
        demand(fought || !self.outside(besieger, place).is_empty(), || format!("nobody besieges {place}"))
    }

    fn is_moving(&self) -> bool {
        matches!(
            self.step,
            Step::Orders | Step::Command(_) | Step::March { .. } | Step::BurnMarch(_) | Step::ForcedMarch
        )
    }
}
