//! Both armies as lists: company by company and stack by stack.

use charge::view::View;
use charge::{Column, Post, Side};
use game::Lang;
use maud::{Markup, html};

use super::figures::{captain, soldier};
use super::pieces::{Layer, area_name};
use super::text::named;
use crate::compound::text::{say, tell};
use crate::lists::{self, Row};

pub fn roster(view: &View, lang: Lang) -> Markup {
    html! { (texians(view, lang)) (mexicans(view, lang)) }
}

fn texians(view: &View, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let posted = |post: Post| matches!(post, Post::Open(_) | Post::Hidden(_));
    let name = |unit: charge::Unit| named(lang, &format!("unit-{unit}"));
    let mut rows: Vec<Row> = view
        .texians
        .iter()
        .filter(|it| posted(it.post))
        .map(|it| {
            let spent = layer.acts(Side::Texian) && !it.ready;
            let states = [(it.joined, "card-joined"), (spent && !it.joined, "card-spent")];
            Row {
                shows: Some(format!("unit-{}", it.unit.0)),
                figure: Some(captain(it.unit)),
                name: name(it.unit),
                place: layer.post(it.post),
                states: said(&states, lang),
                ..Row::default()
            }
        })
        .collect();
    rows.extend(view.guns.iter().map(|it| {
        let strength = [("strength", it.gun.strength().into())];
        let whole = (!it.destroyed).then(|| tell(lang, "card-gun", &strength));
        Row {
            shows: Some(format!("gun-{}", it.gun.position())),
            figure: Some("fig-cannon"),
            name: named(lang, &format!("gun-{}", it.gun.position())),
            states: whole.into_iter().chain(said(&[(it.destroyed, "card-destroyed")], lang)).collect(),
            ..Row::default()
        }
    }));
    let those = |post: Post| -> Vec<String> {
        view.texians.iter().filter(|it| it.post == post).map(|it| name(it.unit)).collect()
    };
    let notes = [lists::aside(&those(Post::Aside), lang), lists::lost(&those(Post::Dead), lang)];
    lists::army(&named(lang, "side-texan"), &rows, &notes.into_iter().flatten().collect::<Vec<_>>())
}

fn mexicans(view: &View, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let rows: Vec<Row> = view
        .stacks
        .iter()
        .map(|it| {
            let spent = layer.acts(Side::Mexican) && it.ready == 0;
            let oblique = view.unsupported.contains(it.area);
            let states = [(oblique, "card-oblique"), (it.joined > 0, "card-joined"), (spent, "card-spent")];
            Row {
                shows: Some(format!("stack-{}-{}", it.area.code(), it.group.code())),
                figure: Some(soldier(it.group)),
                name: named(lang, &format!("group-{}", it.group.code())),
                values: format!("×{}", it.count),
                place: area_name(lang, it.area),
                states: said(&states, lang),
            }
        })
        .collect();
    let waiting: Vec<String> = Column::all()
        .filter(|column| view.waiting.contains(*column))
        .map(|column| named(lang, &format!("column-{}", column.code())))
        .collect();
    let losses = format!("{}: {}", say(lang, "panel-losses"), view.mexican_losses);
    let notes: Vec<String> = lists::aside(&waiting, lang).into_iter().chain([losses]).collect();
    lists::army(&named(lang, "side-mexican"), &rows, &notes)
}

fn said(states: &[(bool, &str)], lang: Lang) -> Vec<String> {
    states.iter().filter(|(holds, _)| *holds).map(|(_, id)| say(lang, id)).collect()
}
