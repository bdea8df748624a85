//! The pages of tournaments.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{Html, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use web::{Contestant, Game, Meeting, TournamentLine, TournamentPage};

use super::NewTournament;
use crate::Shared;
use crate::asker::Asker;
use crate::guests::Guest;
use crate::host::Host;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::read::{Form, field};
use crate::store::{Kind, Tournament, Whole};

/// Every address of these pages.
pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/tournaments", get(all).post(found)),
        ("/tournaments/{tournament}", get(one)),
        ("/tournaments/{tournament}/join", post(join)),
        ("/tournaments/{tournament}/withdraw", post(withdraw)),
        ("/tournaments/{tournament}/start", post(start)),
    ]
}

/// None for a game that is no longer on the shelf.
fn line(tournament: &Tournament) -> Option<TournamentLine> {
    Some(TournamentLine {
        id: tournament.id.clone(),
        name: tournament.name.clone(),
        title: shelf::game(&tournament.game)?.title,
        scenario: tournament.scenario.clone(),
        kind: tournament.kind.id(),
        round: tournament.round,
        rounds: tournament.rounds,
        over: tournament.over,
        rated: tournament.rated,
        entrants: tournament.entrants,
    })
}

impl Host {
    /// A tournament, as this reader is shown it.
    async fn shown_tournament(
        &self,
        whole: &Whole,
        reader: Option<PersonId>,
    ) -> Result<TournamentPage, Problem> {
        let scores = whole.scores();
        let persons: Vec<PersonId> = scores.iter().map(|score| score.person).collect();
        let called = self.all_called(&persons).await?;
        let named = |person: PersonId| {
            let at = persons.iter().position(|known| *known == person);
            at.map_or(web::Called::Gone, |at| called[at].clone())
        };
        let contestants = scores.iter().zip(&called).map(|(score, called)| Contestant {
            handle: score.person.handle(),
            called: called.clone(),
            half_points: score.points,
            breaks: score.breaks,
            won: score.won,
            drawn: score.drawn,
            lost: score.lost,
            withdrawn: score.withdrawn,
            own: reader == Some(score.person),
        });
        let meetings = whole.pairings.iter().map(|pairing| Meeting {
            round: pairing.round,
            one: named(pairing.one),
            two: pairing.two.map(named),
            games: pairing
                .legs
                .iter()
                .map(|leg| Game {
                    table: leg.table.to_string(),
                    first_is_one: leg.first == 0,
                    half_points: leg.points,
                })
                .collect(),
        });
        let maker = whole.tournament.maker;
        Ok(TournamentPage {
            line: line(&whole.tournament)
                .ok_or_else(|| Problem::NoSuchGame(whole.tournament.game.clone()))?,
            maker: self.all_called(&[maker]).await?.pop().unwrap_or(web::Called::Gone),
            makes: reader == Some(maker),
            contestants: contestants.collect(),
            meetings: meetings.collect(),
        })
    }
}

async fn all(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let all = host.store().tournaments().await?;
    let lines: Vec<_> = all.iter().filter_map(line).collect();
    let may = host.may_make_tournaments();
    Ok(Html(web::tournaments_page(&asker.page(&uri), &lines, may).into_string()))
}

async fn found(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Response, Problem> {
    let named = |name| field(&fields, name).unwrap_or_default();
    let unreadable = |name: &str| Problem::Unreadable(name.to_owned());
    let (game, scenario) = named("scenario").split_once('/').ok_or_else(|| unreadable("scenario"))?;
    let entry = crate::pages::entry(game)?;
    let known = entry.title.scenarios.iter().any(|known| known.id == scenario);
    let kind: Kind = named("kind").parse().map_err(|_| unreadable("kind"))?;
    let rounds = match named("rounds") {
        "" => None,
        rounds => Some(rounds.parse().map_err(|_| unreadable("rounds"))?),
    };
    if !known {
        return Err(unreadable("scenario"));
    }
    let new = NewTournament {
        name: named("name"),
        scenario,
        kind,
        rounds: rounds.filter(|&rounds| rounds > 0),
        rated: !named("rated").is_empty(),
    };
    let guest = Guest::of(&host, &asker).await?;
    let id = host.found_tournament(&asker, guest.person, entry, new).await?;
    Ok(guest.on_to(&format!("/tournaments/{id}")))
}

async fn one(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let whole = host.tournament(&id).await?;
    let shown = host.shown_tournament(&whole, asker.person).await?;
    Ok(Html(web::tournament_page(&asker.page(&uri), &shown).into_string()))
}

async fn join(State(host): State<Shared>, Path(id): Path<String>, asker: Asker) -> Result<Response, Problem> {
    host.tournament(&id).await?;
    let guest = Guest::of(&host, &asker).await?;
    host.enter_tournament(&id, guest.person).await?;
    Ok(guest.on_to(&format!("/tournaments/{id}")))
}

async fn withdraw(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
    Form(fields): Form,
) -> Result<Redirect, Problem> {
    let own = asker.somebody()?;
    let leaves = match field(&fields, "person").filter(|handle| !handle.is_empty()) {
        Some(handle) => host.store().profile(handle).await?.ok_or(Problem::NoSuchPerson)?.person,
        None => own,
    };
    host.leave_tournament(&id, own, leaves).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}

async fn start(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Redirect, Problem> {
    host.start_tournament(&id, asker.somebody()?).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}
