//! What a viewer may know: everything, for nothing is hidden in this game.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::odds::{self, Modifiers};
use crate::rules::attack;
use crate::state::{ARMY, Step};
use crate::{
    Area, Areas, Columns, Force, Group, Gun, Guns, LAST_TURN, Order, Phase, Post, Side, State, Unit, Units,
    Wall,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct View {
    pub turn: u8,
    /// If nobody has won by the end of this turn, the assault has failed.
    pub last_turn: u8,
    pub phase: Phase,
    pub awaited: Awaited,
    /// The side that must decide; nobody while the die decides, or when the game is over.
    pub side: Option<Side>,
    pub texians: [TexianView; Unit::COUNT],
    #[schema(value_type = Vec<StackView>)]
    pub stacks: Stacks,
    pub waiting: Columns,
    pub walls: [WallView; Wall::COUNT],
    pub guns: [GunView; Gun::COUNT],
    pub texian_losses: u8,
    pub mexican_losses: u8,
    pub river_entry_used: bool,
    pub cazadores_used: bool,
    /// The areas marked as unsupported obliques.
    pub unsupported: Areas,
    /// The Mexican units whose command roll is due.
    pub order: Option<Order>,
    /// The Texian unit whose command roll is due, and where it wants to be.
    pub mover: Option<(Unit, Area)>,
    pub attack: Option<AttackView>,
    /// Who has won.
    pub outcome: Option<Side>,
}

/// The Mexican units on the map: no more stacks than units.
pub type Stacks = ArrayVec<StackView, { ARMY as usize }>;

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Awaited {
    SetUp,
    March,
    Oblique,
    Enter,
    Spike,
    CommandRoll,
    Attack,
    Join,
    AttackRoll,
    Hit,
    Lose,
    Advance,
    Move,
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct TexianView {
    pub unit: Unit,
    pub post: Post,
    /// It may still act in this phase of its side.
    pub ready: bool,
    /// It takes part in the attack.
    pub joined: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct StackView {
    pub area: Area,
    pub group: Group,
    pub count: u8,
    /// How many of them may still act in this phase of their side.
    pub ready: u8,
    /// How many of them take part in the attack.
    pub joined: u8,
    /// [7.1a] How many of them may still advance after combat in this turn.
    pub fresh: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct WallView {
    pub wall: Wall,
    pub strength: u8,
    pub printed: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct GunView {
    pub gun: Gun,
    pub hits: u8,
    pub destroyed: bool,
    pub ready: bool,
    pub joined: bool,
}

/// The attack being prepared or resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct AttackView {
    pub side: Side,
    pub target: Area,
    /// Against those hidden in buildings there.
    pub inside: bool,
    pub units: Units,
    pub guns: Guns,
    #[schema(value_type = Vec<(Area, Force)>)]
    pub stacks: ArrayVec<(Area, Force), { Area::COUNT }>,
    #[schema(value_type = Vec<odds::Modifier>)]
    pub modifiers: Modifiers,
    /// What is added to the die in the end.
    pub modifier: i8,
    /// In how many of six throws it scores 0, 1, 2, 3 hits.
    pub chances: [u8; 4],
    /// The die, once thrown, and the hits it scored.
    pub die: Option<u8>,
    pub scored: u8,
    /// Hits still to be placed.
    pub left: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let step = state.step;
        View {
            turn: state.turn,
            last_turn: LAST_TURN,
            phase: step.phase(),
            awaited: step.awaited(),
            side: step.awaits(),
            texians: std::array::from_fn(|at| texian(state, Unit(at as u8))),
            stacks: stacks(state),
            waiting: state.waiting,
            walls: std::array::from_fn(|at| {
                let wall = Wall(at as u8);
                WallView { wall, strength: state.wall(wall), printed: wall.printed() }
            }),
            guns: std::array::from_fn(|at| gun_view(state, Gun(at as u8))),
            texian_losses: state.texian_losses(),
            mexican_losses: state.mexican_losses(),
            river_entry_used: state.river_used,
            cazadores_used: state.cazadores_used,
            unsupported: state.marked(),
            order: match step {
                Step::MarchRoll(order) | Step::ObliqueRoll(order) => Some(order),
                _ => None,
            },
            mover: match step {
                Step::MoveRoll(unit, to) | Step::EmergeRoll(unit, to) => Some((unit, to)),
                _ => None,
            },
            attack: step.attacker().map(|side| attack_view(state, side)),
            outcome: match step {
                Step::Over(side) => Some(side),
                _ => None,
            },
        }
    }
}

fn texian(state: &State, unit: Unit) -> TexianView {
    let post = state.post(unit);
    TexianView {
        unit,
        post,
        ready: post.area().is_some() && !state.unit_is_spent(unit),
        joined: state.attack.has_unit(unit),
    }
}

fn stacks(state: &State) -> Stacks {
    let mut stacks = Stacks::new();
    for area in state.army.held().iter() {
        let (ready, fresh) = (state.ready(area), state.army.fresh(area));
        let joined = state.attack.joined[area.index()];
        for (group, count) in state.force(area).groups() {
            let (ready, joined, fresh) = (ready.count(group), joined.count(group), fresh.count(group));
            stacks.push(StackView { area, group, count, ready, joined, fresh });
        }
    }
    stacks
}

fn gun_view(state: &State, gun: Gun) -> GunView {
    let destroyed = state.is_destroyed(gun);
    GunView {
        gun,
        hits: state.works.hits(gun),
        destroyed,
        ready: !destroyed && !state.gun_is_spent(gun),
        joined: state.attack.has_gun(gun),
    }
}

fn attack_view(state: &State, side: Side) -> AttackView {
    let under_way = &state.attack;
    let modifiers = attack::modifiers(state, side);
    let modifier = modifiers.iter().map(|modifier| modifier.value).sum();
    AttackView {
        side,
        target: under_way.target,
        inside: under_way.inside,
        units: under_way.units,
        guns: under_way.guns,
        stacks: under_way.from.iter().map(|area| (area, under_way.joined[area.index()])).collect(),
        modifiers,
        modifier,
        chances: odds::chances(side, modifier),
        die: (under_way.die > 0).then_some(under_way.die),
        scored: under_way.scored,
        left: under_way.left,
    }
}
