//! What clicks mean in each step, legal or not; and where they mean no decision, the fact in the way.

use game::{Game as _, Pick};

use crate::decision::clicks::{self, Thing};
use crate::rules::{batteries, fire, march, movement, officers, setup};
use crate::state::Step;
use crate::view::{Awaited, awaited};
use crate::{Battalion, Decision, Illegal, Man, March, Mark, Side, State, Unit, Wall, Zone};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Result<Decision, Illegal> {
    let now = awaited(state.step);
    let known = |&pick| clicks::thing(pick).ok_or(Illegal::NothingThere { now });
    let things = picks.iter().map(known).collect::<Result<Vec<_>, _>>()?;
    let (&first, rest) = things.split_first().ok_or(Illegal::GoOn { now })?;
    let reader = Reader { state, now, first, rest };
    match (first, state.step) {
        (Thing::Done, _) => reader.alone(Decision::Done),
        (Thing::Usual, _) => reader.alone(Decision::Usual),
        (Thing::Amount(_), _) => reader.no_part(first),
        (_, Step::Place) => reader.place(),
        (_, Step::Cannon) => reader.cannon(),
        (_, Step::Rifles) => reader.rifles(),
        (_, Step::Move) => reader.movement(),
        (_, Step::Retreat(due)) => reader.retreat(due),
        (_, Step::Withdraw(zone)) => reader.withdraw(zone),
        (_, Step::Melees) => reader.melee(),
        (_, Step::BatteryTarget) => reader.battery(),
        (_, Step::RifleTarget(zone)) => {
            reader.due(zone, Illegal::OthersFire { zone, now }, |to| Ok(Decision::Rifles(zone, to)))
        }
        (_, Step::Turned(zone)) => {
            reader.due(zone, Illegal::OthersFire { zone, now }, |to| Ok(Decision::Cannon(zone, to)))
        }
        (_, Step::Dig(zone)) => {
            reader.due(zone, Illegal::OthersDig { zone }, |to| wall(zone, to).map(Decision::Dig))
        }
        (_, Step::March) => reader.march(),
        _ => Err(Illegal::WrongPhase { now }),
    }
}

/// The clicks, and where they are made.
struct Reader<'a> {
    state: &'a State,
    now: Awaited,
    first: Thing,
    rest: &'a [Thing],
}

type Read = Result<Decision, Illegal>;

/// [1.3.5] [4.1] [3] [5] The Texans.
impl Reader<'_> {
    fn place(&self) -> Read {
        let first = self.first;
        match first {
            Thing::Man(man) if self.is_own(first) => {
                setup::is_aside(self.state, man)?;
                let nothing = setup::no_post(self.state, man).unwrap_or(Illegal::GoOn { now: self.now });
                self.to_zone(nothing, |zone| Ok(Decision::Place(man, zone)))
            }
            Thing::Zone(zone) if !zone.is_inside() => Err(Illegal::PlaceInside { zone }),
            _ => self.who_first(first),
        }
    }

    fn cannon(&self) -> Read {
        let first = self.first;
        match first {
            Thing::Zone(from) => {
                let trouble = fire::can_cannon(self.state, from).err();
                let nothing = trouble.unwrap_or(Illegal::NothingInField { zone: from });
                self.to_zone(nothing, |to| Ok(Decision::Cannon(from, to)))
            }
            Thing::Gun(gun) if self.state.scenario.guns_apart => {
                let trouble = fire::can_gun(self.state, gun).err();
                let nothing = trouble.unwrap_or(Illegal::NothingInField { zone: gun.zone() });
                self.to_zone(nothing, |to| Ok(Decision::Gun(gun, to)))
            }
            Thing::Gun(gun) => {
                fire::is_fit(self.state, gun)?;
                let zone = gun.zone();
                fire::can_cannon(self.state, zone)?;
                match fire::targets(self.state, zone, true).is_empty() {
                    true => Err(Illegal::NothingInField { zone }),
                    false => self.click_zone(zone),
                }
            }
            _ => self.no_shooter(first),
        }
    }

    fn rifles(&self) -> Read {
        let first = self.first;
        match first {
            Thing::Zone(from) => {
                let trouble = fire::can_rifles(self.state, from).err();
                let nothing = trouble.unwrap_or(Illegal::NothingInRange { zone: from });
                self.to_zone(nothing, |to| Ok(Decision::Rifles(from, to)))
            }
            Thing::Man(Man::Unit(unit)) => {
                let zone = officers::stands_at(self.state, Man::Unit(unit))?;
                fire::can_rifles(self.state, zone)?;
                match fire::targets(self.state, zone, false).is_empty() {
                    true => Err(Illegal::NothingInRange { zone }),
                    false => self.click_zone(zone),
                }
            }
            _ => self.no_shooter(first),
        }
    }

    /// Nobody of these fires: officers, the enemy, or who fires in another phase.
    fn no_shooter(&self, thing: Thing) -> Read {
        match thing {
            Thing::Man(Man::Officer(officer)) if officer.is_texan() => {
                officers::is_alive(self.state, Man::Officer(officer))?;
                Err(Illegal::OfficerDoesNotFire { officer })
            }
            _ => self.no_part(thing),
        }
    }

    fn movement(&self) -> Read {
        let first = self.first;
        match first {
            Thing::Man(man) if self.is_own(first) => {
                movement::ready(self.state, man)?;
                let stuck = movement::destinations(self.state, man).is_empty();
                let stuck =
                    if stuck { Illegal::NowhereToGo { man } } else { Illegal::GoOn { now: self.now } };
                self.to_zone(stuck, |zone| Ok(Decision::Move(man, zone)))
            }
            _ => self.who_first(first),
        }
    }

    fn retreat(&self, due: Unit) -> Read {
        let (first, from) = (self.first, self.state.falling_back);
        match first {
            Thing::Man(Man::Unit(unit)) if unit == due => {
                self.to_zone(Illegal::GoOn { now: self.now }, |zone| Ok(Decision::Retreat(unit, zone)))
            }
            Thing::Man(Man::Unit(_)) => Err(Illegal::OtherRetreats { unit: due }),
            Thing::Man(Man::Officer(officer)) if officer.is_texan() && self.zone_of(first) == from => {
                Err(Illegal::OfficerFollows { officer })
            }
            Thing::Zone(zone) => {
                self.check(Decision::Retreat(due, zone))?;
                self.who_first(first)
            }
            _ => self.who_first(first),
        }
    }
}

/// [7] Both sides.
impl Reader<'_> {
    fn melee(&self) -> Read {
        let first = self.first;
        match (first, self.zone_of(first)) {
            (Thing::Zone(zone), _) => self.alone(Decision::Melee(zone)),
            (_, Some(zone)) => {
                self.check(Decision::Melee(zone))?;
                self.click_zone(zone)
            }
            (_, None) => self.no_part(first),
        }
    }

    fn withdraw(&self, zone: Zone) -> Read {
        let first = self.first;
        match first {
            Thing::Stack(from, _) if from != zone => Err(Illegal::OthersWithdraw { zone }),
            Thing::Stack(from, battalion) => {
                let here = self.state.count(from, battalion);
                self.several(from, battalion, here, Decision::Withdraw)
            }
            Thing::Man(Man::Officer(officer)) if self.zone_of(first) == Some(zone) && !officer.is_texan() => {
                Err(Illegal::OfficerFollows { officer })
            }
            _ => self.who_first(first),
        }
    }
}

/// [3.1] [4.2] [5] [6] The Mexicans.
impl Reader<'_> {
    fn battery(&self) -> Read {
        let first = self.first;
        match (first, self.zone_of(first)) {
            (Thing::Gun(gun), _) => self.alone(Decision::Battery(Mark::Gun(gun))),
            (Thing::Zone(zone), _) => self.alone(Decision::Battery(batteries::mark_at(self.state, zone))),
            (Thing::Man(_), Some(zone)) if batteries::can_aim(self.state, Mark::Zone(zone)).is_ok() => {
                self.click_zone(zone)
            }
            _ => self.no_part(first),
        }
    }

    /// The zone that is asked, then another.
    fn due(&self, zone: Zone, others: Illegal, decide: impl Fn(Zone) -> Read) -> Read {
        match (self.first, self.zone_of(self.first)) {
            (Thing::Zone(from), _) if from == zone => self.to_zone(Illegal::GoOn { now: self.now }, decide),
            (Thing::Gun(_) | Thing::Stack(..), Some(at)) if at == zone => self.click_zone(zone),
            _ => Err(others),
        }
    }

    fn march(&self) -> Read {
        let first = self.first;
        let state = self.state;
        match first {
            Thing::Stack(from, battalion) => {
                let unmoved = march::can_set_out(state, from, battalion)?;
                self.several(from, battalion, unmoved, Decision::March)
            }
            Thing::Man(Man::Officer(officer)) if !officer.is_texan() => {
                let man = Man::Officer(officer);
                let stuck = march::leads_to(state, officer)?.is_empty();
                let stuck =
                    if stuck { Illegal::NowhereToGo { man } } else { Illegal::GoOn { now: self.now } };
                self.to_zone(stuck, |zone| Ok(Decision::Move(man, zone)))
            }
            Thing::Zone(from) => match self.rest {
                [] => Err(march::no_climb_from(state, from).unwrap_or(Illegal::GoOn { now: self.now })),
                [Thing::Zone(to)] => wall(from, *to).map(Decision::Climb),
                [other, ..] => self.no_place(*other),
            },
            _ => self.who_first(first),
        }
    }

    /// This many of a stack, to a zone.
    fn several(&self, from: Zone, battalion: Battalion, most: u8, decide: fn(March) -> Decision) -> Read {
        if most == 0 {
            return Err(Illegal::NobodyOf { battalion, zone: from });
        }
        let too_many = match self.now {
            Awaited::Withdraw => Illegal::NotSoMany { battalion, zone: from },
            _ => Illegal::NotThere { battalion, zone: from },
        };
        let order = |count, to| decide(March { from, to, battalion, count });
        match *self.rest {
            [] if self.leads_on(from, battalion, 1, decide) => Err(Illegal::GoOn { now: self.now }),
            [] => Err(Illegal::NowhereFor { battalion, zone: from }),
            [Thing::Amount(count)] if count == 0 || count > most => Err(too_many),
            [Thing::Amount(count)] if self.leads_on(from, battalion, count, decide) => {
                Err(Illegal::GoOn { now: self.now })
            }
            [Thing::Amount(count)] if self.now == Awaited::March && march::free(self.state, from) < count => {
                Err(Illegal::GuardsGun { zone: from })
            }
            [Thing::Amount(_)] => Err(Illegal::NoRoomForSoMany { battalion, zone: from }),
            [Thing::Amount(count), Thing::Zone(to)] if (1..=battalion.full()).contains(&count) => {
                Ok(order(count, to))
            }
            [Thing::Amount(_), Thing::Zone(_)] => Err(too_many),
            [Thing::Amount(count), other] => match self.zone_of(other) {
                Some(to) => {
                    self.check(order(count.clamp(1, battalion.full()), to))?;
                    self.click_zone(to)
                }
                None => self.no_place(other),
            },
            [other] => match self.zone_of(other) {
                Some(to) => {
                    self.check(order(1, to))?;
                    Err(Illegal::HowMany { battalion, zone: from })
                }
                None => self.no_place(other),
            },
            [.., extra] => self.no_part(extra),
        }
    }

    /// Whether this many of a stack have anywhere to go.
    fn leads_on(&self, from: Zone, battalion: Battalion, count: u8, decide: fn(March) -> Decision) -> bool {
        Zone::all().any(|to| self.check(decide(March { from, to, battalion, count })).is_ok())
    }
}

/// The wall between its foot and the zone behind it.
fn wall(from: Zone, to: Zone) -> Result<Wall, Illegal> {
    let wall = Wall::all().find(|wall| (wall.outside(), wall.inside()) == (from, to));
    wall.ok_or(Illegal::NoWallBetween { from, to })
}

/// What all have in common.
impl Reader<'_> {
    fn check(&self, decision: Decision) -> Result<(), Illegal> {
        let seat = self.state.awaits().map_or(crate::TEXAN, Side::seat);
        self.state.check(seat, decision)
    }

    /// A decision of one click.
    fn alone(&self, decision: Decision) -> Read {
        match *self.rest {
            [] => Ok(decision),
            [extra, ..] => self.no_part(extra),
        }
    }

    /// A zone as the second click, or why there is none to click.
    fn to_zone(&self, nothing: Illegal, decide: impl Fn(Zone) -> Read) -> Read {
        match *self.rest {
            [] => Err(nothing),
            [Thing::Zone(zone)] => decide(zone),
            [other] => match self.zone_of(other) {
                Some(zone) => {
                    self.check(decide(zone)?)?;
                    self.click_zone(zone)
                }
                None => self.no_place(other),
            },
            [_, extra, ..] => self.no_part(extra),
        }
    }

    /// The zone where something is.
    fn zone_of(&self, thing: Thing) -> Option<Zone> {
        match thing {
            Thing::Zone(zone) => Some(zone),
            Thing::Stack(zone, battalion) => (self.state.count(zone, battalion) > 0).then_some(zone),
            Thing::Gun(gun) => Some(gun.zone()),
            Thing::Man(Man::Unit(unit)) => self.state.unit(unit).zone(),
            Thing::Man(Man::Officer(officer)) => self.state.officer(officer).zone(),
            Thing::Amount(_) | Thing::Done | Thing::Usual => None,
        }
    }

    /// Whether it belongs to the side that is asked.
    fn is_own(&self, thing: Thing) -> bool {
        let texan = match thing {
            Thing::Man(Man::Unit(_)) | Thing::Gun(_) => true,
            Thing::Man(Man::Officer(officer)) => officer.is_texan(),
            Thing::Stack(..) => false,
            Thing::Zone(_) | Thing::Amount(_) | Thing::Done | Thing::Usual => return true,
        };
        texan == (self.state.awaits() != Some(Side::Mexican))
    }

    fn click_zone(&self, zone: Zone) -> Read {
        Err(Illegal::ClickZone { zone, now: self.now })
    }

    /// A zone is clicked after who goes there; a gun goes nowhere.
    fn who_first(&self, thing: Thing) -> Read {
        match thing {
            Thing::Zone(zone) => Err(Illegal::WhoFirst { zone, now: self.now }),
            Thing::Gun(gun) => {
                fire::stands(self.state, gun)?;
                Err(Illegal::GunStays { gun })
            }
            _ => self.no_part(thing),
        }
    }

    /// A second click that is on no place.
    fn no_place(&self, thing: Thing) -> Read {
        match thing {
            Thing::Amount(_) | Thing::Done | Thing::Usual => {
                Err(Illegal::PlaceNext { thing: self.first, now: self.now })
            }
            _ => self.no_part(thing),
        }
    }

    /// It is gone, it is the enemy's, or it has no part in this.
    fn no_part(&self, thing: Thing) -> Read {
        let now = self.now;
        match thing {
            Thing::Man(man) => officers::is_alive(self.state, man)?,
            Thing::Gun(gun) => fire::stands(self.state, gun)?,
            Thing::Stack(zone, battalion) if self.state.count(zone, battalion) == 0 => {
                return Err(Illegal::NobodyOf { battalion, zone });
            }
            _ => {}
        }
        Err(if self.is_own(thing) { Illegal::NoPart { thing, now } } else { Illegal::Enemys { thing, now } })
    }
}
