//! The finished games of this site on one page, game by game. They are read in the background of one request and kept for a while, so that
//! asking for the page again costs nothing.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::Uri;
use axum::response::Html;
use shelf::Study;
use tokio::sync::Mutex;
use web::StudyHead;

use crate::Shared;
use crate::asker::Asker;
use crate::host::Host;
use crate::problem::Problem;
use crate::stopped::{TakenUp, take_up};

/// How many games of each are looked at, the latest.
const MOST: u32 = 500;
/// How long what was found is shown.
const FRESH: Duration = Duration::from_mins(10);

/// What was found last, and when.
#[derive(Default)]
pub struct Stats(Mutex<Option<(Instant, Arc<Found>)>>);

type Found = Vec<(Study, StudyHead)>;

pub async fn page(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let found = found(&host).await?;
    Ok(Html(web::stats_page(&asker.page(&uri), &found).into_string()))
}

/// One request looks, and the others wait for it.
async fn found(host: &Host) -> Result<Arc<Found>, Problem> {
    let mut kept = host.stats.0.lock().await;
    if let Some((when, found)) = &*kept
        && when.elapsed() < FRESH
    {
        return Ok(Arc::clone(found));
    }
    let mut found = Found::new();
    for entry in shelf::shown() {
        let mut study = Study::new(entry, false);
        for id in host.finished(entry.title.id, MOST).await? {
            let table = host.kept(&id).await?;
            let replayed = tokio::task::spawn_blocking(move || take_up(&table)).await;
            if let Ok(TakenUp::GoesOn(board)) = replayed {
                study.add(&*board, false);
            }
        }
        if study.tally.finished > 0 {
            let scenarios: Vec<&str> = entry.title.scenarios.iter().map(|scenario| scenario.id).collect();
            found.push((study, StudyHead { scenario: scenarios.join(", "), players: None, test: None }));
        }
    }
    let found = Arc::new(found);
    *kept = Some((Instant::now(), Arc::clone(&found)));
    Ok(found)
}
