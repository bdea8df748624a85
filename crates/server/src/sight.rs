//! Lines of sight: what the page asks while somebody points at the board.

use axum::extract::State;
use axum::response::Json;
use game::Pick;
use serde::Deserialize;

use crate::Shared;
use crate::asker::Asker;
use crate::key::TableId;
use crate::problem::Problem;
use crate::read::Query;

#[derive(Debug, Deserialize)]
pub struct SightQuery {
    /// From where, as a click: `place:12`.
    from: String,
    /// To where; without it, everything seen from there.
    to: Option<String>,
    /// A moment of the record instead of the present.
    step: Option<usize>,
    /// Through whose eyes.
    side: Option<String>,
}

/// [`render::Board::sight`], through the eyes of the guest who asks.
pub async fn sight(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Query(line): Query<SightQuery>,
) -> Result<Json<render::Sight>, Problem> {
    let pick = |text: &str| text.parse::<Pick>().map_err(Problem::Unreadable);
    let from = pick(&line.from)?;
    let to = line.to.as_deref().map(pick).transpose()?;
    let open = host.open(&id).await?;
    let viewer = open.seating(&asker, line.side.as_deref())?.viewer();
    let seen = match line.step {
        Some(step) => open.board.rewound(step).sight(viewer, from, to, asker.lang),
        None => open.board.sight(viewer, from, to, asker.lang),
    };
    seen.map(Json).ok_or(Problem::NoSuchPage)
}
