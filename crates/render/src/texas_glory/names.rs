//! The names of towns, camps and fields, which keep clear of blocks and of each other.
//!
//! A name stands where the map has it, unless blocks are there; then it stands beside them, where the least is in its way. Room is
//! calculated with the largest size that the page gives it, so that nothing is covered at any other.

use std::fmt::Write;

use super::lettering::{Site, sites, water_names};
use super::plan::{HEIGHT, WIDTH, papers};
use super::stacks::Standing;
use crate::svg::{Frame, Spot, escape};

/// As large as the page writes names at most, in units of the board.
const SIZE: i32 = 25;
/// So much worse than over the name of a water a name stands over a block or another name.
const WORSE: i32 = 8;

/// A name in a place.
#[derive(Clone, Copy)]
struct Written {
    at: Spot,
    anchor: &'static str,
    ink: Frame,
}

impl Written {
    fn new(site: &Site, at: Spot, anchor: &'static str) -> Written {
        let w = width(site.name, site.is_great());
        let x = match anchor {
            "middle" => at.0 - w / 2,
            "end" => at.0 - w,
            _ => at.0,
        };
        Written { at, anchor, ink: Frame { x, y: at.1 - SIZE * 3 / 4, w, h: SIZE } }
    }
}

/// All names, as they stand among these stacks and whatever else is to be kept free.
pub fn names(standings: &[Standing], kept: &[Frame]) -> String {
    let blocks: Vec<Frame> = standings
        .iter()
        .flat_map(|it| it.camps.iter().flat_map(|camp| camp.blocks()).chain(markers(it)))
        .chain(papers())
        .chain(kept.iter().copied())
        .collect();
    let waters: Vec<Frame> = water_names().collect();
    let all: Vec<Site> = sites().collect();
    let mut written: Vec<Written> =
        all.iter().map(|site| Written::new(site, site.label, site.anchor)).collect();
    for at in 0..all.len() {
        let others = |ink: Frame| -> i32 {
            let beside = written.iter().enumerate().filter(|&(other, _)| other != at);
            beside.map(|(_, other)| ink.shared(other.ink)).sum()
        };
        let covered = |it: &Written| {
            let shared = |frames: &[Frame]| frames.iter().map(|&frame| it.ink.shared(frame)).sum::<i32>();
            (shared(&blocks) + others(it.ink) + outside(it.ink)) * WORSE + shared(&waters)
        };
        if covered(&written[at]) > 0 {
            let own = standings.iter().find(|it| it.view.place.data().code == all[at].hex);
            let ways = ways(&all[at], own.map(|it| it.frame));
            written[at] = ways.min_by_key(covered).unwrap_or(written[at]);
        }
    }
    all.iter().zip(written).fold(String::new(), |out, (site, written)| out + &text(site, written))
}

fn markers(standing: &Standing) -> Option<Frame> {
    let top = standing.camps.iter().filter(|camp| !camp.on_plan).map(|camp| camp.frame.y).min();
    let h = top.unwrap_or(standing.frame.y + standing.frame.h) - standing.frame.y;
    (h > 0).then_some(Frame { h, ..standing.frame })
}

/// Where a name may stand: as the map has it, or around its stack, or around its sign.
fn ways(site: &Site, stack: Option<Frame>) -> impl Iterator<Item = Written> {
    let around = stack.filter(|frame| frame.w > 0).unwrap_or(Frame::around(site.at, 26, 26));
    let (x, y) = around.centre();
    let (left, right, top, bottom) = (around.x - 5, around.x + around.w + 5, around.y, around.y + around.h);
    let mut ways = vec![(site.label, site.anchor)];
    for shift in [0, 24, -24, 48, -48, 72, -72] {
        ways.push(((x + shift, bottom + 20), "middle"));
        ways.push(((x + shift, top - 7), "middle"));
    }
    for shift in [0, -22, 22, -44, 44, -66, 66] {
        ways.push(((right, y + 7 + shift), "start"));
        ways.push(((left, y + 7 + shift), "end"));
    }
    ways.into_iter().map(move |(at, anchor)| Written::new(site, at, anchor))
}

/// What of a frame lies beyond the edge of the map.
fn outside(ink: Frame) -> i32 {
    ink.w * ink.h - ink.shared(Frame { x: 16, y: 16, w: WIDTH - 32, h: HEIGHT - 32 })
}

/// How wide a name is at most: towns are lettered in small capitals, others in italics.
pub fn width(name: &str, capitals: bool) -> i32 {
    let em = |letter: char| match letter {
        ' ' | '\'' | 'i' | 'l' | 'í' if !capitals => 26,
        ' ' | '\'' | '.' => 26,
        'i' => 36,
        'm' | 'w' if capitals => 78,
        'm' | 'w' => 72,
        letter if letter.is_uppercase() => 72,
        _ if capitals => 60,
        _ => 47,
    };
    name.chars().map(em).sum::<i32>() * SIZE / 100
}

fn text(site: &Site, Written { at: (x, y), anchor, .. }: Written) -> String {
    let mut out = String::new();
    let _ = write!(
        out,
        r##"<text id="tg-site-{}-{}" class="tg-site {} {} {anchor}" x="{x}" y="{y}">{}</text>"##,
        site.hex,
        site.kind,
        site.size(),
        site.colour,
        escape(site.name),
    );
    out
}
