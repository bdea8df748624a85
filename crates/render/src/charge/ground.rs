//! The ground around the compound: fields, ditches, trees, huts.

use std::fmt::Write;

use super::plan::{AREAS, HEIGHT, WIDTH};
use crate::svg::{Scatter, course, hachures};

/// Patterns, gradients and the things drawn many times.
pub const DEFS: &str = r##"<defs>
<radialGradient id="fig-glow"><stop offset="0" class="g-pale"/><stop offset="1" class="g-pale0"/></radialGradient>
<radialGradient id="fig-dusk" cx=".5" cy=".5" r=".72"><stop offset=".62" class="g-edge0"/><stop offset="1" class="g-edge"/></radialGradient>
<pattern id="fig-rows" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path class="furrow" d="M0 3h11M0 8.5h11"/></pattern>
<pattern id="fig-rows2" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-68)"><path class="furrow" d="M0 3h11M0 8.5h11"/></pattern>
<g id="fig-tree"><ellipse class="f-cast" cx="5" cy="6" rx="15" ry="13"/><path class="f-leaf" d="M0-16c7-2 12 2 13 7c5 3 5 10 1 13c-1 6-8 9-13 7c-5 4-12 1-13-4c-6-2-7-10-3-14c0-7 9-12 15-9z"/><path class="f-leaf-lit" d="M-8-8c3-5 9-6 13-3c-5 0-9 3-10 8c-3 0-4-3-3-5zM-4 4c3-3 8-2 9 1c-3-1-6 0-7 3c-1-1-2-2-2-4z"/></g>
<g id="fig-bush"><ellipse class="f-cast" cx="2" cy="3" rx="7" ry="5"/><path class="f-leaf" d="M-6 1c-1-4 3-7 6-5c4-2 7 1 6 5c1 4-5 5-6 3c-3 2-6 0-6-3z"/></g>
<g id="fig-hut"><path class="f-cast" d="M-13-7h32v23h-32z"/><path class="f-thatch" d="M-16-11h32v22h-32z"/><path class="f-ridge" d="M-16 0h32M-11-11v22M-5-11v22M1-11v22M7-11v22M12-11v22"/></g>
</defs>"##;

/// The grain of the ground: tufts of grass, pebbles, straw, strewn over tiles so large that they do not show.
pub fn grain() -> String {
    let tile = |id: &str, class: &str, size: i32, count: i32, strokes: &[&str]| {
        let mut scatter = Scatter::new(size as u32);
        let data = (0..count).fold(String::new(), |mut data, index| {
            let (x, y) = scatter.spot(4, 8, size - 14, size - 16);
            let _ = write!(data, "M{x} {y}{}", strokes[index as usize % strokes.len()]);
            data
        });
        format!(
            r##"<pattern id="fig-{id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"><path class="{class}" d="{data}"/></pattern>"##
        )
    };
    let tufts =
        tile("tufts", "tuft", 330, 58, &["l2 5l2-6", "h4", "l1 5l3-5", "l2 4l2-5m3 1l1 4", "h3m2 3h2"]);
    let gravel = tile("gravel", "pebble", 210, 58, &["h1.5", "h2", "h1", "h1.5m4 3h1"]);
    let straw = tile("straw", "stalk", 180, 84, &["l6 3", "l-4 5", "l7-2", "l4-4", "l5-3", "l3 4"]);
    format!("<defs>{tufts}{gravel}{straw}</defs>")
}

/// The whole sheet under everything: earth, fields, banks, water, trees, huts.
pub fn ground() -> String {
    let mut out = String::new();
    let _ = write!(
        out,
        r##"<rect class="earth" width="{WIDTH}" height="{HEIGHT}"/><g fill="url(#fig-glow)"><ellipse cx="230" cy="420" rx="300" ry="240"/><ellipse cx="1330" cy="520" rx="260" ry="260"/><ellipse cx="620" cy="1120" rx="420" ry="150"/><ellipse cx="760" cy="90" rx="460" ry="120"/></g><rect fill="url(#fig-tufts)" width="{WIDTH}" height="{HEIGHT}"/>"##
    );
    out.push_str(&fields());
    out.push_str(&roads());
    out.push_str(&water());
    out.push_str(&growth());
    out.push_str(&village());
    let _ = write!(out, r##"<rect fill="url(#fig-dusk)" width="{WIDTH}" height="{HEIGHT}"/>"##);
    out
}

/// Ploughed plots north of the walls and between ditch and pens.
fn fields() -> String {
    const PLOTS: [(&str, &str); 6] = [
        ("rows", "M322 26L520 26L512 104L330 118Z"),
        ("rows2", "M528 26L664 26L660 150L520 158Z"),
        ("rows", "M884 26L1060 26L1052 112L876 104Z"),
        ("rows2", "M1068 26L1180 26L1176 150L1062 138Z"),
        ("rows2", "M1250 470L1450 452L1454 560L1256 580Z"),
        ("rows", "M30 296L206 280L212 392L30 410Z"),
    ];
    PLOTS.iter().fold(String::new(), |out, (pattern, data)| {
        out + &format!(r##"<path class="plot" d="{data}"/><path fill="url(#fig-{pattern})" d="{data}"/>"##)
    })
}

/// The roads out of the gate: to the town and its ford, to La Villita, along the Alameda.
fn roads() -> String {
    const ROADS: [&str; 3] = [
        "M611 1090C600 1130 540 1148 440 1154S270 1166 216 1206",
        "M611 1090C616 1130 640 1170 646 1206",
        "M640 1120C760 1110 900 970 1180 946S1400 900 1466 880",
    ];
    ROADS.iter().fold(String::new(), |out, data| {
        out + &format!(r##"<path class="road-edge" d="{data}"/><path class="road" d="{data}"/>"##)
    })
}

/// The two irrigation ditches, with the pond on the eastern one.
fn water() -> String {
    const DITCHES: [&str; 2] = [
        "M1120 14C1130 90 1166 160 1190 214S1226 330 1214 420S1232 620 1218 720S1236 880 1208 950S1212 1120 1196 1206",
        "M318 14C312 80 268 150 258 206S250 360 258 440S244 620 256 720S244 900 236 986S168 1110 158 1206",
    ];
    let mut out = String::new();
    for data in DITCHES {
        let _ = write!(
            out,
            r##"<path class="bank" d="{data}"/><path class="water-edge" d="{data}"/><path class="water" d="{data}"/>"##
        );
    }
    out + r##"<path class="water-edge pond" d="M1372 704c26-14 74-12 82 20c4 28-22 66-58 62c-34 0-52-22-50-44c1-16 8-28 26-38z"/><path class="water pond" d="M1372 704c26-14 74-12 82 20c4 28-22 66-58 62c-34 0-52-22-50-44c1-16 8-28 26-38z"/><path class="ripple" d="M1372 726c18-8 46-6 60 4M1366 746c16-6 36-4 48 4M1390 766c14-4 28-2 38 2"/><path class="water-edge" d="M1220 690C1270 690 1300 716 1352 738"/><path class="water" d="M1220 690C1270 690 1300 716 1352 738"/>"##
}

/// The cottonwoods of the Alameda in two rows, brush along the ditches, the big tree at the northwest corner.
fn growth() -> String {
    const COTTONWOODS: [(i32, i32); 14] = [
        (1226, 916),
        (1266, 906),
        (1306, 896),
        (1346, 886),
        (1386, 876),
        (1426, 866),
        (1450, 846),
        (1236, 874),
        (1276, 866),
        (1316, 857),
        (1356, 848),
        (1396, 842),
        (1206, 880),
        (1444, 906),
    ];
    const TREES: [(i32, i32); 13] = [
        (262, 244),
        (232, 176),
        (270, 470),
        (30, 536),
        (44, 440),
        (262, 780),
        (236, 930),
        (1290, 320),
        (1446, 330),
        (1440, 680),
        (1340, 796),
        (1196, 1186),
        (846, 1188),
    ];
    let mut out = String::new();
    for (x, y) in COTTONWOODS {
        let _ = write!(out, r##"<use href="#fig-tree" x="{x}" y="{y}"/>"##);
    }
    for (index, (x, y)) in TREES.iter().enumerate() {
        let size = 80 + 17 * (index % 4);
        let _ = write!(
            out,
            r##"<use href="#fig-tree" transform="translate({x} {y})scale({}.{:02})"/>"##,
            size / 100,
            size % 100
        );
    }
    let mut scatter = Scatter::new(1836);
    for (x, y, w, h, count) in [
        (1198, 330, 34, 470, 16),
        (236, 230, 34, 740, 15),
        (1200, 960, 14, 220, 6),
        (330, 150, 700, 30, 7),
        (24, 840, 180, 180, 6),
    ] {
        for _ in 0..count {
            let (x, y) = scatter.spot(x, y, w, h);
            let _ = write!(out, r##"<use href="#fig-bush" x="{x}" y="{y}"/>"##);
        }
    }
    out
}

/// The jacales of La Villita and the stone house off the southwest corner.
fn village() -> String {
    const HUTS: [(i32, i32, i32); 8] = [
        (206, 1098, 8),
        (252, 1066, -12),
        (318, 1058, 4),
        (516, 1062, -6),
        (704, 1050, 10),
        (752, 1078, -8),
        (800, 1044, 14),
        (262, 1128, -4),
    ];
    let mut out = String::new();
    for (x, y, turn) in HUTS {
        let _ = write!(out, r##"<use href="#fig-hut" transform="translate({x} {y})rotate({turn})"/>"##);
    }
    let _ = write!(
        out,
        r##"<path class="cast" d="M210 1006h46v34h-46z"/><path class="stone-house" d="M204 1000h46v34h-46z"/><path class="ridge" d="M210 1006h34v22h-34z"/>"##
    );
    out
}

/// The borders between areas: brown and dashed inside the walls, green outside.
pub fn borders() -> String {
    const INSIDE: [&[(i32, i32)]; 8] = [
        &[(452, 214), (452, 840), (478, 840), (478, 1002)],
        &[(452, 330), (706, 316)],
        &[(706, 324), (706, 440)],
        &[(300, 432), (452, 432)],
        &[(300, 690), (452, 690)],
        &[(478, 840), (735, 840), (756, 950)],
        &[(706, 744), (706, 840)],
        &[(900, 446), (1180, 446)],
    ];
    const OUTSIDE: [&[(i32, i32)]; 6] = [
        &[(282, 204), (14, 166)],
        &[(1196, 319), (1466, 292)],
        &[(1196, 806), (1466, 830)],
        &[(833, 990), (852, 1206)],
        &[(280, 1022), (186, 1206)],
        &[(262, 577), (14, 577)],
    ];
    let mut out = String::new();
    for line in OUTSIDE {
        let _ = write!(
            out,
            r##"<path class="border-out-halo" d="{0}"/><path class="border-out" d="{0}"/>"##,
            course(line)
        );
    }
    for line in INSIDE {
        let _ = write!(out, r##"<path class="border-in" d="{}"/>"##, course(line));
    }
    out
}

/// The packed earth within the walls, with straw in the pens.
pub fn floors() -> String {
    let mut out = String::new();
    for (area, plan) in AREAS[..11].iter().enumerate() {
        let data = crate::svg::outline(plan.outline);
        let kind = match area {
            2 | 8 => "pen",
            7 => "nave",
            9 => "yard",
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
    let palisade = [(902, 926), (776, 1020)];
    let lunette = [(676, 1018), (674, 1056), (611, 1097), (548, 1056), (546, 1018)];
    format!(
        r##"<path class="ditch" d="{}"/><path class="ditch" d="{}"/><path class="hachure" d="{}{}"/>"##,
        course(&palisade),
        course(&lunette),
        hachures(&[(782, 1029), (908, 935)], 8.0, 9.0),
        hachures(&[(536, 1018), (538, 1061), (611, 1108), (684, 1061), (686, 1018)], 8.0, 9.0),
    )
}
