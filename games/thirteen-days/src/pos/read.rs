//! Reading a position.

use std::str::FromStr;

use super::{ENDS, FIRES, PHASES, SANTA_ANNA_WAITS, STEPS, first_step};
use crate::decision::{Man, stack};
use crate::rules::stacks::{self, room};
use crate::rules::{sequence, setup};
use crate::scenario::Assault;
use crate::state::{Arrival, Home, STACK, Shot, Stack, Step};
use crate::{Battalion, Crew, Gun, Officer, Phase, Spot, State, Unit, Zone};

/// Reads a position; if it cannot stand, says every fault found.
pub(crate) fn read(text: &str) -> Result<State, Vec<String>> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let (turn, phase) =
        first_line(lines.first().copied().unwrap_or_default()).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let said = |wanted: &str| {
        lines
            .iter()
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| *name == wanted)
            .map(|it| it.1.trim())
    };
    let scenario =
        said("scenario").map_or(Ok(Assault::default()), str::parse).map_err(|fault| vec![fault])?;
    let mut state = blank(scenario, turn, phase);
    for line in &lines[1..] {
        let read = match line.split_once(':') {
            Some(("scenario" | "awaits", _)) => Ok(()),
            Some((name, rest)) => read_line(&mut state, name, rest.trim()),
            None => Err("no colon".to_owned()),
        };
        faults.extend(read.err().map(|fault| format!("{line:?}: {fault}")));
    }
    state.field.settle();
    if faults.is_empty() {
        faults = state.placing_faults();
    }
    match said("awaits").map(read_step).transpose() {
        Ok(step) => match step.or_else(|| first_step(&state)) {
            Some(step) => state.step = step,
            None if faults.is_empty() => sequence::begin(&mut state, phase, &mut ()),
            None => {}
        },
        Err(fault) => faults.push(fault),
    }
    if faults.is_empty() {
        faults = state.faults();
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

/// Nobody on the map: before the first turn they are still to come, later they are dead.
fn blank(scenario: Assault, turn: u8, phase: Phase) -> State {
    let mut state = setup::start(scenario);
    (state.turn, state.phase) = (turn, phase);
    state.round = u8::from(phase == Phase::Bombardment);
    if phase > Phase::Columns {
        Unit::all().for_each(|unit| state.field.put_unit(unit, Spot::Dead));
        Officer::all().for_each(|officer| state.field.put_officer(officer, Spot::Dead));
        state.field.put_officer(Officer::SANTA_ANNA, Spot::Off(SANTA_ANNA_WAITS));
    }
    state
}

fn first_line(line: &str) -> Result<(u8, Phase), String> {
    let wrong = || format!("{line:?}: begin with `turn 3, Texan cannon` or the like");
    let (turn, phase) = line.strip_prefix("turn ").and_then(|rest| rest.split_once(',')).ok_or_else(wrong)?;
    let phase = find(&PHASES, phase.trim()).ok_or_else(wrong)?;
    Ok((turn.trim().parse().map_err(|_| wrong())?, phase))
}

fn find<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == name).map(|(_, item)| *item)
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("not a number: {text:?}"))
}

fn read_step(text: &str) -> Result<Step, String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match verb {
        "officer" => Step::OfficerRoll(rest.parse()?),
        "texan-melee" => Step::TexanMeleeRoll(rest.parse()?),
        "mexican-melee" => Step::MexicanMeleeRoll(rest.parse()?),
        "retreat" => Step::Retreat(rest.parse()?),
        "withdraw" => Step::Withdraw(rest.parse()?),
        "rifle-target" => Step::RifleTarget(rest.parse()?),
        "dig" => Step::Dig(rest.parse()?),
        "turned" => Step::Turned(rest.parse()?),
        "sappers" => Step::SapperRoll(rest.parse()?),
        "climb" => Step::ClimbRoll(rest.parse()?),
        "march" => Step::March,
        "nothing" => Step::Over,
        name => find(&STEPS, name).ok_or_else(|| format!("nothing awaits {name:?}"))?,
    })
}

fn read_line(state: &mut State, name: &str, rest: &str) -> Result<(), String> {
    let items = || rest.split(',').map(str::trim);
    match name {
        "off" => items().try_for_each(|item| read_off(state, item))?,
        "guns" => items().try_for_each(|item| read_gun(state, item))?,
        "breaches" => {
            for word in rest.split_whitespace() {
                state.breach(word.parse()?);
            }
        }
        "marching" => state.marching = rest == "yes",
        "ladders" => state.ladders = read_set(rest)?,
        "climbed" => state.climbed = read_set(rest)?,
        "crossed" => state.crossed = read_set(rest)?,
        "strength" => items().try_for_each(|item| read_strength(state, item))?,
        "batteries" => state.batteries = number(rest)?,
        "edges" => {
            let edges: Vec<_> = rest.split_whitespace().map(str::parse).collect::<Result<_, String>>()?;
            state.edges = edges.try_into().map_err(|_| "five edges, the reserve last".to_owned())?;
        }
        "round" => state.round = number(rest)?,
        "side" => state.side = rest.parse()?,
        "aim" => state.aim = Some(rest.parse()?),
        "silenced" => state.silenced = number(rest)?,
        "aimed" => rest.split_whitespace().try_for_each(|word| {
            match word.parse() {
                Ok(gun) => state.aimed.guns.insert(gun),
                Err(_) => state.aimed.units.insert(word.parse()?),
            }
            Ok::<(), String>(())
        })?,
        "battery die" => state.battery_die = number(rest)?,
        "arrival" => state.arrival = read_arrival(rest)?,
        "cursor" => state.cursor = number(rest)?,
        "fired" => state.fired = read_set(rest)?,
        "fired apart" => state.fired_guns = read_set(rest)?,
        "worked" => state.worked = read_set(rest)?,
        "dead" => state.field.put_officer(rest.parse()?, Spot::Dead),
        "moved" => rest.split_whitespace().try_for_each(|word| {
            match word.parse()? {
                Man::Unit(unit) => state.moved.insert(unit),
                Man::Officer(officer) => state.moved_officers.insert(officer),
            }
            Ok::<(), String>(())
        })?,
        "came" => rest.split_whitespace().try_for_each(|word| {
            let (unit, zone) = word.split_once('<').ok_or("write `Tex1<PLN`")?;
            state.came[unit.parse::<Unit>()?.index()] = Some(zone.parse()?);
            Ok::<(), String>(())
        })?,
        "shot" => state.shot = read_shot(rest)?,
        "free shot" => {
            let (zone, battalion) = rest.split_once(' ').ok_or("write `LOE Ald`")?;
            state.free_shot = Some((zone.parse()?, battalion.parse()?));
        }
        "falling back" => state.falling_back = Some(rest.parse()?),
        "withdrawing" => state.withdrawing = Some(rest.parse()?),
        "Texan die" => state.texan_die = number(rest)?,
        "end" => state.end = Some(find(&ENDS, rest).ok_or_else(|| format!("no such end: {rest:?}"))?),
        zone => {
            let zone = zone.parse()?;
            rest.split_whitespace().try_for_each(|word| read_word(state, zone, word))?;
        }
    }
    Ok(())
}

fn read_set<T: FromStr<Err = String>, S: FromIterator<T>>(text: &str) -> Result<S, String> {
    text.split_whitespace().map(str::parse).collect()
}

/// `Ald3*1<O3`.
fn read_stack(zone: Zone, text: &str) -> Result<Stack, String> {
    let (text, from) = match text.split_once('<') {
        Some((text, from)) => (text, Some(from.parse()?)),
        None => (text, None),
    };
    let (text, moved) = match text.split_once('*') {
        Some((text, moved)) => (text, number(moved)?),
        None => (text, 0),
    };
    let (battalion, count) = stack(text)?;
    Ok(Stack { zone, battalion, count, moved, from })
}

fn read_word(state: &mut State, zone: Zone, word: &str) -> Result<(), String> {
    let Ok(man) = word.parse() else { return put(state, read_stack(zone, word)?) };
    let spot = match man {
        Man::Unit(unit) => state.unit(unit),
        Man::Officer(officer) => state.officer(officer),
    };
    if matches!(spot, Spot::At(other) if other != zone) {
        return Err(format!("{word} stands in two places"));
    }
    state.field.put(man, Spot::At(zone));
    Ok(())
}

fn read_off(state: &mut State, item: &str) -> Result<(), String> {
    let (what, place) = item.split_once(' ').ok_or("write `Ald2 N3`")?;
    if let Ok(officer) = what.parse::<Officer>() {
        state.field.put_officer(officer, Spot::Off(place.parse()?));
        return Ok(());
    }
    let (battalion, count) = stack(what)?;
    has_counters(state, battalion, count)?;
    let home = place.parse().map(Home::Edge).or_else(|_| place.parse().map(Home::Zone))?;
    stacks::leave(state, home, battalion, count);
    Ok(())
}

fn put(state: &mut State, new: Stack) -> Result<(), String> {
    let Stack { zone, battalion, count, moved, .. } = new;
    has_counters(state, battalion, count)?;
    if count == 0 || moved > count {
        return Err(format!("{zone}: {moved} of {count} have moved"));
    }
    if count > room(state, zone) {
        return Err(format!("{zone}: more than {STACK} Mexican counters"));
    }
    state.field.add(new);
    Ok(())
}

fn has_counters(state: &State, battalion: Battalion, count: u8) -> Result<(), String> {
    if state.standing(battalion) + count > battalion.full() {
        return Err(format!("too many counters of {battalion}"));
    }
    Ok(())
}

fn read_gun(state: &mut State, item: &str) -> Result<(), String> {
    let (gun, fate) = item.split_once(' ').ok_or("write `G4 destroyed`")?;
    let gun: Gun = gun.parse()?;
    let mut it = state.gun(gun);
    let mut words = fate.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "destroyed" => it.crew = Crew::Destroyed,
            "crewless" => it.crew = Crew::Dead,
            "melees" => it.melees = number(words.next().unwrap_or_default())?,
            _ => return Err(format!("{gun} is `destroyed`, `crewless` or has `melees 2`")),
        }
    }
    state.field.put_gun(gun, it);
    Ok(())
}

fn read_strength(state: &mut State, item: &str) -> Result<(), String> {
    let (battalion, count) = item.split_once(' ').ok_or("write `Ald 5`")?;
    let battalion: Battalion = battalion.parse()?;
    let count = number(count)?;
    if count > battalion.full() {
        return Err(format!("{battalion} never has that many"));
    }
    state.strength[battalion.index()] = count;
    Ok(())
}

fn read_arrival(text: &str) -> Result<Arrival, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [entry, battalion, left, edge] = words[..] else {
        return Err("write `0 Ald 6 N`: entry, battalion, counters, edge".to_owned());
    };
    Ok(Arrival {
        entry: number(entry)?,
        battalion: battalion.parse()?,
        left: number(left)?,
        edge: edge.parse()?,
    })
}

fn read_shot(text: &str) -> Result<Shot, String> {
    let wrong = || format!("not a shot: {text:?} (write `texan-cannon NTE > zone N3 Ald`)");
    let (head, target) = text.split_once(" > ").ok_or_else(wrong)?;
    let (fire, from) = head.split_once(' ').ok_or_else(wrong)?;
    let (mark, battalion) = target.rsplit_once(' ').ok_or_else(wrong)?;
    let gun: Option<Gun> = from.parse().ok();
    Ok(Shot {
        fire: find(&FIRES, fire).ok_or_else(wrong)?,
        from: gun.map_or_else(|| from.parse(), |gun| Ok(gun.zone()))?,
        gun,
        mark: mark.parse()?,
        battalion: battalion.parse()?,
    })
}
