//! [1.3.3] [1.3.5] The guns in their places, and the Texans where their player wants them.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Sink;

use crate::data::POSTS;
use crate::decision::clicks::Thing;
use crate::scenario::Assault;
use crate::state::{Aimed, Arrival, BATTERIES, GunState, STACK, Shot, Stacks, Step};
use crate::view::Awaited;
use crate::{
    Battalion, Crew, Decision, Edge, Event, Gun, Illegal, Man, Officer, Phase, Side, Spot, State, Unit, Zone,
    Zones,
};

/// [1.3.3] The position before the bombardment.
pub(crate) fn start(scenario: Assault) -> State {
    let mut officers = [Spot::Aside; Officer::COUNT];
    if !scenario.active_bowie {
        officers[Officer::BOWIE.index()] = Spot::At(Zone::BOWIE);
    }
    let mut strength = [0; Battalion::COUNT];
    Battalion::all().for_each(|battalion| strength[battalion.index()] = battalion.full());
    State {
        scenario,
        turn: 1,
        phase: Phase::Bombardment,
        step: Step::BombardSide,
        cursor: 0,
        units: [Spot::Aside; Unit::COUNT],
        officers,
        guns: [GunState { crew: Crew::Manned, melees: 0 }; Gun::COUNT],
        stacks: Stacks::new(),
        off: ArrayVec::new(),
        breaches: 0,
        ladders: 0,
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
        fired_guns: 0,
        worked: Zones::NONE,
        moved: 0,
        marching: false,
        climbed: 0,
        crossed: 0,
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
        Man::Unit(_) if state.texans(zone) >= STACK => Err(Illegal::Full { zone }),
        Man::Officer(officer) if officer != Officer::BOWIE && state.infantry_count(zone) == 0 => {
            Err(Illegal::NoInfantry { zone })
        }
        Man::Officer(_) if state.officer_in(zone, Side::Texan).is_some() => {
            Err(Illegal::OfficerThere { zone })
        }
        Man::Unit(_) | Man::Officer(_) => Ok(()),
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
        Man::Officer(officer) if !Zone::inside().any(|zone| can_place(state, man, zone).is_ok()) => {
            Some(Illegal::NobodyToLead { officer })
        }
        _ => None,
    }
}

pub(crate) fn place(state: &mut State, man: Man, zone: Zone, log: &mut impl Sink<Event>) {
    match man {
        Man::Unit(unit) => state.units[unit.index()] = Spot::At(zone),
        Man::Officer(officer) => state.officers[officer.index()] = Spot::At(zone),
    }
    log.emit(|| Event::Placed { man, zone });
    state.step = Step::Place;
    if everyone().all(|man| spot(state, man) != Spot::Aside) {
        state.phase = Phase::Columns;
        state.step = Step::ColumnRoll;
        log.emit(|| Event::PhaseBegan { phase: Phase::Columns });
    }
}

/// The infantry first, for officers are placed on it.
fn everyone() -> impl Iterator<Item = Man> {
    Unit::all().map(Man::Unit).chain(Officer::texans().map(Man::Officer))
}

fn post(man: Man) -> Zone {
    Zone(
        POSTS[match man {
            Man::Unit(unit) => unit.index(),
            Man::Officer(officer) => Unit::COUNT + officer.index(),
        }],
    )
}

/// The usual posts of all who wait must be free. An active Bowie's is taken by no infantry: he goes with Travis's
/// neighbours at the north-west corner.
pub(crate) fn can_place_usually(state: &State) -> Result<(), Illegal> {
    let mut trial = state.clone();
    for man in everyone().filter(|&man| spot(state, man) == Spot::Aside) {
        let zone = usual_zone(man);
        can_place(&trial, man, zone).map_err(|_| Illegal::PostTaken { zone })?;
        match man {
            Man::Unit(unit) => trial.units[unit.index()] = Spot::At(zone),
            Man::Officer(officer) => trial.officers[officer.index()] = Spot::At(zone),
        }
    }
    Ok(())
}

fn usual_zone(man: Man) -> Zone {
    if man == Man::Officer(Officer::BOWIE) { post(Man::Unit(Unit(0))) } else { post(man) }
}

pub(crate) fn place_usually(state: &mut State, log: &mut impl Sink<Event>) {
    for man in everyone() {
        if spot(state, man) == Spot::Aside {
            place(state, man, usual_zone(man), log);
        }
    }
}

pub(crate) fn placements(
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for man in everyone().filter(|&man| spot(state, man) == Spot::Aside) {
        for zone in Zone::inside().filter(|&zone| can_place(state, man, zone).is_ok()) {
            visit(Decision::Place(man, zone))?;
        }
    }
    if can_place_usually(state).is_ok() { visit(Decision::Usual) } else { ControlFlow::Continue(()) }
}
