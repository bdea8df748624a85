//! The map is whole, legible and small.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Game, Input, Lang, Node, Pick, Seat, Viewer, play};
use resvg::usvg::{Node as Shape, roxmltree};
use texas_glory::map::{Colour, Walls};
use texas_glory::view::{Face, View};
use texas_glory::{Block, Place, State};

use super::lettering::sites;
use super::plan::{ALAMO, COMANCHE, GOLIAD, HEIGHT, KEY, TITLE, TRACK, WIDTH, box_frame, room};
use super::stacks::camps;
use crate::png::read;
use crate::svg::Frame;
use crate::{Drawn, picture};

fn start() -> State {
    State::start(State::TITLE.recommended().id.parse().expect("checked: its own scenario"))
}

/// Calls `look` at every state of a random game that waits for a decision, and at its end.
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

/// The clicks that a piece of SVG or HTML can take.
fn clickable(text: &str) -> BTreeSet<Pick> {
    let picks = text.split(r#"data-pick=""#).skip(1).filter_map(|rest| rest.split('"').next());
    picks.map(|pick| pick.parse().expect("a click")).collect()
}

/// A crowd that no game reaches: every Texan and every Mexican in one hex.
fn crowd() -> View {
    let mut view = start().view(Viewer::Seat(Seat(0)));
    view.places.retain(|place| place.place.data().code == "0308");
    let place = view.places.first_mut().expect("somebody holds the Alamo");
    for stack in &mut place.stacks {
        stack.outside = 26;
        stack.inside = 4;
    }
    let army = Block::all().filter(|block| block.data().side == texas_glory::block::Side::Texan);
    place.stacks[0].shown = army
        .enumerate()
        .map(|(at, block)| Face {
            block,
            strength: 1,
            marks: if at < 4 { vec!["inside", "half"] } else { vec!["moved", "forced"] },
        })
        .collect();
    place.burned = true;
    view
}

#[test]
fn pictures_are_well_formed_and_small_in_both_languages() {
    for lang in Lang::ALL {
        let map = State::map(lang);
        assert!(map.len() < 200_000, "{}", map.len());
        roxmltree::Document::parse(&map).expect("well-formed");
        let pieces = State::pieces(&crowd(), lang);
        assert!(pieces.len() < 120_000, "{}", pieces.len());
        roxmltree::Document::parse(&pieces).expect("well-formed");
        assert!(!map.contains('⟨') && !pieces.contains('⟨'), "a message is missing");
        read(&picture::<State>(&crowd(), lang)).expect("paintable");
    }
}

#[test]
fn everything_that_may_be_clicked_is_there() {
    let places = clickable(&State::map(Lang::En));
    for seed in 0..6 {
        random_game(seed, |state| {
            let Node::Decide(seats) = state.node() else { return };
            for seat in seats.iter() {
                let view = state.view(Viewer::Seat(seat));
                let pieces = clickable(&State::pieces(&view, Lang::En));
                let panels = clickable(&State::panels(&view, Lang::En));
                let _ = state.legal(seat, &mut |decision| {
                    for pick in State::picks(decision) {
                        let shown = match pick {
                            Pick::Amount(_) | Pick::Button(_) => true,
                            Pick::Card(_) => panels.contains(&pick),
                            Pick::Place(_) => places.contains(&pick),
                            Pick::Piece(_) => pieces.contains(&pick),
                        };
                        assert!(shown, "{pick} of {decision}");
                    }
                    ControlFlow::Continue(())
                });
            }
        });
    }
}

#[test]
fn the_layer_is_light_and_panels_speak_both_languages() {
    for (seed, lang) in [(11, Lang::En), (12, Lang::Es)] {
        random_game(seed, |state| {
            for viewer in [Viewer::Observer, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let view = state.view(viewer);
                let (pieces, panels) = (State::pieces(&view, lang), State::panels(&view, lang));
                assert!(!pieces.contains('⟨') && !panels.contains('⟨'), "{panels}");
                assert!(pieces.len() < 100_000, "{}", pieces.len());
                assert!(panels.len() < 60_000, "{}", panels.len());
            }
        });
    }
}

/// [2.1-a] What stands with its back to the viewer has no name, no click and no number of its own.
#[test]
fn backs_tell_nothing() {
    random_game(5, |state| {
        let view = state.view(Viewer::Observer);
        let shown: BTreeSet<Block> = view
            .places
            .iter()
            .flat_map(|place| &place.stacks)
            .flat_map(|stack| &stack.shown)
            .map(|face| face.block)
            .collect();
        let drawn = State::pieces(&view, Lang::En) + &State::panels(&view, Lang::En);
        for pick in clickable(&drawn) {
            if let Pick::Piece(number) = pick {
                assert!(shown.contains(&Block(number as u8)), "{pick}");
            }
        }
    });
}

#[test]
fn every_piece_has_a_name_and_no_id_stands_twice() {
    let svg = State::map(Lang::En).replace(r#"<g id="pieces"></g>"#, &State::pieces(&crowd(), Lang::En));
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

/// The signs of the map say what the rules know.
#[test]
fn sites_are_those_of_the_rules() {
    let place = |hex: &str| Place::all().find(|place| place.data().code == hex).expect("a hex");
    for site in sites() {
        let data = place(site.hex).data();
        match site.kind {
            "city" => assert_eq!(data.walls, Some(Walls::City), "{}", site.name),
            "fort" => assert_eq!(data.walls, Some(Walls::Fort), "{}", site.name),
            "village" => assert!(data.village, "{}", site.name),
            _ => {}
        }
        assert_eq!(site.port, data.port, "{}", site.name);
        match site.colour {
            "green" => assert_eq!(data.town, Some(Colour::Green), "{}", site.name),
            "blue" => assert_eq!(data.town, Some(Colour::Blue), "{}", site.name),
            _ => {}
        }
        assert!(!site.star || data.victory, "{}", site.name);
    }
    let stars: BTreeSet<&str> = sites().filter(|site| site.star).map(|site| site.hex).collect();
    for place in Place::all().filter(|place| !place.is_box() && place.data().victory) {
        assert!(stars.contains(place.data().code), "{place}");
    }
}

/// The ink of every line of lettering, as painted, with its id.
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
    let mut view = start().view(Viewer::Observer);
    view.places.clear();
    let tree = read(&picture::<State>(&view, lang)).expect("paintable");
    let mut all = Vec::new();
    collect(tree.root().children(), &mut all);
    all
}

fn papers() -> Vec<Frame> {
    let boxes = Place::all().filter(|place| place.is_box()).map(box_frame);
    boxes.chain([TRACK, COMANCHE, TITLE, KEY, ALAMO, GOLIAD]).collect()
}

fn overlap(a: Frame, b: Frame) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

fn lies_in(inner: Frame, outer: Frame) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

#[test]
fn lettering_stays_on_its_paper_and_papers_apart() {
    let papers = papers();
    for (at, paper) in papers.iter().enumerate() {
        assert!(papers[at + 1..].iter().all(|other| !overlap(*paper, *other)), "{paper:?}");
    }
    for lang in Lang::ALL {
        for (id, text) in texts(lang) {
            for &paper in &papers {
                assert!(
                    !overlap(text, paper) || lies_in(text, paper.inset(3)),
                    "{lang}: {id} {text:?} on {paper:?}"
                );
            }
            assert!(
                lies_in(text, Frame { x: 10, y: 10, w: WIDTH - 20, h: HEIGHT - 20 }),
                "{lang}: {id} {text:?}"
            );
        }
    }
}

/// Names of towns and crossings: none covers another. Names on a slant have boxes larger than their ink.
#[test]
fn names_do_not_cover_each_other() {
    for lang in Lang::ALL {
        let named: Vec<(String, Frame)> = texts(lang)
            .into_iter()
            .filter(|(id, _)| id.starts_with("tg-site-") || id.starts_with("tg-crossing-"))
            .collect();
        assert!(named.len() > 70, "{}", named.len());
        let mut faults = Vec::new();
        for (at, (one, a)) in named.iter().enumerate() {
            for (other, b) in &named[at + 1..] {
                if overlap(a.inset(2), b.inset(2)) {
                    faults.push(format!("{lang}: {one} {a:?} and {other} {b:?}"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn blocks_stand_apart_in_their_room() {
    let view = crowd();
    let place = view.places.iter().find(|place| place.stacks[0].outside > 20).expect("the crowd");
    let camps = camps(place);
    assert_eq!(camps.len(), 4, "both sides outside, both on the plan");
    for camp in &camps {
        let side = 50.0 * camp.scale;
        for (at, a) in camp.spots.iter().enumerate() {
            for b in &camp.spots[at + 1..] {
                assert!((a.0 - b.0).abs() >= side || (a.1 - b.1).abs() >= side, "{a:?} {b:?}");
            }
        }
        assert!(camp.on_plan || lies_in(camp.frame, room(place.place)));
    }
}

/// [7.0-b] Those behind the walls of a mission fort stand on its plan; the battle board tells them apart.
#[test]
fn the_besieged_stand_on_the_plan_of_their_fort() {
    let pos = "1836 turn 5\nstep turn\nunfought 0511\nbattle 0511 relief texan round=3 slot=1 came=0610 sallied\n0511: Ald+shown Bur+shown+moved<0610\n0511 inside: Fan+shown+line GAt\nPRG: San\n";
    let state = State::from_pos(pos).expect("a position");
    let view = state.view(Viewer::Seat(Seat(0)));
    let goliad = view.places.iter().find(|place| place.place.data().code == "0511").expect("Goliad");
    let inside: Vec<_> = camps(goliad).into_iter().filter(|camp| camp.on_plan).collect();
    assert_eq!(inside.len(), 1);
    assert!(lies_in(inside[0].frame, GOLIAD) && inside[0].band.faces.len() == 2);
    let panels = State::panels(&view, Lang::En);
    assert!(panels.contains("Relief of Goliad") && panels.contains("Behind the walls"), "{panels}");
}
