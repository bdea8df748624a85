//! Whatever is clicked that leads nowhere, the game says why not, and what it says is so.

use charge::clicks::{Thing, thing};
use charge::{Area, Illegal, Post, Side, Unit, View, Wall};
use game::{Pick, Refusal};

/// Everything there is to click: pieces, places, numbers, buttons.
fn every_click() -> Vec<Pick> {
    testkit::clicks(300, 60, 1..7, 9).filter(|&pick| thing(pick).is_some()).collect()
}

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    testkit::refusals::<charge::State>("assault", 24, &every_click(), fault);
}

#[test]
fn so_it_is_with_other_readings_of_the_rules() {
    let scenario = "assault advance=extra failed=may-advance cleared=empty rolls=group";
    testkit::refusals::<charge::State>(scenario, 24, &every_click(), fault);
}

fn post(view: &View, unit: Unit) -> Post {
    view.texians.iter().find(|texian| texian.unit == unit).map_or(Post::Dead, |texian| texian.post)
}

fn in_the_open(view: &View, area: Area) -> usize {
    view.texians.iter().filter(|texian| texian.post == Post::Open(area)).count()
}

fn hidden(view: &View, area: Area) -> usize {
    view.texians.iter().filter(|texian| texian.post == Post::Hidden(area)).count()
}

fn mexicans(view: &View, area: Area) -> u8 {
    view.stacks.iter().filter(|stack| stack.area == area).map(|stack| stack.count).sum()
}

fn wall(view: &View, wall: Wall) -> u8 {
    view.walls.iter().find(|other| other.wall == wall).map_or(0, |wall| wall.strength)
}

/// [3.0] What is awaited now says nothing of what was clicked; and what is said must be so.
fn fault(illegal: Illegal, view: &View, _: &[Pick]) -> Option<&'static str> {
    if illegal.rule().0 == "3.0" {
        return Some("says nothing");
    }
    (!is_true(view, illegal)).then_some("untrue")
}

/// Whether the fact in the way can be seen on the table.
fn is_true(view: &View, illegal: Illegal) -> bool {
    let mine = view.side.expect("somebody is awaited");
    match illegal {
        // What is not lit begins nothing.
        Illegal::Unfinished { .. } => false,
        Illegal::Enemy { thing: Thing::Unit(_) | Thing::Gun(_), .. } => mine == Side::Mexican,
        Illegal::Enemy { thing: Thing::Stack(..) | Thing::Column(_), .. } => mine == Side::Texian,
        Illegal::Enemy { .. } => false,
        Illegal::OffMap { column } => view.waiting.contains(column),
        Illegal::ColumnEntered { column } => !view.waiting.contains(column),
        Illegal::AreaFull { area, limit } => match mine {
            Side::Texian => in_the_open(view, area) >= usize::from(limit),
            // There may be room for some of them.
            Side::Mexican => limit == area.mexican_limit(),
        },
        Illegal::BuildingFull { area, limit } => hidden(view, area) >= usize::from(limit),
        Illegal::NoBuilding { area } => area.building_limit() == 0,
        Illegal::NotAdjacent { from, to } => !from.adjacent().contains(to),
        Illegal::RedArrow { from, to } | Illegal::RedArrowAttack { from, to } => from.red().contains(to),
        Illegal::TexiansThere { area } => in_the_open(view, area) > 0,
        Illegal::MexicansThere { area } => mexicans(view, area) > 0,
        Illegal::AreaNotHeld { area } => mexicans(view, area) == 0,
        Illegal::OutsideByOblique { area }
        | Illegal::TexiansStayInside { area }
        | Illegal::SetUpInside { area }
        | Illegal::CannotAdvanceOutside { area } => !area.is_alamo(),
        Illegal::ObliqueOutside { area } | Illegal::EntersOutside { area } => area.is_alamo(),
        Illegal::WallStands { wall: which, left } => left > 0 && wall(view, which) == left,
        Illegal::WallByArea { wall: which } => wall(view, which) > 0,
        Illegal::WallDown { wall: which } => wall(view, which) == 0,
        Illegal::GunDestroyed { gun } => view.guns.iter().any(|other| other.gun == gun && other.destroyed),
        Illegal::GunElsewhere { gun, area } => !gun.areas().contains(area),
        Illegal::UnitDead { unit } => post(view, unit) == Post::Dead,
        Illegal::UnitPlaced { unit } => post(view, unit) != Post::Aside,
        Illegal::UnitHidden { unit } => matches!(post(view, unit), Post::Hidden(_)),
        Illegal::UnitNotHidden { unit } => !matches!(post(view, unit), Post::Hidden(_)),
        Illegal::NobodyHidden { area } => hidden(view, area) == 0,
        Illegal::IsThere { unit, area } => {
            matches!(post(view, unit), Post::Open(at) | Post::Hidden(at) if at == area)
        }
        Illegal::RiverUsed => view.river_entry_used,
        Illegal::CazadoresSpent => view.cazadores_used,
        Illegal::NotTheTarget { area, target } => {
            area != target && view.attack.as_ref().is_some_and(|attack| attack.target == target)
        }
        Illegal::NobodyJoined => view.attack.as_ref().is_some_and(|attack| {
            attack.units.is_empty() && attack.guns.is_empty() && attack.stacks.is_empty()
        }),
        _ => true,
    }
}
