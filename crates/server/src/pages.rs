//! The pages' addresses. What they look like is the business of `web`.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use game::{Lang, Seat, Title};
use serde::Deserialize;
use web::{NewGame, Offers, Opponent, Page, Remains, Tables};

use crate::api::making;
use crate::api::sitting::contribution;
use crate::asker::{Asker, set_lang};
use crate::coach;
use crate::editions;
use crate::finding::with_cookie;
use crate::guests::{self, Guest, player, sitting, waiting_table};
use crate::hosted::Visit;
use crate::key::Invitation;
use crate::laying::New;
use crate::learn;
use crate::news;
use crate::people::PersonId;
use crate::picture;
use crate::problem::{Problem, say};
use crate::read::{At, Form, Query, field, wants_json};
use crate::reading;
use crate::review;
use crate::seats;
use crate::sight;
use crate::stats;
use crate::stopped;
use crate::store::{Dice, Holder, Kept};
use crate::tabs;
use crate::terms::Asked;
use crate::told;
use crate::{Shared, key};

/// A picture of a board that is opened by itself brings its own style and lettering, and runs nothing.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/// The lobby lists no more than this many of a guest's games.
const MY_GAMES: u32 = 50;

/// Every address of a page.
pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/", get(lobby)),
        ("/new/{game}", get(new_form).post(new_game)),
        ("/play/{game}", post(play_now)),
        ("/learn/{game}/{lesson}", post(learn::begin)),
        ("/puzzles", get(learn::puzzles)),
        ("/game/{id}", get(table)),
        ("/game/{id}/sight", get(sight::sight)),
        ("/game/{id}/told", get(told::told)),
        ("/game/{id}/ahead", get(ahead)),
        ("/game/{id}/picture", get(picture::picture)),
        ("/game/{id}/replay", get(replay)),
        ("/game/{id}/replay/{step}", get(replay)),
        ("/game/{id}/coach", get(coach::coach)),
        ("/game/{id}/review", get(review::review)),
        ("/game/{id}/on", post(review::play_on)),
        ("/game/{id}/invitation", post(guests::change_invitation)),
        ("/join/{id}/{invitation}", get(guests::invitation).post(guests::join)),
        ("/rules/{game}", get(rules)),
        ("/rules/{game}/charts", get(reading::charts)),
        ("/rules/{game}/terms", get(reading::terms)),
        ("/rules/{game}/{clause}", get(clause)),
        ("/rules/{game}/{clause}/figure/{number}", get(reading::figure).post(reading::play)),
        ("/about", get(about)),
        ("/stats", get(stats::page)),
        ("/lang", post(language)),
        ("/assets/{name}", get(asset)),
    ]
}

/// Every address of a page's news.
pub fn streams() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![("/game/{id}/events", get(news::events)), ("/events", get(tabs::events))]
}

pub(crate) fn html(markup: maud::Markup) -> Html<String> {
    Html(markup.into_string())
}

pub(crate) fn entry(game: &str) -> Result<&'static shelf::Entry, Problem> {
    shelf::game(game).ok_or_else(|| Problem::NoSuchGame(game.to_owned()))
}

async fn lobby(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let (mine, challenges) = match asker.person {
        Some(person) => (host.games_of(person, MY_GAMES).await?, host.challenges(person).await?),
        None => (Vec::new(), Vec::new()),
    };
    let tables = Tables { mine, open: host.open_tables(asker.person).await?, challenges };
    Ok(html(web::lobby(&asker.page(&uri), &tables)))
}

/// What the form for a new game offers this asker.
async fn offers(host: &Shared, asker: &Asker, challenged: Option<String>) -> Result<Offers, Problem> {
    let met = match asker.person {
        Some(person) => host.store().met(person).await?,
        None => Vec::new(),
    };
    let met: Vec<_> = met.into_iter().map(|(person, called)| (person.handle(), called)).collect();
    let challenged = challenged.filter(|handle| met.iter().any(|(met, _)| met == handle));
    Ok(Offers { positions: host.allow_seeds, met, challenged })
}

#[derive(Debug, Deserialize)]
struct NewQuery {
    /// Whom the guest wants to challenge.
    with: Option<String>,
}

async fn new_form(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
    Query(asked): Query<NewQuery>,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let offers = offers(&host, &asker, asked.with).await?;
    Ok(html(web::new_game(&asker.page(&uri), entry(&game)?.title, &offers, None)))
}

async fn new_game(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
    uri: Uri,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let entry = entry(&game)?;
    match NewGame::read(entry.title, &fields) {
        Some(wanted) => start(&host, entry, &wanted, &asker, &fields).await,
        None => {
            let error = say(asker.lang, "form-unreadable");
            let offers = offers(&host, &asker, None).await?;
            let form = web::new_game(&asker.page(&uri), entry.title, &offers, Some(&error));
            Ok((StatusCode::BAD_REQUEST, html(form)).into_response())
        }
    }
}

async fn play_now(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let entry = entry(&game)?;
    start(&host, entry, &NewGame::recommended(entry.title), &asker, &fields).await
}

/// Sets up a table for the guest and goes there. Whoever comes for the first time becomes a guest.
async fn start(
    host: &Shared,
    entry: &'static shelf::Entry,
    wanted: &NewGame,
    asker: &Asker,
    fields: &[(String, String)],
) -> Result<Response, Problem> {
    let entry = editions::entry(entry.title.id, wanted.edition.as_deref())?;
    let contribution = contribution(field(fields, "contribution"))?;
    let scenario = wanted.position.is_none().then_some(wanted.scenario.as_str());
    let draft = making::draft(host, entry, scenario, wanted.position.as_deref())?;
    let alone = making::scenario_of(&*draft).players == 1;
    let guest = Guest::of(host, asker).await?;
    let holders = holders(entry.title, wanted, alone, guest.person);
    let dice = Dice::Shared(making::secret()?);
    let new = New::of(entry, &*draft, dice, holders, contribution).timed(wanted.time);
    let met = if wanted.opponent == Opponent::Met { wanted.met.as_deref() } else { None };
    let asked = Asked {
        wanted: (wanted.opponent == Opponent::Open && !alone).then_some(wanted.wanted),
        watch: wanted.watch,
        rated: wanted.rated && !alone,
        challenge: met.filter(|_| !alone),
    };
    let terms = host.terms(Some(guest.person), asked, &new).await?;
    let visit = host.create(asker, New { terms, ..new }).await?;
    Ok(guest.on_to(&format!("/game/{}", visit.hosted().id)))
}

/// Who plays each side. Whoever plays alone has the first seat.
fn holders(title: &Title, wanted: &NewGame, alone: bool, person: PersonId) -> Vec<Holder> {
    let lot = || Seat(key::random_bytes::<1>()[0] % title.seats.len() as u8);
    let own = if alone { Seat(0) } else { wanted.side.unwrap_or_else(lot) };
    title
        .seats()
        .map(|seat| match wanted.opponent {
            _ if seat == own => Holder::Guest(person),
            _ if alone => Holder::Rules,
            Opponent::Computer(computer) => Holder::Computer(computer),
            Opponent::Link | Opponent::Open | Opponent::Met => Holder::Invited(Some(Invitation::random())),
            Opponent::SameScreen => Holder::Guest(person),
        })
        .collect()
}

async fn table(At { host, id, asker }: At, uri: Uri) -> Result<Response, Problem> {
    let page = asker.page(&uri);
    Ok(match host.visit(&id).await {
        Ok(Visit::Begun(open)) => {
            let table = web::table_page(&page, &*open.board, &sitting(&open, &asker, None)?);
            // Whoever looks on may have something to say, and is then known by it.
            with_cookie(html(table).into_response(), &asker)
        }
        Ok(Visit::Waiting(waiting)) => {
            let challenged = host.store().called(vec![waiting.terms.challenged]).await?.pop().flatten();
            let table = waiting_table(&waiting, &asker, challenged)?;
            let page = html(web::waiting_page(&page, &table)).into_response();
            if table.offered.is_some() { with_cookie(page, &asker) } else { page }
        }
        Err(problem @ Problem::Stopped(_)) => {
            html(remains(&page, &host.kept(&id).await?, &asker, &problem)?).into_response()
        }
        Err(problem) => return Err(problem),
    })
}

/// What is left of a game that cannot be shown on its board.
fn remains(page: &Page, kept: &Kept, asker: &Asker, problem: &Problem) -> Result<maud::Markup, Problem> {
    let remains = Remains {
        game: kept.game.clone(),
        scenario: kept.scenario.clone(),
        turn: kept.standing.turn,
        players: kept.holders.iter().zip(&kept.names).map(player).collect(),
        reason: problem.reason(page.lang),
        record: stopped::record(kept, seats::viewer(kept, asker)?),
    };
    Ok(web::remains_page(page, &remains))
}

#[derive(Debug, Deserialize)]
struct ReplayQuery {
    side: Option<String>,
}

/// A moment of a match. While it runs, a guest sees it through their own eyes; afterwards through any.
async fn replay(
    At { host, id, asker }: At,
    Path(path): Path<Vec<(String, String)>>,
    uri: Uri,
    headers: HeaderMap,
    Query(looking): Query<ReplayQuery>,
) -> Result<Response, Problem> {
    let step = match path.iter().find(|(name, _)| name == "step") {
        Some((_, step)) => step.parse().map_err(|_| Problem::NoSuchPage)?,
        None => 0,
    };
    let open = host.open(&id).await?;
    let sitting = sitting(&open, &asker, looking.side.as_deref())?;
    let mut response = if wants_json(&headers) {
        Json(web::replay_fragments(&*open.board, &sitting, step, asker.lang)).into_response()
    } else {
        html(web::replay_page(&asker.page(&uri), &*open.board, &sitting, step)).into_response()
    };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept"));
    Ok(response)
}

#[derive(Debug, Deserialize)]
struct AheadQuery {
    decision: String,
    side: Option<String>,
}

/// What an order of the guest's looks like that is only begun: nothing is decided by that.
async fn ahead(At { host, id, asker }: At, Query(asked): Query<AheadQuery>) -> Result<Response, Problem> {
    let open = host.open(&id).await?;
    let seating = open.seating(&asker, asked.side.as_deref())?;
    seating.to_decide()?;
    let ahead = web::ahead(&*open.board, seating, &asked.decision, asker.lang);
    Ok(Json(ahead.ok_or(Problem::UnreadableDecision(asked.decision))?).into_response())
}

async fn rules(Path(game): Path<String>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    Ok(html(web::rules_page(&asker.page(&uri), entry(&game)?.title)))
}

async fn clause(Path((game, clause)): Path<(String, String)>, asker: Asker) -> Result<Html<String>, Problem> {
    let part = web::clause_part(asker.lang, entry(&game)?.title, &clause);
    part.map(html).ok_or(Problem::NoSuchPage)
}

async fn about(asker: Asker, uri: Uri) -> Html<String> {
    html(web::about_page(&asker.page(&uri)))
}

/// Remembers the language and goes back, to a page of ours only.
async fn language(Form(fields): Form) -> Result<Response, Problem> {
    let lang: Lang = field(&fields, "lang").unwrap_or_default().parse().map_err(Problem::Unreadable)?;
    let ours = |back: &&str| {
        let path = back.strip_prefix('/').filter(|rest| !rest.starts_with(['/', '\\']));
        path.is_some_and(|path| path.bytes().all(|byte| byte.is_ascii_graphic()))
    };
    let back = field(&fields, "back").filter(ours).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_lang(lang));
    Ok(response)
}

async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let asset = web::asset(&name).ok_or(Problem::NoSuchPage)?;
    let headers = [
        (header::CONTENT_TYPE, asset.content_type),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    let mut response = (headers, &*asset.body).into_response();
    // A script that runs by itself may ask for what pages may ask for.
    if !asset.name.ends_with(".js") {
        let policy = HeaderValue::from_static(PICTURE_POLICY);
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    Ok(response)
}
