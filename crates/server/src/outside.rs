//! Between the server and the world. A request is asked whose it is, whether it means us, and what stands before its path; an answer is told
//! under which address it is seen. Nothing further in knows of that: pages and scripts name their addresses as if they stood at the root.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;
use tower_http::compression::CompressionLayer;
use tracing::Instrument;

use crate::door::Visit;
use crate::front;
use crate::host::Host;
use crate::key::random_bytes;
use crate::problem::Problem;
use crate::site::Site;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const FORWARDED_FOR: &str = "x-forwarded-for";
/// A browser that has once come by HTTPS comes so for a year.
const STRICT: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// No request id of others is longer.
const LONGEST_ID: usize = 64;

/// The address of whoever has sent a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sender(pub IpAddr);

impl Default for Sender {
    fn default() -> Sender {
        Sender(Ipv4Addr::LOCALHOST.into())
    }
}

/// The address of the site as it was asked for, without a slash at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(pub String);

/// What every request passes first.
struct Outside {
    site: Site,
    /// Whether every name is ours, if we know none.
    any_name: bool,
    host: Arc<Host>,
    /// The first part of each of our paths: `game`, `api` …
    ours: Vec<&'static str>,
}

/// The whole server as it is seen from outside. Streams of news are not compressed: each event goes out by itself.
pub fn from_outside(inside: Router, host: Arc<Host>, site: Site, any_name: bool) -> Router {
    let mut ours: Vec<_> = crate::page_addresses().filter_map(first_part).chain(["api"]).collect();
    ours.sort_unstable();
    ours.dedup();
    let outside = Arc::new(Outside { site, any_name, host, ours });
    let rebased = axum::middleware::map_response_with_state(Arc::clone(&outside), rebase);
    let inside = inside.layer(rebased).layer(CompressionLayer::new());
    Router::new().fallback_service(inside).layer(axum::middleware::from_fn_with_state(outside, pass))
}

async fn rebase(State(outside): State<Arc<Outside>>, response: Response) -> Response {
    outside.rebase(response)
}

fn first_part(path: &'static str) -> Option<&'static str> {
    path.strip_prefix('/')?.split('/').next().filter(|part| !part.is_empty() && !part.starts_with('{'))
}

async fn pass(State(outside): State<Arc<Outside>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let sender = outside.sender(&request);
    let id = outside.id(&request);
    let method = request.method().clone();
    let span = tracing::info_span!("request", id);
    request.extensions_mut().insert(Sender(sender));
    if let Some(origin) = outside.origin(&request) {
        request.extensions_mut().insert(origin);
    }
    request.extensions_mut().insert(Arc::clone(&outside.site.sign));
    let mut response = match outside.admit(&mut request) {
        Ok(()) => next.run(request).instrument(span).await,
        Err(problem) => outside.rebase(front::refuse(problem, request)),
    };
    outside.dress(&mut response);
    if let Ok(id) = HeaderValue::try_from(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    let status = response.status().as_u16();
    // Where a path holds what is nobody's business, an invitation, say, its pattern does not.
    let route = response.extensions_mut().remove::<MatchedPath>();
    let route = route.as_ref().map_or("-", |route| route.as_str());
    let took = began.elapsed();
    outside.host.metrics.asked(route, &method, status, took);
    let ms = took.as_secs_f64() * 1000.0;
    tracing::info!(target: "access", id, from = %sender, %method, route, status, ms, "answered");
    response
}

impl Outside {
    fn sender(&self, request: &Request) -> IpAddr {
        let peer = request.extensions().get::<Visit>().map_or(Sender::default().0, |visit| visit.peer);
        let passed = request.headers().get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
        let passed: Vec<&str> = passed.flat_map(|line| line.split(',')).collect();
        self.site.sender(peer, passed.into_iter())
    }

    /// Where people reach the site, as far as is known; none for a host that could not stand in an address.
    fn origin(&self, request: &Request) -> Option<Origin> {
        if let Some(url) = &self.site.url {
            return Some(Origin(url.to_string()));
        }
        let host = request.headers().get(header::HOST)?.to_str().ok()?;
        let named = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:[]".contains(&byte);
        host.bytes().all(named).then(|| Origin(format!("http://{host}")))
    }

    /// What those who passed the request on call it, or a name of our own.
    fn id(&self, request: &Request) -> String {
        let peer = request.extensions().get::<Visit>().map(|visit| visit.peer);
        let theirs = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok());
        let readable = |id: &&str| id.len() <= LONGEST_ID && id.bytes().all(|byte| byte.is_ascii_graphic());
        match theirs.filter(readable) {
            Some(id) if peer.is_some_and(|peer| self.site.trusts(peer)) => id.to_owned(),
            _ => format!("{:016x}", u64::from_ne_bytes(random_bytes())),
        }
    }

    /// Refuses what is not meant for us; takes away what stands before our paths.
    fn admit(&self, request: &mut Request) -> Result<(), Problem> {
        // In HTTP/2 the host is part of the address.
        if let (None, Some(authority)) = (request.headers().get(header::HOST), request.uri().authority())
            && let Ok(host) = HeaderValue::try_from(authority.as_str())
        {
            request.headers_mut().insert(header::HOST, host);
        }
        if let Some(host) = request.headers().get(header::HOST) {
            let host = host.to_str().unwrap_or_default();
            if !self.site.is_called(host, self.any_name) {
                return Err(Problem::WrongHost(host.to_owned()));
            }
        }
        let base = self.site.base();
        if !base.is_empty() {
            *request.uri_mut() = below(base, request.uri()).ok_or(Problem::NoSuchPage)?;
        }
        Ok(())
    }

    /// An answer as it is seen from outside.
    fn dress(&self, response: &mut Response) {
        let base = self.site.base();
        let headers = response.headers_mut();
        if self.site.is_secure() {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, STRICT);
        }
        if self.site.url.is_some() {
            dress_cookies(headers, base, self.site.is_secure());
        }
        if base.is_empty() {
            return;
        }
        if let Some(place) = headers.get(header::LOCATION).and_then(|place| place.to_str().ok())
            && place.starts_with('/')
            && !is_below(base, place)
            && let Ok(place) = HeaderValue::try_from(format!("{base}{place}"))
        {
            headers.insert(header::LOCATION, place);
        }
    }

    /// An answer with what stands before our paths put before the addresses in it.
    fn rebase(&self, mut response: Response) -> Response {
        let base = self.site.base();
        if base.is_empty() || !names_addresses(response.headers()) {
            return response;
        }
        response.headers_mut().remove(header::CONTENT_LENGTH);
        let (base, ours) = (base.to_owned(), self.ours.clone());
        let based = move |bytes: Bytes| match std::str::from_utf8(&bytes) {
            Ok(text) => match based(text, &base, &ours) {
                Cow::Owned(text) => Bytes::from(text),
                Cow::Borrowed(_) => bytes,
            },
            Err(_) => bytes,
        };
        // An answer, and an event of a stream, is one piece.
        response.map(|body| Body::new(body.map_frame(move |frame| frame.map_data(&based))))
    }
}

/// A cookie is for our paths alone, and where there is encryption never goes without.
fn dress_cookies(headers: &mut HeaderMap, base: &str, secure: bool) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        let text = cookie.to_str().unwrap_or_default().replace("; Path=/;", &format!("; Path={base}/;"));
        let dressed = HeaderValue::try_from(text + if secure { "; Secure" } else { "" });
        headers.append(header::SET_COOKIE, dressed.unwrap_or(cookie));
    }
}

/// Whether an answer is text in which our addresses stand.
fn names_addresses(headers: &HeaderMap) -> bool {
    const KINDS: [&str; 4] = ["text/html", "text/javascript", "application/json", "text/event-stream"];
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| KINDS.iter().any(|known| kind.starts_with(known)))
}

fn is_below(base: &str, path: &str) -> bool {
    path.strip_prefix(base).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?']))
}

/// The address without what stands before our paths.
fn below(base: &str, uri: &Uri) -> Option<Uri> {
    let asked = uri.path_and_query()?.as_str();
    let rest = asked.strip_prefix(base).filter(|_| is_below(base, asked))?;
    (if rest.starts_with('/') { rest.to_owned() } else { format!("/{rest}") }).parse().ok()
}

/// A text with `base` before every address of ours that stands in quotes: those that begin with a part that we know, and the root, where
/// it is the value of an attribute.
fn based<'a>(text: &'a str, base: &str, ours: &[&str]) -> Cow<'a, str> {
    let mut told = String::new();
    let mut from = 0;
    for (slash, _) in text.match_indices('/') {
        let (before, after) = (&text[..slash], &text[slash + 1..]);
        if !before.ends_with(['"', '\'', '`']) {
            continue;
        }
        let end = after.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let part = &after[..end.unwrap_or(after.len())];
        let attribute = before[..before.len() - 1].trim_end_matches('\\').ends_with('=');
        let root = part.is_empty() && attribute && after.trim_start_matches('\\').starts_with(['"', '?']);
        if root || ours.contains(&part) {
            told += &text[from..slash];
            told += base;
            from = slash;
        }
    }
    if from == 0 { Cow::Borrowed(text) } else { Cow::Owned(told + &text[from..]) }
}

#[cfg(test)]
mod tests {
    use super::{based, below};

    #[test]
    fn addresses_get_what_stands_before_them() {
        let ours = ["api", "game", "new"];
        for (text, seen) in [
            (r#"<a href="/">"#, r#"<a href="/club/">"#),
            (r#"<a href="/game/x">"#, r#"<a href="/club/game/x">"#),
            (r#"{"html":"<a href=\"/game/x\">a/b</a>"}"#, r#"{"html":"<a href=\"/club/game/x\">a/b</a>"}"#),
            ("fetch(`/api/tables/${id}`)", "fetch(`/club/api/tables/${id}`)"),
            (r#"text.split("/")"#, r#"text.split("/")"#),
            (r#""/newer/x" "/gamekeeper""#, r#""/newer/x" "/gamekeeper""#),
            ("</p> and/or /game/x", "</p> and/or /game/x"),
        ] {
            assert_eq!(based(text, "/club", &ours), seen);
        }
    }

    #[test]
    fn a_path_is_read_below_the_base() {
        let path =
            |asked: &str| below("/club", &asked.parse().expect("an address")).map(|uri| uri.to_string());
        assert_eq!(path("/club").as_deref(), Some("/"));
        assert_eq!(path("/club?lang=es").as_deref(), Some("/?lang=es"));
        assert_eq!(path("/club/game/x?a=b").as_deref(), Some("/game/x?a=b"));
        assert_eq!(path("/clubs/game"), None);
        assert_eq!(path("/game/x"), None);
    }
}
