//! The trials.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use tokio::task::{JoinSet, yield_now};

use crate::script::Script;
use crate::served::{Place, Served};
use crate::wire::{Heard, Line};

/// How often a move is made before observers: the server's time is told in hundredths of a second.
const BEFORE_OBSERVERS: usize = 50;
/// How many tables there are where their number does not matter.
const TABLES: usize = 100;
/// When nothing has been heard for this long, nothing more is coming.
const QUIET: Duration = Duration::from_millis(50);

/// How the API is used.
#[derive(Clone, Copy)]
pub struct Setting {
    pub whole: bool,
    pub looks: bool,
    pub pages: bool,
}

/// What came of playing.
pub struct Played {
    pub decisions: usize,
    pub seconds: f64,
    /// Of the servers' processes together, in seconds.
    pub cpu: f64,
    /// How long an answer took, in seconds.
    pub p50: f64,
    pub p99: f64,
    /// All that the server has sent.
    pub bytes: u64,
    pub news: u64,
}

/// What came of opening a table again.
pub struct Opened {
    /// How many decisions its record had.
    pub inputs: usize,
    /// For one table, in seconds.
    pub cpu: f64,
    pub seconds: f64,
}

/// A table that is being played.
struct Table {
    /// One to each server; decisions go by one after the other.
    lines: Vec<Line>,
    id: String,
    script: Arc<Script>,
    /// What is sent along by each side: its token, and how much it wants in answer.
    headers: [(&'static str, String); 2],
    /// How many decisions have been made.
    made: usize,
}

impl Table {
    async fn lay(served: &[Served], script: &Arc<Script>, setting: Setting) -> anyhow::Result<Table> {
        let mut lines = Vec::new();
        for served in served {
            lines.push(Line::to(served.address).await?);
        }
        let sides = shelf::game(&script.game).context("a game on the shelf")?.title.seats;
        let seats: Value = sides.iter().map(|&side| (side.to_owned(), json!("me"))).collect();
        let wanted =
            json!({ "game": script.game, "scenario": script.scenario, "seed": script.seed, "seats": seats });
        let made = lines[0].ask("POST", "/api/tables", "", &wanted.to_string()).await?;
        let made: Value = serde_json::from_slice(made)?;
        let prefer = if setting.whole { "" } else { "Prefer: return=minimal\r\n" };
        let headers = [sides[0], sides[1]].map(|side| {
            let token = made["seats"][side].as_str().unwrap_or_default();
            (side, format!("Authorization: Bearer {token}\r\n{prefer}"))
        });
        let id = made["table"].as_str().context("a table")?.to_owned();
        Ok(Table { lines, id, script: Arc::clone(script), headers, made: 0 })
    }

    /// Makes this many decisions, or as many as there are left; tells how long each answer took.
    async fn play(mut self, moves: usize, setting: Setting) -> anyhow::Result<(Table, Vec<Duration>)> {
        let script = Arc::clone(&self.script);
        let mut times = Vec::with_capacity(moves);
        for (side, decision) in script.decisions.iter().skip(self.made).take(moves) {
            let headers = &self.headers.iter().find(|(own, _)| own == side).context("a side")?.1;
            let turn = self.made % self.lines.len();
            let line = &mut self.lines[turn];
            if setting.looks {
                line.ask("GET", &format!("/api/tables/{}", self.id), headers, "").await?;
            }
            let body = format!(r#"{{"at":{},"decision":"{decision}"}}"#, self.made);
            let begun = Instant::now();
            line.ask("POST", &format!("/api/tables/{}/decisions", self.id), headers, &body).await?;
            times.push(begun.elapsed());
            self.made += 1;
        }
        Ok((self, times))
    }
}

/// Many tables, each with both sides listening.
pub struct House {
    pub served: Vec<Served>,
    setting: Setting,
    tables: Vec<Table>,
    heard: Arc<Heard>,
    listeners: JoinSet<anyhow::Result<()>>,
}

impl House {
    /// This many tables, played in turn by these scripts.
    pub async fn open(
        served: Vec<Served>,
        scripts: &[Arc<Script>],
        tables: usize,
        setting: Setting,
    ) -> anyhow::Result<House> {
        let (heard, listeners) = (Arc::default(), JoinSet::new());
        let mut house = House { served, setting, tables: Vec::new(), heard, listeners };
        for script in scripts.iter().cycle().take(tables) {
            let table = Table::lay(&house.served, script, setting).await?;
            for (_, headers) in &table.headers {
                house.listen(&table.id, headers).await?;
            }
            house.tables.push(table);
        }
        house.quiet().await;
        Ok(house)
    }

    /// The processor time that the servers have taken together, in seconds.
    pub fn cpu(&self) -> anyhow::Result<f64> {
        self.served.iter().map(Served::cpu).sum()
    }

    /// This many more look at the first table.
    pub async fn observe(&mut self, observers: usize) -> anyhow::Result<()> {
        let id = self.tables[0].id.clone();
        for _ in 0..observers {
            self.listen(&id, "").await?;
        }
        self.quiet().await;
        Ok(())
    }

    /// Somebody more listens to a table.
    async fn listen(&mut self, id: &str, headers: &str) -> anyhow::Result<()> {
        let path = if self.setting.pages {
            format!("/game/{id}/events?at=0")
        } else {
            format!("/api/tables/{id}/events?after=0")
        };
        let server = self.listeners.len() % self.served.len();
        let line = Line::to(self.served[server].address).await?;
        let (heard, headers) = (Arc::clone(&self.heard), headers.to_owned());
        self.listeners.spawn(async move { line.listen(&path, &headers, &heard).await });
        while self.heard.listening.load(Ordering::Relaxed) < self.listeners.len() as u64 {
            if let Some(gone) = self.listeners.try_join_next() {
                gone??;
            }
            yield_now().await;
        }
        Ok(())
    }

    /// Every table makes this many decisions.
    pub async fn play(&mut self, moves: usize) -> anyhow::Result<Played> {
        let (bytes, news) = self.told();
        let (cpu, begun) = (self.cpu()?, Instant::now());
        let mut playing = JoinSet::new();
        for table in self.tables.drain(..) {
            playing.spawn(table.play(moves, self.setting));
        }
        let mut times = Vec::new();
        while let Some(played) = playing.join_next().await {
            let (table, mut took) = played??;
            self.tables.push(table);
            times.append(&mut took);
        }
        let seconds = begun.elapsed().as_secs_f64();
        self.quiet().await;
        ensure!(!times.is_empty(), "nothing was decided");
        times.sort_unstable();
        let quantile = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64();
        let told = self.told();
        Ok(Played {
            decisions: times.len(),
            seconds,
            cpu: self.cpu()? - cpu,
            p50: quantile(0.5),
            p99: quantile(0.99),
            bytes: told.0 - bytes,
            news: told.1 - news,
        })
    }

    /// The bytes and the events that the server has sent.
    fn told(&self) -> (u64, u64) {
        let answers: u64 = self.tables.iter().flat_map(|table| &table.lines).map(|line| line.bytes).sum();
        (answers + self.heard.bytes.load(Ordering::Relaxed), self.heard.events.load(Ordering::Relaxed))
    }

    /// Waits until nothing more is heard.
    pub async fn quiet(&self) {
        let mut heard = u64::MAX;
        while heard != self.heard.bytes.load(Ordering::Relaxed) {
            heard = self.heard.bytes.load(Ordering::Relaxed);
            tokio::time::sleep(QUIET).await;
        }
    }
}

/// A server with an SQLite file.
pub fn alone(program: &Path) -> anyhow::Result<(Place, Vec<Served>)> {
    let place = Place::new()?;
    let served = Served::start(program, &place.database(), &place.key())?;
    Ok((place, vec![served]))
}

/// Many tables are played at once.
pub async fn play(
    program: &Path,
    scripts: &[Arc<Script>],
    tables: usize,
    moves: usize,
    setting: Setting,
) -> anyhow::Result<Played> {
    let (_place, served) = alone(program)?;
    House::open(served, scripts, tables, setting).await?.play(moves).await
}

/// The same long games, a quarter after the other: the server's time for a move in each, in seconds.
pub async fn growth(program: &Path, scripts: &[Arc<Script>], setting: Setting) -> anyhow::Result<Vec<f64>> {
    let long = &scripts[..1];
    let (_place, served) = alone(program)?;
    let mut house = House::open(served, long, TABLES, setting).await?;
    let mut quarters = Vec::new();
    for _ in 0..4 {
        let played = house.play(long[0].decisions.len() / 4).await?;
        quarters.push(played.cpu / played.decisions as f64);
    }
    Ok(quarters)
}

/// One table before this many observers: the server's time for a move, in seconds.
pub async fn fan_out(
    program: &Path,
    scripts: &[Arc<Script>],
    observers: usize,
    setting: Setting,
) -> anyhow::Result<f64> {
    let (_place, served) = alone(program)?;
    let mut house = House::open(served, &scripts[..1], 1, setting).await?;
    house.observe(observers).await?;
    let cpu = house.cpu()?;
    for _ in 0..BEFORE_OBSERVERS {
        let news = house.told().1;
        house.play(1).await?;
        ensure!(house.told().1 - news >= observers as u64, "not all observers have heard of a move");
    }
    Ok((house.cpu()? - cpu) / BEFORE_OBSERVERS as f64)
}

/// A server comes back, and tables with records of different lengths are looked at for the first time.
pub async fn opening(program: &Path, scripts: &[Arc<Script>]) -> anyhow::Result<Vec<Opened>> {
    let setting = Setting { whole: false, looks: false, pages: false };
    let mut opened = Vec::new();
    for share in [0, 1, 2] {
        let (place, served) = alone(program)?;
        let mut house = House::open(served, &scripts[..1], TABLES, setting).await?;
        // Not the last one: a game that is over is stored in one piece.
        let inputs = (scripts[0].decisions.len() * share / 2).saturating_sub(1);
        if inputs > 0 {
            house.play(inputs).await?;
        }
        let House { served, tables, .. } = house;
        drop(served);
        let served = Served::start(program, &place.database(), &place.key())?;
        let mut line = Line::to(served.address).await?;
        line.ask("GET", "/api/games", "", "").await?;
        let (cpu, begun) = (served.cpu()?, Instant::now());
        for table in &tables {
            line.ask("GET", &format!("/api/tables/{}?after={inputs}", table.id), "", "").await?;
        }
        let each = tables.len() as f64;
        let seconds = begun.elapsed().as_secs_f64() / each;
        opened.push(Opened { inputs, cpu: (served.cpu()? - cpu) / each, seconds });
    }
    Ok(opened)
}
