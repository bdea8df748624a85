//! 7.23 Sallying.

use game::Sink;

use crate::block::Block;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Kind, Mark, State, Step};

impl State {
    /// [7.2-b] Not after a storm, and once in a phase.
    pub(crate) fn can_sally(&self) -> Result<(), Illegal> {
        if self.step != Step::Answer {
            return Err(Illegal::NotYourSiege);
        }
        if self.fight().sallied { Err(Illegal::HasSallied) } else { Ok(()) }
    }

    /// [7.23-a] The besieged come out as attackers.
    pub(crate) fn sally(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.asked();
        let battle = self.fight_mut();
        (battle.kind, battle.attacker, battle.round, battle.sallied) = (Kind::Sally, seat, 0, true);
        self.step = Step::Line;
        log.emit(|| Event::Sallied { seat });
    }

    /// [7.23-a] Any who are inside.
    pub(crate) fn can_join_sally(&self, block: Block) -> Result<(), Illegal> {
        let here = self.place(block) == Some(self.fight().place);
        if here && self.has(block, Mark::INSIDE) { Ok(()) } else { Err(Illegal::NotInside) }
    }

    pub(crate) fn join(&mut self, block: Block, log: &mut impl Sink<Event>) {
        let kind = self.fight().kind;
        self.mix_stack(block);
        self.mark(block, Mark::LINE);
        if kind == Kind::Relief {
            self.fight_mut().sallied = true;
        }
        let (seat, open) = (self.seat_of(block), self.is_open(block));
        log.emit(|| Event::Joined { seat, block: Some(block), open, kind });
    }
}
