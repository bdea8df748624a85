//! What a viewer could not tell apart, the table does not tell apart either: his record, his log with its reasons, his replay, what
//! he is offered and may take back, and how long all of it is.
//!
//! At a node of a random game the actor could have decided otherwise, and fate could have answered otherwise. Where another
//! viewer sees and is told the same after both, two matches go on side by side, with the same inputs, for as long as he cannot tell
//! them apart. So do two matches in worlds that he could not tell apart to begin with.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use game::{Draw, Game, Input, Lang, Mind, Node, Seat, Seats, Viewer, Words, play};
use table::{Depth, Match, Start, Table};

use crate::contract::random_input;
use crate::laws::{Found, demand};
use crate::secrets::difference;
use crate::trial::list;
use crate::{Broken, Law, input, scenario_of};

/// One node in this many is looked at.
const STRIDE: u32 = 3;
/// How many other inputs are tried at a node, and how many of those that look alike are followed, for each viewer.
const TRIES: usize = 48;
const FOLLOWED: usize = 2;
/// Two matches that look alike are followed for this many inputs.
const FOR_A_WHILE: usize = 12;
/// How many reviews of young matches are compared in a game, and the most inputs that such a match has.
const REVIEWS: usize = 4;
const YOUNG: usize = 40;

/// How often two matches that a viewer could not tell apart were compared.
pub type Compared = u64;

/// Plays random games and compares. A game that hides nothing keeps the law by telling everybody everything.
pub fn alike<G>(scenario: &str, games: u64) -> Result<Compared, Box<Broken>>
where
    G: Words + Mind,
{
    let mut compared = 0;
    for seed in (0..games).take_while(|_| G::HIDES) {
        let mut pair = Trial::<G> {
            played: Match::unseeded(Start::of(scenario_of::<G>(scenario))),
            rng: Rng::with_seed(seed),
            compared: 0,
            reviews: REVIEWS,
        };
        let found = catch_unwind(AssertUnwindSafe(|| pair.run())).unwrap_or_else(|panic| {
            let message = panic.downcast_ref::<String>().cloned();
            Err((Law::NoPanic, message.unwrap_or_else(|| "while records were compared".to_owned())))
        });
        found.map_err(|(law, detail)| {
            let record: Vec<Input<G::Decision>> = pair.played.inputs().collect();
            Box::new(Broken {
                law,
                game: G::TITLE.name,
                scenario: scenario.to_owned(),
                seed,
                input: record.len(),
                detail,
                position: pair.played.state().pos(),
                record: input::write_all::<G>(&record),
            })
        })?;
        compared += pair.compared;
    }
    Ok(compared)
}

struct Trial<G: Game> {
    played: Match<G>,
    rng: Rng,
    compared: Compared,
    /// How many reviews are still to be compared.
    reviews: usize,
}

impl<G> Trial<G>
where
    G: Words + Mind,
{
    fn run(&mut self) -> Result<(), Found> {
        while let Some(input) = random_input(self.played.state(), &mut self.rng) {
            if self.rng.u32(..STRIDE) == 0 {
                self.look(input)?;
            }
            take(&mut self.played, input)?;
        }
        Ok(())
    }

    /// Looks at what might have been instead of this input, through the eyes of everybody who did not make it.
    fn look(&mut self, input: Input<G::Decision>) -> Result<(), Found> {
        let actor = match input {
            Input::Decide(seat, _) => Some(seat),
            Input::Fate(_) => None,
        };
        let state = self.played.state().clone();
        let here = self.instead(&state, actor);
        for viewer in G::TITLE.seats().map(Viewer::Seat).chain([Viewer::Observer]) {
            if actor.map(Viewer::Seat) == Some(viewer) {
                continue;
            }
            let known = known(&state, input, viewer)?;
            let alike = |&&other: &&Input<G::Decision>, world: &G| {
                known_to(world, other, viewer).is_some_and(|other| other == known)
            };
            let others = here.iter().filter(|other| **other != input && alike(other, &state));
            for &other in others.take(FOLLOWED) {
                self.follow([(self.played.clone(), input), (self.played.clone(), other)], viewer)?;
            }
            let Viewer::Seat(knower) = viewer else { continue };
            let world = state.redraw(knower, &mut |n| self.rng.u64(..n));
            if world == state {
                continue;
            }
            let there = self.instead(&world, actor);
            let others = there.iter().filter(|other| alike(other, &world));
            for &other in others.take(FOLLOWED) {
                let [truth, world] = [&state, &world].map(|world| begun_at(world));
                self.follow([(truth?, input), (world?, other)], viewer)?;
            }
        }
        Ok(())
    }

    /// Some of the inputs that the same actor could make.
    fn instead(&mut self, state: &G, actor: Option<Seat>) -> Vec<Input<G::Decision>> {
        let mut others: Vec<Input<G::Decision>> = match (actor, state.node()) {
            (Some(seat), _) => {
                let mut offers = Vec::new();
                list(state, seat, &mut offers);
                offers.into_iter().map(|decision| Input::Decide(seat, decision)).collect()
            }
            (None, Node::Chance(draw)) => self.answers(draw),
            (None, Node::Decide(_) | Node::Over(_)) => Vec::new(),
        };
        self.rng.shuffle(&mut others);
        others.truncate(TRIES);
        others
    }

    fn answers(&mut self, draw: Draw) -> Vec<Input<G::Decision>> {
        let few = draw.ways().min(TRIES as u64);
        let nth = |at| if few == draw.ways() { at } else { self.rng.u64(..draw.ways()) };
        (0..few).map(nth).map(|at| Input::Fate(draw.nth(at))).collect()
    }

    /// Two matches go on with the same inputs for as long as the viewer cannot tell them apart.
    fn follow(&mut self, mut pair: [(Match<G>, Input<G::Decision>); 2], viewer: Viewer) -> Result<(), Found> {
        for (played, input) in &mut pair {
            take(played, *input)?;
        }
        let what = pair.each_ref().map(|(_, input)| input::write::<G>(input)).join("` and `");
        let [mut one, mut other] = pair.map(|(played, _)| played);
        let from = one.inputs().count() - 1;
        for later in 0..FOR_A_WHILE {
            self.compared += 1;
            compare(&one, &other, viewer, from).map_err(|(law, detail)| {
                (law, format!("{viewer:?} cannot tell `{what}` apart, {later} inputs later: {detail}"))
            })?;
            let Some(input) = random_input(one.state(), &mut self.rng) else { return Ok(()) };
            let seen = [&one, &other].map(|played| known_to(played.state(), input, viewer));
            if seen[0].is_none() || seen[0] != seen[1] {
                break;
            }
            take(&mut one, input)?;
            take(&mut other, input)?;
        }
        if self.reviews > 0 && one.inputs().count() <= YOUNG {
            self.reviews -= 1;
            look_back(&one, &other, viewer)?;
        }
        let back = self.rng.usize(..one.inputs().count() - from);
        let [one, other] = [one, other].map(|played| played.rewound(played.inputs().count() - back));
        compare(&one, &other, viewer, from).map_err(|(law, detail)| {
            (law, format!("{viewer:?} cannot tell `{what}` apart, in the replay: {detail}"))
        })
    }
}

/// What a viewer knows after an input: what he sees, and what he was told.
type Known<G> = (<G as Game>::View, Vec<<G as Game>::Event>);

/// `None` if the input is not taken.
fn known_to<G: Game>(before: &G, input: Input<G::Decision>, viewer: Viewer) -> Option<Known<G>> {
    let (mut after, mut log) = (before.clone(), Vec::new());
    play(&mut after, input, &mut log).ok()?;
    Some((after.view(viewer), log.iter().filter_map(|event| G::redact(event, viewer)).collect()))
}

fn known<G: Game>(before: &G, input: Input<G::Decision>, viewer: Viewer) -> Result<Known<G>, Found> {
    known_to(before, input, viewer).ok_or_else(|| refused::<G>(input))
}

fn take<G: Mind>(played: &mut Match<G>, input: Input<G::Decision>) -> Result<(), Found> {
    played.push(input).map_err(|_| refused::<G>(input))
}

fn refused<G: Game>(input: Input<G::Decision>) -> Found {
    (Law::LegalIsCheck, format!("offered, but refused: {}", input::write::<G>(&input)))
}

fn begun_at<G: Mind>(state: &G) -> Result<Match<G>, Found> {
    let start = Start::prepared(None, &state.pos()).map_err(|faults| (Law::Position, faults.to_string()))?;
    Ok(Match::unseeded(start))
}

/// What a seat is told when it looks back is the same of both.
fn look_back<G>(one: &Match<G>, other: &Match<G>, viewer: Viewer) -> Result<(), Found>
where
    G: Words + Mind,
{
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if one.is_over() || other.is_over() {
        return Ok(());
    }
    let [one, other] = [one, other].map(|played| {
        let mut work = played.review(Seats::one(seat), Depth::SCANT);
        while let Some(work) = work.as_mut().filter(|work| !work.is_done()) {
            work.look(&AtomicBool::new(false));
        }
        work.map(|work| work.review())
    });
    demand(one == other, Law::RecordLeak, || format!("{viewer:?} looks back: {one:?} and {other:?}"))
}

/// Everything that the table tells a viewer is the same of both: the record whole, the log from the `from`-th input on. What is made from
/// his view alone cannot differ: he sees the same. When a game is over all is open.
fn compare<G>(one: &Match<G>, other: &Match<G>, viewer: Viewer, from: usize) -> Result<(), Found>
where
    G: Words + Mind,
{
    if one.is_over() || other.is_over() {
        return Ok(());
    }
    let same = |what: &str, tell: &dyn Fn(&Match<G>) -> Vec<String>| {
        let (one, other) = (tell(one), tell(other));
        demand(one == other, Law::RecordLeak, || format!("{what}: {}", difference(&one, &other)))
    };
    let everybody = G::TITLE.seats().fold(Seats::NONE, Seats::with);
    same("record", &|table| table.record(viewer).lines().map(str::to_owned).collect())?;
    same("number of inputs", &|table| vec![table.len().to_string()])?;
    same("log", &|table| {
        let lines = table.explained(viewer, from, Lang::En, everybody).into_iter();
        lines.map(|line| format!("{line:?}")).collect()
    })?;
    same("events", &|table| {
        table.happened(viewer, from).iter().map(|(input, event)| format!("{input} {event}")).collect()
    })?;
    same("summary", &|table| table.summary(viewer, from, Lang::En))?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    same("undo", &|table| vec![format!("{:?}", Table::can_undo(table, seat))])?;
    same("offers", &|table| {
        let mut offers = Vec::new();
        list(table.state(), seat, &mut offers);
        offers.iter().map(ToString::to_string).collect()
    })
}
