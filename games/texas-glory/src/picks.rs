//! What clicks mean at the present step; and where they mean nothing, the fact in the way.

use game::{Pick, Seat};

use crate::block::{Block, enemy};
use crate::decision::Decision;
use crate::decision::clicks::{self, Thing};
use crate::illegal::Illegal;
use crate::map::Place;
use crate::now::Now;
use crate::state::{At, Mark, State, Step};

impl State {
    /// The decision that these clicks would mean now, legal or not.
    pub(crate) fn read(&self, seat: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        let thing = |pick| clicks::thing(pick).ok_or(Illegal::Nothing { now: Now::of(self, seat) });
        match *picks {
            [] => Err(Illegal::OutOfTurn { now: Now::of(self, seat) }),
            [only] => self.alone(seat, thing(only)?),
            [first, second] => self.then(seat, thing(first)?, thing(second)?),
            [first, second, .., last] => {
                self.last(seat, thing(first)?, thing(second)?, thing(last)?, picks.len())
            }
        }
    }

    /// One click: it means a decision by itself, or begins one, or says why not.
    fn alone(&self, seat: Seat, thing: Thing) -> Result<Decision, Illegal> {
        match thing {
            Thing::Button(number) => button(number).ok_or_else(|| self.button_alone(seat, number)),
            Thing::Card(card) if self.step == Step::Cards => Ok(Decision::Play(card)),
            Thing::Card(_) => Err(Illegal::CardsLater),
            Thing::Place(place) => self.place_alone(seat, place),
            Thing::Block(block) => match self.step {
                Step::Muster { .. } => Ok(Decision::Muster(block)),
                Step::SallyOut | Step::Line | Step::Battery => Ok(Decision::Join(block)),
                Step::Lose { .. } => Ok(Decision::Lose(block)),
                _ => Err(self.block_alone(seat, block)),
            },
        }
    }

    /// An order that nobody was named for.
    fn button_alone(&self, seat: Seat, number: u16) -> Illegal {
        let (thing, now) = (Thing::Button(number), Now::of(self, seat));
        let burns = self.step == Step::Orders && number == clicks::BURN;
        if burns || self.takes_order(number) {
            Illegal::TooEarly { thing, now }
        } else {
            Illegal::NoPart { thing, now }
        }
    }

    /// Whether a block can be given this order at this step.
    fn takes_order(&self, number: u16) -> bool {
        match self.step {
            Step::Orders => {
                matches!(number, clicks::COMMAND | clicks::SEND | clicks::SAIL | clicks::FORAGE)
            }
            Step::Command(_) | Step::BurnMarch(_) => number == clicks::SEND,
            Step::Turn => matches!(number, clicks::FIRE | clicks::PASS | clicks::WITHDRAW),
            Step::Withdraw => number == clicks::WITHDRAW,
            Step::Declare | Step::Answer | Step::Reply => number == clicks::CANNONADE,
            _ => false,
        }
    }

    /// Where a place is named it is meant; elsewhere it is those who stand there.
    fn place_alone(&self, seat: Seat, place: Place) -> Result<Decision, Illegal> {
        let now = Now::of(self, seat);
        let part = |about: Place| match about == place {
            true => Illegal::OneByOne { place, now },
            false => Illegal::OtherPlace { place, now },
        };
        Err(match self.step {
            Step::Desertion(_) => return Ok(Decision::Desert(place)),
            Step::Raid(_) => return Ok(Decision::Raid(place)),
            Step::Battles(_) => return Ok(Decision::Fight(place)),
            Step::Deploy => return Ok(Decision::Deploy(place)),
            Step::Enter(_) | Step::Commit(_) => return Ok(Decision::Enter(place)),
            Step::March { .. } => return Ok(Decision::March(place)),
            Step::Orders => self.not_to_burn(seat, place),
            Step::Command(_) | Step::Muster { .. } => self.nobody_at(seat, place),
            Step::BurnMarch(about) | Step::Lose { place: about, .. } => part(about),
            Step::Withdraw | Step::SallyOut | Step::Line | Step::Battery | Step::Turn | Step::Regroup(_) => {
                part(self.fight().place)
            }
            Step::Surprise | Step::Declare | Step::Answer | Step::Reply if place != self.fight().place => {
                Illegal::OtherPlace { place, now }
            }
            _ => Illegal::NoPart { thing: Thing::Place(place), now },
        })
    }

    /// A town burns at a click; who stands elsewhere is ordered one by one.
    fn not_to_burn(&self, seat: Seat, place: Place) -> Illegal {
        let burns = self.chosen[usize::from(seat.0)].is_some_and(|card| card.data().burn);
        let town = burns && place.data().victory && !self.own(seat, place).is_empty();
        match self.can_burn(seat, place) {
            Err(illegal) if town => illegal,
            _ => self.nobody_at(seat, place),
        }
    }

    /// Who stands where orders go to blocks.
    fn nobody_at(&self, seat: Seat, place: Place) -> Illegal {
        let now = Now::of(self, seat);
        if !self.own(seat, place).is_empty() {
            Illegal::OneByOne { place, now }
        } else if !self.own(enemy(seat), place).is_empty() {
            Illegal::EnemiesThere { place, now }
        } else {
            Illegal::NobodyThere { place, now }
        }
    }

    /// Why a block begins nothing; where it does, its order comes next.
    fn block_alone(&self, seat: Seat, block: Block) -> Illegal {
        let now = Now::of(self, seat);
        let refused = match self.step {
            Step::Turn => self.is_its_turn(block),
            _ => self.is_to_be_had(seat, block).and_then(|()| match self.step {
                Step::Orders => self.can_order(seat, block),
                Step::Command(_) => self.can_send(seat, block),
                Step::BurnMarch(place) => self.can_march_off(seat, place, block),
                Step::March { block, .. } => Err(Illegal::OtherMarches { block }),
                Step::Withdraw => self.can_withdraw_before(seat, block),
                Step::Regroup(_) => self.can_regroup_anywhere(seat, block),
                Step::Declare | Step::Answer | Step::Reply => self.can_cannonade_with(seat, block),
                _ => Err(Illegal::NoPart { thing: Thing::Block(block), now }),
            }),
        };
        refused.err().unwrap_or(Illegal::WhatNext { block, now })
    }

    /// Whether a Command Point does anything for a block; if not, why it does not even move.
    fn can_order(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        let sails = || matches!(self.not_to_sail(seat, block), Illegal::NamePort { .. });
        self.can_send(seat, block)
            .or_else(|moves| self.can_activate(seat, block).map_err(|_| moves))
            .or_else(|moves| self.can_forage(seat, block).map_err(|_| moves))
            .or_else(|moves| if sails() { Ok(()) } else { Err(moves) })
    }

    /// Whether a block is one's own and in play.
    fn is_to_be_had(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        match self.at(block) {
            At::DEAD => Err(Illegal::Dead { block }),
            At::POOL => Err(Illegal::InPool { block }),
            At::DRAWN => Ok(()),
            at if at.place().is_none() && at.waits_for().is_none() => Err(Illegal::OffMap),
            _ => Ok(()),
        }
    }

    /// The second of two clicks.
    fn then(&self, seat: Seat, first: Thing, second: Thing) -> Result<Decision, Illegal> {
        match (self.step, first, second) {
            (Step::Orders, Thing::Block(block), Thing::Button(clicks::SAIL)) => {
                Err(self.not_to_sail(seat, block))
            }
            (_, Thing::Block(block), Thing::Button(number)) if self.takes_order(number) => {
                Ok(order(block, number))
            }
            (Step::Turn, Thing::Block(block), Thing::Place(to)) => Ok(Decision::Retreat(block, to)),
            (Step::Regroup(_), Thing::Block(block), Thing::Place(to)) => Ok(Decision::Regroup(block, to)),
            (Step::March { .. }, Thing::Place(to), Thing::Place(via)) => Ok(Decision::Attack(to, via)),
            (Step::Orders, Thing::Place(place), Thing::Block(block)) => Ok(Decision::BurnFor(place, block)),
            (Step::Orders, Thing::Place(place), Thing::Button(clicks::BURN)) => Ok(Decision::Burn(place)),
            _ => Err(self.misplaced(seat, first, second)),
        }
    }

    /// What begins nothing says why; after what does, something else was due.
    fn misplaced(&self, seat: Seat, first: Thing, second: Thing) -> Illegal {
        let begun = self.alone(seat, first).and_then(|decision| self.may(seat, decision));
        match (begun, second) {
            (Ok(()) | Err(Illegal::WhatNext { .. }), Thing::Card(_)) => Illegal::CardsLater,
            (Ok(()), thing) => Illegal::NoPart { thing, now: Now::of(self, seat) },
            (Err(illegal), _) => illegal,
        }
    }

    /// The port that a block sails to, and nothing else, takes three clicks.
    fn last(
        &self,
        seat: Seat,
        first: Thing,
        second: Thing,
        last: Thing,
        count: usize,
    ) -> Result<Decision, Illegal> {
        match (self.step, first, second, last) {
            (Step::Orders, Thing::Block(block), Thing::Button(clicks::SAIL), Thing::Place(port))
                if count == 3 =>
            {
                Ok(Decision::Sail(block, port))
            }
            _ => {
                self.then(seat, first, second).and_then(|decision| self.may(seat, decision))?;
                Err(Illegal::NoPart { thing: last, now: Now::of(self, seat) })
            }
        }
    }

    /// Why a block sails nowhere; where it can, the port comes next.
    fn not_to_sail(&self, seat: Seat, block: Block) -> Illegal {
        let mut refused = Place::all()
            .filter(|&port| port.data().port && self.place(block) != Some(port))
            .map(|port| self.passage(seat, block, port));
        if refused.any(|passage| passage.is_ok()) {
            return Illegal::NamePort { block };
        }
        self.can_sail(seat, block).err().unwrap_or(Illegal::NowhereToSail { block })
    }

    /// [6.5-a] Whether any adjacent hex is open to one of the victors.
    fn can_regroup_anywhere(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        let place = self.fight().place;
        if self.place(block) != Some(place) || self.has(block, Mark::INSIDE) {
            return Err(Illegal::NotWithTheVictors);
        }
        let open = place.hexsides().iter().any(|side| self.can_regroup(seat, block, side.to).is_ok());
        if open { Ok(()) } else { Err(Illegal::NowhereToRegroup { block }) }
    }
}

fn button(number: u16) -> Option<Decision> {
    Some(match number {
        clicks::DONE => Decision::Done,
        clicks::STAY => Decision::Stay,
        clicks::SURPRISE => Decision::Surprise,
        clicks::HOLD => Decision::Hold,
        clicks::CANNONADE => Decision::Cannonade,
        clicks::STORM => Decision::Storm,
        clicks::SALLY => Decision::Sally,
        clicks::ASIDE => Decision::Aside,
        _ => return None,
    })
}

/// What a block is told to do; to move, if nothing else.
fn order(block: Block, number: u16) -> Decision {
    match number {
        clicks::COMMAND => Decision::Command(block),
        clicks::FORAGE => Decision::Forage(block),
        clicks::WITHDRAW => Decision::Withdraw(block),
        clicks::FIRE => Decision::Fire(block),
        clicks::PASS => Decision::Pass(block),
        clicks::CANNONADE => Decision::CannonadeWith(block),
        _ => Decision::Send(block),
    }
}
