//! Advice: what a general would do, and how a side stands.

use axum::response::Json;

use super::{EstimateBody, HintBody, HintedBody, TableQuery};
use crate::problem::{Problem, tell};
use crate::read::{At, Query};

/// What a general would do in the asker's place, from what that side knows. Takes about a second.
#[utoipa::path(
    get, path = "/api/tables/{id}/hint", tag = "advising",
    params(TableQuery), security(("seat" = [])),
    responses((status = 200, description = "The hint", body = HintBody), (status = 409, description = "The table has moved on meanwhile"), (status = 429, description = "Too many: `Retry-After` says when to come again")),
)]
pub async fn hint(
    At { host, id, asker }: At,
    Query(looking): Query<TableQuery>,
) -> Result<Json<HintBody>, Problem> {
    let advice = host.hint(&id, &asker, looking.side.as_deref()).await?;
    let (lang, hint) = (asker.lang, advice.told);
    let about: Vec<_> = (0..hint.best.len()).map(|place| tell(lang, &hint.about(place))).collect();
    Ok(Json(HintBody {
        at: advice.at,
        side: advice.side.to_owned(),
        text: tell(lang, &hint.phrase()),
        remark: tell(lang, &hint.outlook.remark()),
        playouts: hint.playouts,
        outlook: hint.outlook,
        best: hint.best.into_iter().zip(about).map(|(hinted, about)| HintedBody { hinted, about }).collect(),
    }))
}

/// How the asker's side stands: the chance of winning, in a game for one the points, estimated by playing on from what that side knows. The
/// same as in a hint. Takes about a second.
#[utoipa::path(
    get, path = "/api/tables/{id}/estimate", tag = "advising",
    params(TableQuery), security(("seat" = [])),
    responses(
        (status = 200, description = "The estimate", body = EstimateBody),
        (status = 409, description = "The table has moved on meanwhile"),
        (status = 429, description = "Too many: `Retry-After` says when to come again"),
    ),
)]
pub async fn estimate(
    At { host, id, asker }: At,
    Query(looking): Query<TableQuery>,
) -> Result<Json<EstimateBody>, Problem> {
    let advice = host.prospect(&id, &asker, looking.side.as_deref()).await?;
    let prospect = advice.told;
    Ok(Json(EstimateBody {
        at: advice.at,
        side: advice.side.to_owned(),
        text: tell(asker.lang, &prospect.phrase()),
        remark: tell(asker.lang, &prospect.remark()),
        outlook: prospect,
    }))
}
