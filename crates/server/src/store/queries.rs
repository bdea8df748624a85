//! Everything that is read, and rows read back into what they were written from.

use ai::Computer;
use game::{Fate, Seat, Seats};
use table::Contribution;

use web::Called;

use super::changes::{of_revision, of_seat, of_table, row_of};
use super::persons::called_there;
use super::seal::Seal;
use super::session::{Row, Session, values};
use super::{Dice, Holder, Kept, Listed, Revision, Standing, StoreError, Terms};
use crate::affairs::Affairs;
use crate::key::{SecretHash, TableId};
use crate::people::PersonId;

/// With the revisions after `after`, or all.
pub fn load(
    moment: &mut dyn Session,
    id: &TableId,
    after: Option<u64>,
    seal: &Seal,
) -> Result<Option<Kept>, StoreError> {
    let opened = |row: &dyn Row, column: &str| {
        let sealed: Option<String> = row.get(column)?;
        sealed.map(|sealed| seal.open(&of_table(column, id), &sealed)).transpose()
    };
    let table = moment.row("SELECT * FROM tables WHERE id = ?1", values![id.as_str()], |row| {
        Ok(Kept {
            id: id.clone(),
            game: row.get("game")?,
            scenario: row.get("scenario")?,
            position: opened(row, "position")?,
            lesson: row.get("lesson")?,
            fates: fates(&opened(row, "fates")?.unwrap_or_default())
                .ok_or_else(|| StoreError::Broken(format!("the fates of {id}")))?,
            rules_version: row.get("rules_version")?,
            dice: dice(row, &opened(row, "seed")?.unwrap_or_default())?
                .ok_or_else(|| StoreError::Broken(format!("the dice of {id}")))?,
            holders: Vec::new(),
            names: Vec::new(),
            contributions: Vec::new(),
            terms: terms(row)?,
            begun: row.get("begun")?,
            revisions: Vec::new(),
            standing: standing(row)?,
            stands: opened(row, "stands")?,
            affairs: affairs(row)?,
            edition: row.get("edition")?,
        })
    })?;
    let Some(table) = table else { return Ok(None) };
    let mut table = Kept { revisions: revisions(moment, id, after, seal)?, ..table };
    for seat in seats(moment, id, seal)? {
        table.holders.push(seat.holder);
        table.names.push(seat.called);
        table.contributions.push(seat.contribution);
    }
    Ok(Some(table))
}

pub fn tables_of(
    moment: &mut dyn Session,
    person: PersonId,
    limit: u32,
    seal: &Seal,
) -> Result<Vec<Listed>, StoreError> {
    let sql = format!(
        "SELECT tables.*, {UNREAD} AS unread FROM tables \
         WHERE id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) ORDER BY touched DESC, id LIMIT ?2"
    );
    let tables = moment.rows(&sql, values![&person.0, limit], listed_row)?;
    tables.into_iter().map(|table| with_seats(moment, table, seal)).collect()
}

/// How much of what the players have said at a table the person `?1` has not read, and wants to.
const UNREAD: &str = "(SELECT count(*) FROM chat WHERE chat.table_id = tables.id AND channel = 'players' \
     AND number > coalesce((SELECT chat_read.number FROM chat_read WHERE chat_read.table_id = tables.id AND person = ?1), 0) \
     AND (chat.person IS NULL OR chat.person <> ?1) \
     AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.person = ?1 AND muted = chat.person))";

/// Stands where nobody in particular reads the list.
pub const NO_CHAT: &str = "CAST(0 AS BIGINT) AS unread";

pub fn listed(
    moment: &mut dyn Session,
    id: &TableId,
    reader: Option<PersonId>,
    seal: &Seal,
) -> Result<Option<Listed>, StoreError> {
    let reader = reader.map_or([0; 32], |reader| reader.0);
    let sql = format!("SELECT tables.*, {UNREAD} AS unread FROM tables WHERE id = ?2");
    let table = moment.row(&sql, values![&reader, id.as_str()], listed_row)?;
    table.map(|table| with_seats(moment, table, seal)).transpose()
}

pub fn listed_row(row: &dyn Row) -> Result<Listed, StoreError> {
    Ok(Listed {
        id: table_id(row)?,
        game: row.get("game")?,
        scenario: row.get("scenario")?,
        holders: Vec::new(),
        names: Vec::new(),
        archived: Vec::new(),
        terms: terms(row)?,
        standing: standing(row)?,
        touched: row.get("touched")?,
        edition: row.get("edition")?,
        pace: row.get("pace")?,
        ended: row.get("ended")?,
        unread: row.get("unread")?,
    })
}

pub fn with_seats(moment: &mut dyn Session, mut table: Listed, seal: &Seal) -> Result<Listed, StoreError> {
    for seat in seats(moment, &table.id, seal)? {
        table.holders.push(seat.holder);
        table.names.push(seat.called);
        table.archived.push(seat.archived);
    }
    Ok(table)
}

/// The latest games of one kind that persons have played to their end, from the beginning of a scenario.
pub fn finished(moment: &mut dyn Session, game: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
    moment.rows(
        "SELECT id FROM tables WHERE over = 1 AND ended IS NULL AND game = ?1 AND position IS NULL AND lesson IS NULL \
         AND id IN (SELECT table_id FROM seats WHERE kind IN ('guest', 'token')) \
         ORDER BY touched DESC, id LIMIT ?2",
        values![game, limit],
        table_id,
    )
}

pub fn waiting_for_computer(moment: &mut dyn Session) -> Result<Vec<TableId>, StoreError> {
    moment.rows("SELECT id FROM tables WHERE awaits_computer = 1", &[], table_id)
}

/// A seat as it is kept.
struct KeptSeat {
    holder: Holder,
    called: Option<Called>,
    contribution: Option<Contribution>,
    archived: bool,
}

fn seats(moment: &mut dyn Session, id: &TableId, seal: &Seal) -> Result<Vec<KeptSeat>, StoreError> {
    let broken = || StoreError::Broken(format!("a seat of {id}"));
    let sql = "SELECT seats.*, persons.name, persons.since FROM seats LEFT JOIN persons ON persons.id = seats.hash \
               WHERE table_id = ?1 ORDER BY seat";
    moment.rows(sql, values![id.as_str()], |row| {
        let contribution: Option<String> = row.get("contribution")?;
        let contribution = contribution.map(|word| word.parse()).transpose().map_err(|_| broken())?;
        Ok(KeptSeat {
            holder: holder(row, id, seal)?.ok_or_else(broken)?,
            called: called_there(row)?,
            contribution,
            archived: row.get("archived")?,
        })
    })
}

fn affairs(row: &dyn Row) -> Result<Affairs, StoreError> {
    let text: String = row.get("affairs")?;
    if text.is_empty() {
        return Ok(Affairs::default());
    }
    serde_json::from_str(&text).map_err(|fault| StoreError::Broken(format!("affairs: {fault}")))
}

fn terms(row: &dyn Row) -> Result<Terms, StoreError> {
    let unknown = |text: String| StoreError::Broken(format!("the terms of a table: {text}"));
    let wanted: Option<String> = row.get("wanted")?;
    Ok(Terms {
        wanted: wanted.map(|wanted| wanted.parse()).transpose().map_err(unknown)?,
        watch: row.get::<String>("watch")?.parse().map_err(unknown)?,
        rated: row.get("rated")?,
        challenged: row.get::<Option<[u8; 32]>>("challenged")?.map(PersonId),
    })
}

fn fates(fates: &str) -> Option<Vec<Fate>> {
    fates.lines().map(|fate| fate.parse().ok()).collect()
}

fn dice(row: &dyn Row, seed: &str) -> Result<Option<Dice>, StoreError> {
    let kind: String = row.get("dice")?;
    let Ok(seed) = seed.parse() else { return Ok(None) };
    Ok(match kind.as_str() {
        "alone" => Some(Dice::Alone(seed)),
        "by-hand" => Some(Dice::ByHand(seed)),
        "shared" => Some(Dice::Shared(seed)),
        _ => None,
    })
}

fn holder(row: &dyn Row, id: &TableId, seal: &Seal) -> Result<Option<Holder>, StoreError> {
    let kind: String = row.get("kind")?;
    Ok(match kind.as_str() {
        "computer" => row.get::<String>("level")?.parse::<Computer>().ok().map(Holder::Computer),
        "token" => Some(Holder::Token(SecretHash(row.get("hash")?))),
        "guest" => Some(Holder::Guest(PersonId(row.get("hash")?))),
        "invited" => {
            let sealed: Option<String> = row.get("invitation")?;
            let place = row_of(id, row.get("seat")?);
            let invitation = sealed.map(|sealed| seal.open(&of_seat(&place), &sealed)).transpose()?;
            invitation.map(|text| text.parse()).transpose().ok().map(Holder::Invited)
        }
        "rules" => Some(Holder::Rules),
        _ => None,
    })
}

fn revisions(
    moment: &mut dyn Session,
    id: &TableId,
    after: Option<u64>,
    seal: &Seal,
) -> Result<Vec<Revision>, StoreError> {
    let all = "SELECT at, keep, inputs FROM revisions WHERE table_id = ?1 AND at > ?2 ORDER BY at";
    let after = after.map_or(-1, |at| at as i64);
    moment.rows(all, values![id.as_str(), after], |row| {
        let (at, sealed): (u64, String) = (row.get("at")?, row.get("inputs")?);
        let inputs = seal.open(&of_revision(&row_of(id, at)), &sealed)?;
        Ok(Revision { at, keep: row.get("keep")?, inputs: inputs.lines().map(str::to_owned).collect() })
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
