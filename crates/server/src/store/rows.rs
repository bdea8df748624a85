//! Rows, read back into what they were written from.

use ai::Level;
use game::{Seat, Seats};
use rusqlite::{Connection, Row};
use table::Contribution;

use super::{Dice, Holder, Revision, Standing, StoreError};
use crate::key::{SecretHash, TableId};

/// Who sits where, and what they have put into the seed.
pub fn seats(moment: &Connection, id: &TableId) -> Result<Vec<(Holder, Option<Contribution>)>, StoreError> {
    let seat = |row: &Row| {
        let contribution: Option<String> = row.get("contribution").ok()?;
        Some((holder(row)?, contribution.map(|word| word.parse()).transpose().ok()?))
    };
    let mut rows = moment.prepare_cached("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")?;
    let broken = || StoreError::Broken(format!("a seat of {id}"));
    rows.query_and_then([id.as_str()], |row| seat(row).ok_or_else(broken))?.collect()
}

pub fn dice(row: &Row) -> Option<Dice> {
    let seed: String = row.get("seed").ok()?;
    let seed = seed.parse().ok()?;
    match row.get::<_, String>("dice").ok()?.as_str() {
        "alone" => Some(Dice::Alone(seed)),
        "by-hand" => Some(Dice::ByHand(seed)),
        "shared" => Some(Dice::Shared(seed)),
        _ => None,
    }
}

fn holder(row: &Row) -> Option<Holder> {
    let hash = || row.get("hash").ok().map(SecretHash);
    match row.get::<_, String>("kind").ok()?.as_str() {
        "computer" => {
            let level: String = row.get("level").ok()?;
            Some(Holder::Computer(level.parse::<Level>().ok()?))
        }
        "token" => hash().map(Holder::Token),
        "guest" => hash().map(Holder::Guest),
        "invited" => {
            let invitation: Option<String> = row.get("invitation").ok()?;
            Some(Holder::Invited(invitation.map(|text| text.parse()).transpose().ok()?))
        }
        "rules" => Some(Holder::Rules),
        _ => None,
    }
}

pub fn revisions(moment: &Connection, id: &TableId) -> Result<Vec<Revision>, StoreError> {
    let revision = |row: &Row| {
        let (at, keep): (i64, i64) = (row.get("at")?, row.get("keep")?);
        let inputs: String = row.get("inputs")?;
        let broken = |_| StoreError::Broken(format!("revision {at} of {id}"));
        Ok(Revision {
            at: at.try_into().map_err(broken)?,
            keep: keep.try_into().map_err(broken)?,
            inputs: inputs.lines().map(str::to_owned).collect(),
        })
    };
    let mut rows =
        moment.prepare_cached("SELECT at, keep, inputs FROM revisions WHERE table_id = ? ORDER BY at")?;
    rows.query_and_then([id.as_str()], revision)?.collect()
}

pub fn table_id(row: &Row) -> Result<TableId, StoreError> {
    let id: String = row.get("id")?;
    id.parse().map_err(|()| StoreError::Broken(format!("a table named {id:?}")))
}

pub fn standing(row: &Row) -> Result<Standing, StoreError> {
    let bits: u8 = row.get("awaits")?;
    let winner: Option<u8> = row.get("winner")?;
    Ok(Standing {
        turn: row.get("turn")?,
        awaits: (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).fold(Seats::NONE, Seats::with),
        awaits_computer: row.get("awaits_computer")?,
        over: row.get("over")?,
        winner: winner.map(Seat),
    })
}
