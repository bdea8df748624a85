//! The pages' addresses. What they look like is the business of `web`.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use game::{Lang, Node, Outcome, Seat, Title};
use serde::Deserialize;
use table::Seed;
use web::{MyGame, NewGame, Opponent, Page, Player, Remains, Sitting};

use crate::api::making;
use crate::asker::{Asker, set_guest, set_lang};
use crate::hosted::Open;
use crate::key::Secret;
use crate::live;
use crate::problem::{Problem, say};
use crate::read::{self, Asked, Form};
use crate::sight;
use crate::stopped;
use crate::store::{Holder, Kept, Listed};
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
        ("/game/{id}", get(table)),
        ("/game/{id}/events", get(live::page_events)),
        ("/game/{id}/sight", get(sight::sight)),
        ("/game/{id}/replay", get(replay)),
        ("/game/{id}/replay/{step}", get(replay)),
        ("/join/{id}/{invite}", get(join)),
        ("/rules/{game}", get(rules)),
        ("/rules/{game}/{clause}", get(clause)),
        ("/about", get(about)),
        ("/lang", post(language)),
        ("/assets/{name}", get(asset)),
    ]
}

fn html(markup: maud::Markup) -> Html<String> {
    Html(markup.into_string())
}

fn page(asker: &Asker, uri: &Uri) -> Page {
    let path = uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
    Page { lang: asker.lang, path }
}

fn entry(game: &str) -> Result<&'static shelf::Entry, Problem> {
    shelf::game(game).ok_or_else(|| Problem::NoSuchGame(game.to_owned()))
}

async fn lobby(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let mine = match &asker.guest {
        Some(guest) => {
            let listed = host.store().tables_of(guest.hash(), MY_GAMES).await?;
            listed.iter().filter_map(|listed| my_game(listed, guest)).collect()
        }
        None => Vec::new(),
    };
    Ok(html(web::lobby(&page(&asker, &uri), &mine)))
}

/// A line of "my games"; none for a game that is no longer on the shelf.
fn my_game(listed: &Listed, guest: &Secret) -> Option<MyGame> {
    let standing = listed.standing;
    let own = Holder::Guest(guest.hash());
    Some(MyGame {
        id: listed.id.to_string(),
        title: shelf::game(&listed.game)?.title,
        turn: standing.turn,
        node: if standing.over {
            Node::Over(Outcome { winner: standing.winner, points: None })
        } else {
            Node::Decide(standing.awaits)
        },
        players: listed.holders.iter().map(|&holder| player(holder, None)).collect(),
        held: (0..)
            .map(Seat)
            .zip(&listed.holders)
            .filter(|&(_, &holder)| holder == own)
            .map(|(seat, _)| seat)
            .collect(),
    })
}

fn player(holder: Holder, invite: Option<String>) -> Player {
    match holder {
        Holder::Computer(level) => Player::Computer(level),
        Holder::Token(_) => Player::Awaited { invite },
        Holder::Guest(_) => Player::Person,
        Holder::Rules => Player::Rules,
    }
}

async fn new_form(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    Ok(html(web::new_game(&page(&asker, &uri), entry(&game)?.title, host.allow_seeds, None)))
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
        Some(wanted) => start(&host, entry, &wanted, &asker).await,
        None => {
            let error = say(asker.lang, "form-unreadable");
            let form = web::new_game(&page(&asker, &uri), entry.title, host.allow_seeds, Some(&error));
            Ok((StatusCode::BAD_REQUEST, html(form)).into_response())
        }
    }
}

async fn play_now(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    let entry = entry(&game)?;
    start(&host, entry, &NewGame::recommended(entry.title), &asker).await
}

/// Sets up a table for the guest and goes there. Whoever comes for the first time becomes a guest.
async fn start(
    host: &Shared,
    entry: &'static shelf::Entry,
    wanted: &NewGame,
    asker: &Asker,
) -> Result<Response, Problem> {
    let guest = asker.guest.clone().unwrap_or_else(Secret::random);
    let seed = Seed::random().map_err(|_| Problem::Inside)?;
    let scenario = wanted.position.is_none().then_some(wanted.scenario.as_str());
    let board = making::start(host, entry, scenario, wanted.position.as_deref(), seed)?;
    let alone = making::scenario_of(&*board).players == 1;
    let open = host.create(board, seed, holders(entry.title, wanted, alone, &guest, &seed)).await?;
    Ok(seated(&format!("/game/{}", open.hosted.id), asker, &guest))
}

/// Who plays each side. Who plays alone has the first seat.
fn holders(title: &Title, wanted: &NewGame, alone: bool, guest: &Secret, seed: &Seed) -> Vec<Holder> {
    let lot = || Seat(key::random_bytes::<1>()[0] % title.seats.len() as u8);
    let own = if alone { Seat(0) } else { wanted.side.unwrap_or_else(lot) };
    title
        .seats()
        .map(|seat| match wanted.opponent {
            _ if seat == own => Holder::Guest(guest.hash()),
            _ if alone => Holder::Rules,
            Opponent::Computer(level) => Holder::Computer(level),
            Opponent::Link => Holder::Token(Secret::invitation(seed, seat).hash()),
            Opponent::SameScreen => Holder::Guest(guest.hash()),
        })
        .collect()
}

/// On to the table, with the guest's cookie if it is new.
fn seated(to: &str, asker: &Asker, guest: &Secret) -> Response {
    let mut response = Redirect::to(to).into_response();
    if asker.guest.is_none() {
        response.headers_mut().insert(header::SET_COOKIE, set_guest(guest));
    }
    response
}

#[derive(Debug, Deserialize)]
struct Arrival {
    again: Option<String>,
}

/// Takes the seat that an invitation opens. Whoever comes without a cookie is given one and sent here again
/// first: the programs that look at every link in a message keep no cookies, and must not take the seat.
async fn join(
    State(host): State<Shared>,
    method: Method,
    read::Table(id): read::Table,
    Path((_, invite)): Path<(String, String)>,
    asker: Asker,
    Asked(arrival): Asked<Arrival>,
) -> Result<Response, Problem> {
    match asker.guest {
        Some(guest) if method == Method::GET => {
            let to = format!("/game/{id}");
            host.join(id, Secret::sent(&invite), guest).await?;
            Ok(Redirect::to(&to).into_response())
        }
        Some(_) => Ok(StatusCode::OK.into_response()),
        None if arrival.again.is_some() => Err(Problem::NeedsCookie),
        None => {
            host.open(&id).await?.invited(&Secret::sent(&invite)).ok_or(Problem::InviteSpent)?;
            Ok(seated(&format!("/join/{id}/{invite}?again=1"), &asker, &Secret::random()))
        }
    }
}

async fn table(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let open = match host.open(&id).await {
        Err(problem @ Problem::Stopped(_)) => {
            let kept = host.kept(&id).await?;
            return Ok(html(remains(&page(&asker, &uri), &kept, &asker, &problem)?));
        }
        opened => opened?,
    };
    Ok(html(web::table_page(&page(&asker, &uri), &*open.board, &sitting(&open, &asker, None)?)))
}

/// What is left of a game that cannot be shown on its board.
fn remains(page: &Page, kept: &Kept, asker: &Asker, problem: &Problem) -> Result<maud::Markup, Problem> {
    let remains = Remains {
        game: kept.game.clone(),
        scenario: kept.scenario.clone(),
        turn: kept.standing.turn,
        players: kept.holders.iter().map(|&holder| player(holder, None)).collect(),
        reason: problem.reason(page.lang),
        record: stopped::record(kept, stopped::viewer(kept, asker)?),
    };
    Ok(web::remains_page(page, &remains))
}

/// The table as this guest knows it. Nobody looks through eyes that are not his: whoever asks for them is shown his own. An invitation
/// is shown to those who sit there.
pub fn sitting(open: &Open, asker: &Asker, eyes: Option<&str>) -> Result<Sitting, Problem> {
    let seating = open.seating(asker, eyes).or_else(|_| open.seating(asker, None))?;
    let invite = |seat: Seat| {
        let invitation = if seating.held().is_empty() { None } else { open.invitation(seat) }?;
        Some(format!("/join/{}/{}", open.hosted.id, invitation.reveal()))
    };
    Ok(Sitting {
        id: open.hosted.id.to_string(),
        at: open.at(),
        players: open.seats().map(|(seat, &holder)| player(holder, invite(seat))).collect(),
        seating,
        notice: open.notice(asker.lang),
    })
}

#[derive(Debug, Deserialize)]
struct Eyes {
    side: Option<String>,
}

/// A moment of a match. While it runs, a guest sees it through their own eyes; afterwards through any.
async fn replay(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    Path(path): Path<Vec<(String, String)>>,
    asker: Asker,
    uri: Uri,
    headers: HeaderMap,
    Asked(eyes): Asked<Eyes>,
) -> Result<Response, Problem> {
    let step = match path.iter().find(|(name, _)| name == "step") {
        Some((_, step)) => step.parse().map_err(|_| Problem::NoSuchPage)?,
        None => 0,
    };
    let open = host.open(&id).await?;
    let sitting = sitting(&open, &asker, eyes.side.as_deref())?;
    let wants_json = headers
        .get(header::ACCEPT)
        .and_then(|accepted| accepted.to_str().ok())
        .is_some_and(|accepted| accepted.contains("application/json"));
    let mut response = if wants_json {
        Json(web::replay_fragments(&*open.board, sitting.seating.viewer(), step, asker.lang)).into_response()
    } else {
        html(web::replay_page(&page(&asker, &uri), &*open.board, &sitting, step)).into_response()
    };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept"));
    Ok(response)
}

async fn rules(Path(game): Path<String>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    Ok(html(web::rules_page(&page(&asker, &uri), entry(&game)?.title)))
}

async fn clause(Path((game, clause)): Path<(String, String)>, asker: Asker) -> Result<Html<String>, Problem> {
    let part = web::clause_part(asker.lang, entry(&game)?.title, &clause);
    part.map(html).ok_or(Problem::NoSuchPage)
}

async fn about(asker: Asker, uri: Uri) -> Html<String> {
    html(web::about_page(&page(&asker, &uri)))
}

/// Remembers the language and goes back, to a page of ours only.
async fn language(Form(fields): Form) -> Result<Response, Problem> {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let lang: Lang = field("lang").unwrap_or_default().parse().map_err(Problem::Unreadable)?;
    let ours = |back: &&str| {
        let path = back.strip_prefix('/').filter(|rest| !rest.starts_with(['/', '\\']));
        path.is_some_and(|path| path.bytes().all(|byte| byte.is_ascii_graphic()))
    };
    let back = field("back").filter(ours).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_lang(lang));
    Ok(response)
}

async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let asset = web::asset(&name).ok_or(Problem::NoSuchPage)?;
    let headers = [
        (header::CONTENT_TYPE, asset.content_type),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY),
    ];
    Ok((headers, &*asset.body).into_response())
}
