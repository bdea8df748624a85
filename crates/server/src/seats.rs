//! Which seats of a table are the asker's.

use game::{Seat, Seats, Title, Viewer};

use crate::asker::Asker;
use crate::problem::Problem;
use crate::store::{Holder, Kept, Terms};
use web::Watch;

/// Through whose eyes somebody asks to look: a side's, `observer` for nobody's, or as he sits.
pub fn eyes(title: &Title, side: Option<&str>) -> Result<Option<Viewer>, UnknownSide> {
    match side {
        None => Ok(None),
        Some("observer") => Ok(Some(Viewer::Observer)),
        Some(id) => title.seat(id).map(|seat| Some(Viewer::Seat(seat))).ok_or(UnknownSide),
    }
}

/// The game has no such side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSide;

/// The seats that the asker holds. A token that opens none is an error, a stranger's cookie is not.
pub fn held(holders: &[Holder], asker: &Asker) -> Result<Seats, Problem> {
    let opens = |holder: &Holder| match (*holder, asker.token) {
        (Holder::Token(hash), Some(token)) => hash == token,
        (Holder::Guest(person), None) => Some(person) == asker.person,
        _ => false,
    };
    let opened = (0..).map(Seat).zip(holders).filter(|(_, holder)| opens(holder));
    let held = opened.fold(Seats::NONE, |held, (seat, _)| held.with(seat));
    if held.is_empty() && asker.token.is_some() { Err(Problem::WrongToken) } else { Ok(held) }
}

/// Refuses one who holds no seat, where nobody may look on before the game is over.
pub fn may_look(held: Seats, terms: &Terms, over: bool) -> Result<Seats, Problem> {
    let shut = held.is_empty() && terms.watch == Watch::Players && !over;
    if shut { Err(Problem::NotToBeSeen) } else { Ok(held) }
}

/// Through whose eyes the asker sees a game of which only the record is left: nobody's, where both seats are his.
pub fn viewer(kept: &Kept, asker: &Asker) -> Result<Viewer, Problem> {
    let held = may_look(held(&kept.holders, asker)?, &kept.terms, kept.standing.over)?;
    let mut seats = held.iter();
    Ok(match (seats.next(), seats.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Observer,
    })
}
