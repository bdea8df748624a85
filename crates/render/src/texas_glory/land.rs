//! Sea and land, forests, rivers, roads and trails: the ground of the map.

use std::fmt::Write;

use texas_glory::Place;

use super::plan::{HEIGHT, WIDTH, centre, hex_centre, hexagon};

const COAST: &str = include_str!("../../assets/texas-glory/coast.txt");
const RIVERS: &str = include_str!("../../assets/texas-glory/rivers.txt");
const STREAMS: &str = include_str!("../../assets/texas-glory/streams.txt");
const ROUTES: &str = include_str!("../../assets/texas-glory/routes.txt");
const TREES: &str = include_str!("../../assets/texas-glory/trees.csv");

/// The lines of a file of the map without its remarks.
pub fn rows(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.starts_with('#'))
}

/// Washes of colour over the land: which, where, how wide and high.
const WASHES: [(&str, i32, i32, i32, i32); 8] = [
    ("pine", 1640, 330, 520, 520),
    ("pine", 1500, 640, 330, 270),
    ("oak", 1250, 1010, 330, 200),
    ("oak", 900, 620, 340, 280),
    ("hill", 400, 330, 470, 340),
    ("sand", 330, 1300, 430, 390),
    ("sand", 560, 1600, 380, 290),
    ("oak", 800, 900, 290, 220),
];

/// What the map is drawn with: the coast, the river courses, the washes.
pub fn defs() -> String {
    let mut out = format!(
        r##"<defs><path id="tg-coast" clip-rule="evenodd" fill-rule="evenodd" d="{}"/><clipPath id="tg-land"><use href="#tg-coast"/></clipPath>"##,
        COAST.trim_end().replace('\n', ""),
    );
    for (broad, class) in ["a", "b", "c"].into_iter().enumerate() {
        let _ = write!(out, r##"<path id="tg-river-{class}" d="{}"/>"##, courses(RIVERS, broad));
    }
    for kind in ["road", "trail"] {
        let data: String = rows(ROUTES)
            .filter_map(|row| row.strip_prefix(kind)?.strip_prefix(';')?.split_once(';'))
            .map(|(_, course)| course)
            .collect();
        let _ = write!(out, r##"<path id="tg-{kind}" d="{data}"/>"##);
    }
    for wash in ["pine", "oak", "hill", "sand"] {
        let _ = write!(
            out,
            r##"<radialGradient id="tg-{wash}"><stop offset="0" class="tg-{wash}"/><stop offset=".55" class="tg-{wash} tg-half"/><stop offset="1" class="tg-{wash} tg-none"/></radialGradient>"##
        );
    }
    out + r##"<linearGradient id="tg-deep" x2="1" y2="1"><stop offset="0" class="tg-sea0"/><stop offset=".55" class="tg-sea1"/><stop offset="1" class="tg-sea2"/></linearGradient><radialGradient id="tg-dusk" r=".75"><stop offset=".7" class="g-edge0"/><stop offset="1" class="g-edge"/></radialGradient></defs>"##
}

/// The courses of one breadth, as one path.
fn courses(file: &'static str, broad: usize) -> String {
    rows(file)
        .filter_map(|row| row.split_once(';'))
        .filter(|(width, _)| *width == broad.to_string())
        .map(|(_, course)| course)
        .collect()
}

/// Everything under the lettering.
pub fn land() -> String {
    let mut out = sea();
    out.push_str(&country());
    out.push_str(&forests());
    out.push_str(&waters());
    out.push_str(&bays());
    for (class, kind) in
        [("tg-trail-halo", "trail"), ("tg-trail", "trail"), ("tg-road-edge", "road"), ("tg-road", "road")]
    {
        let _ = write!(out, r##"<use class="{class}" href="#tg-{kind}"/>"##);
    }
    let _ = write!(out, r##"<rect fill="url(#tg-dusk)" width="{WIDTH}" height="{HEIGHT}"/>"##);
    out
}

/// The gulf, paler towards the shore, with its hexes.
fn sea() -> String {
    let mut out = format!(r##"<rect fill="url(#tg-deep)" width="{WIDTH}" height="{HEIGHT}"/>"##);
    for depth in 1..=5 {
        let _ = write!(out, r##"<use class="tg-shoal tg-shoal{depth}" href="#tg-coast"/>"##);
    }
    let mut hexes = String::new();
    for q in -2..=12 {
        for r in -8..=9 {
            let (x, y) = hex_centre(q, r);
            let at_sea =
                y > 1500 - (x - 760) * 3 / 5 && (750..WIDTH).contains(&x) && (860..HEIGHT).contains(&y);
            if at_sea && Place::all().all(|place| place.data().axial != Some((q as i8, r as i8))) {
                hexes.push_str(&hexagon((x, y)));
            }
        }
    }
    let _ = write!(out, r##"<path class="tg-sea-hex" d="{hexes}"/>"##);
    out
}

/// The land with its washes, dimmer outside the hexes.
fn country() -> String {
    let mut out =
        String::from(r##"<use class="tg-country" href="#tg-coast"/><g clip-path="url(#tg-land)">"##);
    for (wash, x, y, rx, ry) in WASHES {
        let _ = write!(out, r##"<ellipse fill="url(#tg-{wash})" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>"##);
    }
    let hexes: String = hexes(|_| true);
    let woods = hexes_of_forest();
    let _ = write!(
        out,
        r##"<path class="tg-beyond" fill-rule="evenodd" d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z{hexes}"/><path class="tg-wood" d="{woods}"/></g><use class="tg-shore" href="#tg-coast"/><path class="tg-grid" d="{hexes}"/>"##
    );
    out
}

fn hexes(keep: impl Fn(Place) -> bool) -> String {
    Place::all().filter(|&place| !place.is_box() && keep(place)).map(|place| hexagon(centre(place))).collect()
}

fn hexes_of_forest() -> String {
    hexes(|place| place.data().forest)
}

/// Pines in the east, oaks elsewhere: crowns, their shaded halves, trunks.
fn forests() -> String {
    let mut paths = [String::new(), String::new(), String::new(), String::new(), String::new()];
    for row in rows(TREES) {
        let mut parts = row.split(',');
        let kind = parts.next().unwrap_or_default();
        let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
        let (x, y, size): (i32, i32, i32) = (number(), number(), number());
        // In tenths of a unit, so that a tree keeps its shape when it is small.
        let tenth = |unit: i32| f64::from(unit * size / 10) / 100.0;
        let (a, b) = (tenth(64), tenth(110));
        let _ = write!(paths[0], "M{x} {y}v{:.0}", tenth(62).max(3.0));
        if kind == "p" {
            let _ = write!(paths[1], "M{x} {:.1}l{a:.1} {:.1}h-{:.1}z", f64::from(y) - b, b + 3.0, a * 2.0);
            let _ = write!(paths[2], "M{x} {:.1}l{a:.1} {:.1}h-{a:.1}z", f64::from(y) - b, b + 3.0);
        } else {
            let r = tenth(60);
            let _ = write!(
                paths[3],
                "M{:.1} {}a{r:.1} {r:.1} 0 1 1 {:.1} 0z",
                f64::from(x) - r * 0.8,
                y + 1,
                r * 1.6
            );
            let _ = write!(
                paths[4],
                "M{x} {}v-{:.1}a{r:.1} {r:.1} 0 0 1 {:.1} {:.1}z",
                y + 1,
                r * 1.5,
                r * 0.8,
                r * 1.5
            );
        }
    }
    ["tg-trunk", "tg-pine-crown", "tg-pine-shade", "tg-oak-crown", "tg-oak-shade"]
        .iter()
        .zip(paths)
        .fold(String::new(), |out, (class, data)| out + &format!(r##"<path class="{class}" d="{data}"/>"##))
}

/// Creeks without effect on play, then the rivers, broader towards the mouth.
fn waters() -> String {
    let mut out = format!(
        r##"<path class="tg-creek" d="{}"/><path class="tg-creek great" d="{}"/>"##,
        courses(STREAMS, 0),
        courses(STREAMS, 1),
    );
    for layer in ["tg-river-edge", "tg-river"] {
        for broad in ["a", "b", "c"] {
            let _ = write!(out, r##"<use class="{layer} {broad}" href="#tg-river-{broad}"/>"##);
        }
    }
    out
}

/// Hexsides of bays, and the six around Galveston: nobody crosses them.
fn bays() -> String {
    let galveston =
        Place::all().find(|place| place.data().code == "1309").map(|place| hexagon(centre(place)));
    format!(
        r##"<path class="tg-bay" d="M808 1373l33 58M640 1547h67M1545 909l-34-58M1042 1199l-33-58{}"/>"##,
        galveston.unwrap_or_default(),
    )
}
