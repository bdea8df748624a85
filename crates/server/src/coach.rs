//! A word in time to a player who wants it: asked by the page before a decision is sent.

use axum::response::Json;
use game::Phrase;
use serde::{Deserialize, Serialize};

use crate::advice::behalf;
use crate::problem::{Problem, tell};
use crate::read::{At, Query};
use crate::thinkers::Kind;

#[derive(Debug, Deserialize)]
pub struct CoachQuery {
    /// What the player is about to say: one decision, or several that make an order, a line each.
    told: String,
    /// Through whose eyes.
    side: Option<String>,
}

/// What a general would rather do, if that is much better.
#[derive(Debug, Default, Serialize)]
pub struct CoachBody {
    /// A sentence; none if there is nothing to say.
    pub text: Option<String>,
    /// The rule of thumb behind it.
    pub reason: Option<String>,
    /// The better decision, in notation, and its clicks.
    pub decision: Option<String>,
    pub picks: Vec<String>,
}

pub async fn coach(
    At { host, id, asker }: At,
    Query(asked): Query<CoachQuery>,
) -> Result<Json<CoachBody>, Problem> {
    let open = host.open(&id).await?;
    let seat = open.seating(&asker, asked.side.as_deref())?.to_decide()?;
    open.may_be_advised()?;
    let made: Vec<String> = asked.told.lines().map(str::to_owned).collect();
    let job = open.board.coach(seat, &made, asker.lang).ok_or(Problem::UnreadableDecision(asked.told))?;
    drop(open);
    let behalf = behalf(&asker);
    if host.limits.thinks_too_much(host.store(), behalf).await?.is_some() {
        return Ok(Json(CoachBody::default()));
    }
    let (better, took) = match host.thinkers.think(Kind::Long, behalf, job).await {
        // Somebody who has had less goes first; a word in time would come too late.
        Err(Problem::Interrupted) => return Ok(Json(CoachBody::default())),
        thought => thought?,
    };
    host.limits.note_thinking(host.store(), behalf, took).await?;
    let Some(better) = better else {
        return Ok(Json(CoachBody::default()));
    };
    let phrase = Phrase::new("coach-word").with("decision", better.offered.text);
    let phrase = phrase.with("percent", i64::from((better.more + 5) / 10));
    Ok(Json(CoachBody {
        text: Some(tell(asker.lang, &phrase)),
        reason: better.reason,
        decision: Some(better.offered.notation),
        picks: better.offered.picks,
    }))
}
