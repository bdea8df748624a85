//! Sitting down at a table that waits, and the invitations to do so.

use std::collections::BTreeMap;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Json;
use game::{Lang, Phrase, Seat};
use table::{Contribution, Said};

use super::{InvitationBody, Join, JoinedBody, NodeBody, TableBody, names, player};
use crate::asker::Asker;
use crate::editions;
use crate::hosted::{Visit, Waiting};
use crate::key::{Invitation, Secret};
use crate::problem::{Problem, say};
use crate::read::{self, At};
use crate::seats::held;
use crate::store::Holder;

/// Accepts an invitation, or takes the free seat of an open table. The seat is that of the person whose key was sent, or else is opened by a fresh token, which nobody else has
/// seen; the invitation is spent. Where everybody sits
/// now, the game begins.
#[utoipa::path(
    post, path = "/api/tables/{id}/join", tag = "sitting",
    request_body = Join, security((), ("person" = [])),
    responses(
        (status = 200, description = "The seat is taken", body = JoinedBody),
        (status = 403, description = "The invitation is spent, was withdrawn, or never was"),
    ),
)]
pub async fn join(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<Join>,
) -> Result<Json<JoinedBody>, Problem> {
    let contribution = contribution(asked.contribution.as_deref())?;
    let invitation = match asked.invitation {
        Some(invitation) => invitation.parse().map_err(|()| Problem::InviteSpent)?,
        None => offered(host.visit(&id).await?, &asker)?,
    };
    let (holder, token) = seat_for(&asker);
    let side = host.sit(id, invitation, holder, contribution).await?;
    Ok(Json(JoinedBody { side: side.to_owned(), token }))
}

/// The invitation to the seat that the asker may take without having been sent one.
pub fn offered(visit: Visit, asker: &Asker) -> Result<Invitation, Problem> {
    if !visit.held(asker)?.is_empty() {
        return Err(Problem::SeatTaken);
    }
    let Visit::Waiting(waiting) = visit else { return Err(Problem::InviteSpent) };
    waiting.offered(asker.person).ok_or(Problem::InviteSpent)
}

/// Who is to have a seat of the asker's: the person whose key he has sent, else whoever holds a fresh token, which is told as well.
pub fn seat_for(asker: &Asker) -> (Holder, Option<String>) {
    match (asker.key, asker.person) {
        (Some(_), Some(person)) => (Holder::Guest(person), None),
        _ => {
            let token = Secret::random();
            (Holder::Token(token.hash()), Some(token.reveal().to_owned()))
        }
    }
}

/// Makes a new invitation to a seat where nobody sits yet. One that was made before is no longer good.
#[utoipa::path(
    post, path = "/api/tables/{id}/invitations/{side}", tag = "sitting",
    params(("side" = String, Path)), security(("seat" = [])),
    responses(
        (status = 201, description = "The new invitation", body = InvitationBody),
        (status = 404, description = "No such table, or no such side"),
        (status = 409, description = "Somebody sits there already"),
    ),
)]
pub async fn invite(
    At { host, id, asker }: At,
    Path((_, side)): Path<(String, String)>,
) -> Result<(StatusCode, Json<InvitationBody>), Problem> {
    let (waiting, seat) = awaited_seat(host.visit(&id).await?, &side, &asker)?;
    let invitation = Invitation::random();
    host.invite(waiting, seat, Some(invitation)).await?;
    let link = format!("/join/{id}/{}", invitation.reveal());
    Ok((StatusCode::CREATED, Json(InvitationBody { side, invitation: invitation.reveal(), link })))
}

/// Withdraws the invitation to a seat where nobody sits yet.
#[utoipa::path(
    delete, path = "/api/tables/{id}/invitations/{side}", tag = "sitting",
    params(("side" = String, Path)), security(("seat" = [])),
    responses(
        (status = 204, description = "It is no longer good"),
        (status = 404, description = "No such table, or no such side"),
        (status = 409, description = "Somebody sits there already"),
    ),
)]
pub async fn withdraw(
    At { host, id, asker }: At,
    Path((_, side)): Path<(String, String)>,
) -> Result<StatusCode, Problem> {
    let (waiting, seat) = awaited_seat(host.visit(&id).await?, &side, &asker)?;
    host.invite(waiting, seat, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The seat of this side where nobody sits yet, if the asker may invite to it: everybody who sits at the table may.
pub fn awaited_seat(visit: Visit, side: &str, asker: &Asker) -> Result<(Waiting, Seat), Problem> {
    let Visit::Waiting(waiting) = visit else { return Err(Problem::SeatTaken) };
    if held(&waiting.holders, asker)?.is_empty() {
        return Err(Problem::NotYourSeat);
    }
    let title = shelf::game(&waiting.game).map(|entry| entry.title);
    let seat = title.and_then(|title| title.seat(side)).ok_or(Problem::NoSuchPage)?;
    match waiting.holders[usize::from(seat.0)] {
        Holder::Invited(_) => Ok((waiting, seat)),
        _ => Err(Problem::SeatTaken),
    }
}

/// Reads a contribution; one that is empty was not made.
pub fn contribution(text: Option<&str>) -> Result<Option<Contribution>, Problem> {
    let made = text.filter(|text| !text.is_empty()).map(str::parse).transpose();
    made.map_err(|_| Problem::Unfit(Phrase::new("contribution-unreadable")))
}

/// A table that waits, as this asker may know it: there is no position yet.
pub fn waiting_body(waiting: &Waiting, asker: &Asker, lang: Lang) -> Result<TableBody, Problem> {
    let title = shelf::game(&waiting.game).ok_or_else(|| Problem::NoSuchGame(waiting.game.clone()))?.title;
    let side = |seat: Seat| title.seat_id(seat).to_owned();
    let seats = || title.seats().zip(&waiting.holders);
    let source = waiting.source();
    let (scenario, edition) = editions::split(&waiting.scenario);
    let awaited = seats().filter(|(_, holder)| matches!(holder, Holder::Invited(_)));
    Ok(TableBody {
        table: waiting.id.to_string(),
        game: waiting.game.clone(),
        scenario,
        edition,
        at: 0,
        turn: 0,
        node: NodeBody::Waiting { sides: awaited.map(|(seat, _)| side(seat)).collect() },
        prompt: Said { text: say(lang, "waiting"), rule: "" },
        side: None,
        held: held(&waiting.holders, asker)?.iter().map(side).collect(),
        players: seats().map(|(seat, holder)| (side(seat), player(holder))).collect::<BTreeMap<_, _>>(),
        names: names(title, waiting.names.iter(), lang),
        view: serde_json::Value::Null,
        offers: Vec::new(),
        sweeps: Vec::new(),
        undo: false,
        log_from: 0,
        log: Vec::new(),
        events: Vec::new(),
        dice: super::dice_body(&source, waiting.position.is_some()),
        commitment: source.commitment().to_owned(),
        seed: None,
        stopped: None,
        ended: None,
        pace: waiting.affairs.pace().map(|pace| pace.to_string()),
        clocks: BTreeMap::new(),
        proposals: Vec::new(),
        taken_back: Vec::new(),
        carried: None,
    })
}
