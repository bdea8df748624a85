//! A person and his tables.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use game::{Lang, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use web::{Called, LONGEST_NAME};

use super::calls::{self, CallsBody};
use super::{NodeBody, names, node_of, player};
use crate::Shared;
use crate::asker::Asker;
use crate::editions::{self, EditionBody};
use crate::hosted::Visit;
use crate::key::Secret;
use crate::live::{last_event, streamed};
use crate::mine::{self, MOST_TABLES, MyNews};
use crate::people::pages::key_link;
use crate::people::words::PersonalKey;
use crate::people::{PersonId, plain};
use crate::problem::Problem;
use crate::read::{self, MaybeJson};
use crate::store::{Listed, Opener};

/// The one who asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MeBody {
    pub name: String,
    /// Whether he has chosen it himself.
    pub named: bool,
    /// When he first came, in seconds since 1970.
    pub since: i64,
    /// In how many browsers he is known.
    pub devices: u32,
    /// Whether he has a key.
    pub key: bool,
    /// Where he sits, the table touched last first; a thousand at most.
    pub tables: Vec<MyTable>,
}

/// A table where one sits.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MyTable {
    pub table: String,
    pub game: String,
    pub scenario: String,
    /// The edition, if it is not the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<EditionBody>,
    pub turn: u16,
    pub node: NodeBody,
    /// The sides he plays.
    pub held: Vec<String>,
    /// Whether a decision of his is awaited.
    pub mine: bool,
    /// Who plays each side: `person`, `awaited`, `rules` or a level, `general@long` with its pace.
    pub players: BTreeMap<String, String>,
    /// What the persons among them are called.
    pub names: BTreeMap<String, String>,
    /// When anything was last changed there, in seconds since 1970.
    pub touched: i64,
    /// How it is timed; null if it is not.
    pub pace: Option<String>,
    /// How it ended, if it was not its rules that ended it: `resigned texan`, `drawn`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// How many lines of the players' chat he has not read.
    pub unread: u32,
    /// Whether he has put it aside.
    pub archived: bool,
    pub rated: bool,
}

/// Somebody new.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What he is called: up to 24 letters.
    pub name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// A name, as it is shown: without what cannot be seen, on one line, at most 24 letters.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NameBody {
    pub name: String,
}

/// What opens a person. It is shown only here.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KeyBody {
    /// For `Authorization: Bearer KEY`.
    pub key: String,
    /// Where a browser comes in with it.
    pub link: String,
}

/// All that is kept of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ArchiveBody {
    #[serde(flatten)]
    pub me: MeBody,
    /// How he is called.
    pub calls: CallsBody,
    /// The record of each game that has begun, as he may know it, by table.
    pub records: BTreeMap<String, String>,
}

impl KeyBody {
    fn of(key: PersonalKey) -> KeyBody {
        let key = key.reveal();
        KeyBody { link: key_link(&key), key }
    }
}

/// Makes a person, and his key: with it a program sits at any number of tables, and a browser can go on.
#[utoipa::path(
    post, path = "/api/me", tag = "person", request_body = Option<NewPerson>,
    responses((status = 201, description = "What opens the new person", body = KeyBody)),
)]
pub async fn begin(
    State(host): State<Shared>,
    MaybeJson(asked): MaybeJson<NewPerson>,
) -> Result<(StatusCode, Json<KeyBody>), Problem> {
    if let Some(name) = &asked.name {
        plain::line(name, LONGEST_NAME).ok_or(Problem::NoName)?;
    }
    let (person, key) = (PersonId::random(), PersonalKey::random());
    host.store().welcome(person, Opener::Key, key.hash()).await?;
    if let Some(name) = &asked.name {
        host.rename(person, name).await?;
    }
    Ok((StatusCode::CREATED, Json(KeyBody::of(key))))
}

/// The one who asks, and his tables.
#[utoipa::path(
    get, path = "/api/me", tag = "person", security(("person" = [])),
    responses((status = 200, description = "The person", body = MeBody)),
)]
pub async fn look(State(host): State<Shared>, asker: Asker) -> Result<Json<MeBody>, Problem> {
    Ok(Json(me(&host, &asker).await?))
}

async fn me(host: &Shared, asker: &Asker) -> Result<MeBody, Problem> {
    let id = asker.somebody()?;
    let kept = host.store().person(id).await?.ok_or(Problem::Nobody)?;
    let listed = host.store().tables_of(id, MOST_TABLES).await?;
    let called = id.called(kept.name);
    Ok(MeBody {
        named: matches!(called, Called::Name(_)),
        name: called.say(asker.lang),
        since: kept.since,
        devices: kept.devices,
        key: kept.has_key,
        tables: listed.iter().filter_map(|listed| my_table(listed, id, asker.lang)).collect(),
    })
}

/// None for a game that is no longer on the shelf.
pub fn my_table(listed: &Listed, person: PersonId, lang: Lang) -> Option<MyTable> {
    let title = shelf::game(&listed.game)?.title;
    let side = |seat: Seat| title.seat_id(seat).to_owned();
    let seats = || title.seats().zip(&listed.holders);
    let standing = listed.standing;
    let (scenario, edition) = editions::split(&listed.scenario);
    Some(MyTable {
        table: listed.id.to_string(),
        game: listed.game.clone(),
        scenario,
        edition,
        turn: standing.turn,
        node: node_of(listed, title),
        mine: listed.awaits(person),
        held: listed.seats_of(person).map(side).collect(),
        players: seats().map(|(seat, holder)| (side(seat), player(holder))).collect(),
        names: names(title, listed.names.iter(), lang),
        touched: listed.touched,
        pace: listed.pace.clone(),
        ended: listed.ended.clone(),
        unread: listed.unread,
        archived: listed.is_archived(person),
        rated: listed.terms.rated,
    })
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MyQuery {
    /// Only what has changed since then, in seconds since 1970: the id of the last event.
    pub after: Option<i64>,
}

/// One stream for all tables of the one who asks: at first those that are not over, then each at which something has changed, be it a
/// decision or who sits there, and each that is new. The id of an event is the second of its latest change.
#[utoipa::path(
    get, path = "/api/me/events", tag = "live", operation_id = "my_events", params(MyQuery), security(("person" = [])),
    responses((status = 200, description = "Each event's data is a MyNews", body = MyNews, content_type = "text/event-stream")),
)]
pub async fn events(
    State(host): State<Shared>,
    asker: Asker,
    headers: HeaderMap,
    read::Query(asked): read::Query<MyQuery>,
) -> Result<Response, Problem> {
    let after = last_event(&headers).map(u64::cast_signed).or(asked.after);
    let telling = mine::for_program(host.clone(), &asker, after).await?;
    Ok(streamed(&host, telling))
}

/// Gives the one who asks another name.
#[utoipa::path(
    post, path = "/api/me/name", tag = "person", request_body = NewName, security(("person" = [])),
    responses((status = 200, description = "The name, as it is shown", body = NameBody)),
)]
pub async fn rename(
    State(host): State<Shared>,
    asker: Asker,
    read::Json(asked): read::Json<NewName>,
) -> Result<Json<NameBody>, Problem> {
    let name = host.rename(asker.somebody()?, &asked.name).await?;
    Ok(Json(NameBody { name }))
}

/// Makes a new key for the one who asks. The one before opens nothing any more.
#[utoipa::path(
    post, path = "/api/me/key", tag = "person", security(("person" = [])),
    responses((status = 201, description = "The new key", body = KeyBody)),
)]
pub async fn change_key(
    State(host): State<Shared>,
    asker: Asker,
) -> Result<(StatusCode, Json<KeyBody>), Problem> {
    let key = host.change_key(asker.somebody()?).await?;
    Ok((StatusCode::CREATED, Json(KeyBody::of(key))))
}

/// Signs the one who asks out in all browsers but the one he asks with.
#[utoipa::path(
    delete, path = "/api/me/devices", tag = "person", security(("person" = [])),
    responses((status = 204, description = "They know him no longer")),
)]
pub async fn sign_out(State(host): State<Shared>, asker: Asker) -> Result<StatusCode, Problem> {
    let this = asker.guest.as_ref().filter(|_| asker.key.is_none()).map(Secret::hash);
    host.store().sign_out(asker.somebody()?, this).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the one who asks away, with his name, what opens him and where he is called: for ever. His finished games stay, without his name.
#[utoipa::path(
    delete, path = "/api/me", tag = "person", operation_id = "delete", security(("person" = [])),
    responses((status = 204, description = "Nobody knows him any more")),
)]
pub async fn delete(State(host): State<Shared>, asker: Asker) -> Result<StatusCode, Problem> {
    host.forget_person(asker.somebody()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All that is kept of the one who asks: himself, his tables, and their records as he may know them.
#[utoipa::path(
    get, path = "/api/me/archive", tag = "person", security(("person" = [])),
    responses((status = 200, description = "All of it", body = ArchiveBody)),
)]
pub async fn archive(State(host): State<Shared>, asker: Asker) -> Result<Response, Problem> {
    let me = me(&host, &asker).await?;
    let mut records = BTreeMap::new();
    for table in &me.tables {
        let id = table.table.parse().map_err(|()| Problem::Inside)?;
        if let Ok(Visit::Begun(open)) = host.visit(&id).await {
            let viewer = open.seating(&asker, None).map_or(Viewer::Observer, |seating| seating.viewer());
            records.insert(table.table.clone(), open.board.record(viewer));
        }
    }
    let calls = calls::body(&host, &asker).await?;
    let mut response = Json(ArchiveBody { me, calls, records }).into_response();
    let attachment = HeaderValue::from_static("attachment; filename=\"bexar.json\"");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, attachment);
    Ok(response)
}
