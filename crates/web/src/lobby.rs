//! The lobby: the games as pictures of their boards, and the guest's own tables.

use game::{Node, Outcome, Phrase, Seat, Title};
use maud::{Markup, html};

use table::Ending;

use crate::beside::how_ended;
use crate::frame::Frame;
use crate::text::{self, of_game, tell};
use crate::waiting::contribution;
use crate::{OpenTable, Page, Player, assets, finding, lesson};

/// A table of the guest's, as the lobby lists it.
#[derive(Clone, Debug)]
pub struct MyGame {
    pub id: String,
    pub title: &'static Title,
    pub turn: u16,
    pub node: Node,
    /// In the order of the seats.
    pub players: Vec<Player>,
    pub held: Vec<Seat>,
    /// How it ended, if its rules did not end it.
    pub ended: Option<Ending>,
    /// How many lines of chat the guest has not read.
    pub unread: u32,
    /// How many seconds ago anything was last changed there.
    pub ago: u64,
    /// Whether he has put it aside.
    pub archived: bool,
    /// Whether he may delete it.
    pub deletable: bool,
}

impl MyGame {
    /// Whether a decision of his is awaited.
    pub(crate) fn is_awaited(&self) -> bool {
        self.held.iter().any(|&seat| self.node.awaited().contains(seat))
    }
}

/// What the lobby shows of tables.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// The reader's own, in the order to be shown, the latest first.
    pub mine: Vec<MyGame>,
    /// Those that anybody may join.
    pub open: Vec<OpenTable>,
    /// Those at which somebody waits for the reader.
    pub challenges: Vec<OpenTable>,
}

pub fn lobby(page: &Page, tables: &Tables) -> Markup {
    let mine = &tables.mine;
    let body = html! {
        main #main.column.wide {
            h1 { (page.say("lobby-title")) }
            p.lead { (page.say("lobby-lead")) }
            (finding::challenges(page, &tables.challenges))
            @if mine.is_empty() { (lesson::start_here(page)) } @else { (my_games(page, mine)) }
            (finding::open_part(page, &tables.open, false))
            section aria-labelledby="games" {
                h2 #games { (page.say("lobby-games")) }
                div.shelf {
                    @for entry in shelf::shown() { (game_box(page, entry.title)) }
                }
                p.doing { a href="/tables" { (page.say("tables-title")) } " " a href="/ranks" { (page.say("ranks-title")) } " " a href="/tournaments" { (page.say("tournaments")) } }
            }
            // Whoever has played already finds the lessons below.
            @if !mine.is_empty() { (lesson::start_here(page)) }
        }
        (page.foot())
    };
    let frame = Frame {
        title: page.say("lobby-name"),
        kind: "lobby",
        game: None,
        status: html! {},
        scripts: &["page.js", "finding.js"],
    };
    page.frame(frame, body)
}

fn game_box(page: &Page, title: &'static Title) -> Markup {
    let recommended = title.recommended();
    let play_now = if recommended.players == 1 { "play-now-alone-about" } else { "play-now-about" };
    let about = of_game(page.lang, title, &format!("scenario-{}-about", recommended.id));
    let alt = tell(page.lang, &Phrase::new("map-of").with("game", title.name));
    let (width, height) = assets::PICTURE_SIZE;
    html! {
        article.box {
            a.picture href={ "/new/" (title.id) } tabindex="-1" {
                @if let Some(picture) = assets::picture(title.id) {
                    img src=(picture) alt=(alt) width=(width) height=(height);
                }
            }
            div.words {
                h3 { (title.name) }
                p { (about) }
                (lesson::facts(page, title))
                div.doing {
                    form method="post" action={ "/play/" (title.id) } {
                        (contribution())
                        button.main type="submit" { (page.say("play-now")) }
                    }
                    a.button href={ "/new/" (title.id) } { (page.say("new-game")) }
                    a href={ "/rules/" (title.id) } { (page.say("nav-rules")) }
                }
                p.quiet-text { (page.say(play_now)) }
                (editions(page, title))
            }
        }
    }
}

/// The editions that can be played here besides the built-in one.
fn editions(page: &Page, title: &Title) -> Markup {
    let editions = shelf::editions(title.id);
    let names: Vec<String> = editions.iter().filter_map(|entry| Some(entry.edition?.name.clone())).collect();
    let told = Phrase::new("lobby-editions").with("names", words::join(page.lang, &names));
    html! { @if !names.is_empty() { p.quiet-text { (tell(page.lang, &told)) } } }
}

fn my_games(page: &Page, mine: &[MyGame]) -> Markup {
    let (over, running): (Vec<&MyGame>, Vec<&MyGame>) =
        mine.iter().filter(|game| !game.archived).partition(|game| matches!(game.node, Node::Over(_)));
    html! {
        section aria-labelledby="mine" {
            h2 #mine { (page.say("my-games")) }
            ul.my-games {
                @for game in running { (my_game(page, game)) }
            }
            @if !over.is_empty() {
                details.past {
                    summary { (tell(page.lang, &Phrase::new("my-past").with("count", over.len()))) }
                    ul.my-games { @for game in over { (my_game(page, game)) } }
                }
            }
            p { a href="/mine" { (page.say("mine-all")) } }
        }
    }
}

fn my_game(page: &Page, game: &MyGame) -> Markup {
    html! {
        li class=[game.is_awaited().then_some("yours")] {
            a href={ "/game/" (game.id) } {
                span.game-name { (game.title.name) }
                span.against { (against(page, game)) }
                span.turn { (tell(page.lang, &Phrase::new("turn").with("turn", game.turn))) " · " (finding::ago(page, game.ago)) }
                span.whose { (whose_turn(page, game)) }
                @if game.unread > 0 { span.unread { (tell(page.lang, &Phrase::new("chat-unread").with("count", game.unread as usize))) } }
            }
        }
    }
}

pub(crate) fn against(page: &Page, game: &MyGame) -> String {
    if game.held.len() > 1 {
        return page.say("against-self");
    }
    let own = game.held.first().map(|&seat| text::side(page.lang, game.title, seat)).unwrap_or_default();
    let other = game.title.seats().find(|seat| !game.held.contains(seat));
    let opponent = match other.and_then(|seat| game.players.get(usize::from(seat.0))) {
        Some(player) => text::player(page.lang, player),
        None => page.say("player-friend"),
    };
    tell(page.lang, &Phrase::new("against").with("side", own).with("opponent", opponent))
}

pub(crate) fn whose_turn(page: &Page, game: &MyGame) -> String {
    if game.players.contains(&Player::Awaited) {
        return page.say("waiting");
    }
    match game.node {
        Node::Over(outcome) => match game.ended {
            Some(ending) if outcome.winner.is_none() => how_ended(page.lang, game.title, ending),
            Some(ending) => {
                format!("{}. {}", result(page, game.title, outcome), how_ended(page.lang, game.title, ending))
            }
            None => result(page, game.title, outcome),
        },
        Node::Decide(seats) if game.held.len() == 1 && seats.contains(game.held[0]) => page.say("your-turn"),
        Node::Decide(seats) => {
            let awaited =
                seats.iter().map(|seat| text::side(page.lang, game.title, seat)).collect::<Vec<_>>();
            tell(page.lang, &Phrase::new("turn-of").with("side", awaited.join(", ")))
        }
        Node::Chance(_) => page.say("turn-of-fate"),
    }
}

/// How a game ended, in a few words.
pub(crate) fn result(page: &Page, title: &Title, outcome: Outcome) -> String {
    match outcome.winner {
        Some(seat) => tell(page.lang, &Phrase::new("won").with("side", text::side(page.lang, title, seat))),
        None => page.say("drawn"),
    }
}
