//! Looking back at a match: worked out in the thinking pool, a moment at a time, while somebody waits for it; kept for those who ask again.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Json, Response};
use game::{Phrase, Seat, Seats};
use serde::Deserialize;
use table::{Depth, Review, Reviewing, Seed, Thinking};
use tokio::sync::Semaphore;
use web::LookingBack;

use crate::advice::behalf;
use crate::api::making;
use crate::api::sitting::contribution;
use crate::fair::Behalf;
use crate::guests::{Guest, sitting};
use crate::host::Host;
use crate::hosted::Open;
use crate::key::TableId;
use crate::laying::New;
use crate::problem::Problem;
use crate::read::{At, Form, Query, field, wants_json};
use crate::store::{Dice, Holder};
use crate::thinkers::Kind;

/// How many reviews are kept.
const KEPT: usize = 64;
/// A review that nobody has asked for this long is put aside.
const PATIENCE: Duration = Duration::from_secs(15);
/// Nobody else waits for a core longer than about this because of a review.
const AT_ONCE: Duration = Duration::from_millis(100);

/// The reviews that were asked for lately. One is worked on at a time, on one core.
pub struct Reviews {
    kept: Mutex<Vec<Arc<Looked>>>,
    turn: Semaphore,
    pub depth: Depth,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { kept: Mutex::default(), turn: Semaphore::new(1), depth: Depth::USUAL }
    }
}

/// A review of one table at one moment, as far as it is.
pub struct Looked {
    id: TableId,
    at: u64,
    seats: Seats,
    /// Put aside between two moments.
    work: Mutex<Option<Box<dyn Reviewing>>>,
    moments: usize,
    seen: AtomicUsize,
    told: OnceLock<Review>,
    asked: Mutex<Instant>,
    /// Who asked first.
    behalf: Behalf,
    at_work: AtomicBool,
}

impl Looked {
    fn new(id: TableId, at: u64, seats: Seats, behalf: Behalf, work: Box<dyn Reviewing>) -> Looked {
        Looked {
            id,
            at,
            seats,
            moments: work.moments(),
            work: Mutex::new(Some(work)),
            seen: AtomicUsize::new(0),
            told: OnceLock::new(),
            asked: Mutex::new(Instant::now()),
            behalf,
            at_work: AtomicBool::new(false),
        }
    }

    fn is_wanted(&self) -> bool {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < PATIENCE
    }

    fn take(&self) -> Option<Box<dyn Reviewing>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// What can be told so far.
    fn so_far(&self) -> LookingBack<'_> {
        match self.told.get() {
            Some(review) => LookingBack::Done(review),
            None => LookingBack::At { seen: self.seen.load(Ordering::Relaxed), moments: self.moments },
        }
    }
}

impl Host {
    /// The review of a table as it is now, with these eyes; it is gone on with if it is not done.
    fn looking_back(
        self: &Arc<Host>,
        open: &Open,
        seats: Seats,
        behalf: Behalf,
    ) -> Result<Arc<Looked>, Problem> {
        let (id, at) = (&open.hosted.id, open.at());
        let mut kept = self.reviews.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().find(|known| (&known.id, known.at, known.seats) == (id, at, seats)).cloned();
        let looked = match known {
            Some(known) => known,
            None => {
                let work = open.board.review(seats, self.reviews.depth).ok_or(Problem::NoSuchPage)?;
                let new = Arc::new(Looked::new(id.clone(), at, seats, behalf, work));
                if kept.len() >= KEPT {
                    kept.remove(0);
                }
                kept.push(Arc::clone(&new));
                new
            }
        };
        drop(kept);
        *looked.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        if looked.told.get().is_none() && !looked.at_work.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).look_back(Arc::clone(&looked)));
        }
        Ok(looked)
    }

    /// Looks at moment after moment, as long as somebody waits for it.
    async fn look_back(self: Arc<Host>, looked: Arc<Looked>) {
        while looked.is_wanted() {
            let Ok(_turn) = self.reviews.turn.acquire().await else { break };
            let Some(mut work) = looked.take() else { break };
            let job = Thinking::new(move |_, stop| {
                let begun = Instant::now();
                while !work.is_done() && begun.elapsed() < AT_ONCE {
                    work.look(stop);
                }
                work
            });
            let Ok((work, took)) = self.thinkers.think(Kind::Patient, looked.behalf, job).await else {
                tracing::error!(table = %looked.id, "a review failed");
                break;
            };
            if let Err(problem) = self.limits.note_thinking(self.store(), looked.behalf, took).await {
                tracing::warn!(?problem, "what a review took is not counted");
            }
            looked.seen.store(work.seen(), Ordering::Relaxed);
            if work.is_done() {
                let _ = looked.told.set(work.review());
                break;
            }
            *looked.work.lock().unwrap_or_else(PoisonError::into_inner) = Some(work);
        }
        looked.at_work.store(false, Ordering::Release);
    }
}

#[derive(Debug, Deserialize)]
pub struct ReviewQuery {
    /// Through whose eyes.
    side: Option<String>,
}

/// Where a match is looked back at: a page, or for a script how far that is, and the page's part when it is done.
pub async fn review(
    At { host, id, asker }: At,
    uri: Uri,
    headers: HeaderMap,
    Query(looking): Query<ReviewQuery>,
) -> Result<Response, Problem> {
    let open = host.open(&id).await?;
    let seats = open.seating(&asker, looking.side.as_deref())?.looking_back()?;
    open.may_be_advised()?;
    let sitting = sitting(&open, &asker, looking.side.as_deref())?;
    let looked = host.looking_back(&open, seats, behalf(&asker))?;
    let so_far = looked.so_far();
    let mut response = if wants_json(&headers) {
        Json(web::review_fragments(&*open.board, &sitting, &so_far, asker.lang)).into_response()
    } else {
        Html(web::review_page(&asker.page(&uri), &*open.board, &sitting, &so_far).into_string())
            .into_response()
    };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept"));
    Ok(response)
}

/// Goes on from a moment of a game that is over, at a new table, against the computer: with the position as it was.
pub async fn play_on(At { host, id, asker }: At, Form(fields): Form) -> Result<Response, Problem> {
    let step = field(&fields, "step").and_then(|step| step.parse().ok());
    let step: usize = step.ok_or_else(|| Problem::Unreadable("step".to_owned()))?;
    let contribution = contribution(field(&fields, "contribution"))?;
    let open = host.open(&id).await?;
    if open.board.outcome().is_none() {
        return Err(Problem::Unfit(Phrase::new("on-not-over")));
    }
    let title = open.board.title();
    let own = field(&fields, "side").and_then(|side| title.seat(side)).unwrap_or(Seat(0));
    let then = open.board.rewound(step);
    if then.outcome().is_some() {
        return Err(Problem::Over);
    }
    let opponent = open.seats().find_map(|(_, holder)| match holder {
        Holder::Computer(computer) => Some(*computer),
        _ => None,
    });
    let entry = shelf::game(title.id).ok_or_else(|| Problem::NoSuchGame(title.id.to_owned()))?;
    let draft = entry.start_from(Some(&then.scenario()), &then.pos(), Seed::from(0).into());
    let draft = draft.map_err(|_| Problem::RecordBroken)?;
    drop(open);
    let alone = making::scenario_of(&*draft).players == 1;
    let guest = Guest::of(&host, &asker).await?;
    let holders = title.seats().map(|seat| match opponent {
        _ if alone && seat == Seat(0) || !alone && seat == own => Holder::Guest(guest.person),
        _ if alone => Holder::Rules,
        opponent => Holder::Computer(opponent.unwrap_or(ai::Level::General.into())),
    });
    let dice = Dice::Shared(making::secret()?);
    let visit = host.create(&asker, New::of(entry, &*draft, dice, holders.collect(), contribution)).await?;
    Ok(guest.on_to(&format!("/game/{}", visit.hosted().id)))
}
