//! Both armies as lists: companies, officers and guns; battalions by zone.

use game::Lang;
use maud::{Markup, html};
use thirteen_days::view::View;
use thirteen_days::{Phase, Spot as Post};

use super::figures::{company, officer_figure, trooper};
use super::pieces::{Layer, gun_state};
use super::text::{named, phrase};
use crate::compound::text::say;
use crate::lists::{self, Row};

pub fn roster(view: &View, lang: Lang) -> Markup {
    html! { (texans(view, lang)) (mexicans(view, lang)) }
}

fn texans(view: &View, lang: Lang) -> Markup {
    let mut rows: Vec<Row> = view
        .units
        .iter()
        .filter(|it| matches!(it.spot, Post::At(_)))
        .map(|it| {
            let spent = match view.phase {
                Phase::TexanMovement => !it.ready,
                Phase::TexanRifles => it.spot.zone().is_some_and(|zone| view.fired.contains(zone)),
                _ => false,
            };
            Row {
                shows: Some(format!("unit-{}", it.unit.0)),
                figure: Some(company(it.unit)),
                name: phrase(lang, &it.unit.name()),
                place: Layer { view, lang }.place(it.spot),
                states: said(&[(spent, "card-spent"), (it.falls_back, "td-card-falls-back")], lang),
                ..Row::default()
            }
        })
        .collect();
    rows.extend(officers(view, true, lang));
    rows.extend(view.guns.iter().map(|it| {
        let state = gun_state(it, lang);
        Row {
            shows: Some(format!("gun-{}", it.gun.0 + 1)),
            figure: Some("fig-cannon"),
            name: phrase(lang, &it.gun.name()),
            place: phrase(lang, &it.zone.name()),
            states: vec![state],
            ..Row::default()
        }
    }));
    let those = |post: Post| -> Vec<String> {
        let units = view.units.iter().filter(|it| it.spot == post).map(|it| phrase(lang, &it.unit.name()));
        let officers = view.officers.iter().filter(|it| it.spot == post && it.officer.is_texan());
        units.chain(officers.map(|it| phrase(lang, &it.officer.name()))).collect()
    };
    let notes = [lists::aside(&those(Post::Aside), lang), lists::lost(&those(Post::Dead), lang)];
    lists::army(&named(lang, "side-texan"), &rows, &notes.into_iter().flatten().collect::<Vec<_>>())
}

fn officers(view: &View, texan: bool, lang: Lang) -> impl Iterator<Item = Row> {
    let there = move |post: Post| matches!(post, Post::At(_) | Post::Off(_));
    view.officers.iter().filter(move |it| it.officer.is_texan() == texan && there(it.spot)).map(move |it| {
        Row {
            shows: Some(format!("officer-{}", it.officer.code())),
            figure: Some(officer_figure(it.officer)),
            name: phrase(lang, &it.officer.name()),
            place: Layer { view, lang }.place(it.spot),
            ..Row::default()
        }
    })
}

fn mexicans(view: &View, lang: Lang) -> Markup {
    let on = view.stacks.iter().map(|it| (it, Post::At(it.zone)));
    let off = view.off.iter().map(|it| (it, Post::Off(it.zone)));
    let mut rows: Vec<Row> = on
        .chain(off)
        .map(|(it, post)| Row {
            shows: matches!(post, Post::At(_))
                .then(|| format!("stack-{}-{}", it.zone.code(), it.battalion.code())),
            figure: Some(trooper(it.battalion)),
            name: phrase(lang, &it.battalion.name()),
            values: format!("×{}", it.count),
            place: Layer { view, lang }.place(post),
            states: said(
                &[(view.phase == Phase::MexicanMovement && it.moved == it.count, "card-spent")],
                lang,
            ),
        })
        .collect();
    rows.extend(officers(view, false, lang));
    let lost: Vec<String> = view
        .strength
        .iter()
        .filter(|(_, strength, full)| strength < full)
        .map(|&(battalion, strength, full)| {
            format!("{} {}/{full}", phrase(lang, &battalion.name()), full - strength)
        })
        .collect();
    let notes: Vec<String> =
        if view.edges.is_some() { lists::lost(&lost, lang).into_iter().collect() } else { Vec::new() };
    lists::army(&named(lang, "side-mexican"), &rows, &notes)
}

fn said(states: &[(bool, &str)], lang: Lang) -> Vec<String> {
    states.iter().filter(|(holds, _)| *holds).map(|(_, id)| say(lang, id)).collect()
}
