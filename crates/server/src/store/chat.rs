//! What is said at tables, who has read how far, who does not want to hear whom, and what was reported.

use std::sync::Arc;

use game::Seat;
use web::Called;

use super::changes::row_of;
use super::queries::table_id;
use super::seal::{Place, Seal};
use super::session::{Row, Session, values};
use super::{Store, StoreError};
use crate::key::TableId;
use crate::people::PersonId;
use crate::talk::Channel;
use crate::wire::{Topic, Touched};

/// Something that is said.
#[derive(Clone, Debug)]
pub struct Saying {
    pub channel: Channel,
    pub author: Author,
    pub text: String,
}

/// Who has said something: a person, or whoever has a seat by a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Author {
    pub person: Option<PersonId>,
    pub seat: Option<Seat>,
}

/// Something that was said.
#[derive(Clone, Debug)]
pub struct KeptLine {
    pub number: u64,
    pub channel: Channel,
    pub author: Author,
    pub called: Option<Called>,
    /// In seconds since 1970.
    pub said: i64,
    pub text: String,
}

/// Something that was reported, for those who look after the site.
#[derive(Clone, Debug)]
pub struct Report {
    pub table: String,
    pub number: u64,
    /// In seconds since 1970.
    pub reported: i64,
    pub reporter: String,
    /// Who had said it, if that was a person.
    pub person: Option<PersonId>,
    pub text: String,
}

/// Which lines somebody may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hears {
    pub observers: bool,
    /// Those whom he does not want to hear are left out.
    pub reader: Option<PersonId>,
}

impl Store {
    /// Keeps what is said at a table, and tells everybody; tells its number.
    pub async fn say(&self, id: &TableId, saying: Saying) -> Result<u64, StoreError> {
        let (table, seal) = (id.clone(), Arc::clone(&self.seal));
        let number = self.write(move |change| insert_line(change, &table, &saying, &seal)).await?;
        self.wire().tell_touched(Touched { table: id.clone(), seated: None });
        self.wire().tell_others(Topic::Talk, format!("{id} {number}"));
        Ok(number)
    }

    /// The latest lines after the one with this number, at most so many.
    pub async fn lines(
        &self,
        id: &TableId,
        after: u64,
        hears: Hears,
        limit: u32,
    ) -> Result<Vec<KeptLine>, StoreError> {
        let (id, seal) = (id.clone(), Arc::clone(&self.seal));
        let nobody = [0; 32];
        self.read(move |moment| {
            let reader = hears.reader.map_or(nobody, |reader| reader.0);
            let sql = "SELECT chat.*, persons.name, persons.since FROM chat LEFT JOIN persons ON persons.id = chat.person \
                       WHERE table_id = ?1 AND number > ?2 AND (channel = 'players' OR ?3 = 1) \
                       AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.person = ?4 AND muted = chat.person) \
                       ORDER BY number DESC LIMIT ?5";
            let values = values![id.as_str(), after, u64::from(hears.observers), &reader, limit];
            let mut lines = moment.rows(sql, values, |row| kept_line(row, &id, &seal))?;
            lines.reverse();
            Ok(lines)
        })
        .await
    }

    /// Notes how far somebody has read.
    pub async fn has_read(&self, id: &TableId, person: PersonId, number: u64) -> Result<(), StoreError> {
        let table = id.clone();
        let read = self.write(move |change| {
            // No further than there is something to read.
            change.execute(
                "INSERT INTO chat_read (table_id, person, number) \
                 SELECT id, ?2, CASE WHEN lines < ?3 THEN lines ELSE ?3 END FROM tables WHERE id = ?1 \
                 ON CONFLICT (table_id, person) DO UPDATE SET number = excluded.number \
                 WHERE chat_read.number < excluded.number",
                values![table.as_str(), &person.0, number],
            )
        });
        if read.await? > 0 {
            self.wire().tell_touched(Touched { table: id.clone(), seated: None });
        }
        Ok(())
    }

    /// Who has said this.
    pub async fn author(&self, id: &TableId, number: u64) -> Result<Option<(Channel, Author)>, StoreError> {
        let id = id.clone();
        let sql = "SELECT channel, person, seat FROM chat WHERE table_id = ?1 AND number = ?2";
        self.read(move |moment| {
            moment.row(sql, values![id.as_str(), number], |row| Ok((channel(row)?, author(row)?)))
        })
        .await
    }

    /// From now on a person does not hear another, or does again.
    pub async fn mute(&self, person: PersonId, other: PersonId, mute: bool) -> Result<(), StoreError> {
        let sql = if mute {
            "INSERT INTO mutes (person, muted) VALUES (?1, ?2) ON CONFLICT (person, muted) DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = ?1 AND muted = ?2"
        };
        self.write(move |change| change.execute(sql, values![&person.0, &other.0]).map(drop)).await
    }

    /// Keeps a line for those who look after the site, as it was said.
    pub async fn report(&self, id: &TableId, number: u64, reporter: String) -> Result<(), StoreError> {
        let (id, seal) = (id.clone(), Arc::clone(&self.seal));
        self.write(move |change| {
            let sql = "SELECT chat.*, persons.name, persons.since FROM chat \
                       LEFT JOIN persons ON persons.id = chat.person WHERE table_id = ?1 AND number = ?2";
            let line = change.row(sql, values![id.as_str(), number], |row| {
                Ok((kept_line(row, &id, &seal)?, row.get::<Option<String>>("name")?))
            })?;
            let Some((line, name)) = line else { return Ok(()) };
            let row = format!("{} {reporter}", row_of(&id, number));
            let text = seal.seal(&Place { table: "reports", column: "text", row: &row }, &line.text);
            let reported = change.seconds();
            change.execute(
                "INSERT INTO reports (table_id, number, reporter, reported, person, name, said, text) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (table_id, number, reporter) DO NOTHING",
                values![
                    id.as_str(),
                    number,
                    &reporter,
                    reported,
                    line.author.person.as_ref().map(|person| &person.0),
                    name.as_ref(),
                    line.said,
                    &text,
                ],
            )?;
            Ok(())
        })
        .await
    }
}

/// Everything that was reported, the latest first.
pub fn reports(moment: &mut dyn Session, seal: &Seal) -> Result<Vec<Report>, StoreError> {
    moment.rows("SELECT * FROM reports ORDER BY reported DESC, table_id, number", &[], |row| {
        let (table, number): (String, u64) = (row.get("table_id")?, row.get("number")?);
        let (reporter, sealed): (String, String) = (row.get("reporter")?, row.get("text")?);
        let place = format!("{table} {number} {reporter}");
        let text = seal.open(&Place { table: "reports", column: "text", row: &place }, &sealed)?;
        let person = row.get::<Option<[u8; 32]>>("person")?.map(PersonId);
        Ok(Report { reported: row.get("reported")?, table, number, reporter, person, text })
    })
}

fn of_line(row: &str) -> Place<'_> {
    Place { table: "chat", column: "text", row }
}

fn insert_line(
    change: &mut dyn Session,
    id: &TableId,
    saying: &Saying,
    seal: &Seal,
) -> Result<u64, StoreError> {
    let count = "UPDATE tables SET lines = lines + 1 WHERE id = ?1 RETURNING lines";
    let number = change.row(count, values![id.as_str()], |row| row.get::<u64>("lines"))?;
    let number = number.ok_or(StoreError::Gone)?;
    let (said, author) = (change.seconds(), saying.author);
    change.execute(
        "INSERT INTO chat (table_id, number, channel, person, seat, said, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        values![
            id.as_str(),
            number,
            saying.channel.id(),
            author.person.as_ref().map(|person| &person.0),
            author.seat.map(|seat| seat.0),
            said,
            &seal.seal(&of_line(&row_of(id, number)), &saying.text),
        ],
    )?;
    Ok(number)
}

fn kept_line(row: &dyn Row, id: &TableId, seal: &Seal) -> Result<KeptLine, StoreError> {
    let (number, sealed): (u64, String) = (row.get("number")?, row.get("text")?);
    let author = author(row)?;
    let known: Option<i64> = row.get("since")?;
    let name: Option<String> = row.get("name")?;
    let called = author.person.map(|person| match known {
        Some(_) => person.called(name.clone()),
        None => Called::Gone,
    });
    Ok(KeptLine {
        number,
        channel: channel(row)?,
        author,
        called,
        said: row.get("said")?,
        text: seal.open(&of_line(&row_of(id, number)), &sealed)?,
    })
}

fn channel(row: &dyn Row) -> Result<Channel, StoreError> {
    let id: String = row.get("channel")?;
    Channel::named(&id).ok_or_else(|| StoreError::Broken(format!("a channel named {id:?}")))
}

fn author(row: &dyn Row) -> Result<Author, StoreError> {
    let person: Option<[u8; 32]> = row.get("person")?;
    let seat: Option<u8> = row.get("seat")?;
    Ok(Author { person: person.map(PersonId), seat: seat.map(Seat) })
}

/// How many lines were written at a table, in a row of `tables`.
pub fn lines_of(row: &dyn Row) -> Result<(TableId, u64, u64), StoreError> {
    Ok((table_id(row)?, row.get("edition")?, row.get("lines")?))
}
