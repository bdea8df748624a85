//! What is said at a table, and who is there.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::guests::Guest;
use crate::problem::Problem;
use crate::read::{self, At, Query};
use crate::talk::{Channel, TalkBody};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TalkQuery {
    /// Only lines after the one with this number; at most the 200 latest.
    pub after: Option<u64>,
}

/// Something to be said.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// Plain text, up to 500 letters. It is made one line; what cannot be seen is left out.
    pub text: String,
    /// `players` for those who sit at the table, `observers` for others: nobody has a choice, but who names the other is told so.
    pub channel: Option<Channel>,
}

/// The number of a line.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LineNumber {
    pub number: u64,
}

/// Whom not to hear.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMute {
    /// A line that he has said.
    pub number: u64,
    /// Whether he is not to be heard, or is to be again.
    pub mute: bool,
}

/// Who is there, and what was said. What observers say is told to those who sit at the table once the game is over.
#[utoipa::path(
    get, path = "/api/tables/{id}/chat", tag = "talking", operation_id = "listen",
    params(TalkQuery), security((), ("seat" = []), ("person" = [])),
    responses((status = 200, description = "What goes on beside the game", body = TalkBody)),
)]
pub async fn look(
    At { host, id, asker }: At,
    Query(asked): Query<TalkQuery>,
) -> Result<Json<TalkBody>, Problem> {
    Ok(Json(host.talk(&id, &asker, asked.after.unwrap_or(0)).await?))
}

/// Says something: to the players and everybody, if one sits at the table; else to other observers.
#[utoipa::path(
    post, path = "/api/tables/{id}/chat", tag = "talking", operation_id = "say",
    request_body = NewLine, security(("seat" = []), ("person" = [])),
    responses(
        (status = 201, description = "The number of the line", body = LineNumber),
        (status = 429, description = "Too many: `Retry-After` says when to come again"),
    ),
)]
pub async fn say(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<NewLine>,
) -> Result<Response, Problem> {
    let say = async |person| host.say(&id, &asker, person, &asked.text, asked.channel).await;
    // Whoever comes with a browser is somebody from now on.
    let browses = asker.token.is_none() && asker.key.is_none() && asker.guest.is_some();
    if !browses {
        let number = say(asker.person).await?;
        return Ok((StatusCode::CREATED, Json(LineNumber { number })).into_response());
    }
    let guest = Guest::of(&host, &asker).await?;
    let number = say(Some(guest.person)).await?;
    Ok(guest.told((StatusCode::CREATED, Json(LineNumber { number })).into_response()))
}

/// Notes how far the one who asks has read: `unread` of `/api/me` counts from there.
#[utoipa::path(
    post, path = "/api/tables/{id}/chat/read", tag = "talking", operation_id = "has_read",
    request_body = LineNumber, security(("person" = [])),
    responses((status = 204, description = "It is noted")),
)]
pub async fn has_read(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<LineNumber>,
) -> Result<StatusCode, Problem> {
    let person = asker.somebody()?;
    host.store().has_read(&id, person, asked.number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From now on the one who asks is not told what the author of this line says, at any table; or is again.
#[utoipa::path(
    post, path = "/api/tables/{id}/chat/mute", tag = "talking", operation_id = "mute",
    request_body = NewMute, security(("person" = [])),
    responses((status = 204, description = "So it is")),
)]
pub async fn mute(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<NewMute>,
) -> Result<StatusCode, Problem> {
    host.mute(&id, &asker, asked.number, asked.mute).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a line to those who look after the site, who find it as it was said.
#[utoipa::path(
    post, path = "/api/tables/{id}/chat/report", tag = "talking", operation_id = "report",
    request_body = LineNumber, security((), ("seat" = []), ("person" = [])),
    responses(
        (status = 204, description = "It is kept for them"),
        (status = 429, description = "Too many: `Retry-After` says when to come again"),
    ),
)]
pub async fn report(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<LineNumber>,
) -> Result<StatusCode, Problem> {
    host.report(&id, &asker, asked.number).await?;
    Ok(StatusCode::NO_CONTENT)
}
