//! The battle board: both lines, whose turn it is, reserves, dice, hits.

use game::{Lang, Seat};
use maud::{Markup, PreEscaped, html};
use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::view::{Asks, BattleView, Face, PlaceView, View};
use texas_glory::{Kind, Mark, clicks};

use super::figures::backs;
use super::pieces::{block_card, block_class, block_label, block_picture, side_class, side_name};
use super::text::{place_name, say, tell};
use crate::svg::worded;

/// [6.1-a] A battle has at most this many rounds.
const ROUNDS: u8 = 3;

/// The battle under way.
pub fn board(view: &View, battle: &BattleView, lang: Lang) -> Markup {
    let place = view.places.of(battle.place);
    html! {
        section.panel.tg-battle {
            h3 { (tell(lang, title(battle.kind), &[("place", place_name(lang, battle.place).into())])) }
            @if battle.round > 0 { (rounds(battle, lang)) }
            @if let Some(place) = place {
                @for side in [TEXAN, MEXICAN] { (line(view, battle, place, side, lang)) }
            }
            (throw(view, lang))
        }
    }
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Field => "battle-field",
        Kind::Relief => "battle-relief",
        Kind::Raid => "battle-raid",
        Kind::Siege => "battle-siege",
        Kind::Storm => "battle-storm",
        Kind::Sally => "battle-sally",
    }
}

fn rounds(battle: &BattleView, lang: Lang) -> Markup {
    html! {
        ol.tg-rounds aria-label=(tell(lang, "battle-round", &[("round", battle.round.into())])) {
            @for round in 1..=ROUNDS {
                li aria-current=[(round == battle.round).then_some("step")] { (round) }
            }
            @if battle.surprise { li.tg-surprise { (say(lang, "battle-surprise")) } }
        }
    }
}

/// One side of the battle: who fights, who waits in reserve, who is behind the walls.
fn line(view: &View, battle: &BattleView, place: PlaceView<'_>, side: Seat, lang: Lang) -> Markup {
    let stack = &place.stacks[usize::from(side.0)];
    let is = |face: &&Face, mark: Mark| face.marks.contains(mark);
    let (waiting, ready): (Vec<&Face>, Vec<&Face>) =
        stack.shown.iter().partition(|face| is(face, Mark::RESERVE) || is(face, Mark::SPENT));
    let (mut inside, mut fighting): (Vec<&Face>, Vec<&Face>) =
        ready.into_iter().partition(|face| is(face, Mark::INSIDE) && !is(face, Mark::LINE));
    for faces in [&mut inside, &mut fighting] {
        faces.sort_by_key(|face| (face.block.data().letter, face.block));
    }
    let hidden = stack.counts.all().saturating_sub(stack.shown.len() as u8);
    let role = if side == battle.attacker { "battle-attacks" } else { "battle-defends" };
    let hits = hits_on(view, battle, side);
    html! {
        div.tg-line.(side_class(side)) .acting[acts(view, side)] {
            h4 {
                (tell(lang, role, &[("side", side_name(lang, side).into())]))
                @if let (true, Asks::Turn { letter }) = (acts(view, side), view.asks) {
                    " " b.tg-letter { (["A", "B", "C"][usize::from(letter.min(2))]) }
                }
                @if hits > 0 { " " span.tg-hits { (tell(lang, "battle-hits", &[("count", hits.into())])) } }
            }
            (group(view, &fighting, None, lang))
            (group(view, &inside, Some("battle-inside"), lang))
            (group(view, &waiting, Some("battle-reserve"), lang))
            @if hidden > 0 { (unseen(side, hidden, lang)) }
        }
    }
}

/// Whether the table waits for this side.
fn acts(view: &View, side: Seat) -> bool {
    view.awaited.contains(side)
}

/// The hits that a side has still to take.
fn hits_on(view: &View, battle: &BattleView, side: Seat) -> u8 {
    match view.asks {
        Asks::Lose { hits, place } if place == battle.place && acts(view, side) => hits,
        _ => battle.hits[usize::from(side.0)],
    }
}

fn group(view: &View, faces: &[&Face], heading: Option<&'static str>, lang: Lang) -> Markup {
    html! {
        @if !faces.is_empty() {
            @if let Some(id) = heading { p.tg-group { (say(lang, id)) } }
            div.tg-blocks { @for face in faces { (block(view, face, lang)) } }
        }
    }
}

/// A block that may be clicked.
pub fn block(view: &View, face: &Face, lang: Lang) -> Markup {
    let label = block_label(face, None, lang);
    let about = block_card(face, lang).plain().to_owned();
    html! {
        div.tg-block.(block_class(view, face)) role="img" tabindex="-1" data-pick=(clicks::block(face.block))
            aria-label=(label) title=(about)
        { (drawing(&block_picture(face, lang), "-28 -33 60 61")) }
    }
}

fn unseen(side: Seat, count: u8, lang: Lang) -> Markup {
    let text = tell(lang, "card-backs", &[("side", side_name(lang, side).into()), ("count", count.into())]);
    html! {
        div.tg-blocks { span.tg-block.unseen-blocks role="img" aria-label=(text) title=(text) { (drawing(&backs(side, count), "-40 -44 80 84")) } }
    }
}

fn drawing(figure: &str, frame: &str) -> Markup {
    html! { svg viewBox=(frame) aria-hidden="true" { (PreEscaped(worded(figure))) } }
}

/// The last throw, as dice.
pub fn throw(view: &View, lang: Lang) -> Markup {
    html! {
        @if !view.dice.faces().is_empty() {
            p.tg-dice role="img" aria-label=(tell(lang, "battle-dice", &[("dice", view.dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(", ").into())])) {
                @for &die in view.dice.faces() { (die_face(die)) }
            }
        }
    }
}

fn die_face(die: u8) -> Markup {
    const SPOTS: [&[(i32, i32)]; 6] = [
        &[(0, 0)],
        &[(-5, -5), (5, 5)],
        &[(-5, -5), (0, 0), (5, 5)],
        &[(-5, -5), (5, -5), (-5, 5), (5, 5)],
        &[(-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)],
        &[(-5, -6), (5, -6), (-5, 0), (5, 0), (-5, 6), (5, 6)],
    ];
    let spots = SPOTS[usize::from(die.clamp(1, 6) - 1)];
    html! {
        svg.tg-die viewBox="-11 -11 22 22" aria-hidden="true" {
            rect x="-10" y="-10" width="20" height="20" rx="4" {}
            @for (x, y) in spots { circle cx=(x) cy=(y) r="2.1" {} }
        }
    }
}
