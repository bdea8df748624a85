//! The screen, as a player would read it.

use ai::Level;
use game::{Lang, Seat};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::Seed;

use super::{Panel, Screen};
use crate::args::Opponent;
use crate::play::{Session, draw};

fn session(lang: Lang) -> Session {
    session_of("charge", Seat(0), Opponent::Human, lang)
}

fn session_of(game: &str, own: Seat, opponent: Opponent, lang: Lang) -> Session {
    let entry = shelf::game(game).unwrap();
    let board = entry.start(entry.title.recommended().id, Seed::from(1).into()).unwrap();
    Session::new(entry, board, own, opponent, lang)
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
    assert_eq!(screen.notice.as_deref(), Some("You have nothing to take back."));
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
    assert!(shown.contains(" won. Seed of the dice: 0100"), "{shown}");
    press(&mut screen, [KeyCode::Enter]);
    assert_eq!(screen.notice.as_deref(), Some("The game is over."));
    press(&mut screen, [KeyCode::F(2)]);
    assert_eq!(screen.notice.as_deref(), Some("The game is over."));
    press(&mut screen, [KeyCode::PageUp; 400]);
    assert!(drawn(&screen, 120, 40).contains("takes up a post"), "the log scrolls back to its beginning");
}

/// A good part of a game of each side, by lot: nobody is asked where there is one answer, and a band does what one of its pieces does.
#[test]
fn nobody_is_asked_what_has_one_answer_and_bands_act_together() {
    let mut together = 0;
    for entry in shelf::shown() {
        for own in entry.title.seats() {
            let mut session =
                session_of(entry.title.id, own, Opponent::Computer(Level::Random.into()), Lang::En);
            let mut rng = fastrand::Rng::with_seed(7);
            for _ in 0..60 {
                while session.thinker().is_some() || session.go_on() {
                    session.let_computer_decide();
                }
                let Some(seat) = session.seat() else { break };
                let offers = session.board.offers(seat, Lang::En);
                assert!(offers.len() > 1, "{}: {}", entry.title.id, session.prompt().text);
                let said = &offers[rng.usize(..offers.len())].notation;
                let before = session.board.len();
                session.decide(&format!("*{said}")).unwrap();
                together += usize::from(session.board.len() > before + 1);
            }
        }
    }
    assert!(together > 10, "{together} times");
}

#[test]
fn whole_orders_stand_first_and_are_taken_back_in_one_go() {
    let mut session = session_of("the-alamo", Seat(0), Opponent::Human, Lang::En);
    session.decide("historic").unwrap();
    let mut screen = Screen::new(&mut session);
    assert_eq!(screen.shown()[0].notation, "order 1");
    let before = screen.session.board.len();
    enter(&mut screen, "order 1");
    assert!(screen.session.board.len() > before + 2, "{:?}", screen.notice);
    press(&mut screen, [KeyCode::F(2)]);
    assert_eq!(screen.session.board.len(), before);
    enter(&mut screen, "order 99");
    assert_eq!(screen.notice.as_deref(), Some("Not understood: order 99"));
}

#[test]
fn several_decisions_go_in_one_line_up_to_the_first_that_is_refused() {
    let mut session = session(Lang::En);
    session.decide("place Travis N; place Crockett PA").unwrap();
    assert_eq!(session.board.len(), 2);
    let refused = session.decide("place Baker NW; place Kimbell NF").unwrap_err();
    assert!(refused.contains('['), "{refused}");
    assert_eq!(session.board.len(), 3);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.board.len(), 0);
}

#[test]
fn what_is_left_undone_is_asked_about_once() {
    let mut session = session(Lang::En);
    session.decide("historic").unwrap();
    let mut screen = Screen::new(&mut session);
    while !screen.shown().iter().any(|offer| offer.undone.is_some()) {
        press(&mut screen, [KeyCode::Enter]);
    }
    let len = screen.session.board.len();
    press(&mut screen, "done".chars().map(KeyCode::Char));
    press(&mut screen, [KeyCode::Enter]);
    assert!(screen.notice.as_ref().unwrap().contains("Enter again"), "{:?}", screen.notice);
    assert_eq!(screen.session.board.len(), len);
    press(&mut screen, [KeyCode::Enter]);
    assert_eq!(screen.session.board.len(), len + 1);
}

#[test]
fn places_tell_who_is_there_and_where_the_ways_lead() {
    for entry in shelf::shown() {
        for lang in Lang::ALL {
            let mut session = session_of(entry.title.id, Seat(0), Opponent::Human, lang);
            assert!(session.places("").lines().count() > 20, "{}", entry.title.id);
            assert!(session.places("zzz").contains("zzz"));
            let mut screen = Screen::new(&mut session);
            press(&mut screen, [KeyCode::F(7)]);
            assert!(screen.window.as_ref().is_some_and(|window| window.text.lines().count() > 20));
            press(&mut screen, [KeyCode::Esc, KeyCode::F(8)]);
            assert!(
                screen.window.as_ref().is_some_and(|window| window.text.starts_with(&screen.session.aim()))
            );
        }
    }
}
