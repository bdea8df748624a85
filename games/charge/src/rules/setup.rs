//! 19 Starting: the Texians place their units; all Mexicans are off the map.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, show_if, stacking};
use crate::state::{Attack, Step};
use crate::{
    Area, Areas, Assault, Column, Columns, Decision, Event, Force, Gun, Guns, Illegal, Post, State, Unit,
    Units, Wall,
};

/// [19.0] The position before anything is placed: [2d] walls as printed, [2e] a gun on each number, [19.2] every
/// column off the map.
pub(crate) fn start(rules: Assault) -> State {
    let mut walls = [0; Wall::COUNT];
    Wall::all().for_each(|wall| walls[wall.index()] = wall.printed());
    State {
        rules,
        turn: 1,
        step: Step::SetUp,
        posts: [Post::Aside; Unit::COUNT],
        open: Areas::NONE,
        hidden: Areas::NONE,
        forces: [Force::NONE; Area::COUNT],
        spent: [Force::NONE; Area::COUNT],
        moved: [Force::NONE; Area::COUNT],
        failed: [Force::NONE; Area::COUNT],
        rolled: [[0; 8]; Area::COUNT],
        spent_units: Units::NONE,
        advanced: Units::NONE,
        spent_guns: Guns::NONE,
        struck: Areas::NONE,
        oblique: [Areas::NONE; Column::COUNT],
        walls,
        gun_hits: [0; Gun::COUNT],
        waiting: Columns::ALL,
        first_entry: 0,
        river_used: false,
        cazadores_used: false,
        attack: Attack::NONE,
    }
}

/// [19.1] A unit is placed in any Alamo area, in the open.
pub(crate) fn can_place(state: &State, unit: Unit, area: Area) -> Result<(), Illegal> {
    may_be_placed(state, unit, area)?;
    stacking::texians_have_room(state, area)
}

/// [19.1] A unit may start in a building.
pub(crate) fn can_place_hidden(state: &State, unit: Unit, area: Area) -> Result<(), Illegal> {
    may_be_placed(state, unit, area)?;
    stacking::building_has_room(state, area)
}

fn may_be_placed(state: &State, unit: Unit, area: Area) -> Result<(), Illegal> {
    if state.post(unit) != Post::Aside {
        return Err(Illegal::UnitPlaced { unit });
    }
    if !area.is_alamo() {
        return Err(Illegal::SetUpInside { area });
    }
    Ok(())
}

/// [19.1] The units still aside may all take their historic posts, if there is room for them.
pub(crate) fn can_place_historically(state: &State) -> Result<(), Illegal> {
    let mut trial = state.posts;
    for unit in Unit::all().filter(|&unit| state.post(unit) == Post::Aside) {
        let area = unit.history();
        let there = trial.iter().filter(|&&post| post == Post::Open(area)).count();
        if there >= usize::from(area.texian_limit()) {
            return Err(Illegal::HistoryTaken { area });
        }
        trial[unit.index()] = Post::Open(area);
    }
    Ok(())
}

/// [19.1] All ways to place a unit.
pub(crate) fn placements(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let open = Areas::ALAMO.iter().filter(|&area| stacking::texians_have_room(state, area).is_ok());
    let open = open.collect::<Areas>();
    let hidden = Areas::ALAMO.iter().filter(|&area| stacking::building_has_room(state, area).is_ok());
    let hidden = hidden.collect::<Areas>();
    for unit in Unit::all().filter(|&unit| state.post(unit) == Post::Aside) {
        for area in Areas::ALAMO.iter() {
            if open.contains(area) {
                visit(Decision::Place(unit, area))?;
            }
            if hidden.contains(area) {
                visit(Decision::PlaceHidden(unit, area))?;
            }
        }
    }
    show_if(can_place_historically(state), Decision::Historic, visit)?;
    ControlFlow::Continue(())
}

pub(crate) fn place(state: &mut State, unit: Unit, post: Post, log: &mut impl Sink<Event>) {
    state.put(unit, post);
    match post {
        Post::Open(area) => log.emit(|| Event::Placed { unit, area }),
        Post::Hidden(area) => log.emit(|| Event::PlacedHidden { unit, area }),
        Post::Aside | Post::Dead => {}
    }
    end_when_all_stand(state);
}

pub(crate) fn place_historically(state: &mut State, log: &mut impl Sink<Event>) {
    for unit in Unit::all() {
        if state.post(unit) == Post::Aside {
            place(state, unit, Post::Open(unit.history()), log);
        }
    }
}

/// [3.0] With the last unit placed, the first turn begins.
fn end_when_all_stand(state: &mut State) {
    if !state.posts.contains(&Post::Aside) {
        state.step = Step::March;
    }
}
