//! Names of zones, title, key and compass.

use std::fmt::Write;

use game::Lang;

use super::margin;
use super::plan::{COMPASS, KEY, TITLE, ZONES};
use crate::compound::masonry::rubble;
use crate::compound::paper::rose;
use crate::compound::text::say;
use crate::svg::{escape, sheet};

/// Everything written on the map.
pub fn lettering(lang: Lang) -> String {
    let mut out = margin::grid(lang);
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
