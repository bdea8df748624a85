//! Finding a game and those to play with: open tables, challenges, games to watch, and what one does with his own list.

use web::Called;

use super::changes::delete;
use super::persons::called_there;
use super::queries::{NO_CHAT, listed, listed_row, with_seats};
use super::session::{Session, values};
use super::{Listed, Store, StoreError};
use crate::key::TableId;
use crate::people::PersonId;

/// No list is longer.
pub const LONGEST_LIST: u32 = 100;

/// Somebody who sits there still waits for a person.
const AWAITS: &str = "over = 0 AND begun = 0 AND id IN \
                      (SELECT table_id FROM seats WHERE kind = 'invited' AND invitation IS NOT NULL)";

impl Store {
    /// The tables that anybody may join, the newest first.
    pub async fn open_tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.tables_where(&format!("wanted IS NOT NULL AND {AWAITS}"), None).await
    }

    /// The tables at which somebody waits for this person.
    pub async fn challenges(&self, person: PersonId) -> Result<Vec<Listed>, StoreError> {
        self.tables_where(&format!("challenged = ?2 AND {AWAITS}"), Some(person)).await
    }

    /// The games that everybody may watch: those that go on, the one touched last first, and then those that are over.
    pub async fn public_games(&self) -> Result<Vec<Listed>, StoreError> {
        let mut games = self.tables_where("watch = 'listed' AND begun = 1 AND lesson IS NULL", None).await?;
        games.sort_by_key(|game| game.standing.over);
        Ok(games)
    }

    async fn tables_where(&self, which: &str, person: Option<PersonId>) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "SELECT tables.*, {NO_CHAT} FROM tables WHERE {which} ORDER BY touched DESC, id LIMIT ?1"
        );
        let seal = std::sync::Arc::clone(&self.seal);
        self.read(move |moment| {
            let tables = match &person {
                Some(person) => moment.rows(&sql, values![LONGEST_LIST, &person.0], listed_row)?,
                None => moment.rows(&sql, values![LONGEST_LIST], listed_row)?,
            };
            tables.into_iter().map(|table| with_seats(moment, table, &seal)).collect()
        })
        .await
    }

    /// Tells those who wait for this person that he will not come. False if nobody does there.
    pub async fn decline(&self, id: &TableId, person: PersonId) -> Result<bool, StoreError> {
        let table = id.clone();
        let edition: Option<u64> = self
            .write(move |change| {
                let sql = "UPDATE tables SET challenged = NULL, edition = edition + 1 \
                           WHERE id = ?1 AND challenged = ?2 AND begun = 0 RETURNING edition";
                let edition =
                    change.row(sql, values![table.as_str(), &person.0], |row| row.get("edition"))?;
                if edition.is_some() {
                    let sql = "UPDATE seats SET invitation = NULL WHERE table_id = ?1 AND kind = 'invited'";
                    change.execute(sql, values![table.as_str()])?;
                }
                Ok(edition)
            })
            .await?;
        edition.inspect(|&edition| self.changed(id, edition));
        Ok(edition.is_some())
    }

    /// Those with whom this person has shared a table where a game has begun, the latest first.
    pub async fn met(&self, person: PersonId) -> Result<Vec<(PersonId, Called)>, StoreError> {
        self.read(move |moment| {
            let sql = "SELECT theirs.hash, theirs.kind, persons.name, persons.since, max(tables.touched) AS latest \
                       FROM seats AS mine JOIN seats AS theirs ON theirs.table_id = mine.table_id \
                       JOIN tables ON tables.id = mine.table_id JOIN persons ON persons.id = theirs.hash \
                       WHERE mine.kind = 'guest' AND mine.hash = ?1 AND theirs.kind = 'guest' AND theirs.hash <> ?1 \
                       AND tables.begun = 1 GROUP BY theirs.hash, theirs.kind, persons.name, persons.since \
                       ORDER BY latest DESC LIMIT ?2";
            let met = moment.rows(sql, values![&person.0, LONGEST_LIST], |row| {
                Ok((PersonId(row.get("hash")?), called_there(row)?))
            })?;
            Ok(met.into_iter().filter_map(|(met, called)| Some((met, called?))).collect())
        })
        .await
    }

    /// Puts a table aside in a person's list, or back. False if he does not sit there.
    pub async fn put_aside(&self, id: &TableId, person: PersonId, aside: bool) -> Result<bool, StoreError> {
        let id = id.clone();
        self.write(move |change| {
            let sql = "UPDATE seats SET archived = ?3 WHERE table_id = ?1 AND kind = 'guest' AND hash = ?2";
            Ok(change.execute(sql, values![id.as_str(), &person.0, aside])? > 0)
        })
        .await
    }

    /// Deletes a table of a person's at which nobody else sits; tells whether it was one.
    pub async fn throw_away(&self, id: &TableId, person: PersonId) -> Result<bool, StoreError> {
        let (id, seal) = (id.clone(), std::sync::Arc::clone(&self.seal));
        self.write(move |change: &mut dyn Session| {
            let his = listed(change, &id, Some(person), &seal)?
                .is_some_and(|table| table.may_be_thrown_away(person));
            if his {
                delete(change, &id)?;
            }
            Ok(his)
        })
        .await
    }
}
