//! A PostgreSQL database, which several servers may share. It puts the commits of many writers on disk together by itself, so each change is a
//! transaction of its own.

use std::collections::HashMap;
use std::error::Error;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use postgres::error::SqlState;
use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, GenericClient, IsolationLevel, NoTls, Statement};

use super::error::Fault;
use super::session::{Access, Connection, Look, Row, Session, Value, Work};
use super::{StoreError, schema};

/// No statement of ours takes longer, nor waits longer for others who write; a server that has died does not hold up the rest for longer.
const SETTINGS: &str =
    "SET statement_timeout = '15s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'";
/// So long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long the network may be silent.
const SILENCE: Duration = Duration::from_secs(15);
/// How often something is tried that could not be done because of others, or of a connection that was dead.
const TRIES: u32 = 8;
/// Held by the one who brings the schema up to date, however long that takes.
const SCHEMA_LOCK: &str =
    "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SELECT pg_advisory_xact_lock(1836)";
const VERSION: &str = "SELECT version FROM schema_version";

pub struct Postgres {
    config: Config,
    live: Option<Live>,
}

/// A connection that was there a moment ago.
pub struct Live {
    pub client: Client,
    statements: HashMap<String, Statement>,
    /// What must be added to our time to get the database's, in milliseconds.
    ahead: i64,
}

impl Postgres {
    /// Connects, and brings the schema up to date.
    pub fn writer(url: &str) -> Result<Postgres, StoreError> {
        let mut writer = Postgres::new(url)?;
        writer.live()?.prepare()?;
        Ok(writer)
    }

    /// Connects to a database that has the newest schema.
    pub fn reader(url: &str) -> Result<Postgres, StoreError> {
        let mut reader = Postgres::new(url)?;
        let version = reader.live()?.client.query_opt(VERSION, &[])?;
        schema::is_newest(version.map_or(Ok(0), |row| row.try_get(0))?)?;
        Ok(reader)
    }

    fn new(url: &str) -> Result<Postgres, StoreError> {
        Ok(Postgres { config: configured(url)?, live: None })
    }

    fn live(&mut self) -> Result<&mut Live, StoreError> {
        let live = match self.live.take().filter(|live| !live.client.is_closed()) {
            Some(live) => live,
            None => Live::connect(&self.config)?,
        };
        Ok(self.live.insert(live))
    }
}

/// How to connect to this address.
pub fn configured(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse()?;
    if config.get_application_name().is_none() {
        config.application_name("bexar");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECTING);
    }
    config.tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
    Ok(config)
}

impl Connection for Postgres {
    fn within(&mut self, access: Access, work: Work<'_>) -> Result<(), StoreError> {
        let mut tries = 1;
        loop {
            match self.live()?.carry_out(access, work) {
                Err(StoreError::Away(_) | StoreError::Clash(_)) if tries < TRIES => tries += 1,
                done => return done,
            }
        }
    }

    fn scrub(&mut self) -> Result<(), StoreError> {
        let live = self.live()?;
        live.client.batch_execute("SET statement_timeout = 0; SET lock_timeout = 0")?;
        for kind in schema::TABLES.iter().filter(|kind| !kind.sealed.is_empty()) {
            live.client.batch_execute(&format!("VACUUM FULL {}", kind.name))?;
        }
        Ok(live.client.batch_execute(SETTINGS)?)
    }
}

impl Live {
    pub fn connect(config: &Config) -> Result<Live, StoreError> {
        let mut client = config.connect(NoTls)?;
        client.batch_execute(SETTINGS)?;
        let theirs = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let theirs: i64 = client.query_one(theirs, &[])?.try_get(0)?;
        Ok(Live { client, statements: HashMap::new(), ahead: theirs - our_time() })
    }

    /// Brings the schema up to date. Of several servers that start at once, one does.
    fn prepare(&mut self) -> Result<(), StoreError> {
        let mut change = self.client.transaction()?;
        change.batch_execute(SCHEMA_LOCK)?;
        change.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")?;
        let version = change.query_opt(VERSION, &[])?.map_or(Ok(0), |row| row.try_get(0))?;
        for migration in schema::after(version)? {
            change.batch_execute(&schema::for_postgres(migration))?;
        }
        if version != schema::newest() {
            change.batch_execute("DELETE FROM schema_version")?;
            change.execute("INSERT INTO schema_version VALUES ($1)", &[&schema::newest()])?;
        }
        Ok(change.commit()?)
    }

    fn carry_out(&mut self, access: Access, work: Work<'_>) -> Result<(), StoreError> {
        if access == Access::Glance {
            let (client, statements) = (&mut self.client, &mut self.statements);
            return work(&mut Going { client, statements, ahead: self.ahead });
        }
        let mut building = self.client.build_transaction();
        if access == Access::Read {
            building = building.read_only(true).isolation_level(IsolationLevel::RepeatableRead);
        }
        // Dropped, it is rolled back.
        let mut transaction = building.start()?;
        let statements = &mut self.statements;
        work(&mut Going { client: &mut transaction, statements, ahead: self.ahead })?;
        transaction.commit().map_err(|error| match StoreError::from(error) {
            StoreError::Away(fault) if access == Access::Write => StoreError::Unsure(fault),
            error => error,
        })
    }
}

/// A transaction that goes on, or a connection where there is none.
struct Going<'a, C> {
    client: &'a mut C,
    statements: &'a mut HashMap<String, Statement>,
    ahead: i64,
}

impl<C: GenericClient> Going<'_, C> {
    /// A statement, prepared once for each connection.
    fn statement(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(&sql.replace('?', "$"))?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

fn parameters<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl<C: GenericClient> Session for Going<'_, C> {
    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        let statement = self.statement(sql)?;
        Ok(self.client.execute(&statement, &parameters(values))?)
    }

    fn each(&mut self, sql: &str, values: &[Value], look: Look<'_>) -> Result<(), StoreError> {
        let statement = self.statement(sql)?;
        let rows = self.client.query(&statement, &parameters(values))?;
        rows.iter().try_for_each(|row| look(row))
    }

    fn now(&self) -> Duration {
        Duration::from_millis((our_time() + self.ahead).try_into().unwrap_or(0))
    }
}

/// In milliseconds since 1970.
fn our_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Numbers are as wide as the place they are put in.
impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Fault> {
        match *self {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) if *kind == Type::INT4 => i32::try_from(number)?.to_sql(kind, out),
            Value::Integer(number) => number.to_sql_checked(kind, out),
            Value::Text(text) => text.to_sql_checked(kind, out),
            Value::Bytes(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value<'a> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Value<'a>, Fault> {
        Ok(match *kind {
            Type::INT8 => Value::Integer(FromSql::from_sql(kind, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(kind, raw)?.into()),
            Type::BYTEA => Value::Bytes(FromSql::from_sql(kind, raw)?),
            _ => Value::Text(FromSql::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Value<'a>, Fault> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::INT4 | Type::BYTEA | Type::TEXT)
    }
}

impl Row for postgres::Row {
    fn value(&self, column: &str) -> Result<Value<'_>, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn columns(&self) -> Vec<String> {
        postgres::Row::columns(self).iter().map(|column| column.name().to_owned()).collect()
    }
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        let Some(state) = error.code() else {
            let cut_off = error.source().is_some_and(|fault| fault.is::<std::io::Error>());
            let away = cut_off || error.is_closed();
            return if away { StoreError::Away(error.into()) } else { StoreError::Database(error.into()) };
        };
        match *state {
            SqlState::DISK_FULL => StoreError::Full,
            SqlState::UNIQUE_VIOLATION | SqlState::FOREIGN_KEY_VIOLATION => StoreError::Conflict,
            SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::LOCK_NOT_AVAILABLE => StoreError::Clash(error.into()),
            SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            | SqlState::TOO_MANY_CONNECTIONS
            | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT => StoreError::Away(error.into()),
            _ => StoreError::Database(error.into()),
        }
    }
}
