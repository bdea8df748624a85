//! The pages of calls: where a person is called, what a letter opens, how calls are stopped.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use serde::{Deserialize, Serialize};

use super::receivers::{time, within_a_day};
use super::{Wanted, Webhooks};
use crate::Shared;
use crate::asker::{Asker, set_guest};
use crate::guests::Guest;
use crate::host::Host;
use crate::key::Secret;
use crate::people::PersonId;
use crate::people::pages::origin;
use crate::problem::Problem;
use crate::read::{self, At, Form, field};
use crate::store::{Receiver, Target};

const TO_CALLS: &str = "/me#calls";

pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/me/calls", post(add)),
        ("/me/calls/drop", post(drop_one)),
        ("/me/calls/try", post(try_one)),
        ("/me/quiet", post(quiet)),
        ("/key/letter", post(ask_letter)),
        ("/letter", get(letter).post(open_letter)),
        ("/stop/{receiver}", get(stop).post(stopped)),
        ("/game/{id}/looking", post(looking)),
        ("/caller", get(worker)),
    ]
}

/// Where a person is called, for his page.
pub async fn shown(host: &Host, person: PersonId) -> Result<web::Calls, Problem> {
    let receivers = host.store().receivers(person).await?;
    let (quiet, clock) = host.store().quiet(person).await?;
    Ok(web::Calls {
        push: host.push_public().await,
        mail: host.caller.has_mail(),
        webhooks: host.caller.webhooks() != Webhooks::Off,
        https: cfg!(feature = "hosting"),
        quiet: quiet.map(|quiet| (time(quiet.from), time(quiet.to))),
        clock,
        receivers: receivers.iter().map(of).collect(),
    })
}

/// A receiver as its owner is shown it: not the whole of an address that opens something.
pub fn of(receiver: &Receiver) -> web::Receiver {
    let at = match &receiver.target {
        Target::Mail(address) => address.clone(),
        Target::Push(subscription) => serde_json::from_str::<serde_json::Value>(subscription)
            .ok()
            .and_then(|told| host_of(told["endpoint"].as_str()?))
            .unwrap_or_default(),
        Target::Webhook(_, address) => host_of(address).unwrap_or_default(),
    };
    web::Receiver {
        id: receiver.id.clone(),
        kind: receiver.target.kind(),
        at,
        proven: receiver.proven,
        failing: receiver.failing.is_some(),
    }
}

fn host_of(address: &str) -> Option<String> {
    Some(address.parse::<Uri>().ok()?.authority()?.to_string())
}

async fn add(
    State(host): State<Shared>,
    asker: Asker,
    headers: HeaderMap,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let said = |name| field(&fields, name).unwrap_or_default();
    let wanted = Wanted::of(said("kind"), said("address"), &asker, origin(&headers))?;
    let guest = Guest::of(&host, &asker).await?;
    host.add_receiver(&asker, guest.person, wanted).await?;
    Ok(guest.on_to(TO_CALLS))
}

async fn drop_one(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Redirect, Problem> {
    let person = asker.somebody()?;
    host.store().drop_receiver(field(&fields, "id").unwrap_or_default(), Some(person)).await?;
    Ok(Redirect::to(TO_CALLS))
}

async fn try_one(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Redirect, Problem> {
    asker.somebody()?;
    host.try_receiver(&asker, field(&fields, "id").unwrap_or_default()).await?;
    Ok(Redirect::to(TO_CALLS))
}

async fn quiet(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Redirect, Problem> {
    let said = |name| field(&fields, name).unwrap_or_default();
    let clock = said("clock").parse().unwrap_or(0);
    host.set_quiet(asker.somebody()?, said("from"), said("to"), clock).await?;
    Ok(Redirect::to(TO_CALLS))
}

/// Sends a letter to an address. What is answered does not depend on whether anybody has it.
async fn ask_letter(
    State(host): State<Shared>,
    asker: Asker,
    uri: Uri,
    Form(fields): Form,
) -> Result<Html<String>, Problem> {
    host.send_letter(&asker, field(&fields, "address").unwrap_or_default().trim()).await?;
    Ok(Html(web::notice_page(&asker.page(&uri), "letter-title", "letter-sent").into_string()))
}

/// Where a letter leads. What it carries stands behind `#`, so that those who look at links in letters open nothing.
async fn letter(asker: Asker, uri: Uri) -> Html<String> {
    Html(web::letter_page(&asker.page(&uri)).into_string())
}

/// A click opens it: his browser is given a fresh secret.
async fn open_letter(State(host): State<Shared>, Form(fields): Form) -> Result<Response, Problem> {
    let letter = Secret::sent(field(&fields, "letter").unwrap_or_default());
    let secret = host.open_letter(letter.hash()).await?;
    let mut response = Redirect::to(if secret.is_some() { "/" } else { TO_CALLS }).into_response();
    if let Some(secret) = secret {
        response.headers_mut().insert(header::SET_COOKIE, set_guest(&secret));
    }
    Ok(response)
}

async fn stop(
    State(host): State<Shared>,
    Path(receiver): Path<String>,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let page = asker.page(&uri);
    let there = host.store().receiver(&receiver).await?;
    Ok(Html(match there {
        Some(receiver) => web::stop_page(&page, &of(&receiver)).into_string(),
        None => web::notice_page(&page, "stop-title", "stop-done").into_string(),
    }))
}

/// One click, there or in a program that reads letters (RFC 8058), and nobody is called there any more.
async fn stopped(
    State(host): State<Shared>,
    Path(receiver): Path<String>,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    host.store().drop_receiver(&receiver, None).await?;
    Ok(Html(web::notice_page(&asker.page(&uri), "stop-title", "stop-done").into_string()))
}

#[derive(Debug, Deserialize)]
struct Looks {
    /// How many minutes the clock there is ahead of UTC.
    clock: i64,
}

#[derive(Debug, Serialize)]
struct Looked {
    /// Whether that is of interest to anybody.
    again: bool,
}

/// Somebody looks at his table just now: he need not be called.
async fn looking(at: At, read::Json(looks): read::Json<Looks>) -> Result<Json<Looked>, Problem> {
    let Some(person) = at.asker.person else { return Ok(Json(Looked { again: false })) };
    let again = at.host.store().looks(person, &at.id, within_a_day(looks.clock)).await?;
    Ok(Json(Looked { again }))
}

/// What shows a call in a browser whose pages are closed. It stands at the root of the site, for all of whose pages it is.
async fn worker() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (StatusCode::OK, headers, web::CALLER)
}
