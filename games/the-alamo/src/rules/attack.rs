//! 8 Attacks, one after the other: the die on the Combat Results Table, the counterattack, what follows.

use game::Sink;

use crate::Event;
use crate::odds::{self, CombatResult};
use crate::pieces::{Batteries, Piece, Pieces, Unit};
use crate::rules::{aim, damage, results, sequence};
use crate::scenario::{AdvanceRule, Crew, FireBack};
use crate::state::{Fight, Side, State, Step, Way};

/// [4.0-d] The Combat Phase begins: nobody has attacked.
pub(crate) fn begin(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    state.done = Pieces::NONE;
    state.taken = Batteries::NONE;
    state.step = Step::Attack(side);
    sequence::announce(state, log);
    next(state, side, log);
}

/// The next attack, if anybody can still make one.
fn next(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    state.step = Step::Attack(side);
    if !aim::somebody_can_attack(state, side) {
        sequence::end_combat(state, side, log);
    }
}

/// [R8a] The attacker has attacked; [R10a] so has the crew of a battery.
pub(crate) fn spend(state: &mut State, attacker: Piece) {
    if let (Piece::Battery(battery), Crew::One) = (attacker, state.rules.crew)
        && let Some(crew) = state.crew(battery)
    {
        state.done.insert(Piece::Unit(crew));
    }
    state.done.insert(attacker);
}

pub(crate) fn strike(state: &mut State, attacker: Piece, target: Unit, way: Way, log: &mut impl Sink<Event>) {
    let (Some(terrain), Some(ground)) = (aim::crossed(state, attacker, target, way), state.place(target))
    else {
        return;
    };
    spend(state, attacker);
    state.fight = Fight { attacker, target, way, terrain, ground, ..Fight::NONE };
    state.step = Step::AttackRoll;
    let (strength, column) = reading(state);
    log.emit(|| Event::AttackDeclared { attacker, target, way, terrain, strength, column });
}

/// The strength of whoever strikes, and its column.
fn reading(state: &State) -> (u8, u8) {
    let (striker, _) = state.striker();
    let strength = aim::strength(state, striker, state.fight.way);
    (strength, odds::column(&state.rules, state.fight.terrain, strength))
}

/// [8.8-a] What a die gives for whoever strikes.
pub(crate) fn result(state: &State, die: u8) -> CombatResult {
    odds::result(reading(state).1, die)
}

/// [8.8-a] The die of an attack.
pub(crate) fn resolve(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let (_, column) = reading(state);
    let result = odds::result(column, die);
    state.fight.die = die;
    log.emit(|| Event::AttackRolled { die, column, result });
    match result {
        CombatResult::Nothing => end(state, log),
        CombatResult::Counterattack => counterattack(state, log),
        CombatResult::Hit(added) => {
            state.fight.added = added;
            state.step = Step::DamageRoll;
        }
    }
}

/// [R8e] In melee a defender in good order strikes back over the same hexside, once.
fn counterattack(state: &mut State, log: &mut impl Sink<Event>) {
    let fight = state.fight;
    let may = match fight.way {
        Way::Melee => true,
        // Ruling 11: by an option fire is answered, from whoever sees the attacker and has the range.
        Way::Fire => state.rules.fire_back == FireBack::Yes && can_fire_back(state),
    };
    if fight.counter || !state.is_good(fight.target) || !may {
        return end(state, log);
    }
    state.fight.counter = true;
    state.fight.die = 0;
    if let (Way::Fire, (striker, struck)) = (fight.way, state.striker())
        && let (Some(from), Some(to)) = (state.place_of(striker), state.place(struck))
    {
        state.fight.terrain = aim::fire_terrain(state, from, to);
    }
    let (strength, column) = reading(state);
    let (_, target) = state.striker();
    log.emit(|| Event::Counterattacked { unit: fight.target, target, way: fight.way, strength, column });
    state.step = Step::AttackRoll;
}

fn can_fire_back(state: &State) -> bool {
    let mut turned = state.clone();
    turned.fight.counter = true;
    let (striker, struck) = turned.striker();
    state.side_of(striker) != struck.side() && aim::can_strike(state, striker, struck, Way::Fire).is_ok()
}

/// [8.4-a] The dice of the Damage Check.
pub(crate) fn check_damage(state: &mut State, dice: [u8; 2], log: &mut impl Sink<Event>) {
    let (striker, unit) = state.striker();
    let modifiers = damage::modifiers(state, striker, unit, state.fight.added);
    let modifier: i8 = modifiers.iter().map(|modifier| modifier.value).sum();
    let total = (dice[0] + dice[1]) as i8 + modifier;
    let outcome = odds::damage(total, unit.morale());
    for part in modifiers {
        log.emit(|| Event::Modified { reason: part.reason, value: part.value });
    }
    let morale = unit.morale();
    log.emit(|| Event::DamageChecked { unit, dice, modifier, total, morale, outcome });
    results::apply(state, unit, outcome, log);
    go_on(state, log);
}

/// What is still due after a result: dice for the eliminated and for leaders, then the advance.
pub(crate) fn go_on(state: &mut State, log: &mut impl Sink<Event>) {
    if matches!(state.step, Step::Over(_) | Step::Retreat(_)) {
        return;
    }
    if let Some(unit) = state.fight.eliminated {
        state.step = Step::TrackRoll(unit);
    } else if let Some(leader) = results::bereft(state) {
        state.step = Step::LeaderRoll(leader);
    } else if can_advance(state) {
        state.step = Step::Advance;
    } else {
        end(state, log);
    }
}

/// [R9e] After melee the attacker may enter the place he emptied.
pub(crate) fn can_advance(state: &State) -> bool {
    let fight = &state.fight;
    let Piece::Unit(unit) = fight.attacker else { return false };
    let emptied =
        fight.way == Way::Melee && !fight.counter && state.holder(fight.ground) != Some(unit.side().other());
    let able = state.place(unit).is_some() && state.is_good(unit) && state.has_room(fight.ground);
    emptied && able && state.rules.advance == AdvanceRule::Yes
}

pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    if let Piece::Unit(unit) = state.fight.attacker {
        results::advance(state, unit, state.fight.ground, log);
    }
    end(state, log);
}

/// The attack is over.
pub(crate) fn end(state: &mut State, log: &mut impl Sink<Event>) {
    if matches!(state.step, Step::Over(_)) {
        return;
    }
    let side = state.side_of(state.fight.attacker);
    state.fight = Fight::NONE;
    next(state, side, log);
}
