//! What every board is tested for: it is whole, legible and small, in every language.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Input, Lang, Node, Pick, Viewer, play};
use resvg::usvg::{Node as Shape, roxmltree};

use crate::board::board;
use crate::png::read;
use crate::svg::{Frame, Spot, outline};
use crate::{Drawn, picture};

/// A random game to look at: one in this many of its states, up to the most.
#[derive(Clone, Copy)]
pub struct Walk {
    pub scenario: &'static str,
    pub seed: u64,
    pub most: usize,
    pub every: usize,
}

impl Walk {
    /// A whole game, looked at whenever it waits for a decision.
    pub const fn whole(scenario: &'static str, seed: u64) -> Walk {
        Walk { scenario, seed, most: usize::MAX, every: 1 }
    }

    /// Calls `look` at the states that wait for a decision, and at the last one.
    pub fn each<G: Drawn>(self, mut look: impl FnMut(&G)) {
        let mut rng = Rng::with_seed(self.seed);
        let mut below = |bound: u64| rng.u64(..bound);
        let mut state = start::<G>(self.scenario);
        for step in 0..self.most {
            let input = match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => Input::Fate(draw.nth(below(draw.ways()))),
                Node::Decide(seats) => {
                    if step % self.every == 0 {
                        look(&state);
                    }
                    let seat = seats.iter().next().expect("checked: someone is awaited");
                    Input::Decide(seat, state.sample(seat, &mut below).expect("checked: something is legal"))
                }
            };
            play(&mut state, input, &mut ()).expect("checked: it was offered");
        }
        look(&state);
    }
}

pub fn start<G: Drawn>(scenario: &str) -> G {
    G::start(scenario.parse().unwrap_or_else(|_| panic!("checked: {scenario} is its own scenario")))
}

/// The clicks that a piece of SVG or HTML can take.
pub fn clickable(text: &str) -> BTreeSet<Pick> {
    let picks = text.split(r#"data-pick=""#).skip(1).filter_map(|rest| rest.split('"').next());
    picks.map(|pick| pick.parse().expect("a click")).collect()
}

/// What a board may weigh, in bytes.
pub struct Weights {
    pub ground: usize,
    /// The pieces of the crowd that is drawn for the test.
    pub crowd: usize,
    pub pieces: usize,
    pub panels: usize,
}

/// The board and its pieces are well-formed, light, paintable, and everything is said.
pub fn is_well_formed_and_small<G: Drawn>(crowd: &G::View, most: &Weights) {
    for lang in Lang::ALL {
        let (ground, pieces) = (board::<G>("", lang), (G::SHOWN.pieces)(crowd, lang));
        for (text, most) in [(&ground, most.ground), (&pieces, most.crowd)] {
            assert!(text.len() < most, "{}", text.len());
            assert!(!text.contains('⟨'), "a message is missing");
        }
        roxmltree::Document::parse(&board::<G>(&pieces, lang)).expect("well-formed");
        read(&picture::<G>(crowd, lang)).expect("paintable");
    }
}

/// Whatever may be clicked is on the board or beside it.
pub fn shows_what_may_be_clicked<G: Drawn>(walks: &[Walk]) {
    let places = clickable(&board::<G>("", Lang::En));
    for walk in walks {
        walk.each::<G>(|state| {
            let Node::Decide(seats) = state.node() else { return };
            for seat in seats.iter() {
                let view = state.view(Viewer::Seat(seat));
                let pieces = clickable(&(G::SHOWN.pieces)(&view, Lang::En));
                let panels = clickable(&(G::SHOWN.panels)(&view, Lang::En).into_string());
                let _ = state.legal(seat, &mut |decision| {
                    for pick in G::picks(decision) {
                        let shown = match pick {
                            Pick::Amount(_) | Pick::Button(_) => true,
                            Pick::Card(_) => panels.contains(&pick),
                            Pick::Place(_) | Pick::Piece(_) => {
                                [&places, &pieces, &panels].iter().any(|shown| shown.contains(&pick))
                            }
                        };
                        assert!(shown, "{pick} of {decision}");
                    }
                    ControlFlow::Continue(())
                });
            }
        });
    }
}

/// In play the pieces and panels are light, and everything is said, whoever looks.
pub fn is_light_in_play<G: Drawn>(walks: &[Walk], most: &Weights) {
    let seats = G::TITLE.seats().map(Viewer::Seat);
    let viewers: Vec<Viewer> = seats.chain([Viewer::Observer]).collect();
    for (walk, lang) in walks.iter().zip(Lang::ALL.into_iter().cycle()) {
        walk.each::<G>(|state| {
            for &viewer in &viewers {
                let view = state.view(viewer);
                for (text, most) in [
                    ((G::SHOWN.pieces)(&view, lang), most.pieces),
                    ((G::SHOWN.panels)(&view, lang).into_string(), most.panels),
                ] {
                    assert!(!text.contains('⟨'), "{text}");
                    assert!(text.len() < most, "{}", text.len());
                }
            }
        });
    }
}

/// The armies are listed and the board is told in words, whoever looks: everything is said, and what a line shows is on the board.
pub fn tells_in_words<G: Drawn>(walk: Walk) {
    let seats = G::TITLE.seats().map(Viewer::Seat);
    let viewers: Vec<Viewer> = seats.chain([Viewer::Observer]).collect();
    walk.each::<G>(|state| {
        for (&viewer, lang) in viewers.iter().zip(Lang::ALL.into_iter().cycle()) {
            let view = state.view(viewer);
            let (roster, told, pieces) = (
                (G::SHOWN.roster)(&view, lang).into_string(),
                (G::SHOWN.told)(&view, lang).markup(lang).into_string(),
                (G::SHOWN.pieces)(&view, lang),
            );
            for text in [&roster, &told] {
                assert!(!text.contains('⟨'), "{text}");
                roxmltree::Document::parse(&format!("<div>{text}</div>")).expect("well-formed");
            }
            assert!(told.contains("<li>"), "{told}");
            for id in roster.split(r#"data-show=""#).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(pieces.contains(&format!(r#"id="{id}""#)), "{id} is listed and not on the board");
            }
        }
    });
}

/// Whatever can be clicked has a name, every piece has a card; no id stands twice; and figures have classes of their
/// own, since a selector that names the board cannot see into what is used elsewhere.
pub fn names_its_pieces<G: Drawn>(crowd: &G::View) {
    let svg = board::<G>(&(G::SHOWN.pieces)(crowd, Lang::En), Lang::En);
    let document = roxmltree::Document::parse(&svg).expect("well-formed");
    let nodes = || document.descendants();
    for node in nodes().filter(|node| node.has_attribute("data-pick")) {
        assert!(node.attribute("aria-label").is_some_and(|label| !label.is_empty()), "{node:?}");
        assert_eq!(node.attribute("role"), Some("img"), "the page says when it is a button");
        let piece = node.attribute("class").is_some_and(|class| class.contains("piece"));
        assert!(!piece || node.attribute("data-card").is_some_and(|card| card.contains('\n')), "{node:?}");
    }
    let mut ids = BTreeSet::new();
    for id in nodes().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
    let used: BTreeSet<&str> = nodes()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")))
        .filter_map(|node| node.attribute("href")?.strip_prefix('#'))
        .collect();
    assert!(used.iter().all(|id| ids.contains(id)), "a figure is missing");
    for figure in nodes().filter(|node| node.attribute("id").is_some_and(|id| used.contains(id))) {
        for class in figure.descendants().filter_map(|node| node.attribute("class")) {
            assert!(class.starts_with("f-"), "{class}");
        }
    }
}

/// The ink of every line of lettering, as painted, with its id.
pub fn texts<G: Drawn>(view: &G::View, lang: Lang) -> Vec<(String, Frame)> {
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
    let tree = read(&picture::<G>(view, lang)).expect("paintable");
    let mut all = Vec::new();
    collect(tree.root().children(), &mut all);
    all
}

/// No lettering runs over the edge of a sheet of paper, or to within `margin` of the board's own edge; and no sheet
/// lies on another.
pub fn lettering_stays_on_its_sheet<G: Drawn>(view: &G::View, sheets: &[Frame], margin: i32) {
    for (at, sheet) in sheets.iter().enumerate() {
        assert!(sheets[at + 1..].iter().all(|other| !overlap(*sheet, *other)), "{sheet:?}");
    }
    let (w, h) = G::FORM.size;
    let whole = Frame { x: 0, y: 0, w, h };
    for lang in Lang::ALL {
        for (id, text) in texts::<G>(view, lang) {
            for &sheet in sheets {
                let on_it = !overlap(text, sheet) || lies_in(text, sheet.inset(3));
                assert!(on_it, "{lang}: {id} {text:?} on {sheet:?}");
            }
            assert!(lies_in(text, whole.inset(margin)), "{lang}: {id} {text:?}");
        }
    }
}

/// These outlines of a plan are drawn in the picture of the land.
pub fn picture_shows<'a>(art: &str, outlines: impl Iterator<Item = &'a [Spot]>) {
    for spots in outlines {
        assert!(art.contains(&outline(spots)), "{spots:?}");
    }
}

/// None of these covers another, unless `akin` says that they belong together.
pub fn nothing_covers_anything(all: &[(String, Frame)], akin: impl Fn(&str, &str) -> bool) {
    let mut faults = Vec::new();
    for (at, (one, a)) in all.iter().enumerate() {
        for (other, b) in &all[at + 1..] {
            if overlap(*a, *b) && !akin(one, other) {
                faults.push(format!("{one} {a:?} and {other} {b:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Squares of this side around the spots stand apart, each within one of the frames.
pub fn stand_apart(spots: &[(f32, f32)], side: f32, frames: &[Frame], place: &str) {
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

pub fn lies_in(inner: Frame, outer: Frame) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

pub fn overlap(a: Frame, b: Frame) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
