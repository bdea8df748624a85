//! A game in play without its types, one small step at a time.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use ai::{Memory, Player, choose};
use fastrand::Rng;
use game::{Draw, Game, Guess, Input, Mind, Node, Outcome, Seat, Viewer, Words, play};
use render::Board;
use table::{Match, Seed, Start};

use crate::actions::{Numbering, hash};
use crate::facts::{self, FACTS};

/// What a game waits for. Seats that decide at the same time are asked one after the other; neither learns what the other chose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    Decide(Seat),
    /// One of this many answers of fate, all equally likely: a die, a card. Only where whoever plays answers for fate.
    Chance(u32),
    Over(Outcome),
}

/// A game in play.
pub trait Engine: Send + Sync {
    fn turn(&self) -> Turn;
    /// What may be done now, as numbers: of decisions, or of answers of fate.
    fn legal(&mut self) -> &[u32];
    /// Does it. False, and nothing is changed, if that is not allowed now.
    fn apply(&mut self, action: u32) -> bool;
    /// The number of a decision in notation, and the other way round; none if it is not on offer.
    fn number(&mut self, notation: &str) -> Option<u32>;
    fn notation(&mut self, action: u32) -> Option<String>;
    /// What a viewer knows, as numbers.
    fn observe(&self, viewer: Viewer, tensor: &mut [f32]);
    /// The same as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// What a viewer has been told since the beginning, as numbers and as text. Nothing in a world that was redrawn.
    fn remember(&mut self, viewer: Viewer, tensor: &mut [f32]);
    fn memory(&mut self, viewer: Viewer) -> String;
    /// The decision of a computer player, made from what its seat knows.
    fn advise(&mut self, player: Player, luck: u64) -> Option<u32>;
    /// A world that the seat could not tell from this one.
    fn redraw(&self, seat: Seat, luck: u64) -> Box<dyn Engine>;
    /// The same game as a table: log, picture, record.
    fn board(&self) -> Box<dyn Board>;
    fn position(&self) -> String;
    fn copy(&self) -> Box<dyn Engine>;
}

/// A game of one type.
#[derive(Clone)]
struct Play<G: Game> {
    scenario: G::Scenario,
    /// Without one, whoever plays answers for fate.
    seed: Option<Seed>,
    state: G,
    /// All that has happened; none in a world that was redrawn.
    past: Option<Vec<Input<G::Decision>>>,
    heard: Option<Heard<G>>,
    /// How many questions the seed has answered.
    draws: u64,
    /// The dice of a throw that have fallen so far.
    fallen: u64,
    dice: u8,
    /// What is on offer, once somebody has asked.
    offers: Vec<(u32, G::Decision)>,
    numbers: Vec<u32>,
    asked: bool,
}

/// Lays a game out: [`shelf::visit`] knows its type.
pub struct Lay<'a> {
    pub scenario: &'a str,
    pub seed: Option<Seed>,
}

impl shelf::Visitor for Lay<'_> {
    type Out = Option<Box<dyn Engine>>;

    fn visit<G>(self) -> Self::Out
    where
        G: Words + Mind,
        Match<G>: Board,
    {
        let scenario = self.scenario.parse().ok()?;
        let mut play = Play::<G> {
            scenario,
            seed: self.seed,
            state: G::start(scenario),
            past: Some(Vec::new()),
            heard: None,
            draws: 0,
            fallen: 0,
            dice: 0,
            offers: Vec::new(),
            numbers: Vec::new(),
            asked: false,
        };
        play.settle();
        Some(Box::new(play))
    }
}

impl<G: Mind> Play<G> {
    fn awaits(&self) -> Turn {
        match self.state.node() {
            Node::Over(outcome) => Turn::Over(outcome),
            Node::Decide(seats) => {
                Turn::Decide(seats.iter().next().expect("checked: a node awaits somebody"))
            }
            Node::Chance(Draw::Dice { sides, .. }) => Turn::Chance(sides.into()),
            Node::Chance(draw @ Draw::OneOf(_)) => Turn::Chance(draw.ways() as u32),
        }
    }

    fn push(&mut self, input: Input<G::Decision>) {
        play(&mut self.state, input, &mut ()).unwrap_or_else(|refused| unreachable!("{refused}"));
        if let Some(past) = &mut self.past {
            past.push(input);
        }
        self.asked = false;
    }

    /// Fate answers as the seed says, until somebody is to decide.
    fn settle(&mut self) {
        while let (Some(seed), Node::Chance(draw)) = (self.seed, self.state.node()) {
            let fate = seed.fate(self.draws, draw);
            self.draws += 1;
            self.push(Input::Fate(fate));
        }
    }

    fn list(&mut self) {
        self.offers.clear();
        self.numbers.clear();
        match self.awaits() {
            Turn::Decide(seat) => {
                let mut numbering = Numbering::new();
                let offers = &mut self.offers;
                let _ = self.state.legal(seat, &mut |decision| {
                    offers.push((numbering.number(decision), decision));
                    ControlFlow::Continue(())
                });
                self.offers.sort_unstable_by_key(|&(number, _)| number);
                self.numbers.extend(self.offers.iter().map(|&(number, _)| number));
            }
            Turn::Chance(ways) => self.numbers.extend(0..ways),
            Turn::Over(_) => {}
        }
        self.asked = true;
    }

    fn offered(&mut self, action: u32) -> Option<G::Decision> {
        if !self.asked {
            self.list();
        }
        let at = self.offers.binary_search_by_key(&action, |&(number, _)| number).ok()?;
        Some(self.offers[at].1)
    }

    /// One die of a throw, or the whole answer.
    fn fall(&mut self, draw: Draw, answer: u32) {
        let (index, whole) = match draw {
            Draw::OneOf(_) => (u64::from(answer), true),
            Draw::Dice { count, sides } => {
                let index = self.fallen + u64::from(answer) * u64::from(sides).pow(self.dice.into());
                (index, self.dice + 1 == count)
            }
        };
        if whole {
            (self.fallen, self.dice) = (0, 0);
            self.push(Input::Fate(draw.nth(index)));
        } else {
            self.fallen = index;
            self.dice += 1;
            self.asked = false;
        }
    }

    /// What everybody has been told, up to now.
    fn heard(&mut self) -> &Heard<G> {
        let Play { heard, past, scenario, .. } = self;
        let heard = heard.get_or_insert_with(|| Heard::new(*scenario));
        heard.follow(past.as_deref().unwrap_or_default());
        heard
    }
}

/// Everything that each viewer was told, in order, and all that a seat decided itself: put together once somebody asks for it.
#[derive(Clone)]
struct Heard<G> {
    /// How much of the past it tells of, and the state after that.
    inputs: usize,
    state: G,
    seats: [Told; 2],
    observer: Told,
}

/// What one viewer was told, as text and as counts of its hashed lines.
#[derive(Clone)]
struct Told {
    text: String,
    lines: u32,
    counts: Vec<f32>,
}

impl Told {
    fn new() -> Told {
        Told { text: String::new(), lines: 0, counts: vec![0.0; FACTS] }
    }

    fn add(&mut self, line: std::fmt::Arguments) {
        let before = self.text.len();
        writeln!(self.text, "{line}").expect("checked: a string takes all");
        let place = hash((self.lines, &self.text[before..])) % FACTS as u64;
        self.counts[place as usize] += 1.0;
        self.lines += 1;
    }
}

impl<G: Game> Heard<G> {
    fn new(scenario: G::Scenario) -> Heard<G> {
        Heard {
            inputs: 0,
            state: G::start(scenario),
            seats: [Told::new(), Told::new()],
            observer: Told::new(),
        }
    }

    fn follow(&mut self, past: &[Input<G::Decision>]) {
        let mut events = Vec::new();
        for &input in &past[self.inputs..] {
            play(&mut self.state, input, &mut events).unwrap_or_else(|refused| unreachable!("{refused}"));
            if let Input::Decide(seat, decision) = input {
                self.seats[usize::from(seat.0)].add(format_args!("{decision}"));
            }
            for event in events.drain(..) {
                let everybody = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Observer];
                let [first, second] = &mut self.seats;
                for (viewer, told) in everybody.into_iter().zip([first, second, &mut self.observer]) {
                    if let Some(event) = G::redact(&event, viewer) {
                        told.add(format_args!("{event:?}"));
                    }
                }
            }
        }
        self.inputs = past.len();
    }

    fn of(&self, viewer: Viewer) -> &Told {
        match viewer {
            Viewer::Seat(seat) => &self.seats[usize::from(seat.0)],
            Viewer::Observer => &self.observer,
        }
    }
}

impl<G> Engine for Play<G>
where
    G: Words + Mind,
    Match<G>: Board,
{
    fn turn(&self) -> Turn {
        self.awaits()
    }

    fn legal(&mut self) -> &[u32] {
        if !self.asked {
            self.list();
        }
        &self.numbers
    }

    fn apply(&mut self, action: u32) -> bool {
        match (self.turn(), self.state.node()) {
            (Turn::Decide(seat), _) => {
                let Some(decision) = self.offered(action) else { return false };
                self.push(Input::Decide(seat, decision));
                self.settle();
                true
            }
            (Turn::Chance(ways), Node::Chance(draw)) if action < ways => {
                self.fall(draw, action);
                true
            }
            _ => false,
        }
    }

    fn number(&mut self, notation: &str) -> Option<u32> {
        let wanted: G::Decision = notation.trim().parse().ok()?;
        self.legal();
        self.offers.iter().find(|&&(_, decision)| decision == wanted).map(|&(number, _)| number)
    }

    fn notation(&mut self, action: u32) -> Option<String> {
        match self.turn() {
            Turn::Decide(_) => self.offered(action).map(|decision| decision.to_string()),
            Turn::Chance(ways) => (action < ways).then(|| format!("fate {action}")),
            Turn::Over(_) => None,
        }
    }

    fn observe(&self, viewer: Viewer, tensor: &mut [f32]) {
        facts::count(&self.state.view(viewer), tensor);
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.state.view(viewer)).expect("checked: a view is plain data")
    }

    fn remember(&mut self, viewer: Viewer, tensor: &mut [f32]) {
        tensor.copy_from_slice(&self.heard().of(viewer).counts);
    }

    fn memory(&mut self, viewer: Viewer) -> String {
        let now = format!("{:?}\n", self.state.view(viewer));
        now + &self.heard().of(viewer).text
    }

    fn advise(&mut self, player: Player, luck: u64) -> Option<u32> {
        let Turn::Decide(seat) = self.turn() else { return None };
        let mut rng = Rng::with_seed(luck);
        let guess = Guess::of(&self.state, seat, &mut |n| rng.u64(..n));
        let never = AtomicBool::new(false);
        let decision = choose(&guess, player, 1, &never, &mut Memory::default(), &mut rng)?;
        self.legal();
        self.offers.iter().find(|&&(_, offered)| offered == decision).map(|&(number, _)| number)
    }

    fn redraw(&self, seat: Seat, luck: u64) -> Box<dyn Engine> {
        let mut rng = Rng::with_seed(luck);
        let state = Guess::of(&self.state, seat, &mut |n| rng.u64(..n)).into_thought();
        let seed = self.seed.map(|_| Seed::from(rng.u64(..)));
        Box::new(Play { state, seed, past: None, heard: None, asked: false, ..self.clone() })
    }

    fn board(&self) -> Box<dyn Board> {
        let Some(past) = &self.past else {
            let stood = Start::prepared(Some(self.scenario), &self.state.pos());
            let stood = stood.unwrap_or_else(|faults| unreachable!("{faults}"));
            return Box::new(Match::<G>::stopped(stood, Seed::from(0)));
        };
        let mut board = match self.seed {
            Some(seed) => Match::<G>::new(self.scenario, seed),
            None => Match::<G>::unseeded(Start::of(self.scenario)),
        };
        for &input in past {
            let taken = match (input, self.seed) {
                (Input::Decide(seat, decision), _) => board.decide(seat, decision),
                (Input::Fate(_), None) => board.push(input),
                // A match with a seed draws it by itself, and draws the same.
                (Input::Fate(_), Some(_)) => Ok(()),
            };
            taken.unwrap_or_else(|refused| unreachable!("{refused}"));
        }
        Box::new(board)
    }

    fn position(&self) -> String {
        self.state.pos()
    }

    fn copy(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }
}
