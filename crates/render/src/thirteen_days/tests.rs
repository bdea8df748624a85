//! The board is whole, legible and small.

use game::{Game, Lang, Viewer};
use thirteen_days::view::{StackView, View};
use thirteen_days::{Battalion, Gun, Officer, Section, Spot as Post, State, Wall, Zone};

use super::ART;
use super::margin;
use super::pieces::aside_room;
use super::plan::{COMPASS, GROUND, GUN, GUNS, KEY, LADDERS, SECTIONS, TITLE, ZONES};
use crate::compound::slots::slots;
use crate::compound::{COUNTER, Frame, Spot};
use crate::harness::{self, Walk, Weights, lies_in, stand_apart, texts};
use crate::svg::bounds;

/// Counters that one zone can hold at once: three of each side, and an officer of each.
const CROWD: usize = 8;

const MOST: Weights = Weights { ground: 150_000, crowd: 400_000, pieces: 110_000, panels: 14_000 };

/// A crowd that no game reaches: three battalions in every zone outside, everything breached and laddered.
fn crowd() -> View {
    let mut view = harness::start::<State>("solitaire").view(Viewer::Observer);
    view.bombardment = None;
    view.stacks = Zone::all()
        .flat_map(|zone| {
            Battalion::all().take(3).map(move |battalion| StackView {
                zone,
                battalion,
                count: 1 + battalion.0,
                moved: 0,
                from: None,
                top: battalion.0 == 0,
            })
        })
        .collect();
    view.off = Zone::all()
        .filter(|zone| zone.edge().is_some())
        .map(|zone| StackView { zone, battalion: Battalion(0), count: 2, moved: 0, from: None, top: false })
        .collect();
    for (unit, zone) in view.units.iter_mut().zip(Zone::inside()) {
        unit.spot = Post::At(zone);
    }
    for (officer, zone) in view.officers.iter_mut().zip(Zone::all()) {
        officer.spot = Post::At(zone);
    }
    view.breaches = Section::all().collect();
    view.ladders = Wall::all().collect();
    view
}

#[test]
fn the_plan_is_that_of_the_rules() {
    for zone in Zone::all() {
        assert_eq!(ZONES[usize::from(zone.0)].code, zone.code());
    }
    for section in Section::all() {
        assert_eq!(SECTIONS[usize::from(section.0)].code, section.code());
    }
    for gun in Gun::all() {
        let at = GUNS[usize::from(gun.0)].at;
        assert!(holds(ZONES[usize::from(gun.zone().0)].outline, at), "{gun}");
    }
}

/// Twice the area of an outline.
fn area(outline: &[Spot]) -> i32 {
    let turned = outline.iter().cycle().skip(1);
    outline.iter().zip(turned).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<i32>().abs()
}

#[test]
fn the_zones_tile_the_ground() {
    let whole: i32 = ZONES.iter().map(|plan| area(plan.outline)).sum();
    let ground = 2 * GROUND.w * GROUND.h;
    assert!((whole - ground).abs() < ground / 500, "{whole} of {ground}");
    for x in (GROUND.x + 3..GROUND.x + GROUND.w).step_by(23) {
        for y in (GROUND.y + 3..GROUND.y + GROUND.h).step_by(23) {
            let there = ZONES.iter().filter(|plan| holds(plan.outline, (x, y))).count();
            assert!(there == 1, "{there} zones at {x} {y}");
        }
    }
}

#[test]
fn the_picture_shows_the_zones_of_the_plan() {
    harness::picture_shows(ART, ZONES[..27].iter().map(|plan| plan.outline));
}

#[test]
fn the_board_is_whole_and_light() {
    harness::is_well_formed_and_small::<State>(&crowd(), &MOST);
    let walks =
        ["solitaire", "two-player pistols=on"].map(|scenario| Walk { every: 5, ..Walk::whole(scenario, 3) });
    harness::is_light_in_play::<State>(&walks, &MOST);
    harness::names_its_pieces::<State>(&crowd());
}

#[test]
fn armies_and_board_are_told() {
    for scenario in ["solitaire", "two-player"] {
        harness::tells_in_words::<State>(Walk { every: 9, ..Walk::whole(scenario, 5) });
    }
}

#[test]
fn what_may_be_clicked_is_on_the_board() {
    let scenarios = [("solitaire", 0), ("two-player", 1), ("two-player bowie=active", 2)];
    harness::shows_what_may_be_clicked::<State>(
        &scenarios.map(|(scenario, seed)| Walk::whole(scenario, seed)),
    );
}

#[test]
fn lettering_stays_on_its_sheet() {
    let view = harness::start::<State>("solitaire").view(Viewer::Observer);
    harness::lettering_stays_on_its_sheet::<State>(&view, &[TITLE, KEY], 6);
}

/// What must not be covered on the board, with its name.
fn fixtures(lang: Lang) -> Vec<(String, Frame)> {
    let mut all = texts::<State>(&harness::start::<State>("solitaire").view(Viewer::Observer), lang);
    all.retain(|(id, _)| id.starts_with("name-") || id.starts_with("grid-"));
    assert!(all.len() >= 27 + 24, "{}", all.len());
    all.extend(ZONES.iter().map(|plan| (format!("room {}", plan.code), plan.room)));
    for (at, gun) in GUNS.iter().enumerate() {
        all.push((format!("gun {}", at + 1), Frame::around(gun.at, GUN.0, GUN.1)));
    }
    for zone in Zone::all().filter(|zone| zone.edge().is_some()) {
        all.push((format!("beside {zone}"), margin::beside(zone)));
    }
    all.extend(
        SECTIONS.iter().map(|plan| (format!("breach {}", plan.code), Frame::around(plan.mark, 22, 22))),
    );
    all.extend(LADDERS.iter().zip(Wall::all()).map(|(&(at, turn), wall)| {
        let (w, h) = if turn.abs() == 90 { (32, 10) } else { (10, 32) };
        (format!("ladder {wall}"), Frame::around(at, w, h))
    }));
    all.extend([("title", TITLE), ("key", KEY), ("compass", Frame::around(COMPASS, 82, 96))].map(named));
    all
}

fn named((name, frame): (&str, Frame)) -> (String, Frame) {
    (name.to_owned(), frame)
}

#[test]
fn nothing_on_the_map_covers_anything_else() {
    Lang::ALL.into_iter().for_each(|lang| harness::nothing_covers_anything(&fixtures(lang), |_, _| false));
}

#[test]
fn a_zones_room_lies_in_the_zone() {
    for plan in &ZONES {
        assert!(lies_in(plan.room, bounds(plan.outline)), "{}", plan.code);
        let Frame { x, y, w, h } = plan.room;
        for corner in [(x + 1, y + 1), (x + w - 1, y + 1), (x + 1, y + h - 1), (x + w - 1, y + h - 1)] {
            assert!(holds(plan.outline, corner), "{}: {corner:?}", plan.code);
        }
    }
}

#[test]
fn counters_never_overlap_and_stay_in_their_rooms() {
    for plan in ZONES.iter().filter(|plan| plan.code != "LAK") {
        for count in 1..=CROWD {
            let (spots, scale) = slots(plan.room, count, 1.0);
            stand_apart(&spots, COUNTER as f32 * scale, &[plan.room], plan.code);
            let least = if count <= 4 { 0.49 } else { 0.34 };
            assert!(scale > least, "{} with {count}: {scale}", plan.code);
        }
    }
    let (spots, scale) = slots(aside_room(), 15, 1.0);
    stand_apart(&spots, COUNTER as f32 * scale, &[aside_room()], "aside");
    assert_eq!(Officer::texans().count() + 12, 15);
}

/// Whether an outline holds a spot.
fn holds(outline: &[Spot], (x, y): Spot) -> bool {
    let mut inside = false;
    for (at, &(ax, ay)) in outline.iter().enumerate() {
        let (bx, by) = outline[(at + 1) % outline.len()];
        if (ay > y) != (by > y) && f64::from(x - ax) < f64::from((bx - ax) * (y - ay)) / f64::from(by - ay) {
            inside = !inside;
        }
    }
    inside
}
