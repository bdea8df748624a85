//! Beside the board: the turn, Victory Towns, cards, the battle board, what is still to come.

use game::Lang;
use maud::{Markup, html};
use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::view::{Asks, Face, View};
use texas_glory::{Block, Marks, Year};

use super::battle;
use super::cards::cards;
use super::chances::chances;
use super::pieces::{side_class, side_name};
use super::text::{block_name, date, phrase, place_name, say, tell};
use super::winter;
use crate::lists;

/// [1836-c] Mexico wins when Texas holds fewer than this many Victory Towns.
const LEAST_TOWNS: u8 = 4;

pub fn panels(view: &View, lang: Lang) -> Markup {
    let cards_first = matches!(view.asks, Asks::Cards | Asks::Deal | Asks::Card);
    html! {
        @if let Some(battle) = &view.battle { (battle::board(view, battle, lang)) }
        @else if !view.dice.faces().is_empty() && !cards_first { (thrown(view, lang)) }
        @if let Some(changes) = &view.winter { (winter::changes(view, changes, lang)) }
        (chances(view, lang))
        @if let Some(block) = view.drawn { (drawn(view, block, lang)) }
        @if cards_first { (cards(view, lang)) (turn(view, lang)) } @else { (turn(view, lang)) (cards(view, lang)) }
        (reserves(view, lang))
    }
}

/// The turn and its phases, Command Points, Victory Towns.
fn turn(view: &View, lang: Lang) -> Markup {
    let phase = phase(view);
    html! {
        section.panel.turn-panel {
            h3 {
                @if view.year == Year::Winter { (say(lang, "panel-winter")) }
                @else { (tell(lang, "panel-turn", &[("turn", view.turn.into()), ("last", view.year.turns().into()), ("date", date(view.year, view.turn, lang).into())])) }
            }
            ol.phases {
                @for (at, id) in ["phase-cards", "phase-movement", "phase-combat", "phase-supply"].into_iter().enumerate() {
                    (lists::phase(id, &say(lang, id), phase == Some(at)))
                }
            }
            @if phase == Some(MOVEMENT) {
                p.tg-cp-left.(side_class(view.mover)) data-term="cp" {
                    (tell(lang, "panel-cp", &[("side", side_name(lang, view.mover).into()), ("cp", view.cp.into())]))
                    @if view.burn_spent { " · " (say(lang, "panel-burned")) }
                }
            }
            @for (pending, id) in [(view.surprise, "panel-surprise"), (view.raid, "panel-raid")] {
                @if let Some(seat) = pending { p.tg-pending { (tell(lang, id, &[("side", side_name(lang, seat).into())])) } }
            }
            (towns(view, lang))
        }
    }
}

/// The second of the four phases.
pub const MOVEMENT: usize = 1;

/// Where in the turn the table is.
pub fn phase(view: &View) -> Option<usize> {
    match view.asks {
        Asks::Lose { .. } if view.battle.is_none() => Some(3),
        Asks::Deal | Asks::Cards | Asks::Desertion | Asks::Deserting { .. } | Asks::Muster { .. } => Some(0),
        Asks::Orders
        | Asks::Command { .. }
        | Asks::March { .. }
        | Asks::BurnMarch { .. }
        | Asks::ForcedMarch => Some(MOVEMENT),
        Asks::Raid
        | Asks::Battles
        | Asks::Surprise
        | Asks::Withdraw
        | Asks::SallyOut
        | Asks::Turn { .. }
        | Asks::Fire { .. }
        | Asks::Lose { .. }
        | Asks::Regroup
        | Asks::Declare
        | Asks::Battery
        | Asks::Answer
        | Asks::Reply
        | Asks::Cannon { .. }
        | Asks::Line => Some(2),
        Asks::Draw | Asks::Deploy if view.year == Year::Winter => None,
        Asks::Attrition { .. } | Asks::Draw | Asks::Deploy | Asks::Enter { .. } | Asks::Card => Some(3),
        Asks::Commit { .. } | Asks::Over => None,
    }
}

/// Who holds how many Victory Towns, as a row of stars.
fn towns(view: &View, lang: Lang) -> Markup {
    if view.year != Year::Y1836 {
        return winter::green_towns(view, lang);
    }
    let [texan, mexican] = view.towns;
    html! {
        p.track-label tabindex="0" data-term="towns" { (tell(lang, "panel-towns", &[("texan", texan.into()), ("mexican", mexican.into()), ("least", LEAST_TOWNS.into())])) }
        div.tg-towns aria-hidden="true" {
            @for (class, count) in [("texan", texan), ("mexican", mexican)] {
                @for at in 0..count {
                    (town(class, class == "texan" && at < LEAST_TOWNS))
                }
            }
        }
    }
}

/// A town in the count: the emblem of who holds it.
pub fn town(class: &str, last: bool) -> Markup {
    let emblem = if class == "texan" { "#tg-star" } else { "#tg-eagle" };
    html! { svg.tg-town-star.(class) .last[last] viewBox="-11 -11 22 22" { use href=(emblem) {} } }
}

/// A throw that belongs to no battle.
fn thrown(view: &View, lang: Lang) -> Markup {
    html! { section.panel.tg-thrown { h3 { (say(lang, "panel-thrown")) } (battle::throw(view, lang)) } }
}

/// The block just drawn, shown to its owner.
fn drawn(view: &View, block: Block, lang: Lang) -> Markup {
    let face = Face { block, strength: block.data().steps, marks: Marks::NONE };
    html! {
        section.panel.tg-drawn {
            h3 { (tell(lang, "panel-drawn", &[("block", block_name(lang, block).into())])) }
            div.tg-blocks { (battle::block(view, &face, lang)) }
        }
    }
}

/// The draw pool, those set aside, those lost for good.
fn reserves(view: &View, lang: Lang) -> Markup {
    let dead = |side| -> Vec<String> {
        let of = |block: &Block| (block.data().side == texas_glory::block::Side::Texan) == (side == TEXAN);
        view.dead.iter().filter(of).map(|block| block_name(lang, block)).collect()
    };
    html! {
        section.panel.tg-reserves {
            h3 { (say(lang, "panel-forces")) }
            dl.once {
                div data-term="pool" { dt { (say(lang, "panel-pool")) } dd { (view.pool) } }
                @if view.vanguard { div { dt { (say(lang, "panel-vanguard")) } dd { (say(lang, "panel-vanguard-draws")) } } }
                @for &(brigade, place) in &view.commitments {
                    div { dt { (phrase(lang, &brigade.name())) } dd { (tell(lang, "panel-committed", &[("place", place_name(lang, place).into())])) } }
                }
                @if view.aside > 0 { div { dt { (say(lang, "panel-aside")) } dd { (view.aside) } } }
            }
            @for side in [TEXAN, MEXICAN] {
                @let fallen = dead(side);
                @if !fallen.is_empty() {
                    p.fallen { (tell(lang, "panel-dead", &[("side", side_name(lang, side).into()), ("blocks", words::join(lang, &fallen).into())])) }
                }
            }
        }
    }
}
