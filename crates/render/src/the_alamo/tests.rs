//! The board is whole, legible and small, and answers for lines of sight.

use game::{Game, Input, Lang, Node, Pick, Rule, Seat, Viewer, play};
use resvg::usvg::roxmltree;
use the_alamo::map::{Facing, Hex, Place, Wall};
use the_alamo::{State, View};

use super::plan::{FIELD, ends, middle, side};
use super::stacks::{Stack, stacks};
use crate::Drawn;
use crate::harness::{self, Walk, Weights, texts};
use crate::svg::Frame;

const MOST: Weights = Weights { ground: 330_000, crowd: 110_000, pieces: 110_000, panels: 90_000 };

fn start() -> State {
    harness::start("assault")
}

/// A position from the thick of a random game.
fn melee() -> View {
    let mut view = start().view(Viewer::Seat(Seat(1)));
    let walk = Walk { scenario: "assault", seed: 6, most: 1200, every: 1200 };
    walk.each(|state: &State| view = state.view(Viewer::Seat(Seat(1))));
    view
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
fn the_board_is_whole_and_light() {
    harness::is_well_formed_and_small::<State>(&melee(), &MOST);
    let walk = |seed| Walk { scenario: "assault north-wall=wooden", seed, most: 1500, every: 9 };
    harness::is_light_in_play::<State>(&[walk(11), walk(12)], &MOST);
    harness::names_its_pieces::<State>(&melee());
}

#[test]
fn armies_and_board_are_told() {
    harness::tells_in_words::<State>(Walk { scenario: "assault", seed: 3, most: 1500, every: 130 });
}

#[test]
fn what_may_be_clicked_is_on_the_board() {
    let walks = [("assault", 150, 1), ("assault", 1500, 7), ("assault stacking=two", 1500, 7)];
    let walks = walks.map(|(scenario, most, every)| Walk { scenario, seed: 1, most, every });
    harness::shows_what_may_be_clicked::<State>(&walks);
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
        (State::SHOWN.pieces)(&view, Lang::En) + &(State::SHOWN.panels)(&view, Lang::En).into_string()
    };
    assert!(drawn(Viewer::Seat(Seat(1))).contains("area 3"));
    for other in [Viewer::Seat(Seat(0)), Viewer::Observer] {
        assert!(!drawn(other).contains("area 3"), "the plot leaks");
    }
}

#[test]
fn lettering_stays_on_the_board() {
    harness::lettering_stays_on_its_sheet::<State>(&start().view(Viewer::Observer), &[], 6);
}

/// Names step aside for counters, however the assault goes.
#[test]
fn names_are_not_covered() {
    let walk = Walk { scenario: "assault", seed: 4, most: 1800, every: 150 };
    walk.each(|state: &State| {
        let view = state.view(Viewer::Observer);
        let covered: Vec<Frame> = stacks(&view).iter().flat_map(Stack::covers).collect();
        for (id, name) in texts::<State>(&view, Lang::Es) {
            if id.starts_with("ta-name") {
                let hidden: i32 = covered.iter().map(|&frame| name.inset(4).shared(frame)).sum();
                assert_eq!(hidden, 0, "{id} {name:?}");
            }
        }
    });
}

#[test]
fn a_line_of_sight_is_drawn_and_told_with_its_clause() {
    let view = start().view(Viewer::Observer);
    let pick = |text: &str| text.parse::<Place>().expect("a place").pick();
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
