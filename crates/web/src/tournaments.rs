//! Tournaments: their list, and each with its table of results.

use game::{Phrase, Title};
use maud::{Markup, html};

use crate::finding::framed;
use crate::text::{self, of_game, tell};
use crate::{Called, Page};

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct TournamentLine {
    pub id: String,
    pub name: String,
    pub title: &'static Title,
    /// The scenario's text form.
    pub scenario: String,
    /// `round-robin` or `swiss`.
    pub kind: &'static str,
    /// The one that is played; 0 before the first.
    pub round: u32,
    /// 0 where that is only known at the start.
    pub rounds: u32,
    pub over: bool,
    pub rated: bool,
    pub entrants: u32,
}

/// A tournament, as one reader is shown it.
#[derive(Clone, Debug)]
pub struct TournamentPage {
    pub line: TournamentLine,
    pub maker: Called,
    /// Whether the reader has made it.
    pub makes: bool,
    /// The best first.
    pub contestants: Vec<Contestant>,
    /// Round by round.
    pub meetings: Vec<Meeting>,
}

/// Somebody who plays in it.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// As in `/person/HANDLE`.
    pub handle: String,
    pub called: Called,
    pub half_points: u32,
    /// What tells those apart who have equal points, in quarters.
    pub breaks: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub withdrawn: bool,
    /// Whether it is the reader.
    pub own: bool,
}

/// Two who meet, or one who has a bye.
#[derive(Clone, Debug)]
pub struct Meeting {
    pub round: u32,
    pub one: Called,
    pub two: Option<Called>,
    pub games: Vec<Game>,
}

/// A game of a meeting.
#[derive(Clone, Debug)]
pub struct Game {
    pub table: String,
    /// Whether the first of the two has the first side.
    pub first_is_one: bool,
    /// The half points of the first of the two, when it is decided.
    pub half_points: Option<u32>,
}

/// All tournaments. `may`: whether one may be made here.
pub fn tournaments_page(page: &Page, all: &[TournamentLine], may: bool) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("tournaments")) }
            p { (page.say("tournaments-about")) }
            @if all.is_empty() { p.quiet-text { (page.say("tournaments-none")) } }
            ul.my-games {
                @for line in all {
                    li {
                        a href={ "/tournaments/" (line.id) } {
                            span.game-name dir="auto" { (line.name) }
                            span.against { (line.title.name) }
                            span.turn { (tell(page.lang, &Phrase::new("tournament-entrants").with("count", line.entrants as usize))) }
                            span.whose { (stage(page, line)) }
                        }
                    }
                }
            }
            @if may { (form(page)) }
        }
        (page.foot())
    };
    framed(page, page.say("tournaments"), &["page.js"], body)
}

fn stage(page: &Page, line: &TournamentLine) -> String {
    if line.over {
        page.say("tournament-over")
    } else if line.round == 0 {
        page.say("tournament-open")
    } else {
        let round = Phrase::new("tournament-round").with("round", line.round as usize);
        tell(page.lang, &round.with("rounds", line.rounds as usize))
    }
}

fn form(page: &Page) -> Markup {
    let two = |title: &'static Title| title.scenarios.iter().filter(|scenario| scenario.players == 2);
    html! {
        h2 #new { (page.say("tournament-new")) }
        form.new method="post" action="/tournaments" {
            p {
                label for="name" { (page.say("tournament-name")) } " "
                input #name type="text" name="name" required maxlength="60" dir="auto";
            }
            p {
                label for="scenario" { (page.say("person-game")) } " "
                select #scenario name="scenario" {
                    @for entry in shelf::shown() {
                        @for scenario in two(entry.title) {
                            option value={ (entry.title.id) "/" (scenario.id) } {
                                (entry.title.name) ", " (of_game(page.lang, entry.title, &format!("scenario-{}", scenario.id)))
                            }
                        }
                    }
                }
            }
            p {
                label for="kind" { (page.say("tournament-kind")) } " "
                select #kind name="kind" {
                    @for kind in ["round-robin", "swiss"] { option value=(kind) { (how(page, kind)) } }
                }
            }
            p {
                label for="rounds" { (page.say("tournament-rounds")) } " "
                input #rounds type="number" name="rounds" min="1" max="15" inputmode="numeric";
            }
            label.choice {
                input type="checkbox" name="rated" value="1";
                span { strong { (page.say("rated-ask")) } br; span.quiet-text { (page.say("tournament-rated")) } }
            }
            p { button.main type="submit" { (page.say("tournament-make")) } }
        }
    }
}

fn how(page: &Page, kind: &str) -> String {
    tell(page.lang, &Phrase::new("tournament-how").with("kind", kind))
}

/// A tournament with its table of results.
pub fn tournament_page(page: &Page, shown: &TournamentPage) -> Markup {
    let line = &shown.line;
    let body = html! {
        main #main.column {
            h1 dir="auto" { (line.name) }
            p.lead {
                (line.title.name) ", " (text::scenario(page.lang, line.title, &line.scenario))
                @if line.rated { " · " (page.say("rated")) }
            }
            p { (how(page, line.kind)) ". " (stage(page, line)) ". " (tell(page.lang, &Phrase::new("tournament-by").with("name", shown.maker.say(page.lang)))) }
            (deeds(page, shown))
            h2 { (page.say("tournament-table")) }
            @if shown.contestants.is_empty() { p { (page.say("tournament-nobody")) } } @else { (table(page, shown)) }
            @for round in (1..=line.round).rev() {
                h2 { (tell(page.lang, &Phrase::new("tournament-round").with("round", round as usize).with("rounds", line.rounds as usize))) }
                ul { @for meeting in shown.meetings.iter().filter(|meeting| meeting.round == round) { li { (met(page, meeting)) } } }
            }
            p { a.button href="/tournaments" { (page.say("tournaments-all")) } }
        }
        (page.foot())
    };
    framed(page, line.name.clone(), &["page.js"], body)
}

/// What the reader can do there.
fn deeds(page: &Page, shown: &TournamentPage) -> Markup {
    let line = &shown.line;
    let own = shown.contestants.iter().find(|contestant| contestant.own);
    let deed = |act: &str, label: &'static str, main: bool| {
        html! {
            form method="post" action={ "/tournaments/" (line.id) "/" (act) } { button.main[main] type="submit" { (page.say(label)) } }
        }
    };
    html! {
        div.doing {
            @if line.round == 0 && own.is_none() { (deed("join", "tournament-join", true)) }
            @if !line.over && own.is_some_and(|own| !own.withdrawn) { (deed("withdraw", "tournament-leave", false)) }
            @if line.round == 0 && shown.makes && shown.contestants.len() > 1 { (deed("start", "tournament-start", true)) }
        }
    }
}

fn table(page: &Page, shown: &TournamentPage) -> Markup {
    let may_put_out = shown.makes && !shown.line.over;
    html! {
        div.wide-table {
            table {
                thead { tr {
                    th scope="col" { (page.say("ranks-who")) }
                    th.number scope="col" { (page.say("tournament-points")) }
                    th.number scope="col" title=(page.say("tournament-breaks-about")) { (page.say("tournament-breaks")) }
                    th.number scope="col" { (page.say("results-won")) }
                    th.number scope="col" { (page.say("results-drawn")) }
                    th.number scope="col" { (page.say("results-lost")) }
                    @if may_put_out { th scope="col" { span.unseen { (page.say("tournament-put-out")) } } }
                } }
                tbody { @for contestant in &shown.contestants {
                    tr {
                        td {
                            a href={ "/person/" (contestant.handle) } dir="auto" { (contestant.called.say(page.lang)) }
                            @if contestant.withdrawn { " " em { (page.say("tournament-gone")) } }
                        }
                        td.number { strong { (halves(contestant.half_points)) } }
                        td.number { (format!("{:.2}", f64::from(contestant.breaks) / 4.0)) }
                        td.number { (contestant.won) }
                        td.number { (contestant.drawn) }
                        td.number { (contestant.lost) }
                        @if may_put_out {
                            td {
                                @if !contestant.withdrawn && !contestant.own {
                                    form method="post" action={ "/tournaments/" (shown.line.id) "/withdraw" } {
                                        input type="hidden" name="person" value=(contestant.handle);
                                        button.quiet type="submit" { (page.say("tournament-put-out")) }
                                    }
                                }
                            }
                        }
                    }
                } }
            }
        }
    }
}

/// Two who meet, with their games.
fn met(page: &Page, meeting: &Meeting) -> Markup {
    let one = meeting.one.say(page.lang);
    let Some(two) = &meeting.two else {
        return html! { (tell(page.lang, &Phrase::new("tournament-bye").with("name", one))) };
    };
    let two = two.say(page.lang);
    html! {
        span dir="auto" { (one) } " – " span dir="auto" { (two) } ": "
        @for (number, game) in meeting.games.iter().enumerate() {
            @if number > 0 { ", " }
            a href={ "/game/" (game.table) } {
                // The one with the first side is named first.
                @let order = if game.first_is_one { [&one, &two] } else { [&two, &one] };
                span.unseen { (order[0]) " – " (order[1]) ": " }
                @match game.half_points {
                    Some(half) => { (halves(half)) " : " (halves(2_u32.saturating_sub(half))) }
                    None => (page.say("tournament-running")),
                }
            }
        }
    }
}

/// Half points as they are written: `2½`.
fn halves(half: u32) -> String {
    match (half / 2, half % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn halves_are_written_as_such() {
        assert_eq!([0, 1, 2, 5].map(halves), ["0", "½", "1", "2½"]);
    }
}
