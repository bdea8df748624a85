//! What every request and every answer passes through: who may post, how problems are told, and the headers
//! that keep a browser from being led astray.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Json, Response};
use futures_util::FutureExt;
use web::Page;

use crate::Shared;
use crate::asker::{Asker, set_guest};
use crate::health::READY;
use crate::problem::Problem;

/// Nothing from elsewhere; pictures and lettering may be written into a style sheet.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; img-src 'self' data:; font-src 'self' data:; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

pub async fn front(State(host): State<Shared>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let asker = Asker::of(&parts);
    let path = path(&parts);
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let known = renewed(&parts, &asker);
    let mut response = if parts.headers.get_all(header::HOST).iter().nth(1).is_some() {
        Problem::Unreadable("Host, Host".to_owned()).into_response()
    } else if is_foreign(&parts) {
        Problem::ForeignOrigin.into_response()
    } else {
        let answer = AssertUnwindSafe(next.run(Request::from_parts(parts, body))).catch_unwind().await;
        // The panic has told the log about itself.
        answer.unwrap_or_else(|_| Problem::Inside.into_response())
    };
    if let Some(problem) = problem_of(&mut response) {
        let allow = response.headers_mut().remove(header::ALLOW);
        host.metrics.met(&problem);
        response = told(&problem, &asker, path);
        if let Some(methods) = allow {
            response.headers_mut().insert(header::ALLOW, methods);
        }
    }
    if let (Some(cookie), true) = (known, is_page(&response)) {
        response.headers_mut().entry(header::SET_COOKIE).or_insert(cookie);
    }
    dress(&mut response);
    // For the log, and for those who count.
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// Says what is wrong with a request that goes no further.
pub fn refuse(problem: Problem, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let mut response = told(&problem, &Asker::of(&parts), path(&parts));
    dress(&mut response);
    response
}

fn path(parts: &Parts) -> String {
    parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string)
}

fn dress(response: &mut Response) {
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("private, no-cache"));
}

/// The cookie of a guest, to be set once more: each page that he opens gives it another year.
fn renewed(parts: &Parts, asker: &Asker) -> Option<HeaderValue> {
    let secret = asker.guest.as_ref().filter(|secret| secret.is_well_formed());
    secret.filter(|_| parts.method == Method::GET).map(set_guest)
}

fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

/// Whether another site makes the browser post here.
fn is_foreign(parts: &Parts) -> bool {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return false;
    }
    let text = |headers: &HeaderMap, name: &str| -> Option<String> {
        headers.get(name)?.to_str().ok().map(str::to_owned)
    };
    match (text(&parts.headers, "origin"), text(&parts.headers, "host")) {
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
        (Some(_), None) => true,
        (None, _) => {
            let site = text(&parts.headers, "sec-fetch-site");
            site.is_some_and(|site| site != "same-origin" && site != "none")
        }
    }
}

/// The problem that an answer carries, or that it must be by its status.
fn problem_of(response: &mut Response) -> Option<Problem> {
    let problem = response.extensions_mut().remove::<Problem>();
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return None;
    }
    problem.or_else(|| match status {
        StatusCode::NOT_FOUND => Some(Problem::NoSuchPage),
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::NoSuchMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
        _ if is_page(response) => None,
        _ if status.is_server_error() => Some(Problem::Inside),
        _ => Some(Problem::Unreadable(status.to_string())),
    })
}

fn told(problem: &Problem, asker: &Asker, path: String) -> Response<Body> {
    let mut response = worded(problem, asker, path);
    if let Problem::TooMany { seconds, .. } = problem {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
    }
    response
}

fn worded(problem: &Problem, asker: &Asker, path: String) -> Response<Body> {
    if path.starts_with("/api/") || path == READY {
        (problem.status(), Json(problem.body(asker.lang))).into_response()
    } else {
        let page = Page {
            lang: asker.lang,
            path,
            sign: Arc::clone(&asker.sign),
            origin: String::new(),
            preview: None,
        };
        let markup = web::error_page(&page, problem.status().as_u16(), &problem.reason(asker.lang));
        (problem.status(), axum::response::Html(markup.into_string())).into_response()
    }
}
