//! 6.1, 6.2 Combat rounds and turns: who acts when, and when a battle is over.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, CAVALRY, GUNS, enemy};
use crate::data::data;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::state::{Kind, Mark, State, Step};

/// [2.12-a] The letter of a rating.
const C: u8 = 2;

impl State {
    /// [6.1-a] [7.22-a] Three rounds; a storm has two.
    pub(crate) fn last_round(&self) -> u8 {
        if self.fight().kind == Kind::Storm { 2 } else { 3 }
    }

    /// Who fights for a side in the present battle.
    ///
    /// [6.7-b] Guns defend inside, not in the field; ruling 127: they fight there only if they came to attack.
    pub(crate) fn fighters(&self, seat: Seat) -> Blocks {
        let battle = self.fight();
        let attacks = seat == battle.attacker;
        let own = self.own(seat, battle.place).minus(self.marked(Mark::SPENT));
        let (inside, line) = (self.marked(Mark::INSIDE), self.marked(Mark::LINE));
        match (battle.kind, attacks) {
            (Kind::Raid, true) => self.raiders(),
            (Kind::Field | Kind::Relief | Kind::Raid, _) => {
                let field = own.minus(self.marked(Mark::RESERVE)).minus(inside.minus(line));
                let idle = |gun: Block| !attacks || self.via[gun.index()].is_none();
                field.minus(field.and(GUNS).minus(line).filter(idle))
            }
            (Kind::Storm, true) => own.and(line),
            (Kind::Storm, false) => own.and(inside),
            (Kind::Sally, true) => own.and(inside).and(line),
            (Kind::Sally, false) => own.minus(inside),
            (Kind::Siege, _) => Blocks::NONE,
        }
    }

    /// Those of a side who will join in round 2.
    pub(crate) fn reserves(&self, seat: Seat) -> Blocks {
        let battle = self.fight();
        if matches!(battle.kind, Kind::Field | Kind::Relief) {
            self.own(seat, battle.place).and(self.marked(Mark::RESERVE))
        } else {
            Blocks::NONE
        }
    }

    /// [2.12-a] [7.26-a] Letter and number of a block's fire; cavalry at the walls has C1.
    pub(crate) fn rating(&self, block: Block) -> (u8, u8) {
        let data = block.data();
        let at_walls = self.battle.is_some_and(|battle| battle.kind == Kind::Storm);
        if at_walls && block.is_cavalry() { (C, 1) } else { (data.letter, data.hits_on) }
    }

    /// [6.2-b] The six turns of a round: A, B, C, and within a letter defenders before attackers.
    /// [4.0-b] A surprise lets all attackers go first in round 1.
    fn turn_of(&self, slot: u8) -> (u8, Seat) {
        let battle = self.fight();
        let (letter, attacks) = if battle.surprise && battle.round == 1 {
            (slot % 3, slot < 3)
        } else {
            (slot / 2, slot % 2 == 1)
        };
        (letter, if attacks { battle.attacker } else { battle.defender() })
    }

    /// Whose turn it is.
    pub(crate) fn acting_side(&self) -> Seat {
        self.turn_of(self.fight().slot).1
    }

    /// Who may act now: one side's blocks of one letter that have not had their turn.
    pub(crate) fn acting(&self) -> (Seat, Blocks) {
        let (letter, seat) = self.turn_of(self.fight().slot);
        (seat, self.fighters(seat).minus(self.marked(Mark::ACTED)).and(self.rated(letter)))
    }

    /// Those whose fire has a letter.
    fn rated(&self, letter: u8) -> Blocks {
        let rated = data().letters[usize::from(letter)];
        match self.fight().kind {
            Kind::Storm if letter == C => rated.or(CAVALRY),
            Kind::Storm => rated.minus(CAVALRY),
            Kind::Field | Kind::Relief | Kind::Raid | Kind::Siege | Kind::Sally => rated,
        }
    }

    /// [6.2-b] A block acts in its own turn.
    pub(crate) fn is_its_turn(&self, block: Block) -> Result<(), Illegal> {
        let (seat, acting) = self.acting();
        if acting.contains(block) { Ok(()) } else { Err(self.why_idle(seat, block)) }
    }

    /// Why a block does not act now.
    fn why_idle(&self, seat: Seat, block: Block) -> Illegal {
        let battle = self.fight();
        if self.seat_of(block) != seat || self.place(block) != Some(battle.place) {
            return match self.is_own(seat, block) {
                Ok(()) => Illegal::NotInBattle { block, place: battle.place },
                Err(illegal) => illegal,
            };
        }
        if self.fighters(seat).contains(block) {
            return if self.has(block, Mark::ACTED) {
                Illegal::HasActed { block }
            } else {
                Illegal::NotItsTurn { block }
            };
        }
        self.no_fighter(block)
    }

    /// Why a block in the hex of the battle takes no part in it.
    pub(crate) fn no_fighter(&self, block: Block) -> Illegal {
        let kind = self.fight().kind;
        if self.has(block, Mark::SPENT) {
            Illegal::Spent { block }
        } else if self.has(block, Mark::RESERVE) {
            Illegal::InReserve
        } else if self.has(block, Mark::INSIDE) {
            Illegal::BehindWalls { block }
        } else if kind == Kind::Storm {
            Illegal::NotInLine { block }
        } else if block.is_artillery() {
            Illegal::GunsKeepOut { block }
        } else {
            Illegal::NotInBattle { block, place: self.fight().place }
        }
    }

    /// [6.1-a] Attackers in the last round of a field battle or sally can only leave.
    pub(crate) fn must_leave(&self, block: Block) -> bool {
        let battle = self.fight();
        battle.kind != Kind::Storm && battle.round == 3 && self.seat_of(block) == battle.attacker
    }

    /// [6.2-a] To fire.
    pub(crate) fn can_fire(&self, block: Block) -> Result<(), Illegal> {
        if self.must_leave(block) { Err(Illegal::AttackersLeave) } else { Ok(()) }
    }

    /// [6.2-a] To pass; not for one who must leave and can.
    pub(crate) fn can_pass(&self, block: Block) -> Result<(), Illegal> {
        if self.must_leave(block) && self.can_leave(block) { Err(Illegal::AttackersLeave) } else { Ok(()) }
    }

    pub(crate) fn pass(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.mark(block, Mark::ACTED);
        log.emit(|| Event::Passed { block });
        self.next_turn(log);
    }

    pub(crate) fn begin_round(&mut self, log: &mut impl Sink<Event>) {
        self.clear_marks([Mark::ACTED]);
        let battle = self.fight_mut();
        battle.slot = 0;
        battle.exits = [[0; 7]; 2];
        let round = battle.round;
        if !self.fighters(self.first).is_empty() && !self.fighters(self.second()).is_empty() {
            log.emit(|| Event::RoundBegan { round });
        }
        self.next_turn(log);
    }

    /// [6.2-b] On to the next block's turn, the next round, or the end of the battle.
    pub(crate) fn next_turn(&mut self, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        match self.fight().kind {
            Kind::Storm | Kind::Sally => self.take_guns(self.fight().place, log),
            Kind::Field | Kind::Relief => self.take_attacking_guns(log),
            Kind::Raid | Kind::Siege => {}
        }
        if self.is_decided() {
            self.end_round(log);
            return;
        }
        while self.fight().slot < 6 {
            if !self.acting().1.is_empty() {
                self.step = Step::Turn;
                return;
            }
            self.fight_mut().slot += 1;
        }
        self.end_round(log);
    }

    /// One side has nobody left in the fight.
    fn is_decided(&self) -> bool {
        self.fighters(self.first).is_empty() || self.fighters(self.second()).is_empty()
    }

    /// [6.32-a] Reserves come at the start of round 2; otherwise a decided battle is over.
    fn end_round(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let reserves = !self.reserves(self.first).is_empty() || !self.reserves(self.second()).is_empty();
        let awaited = [battle.attacker, battle.defender()]
            .into_iter()
            .any(|seat| self.fighters(seat).is_empty() && !self.reserves(seat).is_empty());
        if self.is_decided() && !(battle.round == 1 && (awaited || self.can_storm_on())) {
            self.end_battle(log);
        } else if battle.round == self.last_round() {
            self.end_last_round(log);
        } else {
            self.fight_mut().round += 1;
            if reserves {
                self.bring_reserves(log);
            }
            if battle.kind == Kind::Storm { self.exchange_line() } else { self.begin_round(log) }
        }
    }

    /// [7.22-c] The stormers of round 1 are gone, but others may take their place.
    fn can_storm_on(&self) -> bool {
        let battle = self.fight();
        battle.kind == Kind::Storm
            && !self.inside(battle.place).is_empty()
            && !self.fresh_besiegers().is_empty()
    }

    /// [6.32-a] [6.32-b] Reserves are revealed and fight; if they find the field lost, they are the attackers now.
    fn bring_reserves(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let lost =
            self.fighters(battle.defender()).is_empty() && !self.reserves(battle.defender()).is_empty();
        for seat in [battle.attacker, battle.defender()] {
            let reserves = self.reserves(seat);
            for block in reserves.iter() {
                self.unmark(block, Mark::RESERVE);
            }
        }
        self.show_field(log);
        if lost {
            let attacker = battle.defender();
            self.fight_mut().attacker = attacker;
            if self.besieger(battle.place) == Some(battle.attacker) {
                self.fight_mut().kind = Kind::Relief;
            }
            log.emit(|| Event::FieldChangedHands { attacker });
        }
        let attacker = self.fight().attacker;
        self.fight_mut().entries |= self.hexsides_used(attacker, battle.place);
        if lost {
            self.fight_mut().entries = self.hexsides_used(attacker, battle.place);
        }
    }

    /// [6.4-c] [7.22-a] After the last round attackers who could not retreat are lost, guns to the enemy; a storm just ends.
    fn end_last_round(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        if battle.kind != Kind::Storm {
            let stranded = self.fighters(battle.attacker);
            for block in stranded.iter() {
                if self.has(block, Mark::INSIDE) {
                    self.unmark(block, Mark::LINE);
                } else if block.is_artillery() {
                    self.capture(block, log);
                } else {
                    self.eliminate(block, log);
                }
            }
        }
        if self.winner.is_none() {
            self.end_battle(log);
        }
    }

    /// [6.5-a] [7.0-e] What follows a battle.
    fn end_battle(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let place = battle.place;
        let victor =
            [battle.attacker, battle.defender()].into_iter().find(|&seat| !self.fighters(seat).is_empty());
        log.emit(|| Event::BattleEnded { place, victor });
        self.clear_marks(Mark::OF_BATTLE);
        match battle.kind {
            Kind::Raid => self.end_raid(log),
            Kind::Storm | Kind::Sally => self.end_siege_combat(log),
            Kind::Field | Kind::Relief | Kind::Siege => {
                self.unfought.remove(place);
                self.first_attacks.remove(place);
                self.settle(place, log);
                self.stand_down(log);
                let victor = victor.or_else(|| self.controller(place)).unwrap_or(battle.attacker);
                self.take_guns_from(enemy(victor), place, log);
                self.begin_regroup(victor, log);
            }
        }
    }

    /// [6.32-a] [7.21-a] Reserves that were not needed; those of a besieger lie face up again.
    fn stand_down(&mut self, log: &mut impl Sink<Event>) {
        let (place, kind) = (self.fight().place, self.fight().kind);
        let idle = self.here(place).and(self.marked(Mark::RESERVE));
        for block in idle.iter() {
            self.unmark(block, Mark::RESERVE);
            if kind == Kind::Relief && self.besieger(place) == Some(self.seat_of(block)) {
                self.tell(block, log);
            }
        }
    }

    /// [6.7-a] Guns that attack surrender when nobody else of theirs is left in the field.
    fn take_attacking_guns(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let attackers = self.outside(battle.attacker, battle.place);
        let salliers = self.inside(battle.place).and(self.marked(Mark::LINE));
        if attackers.or(salliers).within(GUNS) && !self.outside(battle.defender(), battle.place).within(GUNS)
        {
            attackers.iter().for_each(|gun| self.capture(gun, log));
        }
    }

    /// [6.7-a] Where guns meet nothing but guns, those who have lost the field surrender.
    fn take_guns_from(&mut self, loser: Seat, place: Place, log: &mut impl Sink<Event>) {
        let lost = self.outside(loser, place);
        if lost.within(GUNS) && !self.outside(enemy(loser), place).is_empty() {
            lost.iter().for_each(|gun| self.capture(gun, log));
        }
    }

    /// [6.7-a] Guns left alone with enemies surrender.
    pub(crate) fn take_guns(&mut self, place: Place, log: &mut impl Sink<Event>) {
        for seat in [self.first, self.second()] {
            let own = self.own(seat, place);
            let foes = self.own(enemy(seat), place);
            if foes.is_empty() || own.is_empty() || !own.within(GUNS) || foes.within(GUNS) {
                continue;
            }
            for gun in own.iter() {
                self.capture(gun, log);
            }
        }
    }
}
