//! Guests at the tables' pages: who they are, how they sit down, and what they are shown of who sits where.

use axum::extract::{Path, State};
use axum::http::{Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use game::{Lang, Seat};
use table::Seating;
use web::{Beside, Called, Player, Sitting, WaitingTable};

use crate::Shared;
use crate::api::sitting::{awaited_seat, contribution};
use crate::asker::{Asker, set_guest};
use crate::hosted::{Open, Visit, Waiting};
use crate::key::{Invitation, Secret, TableId};
use crate::people::PersonId;
use crate::problem::Problem;
use crate::read::{self, Form};
use crate::seats::held;
use crate::store::{Holder, Opener};

/// A guest who is about to sit down.
pub struct Guest {
    pub person: PersonId,
    /// What his browser is to remember, if it does not know it yet.
    secret: Option<Secret>,
}

impl Guest {
    /// The person who asks. Whoever brings a cookie that this server has not made up, or none, becomes a new person with a secret of his
    /// own, so that nobody sits down under a secret that somebody else has chosen for him.
    pub async fn of(host: &Shared, asker: &Asker) -> Result<Guest, Problem> {
        if let Some(person) = asker.person {
            return Ok(Guest { person, secret: None });
        }
        let (person, secret) = (PersonId::random(), Secret::random());
        host.store().welcome(person, Opener::Device, secret.hash()).await?;
        Ok(Guest { person, secret: Some(secret) })
    }

    /// On to a page, with the cookie if it is new.
    pub fn on_to(&self, path: &str) -> Response {
        self.told(Redirect::to(path).into_response())
    }

    /// An answer, with the cookie if it is new.
    pub fn told(&self, mut response: Response) -> Response {
        if let Some(secret) = &self.secret {
            response.headers_mut().insert(header::SET_COOKIE, set_guest(secret));
        }
        response
    }
}

/// Where an invitation is shown. It takes no seat: programs look at every link in a message, too. Whoever comes without a cookie is given
/// one, so that it is known when he sits down whether his browser keeps it.
pub async fn invitation(
    State(host): State<Shared>,
    id: TableId,
    Path((_, invitation)): Path<(String, String)>,
    asker: Asker,
    uri: Uri,
) -> Result<Response, Problem> {
    let visit = host.visit(&id).await?;
    if sits_there(&visit, &asker) {
        return Ok(Redirect::to(&format!("/game/{id}")).into_response());
    }
    let Visit::Waiting(waiting) = visit else { return Err(Problem::InviteSpent) };
    let seat = invitation.parse().ok().and_then(|invitation| waiting.invited(invitation));
    let seat = seat.ok_or(Problem::InviteSpent)?;
    let page = web::join_page(&asker.page(&uri), &waiting_table(&waiting, &asker, None)?, seat, &invitation);
    let mut response = Html(page.into_string()).into_response();
    if asker.guest.is_none() {
        response.headers_mut().insert(header::SET_COOKIE, set_guest(&Secret::random()));
    }
    Ok(response)
}

/// Accepts an invitation.
pub async fn join(
    State(host): State<Shared>,
    id: TableId,
    Path((_, invitation)): Path<(String, String)>,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let path = format!("/game/{id}");
    if sits_there(&host.visit(&id).await?, &asker) {
        return Ok(Redirect::to(&path).into_response());
    }
    if asker.guest.is_none() {
        return Err(Problem::NeedsCookie);
    }
    let contribution = contribution(read::field(&fields, "contribution"))?;
    let invitation = invitation.parse().map_err(|()| Problem::InviteSpent)?;
    let guest = Guest::of(&host, &asker).await?;
    host.sit(id, invitation, Holder::Guest(guest.person), contribution).await?;
    Ok(guest.on_to(&path))
}

/// Withdraws the invitation to a side, or makes a new one.
pub async fn change_invitation(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Form(fields): Form,
) -> Result<Response, Problem> {
    let invitation = match read::field(&fields, "act") {
        Some("withdraw") => None,
        Some("renew") => Some(Invitation::random()),
        _ => return Err(Problem::Unreadable("act".to_owned())),
    };
    let side = read::field(&fields, "side").unwrap_or_default();
    let (waiting, seat) = awaited_seat(host.visit(&id).await?, side, &asker)?;
    host.invite(waiting, seat, invitation).await?;
    Ok(Redirect::to(&format!("/game/{id}")).into_response())
}

fn sits_there(visit: &Visit, asker: &Asker) -> bool {
    visit.held(asker).is_ok_and(|held| !held.is_empty())
}

/// A table that waits, as this guest knows it, for somebody who is called so or for anybody: an invitation is shown to those who sit there.
pub fn waiting_table(
    waiting: &Waiting,
    asker: &Asker,
    challenged: Option<Called>,
) -> Result<WaitingTable, Problem> {
    let entry = shelf::game(&waiting.game).ok_or_else(|| Problem::NoSuchGame(waiting.game.clone()))?;
    let held = held(&waiting.holders, asker)?;
    let invitation = |(seat, holder): (Seat, &Holder)| match holder {
        Holder::Invited(invitation) if !held.is_empty() => Some((seat, invitation.map(Invitation::reveal))),
        _ => None,
    };
    let offered = if held.is_empty() { waiting.offered(asker.person) } else { None };
    Ok(WaitingTable {
        id: waiting.id.to_string(),
        title: entry.title,
        scenario: waiting.scenario.clone(),
        players: waiting.holders.iter().zip(&waiting.names).map(player).collect(),
        held,
        invitations: entry.title.seats().zip(&waiting.holders).filter_map(invitation).collect(),
        source: waiting.source(),
        prepared: waiting.position.is_some(),
        offered: offered.and_then(|invitation| waiting.invited(invitation)),
        wanted: waiting.terms.wanted,
        challenged,
        rated: waiting.terms.rated,
    })
}

/// A match, as this guest knows it. Nobody looks through eyes that are not his: whoever asks for them is shown his own.
pub fn sitting(open: &Open, asker: &Asker, side: Option<&str>) -> Result<Sitting, Problem> {
    let seating = open.seating(asker, side).or_else(|_| open.seating(asker, None))?;
    Ok(seated(open, seating, asker.lang))
}

/// A match, as one knows it who sits so.
pub fn seated(open: &Open, seating: Seating, lang: Lang) -> Sitting {
    let proposals = open.affairs.proposals().iter();
    Sitting {
        id: open.hosted.id.to_string(),
        at: open.at(),
        players: open.sitters().map(player).collect(),
        seating,
        notice: open.notice(lang),
        lesson: open.lesson,
        beside: Beside {
            pace: open.affairs.pace(),
            proposals: proposals.map(|proposal| (proposal.by(), proposal.what.id())).collect(),
        },
    }
}

/// Who plays a seat, and what he is called.
pub fn player((holder, called): (&Holder, &Option<Called>)) -> Player {
    match holder {
        Holder::Computer(computer) => Player::Computer(*computer),
        Holder::Token(_) | Holder::Guest(_) => Player::Person(called.clone()),
        Holder::Invited(_) => Player::Awaited,
        Holder::Rules => Player::Rules,
    }
}
