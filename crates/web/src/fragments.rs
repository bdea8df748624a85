//! The parts of a table page that change: what arrives over the events and after a lost connection.

use std::collections::BTreeMap;

use ai::Computer;
use game::{Lang, Phrase, Pick, Seat, Seats, Viewer};
use maud::{Markup, html};
use render::Board;
use table::{Band, Offered, Seating, Sweep, UndoDenied, Ways};

use crate::beside;
use crate::dice;
use crate::lesson::{self, Voice};
use crate::log::{log_lines, rule_link};
use crate::review::verdict;
use crate::seating::{Player, Sitting};
use crate::text::{self, say, tell};
use crate::tips::termed;
use crate::waiting::contribution;

/// A table page's changing parts for one guest. Strings are HTML.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Fragments {
    pub at: u64,
    /// How many inputs the record holds.
    pub len: usize,
    /// Whether this guest holds a seat.
    pub seated: bool,
    /// The side through whose eyes this is seen; none for an observer.
    pub side: Option<&'static str>,
    /// What stands on the curtain between two who share a screen; empty where there is none.
    pub curtain: String,
    /// Whether a decision of this guest's is awaited.
    pub mine: bool,
    pub over: bool,
    /// What the tab is called.
    pub title: String,
    pub prompt: String,
    /// What each side needs to win, and how far it is: plain text.
    pub aim: String,
    /// The `<g id="pieces">` layer.
    pub pieces: String,
    pub panels: String,
    pub status: String,
    pub offers: Vec<Offered>,
    /// How decisions that only begin an order can go on.
    pub ways: Ways,
    /// Sweeping orders, and pieces that are often told the same.
    pub sweeps: Vec<Sweep>,
    pub bands: Vec<Band>,
    /// The name of each click of an offer or a sweeping order.
    pub names: BTreeMap<String, String>,
    /// What happened without this guest begins here.
    pub since: usize,
    /// What it comes to, a line each.
    pub summary: Vec<String>,
    /// Whether this guest has decided anything yet.
    pub newcomer: bool,
    /// The lines from this input on are new; any that were there are gone.
    pub log_from: usize,
    pub log: String,
    /// Whether this guest may take back a decision now.
    pub undo: bool,
    /// Why not, in a sentence.
    pub undo_why: String,
    /// What the voice of a lesson says.
    pub lesson: Option<Voice>,
    /// What waits for consent, and what can be settled beside the game.
    pub proposals: String,
    pub settling: String,
}

/// What a table page shows while an order is only begun.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Ahead {
    pub prompt: String,
    pub pieces: String,
    pub panels: String,
}

/// What the guest who sits there would see after a decision of his that only begins an order; nothing after any other.
pub fn ahead(board: &dyn Board, seating: Seating, decision: &str, lang: Lang) -> Option<Ahead> {
    let seat = seating.to_decide().ok()?;
    let then = board.ahead(seat, decision)?;
    let viewer = Viewer::Seat(seat);
    Some(Ahead {
        prompt: said(&*then, viewer, lang).into_string(),
        pieces: then.pieces(viewer, lang),
        panels: then.panels(viewer, lang),
    })
}

/// The changing parts for the guest who sits there. `from`: how long the record was when the
/// guest's log was last right.
pub fn fragments(board: &dyn Board, sitting: &Sitting, lang: Lang, from: usize) -> Fragments {
    let seating = sitting.seating;
    let viewer = seating.viewer();
    let deciding = seating.to_decide().ok();
    let offers = deciding.map(|seat| board.offers(seat, lang)).unwrap_or_default();
    let sweeps = deciding.map(|seat| board.sweeps(seat, lang)).unwrap_or_default();
    let since = board.unattended(viewer);
    let undo = deciding.map_or(Err(UndoDenied::Nothing), |seat| board.can_undo(seat));
    Fragments {
        at: sitting.at,
        len: board.len(),
        seated: sitting.is_seated(),
        side: side_of(board, viewer),
        curtain: seating.curtain().map_or_else(String::new, |seat| curtain(board, seat, lang).into_string()),
        mine: deciding.is_some(),
        over: board.outcome().is_some(),
        title: tab(board, seating, lang),
        prompt: prompt(board, sitting, lang).into_string(),
        aim: board.aim(viewer, lang),
        pieces: board.pieces(viewer, lang),
        panels: board.panels(viewer, lang),
        status: status(board, sitting, lang).into_string(),
        names: names(board, &offers, &sweeps, lang),
        ways: deciding.map(|seat| board.ways(seat)).unwrap_or_default(),
        bands: deciding.map(|seat| board.bands(seat, lang)).unwrap_or_default(),
        sweeps,
        offers,
        since,
        summary: board.summary(viewer, since, lang),
        newcomer: !(0..board.len())
            .any(|input| board.decider(input).is_some_and(|seat| seating.held().contains(seat))),
        log_from: from,
        log: log_lines(lang, board.title(), &board.explained(viewer, from, lang, sitting.reasonable()))
            .into_string(),
        undo: undo.is_ok(),
        undo_why: undo.err().map(|denied| say(lang, why_not_undone(denied))).unwrap_or_default(),
        lesson: lesson::voice(board, sitting, lang),
        proposals: beside::proposals(board, sitting, lang).into_string(),
        settling: beside::settling(board, sitting, lang).into_string(),
    }
}

fn why_not_undone(denied: UndoDenied) -> &'static str {
    match denied {
        UndoDenied::Nothing => "undo-nothing",
        UndoDenied::Sealed => "undo-sealed",
        UndoDenied::Over => "undo-over",
    }
}

/// The changing parts of a page that shows the match as it stood after `step` inputs, through the eyes of the guest who sits there. `board` holds
/// the whole match.
pub fn replay_fragments(board: &dyn Board, sitting: &Sitting, step: usize, lang: Lang) -> Fragments {
    let viewer = sitting.seating.viewer();
    let then = board.rewound(step);
    Fragments {
        at: step as u64,
        len: then.len(),
        seated: false,
        side: side_of(board, viewer),
        curtain: String::new(),
        mine: false,
        over: then.outcome().is_some(),
        title: moment_title(board, step, lang),
        prompt: conclusion(&*then, viewer, lang).into_string(),
        aim: then.aim(viewer, lang),
        pieces: then.pieces(viewer, lang),
        panels: then.panels(viewer, lang),
        status: status(&*then, sitting, lang).into_string(),
        offers: Vec::new(),
        ways: Ways::default(),
        sweeps: Vec::new(),
        bands: Vec::new(),
        names: BTreeMap::new(),
        since: then.len(),
        summary: Vec::new(),
        newcomer: false,
        log_from: then.len(),
        log: String::new(),
        undo: false,
        undo_why: String::new(),
        lesson: None,
        proposals: String::new(),
        settling: String::new(),
    }
}

fn side_of(board: &dyn Board, viewer: Viewer) -> Option<&'static str> {
    match viewer {
        Viewer::Seat(seat) => Some(board.title().seat_id(seat)),
        Viewer::Observer => None,
    }
}

/// Asks the side whose turn it is to the screen.
fn curtain(board: &dyn Board, seat: Seat, lang: Lang) -> Markup {
    let side = text::side(lang, board.title(), seat);
    html! {
        h2 #curtain-title { (tell(lang, &Phrase::new("curtain-title").with("side", side.as_str()))) }
        p { (say(lang, "curtain-about")) }
        button.main type="button" autofocus data-side=(board.title().seat_id(seat)) {
            (tell(lang, &Phrase::new("curtain-lift").with("side", side)))
        }
    }
}

fn tab(board: &dyn Board, seating: Seating, lang: Lang) -> String {
    let name = board.title().name;
    match seating.to_decide() {
        Ok(_) => format!("● {} · {name}", say(lang, "your-turn")),
        Err(_) => format!("{name} · Bexar"),
    }
}

/// What the tab is called while a moment is shown: whose decision led there.
fn moment_title(board: &dyn Board, step: usize, lang: Lang) -> String {
    let name = board.title().name;
    let seat = (0..step).rev().find_map(|input| board.decider(input));
    match seat {
        Some(seat) => {
            let moves = Phrase::new("side-moves").with("side", text::side(lang, board.title(), seat));
            format!("{} · {name}", tell(lang, &moves))
        }
        None => format!("{name} · Bexar"),
    }
}

/// What is awaited; when the game is over, how it ended.
pub(crate) fn prompt(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let seating = sitting.seating;
    if let Some(notice) = &sitting.notice {
        return html! { span.said { (notice) } };
    }
    if board.outcome().is_some() {
        return ended(board, sitting, lang);
    }
    html! {
        @match (seating.to_decide(), seating.shares_screen()) {
            (Ok(seat), true) => span.side { (text::side(lang, board.title(), seat)) },
            (Ok(_), false) => {},
            (Err(_), _) => span.side.other { (to_play(board, lang)) },
        }
        (said(board, seating.viewer(), lang))
        @if let Some(computer) = thinker(sitting, board.awaited()) {
            p.thinking { (tell(lang, &Phrase::new("thinks").with("level", text::computer(lang, computer)))) }
        }
    }
}

/// The computer player who owes a decision.
fn thinker(sitting: &Sitting, awaited: Seats) -> Option<Computer> {
    sitting.players.iter().zip(0..).find_map(|(player, index)| match player {
        Player::Computer(computer) if awaited.contains(Seat(index)) => Some(*computer),
        _ => None,
    })
}

fn to_play(board: &dyn Board, lang: Lang) -> String {
    let sides: Vec<String> =
        board.awaited().iter().map(|seat| text::side(lang, board.title(), seat)).collect();
    tell(lang, &Phrase::new("turn-of").with("side", sides.join(", ")))
}

fn said(board: &dyn Board, viewer: Viewer, lang: Lang) -> Markup {
    let said = board.prompt(viewer, lang);
    html! { span.said { (termed(lang, board.title(), &said.text)) } (rule_link(board.title(), said.rule)) }
}

/// By which rule it ended, or how else.
pub(crate) fn conclusion(board: &dyn Board, viewer: Viewer, lang: Lang) -> Markup {
    match board.ended() {
        Some(ending) => html! { span.said { (beside::how_ended(lang, board.title(), ending)) } },
        None => said(board, viewer, lang),
    }
}

/// The end of a game: who won, by which rule, and the ways on.
fn ended(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let title = board.title();
    let alone = sitting.players.contains(&Player::Rules);
    html! {
        div.ended {
            (verdict(board, sitting, lang)) " "
            (conclusion(board, sitting.seating.viewer(), lang))
            div.doing {
                a.button href={ "/game/" (sitting.id) "/review" } { (say(lang, "review")) }
                a.button href={ "/game/" (sitting.id) "/replay" } { (say(lang, "replay")) }
                @if sitting.is_seated() {
                    form.doing method="post" action={ "/game/" (sitting.id) "/rematch" } {
                        (contribution())
                        @if alone {
                            button.main type="submit" { (say(lang, "once-more")) }
                        } @else {
                            button.main type="submit" name="sides" value="swapped" { (say(lang, "rematch")) }
                            button type="submit" name="sides" value="kept" { (say(lang, "rematch-kept")) }
                        }
                    }
                }
            }
            details.proof {
                summary { (say(lang, "dice-proof")) }
                p { (say(lang, "dice-proof-about")) }
                (dice::proof(lang, title, &board.source()))
                p { a href={ "/api/tables/" (sitting.id) "/record" } download={ (title.id) "-" (sitting.id) ".txt" } {
                    (say(lang, "record"))
                } }
            }
        }
    }
}

/// The turn, and who plays which side; the awaited side is marked.
pub(crate) fn status(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let (title, awaited) = (board.title(), board.awaited());
    html! {
        span.turn { (tell(lang, &Phrase::new("turn").with("turn", board.turn()))) }
        (dice::badges(lang, &board.scenario(), &board.source(), board.position().is_some()))
        @if !sitting.is_seated() && board.outcome().is_none() { span.by-hand { (say(lang, "watching")) } }
        @for seat in title.seats() {
            span.player.awaited[awaited.contains(seat)] data-side=(title.seat_id(seat)) {
                span.side { (text::side(lang, title, seat)) }
                @if let Some(player) = sitting.players.get(usize::from(seat.0)) {
                    " " span.who { (text::who(lang, player, sitting.seating.held().contains(seat))) }
                }
                (beside::marks(sitting, seat))
                @if awaited.contains(seat) { span.unseen { " " (say(lang, "to-play")) } }
            }
        }
    }
}

fn names(board: &dyn Board, offers: &[Offered], sweeps: &[Sweep], lang: Lang) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    let offered = offers.iter().flat_map(|offer| &offer.picks);
    for pick in offered.chain(sweeps.iter().flat_map(|sweep| &sweep.picks)) {
        if let (false, Ok(named)) = (names.contains_key(pick), pick.parse::<Pick>()) {
            names.insert(pick.clone(), board.name(named, lang));
        }
    }
    names
}
