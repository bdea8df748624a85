//! News of a table for its page.

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use game::{Seats, Viewer};
use serde::Deserialize;
use table::Seating;

use crate::Shared;
use crate::asker::Asker;
use crate::guests::seated;
use crate::heard::{Ear, Form};
use crate::hosted::{Open, Visit};
use crate::key::TableId;
use crate::live::{Teller, Telling, last_event, listen, streamed};
use crate::problem::Problem;
use crate::read::{At, Query};
use crate::seats::eyes;
use crate::talk;

/// Told to the page of a table that waits: something has happened.
const RELOAD: &str = "{}";

/// What a table page knows when it begins to listen.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct PageQuery {
    at: Option<u64>,
    /// The side in front of the screen, where two share it.
    side: Option<String>,
    /// The side through whose eyes the page was drawn; none for an observer.
    drawn: Option<String>,
    /// The last line of chat that it knows, if it wants to hear what goes on beside the game.
    talk: Option<u64>,
}

/// News for a table page: the parts of it that have changed. To one that waits for somebody to sit down it tells only that something
/// has happened: such a page asks for itself again.
pub async fn events(
    At { host, id, asker }: At,
    headers: HeaderMap,
    Query(knows): Query<PageQuery>,
) -> Result<Response, Problem> {
    let knows = PageQuery { at: last_event(&headers).or(knows.at), ..knows };
    let telling = of_table(host.clone(), &id, asker, knows).await?;
    Ok(streamed(&host, telling))
}

/// The same, to go into a stream.
pub async fn of_table(
    host: Shared,
    id: &TableId,
    asker: Asker,
    knows: PageQuery,
) -> Result<Telling, Problem> {
    let open = match host.visit(id).await? {
        Visit::Begun(open) => open,
        waiting => {
            let teller = Teller {
                form: Form::WaitingPage,
                waiting: RELOAD.to_owned(),
                begun: |_, ear| Some((ear.shown, RELOAD.to_owned())),
            };
            return listen(host, waiting, asker, teller, None, (Some(0), Viewer::Observer));
        }
    };
    let title = open.board.title();
    let side = |side: &Option<String>| side.clone().filter(|side| !side.is_empty());
    let eyes = eyes(title, side(&knows.side).as_deref()).unwrap_or_default();
    let drawn = side(&knows.drawn).and_then(|side| title.seat(&side));
    let shown = drawn.map_or(Viewer::Observer, Viewer::Seat);
    // Events already sent to one seat are sent again, redacted for the other.
    let same = !open.board.hides() || looking(&open, open.held(&asker)?, eyes).viewer() == shown;
    let seen = knows.at.filter(|_| same);
    let teller = Teller { form: Form::Page, waiting: String::new(), begun: tell };
    let (hosted, held) = (Arc::clone(&open.hosted), open.held(&asker)?);
    let telling = listen(host.clone(), Visit::Begun(open), asker.clone(), teller, eyes, (seen, shown))?;
    let telling = match knows.talk {
        Some(after) => {
            let beside = talk::telling(&host, &hosted, asker, talk::Form::Page, after);
            stream::select(telling, beside).boxed()
        }
        None => telling,
    };
    Ok(talk::attended(telling, &host, &hosted, held))
}

/// Nobody looks through eyes that are not his: whoever asks for them is shown his own.
fn looking(open: &Open, held: Seats, eyes: Option<Viewer>) -> Seating {
    open.seated(held, eyes).unwrap_or_else(|| Seating::at(&*open.board, held))
}

fn tell(open: &Open, ear: &Ear) -> Option<(Viewer, String)> {
    let seating = looking(open, ear.held, ear.eyes);
    let viewer = seating.viewer();
    let same = !open.board.hides() || viewer == ear.shown;
    let from = ear.seen.filter(|_| same).map_or(0, |at| open.stands_since(at));
    let fragments = web::fragments(&*open.board, &seated(open, seating, ear.lang), ear.lang, from);
    Some((viewer, serde_json::to_string(&fragments).ok()?))
}
