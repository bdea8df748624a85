//! What is off the map, beside the board: the garrison to be placed, the columns that wait, those who will come back.

use game::Lang;
use maud::{Markup, PreEscaped, html};
use the_alamo::view::{UnitView, View};
use the_alamo::{Column, Post, Reserve, Side};

use super::pieces::{Counter, Layer, Look, NUMERALS};
use super::text::{name, say, tell};
use crate::svg::worded;

/// The Texans and guns not yet placed.
pub fn garrison(view: &View, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let waits = |post: Post| post == Post::Aside;
    let guns = view.batteries().filter(|it| waits(it.post)).map(|it| layer.battery(&it, Look::Whole));
    let leaders = view.leaders().filter(|it| it.side == Side::Texan && waits(it.post));
    let units = view.units().filter(|it| it.side == Side::Texan && waits(it.post));
    let all: Vec<Counter> = guns
        .chain(leaders.map(|it| layer.leader(&it, Look::Whole)))
        .chain(units.map(|it| layer.unit(&it)))
        .collect();
    html! {
        @if !all.is_empty() {
            section.panel.ta-tray { h3 { (say(lang, "sheet-garrison")) } (counters(&all)) }
        }
    }
}

/// [R2b] Each column: its leader, where it comes from as far as the viewer knows, and who of it waits off the map.
pub fn columns(view: &View, lang: Lang) -> Markup {
    let knows = view.plot.iter().zip(view.revealed).any(|(area, revealed)| area.is_some() && !revealed);
    html! {
        section.panel.ta-tray.plot-panel {
            details id="ta-columns" open[Column::all().any(|column| waits(view, column))] {
                summary { h3 { (say(lang, "sheet-columns")) } }
                @for at in Column::all() { (column(view, at, lang)) }
                p.hint { (say(lang, if knows { "panel-plot-secret" } else { "panel-plot-hidden" })) }
            }
        }
    }
}

fn of(view: &View, column: Column) -> impl Iterator<Item = UnitView> {
    view.units().filter(move |it| it.column == Some(column) && it.post == Post::Aside)
}

/// Whether somebody of the column is off the map.
fn waits(view: &View, column: Column) -> bool {
    of(view, column).next().is_some()
}

fn column(view: &View, column: Column, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let numeral = NUMERALS[usize::from(column.0)];
    let leader = view.leaders().find(|it| it.leader == column.leader() && it.post == Post::Aside);
    let all: Vec<Counter> = of(view, column)
        .map(|it| layer.unit(&it))
        .chain(leader.map(|it| layer.leader(&it, Look::Whole)))
        .collect();
    html! {
        @let (leader, note) = (name(lang, column.leader().pick()), note(view, column, lang));
        div.ta-column role="img" tabindex="-1" data-pick=(column.pick()) aria-label={ (numeral) " " (leader) " " (note) } {
            span class={ "ta-numeral col-" (numeral) } { (numeral) } " "
            b { (leader) } " "
            span.ta-note { (note) }
        }
        (counters(&all))
    }
}

/// Where a column comes from, and whether it has come.
fn note(view: &View, column: Column, lang: Lang) -> String {
    let area = match view.plot[usize::from(column.0)] {
        Some(area) => tell(lang, "sheet-area", &[("area", area.to_string().into())]),
        None => "–".to_owned(),
    };
    match view.reserve {
        Reserve::Committed if column == Column::RESERVE => {
            format!("{area}, {}", say(lang, "sheet-committed"))
        }
        _ if waits(view, column) => area,
        _ => format!("{area}, {}", say(lang, "sheet-on-field")),
    }
}

/// [R14a] Those who will come back, each on its space.
pub fn replacements(view: &View, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let on = |space: u8| view.units().filter(move |it| it.post == Post::Track(space));
    html! {
        @if view.units().any(|it| matches!(it.post, Post::Track(_))) {
            section.panel.ta-tray {
                h3 { (say(lang, "sheet-replacements")) }
                @for space in 0..12 {
                    @let there: Vec<Counter> = on(space).map(|it| layer.unit(&it)).collect();
                    @if !there.is_empty() {
                        div.ta-space { b title=(tell(lang, "card-track", &[("space", space.into())])) { (space) } (counters(&there)) }
                    }
                }
            }
        }
    }
}

/// Pieces that may be clicked.
fn counters(all: &[Counter]) -> Markup {
    html! {
        div.ta-counters {
            @for counter in all {
                div.counter role="img" tabindex="-1" data-pick=(counter.pick()) aria-label=(counter.label) title=(counter.card.plain()) {
                    svg.board.alamo viewBox="-29 -29 58 58" aria-hidden="true" { (PreEscaped(worded(&counter.picture))) }
                }
            }
        }
    }
}
