//! 7 Sieges: forts and cities that are besieged, turn after turn.

pub(crate) mod cannonade;
pub(crate) mod relief;
pub(crate) mod sally;
pub(crate) mod storm;
pub(crate) mod withdraw;

use game::Sink;

use crate::block::{Block, Blocks, enemy};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::state::{Battle, Kind, Mark, State, Step};

impl State {
    /// [7.2-a] [7.21-a] Siege combat is activated: the besiegers are face up, and declare.
    pub(crate) fn begin_siege(&mut self, place: Place, log: &mut impl Sink<Event>) {
        let Some(besieger) = self.besieger(place) else { return self.next_battle(self.first, log) };
        let sallied = self.battle.is_some_and(|battle| battle.place == place && battle.sallied);
        self.settled.insert(place);
        self.battle = Some(Battle { sallied, ..Battle::new(place, Kind::Siege, besieger) });
        log.emit(|| Event::BattleBegan { place, kind: Kind::Siege, attacker: besieger });
        let unknown = self.outside(besieger, place).filter(|block| {
            self.classmates(block).len() > 1 || self.seen[block.index()] != self.strength(block)
        });
        for block in unknown.iter() {
            self.tell(block, log);
        }
        self.step = Step::Declare;
    }

    /// Besiegers who may still fight in this phase.
    pub(crate) fn fresh_besiegers(&self) -> Blocks {
        let battle = self.fight();
        let Some(besieger) = self.besieger(battle.place) else { return Blocks::NONE };
        self.outside(besieger, battle.place).minus(self.marked(Mark::SPENT))
    }

    /// Why a block of the side that is asked takes no part in the siege.
    pub(crate) fn not_at_siege(&self, block: Block) -> Illegal {
        let place = self.fight().place;
        if self.place(block) == Some(place) && self.has(block, Mark::SPENT) {
            Illegal::Spent { block }
        } else {
            Illegal::NotInBattle { block, place }
        }
    }

    /// [7.2-b] The besieger holds, cannonades or storms.
    pub(crate) fn can_storm(&self) -> Result<(), Illegal> {
        if self.step != Step::Declare {
            return Err(Illegal::NotYourSiege);
        }
        if self.fresh_besiegers().is_empty() { Err(Illegal::NobodyToStorm) } else { Ok(()) }
    }

    /// [7.2-b] Nothing more from the side that was asked.
    pub(crate) fn hold(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.asked();
        log.emit(|| Event::Held { seat });
        match self.step {
            Step::Declare => self.step = Step::Answer,
            Step::Reply => self.fire_cannonade(),
            _ => self.next_battle(self.first, log),
        }
    }

    /// Which side the siege waits for.
    pub(crate) fn asked(&self) -> game::Seat {
        let battle = self.fight();
        let besieged_acts = match self.step {
            Step::Declare => false,
            Step::Battery => !battle.cannonaded,
            Step::Reply => battle.cannonaded,
            _ => true,
        };
        let besieger = self.besieger(battle.place).unwrap_or(battle.attacker);
        if besieged_acts { enemy(besieger) } else { besieger }
    }

    /// [7.22-d] [6.5-b] After a storm or a sally nobody regroups.
    pub(crate) fn end_siege_combat(&mut self, log: &mut impl Sink<Event>) {
        self.settle(self.fight().place, log);
        self.next_battle(self.first, log);
    }

    /// [6.7-a] [7.3-a] Guns left alone surrender; without besiegers the siege is over.
    pub(crate) fn settle(&mut self, place: Place, log: &mut impl Sink<Event>) {
        self.take_guns(place, log);
        self.lift_siege(place, log);
    }

    /// [6.7-a] Where a battle is due the guns are taken when it is over, not before.
    pub(crate) fn settle_unless_fought(&mut self, place: Place, log: &mut impl Sink<Event>) {
        let meet =
            !self.outside(self.first, place).is_empty() && !self.outside(self.second(), place).is_empty();
        if meet || self.unfought.contains(place) {
            self.lift_siege(place, log);
        } else {
            self.settle(place, log);
        }
    }

    /// [7.3-a] When the last besieger is gone those inside come out.
    pub(crate) fn lift_siege(&mut self, place: Place, log: &mut impl Sink<Event>) {
        let Some(besieger) = self.besieger(place) else { return };
        if !self.outside(besieger, place).is_empty() {
            return;
        }
        for block in self.inside(place).iter() {
            self.unmark(block, Mark::INSIDE);
        }
        log.emit(|| Event::SiegeLifted { place });
    }

    /// [7.22-c] [7.23-a] Who may take part in the storm or the sally.
    pub(crate) fn can_join(&self, block: Block) -> Result<(), Illegal> {
        if self.has(block, Mark::LINE) {
            return Err(Illegal::InLine);
        }
        match self.fight().kind {
            Kind::Storm => self.can_join_storm(block),
            _ => self.can_join_sally(block),
        }
    }

    /// [7.22-c] In round 1 somebody must.
    pub(crate) fn can_close_line(&self) -> Result<(), Illegal> {
        let battle = self.fight();
        let line = self.here(battle.place).and(self.marked(Mark::LINE));
        if line.is_empty() && battle.round == 0 { Err(Illegal::LineEmpty) } else { Ok(()) }
    }

    /// [7.22-a] [7.23-a] The line is drawn up, everyone in it and before it is revealed, and the round begins.
    pub(crate) fn close_line(&mut self, log: &mut impl Sink<Event>) {
        let (kind, place) = (self.fight().kind, self.fight().place);
        let show = self.here(place).filter(|block| {
            let seen = self.has(block, Mark::LINE) || kind == Kind::Storm && self.has(block, Mark::INSIDE);
            seen && !self.has(block, Mark::SHOWN)
        });
        for block in show.iter() {
            self.show(block, log);
        }
        let battle = self.fight_mut();
        battle.round = battle.round.max(1);
        self.begin_round(log);
    }
}
