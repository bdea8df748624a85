//! Whole orders at a table: what a seat can say in one go, and what comes of it.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use game::{Gesture, Lang, Mind, Pick, Seat, Words, begun};
use serde::Serialize;
use utoipa::ToSchema;

use crate::face::{listed, say};
use crate::{Denied, Match, Table};

/// No gesture takes more decisions than this in one go.
const MOST: usize = 500;

/// What a seat tells the table in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// Decisions in notation, one after the other.
    Decisions(Vec<String>),
    /// The clicks of a gesture.
    Gesture(Vec<Pick>),
}

impl From<String> for Told {
    fn from(decision: String) -> Told {
        Told::Decisions(vec![decision])
    }
}

/// What came of it. What was decided stands, even if more was wished.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// How many decisions were taken.
    pub decisions: usize,
    /// Why the next one of a list was not.
    pub refused: Option<Denied>,
    /// Whether a gesture waits for the other side, and goes on when it is told again.
    pub waits: bool,
}

/// A sweeping order that could be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Sweep {
    /// As clicks.
    pub picks: Vec<String>,
    /// In words.
    pub text: String,
    /// The decision it begins with, in notation.
    pub begins: String,
}

/// Pieces that are often told the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Band {
    pub name: String,
    pub pieces: Vec<String>,
}

/// How orders that a decision only begins can go on, so that they can be shown whole.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Ways {
    /// Ends of orders: a decision and its clicks, each once.
    pub ends: Vec<(String, Vec<String>)>,
    /// For a decision that begins an order, its ends.
    pub of: BTreeMap<String, Vec<usize>>,
}

/// See [`Table::tell`].
pub(crate) fn tell<G>(table: &mut Match<G>, seat: Seat, told: &Told, lang: Lang) -> Result<Carried, Denied>
where
    G: Words + Mind,
    Match<G>: Table,
{
    match told {
        Told::Decisions(list) => all(table, seat, list, lang),
        Told::Gesture(picks) => sweep(table, seat, picks, lang),
    }
}

/// Takes decisions up to the first that is refused.
fn all<T: Table>(table: &mut T, seat: Seat, list: &[String], lang: Lang) -> Result<Carried, Denied> {
    let mut carried = Carried::default();
    for notation in list {
        match table.decide(seat, notation, lang) {
            Ok(_) => carried.decisions += 1,
            Err(denied) if carried.decisions == 0 => return Err(denied),
            Err(denied) => return Ok(Carried { refused: Some(denied), ..carried }),
        }
    }
    Ok(carried)
}

/// Takes the decisions of a gesture until it is done, or the game waits for somebody else.
fn sweep<G>(table: &mut Match<G>, seat: Seat, picks: &[Pick], lang: Lang) -> Result<Carried, Denied>
where
    G: Words + Mind,
    Match<G>: Table,
{
    let mut gesture = Gesture::of(picks);
    let mut carried = Carried::default();
    while table.awaited().contains(seat) && carried.decisions < MOST {
        let Some(decision) = gesture.next(table.state(), seat) else { break };
        Table::decide(table, seat, &decision.to_string(), lang)?;
        carried.decisions += 1;
    }
    if carried.decisions == 0 {
        return Err(why_not(table, seat, picks, lang));
    }
    carried.waits = !table.awaited().contains(seat) && !table.is_over();
    Ok(carried)
}

/// Why a gesture does nothing: what keeps the first of its pieces, if it has any.
fn why_not<T: Table>(table: &T, seat: Seat, picks: &[Pick], lang: Lang) -> Denied {
    if table.outcome().is_some() {
        return Denied::Over;
    }
    if !table.awaited().contains(seat) {
        return Denied::NotYourTurn;
    }
    let alone = match Gesture::of(picks) {
        Gesture::Each { pieces, then } => [&pieces[..1], &then].concat(),
        Gesture::Sweep(order) => order,
    };
    match table.why(seat, &alone, lang) {
        Err(denied @ Denied::Refused(_)) if matches!(alone[..], [Pick::Piece(_), ..]) => denied,
        _ => Denied::NothingLeft,
    }
}

pub(crate) fn sweeps<G: Words>(state: &G, seat: Seat, lang: Lang) -> Vec<Sweep> {
    let told = |order: Vec<Pick>| {
        Some(Sweep {
            begins: state.swept(seat, &order)?.to_string(),
            text: say::<G>(lang, &G::sweeping(&order)),
            picks: order.iter().map(Pick::to_string).collect(),
        })
    };
    state.sweeps(seat).into_iter().filter_map(told).collect()
}

pub(crate) fn bands<G: Words>(state: &G, seat: Seat, lang: Lang) -> Vec<Band> {
    let told = |band: game::Band| Band {
        name: say::<G>(lang, &band.name),
        pieces: band.pieces.iter().map(Pick::to_string).collect(),
    };
    state.bands(seat).into_iter().map(told).collect()
}

/// Looks one decision ahead wherever that only begins an order. To do nothing is left out: an order that was not begun need not be left.
pub(crate) fn ways<G: Words>(state: &G, seat: Seat) -> Ways {
    let mut ways = Ways::default();
    let mut known = BTreeMap::new();
    for decision in listed(state, seat) {
        let Some(after) = begun(state, seat, decision) else { continue };
        let mut ends = Vec::new();
        let _ = after.legal(seat, &mut |end| {
            if !G::is_idle(end) {
                ends.push(*known.entry(end).or_insert_with(|| {
                    ways.ends.push((end.to_string(), G::picks(end).iter().map(Pick::to_string).collect()));
                    ways.ends.len() - 1
                }));
            }
            ControlFlow::Continue(())
        });
        if !ends.is_empty() {
            ways.of.insert(decision.to_string(), ends);
        }
    }
    ways
}
