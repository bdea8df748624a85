//! Names of zones, letters and numbers of the edges, title, key, compass and frame.

use std::fmt::Write;

use game::Lang;

use super::ground::bounds;
use super::plan::{COMPASS, GROUND, HEIGHT, KEY, TITLE, WIDTH, ZONES};
use crate::compound::masonry::rubble;
use crate::compound::paper::{rose, sheet};
use crate::compound::text::say;
use crate::svg::escape;

/// Everything written on the map.
pub fn lettering(lang: Lang) -> String {
    let mut out = margin(lang);
    out.push_str(&names(lang));
    out.push_str(&title(lang));
    out.push_str(&key(lang));
    out.push_str(&rose(COMPASS));
    out
}

/// The name of each place inside the walls.
fn names(lang: Lang) -> String {
    let mut out = String::new();
    for plan in &ZONES {
        let Some((x, y)) = plan.name else { continue };
        let roofed = matches!(plan.code, "LOW" | "LOE" | "LBN" | "LBS" | "GAT" | "MAG" | "CHP");
        let _ = write!(
            out,
            r##"<text class="name near{}" id="name-{}" x="{x}" y="{y}">{}</text>"##,
            if roofed { " on-roof" } else { "" },
            plan.code,
            escape(&say(lang, &format!("td-map-{}", plan.code))),
        );
    }
    let _ = write!(
        out,
        r##"<text class="fine water-name" text-anchor="middle" transform="translate(1380 800)rotate(-90)">{}</text>"##,
        escape(&say(lang, "map-ditch")),
    );
    out
}

/// The margin: a neat line, and outside it the letter and number of every edge zone, as on a map's grid.
fn margin(lang: Lang) -> String {
    let mut out = format!(
        r##"<path class="margin" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0ZM{0} {1}h{2}v{3}h-{2}z"/><rect class="frame" x="5" y="5" width="{4}" height="{5}"/><rect class="neat" x="{0}" y="{1}" width="{2}" height="{3}"/>"##,
        GROUND.x,
        GROUND.y,
        GROUND.w,
        GROUND.h,
        WIDTH - 10,
        HEIGHT - 10,
    );
    for plan in &ZONES {
        let Some((side, spot)) = grid(plan.code, plan.outline) else { continue };
        let number = &plan.code[1..];
        let letter = say(lang, &format!("td-letter-{side}"));
        let _ = write!(
            out,
            r##"<text class="grid" id="grid-{}" x="{}" y="{}">{}{number}</text>"##,
            plan.code,
            spot.0,
            spot.1 + 7,
            escape(&letter),
        );
    }
    for line in ticks() {
        let _ = write!(out, r##"<path class="tick" d="{line}"/>"##);
    }
    out
}

/// Where an edge zone meets the margin: its side, and the middle of its label there.
fn grid(code: &str, outline: &[(i32, i32)]) -> Option<(char, (i32, i32))> {
    let side = code.chars().next()?;
    if code.len() != 2 || !code.ends_with(|last: char| last.is_ascii_digit()) || side == 'W' {
        return None;
    }
    let (x, y) = bounds(outline).centre();
    match side {
        'N' => Some((side, (x, 26))),
        'S' => Some((side, (x, HEIGHT - 26))),
        'O' => Some((side, (25, y))),
        'E' => Some((side, (WIDTH - 25, y))),
        _ => None,
    }
}

/// The strokes that part the labels in the margin.
fn ticks() -> Vec<String> {
    let (right, bottom) = (GROUND.x + GROUND.w, GROUND.y + GROUND.h);
    let down = [156, 428, 728, 1004, 1392].map(|x| format!("M{x} 8V44M{x} {bottom}V{}", HEIGHT - 8));
    let across = [136, 290, 454, 568, 700, 940, 1180].map(|y| format!("M8 {y}H44M{right} {y}H{}", WIDTH - 8));
    down.into_iter().chain(across).collect()
}

/// The title in its cartouche.
fn title(lang: Lang) -> String {
    let middle = TITLE.centre().0;
    let mut out = sheet(TITLE);
    let _ = write!(
        out,
        r##"<text class="title small" x="{middle}" y="{}">{}</text><text class="subtitle" x="{middle}" y="{}">{} · {}</text>"##,
        TITLE.y + 44,
        escape(&say(lang, "td-title")),
        TITLE.y + 68,
        escape(&say(lang, "map-date")),
        escape(&say(lang, "map-ours")),
    );
    out
}

fn key(lang: Lang) -> String {
    let mut out = sheet(KEY);
    let x = KEY.x + 34;
    let _ = write!(
        out,
        r##"<text class="heading" x="{}" y="{}">{}</text>"##,
        KEY.centre().0,
        KEY.y + 27,
        escape(&say(lang, "key")),
    );
    let row = |line: i32| KEY.y + 50 + 24 * line;
    let marks = [
        (
            "td-key-breach",
            format!(
                r##"<g class="breached" transform="translate({x} {})scale(.8)">{}</g>"##,
                row(0),
                rubble((0, 0), 0)
            ),
        ),
        (
            "td-key-ladder",
            format!(r##"<use href="#fig-ladder" transform="translate({x} {})scale(.62)"/>"##, row(1)),
        ),
        (
            "key-gun",
            format!(
                r##"<rect class="gun-box" x="{}" y="{}" width="26" height="19" rx="2"/><text class="gun-number small" x="{x}" y="{}">1</text>"##,
                x - 13,
                row(2) - 9,
                row(2) + 6
            ),
        ),
        (
            "td-key-door",
            format!(
                r##"<g transform="translate({x} {})"><path class="doorway" d="M-13-6h26v12h-26z"/><path class="door-leaf" d="M-13 0L-3-12"/><path class="door-post" d="M-13-7v14M13-7v14"/></g>"##,
                row(3)
            ),
        ),
        (
            "td-key-woods",
            format!(r##"<use href="#fig-tree" transform="translate({x} {})scale(.6)"/>"##, row(4)),
        ),
        (
            "td-key-ruins",
            format!(
                r##"<g transform="translate({x} {})scale(.7)"><path class="ruin-floor" d="M-17-13h34v26h-34z"/><path class="ruin" d="M-17 4V-13H-3M6-13H17V13H8M-6 13H-17"/></g>"##,
                row(5)
            ),
        ),
        ("td-key-inside", format!(r##"<path class="border-in" d="M{} {}h34"/>"##, x - 17, row(6))),
        ("td-key-outside", format!(r##"<path class="border-out" d="M{} {}h34"/>"##, x - 17, row(7))),
    ];
    for (line, (id, mark)) in marks.into_iter().enumerate() {
        out.push_str(&mark);
        let _ = write!(
            out,
            r##"<text class="legend" x="{}" y="{}">{}</text>"##,
            x + 28,
            row(line as i32) + 5,
            escape(&say(lang, id)),
        );
    }
    out
}
