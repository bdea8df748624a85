//! From a position to its text.

use std::fmt::Write as _;

use super::{pieces, steps, usual_facing, usual_owner, usual_plot, usual_spot, usually_revealed};
use crate::map::Place;
use crate::pieces::{Batteries, Column, Piece, Unit};
use crate::rules::facing;
use crate::state::{Fight, Order, Reserve, Spot, State, Step, Way};

pub(crate) fn write(state: &State) -> String {
    let mut out = format!("turn {}, {}\n", state.turn, steps::name(state.step));
    let mut line = |name: &str, text: String| {
        if !text.is_empty() {
            let _ = writeln!(out, "{name}: {text}");
        }
    };
    line("rules", state.rules.chosen());
    let mut placed: Vec<(Place, Piece)> =
        pieces().filter_map(|piece| Some((state.place_of(piece)?, piece))).collect();
    placed.sort_by_key(|(place, _)| *place);
    for here in placed.chunk_by(|one, other| one.0 == other.0) {
        line(&here[0].0.to_string(), names(here.iter().map(|&(_, piece)| said(state, piece))));
    }
    if state.plot != usual_plot(state.step) {
        let area =
            |column: Column| state.plot[column.index()].map_or("-".to_owned(), |area| area.to_string());
        line(
            "plot",
            Column::all().map(|column| format!("{column}={}", area(column))).collect::<Vec<_>>().join(" "),
        );
    }
    if state.revealed != usually_revealed(state.step, state.reserve) {
        let known: Vec<String> = state.revealed.iter().map(|column| column.to_string()).collect();
        line("revealed", if known.is_empty() { "-".to_owned() } else { known.join(" ") });
    }
    match state.reserve {
        Reserve::Held => {}
        Reserve::Committed => line("reserve", "committed".to_owned()),
        Reserve::Called => line("reserve", "called".to_owned()),
    }
    for space in 0..=11 {
        let units = Unit::all().filter(|unit| state.units[unit.index()].spot == Spot::track(space));
        line(&format!("track {space}"), names(units.map(|unit| said(state, Piece::Unit(unit)))));
    }
    for (name, spot) in [("aside", Spot::ASIDE), ("out", Spot::OUT)] {
        let odd = pieces().filter(|&piece| state.spot_of(piece) == spot && usual_spot(state, piece) != spot);
        line(name, names(odd.map(|piece| piece.to_string())));
    }
    line("breach", names(state.breached.iter().map(|wall| wall.to_string())));
    line("losses", if state.losses > 0 { state.losses.to_string() } else { String::new() });
    line("done", names(state.done.iter().map(|piece| piece.to_string())));
    let guns = |guns: Batteries| names(guns.iter().map(|gun| gun.to_string()));
    line("hauled", guns(state.hauled));
    line("taken", guns(state.taken));
    line("active", steps::active(state.step).map_or(String::new(), |piece| piece.to_string()));
    line("train", names(state.train.iter().map(|piece| piece.to_string())));
    line("spent", if state.spent > 0 { state.spent.to_string() } else { String::new() });
    line("fight", if state.fight == Fight::NONE { String::new() } else { fight(&state.fight) });
    match state.step {
        Step::BreachRoll(wall) => line("wall", wall.to_string()),
        Step::Over(ending) => line("ending", steps::ending_text(ending)),
        _ => {}
    }
    out
}

fn names(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(" ")
}

/// A piece with what is to be said about it.
fn said(state: &State, piece: Piece) -> String {
    let mut text = piece.to_string();
    match piece {
        Piece::Unit(unit) => {
            text += if state.is_reduced(unit) { "-" } else { "" };
            text += match state.order(unit) {
                Order::Good => "",
                Order::Disordered => "!",
                Order::Routed => "!!",
            };
            text += if state.fallen.contains(unit) { "*" } else { "" };
            let facing = state.facing(unit);
            if state.place(unit).is_some_and(|place| usual_facing(state, unit, place) != facing) {
                let _ = if facing == facing::UNSET { write!(text, ">-") } else { write!(text, ">{facing}") };
            }
        }
        Piece::Battery(battery) => {
            let owner = state.batteries[battery.index()].owner;
            if owner != usual_owner(state, state.place_of(piece)) {
                text += match owner {
                    crate::Side::Texan => "=texan",
                    crate::Side::Mexican => "=mexican",
                };
            }
        }
        Piece::Leader(_) => {}
    }
    text
}

fn fight(fight: &Fight) -> String {
    let way = match fight.way {
        Way::Fire => "fire",
        Way::Melee => "melee",
    };
    let Fight { attacker, target, terrain, ground, .. } = fight;
    let mut text = format!("{attacker} {way} {target} over {} at {ground}", terrain.code());
    text += if fight.counter { "; counter" } else { "" };
    for (name, number) in [("added", fight.added), ("die", fight.die)] {
        if number > 0 {
            let _ = write!(text, "; {name} {number}");
        }
    }
    if let Some(unit) = fight.eliminated {
        let _ = write!(text, "; eliminated {unit}");
    }
    for leader in fight.bereft.iter() {
        let _ = write!(text, "; bereft {leader}");
    }
    text
}
