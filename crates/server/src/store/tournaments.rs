//! Tournaments, as they are kept.

use game::Seat;

use super::changes;
use super::session::{Row, Session, values};
use super::{Kept, Store, StoreError};
use crate::key::TableId;
use crate::people::PersonId;

/// So many are listed, the latest.
const LISTED: u32 = 50;

/// How a tournament is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    RoundRobin,
    Swiss,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::RoundRobin, Kind::Swiss];

    pub fn id(self) -> &'static str {
        match self {
            Kind::RoundRobin => "round-robin",
            Kind::Swiss => "swiss",
        }
    }
}

impl std::str::FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        Kind::ALL.into_iter().find(|kind| kind.id() == text).ok_or_else(|| text.to_owned())
    }
}

/// A tournament, without those who play in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    pub id: String,
    pub name: String,
    pub maker: PersonId,
    pub game: String,
    /// The scenario's text form.
    pub scenario: String,
    pub kind: Kind,
    /// How many rounds there will be; 0 where that is only known at the start.
    pub rounds: u32,
    /// The one that is played, counted from 1; 0 before the first.
    pub round: u32,
    pub over: bool,
    pub rated: bool,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    pub entrants: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    pub person: PersonId,
    pub withdrawn: bool,
}

/// Two who meet in a round, or one who has a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    pub round: u32,
    pub number: u32,
    pub one: PersonId,
    pub two: Option<PersonId>,
    pub legs: Vec<Leg>,
}

/// A game of a pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leg {
    pub table: TableId,
    /// Which of the two has the first seat: 0 for the first of them.
    pub first: u32,
    /// The half points of the first of the two, when that is decided.
    pub points: Option<u32>,
}

/// All of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    pub tournament: Tournament,
    /// In the order in which they came.
    pub entrants: Vec<Entrant>,
    pub pairings: Vec<Pairing>,
}

const COLUMNS: &str =
    "tournaments.*, (SELECT count(*) FROM entrants WHERE tournament = tournaments.id) AS entrants";

impl Store {
    pub async fn found(&self, new: &Tournament) -> Result<(), StoreError> {
        let new = new.clone();
        self.write(move |change| {
            let since = change.seconds();
            change.execute(
                "INSERT INTO tournaments (id, name, maker, game, scenario, kind, rounds, round, over, rated, since) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?9)",
                values![
                    &new.id,
                    &new.name,
                    &new.maker.0,
                    &new.game,
                    &new.scenario,
                    new.kind.id(),
                    new.rounds,
                    new.rated,
                    since
                ],
            )?;
            Ok(())
        })
        .await
    }

    /// The latest tournaments.
    pub async fn tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        self.read(|moment| {
            let sql = format!("SELECT {COLUMNS} FROM tournaments ORDER BY since DESC, id LIMIT ?1");
            moment.rows(&sql, values![LISTED], tournament)
        })
        .await
    }

    pub async fn tournament(&self, id: &str) -> Result<Option<Whole>, StoreError> {
        let id = id.to_owned();
        self.read(move |moment| whole(moment, &id)).await
    }

    /// The tournaments in which nothing of the present round is left to be played.
    pub async fn idle_tournaments(&self) -> Result<Vec<String>, StoreError> {
        self.read(|moment| {
            let sql = "SELECT id FROM tournaments WHERE round > 0 AND over = 0 AND NOT EXISTS \
                       (SELECT 1 FROM legs JOIN tables ON tables.id = legs.table_id \
                        WHERE legs.tournament = tournaments.id AND legs.round = tournaments.round \
                        AND legs.given IS NULL AND tables.over = 0)";
            moment.rows(sql, &[], |row| row.get("id"))
        })
        .await
    }

    /// Takes somebody in, as long as it has not begun and there is room; tells whether he is in now.
    pub async fn enter(&self, id: &str, person: PersonId, most: u32) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |change| {
            let sql = "INSERT INTO entrants (tournament, person, number, withdrawn) \
                       SELECT id, ?2, (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament = ?1), 0 \
                       FROM tournaments WHERE id = ?1 AND round = 0 \
                       AND (SELECT count(*) FROM entrants WHERE tournament = ?1) < ?3 \
                       ON CONFLICT (tournament, person) DO NOTHING";
            change.execute(sql, values![&id, &person.0, most])?;
            let sql = "SELECT number FROM entrants WHERE tournament = ?1 AND person = ?2";
            Ok(change.row(sql, values![&id, &person.0], |_| Ok(()))?.is_some())
        })
        .await
    }

    /// Lets somebody leave: before it has begun he was never there; afterwards what he has not finished is given to those he would meet, and
    /// counts for no rating. Tells whether he was there.
    pub async fn withdraw(&self, id: &str, person: PersonId) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |change| {
            let Some(Whole { tournament, pairings, .. }) = whole(change, &id)? else { return Ok(false) };
            if tournament.round == 0 {
                let sql = "DELETE FROM entrants WHERE tournament = ?1 AND person = ?2";
                return Ok(change.execute(sql, values![&id, &person.0])? > 0);
            }
            let sql =
                "UPDATE entrants SET withdrawn = 1 WHERE tournament = ?1 AND person = ?2 AND withdrawn = 0";
            if tournament.over || change.execute(sql, values![&id, &person.0])? == 0 {
                return Ok(false);
            }
            for pairing in pairings.iter().filter(|pairing| pairing.round == tournament.round) {
                let given: u32 = match (pairing.one == person, pairing.two == Some(person)) {
                    (true, _) => 0,
                    (_, true) => 2,
                    _ => continue,
                };
                for leg in pairing.legs.iter().filter(|leg| leg.points.is_none()) {
                    let table = leg.table.as_str();
                    change
                        .execute("UPDATE legs SET given = ?2 WHERE table_id = ?1", values![table, given])?;
                    change.execute("UPDATE tables SET rated = 0 WHERE id = ?1", values![table])?;
                }
            }
            Ok(true)
        })
        .await
    }

    /// Begins the round after this one with these pairings and their tables, all at once. False if that has been done meanwhile.
    pub async fn begin_round(
        &self,
        id: &str,
        after: u32,
        rounds: u32,
        pairings: Vec<(Pairing, Vec<Kept>)>,
    ) -> Result<bool, StoreError> {
        let (id, seal) = (id.to_owned(), std::sync::Arc::clone(&self.seal));
        let tables: Vec<Kept> = pairings.iter().flat_map(|(_, tables)| tables.clone()).collect();
        let begun = self.write(move |change| {
            let sql = "UPDATE tournaments SET round = round + 1, rounds = ?3 WHERE id = ?1 AND round = ?2 AND over = 0";
            if change.execute(sql, values![&id, after, rounds])? == 0 {
                return Ok(false);
            }
            for (pairing, tables) in &pairings {
                let two = pairing.two.as_ref().map(|two| &two.0);
                change.execute(
                    "INSERT INTO pairings (tournament, round, number, one, two) VALUES (?1, ?2, ?3, ?4, ?5)",
                    values![&id, pairing.round, pairing.number, &pairing.one.0, two],
                )?;
                for (table, leg) in tables.iter().zip(0_u32..) {
                    changes::create(change, table, &seal)?;
                    change.execute(
                        "INSERT INTO legs (table_id, tournament, round, number, leg) VALUES (?1, ?2, ?3, ?4, ?5)",
                        values![table.id.as_str(), &id, pairing.round, pairing.number, leg],
                    )?;
                }
            }
            Ok(true)
        });
        let begun = begun.await?;
        if begun {
            tables.iter().for_each(|table| self.seated(table));
        }
        Ok(begun)
    }

    /// Ends a tournament after this round.
    pub async fn end_tournament(&self, id: &str, after: u32) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |change| {
            change.execute(
                "UPDATE tournaments SET over = 1 WHERE id = ?1 AND round = ?2",
                values![&id, after],
            )?;
            Ok(())
        })
        .await
    }
}

fn tournament(row: &dyn Row) -> Result<Tournament, StoreError> {
    let unknown = |kind| StoreError::Broken(format!("a tournament of kind {kind:?}"));
    Ok(Tournament {
        id: row.get("id")?,
        name: row.get("name")?,
        maker: PersonId(row.get("maker")?),
        game: row.get("game")?,
        scenario: row.get("scenario")?,
        kind: row.get::<String>("kind")?.parse().map_err(unknown)?,
        rounds: row.get("rounds")?,
        round: row.get("round")?,
        over: row.get("over")?,
        rated: row.get("rated")?,
        since: row.get("since")?,
        entrants: row.get("entrants")?,
    })
}

fn whole(moment: &mut dyn Session, id: &str) -> Result<Option<Whole>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM tournaments WHERE id = ?1");
    let Some(tournament) = moment.row(&sql, values![id], tournament)? else { return Ok(None) };
    let sql = "SELECT person, withdrawn FROM entrants WHERE tournament = ?1 ORDER BY number";
    let entrants = moment.rows(sql, values![id], |row| {
        Ok(Entrant { person: PersonId(row.get("person")?), withdrawn: row.get("withdrawn")? })
    })?;
    let sql = "SELECT round, number, one, two FROM pairings WHERE tournament = ?1 ORDER BY round, number";
    let mut pairings = moment.rows(sql, values![id], |row| {
        let two: Option<[u8; 32]> = row.get("two")?;
        Ok(Pairing {
            round: row.get("round")?,
            number: row.get("number")?,
            one: PersonId(row.get("one")?),
            two: two.map(PersonId),
            legs: Vec::new(),
        })
    })?;
    let sql = "SELECT legs.round AS round, number, leg, given, tables.id AS id, over, winner FROM legs \
               JOIN tables ON tables.id = legs.table_id WHERE tournament = ?1 ORDER BY legs.round, number, leg";
    let legs: Vec<(u32, u32, Leg)> = moment.rows(sql, values![id], |row| {
        let (first, given, winner): (u32, Option<u32>, Option<u8>) =
            (row.get("leg")?, row.get("given")?, row.get("winner")?);
        let played = match winner.map(Seat) {
            None => 1,
            // In the first leg the first of the two has the first seat.
            Some(Seat(seat)) if u32::from(seat) == first => 2,
            Some(_) => 0,
        };
        let points = given.or(row.get::<bool>("over")?.then_some(played));
        let table = super::queries::table_id(row)?;
        Ok((row.get("round")?, row.get("number")?, Leg { table, first, points }))
    })?;
    for (round, number, leg) in legs {
        let pairing = pairings.iter_mut().find(|pairing| (pairing.round, pairing.number) == (round, number));
        pairing.into_iter().for_each(|pairing| pairing.legs.push(leg.clone()));
    }
    Ok(Some(Whole { tournament, entrants, pairings }))
}
