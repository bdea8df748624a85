//! What may be typed on the command line. What each of it means is told by the messages `help-…`.

use std::path::PathBuf;

use ai::{Computer, Effort, Player};
use clap::{Args, Parser, Subcommand};
use game::Lang;
use shelf::Entry;
use table::Seed;

use crate::settings::Settings;

#[derive(Parser)]
#[command(name = "bexar", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

#[derive(Subcommand)]
pub enum Command {
    Serve(Box<Serve>),
    Games(Games),
    Play(Play),
    Simulate(Simulate),
    Study(Study),
    Bench(Bench),
    Replay(Replay),
    Review(Review),
    Rules(Rules),
    #[command(subcommand)]
    Edition(Edition),
    Completions(Completions),
    Man,
    #[command(subcommand)]
    Admin(Admin),
}

#[derive(Subcommand)]
pub enum Admin {
    Copy(Copy),
    Backup(Backup),
    Restore(Restore),
    Export(Export),
    Import(Import),
    Reports(Reports),
}

#[derive(Subcommand)]
pub enum Edition {
    Check(EditionCheck),
    New(EditionNew),
}

#[derive(Args)]
pub struct EditionCheck {
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

#[derive(Args)]
pub struct EditionNew {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

/// Which database, and the file of its key: as for `serve`.
#[derive(Args)]
pub struct Kept {
    #[arg(long, value_name = "URL", env = "BEXAR_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    #[arg(long, value_name = "FILE", env = "BEXAR_KEY_FILE")]
    pub key_file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BEXAR_CONFIG")]
    pub config: Option<PathBuf>,
}

#[derive(Args)]
pub struct Backup {
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
}

#[derive(Args)]
pub struct Restore {
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "FILE")]
    pub from: PathBuf,
}

#[derive(Args)]
pub struct Export {
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "ID", required_unless_present = "person")]
    pub table: Vec<String>,
    #[arg(long, value_name = "WHO")]
    pub person: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
}

#[derive(Args)]
pub struct Reports {
    #[command(flatten)]
    pub kept: Kept,
}

#[derive(Args)]
pub struct Import {
    #[command(flatten)]
    pub kept: Kept,
    pub file: PathBuf,
}

#[derive(Args)]
pub struct Copy {
    #[arg(long, value_name = "URL")]
    pub from: String,
    #[arg(long, value_name = "URL")]
    pub to: String,
}

#[derive(Args, Default)]
pub struct Serve {
    #[command(flatten)]
    pub settings: Settings,
    #[arg(long, value_name = "FILE", env = "BEXAR_CONFIG")]
    pub config: Option<PathBuf>,
    #[arg(long)]
    pub print_config: bool,
}

#[derive(Args)]
pub struct Games {
    #[arg(long)]
    pub all: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Play {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(long)]
    pub scenario: Option<String>,
    #[arg(long)]
    pub side: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
    #[arg(long, value_name = "LEVEL|human", default_value = "regular")]
    pub opponent: Opponent,
    #[arg(long)]
    pub seed: Option<Seed>,
    #[arg(long, value_name = "FILE")]
    pub pos: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    #[arg(long)]
    pub every_step: bool,
}

/// Who meets whom, and how often.
#[derive(Args)]
pub struct Meeting {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(long)]
    pub scenario: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_name = "LEVEL", default_value = "regular")]
    pub a: Player,
    #[arg(long, value_name = "LEVEL", default_value = "regular")]
    pub b: Player,
    #[arg(long)]
    pub fixed: bool,
    #[arg(long, value_name = "TIME", conflicts_with = "nodes")]
    pub think: Option<Effort>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub nodes: Option<u32>,
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(Args)]
pub struct Simulate {
    #[command(flatten)]
    pub meeting: Meeting,
    #[arg(long, value_name = "FILE", conflicts_with = "sprt")]
    pub csv: Option<PathBuf>,
    #[arg(long, value_name = "DIR", conflicts_with = "sprt")]
    pub records: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Study {
    #[command(flatten)]
    pub meeting: Meeting,
    #[arg(long, value_name = "DIR|built-in", conflicts_with = "sprt")]
    pub against: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

#[derive(Args)]
pub struct Completions {
    pub shell: clap_complete::Shell,
}

#[derive(Args)]
pub struct Bench {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    #[arg(long)]
    pub scenario: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Replay {
    pub file: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    #[arg(long)]
    pub side: Option<String>,
    #[arg(long)]
    pub verify: bool,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, value_parser = clap::value_parser!(u32).range(100..=8000))]
    pub width: u32,
}

#[derive(Args)]
pub struct Review {
    pub file: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub edition: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Rules {
    #[arg(value_parser = game)]
    pub game: &'static Entry,
    pub clause: Option<String>,
    #[arg(long, conflicts_with_all = ["clause", "json"])]
    pub thumbs: bool,
    #[arg(long)]
    pub json: bool,
}

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    Human,
    Computer(Computer),
}

impl std::str::FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        if text == "human" {
            return Ok(Opponent::Human);
        }
        text.parse().map(Opponent::Computer)
    }
}

fn game(id: &str) -> Result<&'static Entry, String> {
    shelf::game(id).ok_or_else(|| format!("no such game: {id:?}"))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 600".to_owned()),
    }
}
