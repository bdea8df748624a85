//! From the text of a position to the position, if it can stand.

use std::fmt::Debug;
use std::str::FromStr;

use super::{pieces, steps, usual_facing, usual_owner, usual_plot, usual_spot, usually_revealed};
use crate::map::{Place, Terrain, Wall};
use crate::pieces::{Battery, Column, Piece, Unit};
use crate::rules::facing;
use crate::scenario::Assault;
use crate::state::{Fight, Order, Reserve, Side, Spot, State, Way};

/// A line: what it is about, and the rest.
type Line<'a> = (&'a str, &'a str);

pub(crate) fn read(text: &str) -> Result<State, Vec<String>> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let heading = lines.next().ok_or_else(|| vec!["an empty position".to_owned()])?;
    let mut faults = Vec::new();
    let mut said: Vec<Line> = Vec::new();
    for line in lines {
        match line.split_once(':').map(|(name, rest)| (name.trim(), rest.trim())) {
            Some((name, _)) if said.iter().any(|(known, _)| *known == name) => {
                faults.push(format!("{name} is said twice"));
            }
            Some(told) => said.push(told),
            None => faults.push(format!("not a line of a position: {line:?}")),
        }
    }
    let mut state = match begin(heading, &said) {
        Ok(state) => state,
        Err(fault) => return Err(vec![fault]),
    };
    let mut owners = Vec::new();
    for &(name, rest) in &said {
        if let Err(fault) = tell(&mut state, name, rest, &mut owners) {
            faults.push(format!("{name}: {fault}"));
        }
    }
    for battery in Battery::all() {
        let place = state.place_of(Piece::Battery(battery));
        let owner = owners.iter().find(|(owned, _)| *owned == battery).map(|(_, side)| *side);
        state.batteries[battery.index()].owner = owner.unwrap_or_else(|| usual_owner(&state, place));
    }
    if faults.is_empty() {
        faults = state.faults();
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

/// The rules, the turn and the step; everything else as it is where nothing is said.
fn begin(heading: &str, said: &[Line]) -> Result<State, String> {
    let wrong = || format!("not the first line of a position: {heading:?} (write `turn 3, mexican combat`)");
    let find = |name: &str| said.iter().find(|(known, _)| *known == name).map(|(_, rest)| *rest);
    let (turn, name) =
        heading.strip_prefix("turn ").and_then(|rest| rest.split_once(',')).ok_or_else(wrong)?;
    let rules: Assault = format!("assault {}", find("rules").unwrap_or_default()).parse()?;
    let mut state = State::empty(rules);
    state.turn = turn.trim().parse().map_err(|_| wrong())?;
    let active = find("active").map(str::parse::<Piece>).transpose()?;
    let wall = find("wall").map(str::parse::<Wall>).transpose()?;
    let ending = find("ending").map(steps::ending).transpose()?;
    state.step = steps::step(name.trim(), active, wall, ending)?;
    state.reserve = match find("reserve") {
        None | Some("held") => Reserve::Held,
        Some("committed") => Reserve::Committed,
        Some("called") => Reserve::Called,
        Some(other) => return Err(format!("reserve: not held, committed or called: {other:?}")),
    };
    state.plot = usual_plot(state.step);
    state.revealed = usually_revealed(state.step, state.reserve);
    for piece in pieces() {
        let spot = usual_spot(&state, piece);
        set_spot(&mut state, piece, spot);
    }
    Ok(state)
}

fn set_spot(state: &mut State, piece: Piece, spot: Spot) {
    match piece {
        Piece::Unit(unit) => state.units[unit.index()].spot = spot,
        Piece::Leader(leader) => state.leaders[leader.index()] = spot,
        Piece::Battery(battery) => state.batteries[battery.index()].spot = spot,
    }
}

/// One line.
fn tell(state: &mut State, name: &str, rest: &str, owners: &mut Vec<(Battery, Side)>) -> Result<(), String> {
    match name {
        "rules" | "active" | "wall" | "ending" | "reserve" => Ok(()),
        "plot" => plot(state, rest),
        "revealed" => {
            let columns = if rest == "-" { Vec::new() } else { all::<Column>(rest)? };
            state.revealed = columns.into_iter().collect();
            Ok(())
        }
        "aside" => all::<Piece>(rest)
            .map(|pieces| pieces.into_iter().for_each(|piece| set_spot(state, piece, Spot::ASIDE))),
        "out" => all::<Piece>(rest)
            .map(|pieces| pieces.into_iter().for_each(|piece| set_spot(state, piece, Spot::OUT))),
        "breach" => all::<Wall>(rest).map(|walls| walls.into_iter().for_each(|wall| state.breach(wall))),
        "losses" => number(rest).map(|losses| state.losses = losses),
        "spent" => number(rest).map(|spent| state.spent = spent),
        "done" => {
            all::<Piece>(rest)?.into_iter().for_each(|piece| state.done.insert(piece));
            Ok(())
        }
        "hauled" => all::<Battery>(rest).map(|guns| state.hauled = guns.into_iter().collect()),
        "taken" => all::<Battery>(rest).map(|guns| state.taken = guns.into_iter().collect()),
        "train" => train(state, rest),
        "fight" => fight(rest).map(|fight| state.fight = fight),
        name => match name.strip_prefix("track ") {
            Some(space) => {
                let space = number::<u8>(space)?;
                rest.split_whitespace().try_for_each(|word| stand(state, word, Spot::track(space), owners))
            }
            None => {
                let place: Place = name.parse()?;
                rest.split_whitespace().try_for_each(|word| stand(state, word, Spot::on(place), owners))
            }
        },
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("not a number: {text:?}"))
}

fn all<T: FromStr<Err: Debug + ToString>>(text: &str) -> Result<Vec<T>, String> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().map_err(|fault: T::Err| fault.to_string())).collect()
}

fn plot(state: &mut State, rest: &str) -> Result<(), String> {
    for word in rest.split_whitespace() {
        let (column, area) =
            word.split_once('=').ok_or_else(|| format!("not a plot: {word:?} (write `1=6`)"))?;
        let column: Column = column.parse()?;
        state.plot[column.index()] = if area == "-" { None } else { Some(area.parse()?) };
    }
    Ok(())
}

fn train(state: &mut State, rest: &str) -> Result<(), String> {
    for piece in all::<Piece>(rest)? {
        if let Piece::Unit(_) = piece {
            return Err(format!("{piece} goes along with nobody"));
        }
        state.train.insert(piece);
    }
    Ok(())
}

/// A piece in its place, with its marks.
fn stand(state: &mut State, word: &str, spot: Spot, owners: &mut Vec<(Battery, Side)>) -> Result<(), String> {
    let (word, owner) = match word.split_once('=') {
        Some((word, "texan")) => (word, Some(Side::Texan)),
        Some((word, "mexican")) => (word, Some(Side::Mexican)),
        Some((_, other)) => return Err(format!("no such side: {other:?}")),
        None => (word, None),
    };
    let (word, facing) = word.split_once('>').map_or((word, None), |(word, facing)| (word, Some(facing)));
    let code = word.trim_end_matches(['-', '!', '*']);
    let marks = &word[code.len()..];
    let piece: Piece = code.parse()?;
    let known = state.spot_of(piece);
    if known.place().is_some() || known.space().is_some() {
        return Err(format!("{piece} is named twice"));
    }
    match piece {
        Piece::Unit(unit) => return stand_unit(state, unit, spot, marks, facing),
        _ if !marks.is_empty() || facing.is_some() => return Err(format!("{piece} is no unit")),
        Piece::Battery(battery) => owners.extend(owner.map(|side| (battery, side))),
        Piece::Leader(_) => {}
    }
    set_spot(state, piece, spot);
    Ok(())
}

fn stand_unit(
    state: &mut State,
    unit: Unit,
    spot: Spot,
    marks: &str,
    facing: Option<&str>,
) -> Result<(), String> {
    state.units[unit.index()].spot = spot;
    if let Some(place) = spot.place() {
        if !state.has_room(place) || state.holder(place).is_some_and(|side| side != unit.side()) {
            return Err(format!("no room for {unit}"));
        }
        let facing = match facing {
            None => usual_facing(state, unit, place),
            Some("-") => facing::UNSET,
            Some(facing) => facing.parse()?,
        };
        state.put(unit, place, facing);
    }
    let order = match marks.matches('!').count() {
        0 => Order::Good,
        1 => Order::Disordered,
        _ => Order::Routed,
    };
    state.set_order(unit, order);
    if marks.contains('-') {
        state.reduced = state.reduced.with(unit);
    }
    if marks.contains('*') {
        state.fallen = state.fallen.with(unit);
    }
    Ok(())
}

/// `TennA fire Ald3 over outer at 0612; counter; added 2; die 3; eliminated Ald1; bereft Cos`.
fn fight(text: &str) -> Result<Fight, String> {
    let wrong = || format!("not a fight: {text:?} (write `TennA fire Ald3 over outer at 0612`)");
    let mut parts = text.split(';').map(str::trim);
    let words: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
    let &[attacker, way, target, "over", terrain, "at", ground] = words.as_slice() else {
        return Err(wrong());
    };
    let way = match way {
        "fire" => Way::Fire,
        "melee" => Way::Melee,
        _ => return Err(wrong()),
    };
    let terrain = Terrain::ALL.into_iter().find(|known| known.code() == terrain).ok_or_else(wrong)?;
    let (attacker, target, ground) = (attacker.parse()?, target.parse()?, ground.parse()?);
    let mut fight = Fight { attacker, target, way, terrain, ground, ..Fight::NONE };
    for part in parts {
        match part.split_once(' ') {
            None if part == "counter" => fight.counter = true,
            Some(("added", added)) => fight.added = number(added)?,
            Some(("die", die)) => fight.die = number(die)?,
            Some(("eliminated", unit)) => fight.eliminated = Some(unit.parse()?),
            Some(("bereft", leader)) => fight.bereft.insert(leader.parse()?),
            _ => return Err(wrong()),
        }
    }
    Ok(fight)
}
