//! Full screen: what is shown and what the keys do. Drawing is in [`draw`].

use std::time::Duration;

use game::Phrase;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use table::Offered;

use super::orders::ALL;
use super::{draw, outcome_text};
use crate::play::Session;
use crate::text::{say, text};

/// How far one page key scrolls.
const PAGE: u16 = 8;

pub fn play(session: &mut Session) -> anyhow::Result<()> {
    ratatui::run(|terminal| {
        let mut screen = Screen::new(session);
        while !screen.done {
            terminal.draw(|frame| draw::screen(frame, &screen))?;
            // What the computer decides is drawn decision by decision; a key is heard in between.
            if screen.session.thinker().is_some() && !event::poll(Duration::ZERO)? {
                screen.let_computer_decide();
            } else if screen.session.go_on() {
                screen.refresh();
            } else if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                screen.key(key);
            }
        }
        Ok(())
    })
}

pub struct Screen<'a> {
    pub session: &'a mut Session,
    pub typed: String,
    /// The answer to what was last tried.
    pub notice: Option<String>,
    pub window: Option<Window>,
    pub panel: Panel,
    /// Lines scrolled back in the log, or down the board.
    pub scrolled: u16,
    offers: Vec<Offered>,
    chosen: usize,
    /// The decision of which it was asked whether it is meant, since it leaves something undone.
    doubted: Option<String>,
    done: bool,
}

/// A text over everything else.
pub struct Window {
    pub title: String,
    pub text: String,
    pub scrolled: u16,
}

/// What fills the middle of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Everything, if there is room; otherwise the decisions.
    All,
    Offers,
    Board,
    Log,
}

impl<'a> Screen<'a> {
    pub fn new(session: &'a mut Session) -> Screen<'a> {
        let mut screen = Screen {
            session,
            typed: String::new(),
            notice: None,
            window: None,
            panel: Panel::All,
            scrolled: 0,
            offers: Vec::new(),
            chosen: 0,
            doubted: None,
            done: false,
        };
        screen.refresh();
        screen
    }

    /// The decisions that contain what was typed, in notation or in words.
    pub fn shown(&self) -> Vec<&Offered> {
        let typed = self.typed.strip_prefix(ALL).unwrap_or(&self.typed).trim_start().to_lowercase();
        let matches = |offer: &&Offered| {
            offer.notation.to_lowercase().contains(&typed) || offer.text.to_lowercase().contains(&typed)
        };
        self.offers.iter().filter(matches).collect()
    }

    pub fn all(&self) -> usize {
        self.offers.len()
    }

    /// The place of the chosen decision among those shown.
    pub fn chosen(&self) -> Option<usize> {
        self.shown().len().checked_sub(1).map(|last| self.chosen.min(last))
    }

    /// What stands in the prompt bar: what is asked and by which rule, or how the game ended.
    pub fn prompt(&self) -> String {
        match self.session.board.outcome() {
            None => {
                let prompt = self.session.prompt();
                let thinks = self.session.thinker().map(|(_, computer)| {
                    format!(
                        " {}",
                        say(
                            self.session.lang,
                            &Phrase::new("screen-thinks").with("level", computer.to_string())
                        )
                    )
                });
                format!("{} [{}]{}", prompt.text, prompt.rule, thinks.unwrap_or_default())
            }
            Some(outcome) => {
                let told = outcome_text(self.session.board.as_ref(), outcome, self.session.lang);
                let seed =
                    self.session.board.source().seed().map(|seed| seed.to_string()).unwrap_or_default();
                let over = Phrase::new("screen-over").with("outcome", told).with("seed", seed);
                say(self.session.lang, &over)
            }
        }
    }

    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'q') => self.done = true,
                KeyCode::Char('z') => self.undo(),
                KeyCode::Char('u') => self.type_anew(String::new()),
                _ => {}
            }
        } else if self.window.is_some() {
            self.window_key(key.code);
        } else {
            self.table_key(key.code);
        }
    }

    fn window_key(&mut self, code: KeyCode) {
        let Some(window) = &mut self.window else { return };
        match code {
            KeyCode::Up => window.scrolled = window.scrolled.saturating_sub(1),
            KeyCode::Down => window.scrolled = window.scrolled.saturating_add(1),
            KeyCode::PageUp => window.scrolled = window.scrolled.saturating_sub(PAGE),
            KeyCode::PageDown => window.scrolled = window.scrolled.saturating_add(PAGE),
            _ => self.window = None,
        }
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.chosen = self.chosen().unwrap_or(0).saturating_sub(1),
            KeyCode::Down => self.chosen = self.chosen().unwrap_or(0) + 1,
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = usize::MAX,
            KeyCode::PageUp | KeyCode::PageDown => self.scroll(code),
            KeyCode::Enter => self.decide(),
            KeyCode::F(1) => self.open("screen-help-title", text(self.session.lang, "screen-help")),
            KeyCode::F(2) => self.undo(),
            KeyCode::F(3) => self.open_rule(),
            KeyCode::F(4) => self.next_panel(),
            KeyCode::F(5) => self.open("screen-hint", self.session.hint()),
            KeyCode::F(6) => self.open("screen-chance", self.session.chance()),
            KeyCode::F(7) => self.open("screen-places", self.session.places(&self.typed)),
            KeyCode::F(8) => self.open("screen-summary", self.session.summary()),
            KeyCode::Char('?') if self.typed.is_empty() => {
                self.open("screen-help-title", text(self.session.lang, "screen-help"));
            }
            KeyCode::Char(letter) => self.type_anew(format!("{}{letter}", self.typed)),
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.type_anew(typed);
            }
            KeyCode::Esc => self.type_anew(String::new()),
            _ => {}
        }
    }

    fn type_anew(&mut self, typed: String) {
        self.typed = typed;
        self.chosen = 0;
        self.doubted = None;
        self.notice = None;
    }

    /// The log is scrolled back from its end, the board down from its top.
    fn scroll(&mut self, page: KeyCode) {
        self.scrolled = if (page == KeyCode::PageUp) == (self.panel == Panel::Board) {
            self.scrolled.saturating_sub(PAGE)
        } else {
            self.scrolled.saturating_add(PAGE)
        };
    }

    fn next_panel(&mut self) {
        self.scrolled = 0;
        self.panel = match self.panel {
            Panel::All => Panel::Offers,
            Panel::Offers => Panel::Board,
            Panel::Board => Panel::Log,
            Panel::Log => Panel::All,
        };
    }

    /// Takes what was typed if it is a whole decision, else the chosen one, by a whole band if that was asked for; what fits none is tried as
    /// typed, so that the rules say why not. What would leave something undone is asked about once.
    fn decide(&mut self) {
        let all = self.typed.starts_with(ALL);
        let typed = self.typed.strip_prefix(ALL).unwrap_or(&self.typed).trim();
        let shown = self.shown();
        let whole = shown.iter().find(|offer| offer.notation == typed).copied();
        let offer = whole.or_else(|| self.chosen().map(|at| shown[at]));
        let notation = offer.map_or_else(|| typed.to_owned(), |offer| offer.notation.clone());
        if let Some(undone) = offer.and_then(|offer| offer.undone.clone())
            && self.doubted.as_ref() != Some(&notation)
        {
            self.notice = Some(say(self.session.lang, &Phrase::new("screen-undone").with("undone", undone)));
            self.doubted = Some(notation);
            return;
        }
        let said = if all { format!("{ALL}{notation}") } else { notation };
        let len = self.session.board.len();
        let refused = self.session.decide(&said).err();
        if self.session.board.len() > len {
            self.type_anew(String::new());
            self.refresh();
        }
        self.notice = refused;
    }

    fn let_computer_decide(&mut self) {
        self.session.let_computer_decide();
        self.refresh();
    }

    fn undo(&mut self) {
        let answer = match self.session.undo() {
            Ok(()) => text(self.session.lang, "undo-done"),
            Err(reason) => reason,
        };
        self.type_anew(String::new());
        self.refresh();
        self.notice = Some(answer);
    }

    fn open_rule(&mut self) {
        let rule = self.session.prompt().rule;
        let title = say(self.session.lang, &Phrase::new("screen-rule").with("rule", rule));
        self.window = Some(Window { title, text: self.session.rules(rule), scrolled: 0 });
    }

    fn open(&mut self, title: &str, text_shown: String) {
        let title = text(self.session.lang, title);
        self.window = Some(Window { title, text: text_shown, scrolled: 0 });
    }

    fn refresh(&mut self) {
        self.offers = self.session.offers();
        self.scrolled = 0;
    }
}

#[cfg(test)]
#[path = "screen_tests.rs"]
mod tests;
