//! [1.3.4] The five rounds of bombardment before the assault.

use game::{Set128, Sink};

use super::fire;
use crate::state::{BATTERIES, ROUNDS, Step};
use crate::{Edge, Event, Guns, Mark, Phase, Section, Sections, State};

/// [1.3.4] 1–2 west, 3 north, 4–5 east, 6 south.
pub(crate) fn choose_side(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    state.side = match die {
        1 | 2 => Edge(3),
        3 => Edge(0),
        4 | 5 => Edge(1),
        _ => Edge(2),
    };
    let (round, side) = (state.round, state.side);
    log.emit(|| Event::RoundBegan { round, side, die });
    state.step = Step::BombardKind;
}

/// [1.3.4b] The guns that face the batteries.
fn facing(state: &State) -> Guns {
    Guns::facing(state.side).and(state.manned())
}

fn guns(state: &State) -> Set128 {
    Mark::guns(facing(state))
}

fn walls(state: &State) -> Set128 {
    Mark::sections(Sections::of_side(state.side).minus(state.breaches))
}

/// [1.3.4] What may be aimed at: of the kind rolled, or of the other if there is none.
pub(crate) fn targets(state: &State) -> Set128 {
    let (first, second) =
        if state.cursor == 0 { (guns(state), walls(state)) } else { (walls(state), guns(state)) };
    if first.is_empty() { second } else { first }
}

/// Whether a round on this side may aim at it.
pub(crate) fn is_target(state: &State, mark: Mark) -> bool {
    guns(state).contains(mark.code()) || walls(state).contains(mark.code())
}

/// [1.3.4] 1–3 at the guns, 4–6 at the walls.
pub(crate) fn choose_kind(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let at_guns = die <= 3;
    state.cursor = u8::from(!at_guns);
    log.emit(|| Event::AimRolled { at_guns, die });
    let targets = targets(state);
    match targets.len() {
        0 => {
            let side = state.side;
            log.emit(|| Event::NothingToBombard { side });
            begin_answer(state, log);
        }
        1 => choose_target(state, targets.nth(0).expect("checked: there is one"), log),
        _ => state.step = Step::BombardTarget,
    }
}

pub(crate) fn choose_target(state: &mut State, code: u8, log: &mut impl Sink<Event>) {
    let mark = Mark::from_code(code).expect("checked: it was offered");
    log.emit(|| Event::Bombarded { mark });
    state.aim = Some(mark);
    state.cursor = 0;
    state.step = Step::BombardShot;
}

/// [1.3.4a] One die for each battery, and one: 6 or 7 hits. One hit is enough.
pub(crate) fn shoot(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let mark = state.aim.expect("checked: a round has its target");
    let hit = die + 1 >= 6;
    log.emit(|| Event::BatteryFired { mark, die, hit, assault: false });
    state.cursor += 1;
    if hit {
        match mark {
            Mark::Gun(gun) => {
                fire::destroy(state, gun, log);
            }
            Mark::Section(section) => breach(state, section, log),
            Mark::Zone(_) => {}
        }
    }
    if hit || state.cursor == state.batteries {
        begin_answer(state, log);
    } else {
        state.step = Step::BombardShot;
    }
}

/// [6] A breach marker is placed.
pub(crate) fn breach(state: &mut State, section: Section, log: &mut impl Sink<Event>) {
    state.breach(section);
    log.emit(|| Event::Breached { section });
}

/// [1.3.4b] A die for every two guns that face the batteries.
fn begin_answer(state: &mut State, log: &mut impl Sink<Event>) {
    state.aim = None;
    state.cursor = facing(state).len() / 2;
    if state.cursor == 0 { end_round(state, log) } else { state.step = Step::CounterBattery }
}

/// [1.3.4b] A 6 silences a battery for the next round.
pub(crate) fn answer(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let silenced = die == 6 && state.silenced < BATTERIES;
    state.silenced += u8::from(silenced);
    log.emit(|| Event::CounterBattery { die, silenced });
    state.cursor -= 1;
    if state.cursor == 0 { end_round(state, log) } else { state.step = Step::CounterBattery }
}

/// [1.3.4b] Batteries silenced in the last round take no part in the assault. A round in which all are silent passes.
fn end_round(state: &mut State, log: &mut impl Sink<Event>) {
    let count = state.silenced;
    let last = state.round == ROUNDS;
    state.batteries = BATTERIES - count;
    state.silenced = 0;
    state.side = Edge(0);
    if count > 0 {
        log.emit(|| Event::BatteriesSilent { count, assault: last });
    }
    if last {
        state.round = 0;
        state.phase = Phase::Placement;
        state.step = Step::Place;
        log.emit(|| Event::PhaseBegan { phase: Phase::Placement });
    } else {
        state.round += 1;
        state.step = Step::BombardSide;
        if state.batteries == 0 {
            end_round(state, log);
        }
    }
}
