//! The position as text, for the terminal: place by place, who and what is there.

use game::{Phrase, Row};

use crate::state::{Order, Post, Side};
use crate::view::{BatteryView, FightView, UnitView};
use crate::{Column, Piece, Place, View};

/// Every place where somebody stands, then the Replacement Track, those off the map, breaches, the attack and losses.
pub(crate) fn sketch(view: &View) -> Vec<Row> {
    let mut rows: Vec<Row> = Place::all()
        .map(|place| Row { place: place.name(), what: contents(view, place) })
        .filter(|row| !row.what.is_empty())
        .collect();
    let breaches = view.breaches().map(|wall| wall.name()).collect();
    let fight = view.fight.iter().map(odds).collect();
    let lost = Phrase::new("sketch-lost").with("losses", view.losses).with("limit", view.limit);
    for (place, what) in [
        ("sketch-track", track(view)),
        ("sketch-aside", aside(view)),
        ("sketch-breaches", breaches),
        ("sketch-fight", fight),
        ("sketch-losses", vec![lost]),
    ] {
        if !what.is_empty() {
            rows.push(Row { place: Phrase::new(place), what });
        }
    }
    rows
}

/// Units, then leaders, then a battery.
fn contents(view: &View, place: Place) -> Vec<Phrase> {
    let said = |piece| match piece {
        Piece::Unit(unit) => view.unit(unit).map(|unit| unit_here(&unit, place)),
        Piece::Leader(leader) => Some(leader.name()),
        Piece::Battery(gun) => view.batteries().find(|it| it.battery == gun).map(|gun| battery_here(&gun)),
    };
    view.pieces_at(place).filter_map(said).collect()
}

/// "Tennessee A 9/5, faces 1423", "Aldama 3 3/5, disordered".
fn unit_here(unit: &UnitView, place: Place) -> Phrase {
    let faced = unit.facing.and_then(|facing| place.hex().beyond(facing));
    let id = if faced.is_some() { "sketch-unit-faces" } else { "sketch-unit" };
    let phrase =
        Phrase::new(id).with("unit", unit.unit.name()).with("fire", unit.fire).with("melee", unit.melee);
    let phrase = faced.into_iter().fold(phrase, |phrase, hex| phrase.with("hex", hex.name()));
    match unit.order {
        Order::Good => phrase,
        order => Phrase::new("sketch-state").with("unit", phrase).with("order", order.name()),
    }
}

fn battery_here(battery: &BatteryView) -> Phrase {
    let id = match battery.owner {
        Side::Texan => "sketch-battery",
        Side::Mexican => "sketch-battery-taken",
    };
    Phrase::new(id).with("battery", battery.battery.name()).with("strength", battery.strength)
}

fn track(view: &View) -> Vec<Phrase> {
    let on_track = view.units().filter_map(|unit| match unit.post {
        Post::Track(space) => Some((unit.unit, space)),
        Post::Aside | Post::On(_) | Post::Out => None,
    });
    on_track
        .map(|(unit, space)| Phrase::new("sketch-space").with("unit", unit.name()).with("space", space))
        .collect()
}

/// Texans by name, Mexicans by column.
fn aside(view: &View) -> Vec<Phrase> {
    let waiting = |side| view.units().filter(move |unit| unit.side == side && unit.post == Post::Aside);
    let texans = waiting(Side::Texan).map(|unit| unit.unit.name());
    let columns = Column::all().filter_map(|column| {
        let count = waiting(Side::Mexican).filter(|unit| unit.column == Some(column)).count();
        (count > 0).then(|| Phrase::new("sketch-count").with("count", count).with("column", column.the()))
    });
    texans.chain(columns).collect()
}

fn odds(fight: &FightView) -> Phrase {
    let [disordered, step, eliminated] = fight.chances;
    Phrase::new("sketch-odds")
        .with("attacker", fight.attacker.name())
        .with("target", fight.target.name())
        .with("terrain", fight.terrain.name())
        .with("column", fight.column)
        .with("disordered", disordered)
        .with("step", step)
        .with("eliminated", eliminated)
}
