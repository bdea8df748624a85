//! Inputs as text: `texan place Travis NW`, `roll 6 5`, `draw 17`.

use game::{Game, Input};

pub(crate) fn write<G: Game>(input: &Input<G::Decision>) -> String {
    match input {
        Input::Decide(seat, decision) => format!("{} {decision}", G::TITLE.seat_id(*seat)),
        Input::Fate(fate) => fate.to_string(),
    }
}

pub(crate) fn read<G: Game>(line: &str) -> Result<Input<G::Decision>, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    if let Some(seat) = G::TITLE.seat(word) {
        let decision = rest.trim().parse();
        return decision
            .map(|decision| Input::Decide(seat, decision))
            .map_err(|fault| format!("not a decision: {rest:?} ({fault:?})"));
    }
    match word {
        "roll" | "draw" => line.parse().map(Input::Fate),
        _ => {
            Err(format!("{line:?} begins with neither a side ({}), roll nor draw", G::TITLE.seats.join(", ")))
        }
    }
}

/// A record as text, one input a line.
pub(crate) fn write_all<G: Game>(record: &[Input<G::Decision>]) -> String {
    record.iter().map(|input| write::<G>(input) + "\n").collect()
}
