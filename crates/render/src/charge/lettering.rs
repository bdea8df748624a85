//! Names, stacking limits, title, key, compass and frame.

use std::fmt::Write;

use charge::Area;
use game::Lang;

use super::plan::{AREAS, COMPASS, HEIGHT, KEY, TITLE, TRAY, WIDTH, tray_row};
use super::text::named;
use crate::compound::paper::{self, rose};
use crate::compound::text::say;
use crate::svg::{escape, heading, sheet};

/// Everything written on the map.
pub fn lettering(lang: Lang) -> String {
    let mut out = names(lang);
    out.push_str(&small_print(lang));
    out.push_str(&title(lang));
    out.push_str(&tray(lang));
    out.push_str(&key(lang));
    out.push_str(&compass(lang));
    let _ = write!(
        out,
        r##"<rect class="frame" x="5" y="5" width="{}" height="{}"/><rect class="neat" x="13" y="13" width="{}" height="{}"/>"##,
        WIDTH - 10,
        HEIGHT - 10,
        WIDTH - 26,
        HEIGHT - 26,
    );
    out
}

/// The name of each area in italics, with its stacking limits in green, blue and brown boxes.
fn names(lang: Lang) -> String {
    let mut out = String::new();
    for (index, plan) in AREAS.iter().enumerate() {
        let outside = !Area(index as u8).is_alamo();
        let (class, leading) = if outside { ("name far", 24) } else { ("name", 18) };
        let name = named(lang, &format!("area-{}", plan.code));
        let lines = if plan.broken { halves(&name) } else { vec![name.as_str()] };
        for (line, text) in lines.into_iter().enumerate() {
            let _ = write!(
                out,
                r##"<text class="{class}" id="name-{}-{line}" x="{}" y="{}">{}</text>"##,
                plan.code,
                plan.name.0,
                plan.name.1 + leading * line as i32,
                escape(text),
            );
        }
        let area = Area(index as u8);
        let numbers = [area.texian_limit(), area.mexican_limit(), area.building_limit()];
        out.push_str(&limits(plan.limits, numbers));
    }
    out
}

/// A name broken where its longer line is shortest.
fn halves(name: &str) -> Vec<&str> {
    let breaks = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
    let longer = |(a, b): &(&str, &str)| a.chars().count().max(b.chars().count());
    breaks.min_by_key(longer).map_or_else(|| vec![name], |(first, second)| vec![first, second])
}

/// A box for each limit that the area has.
fn limits((x, y): (i32, i32), limits: [u8; 3]) -> String {
    let boxes: Vec<(&str, u8)> =
        ["texian", "mexican", "roofed"].into_iter().zip(limits).filter(|&(_, limit)| limit > 0).collect();
    let width = boxes.len() as i32 * 20 - 2;
    boxes.iter().enumerate().fold(String::new(), |mut out, (index, (class, limit))| {
        let left = x - width / 2 + 20 * index as i32;
        let _ = write!(
            out,
            r##"<rect class="limit {class}" x="{left}" y="{}" width="18" height="15" rx="2"/><text class="limit-number" x="{}" y="{}">{limit}</text>"##,
            y - 8,
            left + 9,
            y + 4,
        );
        out
    })
}

/// Small lettering on the land.
fn small_print(lang: Lang) -> String {
    format!(
        r##"<text class="fine" text-anchor="middle" transform="translate(34 800)rotate(-90)">{}</text><path class="pointer" d="M28 682l6-12l6 12M34 670v14"/><text class="fine water-name" text-anchor="middle" transform="translate(1204 640)rotate(-88)">{ditch}</text><text class="fine water-name" text-anchor="middle" transform="translate(264 372)rotate(-88)">{ditch}</text>"##,
        escape(&say(lang, "map-west")),
        ditch = escape(&say(lang, "map-ditch")),
    )
}

/// The title in its cartouche.
fn title(lang: Lang) -> String {
    let middle = TITLE.centre().0;
    let mut out = sheet(TITLE);
    for (line, text) in say(lang, "map-title").split('|').enumerate() {
        let _ = write!(
            out,
            r##"<text class="title" x="{middle}" y="{}">{}</text>"##,
            TITLE.y + 40 + 34 * line as i32,
            escape(text),
        );
    }
    let _ = write!(
        out,
        r##"<text class="subtitle" x="{middle}" y="{}">{} · {}</text>"##,
        TITLE.y + 100,
        escape(&say(lang, "map-date")),
        escape(&say(lang, "map-ours")),
    );
    out
}

/// The tray for columns that have not entered.
fn tray(lang: Lang) -> String {
    let mut out = sheet(TRAY) + &heading(TRAY, 26, &say(lang, "tray"));
    for column in 0..5 {
        let row = tray_row(column);
        let _ = write!(
            out,
            r##"<rect class="tray-row" x="{}" y="{}" width="{}" height="{}" rx="3"/>"##,
            row.x, row.y, row.w, row.h,
        );
    }
    out
}

fn key(lang: Lang) -> String {
    const MARKS: [(&str, &str); 6] = [
        (
            "key-star",
            r##"<use class="star" href="#fig-star" transform="scale(.62)"/><text class="star-number small" y="5">3</text>"##,
        ),
        ("key-breach", r##"<use href="#fig-ladder" transform="scale(.6)"/>"##),
        (
            "key-gun",
            r##"<rect class="gun-box" x="-13" y="-10" width="26" height="20" rx="2"/><text class="gun-number small" y="6">1</text>"##,
        ),
        (
            "key-arrow",
            r##"<path class="red-arrow" transform="rotate(90)scale(.8)" d="M0-22l8 12h-4v20h4l-8 12l-8-12h4v-20h-4z"/>"##,
        ),
        ("key-inside", r##"<path class="border-in" d="M-17 0h34"/>"##),
        ("key-outside", r##"<path class="border-out" d="M-17 0h34"/>"##),
    ];
    let row = |line: i32| KEY.y + 52 + 25 * line;
    let marks = MARKS.map(|(id, mark)| (say(lang, id), mark.to_owned()));
    let mut out = paper::key(KEY, &say(lang, "key"), row, &marks);
    let x = KEY.x + 34;
    out.push_str(&limits((x + 2, row(6)), [2, 6, 1]));
    for (line, text) in say(lang, "key-limits").split('|').enumerate() {
        let _ = write!(
            out,
            r##"<text class="legend" x="{}" y="{}">{}</text>"##,
            x + 42,
            row(6) + 5 + 16 * line as i32,
            escape(text),
        );
    }
    out
}

/// The compass rose and the scale.
fn compass(lang: Lang) -> String {
    let (x, y) = COMPASS;
    rose(COMPASS)
        + &format!(
            concat!(
                r##"<g class="scale"><path class="scale-bar" d="M{sx} {sy}v173M{sx} {sy}h-8M{sx} {sm}h-6M{sx} {se}h-8"/><text class="fine" text-anchor="middle" transform="translate({tx} {sm})rotate(-90)">{scale}</text></g>"##,
                r##"<text class="fine small" x="24" y="1199">{note}</text>"##
            ),
            sx = x + 64,
            sy = y - 80,
            sm = y + 6,
            se = y + 93,
            tx = x + 57,
            scale = escape(&say(lang, "map-scale")),
            note = escape(&say(lang, "map-note")),
        )
}
