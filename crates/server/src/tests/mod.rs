//! The whole server in process, without a socket: every address, asked directly.

mod one_screen;
mod spoiled;

use std::path::PathBuf;
use std::sync::Arc;

use ai::Care;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::host::Host;
use crate::key::{Secret, TableId};
use crate::store::Sqlite;

/// A server with a database of its own that goes away afterwards.
struct Hall {
    host: Arc<Host>,
    router: Router,
    path: PathBuf,
}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Answer {
    status: StatusCode,
    body: String,
}

impl Hall {
    async fn open() -> Hall {
        let path = std::env::temp_dir().join(format!("bexar-hall-{}.db", TableId::random()));
        let store = Arc::new(Sqlite::open(&path).expect("a store"));
        let mut host = Host::new(store, true);
        Arc::get_mut(&mut host).expect("nobody else has it").care = Care { playouts: 2, decisions: 1 };
        Hall { router: crate::router(Arc::clone(&host)), host, path }
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
    let others = pages.chain(crate::health::routes());
    described.chain(others.map(|(path, _)| path.to_owned())).collect()
}

fn is_stream(headers: &axum::http::HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

impl Drop for Hall {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.path.display()));
        }
    }
}
