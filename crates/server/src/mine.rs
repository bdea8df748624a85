//! News of all tables of a person, wherever they are.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use axum::body::Bytes;
use game::Lang;
use serde::Serialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};
use utoipa::ToSchema;

use crate::Shared;
use crate::api::{MyTable, my_table};
use crate::asker::Asker;
use crate::key::TableId;
use crate::limits::Streaming;
use crate::live::{KEEP_ALIVE, Listening, SILENT, Telling};
use crate::metrics::Counted;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::store::Listed;
use crate::wire::Touched;

/// No more of a person's tables are told of.
pub const MOST_TABLES: u32 = 1_000;
/// What happens together is told together.
const GATHER: Duration = Duration::from_millis(20);

/// Somebody who listens for his tables.
struct Listener {
    host: Shared,
    person: PersonId,
    lang: Lang,
    form: Form,
    touched: Receiver<Touched>,
    beat: Interval,
    /// His tables, as he was told of them.
    known: HashMap<TableId, Known>,
    _counted: (Counted, Streaming),
}

/// What he knows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Known {
    edition: u64,
    unread: u32,
    awaited: bool,
}

/// In which form he is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Program,
    Page,
}

/// What a program is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MyNews {
    /// The tables of which something has changed, as `/api/me` tells of them.
    pub tables: Vec<MyTable>,
}

/// What a page is told.
#[derive(Debug, Serialize)]
struct Awaited {
    /// The tables at which its reader is to decide.
    awaited: Vec<String>,
}

/// For a program: at first the tables that are not over, or those that have changed since the second `after`; then each that changes.
pub async fn for_program(host: Shared, asker: &Asker, after: Option<i64>) -> Result<Telling, Problem> {
    telling(host, asker, Form::Program, after).await
}

/// For a page: where its reader is awaited, at once and whenever that changes.
pub async fn for_page(host: Shared, asker: &Asker) -> Result<Telling, Problem> {
    telling(host, asker, Form::Page, None).await
}

async fn telling(host: Shared, asker: &Asker, form: Form, after: Option<i64>) -> Result<Telling, Problem> {
    let person = asker.somebody()?;
    let counted = (Counted::among(&host.metrics.streams), host.limits.stream(asker)?);
    let mut beat = interval_at(Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // It listens before it looks, and misses nothing.
    let touched = host.wire().touched();
    let (lang, known) = (asker.lang, HashMap::new());
    let mut listener = Listener { host, person, lang, form, touched, beat, known, _counted: counted };
    let mut tables = listener.all().await?;
    listener.takes_note(&tables);
    tables.retain(|table| after.map_or(!table.standing.over, |after| table.touched >= after));
    let first = Some(listener.told(&tables));
    Ok(listener.telling(first))
}

impl Listening for Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let tables = tokio::select! {
                touched = self.touched.recv() => self.looked_up(touched).await?,
                _ = self.beat.tick() => match self.host.store().is_shared() {
                    // A word of another server may have been lost.
                    true => self.all().await.ok()?,
                    false => return Some(Bytes::from_static(SILENT)),
                },
            };
            if let Some(event) = self.news(tables) {
                return Some(event);
            }
        }
    }
}

impl Listener {
    /// His among the tables that were touched, and those that were touched at about the same time. None if there is no more to hear.
    async fn looked_up(&mut self, touched: Result<Touched, RecvError>) -> Option<Vec<Listed>> {
        let mut asked = HashSet::new();
        let mut missed = false;
        match touched {
            Ok(touched) => asked.extend(self.his(touched)),
            Err(RecvError::Lagged(_)) => missed = true,
            Err(RecvError::Closed) => return None,
        }
        if asked.is_empty() && !missed {
            return Some(Vec::new());
        }
        tokio::time::sleep(GATHER).await;
        loop {
            match self.touched.try_recv() {
                Ok(touched) => asked.extend(self.his(touched)),
                Err(TryRecvError::Lagged(_)) => missed = true,
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            }
        }
        if missed {
            return self.all().await.ok();
        }
        let mut tables = Vec::with_capacity(asked.len());
        for id in asked {
            tables.extend(self.host.store().listed(&id, Some(self.person)).await.ok()?);
        }
        Some(tables)
    }

    /// The table, if it is his.
    fn his(&self, touched: Touched) -> Option<TableId> {
        let his = touched.seated == Some(self.person) || self.known.contains_key(&touched.table);
        his.then_some(touched.table)
    }

    async fn all(&self) -> Result<Vec<Listed>, Problem> {
        Ok(self.host.store().tables_of(self.person, MOST_TABLES).await?)
    }

    /// What he has not been told of these.
    fn news(&mut self, mut tables: Vec<Listed>) -> Option<Bytes> {
        let known = |table: &Listed| self.known.get(&table.id).map(|known| (known.edition, known.unread));
        tables.retain(|table| {
            let now = (table.edition, table.unread);
            table.seats_of(self.person).next().is_some() && known(table) != Some(now)
        });
        let before = self.awaited();
        self.takes_note(&tables);
        let news = match self.form {
            Form::Program => !tables.is_empty(),
            Form::Page => self.awaited() != before,
        };
        news.then(|| self.told(&tables))
    }

    fn takes_note(&mut self, tables: &[Listed]) {
        let known = |table: &Listed| {
            let Listed { edition, unread, .. } = *table;
            Known { edition, unread, awaited: table.awaits(self.person) }
        };
        self.known.extend(tables.iter().map(|table| (table.id.clone(), known(table))));
    }

    fn awaited(&self) -> Vec<String> {
        let awaited = self.known.iter().filter(|(_, known)| known.awaited);
        let mut awaited: Vec<String> = awaited.map(|(id, _)| id.to_string()).collect();
        awaited.sort_unstable();
        awaited
    }

    fn told(&self, tables: &[Listed]) -> Bytes {
        let latest = tables.iter().map(|table| table.touched).max().unwrap_or(0);
        let data = match self.form {
            Form::Program => {
                let tables = tables.iter().filter_map(|table| my_table(table, self.person, self.lang));
                serde_json::to_string(&MyNews { tables: tables.collect() })
            }
            Form::Page => serde_json::to_string(&Awaited { awaited: self.awaited() }),
        };
        format!("id: {latest}\ndata: {}\n\n", data.unwrap_or_default()).into()
    }
}
