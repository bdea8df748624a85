//! 6 Combat: battles one at a time, in the order that Player 1 chooses.

pub(crate) mod fire;
pub(crate) mod hits;
pub(crate) mod order;
pub(crate) mod raid;
pub(crate) mod regroup;
pub(crate) mod retreat;

use game::{Seat, Sink};

use crate::block::{Blocks, enemy};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{Place, Places};
use crate::state::{Battle, Kind, Mark, State, Step};

impl Battle {
    pub(crate) fn new(place: Place, kind: Kind, attacker: Seat) -> Battle {
        Battle {
            place,
            kind,
            attacker,
            round: 0,
            slot: 0,
            surprise: false,
            entries: 0,
            exits: [[0; 7]; 2],
            hits: [0; 2],
            sallied: false,
            cannonaded: false,
        }
    }

    pub(crate) fn defender(&self) -> Seat {
        enemy(self.attacker)
    }
}

impl State {
    /// [T-a] [4.0-b] The Combat Phase; a Comanche raid comes before all battles.
    pub(crate) fn begin_combat(&mut self, log: &mut impl Sink<Event>) {
        self.settled = Places::NONE;
        match self.raid {
            Some(seat) if self.raid_places(seat).next().is_some() => self.step = Step::Raid(seat),
            _ => self.next_battle(self.first, log),
        }
    }

    /// [7.2-a] Sieges that nobody has activated in this phase.
    fn open_sieges(&self) -> Places {
        self.sieges().minus(self.settled).minus(self.unfought)
    }

    /// [T-f] [7.2-a] Player 1 chooses what is fought next; what sieges he leaves, Player 2 may activate.
    pub(crate) fn next_battle(&mut self, chooser: Seat, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        self.battle = None;
        if self.unfought.is_empty() && self.open_sieges().is_empty() {
            self.end_combat(log);
        } else {
            let chooser = if self.unfought.is_empty() { chooser } else { self.first };
            self.step = Step::Battles(chooser);
        }
    }

    /// [T-f] [7.2-a] A battle still to be fought, or a siege not yet activated.
    pub(crate) fn can_fight(&self, place: Place) -> Result<(), Illegal> {
        if self.unfought.contains(place) || self.open_sieges().contains(place) {
            Ok(())
        } else if self.settled.contains(place) {
            Err(Illegal::SiegeSettled)
        } else {
            Err(Illegal::NothingToFight)
        }
    }

    /// [T-f] Every battle must be fought.
    pub(crate) fn can_end_battles(&self) -> Result<(), Illegal> {
        if self.unfought.is_empty() { Ok(()) } else { Err(Illegal::BattlesRemain) }
    }

    pub(crate) fn no_more_sieges(&mut self, chooser: Seat, log: &mut impl Sink<Event>) {
        if chooser == self.first { self.next_battle(self.second(), log) } else { self.end_combat(log) }
    }

    /// [7.1-a] Half-hits are recovered, and the phase is over.
    fn end_combat(&mut self, log: &mut impl Sink<Event>) {
        self.battle = None;
        self.clear_marks(Mark::OF_BATTLE);
        self.clear_marks([Mark::HALF, Mark::RESERVE, Mark::SPENT]);
        self.first_attacks = Places::NONE;
        self.begin_supply(log);
    }

    /// [T-f] Who attacks here, or will when the mover has finished.
    pub(crate) fn attacker_at(&self, place: Place) -> Seat {
        match (self.unfought.contains(place), self.first_attacks.contains(place)) {
            (true, true) => self.first,
            (true, false) => self.second(),
            (false, _) => self.mover,
        }
    }

    /// [6.0-a] Opens a battle or a siege.
    pub(crate) fn begin_battle(&mut self, place: Place, log: &mut impl Sink<Event>) {
        if !self.unfought.contains(place) {
            self.begin_siege(place, log);
            return;
        }
        let attacker = self.attacker_at(place);
        let relief = !self.inside(place).is_empty();
        let kind = if relief { Kind::Relief } else { Kind::Field };
        self.battle = Some(Battle {
            entries: self.hexsides_used(attacker, place),
            ..Battle::new(place, kind, attacker)
        });
        self.forget_ways_in(enemy(attacker), place);
        log.emit(|| Event::BattleBegan { place, kind, attacker });
        if self.surprise == Some(attacker) {
            self.step = Step::Surprise;
        } else {
            self.open_lines(log);
        }
    }

    /// How those who stand to be attacked once came there matters no more; and nobody is told which of them go behind walls.
    pub(crate) fn forget_ways_in(&mut self, defender: Seat, place: Place) {
        for block in self.own(defender, place).minus(self.marked(Mark::RESERVE)).iter() {
            self.via[block.index()] = None;
        }
    }

    /// [4.0-b] Surprise serves one battle in which its owner attacks.
    pub(crate) fn use_surprise(&mut self, log: &mut impl Sink<Event>) {
        self.surprise = None;
        self.fight_mut().surprise = true;
        log.emit(|| Event::Surprised);
        self.open_lines(log);
    }

    /// [7.0-b] [7.25-a] Before combat a fort's or city's defenders may withdraw; the besieged may join a relief.
    pub(crate) fn open_lines(&mut self, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        match battle.kind {
            Kind::Relief => self.step = Step::SallyOut,
            _ if self.walls(battle.place).is_some() => self.step = Step::Withdraw,
            _ => self.begin_rounds(log),
        }
    }

    /// [6.4-c] [5.83-a] The hexsides by which a side's blocks came to this battle, as bits.
    pub(crate) fn hexsides_used(&self, seat: Seat, place: Place) -> u8 {
        self.outside(seat, place)
            .iter()
            .filter_map(|block| place.side_index(self.via[block.index()]?))
            .fold(0, |bits, side| bits | 1 << side)
    }

    /// [6.0-a] The blocks in the field are revealed and the first round begins, unless one side has nobody there.
    pub(crate) fn begin_rounds(&mut self, log: &mut impl Sink<Event>) {
        if !self.field_blocks(self.first).is_empty() && !self.field_blocks(self.second()).is_empty() {
            self.show_field(log);
        }
        self.fight_mut().round = 1;
        self.begin_round(log);
    }

    /// [6.0-a] Reveals everyone in the field who is not yet.
    pub(crate) fn show_field(&mut self, log: &mut impl Sink<Event>) {
        for seat in [self.first, self.second()] {
            let field = self.field_blocks(seat).minus(self.marked(Mark::SHOWN));
            for block in field.iter() {
                self.show(block, log);
            }
        }
    }

    /// Those of a side who are shown when the battle opens: all outside but reserves, and those who sally.
    fn field_blocks(&self, seat: Seat) -> Blocks {
        let battle = self.fight();
        let raids = battle.kind == Kind::Raid && seat == battle.attacker;
        let all = if raids { self.raiders() } else { self.own(seat, battle.place) };
        let walled = self.marked(Mark::INSIDE).minus(self.marked(Mark::LINE));
        all.minus(self.marked(Mark::RESERVE)).minus(walled)
    }
}
