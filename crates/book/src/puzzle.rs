//! Puzzles: positions in which one line is clearly best, found and proved by `cargo xtask puzzles`.
//!
//! Those of a scenario stand in one file, `games/GAME/puzzles/SCENARIO.txt`:
//!
//! ```text
//! == 3
//! scenario: assault
//! side: texan
//! grade: 2                 1 easy, 2 middling, 3 hard
//! cost: 84 12              what the next best costs, in thousandths of a victory, and half of its 95 % interval
//! next: attack NF          the next best
//! thumb: thumb-weak-wall   the rule of thumb behind the first decision, if there is one
//! from: 17                 in which game of its maker it came up
//! line:
//!   attack LV              the decisions that solve it
//!   join all
//! position:
//!   …
//! ```
//!
//! At the table a puzzle is a [`Lesson`] whose script is its line.

use std::fmt;

use game::PerLang;

use crate::lesson::{Fault, Lesson, Page, Step, joined};

/// What a puzzle is, beside the lesson it is played as.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub number: u16,
    pub scenario: String,
    pub side: String,
    /// 1 easy, 2 middling, 3 hard.
    pub grade: u8,
    /// What the next best decision costs, in thousandths of a victory, and half of its 95 % interval.
    pub cost: [u16; 2],
    pub next: String,
    /// The rule of thumb behind its first decision, as the id of a message.
    pub thumb: Option<String>,
    /// The game of its maker in which it came up.
    pub from: u64,
    /// The decisions that solve it, in notation.
    pub line: Vec<String>,
    pub position: String,
}

impl Puzzle {
    /// Reads the puzzles of a file.
    pub fn read(file: &str, text: &str) -> Result<Vec<Puzzle>, Fault> {
        let lines = joined(text);
        let parts = lines.chunk_by(|_, (_, key, _)| key != "==");
        parts
            .filter(|part| part.first().is_some_and(|(_, key, _)| key == "=="))
            .map(|part| one(file, part))
            .collect()
    }

    /// What the table and the list call it: `1836-3`.
    pub fn name(&self) -> String {
        let scenario = self.scenario.split(' ').next().unwrap_or_default();
        format!("{scenario}-{}", self.number)
    }

    /// The puzzle as a lesson without words: those are the same for all of them.
    pub fn lesson(&self) -> Lesson {
        let script: Vec<String> =
            self.line.iter().map(|decision| format!("{} {decision}", self.side)).collect();
        let step = |from: usize, to: usize| Step {
            name: String::new(),
            from,
            to,
            pages: vec![Page::default()],
            clicks: Vec::new(),
            otherwise: PerLang::default(),
        };
        let count = script.len();
        Lesson {
            name: Box::leak(self.name().into_boxed_str()),
            title: PerLang::default(),
            about: PerLang::default(),
            minutes: 0,
            scenario: Some(self.scenario.clone()),
            position: Some(self.position.clone()),
            side: self.side.clone(),
            against: "regular".to_owned(),
            steps: (0..count).map(|at| step(at, at + 1)).chain([step(count, count)]).collect(),
            script,
            tips: Vec::new(),
            won: Page::default(),
            lost: Page::default(),
            puzzle: Some(self.clone()),
        }
    }
}

/// As its file has it.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { number, scenario, side, grade, cost: [cost, error], next, from, .. } = self;
        writeln!(
            f,
            "== {number}\nscenario: {scenario}\nside: {side}\ngrade: {grade}\ncost: {cost} {error}\nnext: {next}"
        )?;
        if let Some(thumb) = &self.thumb {
            writeln!(f, "thumb: {thumb}")?;
        }
        writeln!(f, "from: {from}\nline:")?;
        self.line.iter().try_for_each(|decision| writeln!(f, "  {decision}"))?;
        writeln!(f, "position:")?;
        self.position.lines().filter(|line| !line.is_empty()).try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// Reads one puzzle: its heading and what follows.
fn one(file: &str, part: &[(usize, String, String)]) -> Result<Puzzle, Fault> {
    let (line, _, number) = &part[0];
    let fault = |what: String| Fault { lesson: file.to_owned(), line: *line, what };
    let find = |key: &str| part.iter().find(|(_, own, _)| own == key).map(|(_, _, value)| value.as_str());
    let head = |key: &str| find(key).ok_or_else(|| fault(format!("the line `{key}: …` is missing")));
    let (cost, error) =
        head("cost")?.split_once(' ').ok_or_else(|| fault("`cost` has two numbers".to_owned()))?;
    Ok(Puzzle {
        number: counted(number).map_err(fault)?,
        scenario: head("scenario")?.to_owned(),
        side: head("side")?.to_owned(),
        grade: counted(head("grade")?).map_err(fault)?,
        cost: [counted(cost).map_err(fault)?, counted(error).map_err(fault)?],
        next: head("next")?.to_owned(),
        thumb: find("thumb").map(str::to_owned),
        from: counted(head("from")?).map_err(fault)?,
        line: head("line")?.lines().map(str::to_owned).collect(),
        position: head("position")?.to_owned(),
    })
}

fn counted<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("not a number: {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::Puzzle;

    const TEXT: &str = "# Made by a program.\n\n== 3\nscenario: short night=yes\nside: red\ngrade: 2\ncost: 84 12\nnext: go 2\nthumb: thumb-far\nfrom: 17\nline:\n  go 1\n  go 4\nposition:\n  turn 2\n  A: x\n";

    #[test]
    fn a_puzzle_is_read_and_written() {
        let puzzles = Puzzle::read("short", TEXT).unwrap();
        let [puzzle] = &puzzles[..] else { panic!("one puzzle: {puzzles:?}") };
        assert_eq!((puzzle.name().as_str(), puzzle.cost, puzzle.line.len()), ("short-3", [84, 12], 2));
        assert_eq!(puzzle.position, "turn 2\nA: x");
        assert!(TEXT.ends_with(&puzzle.to_string()));
    }

    #[test]
    fn a_puzzle_is_a_lesson_without_words() {
        let lesson = Puzzle::read("short", TEXT).unwrap()[0].lesson();
        let played =
            |inputs: &[&str]| -> Vec<String> { inputs.iter().map(|&input| input.to_owned()).collect() };
        assert!(lesson.stands_at(&played(&["red go 1"])).is_some());
        assert!(lesson.stands_at(&played(&["red go 1", "red go 4"])).is_none());
        assert!(!lesson.is_followed_by(&played(&["red go 2"])));
    }

    #[test]
    fn what_is_missing_is_told() {
        for (part, told) in
            [("side: red\n", "`side: …` is missing"), ("84 12", "two numbers"), ("grade: 2", "not a number")]
        {
            let spoiled = TEXT.replace(
                part,
                if part == "84 12" {
                    "84"
                } else if part == "grade: 2" {
                    "grade: two"
                } else {
                    ""
                },
            );
            let fault = Puzzle::read("short", &spoiled).unwrap_err().to_string();
            assert!(fault.contains(told), "{fault}");
        }
    }
}
