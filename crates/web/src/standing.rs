//! How players stand: the page of a person, and the ranks of each game.

use ai::Level;
use game::{Phrase, Seat, Title};
use maud::{Markup, html};

use crate::finding::{ago, framed, public_game};
use crate::text::{self, tell};
use crate::{Called, Page, PublicGame};

/// Above this deviation a rating is no more than a guess.
const UNSURE: f64 = 110.0;

/// The ranks of a game.
#[derive(Clone, Debug)]
pub struct Ranks {
    pub title: &'static Title,
    /// The best first.
    pub ranks: Vec<Rank>,
}

/// A line of the ranks.
#[derive(Clone, Debug)]
pub struct Rank {
    pub who: Ranked,
    pub rating: f64,
    pub deviation: f64,
    pub games: u32,
}

/// Who stands there.
#[derive(Clone, Debug)]
pub enum Ranked {
    Person {
        /// As in `/person/HANDLE`.
        handle: String,
        called: Called,
    },
    /// A computer player: a fixed point, as it was measured.
    Level(Level),
}

/// How a person has fared with one side of a game.
#[derive(Clone, Debug)]
pub struct Results {
    pub title: &'static Title,
    pub seat: Seat,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// A person, as everybody may know him.
#[derive(Clone, Debug)]
pub struct PersonPage {
    pub handle: String,
    pub called: Called,
    /// How many seconds ago he first came.
    pub ago: u64,
    /// Whether only he himself sees this page.
    pub hidden: bool,
    /// Whether it is the reader's own.
    pub own: bool,
    /// Whether the reader may challenge him.
    pub met: bool,
    pub results: Vec<Results>,
    /// Game, rating, its deviation, and games.
    pub ratings: Vec<(&'static Title, f64, f64, u32)>,
    /// His latest finished games that everybody may watch.
    pub latest: Vec<PublicGame>,
}

/// The ranks of every game.
pub fn ranks_page(page: &Page, all: &[Ranks]) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("ranks-title")) }
            p { (page.say("ranks-about")) }
            @for game in all {
                h2 #(game.title.id) { (game.title.name) }
                div.wide-table {
                    table {
                        thead { tr {
                            th scope="col" { (page.say("ranks-who")) }
                            th.number scope="col" { (page.say("rating")) }
                            th.number scope="col" { (page.say("rated-games")) }
                        } }
                        tbody { @for rank in &game.ranks { (line(page, rank)) } }
                    }
                }
            }
        }
        (page.foot())
    };
    framed(page, page.say("ranks-title"), &["page.js"], body)
}

fn line(page: &Page, rank: &Rank) -> Markup {
    html! {
        tr {
            @match &rank.who {
                Ranked::Person { handle, called } => {
                    td { a href={ "/person/" (handle) } dir="auto" { (called.say(page.lang)) } }
                    td.number { (rating(rank.rating, rank.deviation)) }
                    td.number { (rank.games) }
                }
                Ranked::Level(level) => {
                    td { em { (page.say("computer")) ": " (text::level(page.lang, *level)) } }
                    td.number { em { (format!("{:.0}", rank.rating)) } }
                    td.number { "–" }
                }
            }
        }
    }
}

/// A rating, and how sure it is.
fn rating(rating: f64, deviation: f64) -> String {
    let doubt = if deviation > UNSURE { "?" } else { "" };
    format!("{rating:.0}{doubt} ± {:.0}", 2.0 * deviation)
}

/// The page of a person.
pub fn person_page(page: &Page, person: &PersonPage) -> Markup {
    let name = person.called.say(page.lang);
    let body = html! {
        main #main.column {
            h1 dir="auto" { (name) }
            p.quiet-text { (tell(page.lang, &Phrase::new("person-since").with("when", ago(page, person.ago)))) }
            @if person.own { (hiding(page, person.hidden)) }
            @if person.met {
                div.doing {
                    @for entry in shelf::shown().filter(|entry| entry.title.scenarios.iter().any(|scenario| scenario.players > 1)) {
                        a.button href={ "/new/" (entry.title.id) "?with=" (person.handle) } {
                            (tell(page.lang, &Phrase::new("person-challenge").with("game", entry.title.name)))
                        }
                    }
                }
            }
            @if !person.ratings.is_empty() {
                h2 { (page.say("ratings")) }
                div.wide-table {
                    table {
                        thead { tr {
                            th scope="col" { (page.say("person-game")) }
                            th.number scope="col" { (page.say("rating")) }
                            th.number scope="col" { (page.say("rated-games")) }
                        } }
                        tbody { @for (title, value, deviation, games) in &person.ratings {
                            tr { td { a href={ "/ranks#" (title.id) } { (title.name) } } td.number { (rating(*value, *deviation)) } td.number { (games) } }
                        } }
                    }
                }
            }
            h2 { (page.say("results")) }
            @if person.results.is_empty() { p { (page.say("results-none")) } } @else { (results(page, &person.results)) }
            @if !person.latest.is_empty() {
                h2 { (page.say("person-latest")) }
                ul.my-games { @for game in &person.latest { (public_game(page, game)) } }
            }
            p { a.button href="/ranks" { (page.say("ranks-title")) } }
        }
        (page.foot())
    };
    framed(page, name, &["page.js"], body)
}

fn hiding(page: &Page, hidden: bool) -> Markup {
    let (about, act, value) =
        if hidden { ("page-hidden", "page-show", "0") } else { ("page-shown", "page-hide", "1") };
    html! {
        form.doing method="post" action="/me/page" {
            span { (page.say(about)) }
            button type="submit" name="hidden" value=(value) { (page.say(act)) }
        }
    }
}

fn results(page: &Page, all: &[Results]) -> Markup {
    html! {
        div.wide-table {
            table {
                thead { tr {
                    th scope="col" { (page.say("person-game")) }
                    th scope="col" { (page.say("person-side")) }
                    th.number scope="col" { (page.say("results-won")) }
                    th.number scope="col" { (page.say("results-drawn")) }
                    th.number scope="col" { (page.say("results-lost")) }
                } }
                tbody { @for each in all {
                    tr {
                        td { (each.title.name) }
                        td { (text::side(page.lang, each.title, each.seat)) }
                        td.number { (each.won) }
                        td.number { (each.drawn) }
                        td.number { (each.lost) }
                    }
                } }
            }
        }
    }
}
