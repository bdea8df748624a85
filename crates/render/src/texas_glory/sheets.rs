//! What lies on the map on paper of its own: title, turn track, plans of the forts, holding boxes, compass.

use std::fmt::Write;

use game::Lang;
use texas_glory::map::Walls;
use texas_glory::{Place, Year, places};

use super::names::width;
use super::plan::{ALAMO, COMANCHE, COMPASS, GOLIAD, TITLE, TRACK, box_frame, track_cell};
use super::text::{date, named, place_title, say, tell};
use crate::svg::{Frame, escape, heading, sheet};

/// The holding boxes, under everything that can be clicked.
pub fn boxes(lang: Lang) -> String {
    let mut out: String =
        Place::all().filter(|place| place.is_box()).map(|place| holding_box(place, lang)).collect();
    out.push_str(&paper("comanche", COMANCHE));
    out.push_str(&box_name("comanche", COMANCHE, &named(lang, "block-Com")));
    out + &note("", COMANCHE, &say(lang, "box-comanche"))
}

/// Paper in the colour of those whom it concerns.
fn paper(class: &str, frame: Frame) -> String {
    let Frame { x, y, w, h } = frame.inset(6);
    format!(
        r##"<rect class="sheet-cast" x="{}" y="{}" width="{}" height="{}" rx="9"/><rect class="tg-box {class}" x="{}" y="{}" width="{}" height="{}" rx="9"/><rect class="tg-box-line {class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/>"##,
        frame.x + 4,
        frame.y + 5,
        frame.w,
        frame.h,
        frame.x,
        frame.y,
        frame.w,
        frame.h,
    )
}

/// A box: its name above, its star or anchor and what it feeds below, room for blocks between.
fn holding_box(place: Place, lang: Lang) -> String {
    let frame = box_frame(place);
    let data = place.data();
    let class = if data.walls == Some(Walls::City) { "mexican" } else { "us" };
    let name = if place == places::PRG { say(lang, "box-presidio") } else { place_title(lang, place) };
    let told = match place {
        places::FORT_JESSUP => say(lang, "box-jessup"),
        places::MATAMOROS => tell(lang, "box-matamoros", &[("supply", data.supply.into())]),
        places::NEW_ORLEANS => tell(lang, "box-new-orleans", &[("supply", data.supply.into())]),
        _ => tell(lang, "box-supply", &[("supply", data.supply.into())]),
    };
    let mut out = paper(class, frame) + &box_name(class, frame, &name) + &note(class, frame, &told);
    let (x, y) = (frame.x + 24, frame.y + frame.h - 22);
    if data.victory {
        let _ = write!(
            out,
            r##"<circle class="f-tg-disc" cx="{x}" cy="{y}" r="13"/><use class="tg-star green city" href="#tg-star" transform="translate({x} {y})scale(1.15)"/>"##,
        );
    }
    if data.port {
        let _ = write!(out, r##"<use href="#tg-port" x="{}" y="{y}"/>"##, frame.x + frame.w - 20);
    }
    out
}

/// The name of a box, drawn together where it is wider than the box.
fn box_name(class: &str, frame: Frame, name: &str) -> String {
    let room = frame.w - 20;
    let squeeze = if width(name, true) > room {
        format!(r##" textLength="{room}" lengthAdjust="spacingAndGlyphs""##)
    } else {
        String::new()
    };
    format!(
        r##"<text class="tg-box-name {class}" x="{}" y="{}"{squeeze}>{}</text>"##,
        frame.centre().0,
        frame.y + 31,
        escape(name),
    )
}

/// Small print at the foot of a box, in as many lines as it takes.
fn note(class: &str, frame: Frame, text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("checked: there is a line");
        if line.is_empty() || width(&format!("{line} {word}"), false) * 4 / 5 <= frame.w - 24 {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    let first = frame.y + frame.h - 14 - 20 * (lines.len() as i32 - 1);
    lines.iter().zip(0..).fold(String::new(), |out, (line, at)| {
        let (x, y) = (frame.centre().0, first + 20 * at);
        out + &format!(r##"<text class="tg-box-note {class}" x="{x}" y="{y}">{}</text>"##, escape(line))
    })
}

/// The other sheets.
pub fn sheets(lang: Lang) -> String {
    title(lang) + &track(Year::Y1836, lang) + &forts(lang) + &compass(lang)
}

fn title(lang: Lang) -> String {
    let (middle, _) = TITLE.centre();
    let y = TITLE.y;
    let mut out = sheet(TITLE);
    let _ = write!(
        out,
        r##"<text class="title tg-title" x="{middle}" y="{}">Texas Glory</text><text class="tg-subtitle" x="{middle}" y="{}">{}</text><text class="subtitle" x="{middle}" y="{}">{}</text>"##,
        y + 78,
        y + 110,
        escape(&say(lang, "map-subtitle")),
        y + 131,
        escape(&say(lang, "map-ours")),
    );
    let scale = |step: i32| middle - 140 + 65 * step;
    let _ = write!(
        out,
        r##"<path class="tg-scale dark" d="M{} {y}h65v6h-65zM{} {y}h65v6h-65z"/><path class="tg-scale light" d="M{} {y}h65v6h-65zM{} {y}h65v6h-65z"/>"##,
        scale(0),
        scale(2),
        scale(1),
        scale(3),
        y = y + 141,
    );
    for (step, text) in [(0, "0".to_owned()), (2, "25".to_owned()), (4, say(lang, "map-miles"))] {
        let _ = write!(
            out,
            r##"<text class="tg-box-note" x="{}" y="{}">{}</text>"##,
            scale(step),
            y + 162,
            escape(&text),
        );
    }
    out
}

/// The turns of a year with their dates; what comes when.
pub fn track(year: Year, lang: Lang) -> String {
    let revolt = year != Year::Y1836;
    let title = say(lang, if revolt { "track-1835" } else { "track" });
    let mut out = sheet(TRACK) + &heading(TRACK, 27, &title);
    for turn in 1..=year.turns() {
        let Frame { x, y, w, h } = track_cell(turn);
        let date = date(year, turn, lang);
        let _ = write!(
            out,
            r##"<rect class="tg-turn" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/><text class="tg-turn-number" x="{}" y="{}">{turn}</text><text class="tg-turn-date" x="{}" y="{}">{}</text>"##,
            x + 8,
            y + 27,
            x + w / 2,
            y + h - 9,
            escape(&date),
        );
        let comes = match turn {
            2 if !revolt => Some("Gao"),
            3 if !revolt => Some("Tol"),
            _ => None,
        };
        if let Some(leader) = comes {
            let _ = write!(
                out,
                r##"<text class="tg-turn-comes" x="{}" y="{}">{}</text>"##,
                x + w - 6,
                y + 22,
                escape(&named(lang, &format!("block-{leader}"))),
            );
        }
    }
    out
}

/// The Alamo and the presidio of Goliad from above.
fn forts(lang: Lang) -> String {
    let mut out = sheet(ALAMO) + &sheet(GOLIAD);
    for (frame, id) in [(ALAMO, "fort-alamo"), (GOLIAD, "fort-goliad")] {
        let _ = write!(
            out,
            r##"<text class="heading tg-green" x="{}" y="{}">{}</text><text class="tg-box-note" x="{}" y="{}">{}</text>"##,
            frame.centre().0,
            frame.y + frame.h - 30,
            escape(&say(lang, id)),
            frame.centre().0,
            frame.y + frame.h - 13,
            escape(&say(lang, "fort-besieged")),
        );
    }
    let _ = write!(
        out,
        concat!(
            r##"<g transform="translate({} {})scale(.98)"><path class="tg-wall" d="M18 6L112 0L116 22L128 24L130 58L150 60L152 92L118 94M18 6L10 150L96 160"/><path class="tg-palisade" d="M96 160L140 128"/>"##,
            r##"<path class="tg-roof" d="M92 46h22v82h-22zM114 108h20v-10h44v34h-44v-8h-20zM34 146h64v16h-64zM8 60h13v60h-13z"/></g>"##,
            r##"<g transform="translate({} {})scale(.94)"><path class="tg-wall" d="M4 8h150v150h-150z"/><path class="tg-roof" d="M16 20h24v46h-24zM40 36h12v16h-12zM66 14h62v15h-62zM132 34h15v86h-15zM40 136h38v15h-38zM88 136h38v15h-38z"/>"##,
            r##"<circle class="tg-roof" cx="4" cy="8" r="13"/><circle class="tg-roof" cx="154" cy="8" r="13"/><circle class="tg-roof" cx="4" cy="158" r="13"/><circle class="tg-roof" cx="154" cy="158" r="13"/></g>"##
        ),
        ALAMO.x + 29,
        ALAMO.y + 15,
        GOLIAD.x + 45,
        GOLIAD.y + 19,
    );
    out
}

fn compass(lang: Lang) -> String {
    let (x, y) = COMPASS;
    let mut out = format!(
        r##"<g class="tg-compass" transform="translate({x} {y})"><circle class="tg-rose-ring" r="46"/><circle class="tg-rose-ring" r="40"/>"##
    );
    for point in 0..8 {
        let long = if point % 2 == 0 { 44 } else { 28 };
        let turn = point * 45;
        let _ = write!(
            out,
            r##"<g transform="rotate({turn})"><path class="tg-rose-dark" d="M0-{long}L6-6L0 0Z"/><path class="tg-rose-light" d="M0-{long}L-6-6L0 0Z"/></g>"##
        );
    }
    let _ = write!(
        out,
        r##"<text class="tg-rose-north" y="-52">{}</text></g>"##,
        escape(&say(lang, "map-north"))
    );
    out
}
