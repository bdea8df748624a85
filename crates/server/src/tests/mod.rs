//! The whole server in process, without a socket: every address, asked directly.

mod one_screen;
mod spoiled;

use std::sync::Arc;

use ai::Care;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use rig::Place;
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::host::Host;
use crate::key::Secret;
use crate::people::PersonId;
use crate::site::Makers;
use crate::store::tests::key_at;
use crate::store::{Database, Opener, Store};

/// A server with a database of its own that goes away afterwards.
struct Hall {
    host: Arc<Host>,
    router: Router,
    _place: Place,
}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Answer {
    status: StatusCode,
    body: String,
}

impl Hall {
    async fn open() -> Hall {
        let place = Place::new();
        let database = Database::at(&place.url()).expect("a database");
        let store = Store::open(database, key_at(&place), 4).await.expect("a store");
        let mut host = Host::new(Arc::new(store), true, Makers::Anyone, None);
        Arc::get_mut(&mut host).expect("nobody else has it").care = Care { playouts: 2, decisions: 1 };
        Hall { router: crate::router(Arc::clone(&host)), host, _place: place }
    }

    /// Somebody new, and what opens him in a browser.
    async fn somebody(&self) -> (Secret, PersonId) {
        let (secret, person) = (Secret::random(), PersonId::random());
        self.host.store().welcome(person, Opener::Device, secret.hash()).await.expect("welcome");
        (secret, person)
    }

    /// Asks as this guest, or as nobody. Of a stream of events, the first is the answer.
    async fn ask(&self, guest: Option<&Secret>, method: &str, address: &str, body: &str) -> Answer {
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut request = Request::builder().method(method).uri(address).header(header::CONTENT_TYPE, kind);
        if let Some(guest) = guest {
            request = request.header(header::COOKIE, format!("guest={}", guest.reveal()));
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        let answer = self.router.clone().oneshot(request).await.expect("an answer");
        let (status, streams) = (answer.status(), is_stream(answer.headers()));
        let mut stream = answer.into_body().into_data_stream();
        let mut body = Vec::new();
        while let Some(part) = stream.next().await {
            body.extend_from_slice(&part.expect("a part of the answer"));
            if streams {
                break;
            }
        }
        Answer { status, body: String::from_utf8_lossy(&body).into_owned() }
    }
}

/// All addresses, as they are written in the router.
fn addresses() -> Vec<String> {
    let described = crate::api::routes().into_openapi().paths.paths.into_keys();
    let pages = crate::pages::routes().into_iter().chain(crate::pages::streams());
    let others = pages
        .chain(crate::people::pages::routes())
        .chain(crate::calls::pages::routes())
        .chain(crate::finding::routes())
        .chain(crate::standing::routes())
        .chain(crate::tournaments::pages::routes())
        .chain(crate::health::routes());
    described.chain(others.map(|(path, _)| path.to_owned())).collect()
}

fn is_stream(headers: &axum::http::HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

#[test]
fn all_of_this_on_postgresql() {
    rig::again_on_postgres("all_of_this_on_postgresql");
}
