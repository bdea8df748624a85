//! Persons and what opens them.

use web::Called;

use super::moving::unhex;
use super::queries::table_id;
use super::schema::{self, Of};
use super::session::{Row, Session, values};
use super::{Store, StoreError, changes};
use crate::key::{SecretHash, TableId};
use crate::people::{Person, PersonId};

/// What opens a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opener {
    /// The cookie of a browser.
    Device,
    /// The key that its owner keeps.
    Key,
}

impl Opener {
    fn kind(self) -> &'static str {
        match self {
            Opener::Device => "device",
            Opener::Key => "key",
        }
    }
}

impl Store {
    /// Keeps somebody new, and what opens him.
    pub async fn welcome(&self, id: PersonId, opener: Opener, hash: SecretHash) -> Result<(), StoreError> {
        self.write(move |change| {
            let since = change.seconds();
            change.execute("INSERT INTO persons (id, since) VALUES (?1, ?2)", values![&id.0, since])?;
            insert_key(change, id, opener, hash)
        })
        .await
    }

    /// Whom this opens.
    pub async fn opened(&self, opener: Opener, hash: SecretHash) -> Result<Option<PersonId>, StoreError> {
        let sql = "SELECT person FROM keys WHERE hash = ?1 AND kind = ?2";
        self.read(move |moment| {
            moment.row(sql, values![&hash.0, opener.kind()], |row| Ok(PersonId(row.get("person")?)))
        })
        .await
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.read(move |moment| {
            let sql = "SELECT name, since, (SELECT count(*) FROM keys WHERE person = persons.id AND kind = 'device') AS devices, \
                       (SELECT count(*) FROM keys WHERE person = persons.id AND kind = 'key') AS keys \
                       FROM persons WHERE id = ?1";
            moment.row(sql, values![&id.0], |row| {
                Ok(Person {
                    name: row.get("name")?,
                    since: row.get("since")?,
                    devices: row.get("devices")?,
                    has_key: row.get::<u32>("keys")? > 0,
                })
            })
        })
        .await
    }

    /// What these are called; nobody's name is nothing.
    pub async fn called(&self, persons: Vec<Option<PersonId>>) -> Result<Vec<Option<Called>>, StoreError> {
        if persons.iter().all(Option::is_none) {
            return Ok(vec![None; persons.len()]);
        }
        self.read(move |moment| {
            persons.iter().map(|person| person.map(|person| called(moment, person)).transpose()).collect()
        })
        .await
    }

    /// Gives a person another name; tells at which tables that shows. They are all changed by it.
    pub async fn rename(&self, id: PersonId, name: Option<String>) -> Result<Vec<TableId>, StoreError> {
        let tables = self.write(move |change| {
            change.execute("UPDATE persons SET name = ?2 WHERE id = ?1", values![&id.0, name.as_ref()])?;
            touch_tables(change, id)
        });
        let tables: Vec<(TableId, u64)> = tables.await?;
        tables.iter().for_each(|(id, edition)| self.changed(id, *edition));
        Ok(tables.into_iter().map(|(id, _)| id).collect())
    }

    /// Gives a person a key. One that he had before opens nothing any more.
    pub async fn change_key(&self, id: PersonId, hash: SecretHash) -> Result<(), StoreError> {
        self.write(move |change| {
            change.execute("DELETE FROM keys WHERE person = ?1 AND kind = 'key'", values![&id.0])?;
            insert_key(change, id, Opener::Key, hash)
        })
        .await
    }

    /// A browser more in which he is known.
    pub async fn add_device(&self, id: PersonId, hash: SecretHash) -> Result<(), StoreError> {
        self.write(move |change| insert_key(change, id, Opener::Device, hash)).await
    }

    /// In all browsers but this one he is not known any more.
    pub async fn sign_out(&self, id: PersonId, except: Option<SecretHash>) -> Result<(), StoreError> {
        self.write(move |change| {
            let except = except.map_or([0; 32], |hash| hash.0);
            change.execute(
                "DELETE FROM keys WHERE person = ?1 AND kind = 'device' AND hash <> ?2",
                values![&id.0, &except],
            )?;
            Ok(())
        })
        .await
    }
}

/// The person whose number begins so, or the only one with this name.
pub fn find_person(moment: &mut dyn Session, said: &str) -> Result<PersonId, StoreError> {
    let digits = if (8..=64).contains(&said.len()) { unhex(said) } else { None };
    let found = match digits {
        Some(digits) => {
            let (mut first, mut last) = ([0; 32], [u8::MAX; 32]);
            first[..digits.len()].copy_from_slice(&digits);
            last[..digits.len()].copy_from_slice(&digits);
            let sql = "SELECT id FROM persons WHERE id >= ?1 AND id <= ?2";
            moment.rows(sql, values![&first, &last], |row| row.get("id"))?
        }
        None => moment.rows("SELECT id FROM persons WHERE name = ?1", values![said], |row| row.get("id"))?,
    };
    match found[..] {
        [person] => Ok(PersonId(person)),
        [] => Err(StoreError::NoPerson(said.to_owned())),
        _ => Err(StoreError::ManyPersons(said.to_owned(), found.len())),
    }
}

/// The tables of a person who was forgotten.
pub struct Forgotten {
    pub gone: Vec<TableId>,
    /// With their editions.
    pub changed: Vec<(TableId, u64)>,
}

/// Forgets a person.
pub fn forget(change: &mut dyn Session, id: PersonId) -> Result<Forgotten, StoreError> {
    // Nobody else sits there, and no game was played to its end.
    let gone = change.rows(
        "SELECT id FROM tables WHERE over = 0 AND id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) \
         AND id NOT IN (SELECT table_id FROM seats WHERE kind = 'token' OR (kind = 'guest' AND hash <> ?1))",
        values![&id.0],
        table_id,
    )?;
    for table in &gone {
        changes::delete(change, table)?;
    }
    let changed = touch_tables(change, id)?;
    // Those first that refer to others.
    for kind in schema::TABLES.iter().rev() {
        if let Of::Person(column) = kind.of {
            let delete = format!("DELETE FROM {} WHERE {column} = ?1", kind.name);
            change.execute(&delete, values![&id.0])?;
        }
    }
    Ok(Forgotten { gone, changed })
}

/// All tables of a person are changed: tells their editions.
fn touch_tables(change: &mut dyn Session, id: PersonId) -> Result<Vec<(TableId, u64)>, StoreError> {
    change.rows(
        "UPDATE tables SET edition = edition + 1 \
         WHERE id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) RETURNING id, edition",
        values![&id.0],
        |row| Ok((table_id(row)?, row.get("edition")?)),
    )
}

fn insert_key(
    change: &mut dyn Session,
    id: PersonId,
    opener: Opener,
    hash: SecretHash,
) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO keys (hash, person, kind) VALUES (?1, ?2, ?3)",
        values![&hash.0, &id.0, opener.kind()],
    )?;
    Ok(())
}

fn called(moment: &mut dyn Session, person: PersonId) -> Result<Called, StoreError> {
    let sql = "SELECT name FROM persons WHERE id = ?1";
    let name = moment.row(sql, values![&person.0], |row| row.get("name"))?;
    Ok(name.map_or(Called::Gone, |name| person.called(name)))
}

/// What the person of a seat is called, in a row of `seats` joined with `persons`.
pub fn called_there(row: &dyn Row) -> Result<Option<Called>, StoreError> {
    if row.get::<String>("kind")? != "guest" {
        return Ok(None);
    }
    let (person, known) = (PersonId(row.get("hash")?), row.get::<Option<i64>>("since")?);
    Ok(Some(match known {
        Some(_) => person.called(row.get("name")?),
        None => Called::Gone,
    }))
}
