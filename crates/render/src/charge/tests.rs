//! The board is whole, legible and small.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use charge::view::{StackView, View};
use charge::{Area, Group, Post, State};
use fastrand::Rng;
use game::{Game, Input, Lang, Node, Pick, Viewer, play};
use resvg::usvg::{Node as Shape, roxmltree};

use super::plan::{AREAS, ARROWS, ASIDE, GUN, GUNS, HEIGHT, KEY, TITLE, TRAY, WALLS, WIDTH};
use super::slots::{full_size, roof_slots};
use crate::compound::slots::slots;
use crate::compound::{COUNTER, Frame};
use crate::png::read;
use crate::{Drawn, picture, whole};

fn start() -> State {
    let scenario = State::TITLE.recommended().id.parse().expect("checked: its own scenario");
    State::start(scenario)
}

/// A crowd that no game reaches: every area full of as many stacks as it can hold.
fn crowd() -> View {
    let mut view = start().view(Viewer::Observer);
    view.stacks = Area::all()
        .flat_map(|area| {
            Group::all().take(area.mexican_limit().into()).map(move |group| StackView {
                area,
                group,
                count: 1 + group.0 % 4,
                ready: group.0 % 2,
                joined: 0,
                fresh: 1,
            })
        })
        .collect();
    let roofs = Area::all().flat_map(|area| std::iter::repeat_n(area, area.building_limit().into()));
    for (texian, area) in view.texians.iter_mut().zip(roofs) {
        texian.post = Post::Hidden(area);
    }
    view.unsupported = Area::all().filter(|area| !area.is_alamo()).collect();
    view
}

/// Calls `look` at every state of a random game that waits for a decision.
fn random_game(seed: u64, mut look: impl FnMut(&State)) {
    let mut rng = Rng::with_seed(seed);
    let mut below = |bound: u64| rng.u64(..bound);
    let mut state = start();
    loop {
        let input = match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => Input::Fate(draw.nth(below(draw.ways()))),
            Node::Decide(seats) => {
                look(&state);
                let seat = seats.iter().next().expect("checked: someone is awaited");
                Input::Decide(seat, state.sample(seat, &mut below).expect("checked: something is legal"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: it was offered");
    }
    look(&state);
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
fn pictures_are_well_formed_and_small_in_both_languages() {
    for lang in Lang::ALL {
        let map = State::map(lang);
        assert!(map.len() < 150_000, "{}", map.len());
        let pieces = State::pieces(&crowd(), lang);
        assert!(pieces.len() < 250_000, "{}", pieces.len());
        roxmltree::Document::parse(&map).expect("well-formed");
        roxmltree::Document::parse(&pieces).expect("well-formed");
        assert!(!map.contains('⟨') && !pieces.contains('⟨'), "a message is missing");
        read(&picture::<State>(&crowd(), lang)).expect("paintable");
    }
}

#[test]
fn an_ordinary_layer_of_pieces_is_light() {
    let mut most = 0;
    random_game(7, |state| most = most.max(State::pieces(&state.view(Viewer::Observer), Lang::Es).len()));
    assert!(most < 80_000, "{most}");
}

#[test]
fn everything_that_may_be_clicked_is_on_the_board() {
    let places = clickable(&State::map(Lang::En));
    for seed in 0..4 {
        random_game(seed, |state| {
            let Node::Decide(seats) = state.node() else { return };
            let view = state.view(Viewer::Observer);
            let pieces = clickable(&State::pieces(&view, Lang::En));
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
fn panels_speak_both_languages() {
    for lang in Lang::ALL {
        random_game(3, |state| {
            let panels = State::panels(&state.view(Viewer::Observer), lang);
            assert!(!panels.contains('⟨'), "{panels}");
            assert!(panels.len() < 12_000);
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

/// A selector that names the board cannot see into a figure that is used elsewhere.
#[test]
fn figures_used_often_have_classes_of_their_own() {
    let svg = State::map(Lang::En);
    let document = roxmltree::Document::parse(&svg).expect("well-formed");
    let used: BTreeSet<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")))
        .filter_map(|node| node.attribute("href")?.strip_prefix('#'))
        .collect();
    for figure in
        document.descendants().filter(|node| node.attribute("id").is_some_and(|id| used.contains(id)))
    {
        for class in figure.descendants().filter_map(|node| node.attribute("class")) {
            assert!(class.starts_with("f-"), "{class}");
        }
    }
}

/// What must not be covered on the board, with its name.
fn fixtures(lang: Lang) -> Vec<(String, Frame)> {
    let mut all = names(lang);
    for area in Area::all() {
        let plan = &AREAS[usize::from(area.0)];
        all.push((format!("open {}", plan.code), plan.open));
        all.extend(plan.roofs.iter().map(|&roof| (format!("roof {}", plan.code), roof)));
        let limits = [area.texian_limit(), area.mexican_limit(), area.building_limit()];
        let boxes = limits.iter().filter(|&&limit| limit > 0).count() as i32;
        all.push((format!("limits {}", plan.code), Frame::around(plan.limits, boxes * 20 - 2, 15)));
    }
    all.extend(
        WALLS.iter().enumerate().map(|(at, wall)| (format!("star {at}"), Frame::around(wall.star, 40, 40))),
    );
    all.extend(
        GUNS.iter().enumerate().map(|(at, gun)| (format!("gun {at}"), Frame::around(gun.at, GUN.0, GUN.1))),
    );
    all.extend(ARROWS.iter().enumerate().map(|(at, arrow)| {
        let (w, h) = if arrow.bearing == 0 { (16, 44) } else { (44, 16) };
        (format!("arrow {at}"), Frame::around(arrow.at, w, h))
    }));
    all.extend([("title".to_owned(), TITLE), ("tray".to_owned(), TRAY), ("key".to_owned(), KEY)]);
    all
}

/// The ink of every name on the map, as painted.
fn names(lang: Lang) -> Vec<(String, Frame)> {
    let mut all = texts(lang);
    all.retain(|(id, _)| id.starts_with("name-"));
    assert!(all.len() > 17, "{}", all.len());
    all
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
    let tree = read(&picture::<State>(&start().view(Viewer::Observer), lang)).expect("paintable");
    let mut all = Vec::new();
    collect(tree.root().children(), &mut all);
    all
}

#[test]
fn lettering_stays_on_its_sheet() {
    for lang in Lang::ALL {
        for (_, text) in texts(lang) {
            for sheet in [TITLE, TRAY, KEY] {
                let room = Frame { x: sheet.x + 6, y: sheet.y + 5, w: sheet.w - 12, h: sheet.h - 10 };
                assert!(!overlap(text, sheet) || lies_in(text, room), "{lang}: {text:?} on {sheet:?}");
            }
            let board = Frame { x: 14, y: 14, w: WIDTH - 28, h: HEIGHT - 28 };
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
                let same_name =
                    one.starts_with("name-") && other.starts_with("name-") && one[..7] == other[..7];
                if overlap(*a, *b) && !same_name {
                    faults.push(format!("{lang}: {one} {a:?} and {other} {b:?}"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn counters_never_overlap_and_stay_in_their_frames() {
    for area in Area::all() {
        let plan = &AREAS[usize::from(area.0)];
        for count in 1..=area.mexican_limit().min(9).into() {
            let (spots, scale) = slots(plan.open, count, full_size(area));
            apart(&spots, scale, &[plan.open], plan.code);
            assert!(scale > 0.6, "{} with {count}: {scale}", plan.code);
        }
        let limit = area.building_limit().into();
        let (spots, scale) = roof_slots(plan.roofs, limit, limit);
        assert_eq!(spots.len(), limit, "{}", plan.code);
        apart(&spots, scale, plan.roofs, plan.code);
    }
    let (spots, scale) = slots(Frame { y: ASIDE.y + 26, h: ASIDE.h - 30, ..ASIDE }, 10, 1.0);
    apart(&spots, scale, &[ASIDE], "aside");
}

fn apart(spots: &[(f32, f32)], scale: f32, frames: &[Frame], place: &str) {
    let side = COUNTER as f32 * scale;
    for (at, a) in spots.iter().enumerate() {
        let inside = frames.iter().any(|f| {
            a.0 - side / 2.0 >= f.x as f32
                && a.1 - side / 2.0 >= f.y as f32
                && a.0 + side / 2.0 <= (f.x + f.w) as f32
                && a.1 + side / 2.0 <= (f.y + f.h) as f32
        });
        assert!(inside, "{place}: {a:?}");
        for b in &spots[at + 1..] {
            assert!((a.0 - b.0).abs() >= side || (a.1 - b.1).abs() >= side, "{place}: {a:?} {b:?}");
        }
    }
}
