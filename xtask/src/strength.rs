//! `cargo xtask strength`: lets the computer players meet and writes the ladder into `docs/strength.md`.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Who meets whom, and in how many games: game and scenario, the stronger, the weaker.
struct Rung {
    game: &'static str,
    scenario: &'static str,
    a: &'static str,
    b: &'static str,
    games: u32,
}

const fn rung(game: &'static str, scenario: &'static str, [a, b]: [&'static str; 2], games: u32) -> Rung {
    Rung { game, scenario, a, b, games }
}

/// `general` is held to playouts, not to the clock, so that the ladder comes out the same on any machine.
const LADDER: &[Rung] = &[
    rung("texas-glory", "1836", ["regular", "random"], 200),
    rung("texas-glory", "1836", ["regular", "recruit"], 200),
    rung("texas-glory", "1836", ["general@100", "regular"], 200),
    rung("texas-glory", "1835", ["general@100", "regular"], 200),
    rung("texas-glory", "campaign", ["general@40", "regular"], 100),
    rung("charge", "assault", ["regular", "random"], 200),
    rung("charge", "assault", ["regular", "recruit"], 200),
    rung("charge", "assault", ["general@400", "regular"], 200),
    rung("the-alamo", "assault", ["regular", "random"], 200),
    rung("the-alamo", "assault", ["regular", "recruit"], 200),
    rung("the-alamo", "assault", ["general@60", "regular"], 200),
    rung("thirteen-days", "two-player", ["regular", "random"], 200),
    rung("thirteen-days", "two-player", ["regular", "recruit"], 200),
    rung("thirteen-days", "solitaire", ["general@100", "regular"], 200),
];
/// Ten times the thought.
const PATIENCE: &[Rung] = &[
    rung("texas-glory", "1836", ["general@200", "general@20"], 60),
    rung("texas-glory", "1835", ["general@400", "general@40"], 60),
    rung("charge", "assault", ["general@1000", "general@100"], 100),
];
/// Equals on both sides.
const BALANCE: &[Rung] = &[
    rung("texas-glory", "1836", ["general@40", "general@40"], 100),
    rung("texas-glory", "1835", ["general@100", "general@100"], 100),
    rung("texas-glory", "campaign", ["general@20", "general@20"], 100),
    rung("charge", "assault", ["general@100", "general@100"], 100),
    rung("the-alamo", "assault", ["general@40", "general@40"], 100),
];
/// The games whose playouts are counted.
const SPEEDS: [(&str, &str); 6] = [
    ("texas-glory", "1836"),
    ("texas-glory", "1835"),
    ("charge", "assault"),
    ("thirteen-days", "solitaire"),
    ("thirteen-days", "two-player"),
    ("the-alamo", "assault"),
];
/// The games that have an exam.
const EXAMINED: [&str; 4] = ["charge", "texas-glory", "thirteen-days", "the-alamo"];
const SEED: &str = "1836";

const HEAD: &str = "# How strong the computer players are

Made by `cargo xtask strength`; run it again after a change to the players. Every second game repeats the one before with sides
swapped and the same dice; a pair counts as one observation. A draw is half a win. Intervals are 95 %. `general@400` plays
the game out in its head four hundred times before each decision; at the table it has up to a second instead, which is many times as
much: the table of speeds says how much. What each player looks at is told in the games' rules of thumb.

| Game | Scenario | a | b | Games | Score of a | Elo | Wins of a by side | Median points a / b |
|---|---|---|---|---|---|---|---|---|
";
const PATIENCE_HEAD: &str = "
## More time

The same player with ten times the playouts.

| Game | Scenario | a | b | Games | Score of a | Elo | Wins of a by side | Median points a / b |
|---|---|---|---|---|---|---|---|---|
";
const BALANCE_HEAD: &str = "
## Balance

The same `general` on both sides, every game with dice of its own. The reconstructed data are not tuned by these games: such a share tells of
the player more than of the scenario, and moves by tens of points with every change of its judgement (1835 stood at 50 % before it had one).
They are tuned by games between two `regular`, who lead both sides alike (see the rulings on balance): 1836 52 %, 1835 61 %, the Campaign 33 %, The Alamo
36 % for the Texan side.

| Game | Scenario | Player | Games | Texan side wins | Turns |
|---|---|---|---|---|---|
";
const EXAM_HEAD: &str = "
## The exam

Positions in which something must be decided, or must never be (`games/*/exam`). Each is put three times, with other luck, and every answer
has to be right. `cargo test` demands of a `general` every *never* and nine of ten *must*, and of a `regular` every *never*.

| Game | Player | Never | Must |
|---|---|---|---|
";
const SPEED_HEAD: &str = "
## Playouts per second and core

By `bexar bench`. Where a game can be judged at a glance a playout stops after a turn or two, or at once.

| Game | Scenario | Playouts |
|---|---|---|
";

/// Plays the whole ladder. What was played is kept under `kept`, so that an interrupted ladder goes on where it stopped; take
/// that folder away to play again.
pub fn page(kept: &Path) -> Result<String> {
    let mut page = HEAD.to_owned();
    let mut commands = String::new();
    let mut meet = |rung: &Rung| {
        let games = rung.games.to_string();
        let (a, b) = (rung.a, rung.b);
        let of = ["simulate", rung.game, "--scenario", rung.scenario, "--a", a, "--b", b];
        let arguments = [&of[..], &["--games", &games, "--seed", SEED]].concat();
        writeln!(commands, "bexar {}", arguments.join(" "))?;
        bexar(&arguments, kept)
    };
    for rung in LADDER {
        page += &row(rung, &meet(rung)?)?;
    }
    page += PATIENCE_HEAD;
    for rung in PATIENCE {
        page += &row(rung, &meet(rung)?)?;
    }
    page += BALANCE_HEAD;
    for rung in BALANCE {
        page += &balance(rung, &meet(rung)?)?;
    }
    page += EXAM_HEAD;
    for game in EXAMINED {
        page += &exam(game, kept)?;
    }
    page += SPEED_HEAD;
    for (game, scenario) in SPEEDS {
        let report = bexar(&["bench", game, "--scenario", scenario], kept)?;
        let playouts = report["playouts_per_s"].as_f64().context("no playouts were counted")?;
        writeln!(page, "| {game} | {scenario} | {playouts:.0} |")?;
        writeln!(commands, "bexar bench {game} --scenario {scenario}")?;
    }
    Ok(page + "\n## The commands\n\n```\n" + &commands + "```\n")
}

/// What bexar answers, or answered before.
fn bexar(arguments: &[&str], kept: &Path) -> Result<Value> {
    let file = kept.join(arguments.join("_") + ".json");
    if let Ok(text) = std::fs::read(&file) {
        return serde_json::from_slice(&text).with_context(|| file.display().to_string());
    }
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--profile", "dist", "--bin", "bexar", "--"])
        .args(arguments)
        .arg("--json")
        .output()
        .context("running bexar")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report = serde_json::from_slice(&output.stdout).context("bexar did not answer in JSON")?;
    std::fs::create_dir_all(kept)?;
    std::fs::write(&file, output.stdout)?;
    Ok(report)
}

/// The rows of a game's exam, from its test.
fn exam(game: &str, kept: &Path) -> Result<String> {
    std::fs::create_dir_all(kept)?;
    let page = std::path::absolute(kept.join(game).with_extension("exam"))?;
    let status = Command::new(env!("CARGO"))
        .args(["test", "--quiet", "--package", game, "--test", "laws", "exam"])
        .env("BEXAR_EXAM", &page)
        .status()
        .context("running the exam")?;
    ensure!(status.success(), "{game} has failed its exam");
    std::fs::read_to_string(&page).with_context(|| page.display().to_string())
}

fn balance(rung: &Rung, report: &Value) -> Result<String> {
    let [low, mean, high]: [f64; 3] =
        serde_json::from_value(report["share"]["texan"].clone()).context("no share of the Texan side")?;
    Ok(format!(
        "| {} | {} | {} | {} | {:.1} % ({:.1} to {:.1}) | {} |\n",
        rung.game,
        rung.scenario,
        rung.a,
        report["games"],
        mean * 100.0,
        low * 100.0,
        high * 100.0,
        report["mean_turns"],
    ))
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
        "| {} | {} | {} | {} | {} | {mean:.1} % ({low:.1} to {high:.1}) | {:+.0} ({:+.0} to {:+.0}) | Texan {}, Mexican {} | {} / {} |\n",
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
    ))
}
