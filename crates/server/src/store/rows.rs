//! Rows, read back into what they were written from.

use ai::Level;
use game::{Seat, Seats};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use table::Contribution;

use super::{Dice, Holder, Revision, Standing, StoreError};
use crate::key::{SecretHash, TableId};

/// Who sits where, and what they have put into the seed.
pub async fn seats(
    moment: &mut SqliteConnection,
    id: &TableId,
) -> Result<Vec<(Holder, Option<Contribution>)>, StoreError> {
    let rows = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(moment)
        .await?;
    let seat = |row: &SqliteRow| {
        let contribution: Option<String> = row.try_get("contribution").ok()?;
        Some((holder(row)?, contribution.map(|word| word.parse()).transpose().ok()?))
    };
    rows.iter().map(|row| seat(row).ok_or_else(|| StoreError::Broken(format!("a seat of {id}")))).collect()
}

pub fn dice(row: &SqliteRow) -> Option<Dice> {
    let seed: String = row.try_get("seed").ok()?;
    let seed = seed.parse().ok()?;
    match row.try_get("dice").ok()? {
        "alone" => Some(Dice::Alone(seed)),
        "by-hand" => Some(Dice::ByHand(seed)),
        "shared" => Some(Dice::Shared(seed)),
        _ => None,
    }
}

fn holder(row: &SqliteRow) -> Option<Holder> {
    let hash = || {
        let bytes: Vec<u8> = row.try_get("hash").ok()?;
        Some(SecretHash(bytes.try_into().ok()?))
    };
    match row.try_get("kind").ok()? {
        "computer" => {
            let level: String = row.try_get("level").ok()?;
            Some(Holder::Computer(level.parse::<Level>().ok()?))
        }
        "token" => hash().map(Holder::Token),
        "guest" => hash().map(Holder::Guest),
        "invited" => {
            let invitation: Option<String> = row.try_get("invitation").ok()?;
            Some(Holder::Invited(invitation.map(|text| text.parse()).transpose().ok()?))
        }
        "rules" => Some(Holder::Rules),
        _ => None,
    }
}

pub async fn revisions(moment: &mut SqliteConnection, id: &TableId) -> Result<Vec<Revision>, StoreError> {
    let rows = sqlx::query("SELECT at, keep, inputs FROM revisions WHERE table_id = ? ORDER BY at")
        .bind(id.as_str())
        .fetch_all(moment)
        .await?;
    let revision = |row: &SqliteRow| {
        let (at, keep): (i64, i64) = (row.try_get("at")?, row.try_get("keep")?);
        let inputs: &str = row.try_get("inputs")?;
        let broken = |_| StoreError::Broken(format!("revision {at} of {id}"));
        Ok(Revision {
            at: at.try_into().map_err(broken)?,
            keep: keep.try_into().map_err(broken)?,
            inputs: inputs.lines().map(str::to_owned).collect(),
        })
    };
    rows.iter().map(revision).collect()
}

pub fn table_id(row: &SqliteRow) -> Result<TableId, StoreError> {
    let id: &str = row.try_get("id")?;
    id.parse().map_err(|()| StoreError::Broken(format!("a table named {id:?}")))
}

pub fn standing(row: &SqliteRow) -> Result<Standing, StoreError> {
    let bits: u8 = row.try_get("awaits")?;
    let winner: Option<u8> = row.try_get("winner")?;
    Ok(Standing {
        turn: row.try_get("turn")?,
        awaits: (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).fold(Seats::NONE, Seats::with),
        awaits_computer: row.try_get("awaits_computer")?,
        over: row.try_get("over")?,
        winner: winner.map(Seat),
    })
}
