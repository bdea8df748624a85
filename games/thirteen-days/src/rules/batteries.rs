//! [4.2] The Mexican batteries in the assault.

use game::{Set128, Sink};

use super::fire;
use crate::state::Step;
use crate::{Edge, Event, Fire, Guns, Illegal, Mark, Section, Sections, State, Unit, Zone, Zones};

/// The side that the batteries face.
fn side(state: &State) -> Edge {
    state.edges[4]
}

/// Guns that face the batteries and that none has aimed at in this phase.
fn guns(state: &State) -> Set128 {
    Mark::guns(Guns::facing(side(state)).and(state.manned()).minus(state.aimed.guns))
}

/// The zones on the walls of that side.
fn ramparts(state: &State) -> Zones {
    Sections::of_side(side(state)).iter().map(|section| section.wall().inside()).collect()
}

/// Zones on the walls of that side with infantry that none has aimed at in this phase.
fn infantry(state: &State) -> Set128 {
    let held = ramparts(state).and(state.infantry_zones());
    Mark::zones(held.filter(|zone| fresh_infantry(state, zone).is_some()))
}

/// The first counter of infantry in a zone that no battery has aimed at.
fn fresh_infantry(state: &State, zone: Zone) -> Option<Unit> {
    state.infantry(zone).find(|unit| !state.aimed.units.contains(*unit))
}

/// The sections that still stand: any number of batteries may fire at one.
fn walls(state: &State) -> Set128 {
    Mark::sections(Sections::of_side(side(state)).minus(state.breaches))
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

/// What somebody means who clicks a zone: its target, or what would be one by the die.
pub(crate) fn mark_at(state: &State, zone: Zone) -> Mark {
    let here = marks(targets(state)).find(|mark| mark.zone() == zone && !matches!(mark, Mark::Gun(_)));
    let section = || Section::all().find(|it| it.side() == side(state) && it.wall().inside() == zone);
    let wall = || section().filter(|_| state.battery_die > 4).map(Mark::Section);
    here.or_else(wall).unwrap_or(Mark::Zone(zone))
}

/// [4.2] With two players the Mexican one chooses among them.
pub(crate) fn can_aim(state: &State, mark: Mark) -> Result<(), Illegal> {
    if targets(state).contains(mark.code()) {
        return Ok(());
    }
    let faced = match mark {
        Mark::Gun(gun) => {
            fire::is_crewed(state, gun)?;
            gun.faces(side(state))
        }
        Mark::Zone(zone) if !zone.walls().iter().any(|wall| wall.inside() == zone) => {
            return Err(Illegal::NotOnWall { zone });
        }
        Mark::Zone(zone) => ramparts(state).contains(zone),
        Mark::Section(section) => section.side() == side(state),
    };
    Err(match mark {
        _ if !faced => Illegal::NotFaced { mark },
        Mark::Gun(gun) if state.aimed.guns.contains(gun) => Illegal::AimedAt { mark },
        Mark::Zone(zone) if !state.has_infantry(zone) => Illegal::NoInfantryThere { zone },
        Mark::Zone(zone) if fresh_infantry(state, zone).is_none() => Illegal::AimedAt { mark },
        Mark::Section(section) if state.section_is_breached(section) => {
            Illegal::AlreadyBreached { wall: section.wall() }
        }
        _ => Illegal::NoTarget { mark },
    })
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
        Mark::Gun(gun) => state.aimed.guns.insert(gun),
        Mark::Zone(zone) => {
            if let Some(unit) = fresh_infantry(state, zone) {
                state.aimed.units.insert(unit);
            }
        }
        Mark::Section(_) => {}
    }
    state.cursor += 1;
    fire::begin(state, Fire::Battery, Zone(0), mark);
}
