//! The lobby: the games as pictures of their boards, and the guest's own tables.

use game::{Node, Outcome, Phrase, Seat, Title};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::text::{self, of_game, tell};
use crate::waiting::contribution;
use crate::{Page, Player, assets, lesson};

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
}

/// The lobby. `mine` in the order to be shown, the latest first.
pub fn lobby(page: &Page, mine: &[MyGame]) -> Markup {
    let body = html! {
        main #main.column.wide {
            h1 { (page.say("lobby-title")) }
            p.lead { (page.say("lobby-lead")) }
            @if mine.is_empty() { (lesson::start_here(page)) } @else { (my_games(page, mine)) }
            section aria-labelledby="games" {
                h2 #games { (page.say("lobby-games")) }
                div.shelf {
                    @for entry in shelf::shown() { (game_box(page, entry.title)) }
                }
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
        scripts: &["page.js"],
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
            }
        }
    }
}

fn my_games(page: &Page, mine: &[MyGame]) -> Markup {
    let (over, running): (Vec<&MyGame>, Vec<&MyGame>) =
        mine.iter().partition(|game| matches!(game.node, Node::Over(_)));
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
        }
    }
}

fn my_game(page: &Page, game: &MyGame) -> Markup {
    let yours = game.held.iter().any(|&seat| game.node.awaited().contains(seat));
    html! {
        li class=[yours.then_some("yours")] {
            a href={ "/game/" (game.id) } {
                span.game-name { (game.title.name) }
                span.against { (against(page, game)) }
                span.turn { (tell(page.lang, &Phrase::new("turn").with("turn", game.turn))) }
                span.whose { (whose_turn(page, game)) }
            }
        }
    }
}

fn against(page: &Page, game: &MyGame) -> String {
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

fn whose_turn(page: &Page, game: &MyGame) -> String {
    if game.players.contains(&Player::Awaited) {
        return page.say("waiting");
    }
    match game.node {
        Node::Over(outcome) => result(page, game.title, outcome),
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
