//! One stream for all the tabs of a browser. A browser opens six connections to a server over HTTP/1.1, and no more: were there one for the
//! news of each tab, the seventh would hang.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use futures_util::stream::{self, SelectAll};
use futures_util::{FutureExt, StreamExt};

use crate::Shared;
use crate::asker::Asker;
use crate::key::TableId;
use crate::live::{SILENT, Telling, streamed};
use crate::mine;
use crate::news;
use crate::problem::Problem;
use crate::read::Query;

/// How many are heard in one stream; a browser with more tabs opens another.
const MOST: usize = 32;
/// The name of the event that says that one of them is heard no more; its data is which.
const GONE: &str = "gone";

/// News of everything that is asked for: `?on=ID?at=A&side=S&drawn=S` once for each page, its value encoded, or `on=me` for the tables of
/// the one who asks. An event is named by its place in that list, and is otherwise what `/game/{id}/events` tells.
pub async fn events(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Response, Problem> {
    let query = uri.query().unwrap_or_default();
    let asked = form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| name == "on");
    let asked: Vec<String> = asked.map(|(_, on)| on.into_owned()).take(MOST + 1).collect();
    if asked.is_empty() || asked.len() > MOST {
        return Err(Problem::Unreadable(format!("on: 1 … {MOST}")));
    }
    let mut all = SelectAll::new();
    for (place, on) in asked.iter().enumerate() {
        let telling = telling(&host, &asker, on).await;
        all.push(named(place, telling.unwrap_or_else(|_| stream::empty().boxed())));
    }
    Ok(streamed(&host, all.boxed()))
}

async fn telling(host: &Shared, asker: &Asker, on: &str) -> Result<Telling, Problem> {
    if on == "me" {
        return mine::for_page(host.clone(), asker).await;
    }
    let (id, _) = on.split_once('?').unwrap_or((on, ""));
    let id: TableId = id.parse().map_err(|()| Problem::NoSuchTable)?;
    let knows: Uri = format!("/{on}").parse().map_err(|_| Problem::NoSuchTable)?;
    let Query(knows) = Query::of(&knows)?;
    news::of_table(host.clone(), &id, asker.clone(), knows).await
}

/// What is told, under the name of its place. When there is no more of it, that is told, too.
fn named(place: usize, telling: Telling) -> Telling {
    let name = format!("event: {place}\n");
    let named = telling.map(move |event| match &*event {
        SILENT => event,
        event => Bytes::from([name.as_bytes(), event].concat()),
    });
    let gone = Bytes::from(format!("event: {GONE}\ndata: {place}\n\n"));
    named.chain(async move { gone }.into_stream()).boxed()
}
