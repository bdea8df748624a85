//! The replay: any moment of a match, from any side that may be shown.

use game::{Lang, Phrase, Viewer};
use maud::{Markup, PreEscaped, html};
use render::Board;

use crate::dice;
use crate::fragments::replay_fragments;
use crate::frame::Frame;
use crate::log::log_lines;
use crate::table_page::{data, drawer, reference, setting, stage};
use crate::text::{self, tell};
use crate::{Page, Sitting};

/// The match after `step` inputs, through the eyes of the guest who sits there. `board` holds the whole match.
pub fn replay_page(page: &Page, board: &dyn Board, sitting: &Sitting, step: usize) -> Markup {
    let (lang, viewer) = (page.lang, sitting.seating.viewer());
    let title = board.title();
    let step = step.min(board.len());
    let parts = replay_fragments(board, sitting, step, lang);
    let name = tell(lang, &Phrase::new("replay-of").with("game", title.name));
    let status = html! {
        h1.game-name { (name) }
        div #status.status { (PreEscaped(&parts.status)) }
    };
    let log = log_lines(lang, title, &board.explained(viewer, 0, lang, sitting.reasonable()));
    let body = html! {
        main #main {
            (stage(page, board, &parts.pieces))
            section #asked.asked aria-label=(page.say("replay")) {
                (controls(page, board, &sitting.id, viewer, step))
                div #prompt.prompt role="status" { (PreEscaped(&parts.prompt)) }
                (viewpoints(page, board, &sitting.id, viewer, step))
                p.doing { a href={ "/game/" (sitting.id) } { (page.say("to-table")) } }
            }
            aside.side-column {
                h2.unseen { (page.say("panels")) }
                div.papers {
                    div #panels.panels { (PreEscaped(&parts.panels)) }
                    (reference(page, board))
                }
                section.log aria-labelledby="log-title" {
                    h2 #log-title { (page.say("log")) }
                    ol #log tabindex="0" aria-labelledby="log-title" { (log) }
                }
                @if board.outcome().is_some() {
                    details.proof {
                        summary { (page.say("dice-proof")) }
                        p { (page.say("dice-proof-about")) }
                        (dice::proof(lang, title, &board.source()))
                        p { a href={ "/api/tables/" (sitting.id) "/record" } { (page.say("record")) } }
                    }
                }
            }
        }
        (drawer(page))
        div #toasts.toasts role="alert" {}
        (data("state", &serde_json::json!({
            "step": step, "last": board.len(), "side": side_id(board, viewer),
        })))
        (data("setting", &setting(lang, (title.id, &board.scenario()), &sitting.id, false)))
    };
    let frame = Frame {
        title: name,
        kind: "table replay",
        game: Some(title),
        status,
        scripts: &["page.js", "replay.js"],
    };
    page.frame(frame, body)
}

/// First, back, play, on, last. Links where there is no script.
fn controls(page: &Page, board: &dyn Board, table: &str, viewer: Viewer, step: usize) -> Markup {
    let last = board.len();
    let to = |step: usize| address(board, table, viewer, step);
    let links = [
        ("first", "|◀", "step-first", 0),
        ("back", "◀", "step-back", step.saturating_sub(1)),
        ("on", "▶", "step-on", (step + 1).min(last)),
        ("last", "▶|", "step-last", last),
    ];
    html! {
        div.steps {
            @for (id, sign, label, step) in links {
                a.button id={ "step-" (id) } href=(to(step)) title=(page.say(label)) aria-label=(page.say(label)) { (sign) }
            }
            button.main #play type="button" hidden { (page.say("play")) }
            select #speed aria-label=(page.say("speed")) hidden {
                option value="1600" { "½×" }
                option value="800" selected { "1×" }
                option value="400" { "2×" }
                option value="150" { "5×" }
            }
            output #step { (step) " / " (last) }
        }
        input #slider type="range" min="0" max=(last) value=(step) aria-label=(page.say("step")) hidden;
    }
}

/// Through whose eyes; only for a finished match, unless it is the guest's own.
fn viewpoints(page: &Page, board: &dyn Board, table: &str, viewer: Viewer, step: usize) -> Markup {
    if board.outcome().is_none() {
        return html! {};
    }
    let sides = board.title().seats().map(Viewer::Seat).chain([Viewer::Observer]);
    html! {
        nav.viewpoints aria-label=(page.say("viewpoint")) {
            span { (page.say("viewpoint")) }
            @for side in sides {
                a.button aria-current=[(side == viewer).then_some("true")] data-side=(side_id(board, side))
                    href=(address(board, table, side, step)) { (side_name(page.lang, board, side)) }
            }
        }
    }
}

fn address(board: &dyn Board, table: &str, viewer: Viewer, step: usize) -> String {
    format!("/game/{table}/replay/{step}?side={}", side_id(board, viewer))
}

fn side_id(board: &dyn Board, viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => board.title().seat_id(seat),
        Viewer::Observer => "observer",
    }
}

fn side_name(lang: Lang, board: &dyn Board, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => text::side(lang, board.title(), seat),
        Viewer::Observer => text::say(lang, "observer"),
    }
}
