//! [1.3.6] [8] How Mexican counters come onto the map: with their columns, after a rally, after a retreat off it.

use game::{Draw, Set128, Sink};

use super::stacks::{leave, room};
use crate::data::data;
use crate::state::{Absent, Arrival, Home, Stack, Step};
use crate::{Battalion, Edge, Event, Officer, Phase, Side, Spot, State, Zone};

const RESERVE: usize = 4;

/// [1.3.6] One die for the four columns.
pub(crate) fn roll_columns(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let edges = data().column_edges[usize::from(die - 1)].map(Edge);
    state.edges[..4].copy_from_slice(&edges);
    log.emit(|| Event::ColumnsRolled { die, edges });
    state.cursor = die;
    state.step = Step::ReserveRoll;
}

/// [1.3.6] A second for the reserve and the artillery.
pub(crate) fn roll_reserve(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let edge = Edge(data().reserve_edges[usize::from(state.cursor - 1)][usize::from(die - 1)]);
    state.edges[RESERVE] = edge;
    state.cursor = 0;
    log.emit(|| Event::ReserveRolled { die, edge });
    begin_entry(state, 0, log);
}

/// [1.3.6a] The next battalion of the columns; after the last, the first turn.
fn begin_entry(state: &mut State, entry: u8, log: &mut impl Sink<Event>) {
    match data().entries.get(usize::from(entry)) {
        Some(next) => {
            let (battalion, edge) = (Battalion(next.battalion), state.edges[usize::from(next.column)]);
            state.arrival = Arrival { entry, battalion, left: next.count, edge };
            await_die(state, log);
        }
        None => {
            state.arrival = Arrival::NONE;
            state.phase = Phase::Rally;
            log.emit(|| Event::TurnBegan { turn: 1 });
        }
    }
}

/// [8] A battalion with no counter left comes back, one counter weaker; the one struck off is a point.
pub(crate) fn rally_next(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let beaten =
        |battalion: &Battalion| state.strength[battalion.index()] > 0 && state.standing(*battalion) == 0;
    let Some(battalion) = Battalion::all().find(beaten) else { return false };
    state.strength[battalion.index()] -= 1;
    let (strength, points) = (state.strength[battalion.index()], state.points());
    if strength == 0 {
        log.emit(|| Event::BattalionGone { battalion, points });
        return true;
    }
    log.emit(|| Event::Rallied { battalion, strength, points });
    let column =
        data().entries.iter().find(|entry| entry.battalion == battalion.0).map_or(0, |entry| entry.column);
    state.arrival = Arrival { entry: 0, battalion, left: strength, edge: state.edges[usize::from(column)] };
    await_die(state, log);
    true
}

/// [M1] The larger half, and the other. Sappers come one by one.
fn halves(state: &State) -> (u8, u8) {
    let arrival = state.arrival;
    if arrival.battalion == Battalion::ZAPADORES {
        (1, 0)
    } else {
        (arrival.left.div_ceil(2), arrival.left / 2)
    }
}

/// [M1] The zone after this one, for the second half; after the sixth, the fifth.
fn next_number(number: u8) -> u8 {
    if number == 6 { 5 } else { number + 1 }
}

/// [M1] The numbers that may be rolled: free zones; failing those, zones with room for both halves.
fn numbers(state: &State) -> Set128 {
    let edge = state.arrival.edge;
    let (first, second) = halves(state);
    let fits = |number: u8, free: bool| {
        let holds = |number: u8, count: u8| {
            let zone = edge.zone(number);
            if free { !state.has_mexicans(zone) } else { room(state, zone) >= count }
        };
        holds(number, first) && (second == 0 || holds(next_number(number), second))
    };
    let free: Set128 = (1..=6).filter(|&number| fits(number, true)).collect();
    if free.is_empty() { (1..=6).filter(|&number| fits(number, false)).collect() } else { free }
}

/// [M1] The numbers of zones with room for one counter.
fn single_numbers(state: &State) -> Set128 {
    (1..=6).filter(|&number| room(state, state.arrival.edge.zone(number)) > 0).collect()
}

/// The question put to fate: an ordinary die where all six numbers are open.
pub(crate) fn draw(state: &State) -> Draw {
    let open = if state.step == Step::EntryRoll { numbers(state) } else { single_numbers(state) };
    if open.len() == 6 { Draw::D6 } else { Draw::OneOf(open) }
}

/// [M1] Which die is due.
fn await_die(state: &mut State, log: &mut impl Sink<Event>) {
    if numbers(state).is_empty() {
        await_single(state, log);
    } else {
        state.step = Step::EntryRoll;
    }
}

/// [M1] The die of a single counter; or, without any room, those left wait off the map.
fn await_single(state: &mut State, log: &mut impl Sink<Event>) {
    if !single_numbers(state).is_empty() {
        state.step = Step::CounterRoll;
    } else {
        let Arrival { battalion, left: count, edge, .. } = state.arrival;
        let zone = edge.zone(1);
        leave(state, Home::Edge(edge), battalion, count);
        log.emit(|| Event::Waiting { battalion, count, zone });
        if let Some(officer) = commander(state) {
            state.field.put_officer(officer, Spot::Off(zone));
        }
        state.arrival.left = 0;
        end(state, log);
    }
}

/// [1.3.6] The officer who enters with this battalion, if he has not yet: it is the first of his column.
fn commander(state: &State) -> Option<Officer> {
    if state.phase != Phase::Columns {
        return None;
    }
    let officer = Officer::of_column(data().entries[usize::from(state.arrival.entry)].column);
    (state.officer(officer) == Spot::Aside).then_some(officer)
}

fn put(state: &mut State, number: u8, count: u8, log: &mut impl Sink<Event>) {
    let zone = state.arrival.edge.zone(number);
    let battalion = state.arrival.battalion;
    state.field.add(Stack { zone, battalion, count, moved: 0, from: None });
    state.arrival.left -= count;
    log.emit(|| Event::Entered { battalion, count, zone });
    if let Some(officer) = commander(state)
        && !state.officer_zones(Side::Mexican).contains(zone)
    {
        state.field.put_officer(officer, Spot::At(zone));
        log.emit(|| Event::OfficerEntered { officer, zone });
    }
}

/// [1.3.6] Half of the battalion in the zone rolled, the other half in the next.
pub(crate) fn enter(state: &mut State, number: u8, log: &mut impl Sink<Event>) {
    let (first, second) = halves(state);
    put(state, number, first, log);
    if second > 0 {
        put(state, next_number(number), second, log);
    }
    if state.arrival.left > 0 {
        // Returning sappers: the next goes to the edge of the next column.
        let at = state.strength[Battalion::ZAPADORES.index()] - state.arrival.left;
        state.arrival.edge = state.edges[usize::from(at)];
        await_die(state, log);
    } else {
        end(state, log);
    }
}

/// [M1] A single counter by its own die.
pub(crate) fn enter_single(state: &mut State, number: u8, log: &mut impl Sink<Event>) {
    put(state, number, 1, log);
    if state.arrival.left > 0 { await_single(state, log) } else { end(state, log) }
}

fn end(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(officer) = commander(state) {
        // Every zone his men entered has an officer: he follows when there is room for him.
        state.field.put_officer(officer, Spot::Off(state.arrival.edge.zone(1)));
    }
    if state.phase == Phase::Columns {
        begin_entry(state, state.arrival.entry + 1, log);
    } else {
        state.arrival = Arrival::NONE;
    }
}

/// [3.3] [M5] Those off the map come back to the zone that they left, if it has room, and may advance from there at once;
/// where they must wait a turn (ruling 53), or come in when all have moved, they have moved.
pub(crate) fn come_back(state: &mut State, late: bool, log: &mut impl Sink<Event>) {
    let tired = late || state.scenario.wait_off_map;
    for Absent { home, battalion, count } in std::mem::take(&mut state.off) {
        let mut left = count;
        for zone in home.zones() {
            let count = left.min(room(state, zone));
            if count > 0 {
                let moved = if tired { count } else { 0 };
                state.field.add(Stack { zone, battalion, count, moved, from: None });
                log.emit(|| Event::Returned { battalion, count, zone });
                left -= count;
            }
        }
        if left > 0 {
            leave(state, home, battalion, left);
        }
    }
    for officer in Officer::mexicans() {
        if let Spot::Off(home) = state.officer(officer) {
            let unled = state.mexican_zones().minus(state.officer_zones(Side::Mexican));
            if let Some(zone) = own_zone_first(home).find(|&zone| unled.contains(zone)) {
                state.field.put_officer(officer, Spot::At(zone));
                log.emit(|| Event::OfficerEntered { officer, zone });
            }
        }
    }
}

fn own_zone_first(zone: Zone) -> impl Iterator<Item = Zone> {
    let (edge, own) = zone.edge().expect("checked: they left by an edge");
    std::iter::once(zone)
        .chain((1..=6).filter(move |&number| number != own).map(move |number| edge.zone(number)))
}
