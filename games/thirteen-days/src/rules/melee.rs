//! [7] Melee.

use game::Sink;

use super::{captured, fire, officers, retreat};
use crate::odds::{self, Modifier, Modifiers, Reason};
use crate::state::{GunState, Step};
use crate::{Battalion, Crew, Event, Gun, Guns, Illegal, Phase, Side, State, Zone, Zones};

/// [7] The zones with counters of both sides.
pub(crate) fn zones(state: &State) -> Zones {
    state.mexican_zones().and(state.texan_zones())
}

/// [7] Each melee by itself. Which of several comes next is for the side that attacks to say; Mexicans who play themselves
/// take them in the order of the list.
pub(crate) fn next(state: &State) -> Option<Step> {
    let zones = zones(state);
    let chosen = state.phase == Phase::TexanMelee || state.scenario.two_player;
    let first = zones.first()?;
    Some(if chosen && zones.len() > 1 { Step::Melees } else { Step::TexanMeleeRoll(first) })
}

pub(crate) fn can_fight(state: &State, zone: Zone) -> Result<(), Illegal> {
    if zones(state).contains(zone) { Ok(()) } else { Err(Illegal::NoMelee { zone }) }
}

/// [7a] What the Texans add.
pub(crate) fn texan_modifiers(state: &State, zone: Zone) -> Modifiers {
    defence(state, zone, state.phase == Phase::MexicanMelee)
}

/// [7a] What the Texans add if Mexicans enter this zone.
pub(crate) fn defence(state: &State, zone: Zone, defending: bool) -> Modifiers {
    let mut modifiers = Modifiers::new();
    let mut add = |reason, value| modifiers.push(Modifier { reason, value });
    if let Some(officer) = state.officer_in(zone, Side::Texan) {
        add(Reason::Officer { officer }, officer.bonus());
    }
    if defending {
        add(Reason::Defending, 1);
    }
    let count = state.texans(zone);
    if count >= 2 {
        add(Reason::Together { count }, if count == 2 { 1 } else { 2 });
    }
    if !state.ready_guns(zone).is_empty() {
        add(Reason::Canister, 2);
    }
    if !state.crews(zone).minus(state.ready()).is_empty() {
        add(Reason::Spent, -1);
    }
    modifiers
}

/// [7a] What the Mexicans add.
pub(crate) fn mexican_modifiers(state: &State, zone: Zone) -> Modifiers {
    let mut modifiers = assault(state, zone, state.mexicans(zone), state.has_cavalry(zone));
    if has_captured_canister(state, zone) {
        modifiers.push(Modifier { reason: Reason::Canister, value: 2 });
    }
    modifiers
}

/// [7a] Whether the Mexicans in a zone that Texans attack have a captured gun to fire canister from.
fn has_captured_canister(state: &State, zone: Zone) -> bool {
    matches!(state.phase, Phase::TexanMovement | Phase::TexanMelee)
        && !state.scenario.texan_canister
        && state.foot(zone) > 0
        && !captured::loaded(state, zone).is_empty()
}

/// [7a] What this many Mexicans add there, with cavalry among them or not.
pub(crate) fn assault(state: &State, zone: Zone, count: u8, cavalry: bool) -> Modifiers {
    let mut modifiers = Modifiers::new();
    let mut add = |reason, value| modifiers.push(Modifier { reason, value });
    if let Some(officer) = state.officer_in(zone, Side::Mexican) {
        add(Reason::Officer { officer }, officer.bonus());
    }
    if count >= 2 {
        add(Reason::Together { count }, if count == 2 { 1 } else { 2 });
    }
    if cavalry {
        add(Reason::Cavalry, 2);
    } else {
        add(Reason::Mass, 1);
    }
    modifiers
}

/// What Mexicans who enter would face, less what they would bring.
pub(crate) fn gap(state: &State, zone: Zone, battalion: Battalion, count: u8) -> i8 {
    let cavalry = battalion.is_cavalry() || state.has_cavalry(zone);
    let theirs = assault(state, zone, state.mexicans(zone) + count, cavalry);
    odds::total(&defence(state, zone, true)) - odds::total(&theirs)
}

/// [7] The Texans roll first.
pub(crate) fn roll_texan(state: &mut State, zone: Zone, die: u8) {
    state.texan_die = die;
    state.step = Step::MexicanMeleeRoll(zone);
}

/// [7] The higher score wins, ties are Texan; the loser's top counter is lost.
pub(crate) fn resolve(state: &mut State, zone: Zone, die: u8, log: &mut impl Sink<Event>) {
    let texan_die = std::mem::take(&mut state.texan_die);
    let texan = texan_die as i8 + odds::total(&texan_modifiers(state, zone));
    let mexican = die as i8 + odds::total(&mexican_modifiers(state, zone));
    let winner = if texan >= mexican { Side::Texan } else { Side::Mexican };
    log.emit(|| Event::MeleeRolled { zone, dice: [texan_die, die], totals: [texan, mexican], winner });
    spend_ammunition(state, zone, log);
    match winner {
        Side::Texan => beat_mexicans(state, zone, log),
        Side::Mexican => beat_texans(state, zone, texan_die, log),
    }
}

/// [7.3] After its fourth melee a gun has no ammunition, whoever serves it.
fn spend_ammunition(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    let turned = has_captured_canister(state, zone);
    let captured = if turned { captured::loaded(state, zone) } else { Guns::NONE };
    for gun in state.ready_guns(zone).or(captured).iter() {
        let GunState { crew, melees } = state.gun(gun);
        state.field.put_gun(gun, GunState { crew, melees: melees + 1 });
        if melees + 1 == GunState::MELEES {
            log.emit(|| Event::AmmunitionSpent { gun });
        }
    }
}

/// [7.1] The top counter is lost, those underneath retreat. An officer dies with the last of them.
fn beat_mexicans(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    let battalion = state.top(zone).expect("checked: Mexicans fight here");
    state.field.take_top(zone, battalion);
    log.emit(|| Event::MexicanLost { battalion, zone });
    if state.phase == Phase::TexanMelee && state.has_mexicans(zone) {
        state.withdrawing = Some(zone);
        return;
    }
    retreat::repel(state, zone, log);
    officers::lose(state, zone, log);
}

/// [7.1] [7.2] The top counter is lost, guns are taken or spiked, the others fall back.
fn beat_texans(state: &mut State, zone: Zone, texan_die: u8, log: &mut impl Sink<Event>) {
    if let Some(unit) = state.top_infantry(zone) {
        fire::lose_unit(state, unit, zone, log);
    }
    for gun in zone.guns().iter() {
        capture(state, gun, texan_die % 2 == 1, log);
    }
    if state.has_infantry(zone) {
        state.falling_back = Some(zone);
    } else if let Some(officer) = state.officer_in(zone, Side::Texan) {
        officers::kill(state, officer, log);
    }
}

/// [7.2] An odd Texan die: the gun is taken intact; even: its crew destroys it first. A gun without a crew is taken.
fn capture(state: &mut State, gun: Gun, odd: bool, log: &mut impl Sink<Event>) {
    let GunState { crew, melees } = state.gun(gun);
    match crew {
        Crew::Manned if odd => {
            state.field.put_gun(gun, GunState { crew: Crew::Dead, melees });
            log.emit(|| Event::GunCaptured { gun });
        }
        Crew::Manned => {
            state.field.put_gun(gun, GunState { crew: Crew::Destroyed, melees });
            log.emit(|| Event::GunSpiked { gun });
        }
        Crew::Dead => log.emit(|| Event::GunCaptured { gun }),
        Crew::Destroyed => {}
    }
}
