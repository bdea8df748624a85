//! What many finished matches come to: who won and why, how long it took, what was lost when, how they were opened, and what was used.

use std::collections::{BTreeMap, BTreeSet};

use ai::{Played, Tally, wilson};
use game::{Lang, Phrase, Seat, Viewer};
use serde_json::Value;
use table::Table;

use crate::facts::Both;
use crate::{Entry, Sealed};

/// How many decisions of a side are its opening.
const OPENING: usize = 2;
/// So few games say nothing about an opening, or about what was used.
const ENOUGH: u64 = 5;

/// Games, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Share {
    pub games: u64,
    pub wins: u64,
}

impl Share {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.wins += u64::from(won);
    }

    /// With its 95 % interval: low, mean, high.
    pub fn interval(self) -> [f64; 3] {
        wilson(self.wins, self.games)
    }
}

/// A way in which games ended: who won, by which clause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Ending {
    pub winner: Option<Seat>,
    pub clause: &'static str,
}

/// How a side began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    pub seat: Seat,
    /// Its first decisions, in notation.
    pub decisions: Vec<String>,
    pub share: Share,
}

/// Something that a side named in its decisions: a card, a unit, a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Used {
    pub seat: Seat,
    pub sheet: &'static str,
    pub code: String,
    pub called: Both,
    /// The games in which the side used it, and those in which it did not.
    pub with: Share,
    pub without: Share,
}

impl Used {
    /// How much more often the side won with it than without, and half of the 95 % interval.
    pub fn gain(&self) -> (f64, f64) {
        let part = |share: Share| {
            let (games, wins) = (share.games.max(1) as f64, share.wins as f64);
            let mean = wins / games;
            (mean, mean * (1.0 - mean) / games)
        };
        let ((with, spread), (without, other)) = (part(self.with), part(self.without));
        (with - without, 1.96 * (spread + other).sqrt())
    }
}

/// What a code stands for.
struct Named {
    sheet: &'static str,
    called: Both,
}

/// The results of many matches of one game.
pub struct Study {
    pub entry: &'static Entry,
    /// What came of them, as `simulate` counts it.
    pub tally: Tally,
    /// How many games lasted each number of turns.
    pub lengths: BTreeMap<u16, u64>,
    pub endings: BTreeMap<Ending, u64>,
    /// What is counted, as messages of the game.
    pub counts: Vec<Phrase>,
    /// By turn, of each thing that is counted, for each side: the sum, and of how many games.
    sums: BTreeMap<u16, Vec<[(u64, u64); 2]>>,
    openings: BTreeMap<(Seat, Vec<String>), Share>,
    used: BTreeMap<(Seat, String), Share>,
    sides: [Share; 2],
    names: BTreeMap<String, Named>,
}

impl Study {
    /// Of games in which the players changed sides after each game, or did not.
    pub fn new(entry: &'static Entry, swap: bool) -> Study {
        Study {
            entry,
            tally: Tally::new(entry.title.seats.len(), swap),
            lengths: BTreeMap::new(),
            endings: BTreeMap::new(),
            counts: Vec::new(),
            sums: BTreeMap::new(),
            openings: BTreeMap::new(),
            used: BTreeMap::new(),
            sides: [Share::default(); 2],
            names: names(entry),
        }
    }

    /// Takes in a match that is over. Matches are to be given in their order: pairs stand together.
    pub fn add(&mut self, board: &(impl Table + ?Sized), swapped: bool) {
        let outcome = board.outcome();
        let (turns, inputs) = (board.turn(), board.len());
        self.tally.add(&Played { outcome, turns, inputs, max_offer: 0, swapped });
        let Some(outcome) = outcome else { return };
        *self.lengths.entry(turns).or_default() += 1;
        *self.endings.entry(ending(board, outcome.winner)).or_default() += 1;
        self.count(board);
        let record = board.record(Viewer::Observer);
        let decisions = decisions(self.entry, &record);
        for (seat, side) in self.entry.title.seats().zip(decisions) {
            let won = outcome.winner == Some(seat);
            self.sides[usize::from(seat.0)].add(won);
            if side.is_empty() {
                continue;
            }
            let opening: Vec<String> = side.iter().take(OPENING).map(|it| (*it).to_owned()).collect();
            self.openings.entry((seat, opening)).or_default().add(won);
            let used: BTreeSet<String> = side.iter().flat_map(|decision| self.codes(decision)).collect();
            for code in used {
                self.used.entry((seat, code)).or_default().add(won);
            }
        }
    }

    fn count(&mut self, board: &(impl Table + ?Sized)) {
        let counted = board.counted();
        for (turn, counts) in counted.turns {
            let sums = self.sums.entry(turn).or_insert_with(|| vec![[(0, 0); 2]; counts.len()]);
            for (sum, count) in sums.iter_mut().zip(counts) {
                for (sum, count) in sum.iter_mut().zip(count) {
                    sum.0 += u64::from(count.unwrap_or(0));
                    sum.1 += u64::from(count.is_some());
                }
            }
        }
        self.counts = counted.what;
    }

    /// The things of the game's tables that a decision names.
    fn codes(&self, decision: &str) -> Vec<String> {
        let plays = decision.starts_with("play ");
        let words = decision.split([' ', '>', '/', ':']).skip(1);
        let known = |word: &str| {
            let named = self.names.get(word)?;
            (named.sheet != "cards" || plays).then(|| word.to_owned())
        };
        let stack = |word: &str| known(word.trim_end_matches(|c: char| c.is_ascii_digit()));
        words.filter_map(|word| known(word).or_else(|| stack(word))).collect()
    }

    /// The average of a thing that is counted, by turn, for a side.
    pub fn means(&self, count: usize, seat: Seat) -> Vec<(u16, f64)> {
        let mean = |(&turn, sums): (&u16, &Vec<[(u64, u64); 2]>)| {
            let (sum, games) = sums.get(count)?[usize::from(seat.0)];
            (games > 0).then(|| (turn, sum as f64 / games as f64))
        };
        self.sums.iter().filter_map(mean).collect()
    }

    /// The openings of a side that were played often enough, the commonest first.
    pub fn openings(&self, of: Seat) -> Vec<Opening> {
        let own = self.openings.iter().filter(|((seat, _), share)| *seat == of && share.games >= ENOUGH);
        let mut openings: Vec<Opening> = own
            .map(|((seat, decisions), &share)| Opening { seat: *seat, decisions: decisions.clone(), share })
            .collect();
        openings.sort_by_key(|opening| std::cmp::Reverse(opening.share.games));
        openings
    }

    /// What a side used often, and left unused often enough to compare, the most telling first.
    pub fn used(&self, of: Seat) -> Vec<Used> {
        let all = self.sides[usize::from(of.0)];
        let own = self.used.iter().filter(|((seat, _), _)| *seat == of);
        let compared = own.filter_map(|((seat, code), &with)| {
            let named = self.names.get(code)?;
            let without = Share { games: all.games - with.games, wins: all.wins - with.wins };
            let called = named.called.clone();
            let enough = with.games >= ENOUGH && without.games >= ENOUGH;
            enough.then(|| Used {
                seat: *seat,
                sheet: named.sheet,
                code: code.clone(),
                called,
                with,
                without,
            })
        });
        let mut used: Vec<Used> = compared.collect();
        used.sort_by(|one, other| other.gain().0.abs().total_cmp(&one.gain().0.abs()));
        used
    }
}

/// The clause that the last line of the log cites.
fn ending(board: &(impl Table + ?Sized), winner: Option<Seat>) -> Ending {
    let log = board.log(Viewer::Observer, board.len().saturating_sub(1), Lang::En);
    Ending { winner, clause: log.last().map_or("", |line| line.rule) }
}

/// The decisions of each seat in a record.
fn decisions<'r>(entry: &Entry, record: &'r str) -> Vec<Vec<&'r str>> {
    let mut decisions = vec![Vec::new(); entry.title.seats.len()];
    let mut last = None;
    for line in record.lines().skip_while(|line| *line != "---").skip(1) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if matches!(word, "roll" | "draw" | "turn" | "end") {
            continue;
        }
        let (seat, decision) = match entry.title.seat(word) {
            Some(seat) => (Some(seat), rest),
            None => (last, line),
        };
        last = seat;
        if let Some(seat) = seat {
            decisions[usize::from(seat.0)].push(decision);
        }
    }
    decisions
}

/// Everything in the tables that has a name, by its code. Two tables that call the same thing differ in nothing that matters here.
fn names(entry: &Entry) -> BTreeMap<String, Named> {
    let Sealed { value: facts, .. } = entry.facts();
    let mut names = BTreeMap::new();
    for sheet in facts.sheets.iter().filter(|sheet| sheet.name != "entries") {
        let column =
            if sheet.columns.iter().any(|it| it == "code") { "code" } else { sheet.columns[0].as_str() };
        for row in &sheet.rows {
            let code = match row.get(column) {
                Some(Value::String(code)) => code.clone(),
                Some(Value::Number(code)) => code.to_string(),
                _ => continue,
            };
            let Some(called) = row.get("called").and_then(Value::as_object) else { continue };
            let text = |lang: Lang| called.get(lang.code()).and_then(Value::as_str).unwrap_or_default();
            let called: Both =
                Lang::ALL.into_iter().map(|lang| (lang.code(), text(lang).to_owned())).collect();
            names.entry(code).or_insert(Named { sheet: sheet.name, called });
        }
    }
    names
}
