//! A state as text.

use std::fmt::{Arguments, Display, Write as _};

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::map::{MEXICAN_BOXES, Place};
use crate::scenario::{Campaign, Options};
use crate::state::{At, Battle, Commitment, Mark, Presidials, State, Step, Winter};

use super::{CAUSES, COMMITTED, KINDS, OFF_MAP, YEARS, changes, side, word};

/// A position in the middle of a game is seldom longer.
const USUAL_LENGTH: usize = 2048;

pub(crate) fn write(state: &State) -> String {
    let mut out = String::with_capacity(USUAL_LENGTH);
    let mut line = |text: Arguments| {
        let _ = writeln!(out, "{text}");
    };
    let year = if state.scenario == Campaign::Both { word(&YEARS, state.year) } else { "" };
    line(format_args!(
        "{} {year}{}turn {}",
        state.scenario,
        if year.is_empty() { "" } else { " " },
        state.turn
    ));
    if state.options != Options::default() {
        line(format_args!("options{}", state.options.chosen()));
    }
    line(format_args!("step {}", step(state.step)));
    if let Some(winner) = state.winner {
        line(format_args!("winner {}", side(winner)));
    }
    line(format_args!("player1 {}", side(state.first)));
    line(format_args!("mover {}", side(state.mover)));
    line(format_args!("cp {}", state.cp));
    for seat in [TEXAN, MEXICAN] {
        if let Some(card) = state.chosen[usize::from(seat.0)] {
            line(format_args!("chosen {} {card}", side(seat)));
        }
    }
    for seat in [TEXAN, MEXICAN] {
        line(format_args!("hand {}{}", side(seat), list(state.hands[usize::from(seat.0)].iter())));
    }
    line(format_args!("deck{}", list(state.deck.iter())));
    for (set, name) in [
        (state.burned, "burned"),
        (state.unfought, "unfought"),
        (state.first_attacks, "player1-attacks"),
        (state.settled, "settled"),
    ] {
        if !set.is_empty() {
            line(format_args!("{name}{}", list(set.iter())));
        }
    }
    let flags =
        [(state.burn_spent, "burn-spent"), (state.us_entered, "us-entered"), (state.vanguard, "vanguard")];
    for (flag, name) in flags {
        if flag {
            line(format_args!("{name}"));
        }
    }
    for (seat, name) in [(state.surprise, "surprise"), (state.raid, "raid")] {
        if let Some(seat) = seat {
            line(format_args!("{name} {}", side(seat)));
        }
    }
    if state.cos_leads != Brigade::Alone {
        line(format_args!("cos-leads {}", state.cos_leads.mark()));
    }
    if state.draws > 0 {
        line(format_args!("draws {}", state.draws));
    }
    for (boxed, presidials) in MEXICAN_BOXES.into_iter().zip(state.presidials) {
        match presidials {
            Presidials::Waiting => {}
            Presidials::Stood(block) => line(format_args!("presidials {boxed} {block}")),
            Presidials::None => line(format_args!("presidials {boxed} none")),
        }
    }
    for (brigade, commitment) in COMMITTED.into_iter().zip(state.commitments) {
        match commitment {
            Commitment::Open => {}
            Commitment::Secret(place) => line(format_args!("committed {} {place}", brigade.mark())),
            Commitment::Shown(place) => line(format_args!("committed {} {place} shown", brigade.mark())),
        }
    }
    write_winter(state.winter, &mut line);
    if let Some(battle) = &state.battle {
        line(format_args!("{}", write_battle(battle)));
    }
    if !state.dice.faces().is_empty() {
        line(format_args!("dice{}", list(state.dice.faces().iter())));
    }
    write_blocks(state, &mut line);
    write_knowledge(state, &mut line);
    out
}

fn write_winter(mut winter: Winter, line: &mut impl FnMut(Arguments)) {
    if let Some(won) = winter.won {
        line(format_args!("winter won {}", side(won)));
    }
    if winter.deployed > 0 {
        line(format_args!("winter deployed {}", winter.deployed));
    }
    for (blocks, name) in changes(&mut winter) {
        if !blocks.is_empty() {
            line(format_args!("winter {name}{}", list(blocks.iter())));
        }
    }
}

/// Each with a space before it.
fn list<T: Display>(items: impl Iterator<Item = T> + Clone) -> impl Display {
    std::fmt::from_fn(move |f| items.clone().try_for_each(|item| write!(f, " {item}")))
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

fn write_blocks(state: &State, line: &mut impl FnMut(Arguments)) {
    let mut all = |here: Blocks, name: Arguments| {
        if !here.is_empty() {
            line(format_args!("{name}:{}", list(here.iter().map(|block| token(state, block)))));
        }
    };
    let inside = |block| state.has(block, Mark::INSIDE);
    for place in Place::all() {
        let here = state.blocks_at(At::on(place));
        all(here.filter(|block| !inside(block)), format_args!("{place}"));
        all(here.filter(inside), format_args!("{place} inside"));
    }
    for place in MEXICAN_BOXES {
        let here = state.blocks_at(At::beside(place));
        all(here.filter(|block| !inside(block)), format_args!("{place} beside"));
    }
    for (at, name) in OFF_MAP {
        let here = state.blocks_at(at);
        let said = here.filter(|block| at != At::AWAY || state.strength(block) != block.data().steps);
        all(said, format_args!("{name}"));
    }
}

fn token(state: &State, block: Block) -> impl Display {
    std::fmt::from_fn(move |f| {
        write!(f, "{block}")?;
        if state.strength(block) > 0 {
            write!(f, "{}", state.strength(block))?;
        }
        for mark in state.standing.marks(block).without(Mark::INSIDE).iter() {
            write!(f, "+{mark}")?;
        }
        state.via[block.index()].map_or(Ok(()), |via| write!(f, "<{via}"))
    })
}

fn write_knowledge(state: &State, line: &mut impl FnMut(Arguments)) {
    for block in Block::all() {
        let mates = state.classmates(block);
        if mates.len() > 1 && mates.first() == Some(block) {
            line(format_args!("mixed{}", list(mates.iter())));
        }
    }
    let pooled = |at: At| matches!(at, At::POOL | At::DRAWN | At::ASIDE);
    let unmet = state.unmet.filter(|block| !pooled(state.at(block)));
    if !unmet.is_empty() {
        line(format_args!("unmet{}", list(unmet.iter())));
    }
    let seen = |block: Block| state.seen[block.index()];
    let mut stale = Block::all().filter(|&block| seen(block) != state.strength(block)).peekable();
    if stale.peek().is_some() {
        let told = |block| std::fmt::from_fn(move |f| write!(f, "{block}{}", seen(block)));
        line(format_args!("seen{}", list(stale.map(told))));
    }
}
