//! A game at the terminal: who sits where, and what a player may ask for.

use ai::{Care, Level};
use game::{Lang, Phrase, Seat, Seats, Viewer};
use render::Board;
use shelf::Entry;
use table::{Denied, LogLine, Offered, Said, UndoDenied};

use super::advice::{chance_text, hint_text, think};
use crate::args::Opponent;
use crate::rules::{clause_page, find};
use crate::text::{say, text};

pub struct Session {
    pub entry: &'static Entry,
    pub board: Box<dyn Board>,
    pub lang: Lang,
    /// The seat that is always played at this terminal.
    own: Seat,
    opponent: Opponent,
}

impl Session {
    pub fn new(
        entry: &'static Entry,
        board: Box<dyn Board>,
        own: Seat,
        opponent: Opponent,
        lang: Lang,
    ) -> Session {
        Session { entry, board, lang, own, opponent }
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        match self.opponent {
            Opponent::Computer(level) if seat != self.own => Some(level),
            Opponent::Computer(_) | Opponent::Human => None,
        }
    }

    /// The computer's seat that owes a decision, and how it plays.
    pub fn thinker(&self) -> Option<(Seat, Level)> {
        self.board.awaited().iter().find_map(|seat| Some((seat, self.level(seat)?)))
    }

    /// Lets the computer make one decision, if it owes one.
    pub fn let_computer_decide(&mut self) {
        let Some((seat, level)) = self.thinker() else { return };
        let job = self.board.think(seat, level, fastrand::u64(..));
        let decision = think(job.expect("checked: the seat is awaited"));
        self.board.decide(seat, &decision, self.lang).expect("checked: a player decides lawfully");
    }

    /// The seat whose decision is awaited at this terminal.
    pub fn seat(&self) -> Option<Seat> {
        self.board.awaited().iter().find(|&seat| self.level(seat).is_none())
    }

    /// Through whose eyes the table is seen: the awaited person's, or one's own.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat().unwrap_or(self.own))
    }

    pub fn prompt(&self) -> Said {
        self.board.prompt(self.viewer(), self.lang)
    }

    pub fn offers(&self) -> Vec<Offered> {
        self.seat().map(|seat| self.board.offers(seat, self.lang)).unwrap_or_default()
    }

    pub fn log(&self, from: usize) -> Vec<LogLine> {
        let reasonable =
            self.board.title().seats().filter(|&seat| self.level(seat).is_some_and(Level::has_reasons));
        let seats = reasonable.fold(Seats::NONE, Seats::with);
        self.board.explained(self.viewer(), from, self.lang, seats)
    }

    /// Takes a decision of the awaited person. Says why not if it is refused.
    pub fn decide(&mut self, notation: &str) -> Result<(), String> {
        let seat = self.seat().ok_or_else(|| self.denied(&self.not_now()))?;
        self.board.decide(seat, notation, self.lang).map_err(|denied| self.denied(&denied))?;
        Ok(())
    }

    pub fn undo(&mut self) -> Result<(), String> {
        let seat = self.seat().ok_or_else(|| self.denied(&self.not_now()))?;
        self.board.undo(seat).map(|_| ()).map_err(|denied| {
            let id = match denied {
                UndoDenied::Nothing => "undo-nothing",
                UndoDenied::Sealed => "undo-sealed",
                UndoDenied::Over => "denied-over",
            };
            text(self.lang, id)
        })
    }

    /// Why a decision would be refused; that it would not be, if so. Nothing changes.
    pub fn why(&self, notation: &str) -> String {
        let denied = match self.seat() {
            Some(seat) => self.board.check(seat, notation, self.lang),
            None => Err(self.not_now()),
        };
        denied.map_or_else(|denied| self.denied(&denied), |()| text(self.lang, "why-allowed"))
    }

    /// What the awaited person may expect of each way to go on, a line each.
    pub fn odds(&self) -> String {
        let weighed = self.seat().map(|seat| self.board.odds(seat, self.lang)).unwrap_or_default();
        if weighed.is_empty() {
            return text(self.lang, "odds-none") + "\n";
        }
        weighed.iter().map(|way| format!("  {}: {}\n", way.way, way.text)).collect()
    }

    /// What a general would do in the place of the awaited person, a line each.
    pub fn hint(&self) -> String {
        let job = self.seat().and_then(|seat| self.board.hint(seat, Care::USUAL, self.lang));
        job.map_or_else(|| self.denied(&self.not_now()) + "\n", |job| hint_text(&think(job), self.lang))
    }

    /// How the awaited person stands.
    pub fn chance(&self) -> String {
        let job = self.seat().and_then(|seat| self.board.prospect(seat, Care::USUAL));
        job.map_or_else(|| self.denied(&self.not_now()) + "\n", |job| chance_text(&think(job), self.lang))
    }

    /// The clauses under this number.
    pub fn rules(&self, id: &str) -> String {
        let pages: Vec<String> = find(self.entry.book(), id)
            .iter()
            .map(|clause| clause_page(self.entry, clause, self.lang))
            .collect();
        if pages.is_empty() {
            say(self.lang, &Phrase::new("rules-unknown").with("clause", id.trim()))
        } else {
            pages.join("\n")
        }
    }

    /// As much of the record as the player may know.
    pub fn record(&self) -> String {
        self.board.record(self.viewer())
    }

    /// Why nobody at this terminal can decide.
    fn not_now(&self) -> Denied {
        if self.thinker().is_some() { Denied::NotYourTurn } else { Denied::Over }
    }

    fn denied(&self, denied: &Denied) -> String {
        match denied {
            Denied::Refused(said) => format!("{} [{}]", said.text, said.rule),
            Denied::Unreadable(sent) => {
                say(self.lang, &Phrase::new("denied-unreadable").with("sent", sent.as_str()))
            }
            Denied::NotYourTurn => text(self.lang, "denied-not-your-turn"),
            Denied::NothingLeft => text(self.lang, "denied-nothing-left"),
            Denied::Over => text(self.lang, "denied-over"),
            Denied::Closed => text(self.lang, "denied-closed"),
        }
    }
}
