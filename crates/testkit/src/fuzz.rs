//! Spoiled text at every door of a game: positions, notations, scenarios, clicks, lines of a record.
//!
//! Sound texts are taken from random play and spoiled with fixed seeds (see [`Garbler`]). Nothing may panic; and whatever is
//! accepted must be sound: it holds its invariants, is written back as it was read, and can be played on.

use std::collections::BTreeMap;
use std::fmt::{self, Debug, Display};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use fastrand::Rng;
use game::edition::carried;
use game::{Game, Input, Node, Pick, Refusal, Seat, Viewer, Words, play};

use crate::contract::random_input;
use crate::garble::Garbler;
use crate::trial::{list, message_of};
use crate::{input, scenario_of};

/// Random games from which sound texts are taken, and how many positions of each.
const GAMES: u64 = 16;
const KEPT: usize = 24;
/// An accepted position is played on for this many inputs.
const INPUTS: usize = 6;
/// This many of its offers are checked at each of them.
const CHECKED: usize = 6;
/// Indices that a thread takes at once.
const BATCH: u64 = 256;
/// After the first fault this many more texts are tried, for other kinds of faults.
const LOOK_ON: u64 = 5_000;

/// Spoils `tries` texts of this scenario and panics with those that a reader did not bear.
pub fn fuzz<G: Words>(scenario: &str, tries: u64) {
    match run_fuzz::<G>(scenario, tries) {
        Ok(borne) => println!("{}, {scenario}: {borne}", G::TITLE.name),
        Err(all) => {
            let told: Vec<String> = all.iter().map(Tripped::to_string).collect();
            panic!("{}, {scenario}: {} kinds of faults:\n{}", G::TITLE.name, all.len(), told.join("\n\n"));
        }
    }
}

/// Spoils `tries` texts over all cores. Of those that were not borne, tells one of each kind; the first is the same every
/// time.
pub fn run_fuzz<G: Words>(scenario: &str, tries: u64) -> Result<Borne, Vec<Tripped>> {
    let store = Store::<G>::harvest(scenario_of::<G>(scenario));
    let next = AtomicU64::new(0);
    let first_bad = AtomicU64::new(u64::MAX);
    let result: Mutex<(Borne, Kinds)> = Mutex::default();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(carried::<G, _>(|| {
                let (mut borne, mut faults) = (Borne::default(), Kinds::default());
                loop {
                    let from = next.fetch_add(BATCH, Ordering::Relaxed);
                    if from >= tries || from > first_bad.load(Ordering::Relaxed).saturating_add(LOOK_ON) {
                        break;
                    }
                    for seed in from..tries.min(from + BATCH) {
                        if let Err(found) = store.spoil(seed, &mut borne) {
                            first_bad.fetch_min(seed, Ordering::Relaxed);
                            faults.add(found);
                        }
                    }
                }
                let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
                result.0.add(&borne);
                faults.0.into_values().for_each(|fault| result.1.add(fault));
            }));
        }
    });
    let (borne, faults) = result.into_inner().unwrap_or_else(PoisonError::into_inner);
    if faults.0.is_empty() { Ok(borne) } else { Err(faults.in_order()) }
}

/// Faults by their kind: the door and what was wrong, whatever the numbers and what is quoted.
#[derive(Default)]
struct Kinds(BTreeMap<(Door, String), Tripped>);

impl Kinds {
    /// Keeps the fault if no earlier one is of its kind.
    fn add(&mut self, found: Tripped) {
        let what = found.fault.split(['"', '\n']).next().unwrap_or_default();
        let kind = (found.door, what.chars().filter(|char| !char.is_ascii_digit()).collect());
        let kept = self.0.entry(kind).or_insert_with(|| found.clone());
        if found.seed < kept.seed {
            *kept = found;
        }
    }

    fn in_order(self) -> Vec<Tripped> {
        let mut all: Vec<Tripped> = self.0.into_values().collect();
        all.sort_by_key(|fault| fault.seed);
        all
    }
}

/// A door that text comes in by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Door {
    Position,
    Notation,
    Clicks,
    Line,
    Scenario,
}

impl Door {
    const ALL: [Door; 5] = [Door::Position, Door::Notation, Door::Clicks, Door::Line, Door::Scenario];

    /// Half of all texts are positions: they say most.
    fn of(rng: &mut Rng) -> Door {
        match rng.u32(..20) {
            0..10 => Door::Position,
            10..14 => Door::Notation,
            14..17 => Door::Clicks,
            17..19 => Door::Line,
            _ => Door::Scenario,
        }
    }
}

/// How many texts came to each door, and how many were let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Borne {
    pub tried: [u64; Door::ALL.len()],
    pub accepted: [u64; Door::ALL.len()],
}

impl Borne {
    fn add(&mut self, other: &Borne) {
        for (mine, theirs) in [(&mut self.tried, other.tried), (&mut self.accepted, other.accepted)] {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
    }
}

impl Display for Borne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, door) in Door::ALL.into_iter().enumerate() {
            let gap = if at == 0 { "" } else { ", " };
            write!(f, "{gap}{door:?} {} of {}", self.accepted[at], self.tried[at])?;
        }
        f.write_str(" accepted")
    }
}

/// A text that was not borne.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tripped {
    pub door: Door,
    pub seed: u64,
    pub text: String,
    /// The panic, or what is unsound about what was accepted.
    pub fault: String,
}

impl Display for Tripped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} with seed {}: {}", self.door, self.seed, self.fault)?;
        let plain = self.text.chars().all(|char| char == '\n' || char.is_ascii_graphic() || char == ' ');
        if plain { f.write_str(&self.text) } else { write!(f, "{:?}", self.text) }
    }
}

/// Sound states and texts of every kind, taken from random play.
struct Store<G: Game> {
    states: Vec<G>,
    /// In the order of [`Door::ALL`].
    garblers: [Garbler; Door::ALL.len()],
}

impl<G: Words> Store<G> {
    fn harvest(start: G::Scenario) -> Store<G> {
        let (mut states, mut record) = (Vec::new(), Vec::new());
        for seed in 0..GAMES {
            let mut rng = Rng::with_seed(seed);
            let mut state = G::start(start);
            let (mut kept, mut seen) = (Vec::new(), 0);
            loop {
                seen += 1;
                match rng.usize(..seen) {
                    at if at < kept.len() && kept.len() == KEPT => kept[at] = state.clone(),
                    _ if kept.len() < KEPT => kept.push(state.clone()),
                    _ => {}
                }
                let Some(input) = random_input(&state, &mut rng) else { break };
                record.push(input);
                play(&mut state, input, &mut ()).expect("checked: a sampled decision is legal");
            }
            kept.push(state);
            states.append(&mut kept);
        }
        let decisions = || {
            record.iter().filter_map(|input| match *input {
                Input::Decide(_, decision) => Some(decision),
                Input::Fate(_) => None,
            })
        };
        let clicks = |decision| words_of(&G::picks(decision));
        let garblers = [
            Garbler::new(states.iter().map(G::pos)),
            Garbler::new(decisions().map(|decision| decision.to_string())),
            Garbler::new(decisions().map(clicks)),
            Garbler::new(record.iter().map(|input| input::write::<G>(input))),
            Garbler::new(scenarios::<G>(start)),
        ];
        Store { states, garblers }
    }

    /// Spoils the text with this seed and brings it to its door.
    fn spoil(&self, seed: u64, borne: &mut Borne) -> Result<(), Tripped> {
        let mut rng = Rng::with_seed(seed);
        let door = Door::of(&mut rng);
        let text = self.garblers[door as usize].garbled(&mut rng);
        let state = &self.states[rng.usize(..self.states.len())];
        let bear = || match door {
            Door::Position => position::<G>(&text, &mut rng),
            Door::Notation => notation(state, &text),
            Door::Clicks => clicked(state, &text),
            Door::Line => line(state, &text),
            Door::Scenario => scenario::<G>(&text, &mut rng),
        };
        let accepted = catch_unwind(AssertUnwindSafe(bear))
            .unwrap_or_else(|panic| Err(format!("panics: {}", message_of(panic.as_ref()))))
            .map_err(|fault| Tripped { door, seed, text: text.clone(), fault })?;
        borne.tried[door as usize] += 1;
        borne.accepted[door as usize] += u64::from(accepted);
        Ok(())
    }
}

/// Every scenario, plain and with each value of each option; and the one that was asked for.
fn scenarios<G: Game>(start: G::Scenario) -> Vec<String> {
    let mut texts = vec![start.to_string()];
    for scenario in G::TITLE.scenarios {
        texts.push(scenario.id.to_owned());
        for option in G::TITLE.options {
            texts.extend(option.values.iter().map(|value| format!("{} {}={value}", scenario.id, option.id)));
        }
    }
    texts
}

fn words_of(picks: &[Pick]) -> String {
    picks.iter().map(Pick::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether a door let a text in; or what is unsound about it.
type Let = Result<bool, String>;

fn position<G: Words>(text: &str, rng: &mut Rng) -> Let {
    match G::from_pos(text) {
        Err(faults) if faults.is_empty() => Err("refused without a fault".to_owned()),
        Err(_) => Ok(false),
        Ok(state) => {
            state.invariants()?;
            let written = state.pos();
            let read = G::from_pos(&written)
                .map_err(|faults| format!("written back, it is refused: {}\n{written}", faults.join("; ")))?;
            if read != state {
                return Err(format!("written back, it reads as another:\n{written}"));
            }
            playable(state, rng)
        }
    }
}

/// A scenario may be told in another order than it is written; it begins a game all the same.
fn scenario<G: Words>(text: &str, rng: &mut Rng) -> Let {
    let Ok(scenario) = text.parse::<G::Scenario>() else { return Ok(false) };
    reads_back(&scenario)?;
    let state = G::start(scenario);
    state.invariants()?;
    playable(state, rng)
}

fn notation<G: Words>(state: &G, text: &str) -> Let {
    let Ok(decision) = text.parse::<G::Decision>() else { return Ok(false) };
    reads_back(&decision)?;
    let _ = (G::decision(decision), G::picks(decision));
    for seat in G::TITLE.seats() {
        let _ = meant(state, seat, &G::picks(decision))?;
        admitted(state, Input::Decide(seat, decision))?;
    }
    Ok(true)
}

fn clicked<G: Words>(state: &G, text: &str) -> Let {
    let picks: Result<Vec<Pick>, String> = text.split_whitespace().map(str::parse).collect();
    let Ok(picks) = picks else { return Ok(false) };
    let mut meant_something = false;
    for seat in G::TITLE.seats() {
        if let Some(decision) = meant(state, seat, &picks)? {
            meant_something = true;
            admitted(state, Input::Decide(seat, decision))?;
        }
    }
    Ok(meant_something)
}

/// What the clicks of a seat mean. Only an awaited seat may be asked; what it means has a notation.
fn meant<G: Words>(state: &G, seat: Seat, picks: &[Pick]) -> Result<Option<G::Decision>, String> {
    let awaited = matches!(state.node(), Node::Decide(seats) if seats.contains(seat));
    if !awaited {
        return Ok(None);
    }
    match state.from_picks(seat, picks) {
        Ok(decision) => reads_back(&decision).map(|()| Some(decision)),
        Err(illegal) => {
            let _ = illegal.phrase();
            Ok(None)
        }
    }
}

fn line<G: Words>(state: &G, text: &str) -> Let {
    match input::read::<G>(text) {
        Err(_) => Ok(false),
        Ok(input) => {
            if let Input::Decide(_, decision) = input {
                reads_back(&decision)?;
            }
            admitted(state, input)
        }
    }
}

/// An input that is played leaves a sound state, one that is refused leaves it as it was.
fn admitted<G: Game>(state: &G, input: Input<G::Decision>) -> Let {
    let mut next = state.clone();
    if play(&mut next, input, &mut Vec::new()).is_ok() {
        next.invariants()?;
        return Ok(true);
    }
    if next == *state { Ok(false) } else { Err("refused, but the state is another".to_owned()) }
}

fn reads_back<T: Display + FromStr<Err: Debug> + PartialEq>(read: &T) -> Result<(), String> {
    let written = read.to_string();
    match written.parse::<T>() {
        Ok(again) if again == *read => Ok(()),
        _ => Err(format!("written back as {written:?}, which is not the same")),
    }
}

/// Everything a table asks of a state can be asked, and it can be played on.
fn playable<G: Words>(mut state: G, rng: &mut Rng) -> Let {
    for played in 0..INPUTS {
        let awaited = match state.node() {
            Node::Decide(seats) => seats,
            Node::Chance(_) | Node::Over(_) => game::Seats::NONE,
        };
        let mut offers = Vec::new();
        for seat in G::TITLE.seats() {
            list(&state, seat, &mut offers);
            if offers.is_empty() == awaited.contains(seat) {
                return Err(format!("{} is offered {} decisions", G::TITLE.seat_id(seat), offers.len()));
            }
            rng.shuffle(&mut offers);
            let mut some = offers.iter().take(CHECKED);
            if let Some((wrong, why)) = some.find_map(|&it| state.check(seat, it).err().map(|why| (it, why)))
            {
                return Err(format!("{wrong} is offered, but refused: {why:?}"));
            }
            state.redraw(seat, &mut |n| rng.u64(..n)).invariants()?;
            let _ = (state.levelled(seat), state.turn());
        }
        for viewer in G::TITLE.seats().map(Viewer::Seat).chain([Viewer::Observer]) {
            let view = state.view(viewer);
            let _ = (G::prompt(&view), if played == 0 { G::sketch(&view) } else { Vec::new() });
        }
        let Some(input) = random_input(&state, rng) else { break };
        let mut log = Vec::new();
        play(&mut state, input, &mut log).map_err(|refused| format!("drawn, but refused: {refused}"))?;
        state.invariants().map_err(|fault| format!("after {}: {fault}", input::write::<G>(&input)))?;
        for event in &log {
            let _ = G::line(event);
        }
    }
    Ok(true)
}
