//! What the games with the same floor plan have in the same rooms.

/// Begins the `impl Game` of a game with the whole floor plan (see ARCHITECTURE.md): the types, the title, how long a game can last, how it
/// starts, its decisions as clicks, its position as text and what cannot stand in one, each from the room of its name.
///
/// ```text
/// impl Game for State {
///     game::rooms!(Assault);
///
///     fn node(&self) -> Node { … }
/// ```
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the rooms are those of the game")]
macro_rules! rooms {
    ($scenario:ident) => {
        type Scenario = crate::scenario::$scenario;
        type Decision = crate::decision::Decision;
        type Illegal = crate::illegal::Illegal;
        type Event = crate::event::Event;
        type View = crate::view::View;

        const TITLE: $crate::Title = crate::scenario::TITLE;
        const MAX_INPUTS: usize = crate::bound::INPUTS;
        const MAX_OFFER: usize = crate::bound::OFFER;

        fn start(scenario: Self::Scenario) -> Self {
            crate::rules::setup::start(scenario)
        }

        fn picks(decision: Self::Decision) -> Vec<$crate::Pick> {
            decision.picks()
        }

        fn pos(&self) -> String {
            crate::pos::write(self)
        }

        fn from_pos(text: &str) -> Result<Self, Vec<String>> {
            crate::pos::read(text)
        }

        fn invariants(&self) -> Result<(), String> {
            self.faults().into_iter().next().map_or(Ok(()), Err)
        }
    };
}

/// What such a game says of editions in its `impl Game`: its data are in their room, and a state knows its edition.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the room is that of the game")]
macro_rules! tables {
    () => {
        type Data = crate::data::Data;

        fn built_in() -> &'static $crate::Edition<Self::Data> {
            &crate::data::BUILT_IN
        }

        fn here() -> &'static $crate::Here<Self::Data> {
            crate::data::here()
        }

        fn edition(&self) -> &'static $crate::Edition<Self::Data> {
            self.edition.0
        }
    };
}

/// Begins the `impl Words` of such a game: its messages, the chapters of its rulebook, its rulings, its notation, its map; what it tells of events and decisions,
/// and the position as text, each from the room of its name.
///
/// ```text
/// impl Words for State {
///     game::library!("charge": "01-components.md", "02-map.md");
/// ```
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the rooms are those of the game")]
macro_rules! library {
    ($game:literal: $($chapter:literal),+ $(,)?) => {
        const MESSAGES: $crate::PerLang<&'static str> = $crate::texts!("../messages/", ".ftl");
        const RULEBOOK: &'static [$crate::PerLang<&'static str>] = $crate::texts!("../rulebook/": $($chapter),+);
        const RULINGS: $crate::PerLang<&'static str> =
            $crate::texts!("../../../docs/rulings/", concat!("/", $game, ".md"));

        const NOTATION: &'static str = include_str!("../notation.bnf");

        fn sites() -> Vec<$crate::Site> {
            crate::facts::sites()
        }

        fn called(sheet: &str, code: &str) -> Option<$crate::Phrase> {
            crate::facts::called(sheet, code)
        }

        fn line(event: &Self::Event) -> $crate::Line {
            crate::tell::line(event)
        }

        fn summary(events: &[Self::Event]) -> [Vec<$crate::Phrase>; 3] {
            crate::summary::summary(events)
        }

        fn path(event: &Self::Event) -> Vec<$crate::Pick> {
            crate::summary::path(event)
        }

        fn decision(decision: Self::Decision) -> $crate::Phrase {
            decision.phrase()
        }

        fn sketch(view: &Self::View) -> Vec<$crate::Row> {
            crate::sketch::sketch(view)
        }
    };
}

/// The guided first games of a game, each with its name: `game::lessons!("the-walls")` is `lessons/the-walls.txt`.
#[macro_export]
macro_rules! lessons {
    ($($name:literal),+ $(,)?) => {
        const LESSONS: &'static [(&'static str, &'static str)] =
            &[$(($name, include_str!(concat!("../lessons/", $name, ".txt")))),+];
    };
}

/// The puzzles of a game, by scenario: `game::puzzles!("1836")` is `puzzles/1836.txt`.
#[macro_export]
macro_rules! puzzles {
    ($($name:literal),+ $(,)?) => {
        const PUZZLES: &'static [(&'static str, &'static str)] =
            &[$(($name, include_str!(concat!("../puzzles/", $name, ".txt")))),+];
    };
}
