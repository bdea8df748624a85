//! Beside the board: the turn, the attack with its odds, the losses, walls and guns as a list.

use charge::odds::{Modifier, Reason, total};
use charge::view::{AttackView, View};
use charge::{MEXICANS_TO_FALL, Phase, Post, Side, Unit};
use game::Lang;
use maud::{Markup, html};

use super::text::named;
use crate::compound::panel::modifiers;
use crate::compound::text::{say, tell};
use crate::lists;

pub fn panels(view: &View, lang: Lang) -> Markup {
    html! {
        (turn(view, lang))
        @if let Some(attack) = &view.attack { (attack_panel(attack, lang)) }
        (losses(view, lang))
    }
}

/// The turn and its four phases, the present one marked; what may be done once in the game.
fn turn(view: &View, lang: Lang) -> Markup {
    let phases = [
        (Phase::MexicanMovement, "panel-phase-1", "mexican-movement"),
        (Phase::TexianAttacks, "panel-phase-2", "texian-attacks"),
        (Phase::MexicanAttacks, "panel-phase-3", "mexican-attacks"),
        (Phase::TexianMovement, "panel-phase-4", "texian-movement"),
    ];
    html! {
        section.panel.turn-panel {
            h3 {
                @if view.phase == Phase::SetUp { (say(lang, "panel-phase-set-up")) }
                @else { (tell(lang, "panel-turn", &[("turn", view.turn.into())])) }
            }
            ol.phases {
                @for (phase, id, term) in phases { (lists::phase(term, &say(lang, id), phase == view.phase)) }
            }
            dl.once aria-label=(say(lang, "panel-once")) {
                @for (id, used) in [("panel-river", view.river_entry_used), ("panel-cazadores", view.cazadores_used)] {
                    div { dt { (say(lang, id)) } dd .used[used] { (say(lang, if used { "panel-used" } else { "panel-open" })) } }
                }
            }
        }
    }
}

/// The attack: every modifier with its reason, the exact chances, the die once thrown.
fn attack_panel(attack: &AttackView, lang: Lang) -> Markup {
    let place = named(lang, &format!("the-{}", attack.target.code()));
    let title = if attack.inside { "panel-attack-inside" } else { "panel-attack" };
    let reasons = attack.modifiers.iter().map(|modifier| (reason(modifier, lang), modifier.value));
    html! {
        section.panel.attack-panel .texian[attack.side == Side::Texian] .mexican[attack.side == Side::Mexican] {
            h3 { (tell(lang, title, &[("place", place.into())])) }
            (modifiers(&say(lang, "panel-modifiers"), reasons, Some((say(lang, "panel-total"), attack.modifier))))
            @if let Some(die) = attack.die {
                p.thrown {
                    (tell(lang, "panel-die", &[("die", die.into()), ("total", total(die, attack.modifier).into())]))
                    ": " strong { (tell(lang, "panel-hits", &[("count", attack.scored.into())])) }
                }
                @if attack.left > 0 { p.left { (tell(lang, "panel-left", &[("count", attack.left.into())])) } }
            } @else {
                (odds(attack.chances, lang))
            }
        }
    }
}

/// The chance of each number of hits, in sixths, as bars and in words.
fn odds(chances: [u8; 4], lang: Lang) -> Markup {
    html! {
        table.odds {
            caption { (say(lang, "panel-odds")) }
            tbody {
                @for (hits, &ways) in chances.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
                    tr {
                        th scope="row" { (tell(lang, "panel-hits", &[("count", hits.into())])) }
                        td { span.share data-ways=(ways) {} (tell(lang, "panel-sixths", &[("count", ways.into())])) }
                    }
                }
            }
        }
    }
}

fn reason(modifier: &Modifier, lang: Lang) -> String {
    match modifier.reason {
        Reason::Units { count } => tell(lang, "reason-units", &[("count", count.into())]),
        Reason::Gun { gun } => named(lang, &format!("gun-{}", gun.position())),
        Reason::Leader { unit } => {
            tell(lang, "reason-leader", &[("unit", named(lang, &format!("unit-{unit}")).into())])
        }
        Reason::Threes { units } => tell(lang, "reason-threes", &[("units", units.into())]),
        Reason::Oblique => say(lang, "reason-oblique"),
        Reason::Cazadores => say(lang, "reason-cazadores"),
        Reason::Cap => say(lang, "reason-cap"),
        Reason::Building { .. } => say(lang, "reason-building"),
    }
}

/// The losses of both sides as tracks, up to where the game is decided.
fn losses(view: &View, lang: Lang) -> Markup {
    let fallen: Vec<String> = view
        .texians
        .iter()
        .filter(|texian| texian.post == Post::Dead)
        .map(|texian| named(lang, &format!("unit-{}", texian.unit)))
        .collect();
    html! {
        section.panel.losses-panel {
            h3 { (say(lang, "panel-losses")) }
            (track("mexican", "panel-mexican-losses", view.mexican_losses, MEXICANS_TO_FALL, lang))
            (track("texian", "panel-texian-losses", view.texian_losses, Unit::COUNT as u8, lang))
            @if !fallen.is_empty() { p.fallen { (words::join(lang, &fallen)) } }
        }
    }
}

fn track(side: &str, id: &'static str, count: u8, limit: u8, lang: Lang) -> Markup {
    html! {
        p.track-label tabindex="0" data-term="losses" { (tell(lang, id, &[("count", count.into()), ("limit", limit.into())])) }
        div.track.(side) aria-hidden="true" {
            @for step in 0..limit { span.pip .lost[step < count] {} }
        }
    }
}
