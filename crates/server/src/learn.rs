//! Guided first games: a table is laid as a lesson, and kept to its script until that is played.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{Html, Response};
use game::{Fate, Seat};
use shelf::{Lesson, Step};

use crate::Shared;
use crate::api::making;
use crate::api::sitting::contribution;
use crate::asker::Asker;
use crate::guests::Guest;
use crate::hosted::{Open, Play};
use crate::laying::New;
use crate::problem::Problem;
use crate::read::{Form, field};
use crate::store::{Dice, Holder};

/// Lays a table as a lesson and goes there. The positions of lessons are the program's own: no server need allow them.
pub async fn begin(
    State(host): State<Shared>,
    Path((game, name)): Path<(String, String)>,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let entry = shelf::game(&game).ok_or_else(|| Problem::NoSuchGame(game.clone()))?;
    let lesson = entry.lesson(&name).ok_or(Problem::NoSuchPage)?;
    let contribution = contribution(field(&fields, "contribution"))?;
    let draft = making::drafted(entry, lesson.scenario.as_deref(), lesson.position.as_deref())?;
    let alone = making::scenario_of(&*draft).players == 1;
    let own = entry.title.seat(&lesson.side).ok_or(Problem::Inside)?;
    let against = lesson.against.parse().map_err(|_| Problem::Inside)?;
    let guest = Guest::of(&host, &asker).await?;
    let holder = |seat: Seat| match seat {
        _ if seat == own => Holder::Guest(guest.person),
        _ if alone => Holder::Rules,
        _ => Holder::Computer(against),
    };
    let holders = entry.title.seats().map(holder).collect();
    let new = New::of(entry, &*draft, Dice::Shared(making::secret()?), holders, contribution);
    let visit = host.create(&asker, New { lesson: Some(lesson), ..new }).await?;
    Ok(guest.on_to(&format!("/game/{}", visit.hosted().id)))
}

/// All puzzles; the one of the day goes by the date of the server, in universal time.
pub async fn puzzles(asker: Asker, uri: Uri) -> Html<String> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Html(web::puzzles_page(&asker.page(&uri), since.as_secs() / (24 * 60 * 60)).into_string())
}

/// The answers of fate that a lesson sets.
pub fn fates(lesson: &Lesson) -> Result<Vec<Fate>, Problem> {
    lesson.fates().map(|fate| fate.parse().map_err(|_| Problem::Inside)).collect()
}

/// What is answered to a decision that has led away from the script, if it has. `step`: where the match stood before.
pub fn strays(open: &Open, step: &'static Step) -> Option<Problem> {
    let lesson = open.lesson.filter(|lesson| !lesson.is_followed_by(&open.board.inputs(0)))?;
    Some(if lesson.puzzle.is_some() { Problem::NotTheBest } else { Problem::OffScript(&step.otherwise) })
}

impl Play {
    /// The part of the lesson's script that the match has come to, while it is guided.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson?.stands_at(&self.board.inputs(0))
    }

    /// What a computer player's seat decides by the script, while the match is guided.
    pub fn scripted(&self, seat: Seat) -> Option<String> {
        self.step()?;
        let side = self.board.title().seat_id(seat);
        self.lesson?.decisions(side, self.board.len()).next().map(str::to_owned)
    }
}
