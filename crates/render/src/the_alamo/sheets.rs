//! The sheets beside the field: title, tracks, trays and key.

use std::fmt::Write;

use game::Lang;
use the_alamo::Column;
use the_alamo::view::figures;

use super::plan::{
    ASIDE, COLUMNS, FIELD, HEIGHT, KEY, LOSSES, REPLACEMENTS, TITLE, TURNS, WIDTH, column_row, loss_cell,
    replacement_cell, turn_cell,
};
use super::text::say;
use super::works::{DOOR, GATE, SLIT};
use crate::compound::masonry::{rubble, wall};
use crate::compound::{Frame, Spot};
use crate::svg::{escape, heading, sheet};

/// The turns printed on their track, with the losses that end the assault.
pub const PRINTED_TURNS: u8 = 12;

/// The numerals of the columns, as on their counters.
pub const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "R"];

/// Everything beside the field.
pub fn sheets(lang: Lang) -> String {
    let mut out = margin();
    out.push_str(&title(lang));
    out.push_str(&turns(lang));
    out.push_str(&losses(lang));
    out.push_str(&replacements(lang));
    out.push_str(&columns(lang));
    out.push_str(&sheet(ASIDE));
    out.push_str(&heading(ASIDE, 26, &say(lang, "sheet-garrison")));
    out.push_str(&key(lang));
    out
}

/// The margin around the field, and its lines.
fn margin() -> String {
    format!(
        r##"<path class="margin" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0ZM{0} {1}h{2}v{3}h-{2}z"/><rect class="frame" x="5" y="5" width="{4}" height="{5}"/><rect class="neat" x="{0}" y="{1}" width="{2}" height="{3}"/>"##,
        FIELD.x,
        FIELD.y,
        FIELD.w,
        FIELD.h,
        WIDTH - 10,
        HEIGHT - 10,
    )
}

fn title(lang: Lang) -> String {
    let (middle, _) = TITLE.centre();
    let mut out = sheet(TITLE);
    let _ = write!(
        out,
        r##"<text class="title" x="{middle}" y="{}">{}</text><text class="subtitle" x="{middle}" y="{}">{} · {}</text><text class="subtitle" x="{middle}" y="{}">{}</text>"##,
        TITLE.y + 50,
        escape(&say(lang, "map-title")),
        TITLE.y + 78,
        escape(&say(lang, "map-date")),
        escape(&say(lang, "map-ours")),
        TITLE.y + 100,
        escape(&say(lang, "map-scale")),
    );
    out
}

fn cell(f: Frame) -> String {
    format!(r##"<rect class="ta-cell" x="{}" y="{}" width="{}" height="{}" rx="3"/>"##, f.x, f.y, f.w, f.h)
}

/// [16.2] The turns, each with its losses.
fn turns(lang: Lang) -> String {
    let mut out = sheet(TURNS) + &heading(TURNS, 26, &say(lang, "sheet-turns"));
    for (turn, figure) in (1..=PRINTED_TURNS).zip(figures()) {
        let f = turn_cell(turn);
        out.push_str(&cell(f));
        let _ = write!(
            out,
            r##"<text class="ta-cell-number" x="{}" y="{}">{turn}</text><text class="ta-cell-figure" x="{}" y="{}">{figure}</text>"##,
            f.x + 8,
            f.y + 24,
            f.x + f.w - 7,
            f.y + f.h - 8,
        );
    }
    out
}

/// The losses: tens with one marker, hundreds with the other.
fn losses(lang: Lang) -> String {
    let mut out = sheet(LOSSES);
    let _ = write!(
        out,
        r##"<text class="heading left" x="{}" y="{}">{}</text>"##,
        LOSSES.x + 16,
        LOSSES.y + 26,
        escape(&say(lang, "sheet-losses")),
    );
    for step in 0..12 {
        let f = loss_cell(step);
        out.push_str(&cell(f));
        let _ = write!(
            out,
            r##"<text class="ta-tick" x="{}" y="{}">{}0</text>"##,
            f.centre().0,
            f.y + 16,
            if step == 0 { String::from("0") } else { step.to_string() },
        );
    }
    out
}

fn replacements(lang: Lang) -> String {
    let mut out = sheet(REPLACEMENTS) + &heading(REPLACEMENTS, 26, &say(lang, "sheet-replacements"));
    for space in 0..12 {
        let f = replacement_cell(space);
        out.push_str(&cell(f));
        let _ =
            write!(out, r##"<text class="ta-cell-number" x="{}" y="{}">{space}</text>"##, f.x + 6, f.y + 20);
    }
    out
}

fn columns(lang: Lang) -> String {
    let mut out = sheet(COLUMNS) + &heading(COLUMNS, 26, &say(lang, "sheet-columns"));
    for column in Column::all() {
        let Frame { x, y, w, h } = column_row(column.0);
        let numeral = NUMERALS[usize::from(column.0)];
        let name = super::text::name(lang, column.leader().pick());
        let _ = write!(
            out,
            r##"<rect class="ta-row" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/><rect class="stripe col-{numeral}" x="{}" y="{}" width="26" height="22" rx="3"/><text class="numeral" x="{}" y="{}">{numeral}</text><text class="ta-row-name" x="{}" y="{}">{}</text>"##,
            x + 4,
            y + 3,
            x + 17,
            y + 18,
            x + 38,
            y + 20,
            escape(&name),
        );
    }
    out
}

/// A mark of the key around its own middle.
fn key_mark(id: &str) -> String {
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

fn key(lang: Lang) -> String {
    let mut out = sheet(KEY) + &heading(KEY, 26, &say(lang, "sheet-key"));
    for (at, id) in KEYS.into_iter().enumerate() {
        let (x, y): Spot = (KEY.x + 34 + 206 * (at as i32 / 9), KEY.y + 56 + 29 * (at as i32 % 9));
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})">{}</g><text class="ta-key" x="{}" y="{}">{}</text>"##,
            key_mark(id),
            x + 26,
            y + 5,
            escape(&say(lang, id)),
        );
    }
    out
}
