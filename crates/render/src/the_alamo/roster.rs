//! Both armies as lists: units, leaders and guns with their values, their places and their states.

use game::Lang;
use maud::{Markup, html};
use the_alamo::view::View;
use the_alamo::{Piece, Post, Side};

use super::pieces::{Layer, figure};
use super::text::{name, named, tell};
use crate::lists::{self, Row};

pub fn roster(view: &View, lang: Lang) -> Markup {
    html! { @for side in [Side::Texan, Side::Mexican] { (army(view, side, lang)) } }
}

fn army(view: &View, side: Side, lang: Lang) -> Markup {
    let layer = Layer { view, lang };
    let shown = |piece: Piece, post: Post| post.place().map(|_| format!("piece-{}", piece.number()));
    let units = view.units().filter(|it| it.side == side && it.post != Post::Out).map(|it| Row {
        shows: shown(Piece::Unit(it.unit), it.post),
        figure: Some(figure(it.unit)),
        name: name(lang, it.unit.pick()),
        values: format!("{}-{} · {}", it.fire, it.melee, it.morale),
        place: layer.place(it.post),
        states: layer.states(&it),
    });
    let leaders = view.leaders().filter(|it| it.side == side && it.post != Post::Out).map(|it| Row {
        shows: shown(Piece::Leader(it.leader), it.post),
        figure: Some("fig-officer"),
        name: name(lang, it.leader.pick()),
        values: format!("+{}", it.leadership),
        place: layer.place(it.post),
        ..Row::default()
    });
    let guns = view.batteries().filter(|it| it.owner == side && it.post != Post::Out).map(|it| Row {
        shows: shown(Piece::Battery(it.battery), it.post),
        figure: Some("fig-cannon"),
        name: name(lang, it.battery.pick()),
        values: it.strength.to_string(),
        place: layer.place(it.post),
        states: layer.gun_states(&it),
    });
    let rows: Vec<Row> = units.chain(leaders).chain(guns).collect();
    let fallen = view.units().filter(|it| it.side == side && it.post == Post::Out);
    let leaders = view.leaders().filter(|it| it.side == side && it.post == Post::Out);
    let fallen: Vec<String> = fallen
        .map(|it| name(lang, it.unit.pick()))
        .chain(leaders.map(|it| name(lang, it.leader.pick())))
        .collect();
    let title = named(lang, if side == Side::Texan { "side-texan" } else { "side-mexican" });
    let title = format!("{title} · {}", tell(lang, "roster-about", &[]));
    lists::army(&title, &rows, &lists::lost(&fallen, lang).into_iter().collect::<Vec<_>>())
}
