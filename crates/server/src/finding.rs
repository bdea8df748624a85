//! Finding a game and those to play with, on pages; what programs ask for is in `api::finding`.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use game::{Node, Outcome, Seat};
use serde::Deserialize;
use table::Ending;
use web::{MyGame, OpenTable, PublicGame, Which};

use crate::Shared;
use crate::api::sitting::{contribution, offered};
use crate::asker::{Asker, set_guest};
use crate::guests::{Guest, player};
use crate::host::Host;
use crate::key::{Secret, TableId};
use crate::people::PersonId;
use crate::problem::Problem;
use crate::read::{Form, Query, field};
use crate::store::{Holder, Listed};

/// So many of a person's tables are listed.
pub const MY_GAMES: u32 = 500;

/// Every address of these pages.
pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/tables", get(tables)),
        ("/tables/open", get(open)),
        ("/mine", get(mine)),
        ("/mine/{id}", post(list_deed)),
        ("/next", get(next)),
        ("/game/{id}/take", post(take)),
        ("/game/{id}/decline", post(decline)),
        ("/game/{id}/rematch", post(rematch)),
    ]
}

/// How many seconds ago that was.
pub fn ago(then: i64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs());
    now.saturating_sub(then.try_into().unwrap_or(0))
}

/// A table where somebody waits; none where nobody does, or for a game that is no longer on the shelf.
pub fn open_table(listed: &Listed, reader: Option<PersonId>) -> Option<OpenTable> {
    let free = listed.holders.iter().position(|holder| matches!(holder, Holder::Invited(Some(_))))?;
    let challenged = reader.is_some() && listed.terms.challenged == reader;
    Some(OpenTable {
        id: listed.id.to_string(),
        title: shelf::game(&listed.game)?.title,
        scenario: listed.scenario.clone(),
        players: listed.holders.iter().zip(&listed.names).map(player).collect(),
        free: Seat(free as u8),
        wanted: listed.terms.wanted.filter(|_| !challenged),
        rated: listed.terms.rated,
        own: reader.is_some_and(|reader| listed.seats_of(reader).next().is_some()),
        ago: ago(listed.touched),
    })
}

/// A line of "my games"; none for a game that is no longer on the shelf.
pub fn my_game(listed: &Listed, person: PersonId) -> Option<MyGame> {
    let title = shelf::game(&listed.game)?.title;
    Some(MyGame {
        id: listed.id.to_string(),
        title,
        ended: listed.ended.as_deref().and_then(|ended| Ending::read(ended, title)),
        unread: listed.unread,
        turn: listed.standing.turn,
        node: node(listed),
        players: listed.holders.iter().zip(&listed.names).map(player).collect(),
        held: listed.seats_of(person).collect(),
        ago: ago(listed.touched),
        archived: listed.is_archived(person),
        deletable: listed.may_be_thrown_away(person),
    })
}

fn node(listed: &Listed) -> Node {
    let standing = listed.standing;
    if standing.over {
        Node::Over(Outcome { winner: standing.winner, points: None })
    } else {
        Node::Decide(standing.awaits)
    }
}

/// A game that everybody may watch, as it is listed; none if it is no longer on the shelf.
pub fn public_game(host: &Host, listed: &Listed) -> Option<PublicGame> {
    Some(PublicGame {
        id: listed.id.to_string(),
        title: shelf::game(&listed.game)?.title,
        turn: listed.standing.turn,
        node: node(listed),
        players: listed.holders.iter().zip(&listed.names).map(player).collect(),
        watching: host.in_place(&listed.id).map_or(0, |hosted| hosted.watching()),
        ago: ago(listed.touched),
    })
}

impl Host {
    /// The tables that anybody may join, as this reader sees them.
    pub async fn open_tables(&self, reader: Option<PersonId>) -> Result<Vec<OpenTable>, Problem> {
        let listed = self.store().open_tables().await?;
        Ok(listed.iter().filter_map(|listed| open_table(listed, reader)).collect())
    }

    /// The tables at which this person is awaited.
    pub async fn challenges(&self, person: PersonId) -> Result<Vec<OpenTable>, Problem> {
        let listed = self.store().challenges(person).await?;
        Ok(listed.iter().filter_map(|listed| open_table(listed, Some(person))).collect())
    }

    /// The games of a person.
    pub async fn games_of(&self, person: PersonId, most: u32) -> Result<Vec<MyGame>, Problem> {
        let listed = self.store().tables_of(person, most).await?;
        Ok(listed.iter().filter_map(|listed| my_game(listed, person)).collect())
    }

    /// Another table where this person is to decide: the one that has waited longest, from this one on.
    pub async fn next_game(
        &self,
        person: PersonId,
        after: Option<&TableId>,
    ) -> Result<Option<TableId>, Problem> {
        let mut waiting = self.store().tables_of(person, MY_GAMES).await?;
        waiting.retain(|listed| listed.awaits(person) && !listed.is_archived(person));
        waiting.reverse();
        let here = waiting.iter().position(|listed| Some(&listed.id) == after);
        if let Some(here) = here {
            waiting.rotate_left(here);
        }
        Ok(waiting.into_iter().map(|listed| listed.id).find(|id| Some(id) != after))
    }

    /// Puts a table of a person's aside, or back.
    pub async fn put_aside(&self, id: &TableId, person: PersonId, aside: bool) -> Result<(), Problem> {
        let his = self.store().put_aside(id, person, aside).await?;
        if his { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    /// Deletes a table at which nobody sits but this person.
    pub async fn throw_away(&self, id: &TableId, person: PersonId) -> Result<(), Problem> {
        if !self.store().throw_away(id, person).await? {
            return Err(Problem::StillShared);
        }
        self.vacate(id).await;
        Ok(())
    }

    /// Tells those who wait for this person that he will not come.
    pub async fn decline(&self, id: &TableId, person: PersonId) -> Result<(), Problem> {
        if !self.store().decline(id, person).await? {
            return Err(Problem::InviteSpent);
        }
        self.refresh(std::slice::from_ref(id)).await;
        Ok(())
    }
}

async fn tables(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let open = host.open_tables(asker.person).await?;
    let games = host.store().public_games().await?;
    let games: Vec<_> = games.iter().filter_map(|listed| public_game(&host, listed)).collect();
    Ok(Html(web::tables_page(&asker.page(&uri), &open, &games).into_string()))
}

#[derive(Debug, Deserialize)]
struct OpenQuery {
    /// Whether all are listed, or as many as in the lobby.
    all: Option<u8>,
}

async fn open(
    State(host): State<Shared>,
    asker: Asker,
    Query(asked): Query<OpenQuery>,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let open = host.open_tables(asker.person).await?;
    Ok(Html(web::open_part(&asker.page(&uri), &open, asked.all.is_some()).into_string()))
}

#[derive(Debug, Deserialize)]
struct MineQuery {
    show: Option<String>,
}

async fn mine(
    State(host): State<Shared>,
    asker: Asker,
    Query(asked): Query<MineQuery>,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let show = asked.show.as_deref();
    let which = Which::ALL.into_iter().find(|which| Some(which.id()) == show).unwrap_or_default();
    let (mine, challenges) = match asker.person {
        Some(person) => (host.games_of(person, MY_GAMES).await?, host.challenges(person).await?),
        None => Default::default(),
    };
    let handle = asker.person.map(PersonId::handle);
    let page = web::mine_page(&asker.page(&uri), &mine, &challenges, which, handle.as_deref());
    Ok(Html(page.into_string()))
}

/// What somebody does with a line of his list.
async fn list_deed(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Form(fields): Form,
) -> Result<Redirect, Problem> {
    let person = asker.somebody()?;
    match field(&fields, "act") {
        Some("aside") => host.put_aside(&id, person, true).await?,
        Some("back") => host.put_aside(&id, person, false).await?,
        Some("delete") => host.throw_away(&id, person).await?,
        _ => return Err(Problem::Unreadable("act".to_owned())),
    }
    let show = field(&fields, "show").unwrap_or_default();
    let which = Which::ALL.into_iter().find(|which| which.id() == show).unwrap_or_default();
    Ok(Redirect::to(&format!("/mine?show={}", which.id())))
}

#[derive(Debug, Deserialize)]
struct NextQuery {
    after: Option<String>,
}

/// To the next table where the asker is to decide; to his list, if there is none.
async fn next(
    State(host): State<Shared>,
    asker: Asker,
    Query(asked): Query<NextQuery>,
) -> Result<Redirect, Problem> {
    let after = asked.after.and_then(|after| after.parse().ok());
    let next = match asker.person {
        Some(person) => host.next_game(person, after.as_ref()).await?,
        None => None,
    };
    Ok(Redirect::to(&next.map_or_else(|| "/mine".to_owned(), |id| format!("/game/{id}"))))
}

/// Gives whoever comes without a cookie one, so that it is known when he sits down whether his browser keeps it.
pub fn with_cookie(mut response: Response, asker: &Asker) -> Response {
    if asker.guest.is_none() {
        response.headers_mut().insert(header::SET_COOKIE, set_guest(&Secret::random()));
    }
    response
}

/// Takes the seat that is free.
async fn take(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let path = format!("/game/{id}");
    let invitation = match offered(host.visit(&id).await?, &asker) {
        Err(Problem::SeatTaken) => return Ok(Redirect::to(&path).into_response()),
        offered => offered?,
    };
    if asker.guest.is_none() {
        return Err(Problem::NeedsCookie);
    }
    let contribution = contribution(field(&fields, "contribution"))?;
    let guest = Guest::of(&host, &asker).await?;
    host.sit(id, invitation, Holder::Guest(guest.person), contribution).await?;
    Ok(guest.on_to(&path))
}

async fn decline(State(host): State<Shared>, id: TableId, asker: Asker) -> Result<Redirect, Problem> {
    host.decline(&id, asker.somebody()?).await?;
    Ok(Redirect::to("/mine"))
}

/// The same game again, with the same people.
async fn rematch(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Form(fields): Form,
) -> Result<Redirect, Problem> {
    let swapped = match field(&fields, "sides") {
        Some("kept") | None => false,
        Some("swapped") => true,
        Some(_) => return Err(Problem::Unreadable("sides".to_owned())),
    };
    let contribution = contribution(field(&fields, "contribution"))?;
    let again = host.rematch(&id, &asker, swapped, contribution).await?;
    Ok(Redirect::to(&format!("/game/{again}")))
}
