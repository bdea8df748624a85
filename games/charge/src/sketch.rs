//! The position as text, for the terminal: area by area, who and what is there.

use game::{Phrase, Row};

use crate::view::AttackView;
use crate::{Area, Post, Unit, View};

/// The Alamo and its surroundings in the order of the map, then who is still off the map, broken walls and losses.
pub(crate) fn sketch(view: &View) -> Vec<Row> {
    let mut rows: Vec<Row> = Area::all()
        .map(|area| Row { place: area.name(), what: contents(view, area) })
        .filter(|row| !row.what.is_empty())
        .collect();
    let aside: Vec<Phrase> = at(view, |post| post == Post::Aside).map(Unit::name).collect();
    let waiting: Vec<Phrase> = view.waiting.iter().map(|column| column.name()).collect();
    for (place, what) in
        [("sketch-aside", aside), ("sketch-waiting", waiting), ("sketch-walls", broken_walls(view))]
    {
        if !what.is_empty() {
            rows.push(Row { place: Phrase::new(place), what });
        }
    }
    if let Some(attack) = &view.attack {
        rows.push(Row { place: Phrase::new("sketch-attack"), what: attackers(attack) });
    }
    let losses =
        Phrase::new("sketch-lost").with("texian", view.texian_losses).with("mexican", view.mexican_losses);
    rows.push(Row { place: Phrase::new("sketch-losses"), what: vec![losses] });
    rows
}

fn at(view: &View, is: impl Fn(Post) -> bool) -> impl Iterator<Item = Unit> {
    view.texians.iter().filter(move |texian| is(texian.post)).map(|texian| texian.unit)
}

/// Texians, then Mexicans, then guns that still fire.
fn contents(view: &View, area: Area) -> Vec<Phrase> {
    let open = at(view, |post| post == Post::Open(area)).map(Unit::name);
    let hidden = at(view, |post| post == Post::Hidden(area))
        .map(|unit| Phrase::new("sketch-inside").with("unit", unit.name()));
    let stacks = view
        .stacks
        .iter()
        .filter(|stack| stack.area == area)
        .map(|stack| Phrase::new("stack").with("count", stack.count).with("group", stack.group.name()));
    let oblique = view.unsupported.contains(area).then(|| Phrase::new("sketch-unsupported"));
    let guns = view
        .guns
        .iter()
        .filter(|gun| !gun.destroyed && gun.gun.areas().contains(area))
        .map(|gun| gun.gun.name());
    open.chain(hidden).chain(stacks).chain(oblique).chain(guns).collect()
}

/// The target, who takes part, and what to expect of the die.
fn attackers(attack: &AttackView) -> Vec<Phrase> {
    let [none, one, two, three] = attack.chances;
    let odds = Phrase::new("sketch-odds")
        .with("modifier", format!("{:+}", attack.modifier))
        .with("none", none)
        .with("one", one)
        .with("two", two)
        .with("three", three);
    let target = if attack.inside { attack.target.building() } else { attack.target.name() };
    let units = attack.units.iter().map(|unit| unit.name());
    let guns = attack.guns.iter().map(|gun| gun.name());
    let stacks = attack
        .stacks
        .iter()
        .flat_map(|(_, force)| force.groups())
        .map(|(group, count)| Phrase::new("stack").with("count", count).with("group", group.name()));
    [target].into_iter().chain(units).chain(guns).chain(stacks).chain([odds]).collect()
}

/// The walls that are not whole any more.
fn broken_walls(view: &View) -> Vec<Phrase> {
    let broken = view.walls.iter().filter(|wall| wall.strength < wall.printed);
    broken
        .map(|wall| {
            Phrase::new("sketch-wall")
                .with("wall", wall.wall.name())
                .with("strength", wall.strength)
                .with("printed", wall.printed)
        })
        .collect()
}
