//! One random game, examined node by node.

use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Draw, Fate, Game, Input, Node, Outcome, Pick, Refused, Seat, Seats, Viewer, offer, play};

use crate::contract::random_seat;
use crate::laws::{Found, demand};
use crate::{Broken, Law, Report, input, secrets};

/// A game is looked at closely for this many inputs: set-up, first turns, most games to their end. After that it goes on as it
/// did, and is looked at closely at one node in `SELDOM`.
const LONG: usize = 512;
const SELDOM: u32 = 4;
/// In the first games whatever is looked at closely is examined thoroughly; later, one node in `SOME`.
const THOROUGH_GAMES: u64 = 16;
const SOME: u32 = 32;
/// How many of the collected decisions a thorough look tries, after the very first games.
const TRIES: usize = 256;
/// How many of them are tried at every node where something is hidden.
const SECRET_TRIES: usize = 64;
/// In the very first games all the collected decisions are tried at every node.
const SWEPT_GAMES: u64 = 2;
/// In the very first games, where few decisions are offered, each must be drawn once in this many draws.
const SAMPLED_GAMES: u64 = 2;
const FEW: usize = 8;
const DRAWS: usize = 20_000;

pub(crate) struct Trial<'a, G: Game> {
    start: G::Scenario,
    seed: u64,
    /// Decisions seen in other games, sorted.
    collected: &'a [G::Decision],
    rng: fastrand::Rng,
    state: G,
    record: Vec<Input<G::Decision>>,
    /// What each seat is offered now.
    offers: Vec<Vec<G::Decision>>,
    largest_offer: usize,
    /// This node is looked at closely: the laws that cost more are checked.
    closely: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(crate) fn new(start: G::Scenario, seed: u64, collected: &'a [G::Decision]) -> Self {
        Trial {
            start,
            seed,
            collected,
            rng: fastrand::Rng::with_seed(seed),
            state: G::start(start),
            record: Vec::new(),
            offers: vec![Vec::new(); G::TITLE.seats.len()],
            largest_offer: 0,
            closely: true,
        }
    }

    /// Plays the game to its end.
    pub(crate) fn run(mut self) -> Result<Report, Box<Broken>> {
        let played = catch_unwind(AssertUnwindSafe(|| self.play_out()))
            .unwrap_or_else(|panic| Err((Law::NoPanic, message_of(panic.as_ref()))));
        match played {
            Ok((outcome, bytes)) => Ok(Report::of(self.record.len(), bytes, self.largest_offer, outcome)),
            Err((law, detail)) => Err(Box::new(Broken {
                law,
                game: G::TITLE.name,
                scenario: self.start.to_string(),
                seed: self.seed,
                input: self.record.len(),
                detail,
                position: catch_unwind(AssertUnwindSafe(|| self.state.pos())).unwrap_or_default(),
                record: input::write_all::<G>(&self.record),
            })),
        }
    }

    /// How it ended, and how long its record is as text.
    fn play_out(&mut self) -> Result<(Outcome, usize), Found> {
        let mut kept = self.state.clone();
        let mut kept_at = 0;
        loop {
            let played = self.record.len();
            if self.rng.usize(..=played) == 0 {
                (kept, kept_at) = (self.state.clone(), played);
            }
            self.closely = played < LONG || self.rng.u32(..SELDOM) == 0;
            self.examine_node()?;
            if let Node::Over(outcome) = self.state.node() {
                let text = input::write_all::<G>(&self.record);
                self.examine_record(&text, kept, kept_at)?;
                return Ok((outcome, text.len()));
            }
            demand(played < G::MAX_INPUTS, Law::Ends, || format!("MAX_INPUTS is {}", G::MAX_INPUTS))?;
            let input = self.choose();
            self.play(input)?;
        }
    }

    fn choose(&mut self) -> Input<G::Decision> {
        match self.state.node() {
            Node::Chance(draw) => Input::Fate(draw.nth(self.rng.u64(..draw.ways()))),
            Node::Decide(seats) => {
                let seat = random_seat(seats, &mut self.rng).expect("checked: some seat is awaited");
                self.choose_for(seat)
            }
            Node::Over(_) => unreachable!("a game that is over is played no further"),
        }
    }

    /// What might have been played instead, by the same actor.
    fn instead_of(&mut self, input: Input<G::Decision>) -> Input<G::Decision> {
        match input {
            Input::Fate(_) => self.choose(),
            Input::Decide(seat, _) => self.choose_for(seat),
        }
    }

    fn choose_for(&mut self, seat: Seat) -> Input<G::Decision> {
        let offers = &self.offers[usize::from(seat.0)];
        Input::Decide(seat, offers[self.rng.usize(..offers.len())])
    }

    /// Plays an input, and looks whether it told anyone what they may not know.
    fn play(&mut self, input: Input<G::Decision>) -> Result<(), Found> {
        let twins = if self.closely { secrets::twins(&self.state, &mut self.rng) } else { Vec::new() };
        for twin in &twins {
            let some: Vec<G::Decision> = self.some_collected(SECRET_TRIES).collect();
            let offers = &self.offers[usize::from(twin.knower.0)];
            secrets::at_node(&self.state, twin, offers, &some)?;
            let level = secrets::levelled(&self.state, twin, &mut self.rng)?;
            secrets::at_node(&self.state, &level, &self.offers[usize::from(twin.knower.0)], &some)?;
        }
        self.record.push(input);
        let mut next = self.state.clone();
        let mut log = Vec::new();
        play(&mut next, input, &mut log)
            .map_err(|refused| (Law::LegalIsCheck, format!("offered, but refused: {refused}")))?;
        for twin in &twins {
            secrets::after_input(input, &next, &log, twin)?;
        }
        if !twins.is_empty() {
            let others: Vec<Input<G::Decision>> = (0..4).map(|_| self.instead_of(input)).collect();
            secrets::told_apart(&self.state, &others, (input, &next, &log), &mut self.rng)?;
        }
        self.state = next;
        Ok(())
    }

    fn examine_node(&mut self) -> Result<(), Found> {
        self.state.invariants().map_err(|fault| (Law::Invariants, fault))?;
        let awaited = awaited(&self.state);
        if let Node::Decide(seats) = self.state.node() {
            demand(!seats.is_empty(), Law::Offers, || "the node awaits a decision of nobody".to_owned())?;
        }
        for seat in G::TITLE.seats() {
            let offers = &mut self.offers[usize::from(seat.0)];
            list(&self.state, seat, offers);
            let side = G::TITLE.seat_id(seat);
            if !awaited.contains(seat) {
                demand(offers.is_empty(), Law::Idle, || {
                    format!("{side} is idle, but offered {}", offers[0])
                })?;
                continue;
            }
            demand(!offers.is_empty(), Law::Offers, || format!("{side} is offered nothing"))?;
            demand(offers.len() <= G::MAX_OFFER, Law::OfferBound, || {
                format!("{side} is offered {} decisions, MAX_OFFER is {}", offers.len(), G::MAX_OFFER)
            })?;
            self.largest_offer = self.largest_offer.max(offers.len());
            for &decision in offers.iter().filter(|_| self.closely) {
                self.state.check(seat, decision).map_err(|illegal| {
                    (Law::LegalIsCheck, format!("{side} is offered {decision}, but check says {illegal:?}"))
                })?;
            }
        }
        if self.closely {
            self.examine_views()?;
        }
        let thoroughly = self.closely && self.seed < THOROUGH_GAMES;
        if thoroughly || self.rng.u32(..SOME) == 0 {
            self.examine_thoroughly(awaited)?;
        }
        Ok(())
    }

    fn examine_views(&self) -> Result<(), Found> {
        let views = self.state.views();
        for viewer in G::TITLE.seats().map(Viewer::Seat).chain([Viewer::Observer]) {
            let (at_once, alone) = (views.of(viewer), self.state.view(viewer));
            demand(*at_once == alone, Law::Views, || {
                format!("{viewer:?}: {}", secrets::difference(&alone, at_once))
            })?;
        }
        Ok(())
    }

    fn examine_thoroughly(&mut self, awaited: Seats) -> Result<(), Found> {
        let text = self.state.pos();
        let read = G::from_pos(&text)
            .map_err(|faults| (Law::Position, format!("unreadable: {}", faults.join("; "))))?;
        demand(read == self.state, Law::Position, || {
            format!("reads back otherwise: {}", secrets::difference(&self.state, &read))
        })?;
        for seat in G::TITLE.seats() {
            let drawn = self.state.sample(seat, &mut |n| self.rng.u64(..n));
            let offers = &self.offers[usize::from(seat.0)];
            let sound = drawn.map_or(offers.is_empty(), |decision| offers.contains(&decision));
            demand(sound, Law::Sample, || format!("{} drew {drawn:?}", G::TITLE.seat_id(seat)))?;
            if self.seed < SAMPLED_GAMES && offers.len() <= FEW {
                let mut missed = offers.clone();
                for _ in 0..DRAWS {
                    if missed.is_empty() {
                        break;
                    }
                    let drawn = self.state.sample(seat, &mut |n| self.rng.u64(..n));
                    missed.retain(|&offer| drawn != Some(offer));
                }
                if let Some(never) = missed.first() {
                    return Err((Law::Sample, format!("{} never drew {never}", G::TITLE.seat_id(seat))));
                }
            }
        }
        for seat in awaited.iter() {
            let offers = std::mem::take(&mut self.offers[usize::from(seat.0)]);
            let found = self.examine_offers(seat, &offers);
            self.offers[usize::from(seat.0)] = offers;
            found?;
        }
        self.examine_refusals(awaited)
    }

    fn examine_offers(&mut self, seat: Seat, offers: &[G::Decision]) -> Result<(), Found> {
        let mut again = Vec::new();
        list(&self.state, seat, &mut again);
        demand(again == offers, Law::Order, || "another order the second time".to_owned())?;
        again.sort();
        if let Some(pair) = again.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err((Law::Order, format!("offered twice: {}", pair[0])));
        }
        let mut visited = 0;
        let stopped = self.state.legal(seat, &mut |_| {
            visited += 1;
            ControlFlow::Break(())
        });
        demand(visited == 1 && stopped.is_break(), Law::Order, || {
            "legal does not stop when told".to_owned()
        })?;

        self.examine_checks(seat, &again)?;
        offers.iter().try_for_each(|&decision| notation::<G>(decision))?;
        clicks(&self.state, seat, offers)?;
        let chosen = offers[self.rng.usize(..offers.len())];
        walk(&self.state, seat, chosen)
    }

    /// What was offered elsewhere is accepted here exactly if it is offered here. `offers` are sorted.
    fn examine_checks(&mut self, seat: Seat, offers: &[G::Decision]) -> Result<(), Found> {
        let tries = if self.seed < SWEPT_GAMES { usize::MAX } else { TRIES };
        let mut offers = offers.iter().peekable();
        for decision in self.some_collected(tries) {
            while offers.next_if(|&&offer| offer < decision).is_some() {}
            let offered = offers.peek() == Some(&&decision);
            let checked = self.state.check(seat, decision);
            demand(offered == checked.is_ok(), Law::LegalIsCheck, || {
                let side = G::TITLE.seat_id(seat);
                format!("{side} {decision}: check says {checked:?}, though offered is {offered}")
            })?;
        }
        Ok(())
    }

    /// Decisions that are illegal or out of turn, and fate that was not asked for.
    fn examine_refusals(&mut self, awaited: Seats) -> Result<(), Found> {
        let refuse = |input, allowed: fn(&Refused<G::Illegal>) -> bool| {
            let mut copy = self.state.clone();
            let taken = play(&mut copy, input, &mut ());
            let sound = taken.as_ref().is_err_and(allowed) && copy == self.state;
            demand(sound, Law::Refused, || format!("{}: {taken:?}", input::write::<G>(&input)))
        };
        let wrong_fate = match self.state.node() {
            Node::Chance(Draw::Dice { .. }) => Fate::Item(0),
            Node::Chance(Draw::OneOf(_)) | Node::Decide(_) | Node::Over(_) => Draw::D6.nth(0),
        };
        refuse(Input::Fate(wrong_fate), |refused| matches!(refused, Refused::NotAsked(_) | Refused::Over))?;
        let from = self.seed as usize % self.collected.len().max(1);
        let some = self.collected.iter().cycle().skip(from).take(self.collected.len().min(64));
        for seat in G::TITLE.seats() {
            let mut unlawful = some.clone().copied();
            if !awaited.contains(seat) {
                unlawful.next().map_or(Ok(()), |decision| {
                    refuse(Input::Decide(seat, decision), |refused| {
                        matches!(refused, Refused::NotYourTurn | Refused::Over)
                    })
                })?;
            } else if let Some(decision) = unlawful.find(|&it| self.state.check(seat, it).is_err()) {
                refuse(Input::Decide(seat, decision), |refused| matches!(refused, Refused::Illegal(_)))?;
            }
        }
        Ok(())
    }

    /// The record as text leads to the same end; so does a clone made on the way, with nobody listening.
    fn examine_record(&self, text: &str, mut kept: G, kept_at: usize) -> Result<(), Found> {
        let mut replayed = G::start(self.start);
        for line in text.lines() {
            let input = input::read::<G>(line).map_err(|fault| (Law::Replay, fault))?;
            play(&mut replayed, input, &mut Vec::new())
                .map_err(|refused| (Law::Replay, format!("{line}: {refused}")))?;
        }
        demand(replayed == self.state, Law::Replay, || secrets::difference(&self.state, &replayed))?;
        for &input in &self.record[kept_at..] {
            play(&mut kept, input, &mut ()).map_err(|refused| (Law::Clone, refused.to_string()))?;
        }
        demand(kept == self.state, Law::Clone, || secrets::difference(&self.state, &kept))
    }

    /// This many of the collected decisions, at random and in order; all, if there are no more.
    fn some_collected(&mut self, most: usize) -> impl Iterator<Item = G::Decision> + use<'a, G> {
        let collected = self.collected;
        let gap = (collected.len() / most).max(1);
        let from = self.rng.usize(..gap);
        collected.iter().copied().skip(from).step_by(gap)
    }
}

fn awaited<G: Game>(state: &G) -> Seats {
    match state.node() {
        Node::Decide(seats) => seats,
        Node::Chance(_) | Node::Over(_) => Seats::NONE,
    }
}

/// What a panic said.
pub(crate) fn message_of(panic: &(dyn Any + Send)) -> String {
    let owned = panic.downcast_ref::<String>().cloned();
    owned.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
}

pub(crate) fn list<G: Game>(state: &G, seat: Seat, into: &mut Vec<G::Decision>) {
    into.clear();
    let _ = state.legal(seat, &mut |decision| {
        into.push(decision);
        ControlFlow::Continue(())
    });
}

/// A notation is one plain line that a clause example can hold: no `#`, no blank at its ends.
fn notation<G: Game>(decision: G::Decision) -> Result<(), Found> {
    let text = decision.to_string();
    let plain = !text.is_empty() && text.trim() == text && !text.contains(['\n', '#']);
    demand(plain, Law::Notation, || format!("{decision:?} is written {text:?}"))?;
    demand(text.parse().is_ok_and(|read: G::Decision| read == decision), Law::Notation, || {
        format!("{decision:?} is written {text:?}, which reads as {:?}", text.parse::<G::Decision>())
    })
}

/// No decision's clicks are another's, or the beginning of another's.
fn clicks<G: Game>(state: &G, seat: Seat, offers: &[G::Decision]) -> Result<(), Found> {
    let mut spelled: Vec<(Vec<Pick>, G::Decision)> =
        offers.iter().map(|&decision| (G::picks(decision), decision)).collect();
    for (picks, decision) in &spelled {
        demand(!picks.is_empty(), Law::Clicks, || format!("{decision} has no clicks"))?;
        let read = state.from_picks(seat, picks);
        demand(read == Ok(*decision), Law::Clicks, || format!("{decision}: {picks:?} reads as {read:?}"))?;
    }
    spelled.sort();
    for pair in spelled.windows(2) {
        demand(!pair[1].0.starts_with(&pair[0].0), Law::Clicks, || {
            format!("{:?} spells {}, and begins {}", pair[0].0, pair[0].1, pair[1].1)
        })?;
    }
    Ok(())
}

/// Clicking through what is offered, one click at a time, arrives at the decision.
fn walk<G: Game>(state: &G, seat: Seat, decision: G::Decision) -> Result<(), Found> {
    let picks = G::picks(decision);
    for (at, pick) in picks.iter().enumerate() {
        let next = offer(state, seat, &picks[..at]).next;
        demand(next.contains(pick), Law::Clicks, || format!("{decision}: {pick} is not offered"))?;
    }
    let arrived = offer(state, seat, &picks).decision;
    demand(arrived == Some(decision), Law::Clicks, || format!("{decision}: the clicks lead to {arrived:?}"))
}
