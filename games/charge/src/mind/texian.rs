//! How the Texians are led: shoot together, at what threatens most; stand where there is something to shoot at;
//! hide when a place cannot be held.

use super::worth::{self, Shooters, fire};
use crate::rules::{artillery, attack};
use crate::{Area, Areas, Column, Decision, Group, Mark, Post, Side, State, Unit, Units, Who};

/// Quarters of what a life in danger counts: low, for walls are there to be held.
const CAUTION: i32 = 7;
/// Sixths of a life that are as good as lost, and what that counts.
const SURE: i32 = 5;
const DOOMED: i32 = 30;
/// A gun that is not left to the enemy for nothing.
const HELD_GUN: i32 = 12;
/// What a hidden unit is worth where Mexicans stand, and elsewhere.
const BESIEGED: i32 = 10;
const SAFE: i32 = 4;
/// A move must gain at least this much.
const EFFORT: i32 = 5;
/// Having something to shoot at, even if others do enough.
const IN_SIGHT: i32 = 6;
/// Never first.
const LAST: i32 = -1000;

pub(super) fn prior(state: &State, decision: Decision) -> i32 {
    match decision {
        Decision::Place(unit, area) => place(state, unit, area),
        Decision::PlaceHidden(..) | Decision::Historic | Decision::JoinAll => LAST,
        Decision::Attack(target) => shoot(state, target),
        Decision::Join(who) => join(state, who),
        Decision::Hit(Mark::Stack(area, group)) => fell(state, area, group),
        Decision::Lose(unit) => -i32::from(unit.is_leader()),
        Decision::Advance(Who::Unit(unit)) => advance(state, unit),
        Decision::Move(unit, to) => go(state, unit, Post::Open(to)),
        Decision::Hide(unit, area) => go(state, unit, Post::Hidden(area)),
        Decision::Emerge(unit, area) => go(state, unit, Post::Open(area)),
        _ => 0,
    }
}

/// How many units each area would like at the start.
fn wanted(area: Area) -> i32 {
    match area.code() {
        "N" | "NW" | "CR" => 2,
        "PA" | "GT" | "SW" | "HC" | "CH" | "WW" => 1,
        _ => 0,
    }
}

/// Man the walls, leaders north and south, with a company before them and never two in one place.
fn place(state: &State, unit: Unit, area: Area) -> i32 {
    let there = i32::from(state.count_at(Post::Open(area)));
    let need = 20 * (wanted(area) - there);
    if !unit.is_leader() {
        return need;
    }
    let second = state.garrison.at(Post::Open(area)).meets(Units::leaders());
    let alone = there == 0 && !area.reach().minus(Areas::ALAMO).is_empty();
    let led = if matches!(area.code(), "N" | "PA" | "GT") { 30 } else { 0 };
    need + if second || alone { -60 } else { led }
}

/// What all who can still shoot at an area add to the die.
fn firepower(state: &State, target: Area) -> i32 {
    let Shooters { units, guns } = Shooters::on(state, target);
    Shooters { units: units.minus(state.spent_units), guns: guns.minus(state.spent_guns) }.power()
}

/// Shoot where the most hits are to be expected; those inside the walls first, then the largest force.
fn shoot(state: &State, target: Area) -> i32 {
    let inside = if target.is_alamo() { 8 } else { 0 };
    let marked = if state.marked().contains(target) { 4 } else { 0 };
    let size = i32::from(state.force(target).total()).min(6);
    fire(firepower(state, target)) * 10 + inside + marked + size
}

/// Add to the die up to +4, first with those who have nothing else to shoot at.
fn join(state: &State, who: Who) -> i32 {
    let now: i32 = attack::modifiers(state, Side::Texian).iter().map(|part| i32::from(part.value)).sum();
    let (adds, reach) = match who {
        Who::Unit(unit) => {
            let led = state.attack.units.meets(Units::leaders());
            (1 + i32::from(unit.is_leader() && !led), attack::reach(state, unit))
        }
        Who::Gun(gun) => (i32::from(gun.strength()), artillery::reach(gun)),
        Who::Stack(..) => return 0,
    };
    let used = (now + adds).min(4) - now;
    let others = i32::from(reach.and(state.army.held()).minus(state.struck).len());
    if used <= 0 { -1 } else { 100 + 10 * used - 12 * (adds - used) - 15 * others.min(2) }
}

/// Fell light infantry while their bonus threatens, else whoever is most numerous.
fn fell(state: &State, area: Area, group: Group) -> i32 {
    let light = group.column() == Column::CAZADORES && !state.cazadores_used;
    i32::from(state.force(area).count(group)) + if light { 10 } else { 0 }
}

/// The worth of a post to the unit that holds it.
fn post_worth(state: &State, unit: Unit, post: Post) -> i32 {
    match post {
        Post::Open(area) => {
            let others = i32::from(state.garrison.at(post).without(unit).len());
            let danger = worth::danger(state, area, others + 1) - worth::danger(state, area, others);
            let doomed = if danger >= SURE { DOOMED } else { 0 };
            let gun = !area.guns().and(state.works.guns()).is_empty();
            let alone = if gun && others == 0 { HELD_GUN } else { 0 };
            field_of_fire(state, unit, area) + alone - danger * CAUTION / 4 - doomed
        }
        Post::Hidden(area) if state.has_mexicans(area) => BESIEGED,
        Post::Hidden(_) => SAFE,
        Post::Aside | Post::Dead => 0,
    }
}

/// What a unit adds to the fire from an area.
fn field_of_fire(state: &State, unit: Unit, area: Area) -> i32 {
    let mut best = 0;
    for target in worth::near(state, area).iter() {
        let all = Shooters::on(state, target);
        let others = Shooters { units: all.units.without(unit), ..all }.power();
        let adds = 1 + i32::from(unit.is_leader());
        best = best.max((fire(others + adds) - fire(others)) * 10 + IN_SIGHT);
    }
    best
}

/// Move where the post is worth more.
fn go(state: &State, unit: Unit, to: Post) -> i32 {
    post_worth(state, unit, to) - post_worth(state, unit, state.post(unit)) - EFFORT
}

/// Follow up only to hold ground worth more than the old post.
fn advance(state: &State, unit: Unit) -> i32 {
    go(state, unit, Post::Open(state.attack.target)) - EFFORT
}
