//! Towns, crossings and battle sites; the names of crossings, rivers, roads and waters.

use std::fmt::Write;

use game::Lang;
use texas_glory::Place;

use super::plan::{HEIGHT, WIDTH, centre};
use super::text::say;
use crate::svg::{Frame, Spot, bounds, escape};

const SITES: &str = include_str!("../../assets/texas-glory/sites.csv");
const CROSSINGS: &str = include_str!("../../assets/texas-glory/crossings.csv");
const NAMES: &str = include_str!("../../assets/texas-glory/names.txt");
const BATTLES: &str = include_str!("../../assets/texas-glory/battles.csv");

/// A settlement as it is drawn.
pub struct Site {
    pub hex: &'static str,
    pub kind: &'static str,
    pub colour: &'static str,
    pub star: bool,
    pub port: bool,
    pub at: Spot,
    pub name: &'static str,
    /// Where its name stands, and which end of it.
    pub label: Spot,
    pub anchor: &'static str,
}

impl Site {
    /// How large its name is.
    pub fn size(&self) -> &'static str {
        match self.kind {
            "city" | "fort" => "great",
            "town" if self.star => "great",
            "town" => "town",
            _ => "small",
        }
    }

    /// Whether it is lettered as towns are.
    pub fn is_great(&self) -> bool {
        self.size() != "small"
    }
}

/// The lines of a file of the map without its remarks.
fn rows(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.starts_with('#'))
}

pub fn sites() -> impl Iterator<Item = Site> {
    let spot = |x: &str, y: &str| (x.parse().unwrap_or(0), y.parse().unwrap_or(0));
    rows(SITES).filter_map(move |row| match row.split(',').collect::<Vec<_>>()[..] {
        [hex, kind, colour, star, port, x, y, name, lx, ly, anchor] => Some(Site {
            hex,
            kind,
            colour,
            star: star == "star",
            port: port == "port",
            at: spot(x, y),
            name,
            label: spot(lx, ly),
            anchor,
        }),
        _ => None,
    })
}

/// Everything written on the land and the sea, and the signs it belongs to.
pub fn lettering(lang: Lang) -> String {
    let mut out = hex_numbers();
    out.push_str(&along_courses(lang));
    out.push_str(&crossings());
    out.push_str(&battles());
    sites().for_each(|site| out.push_str(&sign(&site)));
    out.push_str(&waters(lang));
    out
}

fn hex_numbers() -> String {
    Place::all().filter(|place| !place.is_box()).fold(String::new(), |out, place| {
        let (x, y) = centre(place);
        out + &format!(r##"<text class="tg-number" x="{x}" y="{}">{}</text>"##, y - 47, place.data().code)
    })
}

/// A road's or river's name on its own course.
fn along_courses(lang: Lang) -> String {
    let mut out = String::new();
    for (at, row) in rows(NAMES).enumerate() {
        let [kind, name, course] = row.split(';').collect::<Vec<_>>()[..] else { continue };
        let name = if kind == "road" { road_name(lang, name) } else { name.to_owned() };
        let _ = write!(
            out,
            r##"<path id="tg-course-{at}" class="tg-hidden" d="{course}"/><text id="tg-name-{at}" class="tg-along {kind}"><textPath href="#tg-course-{at}">{}</textPath></text>"##,
            escape(&name),
        );
    }
    out
}

/// The room that the names of rivers and bays take.
pub fn water_names() -> impl Iterator<Item = Frame> {
    const BAYS: [Frame; 3] = [
        Frame { x: 1008, y: 1236, w: 134, h: 56 },
        Frame { x: 766, y: 1424, w: 68, h: 108 },
        Frame { x: 803, y: 1350, w: 160, h: 24 },
    ];
    let rivers = rows(NAMES).filter_map(|row| row.strip_prefix("river;")?.split_once(';'));
    let spots = |course: &str| -> Vec<Spot> {
        let numbers: Vec<i32> =
            course.split(['M', 'Q', ' ']).filter_map(|number| number.parse().ok()).collect();
        numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
    };
    rivers.map(move |(_, course)| bounds(&spots(course)).inset(-8)).chain(BAYS)
}

/// Roads are named in their language; traces keep their names.
fn road_name(lang: Lang, name: &str) -> String {
    let known = match name {
        "Old San Antonio Road" => "road-camino-real",
        "La Bahía Road" => "road-la-bahia",
        "Atascosito Road" => "road-atascosito",
        "Laredo Road" => "road-laredo",
        "Matamoros Road" => "road-matamoros",
        "Gonzales Road" => "road-gonzales",
        "Presidio Road" => "road-presidio",
        "Béxar Road" => "road-bexar",
        "Coushatta Trace" => "road-coushatta",
        "Gotier's Trace" => "road-gotier",
        _ => "road-nacogdoches",
    };
    say(lang, known)
}

fn crossings() -> String {
    let mut signs = String::new();
    let mut names = String::new();
    for row in rows(CROSSINGS) {
        let parts: Vec<&str> = row.split(',').collect();
        let [kind, x, y, ref name @ ..] = parts[..] else { continue };
        let _ = write!(signs, r##"<use href="#tg-{kind}" x="{x}" y="{y}"/>"##);
        if let [name, lx, ly, anchor] = name {
            let _ = write!(
                names,
                r##"<text class="tg-crossing {anchor}" id="tg-crossing-{x}-{y}" x="{lx}" y="{ly}">{}</text>"##,
                escape(name),
            );
        }
    }
    signs + &names
}

/// Where the war was fought, in the colour of the victor.
fn battles() -> String {
    rows(BATTLES).fold(String::new(), |out, row| {
        let [victor, x, y, ..] = row.split(',').collect::<Vec<_>>()[..] else { return out };
        out + &format!(
            r##"<g transform="translate({x} {y})"><use class="tg-swords-halo" href="#tg-swords"/><use class="tg-swords {victor}" href="#tg-swords"/></g>"##
        )
    })
}

fn sign(site: &Site) -> String {
    let ((x, y), colour) = (site.at, site.colour);
    let mut out = match site.kind {
        "city" => star(x, y, colour, "city", 17, 1.55),
        "fort" => format!(
            r##"<use href="#tg-fort" transform="translate({x} {y})scale(1.15)"/><use class="tg-star {colour}" href="#tg-star" transform="translate({x} {y})translate(0 4)scale(.95)"/>"##
        ),
        "town" if site.star => star(x, y, colour, "town", 15, 1.3),
        "town" => format!(r##"<circle class="tg-town {colour}" cx="{x}" cy="{y}" r="8.5"/>"##),
        "camp" => format!(r##"<circle class="tg-camp" cx="{x}" cy="{y}" r="5.6"/>"##),
        "village" => format!(r##"<use href="#tg-tepee" x="{x}" y="{y}"/>"##),
        _ => String::new(),
    };
    if site.port {
        let _ = write!(out, r##"<use href="#tg-port" transform="translate({x} {y})translate(22 -2)"/>"##);
    }
    out
}

fn star(x: i32, y: i32, colour: &str, kind: &str, ring: i32, scale: f32) -> String {
    format!(
        r##"<circle class="f-tg-disc" cx="{x}" cy="{y}" r="{ring}"/><use class="tg-star {colour} {kind}" href="#tg-star" transform="translate({x} {y})scale({scale})"/>"##
    )
}

fn waters(lang: Lang) -> String {
    format!(
        r##"<text class="tg-sea-name great" transform="translate(1500 1352)rotate(-22)">{}</text><text class="tg-sea-name" transform="translate(1075 1262)rotate(-22)">{}</text><text class="tg-sea-name small" transform="translate(800 1478)rotate(-58)">{}</text><text class="tg-sea-name" x="883" y="1369">{}</text><rect class="frame" x="5" y="5" width="{}" height="{}"/><rect class="neat" x="13" y="13" width="{}" height="{}"/>"##,
        escape(&say(lang, "sea-gulf")),
        escape(&say(lang, "sea-matagorda")),
        escape(&say(lang, "sea-aransas")),
        escape(&say(lang, "sea-san-antonio")),
        WIDTH - 10,
        HEIGHT - 10,
        WIDTH - 26,
        HEIGHT - 26,
    )
}
