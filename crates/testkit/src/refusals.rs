//! Every click that leads nowhere is refused by a clause, with the fact in the way.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fastrand::Rng;
use game::{Lang, Node, Pick, Refusal, Seat, Viewer, Words, offer, play};
use words::Catalog;
use words::reading::misread_alone;

use crate::contract::random_input;
use crate::scenario_of;

/// In a game of this many inputs about one node in this many is looked at.
const SOME: usize = 6;
/// After the first clicks this many legal ones are followed by every other click.
const FOLLOWED: usize = 2;

/// Everything that may be clicked, and some things that may not: pieces and places by their numbers below these, amounts, buttons.
pub fn clicks(
    pieces: u16,
    places: u16,
    amounts: std::ops::Range<u16>,
    buttons: u16,
) -> impl Iterator<Item = Pick> {
    let pieces = (0..pieces).map(Pick::Piece).chain((0..places).map(Pick::Place));
    pieces.chain(amounts.map(Pick::Amount)).chain((0..buttons).map(Pick::Button))
}

/// Plays random games of `scenario` and clicks `every` thing there is, first and after legal beginnings. What leads to no
/// legal decision must be refused; by a clause of the rulebook; in a sentence of every language; and as `fault` finds nothing
/// wrong with it: that it names no fact, or one that is not so of these clicks in the view of who clicked.
///
/// # Panics
/// With all that is not refused so, one of each kind.
pub fn refusals<G: Words>(
    scenario: &str,
    games: u64,
    every: &[Pick],
    fault: impl Fn(G::Illegal, &G::View, &[Pick]) -> Option<&'static str>,
) {
    let catalog = Catalog::load(G::MESSAGES).unwrap_or_else(|faults| panic!("{}:\n{faults}", G::TITLE.name));
    let mut session = Session { every, fault, catalog, said: BTreeSet::new(), faults: BTreeMap::new() };
    let mut refused = 0_u64;
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut state = G::start(scenario_of::<G>(scenario));
        loop {
            if rng.usize(..SOME) == 0
                && let Node::Decide(seats) = state.node()
            {
                for seat in seats.iter() {
                    refused += session.click(&state, seat, &mut rng);
                }
            }
            let Some(input) = random_input(&state, &mut rng) else { break };
            play(&mut state, input, &mut ()).expect("checked: a sampled decision is legal");
        }
    }
    let all: Vec<String> = session.faults.values().map(Fault::to_string).collect();
    assert!(all.is_empty(), "{}: {} faults:\n{}", G::TITLE.name, all.len(), all.join("\n"));
    assert!(refused > 0, "nothing was refused");
    println!("{}, {scenario}: {refused} clicks refused", G::TITLE.name);
}

/// A click that was not refused as it should be.
struct Fault {
    kind: String,
    clicks: String,
    position: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}\n{}", self.kind, self.clicks, self.position)
    }
}

struct Session<'a, F> {
    every: &'a [Pick],
    fault: F,
    catalog: Catalog,
    /// The refusals that have been put into words.
    said: BTreeSet<String>,
    /// One of each kind.
    faults: BTreeMap<String, Fault>,
}

impl<F> Session<'_, F> {
    /// Every click at a node, first and after some legal beginnings. How many were refused.
    fn click<G: Words>(&mut self, state: &G, seat: Seat, rng: &mut Rng) -> u64
    where
        F: Fn(G::Illegal, &G::View, &[Pick]) -> Option<&'static str>,
    {
        let view = state.view(Viewer::Seat(seat));
        let mut refused = 0;
        let first = offer(state, seat, &[]).next;
        let begun = (0..FOLLOWED).filter_map(|_| rng.choice(&first)).map(|&pick| vec![pick]);
        for prefix in std::iter::once(Vec::new()).chain(begun) {
            let lawful = offer(state, seat, &prefix);
            if lawful.decision.is_some() {
                continue;
            }
            for &pick in self.every.iter().filter(|pick| !lawful.next.contains(pick)) {
                let clicks: Vec<Pick> = prefix.iter().copied().chain([pick]).collect();
                match self.refuse(state, seat, &view, &clicks) {
                    Ok(()) => refused += 1,
                    Err(what) => {
                        let kind = format!("{}: {what}", G::prompt(&view).phrase.id);
                        self.faults.entry(kind.clone()).or_insert_with(|| {
                            let clicks: Vec<String> = clicks.iter().map(Pick::to_string).collect();
                            Fault { kind, clicks: clicks.join(" "), position: state.pos() }
                        });
                    }
                }
            }
        }
        refused
    }

    fn refuse<G: Words>(
        &mut self,
        state: &G,
        seat: Seat,
        view: &G::View,
        clicks: &[Pick],
    ) -> Result<(), String>
    where
        F: Fn(G::Illegal, &G::View, &[Pick]) -> Option<&'static str>,
    {
        let illegal = match state.from_picks(seat, clicks).map(|decision| state.check(seat, decision)) {
            Ok(Ok(())) => return Err("is taken, though it is not offered".to_owned()),
            Ok(Err(illegal)) | Err(illegal) => illegal,
        };
        let rule = illegal.rule().0;
        if book::of::<G>().clause(rule).is_none() {
            return Err(format!("the rulebook has no clause {rule}"));
        }
        if let Some(fault) = (self.fault)(illegal, view, clicks) {
            return Err(format!("{fault}: {illegal:?}"));
        }
        if self.said.insert(format!("{illegal:?}")) {
            for lang in Lang::ALL {
                let said =
                    self.catalog.try_say(lang, &illegal.phrase()).map_err(|fault| fault.to_string())?;
                if let Some(fault) = misread_alone(lang, &said) {
                    return Err(format!("{fault}: {said}"));
                }
            }
        }
        Ok(())
    }
}
