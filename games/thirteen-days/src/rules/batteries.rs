//! [4.2] The Mexican batteries in the assault.

use game::{Set128, Sink};

use super::fire;
use crate::state::Step;
use crate::{Edge, Event, Fire, Gun, Illegal, Mark, Section, State, Unit, Zone, Zones};

/// The side that the batteries face.
fn side(state: &State) -> Edge {
    state.edges[4]
}

/// Guns that face the batteries and that none has aimed at in this phase.
fn guns(state: &State) -> Set128 {
    let fresh =
        |gun: &Gun| gun.faces(side(state)) && state.gun(*gun).is_manned() && !state.aimed.has_gun(*gun);
    Gun::all().filter(fresh).map(|gun| Mark::Gun(gun).code()).collect()
}

/// Zones on the walls of that side with infantry that none has aimed at in this phase.
fn infantry(state: &State) -> Set128 {
    let walls = Section::all().filter(|section| section.side() == side(state));
    let zones: Zones = walls.map(|section| section.wall().inside()).collect();
    let fresh = |zone: &Zone| fresh_infantry(state, *zone).is_some();
    zones.iter().filter(fresh).map(|zone| Mark::Zone(zone).code()).collect()
}

/// The first counter of infantry in a zone that no battery has aimed at.
fn fresh_infantry(state: &State, zone: Zone) -> Option<Unit> {
    state.infantry(zone).find(|unit| !state.aimed.has_unit(*unit))
}

/// The sections that still stand: any number of batteries may fire at one.
fn walls(state: &State) -> Set128 {
    let standing = Section::all().filter(|it| it.side() == side(state) && !state.section_is_breached(*it));
    standing.map(|section| Mark::Section(section).code()).collect()
}

/// [4.2] What the next battery may aim at: 1–2 guns, one for each battery, then infantry; 3–4 infantry, one counter for each,
/// then walls; 5–6 walls.
pub(crate) fn targets(state: &State) -> Set128 {
    let classes: [fn(&State) -> Set128; 3] = [guns, infantry, walls];
    let first = usize::from((state.battery_die - 1) / 2);
    let mut lists = classes[first..].iter().map(|class| class(state));
    lists.find(|list| !list.is_empty()).unwrap_or(Set128::EMPTY)
}

pub(crate) fn marks(targets: Set128) -> impl Iterator<Item = Mark> {
    targets.iter().filter_map(Mark::from_code)
}

/// [4.2] With two players the Mexican one chooses among them.
pub(crate) fn can_aim(state: &State, mark: Mark) -> Result<(), Illegal> {
    if targets(state).contains(mark.code()) { Ok(()) } else { Err(Illegal::NoTarget { mark }) }
}

/// The die of the turn.
pub(crate) fn roll(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    state.battery_die = die;
    log.emit(|| Event::BatteriesRolled { die });
}

/// The next battery, if one is left.
pub(crate) fn next_battery(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    if state.cursor >= state.batteries {
        return false;
    }
    if state.battery_die == 0 {
        state.step = Step::BatteryRoll;
        return true;
    }
    let targets = targets(state);
    match targets.len() {
        0 => {
            state.cursor += 1;
            log.emit(|| Event::BatteryIdle);
        }
        1 => aim(state, marks(targets).next().expect("checked: there is one")),
        _ => state.step = Step::BatteryTarget,
    }
    true
}

/// A battery aims, and its die is due.
pub(crate) fn aim(state: &mut State, mark: Mark) {
    match mark {
        Mark::Gun(gun) => state.aimed.add_gun(gun),
        Mark::Zone(zone) => {
            if let Some(unit) = fresh_infantry(state, zone) {
                state.aimed.add_unit(unit);
            }
        }
        Mark::Section(_) => {}
    }
    state.cursor += 1;
    fire::begin(state, Fire::Battery, Zone(0), mark);
}
