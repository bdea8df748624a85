//! Advice: what a general would do, and how a side stands.

use axum::extract::State;
use axum::response::Json;
use game::{Lang, Phrase};
use table::{Hinted, Prospect};

use super::{EstimateBody, HintBody, HintedBody, Looking};
use crate::Shared;
use crate::asker::Asker;
use crate::problem::{ErrorBody, Problem, say, tell};
use crate::read::{self, Asked};

/// What a general would do in the asker's place, from what that side knows. Takes about a second.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/hint",
    params(("id" = String, Path), Looking),
    security(("seat" = [])),
    responses(
        (status = 200, body = HintBody),
        (status = 403, description = "Not the asker's seat, or not its turn", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
        (status = 409, description = "The table has moved on meanwhile", body = ErrorBody),
    )
)]
pub async fn hint(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    Asked(looking): Asked<Looking>,
) -> Result<Json<HintBody>, Problem> {
    let advice = host.hint(&id, &asker, looking.side.as_deref()).await?;
    let (lang, hint) = (asker.lang, advice.told);
    let text = match &hint.best[..] {
        [_] if hint.playouts < FEW => say(lang, "hint-only"),
        _ => tell(lang, &Phrase::new("hint-about").with("games", i64::from(hint.playouts))),
    };
    Ok(Json(HintBody {
        at: advice.at,
        side: advice.side.to_owned(),
        text,
        playouts: hint.playouts,
        best: hint.best.into_iter().map(|hinted| hinted_body(hinted, lang)).collect(),
    }))
}

/// A general does not think about what is forced.
const FEW: u32 = 4;

/// How the asker's side stands: the chance of winning, estimated by playing on from what that side knows. Takes about a
/// second.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/estimate",
    params(("id" = String, Path), Looking),
    security(("seat" = [])),
    responses(
        (status = 200, body = EstimateBody),
        (status = 403, description = "Not the asker's seat, or the game is over", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
        (status = 409, description = "The table has moved on meanwhile", body = ErrorBody),
    )
)]
pub async fn estimate(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    Asked(looking): Asked<Looking>,
) -> Result<Json<EstimateBody>, Problem> {
    let advice = host.prospect(&id, &asker, looking.side.as_deref()).await?;
    let prospect = advice.told;
    Ok(Json(EstimateBody {
        at: advice.at,
        side: advice.side.to_owned(),
        text: prospect_text(&prospect, asker.lang),
        remark: tell(asker.lang, &Phrase::new("estimate-remark").with("games", i64::from(prospect.games))),
        chance: prospect.chance,
        error: prospect.error,
        draw: prospect.draw,
        points: prospect.points,
        games: prospect.games,
    }))
}

fn hinted_body(hinted: Hinted, lang: Lang) -> HintedBody {
    let about = if hinted.is_chance { "hint-chance" } else { "hint-worth" };
    HintedBody {
        about: tell(lang, &Phrase::new(about).with("percent", percent(hinted.worth))),
        decision: hinted.offered.notation,
        text: hinted.offered.text,
        picks: hinted.offered.picks,
        worth: hinted.worth,
        tries: hinted.tries,
        reason: hinted.thumb,
    }
}

fn prospect_text(prospect: &Prospect, lang: Lang) -> String {
    let phrase = Phrase::new(if prospect.points.is_some() { "estimate-points" } else { "estimate-chance" })
        .with("percent", percent(prospect.chance))
        .with("error", percent(prospect.error).max(1))
        .with("draw", percent(prospect.draw));
    tell(lang, &phrase.with("points", i64::from(prospect.points.unwrap_or(0) + 5).div_euclid(10)))
}

fn percent(thousandths: u16) -> i64 {
    i64::from((thousandths + 5) / 10)
}
