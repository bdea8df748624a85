//! Laws that hold in every state that play can reach.

use crate::block::{Block, MEXICAN, TEXAN};
use crate::map::Place;
use crate::state::{At, Marks, State, Step};

impl State {
    /// Laws that hold in every state that play can reach.
    pub(crate) fn sound(&self) -> Result<(), String> {
        let fault = |text: String| Err(text);
        for block in Block::all() {
            let (at, strength) = (self.at[block.index()], self.strength(block));
            if (at == At::DEAD) != (strength == 0) || strength > block.data().steps {
                return fault(format!("{block} has strength {strength}"));
            }
            if at.place().is_none()
                && at.waits_for().is_none()
                && self.marks[block.index()] != Marks::default()
            {
                return fault(format!("{block} is marked, but not on the map"));
            }
            if at.place().is_some_and(|place| place.data().village && !place.is_box()) {
                return fault(format!("[1.1-d] {block} stands in an Indian village"));
            }
            if self.seen[block.index()] > block.data().steps {
                return fault(format!("{block} was never so strong"));
            }
            if let Some(twin) = block.twin()
                && at.place().is_some()
                && self.place(twin).is_some()
            {
                return fault(format!("[2.24-a] {block} and its twin are both in play"));
            }
        }
        self.sound_cards()?;
        self.sound_step()
    }

    fn sound_cards(&self) -> Result<(), String> {
        let shared = self.hands[0].0 & self.hands[1].0 | self.deck.0 & (self.hands[0].0 | self.hands[1].0);
        if shared != 0 { Err("a card is in two places".into()) } else { Ok(()) }
    }

    fn sound_step(&self) -> Result<(), String> {
        let needs_battle = matches!(
            self.step,
            Step::Surprise
                | Step::Withdraw
                | Step::SallyOut
                | Step::Turn
                | Step::Fire(_)
                | Step::Regroup(_)
                | Step::Declare
                | Step::Answer
                | Step::Reply
                | Step::Cannon(_)
                | Step::Line
        );
        if needs_battle && self.battle.is_none() {
            return Err("no battle is being fought".into());
        }
        if (self.step == Step::Over) != self.winner.is_some() {
            return Err("the game is over, but nobody has won".into());
        }
        if self.turn == 0 || self.turn > self.year.turns() {
            return Err(format!("there is no turn {}", self.turn));
        }
        if self.battle.is_none() && matches!(self.step, Step::Orders | Step::Cards) {
            return self.sound_sieges();
        }
        Ok(())
    }

    /// [7.0-a] Behind walls only while enemies stand before them. [T-f] No battle is left over.
    fn sound_sieges(&self) -> Result<(), String> {
        for place in Place::all() {
            if let Some(besieger) = self.besieger(place)
                && (self.outside(besieger, place).is_empty() || self.walls(place).is_none())
            {
                return Err(format!("nobody besieges {place}"));
            }
            let both = !self.outside(TEXAN, place).is_empty() && !self.outside(MEXICAN, place).is_empty();
            if both && self.step == Step::Cards {
                return Err(format!("a battle at {place} was never fought"));
            }
        }
        Ok(())
    }
}
