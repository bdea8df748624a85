//! How many clicks a person needs who plays whole games at the table page, counted by the page's own rules: what is the only click need not be
//! made, what a decision only begins goes straight to its ends, and where there is one answer it is given.
//!
//! Both sides decide as a `regular` would, in three ways ([`How`]). `cargo xtask clicks` plays more games and writes docs/clicks.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use ai::Level;
use game::{Lang, Seat};
use render::Board;
use table::{Seed, Told};

/// No game takes more turns at the table than this.
const MOST: usize = 100_000;

/// How a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// Decision by decision, as it was before there were gestures.
    OneByOne,
    /// Every march by the person's own plan, stacks and columns together; sweeping orders for the rest.
    OwnMarches,
    /// With every gesture that is offered.
    Whole,
}

/// Something that clicks can do, as the page knows it.
struct Act {
    picks: Vec<String>,
    told: Told,
}

/// All that can be done; see `picks.js`.
fn acts(board: &dyn Board, seat: Seat, how: How) -> Vec<Act> {
    let ways = if how != How::OneByOne { board.ways(seat) } else { table::Ways::default() };
    let mut acts = Vec::new();
    for offer in board.offers(seat, Lang::En) {
        let Some(ends) = ways.of.get(&offer.notation) else {
            acts.push(Act { picks: offer.picks, told: offer.notation.into() });
            continue;
        };
        let button =
            offer.picks.len() > 1 && offer.picks.last().is_some_and(|pick| pick.starts_with("button"));
        let opening = &offer.picks[..offer.picks.len() - usize::from(button)];
        for (end, then) in ends.iter().map(|&end| &ways.ends[end]) {
            let told = Told::Decisions(vec![offer.notation.clone(), end.clone()]);
            acts.push(Act { picks: [opening, then].concat(), told });
        }
    }
    acts
}

/// What may be clicked after these clicks.
fn next<'a>(acts: &'a [Act], clicks: &[String]) -> BTreeSet<&'a String> {
    acts.iter()
        .filter(|act| act.picks.starts_with(clicks))
        .filter_map(|act| act.picks.get(clicks.len()))
        .collect()
}

/// The clicks, and those behind them that need not be made.
fn advance(acts: &[Act], mut clicks: Vec<String>) -> Vec<String> {
    loop {
        let open = next(acts, &clicks);
        let Some(&only) = open.first().filter(|_| open.len() == 1) else { return clicks };
        let longer = [&clicks[..], std::slice::from_ref(only)].concat();
        let whole = acts.iter().any(|act| act.picks == longer);
        let leads_on = !clicks.is_empty() && only.starts_with("button") && !whole;
        if !only.starts_with("amount") && !leads_on {
            return clicks;
        }
        clicks = longer;
    }
}

/// How many clicks lead to these. The way into a place is told by where it is clicked.
fn cost(acts: &[Act], picks: &[String], how: How) -> usize {
    let mut clicks = advance(acts, Vec::new());
    let mut made = 0;
    while clicks.len() < picks.len() {
        let pick = &picks[clicks.len()];
        let place = |pick: &String| pick.starts_with("place");
        made += usize::from(
            !(how != How::OneByOne && place(pick) && clicks.len() > 1 && clicks.last().is_some_and(place)),
        );
        clicks.push(pick.clone());
        clicks = advance(acts, clicks);
    }
    made
}

/// The clicks of whole games.
#[derive(Default)]
struct Count {
    /// For each side, those of each turn.
    turns: [Vec<usize>; 2],
    /// Those of marches, and how many marches.
    marches: (usize, usize),
    /// Nodes with one answer only.
    given: usize,
    games: usize,
}

impl Count {
    fn median(&self, seat: usize) -> usize {
        let mut sorted = self.turns[seat].clone();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied().unwrap_or(0)
    }

    fn most(&self, seat: usize) -> usize {
        self.turns[seat].iter().copied().max().unwrap_or(0)
    }

    fn a_march(&self) -> f64 {
        self.marches.0 as f64 / self.marches.1.max(1) as f64
    }

    fn all(&self) -> usize {
        self.turns.iter().flatten().sum::<usize>() / self.games.max(1)
    }
}

fn think(board: &dyn Board, seat: Seat) -> String {
    board.think(seat, Level::Regular.into(), board.len() as u64).expect("checked: the seat is awaited").now()
}

/// What a person tells the table, and by how many clicks.
fn decide(board: &dyn Board, seat: Seat, how: How) -> (Told, usize) {
    let offers = board.offers(seat, Lang::En);
    if let [only] = &offers[..] {
        return (only.notation.clone().into(), 0);
    }
    let wanted = think(board, seat);
    let sweep = board.sweeps(seat, Lang::En).into_iter().find(|sweep| alike(&sweep.begins, &wanted));
    if let Some(sweep) =
        sweep.filter(|_| how == How::Whole || how == How::OwnMarches && !marches_off(&wanted))
    {
        let picks = sweep.picks.iter().map(|pick| pick.parse().expect("a click")).collect();
        return (Told::Gesture(picks), 1);
    }
    let acts = acts(board, seat, how);
    let offer = offers.iter().find(|offer| offer.notation == wanted).expect("offered");
    // An order that is only begun is shown to its end.
    let Some(then) = board.ahead(seat, &wanted).filter(|_| how != How::OneByOne) else {
        return (wanted.into(), cost(&acts, &offer.picks, how));
    };
    let list = vec![wanted, think(&*then, seat)];
    let Some(act) = acts.iter().find(|act| act.told == Told::Decisions(list.clone())) else {
        return (Told::Decisions(list), cost(&acts, &offer.picks, how));
    };
    let alone = cost(&acts, &act.picks, how);
    let together = column(board, seat, act, alone);
    together.map_or((act.told.clone(), alone), |together| (together, alone + 1))
}

/// The gesture by which a whole band goes where its first piece is sent, if that saves clicks.
fn column(board: &dyn Board, seat: Seat, act: &Act, alone: usize) -> Option<Told> {
    let bands = board.bands(seat, Lang::En);
    let band = bands.iter().rev().find(|band| band.pieces.contains(&act.picks[0]))?;
    let picks = band.pieces.iter().chain(&act.picks[1..]).map(|pick| pick.parse().expect("a click"));
    let told = Told::Gesture(picks.collect());
    let mut tried = again(board);
    tried.tell(seat, &told, Lang::En).ok()?;
    let saves = (alone + 1) < alone * marches(&tried.inputs(board.len()));
    saves.then_some(told)
}

/// The same match once more, to try something out.
fn again(board: &dyn Board) -> Box<dyn Board> {
    let entry = shelf::game(board.title().id).expect("on the shelf");
    entry
        .resume(&board.scenario(), None, Seed::from(1836).into(), &board.inputs(0))
        .expect("checked: it was played before")
}

/// Whether a decision moves a piece, or begins to.
fn marches_off(decision: &str) -> bool {
    ["move", "march", "send", "to"].iter().any(|verb| alike(decision, verb))
}

fn marches(inputs: &[String]) -> usize {
    let verbs = [" march ", " attack ", " to "];
    inputs.iter().filter(|input| verbs.iter().any(|verb| input.contains(verb))).count()
}

/// Whether two decisions are of the same kind, by their verbs.
fn alike(one: &str, other: &str) -> bool {
    one.split(' ').next() == other.split(' ').next()
}

/// Counts the clicks of whole games.
fn count(game: &str, scenario: &str, games: u64, how: How) -> Count {
    let mut count = Count::default();
    for seed in 0..games {
        let entry = shelf::game(game).expect("on the shelf");
        let mut board = entry.start(scenario, Seed::from(seed).into()).expect("a scenario");
        let mut turns: BTreeMap<(u16, u8), usize> = BTreeMap::new();
        for _ in 0..MOST {
            let Some(seat) = board.awaited().iter().next() else { break };
            let (told, clicks) = decide(&*board, seat, how);
            count.given += usize::from(clicks == 0);
            *turns.entry((board.turn(), seat.0)).or_default() += clicks;
            let from = board.len();
            board.tell(seat, &told, Lang::En).expect("checked: a regular decides lawfully");
            let inputs = board.inputs(from);
            let marches = marches(&inputs);
            if marches > 0 {
                count.marches.0 += clicks;
                count.marches.1 += marches;
            } else if inputs.iter().any(|input| input.contains(" send ")) {
                count.marches.0 += clicks;
            }
        }
        assert!(board.outcome().is_some(), "{game} {scenario}: no end");
        for ((_, seat), clicks) in turns {
            count.turns[usize::from(seat)].push(clicks);
        }
        count.games += 1;
    }
    count
}

const SCENARIOS: [(&str, &str); 7] = [
    ("texas-glory", "1836"),
    ("texas-glory", "1835"),
    ("texas-glory", "campaign"),
    ("the-alamo", "assault"),
    ("charge", "assault"),
    ("thirteen-days", "solitaire"),
    ("thirteen-days", "two-player"),
];

/// What the page about clicks begins with.
const HEAD: &str = "# Clicks

How many clicks a person needs at the table page: whole games of each scenario between two scripted players who decide as a `regular` would, counted by the page's own rules
(`crates/shelf/tests/clicks.rs`). *One by one* is every decision by itself, as it was before there were gestures. *Own marches* plans every march itself, moves stacks and columns together and uses
sweeping orders for the rest. *Whole orders* uses every gesture that is offered. Written by `cargo xtask clicks`.

Prompts with one answer only are answered by themselves: none of these clicks is one.

";

#[test]
fn whole_games_take_few_clicks() {
    let page = std::env::var_os("BEXAR_CLICKS");
    let games = if page.is_some() { 20 } else { 2 };
    let mut turns = String::from(
        "## Clicks a turn: median (most)\n\n| Game | Side | One by one | Own marches | Whole orders |\n|---|---|---|---|---|\n",
    );
    let mut all = format!(
        "## Clicks a game, and a march in Texas Glory\n\nMeans of {games} games.\n\n| Game | One by one | Own marches | Whole orders | Answers given by themselves |\n|---|---|---|---|---|\n"
    );
    for (game, scenario) in SCENARIOS {
        let counts =
            [How::OneByOne, How::OwnMarches, How::Whole].map(|how| count(game, scenario, games, how));
        let [before, own, whole] = &counts;
        for (seat, side) in shelf::game(game).expect("on the shelf").title.seats.iter().enumerate() {
            let figures =
                counts.each_ref().map(|count| format!("{} ({})", count.median(seat), count.most(seat)));
            let _ = writeln!(turns, "| {game} {scenario} | {side} | {} |", figures.join(" | "));
            assert!(whole.median(seat) <= before.median(seat), "{game} {scenario} {side}: {figures:?}");
        }
        let figures = counts.each_ref().map(|count| match game {
            "texas-glory" => format!("{}, {:.2} a march", count.all(), count.a_march()),
            _ => count.all().to_string(),
        });
        let _ =
            writeln!(all, "| {game} {scenario} | {} | {} |", figures.join(" | "), whole.given / whole.games);
        if game == "texas-glory" {
            assert!(own.a_march() <= 2.0, "{scenario}: {} clicks a march", own.a_march());
        }
        if game == "the-alamo" {
            // Who plans every march of fifty units himself takes a few more.
            for (count, mexican) in [(own, 30), (whole, 25)] {
                assert!(count.median(0) <= 15 && count.median(1) <= mexican, "{turns}");
            }
        }
    }
    let told = format!("{HEAD}{turns}\n{all}");
    match page {
        Some(page) => std::fs::write(page, told).expect("written"),
        None => print!("{told}"),
    }
}
