//! Beside the board: the stage of the siege, the die that is due with its odds, the points, both armies in words.

use game::Lang;
use maud::{Markup, html};
use thirteen_days::odds::{Modifier, Reason};
use thirteen_days::view::{BombardmentView, Level, MeleeView, MoraleView, ShotView, View};
use thirteen_days::{Fire, Mark, Phase};

use super::text::{named, phrase};
use crate::compound::panel;
use crate::compound::text::{say, tell};
use crate::lists;

/// Batteries of the reserve at the start.
const BATTERIES: u8 = 3;

pub fn panels(view: &View, lang: Lang) -> Markup {
    html! {
        (stage(view, lang))
        @if let Some(shot) = &view.shot { (shot_panel(shot, lang)) }
        @if let Some(morale) = &view.morale { (morale_panel(morale, lang)) }
        @if let Some(melee) = &view.melee { (melee_panel(melee, lang)) }
        (points(view, lang))
        (armies(view, lang))
    }
}

/// Bombardment, placement, entry of the columns, or the turn with its phases.
fn stage(view: &View, lang: Lang) -> Markup {
    match (&view.bombardment, view.phase) {
        (Some(bombardment), _) => bombardment_panel(view, bombardment, lang),
        (None, Phase::Placement) => placement_panel(view, lang),
        (None, Phase::Columns) => columns_panel(view, lang),
        (None, _) => turn_panel(view, lang),
    }
}

/// [1.3.4] The rounds, the side they turn on, what they aim at, the batteries in action.
fn bombardment_panel(view: &View, bombardment: &BombardmentView, lang: Lang) -> Markup {
    let numbers = [("round", bombardment.round.into()), ("rounds", bombardment.rounds.into())];
    html! {
        section.panel.bombardment-panel {
            h3 { (tell(lang, "td-panel-bombardment", &numbers)) }
            ol.phases.rounds {
                @for round in 1..=bombardment.rounds {
                    li aria-current=[(round == bombardment.round).then_some("step")] { (round) }
                }
            }
            dl.once {
                (fact("td-panel-side", bombardment.side.map(|edge| phrase(lang, &edge.name())), lang))
                (fact("td-panel-target", bombardment.mark.map(|mark| mark_name(mark, lang)), lang))
            }
            (batteries(view, lang))
        }
    }
}

/// A line of a list of facts; a dash where there is none yet.
fn fact(id: &'static str, value: Option<String>, lang: Lang) -> Markup {
    html! { div { dt { (say(lang, id)) } dd { (value.unwrap_or_else(|| "–".to_owned())) } } }
}

fn batteries(view: &View, lang: Lang) -> Markup {
    let numbers = [("count", view.batteries.into()), ("silenced", view.silenced.into())];
    html! {
        p.track-label { (tell(lang, "td-panel-batteries", &numbers)) }
        div.track.mexican aria-hidden="true" {
            @for step in 0..BATTERIES { span.pip .lost[step < view.batteries] {} }
        }
    }
}

/// [1.3.5] Who is still to be placed.
fn placement_panel(view: &View, lang: Lang) -> Markup {
    let aside = |spot: thirteen_days::Spot| spot == thirteen_days::Spot::Aside;
    let units = view.units.iter().filter(|unit| aside(unit.spot)).count();
    let officers = view.officers.iter().filter(|it| it.officer.is_texan() && aside(it.spot));
    let officers: Vec<String> = officers.map(|it| phrase(lang, &it.officer.name())).collect();
    html! {
        section.panel.placement-panel {
            h3 { (say(lang, "td-panel-placement")) }
            p { (tell(lang, "td-panel-to-place", &[("count", units.into())])) }
            @if !officers.is_empty() { p { (words::join(lang, &officers)) } }
            p.hint { (say(lang, "td-panel-limits")) }
        }
    }
}

/// [1.3.6] From which edges the columns come.
fn columns_panel(view: &View, lang: Lang) -> Markup {
    html! {
        section.panel.columns-panel {
            h3 { (say(lang, "td-panel-columns")) }
            (edges(view, lang))
        }
    }
}

fn edges(view: &View, lang: Lang) -> Markup {
    const COMMANDERS: [(&str, &str); 5] =
        [("I", "Cos"), ("II", "Duque"), ("III", "Romero"), ("IV", "Morales"), ("R", "SantaAnna")];
    html! {
        dl.once {
            @for (index, (column, commander)) in COMMANDERS.into_iter().enumerate() {
                div {
                    dt { (column) " · " (named(lang, &format!("officer-{commander}"))) }
                    dd { (view.edges.map_or_else(|| "–".to_owned(), |edges| phrase(lang, &edges[index].name()))) }
                }
            }
        }
    }
}

/// [2] The turn, its eight phases, and what the batteries do.
fn turn_panel(view: &View, lang: Lang) -> Markup {
    let phases = [
        (Phase::TexanCannon, "td-phase-1", "texan-guns"),
        (Phase::TexanRifles, "td-phase-2", "texan-rifles"),
        (Phase::TexanMovement, "td-phase-3", "texan-movement"),
        (Phase::TexanMelee, "td-phase-4", "melee"),
        (Phase::MexicanCannon, "td-phase-5", "mexican-guns"),
        (Phase::MexicanRifles, "td-phase-6", "mexican-rifles"),
        (Phase::MexicanMovement, "td-phase-7", "mexican-movement"),
        (Phase::MexicanMelee, "td-phase-8", "melee"),
    ];
    let numbers = [("turn", view.turn.into()), ("last", view.last_turn.into())];
    html! {
        section.panel.turn-panel {
            h3 {
                (tell(lang, "td-panel-turn", &numbers))
                @if view.phase == Phase::Rally { ": " (say(lang, "td-phase-0")) }
            }
            ol.phases {
                @for (phase, id, term) in phases { (lists::phase(term, &say(lang, id), phase == view.phase)) }
            }
            (batteries(view, lang))
        }
    }
}

fn mark_name(mark: Mark, lang: Lang) -> String {
    match mark {
        Mark::Gun(gun) => phrase(lang, &gun.name()),
        Mark::Section(section) => phrase(lang, &section.name()),
        Mark::Zone(zone) => phrase(lang, &zone.name()),
    }
}

/// A shot: who fires at what, what is added, what is needed, how likely it is.
fn shot_panel(shot: &ShotView, lang: Lang) -> Markup {
    let texan = matches!(shot.fire, Fire::TexanCannon | Fire::TexanRifles | Fire::Free | Fire::Pistols);
    let title = match shot.fire {
        Fire::TexanCannon => "td-fire-cannon",
        Fire::TexanRifles | Fire::MexicanRifles => "td-fire-rifles",
        Fire::Captured => "td-fire-captured",
        Fire::Battery => "td-fire-battery",
        Fire::Free => "td-fire-free",
        Fire::Pistols => "td-fire-pistols",
    };
    html! {
        section.panel.attack-panel .texian[texan] .mexican[!texan] {
            h3 { (tell(lang, title, &[("target", mark_name(shot.mark, lang).into())])) }
            (modifiers(&shot.modifiers, shot.modifier, lang))
            p.left { (tell(lang, "td-panel-needed", &[("needed", shot.needed.into())])) }
            (odds(&[("td-panel-hit", shot.ways), ("td-panel-miss", 6 - shot.ways)], lang))
        }
    }
}

/// [3.2b] A morale test: rout, retreat or hold.
fn morale_panel(morale: &MoraleView, lang: Lang) -> Markup {
    let [rout, retreat, hold] = morale.ways;
    let battalion = phrase(lang, &morale.battalion.name());
    html! {
        section.panel.attack-panel.mexican {
            h3 { (tell(lang, "td-panel-morale", &[("battalion", battalion.into())])) }
            (modifiers(&morale.modifiers, morale.modifier, lang))
            (odds(&[("td-panel-rout", rout), ("td-panel-retreat", retreat), ("td-panel-hold", hold)], lang))
        }
    }
}

/// [7] A melee: what each side adds, and how likely the Texans win.
fn melee_panel(melee: &MeleeView, lang: Lang) -> Markup {
    let place = phrase(lang, &melee.zone.the());
    html! {
        section.panel.attack-panel.melee-panel {
            h3 { (tell(lang, "td-panel-melee", &[("zone", place.into())])) }
            h4 { (named(lang, "side-texan")) }
            (modifiers(&melee.texan, melee.texan_modifier, lang))
            @if let Some(die) = melee.texan_die {
                @let total = i16::from(die) + i16::from(melee.texan_modifier);
                p.thrown { (tell(lang, "panel-die", &[("die", die.into()), ("total", i64::from(total).into())])) }
            }
            h4 { (named(lang, "side-mexican")) }
            (modifiers(&melee.mexican, melee.mexican_modifier, lang))
            p.left { (tell(lang, "td-panel-ways", &[("count", melee.ways.into())])) }
        }
    }
}

/// What is added to a die, each with its reason.
fn modifiers(modifiers: &[Modifier], total: i8, lang: Lang) -> Markup {
    let rows = modifiers.iter().map(|modifier| (reason(modifier.reason, lang), modifier.value));
    html! {
        @if !modifiers.is_empty() {
            (panel::modifiers(&say(lang, "panel-modifiers"), rows, Some((say(lang, "panel-total"), total))))
        }
    }
}

fn reason(reason: Reason, lang: Lang) -> String {
    let id = match reason {
        Reason::Officer { officer } => return phrase(lang, &officer.name()),
        Reason::Volley { count } => return tell(lang, "td-reason-volley", &[("count", count.into())]),
        Reason::Together { count } => return tell(lang, "td-reason-together", &[("count", count.into())]),
        Reason::Adjacent => "td-reason-adjacent",
        Reason::AdjacentCannon => "td-reason-adjacent-cannon",
        Reason::Eighteen => "td-reason-eighteen",
        Reason::ThreeFire => "td-reason-three",
        Reason::Battery => "td-reason-battery",
        Reason::Cannon => "td-reason-cannon",
        Reason::Militia => "td-reason-militia",
        Reason::Entering => "td-reason-entering",
        Reason::Pistols => "td-reason-pistols",
        Reason::Defending => "td-reason-defending",
        Reason::Mass => "td-reason-mass",
        Reason::Cavalry => "td-reason-cavalry",
        Reason::Canister => "td-reason-canister",
        Reason::Spent => "td-reason-spent",
    };
    say(lang, id)
}

/// Each outcome in sixths, as bars and in words.
fn odds(outcomes: &[(&'static str, u8)], lang: Lang) -> Markup {
    html! {
        table.odds {
            caption { (say(lang, "panel-odds")) }
            tbody {
                @for &(id, ways) in outcomes.iter().filter(|(_, ways)| *ways > 0) {
                    tr {
                        th scope="row" { (say(lang, id)) }
                        td { span.share data-ways=(ways) {} (tell(lang, "panel-sixths", &[("count", ways.into())])) }
                    }
                }
            }
        }
    }
}

/// [10] The points as a track with the levels under it.
fn points(view: &View, lang: Lang) -> Markup {
    let [draw, victory, mythic] = view.bands;
    let levels = [
        (Level::Defeat, 0, draw, "td-level-defeat"),
        (Level::Draw, draw, victory, "td-level-draw"),
        (Level::Victory, victory, mythic, "td-level-victory"),
        (Level::Mythic, mythic, mythic + 2, "td-level-mythic"),
    ];
    html! {
        section.panel.points-panel {
            h3 { (tell(lang, "td-panel-points", &[("points", view.points.into())])) }
            ol.levels {
                @for (level, from, to, id) in levels {
                    li aria-current=[(level == view.level).then_some("step")] {
                        div.track.points aria-hidden="true" {
                            @for step in from..to {
                                @let last = step + 1 == mythic + 2;
                                span.pip .lost[step == view.points || last && view.points > step] { (step) @if last { "+" } }
                            }
                        }
                        span { (say(lang, id)) }
                    }
                }
            }
            p.track-label { (tell(lang, "td-panel-defenders", &[("count", view.defenders.into())])) }
        }
    }
}

/// What is left of the battalions and where they come from, folded away.
fn armies(view: &View, lang: Lang) -> Markup {
    html! {
        section.panel.works-panel {
            details id="battalions" {
                summary { (say(lang, "td-panel-battalions")) }
                ul {
                    @for &(battalion, strength, full) in &view.strength {
                        li .destroyed[strength == 0] .damaged[strength < full] {
                            span { (phrase(lang, &battalion.name())) }
                            " " b { (strength) "/" (full) }
                        }
                    }
                }
                @if view.edges.is_some() && view.phase != Phase::Columns { (edges(view, lang)) }
            }
        }
    }
}
