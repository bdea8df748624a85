//! Where persons want to be called, and when they do not.

use std::sync::Arc;

use game::Lang;

use super::persons::{self, Forgotten};
use super::seal::{Place, Seal};
use super::session::{Row, Session, values};
use super::{Store, StoreError};
use crate::key::{SecretHash, TableId, hex, random_bytes};
use crate::people::PersonId;

/// No person is called in more places.
pub const MOST_RECEIVERS: u32 = 10;
/// Where nothing has arrived for so long, nothing is sent any more.
pub const FAILING: i64 = 7 * 24 * 60 * 60;
/// A letter opens what it was written for so long, in seconds.
const LETTER: i64 = 30 * 60;

/// Somewhere a person wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receiver {
    pub id: String,
    pub person: PersonId,
    pub target: Target,
    /// Whether what is sent there reaches its owner, as far as that must be shown.
    pub proven: bool,
    pub lang: Lang,
    /// The address of the site, as its owner knows it.
    pub home: String,
    /// Since when nothing has arrived, in seconds since 1970.
    pub failing: Option<i64>,
}

/// What is called.
#[derive(Clone, PartialEq, Eq)]
pub enum Target {
    /// A subscription of a browser, as JSON.
    Push(String),
    /// An e-mail address.
    Mail(String),
    /// The address of a program.
    Webhook(Form, String),
}

/// In which form a webhook is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Json,
    Discord,
    Slack,
}

/// When a person is not to be called, in minutes of his day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    pub from: u16,
    pub to: u16,
}

impl Form {
    pub const ALL: [(Form, &str); 3] =
        [(Form::Json, "json"), (Form::Discord, "discord"), (Form::Slack, "slack")];

    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|&(_, known)| known == name).map(|(form, _)| form)
    }
}

impl Target {
    pub fn kind(&self) -> &'static str {
        match self {
            Target::Push(_) => "push",
            Target::Mail(_) => "mail",
            Target::Webhook(form, _) => {
                Form::ALL.into_iter().find(|(known, _)| known == form).map_or("", |(_, name)| name)
            }
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Target::Push(text) | Target::Mail(text) | Target::Webhook(_, text) => text,
        }
    }

    fn of(kind: &str, text: String) -> Option<Target> {
        match kind {
            "push" => Some(Target::Push(text)),
            "mail" => Some(Target::Mail(text)),
            form => Some(Target::Webhook(Form::named(form)?, text)),
        }
    }

    /// What tells it from others.
    fn finger(&self, seal: &Seal) -> [u8; 32] {
        seal.finger(&format!("{} {}", self.kind(), self.text().to_lowercase()))
    }
}

/// Without the target: that opens something.
impl std::fmt::Debug for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Target({})", self.kind())
    }
}

impl Quiet {
    /// How many minutes after midnight, by a clock that is so many minutes ahead of UTC.
    fn minute(now: i64, clock: i64) -> i64 {
        (now.div_euclid(60) + clock).rem_euclid(24 * 60)
    }

    /// Whether that is so at this second.
    pub fn holds(self, now: i64, clock: i64) -> bool {
        let (from, to, minute) = (i64::from(self.from), i64::from(self.to), Quiet::minute(now, clock));
        if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to }
    }
}

impl Store {
    /// Adds a place where a person is called, unless there are too many; the same place is there once. Of what waits for him already he is not
    /// told any more.
    pub async fn add_receiver(&self, new: Receiver) -> Result<Option<Receiver>, StoreError> {
        let seal = Arc::clone(&self.seal);
        self.write(move |change| {
            let finger = new.target.finger(&seal);
            let known = "SELECT id FROM receivers WHERE person = ?1 AND finger = ?2";
            if let Some(id) =
                change.row(known, values![&new.person.0, &finger], |row| row.get::<String>("id"))?
            {
                let anew = "UPDATE receivers SET lang = ?2, home = ?3, failing = NULL WHERE id = ?1";
                change.execute(anew, values![&id, new.lang.code(), &new.home])?;
                return receiver(change, &id, &seal);
            }
            let count = "SELECT count(*) AS count FROM receivers WHERE person = ?1";
            let count = change.row(count, values![&new.person.0], |row| row.get::<u32>("count"))?;
            if count.unwrap_or(0) >= MOST_RECEIVERS {
                return Ok(None);
            }
            if count == Some(0) {
                hush(change, new.person)?;
            }
            change.execute(
                "INSERT INTO receivers (id, person, kind, target, finger, proven, lang, home) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                values![
                    &new.id,
                    &new.person.0,
                    new.target.kind(),
                    &seal.seal(&of_receiver(&new.id), new.target.text()),
                    &finger,
                    new.proven,
                    new.lang.code(),
                    &new.home,
                ],
            )?;
            Ok(Some(new.clone()))
        })
        .await
    }

    /// Where this person wants to be called.
    pub async fn receivers(&self, person: PersonId) -> Result<Vec<Receiver>, StoreError> {
        let seal = Arc::clone(&self.seal);
        let sql = "SELECT * FROM receivers WHERE person = ?1 ORDER BY kind, id";
        self.read(move |moment| moment.rows(sql, values![&person.0], |row| read(row, &seal))).await
    }

    /// Calls nobody there any more; tells whether anybody was. Without a person, whoever knows its id may do that.
    pub async fn drop_receiver(&self, id: &str, person: Option<PersonId>) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |change| {
            if let Some(person) = person {
                let own = "SELECT id FROM receivers WHERE id = ?1 AND person = ?2";
                if change.row(own, values![&id, &person.0], |_| Ok(()))?.is_none() {
                    return Ok(false);
                }
            }
            remove(change, &id)
        })
        .await
    }

    /// The receiver with this id.
    pub async fn receiver(&self, id: &str) -> Result<Option<Receiver>, StoreError> {
        let (id, seal) = (id.to_owned(), Arc::clone(&self.seal));
        self.read(move |moment| receiver(moment, &id, &seal)).await
    }

    /// The receivers that were shown to reach the owner of an e-mail address.
    pub async fn receiver_of_mail(&self, address: &str) -> Result<Option<Receiver>, StoreError> {
        let seal = Arc::clone(&self.seal);
        let finger = Target::Mail(address.to_owned()).finger(&seal);
        let sql = "SELECT * FROM receivers WHERE finger = ?1 AND proven = 1";
        self.read(move |moment| moment.row(sql, values![&finger], |row| read(row, &seal))).await
    }

    /// When a person is not to be called, and how many minutes his clock is ahead of UTC.
    pub async fn quiet(&self, person: PersonId) -> Result<(Option<Quiet>, i64), StoreError> {
        self.read(move |moment| {
            let sql = "SELECT quiet_from, quiet_to, clock FROM persons WHERE id = ?1";
            Ok(moment.row(sql, values![&person.0], quiet)?.unwrap_or((None, 0)))
        })
        .await
    }

    pub async fn set_quiet(
        &self,
        person: PersonId,
        quiet: Option<Quiet>,
        clock: i64,
    ) -> Result<(), StoreError> {
        self.write(move |change| {
            let (from, to) = (quiet.map(|quiet| quiet.from), quiet.map(|quiet| quiet.to));
            let sql = "UPDATE persons SET quiet_from = ?2, quiet_to = ?3, clock = ?4 WHERE id = ?1";
            change.execute(sql, values![&person.0, from, to, clock]).map(drop)
        })
        .await
    }

    /// Writes a letter's secret down: whoever brings it within half an hour may do this, once.
    pub async fn write_letter(
        &self,
        receiver: &Receiver,
        what: &'static str,
        hash: SecretHash,
    ) -> Result<(), StoreError> {
        let (person, id) = (receiver.person, receiver.id.clone());
        self.write(move |change| {
            let until = change.seconds() + LETTER;
            change.execute("DELETE FROM letters WHERE until < ?1", values![change.seconds()])?;
            change.execute(
                "INSERT INTO letters (hash, person, receiver, what, until) VALUES (?1, ?2, ?3, ?4, ?5)",
                values![&hash.0, &person.0, &id, what, until],
            )?;
            Ok(())
        })
        .await
    }

    /// Opens a letter: it, and all others that were sent to the same place, open nothing any more. An address that is shown to be somebody's
    /// is nobody else's.
    pub async fn open_letter(&self, hash: SecretHash) -> Result<Option<(PersonId, String)>, StoreError> {
        self.write(move |change| {
            let sql = "DELETE FROM letters WHERE hash = ?1 AND until >= ?2 RETURNING person, receiver, what";
            let found = change.row(sql, values![&hash.0, change.seconds()], |row| {
                Ok((PersonId(row.get("person")?), row.get::<String>("receiver")?, row.get("what")?))
            })?;
            let Some((person, receiver, what)) = found else { return Ok(None) };
            change.execute("DELETE FROM letters WHERE receiver = ?1", values![&receiver])?;
            let proven = "UPDATE receivers SET proven = 1 WHERE id = ?1 RETURNING finger";
            let finger: Option<[u8; 32]> = change.row(proven, values![&receiver], |row| row.get("finger"))?;
            let Some(finger) = finger else { return Ok(None) };
            let others = "SELECT id FROM receivers WHERE finger = ?1 AND id <> ?2";
            let others: Vec<String> =
                change.rows(others, values![&finger, &receiver], |row| row.get("id"))?;
            for other in others {
                remove(change, &other)?;
            }
            Ok(Some((person, what)))
        })
        .await
    }

    /// The key by which push services know this site. The first that is offered is kept.
    #[cfg(feature = "hosting")]
    pub async fn vapid(&self, offered: String) -> Result<String, StoreError> {
        let seal = Arc::clone(&self.seal);
        self.write(move |change| {
            let place = Place { table: "vapid", column: "pkcs8", row: "1" };
            let sql = "INSERT INTO vapid (id, pkcs8) VALUES (1, ?1) ON CONFLICT (id) DO NOTHING";
            change.execute(sql, values![&seal.seal(&place, &offered)])?;
            let kept = change.row("SELECT pkcs8 FROM vapid", &[], |row| row.get::<String>("pkcs8"))?;
            seal.open(&place, &kept.unwrap_or_default())
        })
        .await
    }

    /// Forgets a person, all that opens him, and where he is called. Games that are over stay, without his name; so do those where others
    /// sit. The tables that are nobody else's go. Tells which have gone and which have changed.
    pub async fn forget_person(&self, id: PersonId) -> Result<(Vec<TableId>, Vec<TableId>), StoreError> {
        let Forgotten { gone, changed } = self.write(move |change| persons::forget(change, id)).await?;
        changed.iter().for_each(|(id, edition)| self.changed(id, *edition));
        Ok((gone, changed.into_iter().map(|(id, _)| id).collect()))
    }
}

/// A name that nobody can guess.
pub fn fresh_id() -> String {
    hex(&random_bytes::<16>())
}

fn of_receiver(id: &str) -> Place<'_> {
    Place { table: "receivers", column: "target", row: id }
}

pub fn receiver(moment: &mut dyn Session, id: &str, seal: &Seal) -> Result<Option<Receiver>, StoreError> {
    moment.row("SELECT * FROM receivers WHERE id = ?1", values![id], |row| read(row, seal))
}

fn read(row: &dyn Row, seal: &Seal) -> Result<Receiver, StoreError> {
    let (id, kind, lang): (String, String, String) = (row.get("id")?, row.get("kind")?, row.get("lang")?);
    let text = seal.open(&of_receiver(&id), &row.get::<String>("target")?)?;
    let broken = || StoreError::Broken(format!("the receiver {id}"));
    Ok(Receiver {
        target: Target::of(&kind, text).ok_or_else(broken)?,
        person: PersonId(row.get("person")?),
        proven: row.get("proven")?,
        lang: lang.parse().unwrap_or_default(),
        home: row.get("home")?,
        failing: row.get("failing")?,
        id,
    })
}

pub fn quiet(row: &dyn Row) -> Result<(Option<Quiet>, i64), StoreError> {
    let (from, to) = (row.get::<Option<u16>>("quiet_from")?, row.get::<Option<u16>>("quiet_to")?);
    Ok((from.zip(to).map(|(from, to)| Quiet { from, to }), row.get("clock")?))
}

/// Takes a receiver away, with all that is on its way there.
pub fn remove(change: &mut dyn Session, id: &str) -> Result<bool, StoreError> {
    change.execute("DELETE FROM calls WHERE receiver = ?1", values![id])?;
    change.execute("DELETE FROM letters WHERE receiver = ?1", values![id])?;
    Ok(change.execute("DELETE FROM receivers WHERE id = ?1", values![id])? > 0)
}

/// He knows what waits for him now.
fn hush(change: &mut dyn Session, person: PersonId) -> Result<(), StoreError> {
    let sql = "SELECT table_id, seat FROM seats WHERE kind = 'guest' AND hash = ?1";
    let seats: Vec<(String, u8)> =
        change.rows(sql, values![&person.0], |row| Ok((row.get("table_id")?, row.get("seat")?)))?;
    for (table, seat) in seats {
        super::calls::called_out(change, &table, seat)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Quiet;

    #[test]
    fn quiet_hours_go_by_the_clock_of_their_owner_and_past_midnight() {
        const HOUR: i64 = 3600;
        let night = Quiet { from: 22 * 60, to: 7 * 60 };
        let (day, noon) = (1_700_006_400, 12 * HOUR);
        assert_eq!(day % (24 * HOUR), 0, "midnight in Greenwich");
        assert!(night.holds(day, 0) && night.holds(day + 7 * HOUR - 1, 0) && !night.holds(day + 7 * HOUR, 0));
        assert!(!night.holds(day + noon, 0));
        assert!(night.holds(day + noon, 11 * 60), "it is eleven at night in Nouméa");
        assert!(!night.holds(day, -6 * 60), "it is six in the evening in San Antonio");
        let siesta = Quiet { from: 13 * 60, to: 15 * 60 };
        assert!(siesta.holds(day + 13 * HOUR, 0) && !siesta.holds(day + 15 * HOUR, 0));
        assert!(!Quiet { from: 60, to: 60 }.holds(day + HOUR, 0), "no time at all");
    }
}
