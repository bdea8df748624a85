//! The toy's position as text:
//!
//! ```text
//! turn 2, march, red first, second half
//! red: 1:7 - 0:3!
//! blue: 4:2 3:10 -
//! pool: 0 1 5 8
//! ```
//!
//! Blocks by slot, as space and chit; `!` marks one that all have seen. The steps are `muster red 1`,
//! `plan bold -`, `march`, `answer 0 3`, `fight 0 3` (slot and space) and `over`.

use game::{Game, Seat, Set128};

use super::fault::Fault;
use super::kinds::{Block, Plan, SPACES, Step};
use super::rules::{BLUE, CHITS, RED, State, TURNS, mustered_at, other};

pub fn write(state: &State) -> String {
    let plan = |plan: Option<Plan>| match plan {
        Some(Plan::Bold) => "bold",
        Some(Plan::Wary) => "wary",
        None => "-",
    };
    let step = match state.step {
        Step::Muster { seat, slot } => format!("muster {} {slot}", side(seat)),
        Step::Plan(plans) => format!("plan {} {}", plan(plans[0]), plan(plans[1])),
        Step::March => "march".to_owned(),
        Step::Answer { slot, to } => format!("answer {slot} {to}"),
        Step::Fight { slot, to } => format!("fight {slot} {to}"),
        Step::Over => "over".to_owned(),
    };
    let half = if state.second_half { "second" } else { "first" };
    let mut text = String::new();
    if state.fault != Fault::None {
        text += &format!("fault: {}\n", state.fault);
    }
    text += &format!("turn {}, {step}, {} first, {half} half\n", state.turn, side(state.first));
    for seat in [RED, BLUE] {
        let blocks: Vec<String> =
            state.blocks[usize::from(seat.0)].iter().map(|it| block(state, *it)).collect();
        text += &format!("{}: {}\n", side(seat), blocks.join(" "));
    }
    let pool: Vec<String> = state.pool.iter().map(|chit| chit.to_string()).collect();
    text + &format!("pool: {}\n", pool.join(" "))
}

fn block(state: &State, block: Option<Block>) -> String {
    let Some(block) = block else { return "-".to_owned() };
    let shown = if block.shown && state.fault != Fault::PosForgetsShown { "!" } else { "" };
    format!("{}:{}{shown}", block.space, block.chit)
}

fn side(seat: Seat) -> &'static str {
    State::TITLE.seat_id(seat)
}

pub fn read(text: &str) -> Result<State, Vec<String>> {
    let mut state = State::start(Fault::None);
    let mut faults = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if read_line(&mut state, line).is_none() {
            faults.push(format!("cannot read {line:?}"));
        }
    }
    if faults.is_empty()
        && state.fault != Fault::ReaderLax
        && let Err(fault) = stands(&state)
    {
        faults.push(fault);
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

/// Whether play could go on from here.
fn stands(state: &State) -> Result<(), String> {
    state.invariants()?;
    let blocks = || state.blocks.iter().flatten().flatten();
    let sane = (1..=TURNS).contains(&state.turn)
        && blocks().all(|block| block.space < SPACES && block.chit < CHITS)
        && state.pool.iter().all(|chit| chit < CHITS);
    let block = |seat: Seat, slot: u8| state.blocks[usize::from(seat.0)].get(usize::from(slot)).copied();
    let all_there = state.blocks.iter().all(|side| side.iter().any(Option::is_some));
    let waits = if state.is_set_up() {
        // Two each in turn, home first; nobody has been seen.
        let drawn = blocks().all(|block| !block.shown)
            && state.blocks.iter().enumerate().all(|(side, blocks)| {
                let seat = Seat(side as u8);
                let stand = |slot: usize| blocks[slot].map(|block| block.space);
                let is_due = |slot: u8| matches!(state.step, Step::Muster { seat: of, slot: due } if (slot, seat) < (due, of));
                let wanted = |slot: u8| is_due(slot).then(|| mustered_at(seat, slot));
                stand(0) == wanted(0) && stand(1) == wanted(1) && stand(2).is_none()
            });
        drawn && matches!(state.step, Step::Muster { slot: 0 | 1, .. }) && !state.pool.is_empty()
    } else {
        match state.step {
            Step::Muster { seat, slot } => {
                let free = block(seat, slot) == Some(None) && state.is_free(mustered_at(seat, 0));
                free && seat == state.marcher() && !state.pool.is_empty() && all_there
            }
            Step::Plan(plans) => plans.contains(&None) && all_there,
            Step::March => all_there,
            Step::Answer { slot, to } | Step::Fight { slot, to } => {
                let marches = block(state.marcher(), slot).flatten();
                let met = state.slot_at(other(state.marcher()), to).is_some();
                met && marches.is_some_and(|block| block.space.abs_diff(to) == 1)
            }
            Step::Over => true,
        }
    };
    if sane && waits { Ok(()) } else { Err("it cannot stand".to_owned()) }
}

fn read_line(state: &mut State, line: &str) -> Option<()> {
    assert!(state.fault != Fault::ReaderPanics || line.len() > 1, "a planted panic");
    if let Some(heading) = line.strip_prefix("turn ") {
        let [turn, step, first, half] = *heading.split(", ").collect::<Vec<_>>() else { return None };
        state.turn = turn.parse().ok()?;
        state.step = read_step(step)?;
        state.first = State::TITLE.seat(first.strip_suffix(" first")?)?;
        state.second_half = half == "second half";
        return Some(());
    }
    let (key, value) = line.split_once(':')?;
    let mut words = value.split_whitespace();
    match key {
        "pool" => {
            let chits = words.map(|chit| chit.parse().ok().filter(|&chit| chit < CHITS));
            state.pool = chits.collect::<Option<Set128>>()?;
        }
        "fault" => state.fault = value.trim().parse().ok()?,
        side => {
            for slot in &mut state.blocks[usize::from(State::TITLE.seat(side)?.0)] {
                *slot = read_block(words.next()?)?;
            }
        }
    }
    Some(())
}

fn read_block(word: &str) -> Option<Option<Block>> {
    if word == "-" {
        return Some(None);
    }
    let (space, chit) = word.split_once(':')?;
    let (chit, shown) = chit.strip_suffix('!').map_or((chit, false), |chit| (chit, true));
    Some(Some(Block { space: space.parse().ok()?, chit: chit.parse().ok()?, shown }))
}

fn read_step(text: &str) -> Option<Step> {
    let plan = |word: &str| match word {
        "bold" => Some(Some(Plan::Bold)),
        "wary" => Some(Some(Plan::Wary)),
        "-" => Some(None),
        _ => None,
    };
    Some(match *text.split(' ').collect::<Vec<_>>() {
        ["muster", side, slot] => Step::Muster { seat: State::TITLE.seat(side)?, slot: slot.parse().ok()? },
        ["plan", red, blue] => Step::Plan([plan(red)?, plan(blue)?]),
        ["march"] => Step::March,
        ["answer", slot, to] => Step::Answer { slot: slot.parse().ok()?, to: to.parse().ok()? },
        ["fight", slot, to] => Step::Fight { slot: slot.parse().ok()?, to: to.parse().ok()? },
        ["over"] => Step::Over,
        _ => return None,
    })
}
