//! The layer that changes: blocks, markers, attacks, where the block in hand can go, the turn.

use std::fmt::Write;

use game::{Lang, Seat};
use texas_glory::block::{Brigade, MEXICAN, TEXAN};
use texas_glory::map::Colour;
use texas_glory::view::{Asks, Face, Goal, PlaceView, View};
use texas_glory::{Block, Mark, Place, Year, blocks, clicks};

use super::figures::{army, backs, face};
use super::panels::{MOVEMENT, phase};
use super::plan::{COMANCHE, beside, box_frame, centre, outline, track_cell};
use super::sheets;
use super::stacks::{Camp, camps, from_the_north, row};
use super::text::{Card, block_name, named, phrase, place_name, say, short_name, tell};
use crate::board::Clickable;
use crate::svg::{Frame, Spot, escape};

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let layer = Layer { view, lang };
    let mut out = String::new();
    out.push_str(&layer.turn());
    view.battle.iter().for_each(|battle| out.push_str(&layer.field(battle.place)));
    let places = from_the_north(&view.places);
    places.iter().for_each(|place| out.push_str(&layer.entries(place)));
    for place in &places {
        camps(place).iter().for_each(|camp| out.push_str(&layer.camp(place, camp)));
        out.push_str(&layer.markers(place));
    }
    out.push_str(&layer.waiting());
    out.push_str(&layer.comanche());
    out.push_str(&layer.goals());
    out
}

/// The id of a side, for classes.
pub fn side_class(seat: Seat) -> &'static str {
    if seat == TEXAN { "texan" } else { "mexican" }
}

pub fn side_name(lang: Lang, seat: Seat) -> String {
    named(lang, if seat == TEXAN { "side-texan" } else { "side-mexican" })
}

/// The card of a block whose face is seen.
pub fn block_card(shown: &Face, lang: Lang) -> Card {
    let data = shown.block.data();
    let mut card = Card::new(block_name(lang, shown.block));
    card.line(&say(lang, arm(shown.block)));
    card.line(&tell(
        lang,
        "card-strength",
        &[("strength", shown.strength.into()), ("steps", data.steps.into())],
    ));
    card.line(&tell(
        lang,
        "card-rating",
        &[("letter", ["A", "B", "C"][usize::from(data.letter)].into()), ("hits", data.hits_on.into())],
    ));
    card.line(&tell(lang, "card-moves", &[("moves", data.moves.into())]));
    card.line_if(data.brigade != Brigade::None, || phrase(lang, &data.brigade.name()));
    for mark in shown.marks.without(Mark::SHOWN).iter() {
        card.line(&say(lang, &format!("mark-{mark}")));
    }
    card
}

fn arm(block: Block) -> &'static str {
    if block.is_leader() {
        "arm-leader"
    } else if block.is_cavalry() {
        "arm-cavalry"
    } else if block.is_artillery() {
        "arm-artillery"
    } else {
        "arm-infantry"
    }
}

/// A block with its face, and what is true of it for a while.
pub fn block_picture(shown: &Face, lang: Lang) -> String {
    let has = |mark: Mark| shown.marks.contains(mark);
    let name = escape(&short_name(lang, shown.block));
    let mut out = face(shown.block, &name, shown.strength, has(Mark::SHOWN));
    let mut badge = |class: &str, x: i32, y: i32, text: &str| {
        let _ = write!(
            out,
            r##"<circle class="f-tg-badge {class}" cx="{x}" cy="{y}" r="8"/><text class="f-tg-badge-text" x="{x}" y="{}">{text}</text>"##,
            y + 4,
        );
    };
    if has(Mark::FORCED) {
        badge("forced", 22, -22, "»");
    }
    if has(Mark::FORAGED) {
        badge("foraged", 22, -22, "+");
    }
    if has(Mark::HALF) {
        badge("half", -22, -22, "½");
    }
    if has(Mark::LANDED) {
        badge("landed", 22, 22, "~");
    }
    out
}

/// The classes of a block whose face is seen. Who has moved is spent while others move, and fights all the same.
pub fn block_class(view: &View, shown: &Face) -> String {
    let marching = phase(view) == Some(MOVEMENT);
    let has = |mark: Mark| shown.marks.contains(mark);
    let spent =
        has(Mark::SPENT) || if marching { has(Mark::MOVED) || has(Mark::FORAGED) } else { has(Mark::ACTED) };
    let classes = [
        ("active", has(Mark::ACTIVATED)),
        ("spent", spent),
        ("reserve", has(Mark::RESERVE)),
        ("joined", has(Mark::LINE)),
    ];
    classes
        .iter()
        .filter(|(_, holds)| *holds)
        .fold(army(shown.block).to_owned(), |all, (name, _)| all + " " + name)
}

struct Layer<'a> {
    view: &'a View,
    lang: Lang,
}

impl Layer<'_> {
    /// The marker on the turn track.
    fn turn(&self) -> String {
        let year = self.view.year;
        let Frame { x, y, w, h } = track_cell(self.view.turn.clamp(1, year.turns()));
        // The map prints the turns of 1836; those of 1835 lie on top.
        let dates = if year == Year::Y1836 { String::new() } else { sheets::track(year, self.lang) };
        format!(
            r##"{dates}<g id="turn" class="tg-turn-marker"><rect class="tg-turn-now" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/><g transform="translate({} {})scale(1.5)"><use class="tg-star gold" href="#tg-star"/></g></g>"##,
            x + w / 2 + 8,
            y + 26,
        )
    }

    /// Where the battle is.
    fn field(&self, place: Place) -> String {
        format!(r##"<path class="target" d="{}"/>"##, outline(place))
    }

    fn camp(&self, place: &PlaceView, camp: &Camp) -> String {
        let mut out = String::new();
        if camp.band.inside && !camp.on_plan {
            let Frame { x, y, w, h } = Frame::around(camp.frame.centre(), camp.frame.w - 4, camp.frame.h - 2);
            let _ =
                write!(out, r##"<rect class="tg-walls" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>"##);
        }
        for (shown, &at) in camp.band.faces.iter().zip(&camp.spots) {
            out.push_str(&self.block(shown, at, camp.scale));
        }
        if let (true, Some(&at)) = (camp.band.hidden > 0, camp.spots.last()) {
            out.push_str(&self.backs(place.place, camp, at));
        }
        out
    }

    fn block(&self, shown: &Face, at: (f32, f32), scale: f32) -> String {
        let label = tell(
            self.lang,
            "label-block",
            &[("name", block_name(self.lang, shown.block).into()), ("strength", shown.strength.into())],
        );
        Clickable::new(
            &format!("piece block {}", block_class(self.view, shown)),
            clicks::block(shown.block),
            &label,
        )
        .id(&format!("block-{}", shown.block))
        .card(&block_card(shown, self.lang))
        .group(
            &format!("translate({:.1} {:.1})scale({scale:.2})", at.0, at.1),
            &block_picture(shown, self.lang),
        )
    }

    /// Blocks whose faces the viewer does not see: how many, and whose.
    fn backs(&self, place: Place, camp: &Camp, at: (f32, f32)) -> String {
        let band = &camp.band;
        let side = side_class(band.side);
        let mut card = Card::new(place_name(self.lang, place));
        card.line(&tell(
            self.lang,
            if band.inside { "card-backs-inside" } else { "card-backs" },
            &[("side", side_name(self.lang, band.side).into()), ("count", band.hidden.into())],
        ));
        format!(
            r##"<g id="backs-{}-{side}{}" class="backs {side}" data-card="{card}" transform="translate({:.1} {:.1})scale({:.2})">{}</g>"##,
            place.data().code,
            if band.inside { "-inside" } else { "" },
            at.0,
            at.1,
            camp.scale * if band.hidden > 1 { 0.86 } else { 1.0 },
            backs(side, band.hidden),
        )
    }

    /// Fire, sieges, flags of those who hold what is not theirs, battles to come.
    fn markers(&self, place: &PlaceView) -> String {
        let (x, y) = corner(place.place);
        let mut out = String::new();
        let mut at = x;
        let mut put = |mark: String, id: &'static str, args: &[(&'static str, game::Arg)]| {
            let mut card = Card::new(place_name(self.lang, place.place));
            card.line(&tell(self.lang, id, args));
            let _ = write!(
                out,
                r##"<g class="tg-marker" data-card="{card}" transform="translate({at} {y})">{mark}</g>"##
            );
            at += 24;
        };
        if place.burned {
            put(
                r##"<circle class="f-tg-disc dark" r="12"/><use href="#tg-flames" transform="scale(.72)"/>"##
                    .to_owned(),
                "card-burned",
                &[],
            );
        }
        let side = |seat: Seat| side_name(self.lang, seat).into();
        if let Some(besieger) = place.besieger {
            let mark = format!(
                r##"<circle class="tg-siege {}" r="11"/><use href="#tg-fort" transform="scale(.6)"/>"##,
                side_class(besieger)
            );
            put(mark, "card-siege", &[("side", side(besieger))]);
        }
        if let Some(attacker) = place.attacked_by {
            let mark = format!(
                r##"<circle class="f-tg-disc {}" r="12"/><use class="tg-swords white" href="#tg-swords"/>"##,
                side_class(attacker)
            );
            put(mark, "card-attacked", &[("side", side(attacker))]);
        }
        let taken = match (place.place.data().town, place.controller) {
            (Some(Colour::Green), Some(TEXAN)) => Some(TEXAN),
            (Some(Colour::Blue), Some(MEXICAN)) => Some(MEXICAN),
            _ => None,
        };
        if let Some(holder) = taken {
            let mark =
                format!(r##"<path class="tg-flag {}" d="M-6 12V-12h18l-5 6l5 6h-18"/>"##, side_class(holder));
            put(mark, "card-held", &[("side", side(holder))]);
        }
        out
    }

    /// [5.3-a] Who came by which hexside, and how many may.
    fn entries(&self, place: &PlaceView) -> String {
        place.entries.iter().fold(String::new(), |out, entry| {
            let limit = entry.from.hexside_to(place.place).map(|side| side.limit);
            let text = match limit {
                Some(limit) => format!("{}/{limit}", entry.blocks),
                None => entry.blocks.to_string(),
            };
            out + &arrow(centre(entry.from), centre(place.place), side_class(entry.side), &text)
        })
    }

    /// Brigades beside a box that the enemy has, or whose turn has not come.
    fn waiting(&self) -> String {
        let mut out = String::new();
        for waiting in &self.view.waiting {
            let hidden = waiting.count - waiting.shown.len() as u8;
            let (spots, scale) = row(beside(waiting.place), waiting.shown.len() + usize::from(hidden > 0));
            for (shown, &at) in waiting.shown.iter().zip(&spots) {
                out.push_str(&self.block(shown, at, scale));
            }
            if let (true, Some((x, y))) = (hidden > 0, spots.last()) {
                let mut card = Card::new(place_name(self.lang, waiting.place));
                card.line(&tell(self.lang, "card-waiting", &[("count", hidden.into())]));
                let _ = write!(
                    out,
                    r##"<g class="backs mexican" data-card="{card}" transform="translate({x:.1} {y:.1})scale({:.2})">{}</g>"##,
                    scale * 0.86,
                    backs("mexican", hidden),
                );
            }
        }
        out
    }

    /// The raiders at home.
    fn comanche(&self) -> String {
        let out_riding = |place: &PlaceView| {
            place.stacks.iter().flat_map(|stack| &stack.shown).any(|shown| shown.block == blocks::COM)
        };
        if self.view.dead.contains(blocks::COM) || self.view.places.iter().any(out_riding) {
            return String::new();
        }
        let name = escape(&block_name(self.lang, blocks::COM));
        let (x, y) = COMANCHE.centre();
        format!(
            r##"<g class="block comanche" transform="translate({x} {})scale(1.15)">{}</g>"##,
            y + 4,
            face(blocks::COM, &name, 4, false),
        )
    }

    /// [5.2-a] [5.6-a] The cost of every hex in reach; a forced march is marked.
    fn goals(&self) -> String {
        let Asks::March { block: Some(_), .. } = self.view.asks else { return String::new() };
        let mut out = String::new();
        for goal in self.view.goals.iter().filter(|goal| goal.via.is_none()) {
            let (x, y) = centre(goal.place);
            out.push_str(&cost_tag((x, y + 44), goal.cost, goal.forced));
        }
        for goal in &self.view.goals {
            if let Some(via) = goal.via {
                let (from, to) = (centre(via), centre(goal.place));
                let at = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
                out.push_str(&attack_tag(at, goal, &self.room(goal.place, via)));
            }
        }
        out
    }

    /// [5.3-a] How many of the mover's blocks have attacked across a hexside, of how many that may.
    fn room(&self, place: Place, via: Place) -> String {
        let entries =
            self.view.places.iter().filter(|view| view.place == place).flat_map(|view| &view.entries);
        let used: u8 = entries
            .filter(|entry| entry.from == via && entry.side == self.view.mover)
            .map(|entry| entry.blocks)
            .sum();
        let limit = via.hexside_to(place).map_or(0, |side| side.limit);
        format!("{used}/{limit}")
    }
}

/// [5.3-a] The cost of an attack, and how many have come by that hexside, of how many.
fn attack_tag((x, y): Spot, goal: &Goal, room: &str) -> String {
    let (class, sign) = if goal.forced { ("tg-cost forced", "»") } else { ("tg-cost", "") };
    format!(
        r##"<g class="{class}" transform="translate({x} {y})"><rect x="-15" y="-18" width="30" height="36" rx="10"/><text y="-2">{}{sign}</text><text class="tg-room" y="13">{room}</text></g>"##,
        goal.cost
    )
}

fn cost_tag((x, y): Spot, cost: u8, forced: bool) -> String {
    let (class, sign) = if forced { ("tg-cost forced", "»") } else { ("tg-cost", "") };
    format!(
        r##"<g class="{class}" transform="translate({x} {y})"><rect x="-13" y="-10" width="26" height="20" rx="10"/><text y="6">{cost}{sign}</text></g>"##
    )
}

/// Where the markers of a place begin.
fn corner(place: Place) -> Spot {
    if place.is_box() {
        let frame = box_frame(place);
        (frame.x + 18, frame.y + frame.h - 18)
    } else {
        let (x, y) = centre(place);
        (x - 42, y - 52)
    }
}

/// An arrow over a hexside with how many came, of how many.
fn arrow(from: Spot, to: Spot, side: &str, text: &str) -> String {
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let run = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / run, dy / run);
    let edge = if run < 160.0 { run / 2.0 } else { run - 62.0 };
    let (x, y) = (from.0 as f32 + ux * edge, from.1 as f32 + uy * edge);
    let turn = uy.atan2(ux).to_degrees();
    format!(
        r##"<g class="tg-entry {side}" transform="translate({x:.0} {y:.0})"><path transform="rotate({turn:.0})" d="M-26-10H4V-20L26 0L4 20V10H-26Z"/><text y="5">{text}</text></g>"##
    )
}
