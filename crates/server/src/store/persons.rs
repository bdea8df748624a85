//! Persons and what opens them.

use web::Called;

use super::queries::table_id;
use super::session::{Row, Session, values};
use super::{Store, StoreError};
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
        self.write(move |change| {
            change.execute("UPDATE persons SET name = ?2 WHERE id = ?1", values![&id.0, name.as_ref()])?;
            change.rows(
                "UPDATE tables SET edition = edition + 1 \
                 WHERE id IN (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) RETURNING id",
                values![&id.0],
                table_id,
            )
        })
        .await
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
