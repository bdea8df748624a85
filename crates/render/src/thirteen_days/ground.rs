//! The ground around the compound: fields, ruins, woods, the ditches and the lake.

use std::fmt::Write;

use super::plan::{HEIGHT, WIDTH, ZONES};
use crate::compound::{Frame, Spot, frame};
use crate::svg::{Scatter, course, hachures, outline};

/// The whole sheet under everything.
pub fn ground() -> String {
    let mut out = format!(
        r##"<rect class="earth" width="{WIDTH}" height="{HEIGHT}"/><g fill="url(#fig-glow)"><ellipse cx="170" cy="520" rx="240" ry="320"/><ellipse cx="1330" cy="420" rx="260" ry="300"/><ellipse cx="700" cy="1180" rx="520" ry="150"/><ellipse cx="760" cy="110" rx="560" ry="120"/></g><rect fill="url(#fig-tufts)" width="{WIDTH}" height="{HEIGHT}"/>"##
    );
    out.push_str(&fields());
    out.push_str(&roads());
    out.push_str(&water());
    out.push_str(&ruins());
    out.push_str(&woods());
    let _ = write!(out, r##"<rect fill="url(#fig-dusk)" width="{WIDTH}" height="{HEIGHT}"/>"##);
    out
}

/// Ploughed plots north and east of the walls and along the western ditch.
fn fields() -> String {
    const PLOTS: [(&str, &str); 7] = [
        ("rows", "M176 52L404 52L396 124L184 128Z"),
        ("rows2", "M452 56L700 52L706 120L458 126Z"),
        ("rows", "M760 60L980 54L974 128L766 120Z"),
        ("rows2", "M750 150L984 146L978 196L756 200Z"),
        ("rows2", "M1402 304L1496 300L1498 440L1400 436Z"),
        ("rows", "M52 150L148 146L150 276L54 280Z"),
        ("rows", "M56 720L144 712L148 920L54 916Z"),
    ];
    PLOTS.iter().fold(String::new(), |out, (pattern, data)| {
        out + &format!(r##"<path class="plot" d="{data}"/><path fill="url(#fig-{pattern})" d="{data}"/>"##)
    })
}

/// The roads out of the gate: to the town and its ford, to La Villita, along the Alameda.
fn roads() -> String {
    const ROADS: [&str; 3] = [
        "M607 1150C590 1182 470 1176 360 1196S150 1226 44 1212",
        "M607 1150C612 1190 640 1230 646 1268",
        "M630 1172C760 1186 900 1140 1010 1140S1320 1196 1504 1150",
    ];
    ROADS.iter().fold(String::new(), |out, data| {
        out + &format!(r##"<path class="road-edge" d="{data}"/><path class="road" d="{data}"/>"##)
    })
}

/// The irrigation ditch along the eastern border of the foot zones, with the lake on it.
fn water() -> String {
    const STREAM: &str = "M1392 44C1396 90 1387 140 1391 200S1396 300 1391 380S1388 470 1386 530M1390 686C1394 740 1387 800 1392 860S1396 960 1391 1040S1388 1160 1393 1268";
    const LAKE: &str = "M1341 540C1352 526 1374 524 1390 530C1408 540 1413 580 1412 616C1412 650 1410 676 1398 686C1378 694 1352 688 1341 668C1331 640 1330 570 1341 540Z";
    format!(
        r##"<path class="bank" d="{STREAM}"/><path class="water-edge" d="{STREAM}"/><path class="water" d="{STREAM}"/><path class="water-edge pond" d="{LAKE}"/><path class="water pond" d="{LAKE}"/><path class="ripple" d="M1352 566c14-7 32-6 44 2M1346 600c16-7 40-6 54 3M1350 636c14-6 34-5 46 3M1360 664c10-4 22-3 30 1"/>"##
    )
}

/// The zones where trees give cover, each with the number of its trees.
const WOODS: [(&str, usize); 11] = [
    ("N1", 8),
    ("N6", 8),
    ("E1", 12),
    ("E6", 18),
    ("S6", 8),
    ("O2", 13),
    ("O3", 9),
    ("O4", 11),
    ("fNW", 12),
    ("fN4", 14),
    ("fE2", 12),
];

/// Trees where the woods give cover, strewn but never over one another, and brush between them.
fn woods() -> String {
    let mut out = String::new();
    for (index, &(code, count)) in WOODS.iter().enumerate() {
        let plan = ZONES.iter().find(|plan| plan.code == code).expect("checked: a zone of the plan");
        let mut scatter = Scatter::new(1836 + index as u32);
        let mut trees: Vec<Spot> = Vec::new();
        let around = bounds(plan.outline);
        for _ in 0..count * 40 {
            let spot = scatter.spot(around.x, around.y, around.w, around.h);
            let clear = |other: &Spot| (other.0 - spot.0).pow(2) + (other.1 - spot.1).pow(2) > 24 * 24;
            if trees.len() < count && stands_in(spot, plan.outline, 16) && trees.iter().all(clear) {
                trees.push(spot);
            }
        }
        trees.sort_by_key(|spot| spot.1);
        for (at, (x, y)) in trees.iter().enumerate() {
            let shape = if at % 4 == 3 { "bush" } else { "tree" };
            let size = 78 + 12 * (at % 4);
            let _ = write!(
                out,
                r##"<use href="#fig-{shape}" transform="translate({x} {y})scale({}.{:02})"/>"##,
                size / 100,
                size % 100,
            );
        }
    }
    out
}

/// The smallest frame around an outline.
pub fn bounds(outline: &[Spot]) -> Frame {
    let span = |axis: fn(&Spot) -> i32| {
        outline.iter().map(axis).fold((i32::MAX, i32::MIN), |(least, most), v| (least.min(v), most.max(v)))
    };
    let (x, y) = (span(|spot| spot.0), span(|spot| spot.1));
    frame(x.0, y.0, x.1 - x.0, y.1 - y.0)
}

/// Whether a spot lies within an outline and at least so far from each of its corners' lines.
fn stands_in(spot: Spot, outline: &[Spot], margin: i32) -> bool {
    [(0, 0), (margin, 0), (-margin, 0), (0, margin), (0, -margin)]
        .iter()
        .all(|(dx, dy)| holds(outline, (spot.0 + dx, spot.1 + dy)))
}

/// Whether an outline holds a spot.
pub fn holds(outline: &[Spot], (x, y): Spot) -> bool {
    let mut inside = false;
    for (at, &(ax, ay)) in outline.iter().enumerate() {
        let (bx, by) = outline[(at + 1) % outline.len()];
        if (ay > y) != (by > y) && f64::from(x - ax) < f64::from((bx - ax) * (y - ay)) / f64::from(by - ay) {
            inside = !inside;
        }
    }
    inside
}

/// Burnt jacales and broken walls where the ruins give cover: along the west wall's south, off the southwest
/// corner, and the village on the southern edge.
fn ruins() -> String {
    const SHELLS: [(i32, i32, i32); 11] = [
        (190, 736, 6),
        (234, 744, -10),
        (188, 952, -8),
        (232, 996, 12),
        (180, 1040, 4),
        (190, 1210, 10),
        (392, 1246, -6),
        (458, 1210, 14),
        (700, 1246, -8),
        (764, 1204, 8),
        (972, 1242, -12),
    ];
    const HUTS: [(i32, i32, i32); 5] =
        [(250, 1252, -8), (330, 1204, 6), (560, 1250, -10), (850, 1252, 8), (946, 1206, -6)];
    let mut out = String::new();
    for (x, y, turn) in HUTS {
        let _ =
            write!(out, r##"<use href="#fig-hut" transform="translate({x} {y})rotate({turn})scale(.9)"/>"##);
    }
    for (x, y, turn) in SHELLS {
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})rotate({turn})"><path class="ruin-floor" d="M-17-13h34v26h-34z"/><path class="ruin" d="M-17 4V-13H-3M6-13H17V13H8M-6 13H-17"/><path class="rubble" d="M-4-3l6-5l6 4l-4 5zM-12 8l5-4l5 4l-4 3zM4 9l5-4l4 5zM-10-7l4-2l3 3z"/></g>"##
        );
    }
    let _ = write!(
        out,
        r##"<path class="cast" d="M296 1146h40v26h-40z"/><path class="stone-house" d="M292 1141h40v26h-40z"/><path class="ridge" d="M297 1146h30v16h-30z"/>"##
    );
    out
}

/// The packed earth within the walls, with straw in the pens.
pub fn floors() -> String {
    let mut out = String::new();
    for plan in &ZONES[..27] {
        let data = outline(plan.outline);
        let kind = match plan.code {
            "COR" | "NEB" | "CAT" => "pen",
            "CHA" | "MAG" | "CHP" => "nave",
            _ => "floor",
        };
        let texture = if kind == "pen" { "straw" } else { "gravel" };
        let _ = write!(
            out,
            r##"<path class="{kind}" d="{data}"/><path fill="url(#fig-{texture})" d="{data}"/>"##
        );
    }
    out
}

/// The shading of the ditches before palisade and lunette.
pub fn ditches() -> String {
    let palisade = [(1016, 922), (802, 1029)];
    let lunette = [(704, 1024), (704, 1104), (607, 1146), (506, 1104), (506, 1024)];
    format!(
        r##"<path class="ditch" d="{}"/><path class="ditch" d="{}"/><path class="hachure" d="{}{}"/>"##,
        course(&palisade),
        course(&lunette),
        hachures(&[(808, 1039), (1022, 932)], 8.0, 9.0),
        hachures(&[(495, 1024), (495, 1110), (607, 1158), (715, 1110), (715, 1024)], 8.0, 9.0),
    )
}

/// The borders between zones that can be crossed on foot: brown and dashed inside the walls, green outside.
pub fn borders() -> String {
    const INSIDE: [&[Spot]; 12] = [
        &[(428, 236), (428, 340)],
        &[(590, 236), (590, 340)],
        &[(280, 340), (728, 340)],
        &[(410, 340), (410, 906)],
        &[(280, 454), (728, 454)],
        &[(280, 568), (728, 568)],
        &[(280, 700), (728, 700)],
        &[(280, 906), (448, 906)],
        &[(728, 350), (728, 454)],
        &[(728, 706), (728, 906)],
        &[(728, 806), (1000, 806)],
        &[(868, 454), (1258, 454)],
    ];
    const PENS: [&[Spot]; 2] = [&[(1004, 348), (1004, 674)], &[(1134, 784), (1134, 896)]];
    const OUTSIDE: [&[Spot]; 32] = [
        &[(156, 44), (156, 1268)],
        &[(44, 136), (1504, 136)],
        &[(44, 1180), (1504, 1180)],
        &[(44, 290), (156, 290)],
        &[(44, 454), (156, 454)],
        &[(44, 568), (156, 568)],
        &[(44, 700), (156, 700)],
        &[(44, 940), (156, 940)],
        &[(1396, 290), (1504, 290)],
        &[(1396, 454), (1504, 454)],
        &[(1412, 568), (1504, 568)],
        &[(1396, 700), (1504, 700)],
        &[(1396, 940), (1504, 940)],
        &[(428, 44), (428, 216)],
        &[(728, 44), (728, 216)],
        &[(1004, 44), (1004, 332)],
        &[(428, 1180), (428, 1268)],
        &[(728, 1180), (728, 1268)],
        &[(1004, 916), (1004, 1268)],
        &[(156, 340), (260, 340)],
        &[(156, 454), (260, 454)],
        &[(156, 568), (260, 568)],
        &[(156, 700), (260, 700)],
        &[(156, 906), (260, 906)],
        &[(448, 1026), (448, 1180)],
        &[(590, 136), (590, 216)],
        &[(1272, 454), (1388, 454)],
        &[(1272, 676), (1345, 676)],
        &[(1278, 906), (1388, 906)],
        &[(788, 1026), (788, 1180)],
        &[(1392, 44), (1392, 526)],
        &[(1392, 692), (1392, 1268)],
    ];
    let mut out = String::new();
    for line in OUTSIDE {
        let _ = write!(
            out,
            r##"<path class="border-out-halo" d="{0}"/><path class="border-out" d="{0}"/>"##,
            course(line)
        );
    }
    for line in INSIDE.into_iter().chain(PENS) {
        let _ = write!(out, r##"<path class="border-in" d="{}"/>"##, course(line));
    }
    out
}
