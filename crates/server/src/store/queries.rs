//! Everything that is read, and rows read back into what they were written from.

use ai::Level;
use game::{Fate, Seat, Seats};
use table::Contribution;

use web::Called;

use super::persons::called_there;
use super::session::{Row, Session, values};
use super::{Dice, Holder, Kept, Listed, Revision, Standing, StoreError};
use crate::key::{SecretHash, TableId};
use crate::people::PersonId;

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
            names: Vec::new(),
            contributions: Vec::new(),
            begun: row.get("begun")?,
            revisions: Vec::new(),
            standing: standing(row)?,
            stands: row.get("stands")?,
            edition: row.get("edition")?,
        })
    })?;
    let Some(table) = table else { return Ok(None) };
    let mut table = Kept { revisions: revisions(moment, id)?, ..table };
    for seat in seats(moment, id)? {
        table.holders.push(seat.holder);
        table.names.push(seat.called);
        table.contributions.push(seat.contribution);
    }
    Ok(Some(table))
}

pub fn tables_of(moment: &mut dyn Session, person: PersonId, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let mut tables = moment.rows(
        "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) \
         ORDER BY touched DESC, id LIMIT ?2",
        values![&person.0, limit],
        |row| {
            Ok(Listed {
                id: table_id(row)?,
                game: row.get("game")?,
                scenario: row.get("scenario")?,
                holders: Vec::new(),
                names: Vec::new(),
                standing: standing(row)?,
                touched: row.get("touched")?,
            })
        },
    )?;
    for table in &mut tables {
        for seat in seats(moment, &table.id)? {
            table.holders.push(seat.holder);
            table.names.push(seat.called);
        }
    }
    Ok(tables)
}

pub fn waiting_for_computer(moment: &mut dyn Session) -> Result<Vec<TableId>, StoreError> {
    moment.rows("SELECT id FROM tables WHERE awaits_computer = 1", &[], table_id)
}

/// A seat as it is kept.
struct KeptSeat {
    holder: Holder,
    called: Option<Called>,
    contribution: Option<Contribution>,
}

fn seats(moment: &mut dyn Session, id: &TableId) -> Result<Vec<KeptSeat>, StoreError> {
    let broken = || StoreError::Broken(format!("a seat of {id}"));
    let sql = "SELECT seats.*, persons.name, persons.since FROM seats LEFT JOIN persons ON persons.id = seats.hash \
               WHERE table_id = ?1 ORDER BY seat";
    moment.rows(sql, values![id.as_str()], |row| {
        let contribution: Option<String> = row.get("contribution")?;
        let contribution = contribution.map(|word| word.parse()).transpose().map_err(|_| broken())?;
        Ok(KeptSeat { holder: holder(row)?.ok_or_else(broken)?, called: called_there(row)?, contribution })
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
        "guest" => Some(Holder::Guest(PersonId(row.get("hash")?))),
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
