//! What a viewer may know: everything but the plot of the columns that have not yet been revealed, which only the
//! Mexican player knows.

use std::ops::ControlFlow;

use game::{Viewer, Views};
use serde::Serialize;

use crate::board::wooden_gap;
use crate::odds::{self, CombatResult, Modifier};
use crate::pieces::{Batteries, Columns, Pieces, Units};
use crate::rules::{aim, damage, facing, reserve, victory};
use crate::scenario::Assault;
use crate::sight::{Block, Scene, sight};
use crate::state::{
    Arrival, Emplaced, Ending, Order, Phase, Post, Reserve, Side, Spot, Standing, State, Step, Walls, Way,
};
use crate::{
    Area, Battery, Column, Decision, Facing, Kind, LAST_TURN, Leader, MEXICAN, Piece, Place, Terrain, Unit,
    Wall,
};

/// What a viewer may know. How the pieces stand is kept as the position keeps it, and told piece by piece to whoever asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub rules: Assault,
    pub turn: u8,
    pub phase: Phase,
    pub awaited: Awaited,
    /// The side that must decide; nobody while dice decide, or when the game is over.
    pub side: Option<Side>,
    units: [Standing; Unit::COUNT],
    reduced: Units,
    fallen: Units,
    leaders: [Spot; Leader::COUNT],
    batteries: [Emplaced; Battery::COUNT],
    crewed: Batteries,
    breached: Walls,
    /// The side whose Player-Turn it is, and who has moved or attacked in it.
    phasing: Option<Side>,
    done: Pieces,
    /// [R2b] The Entry Area of each column, as far as this viewer knows it.
    pub plot: [Option<Area>; Column::COUNT],
    /// The columns whose area everybody knows.
    pub revealed: [bool; Column::COUNT],
    pub reserve: Reserve,
    /// [4.0-f] A Mexican unit in good order is within the walls.
    pub within_walls: bool,
    /// [R9d] Mexican casualties so far.
    pub losses: u16,
    /// [16.2] Those at which the Mexicans withdraw at the end of this turn.
    pub limit: u16,
    /// The piece that is being placed, moves or attacks.
    pub active: Option<Piece>,
    train: Pieces,
    /// What the attacker may attack, with the odds.
    pub aims: Vec<AimView>,
    pub fight: Option<FightView>,
    pub ending: Option<Ending>,
    pub grade: Option<Grade>,
}

/// The view as data.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = View)]
struct Told<'a> {
    rules: Assault,
    turn: u8,
    /// If nobody has won by the end of this turn, the assault has failed.
    last_turn: u8,
    phase: Phase,
    awaited: Awaited,
    side: Option<Side>,
    units: Vec<UnitView>,
    leaders: Vec<LeaderView>,
    batteries: Vec<BatteryView>,
    breaches: Vec<Wall>,
    plot: [Option<Area>; Column::COUNT],
    revealed: [bool; Column::COUNT],
    reserve: Reserve,
    within_walls: bool,
    losses: u16,
    limit: u16,
    active: Option<Piece>,
    train: Vec<Piece>,
    aims: &'a [AimView],
    fight: &'a Option<FightView>,
    ending: Option<Ending>,
    grade: Option<Grade>,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { rules, turn, phase, awaited, side, plot, revealed, reserve, .. } = *self;
        let View { within_walls, losses, limit, active, ending, grade, .. } = *self;
        Told {
            rules,
            turn,
            last_turn: LAST_TURN,
            phase,
            awaited,
            side,
            units: self.units().collect(),
            leaders: self.leaders().collect(),
            batteries: self.batteries().collect(),
            breaches: self.breaches().collect(),
            plot,
            revealed,
            reserve,
            within_walls,
            losses,
            limit,
            active,
            train: self.train.iter().collect(),
            aims: &self.aims,
            fight: &self.fight,
            ending,
            grade,
        }
        .serialize(to)
    }
}

impl utoipa::PartialSchema for View {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Told::schema()
    }
}

impl utoipa::ToSchema for View {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Told::schemas(schemas);
    }
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Awaited {
    Guns,
    Plot,
    Garrison,
    Put,
    FirstFacing,
    Deploy(Arrival),
    Move,
    Moving,
    React,
    Facing,
    Commitment,
    Attack,
    Aim,
    AttackRoll,
    BreachRoll,
    DamageRoll,
    TrackRoll,
    LeaderRoll,
    Retreat,
    Advance,
    WithdrawalRoll,
    SiegeRoll,
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct UnitView {
    pub unit: Unit,
    pub side: Side,
    pub column: Option<Column>,
    pub kind: Kind,
    pub post: Post,
    pub order: Order,
    pub reduced: bool,
    /// Eliminated once: it will not come back again.
    pub fallen: bool,
    /// [R6b] The way a Texan unit faces.
    pub facing: Option<Facing>,
    pub fire: u8,
    pub melee: u8,
    pub morale: u8,
    pub movement: u8,
    /// It may still move, or attack, in this phase of its side.
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct LeaderView {
    pub leader: Leader,
    pub side: Side,
    pub post: Post,
    pub leadership: u8,
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct BatteryView {
    pub battery: Battery,
    pub owner: Side,
    pub post: Post,
    pub strength: u8,
    /// [R10a] A unit in good order serves it.
    pub crewed: bool,
    pub ready: bool,
}

/// A target, and what to expect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct AimView {
    pub target: Unit,
    pub way: Way,
    pub terrain: Terrain,
    pub strength: u8,
    pub column: u8,
    pub modifiers: Vec<Modifier>,
    /// In how many of 216 cases it disorders, costs a step, eliminates.
    pub chances: [u8; 3],
}

/// The attack under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct FightView {
    /// Who strikes now: in a counterattack, who was attacked first.
    pub attacker: Piece,
    pub target: Unit,
    pub way: Way,
    pub terrain: Terrain,
    pub counter: bool,
    pub strength: u8,
    pub column: u8,
    /// The die of the Combat Results Table, once thrown, and what it meant.
    pub die: Option<u8>,
    pub result: Option<CombatResult>,
    pub modifiers: Vec<Modifier>,
    pub morale: u8,
    pub chances: [u8; 3],
    /// A breach is tried on this hexside.
    pub wall: Option<Wall>,
}

/// [R16c] How good a Mexican victory is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    Decisive,
    Plain,
    InDeath,
}

impl Grade {
    /// [R16c] By the Mexican casualties.
    pub fn of(losses: u16) -> Grade {
        match losses {
            ..400 => Grade::Decisive,
            400..600 => Grade::Plain,
            600.. => Grade::InDeath,
        }
    }
}

/// [16.2] The casualties printed for each turn of the track.
pub fn figures() -> [u16; 12] {
    crate::data::data().withdrawal
}

impl View {
    /// What everybody may know: all but the plot is the same for all.
    pub(crate) fn of_all(state: &State) -> Views<View> {
        let view = View::of(state, Viewer::Observer);
        let plot = plot(state, Viewer::Seat(MEXICAN));
        if plot == view.plot {
            return Views::Alike(view);
        }
        let mexican = View { plot, ..view.clone() };
        Views::Each { seats: [view.clone(), mexican], observer: view }
    }

    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let step = state.step;
        View {
            rules: state.rules,
            turn: state.turn,
            phase: step.phase(state),
            awaited: step.awaited(),
            side: state.awaits(),
            units: state.units,
            reduced: state.reduced,
            fallen: state.fallen,
            leaders: state.leaders,
            batteries: state.batteries,
            crewed: Batteries::ALL.filter(|battery| state.crew(battery).is_some()),
            breached: state.breached,
            phasing: state.phasing(),
            done: state.done,
            plot: plot(state, viewer),
            revealed: std::array::from_fn(|column| state.revealed.contains(Column(column as u8))),
            reserve: state.reserve,
            within_walls: reserve::somebody_within(state),
            losses: state.losses,
            limit: victory::limit(state),
            active: state.active(),
            train: state.train,
            aims: aims(state),
            fight: fight(state),
            ending: match step {
                Step::Over(ending) => Some(ending),
                _ => None,
            },
            grade: match step {
                Step::Over(Ending::GarrisonDead) => Some(Grade::of(state.losses)),
                _ => None,
            },
        }
    }

    /// The units in this game.
    pub fn units(&self) -> impl Iterator<Item = UnitView> {
        Unit::all().filter_map(|unit| self.unit(unit))
    }

    pub fn leaders(&self) -> impl Iterator<Item = LeaderView> {
        Leader::all().map(|leader| LeaderView {
            leader,
            side: leader.side(),
            post: self.leaders[leader.index()].post(),
            leadership: leader.leadership(),
            ready: self.is_ready(Piece::Leader(leader), leader.side()),
        })
    }

    pub fn batteries(&self) -> impl Iterator<Item = BatteryView> {
        Battery::all().map(|battery| {
            let Emplaced { spot, owner } = self.batteries[battery.index()];
            BatteryView {
                battery,
                owner,
                post: spot.post(),
                strength: battery.strength(),
                crewed: self.crewed.contains(battery),
                ready: self.is_ready(Piece::Battery(battery), owner),
            }
        })
    }

    pub fn breaches(&self) -> impl Iterator<Item = Wall> {
        self.breached.iter()
    }

    /// [R5h] Whether a piece goes along with the one that moves.
    pub fn goes_along(&self, piece: Piece) -> bool {
        self.train.contains(piece)
    }

    /// The unit as it is seen, if it is in this game.
    pub fn unit(&self, unit: Unit) -> Option<UnitView> {
        let Standing { spot, order, facing, .. } = self.units[unit.index()];
        let reduced = self.reduced.contains(unit);
        let faces = unit.side() == Side::Texan && spot.place().is_some() && facing != facing::UNSET;
        unit.is_in(&self.rules).then(|| UnitView {
            unit,
            side: unit.side(),
            column: unit.column(),
            kind: unit.kind(),
            post: spot.post(),
            order,
            reduced,
            fallen: self.fallen.contains(unit),
            facing: faces.then_some(facing),
            fire: unit.fire(reduced),
            melee: unit.melee(reduced),
            morale: unit.morale(),
            movement: unit.movement(),
            ready: self.is_ready(Piece::Unit(unit), unit.side()),
        })
    }

    /// It has not moved, or attacked, in this phase of its side.
    fn is_ready(&self, piece: Piece, side: Side) -> bool {
        self.phasing == Some(side) && !self.done.contains(piece)
    }

    /// Where a piece is.
    fn post(&self, piece: Piece) -> Post {
        let spot = match piece {
            Piece::Unit(unit) => self.units[unit.index()].spot,
            Piece::Leader(leader) => self.leaders[leader.index()],
            Piece::Battery(battery) => self.batteries[battery.index()].spot,
        };
        spot.post()
    }

    /// Who stands in the way of a line of sight.
    pub fn scene(&self) -> Scene {
        let crowd = self.units.iter().filter_map(|unit| unit.spot.place());
        Scene::new(crowd, self.breaches()).with_wooden(wooden_gap(&self.rules))
    }

    /// [7.5] Whether two places see each other, and if not, what is in the way.
    pub fn sight(&self, from: Place, to: Place) -> Result<(), Block> {
        sight(&self.scene(), from, to)
    }

    /// What is seen from a place, and what not and why: an answer for every other place.
    pub fn sights(&self, from: Place) -> Vec<(Place, Result<(), Block>)> {
        let scene = self.scene();
        Place::all().filter(|&to| to != from).map(|to| (to, sight(&scene, from, to))).collect()
    }

    /// The pieces in a place: units, then leaders, then a battery.
    pub fn pieces_at(&self, place: Place) -> impl Iterator<Item = Piece> {
        let leaders = Leader::all().map(Piece::Leader);
        let all = Unit::all().map(Piece::Unit).chain(leaders).chain(Battery::all().map(Piece::Battery));
        all.filter(move |&piece| self.post(piece) == Post::On(place))
    }
}

/// [R2b] The Mexican player knows the plot; the others what has been revealed.
fn plot(state: &State, viewer: Viewer) -> [Option<Area>; Column::COUNT] {
    let known = if viewer == Viewer::Seat(MEXICAN) { Columns::ALL } else { state.revealed };
    std::array::from_fn(|column| state.plot[column].filter(|_| known.contains(Column(column as u8))))
}

fn modifiers(state: &State, attacker: Piece, target: Unit) -> Vec<Modifier> {
    damage::modifiers(state, attacker, target, 0).into_iter().collect()
}

fn sum(modifiers: &[Modifier]) -> i8 {
    modifiers.iter().map(|modifier| modifier.value).sum()
}

/// What the attacker who takes aim may attack.
fn aims(state: &State) -> Vec<AimView> {
    let Step::Aim(attacker) = state.step else { return Vec::new() };
    let mut aims = Vec::new();
    let _ = aim::targets(state, attacker, &mut |decision| {
        let (target, way) = match decision {
            Decision::Fire(target) => (target, Way::Fire),
            Decision::Melee(target) => (target, Way::Melee),
            // Hexsides come last.
            _ => return ControlFlow::Break(()),
        };
        if let Some(terrain) = aim::crossed(state, attacker, target, way) {
            let strength = aim::strength(state, attacker, way);
            let column = odds::column(&state.rules, terrain, strength);
            let modifiers = modifiers(state, attacker, target);
            let chances = odds::chances(column, sum(&modifiers), target.morale());
            aims.push(AimView { target, way, terrain, strength, column, modifiers, chances });
        }
        ControlFlow::Continue(())
    });
    aims
}

fn fight(state: &State) -> Option<FightView> {
    let wall = match state.step {
        Step::BreachRoll(wall) => Some(wall),
        Step::AttackRoll | Step::DamageRoll => None,
        _ => return None,
    };
    let fight = &state.fight;
    let (attacker, target) = state.striker();
    let strength = aim::strength(state, attacker, fight.way);
    let column = odds::column(&state.rules, fight.terrain, strength);
    let die = (fight.die > 0).then_some(fight.die);
    let modifiers: Vec<Modifier> = match wall {
        Some(_) => Vec::new(),
        None => damage::modifiers(state, attacker, target, fight.added).into_iter().collect(),
    };
    let chances = odds::chances(column, sum(&modifiers) - fight.added as i8, target.morale());
    Some(FightView {
        attacker,
        target,
        way: fight.way,
        terrain: fight.terrain,
        counter: fight.counter,
        strength,
        column,
        die,
        result: die.map(|die| odds::result(column, die)),
        morale: target.morale(),
        chances: if wall.is_some() { [0; 3] } else { chances },
        modifiers,
        wall,
    })
}
