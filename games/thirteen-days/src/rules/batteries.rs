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

/// The zones on the walls of that side.
fn ramparts(state: &State) -> Zones {
    let walls = Section::all().filter(|section| section.side() == side(state));
    walls.map(|section| section.wall().inside()).collect()
}

/// Zones on the walls of that side with infantry that none has aimed at in this phase.
fn infantry(state: &State) -> Set128 {
    let fresh = |zone: &Zone| fresh_infantry(state, *zone).is_some();
    ramparts(state).iter().filter(fresh).map(|zone| Mark::Zone(zone).code()).collect()
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
        Mark::Zone(zone) if !zone.walls().any(|wall| wall.inside() == zone) => {
            return Err(Illegal::NotOnWall { zone });
        }
        Mark::Zone(zone) => ramparts(state).contains(zone),
        Mark::Section(section) => section.side() == side(state),
    };
    Err(match mark {
        _ if !faced => Illegal::NotFaced { mark },
        Mark::Gun(gun) if state.aimed.has_gun(gun) => Illegal::AimedAt { mark },
        Mark::Zone(zone) if state.infantry_count(zone) == 0 => Illegal::NoInfantryThere { zone },
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
