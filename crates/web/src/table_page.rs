//! The table: board, prompt, panels, log.

use game::{Lang, Phrase};
use maud::{Markup, PreEscaped, html};
use render::{Board, Form};
use serde::Serialize;
use table::Named;

use crate::beside;
use crate::dice;
use crate::fragments::{Fragments, fragments};
use crate::frame::Frame;
use crate::lesson;
use crate::review;
use crate::settings::{cap, pace, settings, shortcuts};
use crate::text::{self, say, tell};
use crate::{Page, Sitting};

/// The sentences the script says by itself.
const SCRIPT_WORDS: [&str; 36] = [
    "all",
    "all-the-same",
    "cancel",
    "chat-mute",
    "chat-mute-ask",
    "chat-report",
    "chat-report-ask",
    "chat-reported",
    "days",
    "go-back",
    "hint-play",
    "how-many",
    "is-away",
    "is-here",
    "lead-how-many",
    "lead-what",
    "lead-where",
    "lead-whom",
    "moment",
    "moved-on",
    "not-allowed",
    "not-now",
    "not-yours",
    "observer",
    "open-rule",
    "player-you",
    "settled",
    "several",
    "sight-how",
    "thinking",
    "together",
    "trouble",
    "which-one",
    "which-way",
    "play",
    "pause",
];

/// The table as the guest who sits there may see it.
pub fn table_page(page: &Page, board: &dyn Board, sitting: &Sitting) -> Markup {
    let lang = page.lang;
    let title = board.title();
    let parts = fragments(board, sitting, lang, 0);
    // Its log stands in the page, and nothing of it is new.
    let laid = Fragments { log_from: parts.len, log: String::new(), ..parts.clone() };
    // What may be pressed comes with the script; the page keeps room for it.
    let buttons =
        parts.offers.iter().any(|offer| offer.picks.first().is_some_and(|pick| pick.starts_with("button:")));
    let status = html! {
        h1.game-name { (title.name) }
        div #status.status { (PreEscaped(&parts.status)) }
    };
    let body = html! {
        main #main {
            (stage(page, board, &parts.pieces))
            section #asked.asked aria-label=(page.say("prompt-title")) {
                p #aim.aim { (parts.aim) }
                (lesson::panel(page, sitting))
                div #prompt.prompt role="status" aria-live="polite" { (PreEscaped(&parts.prompt)) }
                div #proposals.proposals aria-live="polite" { (PreEscaped(&parts.proposals)) }
                (showing(page))
                div #choices.choices.awaited[buttons] {
                    div #buttons.buttons {}
                }
                div.choices.aids {
                    button #hint type="button" hidden[!parts.mine || parts.offers.is_empty()] title=(page.say("hint-about")) { (page.say("hint")) (cap("hint")) }
                    button #estimate type="button" hidden[parts.over || !parts.seated] title=(page.say("estimate-about")) { (page.say("estimate")) (cap("estimate")) }
                    button #undo type="button" aria-disabled=(!parts.undo) hidden[parts.over || !parts.seated] { (page.say("undo")) (cap("undo")) }
                    a #next-game.button href={ "/next?after=" (sitting.id) } data-seated[parts.seated] hidden { (page.say("next-game")) }
                }
                p #onward.trail hidden { (page.say("onward")) }
                p #below.trail hidden { button #go-below.quiet type="button" { (page.say("below")) } }
                p #standing.trail hidden { (page.say("standing")) " " button #halt.quiet type="button" { (page.say("halt")) } }
                (coach_word(page))
                (advice())
            }
            aside.side-column {
                h2.unseen { (page.say("panels")) }
                div.papers {
                    (review::place(sitting, true, &html! {}))
                    div #panels.panels { (PreEscaped(&parts.panels)) }
                    (beside::place(page, board, sitting))
                    (reference(page, board))
                    @if board.form().backs && parts.seated { (notes(page)) }
                    details #moves.moves {
                        summary { (page.say("moves")) " " span #count.tally {} }
                        ol #offers {}
                    }
                    (coach(page))
                    (fair_dice(page, board))
                }
                section.log aria-labelledby="log-title" {
                    h2 #log-title { (page.say("log")) }
                    button #log-more.quiet type="button" aria-expanded="false" aria-controls="log" title=(page.say("log-more")) aria-label=(page.say("log-more")) { "⌃" }
                    details #summary.summary open hidden[parts.summary.is_empty()] {
                        summary { (page.say("summary")) }
                        ul #summary-lines tabindex="0" { @for line in &parts.summary { li { (line) } } }
                    }
                    // What it comes to is told; not every line.
                    ol #log tabindex="0" aria-labelledby="log-title" { (PreEscaped(&parts.log)) }
                    div.after-log.quiet-text {
                        a href={ "/game/" (sitting.id) "/replay" } { (page.say("replay-so-far")) }
                    }
                }
            }
        }
        (drawer(page))
        (help(page, board.form()))
        (settings(page, board.form()))
        p #heard.unseen aria-live="polite" {}
        p #offline.offline role="status" hidden { (page.say("offline")) }
        dialog #curtain.curtain aria-labelledby="curtain-title" { (PreEscaped(&parts.curtain)) }
        dialog #chooser.chooser {}
        div #toasts.toasts role="alert" {}
        (data("state", &laid))
        (data("setting", &setting(lang, (title.id, &board.scenario()), &sitting.id, sitting.is_alone() || !board.hides())))
        noscript { p.offline { (page.say("needs-script")) } }
    };
    let players: Vec<String> = sitting.players.iter().map(|player| text::player(lang, player)).collect();
    let about = Phrase::new("preview-table")
        .with("scenario", text::scenario(lang, title, &board.scenario()))
        .with("turn", board.turn())
        .with("players", players.join(" – "));
    let page =
        page.told_of(tell(lang, &about), Some(format!("/game/{}/picture?at={}", sitting.id, sitting.at)));
    let frame = Frame {
        title: title.name.to_owned(),
        kind: "table",
        game: Some(title),
        status,
        scripts: &["page.js", "table.js", "next.js", "review.js", "tips.js", "figures.js"],
    };
    page.frame(frame, body)
}

/// The board, the card that tells about what is under the pointer, and the tools beside it.
pub(crate) fn stage(page: &Page, board: &dyn Board, pieces: &str) -> Markup {
    html! {
        section.stage aria-label=(page.say("board")) {
            // First, so that nothing moves when the rest of the page comes.
            (tools(page, board))
            div.board-place {
                div #frame.board-scroll tabindex="-1" { (PreEscaped(board.laid(pieces, page.lang))) }
                div #card.card hidden {}
                div #amounts.amounts role="group" hidden {}
                @if board.form().sight { p #sighted.sighted role="status" aria-live="polite" hidden {} }
            }
        }
    }
}

/// What one does to the board: the tools of boards that have lines of sight or two storeys, the small map.
fn tools(page: &Page, board: &dyn Board) -> Markup {
    let form = board.form();
    html! {
        div.tools .bare[!form.levels && !form.sight] role="group" aria-label=(page.say("tools")) {
            @if form.levels {
                button #level-tool type="button" aria-pressed="false" title=(page.say("tool-level-about")) { (page.say("tool-level")) (cap("level")) }
            }
            @if form.sight {
                button #sight-tool type="button" aria-pressed="false" title=(page.say("tool-sight-about")) { (page.say("tool-sight")) (cap("sight")) }
            }
            div #overview.overview title=(page.say("overview")) hidden { (PreEscaped(board.glance(page.lang))) }
        }
    }
}

/// What a reader looks up: armies as lists and the board in words, which the script fetches when they are unfolded, and the key.
pub(crate) fn reference(page: &Page, board: &dyn Board) -> Markup {
    html! {
        @for (what, title) in [("roster", "roster"), ("words", "board-words")] {
            section.panel {
                details id=(what) data-told=(what) {
                    summary { h3 { (page.say(title)) } }
                    div data-here {}
                }
            }
        }
        p.look-up { a.button href={ "/rules/" (board.title().id) "#charts" } data-rule="charts" { (page.say("charts")) } }
        (PreEscaped(board.key(page.lang)))
    }
}

/// Where the script puts advice that was asked for.
fn advice() -> Markup {
    html! {
        div #advice.advice aria-live="polite" hidden {
            p #advice-text {}
            ol #advice-list {}
            p #advice-remark.quiet-text {}
        }
    }
}

/// The signs a note may begin with.
const NOTE_SIGNS: [&str; 6] = ["?", "!", "★", "†", "✕", ""];

/// A player's own notes on blocks seen from behind: the script keeps them in the browser, for this side only.
fn notes(page: &Page) -> Markup {
    html! {
        details #notes.notes hidden {
            summary { (page.say("notes")) " " span.tally {} }
            p.quiet-text { (page.say("notes-about")) }
            ul #note-list {}
            button #note-add type="button" { (page.say("note-add")) (cap("note")) }
            template #note-row {
                li {
                    select name="sign" aria-label=(page.say("note-sign")) {
                        @for sign in NOTE_SIGNS { option value=(sign) { (if sign.is_empty() { "–" } else { sign }) } }
                    }
                    input name="text" type="text" maxlength="12" autocomplete="off" aria-label=(page.say("note-text"));
                    button.quiet type="button" title=(page.say("note-drop")) aria-label=(page.say("note-drop")) { "×" }
                    select name="stack" aria-label=(page.say("note-where")) { option { (page.say("note-gone")) } }
                }
            }
        }
    }
}

/// What the reader can do while it is shown what happened without him.
fn showing(page: &Page) -> Markup {
    html! {
        div #showing.showing role="group" aria-label=(page.say("showing")) hidden {
            button #back type="button" title=(page.say("step-back")) aria-label=(page.say("step-back")) { "◀" }
            button #pause type="button" { (page.say("pause")) }
            button #forward type="button" title=(page.say("step-on")) aria-label=(page.say("step-on")) { "▶" }
            button #skip.main type="button" { (page.say("skip-steps")) kbd { "Esc" } }
            (pace(page))
            output #moment {}
        }
    }
}

/// Whether a coach is wanted.
fn coach(page: &Page) -> Markup {
    html! {
        label.pace title=(page.say("coach-about")) {
            input #coach type="checkbox";
            " " (page.say("coach"))
        }
    }
}

/// Where the coach has a word before a decision is sent.
fn coach_word(page: &Page) -> Markup {
    html! {
        div #coach-word.advice role="status" aria-live="polite" hidden {
            p #coach-text {}
            p #coach-reason.quiet-text {}
            p.doing {
                button #coach-back.main type="button" { (page.say("coach-back")) }
                button #coach-go type="button" { (page.say("coach-go")) }
            }
        }
    }
}

fn fair_dice(page: &Page, board: &dyn Board) -> Markup {
    html! {
        details.proof {
            summary { (page.say("fair-dice")) }
            p { (dice::about(page.lang, &board.source())) }
            (dice::proof(page.lang, board.title(), &board.source()))
        }
    }
}

/// Where a rule opens without leaving the table.
pub(crate) fn drawer(page: &Page) -> Markup {
    html! {
        dialog #drawer.drawer aria-label=(page.say("nav-rules")) {
            form method="dialog" {
                button.quiet type="submit" title=(page.say("close")) aria-label=(page.say("close")) { "×" }
            }
            div #rule.rule-text {}
        }
    }
}

/// How to play here, and the keys that do something.
fn help(page: &Page, form: Form) -> Markup {
    let keys = [("Tab ← ↑ → ↓", "help-move"), ("Enter", "help-pick"), ("Esc", "help-clear")];
    html! {
        dialog #help.help aria-labelledby="help-heading" {
            h2 #help-heading { (page.say("help-title")) }
            p { (page.say("help-how")) }
            p { (page.say("help-why")) }
            dl.keys {
                @for (key, id) in keys {
                    dt { @for key in key.split(' ') { kbd { (key) } " " } }
                    dd { (page.say(id)) }
                }
                @for shortcut in shortcuts(form) {
                    dt { (cap(shortcut.act)) }
                    dd { (page.say(shortcut.about)) }
                }
            }
            form method="dialog" { button.main type="submit" { (page.say("close")) } }
        }
    }
}

/// What the script must know of its place, and the sentences it says. `quick`: nobody learns anything from how fast an answer comes.
pub(crate) fn setting(
    lang: Lang,
    (game, scenario): (&str, &str),
    table: &str,
    quick: bool,
) -> serde_json::Value {
    let words: serde_json::Map<String, serde_json::Value> =
        SCRIPT_WORDS.iter().map(|&id| (id.to_owned(), say(lang, id).into())).collect();
    let edition =
        Named::split(scenario).1.map_or_else(String::new, |edition| format!("?edition={}", edition.hash));
    serde_json::json!({ "game": game, "edition": edition, "table": table, "quick": quick, "words": words })
}

/// A value for the script to read; not a script itself.
pub(crate) fn data(id: &str, value: &impl Serialize) -> Markup {
    let text = serde_json::to_string(value).expect("checked: plain data").replace('<', "\\u003c");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

#[cfg(test)]
mod tests {
    use super::SCRIPT_WORDS;

    #[test]
    fn the_script_is_handed_the_words_it_says() {
        let script = concat!(
            include_str!("../assets/table.js"),
            include_str!("../assets/model.js"),
            include_str!("../assets/choices.js"),
            include_str!("../assets/replay.js"),
            include_str!("../assets/notices.js"),
            include_str!("../assets/chooser.js"),
            include_str!("../assets/steps.js"),
            include_str!("../assets/sight.js"),
            include_str!("../assets/hint.js"),
            include_str!("../assets/coach.js"),
            include_str!("../assets/beside.js"),
        );
        for id in SCRIPT_WORDS {
            assert!(script.contains(&format!("\"{id}\"")), "{id} is never said");
        }
        for rest in script.split("word(\"").skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(SCRIPT_WORDS.contains(&id), "{id} is not handed over");
        }
    }
}
