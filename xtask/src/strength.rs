//! `cargo xtask strength`: lets the computer players meet and writes the ladder into `docs/strength.md`.

use std::fmt::Write as _;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Who meets whom, and in how many games: game and scenario, the stronger, the weaker, the share it should reach.
struct Rung {
    game: &'static str,
    scenario: &'static str,
    a: &'static str,
    b: &'static str,
    games: u32,
    bar: f64,
}

const fn rung(
    game: &'static str,
    scenario: &'static str,
    [a, b]: [&'static str; 2],
    games: u32,
    bar: f64,
) -> Rung {
    Rung { game, scenario, a, b, games, bar }
}

/// `general` is held to playouts, not to the clock, so that the ladder comes out the same on any machine.
const LADDER: &[Rung] = &[
    rung("texas-glory", "1836", ["regular", "random"], 200, 0.95),
    rung("texas-glory", "1836", ["regular", "recruit"], 200, 0.70),
    rung("texas-glory", "1836", ["general@200", "regular"], 40, 0.75),
    rung("charge", "assault", ["regular", "random"], 200, 0.95),
    rung("charge", "assault", ["regular", "recruit"], 200, 0.70),
    rung("charge", "assault", ["general@300", "regular"], 40, 0.75),
    rung("thirteen-days", "two-player", ["regular", "random"], 200, 0.95),
    rung("thirteen-days", "solitaire", ["general@300", "regular"], 60, 0.5),
];
/// The games whose playouts are counted.
const SPEEDS: [(&str, &str); 4] = [
    ("texas-glory", "1836"),
    ("charge", "assault"),
    ("thirteen-days", "solitaire"),
    ("thirteen-days", "two-player"),
];
const SEED: &str = "1836";

const HEAD: &str = "# How strong the computer players are

Made by `cargo xtask strength`; run it again after a change to the players. Every second game repeats the one before with sides
changed and the same dice; a pair counts as one observation. A draw is half a win. Intervals are 95 %. `general@300` plays
the game on in thought three hundred times before each decision; at the table it has up to a second instead, and the table of
speeds says how many that is.

| Game | Scenario | a | b | Games | Score of a | Elo | Wins of a by side | Median points a / b | Bar |
|---|---|---|---|---|---|---|---|---|---|
";

/// Plays the whole ladder.
pub fn page() -> Result<String> {
    let mut page = HEAD.to_owned();
    let mut commands = String::new();
    for rung in LADDER {
        let games = rung.games.to_string();
        let arguments = [
            "simulate",
            rung.game,
            "--scenario",
            rung.scenario,
            "--a",
            rung.a,
            "--b",
            rung.b,
            "--games",
            &games,
            "--seed",
            SEED,
        ];
        page += &row(rung, &bexar(&arguments)?)?;
        writeln!(commands, "bexar {}", arguments.join(" "))?;
    }
    page += "\n## Playouts per second and core\n\n| Game | Scenario | Playouts |\n|---|---|---|\n";
    for (game, scenario) in SPEEDS {
        let report = bexar(&["bench", game, "--scenario", scenario])?;
        writeln!(page, "| {game} | {scenario} | {} |", report["playouts_per_s"])?;
        writeln!(commands, "bexar bench {game} --scenario {scenario}")?;
    }
    Ok(page + "\n## The commands\n\n```\n" + &commands + "```\n")
}

fn bexar(arguments: &[&str]) -> Result<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--release", "--bin", "bexar", "--"])
        .args(arguments)
        .arg("--json")
        .output()
        .context("running bexar")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).context("bexar did not answer in JSON")
}

fn row(rung: &Rung, report: &Value) -> Result<String> {
    let interval = |name: &str, scale: f64| -> Result<[f64; 3]> {
        let numbers: [f64; 3] =
            serde_json::from_value(report[name].clone()).with_context(|| name.to_owned())?;
        Ok(numbers.map(|number| number * scale))
    };
    let [low, mean, high] = interval("score", 100.0)?;
    let elo = interval("elo", 1.0)?;
    let wins = |side: &str| report["a"]["wins"][side].as_u64().unwrap_or_default();
    let points =
        |player: &str| report[player]["median_points"].as_i64().map_or("–".to_owned(), |it| it.to_string());
    Ok(format!(
        "| {} | {} | {} | {} | {} | {mean:.1} % ({low:.1} to {high:.1}) | {:+.0} ({:+.0} to {:+.0}) | Texan {}, Mexican {} | {} / {} | {:.0} % |\n",
        rung.game,
        rung.scenario,
        rung.a,
        rung.b,
        report["games"],
        elo[1],
        elo[0],
        elo[2],
        wins("texan"),
        wins("mexican"),
        points("a"),
        points("b"),
        rung.bar * 100.0,
    ))
}
