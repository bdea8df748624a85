//! The board is whole, legible and small.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Game, Input, Lang, Node, Pick, Viewer, play};
use resvg::usvg::{Node as Shape, roxmltree};
use thirteen_days::view::{StackView, View};
use thirteen_days::{Battalion, Gun, Officer, Section, Spot as Post, State, Wall, Zone};

use super::ground::{bounds, holds};
use super::margin;
use super::pieces::aside_room;
use super::plan::{COMPASS, GROUND, GUN, GUNS, HEIGHT, KEY, LADDERS, SECTIONS, TITLE, WIDTH, ZONES};
use crate::compound::slots::slots;
use crate::compound::{COUNTER, Frame, Spot};
use crate::png::read;
use crate::{Drawn, picture, whole};

/// Counters that one zone can hold at once: three of each side, and an officer of each.
const CROWD: usize = 8;

fn start(scenario: &str) -> State {
    State::start(scenario.parse().expect("checked: its own scenario"))
}

/// A crowd that no game reaches: three battalions in every zone outside, everything breached and laddered.
fn crowd() -> View {
    let mut view = start("solitaire").view(Viewer::Observer);
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

/// Calls `look` at every state of a random game.
fn random_game(scenario: &str, seed: u64, mut look: impl FnMut(&State)) {
    let mut rng = Rng::with_seed(seed);
    let mut below = |bound: u64| rng.u64(..bound);
    let mut state = start(scenario);
    loop {
        look(&state);
        let input = match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => Input::Fate(draw.nth(below(draw.ways()))),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: someone is awaited");
                Input::Decide(seat, state.sample(seat, &mut below).expect("checked: something is legal"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: it was offered");
    }
}

/// The clicks the board can take.
fn clickable(svg: &str) -> BTreeSet<Pick> {
    let document = roxmltree::Document::parse(svg).expect("well-formed");
    document
        .descendants()
        .filter_map(|node| node.attribute("data-pick"))
        .map(|pick| pick.parse().expect("a click"))
        .collect()
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
fn pictures_are_well_formed_and_small_in_both_languages() {
    for lang in Lang::ALL {
        let map = State::map(lang);
        assert!(map.len() < 150_000, "{}", map.len());
        let pieces = State::pieces(&crowd(), lang);
        assert!(pieces.len() < 400_000, "{}", pieces.len());
        roxmltree::Document::parse(&map).expect("well-formed");
        roxmltree::Document::parse(&pieces).expect("well-formed");
        assert!(!map.contains('⟨') && !pieces.contains('⟨'), "a message is missing");
        read(&picture::<State>(&crowd(), lang)).expect("paintable");
    }
}

#[test]
fn everything_that_may_be_clicked_is_on_the_board() {
    let places = clickable(&State::map(Lang::En));
    for (seed, scenario) in ["solitaire", "two-player", "two-player bowie=active"].into_iter().enumerate() {
        random_game(scenario, seed as u64, |state| {
            let Node::Decide(seats) = state.node() else { return };
            let pieces = clickable(&State::pieces(&state.view(Viewer::Observer), Lang::En));
            for seat in seats.iter() {
                let _ = state.legal(seat, &mut |decision| {
                    for pick in State::picks(decision) {
                        let beside = matches!(pick, Pick::Amount(_) | Pick::Button(_));
                        assert!(
                            beside || places.contains(&pick) || pieces.contains(&pick),
                            "{pick} of {decision}"
                        );
                    }
                    ControlFlow::Continue(())
                });
            }
        });
    }
}

#[test]
fn panels_and_pieces_speak_both_languages_and_are_light() {
    for (lang, scenario) in Lang::ALL.into_iter().zip(["solitaire", "two-player pistols=on"]) {
        let mut looked = 0;
        random_game(scenario, 3, |state| {
            looked += 1;
            if looked % 5 != 0 {
                return;
            }
            let view = state.view(Viewer::Observer);
            let panels = State::panels(&view, lang);
            assert!(!panels.contains('⟨'), "{panels}");
            assert!(panels.len() < 14_000, "{}", panels.len());
            let pieces = State::pieces(&view, lang);
            assert!(!pieces.contains('⟨') && pieces.len() < 110_000, "{}", pieces.len());
        });
    }
}

#[test]
fn every_piece_has_a_name_and_a_card() {
    let svg = whole::<State>(&crowd(), Lang::En);
    let document = roxmltree::Document::parse(&svg).expect("well-formed");
    for node in document.descendants().filter(|node| node.has_attribute("data-pick")) {
        assert!(node.attribute("aria-label").is_some_and(|label| !label.is_empty()), "{node:?}");
        assert!(node.attribute("data-card").is_some_and(|card| card.contains('\n')), "{node:?}");
        assert_eq!(node.attribute("role"), Some("button"));
    }
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
}

/// What must not be covered on the board, with its name.
fn fixtures(lang: Lang) -> Vec<(String, Frame)> {
    let mut all: Vec<(String, Frame)> = texts(lang)
        .into_iter()
        .filter(|(id, _)| id.starts_with("name-") || id.starts_with("grid-"))
        .collect();
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

/// The ink of every line of lettering, as painted.
fn texts(lang: Lang) -> Vec<(String, Frame)> {
    fn collect(shapes: &[Shape], all: &mut Vec<(String, Frame)>) {
        for shape in shapes {
            match shape {
                Shape::Group(group) => collect(group.children(), all),
                Shape::Text(text) => {
                    let ink = text.abs_bounding_box();
                    let (x, y) = (ink.x().floor() as i32, ink.y().floor() as i32);
                    let (w, h) = (ink.width().ceil() as i32, ink.height().ceil() as i32);
                    all.push((text.id().to_owned(), Frame { x, y, w, h }));
                }
                Shape::Path(_) | Shape::Image(_) => {}
            }
        }
    }
    let tree = read(&picture::<State>(&start("solitaire").view(Viewer::Observer), lang)).expect("paintable");
    let mut all = Vec::new();
    collect(tree.root().children(), &mut all);
    all
}

#[test]
fn lettering_stays_on_its_sheet() {
    for lang in Lang::ALL {
        for (_, text) in texts(lang) {
            for sheet in [TITLE, KEY] {
                let room = Frame { x: sheet.x + 6, y: sheet.y + 5, w: sheet.w - 12, h: sheet.h - 10 };
                assert!(!overlap(text, sheet) || lies_in(text, room), "{lang}: {text:?} on {sheet:?}");
            }
            let board = Frame { x: 6, y: 6, w: WIDTH - 12, h: HEIGHT - 12 };
            assert!(lies_in(text, board), "{lang}: {text:?}");
        }
    }
}

fn lies_in(inner: Frame, outer: Frame) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

fn overlap(a: Frame, b: Frame) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

#[test]
fn nothing_on_the_map_covers_anything_else() {
    for lang in Lang::ALL {
        let all = fixtures(lang);
        let mut faults = Vec::new();
        for (at, (one, a)) in all.iter().enumerate() {
            for (other, b) in &all[at + 1..] {
                if overlap(*a, *b) {
                    faults.push(format!("{lang}: {one} {a:?} and {other} {b:?}"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
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
            apart(&spots, scale, plan.room, plan.code);
            let least = if count <= 4 { 0.49 } else { 0.34 };
            assert!(scale > least, "{} with {count}: {scale}", plan.code);
        }
    }
    let (spots, scale) = slots(aside_room(), 15, 1.0);
    apart(&spots, scale, aside_room(), "aside");
    assert_eq!(Officer::texans().count() + 12, 15);
}

fn apart(spots: &[(f32, f32)], scale: f32, f: Frame, place: &str) {
    let side = COUNTER as f32 * scale;
    for (at, a) in spots.iter().enumerate() {
        let inside = a.0 - side / 2.0 >= f.x as f32
            && a.1 - side / 2.0 >= f.y as f32
            && a.0 + side / 2.0 <= (f.x + f.w) as f32
            && a.1 + side / 2.0 <= (f.y + f.h) as f32;
        assert!(inside, "{place}: {a:?}");
        for b in &spots[at + 1..] {
            assert!((a.0 - b.0).abs() >= side || (a.1 - b.1).abs() >= side, "{place}: {a:?} {b:?}");
        }
    }
}
