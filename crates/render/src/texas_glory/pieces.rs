//! The layer that changes: blocks, markers, attacks, where the block in hand can go, the turn.

use std::fmt::Write;

use game::{Lang, Seat};
use texas_glory::block::{Brigade, MEXICAN, TEXAN};
use texas_glory::map::Colour;
use texas_glory::view::{Asks, Entry, Face, Goal, PlaceView, View};
use texas_glory::{Block, Mark, Place, State, Year, blocks, clicks};

use super::figures::{army, backs, face};
use super::names::names;
use super::panels::{MOVEMENT, phase};
use super::plan::{COMANCHE, beside, box_frame, centre, outline, track_cell};
use super::sheets;
use super::stacks::{Camp, MARKER, Standing, row, standings};
use super::text::{Card, block_name, named, phrase, place_name, place_title, say, short_name, tell};
use crate::board::Clickable;
use crate::svg::{Frame, Spot, escape};

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let layer = Layer { view, lang };
    let mut out = String::new();
    out.push_str(&layer.turn());
    view.battle.iter().for_each(|battle| out.push_str(&layer.field(battle.place)));
    let arrows: Vec<Frame> = entries(view).map(|(from, to, _)| arrow_frame(from, to)).collect();
    let standings = standings(view.places.iter(), |place| markers(place).len() as i32, &arrows);
    out.push_str(&names(&standings, &arrows));
    out.push_str(&layer.entries());
    for standing in &standings {
        standing.camps.iter().for_each(|camp| out.push_str(&layer.camp(standing.view.place, camp)));
        out.push_str(&layer.markers(standing));
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
    let mut card = Card::new(block_name(lang, shown.block)).of_row::<State>("blocks", data.id);
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
    card.line_if(data.brigade != Brigade::Alone, || phrase(lang, &data.brigade.name()));
    for mark in shown.marks.without(Mark::SHOWN).iter() {
        card.line(&say(lang, &format!("mark-{mark}")));
    }
    card
}

pub fn arm(block: Block) -> &'static str {
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

/// What a block whose face is seen is called: who, what, how strong, where and in what state.
pub fn block_label(shown: &Face, place: Option<Place>, lang: Lang) -> String {
    let data = shown.block.data();
    let said = tell(
        lang,
        "label-block",
        &[
            ("name", block_name(lang, shown.block).into()),
            ("arm", say(lang, arm(shown.block)).into()),
            ("strength", shown.strength.into()),
            ("steps", data.steps.into()),
            ("rating", rating(shown.block).into()),
        ],
    );
    let place = place.map(|place| tell(lang, "label-in", &[("place", place_name(lang, place).into())]));
    let marks = shown.marks.without(Mark::SHOWN).iter().map(|mark| say(lang, &format!("mark-{mark}")));
    [said].into_iter().chain(place).chain(marks).collect::<Vec<_>>().join(", ")
}

/// What blocks seen from behind are called.
pub fn backs_label(side: Seat, count: u8, place: Place, lang: Lang) -> String {
    let id = if side == TEXAN { "label-backs-texan" } else { "label-backs-mexican" };
    tell(lang, id, &[("count", count.into()), ("place", place_name(lang, place).into())])
}

/// [2.12-a] Letter and number.
pub fn rating(block: Block) -> String {
    format!("{}{}", ["A", "B", "C"][usize::from(block.data().letter)], block.data().hits_on)
}

/// A block with its face, and what is true of it for a while.
pub fn block_picture(shown: &Face, lang: Lang) -> String {
    let has = |mark: Mark| shown.marks.contains(mark);
    let name = escape(&short_name(lang, shown.block));
    let mut out = face(shown.block, &name, shown.strength, has(Mark::SHOWN));
    let mut badge = |class: &str, x: i32, y: i32, text: &str| {
        let _ = write!(
            out,
            r##"<g class="f-tg-badge {class}" transform="translate({x} {y})"><circle r="8"/><text y="4">{text}</text></g>"##
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

/// The classes of a block whose face is seen. A block that has moved is spent while others move, and fights all the same.
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
            r##"{dates}<g id="turn" class="tg-turn-marker"><rect class="tg-turn-now" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/><g transform="translate({} {})scale(1.2)"><use class="tg-star gold" href="#tg-star"/></g></g>"##,
            x + 36,
            y + 22,
        )
    }

    /// Where the battle is.
    fn field(&self, place: Place) -> String {
        format!(r##"<path class="target" d="{}"/>"##, outline(place))
    }

    fn camp(&self, place: Place, camp: &Camp) -> String {
        let mut out = String::new();
        if camp.band.inside && !camp.on_plan {
            let Frame { x, y, w, h } = Frame::around(camp.frame.centre(), camp.frame.w - 4, camp.frame.h - 2);
            let _ =
                write!(out, r##"<rect class="tg-walls" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>"##);
        }
        for (shown, &at) in camp.band.faces.iter().zip(&camp.spots) {
            out.push_str(&self.block(shown, place, at, camp.scale));
        }
        if let (true, Some(&at)) = (camp.band.hidden > 0, camp.spots.last()) {
            out.push_str(&self.backs(place, camp, at));
        }
        out
    }

    fn block(&self, shown: &Face, place: Place, at: (f32, f32), scale: f32) -> String {
        Clickable::new(
            &format!("piece block {}", block_class(self.view, shown)),
            clicks::block(shown.block),
            &block_label(shown, Some(place), self.lang),
        )
        .id(&format!("block-{}", shown.block))
        .card(&block_card(shown, self.lang))
        .at(clicks::place(place))
        .group(
            &format!("translate({:.1} {:.1})scale({scale:.2})", at.0, at.1),
            &block_picture(shown, self.lang),
        )
    }

    /// Blocks whose faces the viewer does not see: how many, and whose.
    fn backs(&self, place: Place, camp: &Camp, at: (f32, f32)) -> String {
        let band = &camp.band;
        let mut card = Card::new(place_title(self.lang, place));
        card.line(&tell(
            self.lang,
            if band.inside { "card-backs-inside" } else { "card-backs" },
            &[("side", side_name(self.lang, band.side).into()), ("count", band.hidden.into())],
        ));
        let code = place.data().code;
        let id =
            format!("backs-{code}-{}{}", side_class(band.side), if band.inside { "-inside" } else { "" });
        self.turned(&id, band.side, band.hidden, place, &card, at, camp.scale)
    }

    /// Blocks from behind.
    #[expect(clippy::too_many_arguments, reason = "the parts of one element, each said once")]
    fn turned(
        &self,
        id: &str,
        side: Seat,
        count: u8,
        place: Place,
        card: &Card,
        at: (f32, f32),
        scale: f32,
    ) -> String {
        let label = backs_label(side, count, place, self.lang);
        format!(
            r##"<g id="{id}" class="backs {}" role="img" aria-label="{}" data-at="{}" data-card="{card}" transform="translate({:.1} {:.1})scale({:.2})">{}</g>"##,
            side_class(side),
            escape(&label),
            clicks::place(place),
            at.0,
            at.1,
            scale * if count > 1 { 0.86 } else { 1.0 },
            backs(side, count),
        )
    }

    fn markers(&self, standing: &Standing) -> String {
        let place = standing.view.place;
        let (x, y) = if place.is_box() { corner(place) } else { standing.first_marker() };
        markers(&standing.view).into_iter().zip(0..).fold(String::new(), |out, (marker, at)| {
            let Marker { id, side, picture } = marker;
            let mut card = Card::new(place_title(self.lang, place));
            let side = side.map(|side| ("side", side_name(self.lang, side).into()));
            card.line(&tell(self.lang, id, side.as_slice()));
            out + &format!(
                r##"<g class="tg-marker" data-card="{card}" transform="translate({} {y})">{picture}</g>"##,
                x + at * MARKER,
            )
        })
    }

    /// [5.3-a] Who came by which hexside, and how many may.
    fn entries(&self) -> String {
        entries(self.view).fold(String::new(), |out, (from, to, entry)| {
            let text = match from.hexside_to(to).map(|side| side.limit) {
                Some(limit) => format!("{}/{limit}", entry.blocks),
                None => entry.blocks.to_string(),
            };
            out + &arrow(from, to, entry.side, &text)
        })
    }

    /// Brigades beside a box that the enemy has, or whose turn has not come.
    fn waiting(&self) -> String {
        let mut out = String::new();
        for waiting in &self.view.waiting {
            let hidden = waiting.count - waiting.shown.len() as u8;
            let (spots, scale) = row(beside(waiting.place), waiting.shown.len() + usize::from(hidden > 0));
            for (shown, &at) in waiting.shown.iter().zip(&spots) {
                out.push_str(&self.block(shown, waiting.place, at, scale));
            }
            if let (true, Some(&at)) = (hidden > 0, spots.last()) {
                let mut card = Card::new(place_title(self.lang, waiting.place));
                card.line(&tell(self.lang, "card-waiting", &[("count", hidden.into())]));
                let id = format!("waiting-{}", waiting.place.data().code);
                out.push_str(&self.turned(&id, MEXICAN, hidden, waiting.place, &card, at, scale));
            }
        }
        out
    }

    /// The raiders at home.
    fn comanche(&self) -> String {
        let out_riding = |place: PlaceView<'_>| {
            place.stacks.iter().flat_map(|stack| stack.shown).any(|shown| shown.block == blocks::COM)
        };
        if self.view.dead.contains(blocks::COM) || self.view.places.iter().any(out_riding) {
            return String::new();
        }
        let name = escape(&block_name(self.lang, blocks::COM));
        let (x, y) = COMANCHE.centre();
        format!(
            r##"<g class="block comanche" transform="translate({x} {})">{}</g>"##,
            y - 8,
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
        let entries = self.view.places.of(place).map_or(&[][..], |view| view.entries).iter();
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
        r##"<g class="{class}" transform="translate({x} {y})"><rect x="-23" y="-26" width="46" height="52" rx="12"/><text y="-3">{}{sign}</text><text class="tg-room" y="20">{room}</text></g>"##,
        goal.cost
    )
}

fn cost_tag((x, y): Spot, cost: u8, forced: bool) -> String {
    let (class, sign) = if forced { ("tg-cost forced", "»") } else { ("tg-cost", "") };
    format!(
        r##"<g class="{class}" transform="translate({x} {y})"><rect x="-20" y="-14" width="40" height="28" rx="14"/><text y="9">{cost}{sign}</text></g>"##
    )
}

/// Where the markers of a box begin.
fn corner(place: Place) -> Spot {
    let frame = box_frame(place);
    (frame.x + 18, frame.y + frame.h - 18)
}

/// What is true of a place for a while.
pub struct Marker {
    /// What it means.
    pub id: &'static str,
    /// Whose it is.
    pub side: Option<Seat>,
    picture: String,
}

/// Fire, sieges, battles to come, flags of those who hold what is not theirs.
pub fn markers(place: &PlaceView<'_>) -> Vec<Marker> {
    let owned = |id: &'static str, side: Seat, picture: String| Marker { id, side: Some(side), picture };
    let burned = place.burned.then(|| Marker {
        id: "card-burned",
        side: None,
        picture:
            r##"<circle class="f-tg-disc dark" r="12"/><use href="#tg-flames" transform="scale(.72)"/>"##
                .to_owned(),
    });
    let siege = place.besieger.map(|side| {
        let ring = format!(r##"<circle class="tg-siege {}" r="11"/>"##, side_class(side));
        owned("card-siege", side, ring + &emblem(side, "transform=\"scale(.9)\""))
    });
    let battle = place.attacked_by.map(|side| {
        let swords = r##"<use class="tg-swords white" href="#tg-swords"/>"##;
        let disc = format!(r##"<circle class="f-tg-disc {}" r="12"/>{swords}"##, side_class(side));
        owned("card-attacked", side, disc)
    });
    let holder = match (place.place.data().town, place.controller) {
        (Some(Colour::Green), Some(TEXAN)) => Some(TEXAN),
        (Some(Colour::Blue), Some(MEXICAN)) => Some(MEXICAN),
        _ => None,
    };
    let flag = holder.map(|side| {
        let cloth = format!(r##"<path class="tg-flag {}" d="M-10 13V-12h22v15h-22"/>"##, side_class(side));
        owned(
            "card-held",
            side,
            cloth + &emblem(side, "class=\"tg-emblem\" transform=\"translate(1 -4.5)scale(.62)\""),
        )
    });
    [burned, siege, battle, flag].into_iter().flatten().collect()
}

/// The sign of a side, so that its colour need not be seen.
pub fn emblem(side: Seat, attributes: &str) -> String {
    format!(r##"<use href="#{}" {attributes}/>"##, if side == TEXAN { "tg-star" } else { "tg-eagle" })
}

/// Whence to where somebody came to fight.
fn entries(view: &View) -> impl Iterator<Item = (Place, Place, &Entry)> {
    view.places.iter().flat_map(|it| it.entries.iter().map(move |entry| (entry.from, it.place, entry)))
}

/// The middle of the arrow from one place to the next, on the side between them, and which way it points.
fn course(from: Place, to: Place) -> ((f32, f32), (f32, f32)) {
    let (from, to) = (centre(from), centre(to));
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let run = dx.hypot(dy).max(1.0);
    let edge = if run < 160.0 { run / 2.0 } else { run - 62.0 };
    let (ux, uy) = (dx / run, dy / run);
    ((from.0 as f32 + ux * edge, from.1 as f32 + uy * edge), (ux, uy))
}

fn arrow_frame(from: Place, to: Place) -> Frame {
    let ((x, y), _) = course(from, to);
    Frame::around((x as i32, y as i32), 44, 40)
}

/// An arrow over a hexside with how many came, of how many.
fn arrow(from: Place, to: Place, side: Seat, text: &str) -> String {
    let ((x, y), (ux, uy)) = course(from, to);
    let turn = uy.atan2(ux).to_degrees();
    format!(
        r##"<g class="tg-entry {}" transform="translate({x:.0} {y:.0})"><g transform="rotate({turn:.0})"><path d="M-28-10H2V-20L26 0L2 20V10H-28Z"/>{}</g><text x="{:.0}" y="{:.0}">{text}</text></g>"##,
        side_class(side),
        emblem(side, "class=\"tg-emblem\" transform=\"translate(-20 0)scale(.66)\""),
        ux * 5.0,
        8.0 + uy * 5.0,
    )
}
