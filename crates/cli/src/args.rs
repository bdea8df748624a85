//! What may be typed on the command line.

use std::path::PathBuf;

use ai::{Effort, Level, Player};
use clap::{Args, Parser, Subcommand};
use game::Lang;
use shelf::Entry;
use table::Seed;

/// Wargames of the Texas Revolution on one table. Without a command: serve the table on 127.0.0.1:1836.
#[derive(Parser)]
#[command(name = "bexar", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Language: en or es [default: that of the environment]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve the table in the browser
    Serve(Serve),
    /// List the games, scenarios, sides and levels
    Games(Games),
    /// Play in the terminal
    Play(Play),
    /// Let computer players meet, and count
    Simulate(Simulate),
    /// Measure random play on one thread
    Bench(Bench),
    /// Check a record, or show a moment of it
    Replay(Replay),
    /// Show the rules in our words
    Rules(Rules),
    /// Look after what a server keeps
    #[command(subcommand)]
    Admin(Admin),
}

#[derive(Subcommand)]
pub enum Admin {
    /// Copy everything from one database to another, where there is nothing yet; the first may be in use
    Copy(Copy),
}

#[derive(Args)]
pub struct Copy {
    /// An SQLite file, or postgres://…
    #[arg(long, value_name = "URL")]
    pub from: String,
    /// The same
    #[arg(long, value_name = "URL")]
    pub to: String,
}

#[derive(Args)]
pub struct Serve {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1836")]
    pub bind: String,
    /// Where the games are kept: an SQLite file, made at first start, or postgres://…
    #[arg(long, value_name = "URL", default_value = "bexar.db")]
    pub database: String,
    /// How many connections to PostgreSQL are kept
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(2..=1000))]
    pub database_connections: u16,
    /// Accept a seed for the dice, or a prepared position, with a new table: for tests and analysis
    #[arg(long)]
    pub allow_seeds: bool,
    /// Delete a table where no person has decided anything, so many days after its last change
    #[arg(long, value_name = "DAYS", default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_unplayed: u32,
    /// Delete a game that is not over, so many days after a person last decided in it
    #[arg(long, value_name = "DAYS", default_value_t = 180, value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_unfinished: u32,
}

#[derive(Args)]
pub struct Games {
    /// Also the example for whoever adds a game
    #[arg(long)]
    pub all: bool,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Play {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    /// Scenario, and options that differ from their default: "1836 bowie=active"
    #[arg(long)]
    pub scenario: Option<String>,
    /// The side to play [default: the first]
    #[arg(long)]
    pub side: Option<String>,
    /// A level of the computer, or human for two at one keyboard
    #[arg(long, value_name = "LEVEL|human", default_value = "regular")]
    pub opponent: Opponent,
    /// Seed of the dice: 64 hexadecimal digits, or a number [default: unforeseeable]
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Begin with the position in this file, instead of the scenario's
    #[arg(long, value_name = "FILE")]
    pub pos: Option<PathBuf>,
    /// Write the record here at the end
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

#[derive(Args)]
pub struct Simulate {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(long)]
    pub scenario: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One player: a level, or general@EFFORT
    #[arg(long, value_name = "LEVEL", default_value = "regular")]
    pub a: Player,
    /// The other. Unless they are alike, every second game repeats the one before with sides changed
    #[arg(long, value_name = "LEVEL", default_value = "regular")]
    pub b: Player,
    /// No change of sides: a always has the first
    #[arg(long)]
    pub fixed: bool,
    /// How long a general thinks about a decision: 100ms, 1s
    #[arg(long, value_name = "TIME", conflicts_with = "nodes")]
    pub think: Option<Effort>,
    /// How many times a general plays the game on in thought: the same seed then gives the same games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub nodes: Option<u32>,
    /// Stop as soon as it is clear whether a is stronger by ELO0 or by ELO1
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// The same seed gives the same games
    #[arg(long)]
    pub seed: Option<u64>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Bench {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(long)]
    pub scenario: Option<String>,
    /// How long to measure each of the two
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Replay {
    /// The record; - for standard input
    pub file: PathBuf,
    /// Show it after this many inputs [default: all]
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// See it as this side does [default: as an observer]
    #[arg(long)]
    pub side: Option<String>,
    /// Recompute every throw of a finished game from its seed
    #[arg(long)]
    pub verify: bool,
    /// Draw the board as SVG
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Draw the board as PNG (in a program built with `--features png`)
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Width of the PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, value_parser = clap::value_parser!(u32).range(100..=8000))]
    pub width: u32,
}

#[derive(Args)]
pub struct Rules {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    /// A clause (14.2) or a chapter (14) [default: all]
    pub clause: Option<String>,
    /// How the computer thinks instead: its rules of thumb
    #[arg(long, conflicts_with_all = ["clause", "json"])]
    pub thumbs: bool,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    Human,
    Computer(Level),
}

impl std::str::FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        if text == "human" {
            return Ok(Opponent::Human);
        }
        text.parse().map(Opponent::Computer).map_err(|_| {
            format!("neither human nor a level of the computer ({})", Level::ALL.map(Level::id).join(", "))
        })
    }
}

fn game(id: &str) -> Result<&'static Entry, String> {
    shelf::game(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::shown().map(|entry| entry.title.id).collect();
        format!("no such game ({})", known.join(", "))
    })
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 600".to_owned()),
    }
}
