//! 19 Starting: the Texians place their units; all Mexicans are off the map.

use std::ops::ControlFlow;

use game::{In, Sink};

use super::{Flow, show_if, stacking};
use crate::data;
use crate::state::{Army, Attack, Garrison, Step, Works};
use crate::{
    Area, Areas, Assault, Column, Columns, Decision, Event, Guns, Illegal, Post, State, Unit, Units,
};

/// [19.0] The position before anything is placed: [2d] walls as printed, [2e] a gun on each number, [19.2] every
/// column off the map.
pub(crate) fn start(rules: Assault) -> State {
    State {
        edition: In(data::here().get()),
        rules,
        turn: 1,
        step: Step::SetUp,
        garrison: Garrison::new(),
        army: Army::NONE,
        works: Works::new(),
        rolled: [[0; 8]; Area::COUNT],
        spent_units: Units::NONE,
        advanced: Units::NONE,
        spent_guns: Guns::NONE,
        struck: Areas::NONE,
        oblique: [Areas::NONE; Column::COUNT],
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
    let mut trial = state.garrison;
    for unit in trial.at(Post::Aside).iter() {
        let area = unit.history();
        if trial.full().contains(area) {
            return Err(Illegal::HistoryTaken { area });
        }
        trial.put(unit, Post::Open(area));
    }
    Ok(())
}

/// [19.1] All ways to place a unit.
pub(crate) fn placements(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for unit in state.garrison.at(Post::Aside).iter() {
        for area in Areas::ALAMO.iter() {
            if !state.garrison.full().contains(area) {
                visit(Decision::Place(unit, area))?;
            }
            if !state.garrison.packed().contains(area) {
                visit(Decision::PlaceHidden(unit, area))?;
            }
        }
    }
    show_if(can_place_historically(state), Decision::Historic, visit)?;
    ControlFlow::Continue(())
}

pub(crate) fn place(state: &mut State, unit: Unit, post: Post, log: &mut impl Sink<Event>) {
    state.garrison.put(unit, post);
    match post {
        Post::Open(area) => log.emit(|| Event::Placed { unit, area }),
        Post::Hidden(area) => log.emit(|| Event::PlacedHidden { unit, area }),
        Post::Aside | Post::Dead => {}
    }
    end_when_all_stand(state);
}

pub(crate) fn place_historically(state: &mut State, log: &mut impl Sink<Event>) {
    for unit in state.garrison.at(Post::Aside).iter() {
        place(state, unit, Post::Open(unit.history()), log);
    }
}

/// [3.0] With the last unit placed, the first turn begins.
fn end_when_all_stand(state: &mut State) {
    if state.garrison.at(Post::Aside).is_empty() {
        state.step = Step::March;
    }
}
