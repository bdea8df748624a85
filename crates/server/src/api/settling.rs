//! What those at a table settle beside their game: giving up, proposals, claims; and how that is told.

use std::collections::BTreeMap;

use axum::response::Response;
use game::{Lang, Title};
use serde::{Deserialize, Serialize};
use table::Ending;
use utoipa::ToSchema;
use web::how_ended;

use super::playing::moved;
use super::{TableBody, TakeBack};
use crate::affairs::{Act, Proposed};
use crate::hosted::Play;
use crate::problem::Problem;
use crate::read::{self, At, MaybeJson, Prefers};
use crate::store::Store;

/// How a game ended, if it was not its rules that ended it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EndedBody {
    /// `resigned`, `drawn`, `left`, `late` or `time-out`.
    pub how: String,
    /// Who has lost by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// In a sentence.
    pub text: String,
}

/// Something that waits for the consent of the other side.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProposalBody {
    pub what: Proposed,
    /// Who has proposed it.
    pub side: String,
}

/// The clock of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ClockBody {
    /// What is left, in milliseconds.
    pub left: u64,
    /// Whether it runs: as long as its side is awaited.
    pub running: bool,
}

/// Something to propose.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewProposal {
    pub what: Proposed,
    /// If given, the revision it was made looking at.
    pub at: Option<u64>,
    /// For which side; see `NewDecision`.
    pub side: Option<String>,
}

/// An answer to what was proposed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalAnswer {
    pub what: Proposed,
    /// Whether it is accepted; else it is declined, or taken back by the one who has proposed it.
    pub accept: bool,
    /// If given, the revision it was made looking at.
    pub at: Option<u64>,
    /// For which side; see `NewDecision`.
    pub side: Option<String>,
}

/// How it ended, in a sentence.
pub fn ended(ending: Ending, title: &Title, lang: Lang) -> EndedBody {
    let loser = ending.loser().map(|seat| title.seat_id(seat).to_owned());
    EndedBody { how: ending.id().to_owned(), side: loser, text: how_ended(lang, title, ending) }
}

/// What waits for consent.
pub fn proposals(play: &Play) -> Vec<ProposalBody> {
    let title = play.board.title();
    let told = |proposal: &crate::affairs::Proposal| ProposalBody {
        what: proposal.what,
        side: title.seat_id(proposal.by()).to_owned(),
    };
    play.affairs.proposals().iter().map(told).collect()
}

/// The clocks, by side; none where nothing is timed, or it cannot be known now.
pub async fn clocks(play: &Play, store: &Store) -> BTreeMap<String, ClockBody> {
    let Some(pace) = play.affairs.pace() else { return BTreeMap::new() };
    let Ok(now) = store.table_time().await else { return BTreeMap::new() };
    let title = play.board.title();
    let shown = title.seats().filter_map(|seat| Some((seat, play.affairs.clocks().shown(pace, seat, now)?)));
    shown
        .map(|(seat, clock)| {
            let running = clock.running && !play.is_over();
            (title.seat_id(seat).to_owned(), ClockBody { left: clock.left, running })
        })
        .collect()
}

/// Gives up: the other side has won.
#[utoipa::path(
    post, path = "/api/tables/{id}/resign", tag = "settling",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = Option<TakeBack>, security(("seat" = [])),
    responses(
        (status = 200, description = "The table, where the game is over", body = TableBody),
        (status = 409, description = "The table has moved on, or the game has not begun"),
    ),
)]
pub async fn resign(
    at: At,
    prefers: Prefers,
    MaybeJson(asked): MaybeJson<TakeBack>,
) -> Result<Response, Problem> {
    settle(at, prefers, asked.side, asked.at, Act::Resign).await
}

/// Claims that the other side has not decided in time.
#[utoipa::path(
    post, path = "/api/tables/{id}/claim", tag = "settling",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = Option<TakeBack>, security(("seat" = [])),
    responses(
        (status = 200, description = "The table, where the game is over", body = TableBody),
        (status = 409, description = "Nobody is late, the table has moved on, or the game has not begun"),
    ),
)]
pub async fn claim(
    at: At,
    prefers: Prefers,
    MaybeJson(asked): MaybeJson<TakeBack>,
) -> Result<Response, Problem> {
    settle(at, prefers, asked.side, asked.at, Act::Claim).await
}

/// Proposes a draw, an end without a result, or to take back everything from one's last order on: over dice, too, which then are not thrown
/// again as they were. It stands until it is answered, or the other side goes on. If the other side has proposed a draw or an end as
/// well, that is done.
#[utoipa::path(
    post, path = "/api/tables/{id}/proposals", tag = "settling",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = NewProposal, security(("seat" = [])),
    responses(
        (status = 200, description = "The table with the proposal, or as it is after it", body = TableBody),
        (status = 409, description = "There is nobody to ask, it was just declined, there is nothing to take back, the table has moved on, or the game has not begun"),
        (status = 429, description = "Too many: `Retry-After` says when to come again"),
    ),
)]
pub async fn propose(
    at: At,
    prefers: Prefers,
    read::Json(asked): read::Json<NewProposal>,
) -> Result<Response, Problem> {
    settle(at, prefers, asked.side, asked.at, Act::Propose(asked.what)).await
}

/// Accepts or declines what the other side has proposed, or takes back what one has proposed oneself.
#[utoipa::path(
    post, path = "/api/tables/{id}/proposals/answer", tag = "settling",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = ProposalAnswer, security(("seat" = [])),
    responses(
        (status = 200, description = "The table after that", body = TableBody),
        (status = 409, description = "Nothing of the kind is proposed, the table has moved on, or the game has not begun"),
    ),
)]
pub async fn answer(
    at: At,
    prefers: Prefers,
    read::Json(asked): read::Json<ProposalAnswer>,
) -> Result<Response, Problem> {
    let act = if asked.accept { Act::Accept(asked.what) } else { Act::Decline(asked.what) };
    settle(at, prefers, asked.side, asked.at, act).await
}

async fn settle(
    At { host, id, asker }: At,
    prefers: Prefers,
    side: Option<String>,
    at: Option<u64>,
    act: Act,
) -> Result<Response, Problem> {
    let open = host.settle(id, asker.clone(), side.clone(), at, act).await?;
    moved(&host, &open, &asker, side.as_deref(), prefers, None, None).await
}
