//! `bexar games`

use ai::Level;
use game::{Lang, Phrase};
use serde::Serialize;
use shelf::Entry;

use crate::args;
use crate::output::{print, print_json};
use crate::text::say;

#[derive(Serialize)]
struct Listing {
    games: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    scenarios: Vec<ListedScenario>,
    sides: &'static [&'static str],
    /// The most persons that any scenario takes.
    players: u8,
    levels: Vec<&'static str>,
    options: Vec<ListedOption>,
}

#[derive(Serialize)]
struct ListedScenario {
    id: &'static str,
    title: String,
    recommended: bool,
    players: u8,
}

#[derive(Serialize)]
struct ListedOption {
    id: &'static str,
    values: &'static [&'static str],
}

pub fn run(args: &args::Games, lang: Lang) -> anyhow::Result<()> {
    let wanted = shelf::games().iter().filter(|entry| args.all || entry.shown);
    let games: Vec<Listed> = wanted.map(|entry| listed(entry, lang)).collect();
    if args.json { print_json(&Listing { games }) } else { print(&page(&games, lang)) }
}

fn listed(entry: &Entry, lang: Lang) -> Listed {
    let title = entry.title;
    let scenarios: Vec<ListedScenario> = title
        .scenarios
        .iter()
        .map(|scenario| ListedScenario {
            id: scenario.id,
            title: entry.catalog().named(lang, &format!("scenario-{}", scenario.id)),
            recommended: scenario.id == title.recommended().id,
            players: scenario.players,
        })
        .collect();
    Listed {
        id: title.id,
        title: title.name,
        sides: title.seats,
        players: title.scenarios.iter().map(|scenario| scenario.players).max().unwrap_or(0),
        levels: Level::ALL.into_iter().map(Level::id).collect(),
        options: title.options.iter().map(|o| ListedOption { id: o.id, values: o.values }).collect(),
        scenarios,
    }
}

fn page(games: &[Listed], lang: Lang) -> String {
    let mut page = String::new();
    for game in games {
        page += &format!("{}  {}\n", game.id, game.title);
        for scenario in &game.scenarios {
            let id = if scenario.recommended { "games-scenario-recommended" } else { "games-scenario" };
            let line = Phrase::new(id).with("id", scenario.id).with("title", scenario.title.clone());
            page += &format!("  {}\n", say(lang, &line));
        }
        let sides = Phrase::new("games-sides").with("sides", game.sides.join(", "));
        let levels = Phrase::new("games-levels").with("levels", game.levels.join(", "));
        page += &format!("  {}\n  {}\n", say(lang, &sides), say(lang, &levels));
        for option in &game.options {
            page += &format!("  {}={}\n", option.id, option.values.join("|"));
        }
    }
    page
}
