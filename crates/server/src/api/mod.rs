//! The door for programs: JSON in, JSON out. The table page in the browser uses it too.

mod advising;
mod any;
mod calls;
mod description;
mod events;
mod finding;
mod library;
pub mod making;
mod me;
mod playing;
pub mod settling;
pub mod sitting;
mod standing;
pub mod talking;
mod tournaments;
mod types;

use std::collections::BTreeMap;

use ai::{Level, Pace};
use axum::response::Json;
use game::{Lang, Phrase, Seat, Title, Viewer};
use table::{Contribution, Said, Seating, Source};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::Called;

use crate::Shared;
use crate::asker::Asker;
use crate::editions::{self, EditionBody};
use crate::hosted::Open;
use crate::store::{Holder, Listed};

pub use me::{MyTable, my_table};
pub use types::{
    CarriedBody, DiceBody, EstimateBody, EventBody, GameBody, GamesBody, HintBody, HintedBody,
    InvitationBody, Join, JoinedBody, LibraryBody, MovedBody, NewDecision, NewTable, NewsBody, NodeBody,
    OddsBody, OptionBody, ScenarioBody, SeedText, SideBody, TableBody, TableMade, TableQuery, TakeBack,
    WhyBody, WhyNot,
};

/// Every address of the API, with its description; [`description`] adds what they have in common.
pub fn routes() -> OpenApiRouter<Shared> {
    answers().merge(streams())
}

/// Those that stream news.
pub fn streams() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(events::events)).routes(routes!(me::events))
}

/// Those that answer once.
pub fn answers() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(description::head())
        .routes(routes!(games))
        .routes(routes!(library::data))
        .routes(routes!(library::sheet))
        .routes(routes!(library::rules))
        .routes(routes!(library::notation))
        .routes(routes!(making::create))
        .routes(routes!(playing::look, finding::throw_away))
        .routes(routes!(sitting::join))
        .routes(routes!(sitting::invite, sitting::withdraw))
        .routes(routes!(playing::decide))
        .routes(routes!(playing::why))
        .routes(routes!(playing::odds))
        .routes(routes!(advising::hint))
        .routes(routes!(advising::estimate))
        .routes(routes!(playing::undo))
        .routes(routes!(playing::record))
        .routes(routes!(settling::resign))
        .routes(routes!(settling::propose))
        .routes(routes!(settling::answer))
        .routes(routes!(settling::claim))
        .routes(routes!(talking::look, talking::say))
        .routes(routes!(talking::has_read))
        .routes(routes!(talking::mute))
        .routes(routes!(talking::report))
        .routes(routes!(me::look, me::begin, me::delete))
        .routes(routes!(me::rename))
        .routes(routes!(me::change_key))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::archive))
        .routes(routes!(calls::look, calls::add))
        .routes(routes!(calls::drop_one))
        .routes(routes!(calls::try_one))
        .routes(routes!(calls::quiet))
        .routes(routes!(finding::open))
        .routes(routes!(finding::watch))
        .routes(routes!(finding::challenges))
        .routes(routes!(finding::met))
        .routes(routes!(finding::next))
        .routes(routes!(finding::decline))
        .routes(routes!(finding::aside))
        .routes(routes!(finding::rematch))
        .routes(routes!(standing::ranks))
        .routes(routes!(standing::person))
        .routes(routes!(standing::hide))
        .routes(routes!(tournaments::all, tournaments::found))
        .routes(routes!(tournaments::look))
        .routes(routes!(tournaments::join))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(tournaments::start))
        .routes(routes!(description::describe))
}

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "Every game", body = GamesBody)))]
async fn games(asker: Asker) -> Json<GamesBody> {
    Json(GamesBody { games: shelf::shown().map(|entry| game_body(entry, asker.lang)).collect() })
}

fn game_body(entry: &shelf::Entry, lang: Lang) -> GameBody {
    let title = entry.title;
    let say = |id: String| entry.catalog().named(lang, &id);
    GameBody {
        id: title.id.to_owned(),
        title: title.name.to_owned(),
        scenarios: title
            .scenarios
            .iter()
            .map(|scenario| ScenarioBody {
                id: scenario.id.to_owned(),
                title: say(format!("scenario-{}", scenario.id)),
                about: say(format!("scenario-{}-about", scenario.id)),
                recommended: scenario.id == title.recommended().id,
                players: scenario.players,
            })
            .collect(),
        sides: title
            .seats
            .iter()
            .map(|side| SideBody { id: (*side).to_owned(), title: say(format!("side-{side}")) })
            .collect(),
        options: title
            .options
            .iter()
            .map(|option| OptionBody {
                id: option.id.to_owned(),
                values: option.values.iter().map(|value| (*value).to_owned()).collect(),
            })
            .collect(),
        players: title.scenarios.iter().map(|scenario| scenario.players).max().unwrap_or(0),
        levels: Level::ALL.iter().map(ToString::to_string).collect(),
        paces: Pace::ALL.iter().map(ToString::to_string).collect(),
        library: library::addresses(entry),
        editions: EditionBody::all(title.id),
    }
}

/// The table as someone who sits so may know it, its log from what has changed since `after` on.
fn table_body(open: &Open, seating: &Seating, lang: Lang, after: Option<u64>) -> TableBody {
    let board = &open.board;
    let title = board.title();
    let viewer = seating.viewer();
    let side = |seat: Seat| title.seat_id(seat).to_owned();
    let deciding = seating.to_decide().ok();
    let source = board.source();
    let log_from = after.map_or(0, |at| open.stands_since(at));
    let (scenario, edition) = editions::split(&board.scenario());
    let ended = board.ended().map(|ending| settling::ended(ending, title, lang));
    TableBody {
        table: open.hosted.id.to_string(),
        game: title.id.to_owned(),
        scenario,
        edition,
        at: open.at(),
        turn: board.turn(),
        node: match board.outcome() {
            Some(outcome) => NodeBody::Over { winner: outcome.winner.map(side), points: outcome.points },
            None => NodeBody::Decide { sides: board.awaited().iter().map(side).collect() },
        },
        prompt: match open.notice(lang).or(ended.as_ref().map(|ended| ended.text.clone())) {
            Some(text) => Said { text, rule: "" },
            None => board.prompt(viewer, lang),
        },
        stopped: open.notice(lang),
        ended,
        pace: open.affairs.pace().map(|pace| pace.to_string()),
        clocks: BTreeMap::new(),
        proposals: settling::proposals(open),
        taken_back: source.taken_back().iter().map(ToString::to_string).collect(),
        side: match viewer {
            Viewer::Seat(seat) => Some(side(seat)),
            Viewer::Observer => None,
        },
        held: seating.held().iter().map(side).collect(),
        players: open.seats().map(|(seat, holder)| (side(seat), player(holder))).collect(),
        names: names(title, open.sitters().map(|(_, called)| called), lang),
        view: board.view(viewer),
        offers: deciding.map_or_else(Vec::new, |seat| {
            board.offers(seat, lang).into_iter().map(|offered| offered.notation).collect()
        }),
        sweeps: deciding.map_or_else(Vec::new, |seat| board.sweeps(seat, lang)),
        undo: deciding.is_some_and(|seat| board.can_undo(seat).is_ok()),
        log_from,
        log: open.log(viewer, log_from, lang),
        events: happened(open, viewer, log_from),
        dice: dice_body(&source, board.position().is_some()),
        commitment: source.commitment().to_owned(),
        seed: source.seed().map(|seed| seed.to_string()),
        carried: None,
    }
}

/// What the log tells from the `from`-th input on, as data.
fn happened(open: &Open, viewer: Viewer, from: usize) -> Vec<EventBody> {
    let events = open.board.happened(viewer, from).into_iter();
    events.map(|(input, event)| EventBody { input, event }).collect()
}

/// Where the dice come from, and what was set by hand.
fn dice_body(source: &Source, prepared: bool) -> DiceBody {
    let parts = source.parts();
    let word = |(side, word): &(String, Option<Contribution>)| {
        (side.clone(), word.as_ref().map(ToString::to_string))
    };
    DiceBody {
        by_hand: [("seed", source.is_by_hand()), ("position", prepared)]
            .into_iter()
            .filter(|&(_, set)| set)
            .map(|(what, _)| what.to_owned())
            .collect(),
        contributions: parts.map(|parts| parts.contributions.iter().map(word).collect()).unwrap_or_default(),
        server_secret: parts.and_then(|parts| parts.secret).map(|secret| secret.to_string()),
    }
}

/// What a listed table waits for.
fn node_of(listed: &Listed, title: &Title) -> NodeBody {
    let standing = listed.standing;
    let side = |seat: Seat| title.seat_id(seat).to_owned();
    let seats = title.seats().zip(&listed.holders);
    let awaited: Vec<String> = seats
        .filter(|(_, holder)| matches!(holder, Holder::Invited(_)))
        .map(|(seat, _)| side(seat))
        .collect();
    match () {
        () if standing.over => NodeBody::Over { winner: standing.winner.map(side), points: None },
        () if !awaited.is_empty() => NodeBody::Waiting { sides: awaited },
        () => NodeBody::Decide { sides: standing.awaits.iter().map(side).collect() },
    }
}

fn player(holder: &Holder) -> String {
    match holder {
        Holder::Computer(computer) => computer.to_string(),
        Holder::Token(_) | Holder::Guest(_) => "person".to_owned(),
        Holder::Invited(_) => "awaited".to_owned(),
        Holder::Rules => "rules".to_owned(),
    }
}

/// What the persons of a table are called, by side.
fn names<'a>(
    title: &Title,
    called: impl Iterator<Item = &'a Option<Called>>,
    lang: Lang,
) -> BTreeMap<String, String> {
    let named = title.seats().zip(called);
    let said = |(seat, called): (Seat, &Option<Called>)| {
        Some((title.seat_id(seat).to_owned(), called.as_ref()?.say(lang)))
    };
    named.filter_map(said).collect()
}

/// A reason that names what was not found.
fn unfit(id: &'static str, name: &'static str, what: &str) -> crate::problem::Problem {
    crate::problem::Problem::Unfit(Phrase::new(id).with(name, what))
}
