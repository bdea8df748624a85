//! Looking back at a match: the curve, luck and play, the turning points, and the ways on from there.

use game::{Lang, Phrase, Seat, Viewer};
use maud::{Markup, html};
use render::Board;
use table::{Point, Review, Reviewed, Turning, Weight};

use crate::chart::{Chart, Line};
use crate::fragments::conclusion;
use crate::frame::Frame;
use crate::log::log_lines;
use crate::text::{self, say, tell};
use crate::waiting::contribution;
use crate::{Page, Sitting};

/// How far it is.
pub enum LookingBack<'a> {
    At { seen: usize, moments: usize },
    Done(&'a Review),
}

/// What the script is told: how far it is, and what to show.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ReviewFragments {
    pub seen: usize,
    pub moments: usize,
    pub done: bool,
    /// HTML.
    pub html: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

pub fn review_fragments(
    board: &dyn Board,
    sitting: &Sitting,
    so_far: &LookingBack<'_>,
    lang: Lang,
) -> ReviewFragments {
    let html = part(board, sitting, so_far, lang).into_string();
    match *so_far {
        LookingBack::At { seen, moments } => {
            ReviewFragments { seen, moments, done: false, html, review: None }
        }
        LookingBack::Done(review) => {
            ReviewFragments { seen: 1, moments: 1, done: true, html, review: Some(review.clone()) }
        }
    }
}

pub fn review_page(page: &Page, board: &dyn Board, sitting: &Sitting, so_far: &LookingBack<'_>) -> Markup {
    let (lang, title) = (page.lang, board.title());
    let name = tell(lang, &Phrase::new("review-of").with("game", title.name));
    let body = html! {
        main #main.column {
            h1 { (name) }
            @if board.outcome().is_some() {
                p { (verdict(board, sitting, lang)) " " (conclusion(board, Viewer::Observer, lang)) }
            }
            (place(sitting, false, &part(board, sitting, so_far, lang)))
            p {
                a.button href={ "/game/" (sitting.id) } { (page.say("to-table")) } " "
                a.button href={ "/game/" (sitting.id) "/replay" } { (page.say("replay")) }
            }
        }
        (page.foot())
    };
    let frame = Frame {
        title: name,
        kind: "plain",
        game: Some(title),
        status: html! {},
        scripts: &["page.js", "review.js"],
    };
    page.frame(frame, body)
}

/// Where the script puts a review, asking for it until it is done: at once, or at a table when its game is over.
pub(crate) fn place(sitting: &Sitting, hidden: bool, inside: &Markup) -> Markup {
    html! {
        section #review.review data-review={ "/game/" (sitting.id) "/review" } aria-busy="true" hidden[hidden] { (inside) }
    }
}

/// Who has won, to the one who sits there; nothing to an observer, or where both sides are his.
pub(crate) fn verdict(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let held = sitting.seating.held();
    let id = match board.outcome() {
        Some(_) if !sitting.is_seated() || sitting.seating.shares_screen() => return html! {},
        Some(end) => match end.winner {
            None => "review-drawn",
            Some(winner) if held.contains(winner) => "review-won",
            Some(_) => "review-lost",
        },
        None => return html! {},
    };
    html! { strong.verdict { (say(lang, id)) } }
}

fn part(board: &dyn Board, sitting: &Sitting, so_far: &LookingBack<'_>, lang: Lang) -> Markup {
    match *so_far {
        LookingBack::At { seen, moments } => html! {
            p {
                (tell(lang, &Phrase::new("review-progress").with("percent", seen * 100 / moments.max(1))))
                " " progress value=(seen) max=(moments) {}
            }
        },
        LookingBack::Done(review) => Told { board, sitting, review, lang }.all(),
    }
}

/// A review, ready to be told.
struct Told<'a> {
    board: &'a dyn Board,
    sitting: &'a Sitting,
    review: &'a Review,
    lang: Lang,
}

impl Told<'_> {
    fn all(&self) -> Markup {
        let Some(own) = self.own() else { return html! {} };
        html! {
            @if !self.review.over { p.quiet-text { (self.say("review-running")) } }
            h2 { (tell(self.lang, &Phrase::new("review-curve").with("side", self.side(own.seat)))) }
            (self.curve(own))
            (self.table(own))
            (self.counts(own))
            h2 { (self.say("review-luck")) }
            (self.sums())
            @for side in self.sides(own) { (self.turnings(side)) }
        }
    }

    /// The side whose curve is shown: the reader's own, or the first.
    fn own(&self) -> Option<&Reviewed> {
        let eyes = self.sitting.seating.viewer();
        let sides = &self.review.sides;
        sides.iter().find(|side| Viewer::Seat(side.seat) == eyes).or(sides.first())
    }

    /// That side first.
    fn sides<'b>(&'b self, own: &'b Reviewed) -> impl Iterator<Item = &'b Reviewed> {
        let others = self.review.sides.iter().filter(|side| side.seat != own.seat);
        std::iter::once(own).chain(others)
    }

    fn say(&self, id: &'static str) -> String {
        say(self.lang, id)
    }

    fn side(&self, seat: Seat) -> String {
        text::side(self.lang, self.board.title(), seat)
    }

    fn replay(&self, side: &Reviewed, step: usize) -> String {
        format!("/game/{}/replay/{step}?side={}", self.sitting.id, side.side)
    }

    fn curve(&self, own: &Reviewed) -> Markup {
        let other =
            self.review.sides.iter().find(|side| side.seat != own.seat).filter(|_| self.board.hides());
        let name = tell(self.lang, &Phrase::new("review-curve").with("side", self.side(own.seat)));
        let mut chart = Chart::new(name, self.review.inputs, 1000).with_percents();
        if let Some(other) = other {
            let seen = other.curve.iter().map(|point| (point.step, i32::from(1000 - point.chance)));
            chart.add(Line { class: "other", points: seen.collect(), band: Vec::new(), links: Vec::new() });
        }
        let links = own.curve.iter().map(|point| (self.replay(own, point.step), self.chance(point)));
        chart.add(Line {
            class: "own",
            points: own.curve.iter().map(|point| (point.step, point.chance.into())).collect(),
            band: own.curve.iter().map(|point| point.error.into()).collect(),
            links: links.collect(),
        });
        for (turnings, class) in [(&own.decisions, "decision"), (&own.throws, "throw")] {
            for turning in turnings {
                let said = format!("{}: {}", self.turn(turning.turn), self.cost(turning));
                chart.mark(turning.step, class, self.replay(own, turning.step), said);
            }
        }
        let about = Phrase::new(if other.is_some() { "review-curve-hidden" } else { "review-curve-about" });
        let other = other.map_or_else(String::new, |other| self.side(other.seat));
        html! {
            (chart.drawn())
            p.quiet-text { (tell(self.lang, &about.with("side", self.side(own.seat)).with("other", other))) }
        }
    }

    /// The same for those who read.
    fn table(&self, own: &Reviewed) -> Markup {
        let counts = self.review.counts.iter().map(|what| self.board.say(what, self.lang));
        html! {
            details {
                summary { (self.say("review-table")) }
                div.wide { table {
                    thead { tr {
                        th scope="col" { (self.say("review-turn")) }
                        th scope="col" { (self.say("review-chance")) }
                        @for count in counts { th scope="col" { (count) } }
                    } }
                    tbody { @for point in &own.curve {
                        tr {
                            th scope="row" { a href=(self.replay(own, point.step)) { (point.turn) } }
                            td { (self.percent(point)) }
                            @for of in &point.counts { td { (counted(*of)) } }
                        }
                    } }
                } }
            }
        }
    }

    /// What is counted, over time: losses, towns, breaches.
    fn counts(&self, own: &Reviewed) -> Markup {
        let last = own.curve.last();
        html! {
            div.counted {
                @for (at, what) in self.review.counts.iter().enumerate() {
                    @let name = self.board.say(what, self.lang);
                    figure {
                        (self.count(own, at, &name))
                        figcaption {
                            (name) ": "
                            @for (seat, of) in last.and_then(|last| last.counts.get(at)).into_iter().flatten().enumerate() {
                                @if let Some(of) = of {
                                    @if seat > 0 { ", " }
                                    @if last.is_some_and(|last| last.counts[at][1].is_some()) {
                                        span.side data-side=(self.board.title().seat_id(Seat(seat as u8))) { (self.side(Seat(seat as u8))) } " "
                                    }
                                    (of)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn count(&self, own: &Reviewed, at: usize, name: &str) -> Markup {
        let of = |point: &Point, seat: usize| point.counts.get(at).and_then(|of| of[seat]);
        let most =
            own.curve.iter().flat_map(|point| [of(point, 0), of(point, 1)]).flatten().max().unwrap_or(0);
        let mut chart = Chart::new(name.to_owned(), self.review.inputs, i32::from(most.max(1))).small();
        for (seat, class) in [(0, "first"), (1, "second")] {
            let points = own.curve.iter().filter_map(|point| Some((point.step, i32::from(of(point, seat)?))));
            let points: Vec<(usize, i32)> = points.collect();
            if !points.is_empty() {
                chart.add(Line { class, points, band: Vec::new(), links: Vec::new() });
            }
        }
        chart.drawn()
    }

    /// Luck and mistakes of each side.
    fn sums(&self) -> Markup {
        html! {
            p.quiet-text { (self.say("review-luck-about")) }
            div.wide { table {
                thead { tr {
                    th scope="col" { (self.say("review-side")) }
                    th scope="col" { (self.say("review-dice")) }
                    th scope="col" { (self.say("review-play")) }
                } }
                tbody { @for side in &self.review.sides {
                    tr {
                        th scope="row" { (self.side(side.seat)) }
                        td { (self.weight("review-dice-sum", side.luck, 1)) }
                        td { (self.weight("review-play-sum", side.lost, -1)) }
                    }
                } }
            } }
        }
    }

    fn weight(&self, id: &'static str, weight: Weight, sign: i32) -> String {
        let percent = (weight.sum * sign + if weight.sum * sign < 0 { -5 } else { 5 }) / 10;
        let signed = match percent {
            ..0 => format!("−{}", -percent),
            0 => "0".to_owned(),
            1.. => format!("+{percent}"),
        };
        let error = i64::from(weight.error.div_ceil(10));
        tell(
            self.lang,
            &Phrase::new(id).with("percent", signed).with("error", error).with("count", weight.count),
        )
    }

    fn turnings(&self, side: &Reviewed) -> Markup {
        let heading = |id| tell(self.lang, &Phrase::new(id).with("side", self.side(side.seat)));
        html! {
            h3 { (heading("review-decisions")) }
            (self.listed(side, &side.decisions))
            h3 { (heading("review-throws")) }
            (self.listed(side, &side.throws))
        }
    }

    fn listed(&self, side: &Reviewed, turnings: &[Turning]) -> Markup {
        html! {
            @if turnings.is_empty() { p.quiet-text { (self.say("review-none")) } }
            ol.turnings { @for turning in turnings { li { (self.turning(side, turning)) } } }
        }
    }

    fn turning(&self, side: &Reviewed, turning: &Turning) -> Markup {
        let lines = self.board.log(Viewer::Seat(side.seat), turning.step, self.lang);
        let lines: Vec<_> = lines.into_iter().filter(|line| line.input == turning.step).collect();
        let decided = self.board.decider(turning.step).is_some();
        html! {
            b { (self.turn(turning.turn)) } ": " span.cost { (self.cost(turning)) }
            @if decided {
                p { (self.board.decision(&turning.made, self.lang)) }
            } @else {
                ul.log-part { (log_lines(self.lang, self.board.title(), &lines)) }
            }
            @if let Some(better) = &turning.better {
                p {
                    (tell(self.lang, &Phrase::new("review-general").with("decision", self.board.decision(better, self.lang))))
                    @if let Some(thumb) = turning.thumb { " " span.quiet-text { (self.board.say(&Phrase::new(thumb), self.lang)) } }
                }
            }
            p.doing {
                a href=(self.replay(side, turning.step)) { (self.say("review-see")) }
                @if self.review.over { (self.play_on(side, turning.step)) }
            }
        }
    }

    fn play_on(&self, side: &Reviewed, step: usize) -> Markup {
        play_on(self.lang, &self.sitting.id, side.side, step)
    }

    fn turn(&self, turn: u16) -> String {
        tell(self.lang, &Phrase::new("turn").with("turn", turn))
    }

    fn cost(&self, turning: &Turning) -> String {
        let phrase = Phrase::new("review-cost").with("percent", (turning.cost + 5) / 10);
        tell(self.lang, &phrase.with("error", i64::from(turning.error.div_ceil(10))))
    }

    fn percent(&self, point: &Point) -> String {
        let phrase = Phrase::new("review-percent").with("percent", i64::from((point.chance + 5) / 10));
        tell(self.lang, &phrase.with("error", i64::from(point.error.div_ceil(10))))
    }

    fn chance(&self, point: &Point) -> String {
        format!("{}: {}", self.turn(point.turn), self.percent(point))
    }
}

fn counted(of: [Option<u16>; 2]) -> String {
    of.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
}

/// Goes on from a moment against the computer, at a table of its own.
pub(crate) fn play_on(lang: Lang, table: &str, side: &str, step: usize) -> Markup {
    html! {
        form.play-on method="post" action={ "/game/" (table) "/on" } {
            (contribution())
            input type="hidden" name="step" value=(step);
            input type="hidden" name="side" value=(side);
            button type="submit" title=(say(lang, "play-on-about")) { (say(lang, "play-on")) }
        }
    }
}
