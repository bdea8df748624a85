//! The map is whole, legible and small.

use std::collections::BTreeSet;

use game::{Game, Lang, Pick, Seat, Viewer};
use texas_glory::map::{Colour, Walls};
use texas_glory::view::{Face, PlaceViews, View};
use texas_glory::{Block, Mark, Place, State};

use super::LAND;
use super::lettering::sites;
use super::names::width;
use super::plan::{GOLIAD, centre, hexagon, papers};
use super::stacks::{CELL, Camp, standings};
use crate::Drawn;
use crate::harness::{self, Walk, Weights, clickable, lies_in, texts};

const MOST: Weights = Weights { ground: 200_000, crowd: 120_000, pieces: 100_000, panels: 60_000 };

fn start() -> State {
    harness::start(State::TITLE.recommended().id)
}

fn walk(seed: u64) -> Walk {
    Walk::whole(State::TITLE.recommended().id, seed)
}

/// A crowd that no game reaches: every Texan and every Mexican in one hex.
fn crowd() -> View {
    let mut view = start().view(Viewer::Seat(Seat(0)));
    let army = Block::all().filter(|block| block.data().side == texas_glory::block::Side::Texan);
    let army: Vec<Face> = army
        .enumerate()
        .map(|(at, block)| Face {
            block,
            strength: 1,
            marks: if at < 4 { [Mark::INSIDE, Mark::HALF] } else { [Mark::MOVED, Mark::FORCED] }
                .into_iter()
                .collect(),
        })
        .collect();
    let mut place = view.places.iter().find(|place| place.place.data().code == "0308");
    if let Some(place) = &mut place {
        for stack in &mut place.stacks {
            (stack.counts.outside, stack.counts.inside) = (26, 4);
        }
        place.stacks[0].shown = &army;
        place.burned = true;
    }
    view.places = place.into_iter().collect();
    view
}

#[test]
fn the_map_is_whole_and_light() {
    harness::is_well_formed_and_small::<State>(&crowd(), &MOST);
    harness::is_light_in_play::<State>(&[walk(11), walk(12)], &MOST);
    harness::names_its_pieces::<State>(&crowd());
}

#[test]
fn armies_and_board_are_told() {
    harness::tells_in_words::<State>(Walk { every: 11, ..walk(5) });
}

#[test]
fn what_may_be_clicked_is_there() {
    harness::shows_what_may_be_clicked::<State>(&[0, 1, 2, 3, 4, 5].map(walk));
}

/// The picture of the land has the hexes of the rules, and its woods where they are.
#[test]
fn the_picture_shows_the_hexes_of_the_rules() {
    let hexes = |keep: fn(Place) -> bool| -> String {
        Place::all()
            .filter(|&place| !place.is_box() && keep(place))
            .map(|place| hexagon(centre(place)))
            .collect()
    };
    for data in [hexes(|_| true), hexes(|place| place.data().forest)] {
        assert!(LAND.contains(&format!("\"{data}\"")));
    }
}

/// [2.1-a] What stands with its back to the viewer has no name, no click and no number of its own.
#[test]
fn backs_tell_nothing() {
    walk(5).each(|state: &State| {
        let view = state.view(Viewer::Observer);
        let shown: BTreeSet<Block> = view
            .places
            .iter()
            .flat_map(|place| place.stacks)
            .flat_map(|stack| stack.shown)
            .map(|face| face.block)
            .collect();
        let drawn =
            (State::SHOWN.pieces)(&view, Lang::En) + &(State::SHOWN.panels)(&view, Lang::En).into_string();
        for pick in clickable(&drawn) {
            if let Pick::Piece(number) = pick {
                assert!(shown.contains(&Block(number as u8)), "{pick}");
            }
        }
    });
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

/// The map without blocks.
fn empty() -> View {
    let mut view = start().view(Viewer::Observer);
    view.places = PlaceViews::default();
    view
}

#[test]
fn lettering_stays_on_its_paper_and_papers_apart() {
    harness::lettering_stays_on_its_sheet::<State>(&empty(), &papers().collect::<Vec<_>>(), 10);
}

/// Names of towns and crossings: none covers another. Names on a slant have boxes larger than their ink.
#[test]
fn names_do_not_cover_each_other() {
    for lang in Lang::ALL {
        let mut named = texts::<State>(&empty(), lang);
        named.retain(|(id, _)| id.starts_with("tg-site-") || id.starts_with("tg-crossing-"));
        assert!(named.len() > 70, "{}", named.len());
        named.iter_mut().for_each(|(_, ink)| *ink = ink.inset(2));
        harness::nothing_covers_anything(&named, |_, _| false);
    }
}

/// Stacks keep clear of each other and of names, however the war goes, and blocks are large enough to be read.
#[test]
fn blocks_and_names_stand_apart() {
    const READABLE: f32 = 0.84;
    let seats = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Observer];
    for (scenario, seed) in [("1836", 7), ("1835", 8), ("campaign", 9)] {
        let mut turn = 0;
        Walk::whole(scenario, seed).each(|state: &State| {
            turn += 1;
            let view = state.view(seats[turn % 3]);
            let all = standings(view.places.iter(), |_| 0, &[]);
            for (at, one) in all.iter().enumerate() {
                let mut open = one.camps.iter().filter(|camp| !camp.on_plan);
                // A box has room for six.
                let fits =
                    |camp: &Camp| camp.scale > READABLE || one.view.place.is_box() && camp.spots.len() > 6;
                assert!(open.all(fits), "{}", one.view.place);
                for other in &all[at + 1..] {
                    assert!(
                        !harness::overlap(one.frame.inset(2), other.frame.inset(2)),
                        "{} {}",
                        one.view.place,
                        other.view.place
                    );
                }
            }
        });
    }
}

/// The room that is calculated for a name holds it at its largest.
#[test]
fn names_are_as_wide_as_computed() {
    const PICTURE: f32 = 25.0 / 19.5;
    let written = texts::<State>(&empty(), Lang::En);
    for site in sites().filter(|site| site.size() == "great") {
        let id = format!("tg-site-{}-{}", site.hex, site.kind);
        let (_, ink) = written.iter().find(|(own, _)| *own == id).expect("written");
        let computed = width(site.name, true) as f32;
        let needed = ink.w as f32 * PICTURE;
        assert!(computed >= needed && computed < needed * 1.35, "{}: {computed} for {needed}", site.name);
    }
}

#[test]
fn blocks_stand_apart_in_their_hex() {
    let view = crowd();
    let all = standings(view.places.iter(), |_| 0, &[]);
    let crowd = all.iter().find(|it| it.view.stacks[0].counts.outside > 20).expect("the crowd");
    assert_eq!(crowd.camps.len(), 4, "both sides outside, both on the plan");
    for camp in &crowd.camps {
        harness::stand_apart(&camp.spots, (CELL - 7.0) * camp.scale, &[camp.frame], "0308");
    }
}

/// [7.0-b] Those behind the walls of a mission fort stand on its plan; the battle board tells them apart.
#[test]
fn the_besieged_stand_on_the_plan_of_their_fort() {
    let pos = "1836 turn 5\nstep turn\nunfought 0511\nbattle 0511 relief texan round=3 slot=1 came=0610 sallied\n0511: Ald+shown Bur+shown+moved<0610\n0511 inside: Fan+shown+line GAt\nPRG: San\n";
    let state = State::from_pos(pos).expect("a position");
    let view = state.view(Viewer::Seat(Seat(0)));
    let goliad = view.places.iter().find(|place| place.place.data().code == "0511").expect("Goliad");
    let standings = standings(std::iter::once(goliad), |_| 0, &[]);
    let inside: Vec<_> = standings[0].camps.iter().filter(|camp| camp.on_plan).collect();
    assert_eq!(inside.len(), 1);
    assert!(lies_in(inside[0].frame, GOLIAD) && inside[0].band.faces.len() == 2);
    let panels = (State::SHOWN.panels)(&view, Lang::En).into_string();
    assert!(panels.contains("Relief of Goliad") && panels.contains("Behind the walls"), "{panels}");
}
