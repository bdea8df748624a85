//! What is wrong with an edition, in a sentence.

use game::edition::{Fault, Wrong};
use game::{Lang, Phrase};

use crate::list::COMMON;

/// Where a fault is and what it is: `data/areas.csv, line 4, column texian: 9 is out of range: it can be 0 to 4`.
pub fn flaw(lang: Lang, fault: &Fault) -> String {
    let at = match (fault.line, fault.column.as_str()) {
        (0, "") => Phrase::new("flaw-in-file"),
        (0, column) => Phrase::new("flaw-in-column").with("column", column),
        (line, "") => Phrase::new("flaw-in-row").with("line", line.to_string()),
        (line, column) => Phrase::new("flaw-in-cell").with("line", line.to_string()).with("column", column),
    };
    COMMON.say(lang, &at.with("file", fault.file.as_str()).with("what", phrase(&fault.wrong)))
}

/// What is wrong.
fn phrase(wrong: &Wrong) -> Phrase {
    let has = |id, has: &str| Phrase::new(id).with("has", has);
    match wrong {
        Wrong::NotRead(reason) => Phrase::new("flaw-not-read").with("reason", reason.as_str()),
        Wrong::NotAName { has: is } => has("flaw-not-a-name", is),
        Wrong::UnknownFile => Phrase::new("flaw-unknown-file"),
        Wrong::Semicolons => Phrase::new("flaw-semicolons"),
        Wrong::NoColumn => Phrase::new("flaw-no-column"),
        Wrong::UnknownColumn => Phrase::new("flaw-unknown-column"),
        Wrong::Cells { has, needs } => Phrase::new("flaw-cells").with("has", *has).with("needs", *needs),
        Wrong::Rows { has, needs } => Phrase::new("flaw-rows").with("has", *has).with("needs", *needs),
        Wrong::RowTooMany => Phrase::new("flaw-row-too-many"),
        Wrong::RowMissing { code } => has("flaw-row-missing", code),
        Wrong::Kept { has: is, needs } => has("flaw-kept", is).with("needs", needs.as_str()),
        Wrong::NotANumber { has: is } => has("flaw-not-a-number", is),
        Wrong::OutOfRange { has: is, least, most } => {
            has("flaw-out-of-range", is).with("least", least.as_str()).with("most", most.as_str())
        }
        Wrong::NotYes { has: is } => has("flaw-not-yes", is),
        Wrong::NotOneOf { has: is, of } => has("flaw-not-one-of", is).with("of", of.as_str()),
        Wrong::Unknown { has: is } => has("flaw-unknown", is),
        Wrong::Empty => Phrase::new("flaw-empty"),
        Wrong::Twice { has: is, line } => has("flaw-twice", is).with("line", *line as i64),
        Wrong::Itself => Phrase::new("flaw-itself"),
        Wrong::Apart { a, b } => Phrase::new("flaw-apart").with("a", a.as_str()).with("b", b.as_str()),
        Wrong::TooMany { what, has, most } => Phrase::new("flaw-too-many")
            .with("what", what.as_str())
            .with("has", *has as i64)
            .with("most", *most as i64),
        Wrong::TooFew { has, least } => {
            Phrase::new("flaw-too-few").with("has", *has as i64).with("least", *least as i64)
        }
        Wrong::Sum { has, needs } => {
            Phrase::new("flaw-sum").with("has", *has as i64).with("needs", *needs as i64)
        }
        Wrong::Enemies { has: is } => has("flaw-enemies", is),
        Wrong::Unplayable { scenario, reason } => {
            Phrase::new("flaw-unplayable").with("scenario", scenario.as_str()).with("reason", reason.as_str())
        }
        Wrong::Gap { at } => Phrase::new("flaw-gap").with("at", at.as_str()),
        Wrong::Again { has: is } => has("flaw-again", is),
        Wrong::Needless { has: is, only } => has("flaw-needless", is).with("only", *only),
        Wrong::Needed { only } => Phrase::new("flaw-needed").with("only", *only),
        Wrong::Unreachable { has: is } => has("flaw-unreachable", is),
        Wrong::UnknownSource { has: is } => has("flaw-unknown-source", is),
    }
}
