//! The board is whole, legible and small, and answers for lines of sight.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Game, Input, Lang, Node, Pick, Rule, Seat, Viewer, play};
use resvg::usvg::{Node as Shape, roxmltree};
use the_alamo::map::{Facing, Hex, Place, Wall};
use the_alamo::{State, View, clicks};

use super::plan::{
    ASIDE, COLUMNS, FIELD, HEIGHT, KEY, LOSSES, REPLACEMENTS, TITLE, TURNS, WIDTH, ends, middle, side,
};
use crate::compound::Frame;
use crate::png::read;
use crate::{Drawn, picture, whole};

fn start() -> State {
    State::start("assault".parse().expect("checked: its own scenario"))
}

/// Calls `look` at every state of a random game, up to `most` of them.
fn random_game(scenario: &str, seed: u64, most: usize, mut look: impl FnMut(&State)) {
    let mut rng = Rng::with_seed(seed);
    let mut below = |bound: u64| rng.u64(..bound);
    let mut state = State::start(scenario.parse().expect("checked: its own scenario"));
    for _ in 0..most {
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

/// A position from the thick of a random game.
fn melee() -> View {
    let mut view = start().view(Viewer::Seat(Seat(1)));
    random_game("assault", 6, 1200, |state| view = state.view(Viewer::Seat(Seat(1))));
    view
}

/// The clicks the board can take.
fn clickable(svg: &str) -> BTreeSet<Pick> {
    let document = roxmltree::Document::parse(svg).expect("well-formed");
    let picks = document.descendants().filter_map(|node| node.attribute("data-pick"));
    picks.map(|pick| pick.parse().expect("a click")).collect()
}

#[test]
fn the_hexes_lie_as_the_rules_have_them() {
    for hex in Hex::all() {
        let (x, y) = middle(hex);
        assert!((FIELD.x + 37..=FIELD.x + FIELD.w - 37).contains(&x), "{hex}");
        assert!((FIELD.y + 32..=FIELD.y + FIELD.h - 32).contains(&y), "{hex}");
        for facing in Facing::all() {
            let Some(beyond) = hex.beyond(facing) else { continue };
            let at = usize::from(facing.0);
            let (from, to) = side(middle(hex), at);
            assert_eq!((to, from), side(middle(beyond), at + 3), "{hex} and {beyond} share a side");
        }
    }
    for wall in Wall::all() {
        let [a, b] = wall.hexes();
        let ((ax, ay), (bx, by)) = ends(wall);
        let between = (i32::midpoint(middle(a).0, middle(b).0), i32::midpoint(middle(a).1, middle(b).1));
        assert_eq!((i32::midpoint(ax, bx), i32::midpoint(ay, by)), between, "{wall}");
    }
}

#[test]
fn pictures_are_well_formed_and_small_in_both_languages() {
    for lang in Lang::ALL {
        let map = State::map(lang);
        assert!(map.len() < 330_000, "{}", map.len());
        let view = melee();
        let pieces = State::pieces(&view, lang);
        assert!(pieces.len() < 110_000, "{}", pieces.len());
        roxmltree::Document::parse(&map).expect("well-formed");
        roxmltree::Document::parse(&pieces).expect("well-formed");
        assert!(!map.contains('⟨') && !pieces.contains('⟨'), "a message is missing");
        read(&picture::<State>(&view, lang)).expect("paintable");
    }
}

#[test]
fn everything_that_may_be_clicked_is_on_the_board() {
    let places = clickable(&State::map(Lang::En));
    for (seed, scenario) in ["assault", "assault stacking=two"].into_iter().enumerate() {
        let mut looked = 0;
        random_game(scenario, seed as u64, 1500, |state| {
            let Node::Decide(seats) = state.node() else { return };
            looked += 1;
            if looked > 150 && looked % 7 != 0 {
                return;
            }
            for seat in seats.iter() {
                let pieces = clickable(&State::pieces(&state.view(Viewer::Seat(seat)), Lang::En));
                let _ = state.legal(seat, &mut |decision| {
                    for pick in State::picks(decision) {
                        let beside = matches!(pick, Pick::Amount(_) | Pick::Button(_));
                        let shown = beside || places.contains(&pick) || pieces.contains(&pick);
                        assert!(shown, "{pick} of {decision}");
                    }
                    ControlFlow::Continue(())
                });
            }
        });
    }
}

#[test]
fn panels_and_pieces_speak_both_languages_and_are_light() {
    for (seed, lang) in Lang::ALL.into_iter().enumerate() {
        let mut looked = 0;
        random_game("assault north-wall=wooden", 11 + seed as u64, 1500, |state| {
            looked += 1;
            if looked % 9 != 0 {
                return;
            }
            let view = state.view(Viewer::Observer);
            let panels = State::panels(&view, lang);
            assert!(!panels.contains('⟨'), "{panels}");
            assert!(panels.len() < 24_000, "{}", panels.len());
            let pieces = State::pieces(&view, lang);
            assert!(!pieces.contains('⟨') && pieces.len() < 110_000, "{}", pieces.len());
        });
    }
}

#[test]
fn every_piece_has_a_name_and_a_card() {
    let svg = whole::<State>(&melee(), Lang::En);
    let document = roxmltree::Document::parse(&svg).expect("well-formed");
    for node in document.descendants().filter(|node| node.has_attribute("data-pick")) {
        assert!(node.attribute("aria-label").is_some_and(|label| !label.is_empty()), "{node:?}");
        assert_eq!(node.attribute("role"), Some("button"));
        let piece = node.attribute("class").is_some_and(|class| class.contains("piece"));
        assert!(!piece || node.attribute("data-card").is_some_and(|card| card.contains('\n')), "{node:?}");
    }
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
}

/// Only its owner sees an unrevealed plot.
#[test]
fn the_plot_is_drawn_for_its_owner_alone() {
    let mut state = start();
    let mut plotted = 0;
    while plotted < 5 {
        let Node::Decide(seats) = state.node() else { panic!("set-up waits for decisions") };
        let seat = seats.iter().next().expect("checked: someone is awaited");
        let word = if seat == Seat(0) {
            "historic".to_owned()
        } else {
            plotted += 1;
            format!("plot {} {}", ["1", "2", "3", "4", "R"][plotted - 1], plotted)
        };
        play(&mut state, Input::Decide(seat, word.parse().expect("notation")), &mut ()).expect("lawful");
    }
    let drawn = |viewer| {
        let view = state.view(viewer);
        State::pieces(&view, Lang::En) + &State::panels(&view, Lang::En)
    };
    assert!(drawn(Viewer::Seat(Seat(1))).contains("area 3"));
    for other in [Viewer::Seat(Seat(0)), Viewer::Observer] {
        assert!(!drawn(other).contains("area 3"), "the plot leaks");
    }
}

/// The ink of every line of lettering, as painted.
fn texts(lang: Lang) -> Vec<Frame> {
    fn collect(shapes: &[Shape], all: &mut Vec<Frame>) {
        for shape in shapes {
            match shape {
                Shape::Group(group) => collect(group.children(), all),
                Shape::Text(text) => {
                    let ink = text.abs_bounding_box();
                    let (x, y) = (ink.x().floor() as i32, ink.y().floor() as i32);
                    let (w, h) = (ink.width().ceil() as i32, ink.height().ceil() as i32);
                    all.push(Frame { x, y, w, h });
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
    let sheets = [TITLE, TURNS, LOSSES, REPLACEMENTS, COLUMNS, ASIDE, KEY];
    for lang in Lang::ALL {
        for text in texts(lang) {
            for sheet in sheets {
                let room = sheet.inset(5);
                assert!(!overlap(text, sheet) || lies_in(text, room), "{lang}: {text:?} on {sheet:?}");
            }
            assert!(lies_in(text, Frame { x: 6, y: 6, w: WIDTH - 12, h: HEIGHT - 12 }), "{lang}: {text:?}");
        }
    }
    for (at, sheet) in sheets.iter().enumerate() {
        assert!(sheets[at + 1..].iter().all(|other| !overlap(*sheet, *other)));
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
fn a_line_of_sight_is_drawn_and_told_with_its_clause() {
    let view = start().view(Viewer::Observer);
    let pick = |text: &str| clicks::place(text.parse::<Place>().expect("a place"));
    let line = |from: &str, to: &str, lang| {
        State::sight(&view, pick(from), Some(pick(to)), lang).expect("two places")
    };
    for lang in Lang::ALL {
        for (from, to, rule, mark) in [
            ("0716r", "0316", "7.5", "ta-clear"),
            ("0912", "0512", "R7c", "ta-block-side"),
            ("1514", "1314r", "7.6-c", "ta-block\""),
            ("1414i", "1415i", "7.6-b", "ta-block-side"),
            ("1719", "1721", "R7d", "ta-block-side"),
        ] {
            let sight = line(from, to, lang);
            assert_eq!(sight.rule, Some(Rule(rule)), "{from} {to}: {}", sight.text);
            assert!(sight.svg.contains(mark), "{from} {to}: {}", sight.svg);
            assert!(!sight.text.contains('⟨'), "{}", sight.text);
            roxmltree::Document::parse(&format!("<g>{}</g>", sight.svg)).expect("well-formed");
        }
        let around = State::sight(&view, pick("1008r"), None, lang).expect("a place");
        assert!(around.svg.contains("ta-shadow") && around.svg.len() < 40_000, "{}", around.svg.len());
    }
    assert_eq!(State::sight(&view, Pick::Button(0), None, Lang::En), None);
    assert_eq!(State::sight(&view, Pick::Place(9_999), None, Lang::En), None);
}
