//! Finding a game: tables that anybody may join, those at which one is awaited, games to watch, and one's own list.

use game::{Node, Phrase, Seat, Title};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::lobby::{against, result, whose_turn};
use crate::terms::Wanted;
use crate::text::{self, tell};
use crate::{MyGame, Page, Player};

/// So many tables are listed in the lobby; the page of all tables has more.
const IN_THE_LOBBY: usize = 6;

/// A table where somebody waits for a person.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub title: &'static Title,
    /// The scenario's text form.
    pub scenario: String,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// The side that is free.
    pub free: Seat,
    /// Whom those wish for who wait; none where the reader himself is meant.
    pub wanted: Option<Wanted>,
    pub rated: bool,
    /// Whether the reader is the one who waits.
    pub own: bool,
    /// How many seconds ago anything was last changed.
    pub ago: u64,
}

/// A game that everybody may watch.
#[derive(Clone, Debug)]
pub struct PublicGame {
    pub id: String,
    pub title: &'static Title,
    pub turn: u16,
    pub node: Node,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// How many are watching.
    pub watching: usize,
    pub ago: u64,
}

/// Which of his games somebody wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    #[default]
    Running,
    Mine,
    Over,
    Archived,
}

impl Which {
    pub const ALL: [Which; 4] = [Which::Running, Which::Mine, Which::Over, Which::Archived];

    /// As in `/mine?show=ID`.
    pub fn id(self) -> &'static str {
        match self {
            Which::Running => "running",
            Which::Mine => "mine",
            Which::Over => "over",
            Which::Archived => "archived",
        }
    }

    fn holds(self, game: &MyGame) -> bool {
        let over = matches!(game.node, Node::Over(_));
        match self {
            Which::Archived => game.archived,
            _ if game.archived => false,
            Which::Running => !over,
            Which::Mine => game.is_awaited(),
            Which::Over => over,
        }
    }
}

/// The tables that anybody may join, and the games that everybody may watch.
pub fn tables_page(page: &Page, open: &[OpenTable], games: &[PublicGame]) -> Markup {
    let body = html! {
        main #main.column.wide {
            h1 { (page.say("tables-title")) }
            (open_part(page, open, true))
            p.quiet-text { (page.say("open-how")) }
            section aria-labelledby="watch" {
                h2 #watch { (page.say("games-watch")) }
                @if games.is_empty() { p.quiet-text { (page.say("watch-none")) } }
                ul.my-games { @for game in games { (public_game(page, game)) } }
            }
        }
        (page.foot())
    };
    framed(page, page.say("tables-title"), &["page.js", "finding.js"], body)
}

/// The list of open tables alone, for a page that asks for it anew. Without `all`, as it stands in the lobby.
pub fn open_part(page: &Page, open: &[OpenTable], all: bool) -> Markup {
    let most = if all { open.len() } else { IN_THE_LOBBY };
    html! {
        section #open data-anew={ "/tables/open" @if all { "?all=1" } } aria-labelledby="open-title" hidden[open.is_empty() && !all] {
            h2 #open-title { (page.say("open-title")) }
            @if open.is_empty() { p.quiet-text { (page.say("open-none")) } }
            ul.my-games { @for table in open.iter().take(most) { (open_table(page, table)) } }
            @if !all { p { a href="/tables" { (page.say("tables-all")) } } }
        }
    }
}

fn open_table(page: &Page, table: &OpenTable) -> Markup {
    let side = text::side(page.lang, table.title, table.free);
    let others = table.players.iter().filter(|player| **player != Player::Awaited);
    let against = others.map(|player| text::player(page.lang, player)).collect::<Vec<_>>().join(", ");
    let what = match table.wanted {
        _ if table.own => page.say("open-own"),
        Some(wanted) => wanted.say(page.lang),
        None => page.say("open-challenge"),
    };
    html! {
        li class=[(table.wanted.is_none() && !table.own).then_some("yours")] {
            a href={ "/game/" (table.id) } {
                span.game-name { (table.title.name) ", " (text::scenario(page.lang, table.title, &table.scenario)) }
                span.against { (tell(page.lang, &Phrase::new("against").with("side", side).with("opponent", against))) }
                span.turn { @if table.rated { (page.say("rated")) " · " } (ago(page, table.ago)) }
                span.whose { (what) }
            }
        }
    }
}

/// The tables at which the reader is awaited.
pub(crate) fn challenges(page: &Page, challenges: &[OpenTable]) -> Markup {
    html! {
        @if !challenges.is_empty() {
            section aria-labelledby="challenges" {
                h2 #challenges { (page.say("challenges")) }
                ul.my-games { @for table in challenges { (open_table(page, table)) } }
            }
        }
    }
}

pub(crate) fn public_game(page: &Page, game: &PublicGame) -> Markup {
    let players = game.players.iter().map(|player| text::player(page.lang, player)).collect::<Vec<_>>();
    let awaited = |seats: game::Seats| {
        seats.iter().map(|seat| text::side(page.lang, game.title, seat)).collect::<Vec<_>>().join(", ")
    };
    html! {
        li {
            a href={ "/game/" (game.id) } {
                span.game-name { (game.title.name) }
                span.against { (players.join(" – ")) }
                span.turn {
                    (tell(page.lang, &Phrase::new("turn").with("turn", game.turn)))
                    @if game.watching > 0 { " · " (tell(page.lang, &Phrase::new("watchers").with("count", game.watching))) }
                }
                span.whose {
                    @match game.node {
                        Node::Over(outcome) => (result(page, game.title, outcome)),
                        Node::Decide(seats) => (tell(page.lang, &Phrase::new("turn-of").with("side", awaited(seats)))),
                        Node::Chance(_) => (page.say("turn-of-fate")),
                    }
                }
            }
        }
    }
}

/// All games of the reader, with what he can do with his list.
/// `handle`: as the address of his own page names him, if he is somebody.
pub fn mine_page(
    page: &Page,
    mine: &[MyGame],
    challenged: &[OpenTable],
    which: Which,
    handle: Option<&str>,
) -> Markup {
    let shown = mine.iter().filter(|game| which.holds(game));
    let body = html! {
        main #main.column.wide {
            h1 { (page.say("my-games")) }
            (challenges(page, challenged))
            nav.doing aria-label=(page.say("mine-filter")) {
                @for each in Which::ALL {
                    @let count = mine.iter().filter(|game| each.holds(game)).count();
                    a.button href={ "/mine?show=" (each.id()) } aria-current=[(each == which).then_some("page")] {
                        (tell(page.lang, &Phrase::new("mine-show").with("which", each.id()).with("count", count)))
                    }
                }
            }
            @if !mine.iter().any(|game| which.holds(game)) { p.quiet-text { (page.say("mine-none")) } }
            ul.my-games.with-deeds {
                @for game in shown { (my_game(page, game, which)) }
            }
            p.doing {
                a.button href="/tables" { (page.say("tables-all")) }
                @if let Some(handle) = handle { a.button href={ "/person/" (handle) } { (page.say("my-page")) } }
            }
        }
        (page.foot())
    };
    framed(page, page.say("my-games"), &["page.js"], body)
}

fn my_game(page: &Page, game: &MyGame, which: Which) -> Markup {
    let deed = |act: &'static str, label: &'static str| {
        html! {
            form method="post" action={ "/mine/" (game.id) } {
                input type="hidden" name="show" value=(which.id());
                button.quiet type="submit" name="act" value=(act) { (page.say(label)) }
            }
        }
    };
    html! {
        li class=[game.is_awaited().then_some("yours")] {
            a href={ "/game/" (game.id) } {
                span.game-name { (game.title.name) }
                span.against { (against(page, game)) }
                span.turn { (tell(page.lang, &Phrase::new("turn").with("turn", game.turn))) " · " (ago(page, game.ago)) }
                span.whose { (whose_turn(page, game)) }
            }
            div.doing {
                @if game.archived { (deed("back", "mine-back")) } @else { (deed("aside", "mine-aside")) }
                @if game.deletable {
                    details.sure {
                        summary { (page.say("mine-delete")) }
                        p { (page.say("mine-delete-sure")) }
                        (deed("delete", "mine-delete"))
                    }
                }
            }
        }
    }
}

/// How long ago something was.
pub(crate) fn ago(page: &Page, seconds: u64) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (unit, count) = match seconds {
        0..MINUTE => return page.say("ago-now"),
        MINUTE..HOUR => ("minutes", seconds / MINUTE),
        HOUR..DAY => ("hours", seconds / HOUR),
        _ => ("days", seconds / DAY),
    };
    tell(page.lang, &Phrase::new("ago").with("unit", unit).with("count", count as i64))
}

pub(crate) fn framed(page: &Page, title: String, scripts: &[&'static str], body: Markup) -> Markup {
    page.frame(Frame { title, kind: "plain", game: None, status: html! {}, scripts }, body)
}
