//! The screen, as a player would read it.

use game::{Lang, Seat};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::Seed;

use super::{Panel, Screen};
use crate::args::Opponent;
use crate::play::{Session, draw};

fn session(lang: Lang) -> Session {
    let entry = shelf::game("charge").unwrap();
    let board = entry.start("assault", Seed::from(1).into()).unwrap();
    Session::new(entry, board, Seat(0), Opponent::Human, lang)
}

/// What stands on a screen of this size.
fn drawn(screen: &Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::screen(frame, screen)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content().chunks(usize::from(width));
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
}

fn press(screen: &mut Screen, keys: impl IntoIterator<Item = KeyCode>) {
    for code in keys {
        screen.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
}

fn enter(screen: &mut Screen, text: &str) {
    press(screen, text.chars().map(KeyCode::Char));
    press(screen, [KeyCode::Enter]);
}

#[test]
fn everything_is_on_a_wide_screen() {
    let mut session = session(Lang::En);
    let screen = Screen::new(&mut session);
    let shown = drawn(&screen, 120, 40);
    for part in
        ["Charge at the Alamo · turn 1 · Texians", "Board", "Decisions (", "Log", "place Travis", "F1 help"]
    {
        assert!(shown.contains(part), "{part} is missing:\n{shown}");
    }
}

#[test]
fn a_narrow_screen_shows_one_panel_at_a_time_and_a_tiny_one_says_so() {
    let mut session = session(Lang::Es);
    let mut screen = Screen::new(&mut session);
    assert!(drawn(&screen, 60, 20).contains("Decisiones ("));
    assert!(!drawn(&screen, 60, 20).contains("Tablero"));
    press(&mut screen, [KeyCode::F(4), KeyCode::F(4)]);
    assert_eq!(screen.panel, Panel::Board);
    assert!(drawn(&screen, 60, 20).contains("Tablero"));
    press(&mut screen, [KeyCode::F(4)]);
    assert!(drawn(&screen, 60, 20).contains("Diario"));
    assert!(drawn(&screen, 30, 10).contains("demasiado"));
}

#[test]
fn typing_searches_and_enter_decides_and_undo_takes_back() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    let all = screen.all();
    press(&mut screen, "travis".chars().map(KeyCode::Char));
    assert!(screen.shown().len() < all && !screen.shown().is_empty());
    press(&mut screen, [KeyCode::Esc]);
    enter(&mut screen, "place Travis N");
    assert_eq!(screen.session.board.len(), 1);
    assert!(screen.typed.is_empty());
    assert!(drawn(&screen, 120, 40).contains("Travis"));
    press(&mut screen, [KeyCode::F(2)]);
    assert_eq!(screen.session.board.len(), 0);
    assert_eq!(screen.notice.as_deref(), Some("Taken back."));
    press(&mut screen, [KeyCode::F(2)]);
    assert_eq!(screen.notice.as_deref(), Some("There is nothing of yours to take back."));
}

#[test]
fn arrows_choose_among_the_decisions() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    press(&mut screen, [KeyCode::Down, KeyCode::Down, KeyCode::Up]);
    assert_eq!(screen.chosen(), Some(1));
    let second = screen.shown()[1].notation.clone();
    press(&mut screen, [KeyCode::Enter]);
    assert_eq!(screen.session.board.inputs(0), [format!("texan {second}")]);
    press(&mut screen, [KeyCode::End]);
    assert_eq!(screen.chosen(), Some(screen.all() - 1));
}

#[test]
fn what_is_not_allowed_is_answered_with_reason_and_clause() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    enter(&mut screen, "place Travis NF");
    let notice = screen.notice.clone().unwrap();
    assert!(notice.ends_with(']') && notice.contains('['), "{notice}");
    assert_eq!(screen.session.board.len(), 0);
    enter(&mut screen, " dance");
    assert!(screen.notice.clone().unwrap().contains("dance"));
}

#[test]
fn help_and_rule_open_windows_that_any_key_closes() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    press(&mut screen, [KeyCode::Char('?')]);
    assert!(drawn(&screen, 120, 40).contains("Help"));
    press(&mut screen, [KeyCode::Esc, KeyCode::F(3), KeyCode::Down]);
    assert!(drawn(&screen, 120, 40).contains(&format!("Rule {}", screen.session.prompt().rule)));
    press(&mut screen, [KeyCode::Char('x')]);
    assert!(screen.window.is_none() && screen.typed.is_empty());
}

#[test]
fn control_c_ends_the_game_from_anywhere() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    press(&mut screen, [KeyCode::F(1)]);
    screen.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(screen.done);
}

#[test]
fn a_game_played_to_its_end_shows_who_won_and_the_seed() {
    let mut session = session(Lang::En);
    let mut screen = Screen::new(&mut session);
    let mut rng = fastrand::Rng::with_seed(3);
    while screen.session.board.outcome().is_none() {
        let down = rng.usize(..screen.all());
        press(&mut screen, std::iter::repeat_n(KeyCode::Down, down).chain([KeyCode::Enter]));
    }
    let shown = drawn(&screen, 120, 40);
    assert!(shown.contains(": victory. Seed of the dice: 0100"), "{shown}");
    press(&mut screen, [KeyCode::Enter]);
    assert_eq!(screen.notice.as_deref(), Some("The game is over."));
    press(&mut screen, [KeyCode::F(2)]);
    assert_eq!(screen.notice.as_deref(), Some("The game is over."));
    press(&mut screen, [KeyCode::PageUp; 400]);
    assert!(drawn(&screen, 120, 40).contains("takes up a post"), "the log scrolls back to its beginning");
}
