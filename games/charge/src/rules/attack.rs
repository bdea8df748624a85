//! 14 Attacking: which area, by whom, with what modifiers.
//!
//! [14.5] Choose an area; say who takes part; throw one die; add; read the table; place the hits; advance.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Sink;

use super::{Flow, artillery, show_if, walls};
use crate::decision::clicks::Thing;
use crate::odds::{Modifier, Modifiers, Reason};
use crate::state::{ARMY, Attack, Step, Told};
use crate::{
    Area, Areas, Column, Decision, Event, Force, Group, Gun, Guns, Illegal, Now, Post, Side, State, Unit,
    Units, Who,
};

/// [14.6] No attack gains more than this.
const MOST: i8 = 4;
/// [14.6] How many Mexican units add one to the die.
const GROUP_OF: u8 = 3;
/// [14.61] The light infantry's bonus.
const CAZADORES_BONUS: i8 = 2;
/// [14.63] The bonus of an unsupported oblique.
const OBLIQUE_BONUS: i8 = 2;

/// [14.5] The side attacks an area next to it, or, if Texians hide there, in it.
pub(crate) fn can_attack(state: &State, side: Side, target: Area) -> Result<(), Illegal> {
    not_attacked(state, target)?;
    match side {
        Side::Texian => can_be_shot_at(state, target),
        Side::Mexican => can_be_stormed(state, target),
    }
}

/// [14.2] One attack against each area a turn.
fn not_attacked(state: &State, target: Area) -> Result<(), Illegal> {
    if state.struck.contains(target) { Err(Illegal::AreaAttacked { area: target }) } else { Ok(()) }
}

/// [14.3] Mexicans are there, and at least one unit or gun can take part.
fn can_be_shot_at(state: &State, target: Area) -> Result<(), Illegal> {
    if !state.has_mexicans(target) {
        return Err(Illegal::NothingToAttack { area: target });
    }
    if has_shooter(state, target) {
        return Ok(());
    }
    let arrow = |joins| match joins {
        Err(arrow @ Illegal::RedArrowAttack { .. }) => Some(arrow),
        _ => None,
    };
    let units = Unit::all().map(|unit| can_unit_join(state, unit, target));
    let guns = Gun::all().map(|gun| can_gun_join(state, gun, target));
    let behind = units.chain(guns).rev().find_map(arrow);
    Err(behind.unwrap_or(Illegal::NobodyToAttack { area: target }))
}

/// [14.3] Whether a unit or gun that has not attacked can shoot into an area.
fn has_shooter(state: &State, target: Area) -> bool {
    !units_bearing_on(state, target).minus(state.spent_units).is_empty()
        || !guns_bearing_on(state, target).minus(state.spent_guns).is_empty()
}

/// [14.1] [14.4] The areas that a unit can shoot into.
pub(crate) fn reach(state: &State, unit: Unit) -> Areas {
    match state.post(unit) {
        Post::Open(area) => area.reach(),
        Post::Hidden(area) => Areas::one(area),
        Post::Aside | Post::Dead => Areas::NONE,
    }
}

/// [14.1] [14.4] The units that can shoot into an area.
pub(crate) fn units_bearing_on(state: &State, target: Area) -> Units {
    let near = target.reach().and(state.garrison.held());
    let hidden = state.garrison.at(Post::Hidden(target));
    let open = |units: Units, area| units.or(state.garrison.at(Post::Open(area)));
    near.iter().fold(hidden, open)
}

/// [17.1] The guns that can fire into an area.
pub(crate) fn guns_bearing_on(state: &State, target: Area) -> Guns {
    artillery::bearing_on(target).and(state.works.guns())
}

/// [14.1] Mexicans stand next to it, and there is something to hit: Texians in the open, a gun, or a wall on
/// the way. An area without Texian units may be attacked "against the wall" (rulings 9, 10 and 28).
fn can_be_stormed(state: &State, target: Area) -> Result<(), Illegal> {
    if !target.is_alamo() {
        return Err(Illegal::NothingToAttack { area: target });
    }
    let ready = state.army.ready_areas();
    let near = target.reach().and(ready);
    if near.is_empty() {
        return Err(match target.red().and(ready).first() {
            Some(from) => Illegal::RedArrowAttack { from, to: target },
            None => Illegal::NobodyToAttack { area: target },
        });
    }
    if has_target(state, target) || near.iter().any(|from| walls::standing(state, from, target).is_some()) {
        return Ok(());
    }
    Err(nothing_there(state, target))
}

/// [14.5] Whether an area holds anything but walls that Mexicans next to it could hit.
fn has_target(state: &State, target: Area) -> bool {
    state.has_open_texians(target) || target.guns().meets(state.works.guns())
}

/// [14.4] If only hidden Texians are left, one must be in the area to attack them.
fn nothing_there(state: &State, target: Area) -> Illegal {
    if state.has_hidden_texians(target) {
        Illegal::NotInside { area: target }
    } else {
        Illegal::NothingToAttack { area: target }
    }
}

/// [14.4] Mexicans attack Texians in buildings of an area they stand in themselves.
pub(crate) fn can_clear(state: &State, area: Area) -> Result<(), Illegal> {
    not_attacked(state, area)?;
    if !state.has_hidden_texians(area) {
        return Err(Illegal::NobodyHidden { area });
    }
    if !state.has_mexicans(area) {
        return Err(Illegal::NotInside { area });
    }
    if !state.army.ready_areas().contains(area) {
        return Err(Illegal::NobodyToAttack { area });
    }
    Ok(())
}

/// [14.0] All attacks: voluntary, in any order.
pub(crate) fn targets(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    match side {
        Side::Texian => {
            let shot_at = state.army.held().minus(state.struck).filter(|area| has_shooter(state, area));
            shot_at.iter().try_for_each(|area| visit(Decision::Attack(area)))?;
        }
        Side::Mexican => {
            let ready = state.army.ready_areas();
            for area in Areas::ALAMO.minus(state.struck).iter() {
                if area.reach().meets(ready) {
                    show_if(can_attack(state, side, area), Decision::Attack(area), visit)?;
                }
                if state.has_hidden_texians(area) {
                    show_if(can_clear(state, area), Decision::Clear(area), visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn begin(state: &mut State, side: Side, target: Area, log: &mut impl Sink<Event>) {
    prepare(state, side, Attack { target, ..Attack::NONE });
    log.emit(|| Event::AttackBegan { side, area: target });
}

pub(crate) fn begin_inside(state: &mut State, area: Area, log: &mut impl Sink<Event>) {
    prepare(state, Side::Mexican, Attack { target: area, inside: true, ..Attack::NONE });
    log.emit(|| Event::ClearBegan { area });
}

fn prepare(state: &mut State, side: Side, attack: Attack) {
    state.struck = state.struck.with(attack.target);
    state.attack = attack;
    state.step = Step::Join(side);
}

/// [14.2] Who may take part in the attack under way; all who attack an area do so together.
pub(crate) fn can_join(state: &State, side: Side, who: Who) -> Result<(), Illegal> {
    let target = state.attack.target;
    match (side, who) {
        (Side::Texian, Who::Unit(unit)) if state.attack.has_unit(unit) => {
            Err(Illegal::HasJoined { thing: Thing::Unit(unit) })
        }
        (Side::Texian, Who::Unit(unit)) => can_unit_join(state, unit, target),
        (Side::Texian, Who::Gun(gun)) if state.attack.has_gun(gun) => {
            Err(Illegal::HasJoined { thing: Thing::Gun(gun) })
        }
        (Side::Texian, Who::Gun(gun)) => can_gun_join(state, gun, target),
        (Side::Mexican, Who::Stack(area, group, count)) => can_stack_join(state, area, group, count),
        (Side::Texian, Who::Stack(..)) | (Side::Mexican, Who::Unit(_) | Who::Gun(_)) => {
            Err(Illegal::Enemy { thing: who.into(), now: Now::of(state) })
        }
    }
}

/// [14.1] A unit attacks an adjacent area; [14.4] one in a building only its own.
fn can_unit_join(state: &State, unit: Unit, target: Area) -> Result<(), Illegal> {
    match state.post(unit) {
        Post::Aside | Post::Dead => return Err(Illegal::UnitDead { unit }),
        Post::Hidden(area) if area == target => {}
        Post::Hidden(_) => return Err(Illegal::HiddenElsewhere { unit }),
        Post::Open(area) => in_reach(area, target)?,
    }
    if state.unit_is_spent(unit) { Err(Illegal::HasAttacked { thing: Thing::Unit(unit) }) } else { Ok(()) }
}

/// [17.1] A gun takes part in one attack a turn, into an area it reaches.
fn can_gun_join(state: &State, gun: Gun, target: Area) -> Result<(), Illegal> {
    artillery::stands(state, gun)?;
    if !artillery::reach(gun).contains(target) {
        let red = gun.areas().iter().find(|area| area.red().contains(target));
        return Err(match red {
            Some(from) => Illegal::RedArrowAttack { from, to: target },
            None => Illegal::OutOfReach { target },
        });
    }
    if state.gun_is_spent(gun) { Err(Illegal::HasAttacked { thing: Thing::Gun(gun) }) } else { Ok(()) }
}

/// [14.2] Part of a stack, none of which has attacked this turn.
fn can_stack_join(state: &State, area: Area, group: Group, count: u8) -> Result<(), Illegal> {
    let attack = &state.attack;
    if count == 0 || state.force(area).count(group) < count {
        return Err(Illegal::NotThere { area });
    }
    if !attack.inside {
        in_reach(area, attack.target)?;
    } else if area != attack.target {
        return Err(Illegal::NotInside { area: attack.target });
    }
    if free_to_join(state, area).count(group) < count {
        let thing = Thing::Stack(area, group);
        let joined = attack.joined[area.index()].count(group) > 0;
        return Err(if joined { Illegal::HasJoined { thing } } else { Illegal::HasAttacked { thing } });
    }
    is_free(state, area, group)
}

/// [14.61] Where the light infantry's bonus is used, none of them joins from an area of several columns.
fn is_free(state: &State, area: Area, group: Group) -> Result<(), Illegal> {
    let light = state.attack.cazadores && group.column() == Column::CAZADORES;
    if light { light_alone(state, area) } else { Ok(()) }
}

/// [14.0] No attack crosses a red arrow.
fn in_reach(from: Area, target: Area) -> Result<(), Illegal> {
    if from.reach().contains(target) {
        Ok(())
    } else if from.red().contains(target) {
        Err(Illegal::RedArrowAttack { from, to: target })
    } else {
        Err(Illegal::OutOfReach { target })
    }
}

/// The Mexican units in an area that have not attacked, and have not joined.
fn free_to_join(state: &State, area: Area) -> Force {
    state.ready(area).minus(state.attack.joined[area.index()])
}

/// The areas from which Mexicans could take part in the attack under way.
fn sources(state: &State) -> Areas {
    let target = state.attack.target;
    if state.attack.inside { Areas::NONE.with(target) } else { target.reach() }
}

/// [14.2] All who may still take part, each stack with as many as can.
pub(crate) fn joiners(state: &State, side: Side, visit: &mut impl FnMut(Who) -> Flow) -> Flow {
    let attack = &state.attack;
    match side {
        Side::Texian => {
            let units = units_bearing_on(state, attack.target).minus(state.spent_units).minus(attack.units);
            units.iter().try_for_each(|unit| visit(Who::Unit(unit)))?;
            let guns = guns_bearing_on(state, attack.target).minus(state.spent_guns).minus(attack.guns);
            guns.iter().try_for_each(|gun| visit(Who::Gun(gun)))
        }
        Side::Mexican => {
            for area in sources(state).and(state.army.ready_areas()).iter() {
                for (group, count) in free_to_join(state, area).groups() {
                    if is_free(state, area, group).is_ok() {
                        visit(Who::Stack(area, group, count))?;
                    }
                }
            }
            ControlFlow::Continue(())
        }
    }
}

/// [14.2] Everyone may join at once, if anyone may join.
pub(crate) fn can_join_all(state: &State, side: Side) -> Result<(), Illegal> {
    match joiners(state, side, &mut |_| ControlFlow::Break(())) {
        ControlFlow::Break(()) => Ok(()),
        ControlFlow::Continue(()) => Err(Illegal::AllJoined { area: state.attack.target }),
    }
}

/// [14.5] Everything a side may decide while it prepares its attack.
pub(crate) fn preparations(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let mut anybody = false;
    joiners(state, side, &mut |who| {
        anybody = true;
        who.parts().try_for_each(|some| visit(Decision::Join(some)))
    })?;
    if anybody {
        visit(Decision::JoinAll)?;
    }
    show_if(can_use_cazadores(state, side), Decision::Cazadores, visit)?;
    show_if(can_go(state, side), Decision::Go, visit)
}

pub(crate) fn join(state: &mut State, who: Who, log: &mut impl Sink<Event>) {
    let attack = &mut state.attack;
    match who {
        Who::Unit(unit) => {
            attack.units.insert(unit);
            log.emit(|| Event::UnitJoined { unit });
        }
        Who::Gun(gun) => {
            attack.guns.insert(gun);
            log.emit(|| Event::GunJoined { gun });
        }
        Who::Stack(area, group, count) => {
            attack.join(area, Force::of(group, count));
            attack.strength += count;
            log.emit(|| Event::StackJoined { area, group, count });
        }
    }
}

pub(crate) fn join_all(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    let mut all = ArrayVec::<Who, { ARMY as usize }>::new();
    let _ = joiners(state, side, &mut |who| {
        all.push(who);
        ControlFlow::Continue(())
    });
    all.into_iter().for_each(|who| join(state, who, log));
}

/// [14.61] Once a game, +2 for an attack that Cazadores take part in, and that can be made as it stands: those
/// who might still be needed for it (ruling 40) could be Cazadores who may no longer join.
pub(crate) fn can_use_cazadores(state: &State, side: Side) -> Result<(), Illegal> {
    if side == Side::Texian {
        return Err(Illegal::NoCazadores);
    }
    if state.cazadores_used {
        return Err(Illegal::CazadoresSpent);
    }
    let mut light =
        state.attack.from.iter().filter(|area| has_light(state.attack.joined[area.index()])).peekable();
    if light.peek().is_none() {
        return Err(Illegal::NoCazadores);
    }
    light.try_for_each(|area| light_alone(state, area))?;
    can_go(state, side)
}

fn has_light(force: Force) -> bool {
    Column::CAZADORES.groups().any(|group| force.count(group) > 0)
}

/// [14.61] No other column stands in the area of the Cazadores who attack (rulings 4 and 37).
fn light_alone(state: &State, area: Area) -> Result<(), Illegal> {
    match state.force(area).only_column() {
        Some(_) => Ok(()),
        None => Err(Illegal::CazadoresMixed { area }),
    }
}

pub(crate) fn use_cazadores(state: &mut State, log: &mut impl Sink<Event>) {
    state.attack.cazadores = true;
    state.cazadores_used = true;
    log.emit(|| Event::CazadoresUsed);
}

/// [14.3] At least one takes part; [14.5] and the attack has something to hit.
///
/// Ruling 40: where there is only a wall to hit, one of those who take part must stand before it.
pub(crate) fn can_go(state: &State, side: Side) -> Result<(), Illegal> {
    let attack = &state.attack;
    if attack.units.is_empty() && attack.guns.is_empty() && attack.strength == 0 {
        return Err(Illegal::NobodyJoined);
    }
    let target = attack.target;
    if side == Side::Texian
        || attack.inside
        || has_target(state, target)
        || attack.from.iter().any(|from| walls::standing(state, from, target).is_some())
    {
        return Ok(());
    }
    Err(nothing_there(state, target))
}

/// [14.2] Those who take part have attacked; [14.63] their oblique marks are used up.
pub(crate) fn go(state: &mut State, side: Side) {
    state.spent_units = state.spent_units.or(state.attack.units);
    state.spent_guns = state.spent_guns.or(state.attack.guns);
    state.attack.oblique = is_unsupported(state);
    for area in state.attack.from.iter() {
        state.army.tell(Told::Spent, area, state.attack.joined[area.index()]);
        state.unmark(area);
    }
    state.step = Step::AttackRoll(side);
}

/// [14.63] Units from a marked area take part: +2, once (ruling 35).
fn is_unsupported(state: &State) -> bool {
    state.attack.oblique || state.attack.from.iter().any(|area| state.marked().contains(area))
}

/// [14.6] What is added to the die, each part with its reason. All parts add up; the plus total is cut to +4,
/// and only then comes the minus of [14.62] (ruling 1).
pub(crate) fn modifiers(state: &State, side: Side) -> Modifiers {
    let mut all = Modifiers::new();
    let mut add = |reason, value| {
        if value != 0 {
            all.push(Modifier { reason, value });
        }
    };
    match side {
        Side::Texian => texian_modifiers(&state.attack, &mut add),
        Side::Mexican => {
            let units = state.attack.strength;
            add(Reason::Threes { units }, (units / GROUP_OF) as i8);
            add(Reason::Oblique, if is_unsupported(state) { OBLIQUE_BONUS } else { 0 });
            add(Reason::Cazadores, if state.attack.cazadores { CAZADORES_BONUS } else { 0 });
        }
    }
    let sum: i8 = all.iter().map(|modifier: &Modifier| modifier.value).sum();
    if sum > MOST {
        all.push(Modifier { reason: Reason::Cap, value: MOST - sum });
    }
    if side == Side::Mexican && state.attack.inside {
        all.push(against_buildings(state.attack.target));
    }
    all
}

/// [14.6] Each unit adds one, each gun its strength; [14.64] Travis or Crockett adds one more, not both.
fn texian_modifiers(attack: &Attack, add: &mut impl FnMut(Reason, i8)) {
    let count = attack.units.len();
    add(Reason::Units { count }, count as i8);
    for gun in attack.guns.iter() {
        add(Reason::Gun { gun }, gun.strength() as i8);
    }
    if let Some(unit) = attack.units.iter().find(|unit| unit.is_leader()) {
        add(Reason::Leader { unit }, 1);
    }
}

/// [14.62] One less against those in buildings.
fn against_buildings(area: Area) -> Modifier {
    Modifier { reason: Reason::Building { area }, value: -1 }
}

/// [14.6] What is added to the die in all.
pub(crate) fn modifier(state: &State, side: Side) -> i8 {
    modifiers(state, side).iter().map(|modifier| modifier.value).sum()
}
