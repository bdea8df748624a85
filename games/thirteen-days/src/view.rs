//! What a viewer may know: everything, for nothing is hidden in this game.

use serde::Serialize;

use crate::data::data;
use crate::odds::{self, Modifiers};
use crate::rules::{fire, melee, morale, victory};
use crate::scenario::Assault;
use crate::state::{Absent, COUNTERS, Group, GunState, ROUNDS, Step};
use crate::{
    Battalion, Crew, Edge, End, Fire, Gun, Mark, Officer, Phase, Sections, Side, Spot, State, Unit, Walls,
    Zone, Zones,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct View {
    pub scenario: Assault,
    pub turn: u8,
    /// If the Alamo stands at the end of this turn, the assault is called off.
    pub last_turn: u8,
    pub phase: Phase,
    pub awaited: Awaited,
    /// The side that must decide; nobody while the die decides, or when the game is over.
    pub side: Option<Side>,
    pub units: [UnitView; Unit::COUNT],
    pub officers: [OfficerView; Officer::COUNT],
    pub guns: [GunView; Gun::COUNT],
    pub stacks: Vec<StackView>,
    /// Counters off the map, by the zone where they come back.
    pub off: Vec<StackView>,
    pub breaches: Sections,
    pub ladders: Walls,
    pub bombardment: Option<BombardmentView>,
    /// Batteries in action, and those silenced for the next round.
    pub batteries: u8,
    pub silenced: u8,
    /// [4.2] What the die of the batteries said this turn.
    pub battery_die: Option<u8>,
    /// The edges of columns 1 to 4 and of the reserve, once rolled.
    pub edges: Option<[Edge; 5]>,
    /// How many counters each battalion has, or comes back with; and how many it had.
    pub strength: [(Battalion, u8, u8); Battalion::COUNT],
    pub points: u8,
    pub level: Level,
    /// The lowest points of a draw, of a victory, of a crushing one.
    pub bands: [u8; 3],
    pub defenders: u8,
    pub shot: Option<ShotView>,
    pub morale: Option<MoraleView>,
    pub melee: Option<MeleeView>,
    /// Zones that have fired in this phase.
    pub fired: Zones,
    pub end: Option<End>,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Defeat,
    Draw,
    Victory,
    Mythic,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct UnitView {
    pub unit: Unit,
    pub spot: Spot,
    /// It may still move in this phase.
    pub ready: bool,
    /// It must fall back now.
    pub falls_back: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct OfficerView {
    pub officer: Officer,
    pub spot: Spot,
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct BombardmentView {
    pub round: u8,
    pub rounds: u8,
    /// The side bombarded, once rolled.
    pub side: Option<Edge>,
    pub mark: Option<Mark>,
}

/// A shot whose die is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct ShotView {
    pub fire: Fire,
    /// Where it is fired from; nowhere for a battery.
    pub from: Option<Zone>,
    pub mark: Mark,
    #[schema(value_type = Vec<odds::Modifier>)]
    pub modifiers: Modifiers,
    pub modifier: i8,
    pub needed: u8,
    /// In how many of six throws it hits.
    pub ways: u8,
}

/// [3.2b] A morale test whose die is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct MoraleView {
    pub zone: Zone,
    pub battalion: Battalion,
    #[schema(value_type = Vec<odds::Modifier>)]
    pub modifiers: Modifiers,
    pub modifier: i8,
    /// In how many of six throws it routs, retreats, holds.
    pub ways: [u8; 3],
}

/// [7] A melee under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct MeleeView {
    pub zone: Zone,
    #[schema(value_type = Vec<odds::Modifier>)]
    pub texan: Modifiers,
    #[schema(value_type = Vec<odds::Modifier>)]
    pub mexican: Modifiers,
    pub texan_modifier: i8,
    pub mexican_modifier: i8,
    pub texan_die: Option<u8>,
    /// In how many of 36 throws the Texans win.
    pub ways: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let step = state.step;
        let points = victory::score(state);
        View {
            scenario: state.scenario,
            turn: state.turn,
            last_turn: data().last_turn,
            phase: state.phase,
            awaited: awaited(step),
            side: state.awaits(),
            units: std::array::from_fn(|at| unit_view(state, Unit(at as u8))),
            officers: std::array::from_fn(|at| officer_view(state, Officer(at as u8))),
            guns: std::array::from_fn(|at| gun_view(state, Gun(at as u8))),
            stacks: stack_views(state),
            off: state.off.iter().map(off_view).collect(),
            breaches: state.breaches,
            ladders: state.ladders,
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
            strength: std::array::from_fn(|at| {
                let battalion = Battalion(at as u8);
                (battalion, state.strength[at], battalion.full())
            }),
            points,
            level: victory::level(state, points),
            bands: victory::bands(state),
            defenders: state.defenders(),
            shot: shot_view(state),
            morale: morale_view(state),
            melee: melee_view(state),
            fired: state.fired,
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
        captured: state.crewless().contains(gun) && state.has_mexicans(zone) && !state.has_texans(zone),
        ready: state.ready().contains(gun) && !state.fired.contains(zone),
    }
}

/// The counters on the map, battalion by battalion in each zone.
fn stack_views(state: &State) -> Vec<StackView> {
    let mut views = Vec::with_capacity(COUNTERS);
    for zone in state.mexican_zones().iter() {
        let top = state.top(zone);
        for counters in state.camp(zone).battalions() {
            let Group { battalion, count, moved, .. } = Group::of(zone, counters);
            let from = counters[counters.len() - 1].from;
            views.push(StackView { zone, battalion, count, moved, from, top: top == Some(battalion) });
        }
    }
    views
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
        modifiers,
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
        modifiers,
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
        texan,
        mexican,
        texan_modifier: mine,
        mexican_modifier: theirs,
        texan_die: die,
        ways: match die {
            None => odds::melee_ways(mine, theirs),
            Some(die) => 6 * (1..=6).filter(|&other| die as i8 + mine >= other + theirs).count() as u8,
        },
    })
}
