//! The compound itself: walls of adobe and stone, houses, barracks, church, palisade, lunette.

use std::fmt::Write;

use super::plan::{AREAS, ARROWS, Frame, GUN, GUNS, WALLS};
use crate::svg::{course, hachures};

/// Everything built, from the ground up.
pub fn works() -> String {
    let mut out = earthworks();
    out.push_str(&pens());
    out.push_str(&yards());
    out.push_str(&walls());
    out.push_str(&church());
    out.push_str(&barracks());
    out.push_str(&houses());
    out.push_str(&palisade());
    out.push_str(&gun_boxes());
    out.push_str(&arrows());
    out
}

/// Banks of earth behind the north wall, ramps up to the guns, the lunette before the gate.
fn earthworks() -> String {
    let north = [(694, 214), (462, 218)];
    format!(
        concat!(
            r##"<path class="bank-earth" d="M460 214L698 210L698 226L460 232Z"/><path class="hachure" d="{north}"/>"##,
            r##"<path class="bank-earth" d="M302 1000L302 944L352 944L398 900L412 914L366 962L366 1000Z"/><path class="rung" d="M362 946l12 12M372 936l12 12M382 926l12 12M392 916l12 12"/>"##,
            r##"<path class="bank-earth" d="M300 218h64v54h-64z"/><path class="bank-earth" d="M1112 424h66v46h-66z"/>"##,
            r##"<path class="lunette" d="M566 1010L570 1046L611 1071L652 1046L656 1010Z"/><path class="rampart" d="M562 1010L566 1047L611 1076L656 1047L660 1010"/><path class="rampart-top" d="M562 1010L566 1047L611 1076L656 1047L660 1010"/>"##
        ),
        north = hachures(&north, 7.0, -10.0),
    )
}

/// The picket fences of corral and cattle pen, a trough in each, rails between them.
fn pens() -> String {
    concat!(
        r##"<path class="fence" d="M900 446H1118M716 324V360M716 404V440"/><path class="posts" d="M900 446H1118M716 324V360M716 404V440"/>"##,
        r##"<path class="trough" d="M734 334h54v11h-54zM1148 486h12v54h-12z"/><path class="trough-water" d="M737 337h48v5h-48zM1151 489h6v48h-6z"/>"##
    )
    .to_owned()
}

/// The low wall of the church yard, the well, the tree and the trodden ways of the plaza.
fn yards() -> String {
    concat!(
        r##"<path class="way" d="M611 944C612 850 590 760 588 640S560 420 584 344M600 760C650 742 690 792 740 794M590 640C520 600 480 610 400 560M592 560C640 540 660 530 688 528M716 382C780 400 900 372 1080 386"/>"##,
        r##"<path class="low-wall-edge" d="M706 742V776M706 812V838"/><path class="low-wall" d="M706 742V776M706 812V838"/>"##,
        r##"<circle class="cast" cx="493" cy="357" r="13"/><circle class="well" cx="490" cy="354" r="12"/><circle class="well-water" cx="490" cy="354" r="6.5"/>"##,
        r##"<use href="#fig-bush" x="684" y="352"/><use href="#fig-bush" x="692" y="366"/><use href="#fig-tree" transform="translate(672 424)scale(.8)"/>"##
    )
    .to_owned()
}

/// A wall as it looks from above: its shadow, its edge, its top, its courses of brick.
fn wall(kind: &str, data: &str) -> String {
    format!(
        r##"<path class="wall-cast {kind}" transform="translate(5 6)" d="{data}"/><path class="wall-edge {kind}" d="{data}"/><path class="wall {kind}" d="{data}"/><path class="brick {kind}" d="{data}"/><path class="wall-light {kind}" transform="translate(-2 -3)" d="{data}"/>"##
    )
}

/// The outer walls, by their wall sections; the north wall is shored with timber outside.
fn walls() -> String {
    let mut out = String::new();
    let shore = [(446, 192), (700, 188)];
    let _ = write!(
        out,
        r##"<path class="log-cast" d="{0}"/><path class="logs" d="{0}"/><path class="log-lines" d="{0}"/><path class="brace" d="{1}"/>"##,
        course(&shore),
        hachures(&shore, 30.0, 20.0),
    );
    let adobe = [course(&[
        (706, 316),
        (706, 201),
        (292, 207),
        (287, 432),
        (285, 577),
        (286, 690),
        (288, 1012),
        (500, 1010),
    ])];
    for data in adobe {
        out.push_str(&wall("adobe", &data));
    }
    out.push_str(&wall("thin", &course(WALLS[3].courses[0])));
    out.push_str(&wall("thin", &course(WALLS[4].courses[0])));
    out.push_str(&wall("thin", &course(WALLS[5].courses[0])));
    out.push_str(&wall("thin", "M786 446H893V703"));
    out.push_str(&wall("thin", "M782 738H893"));
    out
}

/// The roofless church: stone walls, the door to the west, the gun platform over the apse with its ramp, and
/// the vaulted rooms along its north side.
fn church() -> String {
    let rooms = AREAS[7].roofs[0];
    let mut out = String::from(concat!(
        r##"<path class="rubble" d="M930 884l7-5l6 4l-3 5zM946 890l5-3l5 3zM1060 786l6-4l7 3l-4 5zM1074 882l6-5l6 5l-5 4zM914 788l5-3l5 3l-4 3z"/>"##,
        r##"<path class="platform" d="M1098 778H1174V896H1098Z"/><path class="plank" d="M1098 790H1174M1098 802H1174M1098 814H1174M1098 826H1174M1098 838H1174M1098 850H1174M1098 862H1174M1098 874H1174M1098 886H1174"/>"##,
        r##"<path class="ramp" d="M1098 816L1018 826V848L1098 858Z"/><path class="rung" d="M1084 818v38M1070 820v34M1056 821v32M1042 823v28M1028 825v24"/>"##
    ));
    out.push_str(&wall("stone", "M893 800V711H1183V901H893V868"));
    out.push_str(&wall("stone-in", "M901 774H1096V716"));
    out.push_str(r##"<path class="buttress" d="M1192 730h9v16h-9zM1192 868h9v16h-9zM930 910v8h16v-8zM1120 910v8h16v-8z"/><path class="facade" d="M882 806v-14h6v14zM882 876v-14h6v14z"/>"##);
    out.push_str(&roof("vault", rooms, 7));
    let _ = write!(
        out,
        r##"<path class="groin" d="M{0} {2}l48 {4}M{0} {3}l48 -{4}M{1} {2}l49 {4}M{1} {3}l49 -{4}M{5} {2}l49 {4}M{5} {3}l49 -{4}"/>"##,
        rooms.x,
        rooms.x + 48,
        rooms.y,
        rooms.y + rooms.h,
        rooms.h,
        rooms.x + 97,
    );
    out
}

/// The long barrack of two storeys with its arcade to the yard; the low barrack with the gate through it.
fn barracks() -> String {
    let mut out = String::new();
    let long = AREAS[9].roofs[0];
    out.push_str(&roof("long", long, 12));
    let _ = write!(
        out,
        r##"<path class="ridge" d="M{x} {a}h{w}M{x} {b}h{w}M{x} {c}h{w}"/><path class="arcade" d="M782 462v262"/>"##,
        x = long.x,
        w = long.w,
        a = long.y + long.h / 4,
        b = long.y + long.h / 2,
        c = long.y + 3 * long.h / 4,
    );
    let [west, east] = [AREAS[5].roofs[0], AREAS[5].roofs[1]];
    out.push_str(&roof("low", west, 8));
    out.push_str(&roof("low", east, 8));
    let _ = write!(
        out,
        r##"<path class="gate-way" d="M590 950h44v60h-44z"/><path class="plank" d="M597 950v60M604 950v60M611 950v60M618 950v60M626 950v60"/><path class="ridge" d="M{} {}v48M{} {}v48"/>"##,
        west.x + west.w / 2,
        west.y,
        east.x + east.w / 2,
        east.y,
    );
    out
}

/// The stone and adobe houses along the inside of the west wall.
fn houses() -> String {
    [0, 3, 4].iter().flat_map(|&area| AREAS[area].roofs).fold(String::new(), |mut out, &house| {
        out.push_str(&roof("house", house, 8));
        let (x, y) = (house.x + house.w, house.y + house.h / 2);
        let _ = write!(out, r##"<path class="door" d="M{x} {}v16"/>"##, y - 8);
        out
    })
}

/// A flat roof: its shadow by height, its parapet, its beams showing along one side.
fn roof(kind: &str, f: Frame, height: i32) -> String {
    let Frame { x, y, w, h } = f;
    let mut beams = String::new();
    if h > w {
        (1..h / 12).for_each(|i| {
            let _ = write!(beams, "M{} {}h7", x + w, y + i * 12);
        });
    } else {
        (1..w / 12).for_each(|i| {
            let _ = write!(beams, "M{} {}v-6", x + i * 12, y);
        });
    }
    format!(
        r##"<path class="cast" d="M{x} {y}h{w}l{height} {height}v{h}h-{w}l-{height} -{height}z"/><path class="beam" d="{beams}"/><rect class="parapet {kind}" x="{x}" y="{y}" width="{w}" height="{h}"/><rect class="roof {kind}" x="{rx}" y="{ry}" width="{rw}" height="{rh}"/><rect fill="url(#fig-gravel)" opacity=".45" x="{rx}" y="{ry}" width="{rw}" height="{rh}"/><path class="roof-light" d="M{rx} {bottom}V{ry}H{right}"/>"##,
        rx = x + 4,
        ry = y + 4,
        rw = w - 8,
        rh = h - 8,
        bottom = y + h - 4,
        right = x + w - 4,
    )
}

/// The palisade: two rows of posts with earth between, from the church to the low barrack.
fn palisade() -> String {
    let outer = course(&[(886, 918), (768, 1006)]);
    let inner = course(&[(880, 910), (762, 998)]);
    format!(
        r##"<path class="palisade-cast" d="{outer}"/><path class="palisade-earth" d="M884 914L765 1002"/><path class="post-edge" d="{outer}"/><path class="post" d="{outer}"/><path class="post-edge" d="{inner}"/><path class="post" d="{inner}"/>"##
    )
}

/// The numbered boxes where the guns stand.
fn gun_boxes() -> String {
    GUNS.iter().enumerate().fold(String::new(), |mut out, (index, gun)| {
        let f = Frame::around(gun.at, GUN.0, GUN.1);
        let _ = write!(
            out,
            r##"<rect class="gun-box" x="{}" y="{}" width="{}" height="{}" rx="3"/><text class="gun-number" x="{}" y="{}">{}</text>"##,
            f.x,
            f.y,
            f.w,
            f.h,
            gun.at.0,
            gun.at.1 + 8,
            index + 1,
        );
        out
    })
}

/// The red arrows between areas that touch and yet are barred from each other.
fn arrows() -> String {
    ARROWS.iter().fold(String::new(), |mut out, arrow| {
        let _ = write!(
            out,
            r##"<path class="red-arrow" transform="translate({} {})rotate({})" d="M0-22l8 12h-4v20h4l-8 12l-8-12h4v-20h-4z"/>"##,
            arrow.at.0, arrow.at.1, arrow.bearing,
        );
        out
    })
}
