//! Positions as text: complete, and short enough to write by hand.
//!
//! ```text
//! turn 3, Texan cannon
//! scenario: two-player bowie=active
//! NTE: Tex1 Travis
//! fW3: Ald2<O3 Zap*1 Cos      two counters that came from O3; one that has moved; their officer
//! off: Tol2 N3, Duque N3      off the map, to come back at N3; `Tol2 N`: anywhere in the north, when there is room
//! guns: G4 destroyed, G5 crewless, G6 melees 2
//! breaches: W3
//! ladders: fW3>W3
//! strength: Ald 5, Zap 3      what a battalion has, or comes back with
//! batteries: 2
//! edges: N N S S S            of columns 1 to 4 and the reserve
//! awaits: morale              a step other than the first of the phase
//! shot: texan-cannon NTE > zone N3 Ald
//! ```
//!
//! What is not said is as at the start: guns manned, walls whole, battalions at full strength. Counters and officers not
//! named are dead, but Santa Anna waits off the map unless he is `dead: SantaAnna`; before the first turn, none is on the
//! map yet. A phase without a step of its own begins at its beginning and goes on to the first die or decision.

mod read;

use std::fmt::Write as _;

use crate::scenario::Assault;
use crate::state::{Arrival, BATTERIES, Home, Shot, Stack, Step};
use crate::{Battalion, Crew, End, Fire, Gun, Man, Officer, Phase, Spot, State, Unit, Zone};

pub(crate) use read::read;

/// The phases by name.
const PHASES: [(&str, Phase); 13] = [
    ("bombardment", Phase::Bombardment),
    ("placement", Phase::Placement),
    ("columns", Phase::Columns),
    ("rally", Phase::Rally),
    ("Texan cannon", Phase::TexanCannon),
    ("Texan rifles", Phase::TexanRifles),
    ("Texan movement", Phase::TexanMovement),
    ("Texan melee", Phase::TexanMelee),
    ("Mexican cannon", Phase::MexicanCannon),
    ("Mexican rifles", Phase::MexicanRifles),
    ("Mexican movement", Phase::MexicanMovement),
    ("Mexican melee", Phase::MexicanMelee),
    ("the end", Phase::Over),
];

/// The steps that need no more than their name.
const STEPS: [(&str, Step); 19] = [
    ("side", Step::BombardSide),
    ("kind", Step::BombardKind),
    ("target", Step::BombardTarget),
    ("battery", Step::BombardShot),
    ("counter-battery", Step::CounterBattery),
    ("placement", Step::Place),
    ("columns", Step::ColumnRoll),
    ("reserve", Step::ReserveRoll),
    ("entry", Step::EntryRoll),
    ("single-entry", Step::CounterRoll),
    ("cannon", Step::Cannon),
    ("rifles", Step::Rifles),
    ("shot", Step::ShotRoll),
    ("survival", Step::SurvivalRoll),
    ("morale", Step::MoraleRoll),
    ("move", Step::Move),
    ("melees", Step::Melees),
    ("batteries", Step::BatteryRoll),
    ("battery-target", Step::BatteryTarget),
];

const ENDS: [(&str, End); 4] = [
    ("fallen", End::Fallen),
    ("Santa Anna dead", End::SantaAnnaDead),
    ("exhausted", End::Exhausted),
    ("called off", End::CalledOff),
];

const FIRES: [(&str, Fire); 7] = [
    ("texan-cannon", Fire::TexanCannon),
    ("texan-rifles", Fire::TexanRifles),
    ("mexican-rifles", Fire::MexicanRifles),
    ("captured", Fire::Captured),
    ("battery", Fire::Battery),
    ("free", Fire::Free),
    ("pistols", Fire::Pistols),
];

/// Where Santa Anna is, off the map, if nothing is said of him.
const SANTA_ANNA_WAITS: Zone = Zone(27);

/// The step a phase begins with, if it is always the same.
fn first_step(state: &State) -> Option<Step> {
    match state.phase {
        Phase::Bombardment => Some(Step::BombardSide),
        Phase::Placement => Some(Step::Place),
        Phase::Columns => Some(Step::ColumnRoll),
        Phase::TexanCannon => Some(Step::Cannon),
        Phase::TexanRifles => Some(Step::Rifles),
        Phase::TexanMovement => Some(Step::Move),
        Phase::MexicanCannon if state.batteries > 0 => Some(Step::BatteryRoll),
        Phase::MexicanMovement if state.scenario.two_player => Some(Step::March),
        Phase::Over => Some(Step::Over),
        Phase::Rally
        | Phase::TexanMelee
        | Phase::MexicanCannon
        | Phase::MexicanRifles
        | Phase::MexicanMovement
        | Phase::MexicanMelee => None,
    }
}

fn name<T: PartialEq>(table: &[(&'static str, T)], item: &T) -> &'static str {
    table.iter().find(|(_, known)| known == item).map_or("", |(name, _)| name)
}

fn step_text(step: Step) -> String {
    match step {
        Step::OfficerRoll(officer) => format!("officer {officer}"),
        Step::TexanMeleeRoll(zone) => format!("texan-melee {zone}"),
        Step::MexicanMeleeRoll(zone) => format!("mexican-melee {zone}"),
        Step::Retreat(unit) => format!("retreat {unit}"),
        Step::Withdraw(zone) => format!("withdraw {zone}"),
        Step::RifleTarget(zone) => format!("rifle-target {zone}"),
        Step::Dig(zone) => format!("dig {zone}"),
        Step::Turned(zone) => format!("turned {zone}"),
        Step::SapperRoll(section) => format!("sappers {section}"),
        Step::ClimbRoll(wall) => format!("climb {wall}"),
        Step::March => "march".to_owned(),
        Step::RunOn | Step::Over => "nothing".to_owned(),
        step => name(&STEPS, &step).to_owned(),
    }
}

pub(crate) fn write(state: &State) -> String {
    let mut out = format!("turn {}, {}\n", state.turn, name(&PHASES, &state.phase));
    let mut line = |name: &str, items: Vec<String>, between: &str| {
        if !items.is_empty() {
            let _ = writeln!(out, "{name}: {}", items.join(between));
        }
    };
    let unless = |usual: bool, text: String| if usual { Vec::new() } else { vec![text] };
    line("scenario", unless(state.scenario == Assault::default(), state.scenario.to_string()), "");
    for zone in Zone::all() {
        line(zone.code(), zone_words(state, zone), " ");
    }
    line("off", off_words(state), ", ");
    let dead = state.officer(Officer::SANTA_ANNA) == Spot::Dead;
    line("dead", unless(!dead, Officer::SANTA_ANNA.to_string()), "");
    line("guns", Gun::all().filter_map(|gun| gun_text(state, gun)).collect(), ", ");
    line("breaches", texts(state.breaches.iter()), " ");
    line("ladders", texts(state.ladders.iter()), " ");
    let weaker = Battalion::all().filter(|it| state.strength[it.index()] != it.full());
    line("strength", weaker.map(|it| format!("{it} {}", state.strength[it.index()])).collect(), ", ");
    line("batteries", unless(state.batteries == BATTERIES, state.batteries.to_string()), "");
    let edges = state.edges.map(|edge| edge.to_string());
    line("edges", unless(state.edges.iter().all(|edge| edge.0 == 0), edges.join(" ")), "");
    write_round(state, &mut line);
    line("fired", texts(state.fired.iter()), " ");
    line("fired apart", texts(state.fired_guns.iter()), " ");
    line("worked", texts(state.worked.iter()), " ");
    let units = state.moved.iter().map(Man::Unit);
    line("moved", texts(units.chain(state.moved_officers.iter().map(Man::Officer))), " ");
    line("marching", unless(!state.marching, "yes".to_owned()), "");
    line("climbed", texts(state.climbed.iter()), " ");
    line("crossed", texts(state.crossed.iter()), " ");
    let came = Unit::all().filter_map(|unit| Some(format!("{unit}<{}", state.came[unit.index()]?)));
    line("came", came.collect(), " ");
    let first = first_step(state) == Some(state.step);
    line("awaits", unless(first, step_text(state.step)), "");
    line("shot", unless(state.shot == Shot::NONE, shot_text(state.shot)), "");
    let free_shot = state.free_shot.iter().map(|(zone, battalion)| format!("{zone} {battalion}"));
    line("free shot", free_shot.collect(), "");
    line("falling back", state.falling_back.iter().map(ToString::to_string).collect(), "");
    line("withdrawing", state.withdrawing.iter().map(ToString::to_string).collect(), "");
    line("Texan die", unless(state.texan_die == 0, state.texan_die.to_string()), "");
    line("end", state.end.iter().map(|end| name(&ENDS, end).to_owned()).collect(), "");
    out
}

/// The bombardment, the batteries' phase and the arrival under way.
fn write_round(state: &State, line: &mut impl FnMut(&str, Vec<String>, &str)) {
    let usual_round = u8::from(state.phase == Phase::Bombardment);
    let number = |number: u8, usual: u8| if number == usual { Vec::new() } else { vec![number.to_string()] };
    line("round", number(state.round, usual_round), "");
    line("side", if state.side.0 == 0 { Vec::new() } else { vec![state.side.to_string()] }, "");
    line("aim", state.aim.iter().map(ToString::to_string).collect(), "");
    line("silenced", number(state.silenced, 0), "");
    line("aimed", [texts(state.aimed.guns.iter()), texts(state.aimed.units.iter())].concat(), " ");
    line("battery die", number(state.battery_die, 0), "");
    if state.arrival != Arrival::NONE {
        let Arrival { entry, battalion, left, edge } = state.arrival;
        line("arrival", vec![format!("{entry} {battalion} {left} {edge}")], "");
    }
    line("cursor", number(state.cursor, 0), "");
}

fn texts(things: impl Iterator<Item = impl ToString>) -> Vec<String> {
    things.map(|thing| thing.to_string()).collect()
}

/// Infantry, Mexican counters, officers.
fn zone_words(state: &State, zone: Zone) -> Vec<String> {
    let units = state.infantry(zone).map(|unit| unit.to_string());
    let stacks = state.camp(zone).stacks(zone).map(stack_text);
    let officers = Officer::all().filter(|&officer| state.officer(officer) == Spot::At(zone));
    units.chain(stacks).chain(officers.map(|officer| officer.to_string())).collect()
}

/// `Ald3*1<O3`: three counters, one of which has moved, from O3.
fn stack_text(stack: Stack) -> String {
    let mut text = format!("{}{}", stack.battalion, stack.count);
    if stack.moved > 0 {
        let _ = write!(text, "*{}", stack.moved);
    }
    if let Some(from) = stack.from {
        let _ = write!(text, "<{from}");
    }
    text
}

fn off_words(state: &State) -> Vec<String> {
    let stacks = state.off.iter().map(|absent| match absent.home {
        Home::Zone(zone) => format!("{}{} {zone}", absent.battalion, absent.count),
        Home::Edge(edge) => format!("{}{} {edge}", absent.battalion, absent.count),
    });
    let officers = Officer::all().filter_map(|officer| match state.officer(officer) {
        Spot::Off(zone) if officer != Officer::SANTA_ANNA || zone != SANTA_ANNA_WAITS => {
            Some(format!("{officer} {zone}"))
        }
        _ => None,
    });
    stacks.chain(officers).collect()
}

fn gun_text(state: &State, gun: Gun) -> Option<String> {
    let it = state.gun(gun);
    let fate = match it.crew {
        Crew::Manned => "",
        Crew::Dead => " crewless",
        Crew::Destroyed => " destroyed",
    };
    let melees = if it.melees > 0 { format!(" melees {}", it.melees) } else { String::new() };
    (!fate.is_empty() || it.melees > 0).then(|| format!("{gun}{fate}{melees}"))
}

fn shot_text(shot: Shot) -> String {
    let from = shot.gun.map_or_else(|| shot.from.to_string(), |gun| gun.to_string());
    format!("{} {from} > {} {}", name(&FIRES, &shot.fire), shot.mark, shot.battalion)
}
