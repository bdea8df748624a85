//! [3] [4.1] Shots: who may fire at whom, what the die needs, and who is struck.

use std::ops::ControlFlow;

use game::Sink;

use super::{bombardment, captured, fallback, officers, sappers};
use crate::odds::{self, Modifier, Modifiers, Reason};
use crate::state::{GunState, Shot, Step};
use crate::{
    Battalion, Crew, Decision, Event, Fire, Gun, Guns, Illegal, Mark, Side, Spot, State, Unit, Zone, Zones,
};

/// The zones with somebody of the Mexicans to shoot at: counters, or an officer alone.
pub(crate) fn mexican_marks(state: &State) -> Zones {
    state.mexican_zones().or(state.officer_zones(Side::Mexican))
}

/// [4.1] Where a gun may fire: its field, and to the rear any zone inside next to it.
fn gun_field(gun: Gun) -> Zones {
    gun.field().or(gun.zone().ways().and(Zones::INSIDE))
}

/// [4.1] Where some guns may fire.
fn field(guns: Guns) -> Zones {
    guns.iter().fold(Zones::NONE, |field, gun| field.or(gun_field(gun)))
}

/// [4.1] Where the guns of a zone may fire.
pub(crate) fn cannon_field(state: &State, from: Zone) -> Zones {
    field(state.ready_guns(from))
}

/// Whether a gun of this zone has fired by itself.
fn has_fired_apart(state: &State, zone: Zone) -> bool {
    state.fired_guns.meets(zone.guns())
}

/// Whether a gun is still there: spiked or shot to pieces it is not.
pub(crate) fn stands(state: &State, gun: Gun) -> Result<(), Illegal> {
    if state.gun(gun).crew == Crew::Destroyed { Err(Illegal::GunDestroyed { gun }) } else { Ok(()) }
}

/// [3.2d] Whether a gun has its crew.
pub(crate) fn is_crewed(state: &State, gun: Gun) -> Result<(), Illegal> {
    stands(state, gun)?;
    if state.gun(gun).is_manned() { Ok(()) } else { Err(Illegal::NoCrew { gun }) }
}

/// [3.2d] [7.3] Whether a gun can fire for the Alamo.
pub(crate) fn is_fit(state: &State, gun: Gun) -> Result<(), Illegal> {
    is_crewed(state, gun)?;
    if state.gun(gun).has_ammunition() { Ok(()) } else { Err(Illegal::NoAmmunition { gun }) }
}

/// [4.1] Whether one of two guns may fire by itself, if so agreed.
pub(crate) fn can_gun(state: &State, gun: Gun) -> Result<(), Illegal> {
    let zone = gun.zone();
    if !state.scenario.guns_apart {
        return Err(Illegal::FiresTogether { zone });
    }
    is_fit(state, gun)?;
    if state.fired.contains(zone) || state.fired_guns.contains(gun) {
        return Err(Illegal::HasFired { zone });
    }
    if state.ready_guns(zone).len() < 2 { Err(Illegal::AloneInZone { gun }) } else { Ok(()) }
}

/// [4.1] A gun that stands with another may choose a target of its own, if so agreed.
pub(crate) fn can_fire_gun(state: &State, gun: Gun, to: Zone) -> Result<(), Illegal> {
    can_gun(state, gun)?;
    if !gun_field(gun).contains(to) {
        return Err(Illegal::OutsideField { from: gun.zone(), to });
    }
    has_mark(state, to)
}

/// A gun fires by itself; when all of its zone have, the zone has fired.
pub(crate) fn order_gun(state: &mut State, gun: Gun, to: Zone) {
    let zone = gun.zone();
    state.fired_guns.insert(gun);
    if state.ready_guns(zone).minus(state.fired_guns).is_empty() {
        state.fired.insert(zone);
    }
    begin(state, Fire::TexanCannon, zone, Mark::Zone(to));
    state.shot.gun = Some(gun);
}

/// [4.1] Whether the guns of a zone may still fire: one shot for each zone.
pub(crate) fn can_cannon(state: &State, from: Zone) -> Result<(), Illegal> {
    if state.fired.contains(from) || has_fired_apart(state, from) {
        return Err(Illegal::HasFired { zone: from });
    }
    if !state.ready_guns(from).is_empty() {
        return Ok(());
    }
    let left = from.guns().iter().find(|&gun| stands(state, gun).is_ok());
    let gun = left.or(from.guns().first()).ok_or(Illegal::NoGuns { zone: from })?;
    is_fit(state, gun)
}

/// [4.1] At a zone in their field where somebody is.
pub(crate) fn can_fire_cannon(state: &State, from: Zone, to: Zone) -> Result<(), Illegal> {
    can_cannon(state, from)?;
    if !cannon_field(state, from).contains(to) {
        return Err(Illegal::OutsideField { from, to });
    }
    has_mark(state, to)
}

fn has_mark(state: &State, zone: Zone) -> Result<(), Illegal> {
    if mexican_marks(state).contains(zone) { Ok(()) } else { Err(Illegal::NobodyToHit { zone }) }
}

/// [3] Whether the infantry of a zone may still fire.
pub(crate) fn can_rifles(state: &State, from: Zone) -> Result<(), Illegal> {
    if state.fired.contains(from) {
        return Err(Illegal::HasFired { zone: from });
    }
    if state.has_infantry(from) { Ok(()) } else { Err(Illegal::NobodyFires { zone: from }) }
}

/// [3a] Infantry fires two zones far, over the outer walls or through a door.
pub(crate) fn can_fire_rifles(state: &State, from: Zone, to: Zone) -> Result<(), Illegal> {
    can_rifles(state, from)?;
    if !from.range().contains(to) {
        return Err(Illegal::OutOfRange { from, to });
    }
    has_mark(state, to)
}

/// The zones that may still fire in this phase, guns or infantry.
pub(crate) fn shooters(state: &State, cannon: bool) -> Zones {
    let zones = if cannon { state.ready().iter().map(Gun::zone).collect() } else { state.infantry_zones() };
    zones.minus(state.fired)
}

/// The zones that the guns or the infantry of a zone have somebody to fire at.
pub(crate) fn targets(state: &State, from: Zone, cannon: bool) -> Zones {
    range(state, from, cannon).and(mexican_marks(state))
}

/// [3a] [4.1] The zones that the guns or the infantry of a zone reach.
pub(crate) fn range(state: &State, from: Zone, cannon: bool) -> Zones {
    if cannon { cannon_field(state, from) } else { from.range() }
}

/// Every shot the Texans may fire now.
pub(crate) fn shots(
    state: &State,
    cannon: bool,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let marks = mexican_marks(state);
    for from in shooters(state, cannon).iter() {
        if cannon && state.scenario.guns_apart {
            for gun in from.guns().filter(|gun| can_gun(state, gun).is_ok()).iter() {
                for to in gun_field(gun).and(marks).iter() {
                    visit(Decision::Gun(gun, to))?;
                }
            }
        }
        if cannon && has_fired_apart(state, from) {
            continue;
        }
        for to in range(state, from, cannon).and(marks).iter() {
            visit(if cannon { Decision::Cannon(from, to) } else { Decision::Rifles(from, to) })?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn any_shot(state: &State, cannon: bool) -> bool {
    shots(state, cannon, &mut |_| ControlFlow::Break(())).is_break()
}

/// Begins a shot of the Texans.
pub(crate) fn order(state: &mut State, fire: Fire, from: Zone, to: Zone) {
    state.fired.insert(from);
    begin(state, fire, from, Mark::Zone(to));
}

/// [5.2] [9b] A shot at the top counter of those who enter a zone of Texans.
pub(crate) fn at_entrants(state: &mut State, fire: Fire, zone: Zone, battalion: Battalion) {
    state.shot = Shot { fire, from: zone, mark: Mark::Zone(zone), battalion, gun: None };
    state.step = Step::ShotRoll;
}

pub(crate) fn begin(state: &mut State, fire: Fire, from: Zone, mark: Mark) {
    state.shot = Shot { fire, from, mark, battalion: Battalion(0), gun: None };
    state.step = Step::ShotRoll;
}

/// The shot whose die is due.
pub(crate) fn current(state: &State) -> Shot {
    match (state.step, state.aim) {
        (Step::BombardShot, Some(mark)) => Shot { fire: Fire::Battery, mark, ..Shot::NONE },
        _ => state.shot,
    }
}

/// [3] A Texan counter is unprotected if the fire comes from within the fort and it is in no building.
pub(crate) fn is_covered(shot: Shot) -> bool {
    let zone = shot.mark.zone();
    shot.fire == Fire::Battery || zone.is_building() || !shot.from.is_inside()
}

/// [3b] 4 in the open, 6 under cover. Batteries need 6, those who fire at climbers 4, Bowie's pistols 3.
pub(crate) fn needed(shot: Shot) -> u8 {
    let zone = shot.mark.zone();
    let covered = match shot.fire {
        Fire::TexanCannon | Fire::TexanRifles => zone.has_cover() || zone.is_building(),
        Fire::MexicanRifles | Fire::Captured | Fire::Battery => is_covered(shot),
        Fire::Free => false,
        Fire::Pistols => return 3,
    };
    if covered { 6 } else { 4 }
}

/// [3] How many counters fire together.
pub(crate) fn firers(state: &State, shot: Shot) -> u8 {
    match shot.fire {
        Fire::TexanCannon => guns(state, shot).len(),
        Fire::TexanRifles => state.infantry_count(shot.from),
        Fire::MexicanRifles => riflemen(state, shot.from),
        Fire::Captured | Fire::Battery | Fire::Free | Fire::Pistols => 1,
    }
}

/// The guns of the Alamo that fire a shot.
fn guns(state: &State, shot: Shot) -> Guns {
    let ready = state.ready_guns(shot.from);
    shot.gun.map_or(ready, |alone| ready.and(Guns::one(alone)))
}

/// Mexicans of a zone who fire: those on foot, but not a counter of sappers at work.
pub(crate) fn riflemen(state: &State, zone: Zone) -> u8 {
    state.foot(zone).saturating_sub(sappers::at_work(state, zone))
}

/// [4.1.1] Whether the 18-pounder fires, for the Alamo or captured.
pub(crate) fn has_eighteen(state: &State, shot: Shot) -> bool {
    match shot.fire {
        Fire::TexanCannon => guns(state, shot).iter().any(Gun::is_eighteen),
        Fire::Captured => captured::loaded(state, shot.from).iter().any(Gun::is_eighteen),
        _ => false,
    }
}

/// [3c] What is added to the die of a shot.
pub(crate) fn modifiers(state: &State, shot: Shot) -> Modifiers {
    let mut modifiers = Modifiers::new();
    let adjacent = shot.from.near().contains(shot.mark.zone());
    let mut add = |reason, value| modifiers.push(Modifier { reason, value });
    match shot.fire {
        Fire::TexanCannon | Fire::TexanRifles => {
            if let Some(officer) = state.officer_in(shot.from, Side::Texan) {
                add(Reason::Officer { officer }, officer.bonus());
            }
            if adjacent && has_eighteen(state, shot) {
                add(Reason::Eighteen, 3);
            } else if adjacent && shot.fire == Fire::TexanCannon {
                add(Reason::AdjacentCannon, 2);
            } else if adjacent {
                add(Reason::Adjacent, 1);
            }
        }
        Fire::MexicanRifles => {
            if adjacent {
                add(Reason::Adjacent, 1);
            }
            if riflemen(state, shot.from) >= 3 {
                add(Reason::ThreeFire, 1);
            }
        }
        Fire::Captured if adjacent && has_eighteen(state, shot) => add(Reason::Eighteen, 3),
        Fire::Captured if adjacent => add(Reason::AdjacentCannon, 2),
        Fire::Battery => add(Reason::Battery, 1),
        Fire::Captured | Fire::Free | Fire::Pistols => {}
    }
    modifiers
}

/// The die of a shot.
pub(crate) fn resolve(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let shot = state.shot;
    let (modifier, needed) = (odds::total(&modifiers(state, shot)), needed(shot));
    let hit = odds::hits(die, modifier, needed);
    let (from, to) = (shot.from, shot.mark.zone());
    log.emit(|| match shot.fire {
        Fire::TexanCannon => Event::CannonFired { side: Side::Texan, from, to, die, modifier, needed, hit },
        Fire::Captured => Event::CannonFired { side: Side::Mexican, from, to, die, modifier, needed, hit },
        Fire::TexanRifles => Event::RiflesFired { side: Side::Texan, from, to, die, modifier, needed, hit },
        Fire::MexicanRifles => {
            Event::RiflesFired { side: Side::Mexican, from, to, die, modifier, needed, hit }
        }
        Fire::Battery => Event::BatteryFired { mark: shot.mark, die, hit, assault: true },
        Fire::Free => Event::FreeFire { zone: to, battalion: shot.battalion, die, hit },
        Fire::Pistols => Event::Pistols { battalion: shot.battalion, die, hit },
    });
    if !hit {
        return;
    }
    match shot.fire {
        Fire::TexanCannon | Fire::TexanRifles => match state.top(to) {
            Some(battalion) => {
                state.shot.battalion = battalion;
                state.step = Step::MoraleRoll;
            }
            None => officers::await_roll(state, to, Side::Mexican),
        },
        Fire::Free | Fire::Pistols => state.step = Step::MoraleRoll,
        Fire::MexicanRifles | Fire::Captured => strike_texans(state, to, log),
        Fire::Battery => state.step = Step::SurvivalRoll,
    }
}

/// [3] [3.1] The top counter of a Texan zone: a gun before infantry.
fn strike_texans(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    let gun = state.crews(zone).first();
    if !state.has_texans(zone) {
        officers::await_roll(state, zone, Side::Texan);
        return;
    }
    let covered = is_covered(state.shot);
    state.shot.mark = gun.map_or(Mark::Zone(zone), Mark::Gun);
    if covered { state.step = Step::SurvivalRoll } else { lose_mark(state, log) }
}

/// [3.2a] 1–2: lost; or, for a wall, a breach.
pub(crate) fn resolve_survival(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let mark = state.shot.mark;
    let survived = die > 2;
    log.emit(|| Event::SurvivalRolled { mark, die, survived });
    if !survived {
        lose_mark(state, log);
    }
}

/// [3d] What was hit is lost. A rifle kills the crew of a gun, a battery destroys it. With the last infantry of a zone its
/// officer is in danger.
fn lose_mark(state: &mut State, log: &mut impl Sink<Event>) {
    match state.shot.mark {
        Mark::Gun(gun) if state.shot.fire == Fire::Battery => destroy(state, gun, log),
        Mark::Gun(gun) => {
            state.field.put_gun(gun, GunState { crew: Crew::Dead, ..state.gun(gun) });
            log.emit(|| Event::CrewLost { gun });
        }
        Mark::Section(section) => {
            bombardment::breach(state, section, log);
            if !state.scenario.breach_held {
                fallback::leave_breach(state, section);
            }
        }
        Mark::Zone(zone) => {
            if let Some(unit) = state.top_infantry(zone) {
                lose_unit(state, unit, zone, log);
            }
            if !state.has_infantry(zone) && state.is_defended() {
                officers::await_roll(state, zone, Side::Texan);
            }
        }
    }
}

/// A gun is shot to pieces.
pub(crate) fn destroy(state: &mut State, gun: Gun, log: &mut impl Sink<Event>) {
    state.field.put_gun(gun, GunState { crew: Crew::Destroyed, ..state.gun(gun) });
    log.emit(|| Event::GunDestroyed { gun });
}

/// A Texan counter is dead or gravely wounded.
pub(crate) fn lose_unit(state: &mut State, unit: Unit, zone: Zone, log: &mut impl Sink<Event>) {
    state.field.put_unit(unit, Spot::Dead);
    state.came[unit.index()] = None;
    log.emit(|| Event::UnitLost { unit, zone });
}
