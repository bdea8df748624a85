//! What the Texans may expect at the beginning of a turn, at a glance: what can be counted is counted, and weighed.

use game::Table;

use super::need;
use crate::rules::victory;
use crate::{Battalion, State, Zone};

game::items! {
    /// What is counted.
    enum Item {
        /// Always one.
        Always,
        Turn,
        /// Points; enough of them for a draw, for a victory; one short of either.
        Points,
        Drawn,
        Won,
        AlmostDrawn,
        AlmostWon,
        Infantry,
        /// Guns with their crews.
        Guns,
        /// Infantry and guns together, squared, and times what else there is.
        DefendersSquared,
        DefendersByTurn,
        DefendersByPoints,
        DefendersByDrawn,
        DefendersByWon,
        Breaches,
        /// How much the zones need men.
        Needs,
        /// Mexican counters off the map; inside, and the same for each defender; at the foot of a wall; elsewhere on the map.
        Off,
        Inside,
        InsideByDefenders,
        Foot,
        Field,
        /// Battalions that are no more; those with one counter left; by how many of their counters the others are short, and how near they
        /// are to their last.
        Destroyed,
        LastCounter,
        Short,
        Nearness,
        /// Mexicans before walls that nobody holds; Texans in buildings; guns that have somebody before them.
        Unopposed,
        Sheltered,
        GunsInAction,
    }
}

pub(super) const TABLE: Table =
    Table { file: "src/mind/weights.csv", items: Item::names, columns: &["Texan"], units: 0 };
const WEIGHTS: [[i32; Item::COUNT]; 1] = game::weights(include_str!("weights.csv"));

/// The Texan chance, with the points in it: see [`worth`](game::Mind::worth).
pub(super) fn expected(state: &State) -> i32 {
    game::weighed(&count(state), &WEIGHTS[0])
}

pub(super) fn count(state: &State) -> [i32; Item::COUNT] {
    let mut counts = [0; Item::COUNT];
    let mut add = |item: Item, count: i32| counts[item as usize] += count;
    let turn = i32::from(state.turn);
    let points = state.points();
    let [draw, victory, _] = victory::bands(state);
    let (drawn, won) = (i32::from(points >= draw), i32::from(points >= victory));
    let guns = i32::from(state.manned().len());
    let defenders = i32::from(state.defenders());
    let infantry = defenders - guns;
    add(Item::Always, 1);
    add(Item::Turn, turn);
    add(Item::Points, points.into());
    add(Item::Drawn, drawn);
    add(Item::Won, won);
    add(Item::AlmostDrawn, i32::from(points + 1 == draw));
    add(Item::AlmostWon, i32::from(points + 1 == victory));
    add(Item::Infantry, infantry);
    add(Item::Guns, guns);
    add(Item::DefendersSquared, defenders * defenders);
    add(Item::DefendersByTurn, defenders * turn);
    add(Item::DefendersByPoints, defenders * i32::from(points));
    add(Item::DefendersByDrawn, defenders * drawn);
    add(Item::DefendersByWon, defenders * won);
    add(Item::Breaches, state.breaches.len().into());
    add(Item::Off, state.off.iter().map(|stack| i32::from(stack.count)).sum());
    for zone in state.mexican_zones().iter() {
        let count = i32::from(state.mexicans(zone));
        if zone.is_inside() {
            add(Item::Inside, count);
            add(Item::InsideByDefenders, count * defenders);
        } else {
            add(if zone.is_foot() { Item::Foot } else { Item::Field }, count);
        }
    }
    for battalion in Battalion::all() {
        let strength = i32::from(state.strength[battalion.index()]);
        let standing = i32::from(state.standing(battalion));
        if strength == 0 {
            add(Item::Destroyed, 1);
        } else {
            add(Item::LastCounter, i32::from(standing <= 1));
            add(Item::Short, strength - standing);
            add(Item::Nearness, 12 / standing.max(1));
        }
    }
    for zone in Zone::all() {
        let texans = i32::from(state.texans(zone));
        let before: i32 = zone.walls().iter().map(|wall| i32::from(state.mexicans(wall.outside()))).sum();
        add(Item::Needs, need(state, zone));
        if texans == 0 {
            add(Item::Unopposed, before);
            continue;
        }
        add(Item::Sheltered, if zone.is_building() { texans } else { 0 });
        add(Item::GunsInAction, if before > 0 { state.ready_guns(zone).len().into() } else { 0 });
    }
    counts
}
