//! The record: a match as text.
//!
//! ```text
//! bexar 1
//! game charge
//! rules 1
//! scenario assault
//! commitment 9f…
//! by-hand seed        if somebody set it
//! by-hand fates 7     if somebody set the first seven answers of fate
//! taken-back texan 31+4 12+2   at the wish of the Texan player, and by consent, four inputs were taken back and 31 kept; two of them were fate's,
//!                     and twelve had been before: from the 13th question on fate goes on two answers further
//! table rk3x…         if several made the seed; see `source`
//! contribution texan 5c…
//! server-secret 77…   once the game is over
//! seed 03…            once the game is over
//! position turn 3, …  a line for each line of the position it began with, if that was a prepared one
//! ---
//! texan place Travis N
//! historic            a decision without a side is by the side that decided last
//! mexican march NF>N Ald3
//! roll 4
//! turn 2 a1b2c3d4     a hash of the position, to find where a replay goes astray
//! end 77aa00ff        the same at the end
//! ended resigned texan 77aa00ff   instead, if it was not the rules that ended it; see `Ending`
//! ```
//!
//! Empty lines and lines that begin with `#` say nothing. A game in another edition than the built-in one says so behind its scenario:
//! `scenario assault edition=printed-map:1f00…`.

use std::fmt::Write;

use game::{Fate, Game, Input, Lang, Mind, Refusal, Refused, Seat, Viewer, Words};

use crate::face::{input_text, say};
use crate::game_match::Mark;
use crate::steps::Step;
use crate::{Ending, Fault, Faults, Match, Named, Source, Start, Wrong};

const FIRST_LINE: &str = "bexar 1";
/// Begins the line that says how a match ended, if its rules did not end it.
pub(crate) const ENDED: &str = "ended";
/// Stands for an input that the reader may not know yet.
pub const WITHHELD: &str = "?";

/// The game that a record is of, as its heading says.
pub fn game_of(text: &str) -> Option<&str> {
    heading_of(text, "game ")
}

/// The scenario that a record is of, as its heading says.
pub fn scenario_of(text: &str) -> Option<&str> {
    heading_of(text, "scenario ")
}

fn heading_of<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let heading = text.lines().take_while(|line| line.trim() != "---");
    heading.map(str::trim).find_map(|line| line.strip_prefix(key)).map(str::trim)
}

/// The first lines of every record, to the one that ends them. A prepared position is told once the game is over.
pub fn heading(
    (game, rules): (&str, u16),
    scenario: &str,
    source: &Source,
    position: Option<&str>,
    over: bool,
) -> String {
    let source = source.headings().join("\n");
    let mut text = format!("{FIRST_LINE}\ngame {game}\nrules {rules}\nscenario {scenario}\n{source}\n");
    for line in position.map_or("", |position| if over { position } else { WITHHELD }).lines() {
        let _ = writeln!(text, "position {line}");
    }
    text + "---\n"
}

impl Mark {
    fn text(&self) -> String {
        match self {
            Mark::Turn(turn, hash) => format!("turn {turn} {hash}"),
            Mark::End(hash) => format!("end {hash}"),
        }
    }
}

impl<G: Mind> Match<G> {
    /// The record as `viewer` may know it; whole once the game is over.
    ///
    /// Where something is hidden, it shows a viewer his own decisions, and of fate what he was told whole. Of the others'
    /// decisions it says only that they were made: their log says what he could see of them, and often that is less.
    /// The hashes stop at the first input withheld, as they would let one try out what it may have been. A
    /// prepared position is withheld from all.
    pub(crate) fn write(&self, viewer: Viewer) -> String {
        let scenario = self.scenario_text();
        let over = self.is_over();
        let position = self.began().position();
        let game = (G::TITLE.id, G::TITLE.rules_version);
        let mut text = heading(game, &scenario, &self.known_source(), position.as_deref(), over);
        let mut all_known = over || position.is_none();
        let mut decided_last = None;
        for step in self.steps().from(0) {
            let known = over || may_know(step, viewer);
            all_known &= known;
            let _ = match (known, step.input) {
                (true, Input::Decide(seat, decision)) if decided_last == Some(seat) => {
                    writeln!(text, "{decision}")
                }
                (true, input) => writeln!(text, "{}", input_text::<G>(input)),
                (false, Input::Decide(seat, _)) => writeln!(text, "{} {WITHHELD}", G::TITLE.seat_id(seat)),
                (false, Input::Fate(_)) => writeln!(text, "{WITHHELD}"),
            };
            if let Input::Decide(seat, _) = step.input {
                decided_last = Some(seat);
            }
            if let Some(mark) = step.mark.as_ref().filter(|_| all_known) {
                let _ = writeln!(text, "{}", mark.text());
            }
        }
        if let Some(ended) = self.ended_text() {
            let _ = writeln!(text, "{ENDED} {ended}");
        }
        text
    }
}

/// Whether what `viewer` has seen and been told leaves no doubt about this input.
///
/// Of another seat's decision the events cannot say so: two decisions may do the same, and one that was the only legal one may not
/// have been so in all the worlds that the viewer holds for possible.
pub(crate) fn may_know<G: Game>(step: &Step<G>, viewer: Viewer) -> bool {
    if !G::HIDES {
        return true;
    }
    match step.input {
        Input::Decide(seat, _) => viewer == Viewer::Seat(seat),
        Input::Fate(_) => {
            let told = |event: &G::Event| G::redact(event, viewer).as_ref() == Some(event);
            !step.events.is_empty() && step.events.iter().all(told)
        }
    }
}

impl<G: Words + Mind> Match<G> {
    /// Goes on with a match that a host has stored: where its dice come from and its inputs, each as text.
    pub fn resume(start: Start<G>, source: impl Into<Source>, inputs: &[String]) -> Result<Match<G>, Faults> {
        let mut stored = Match::bare(start, source.into());
        stored.follow(inputs)?;
        Ok(stored)
    }

    /// Goes on with these inputs, each as text.
    pub fn follow(&mut self, inputs: &[String]) -> Result<(), Faults> {
        for (at, text) in (1..).zip(inputs) {
            self.push_text(text).map_err(|wrong| Faults(vec![Fault { line: at, input: Some(at), wrong }]))?;
        }
        self.settle();
        Ok(())
    }

    /// Goes on with a match that a host has stored, from the position where it stood. Its inputs are played again only when somebody asks
    /// what happened; whether they lead to that position is for [`audit`](Match::audit) to find out.
    pub fn take_up(
        start: Start<G>,
        source: impl Into<Source>,
        inputs: &[String],
        stood: &str,
    ) -> Result<Match<G>, Faults> {
        let stood = Start::prepared(Some(start.scenario), stood)?.state();
        let inputs = inputs.iter().map(|text| read_input::<G>(text, None)).collect::<Result<_, _>>();
        Ok(Match::taken_up(start, source.into(), inputs.map_err(nowhere)?, stood))
    }

    /// Reads a record and replays it, to be looked at.
    pub fn read(text: &str) -> Result<Match<G>, Faults> {
        Reader::<G>::read(text).and_then(|reader| reader.replay(|_, _, _| Ok(())))
    }

    /// Replays a finished record and checks that every throw is the one its seed promised.
    pub fn verify(text: &str) -> Result<Match<G>, Faults> {
        let reader = Reader::<G>::read(text)?;
        let seed = reader.source.proven().map_err(nowhere)?;
        let source = reader.source.clone();
        let by_script = source.by_script() as u64;
        let replayed = reader.replay(|before, draws, input| match (before.node(), input) {
            (game::Node::Chance(draw), Input::Fate(fate))
                if draws >= by_script && seed.fate(source.nth(draws), draw) != fate =>
            {
                let seed = seed.fate(source.nth(draws), draw).to_string();
                Err(Wrong::OtherFate { record: fate.to_string(), seed })
            }
            _ => Ok(()),
        })?;
        if replayed.is_over() { Ok(replayed) } else { Err(nowhere(Wrong::NotOver)) }
    }

    /// Reads how it ended, and whether it stood as it does here.
    fn read_end(&mut self, text: &str) -> Result<(), Wrong> {
        let ending = text.rsplit_once(' ').and_then(|(ending, _)| Ending::read(ending, &G::TITLE));
        self.end(ending.ok_or_else(|| Wrong::Unreadable(text.to_owned()))?);
        match self.ended_text() {
            Some(replay) if replay != text => Err(Wrong::OtherPosition { record: text.to_owned(), replay }),
            _ => Ok(()),
        }
    }

    fn push_text(&mut self, text: &str) -> Result<(), Wrong> {
        let input = read_input::<G>(text, None)?;
        self.push(input).map_err(|refused| refusal::<G>(refused))
    }
}

fn nowhere(wrong: Wrong) -> Faults {
    Faults(vec![Fault { line: 0, input: None, wrong }])
}

/// Reads an input; a decision that names no side is by `decided_last`.
fn read_input<G: Game>(text: &str, decided_last: Option<Seat>) -> Result<Input<G::Decision>, Wrong> {
    let unreadable = || Wrong::Unreadable(text.to_owned());
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    if word == WITHHELD || rest == WITHHELD {
        return Err(Wrong::Withheld);
    }
    if let Ok(fate) = text.parse::<Fate>() {
        return Ok(Input::Fate(fate));
    }
    let (seat, decision) = match G::TITLE.seat(word) {
        Some(seat) => (seat, rest),
        None => (decided_last.ok_or_else(unreadable)?, text),
    };
    decision.parse().map(|decision| Input::Decide(seat, decision)).map_err(|_| unreadable())
}

fn refusal<G: Words>(refused: Refused<G::Illegal>) -> Wrong {
    Wrong::Refused(match refused {
        Refused::Illegal(illegal) => {
            let rule = game::Refusal::rule(&illegal).0;
            format!("{} ({rule})", say::<G>(Lang::En, &illegal.phrase()))
        }
        other => other.to_string(),
    })
}

/// A record whose heading has been read.
struct Reader<'a, G: Game> {
    /// The version of the rules it was made under: that of the program, or an older one.
    rules: u16,
    start: Start<G>,
    source: Source,
    /// Line number and text.
    body: Vec<(usize, &'a str)>,
}

impl<'a, G: Words + Mind> Reader<'a, G> {
    fn read(text: &'a str) -> Result<Reader<'a, G>, Faults> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(Faults(vec![Fault { line: 1, input: None, wrong: Wrong::NotARecord }]));
        }
        let mut faults = Vec::new();
        let (mut game, mut rules, mut scenario) = (None, None, None);
        let mut source = Source::default();
        let mut position: Vec<(usize, &str)> = Vec::new();
        for (line, heading) in lines.by_ref().take_while(|(_, line)| *line != "---") {
            let (key, value) = heading.split_once(' ').unwrap_or((heading, ""));
            let value = value.trim();
            let mut wrong = |wrong| faults.push(Fault { line, input: None, wrong });
            match key {
                "game" if value == G::TITLE.id => game = Some(()),
                "game" => wrong(Wrong::OtherGame(value.to_owned())),
                "rules" => match value.parse() {
                    Ok(known) if known <= G::TITLE.rules_version => rules = Some(known),
                    _ => {
                        let record = value.to_owned();
                        wrong(Wrong::LaterRules { record, program: G::TITLE.rules_version });
                    }
                },
                "scenario" => {
                    let (own, edition) = Named::split(value);
                    if edition.is_some_and(|edition| !edition.is(G::here().get())) {
                        wrong(Wrong::UnknownEdition(value.to_owned()));
                    }
                    match own.parse() {
                        Ok(known) => scenario = Some(known),
                        Err(_) => wrong(Wrong::UnknownScenario(value.to_owned())),
                    }
                }
                "position" if value == WITHHELD => wrong(Wrong::Withheld),
                "position" => position.push((line, value)),
                _ => match source.read(key, value) {
                    Some(Ok(())) => {}
                    Some(Err(fault)) => wrong(fault),
                    None => wrong(Wrong::UnknownHeading(heading.to_owned())),
                },
            }
        }
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        game.ok_or_else(|| nowhere(Wrong::NoHeading("game")))?;
        let rules = rules.ok_or_else(|| nowhere(Wrong::NoHeading("rules")))?;
        let scenario = scenario.ok_or_else(|| nowhere(Wrong::NoHeading("scenario")))?;
        let start = start_of(scenario, &position)?;
        Ok(Reader { rules, start, source, body: lines.collect() })
    }

    /// Replays the inputs; `inspect` sees each with the state before it and the number of draws so far. What was made under older rules
    /// is replayed under those of today: as long as it leads to the same positions it is the same game.
    fn replay(
        self,
        inspect: impl Fn(&G, u64, Input<G::Decision>) -> Result<(), Wrong>,
    ) -> Result<Match<G>, Faults> {
        let mut replayed = Match::bare(self.start, self.source);
        let mut decided_last = None;
        for (line, text) in self.body {
            let inputs = replayed.steps().len();
            let word = text.split(' ').next();
            let (input, played) = if matches!(word, Some("turn" | "end")) {
                (inputs, check_mark(&replayed, text))
            } else if let (false, Some((ENDED, ended))) = (replayed.is_over(), text.split_once(' ')) {
                (inputs, replayed.read_end(ended))
            } else if replayed.ended().is_some() {
                (inputs + 1, Err(Wrong::Refused("the game is over".to_owned())))
            } else {
                let played = read_input::<G>(text, decided_last).and_then(|input| {
                    if let Input::Decide(seat, _) = input {
                        decided_last = Some(seat);
                    }
                    inspect(replayed.state(), replayed.draws(), input)?;
                    replayed.push(input).map_err(|refused| refusal::<G>(refused))
                });
                (inputs + 1, played)
            };
            if let Err(wrong) = played {
                let program = G::TITLE.rules_version;
                let older = (self.rules < program).then_some(Wrong::OlderRules {
                    record: self.rules,
                    program,
                    input,
                });
                let older = older.map(|wrong| Fault { line: 0, input: None, wrong });
                let fault = Fault { line, input: Some(input), wrong };
                return Err(Faults(older.into_iter().chain([fault]).collect()));
            }
        }
        Ok(replayed)
    }
}

/// The beginning that a heading tells, with the lines of its position and their numbers in the record.
fn start_of<G: Game>(scenario: G::Scenario, position: &[(usize, &str)]) -> Result<Start<G>, Faults> {
    if position.is_empty() {
        return Ok(Start::of(scenario));
    }
    let text: Vec<&str> = position.iter().map(|&(_, text)| text).collect();
    Start::prepared(Some(scenario), &text.join("\n")).map_err(|Faults(mut faults)| {
        for fault in &mut faults {
            fault.line = fault.line.checked_sub(1).map_or(0, |at| position[at].0);
        }
        Faults(faults)
    })
}

fn check_mark<G: Mind>(replayed: &Match<G>, text: &str) -> Result<(), Wrong> {
    let mark = replayed.steps().from(0).next_back().and_then(|step| step.mark.as_ref());
    let replay = mark.map_or_else(|| "no new turn".to_owned(), Mark::text);
    if replay == text { Ok(()) } else { Err(Wrong::OtherPosition { record: text.to_owned(), replay }) }
}
