//! The key of the map, beside it: what the signs mean, what it costs to cross a side of a hex, how many may attack over it.

use game::Lang;
use maud::{Markup, PreEscaped, html};

use super::text::{say, tell};
use crate::lists;

/// The key, folded away.
pub fn key(lang: Lang) -> Markup {
    let columns = ["key-move", "key-attack"];
    let signs = html! {
        table.tg-key {
            thead { tr { td {} td {} @for id in columns { th scope="col" { (say(lang, id)) } } } }
            tbody { @for row in &KEY_ROWS { (line(row, lang)) } }
        }
    };
    lists::key("tg-key", &say(lang, "key"), &signs)
}

fn line((id, mark, numbers): &(&'static str, &'static str, Numbers), lang: Lang) -> Markup {
    html! {
        tr {
            td { svg viewBox="-22 -14 44 28" aria-hidden="true" { (PreEscaped(mark)) } }
            th scope="row" { (say(lang, id)) }
            @match numbers {
                Numbers::Cross(cost, limit) => { td { (cost) } td { (limit) } },
                Numbers::Supply(supply) => td colspan="2" { (tell(lang, "key-supply", &[("supply", (*supply).into())])) },
                Numbers::NoStop => td colspan="2" { (say(lang, "key-no-stop")) },
            }
        }
    }
}

enum Numbers {
    Cross(&'static str, &'static str),
    Supply(u8),
    NoStop,
}

const KEY_ROWS: [(&str, &str, Numbers); 13] = [
    (
        "key-city",
        r##"<circle class="f-tg-disc" r="11"/><use class="tg-star blue city" href="#tg-star"/>"##,
        Numbers::Supply(4),
    ),
    (
        "key-victory",
        r##"<circle class="f-tg-disc" r="10"/><use class="tg-star green" href="#tg-star" transform="scale(.88)"/>"##,
        Numbers::Supply(3),
    ),
    ("key-town", r##"<circle class="tg-town blue" r="7.6"/>"##, Numbers::Supply(3)),
    ("key-fort", r##"<use href="#tg-fort" transform="scale(.8)"/>"##, Numbers::Supply(2)),
    ("key-camp", r##"<circle class="tg-camp" r="5.6"/>"##, Numbers::Supply(1)),
    ("key-village", r##"<use href="#tg-tepee" transform="translate(0 1)scale(.74)"/>"##, Numbers::NoStop),
    (
        "key-road",
        r##"<path class="tg-road-edge" d="M-20 3q20-10 40-2"/><path class="tg-road" d="M-20 3q20-10 40-2"/>"##,
        Numbers::Cross("1", "4"),
    ),
    ("key-trail", r##"<path class="tg-trail" d="M-20 3q20-10 40-2"/>"##, Numbers::Cross("1", "2")),
    ("key-ford", r##"<use href="#tg-ford" transform="scale(.8)"/>"##, Numbers::Cross("1", "2")),
    ("key-ferry", r##"<use href="#tg-ferry" transform="scale(.8)"/>"##, Numbers::Cross("2", "1")),
    ("key-clear", r##"<path class="tg-grid" d="M-20 0h40"/>"##, Numbers::Cross("2", "2")),
    (
        "key-forest",
        r##"<path class="tg-grid" d="M-20 4h40"/><path class="tg-pine-crown" d="M-12-9l6 13h-12zM4-9l6 13h-12z"/><path class="tg-oak-crown" d="M-4 4h-7q0-11 7-11t7 11zM16 4h-7q0-11 7-11t7 11z"/>"##,
        Numbers::Cross("3", "1"),
    ),
    (
        "key-river",
        r##"<path class="tg-river-edge a" d="M-20 0q10-8 20 0t20 0"/><path class="tg-river a" d="M-20 0q10-8 20 0t20 0"/>"##,
        Numbers::Cross("–", "–"),
    ),
];
