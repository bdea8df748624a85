//! The picture of a table, for those who show where a link leads: the position as an observer sees it.
//!
//! It is painted where the program is built with the feature `png`; else, and where there is nothing to be seen, the game's own picture
//! stands for it.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use game::{Lang, Viewer};
use tokio::sync::Semaphore;

use crate::advice::behalf;
use crate::asker::Asker;
use crate::host::Host;
use crate::hosted::Visit;
use crate::key::TableId;
use crate::problem::Problem;
use crate::read::At;

/// As wide as those like it who show links.
const WIDTH: u32 = 1200;
/// A picture of a table is shown for so long, whatever happens there.
const FRESH: Duration = Duration::from_secs(20);

/// The picture that was painted last of a table: when, at which revision, and the PNG.
#[derive(Default)]
pub struct Painted(Mutex<Option<(Instant, u64, Bytes)>>);

/// One is painted after the other.
pub struct Easel(Semaphore);

impl Default for Easel {
    fn default() -> Easel {
        Easel(Semaphore::new(1))
    }
}

/// The table as an observer sees it, whoever asks.
pub async fn picture(At { host, id, asker }: At) -> Result<Response, Problem> {
    let game = host.kept_game(&id).await?;
    let still = || {
        web::picture(&game).map(|path| Redirect::temporary(&path).into_response()).ok_or(Problem::NoSuchPage)
    };
    match host.paint(&id, &asker).await? {
        Some(png) => {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
                (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60")),
                (
                    HeaderName::from_static("cross-origin-resource-policy"),
                    HeaderValue::from_static("cross-origin"),
                ),
            ];
            Ok((headers, png).into_response())
        }
        None => still(),
    }
}

impl Host {
    async fn kept_game(&self, id: &TableId) -> Result<String, Problem> {
        Ok(self.store().listed(id, None).await?.ok_or(Problem::NoSuchTable)?.game)
    }

    /// The table painted; none where nobody may look on, nothing is dealt, or nothing can be painted.
    async fn paint(self: &crate::Shared, id: &TableId, asker: &Asker) -> Result<Option<Bytes>, Problem> {
        let Ok(Visit::Begun(open)) = self.visit(id).await else { return Ok(None) };
        // Whoever asks sits at no seat here.
        let stranger = Asker { token: None, key: None, guest: None, person: None, ..asker.clone() };
        if open.held(&stranger).is_err() {
            return Ok(None);
        }
        let (hosted, at) = (std::sync::Arc::clone(&open.hosted), open.at());
        let known = hosted.painted.get(at);
        if known.is_some() {
            return Ok(known);
        }
        let behalf = behalf(asker);
        if self.limits.thinks_too_much(self.store(), behalf).await?.is_some() {
            return Ok(None);
        }
        let svg = open.board.svg(Viewer::Observer, Lang::En);
        drop(open);
        let Ok(_place) = self.easel.0.acquire().await else { return Ok(None) };
        let begun = Instant::now();
        let painted = tokio::task::spawn_blocking(move || render::paint(&svg, WIDTH)).await;
        let Ok(Ok(png)) = painted else { return Ok(None) };
        self.limits.note_thinking(self.store(), behalf, begun.elapsed()).await?;
        let png = Bytes::from(png);
        hosted.painted.keep(at, png.clone());
        Ok(Some(png))
    }
}

impl Painted {
    /// What is still good at this revision.
    fn get(&self, at: u64) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let good =
            |&&(when, then, _): &&(Instant, u64, Bytes)| then == at || then < at && when.elapsed() < FRESH;
        kept.as_ref().filter(good).map(|(_, _, png)| png.clone())
    }

    fn keep(&self, at: u64, png: Bytes) {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some((Instant::now(), at, png));
    }
}
