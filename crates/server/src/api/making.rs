//! Setting up a table.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use game::{Phrase, Scenario, Seat, Title};
use render::Board;
use table::Seed;

use super::{NewTable, SeedText, TableMade, unfit};
use crate::Shared;
use crate::key::Secret;
use crate::problem::{ErrorBody, Problem};
use crate::read;
use crate::store::Holder;

/// Sets up a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    responses(
        (status = 201, body = TableMade),
        (status = 400, description = "Unreadable, or it asks for what is not there", body = ErrorBody),
        (status = 403, description = "The server does not let anyone set the seed or the position", body = ErrorBody),
        (status = 404, description = "No such game", body = ErrorBody),
        (status = 413, description = "Over 64 kB", body = ErrorBody),
        (status = 503, description = "It could not be stored", body = ErrorBody),
    )
)]
pub async fn create(
    State(host): State<Shared>,
    read::Json(asked): read::Json<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    let entry = shelf::game(&asked.game).ok_or_else(|| Problem::NoSuchGame(asked.game.clone()))?;
    let seed = match &asked.seed {
        None => Seed::random().map_err(|_| Problem::Inside)?,
        Some(_) if !host.allow_seeds => return Err(Problem::SeedsNotAllowed),
        Some(SeedText::Number(number)) => Seed::from(*number),
        Some(SeedText::Text(text)) => {
            text.parse().map_err(|_| Problem::Unfit(Phrase::new("seed-unreadable")))?
        }
    };
    let board = begun(&host, entry, &asked, seed)?;
    let scenario = scenario_of(&*board);
    let mut tokens = BTreeMap::new();
    let mut links = Vec::new();
    let holders = holders(entry.title, scenario, &asked.seats, |seat, player| {
        let secret = match player {
            Person::Me => Secret::random(),
            Person::Link => {
                links.push(seat);
                Secret::invitation(&seed, seat)
            }
        };
        tokens.insert(entry.title.seat_id(seat).to_owned(), secret.reveal().to_owned());
        Holder::Token(secret.hash())
    })?;
    let open = host.create(board, seed, holders).await?;
    let links = links
        .into_iter()
        .map(|seat| {
            let side = entry.title.seat_id(seat);
            (side.to_owned(), format!("/join/{}/{}", open.hosted.id, tokens[side]))
        })
        .collect();
    let made = TableMade {
        table: open.hosted.id.to_string(),
        seats: tokens,
        links,
        commitment: open.board.source().commitment().to_owned(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// The match that was asked for: a scenario from its beginning, or a position.
fn begun(
    host: &Shared,
    entry: &shelf::Entry,
    asked: &NewTable,
    seed: Seed,
) -> Result<Box<dyn Board>, Problem> {
    let names_scenario = asked.scenario.is_some() || !asked.options.is_empty();
    let text = if names_scenario || asked.pos.is_none() {
        let scenario = scenario(entry.title, asked.scenario.as_deref())?;
        Some(scenario_text(entry.title, scenario, &asked.options)?)
    } else {
        None
    };
    start(host, entry, text.as_deref(), asked.pos.as_deref(), seed)
}

/// Begins a match, in a position if one is given and the server allows it.
pub fn start(
    host: &Shared,
    entry: &shelf::Entry,
    scenario: Option<&str>,
    pos: Option<&str>,
    seed: Seed,
) -> Result<Box<dyn Board>, Problem> {
    match pos {
        Some(_) if !host.allow_seeds => Err(Problem::PositionsNotAllowed),
        Some(pos) => entry
            .start_from(scenario, pos, seed)
            .map_err(|faults| unfit("position-unfit", "faults", &faults.to_string())),
        None => {
            let scenario = scenario.unwrap_or(entry.title.recommended().id);
            entry.start(scenario, seed).map_err(|_| Problem::Inside)
        }
    }
}

/// The scenario that a match is of.
pub fn scenario_of(board: &dyn Board) -> &'static Scenario {
    let known = board.title().scenario(&board.scenario());
    known.expect("checked: a scenario's text begins with its id")
}

/// A person who is to play a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    /// The one who sets up the table.
    Me,
    /// Whoever opens the link.
    Link,
}

fn scenario(title: &Title, id: Option<&str>) -> Result<&'static Scenario, Problem> {
    let Some(id) = id else { return Ok(title.recommended()) };
    let found = title.scenarios.iter().find(|scenario| scenario.id == id);
    found.ok_or_else(|| unfit("scenario-unknown", "scenario", id))
}

/// The scenario's text form: its id, then each option that differs from its default, in the game's order.
fn scenario_text(
    title: &Title,
    scenario: &Scenario,
    chosen: &BTreeMap<String, String>,
) -> Result<String, Problem> {
    if let Some(unknown) =
        chosen.keys().find(|id| title.options.iter().all(|option| option.id != id.as_str()))
    {
        return Err(unfit("option-unknown", "option", unknown));
    }
    let mut text = scenario.id.to_owned();
    for option in title.options {
        let Some(value) = chosen.get(option.id) else { continue };
        match option.values.iter().position(|known| known == value) {
            Some(0) => {}
            Some(_) => text += &format!(" {}={value}", option.id),
            None => {
                let phrase = Phrase::new("option-value-unknown").with("option", option.id);
                return Err(Problem::Unfit(phrase.with("value", value.as_str())));
            }
        }
    }
    Ok(text)
}

/// Who plays each side, `person` giving the key of a person's seat.
fn holders(
    title: &Title,
    scenario: &Scenario,
    seats: &BTreeMap<String, String>,
    mut person: impl FnMut(Seat, Person) -> Holder,
) -> Result<Vec<Holder>, Problem> {
    if let Some(unknown) = seats.keys().find(|side| title.seat(side).is_none()) {
        return Err(unfit("seats-unknown-side", "side", unknown));
    }
    let rules_may_play = usize::from(scenario.players) < title.seats.len();
    title
        .seats()
        .map(|seat| match seats.get(title.seat_id(seat)).map(String::as_str) {
            Some("me") => Ok(person(seat, Person::Me)),
            Some("link") => Ok(person(seat, Person::Link)),
            Some(level) => level
                .parse()
                .map(Holder::Computer)
                .map_err(|_| unfit("seats-unknown-player", "player", level)),
            None if rules_may_play => Ok(Holder::Rules),
            None => Err(unfit("seats-missing-side", "side", title.seat_id(seat))),
        })
        .collect()
}
