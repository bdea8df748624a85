//! [`Table`] for every game.

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{
    Game, Guess, Input, Lang, Line, LineKind, Mind, Node, Odds, Outcome, Phrase, Pick, Refusal, Refused, Row,
    Seat, Seats, Title, Viewer, Words,
};

use crate::{
    Audit, Band, Better, Carried, Counted, Denied, Depth, Ending, Faults, Hint, LogLine, Match, Offered,
    Prospect, Reviewing, Said, Source, Sweep, Table, Thinking, Told, UndoDenied, Ways, Weighed, advice,
    coach, contest, gestures, review,
};

impl<G> Table for Match<G>
where
    G: Words + Mind,
{
    fn title(&self) -> &'static Title {
        const { &G::TITLE }
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn scenario(&self) -> String {
        self.scenario_text()
    }

    fn position(&self) -> Option<String> {
        self.began().position()
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn turn(&self) -> u16 {
        self.state().turn()
    }

    fn node(&self) -> Node {
        if let Some(ending) = self.ended() {
            return Node::Over(Outcome { winner: ending.winner(&G::TITLE), points: None });
        }
        match self.state().node() {
            Node::Decide(_) | Node::Chance(_) if self.is_stopped() => Node::Decide(Seats::NONE),
            node => node,
        }
    }

    fn ended(&self) -> Option<Ending> {
        Match::ended(self)
    }

    fn end(&mut self, ending: Ending) {
        Match::end(self, ending);
    }

    fn source(&self) -> Source {
        self.known_source()
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(Match::view(self, viewer)).expect("checked: a view is plain data")
    }

    fn prompt(&self, viewer: Viewer, lang: Lang) -> Said {
        let prompt = G::prompt(Match::view(self, viewer));
        Said { text: say::<G>(lang, &prompt.phrase), rule: prompt.rule.0 }
    }

    fn aim(&self, viewer: Viewer, lang: Lang) -> String {
        G::aim(Match::view(self, viewer)).map(|aim| say::<G>(lang, &aim)).unwrap_or_default()
    }

    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offered> {
        let told = |decision| Offered {
            undone: self.state().left_undone(seat, decision).map(|undone| say::<G>(lang, &undone)),
            ..offered::<G>(decision, lang)
        };
        if self.is_over() {
            return Vec::new();
        }
        listed(self.state(), seat).into_iter().map(told).collect()
    }

    fn sweeps(&self, seat: Seat, lang: Lang) -> Vec<Sweep> {
        if self.awaited().contains(seat) { gestures::sweeps(self.state(), seat, lang) } else { Vec::new() }
    }

    fn bands(&self, seat: Seat, lang: Lang) -> Vec<Band> {
        if self.awaited().contains(seat) { gestures::bands(self.state(), seat, lang) } else { Vec::new() }
    }

    fn ways(&self, seat: Seat) -> Ways {
        if self.is_over() { Ways::default() } else { gestures::ways(self.state(), seat) }
    }

    fn log(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<LogLine> {
        self.events(viewer, from).map(|(input, event)| log_line::<G>(input, &event, lang)).collect()
    }

    fn happened(&self, viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)> {
        let told = |event: &G::Event| serde_json::to_value(event).expect("checked: an event is plain data");
        self.events(viewer, from).map(|(input, event)| (input, told(&event))).collect()
    }

    fn counted(&self) -> Counted {
        contest::counted(self)
    }

    fn unattended(&self, viewer: Viewer) -> usize {
        let own = self.steps().inputs(0).rev().position(|input| is_by(input, viewer));
        let turn = || self.steps().from(0).rev().position(|step| step.mark.is_some());
        own.or_else(turn).map_or(0, |last| self.steps().len() - last)
    }

    fn summary(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<String> {
        let events: Vec<G::Event> = self.events(viewer, from).map(|(_, event)| event).collect();
        let said = |line: Vec<Phrase>| {
            line.iter().map(|phrase| say::<G>(lang, phrase)).collect::<Vec<_>>().join(" ")
        };
        G::summary(&events).into_iter().filter(|line| !line.is_empty()).map(said).collect()
    }

    fn reason(&self, input: usize, lang: Lang) -> Option<String> {
        let thumb = self.steps().get(input)?.thumb?;
        Some(say::<G>(lang, &Phrase::new(thumb)))
    }

    fn decider(&self, input: usize) -> Option<Seat> {
        match self.steps().inputs(input).next()? {
            Input::Decide(seat, _) => Some(seat),
            Input::Fate(_) => None,
        }
    }

    fn passed(&self, input: usize, lang: Lang) -> Option<String> {
        match self.steps().inputs(input).next()? {
            Input::Decide(seat, decision) if G::is_idle(decision) => {
                let side = Phrase::named("side", G::TITLE.seat_id(seat));
                Some(say::<G>(lang, &Phrase::new("log-done").with("side", side)))
            }
            Input::Decide(..) | Input::Fate(_) => None,
        }
    }

    fn name(&self, pick: Pick, lang: Lang) -> String {
        say::<G>(lang, &G::pick(pick))
    }

    fn sketch(&self, viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)> {
        let row = |row: Row| {
            let what = row.what.iter().map(|phrase| say::<G>(lang, phrase)).collect();
            (say::<G>(lang, &row.place), what)
        };
        G::sketch(Match::view(self, viewer)).into_iter().map(row).collect()
    }

    fn odds(&self, seat: Seat, lang: Lang) -> Vec<Weighed> {
        if !self.awaited().contains(seat) {
            return Vec::new();
        }
        let mut rng = Rng::with_seed(self.steps().len() as u64);
        let guess = Guess::of(self.state(), seat, &mut |n| rng.u64(..n));
        let weighed = |odds: Odds| Weighed {
            way: say::<G>(lang, &odds.way),
            text: say::<G>(lang, &odds.about),
            chance: odds.chance,
            error: odds.error,
            losses: G::TITLE.seats.iter().copied().zip(odds.losses).collect(),
            trials: odds.trials,
        };
        G::odds(&guess, seat).into_iter().map(weighed).collect()
    }

    fn say(&self, phrase: &Phrase, lang: Lang) -> String {
        say::<G>(lang, phrase)
    }

    fn decide(&mut self, seat: Seat, notation: &str, lang: Lang) -> Result<usize, Denied> {
        let decision = notation.trim().parse().map_err(|_| Denied::Unreadable(notation.to_owned()))?;
        if self.is_over() {
            return Err(Denied::Over);
        }
        if Match::seed(self).is_none() || self.is_stopped() {
            return Err(Denied::Closed);
        }
        Match::decide(self, seat, decision).map_err(|refused| denied::<G>(refused, lang))?;
        Ok(self.steps().len())
    }

    fn tell(&mut self, seat: Seat, told: &Told, lang: Lang) -> Result<Carried, Denied> {
        gestures::tell(self, seat, told, lang)
    }

    fn check(&self, seat: Seat, notation: &str, lang: Lang) -> Result<(), Denied> {
        let decision = notation.trim().parse().map_err(|_| Denied::Unreadable(notation.to_owned()))?;
        if self.is_over() {
            return Err(Denied::Over);
        }
        check::<G>(self.state(), seat, decision, lang)
    }

    fn why(&self, seat: Seat, picks: &[Pick], lang: Lang) -> Result<(), Denied> {
        if self.is_over() {
            return Err(Denied::Over);
        }
        if !self.awaited().contains(seat) {
            return Err(Denied::NotYourTurn);
        }
        let state = self.state();
        let offer = game::offer(state, seat, picks);
        if offer.decision.is_some() || !offer.next.is_empty() {
            return Ok(());
        }
        match state.from_picks(seat, picks) {
            Ok(decision) => check::<G>(state, seat, decision, lang),
            Err(illegal) => Err(denied::<G>(Refused::Illegal(illegal), lang)),
        }
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoDenied> {
        Match::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, UndoDenied> {
        Match::undo(self, seat)?;
        Ok(self.steps().len())
    }

    fn asked_at(&self, seat: Seat, input: usize) -> usize {
        Match::asked_at(self, seat, input)
    }

    fn take_back(&mut self, seat: Seat, kept: usize) -> Result<usize, UndoDenied> {
        Match::take_back(self, seat, kept)?;
        Ok(self.steps().len())
    }

    fn think(&self, seat: Seat, computer: ai::Computer, seed: u64) -> Option<Thinking<String>> {
        advice::think(self, seat, computer, seed)
    }

    fn hint(&self, seat: Seat, care: ai::Care, lang: Lang) -> Option<Thinking<Hint>> {
        advice::hint(self, seat, care, lang)
    }

    fn prospect(&self, seat: Seat, care: ai::Care) -> Option<Thinking<Prospect>> {
        if self.is_stopped() {
            return None;
        }
        advice::prospect(self, seat, care)
    }

    fn coach(&self, seat: Seat, made: &[String], lang: Lang) -> Option<Thinking<Option<Better>>> {
        if self.is_stopped() { None } else { coach::coach(self, seat, made, lang) }
    }

    fn review(&self, seats: Seats, depth: Depth) -> Option<Box<dyn Reviewing>> {
        if self.is_stopped() { None } else { review::review(self, seats, depth) }
    }

    fn decision(&self, notation: &str, lang: Lang) -> String {
        review::decision_text::<G>(notation, lang)
    }

    fn record(&self, viewer: Viewer) -> String {
        self.write(viewer)
    }

    fn inputs(&self, from: usize) -> Vec<String> {
        self.steps().inputs(from).map(input_text::<G>).collect()
    }

    fn follow(&mut self, inputs: &[String]) -> Result<(), Faults> {
        Match::follow(self, inputs)
    }

    fn pos(&self) -> String {
        self.state().pos()
    }

    fn audit(&self) -> Audit {
        Box::new(Match::audit(self))
    }
}

/// What [`game::play`] would say, without playing.
fn check<G: Words>(state: &G, seat: Seat, decision: G::Decision, lang: Lang) -> Result<(), Denied> {
    match state.node() {
        Node::Over(_) => Err(Denied::Over),
        Node::Decide(seats) if seats.contains(seat) => {
            state.check(seat, decision).map_err(|illegal| denied::<G>(Refused::Illegal(illegal), lang))
        }
        Node::Decide(_) | Node::Chance(_) => Err(Denied::NotYourTurn),
    }
}

/// Whether a viewer has decided so himself.
fn is_by<D>(input: Input<D>, viewer: Viewer) -> bool {
    matches!(input, Input::Decide(seat, _) if viewer == Viewer::Seat(seat))
}

/// An input as the record has it: `texan move Travis N`, `roll 4`.
pub(crate) fn input_text<G: Game>(input: Input<G::Decision>) -> String {
    match input {
        Input::Decide(seat, decision) => format!("{} {decision}", G::TITLE.seat_id(seat)),
        Input::Fate(fate) => fate.to_string(),
    }
}

pub(crate) fn offered<G: Words>(decision: G::Decision, lang: Lang) -> Offered {
    Offered {
        notation: decision.to_string(),
        picks: G::picks(decision).iter().map(Pick::to_string).collect(),
        text: say::<G>(lang, &G::decision(decision)),
        idle: G::is_idle(decision),
        undone: None,
    }
}

/// Every legal decision of a seat.
pub(crate) fn listed<G: Game>(state: &G, seat: Seat) -> Vec<G::Decision> {
    let mut list = Vec::new();
    let _ = state.legal(seat, &mut |decision| {
        list.push(decision);
        ControlFlow::Continue(())
    });
    list
}

pub(crate) fn say<G: Words>(lang: Lang, phrase: &Phrase) -> String {
    words::catalog::<G>().say(lang, phrase)
}

fn log_line<G: Words>(input: usize, event: &G::Event, lang: Lang) -> LogLine {
    let line: Line = G::line(event);
    let path = G::path(event).iter().map(Pick::to_string).collect();
    let kind = match line.kind {
        LineKind::Heading => "heading",
        LineKind::Plain => "plain",
        LineKind::Detail => "detail",
    };
    LogLine { input, kind, text: say::<G>(lang, &line.phrase), rule: line.rule.0, dice: line.dice, path }
}

fn denied<G: Words>(refused: Refused<G::Illegal>, lang: Lang) -> Denied {
    match refused {
        Refused::Illegal(illegal) => {
            Denied::Refused(Said { text: say::<G>(lang, &illegal.phrase()), rule: illegal.rule().0 })
        }
        Refused::NotYourTurn | Refused::NotAsked(_) => Denied::NotYourTurn,
        Refused::Over => Denied::Over,
    }
}
