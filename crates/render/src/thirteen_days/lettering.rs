//! Names of zones, title, key and compass.

use std::fmt::Write;

use game::Lang;

use super::margin;
use super::plan::{COMPASS, KEY, TITLE, ZONES};
use crate::compound::masonry::rubble;
use crate::compound::paper::{self, rose};
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
    let breach = format!(r##"<g class="breached" transform="scale(.8)">{}</g>"##, rubble((0, 0), 0));
    let marks = [
        ("td-key-breach", breach.as_str()),
        ("td-key-ladder", r##"<use href="#fig-ladder" transform="scale(.62)"/>"##),
        (
            "key-gun",
            r##"<rect class="gun-box" x="-13" y="-9" width="26" height="19" rx="2"/><text class="gun-number small" y="6">1</text>"##,
        ),
        (
            "td-key-door",
            r##"<path class="doorway" d="M-13-6h26v12h-26z"/><path class="door-leaf" d="M-13 0L-3-12"/><path class="door-post" d="M-13-7v14M13-7v14"/>"##,
        ),
        ("td-key-woods", r##"<use href="#fig-tree" transform="scale(.6)"/>"##),
        (
            "td-key-ruins",
            r##"<g transform="scale(.7)"><path class="ruin-floor" d="M-17-13h34v26h-34z"/><path class="ruin" d="M-17 4V-13H-3M6-13H17V13H8M-6 13H-17"/></g>"##,
        ),
        ("td-key-inside", r##"<path class="border-in" d="M-17 0h34"/>"##),
        ("td-key-outside", r##"<path class="border-out" d="M-17 0h34"/>"##),
    ];
    let marks = marks.map(|(id, mark)| (say(lang, id), mark.to_owned()));
    paper::key(KEY, &say(lang, "key"), |line| KEY.y + 50 + 24 * line, &marks)
}
