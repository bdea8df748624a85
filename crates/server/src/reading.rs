//! What is read beside the table: charts, words of the trade, the figures of the rules; and examples that are played from the page.

use ai::Level;
use axum::extract::{Path, State};
use axum::response::{Html, Json, Response};
use game::Seat;

use crate::Shared;
use crate::api::making;
use crate::api::sitting::contribution;
use crate::asker::Asker;
use crate::editions::Edition;
use crate::guests::Guest;
use crate::laying::New;
use crate::pages::{entry, html};
use crate::problem::Problem;
use crate::read::{Form, Query, field};
use crate::store::{Dice, Holder};

/// The charts and tables of a game in an edition, for the drawer.
pub async fn charts(
    Path(game): Path<String>,
    asker: Asker,
    Query(asked): Query<Edition>,
) -> Result<Html<String>, Problem> {
    Ok(html(web::charts_part(asker.lang, asked.of(&game)?)))
}

/// What the tips of a table page tell.
pub async fn terms(
    Path(game): Path<String>,
    asker: Asker,
    Query(asked): Query<Edition>,
) -> Result<Json<serde_json::Value>, Problem> {
    Ok(Json(web::tips(asker.lang, asked.of(&game)?)))
}

/// A figure of a clause, by its number.
pub async fn figure(
    Path((game, clause, number)): Path<(String, String, usize)>,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    let part = web::figure_part(asker.lang, entry(&game)?, &clause, number);
    part.map(html).ok_or(Problem::NoSuchPage)
}

/// Lays a table with the position of an example and goes there: the reader decides as the example does, the computer has the other side.
/// Like those of lessons, these positions are the program's own.
pub async fn play(
    State(host): State<Shared>,
    Path((game, clause, number)): Path<(String, String, usize)>,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let entry = entry(&game)?;
    let contribution = contribution(field(&fields, "contribution"))?;
    let figure = web::figure(entry, &clause, number).ok_or(Problem::NoSuchPage)?;
    let draft = figure.board(entry).filter(|board| board.outcome().is_none()).ok_or(Problem::NoSuchPage)?;
    let alone = making::scenario_of(&*draft).players == 1;
    let own = if alone { Seat(0) } else { figure.seat(&*draft) };
    let guest = Guest::of(&host, &asker).await?;
    let holder = |seat: Seat| match seat {
        _ if seat == own => Holder::Guest(guest.person),
        _ if alone => Holder::Rules,
        _ => Holder::Computer(Level::Regular.into()),
    };
    let holders = entry.title.seats().map(holder).collect();
    let new = New::of(entry, &*draft, Dice::Shared(making::secret()?), holders, contribution);
    let visit = host.create(&asker, new).await?;
    Ok(guest.on_to(&format!("/game/{}", visit.hosted().id)))
}
