//! Beside the board: the turn and its phases, losses, set-up and plot, the attack that is aimed or made, both armies.

use game::Lang;
use maud::{Markup, html};
use the_alamo::odds::{CombatResult, Modifier, Reason, result};
use the_alamo::view::{AimView, Awaited, FightView, Grade, View, figures};
use the_alamo::{LAST_TURN, Leader, Order, Phase, Post, Reserve, Side, Terrain, Way};

use super::pieces::percent;
use super::text::{name, say, tell};
use super::trays::{columns, garrison, replacements};
use crate::compound::panel;
use crate::lists;

pub fn panels(view: &View, lang: Lang) -> Markup {
    html! {
        @if view.phase == Phase::SetUp { (set_up(view, lang)) } @else { (turn(view, lang)) }
        @if !view.aims.is_empty() { (aims(view, lang)) }
        @if let Some(fight) = &view.fight { (fight_panel(fight, lang)) }
        @if let Some(grade) = view.grade { (graded(grade, lang)) }
        (garrison(view, lang))
        @if view.phase == Phase::SetUp { (columns(view, lang)) } @else { (losses(view, lang)) (columns(view, lang)) }
        (replacements(view, lang))
        (armies(view, lang))
    }
}

/// [2] What is still to be done before the assault, and the plot for its owner.
fn set_up(view: &View, lang: Lang) -> Markup {
    let aside = |post: Post| post == Post::Aside;
    let guns = view.batteries().filter(|it| aside(it.post)).count();
    let texans = view.units().filter(|it| it.side == Side::Texan && aside(it.post)).count();
    let leaders = view.leaders().filter(|it| it.side == Side::Texan && aside(it.post)).count();
    let steps = [
        ("setup-guns", matches!(view.awaited, Awaited::Guns)),
        ("setup-plot", matches!(view.awaited, Awaited::Plot)),
        ("setup-garrison", matches!(view.awaited, Awaited::Garrison | Awaited::Put | Awaited::FirstFacing)),
        ("setup-columns", matches!(view.awaited, Awaited::Deploy(_))),
    ];
    html! {
        section.panel.setup-panel {
            h3 { (say(lang, "panel-setup")) }
            ol.phases {
                @for (id, now) in steps { li aria-current=[now.then_some("step")] { (say(lang, id)) } }
            }
            p.track-label {
                (tell(lang, "panel-to-place", &[("guns", guns.into()), ("units", texans.into()), ("leaders", leaders.into())]))
            }
        }
    }
}

/// The phases, what each is called, and the word that explains it.
const PHASES: [(Phase, &str, &str); 10] = [
    (Phase::Replacement, "phase-replacement", "replacements"),
    (Phase::ReservePlacement, "phase-reserve", "reserve"),
    (Phase::TexanMovement, "phase-texan-movement", "movement"),
    (Phase::TexanCombat, "phase-texan-combat", "combat"),
    (Phase::TexanRally, "phase-texan-rally", "rally"),
    (Phase::ReserveCommitment, "phase-commitment", "commitment"),
    (Phase::MexicanMovement, "phase-mexican-movement", "movement"),
    (Phase::MexicanCombat, "phase-mexican-combat", "combat"),
    (Phase::MexicanRally, "phase-mexican-rally", "rally"),
    (Phase::WithdrawalCheck, "phase-withdrawal", "withdrawal"),
];

/// [4.0-a] The turn and its phases.
fn turn(view: &View, lang: Lang) -> Markup {
    html! {
        section.panel.turn-panel {
            h3 { (tell(lang, "panel-turn", &[("turn", view.turn.into()), ("last", LAST_TURN.into())])) }
            ol.phases.ta-phases {
                @for (phase, id, term) in PHASES { (lists::phase(term, &say(lang, id), phase == view.phase)) }
            }
        }
    }
}

/// The turns printed on their track, with the losses that end the assault.
const PRINTED_TURNS: u8 = 12;

/// [16.2] The losses against the figure of the turn.
fn losses(view: &View, lang: Lang) -> Markup {
    let numbers = [("losses", view.losses.into()), ("figure", view.limit.into())];
    let cells = view.limit.div_ceil(50).max(1);
    html! {
        section.panel.losses-panel {
            h3 { (say(lang, "sheet-losses")) }
            p.track-label tabindex="0" data-term="casualties" { (tell(lang, "panel-losses", &numbers)) }
            div.track.mexican aria-hidden="true" {
                @for cell in 0..cells { span.pip .lost[view.losses >= 50 * (cell + 1)] .part[view.losses > 50 * cell && view.losses < 50 * (cell + 1)] {} }
            }
            details id="ta-turns" {
                summary { (say(lang, "sheet-turns")) }
                ol.ta-turns {
                    @for (turn, figure) in (1..=PRINTED_TURNS).zip(figures()) {
                        li aria-current=[(turn == view.turn).then_some("step")] { b { (turn) } " " (figure) }
                    }
                }
            }
        }
    }
}

/// [8] What the attacker may attack, the best first.
fn aims(view: &View, lang: Lang) -> Markup {
    let harm = |aim: &AimView| -> u16 { aim.chances.iter().map(|&ways| u16::from(ways)).sum() };
    let mut sorted: Vec<&AimView> = view.aims.iter().collect();
    sorted.sort_by_key(|aim| (std::cmp::Reverse(harm(aim)), aim.target));
    let attacker = view.active.map(|piece| name(lang, piece.pick())).unwrap_or_default();
    html! {
        section.panel.attack-panel.aims-panel {
            h3 { (tell(lang, "panel-aims", &[("attacker", attacker.into())])) }
            @for (rank, aim) in sorted.iter().take(8).enumerate() {
                details.ta-aim open[rank == 0] {
                    summary {
                        span { (name(lang, aim.target.pick())) " · " (way(aim.way, lang)) }
                        " " b { (say_percent(harm(aim), lang)) }
                    }
                    (column(aim.strength, aim.terrain, aim.column, None, lang))
                    (modifiers(&aim.modifiers, lang))
                    (odds(aim.chances, lang))
                }
            }
            @if sorted.len() > 8 { p.hint { (tell(lang, "panel-more-aims", &[("count", (sorted.len() - 8).into())])) } }
        }
    }
}

fn say_percent(ways: u16, lang: Lang) -> String {
    words::percent(lang, (ways * 100 + 108) / 216)
}

fn way(way: Way, lang: Lang) -> String {
    say(lang, if way == Way::Fire { "way-fire" } else { "way-melee" })
}

/// [8.8-a] Strength, hexside and column, and what each die means in it.
fn column(strength: u8, terrain: Terrain, column: u8, die: Option<u8>, lang: Lang) -> Markup {
    let numbers = [
        ("strength", strength.into()),
        ("terrain", terrain_name(terrain, lang).into()),
        ("column", column.into()),
    ];
    html! {
        p.track-label { (tell(lang, "panel-column", &numbers)) }
        ol.ta-results aria-label=(say(lang, "panel-results")) {
            @for face in 1..=6 {
                li aria-current=[(die == Some(face)).then_some("step")] {
                    span { (face) } b { (short_result(result(column, face))) }
                }
            }
        }
    }
}

/// A result as the table prints it.
fn short_result(result: CombatResult) -> String {
    match result {
        CombatResult::Nothing => "–".to_owned(),
        CombatResult::Counterattack => "C".to_owned(),
        CombatResult::Hit(0) => "H".to_owned(),
        CombatResult::Hit(added) => format!("+{added}"),
    }
}

fn terrain_name(terrain: Terrain, lang: Lang) -> String {
    say(lang, &format!("terrain-{}", terrain.code()))
}

/// [8.4-a] The attack under way: the die, the check with every modifier, the odds.
fn fight_panel(fight: &FightView, lang: Lang) -> Markup {
    let attacker = name(lang, fight.attacker.pick());
    let target = match fight.wall {
        Some(wall) => name(lang, wall.pick()),
        None => name(lang, fight.target.pick()),
    };
    let id = match (fight.wall, fight.counter, fight.way) {
        (Some(_), ..) => "panel-breach",
        (None, true, _) => "panel-counter",
        (None, false, Way::Fire) => "panel-fire",
        (None, false, Way::Melee) => "panel-melee",
    };
    html! {
        section.panel.attack-panel.fight-panel {
            h3 { (tell(lang, id, &[("attacker", attacker.into()), ("target", target.into())])) }
            (column(fight.strength, fight.terrain, fight.column, fight.die, lang))
            @if fight.wall.is_none() {
                (modifiers(&fight.modifiers, lang))
                @if let Some(CombatResult::Hit(_)) = fight.result {
                    p.left { (tell(lang, "panel-check", &[("morale", fight.morale.into())])) }
                } @else { (odds(fight.chances, lang)) }
            }
        }
    }
}

/// [8.5-a] What is added to a Damage Check, each with its reason.
fn modifiers(modifiers: &[Modifier], lang: Lang) -> Markup {
    let sum = || (say(lang, "panel-total"), modifiers.iter().map(|modifier| modifier.value).sum());
    let rows = modifiers.iter().map(|modifier| (reason(modifier.reason, lang), modifier.value));
    html! {
        @if !modifiers.is_empty() {
            (panel::modifiers(&say(lang, "panel-modifiers"), rows, (modifiers.len() > 1).then(sum)))
        }
    }
}

fn reason(reason: Reason, lang: Lang) -> String {
    let led =
        |id: &'static str, leader: Leader| tell(lang, id, &[("leader", name(lang, leader.pick()).into())]);
    match reason {
        Reason::DefendingLeader { leader } => led("reason-defending-leader", leader),
        Reason::AttackingLeader { leader } => led("reason-attacking-leader", leader),
        Reason::OverTheWall => say(lang, "reason-over-the-wall"),
        Reason::Result => say(lang, "reason-result"),
        Reason::Shaken => say(lang, "reason-shaken"),
        Reason::Contact { units } => tell(lang, "reason-contact", &[("units", units.into())]),
        Reason::WallsPassed => say(lang, "reason-walls-passed"),
    }
}

/// The chances of an attack, as bars and in numbers.
fn odds(chances: [u8; 3], lang: Lang) -> Markup {
    let rows = ["odds-disordered", "odds-step", "odds-eliminated"];
    html! {
        table.odds {
            caption { (say(lang, "panel-odds")) }
            tbody {
                @for (id, ways) in rows.into_iter().zip(chances) {
                    tr {
                        th scope="row" { (say(lang, id)) }
                        td {
                            svg.ta-chance viewBox="0 0 216 12" preserveAspectRatio="none" aria-hidden="true" { rect width=(ways) height="12" {} }
                            (words::percent(lang, percent(ways)))
                        }
                    }
                }
            }
        }
    }
}

/// [R16c] How good the victory is.
fn graded(grade: Grade, lang: Lang) -> Markup {
    let (id, about) = match grade {
        Grade::Decisive => ("grade-decisive", "grade-decisive-about"),
        Grade::Plain => ("grade-plain", "grade-plain-about"),
        Grade::InDeath => ("grade-in-death", "grade-in-death-about"),
    };
    html! { section.panel.grade-panel { h3 { (say(lang, id)) } p { (say(lang, about)) } } }
}

/// Both armies in numbers, and the Reserve.
fn armies(view: &View, lang: Lang) -> Markup {
    let count = |side: Side, of: &dyn Fn(&the_alamo::view::UnitView) -> bool| {
        view.units().filter(|unit| unit.side == side && of(unit)).count()
    };
    let on_map = |unit: &the_alamo::view::UnitView| unit.post.place().is_some();
    let shaken = |unit: &the_alamo::view::UnitView| on_map(unit) && unit.order != Order::Good;
    let reserve = match view.reserve {
        Reserve::Held => "reserve-held",
        Reserve::Committed => "reserve-committed",
        Reserve::Called => "reserve-called",
    };
    html! {
        section.panel.armies-panel {
            h3 { (say(lang, "panel-armies")) }
            dl.once {
                (fact("army-texans", count(Side::Texan, &on_map), count(Side::Texan, &shaken), lang))
                (fact("army-mexicans", count(Side::Mexican, &on_map), count(Side::Mexican, &shaken), lang))
                div { dt { (say(lang, "army-track")) } dd { (count(Side::Mexican, &|unit| matches!(unit.post, Post::Track(_)))) } }
                div { dt { (say(lang, "army-out")) } dd { (count(Side::Texan, &|unit| unit.post == Post::Out)) " · " (count(Side::Mexican, &|unit| unit.post == Post::Out)) } }
                div { dt { (say(lang, "sheet-reserve")) } dd { (say(lang, reserve)) } }
                div { dt { (say(lang, "army-within")) } dd { (say(lang, if view.within_walls { "yes" } else { "no" })) } }
            }
        }
    }
}

fn fact(id: &'static str, all: usize, shaken: usize, lang: Lang) -> Markup {
    html! {
        div { dt { (say(lang, id)) } dd { (tell(lang, "army-count", &[("all", all.into()), ("shaken", shaken.into())])) } }
    }
}
