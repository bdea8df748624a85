//! A state as text.

use std::fmt::Write as _;

use crate::block::{Block, Brigade, MEXICAN, TEXAN};
use crate::map::{MEXICAN_BOXES, Place};
use crate::scenario::{Campaign, Options};
use crate::state::{At, Battle, Commitment, Mark, Presidials, State, Step, Winter};

use super::{CAUSES, COMMITTED, KINDS, OFF_MAP, YEARS, changes, side, word};

pub(crate) fn write(state: &State) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    let year = if state.scenario == Campaign::Both { word(&YEARS, state.year) } else { "" };
    line(format!("{} {year}{}turn {}", state.scenario, if year.is_empty() { "" } else { " " }, state.turn));
    if state.options != Options::default() {
        line(format!("options{}", state.options));
    }
    line(format!("step {}", step(state.step)));
    if let Some(winner) = state.winner {
        line(format!("winner {}", side(winner)));
    }
    line(format!("player1 {}", side(state.first)));
    line(format!("mover {}", side(state.mover)));
    line(format!("cp {}", state.cp));
    for seat in [TEXAN, MEXICAN] {
        if let Some(card) = state.chosen[usize::from(seat.0)] {
            line(format!("chosen {} {card}", side(seat)));
        }
    }
    for seat in [TEXAN, MEXICAN] {
        line(format!("hand {}{}", side(seat), list(state.hands[usize::from(seat.0)].iter())));
    }
    line(format!("deck{}", list(state.deck.iter())));
    for (set, name) in [
        (state.burned, "burned"),
        (state.unfought, "unfought"),
        (state.first_attacks, "player1-attacks"),
        (state.settled, "settled"),
    ] {
        if !set.is_empty() {
            line(format!("{name}{}", list(set.iter())));
        }
    }
    let flags =
        [(state.burn_spent, "burn-spent"), (state.us_entered, "us-entered"), (state.vanguard, "vanguard")];
    for (flag, name) in flags {
        if flag {
            line(name.to_owned());
        }
    }
    for (seat, name) in [(state.surprise, "surprise"), (state.raid, "raid")] {
        if let Some(seat) = seat {
            line(format!("{name} {}", side(seat)));
        }
    }
    if state.cos_leads != Brigade::None {
        line(format!("cos-leads {}", state.cos_leads.mark()));
    }
    if state.draws > 0 {
        line(format!("draws {}", state.draws));
    }
    for (boxed, presidials) in MEXICAN_BOXES.into_iter().zip(state.presidials) {
        match presidials {
            Presidials::Waiting => {}
            Presidials::Stood(block) => line(format!("presidials {boxed} {block}")),
            Presidials::None => line(format!("presidials {boxed} none")),
        }
    }
    for (brigade, commitment) in COMMITTED.into_iter().zip(state.commitments) {
        match commitment {
            Commitment::Open => {}
            Commitment::Secret(place) => line(format!("committed {} {place}", brigade.mark())),
            Commitment::Shown(place) => line(format!("committed {} {place} shown", brigade.mark())),
        }
    }
    write_winter(state.winter, &mut line);
    if let Some(battle) = &state.battle {
        line(write_battle(battle));
    }
    if !state.dice.faces().is_empty() {
        line(format!("dice{}", list(state.dice.faces().iter())));
    }
    write_blocks(state, &mut line);
    write_knowledge(state, &mut line);
    out
}

fn write_winter(mut winter: Winter, line: &mut impl FnMut(String)) {
    if let Some(won) = winter.won {
        line(format!("winter won {}", side(won)));
    }
    if winter.deployed > 0 {
        line(format!("winter deployed {}", winter.deployed));
    }
    for (blocks, name) in changes(&mut winter) {
        if !blocks.is_empty() {
            line(format!("winter {name}{}", list(blocks.iter())));
        }
    }
}

fn list<T: std::fmt::Display>(items: impl Iterator<Item = T>) -> String {
    items.fold(String::new(), |mut text, item| {
        let _ = write!(text, " {item}");
        text
    })
}

fn step(step: Step) -> String {
    match step {
        Step::Deal => "deal".into(),
        Step::Cards => "cards".into(),
        Step::Desertion(seat) => format!("desertion {}", side(seat)),
        Step::Deserting { victim, place, left, hits } => {
            format!("deserting {} {place} {left} {hits}", side(victim))
        }
        Step::Muster { seat, left } => format!("muster {} {left}", side(seat)),
        Step::Orders => "orders".into(),
        Step::Command(leader) => format!("command {leader}"),
        Step::March { block, leader: None } => format!("march {block}"),
        Step::March { block, leader: Some(leader) } => format!("march {block} {leader}"),
        Step::BurnMarch(place) => format!("burn-march {place}"),
        Step::ForcedMarch => "forced-march".into(),
        Step::Raid(seat) => format!("raid {}", side(seat)),
        Step::Battles(seat) => format!("battles {}", side(seat)),
        Step::Surprise => "surprise".into(),
        Step::Withdraw => "withdraw".into(),
        Step::SallyOut => "sally-out".into(),
        Step::Turn => "turn".into(),
        Step::Fire(block) => format!("fire {block}"),
        Step::Lose { seat, place, hits, cause } => {
            format!("lose {} {place} {hits} {}", side(seat), word(&CAUSES, cause))
        }
        Step::Regroup(seat) => format!("regroup {}", side(seat)),
        Step::Declare => "declare".into(),
        Step::Answer => "answer".into(),
        Step::Battery => "battery".into(),
        Step::Reply => "reply".into(),
        Step::Cannon(block) => format!("cannon {block}"),
        Step::Line => "line".into(),
        Step::Attrition { place, left, hits } => format!("attrition {place} {left} {hits}"),
        Step::Draw => "draw".into(),
        Step::Deploy => "deploy".into(),
        Step::Enter(brigade) => format!("enter {}", brigade.mark()),
        Step::Commit(brigade) => format!("commit {}", brigade.mark()),
        Step::Card => "card".into(),
        Step::Over => "over".into(),
    }
}

fn write_battle(battle: &Battle) -> String {
    let sides = battle.place.hexsides();
    let mut text = format!("battle {} {} {}", battle.place, word(&KINDS, battle.kind), side(battle.attacker));
    let mut add = |word: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(text, " {word}={value}");
        }
    };
    add("round", battle.round.to_string());
    add("slot", battle.slot.to_string());
    let came: Vec<String> = sides
        .iter()
        .enumerate()
        .filter(|(at, _)| battle.entries >> at & 1 == 1)
        .map(|(_, side)| side.to.to_string())
        .collect();
    add("came", came.join(","));
    for seat in [TEXAN, MEXICAN] {
        let left: Vec<String> = sides
            .iter()
            .zip(battle.exits[usize::from(seat.0)])
            .filter(|&(_, count)| count > 0)
            .map(|(side, count)| format!("{}:{count}", side.to))
            .collect();
        add(&format!("{}-left", side(seat)), left.join(","));
        let hits = battle.hits[usize::from(seat.0)];
        add(&format!("{}-hits", side(seat)), if hits > 0 { hits.to_string() } else { String::new() });
    }
    for (flag, word) in
        [(battle.surprise, "surprise"), (battle.sallied, "sallied"), (battle.cannonaded, "cannonaded")]
    {
        if flag {
            let _ = write!(text, " {word}");
        }
    }
    text
}

fn write_blocks(state: &State, line: &mut impl FnMut(String)) {
    let all = |at: At, line: &mut dyn FnMut(String), name: &str, inside: bool| {
        let here = state.blocks_at(at).filter(|block| state.has(block, Mark::INSIDE) == inside);
        if !here.is_empty() {
            line(format!("{name}:{}", list(here.iter().map(|block| token(state, block)))));
        }
    };
    for place in Place::all() {
        all(At::on(place), line, &place.to_string(), false);
        all(At::on(place), line, &format!("{place} inside"), true);
    }
    for place in MEXICAN_BOXES {
        all(At::beside(place), line, &format!("{place} beside"), false);
    }
    for (at, name) in OFF_MAP {
        let here =
            state.blocks_at(at).filter(|block| at != At::AWAY || state.strength(block) != block.data().steps);
        if !here.is_empty() {
            line(format!("{name}:{}", list(here.iter().map(|block| token(state, block)))));
        }
    }
}

fn token(state: &State, block: Block) -> String {
    let mut text = format!(
        "{block}{}",
        if state.strength(block) > 0 { state.strength(block).to_string() } else { String::new() }
    );
    for mark in state.standing.marks(block).without(Mark::INSIDE).iter() {
        let _ = write!(text, "+{mark}");
    }
    if let Some(via) = state.via[block.index()] {
        let _ = write!(text, "<{via}");
    }
    text
}

fn write_knowledge(state: &State, line: &mut impl FnMut(String)) {
    for block in Block::all() {
        let mates = state.classmates(block);
        if mates.len() > 1 && mates.first() == Some(block) {
            line(format!("mixed{}", list(mates.iter())));
        }
    }
    let pooled = |at: At| matches!(at, At::POOL | At::DRAWN | At::ASIDE);
    let unmet = state.unmet.filter(|block| !pooled(state.at(block)));
    if !unmet.is_empty() {
        line(format!("unmet{}", list(unmet.iter())));
    }
    let stale = Block::all().filter(|block| state.seen[block.index()] != state.strength(*block));
    let text = list(stale.map(|block| format!("{block}{}", state.seen[block.index()])));
    if !text.is_empty() {
        line(format!("seen{text}"));
    }
}
