//! Positions as text:
//!
//! ```text
//! letter horse=fresh
//! night 2, ride CIB      or `watch`, `meeting`, `texan victory`, `mexican victory`
//! courier SAL
//! seen CAL               from the end of the first night on
//! ```

use game::Game;

use crate::{MEXICAN, State, Step, TEXAN};

pub(crate) fn write(state: &State) -> String {
    let step = match state.step {
        Step::Watch => "watch".to_owned(),
        Step::Ride(watched) => format!("ride {watched}"),
        Step::Meeting => "meeting".to_owned(),
        Step::Over(TEXAN) => "texan victory".to_owned(),
        Step::Over(_) => "mexican victory".to_owned(),
    };
    let seen = state.seen.map_or(String::new(), |place| format!("seen {place}\n"));
    format!("{}\nnight {}, {step}\ncourier {}\n{seen}", state.letter, state.night, state.courier)
}

pub(crate) fn read(text: &str) -> Result<State, Vec<String>> {
    let code = |line: &str| line.split('#').next().unwrap_or_default().trim().to_owned();
    let lines: Vec<(usize, String)> =
        text.lines().map(code).enumerate().filter(|(_, line)| !line.is_empty()).collect();
    let mut lines = lines.iter().map(|(at, line)| (at + 1, line.as_str()));
    let mut line = |head: &str| {
        let (at, line) = lines.next().ok_or_else(|| format!("`{head}…` is missing"))?;
        let rest = line.strip_prefix(head).ok_or_else(|| format!("line {at}: not `{head}…`: {line:?}"))?;
        Ok::<_, String>((at, rest.trim()))
    };
    let mut read = || {
        let at_line = |at: usize| move |fault: String| format!("line {at}: {fault}");
        let (at, letter) = line("")?;
        let letter = letter.parse().map_err(at_line(at))?;
        let (at, rest) = line("night ")?;
        let (night, step) = rest.split_once(", ").ok_or_else(|| format!("line {at}: no step"))?;
        let night = night.parse().map_err(|_| format!("line {at}: not a number: {night:?}"))?;
        let step = step_of(step).map_err(at_line(at))?;
        let (at, courier) = line("courier ")?;
        let courier = courier.parse().map_err(at_line(at))?;
        let seen = match line("seen ") {
            Ok((at, place)) => Some(place.parse().map_err(at_line(at))?),
            Err(fault) if fault.starts_with("line ") => return Err(fault),
            Err(_) => None,
        };
        if let Ok((at, _)) = line("") {
            return Err(format!("line {at}: nothing follows"));
        }
        let state = State { letter, night, courier, seen, step };
        state.invariants()?;
        Ok(state)
    };
    read().map_err(|fault: String| vec![fault])
}

fn step_of(text: &str) -> Result<Step, String> {
    match text.split_once(' ') {
        Some(("ride", watched)) => watched.parse().map(Step::Ride),
        Some(("texan", "victory")) => Ok(Step::Over(TEXAN)),
        Some(("mexican", "victory")) => Ok(Step::Over(MEXICAN)),
        None if text == "watch" => Ok(Step::Watch),
        None if text == "meeting" => Ok(Step::Meeting),
        _ => Err(format!("no such step: {text:?}")),
    }
}
