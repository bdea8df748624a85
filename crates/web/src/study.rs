//! Many finished games on one page: shares, lengths, endings, what was counted, openings, what was used.

use game::{Lang, Phrase, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use shelf::{Opening, Study, Used};

use crate::Page;
use crate::frame::Frame;
use crate::text::{say, side, tell};

/// The width of a drawing in its own units, of what is written before its bars, and the height of a bar.
const WIDTH: f64 = 720.0;
const LEFT: f64 = 250.0;
const RIGHT: f64 = 110.0;
const ROW: f64 = 26.0;
/// How many rows of a long table are shown.
const MOST: usize = 12;

/// What was studied.
pub struct StudyHead {
    /// What it is called: the scenario, or all of them.
    pub scenario: String,
    /// The players, if there were only two.
    pub players: Option<[String; 2]>,
    /// What a sequential test of them has said.
    pub test: Option<String>,
}

/// A page that stands alone: a file to be kept or sent.
pub fn study_file(study: &Study, head: &StudyHead, lang: Lang) -> String {
    let title = name(study, lang);
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { "body{font:16px/1.5 sans-serif}" (PreEscaped(include_str!("../assets/study.css"))) }
            }
            body { main { h1 { (title) } (part(study, head, lang)) } }
        }
    };
    page.into_string()
}

/// The finished games of a site, game by game.
pub fn stats_page(page: &Page, studies: &[(Study, StudyHead)]) -> Markup {
    let lang = page.lang;
    let title = say(lang, "stats");
    let body = html! {
        main #main.column {
            h1 { (title) }
            @if studies.is_empty() { p { (say(lang, "stats-none")) } }
            @for (study, head) in studies {
                h2 #(study.entry.title.id) { (study.entry.title.name) }
                (part(study, head, lang))
            }
        }
    };
    page.frame(Frame { title, kind: "study", game: None, status: html! {}, scripts: &[] }, body)
}

fn name(study: &Study, lang: Lang) -> String {
    tell(lang, &Phrase::new("study-of").with("game", study.entry.title.name))
}

fn part(study: &Study, head: &StudyHead, lang: Lang) -> Markup {
    let tally = &study.tally;
    let seats: Vec<Seat> = study.entry.title.seats().collect();
    let about = Phrase::new("study-about")
        .with("scenario", head.scenario.as_str())
        .with("games", tally.finished as i64)
        .with("turns", decimal(lang, tally.mean_turns(), 1));
    html! {
        div.study {
            p { (tell(lang, &about)) }
            @if let Some([a, b]) = &head.players {
                p { (tell(lang, &Phrase::new("study-players").with("a", a.as_str()).with("b", b.as_str()))) }
                @if a != b {
                    @let [low, mean, high] = tally.score_of_a().map(|score| percent(lang, score));
                    p { (tell(lang, &Phrase::new("study-score").with("mean", mean).with("low", low).with("high", high))) }
                }
            }
            @if let Some(test) = &head.test { p { (test) } }
            section {
                h2 { (say(lang, "study-shares")) }
                (shares(study, lang))
            }
            section {
                h2 { (say(lang, "study-lengths")) }
                (lengths(study, lang))
            }
            section {
                h2 { (say(lang, "study-endings")) }
                (endings(study, lang))
            }
            @for (at, what) in study.counts.iter().enumerate() {
                section {
                    h2 { (study.entry.catalog().say(lang, what)) }
                    (means(study, at, lang))
                }
            }
            @for &seat in &seats {
                @let openings = study.openings(seat);
                @if !openings.is_empty() {
                    section {
                        h2 { (tell(lang, &Phrase::new("study-openings").with("side", side(lang, study.entry.title, seat)))) }
                        (opened(&openings, lang))
                    }
                }
            }
            @for &seat in &seats {
                @let used = study.used(seat);
                @if !used.is_empty() {
                    section {
                        h2 { (tell(lang, &Phrase::new("study-used").with("side", side(lang, study.entry.title, seat)))) }
                        p { (say(lang, "study-used-about")) }
                        (uses(&used, lang))
                    }
                }
            }
        }
    }
}

/// A number as it is written in a language.
fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    if lang == Lang::Es { text.replace('.', ",") } else { text }
}

fn percent(lang: Lang, share: f64) -> String {
    words::percent(lang, decimal(lang, share * 100.0, 1))
}

fn x(share: f64) -> f64 {
    LEFT + share.clamp(0.0, 1.0) * (WIDTH - LEFT - RIGHT)
}

/// A row of a bar chart: what it is of, how long the bar is, its interval, and what is written behind it.
struct Bar {
    name: String,
    class: &'static str,
    share: f64,
    interval: Option<[f64; 2]>,
    note: String,
}

fn bars(name: &str, rows: &[Bar]) -> Markup {
    let height = ROW * rows.len() as f64 + 8.0;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(name) {
            @for (at, row) in rows.iter().enumerate() {
                @let y = ROW * at as f64 + 4.0;
                text x=(LEFT - 8.0) y=(y + 15.0) text-anchor="end" { (row.name) }
                rect class=(row.class) x=(LEFT) y=(y + 3.0) width=(x(row.share) - LEFT) height=(ROW - 8.0) fill-opacity="0.7" {}
                @if let Some([low, high]) = row.interval {
                    line.whisker x1=(x(low)) x2=(x(high)) y1=(y + 12.0) y2=(y + 12.0) {}
                }
                text x=(WIDTH - RIGHT + 8.0) y=(y + 15.0) { (row.note) }
            }
            line.axis x1=(LEFT) x2=(LEFT) y1="0" y2=(height) {}
        }
    }
}

fn shares(study: &Study, lang: Lang) -> Markup {
    let class = ["first", "second"];
    let row = |(seat, class): (Seat, &'static str)| {
        let [low, mean, high] = study.tally.share(seat);
        let name = side(lang, study.entry.title, seat);
        Bar { name, class, share: mean, interval: Some([low, high]), note: percent(lang, mean) }
    };
    let rows: Vec<Bar> = study.entry.title.seats().zip(class).map(row).collect();
    bars(&say(lang, "study-shares"), &rows)
}

fn lengths(study: &Study, lang: Lang) -> Markup {
    let most = study.lengths.values().copied().max().unwrap_or(1).max(1);
    let row = |(turns, &games): (&u16, &u64)| Bar {
        name: tell(lang, &Phrase::new("study-turn").with("turn", *turns)),
        class: "bar",
        share: games as f64 / most as f64,
        interval: None,
        note: games.to_string(),
    };
    bars(&say(lang, "study-lengths"), &study.lengths.iter().map(row).collect::<Vec<_>>())
}

fn endings(study: &Study, lang: Lang) -> Markup {
    let all = study.tally.finished.max(1) as f64;
    let row = |(ending, &games): (&shelf::Ending, &u64)| {
        let clause = study.entry.book().clause(ending.clause);
        let why = clause.map_or_else(String::new, |clause| clause.title[lang].to_owned());
        let (who, class) = match ending.winner {
            Some(seat) => (side(lang, study.entry.title, seat), if seat.0 == 0 { "first" } else { "second" }),
            None => (say(lang, "study-draw"), "bar"),
        };
        let name = format!("{who}: {why} [{}]", ending.clause);
        let share = games as f64 / all;
        Bar { name, class, share, interval: None, note: percent(lang, share) }
    };
    let rows: Vec<Bar> = study.endings.iter().map(row).collect();
    html! {
        (bars(&say(lang, "study-endings"), &rows.iter().map(|row| Bar { name: shortened(&row.name), interval: None, note: row.note.clone(), ..*row }).collect::<Vec<_>>()))
        ul { @for row in &rows { li { (row.name) ": " (row.note) } } }
    }
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= 34 {
        name.to_owned()
    } else {
        name.chars().take(33).collect::<String>() + "…"
    }
}

/// Lines over the turns, one for each side.
fn means(study: &Study, count: usize, lang: Lang) -> Markup {
    let lines: Vec<(Seat, Vec<(u16, f64)>)> =
        study.entry.title.seats().map(|seat| (seat, study.means(count, seat))).collect();
    let points = || lines.iter().flat_map(|(_, points)| points);
    let last = f64::from(points().map(|&(turn, _)| turn).max().unwrap_or(1).max(2));
    let most = points().map(|&(_, mean)| mean).fold(1.0, f64::max);
    let (height, left) = (220.0, 40.0);
    let at = |turn: u16, mean: f64| {
        let x = left + (f64::from(turn) - 1.0) / (last - 1.0) * (WIDTH - left - 20.0);
        (x, height - 24.0 - mean / most * (height - 40.0))
    };
    let way = |points: &[(u16, f64)]| {
        let dots = points.iter().map(|&(turn, mean)| at(turn, mean));
        dots.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(study.entry.catalog().say(lang, &study.counts[count])) {
            line.axis x1=(left) x2=(WIDTH - 20.0) y1=(height - 24.0) y2=(height - 24.0) {}
            text x=(left - 6.0) y="20" text-anchor="end" { (decimal(lang, most, 1)) }
            text x=(left) y=(height - 6.0) { (tell(lang, &Phrase::new("study-turn").with("turn", 1))) }
            text x=(WIDTH - 20.0) y=(height - 6.0) text-anchor="end" { (format!("{last:.0}")) }
            @for (seat, points) in &lines {
                polyline class=(if seat.0 == 0 { "first" } else { "second" }) points=(way(points)) {}
            }
        }
        p { @for (seat, points) in &lines {
            @if let Some((turn, mean)) = points.last() {
                (tell(lang, &Phrase::new("study-last").with("side", side(lang, study.entry.title, *seat)).with("turn", *turn).with("mean", decimal(lang, *mean, 1)))) " "
            }
        } }
    }
}

fn opened(openings: &[Opening], lang: Lang) -> Markup {
    html! {
        table {
            thead { tr {
                th { (say(lang, "study-decisions")) }
                th.number { (say(lang, "study-games")) }
                th.number { (say(lang, "study-won")) }
                th.number { (words::percent(lang, 95)) }
            } }
            tbody { @for opening in openings.iter().take(MOST) {
                @let [low, mean, high] = opening.share.interval();
                tr {
                    td { code { (opening.decisions.join(", ")) } }
                    td.number { (opening.share.games) }
                    td.number { (percent(lang, mean)) }
                    td.number { (percent(lang, low)) " – " (percent(lang, high)) }
                }
            } }
        }
    }
}

fn uses(used: &[Used], lang: Lang) -> Markup {
    html! {
        table {
            thead { tr {
                th { (say(lang, "study-what")) }
                th.number { (say(lang, "study-games")) }
                th.number { (say(lang, "study-with")) }
                th.number { (say(lang, "study-without")) }
                th.number { (say(lang, "study-gain")) }
            } }
            tbody { @for used in used.iter().take(3 * MOST) {
                @let (gain, error) = used.gain();
                tr {
                    td { (used.called.get(lang.code()).map_or("", String::as_str)) " " code { (used.code) } }
                    td.number { (used.with.games) }
                    td.number { (percent(lang, used.with.interval()[1])) }
                    td.number { (percent(lang, used.without.interval()[1])) }
                    td.number { (if gain < 0.0 { "−" } else { "+" }) (percent(lang, gain.abs())) " ± " (percent(lang, error)) }
                }
            } }
        }
    }
}
