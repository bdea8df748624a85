//! What persons have achieved: read from the games that are over, kept nowhere else.

use ai::{Computer, Level};
use game::Seat;
use web::Called;

use super::queries::{NO_CHAT, listed_row, with_seats};
use super::session::values;
use super::{Listed, Store, StoreError};
use crate::people::PersonId;

/// A player, as ratings know him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    Person(PersonId),
    Level(Level),
}

/// A rated game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rated {
    /// In the order of the seats.
    pub players: [Player; 2],
    pub winner: Option<Seat>,
}

/// A person, as others may know him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    pub person: PersonId,
    pub called: Called,
    /// When he first came, in seconds since 1970.
    pub since: i64,
    /// Whether others are shown no page of his.
    pub hidden: bool,
}

/// A game that counts: it was played from its beginning, with dice that nobody chose, and has a result.
const COUNTS: &str = "over = 1 AND rated = 1 AND lesson IS NULL AND position IS NULL AND dice = 'shared' \
                      AND (ended IS NULL OR ended = 'drawn' OR winner IS NOT NULL)";

impl Store {
    /// How many rated games of a kind are over, and when the last of them was: the same as long as their ratings are.
    pub async fn rated_so_far(&self, game: &str) -> Result<(u64, i64), StoreError> {
        let game = game.to_owned();
        self.read(move |moment| {
            let sql = format!(
                "SELECT count(*) AS games, coalesce(max(touched), 0) AS latest FROM tables WHERE {COUNTS} AND game = ?1"
            );
            let found = moment.row(&sql, values![&game], |row| Ok((row.get("games")?, row.get("latest")?)))?;
            Ok(found.unwrap_or_default())
        })
        .await
    }

    /// The rated games of a kind that are over, in the order in which they ended. Nobody is rated for playing against himself.
    pub async fn rated(&self, game: &str) -> Result<Vec<Rated>, StoreError> {
        let game = game.to_owned();
        self.read(move |moment| {
            let sql = format!(
                "SELECT tables.id, winner, kind, level, hash FROM tables JOIN seats ON seats.table_id = tables.id \
                 WHERE {COUNTS} AND game = ?1 ORDER BY touched, tables.id, seat"
            );
            let seats = moment.rows(&sql, values![&game], |row| {
                let kind: String = row.get("kind")?;
                let player = match kind.as_str() {
                    "guest" => Some(Player::Person(PersonId(row.get("hash")?))),
                    // However long it thinks.
                    "computer" => {
                        let computer = row.get::<String>("level")?.parse::<Computer>();
                        computer.ok().map(|computer| Player::Level(computer.level))
                    }
                    _ => None,
                };
                let winner: Option<u8> = row.get("winner")?;
                Ok((row.get::<String>("id")?, winner.map(Seat), player))
            })?;
            let games = seats.chunk_by(|one, other| one.0 == other.0).filter_map(|seats| match seats {
                [(_, winner, Some(one)), (_, _, Some(other))] if one != other => {
                    Some(Rated { players: [*one, *other], winner: *winner })
                }
                _ => None,
            });
            Ok(games.collect())
        })
        .await
    }

    /// The person whom the address of a page names so.
    pub async fn profile(&self, handle: &str) -> Result<Option<Profile>, StoreError> {
        let Some(first) = super::moving::unhex(handle).filter(|digits| digits.len() == 8) else {
            return Ok(None);
        };
        self.read(move |moment| {
            let (mut low, mut high) = ([0; 32], [u8::MAX; 32]);
            low[..8].copy_from_slice(&first);
            high[..8].copy_from_slice(&first);
            let sql = "SELECT id, name, since, hidden FROM persons WHERE id >= ?1 AND id <= ?2";
            moment.row(sql, values![&low, &high], |row| {
                let person = PersonId(row.get("id")?);
                let called = person.called(row.get("name")?);
                Ok(Profile { person, called, since: row.get("since")?, hidden: row.get("hidden")? })
            })
        })
        .await
    }

    /// What these persons are called, and whether they are hidden; nothing of those who have left.
    pub async fn profiles(&self, persons: Vec<PersonId>) -> Result<Vec<Option<Profile>>, StoreError> {
        self.read(move |moment| {
            let sql = "SELECT name, since, hidden FROM persons WHERE id = ?1";
            let profile = |&person: &PersonId| {
                moment.row(sql, values![&person.0], |row| {
                    let called = person.called(row.get("name")?);
                    Ok(Profile { person, called, since: row.get("since")?, hidden: row.get("hidden")? })
                })
            };
            persons.iter().map(profile).collect()
        })
        .await
    }

    /// Hides a person's page from others, or shows it.
    pub async fn hide(&self, person: PersonId, hidden: bool) -> Result<(), StoreError> {
        self.write(move |change| {
            change.execute("UPDATE persons SET hidden = ?2 WHERE id = ?1", values![&person.0, hidden])?;
            Ok(())
        })
        .await
    }

    /// The games that this person has finished against somebody else, the latest first.
    pub async fn finished_by(&self, person: PersonId) -> Result<Vec<Listed>, StoreError> {
        let seal = std::sync::Arc::clone(&self.seal);
        let games: Vec<Listed> = self
            .read(move |moment| {
                let sql = format!(
                    "SELECT tables.*, {NO_CHAT} FROM tables WHERE over = 1 AND lesson IS NULL AND id IN \
                     (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?1) ORDER BY touched DESC, id"
                );
                let tables = moment.rows(&sql, values![&person.0], listed_row)?;
                tables.into_iter().map(|table| with_seats(moment, table, &seal)).collect()
            })
            .await?;
        let alone = |game: &Listed| game.holders.iter().all(|holder| holder.person() == Some(person));
        Ok(games.into_iter().filter(|game| !alone(game)).collect())
    }
}
