//! A game that can no longer be shown on its board: what is known of it, and why that is all.

use game::Phrase;
use maud::{Markup, html};

use crate::frame::Frame;
use crate::text::{self, tell};
use crate::{Page, Player};

/// What is left of a game.
pub struct Remains {
    /// Its id; it may no longer be on the shelf.
    pub game: String,
    pub scenario: String,
    pub turn: u16,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// Why it cannot be shown.
    pub reason: String,
    /// Its record, as the reader may know it.
    pub record: String,
}

pub fn remains_page(page: &Page, remains: &Remains) -> Markup {
    let lang = page.lang;
    let title = shelf::game(&remains.game).map(|entry| entry.title);
    let name = title.map_or(remains.game.as_str(), |title| title.name);
    let body = html! {
        main #main.column {
            h1 { (name) }
            p { (remains.reason) }
            p { (remains.scenario) " · " (tell(lang, &Phrase::new("turn").with("turn", remains.turn))) }
            @if let Some(title) = title {
                ul {
                    @for (seat, player) in title.seats().zip(&remains.players) {
                        li { (text::side(lang, title, seat)) ": " (text::player(lang, player)) }
                    }
                }
            }
            h2 { (page.say("record")) }
            pre { (remains.record) }
            p { a.button href="/" { (page.say("to-lobby")) } }
        }
        (page.foot())
    };
    let frame =
        Frame { title: name.to_owned(), kind: "plain", game: title, status: html! {}, scripts: &["page.js"] };
    page.frame(frame, body)
}
