//! A match with its edition: whatever is asked of it is asked with its edition in force, on whatever thread.

use std::sync::atomic::AtomicBool;

use ai::{Care, Computer};
use game::{Edition, Entered, Game, Lang, Mind, Node, Phrase, Pick, Seat, Seats, Title, Viewer, Words};
use render::{Board, Form, Sight, Unpaintable};
use table::{
    Audit, Band, Better, Carried, Counted, Denied, Depth, Ending, Faults, Hint, LogLine, Match, Offered,
    Prospect, Review, Reviewing, Said, Source, Sweep, Table, Thinking, Told, UndoDenied, Ways, Weighed,
};

/// A match that is at home wherever it is asked.
pub(crate) struct Home<G: Game>(pub Match<G>);

impl<G: Words + Mind> Home<G> {
    fn edition(&self) -> &'static Edition<G::Data> {
        self.0.state().edition()
    }

    fn enter(&self) -> Entered<G::Data> {
        self.edition().enter(G::here())
    }

    /// A job that is done in the edition of the match, wherever it is done.
    fn job<T: 'static>(&self, thinking: Option<Thinking<T>>) -> Option<Thinking<T>> {
        let (thinking, edition) = (thinking?, self.edition());
        let at_least = thinking.at_least;
        let mut job = Thinking::new(move |cores, stop| {
            let _home = edition.enter(G::here());
            thinking.run(cores, stop)
        });
        job.at_least = at_least;
        Some(job)
    }
}

/// Passes on what is asked, with the edition in force.
macro_rules! at_home {
    (mut $trait:path: $(fn $name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        fn $name(&mut self $(, $arg: $type)*) $(-> $out)? {
            let _home = self.enter();
            <Match<G> as $trait>::$name(&mut self.0 $(, $arg)*)
        }
    )+};
    (job $trait:path: $(fn $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)+) => {$(
        fn $name(&self $(, $arg: $type)*) -> Option<Thinking<$out>> {
            let _home = self.enter();
            self.job(<Match<G> as $trait>::$name(&self.0 $(, $arg)*))
        }
    )+};
    (all $trait:path: $(fn $name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        fn $name(&self $(, $arg: $type)*) $(-> $out)? {
            let _home = self.enter();
            <Match<G> as $trait>::$name(&self.0 $(, $arg)*)
        }
    )+};
}

impl<G: Words + Mind> Table for Home<G> {
    at_home! { all Table:
        fn title() -> &'static Title;
        fn hides() -> bool;
        fn scenario() -> String;
        fn position() -> Option<String>;
        fn len() -> usize;
        fn turn() -> u16;
        fn node() -> Node;
        fn source() -> Source;
        fn view(viewer: Viewer) -> serde_json::Value;
        fn prompt(viewer: Viewer, lang: Lang) -> Said;
        fn aim(viewer: Viewer, lang: Lang) -> String;
        fn offers(seat: Seat, lang: Lang) -> Vec<Offered>;
        fn sweeps(seat: Seat, lang: Lang) -> Vec<Sweep>;
        fn bands(seat: Seat, lang: Lang) -> Vec<Band>;
        fn ways(seat: Seat) -> Ways;
        fn log(viewer: Viewer, from: usize, lang: Lang) -> Vec<LogLine>;
        fn happened(viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)>;
        fn counted() -> Counted;
        fn unattended(viewer: Viewer) -> usize;
        fn summary(viewer: Viewer, from: usize, lang: Lang) -> Vec<String>;
        fn decider(input: usize) -> Option<Seat>;
        fn reason(input: usize, lang: Lang) -> Option<String>;
        fn passed(input: usize, lang: Lang) -> Option<String>;
        fn name(pick: Pick, lang: Lang) -> String;
        fn sketch(viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)>;
        fn odds(seat: Seat, lang: Lang) -> Vec<Weighed>;
        fn say(phrase: &Phrase, lang: Lang) -> String;
        fn check(seat: Seat, notation: &str, lang: Lang) -> Result<(), Denied>;
        fn why(seat: Seat, picks: &[Pick], lang: Lang) -> Result<(), Denied>;
        fn can_undo(seat: Seat) -> Result<(), UndoDenied>;
        fn ended() -> Option<Ending>;
        fn asked_at(seat: Seat, input: usize) -> usize;
        fn decision(notation: &str, lang: Lang) -> String;
        fn record(viewer: Viewer) -> String;
        fn inputs(from: usize) -> Vec<String>;
        fn pos() -> String;
    }
    at_home! { mut Table:
        fn decide(seat: Seat, notation: &str, lang: Lang) -> Result<usize, Denied>;
        fn tell(seat: Seat, told: &Told, lang: Lang) -> Result<Carried, Denied>;
        fn undo(seat: Seat) -> Result<usize, UndoDenied>;
        fn end(ending: Ending);
        fn take_back(seat: Seat, kept: usize) -> Result<usize, UndoDenied>;
        fn follow(inputs: &[String]) -> Result<(), Faults>;
    }
    at_home! { job Table:
        fn think(seat: Seat, computer: Computer, seed: u64) -> String;
        fn hint(seat: Seat, care: Care, lang: Lang) -> Hint;
        fn prospect(seat: Seat, care: Care) -> Prospect;
        fn coach(seat: Seat, made: &[String], lang: Lang) -> Option<Better>;
    }

    fn review(&self, seats: Seats, depth: Depth) -> Option<Box<dyn Reviewing>> {
        let _home = self.enter();
        let work = self.0.review(seats, depth)?;
        Some(Box::new(Looking::<G> { edition: self.edition(), work }))
    }

    fn audit(&self) -> Audit {
        let (audit, edition) = (Match::audit(&self.0), self.edition());
        Box::new(move || {
            let _home = edition.enter(G::here());
            audit()
        })
    }
}

impl<G> Board for Home<G>
where
    G: Words + Mind,
    Match<G>: Board,
{
    at_home! { all Board:
        fn form() -> Form;
        fn laid(pieces: &str, lang: Lang) -> String;
        fn glance(lang: Lang) -> String;
        fn pieces(viewer: Viewer, lang: Lang) -> String;
        fn panels(viewer: Viewer, lang: Lang) -> String;
        fn roster(viewer: Viewer, lang: Lang) -> String;
        fn told(viewer: Viewer, lang: Lang) -> String;
        fn places(viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)>;
        fn key(lang: Lang) -> String;
        fn sight(viewer: Viewer, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight>;
        fn svg(viewer: Viewer, lang: Lang) -> String;
        fn png(viewer: Viewer, lang: Lang, width: u32) -> Result<Vec<u8>, Unpaintable>;
    }

    fn rewound(&self, len: usize) -> Box<dyn Board> {
        let _home = self.enter();
        Box::new(Home(Match::rewound(&self.0, len)))
    }

    fn ahead(&self, seat: Seat, notation: &str) -> Option<Box<dyn Board>> {
        let _home = self.enter();
        Some(Box::new(Home(Match::ahead(&self.0, seat, notation)?)))
    }
}

/// A review in the edition of its match.
struct Looking<G: Game> {
    edition: &'static Edition<G::Data>,
    work: Box<dyn Reviewing>,
}

impl<G: Game> Reviewing for Looking<G> {
    fn moments(&self) -> usize {
        self.work.moments()
    }

    fn seen(&self) -> usize {
        self.work.seen()
    }

    fn look(&mut self, stop: &AtomicBool) {
        let _home = self.edition.enter(G::here());
        self.work.look(stop);
    }

    fn review(&self) -> Review {
        let _home = self.edition.enter(G::here());
        self.work.review()
    }
}
