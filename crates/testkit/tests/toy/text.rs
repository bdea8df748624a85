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
use super::kinds::{Block, Plan, Step};
use super::rules::{BLUE, RED, State};

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
    let mut text = format!("turn {}, {step}, {} first, {half} half\n", state.turn, side(state.first));
    for seat in [RED, BLUE] {
        let blocks: Vec<String> =
            state.blocks[usize::from(seat.0)].iter().map(|it| block(state, *it)).collect();
        text += &format!("{}: {}\n", side(seat), blocks.join(" "));
    }
    let pool: Vec<String> = state.pool.iter().map(|chit| chit.to_string()).collect();
    text += &format!("pool: {}\n", pool.join(" "));
    if state.fault != Fault::None {
        text += &format!("fault: {}\n", state.fault);
    }
    text
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
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn read_line(state: &mut State, line: &str) -> Option<()> {
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
        "pool" => state.pool = words.map(|chit| chit.parse().ok()).collect::<Option<Set128>>()?,
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
