//! News of a table for programs.

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use game::Viewer;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{NewsBody, happened};
use crate::heard::{Ear, Form};
use crate::hosted::{Open, Visit};
use crate::live::{Teller, last_event, listen, streamed};
use crate::problem::Problem;
use crate::read::{At, Query};
use crate::seats::eyes;
use crate::talk;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EventsQuery {
    /// Through the eyes of which side, or `observer`; see `/api/tables/{id}`.
    pub side: Option<String>,
    /// The revision that is known.
    pub after: Option<u64>,
    /// The last line of chat that is known, 0 for none: then events named `talk` tell what goes on beside the game, each a TalkBody. A game that has not
    /// begun has none.
    pub talk: Option<u64>,
}

/// Server-sent events: a new `at` and what changed. The id of an event is its `at`; a listener who comes back
/// with `Last-Event-ID`, or asks for what is `after` a revision, is told at once what was missed.
#[utoipa::path(
    get, path = "/api/tables/{id}/events", tag = "live", operation_id = "api_events",
    params(EventsQuery), security((), ("seat" = [])),
    responses((status = 200, description = "Each event's data is a NewsBody", body = String, content_type = "text/event-stream")),
)]
pub async fn events(
    At { host, id, asker }: At,
    headers: HeaderMap,
    Query(looking): Query<EventsQuery>,
) -> Result<Response, Problem> {
    let visit = host.visit(&id).await?;
    let title = match &visit {
        Visit::Waiting(waiting) => {
            shelf::game(&waiting.game).ok_or_else(|| Problem::NoSuchGame(waiting.game.clone()))?.title
        }
        Visit::Begun(open) => {
            open.seating(&asker, looking.side.as_deref())?;
            open.board.title()
        }
    };
    let eyes = eyes(title, looking.side.as_deref()).map_err(|_| Problem::NotThatSeat)?;
    let seen = last_event(&headers).or(looking.after);
    let nothing = NewsBody { at: 0, log_from: 0, log: Vec::new(), events: Vec::new() };
    let teller = Teller {
        form: Form::Program,
        waiting: serde_json::to_string(&nothing).map_err(|_| Problem::Inside)?,
        begun: tell,
    };
    let hosted = Arc::clone(visit.hosted());
    let (begun, held) = (matches!(visit, Visit::Begun(_)), visit.held(&asker)?);
    let telling = listen(host.clone(), visit, asker.clone(), teller, eyes, (seen, Viewer::Observer))?;
    let telling = match looking.talk.filter(|_| begun) {
        Some(after) => {
            let beside = talk::telling(&host, &hosted, asker, talk::Form::Program, after);
            stream::select(telling, beside).boxed()
        }
        None => telling,
    };
    Ok(streamed(&host, talk::attended(telling, &host, &hosted, held)))
}

fn tell(open: &Open, ear: &Ear) -> Option<(Viewer, String)> {
    if ear.seen == Some(open.at()) {
        return None;
    }
    let viewer = open.seated(ear.held, ear.eyes)?.viewer();
    let log_from = ear.seen.map_or_else(|| open.board.len(), |at| open.stands_since(at));
    let log = open.log(viewer, log_from, ear.lang);
    let events = happened(open, viewer, log_from);
    let news = serde_json::to_string(&NewsBody { at: open.at(), log_from, log, events }).ok()?;
    Some((viewer, news))
}
