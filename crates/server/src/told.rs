//! What a page unfolds when it is asked for: the armies as lists, the board in words.

use axum::extract::State;
use axum::response::Html;
use serde::Deserialize;

use crate::Shared;
use crate::asker::Asker;
use crate::key::TableId;
use crate::problem::Problem;
use crate::read::Query;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    Roster,
    Words,
}

#[derive(Debug, Deserialize)]
pub struct ToldQuery {
    what: What,
    /// A moment of the record instead of the present.
    step: Option<usize>,
    /// Through whose eyes.
    side: Option<String>,
}

/// [`render::Board::roster`] or [`render::Board::told`], through the eyes of the guest who asks.
pub async fn told(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Query(asked): Query<ToldQuery>,
) -> Result<Html<String>, Problem> {
    let open = host.open(&id).await?;
    let viewer = open.seating(&asker, asked.side.as_deref())?.viewer();
    let then = asked.step.map(|step| open.board.rewound(step));
    let board = then.as_deref().unwrap_or(&*open.board);
    Ok(Html(match asked.what {
        What::Roster => board.roster(viewer, asker.lang),
        What::Words => board.told(viewer, asker.lang),
    }))
}
