//! Lines of sight: what the page asks while somebody points at the board.

use axum::extract::State;
use axum::response::Json;
use game::{Pick, Viewer};
use serde::Deserialize;

use crate::Shared;
use crate::asker::Asker;
use crate::pages::seating;
use crate::problem::Problem;
use crate::read::{self, Asked};

#[derive(Debug, Deserialize)]
pub struct Line {
    /// Whence, as a click: `place:12`.
    from: String,
    /// Whither; without it, everything seen from there.
    to: Option<String>,
    /// A moment of the record instead of the present.
    step: Option<usize>,
    /// Through whose eyes, once the game is over.
    side: Option<String>,
}

/// [`render::Board::sight`], through the eyes of the guest who asks.
pub async fn sight(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    Asked(line): Asked<Line>,
) -> Result<Json<render::Sight>, Problem> {
    let pick = |text: &str| text.parse::<Pick>().map_err(Problem::Unreadable);
    let from = pick(&line.from)?;
    let to = line.to.as_deref().map(pick).transpose()?;
    let open = host.open(&id).await?;
    let seating = seating(&open, &asker);
    let wanted = line.side.as_deref().and_then(|side| open.board.title().seat(side));
    let viewer = match wanted {
        Some(seat) if open.board.outcome().is_some() || seating.held.contains(&seat) => Viewer::Seat(seat),
        _ => open.viewer(&seating.held),
    };
    let seen = match line.step {
        Some(step) => open.board.rewound(step).sight(viewer, from, to, asker.lang),
        None => open.board.sight(viewer, from, to, asker.lang),
    };
    seen.map(Json).ok_or(Problem::NoSuchPage)
}
