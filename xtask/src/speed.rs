//! `cargo xtask speed COMMIT [PROGRAM]`: measures this tree against an earlier commit, both in one run, and how its cost grows, and writes
//! `docs/speed.md`. The earlier program is built once and kept, unless it is given.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// How often each is measured, and for how many seconds at a time. A round measures both, one right after the other, and takes turns in
/// who goes first: what else the machine does then weighs on both alike.
const ROUNDS: usize = 5;
const SECONDS: &str = "1";

const HEAD: &str = "# How fast it is

Made by `cargo xtask speed`; run it again on an idle machine after a change to the rules or the players. One thread. Each figure is the
median of five rounds, each ratio the median of the ratios within a round, in which both programs run one after the other. *Bare* is random play with every
decision checked; *table* adds the views of all who look on, the offers and the log; *playouts* are those of a `general`.

";
const TABLE: &str = "| Game | Scenario | Bare, inputs/s | Ratio | Table, inputs/s | Ratio | Playouts/s | Ratio | Copy, ns | State, bytes |
|---|---|---|---|---|---|---|---|---|---|
";

const GROWTH: &str = "
## How the cost grows

Microseconds that an input costs at a table, record, log, views of all and offers included: in the four quarters of a random game; and with few,
more and many pieces on the board, in brackets how many those are at most (things drawn that can be clicked; all inputs in three parts of the same
size). *Again* is a whole game taken up from its record, in milliseconds. The shortest times of several rounds over the same four games.

What tables, listeners, observers and length cost a server is in [load.md](load.md) (`cargo xtask load`); pages and clicks are in [clicks.md](clicks.md).

| Game | Scenario | Inputs | Quarters of the game | Pieces on the board | Again |
|---|---|---|---|---|---|
";

/// A program to be measured.
struct Program {
    bexar: PathBuf,
}

impl Program {
    /// Builds the program of a tree for measuring: in the profile `dist`, or in `release` where that was the heavy one.
    fn of(root: &Path) -> Result<Program> {
        let manifest = std::fs::read_to_string(root.join("Cargo.toml"))?;
        let profile = if manifest.contains("[profile.dist]") { "dist" } else { "release" };
        let target = root.join("target");
        run(Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--bin", "bexar", "--profile", profile])
            .env("CARGO_TARGET_DIR", &target)
            .current_dir(root))?;
        Ok(Program { bexar: target.join(profile).join("bexar") })
    }

    fn json(&self, arguments: &[&str]) -> Result<Value> {
        let answer = run(Command::new(&self.bexar).args(arguments).arg("--json"))?;
        serde_json::from_slice(&answer).context("bexar did not answer in JSON")
    }
}

/// What a command writes, if it succeeds.
fn run(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    ensure!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    Ok(output.stdout)
}

fn git(root: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    run(Command::new("git").args(arguments).current_dir(root))
}

/// The tree of an earlier commit, laid out once under `target`.
fn checkout(root: &Path, hash: &str) -> Result<PathBuf> {
    let there = root.join("target/speed").join(hash);
    if !there.exists() {
        git(root, &["worktree", "add", "--detach", &there.to_string_lossy(), hash])?;
    }
    Ok(there)
}

/// Measures everything, and tells it as a page. `built` is the program of the commit, if there is one already.
pub fn page(root: &Path, commit: &str, built: Option<PathBuf>) -> Result<String> {
    let hash = git(root, &["rev-parse", "--short", &format!("{commit}^{{commit}}")])?;
    let hash = String::from_utf8(hash)?.trim().to_owned();
    let before = match built {
        Some(bexar) => Program { bexar },
        None => Program::of(&checkout(root, &hash)?)?,
    };
    let programs = [before, Program::of(root)?];
    let mut page = format!("{HEAD}Ratios are to {hash}.\n\n{TABLE}");
    let mut growth = GROWTH.to_owned();
    let games = programs[1].json(&["games"])?;
    for game in games["games"].as_array().context("no games")? {
        let id = game["id"].as_str().context("a game without an id")?;
        for scenario in game["scenarios"].as_array().context("no scenarios")? {
            let scenario = scenario["id"].as_str().context("a scenario without an id")?;
            let (row, grown) = rows(&programs, id, scenario)?;
            writeln!(page, "{row}")?;
            writeln!(growth, "{grown}")?;
        }
    }
    Ok(page + &growth)
}

/// The row of a scenario in each of the two tables.
fn rows(programs: &[Program; 2], game: &str, scenario: &str) -> Result<(String, String)> {
    let arguments = ["bench", game, "--scenario", scenario, "--seconds", SECONDS];
    let mut figures: BTreeMap<&str, Vec<[f64; 2]>> = BTreeMap::new();
    let mut growth = Value::Null;
    for round in 0..ROUNDS {
        let mut reports = [Value::Null, Value::Null];
        for turn in 0..2 {
            let who = (round + turn) % 2;
            reports[who] = programs[who].json(&arguments)?;
        }
        for (name, pointer) in [
            ("bare", "/bare/inputs_per_s"),
            ("table", "/table/inputs_per_s"),
            ("playouts", "/playouts_per_s"),
            ("copy", "/copy_ns"),
            ("state", "/state_bytes"),
        ] {
            let figure = |who: usize| reports[who].pointer(pointer).and_then(Value::as_f64).context(name);
            figures.entry(name).or_default().push([figure(0)?, figure(1)?]);
        }
        growth = reports[1]["growth"].take();
    }
    let now = |name| median(figures[name].iter().map(|figure| figure[1]));
    let rate = |name| {
        let ratio = median(figures[name].iter().map(|[before, now]| now / before));
        format!("{} | {ratio:.2}", thousands(now(name)))
    };
    let row = format!(
        "| {game} | {scenario} | {} | {} | {} | {:.0} | {:.0} |",
        rate("bare"),
        rate("table"),
        rate("playouts"),
        now("copy"),
        now("state"),
    );
    Ok((row, format!("| {game} | {scenario} | {} |", grown(&growth)?)))
}

/// How the cost grows, as the cells of a row.
fn grown(growth: &Value) -> Result<String> {
    let figure = |part: &Value, name: &str| part[name].as_f64().context("no growth");
    let parts = |name: &str| growth[name].as_array().context("no growth");
    let quarters: Result<Vec<_>> =
        parts("length")?.iter().map(|part| Ok(format!("{:.2}", figure(part, "micros")?))).collect();
    let pieces = parts("pieces")?
        .iter()
        .map(|part| Ok(format!("{:.2} ({:.0})", figure(part, "micros")?, figure(part, "most")?)));
    let (pieces, again) = (pieces.collect::<Result<Vec<_>>>()?, &growth["again"]);
    let (inputs, again) = (figure(again, "most")?, figure(again, "micros")? / 1000.0);
    Ok(format!("{inputs:.0} | {} | {} | {again:.2}", quarters?.join(", "), pieces.join(", ")))
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = figures.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// `1234567` as `1,234,567`.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{grown, median, thousands};

    #[test]
    fn growth_is_told_in_cells() {
        let part = |most: f64, micros: f64| json!({ "most": most, "micros": micros });
        let growth = json!({
            "length": [part(50.0, 1.0), part(100.0, 1.5)],
            "pieces": [part(20.0, 0.5), part(31.0, 2.25)],
            "again": part(200.0, 1200.0),
        });
        assert_eq!(grown(&growth).unwrap(), "200 | 1.00, 1.50 | 0.50 (20), 2.25 (31) | 1.20");
        assert!(grown(&json!(null)).is_err());
    }

    #[test]
    fn figures_are_told_readably() {
        assert_eq!(
            ["7", "1,234", "12,345,678"],
            [7.0, 1234.0, 12_345_678.0].map(thousands).each_ref().map(String::as_str)
        );
        assert!((median([3.0, 9.0, 1.0].into_iter()) - 3.0).abs() < f64::EPSILON);
    }
}
