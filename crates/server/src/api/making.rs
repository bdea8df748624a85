//! Setting up a table.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use game::{Phrase, Scenario, Seat, Title};
use render::Board;
use table::Seed;

use super::sitting::{contribution, seat_for};
use super::{NewTable, SeedText, TableMade, unfit};
use crate::Shared;
use crate::affairs;
use crate::asker::Asker;
use crate::editions;
use crate::key::Invitation;
use crate::laying::New;
use crate::problem::Problem;
use crate::read;
use crate::store::{Dice, Holder};
use crate::terms::Asked;

/// Sets up a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "making",
    request_body = NewTable, security((), ("person" = [])),
    responses(
        (status = 201, description = "The table, and what opens its seats", body = TableMade),
        (status = 400, description = "Unreadable, or it asks for what is not there"),
        (status = 403, description = "The server does not let anyone set the seed or the position"),
        (status = 404, description = "No such game"),
        (status = 429, description = "Too many: `Retry-After` says when to come again"),
    ),
)]
pub async fn create(
    State(host): State<Shared>,
    asker: Asker,
    read::Json(asked): read::Json<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    let entry = editions::entry(&asked.game, asked.edition.as_deref())?;
    let dice = match &asked.seed {
        None => Dice::Shared(secret()?),
        Some(_) if !host.allow_seeds => return Err(Problem::SeedsNotAllowed),
        Some(SeedText::Number(number)) => Dice::ByHand(Seed::from(*number)),
        Some(SeedText::Text(text)) => {
            Dice::ByHand(text.parse().map_err(|_| Problem::Unfit(Phrase::new("seed-unreadable")))?)
        }
    };
    let contribution = contribution(asked.contribution.as_deref())?;
    let pace = affairs::pace(asked.pace.as_deref())?;
    let draft = draft(&host, entry, named_scenario(entry, &asked)?.as_deref(), asked.pos.as_deref())?;
    let (mut tokens, mut invitations) = (BTreeMap::new(), BTreeMap::new());
    let holders = holders(entry.title, scenario_of(&*draft), &asked.seats, |seat, person| {
        let side = entry.title.seat_id(seat).to_owned();
        match person {
            Person::Me => {
                let (holder, token) = seat_for(&asker);
                tokens.extend(token.map(|token| (side, token)));
                holder
            }
            Person::Link => {
                let invitation = Invitation::random();
                invitations.insert(side, invitation.reveal());
                Holder::Invited(Some(invitation))
            }
        }
    })?;
    let new = New::of(entry, &*draft, dice, holders, contribution).timed(pace);
    let asks = Asked {
        wanted: term(asked.open.as_deref())?,
        watch: term(asked.watch.as_deref())?,
        rated: asked.rated,
        challenge: asked.challenge.as_deref(),
    };
    let terms = host.terms(asker.person, asks, &new).await?;
    let visit = host.create(&asker, New { terms, ..new }).await?;
    let id = &visit.hosted().id;
    let link = |(side, invitation): (&String, &String)| (side.clone(), format!("/join/{id}/{invitation}"));
    let made = TableMade {
        table: id.to_string(),
        seats: tokens,
        links: invitations.iter().map(link).collect(),
        invitations,
        commitment: visit.commitment(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// One of the terms, if it was named.
fn term<T: std::str::FromStr<Err = String>>(named: Option<&str>) -> Result<Option<T>, Problem> {
    let read = named.map(str::parse::<T>).transpose();
    read.map_err(|value| unfit("terms-unknown", "value", &value))
}

/// The server's part of a seed.
pub fn secret() -> Result<Seed, Problem> {
    Seed::random().map_err(|_| Problem::Inside)
}

/// The scenario that was asked for, as text; none where a position says it.
fn named_scenario(entry: &shelf::Entry, asked: &NewTable) -> Result<Option<String>, Problem> {
    if asked.scenario.is_none() && asked.options.is_empty() && asked.pos.is_some() {
        return Ok(None);
    }
    wanted_scenario(entry.title, asked.scenario.as_deref(), &asked.options).map(Some)
}

/// A scenario with its options, as text.
pub fn wanted_scenario(
    title: &Title,
    id: Option<&str>,
    options: &BTreeMap<String, String>,
) -> Result<String, Problem> {
    scenario_text(title, scenario(title, id)?, options)
}

/// The match that was asked for, to look whether it can be played: a scenario from its beginning, or a position where the server allows
/// it. It is dealt from a seed of its own, and not played.
pub fn draft(
    host: &Shared,
    entry: &shelf::Entry,
    scenario: Option<&str>,
    pos: Option<&str>,
) -> Result<Box<dyn Board>, Problem> {
    if pos.is_some() && !host.allow_seeds {
        return Err(Problem::PositionsNotAllowed);
    }
    drafted(entry, scenario, pos)
}

/// The same with a position of the program's own.
pub fn drafted(
    entry: &shelf::Entry,
    scenario: Option<&str>,
    pos: Option<&str>,
) -> Result<Box<dyn Board>, Problem> {
    let source = Seed::from(0).into();
    match pos {
        Some(pos) => entry
            .start_from(scenario, pos, source)
            .map_err(|faults| unfit("position-unfit", "faults", &faults.to_string())),
        None => {
            let scenario = scenario.unwrap_or(entry.title.recommended().id);
            entry.start(scenario, source).map_err(|_| Problem::Inside)
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
