//! Sentences without a language. The rules hold no prose: a game names a message and its arguments, and
//! the message files say it in every language.

use std::borrow::Cow;
use std::fmt::Display;

use crate::edition::{Faults, Reader};
use crate::{Gestures, Guess, PerLang, Pick, Rule, Seat, Sheet, Site, Sources};

/// Something to be said: a message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    pub id: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    Number(i64),
    /// Said as it stands: a proper name that no language changes.
    Text(String),
    /// Another phrase, said in the same language: the name of an area, say.
    Phrase(Phrase),
    /// Several phrases, listed with commas and an "and" before the last.
    List(Vec<Phrase>),
}

impl Phrase {
    pub const fn new(id: &'static str) -> Phrase {
        Phrase { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The name of one thing of a kind: `named("area", "NW")` is the message `area-NW`.
    pub fn named(kind: &str, code: impl Display) -> Phrase {
        Phrase { id: Cow::Owned(format!("{kind}-{code}")), args: Vec::new() }
    }

    /// The message of a variant, by its name in the code: `variant("no", "AreaFull")` is `no-area-full`.
    pub fn variant(kind: &str, name: &str) -> Phrase {
        let mut id = kind.to_owned();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        Phrase { id: Cow::Owned(id), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $make:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                $make
            }
        })*
    };
}

arg_from! {
    u8 => |n| Arg::Number(n.into()),
    u16 => |n| Arg::Number(n.into()),
    i8 => |n| Arg::Number(n.into()),
    i16 => |n| Arg::Number(n.into()),
    i32 => |n| Arg::Number(n.into()),
    i64 => |n| Arg::Number(n),
    usize => |n| Arg::Number(n as i64),
    &str => |text| Arg::Text(text.to_owned()),
    String => |text| Arg::Text(text),
    Phrase => |phrase| Arg::Phrase(phrase),
    Vec<Phrase> => |phrases| Arg::List(phrases),
}

/// What the table asks for, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    pub phrase: Phrase,
    pub rule: Rule,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub kind: LineKind,
    pub phrase: Phrase,
    pub rule: Rule,
    /// The faces thrown, to be shown as dice.
    pub dice: Vec<u8>,
}

impl Line {
    pub const fn heading(phrase: Phrase, rule: &'static str) -> Line {
        Line::of(LineKind::Heading, phrase, rule)
    }

    pub const fn plain(phrase: Phrase, rule: &'static str) -> Line {
        Line::of(LineKind::Plain, phrase, rule)
    }

    pub const fn detail(phrase: Phrase, rule: &'static str) -> Line {
        Line::of(LineKind::Detail, phrase, rule)
    }

    const fn of(kind: LineKind, phrase: Phrase, rule: &'static str) -> Line {
        Line { kind, phrase, rule: Rule(rule), dice: Vec::new() }
    }

    /// The line with the faces thrown.
    #[must_use]
    pub fn thrown(self, dice: &[u8]) -> Line {
        Line { dice: dice.to_vec(), ..self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// A new turn, or a new phase.
    Heading,
    Plain,
    /// What followed from the line above.
    Detail,
}

/// How a game speaks to people. Message ids are looked up in [`Words::MESSAGES`].
pub trait Words: Gestures {
    /// The message files.
    const MESSAGES: PerLang<&'static str>;
    /// The rulebook in our words, with the examples that run as tests: the chapters as Markdown, in the rulebook's order. The crate `book`
    /// says how they are written, and reads them.
    const RULEBOOK: &'static [PerLang<&'static str>];
    /// Our rulings as Markdown: `## 12. Title`, then the doubt, the decision, the reason.
    const RULINGS: PerLang<&'static str>;
    /// Guided first games: the name of each and its text, which the crate `book` reads.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];
    /// Puzzles: the name of each scenario's file and its text, which the crate `book` reads.
    const PUZZLES: &'static [(&'static str, &'static str)] = &[];

    /// The notation of decisions, as a grammar in Backus-Naur form: `<decision>` comes first.
    const NOTATION: &'static str;
    /// The tables of its data.
    const SHEETS: &'static [Sheet] = &[];
    /// The clause of the rulebook that tells the sequence of play: it is read first.
    const SEQUENCE: &'static str = "";
    /// Where its data come from.
    const SOURCES: Sources = Sources::NONE;
    /// Reads the tables of an edition, or tells everything that is wrong with them. A game without tables has no editions.
    fn read(_tables: Reader) -> Result<Self::Data, Faults> {
        Err(Faults(Vec::new()))
    }
    /// The tables of the edition in force.
    fn sheets() -> &'static [Sheet] {
        Self::here().get().folder.as_ref().map_or(Self::SHEETS, |folder| folder.sheets)
    }
    /// Where the data of the edition in force come from.
    fn sources() -> Sources {
        Self::here().get().folder.as_ref().map_or(Self::SOURCES, |folder| folder.sources)
    }
    /// Words of the trade, each with the clause that tells more of it. What it is called, in all its forms, is the message `term-NAME`, and
    /// what it means `term-NAME-about`.
    const TERMS: &'static [(&'static str, &'static str)] = &[];

    /// Its charts and tables, made from its data: what players look up while they play.
    fn charts() -> Vec<Chart> {
        Vec::new()
    }
    /// The map: every place and the ways from it.
    fn sites() -> Vec<Site>;
    /// What a row of a table is called, by its code.
    fn called(_sheet: &str, _code: &str) -> Option<Phrase> {
        None
    }
    /// What is awaited, as this viewer may know it.
    fn prompt(view: &Self::View) -> Prompt;
    /// What each side needs to win, how far it is, and how long there is, in a line: as this viewer may know it. Nothing while that is not yet
    /// a question.
    fn aim(_view: &Self::View) -> Option<Phrase> {
        None
    }
    /// An event, already redacted, as a line of the log.
    fn line(event: &Self::Event) -> Line;
    /// What several events, already redacted, come to, in three lines of a few sentences: who moved where, which fights there were, what was
    /// won and lost.
    fn summary(_events: &[Self::Event]) -> [Vec<Phrase>; 3] {
        Default::default()
    }
    /// The places that an event, already redacted, led through, as clicks: to be drawn on the board.
    fn path(_event: &Self::Event) -> Vec<Pick> {
        Vec::new()
    }
    /// A decision as a sentence, for the terminal and for a screen reader.
    fn decision(decision: Self::Decision) -> Phrase;
    /// The name of what is clicked.
    fn pick(pick: Pick) -> Phrase;
    /// A sweeping order as a sentence: by its first click, if nothing else is said.
    fn sweeping(order: &[Pick]) -> Phrase {
        Self::pick(order.first().copied().unwrap_or(Pick::Button(0)))
    }
    /// The position for the terminal: place by place, as this viewer may know it.
    fn sketch(_view: &Self::View) -> Vec<Row> {
        Vec::new()
    }
    /// What players count over a game, as this viewer may know it: towns, breaches, losses. The same things in the same order, whatever the
    /// position.
    fn counts(_view: &Self::View) -> Vec<Count> {
        Vec::new()
    }
    /// What `seat` may expect of each way to go on, where the game can calculate it: of the fight it is about to begin,
    /// say. Asked for on demand; made from a guess, so that the answer tells nothing that is hidden.
    fn odds(_guess: &Guess<Self>, _seat: Seat) -> Vec<Odds> {
        Vec::new()
    }
}

/// A chart or table of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    pub title: Phrase,
    /// The clause that tells how it is used.
    pub rule: Rule,
    /// What stands at the head of each column.
    pub head: Vec<Arg>,
    /// Each begins with what it is about.
    pub rows: Vec<Vec<Arg>>,
    /// The table of the game's data that it shows; see [`Words::SOURCES`].
    pub table: &'static str,
}

impl Chart {
    /// A chart without rows; `head` names its columns by the ids of their messages.
    pub fn new(title: &'static str, rule: &'static str, table: &'static str, head: &[&'static str]) -> Chart {
        let head = head.iter().map(|&id| Phrase::new(id).into()).collect();
        Chart { title: Phrase::new(title), rule: Rule(rule), head, rows: Vec::new(), table }
    }

    #[must_use]
    pub fn rows(self, rows: impl Iterator<Item = Vec<Arg>>) -> Chart {
        Chart { rows: rows.collect(), ..self }
    }
}

/// Something that is counted over a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    pub what: Phrase,
    /// The first seat's, and the second's, where each has its own.
    pub of: [Option<u16>; 2],
}

impl Count {
    /// Of both seats.
    pub const fn of_each(what: &'static str, of: [u16; 2]) -> Count {
        Count { what: Phrase::new(what), of: [Some(of[0]), Some(of[1])] }
    }

    /// Of one thing, which is the business of the first seat.
    pub const fn of_first(what: &'static str, of: u16) -> Count {
        Count { what: Phrase::new(what), of: [Some(of), None] }
    }
}

/// What may be expected of one way to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The way: "storm the walls".
    pub way: Phrase,
    /// The chance and the losses in a sentence.
    pub about: Phrase,
    /// The chance of success in thousandths; `None` where there is nothing to win.
    pub chance: Option<u16>,
    /// How wrong the chance may be, in thousandths: half of its 95 % interval. 0 if it is exact.
    pub error: u16,
    /// What each seat loses on average, in tenths of whatever the game counts.
    pub losses: [u16; 2],
    /// How often it was tried out; 0 if it was calculated to the end.
    pub trials: u32,
}

/// A row of the position as text: a place (or a track), and what is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub place: Phrase,
    pub what: Vec<Phrase>,
}
