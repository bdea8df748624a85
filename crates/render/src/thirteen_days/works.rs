//! The compound itself: walls of adobe and stone, houses, barracks, church, palisade, lunette.

use std::fmt::Write;

use game::Lang;
use thirteen_days::view::View;

use super::plan::{GUN, GUNS, LADDERS, SECTIONS};
use super::text::phrase;
use crate::compound::masonry::{breach, palisade, roof, rubble, wall};
use crate::compound::text::tell;
use crate::compound::{Frame, frame};
use crate::svg::{course, escape, hachures};

/// Everything built, from the ground up.
pub fn works() -> String {
    let mut out = earthworks();
    out.push_str(&yards());
    out.push_str(&walls());
    out.push_str(&church());
    out.push_str(&barracks());
    out.push_str(&houses());
    out.push_str(&palisade(
        [(1002, 918), (794, 1022)],
        [(996, 909), (788, 1013)],
        [(1000, 913), (791, 1018)],
    ));
    out.push_str(&doors());
    out.push_str(&gun_boxes());
    out
}

/// Banks of earth behind the north wall, ramps up to the guns, the lunette before the gate.
fn earthworks() -> String {
    format!(
        concat!(
            r##"<path class="bank-earth" d="M282 238H716V246L592 250H434L360 288H282Z"/><path class="hachure" d="{north}"/>"##,
            r##"<path class="bank-earth" d="M434 236H482V326H434Z"/><path class="rung" d="M440 322h36"/>"##,
            r##"<path class="bank-earth" d="M282 1002V950H332L380 916L394 928L338 966V1002Z"/><path class="rung" d="M344 948l10 12M356 939l10 12M368 930l10 12"/>"##,
            r##"<path class="bank-earth" d="M1204 350h54v50h-54z"/><path class="bank-earth" d="M282 480h52v48h-52z"/>"##,
            r##"<path class="bank-earth" d="M512 848h176v50h-176z"/>"##,
            r##"<path class="lunette" d="M526 1014V1094L607 1126L684 1094V1014Z"/><path class="rampart" d="M522 1014V1096L607 1130L688 1096V1014"/><path class="rampart-top" d="M522 1014V1096L607 1130L688 1096V1014"/>"##
        ),
        north = hachures(&[(712, 238), (592, 240)], 7.0, -8.0),
    )
}

/// The fences of the pens, the low wall of the church yard, troughs, the well and trodden ways.
fn yards() -> String {
    concat!(
        r##"<path class="way" d="M607 900C606 820 570 760 574 640S550 440 572 352M590 760C650 740 690 760 740 762M574 600C520 580 470 600 420 590M740 404C840 420 960 400 1180 420M960 470C940 560 950 640 930 690"/>"##,
        r##"<path class="fence" d="M1012 454H1258M1004 352V384M1004 424V452"/><path class="posts" d="M1012 454H1258M1004 352V384M1004 424V452"/>"##,
        r##"<path class="trough" d="M752 350h54v10h-54zM1246 500h10v54h-10z"/><path class="trough-water" d="M755 353h48v4h-48zM1249 503h4v48h-4z"/>"##,
        r##"<path class="low-wall-edge" d="M728 706V744M728 770V826M728 856V900"/><path class="low-wall" d="M728 706V744M728 770V826M728 856V900"/>"##,
        r##"<circle class="cast" cx="453" cy="381" r="13"/><circle class="well" cx="450" cy="378" r="12"/><circle class="well-water" cx="450" cy="378" r="6.5"/>"##,
        r##"<use href="#fig-bush" x="704" y="368"/><use href="#fig-tree" transform="translate(700 668)scale(.8)"/>"##
    )
    .to_owned()
}

/// The outer walls and those within that nobody passes; the north wall is shored with timber outside.
fn walls() -> String {
    let shore = [(424, 213), (734, 213)];
    let mut out = format!(
        r##"<path class="log-cast" d="{0}"/><path class="logs" d="{0}"/><path class="log-lines" d="{0}"/><path class="brace" d="{1}"/>"##,
        course(&shore),
        hachures(&shore, 30.0, 18.0),
    );
    out.push_str(&wall("adobe", "M728 340V226H270V1014H458"));
    for thin in ["M722 340H1264V680", "M862 700H1004"] {
        out.push_str(&wall("thin", thin));
    }
    out
}

/// The church: stone walls, the door to the west, the gun platform over the apse with its ramp, and the vaulted
/// magazine in its northern corner.
fn church() -> String {
    let mut out = String::from(concat!(
        r##"<path class="rubble" d="M1024 884l7-5l6 4l-3 5zM1044 792l6-4l7 3l-4 5zM1104 884l6-5l6 5l-5 4z"/>"##,
        r##"<path class="platform" d="M1140 686H1254V896H1140Z"/><path class="plank" d="M1140 700H1254M1140 714H1254M1140 728H1254M1140 742H1254M1140 756H1254M1140 770H1254M1140 784H1254M1140 798H1254M1140 812H1254M1140 826H1254M1140 840H1254M1140 854H1254M1140 868H1254M1140 882H1254"/>"##,
        r##"<path class="ramp" d="M1142 812L1104 822V846L1142 858Z"/><path class="rung" d="M1136 815v40M1126 818v34M1116 821v29"/>"##
    ));
    out.push_str(&roof("vault", frame(1014, 688, 110, 78), 6));
    out.push_str(
        r##"<path class="groin" d="M1018 692l51 70M1018 762l51 -70M1069 692l51 70M1069 762l51 -70"/>"##,
    );
    out.push_str(&wall("stone-in", "M1014 774H1052M1086 774H1130V686"));
    out.push_str(&wall("stone", "M1004 780V676H1264V906H1004V804"));
    out.push_str(r##"<path class="buttress" d="M1274 700h9v16h-9zM1274 868h9v16h-9zM1040 916v8h16v-8zM1200 916v8h16v-8z"/><path class="facade" d="M993 784v-12h6v12zM993 814v-12h6v12z"/>"##);
    out
}

/// The long barrack of two storeys with its arcade to the yard; the low barrack with the gate through it.
fn barracks() -> String {
    let mut out = String::new();
    out.push_str(&roof("long", frame(732, 458, 132, 108), 12));
    out.push_str(&roof("long", frame(732, 572, 132, 126), 12));
    out.push_str(r##"<path class="arcade" d="M870 466v224"/>"##);
    out.push_str(&roof("low", frame(452, 910, 100, 108), 8));
    out.push_str(&roof("low", frame(660, 910, 126, 108), 8));
    out.push_str(r##"<path class="gate-way" d="M558 910h96v108h-96z"/><path class="plank" d="M570 910v108M582 910v108M594 910v108M606 910v108M618 910v108M630 910v108M642 910v108"/>"##);
    out
}

/// The stone and adobe houses along the inside of the west wall.
fn houses() -> String {
    const HOUSES: [Frame; 5] = [
        frame(282, 350, 30, 40),
        frame(282, 394, 30, 36),
        frame(282, 578, 30, 74),
        frame(282, 716, 30, 76),
        frame(282, 800, 30, 74),
    ];
    HOUSES.iter().fold(String::new(), |mut out, &house| {
        out.push_str(&roof("house", house, 6));
        let _ = write!(
            out,
            r##"<path class="door" d="M{} {}v12"/>"##,
            house.x + house.w,
            house.y + house.h / 2 - 6
        );
        out
    })
}

/// The doors: a gap in the masonry with its leaf open.
fn doors() -> String {
    const DOORS: [(i32, i32, i32); 9] = [
        (502, 908, 0),
        (606, 908, 0),
        (722, 908, 0),
        (606, 1016, 0),
        (730, 511, 90),
        (730, 634, 90),
        (798, 569, 0),
        (866, 511, 90),
        (1069, 774, 0),
    ];
    DOORS.iter().fold(String::new(), |mut out, (x, y, turn)| {
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})rotate({turn})"><path class="doorway" d="M-13-6h26v12h-26z"/><path class="door-leaf" d="M-13 0L-3-12"/><path class="door-post" d="M-13-7v14M13-7v14"/></g>"##
        );
        out
    }) + r##"<g transform="translate(1004 792)rotate(90)"><path class="doorway" d="M-11-11h22v22h-22z"/><path class="door-post" d="M-11-12v24M11-12v24"/></g>"##
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

/// What the assault has made of the walls: breaches and ladders.
pub fn broken(view: &View, lang: Lang) -> String {
    let breaches = view.breaches.iter().map(|section| {
        let plan = &SECTIONS[usize::from(section.0)];
        let (at, turn) = breach(plan.course, plan.mark);
        let label = tell(lang, "td-breach", &[("wall", phrase(lang, &section.name()).into())]);
        format!(
            r##"<g class="breached" id="breach-{}" role="img" aria-label="{}">{}</g>"##,
            plan.code,
            escape(&label),
            rubble(at, turn)
        )
    });
    let ladders = view.ladders.iter().map(|wall| {
        let ((x, y), turn) = LADDERS[usize::from(wall.0)];
        let label = tell(lang, "td-ladder", &[("zone", phrase(lang, &wall.inside().name()).into())]);
        format!(
            r##"<g class="ladder" id="ladder-{}" role="img" aria-label="{}" transform="translate({x} {y})rotate({turn})"><path class="ladder-halo" d="M-6 17L-2-17M6 17L2-17"/><use href="#fig-ladder"/></g>"##,
            wall.0,
            escape(&label),
        )
    });
    breaches.chain(ladders).collect()
}
