//! The key of the board, beside it: what its walls and signs mean, and what it costs to cross them.

use game::Lang;
use maud::{Markup, PreEscaped, html};

use super::text::say;
use super::works::{DOOR, GATE, SLIT};
use crate::compound::masonry::{rubble, wall};
use crate::lists;

/// The key, folded away.
pub fn key(lang: Lang) -> Markup {
    let signs = html! {
        ul.ta-key {
            @for id in KEYS {
                li { svg.board viewBox="-20 -14 40 28" aria-hidden="true" { (PreEscaped(mark(id))) } span { (say(lang, id)) } }
            }
        }
    };
    lists::key("ta-key", &say(lang, "sheet-key"), &signs)
}

/// A mark around its own middle.
fn mark(id: &str) -> String {
    let line = "M-17 0h34";
    match id {
        "key-outer" => wall("ta-outer", line),
        "key-inner" => wall("ta-inner", line),
        "key-stone" => wall("ta-stone", line),
        "key-church" => wall("ta-church", line),
        "key-wooden" => {
            format!(r##"<path class="ta-post-edge" d="{line}"/><path class="ta-post" d="{line}"/>"##)
        }
        "key-door" => wall("ta-inner", line) + DOOR,
        "key-slit" => wall("ta-outer", line) + SLIT,
        "key-gate" => GATE.to_owned(),
        "key-ramp" => {
            r##"<g transform="scale(.7)"><path class="ta-ramp" d="M-13-15h26l3 32h-32z"/><path class="rung" d="M-13-9h26M-13-2h27M-14 5h28M-15 12h30"/></g>"##.to_owned()
        }
        "key-breach" => format!(r##"<g class="breached" transform="scale(.8)">{}</g>"##, rubble((0, 0), 0)),
        "key-gun" => r##"<use href="#ta-gun-mark" transform="scale(.55)"/>"##.to_owned(),
        "key-inside" => r##"<path class="ta-floor" d="M-16-9h32v18h-32z"/><path fill="url(#ta-boards)" d="M-16-9h32v18h-32z"/>"##.to_owned(),
        "key-platform" => r##"<path class="ta-plank" d="M-16-9h32v18h-32z"/><path class="plank" d="M-8-9v18M0-9v18M8-9v18"/>"##.to_owned(),
        "key-disordered" => r##"<use href="#ta-disordered"/>"##.to_owned(),
        "key-routed" => r##"<use href="#ta-routed"/>"##.to_owned(),
        "key-reduced" => r##"<path class="f-ta-reduced" d="M-15-8h30v16h-30z"/><path class="f-ta-hatch" d="M-12 8l9-15M-3 8l9-15M6 8l9-15"/>"##.to_owned(),
        _ => r##"<use href="#ta-facing" transform="scale(1.2)"/>"##.to_owned(),
    }
}

const KEYS: [&str; 17] = [
    "key-outer",
    "key-inner",
    "key-stone",
    "key-wooden",
    "key-church",
    "key-door",
    "key-slit",
    "key-ramp",
    "key-gate",
    "key-breach",
    "key-platform",
    "key-inside",
    "key-gun",
    "key-facing",
    "key-reduced",
    "key-disordered",
    "key-routed",
];
