//! Reading requests: whatever cannot be read is a [`Problem`] with a reason.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use crate::Shared;
use crate::asker::Asker;
use crate::door::Visit;
use crate::key::TableId;
use crate::problem::Problem;

/// A request about one table: the server, the table's id, and the asker.
pub struct At {
    pub host: Shared,
    pub id: TableId,
    pub asker: Asker,
}

/// A body in JSON.
pub struct Json<T>(pub T);

/// A body in JSON, or none at all.
pub struct MaybeJson<T>(pub T);

/// The fields of a form, in order.
pub struct Form(pub Vec<(String, String)>);

/// The part of the address after the question mark.
pub struct Query<T>(pub T);

/// How much the asker wants to be told of what came of his request: `Prefer: return=minimal` (RFC 7240), or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefers {
    Minimal,
    Whole,
}

/// The first field of this name.
pub fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// Whether a script asks, which wants data instead of a page.
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("application/json"))
}

impl FromRequestParts<Shared> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, host: &Shared) -> Result<At, Problem> {
        let id = TableId::from_request_parts(parts, host).await?;
        let asker = Asker::from_request_parts(parts, host).await?;
        Ok(At { host: host.clone(), id, asker })
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, Problem> {
        is_a(request.headers(), "application/json")?;
        from_json(&body(request, state).await?).map(Json)
    }
}

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for MaybeJson<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<MaybeJson<T>, Problem> {
        let kind = is_a(request.headers(), "application/json");
        let bytes = body(request, state).await?;
        if bytes.is_empty() {
            return Ok(MaybeJson(T::default()));
        }
        kind?;
        from_json(&bytes).map(MaybeJson)
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Form, Problem> {
        let kind = is_a(request.headers(), "application/x-www-form-urlencoded");
        let bytes = body(request, state).await?;
        if bytes.is_empty() {
            return Ok(Form(Vec::new()));
        }
        kind?;
        Ok(Form(form_urlencoded::parse(&bytes).into_owned().collect()))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        Query::of(&parts.uri)
    }
}

impl<T: DeserializeOwned> Query<T> {
    pub fn of(uri: &Uri) -> Result<Query<T>, Problem> {
        axum::extract::Query::try_from_uri(uri)
            .map(|axum::extract::Query(asked)| Query(asked))
            .map_err(|rejection| Problem::Unreadable(rejection.body_text()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Prefers {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Prefers, Infallible> {
        let wishes = parts.headers.get_all("prefer").iter().filter_map(|line| line.to_str().ok());
        let minimal = wishes.flat_map(|line| line.split(',')).any(|wish| wish.trim() == "return=minimal");
        Ok(if minimal { Prefers::Minimal } else { Prefers::Whole })
    }
}

/// The `{id}` of the path. Whatever is not the name of a table names no table.
impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, Problem> {
        let path = axum::extract::RawPathParams::from_request_parts(parts, state)
            .await
            .map_err(|_| Problem::NoSuchTable)?;
        let id = path.iter().find_map(|(name, value)| (name == "id").then(|| value.parse().ok())?);
        id.ok_or(Problem::NoSuchTable)
    }
}

async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    let visit = request.extensions().get::<Visit>().cloned();
    let reading = Bytes::from_request(request, state);
    let read = match visit {
        Some(visit) => visit.sends(reading).await.ok_or(Problem::TooSlow)?,
        None => reading.await,
    };
    read.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Problem::TooLarge
        } else {
            Problem::Unreadable(rejection.into_response().status().to_string())
        }
    })
}

fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(bytes).map_err(|fault| Problem::Unreadable(fault.to_string()))
}

fn is_a(headers: &HeaderMap, wanted: &str) -> Result<(), Problem> {
    let sent = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = sent.split(';').next().unwrap_or_default().trim();
    if kind.eq_ignore_ascii_case(wanted) {
        Ok(())
    } else {
        Err(Problem::Unreadable(format!("Content-Type: {wanted}")))
    }
}
