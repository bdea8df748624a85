//! What a viewer may know: everything, for nothing is hidden in this game.

use serde::Serialize;

use crate::data::LAST_TURN;
use crate::odds::{self, Modifier};
use crate::rules::{captured, fire, melee, morale, victory};
use crate::scenario::Assault;
use crate::state::{Absent, Group, GunState, ROUNDS, Step};
use crate::{
    Battalion, Crew, Edge, End, Fire, Gun, Mark, Officer, Phase, Section, Side, Spot, State, Unit, Wall, Zone,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub scenario: Assault,
    pub turn: u8,
    /// If the Alamo stands at the end of this turn, the assault is called off.
    pub last_turn: u8,
    pub phase: Phase,
    pub awaited: Awaited,
    /// The side that must decide; nobody while the die decides, or when the game is over.
    pub side: Option<Side>,
    pub units: Vec<UnitView>,
    pub officers: Vec<OfficerView>,
    pub guns: Vec<GunView>,
    pub stacks: Vec<StackView>,
    /// Counters off the map, by the zone where they come back.
    pub off: Vec<StackView>,
    pub breaches: Vec<Section>,
    pub ladders: Vec<Wall>,
    pub bombardment: Option<BombardmentView>,
    /// Batteries in action, and those silenced for the next round.
    pub batteries: u8,
    pub silenced: u8,
    /// [4.2] What the die of the batteries said this turn.
    pub battery_die: Option<u8>,
    /// The edges of columns 1 to 4 and of the reserve, once rolled.
    pub edges: Option<[Edge; 5]>,
    /// How many counters each battalion has, or comes back with; and how many it had.
    pub strength: Vec<(Battalion, u8, u8)>,
    pub points: u8,
    pub level: Level,
    /// The lowest points of a draw, of a victory, of a crushing one.
    pub bands: [u8; 3],
    pub defenders: u8,
    pub shot: Option<ShotView>,
    pub morale: Option<MoraleView>,
    pub melee: Option<MeleeView>,
    /// Zones that have fired in this phase.
    pub fired: Vec<Zone>,
    pub end: Option<End>,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Awaited {
    BombardSide,
    BombardKind,
    BombardTarget,
    BombardShot,
    CounterBattery,
    Place,
    ColumnRoll,
    ReserveRoll,
    EntryRoll,
    Cannon,
    Rifles,
    ShotRoll,
    SurvivalRoll,
    MoraleRoll,
    OfficerRoll,
    Move,
    Melees,
    Withdraw,
    TexanMeleeRoll,
    MexicanMeleeRoll,
    Retreat,
    BatteryRoll,
    BatteryTarget,
    RifleTarget,
    Dig,
    Turned,
    SapperRoll,
    March,
    ClimbRoll,
    Nothing,
}

/// [10] How the points are read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Defeat,
    Draw,
    Victory,
    Mythic,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UnitView {
    pub unit: Unit,
    pub spot: Spot,
    /// It may still move in this phase.
    pub ready: bool,
    /// It must fall back now.
    pub falls_back: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OfficerView {
    pub officer: Officer,
    pub spot: Spot,
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GunView {
    pub gun: Gun,
    pub zone: Zone,
    pub crew: Crew,
    /// Melees it can still take part in with ammunition.
    pub ammunition: u8,
    /// Mexicans hold its zone and may fire it.
    pub captured: bool,
    /// It may still fire in this phase.
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    pub zone: Zone,
    pub battalion: Battalion,
    pub count: u8,
    /// How many of them have moved in this phase.
    pub moved: u8,
    /// [3.3] The zone that its top counter came from.
    pub from: Option<Zone>,
    /// It is the top of its zone.
    pub top: bool,
}

/// [1.3.4] The bombardment under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BombardmentView {
    pub round: u8,
    pub rounds: u8,
    /// The side bombarded, once rolled.
    pub side: Option<Edge>,
    pub mark: Option<Mark>,
}

/// A shot whose die is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShotView {
    pub fire: Fire,
    /// Where it is fired from; nowhere for a battery.
    pub from: Option<Zone>,
    pub mark: Mark,
    pub modifiers: Vec<Modifier>,
    pub modifier: i8,
    pub needed: u8,
    /// In how many of six throws it hits.
    pub ways: u8,
}

/// [3.2b] A morale test whose die is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoraleView {
    pub zone: Zone,
    pub battalion: Battalion,
    pub modifiers: Vec<Modifier>,
    pub modifier: i8,
    /// In how many of six throws it routs, retreats, holds.
    pub ways: [u8; 3],
}

/// [7] A melee under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MeleeView {
    pub zone: Zone,
    pub texan: Vec<Modifier>,
    pub mexican: Vec<Modifier>,
    pub texan_modifier: i8,
    pub mexican_modifier: i8,
    pub texan_die: Option<u8>,
    /// In how many of 36 throws the Texans win.
    pub ways: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let step = state.step;
        View {
            scenario: state.scenario,
            turn: state.turn,
            last_turn: LAST_TURN,
            phase: state.phase,
            awaited: awaited(step),
            side: state.awaits(),
            units: Unit::all().map(|unit| unit_view(state, unit)).collect(),
            officers: Officer::all().map(|officer| officer_view(state, officer)).collect(),
            guns: Gun::all().map(|gun| gun_view(state, gun)).collect(),
            stacks: state.groups().map(|group| group_view(state, group)).collect(),
            off: state.off.iter().map(off_view).collect(),
            breaches: state.breaches.iter().collect(),
            ladders: state.ladders.iter().collect(),
            bombardment: (state.phase == Phase::Bombardment).then(|| BombardmentView {
                round: state.round,
                rounds: ROUNDS,
                side: (step != Step::BombardSide).then_some(state.side),
                mark: state.aim,
            }),
            batteries: state.batteries,
            silenced: state.silenced,
            battery_die: (state.battery_die > 0).then_some(state.battery_die),
            edges: (state.phase > Phase::Columns).then_some(state.edges),
            strength: Battalion::all().map(|it| (it, state.strength[it.index()], it.full())).collect(),
            points: victory::score(state),
            level: victory::level(state, victory::score(state)),
            bands: victory::bands(state),
            defenders: state.defenders(),
            shot: shot_view(state),
            morale: morale_view(state),
            melee: melee_view(state),
            fired: state.fired.iter().collect(),
            end: state.end,
        }
    }
}

pub(crate) fn awaited(step: Step) -> Awaited {
    match step {
        Step::BombardSide => Awaited::BombardSide,
        Step::BombardKind => Awaited::BombardKind,
        Step::BombardTarget => Awaited::BombardTarget,
        Step::BombardShot => Awaited::BombardShot,
        Step::CounterBattery => Awaited::CounterBattery,
        Step::Place => Awaited::Place,
        Step::ColumnRoll => Awaited::ColumnRoll,
        Step::ReserveRoll => Awaited::ReserveRoll,
        Step::EntryRoll | Step::CounterRoll => Awaited::EntryRoll,
        Step::Cannon => Awaited::Cannon,
        Step::Rifles => Awaited::Rifles,
        Step::ShotRoll => Awaited::ShotRoll,
        Step::SurvivalRoll => Awaited::SurvivalRoll,
        Step::MoraleRoll => Awaited::MoraleRoll,
        Step::OfficerRoll(_) => Awaited::OfficerRoll,
        Step::Move => Awaited::Move,
        Step::Melees => Awaited::Melees,
        Step::Withdraw(_) => Awaited::Withdraw,
        Step::TexanMeleeRoll(_) => Awaited::TexanMeleeRoll,
        Step::MexicanMeleeRoll(_) => Awaited::MexicanMeleeRoll,
        Step::Retreat(_) => Awaited::Retreat,
        Step::BatteryRoll => Awaited::BatteryRoll,
        Step::BatteryTarget => Awaited::BatteryTarget,
        Step::RifleTarget(_) => Awaited::RifleTarget,
        Step::Dig(_) => Awaited::Dig,
        Step::Turned(_) => Awaited::Turned,
        Step::SapperRoll(_) => Awaited::SapperRoll,
        Step::March => Awaited::March,
        Step::ClimbRoll(_) => Awaited::ClimbRoll,
        Step::RunOn | Step::Over => Awaited::Nothing,
    }
}

fn unit_view(state: &State, unit: Unit) -> UnitView {
    let spot = state.unit(unit);
    let ready = spot.zone().is_some() && !state.moved.contains(unit);
    UnitView { unit, spot, ready, falls_back: state.step == Step::Retreat(unit) }
}

fn officer_view(state: &State, officer: Officer) -> OfficerView {
    let spot = state.officer(officer);
    OfficerView { officer, spot, ready: spot.zone().is_some() && !state.moved_officers.contains(officer) }
}

fn gun_view(state: &State, gun: Gun) -> GunView {
    let zone = gun.zone();
    GunView {
        gun,
        zone,
        crew: state.gun(gun).crew,
        ammunition: GunState::MELEES.saturating_sub(state.gun(gun).melees),
        captured: state.gun(gun).crew == Crew::Dead
            && state.has_mexicans(zone)
            && captured::guards(state, zone) > 0,
        ready: state.gun(gun).is_ready() && !state.fired.contains(zone),
    }
}

fn group_view(state: &State, Group { zone, battalion, count, moved }: Group) -> StackView {
    let top = state.stacks_in(zone).iter().rfind(|stack| stack.battalion == battalion);
    let from = top.and_then(|stack| stack.from);
    StackView { zone, battalion, count, moved, from, top: state.top(zone) == Some(battalion) }
}

fn off_view(&Absent { home, battalion, count }: &Absent) -> StackView {
    StackView { zone: home.beside(), battalion, count, moved: 0, from: None, top: false }
}

fn shot_view(state: &State) -> Option<ShotView> {
    if !matches!(state.step, Step::ShotRoll | Step::BombardShot) {
        return None;
    }
    let shot = fire::current(state);
    let modifiers = fire::modifiers(state, shot);
    let (modifier, needed) = (odds::total(&modifiers), fire::needed(shot));
    Some(ShotView {
        fire: shot.fire,
        from: (shot.fire != Fire::Battery).then_some(shot.from),
        mark: shot.mark,
        modifiers: modifiers.to_vec(),
        modifier,
        needed,
        ways: odds::hit_ways(modifier, needed),
    })
}

fn morale_view(state: &State) -> Option<MoraleView> {
    if state.step != Step::MoraleRoll {
        return None;
    }
    let modifiers = morale::modifiers(state, state.shot);
    let modifier = odds::total(&modifiers);
    Some(MoraleView {
        zone: state.shot.mark.zone(),
        battalion: state.shot.battalion,
        modifiers: modifiers.to_vec(),
        modifier,
        ways: odds::morale_ways(modifier),
    })
}

fn melee_view(state: &State) -> Option<MeleeView> {
    let (zone, die) = match state.step {
        Step::TexanMeleeRoll(zone) => (zone, None),
        Step::MexicanMeleeRoll(zone) => (zone, Some(state.texan_die)),
        _ => return None,
    };
    let (texan, mexican) = (melee::texan_modifiers(state, zone), melee::mexican_modifiers(state, zone));
    let (mine, theirs) = (odds::total(&texan), odds::total(&mexican));
    Some(MeleeView {
        zone,
        texan: texan.to_vec(),
        mexican: mexican.to_vec(),
        texan_modifier: mine,
        mexican_modifier: theirs,
        texan_die: die,
        ways: match die {
            None => odds::melee_ways(mine, theirs),
            Some(die) => 6 * (1..=6).filter(|&other| die as i8 + mine >= other + theirs).count() as u8,
        },
    })
}
