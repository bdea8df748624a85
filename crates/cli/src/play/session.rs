//! A game at the terminal: who sits where, and what a player may ask for.

use ai::{Care, Computer};
use game::{Lang, Phrase, Pick, Seat, Seats, Viewer};
use render::Board;
use shelf::Entry;
use table::{Denied, LogLine, Offered, Said, Told, UndoDenied};

use super::advice::{chance_text, hint_text, think};
use super::orders;
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
    /// Whether to ask also where there is one answer only.
    pub every_step: bool,
    /// How long the record was before each thing that a person said: what was said in one go is taken back in one go.
    said: Vec<usize>,
    /// A sweeping order that the other side has interrupted.
    standing: Option<Vec<Pick>>,
    /// Something was taken back: then nothing is answered unasked.
    thinks_again: bool,
}

impl Session {
    pub fn new(
        entry: &'static Entry,
        board: Box<dyn Board>,
        own: Seat,
        opponent: Opponent,
        lang: Lang,
    ) -> Session {
        Session {
            entry,
            board,
            lang,
            own,
            opponent,
            every_step: false,
            said: Vec::new(),
            standing: None,
            thinks_again: false,
        }
    }

    fn computer(&self, seat: Seat) -> Option<Computer> {
        match self.opponent {
            Opponent::Computer(computer) if seat != self.own => Some(computer),
            Opponent::Computer(_) | Opponent::Human => None,
        }
    }

    /// The computer's seat that owes a decision, and how it plays.
    pub fn thinker(&self) -> Option<(Seat, Computer)> {
        self.board.awaited().iter().find_map(|seat| Some((seat, self.computer(seat)?)))
    }

    /// Lets the computer make one decision, if it owes one.
    pub fn let_computer_decide(&mut self) {
        let Some((seat, computer)) = self.thinker() else { return };
        let job = self.board.think(seat, computer, fastrand::u64(..));
        let decision = think(job.expect("checked: the seat is awaited"));
        self.board.decide(seat, &decision, self.lang).expect("checked: a player decides lawfully");
    }

    /// The seat whose decision is awaited at this terminal.
    pub fn seat(&self) -> Option<Seat> {
        self.board.awaited().iter().find(|&seat| self.computer(seat).is_none())
    }

    /// Through whose eyes the table is seen: the awaited person's, or one's own.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat().unwrap_or(self.own))
    }

    pub fn prompt(&self) -> Said {
        self.board.prompt(self.viewer(), self.lang)
    }

    /// What may be said: whole orders first, each by its number, then single decisions.
    pub fn offers(&self) -> Vec<Offered> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let orders =
            self.board.sweeps(seat, self.lang).into_iter().enumerate().map(|(place, sweep)| Offered {
                notation: orders::by_number(place + 1),
                picks: sweep.picks,
                text: sweep.text,
                idle: false,
                undone: None,
            });
        orders.chain(self.board.offers(seat, self.lang)).collect()
    }

    pub fn log(&self, from: usize) -> Vec<LogLine> {
        let has_reasons =
            |&seat: &Seat| self.computer(seat).is_some_and(|computer| computer.level.has_reasons());
        let reasonable = self.board.title().seats().filter(has_reasons);
        let seats = reasonable.fold(Seats::NONE, Seats::with);
        self.board.explained(self.viewer(), from, self.lang, seats)
    }

    /// Takes what the awaited person says: a decision, several, one for a whole band, or a sweeping order. Says why not if it, or the next
    /// of several, is refused.
    pub fn decide(&mut self, typed: &str) -> Result<(), String> {
        let seat = self.seat().ok_or_else(|| self.denied(&self.not_now()))?;
        let told = orders::read(self.board.as_ref(), seat, typed, self.lang)
            .map_err(|denied| self.denied(&denied))?;
        let before = self.board.len();
        let refused = self.tell(seat, &told).map_err(|denied| self.denied(&denied))?;
        self.said.push(before);
        self.thinks_again = false;
        refused.map_or(Ok(()), |denied| Err(self.denied(&denied)))
    }

    fn tell(&mut self, seat: Seat, told: &Told) -> Result<Option<Denied>, Denied> {
        let carried = self.board.tell(seat, told, self.lang)?;
        self.standing = match told {
            Told::Gesture(picks) if carried.waits => Some(picks.clone()),
            Told::Gesture(_) | Told::Decisions(_) => None,
        };
        Ok(carried.refused)
    }

    /// Goes on by itself where nothing need be asked: with a sweeping order that was interrupted, or with the only answer, unless two share
    /// the terminal and somebody could learn something from it. Tells whether it did.
    pub fn go_on(&mut self) -> bool {
        let Some(seat) = self.seat().filter(|_| !self.thinks_again) else { return false };
        if let Some(order) = self.standing.take()
            && self.tell(seat, &Told::Gesture(order)).is_ok()
        {
            return true;
        }
        let quick = !self.every_step && (self.opponent != Opponent::Human || !self.board.hides());
        match &self.board.offers(seat, self.lang)[..] {
            [only] if quick => self.tell(seat, &only.notation.clone().into()).is_ok(),
            _ => false,
        }
    }

    /// Takes back what was said last, as far as that is fair.
    pub fn undo(&mut self) -> Result<(), String> {
        let seat = self.seat().ok_or_else(|| self.denied(&self.not_now()))?;
        let why_not = |denied| {
            let id = match denied {
                UndoDenied::Nothing => "undo-nothing",
                UndoDenied::Sealed => "undo-sealed",
                UndoDenied::Over => "denied-over",
            };
            text(self.lang, id)
        };
        let mut left = self.board.undo(seat).map_err(why_not)?;
        while self.said.last().is_some_and(|&before| before < left)
            && let Ok(len) = self.board.undo(seat)
        {
            left = len;
        }
        self.said.retain(|&before| before < left);
        self.standing = None;
        self.thinks_again = true;
        Ok(())
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

    /// The places whose name has this in it, those where somebody stands first: who is there, the ground, the ways to the next.
    pub fn places(&self, sought: &str) -> String {
        let sought = sought.trim().to_lowercase();
        let places = self.board.places(self.viewer(), self.lang);
        let found = places.iter().filter(|(name, _)| name.to_lowercase().contains(&sought));
        let told: String = found.map(|(name, lines)| format!("{name}\n  {}\n", lines.join("\n  "))).collect();
        if told.is_empty() {
            return say(self.lang, &Phrase::new("look-nowhere").with("sought", sought)) + "\n";
        }
        told
    }

    /// What it takes to win and how far it is; then what the others did since the player decided last, in a few lines.
    pub fn summary(&self) -> String {
        let viewer = self.viewer();
        let lines = self.board.summary(viewer, self.board.unattended(viewer), self.lang);
        [self.aim()]
            .into_iter()
            .chain(lines)
            .filter(|line| !line.is_empty())
            .map(|line| line + "\n")
            .collect()
    }

    /// What it takes to win, and how far it is.
    pub fn aim(&self) -> String {
        self.board.aim(self.viewer(), self.lang)
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
