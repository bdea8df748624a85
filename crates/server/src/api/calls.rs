//! Where a person is called when he is awaited.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Shared;
use crate::asker::Asker;
use crate::calls::{Wanted, pages};
use crate::people::pages::origin;
use crate::problem::Problem;
use crate::read;

/// How the one who asks is called, and how this server can call.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CallsBody {
    /// The key that a browser needs to be called (`applicationServerKey`); none where browsers cannot be called.
    pub push: Option<String>,
    pub mail: bool,
    pub webhooks: bool,
    /// Whether webhooks may be addresses that begin with `https`.
    pub https: bool,
    /// When he is not called, by his clock.
    pub quiet: Option<QuietBody>,
    pub receivers: Vec<ReceiverBody>,
}

/// Somewhere a person is called.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReceiverBody {
    pub id: String,
    /// `push`, `mail`, or the form of a webhook: `json`, `discord`, `slack`.
    pub kind: String,
    /// The e-mail address; of others the host.
    pub at: String,
    /// Whether he has opened the letter that was sent there; nothing else is sent before.
    pub proven: bool,
    /// Whether the last call did not arrive.
    pub failing: bool,
}

/// Somewhere to be called.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReceiver {
    /// `push`, `mail`, or the form of a webhook: `json`, `discord`, `slack`.
    pub kind: String,
    /// An e-mail address, or that of a webhook; of a browser its `PushSubscription` as JSON.
    pub address: String,
}

/// When not to call.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietBody {
    /// As `22:00`; nothing for at no time.
    pub from: String,
    pub to: String,
    /// How many minutes his clock is ahead of UTC.
    #[serde(default)]
    pub clock: i64,
}

impl ReceiverBody {
    fn of(receiver: web::Receiver) -> ReceiverBody {
        let web::Receiver { id, kind, at, proven, failing } = receiver;
        ReceiverBody { id, kind: kind.to_owned(), at, proven, failing }
    }
}

/// How the one who asks is called when it is his turn. He is not until he asks for it.
#[utoipa::path(
    get, path = "/api/me/calls", tag = "person", operation_id = "calls", security(("person" = [])),
    responses((status = 200, description = "All of it", body = CallsBody)),
)]
pub async fn look(State(host): State<Shared>, asker: Asker) -> Result<Json<CallsBody>, Problem> {
    Ok(Json(body(&host, &asker).await?))
}

pub async fn body(host: &Shared, asker: &Asker) -> Result<CallsBody, Problem> {
    let web::Calls { push, mail, webhooks, https, quiet, clock, receivers } =
        pages::shown(host, asker.somebody()?).await?;
    let quiet = quiet.map(|(from, to)| QuietBody { from, to, clock });
    let receivers = receivers.into_iter().map(ReceiverBody::of).collect();
    Ok(CallsBody { push, mail, webhooks, https, quiet, receivers })
}

/// Calls the one who asks there as well, once for each time that it is his turn. A webhook is sent
/// `{"event": "turn", "id", "text", "url", "game", "table"}`, or what Discord and Slack take.
#[utoipa::path(
    post, path = "/api/me/calls", tag = "person", operation_id = "add_call", request_body = NewReceiver, security(("person" = [])),
    responses((status = 201, description = "Where he is called", body = ReceiverBody)),
)]
pub async fn add(
    State(host): State<Shared>,
    asker: Asker,
    headers: HeaderMap,
    read::Json(asked): read::Json<NewReceiver>,
) -> Result<(StatusCode, Json<ReceiverBody>), Problem> {
    let wanted = Wanted::of(&asked.kind, &asked.address, &asker, origin(&headers))?;
    let added = host.add_receiver(&asker, asker.somebody()?, wanted).await?;
    Ok((StatusCode::CREATED, Json(ReceiverBody::of(pages::of(&added)))))
}

/// Calls the one who asks there no more.
#[utoipa::path(
    delete, path = "/api/me/calls/{receiver}", tag = "person", operation_id = "drop_call", security(("person" = [])),
    responses((status = 204, description = "Nothing is sent there any more"), (status = 404, description = "He is not called there")),
)]
pub async fn drop_one(
    State(host): State<Shared>,
    asker: Asker,
    Path(receiver): Path<String>,
) -> Result<StatusCode, Problem> {
    let dropped = host.store().drop_receiver(&receiver, Some(asker.somebody()?)).await?;
    if dropped { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::NoSuchReceiver) }
}

/// Calls there once, as a test; where a letter must be opened first, sends another.
#[utoipa::path(
    post, path = "/api/me/calls/{receiver}/try", tag = "person", operation_id = "try_call", security(("person" = [])),
    responses((status = 202, description = "It is on its way"), (status = 404, description = "He is not called there")),
)]
pub async fn try_one(
    State(host): State<Shared>,
    asker: Asker,
    Path(receiver): Path<String>,
) -> Result<StatusCode, Problem> {
    asker.somebody()?;
    host.try_receiver(&asker, &receiver).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Sets when the one who asks is not called: what happens then is told when that time is over.
#[utoipa::path(
    post, path = "/api/me/quiet", tag = "person", operation_id = "quiet", request_body = QuietBody, security(("person" = [])),
    responses((status = 204, description = "Noted")),
)]
pub async fn quiet(
    State(host): State<Shared>,
    asker: Asker,
    read::Json(asked): read::Json<QuietBody>,
) -> Result<StatusCode, Problem> {
    host.set_quiet(asker.somebody()?, &asked.from, &asked.to, asked.clock).await?;
    Ok(StatusCode::NO_CONTENT)
}
