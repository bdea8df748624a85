//! What does not change: the map, the data and the rules of every game, and how its decisions are written.
//!
//! Each answer has the hash of its content as its tag, and the list of games names its address with that hash (`?v=…`): what is fetched there never
//! changes and may be kept for ever.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use shelf::{Entry, Facts, Rulebook};

use super::LibraryBody;
use crate::editions::Edition;
use crate::problem::Problem;
use crate::read::Query;

/// The version that is asked for.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Version {
    /// The hash of the content, as the list of games gives it.
    pub v: Option<String>,
}

/// Where these are to be found for one game.
pub fn addresses(entry: &Entry) -> LibraryBody {
    let of = |what: &str, hash: &str| format!("/api/games/{}/{what}?v={hash}", entry.title.id);
    LibraryBody {
        data: of("data", &entry.facts().hash),
        rules: of("rules", &entry.rulebook().hash),
        notation: of("notation", &hash(entry.notation())),
    }
}

/// The map and the tables of a game, with their sources. Names are told in every language.
#[utoipa::path(
    get, path = "/api/games/{game}/data", tag = "games", params(Version, Edition),
    responses((status = 200, description = "What does not change", body = Facts), (status = 304, description = "As the asker has it")),
)]
pub async fn data(
    Path(game): Path<String>,
    headers: HeaderMap,
    Query(version): Query<Version>,
    Query(asked): Query<Edition>,
) -> Result<Response, Problem> {
    let facts = asked.of(&game)?.facts();
    Ok(kept(&headers, &version, "application/json", (&facts.json, &facts.hash)))
}

/// One of the tables, as a file of comma-separated values.
#[utoipa::path(
    get, path = "/api/games/{game}/data/{sheet}", tag = "games", params(Version, Edition),
    responses((status = 200, description = "The table", body = String, content_type = "text/csv"), (status = 304, description = "As the asker has it")),
)]
pub async fn sheet(
    Path((game, sheet)): Path<(String, String)>,
    headers: HeaderMap,
    Query(version): Query<Version>,
    Query(asked): Query<Edition>,
) -> Result<Response, Problem> {
    let name = sheet.strip_suffix(".csv").unwrap_or(&sheet);
    let sheet = asked.of(&game)?.sheets().iter().find(|sheet| sheet.name == name);
    let csv = sheet.ok_or(Problem::NoSuchPage)?.csv;
    Ok(kept(&headers, &version, "text/csv; charset=utf-8", (csv, &hash(csv))))
}

/// The rulebook of a game in our words, clause by clause, and our rulings, in every language.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", tag = "games", params(Version),
    responses((status = 200, description = "Every clause", body = Rulebook), (status = 304, description = "As the asker has it")),
)]
pub async fn rules(
    Path(game): Path<String>,
    headers: HeaderMap,
    Query(version): Query<Version>,
) -> Result<Response, Problem> {
    let rules = entry(&game)?.rulebook();
    Ok(kept(&headers, &version, "application/json", (&rules.json, &rules.hash)))
}

/// The notation of a game's decisions: a grammar in Backus-Naur form.
#[utoipa::path(
    get, path = "/api/games/{game}/notation", tag = "games", params(Version),
    responses((status = 200, description = "The grammar", body = String, content_type = "text/plain"), (status = 304, description = "As the asker has it")),
)]
pub async fn notation(
    Path(game): Path<String>,
    headers: HeaderMap,
    Query(version): Query<Version>,
) -> Result<Response, Problem> {
    let text = entry(&game)?.notation();
    Ok(kept(&headers, &version, "text/plain; charset=utf-8", (text, &hash(text))))
}

fn entry(game: &str) -> Result<&'static Entry, Problem> {
    shelf::game(game).ok_or_else(|| Problem::NoSuchGame(game.to_owned()))
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The answer with its tag; nothing but the tag if the asker has it.
fn kept(headers: &HeaderMap, version: &Version, kind: &'static str, (text, hash): (&str, &str)) -> Response {
    let tag = format!("\"{hash}\"");
    let keep = match version.v.as_deref() == Some(hash) {
        true => "public, max-age=31536000, immutable",
        false => "public, no-cache",
    };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let known = known.is_some_and(|known| {
        known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag || one.trim() == "*")
    });
    let head = [(header::ETAG, tag), (header::CACHE_CONTROL, keep.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(header::CONTENT_TYPE, kind)], text.to_owned()).into_response()
}
