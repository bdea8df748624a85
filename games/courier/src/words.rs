//! How the game speaks: message ids and their arguments. The prose is in `messages/*.ftl`.

use game::{Gestures, Lang, Line, LineKind, PerLang, Phrase, Pick, Prompt, Row, Rule, Site, Way, Words};

use crate::{Awaited, COURIER, Decision, Event, NIGHTS, PATROL, Place, State, TEXAN, View, WAIT};

game::args! { Place: name }

impl View {
    /// The night as a heading.
    pub fn heading(&self) -> Phrase {
        Phrase::new("night-of").with("night", self.night).with("nights", NIGHTS)
    }
}

impl Gestures for State {
    fn is_idle(decision: Decision) -> bool {
        decision == Decision::Wait
    }
}

impl Words for State {
    const MESSAGES: PerLang<&'static str> = game::texts!("../messages/", ".ftl");
    const RULEBOOK: &'static [PerLang<&'static str>] = game::texts!("../rulebook/": "01-rules.md");
    /// The rules are ours: nothing in them is doubtful.
    const RULINGS: PerLang<&'static str> = PerLang([""; Lang::COUNT]);

    const NOTATION: &'static str = include_str!("../notation.bnf");

    fn sites() -> Vec<Site> {
        let ways = |from: Place| from.next_to().iter().map(|to| Way::new(to.to_string(), "open")).collect();
        let site = |from: Place| Site { place: from.to_string(), name: from.name(), ways: ways(from) };
        Place::all().map(site).collect()
    }

    fn prompt(view: &View) -> Prompt {
        let (id, rule) = match view.awaited {
            Awaited::Patrol => ("ask-patrol", "3"),
            Awaited::Courier => ("ask-courier", "4"),
            Awaited::Die => ("ask-die", "5"),
            Awaited::TexanVictory => ("won-texan", "6"),
            Awaited::MexicanVictory => ("won-mexican", "6"),
        };
        Prompt { phrase: Phrase::new(id).with("night", view.night), rule: Rule(rule) }
    }

    fn line(event: &Event) -> Line {
        let line = |kind, phrase, rule| Line { kind, phrase, rule: Rule(rule), dice: Vec::new() };
        let plain = |phrase, rule| line(LineKind::Plain, phrase, rule);
        match *event {
            Event::Watched { place: None } => plain(Phrase::new("log-watched"), "3"),
            Event::Watched { place: Some(place) } => {
                plain(Phrase::new("log-watched-at").with("place", place), "3")
            }
            Event::Rode { to } => plain(Phrase::new("log-rode").with("place", to), "4"),
            Event::Waited => plain(Phrase::new("log-waited"), "4"),
            Event::PatrolSeen { place } => {
                line(LineKind::Detail, Phrase::new("log-patrol-seen").with("place", place), "4.1")
            }
            Event::Met { die, escaped } => {
                let id = if escaped { "log-escaped" } else { "log-caught" };
                Line { dice: vec![die], ..plain(Phrase::new(id).with("die", die), "5") }
            }
            Event::Won { seat } => {
                let id = if seat == TEXAN { "log-texan-won" } else { "log-mexican-won" };
                line(LineKind::Heading, Phrase::new(id), "6")
            }
        }
    }

    fn decision(decision: Decision) -> Phrase {
        decision.phrase()
    }

    fn pick(pick: Pick) -> Phrase {
        match pick {
            COURIER => Phrase::new("courier"),
            PATROL => Phrase::new("patrol"),
            WAIT => Phrase::new("do-wait"),
            Pick::Place(number) => Place::new(number).map_or(Phrase::new("nothing"), Place::name),
            _ => Phrase::new("nothing"),
        }
    }

    fn sketch(view: &View) -> Vec<Row> {
        let here = |place: Place| {
            let all = [
                (view.courier == place, "courier"),
                (view.watched == Some(place), "patrol"),
                (view.seen == Some(place), "patrol-seen"),
            ];
            all.into_iter().filter(|(there, _)| *there).map(|(_, id)| Phrase::new(id)).collect()
        };
        Place::all().map(|place| Row { place: place.name(), what: here(place) }).collect()
    }
}
