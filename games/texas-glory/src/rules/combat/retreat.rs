//! 6.4, 5.83 Retreats, and withdrawing behind walls in a combat turn.

use game::Sink;

use crate::block::{Block, enemy};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::scenario::ReliefCavalry;
use crate::state::{At, Kind, Mark, State};

impl State {
    /// [6.4-a] to [6.4-e] A retreat in the block's own turn.
    pub(crate) fn can_retreat(&self, block: Block, to: Place) -> Result<(), Illegal> {
        self.may_retreat(block)?;
        if self.must_sail_back(block) {
            return self.can_retreat_by_sea(block, to);
        }
        self.retreat_hexside(block, to)?;
        self.may_retreat_to(block, to)
    }

    /// [6.4-e] [7.22-b] [7.22-d] [7.23-a] Who may retreat from the hex at all.
    fn may_retreat(&self, block: Block) -> Result<(), Illegal> {
        let battle = self.fight();
        if block.is_artillery() {
            return Err(Illegal::GunsDoNotRetreat);
        }
        if !State::army(self.seat_of(block)).contains(block) {
            return Err(Illegal::RaidersGoHome);
        }
        match battle.kind {
            Kind::Storm if self.seat_of(block) == battle.attacker => Err(Illegal::StormersStay),
            Kind::Storm => Err(Illegal::WalledIn),
            _ if self.has(block, Mark::INSIDE) => Err(Illegal::SalliersReturn),
            Kind::Sally | Kind::Field | Kind::Relief | Kind::Raid | Kind::Siege => Ok(()),
        }
    }

    /// [6.4-a] [6.4-b] [6.4-c] By which hexside, and whether there is room on it this round.
    fn retreat_hexside(&self, block: Block, to: Place) -> Result<(), Illegal> {
        let battle = self.fight();
        let Some(index) = battle.place.side_index(to) else { return Err(Illegal::NoHexside) };
        let side = battle.place.hexsides()[usize::from(index)];
        if battle.round == 1 && !side.road {
            return Err(Illegal::RoadsOnly);
        }
        let seat = self.seat_of(block);
        let attackers_came = battle.entries >> index & 1 == 1;
        match (attackers_came, seat == battle.attacker) {
            (true, false) => return Err(Illegal::AttackersWay),
            (false, true) => return Err(Illegal::OnlyWaysIn),
            (true, true) | (false, false) => {}
        }
        let gone = battle.exits[usize::from(seat.0)][usize::from(index)];
        if gone >= side.limit { Err(Illegal::RetreatFull { limit: side.limit }) } else { Ok(()) }
    }

    /// [6.4-d] [1.1-d] To a friendly or vacant hex, never to an unfought battle. Ruling 123: where nobody is, it is vacant, an
    /// enemy town too.
    fn may_retreat_to(&self, block: Block, to: Place) -> Result<(), Illegal> {
        let seat = self.seat_of(block);
        self.may_enter(seat, to)?;
        if self.unfought.contains(to) {
            return Err(Illegal::UnfoughtBattle);
        }
        if self.outside(enemy(seat), to).is_empty() { Ok(()) } else { Err(Illegal::EnemyThere) }
    }

    /// [5.83-a] Who made a Sea Attack in this battle, also when he has won the field and defends it against reserves. Ruling 169: not
    /// who landed unopposed and is attacked there; his way in is forgotten.
    pub(crate) fn must_sail_back(&self, block: Block) -> bool {
        self.has(block, Mark::LANDED) && self.via[block.index()].is_some()
    }

    /// [5.83-a] Those who came by sea go back to the port they sailed from, unless the enemy has it now.
    fn can_retreat_by_sea(&self, block: Block, to: Place) -> Result<(), Illegal> {
        if self.via[block.index()] != Some(to) {
            return Err(Illegal::EmbarkationOnly);
        }
        let foe = enemy(self.seat_of(block));
        let fallen = self.controller(to) == Some(foe)
            || !self.outside(foe, to).is_empty()
            || !self.inside(to).is_empty();
        if fallen || self.burned.contains(to) { Err(Illegal::EmbarkationLost) } else { Ok(()) }
    }

    pub(crate) fn retreat(&mut self, block: Block, to: Place, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let seat = self.seat_of(block);
        if let Some(index) = battle.place.side_index(to) {
            self.fight_mut().exits[usize::from(seat.0)][usize::from(index)] += 1;
        }
        self.leave_battle(block);
        self.unmark(block, Mark::HALF);
        self.put(block, At::on(to));
        self.via[block.index()] = None;
        log.emit(|| Event::Retreated { block, from: battle.place, to });
        if self.besieger(to) == Some(seat) {
            self.mark(block, Mark::SPENT);
        }
        self.next_turn(log);
    }

    /// Stands up again, out of the fight.
    fn leave_battle(&mut self, block: Block) {
        for mark in Mark::OF_BATTLE.into_iter().chain([Mark::LANDED]) {
            self.unmark(block, mark);
        }
    }

    /// [7.0-d] [7.22-d] [7.23-a] [7.25-a] [7.26-a] Behind the walls, back to the siege, or home.
    pub(crate) fn can_withdraw(&self, block: Block) -> Result<(), Illegal> {
        let battle = self.fight();
        let seat = self.seat_of(block);
        let attacks = seat == battle.attacker;
        if block.is_artillery() {
            return Err(Illegal::GunsDoNotRetreat);
        }
        match battle.kind {
            Kind::Storm if attacks => Ok(()),
            Kind::Storm => Err(Illegal::WalledIn),
            Kind::Raid if attacks => Ok(()),
            Kind::Sally | Kind::Relief if self.has(block, Mark::INSIDE) => Ok(()),
            Kind::Relief if self.besieger(battle.place) == Some(enemy(seat)) => {
                if !block.is_cavalry() {
                    return Err(Illegal::ReliefStaysOut);
                }
                if battle.round == 1 && self.options.relief_cavalry == ReliefCavalry::Second {
                    return Err(Illegal::ReliefTooSoon);
                }
                self.has_room_inside(seat, battle.place)
            }
            Kind::Field | Kind::Raid if !attacks => self.has_room_inside(seat, battle.place),
            Kind::Field | Kind::Relief | Kind::Sally | Kind::Raid | Kind::Siege => {
                self.has_own_walls(seat, battle.place).and(Err(Illegal::WallsNotYours))
            }
        }
    }

    pub(crate) fn withdraw_in_turn(&mut self, block: Block, log: &mut impl Sink<Event>) {
        let battle = *self.fight();
        let seat = self.seat_of(block);
        self.leave_battle(block);
        let comanche = !State::army(seat).contains(block);
        if comanche {
            self.remove(block, At::AWAY);
        } else if battle.kind != Kind::Storm {
            self.mark(block, Mark::INSIDE);
        }
        log.emit(|| Event::Withdrew { block });
        self.next_turn(log);
    }

    /// Whether a block that must leave has any way to do so.
    pub(crate) fn can_leave(&self, block: Block) -> bool {
        if self.can_withdraw(block).is_ok() {
            return true;
        }
        let place = self.fight().place;
        let by_land = place.hexsides().iter().any(|side| self.can_retreat(block, side.to).is_ok());
        by_land || self.via[block.index()].is_some_and(|port| self.can_retreat(block, port).is_ok())
    }
}
