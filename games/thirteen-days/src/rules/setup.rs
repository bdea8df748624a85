//! [1.3.3] [1.3.5] The guns in their places, and the Texans where their player wants them.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::{In, Sink};

use crate::data::{self, data};
use crate::decision::clicks::Thing;
use crate::scenario::Assault;
use crate::state::{Aimed, Arrival, BATTERIES, Field, Shot, Step};
use crate::view::Awaited;
use crate::{
    Battalion, Decision, Edge, Event, Guns, Illegal, Man, Officer, Officers, Phase, Sections, Side, Spot,
    State, Unit, Units, Walls, Zone, Zones,
};

/// [1.3.3] The position before the bombardment.
pub(crate) fn start(scenario: Assault) -> State {
    let mut field = Field::new();
    if !scenario.active_bowie {
        field.put_officer(Officer::BOWIE, Spot::At(Zone::BOWIE));
    }
    let mut strength = [0; Battalion::COUNT];
    Battalion::all().for_each(|battalion| strength[battalion.index()] = battalion.full());
    State {
        edition: In(data::here().get()),
        scenario,
        turn: 1,
        phase: Phase::Bombardment,
        step: Step::BombardSide,
        cursor: 0,
        field,
        off: ArrayVec::new(),
        breaches: Sections::NONE,
        breached: Walls::NONE,
        ladders: Walls::NONE,
        strength,
        round: 1,
        side: Edge(0),
        aim: None,
        batteries: BATTERIES,
        silenced: 0,
        aimed: Aimed::default(),
        battery_die: 0,
        edges: [Edge(0); 5],
        arrival: Arrival::NONE,
        fired: Zones::NONE,
        fired_guns: Guns::NONE,
        worked: Zones::NONE,
        moved: Units::NONE,
        moved_officers: Officers::NONE,
        marching: false,
        climbed: Walls::NONE,
        crossed: Walls::NONE,
        came: [None; Unit::COUNT],
        shot: Shot::NONE,
        free_shot: None,
        falling_back: None,
        withdrawing: None,
        texan_die: 0,
        end: None,
    }
}

fn spot(state: &State, man: Man) -> Spot {
    match man {
        Man::Unit(unit) => state.unit(unit),
        Man::Officer(officer) => state.officer(officer),
    }
}

/// [1.3.5] [9b] Infantry anywhere within the walls, officers on infantry; Bowie, if sick, lies in his zone, and if not, is put
/// anywhere.
pub(crate) fn can_place(state: &State, man: Man, zone: Zone) -> Result<(), Illegal> {
    is_aside(state, man)?;
    if !zone.is_inside() {
        return Err(Illegal::PlaceInside { zone });
    }
    match man {
        _ if posts(state, man).contains(zone) => Ok(()),
        Man::Unit(_) => Err(Illegal::Full { zone }),
        Man::Officer(officer) if officer != Officer::BOWIE && !state.has_infantry(zone) => {
            Err(Illegal::NoInfantry { zone })
        }
        Man::Officer(_) => Err(Illegal::OfficerThere { zone }),
    }
}

/// [1.3.5] [9b] Where somebody who waits may be placed.
pub(crate) fn posts(state: &State, man: Man) -> Zones {
    match man {
        Man::Unit(_) => Zones::INSIDE.minus(state.full_of_texans()),
        Man::Officer(Officer::BOWIE) => Zones::INSIDE.minus(state.officer_zones(Side::Texan)),
        Man::Officer(_) => state.infantry_zones().minus(state.officer_zones(Side::Texan)),
    }
}

/// Whether somebody is still to be placed.
pub(crate) fn is_aside(state: &State, man: Man) -> Result<(), Illegal> {
    match man {
        Man::Officer(officer) if !officer.is_texan() => {
            Err(Illegal::Enemys { thing: Thing::Man(man), now: Awaited::Place })
        }
        Man::Officer(Officer::BOWIE) if !state.scenario.active_bowie => Err(Illegal::BowieSick),
        _ if spot(state, man) != Spot::Aside => Err(Illegal::AlreadyPlaced { man }),
        _ => Ok(()),
    }
}

/// Why nobody can be placed anywhere, if so: an officer needs infantry.
pub(crate) fn no_post(state: &State, man: Man) -> Option<Illegal> {
    match man {
        Man::Officer(officer) if posts(state, man).is_empty() => Some(Illegal::NobodyToLead { officer }),
        _ => None,
    }
}

pub(crate) fn place(state: &mut State, man: Man, zone: Zone, log: &mut impl Sink<Event>) {
    state.field.put(man, Spot::At(zone));
    log.emit(|| Event::Placed { man, zone });
    state.step = Step::Place;
    if waiting(state).next().is_none() {
        state.phase = Phase::Columns;
        state.step = Step::ColumnRoll;
        log.emit(|| Event::PhaseBegan { phase: Phase::Columns });
    }
}

/// Those still to be placed: the infantry first, for officers are placed on it.
pub(crate) fn waiting(state: &State) -> impl Iterator<Item = Man> {
    let everyone = Unit::all().map(Man::Unit).chain(Officer::texans().map(Man::Officer));
    everyone.filter(|&man| spot(state, man) == Spot::Aside)
}

fn post(man: Man) -> Zone {
    Zone(
        data().posts[match man {
            Man::Unit(unit) => unit.index(),
            Man::Officer(officer) => Unit::COUNT + officer.index(),
        }],
    )
}

/// The usual posts of all who wait must be free. An active Bowie's is taken by no infantry: he goes with Travis's
/// neighbours at the north-west corner.
pub(crate) fn can_place_usually(state: &State) -> Result<(), Illegal> {
    let mut trial = state.clone();
    for man in waiting(state) {
        let zone = usual_zone(man);
        can_place(&trial, man, zone).map_err(|_| Illegal::PostTaken { zone })?;
        trial.field.put(man, Spot::At(zone));
    }
    Ok(())
}

fn usual_zone(man: Man) -> Zone {
    if man == Man::Officer(Officer::BOWIE) { post(Man::Unit(Unit(0))) } else { post(man) }
}

pub(crate) fn place_usually(state: &mut State, log: &mut impl Sink<Event>) {
    let first = |state: &State| waiting(state).next();
    while let Some(man) = first(state) {
        place(state, man, usual_zone(man), log);
    }
}

pub(crate) fn placements(
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for man in waiting(state) {
        posts(state, man).iter().try_for_each(|zone| visit(Decision::Place(man, zone)))?;
    }
    if can_place_usually(state).is_ok() { visit(Decision::Usual) } else { ControlFlow::Continue(()) }
}
