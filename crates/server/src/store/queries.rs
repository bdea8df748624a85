//! Everything that is read, and rows read back into what they were written from.

use ai::Level;
use game::{Fate, Seat, Seats};
use table::Contribution;

use super::session::{Row, Session, values};
use super::{Dice, Holder, Kept, Listed, Revision, Standing, StoreError};
use crate::key::{SecretHash, TableId};

pub fn load(moment: &mut dyn Session, id: &TableId) -> Result<Option<Kept>, StoreError> {
    let table = moment.row("SELECT * FROM tables WHERE id = ?1", values![id.as_str()], |row| {
        Ok(Kept {
            id: id.clone(),
            game: row.get("game")?,
            scenario: row.get("scenario")?,
            position: row.get("position")?,
            lesson: row.get("lesson")?,
            fates: fates(row)?.ok_or_else(|| StoreError::Broken(format!("the fates of {id}")))?,
            rules_version: row.get("rules_version")?,
            dice: dice(row)?.ok_or_else(|| StoreError::Broken(format!("the dice of {id}")))?,
            holders: Vec::new(),
            contributions: Vec::new(),
            begun: row.get("begun")?,
            revisions: Vec::new(),
            standing: standing(row)?,
            stands: row.get("stands")?,
            edition: row.get("edition")?,
        })
    })?;
    let Some(table) = table else { return Ok(None) };
    let (holders, contributions) = seats(moment, id)?.into_iter().unzip();
    Ok(Some(Kept { holders, contributions, revisions: revisions(moment, id)?, ..table }))
}

pub fn tables_of(moment: &mut dyn Session, guest: SecretHash, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let mut tables = moment.rows(
        "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) \
         ORDER BY touched DESC, id LIMIT ?2",
        values![&guest.0, limit],
        |row| {
            Ok(Listed {
                id: table_id(row)?,
                game: row.get("game")?,
                scenario: row.get("scenario")?,
                holders: Vec::new(),
                standing: standing(row)?,
                touched: row.get("touched")?,
            })
        },
    )?;
    for table in &mut tables {
        table.holders = seats(moment, &table.id)?.into_iter().map(|(holder, _)| holder).collect();
    }
    Ok(tables)
}

pub fn waiting_for_computer(moment: &mut dyn Session) -> Result<Vec<TableId>, StoreError> {
    moment.rows("SELECT id FROM tables WHERE awaits_computer = 1", &[], table_id)
}

/// Who sits where, and what they have put into the seed.
fn seats(moment: &mut dyn Session, id: &TableId) -> Result<Vec<(Holder, Option<Contribution>)>, StoreError> {
    let broken = || StoreError::Broken(format!("a seat of {id}"));
    moment.rows("SELECT * FROM seats WHERE table_id = ?1 ORDER BY seat", values![id.as_str()], |row| {
        let contribution: Option<String> = row.get("contribution")?;
        let contribution = contribution.map(|word| word.parse()).transpose().map_err(|_| broken())?;
        Ok((holder(row)?.ok_or_else(broken)?, contribution))
    })
}

fn fates(row: &dyn Row) -> Result<Option<Vec<Fate>>, StoreError> {
    let fates: String = row.get("fates")?;
    Ok(fates.lines().map(|fate| fate.parse().ok()).collect())
}

fn dice(row: &dyn Row) -> Result<Option<Dice>, StoreError> {
    let (seed, kind): (String, String) = (row.get("seed")?, row.get("dice")?);
    let Ok(seed) = seed.parse() else { return Ok(None) };
    Ok(match kind.as_str() {
        "alone" => Some(Dice::Alone(seed)),
        "by-hand" => Some(Dice::ByHand(seed)),
        "shared" => Some(Dice::Shared(seed)),
        _ => None,
    })
}

fn holder(row: &dyn Row) -> Result<Option<Holder>, StoreError> {
    let kind: String = row.get("kind")?;
    Ok(match kind.as_str() {
        "computer" => row.get::<String>("level")?.parse::<Level>().ok().map(Holder::Computer),
        "token" => Some(Holder::Token(SecretHash(row.get("hash")?))),
        "guest" => Some(Holder::Guest(SecretHash(row.get("hash")?))),
        "invited" => {
            let invitation: Option<String> = row.get("invitation")?;
            invitation.map(|text| text.parse()).transpose().ok().map(Holder::Invited)
        }
        "rules" => Some(Holder::Rules),
        _ => None,
    })
}

fn revisions(moment: &mut dyn Session, id: &TableId) -> Result<Vec<Revision>, StoreError> {
    let all = "SELECT at, keep, inputs FROM revisions WHERE table_id = ?1 ORDER BY at";
    moment.rows(all, values![id.as_str()], |row| {
        let inputs: String = row.get("inputs")?;
        let inputs = inputs.lines().map(str::to_owned).collect();
        Ok(Revision { at: row.get("at")?, keep: row.get("keep")?, inputs })
    })
}

pub fn table_id(row: &dyn Row) -> Result<TableId, StoreError> {
    let id: String = row.get("id")?;
    id.parse().map_err(|()| StoreError::Broken(format!("a table named {id:?}")))
}

fn standing(row: &dyn Row) -> Result<Standing, StoreError> {
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
