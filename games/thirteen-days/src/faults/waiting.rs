//! Whether what is awaited fits the phase, and all that goes with it is at hand.

use game::{Draw, Game as _, Node};

use crate::data::data;
use crate::rules::{bombardment, captured, fire, melee, rifles, sappers};
use crate::state::{Aimed, Arrival, ROUNDS, Shot, Step};
use crate::{Battalion, Fire, Mark, Officer, Phase, Side, Spot, State, Unit, Zone, legal};

impl State {
    /// Everything that is wrong with what is awaited.
    pub(super) fn waiting_faults(&self, faults: &mut Vec<String>) {
        let mut demand = |holds: bool, fault: &str| {
            if !holds {
                faults.push(fault.to_owned());
            }
        };
        demand(self.fits_phase(), "that is not awaited in this phase");
        demand(self.fits_round(), "the round of the bombardment is out of order");
        demand(self.fits_arrival(), "those who arrive are out of order");
        demand(self.fits_cursor(), "the phase is farther than it can be");
        demand(self.fits_shot(), "nobody fires like that now");
        demand(self.fits_retreat(), "nobody has to leave that zone");
        demand(self.fits_melee(), "there is no such melee");
        demand(self.fits_batteries(), "the batteries cannot have aimed like that");
        demand(self.fits_players(), "nobody is there to decide that");
        if faults.is_empty() {
            self.choice_faults(faults);
        }
    }

    /// [2] The steps of each phase.
    fn fits_phase(&self) -> bool {
        use Step as S;
        let shot = matches!(self.step, S::ShotRoll | S::MoraleRoll | S::OfficerRoll(_));
        let struck = matches!(self.step, S::ShotRoll | S::SurvivalRoll | S::OfficerRoll(_));
        let entry = matches!(self.step, S::EntryRoll | S::CounterRoll);
        let fight =
            matches!(self.step, S::Melees | S::TexanMeleeRoll(_) | S::MexicanMeleeRoll(_) | S::Retreat(_));
        match self.phase {
            Phase::Bombardment => matches!(
                self.step,
                S::BombardSide | S::BombardKind | S::BombardTarget | S::BombardShot | S::CounterBattery
            ),
            Phase::Placement => self.step == S::Place,
            Phase::Columns => entry || matches!(self.step, S::ColumnRoll | S::ReserveRoll),
            Phase::Rally => entry,
            Phase::TexanCannon => shot || self.step == S::Cannon,
            Phase::TexanRifles => shot || self.step == S::Rifles,
            Phase::TexanMovement => self.step == S::Move,
            Phase::TexanMelee => fight || matches!(self.step, S::Withdraw(_)),
            Phase::MexicanCannon => {
                struck
                    || matches!(self.step, S::BatteryRoll | S::BatteryTarget | S::Turned(_) | S::Retreat(_))
            }
            Phase::MexicanRifles => {
                struck
                    || matches!(self.step, S::RifleTarget(_) | S::Dig(_) | S::SapperRoll(_) | S::Retreat(_))
            }
            Phase::MexicanMovement => shot || matches!(self.step, S::March | S::ClimbRoll(_)),
            Phase::MexicanMelee => fight,
            Phase::Over => self.step == S::Over,
        }
    }

    /// [1.3.4] Rounds, what they aim at, and nobody on the map yet.
    fn fits_round(&self) -> bool {
        let bombards = self.phase == Phase::Bombardment;
        let rounds = match bombards {
            true => (1..=ROUNDS).contains(&self.round) && self.batteries > 0,
            false => self.round == 0,
        };
        let aims = match self.aim {
            Some(mark) => self.step == Step::BombardShot && bombardment::is_target(self, mark),
            None => self.step != Step::BombardShot,
        };
        let empty = !bombards || Unit::all().all(|unit| self.unit(unit) == Spot::Aside);
        let awaited = self.phase > Phase::Columns || self.turn == 1;
        rounds && aims && empty && awaited && (bombards || self.silenced == 0)
    }

    /// [1.3.6] [8] A battalion arrives as its column does, or as many of it as it has left.
    fn fits_arrival(&self) -> bool {
        let Arrival { entry, battalion, left, edge } = self.arrival;
        let arrives = matches!(self.step, Step::EntryRoll | Step::CounterRoll);
        if !arrives && self.arrival != Arrival::NONE {
            return false;
        }
        let fresh =
            self.phase > Phase::Columns || Battalion::all().all(|it| self.strength[it.index()] == it.full());
        if !fresh {
            return false;
        }
        let standing = |it: Battalion| self.standing(it);
        match self.phase {
            Phase::Bombardment | Phase::Placement => Battalion::all().all(|it| standing(it) == 0),
            Phase::Columns if !arrives => Battalion::all().all(|it| standing(it) == 0),
            Phase::Columns => {
                let Some(due) = data().entries.get(usize::from(entry)) else { return false };
                let coming = |it: Battalion| -> u8 {
                    let later = data()
                        .entries
                        .iter()
                        .skip(usize::from(entry) + 1)
                        .filter(|entry| entry.battalion == it.0);
                    later.map(|entry| entry.count).sum()
                };
                let led = data().entries[..usize::from(entry)].iter().all(|past| {
                    past.column == due.column || self.officer(Officer::of_column(past.column)) != Spot::Aside
                });
                let first = entry == 0 || data().entries[usize::from(entry) - 1].column != due.column;
                led && (first || self.officer(Officer::of_column(due.column)) != Spot::Aside)
                    && due.battalion == battalion.0
                    && (1..=due.count).contains(&left)
                    && self.edges[usize::from(due.column)] == edge
                    && Battalion::all().all(|it| {
                        standing(it) + coming(it) + if it == battalion { left } else { 0 } <= it.full()
                    })
            }
            _ if arrives => {
                entry == 0 && left > 0 && standing(battalion) + left <= self.strength[battalion.index()]
            }
            _ => true,
        }
    }

    /// How far an automatic phase is.
    fn fits_cursor(&self) -> bool {
        let at = self.cursor;
        match (self.phase, self.step) {
            (Phase::Bombardment, Step::BombardTarget) => at <= 1,
            (Phase::Bombardment, Step::BombardShot) => at < self.batteries,
            (Phase::Bombardment, Step::CounterBattery) => (1..=6).contains(&at),
            (Phase::Columns, Step::ReserveRoll) => (1..=6).contains(&at),
            (Phase::MexicanCannon, Step::BatteryTarget) => at < self.batteries,
            (Phase::MexicanCannon, _) => at <= self.batteries,
            (Phase::MexicanRifles, _) => usize::from(at) <= Zone::COUNT,
            _ => at == 0,
        }
    }

    /// A shot is under way exactly while its dice are due, of a kind that the phase knows, at somebody who is there.
    fn fits_shot(&self) -> bool {
        let Shot { fire, from, mark, battalion, gun } = self.shot;
        let zone = mark.zone();
        let rolls = matches!(self.step, Step::ShotRoll | Step::SurvivalRoll | Step::MoraleRoll);
        let pistols = rolls && fire == Fire::Pistols || matches!(self.step, Step::OfficerRoll(_));
        let later = self
            .free_shot
            .is_none_or(|(zone, _)| self.phase == Phase::MexicanMovement && pistols && self.texans(zone) > 0);
        if !rolls {
            let officer =
                matches!(self.step, Step::OfficerRoll(officer) if self.officer(officer).zone().is_none());
            return self.shot == Shot::NONE && !officer && later;
        }
        let phase = match fire {
            Fire::TexanCannon => Phase::TexanCannon,
            Fire::TexanRifles => Phase::TexanRifles,
            Fire::MexicanRifles => Phase::MexicanRifles,
            Fire::Captured | Fire::Battery => Phase::MexicanCannon,
            Fire::Free | Fire::Pistols => Phase::MexicanMovement,
        };
        let alone = gun.is_none_or(|gun| {
            fire == Fire::TexanCannon
                && gun.zone() == from
                && self.scenario.guns_apart
                && self.gun(gun).is_ready()
        });
        let entered = !matches!(fire, Fire::Free | Fire::Pistols) || from == zone;
        let struck = match (self.step, fire) {
            (Step::MoraleRoll, _) => self.count(zone, battalion) > 0,
            (Step::ShotRoll, Fire::Free | Fire::Pistols) => self.count(zone, battalion) > 0,
            (Step::ShotRoll, Fire::TexanCannon | Fire::TexanRifles) => {
                fire::mexican_marks(self).contains(zone)
            }
            (Step::ShotRoll, Fire::MexicanRifles | Fire::Captured) => {
                rifles::texan_marks(self).contains(zone)
            }
            _ => match mark {
                Mark::Gun(gun) => self.gun(gun).is_manned(),
                Mark::Section(section) => !self.section_is_breached(section) && fire == Fire::Battery,
                Mark::Zone(zone) => self.infantry_count(zone) > 0,
            },
        };
        let at_zone =
            matches!(mark, Mark::Zone(_)) || fire == Fire::Battery || self.step == Step::SurvivalRoll;
        phase == self.phase && alone && entered && struck && at_zone && later
    }

    /// [3.3] [7.1] Somebody leaves a zone exactly while he is asked where he goes.
    fn fits_retreat(&self) -> bool {
        let texans = match self.step {
            Step::Retreat(unit) => self.falling_back.is_some() && self.unit(unit).zone() == self.falling_back,
            _ => self.falling_back.is_none(),
        };
        let mexicans = match self.step {
            Step::Withdraw(zone) => self.withdrawing == Some(zone) && self.mexicans(zone) > 0,
            _ => self.withdrawing.is_none(),
        };
        texans && mexicans
    }

    /// [7] Both sides are there, and the Texan die was thrown before the Mexican one.
    fn fits_melee(&self) -> bool {
        let (zone, die) = match self.step {
            Step::TexanMeleeRoll(zone) => (Some(zone), 0..=0),
            Step::MexicanMeleeRoll(zone) => (Some(zone), 1..=6),
            _ => (None, 0..=0),
        };
        die.contains(&self.texan_die) && zone.is_none_or(|zone| melee::zones(self).contains(zone))
    }

    /// [4.2] They aim after their die.
    fn fits_batteries(&self) -> bool {
        let rolled = (1..=6).contains(&self.battery_die);
        match (self.phase, self.step) {
            (Phase::MexicanCannon, Step::BatteryRoll) => {
                self.battery_die == 0 && self.aimed == Aimed::default()
            }
            (Phase::MexicanCannon, Step::BatteryTarget) => rolled,
            (Phase::MexicanCannon, Step::ShotRoll | Step::SurvivalRoll)
                if self.shot.fire == Fire::Battery =>
            {
                rolled
            }
            (Phase::MexicanCannon, _) if rolled => true,
            _ => self.battery_die == 0 && self.aimed == Aimed::default(),
        }
    }

    /// [1] The Mexican player is asked only if there is one; sappers and captured guns only where they are.
    fn fits_players(&self) -> bool {
        let two = self.scenario.two_player;
        match self.step {
            Step::Dig(zone) => !sappers::walls(self, zone).is_empty() && two,
            Step::Turned(zone) => captured::can_fire(self, zone) && two,
            Step::March => two,
            Step::RifleTarget(zone) => fire::riflemen(self, zone) > 0,
            Step::Melees => two || self.awaits() == Some(Side::Texan),
            _ => true,
        }
    }

    /// Whoever is awaited has something to decide, and fate has something to answer.
    fn choice_faults(&self, faults: &mut Vec<String>) {
        let choice = || legal::choices(self, &mut |_| std::ops::ControlFlow::Break(())).is_break();
        match self.node() {
            Node::Decide(_) if !self.step.is_free() && !choice() => {
                faults.push("there is nothing to decide".to_owned());
            }
            Node::Chance(Draw::OneOf(items)) if items.is_empty() => {
                faults.push("there is nothing to draw".to_owned());
            }
            _ => {}
        }
    }
}
