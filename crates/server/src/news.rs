//! News of a table for its page.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use game::Viewer;
use serde::Deserialize;

use crate::Shared;
use crate::asker::Asker;
use crate::guests::sitting;
use crate::hosted::{Open, Visit};
use crate::key::TableId;
use crate::live::{last_event, listen};
use crate::problem::Problem;
use crate::read::Query;

/// What a table page knows when it begins to listen.
#[derive(Debug, Deserialize)]
pub struct PageQuery {
    at: Option<u64>,
    /// The side in front of the screen, where two share it.
    side: Option<String>,
    /// The side through whose eyes the page was drawn; none for an observer.
    drawn: Option<String>,
}

/// News for a table page: the parts of it that have changed. To one that waits for somebody to sit down it tells only that something
/// has happened: such a page asks for itself anew.
pub async fn events(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    headers: HeaderMap,
    Query(knows): Query<PageQuery>,
) -> Result<Response, Problem> {
    let open = match host.visit(&id).await? {
        Visit::Begun(open) => open,
        waiting => {
            return Ok(
                listen(host, waiting, Some(0), |_, _| Some(Event::default().data("{}"))).into_response()
            );
        }
    };
    let (lang, hides) = (asker.lang, open.board.hides());
    let side = knows.side.filter(|side| !side.is_empty());
    let look = move |open: &Open| sitting(open, &asker, side.as_deref());
    // What was told to one pair of eyes is told anew to another.
    let drawn = knows.drawn.as_deref().and_then(|side| open.board.title().seat(side));
    let mut shown = drawn.map_or(Viewer::Observer, Viewer::Seat);
    let same = !hides || look(&open)?.seating.viewer() == shown;
    let seen = last_event(&headers).or(knows.at).filter(|_| same);
    Ok(listen(host, Visit::Begun(open), seen, move |visit, seen| {
        let Visit::Begun(open) = visit else { return None };
        let sitting = look(open).ok()?;
        let viewer = sitting.seating.viewer();
        let from = seen.filter(|_| !hides || viewer == shown).map_or(0, |at| open.stands_since(at));
        shown = viewer;
        Event::default().json_data(web::fragments(&*open.board, &sitting, lang, from)).ok()
    })
    .into_response())
}
