//! What the parts of a large site cost, measured on processes of their own, and what follows from that for one server, for ten, and for their
//! PostgreSQL. Costs are processor time and memory, not time by the clock: they are the same on a busy machine, and tell what a larger one holds.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rig::Cluster;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::script::Script;
use crate::served::{Place, Served, cpu_of};
use crate::trial::{self, House, Setting};
use crate::wire::Line;

const PROGRAMS: Setting = Setting { whole: false, looks: false, pages: false };
const PAGES: Setting = Setting { whole: false, looks: false, pages: true };
/// Tables at a time, where that does not matter much.
const TABLES: usize = 200;
/// Decisions in a trial.
const MOVES: usize = 20_000;
const OBSERVERS: usize = 2000;
/// A listener to whom nothing is told hears that every fifteen seconds.
const SILENCE: Duration = Duration::from_secs(30);
/// Decisions of a general that are waited for.
const THOUGHTS: u64 = 12;

/// What the parts cost: seconds of a core, or bytes.
#[derive(Clone, Debug)]
pub struct Costs {
    /// A decision sent, stored, answered, and told to both sides' pages.
    pub moved: f64,
    /// A table more in memory, with its two listeners.
    pub table_memory: f64,
    /// Somebody more who listens: to be told of a move, to be told nothing for a minute, and in memory.
    pub told: f64,
    pub silent_minute: f64,
    pub listener_memory: f64,
    /// A hint, and a decision of a general.
    pub hint: f64,
    pub general: f64,
    /// A finished game in the database, and one in its middle.
    pub finished: f64,
    pub running: f64,
    /// A table is opened that is not in memory.
    pub opened: f64,
}

/// Several servers at one PostgreSQL.
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    pub servers: usize,
    pub rate: f64,
    pub p50: f64,
    /// A move, for all servers together and for the database, in seconds of a core.
    pub servers_cpu: f64,
    pub database_cpu: f64,
}

/// Measures the parts with one server and an SQLite file.
pub async fn costs(program: &Path, game: &str) -> Result<Costs> {
    let (id, scenario) = game.split_once('/').unwrap_or((game, ""));
    let scripts = Script::write(id, scenario)?;
    let played = trial::play(program, &scripts, TABLES, MOVES / TABLES, PAGES).await?;
    let (told, silent_minute, listener_memory) = listener(program, &scripts).await?;
    let opened = trial::opening(program, &scripts).await?;
    Ok(Costs {
        moved: played.cpu / played.decisions as f64,
        table_memory: table_memory(program, &scripts).await?,
        told,
        silent_minute,
        listener_memory,
        hint: hint(program).await?,
        general: general(program).await?,
        finished: stored(program, &scripts, usize::MAX).await?,
        running: stored(program, &scripts, scripts[0].decisions.len() / 2).await?,
        opened: opened.last().context("opened")?.cpu,
    })
}

async fn table_memory(program: &Path, scripts: &[Arc<Script>]) -> Result<f64> {
    let (_place, served) = trial::alone(program)?;
    let few = House::open(served, scripts, 50, PROGRAMS).await?.served[0].memory()?;
    let (_place, served) = trial::alone(program)?;
    let many = House::open(served, scripts, 1000, PROGRAMS).await?.served[0].memory()?;
    Ok(many.saturating_sub(few) as f64 / 950.0)
}

async fn listener(program: &Path, scripts: &[Arc<Script>]) -> Result<(f64, f64, f64)> {
    let (_place, served) = trial::alone(program)?;
    let mut house = House::open(served, &scripts[..1], 1, PAGES).await?;
    let (before, alone) = (house.served[0].memory()?, moves(&mut house, 50).await?);
    house.observe(OBSERVERS).await?;
    let memory = house.served[0].memory()?.saturating_sub(before) as f64 / OBSERVERS as f64;
    let crowded = moves(&mut house, 50).await?;
    let cpu = house.cpu()?;
    sleep(SILENCE).await;
    let silent = (house.cpu()? - cpu) / OBSERVERS as f64 * 60.0 / SILENCE.as_secs_f64();
    Ok(((crowded - alone) / OBSERVERS as f64, silent, memory))
}

/// The servers' time for a move where this many are made one after the other.
async fn moves(house: &mut House, count: usize) -> Result<f64> {
    let cpu = house.cpu()?;
    for _ in 0..count {
        house.play(1).await?;
    }
    Ok((house.cpu()? - cpu) / count as f64)
}

/// Somebody's table against an opponent, by its tokens.
async fn laid(line: &mut Line, opponent: &str) -> Result<(String, String)> {
    let wanted = json!({ "game": "charge", "seed": 1836, "seats": { "texan": "me", "mexican": opponent } });
    let made: Value =
        serde_json::from_slice(line.ask("POST", "/api/tables", "", &wanted.to_string()).await?)?;
    let token = made["seats"]["texan"].as_str().context("a token")?;
    Ok((made["table"].as_str().context("a table")?.to_owned(), format!("Authorization: Bearer {token}\r\n")))
}

async fn state(line: &mut Line, table: &str, headers: &str) -> Result<Value> {
    Ok(serde_json::from_slice(line.ask("GET", &format!("/api/tables/{table}"), headers, "").await?)?)
}

/// Waits until it is our turn: what is on offer, and the revision.
async fn turn(line: &mut Line, table: &str, headers: &str) -> Result<Option<(String, u64)>> {
    loop {
        let state = state(line, table, headers).await?;
        let at = state["at"].as_u64().context("a revision")?;
        if let Some(offer) = state["offers"][0].as_str() {
            return Ok(Some((offer.to_owned(), at)));
        }
        if state["node"]["kind"] == "over" {
            return Ok(None);
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn decide(line: &mut Line, table: &str, headers: &str, offer: &str, at: u64) -> Result<()> {
    let body = json!({ "at": at, "decision": offer }).to_string();
    line.ask("POST", &format!("/api/tables/{table}/decisions"), headers, &body).await?;
    Ok(())
}

async fn hint(program: &Path) -> Result<f64> {
    let (_place, served) = trial::alone(program)?;
    let mut line = Line::to(served[0].address).await?;
    let (table, headers) = laid(&mut line, "regular").await?;
    let (mut hints, mut cpu) = (0, 0.0);
    while hints < THOUGHTS
        && let Some((offer, at)) = turn(&mut line, &table, &headers).await?
    {
        let before = served[0].cpu()?;
        line.ask("GET", &format!("/api/tables/{table}/hint"), &headers, "").await?;
        cpu += served[0].cpu()? - before;
        hints += 1;
        decide(&mut line, &table, &headers, &offer, at).await?;
    }
    Ok(cpu / hints as f64)
}

async fn general(program: &Path) -> Result<f64> {
    let (_place, served) = trial::alone(program)?;
    let mut line = Line::to(served[0].address).await?;
    let (table, headers) = laid(&mut line, "general").await?;
    let (mut own, before) = (0, served[0].cpu()?);
    loop {
        let Some((offer, at)) = turn(&mut line, &table, &headers).await? else { break };
        if at - own >= THOUGHTS {
            return Ok((served[0].cpu()? - before) / (at - own) as f64);
        }
        decide(&mut line, &table, &headers, &offer, at).await?;
        own += 1;
    }
    ensure!(false, "the game was over too soon");
    Ok(0.0)
}

/// What a game of this many decisions takes up in the database.
async fn stored(program: &Path, scripts: &[Arc<Script>], moves: usize) -> Result<f64> {
    let (place, served) = trial::alone(program)?;
    let mut house = House::open(served, scripts, TABLES, PROGRAMS).await?;
    house.play(moves.min(100_000)).await?;
    drop(house);
    let (database, kept) = (place.database(), place.key().with_file_name("kept.db"));
    let backup = std::process::Command::new(program)
        .args(["admin", "backup", "--database", &database, "--to"])
        .arg(&kept)
        .output()?;
    ensure!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    Ok(std::fs::metadata(&kept)?.len() as f64 / TABLES as f64)
}

/// Measures this many servers at one PostgreSQL: decisions at a table go to one server after the other, its sides listen at any. None where there
/// is no PostgreSQL.
pub async fn shared(program: &Path, game: &str, servers: usize) -> Result<Option<Shared>> {
    let (id, scenario) = game.split_once('/').unwrap_or((game, ""));
    let scripts = Script::write(id, scenario)?;
    let Some(cluster) = Cluster::with(&["shared_buffers=256MB"]) else { return Ok(None) };
    let (database, place) = (cluster.database("scale"), Place::new()?);
    let served: Result<Vec<Served>> =
        (0..servers).map(|_| Served::start(program, &database, &place.key())).collect();
    let mut house = House::open(served?, &scripts, TABLES, PAGES).await?;
    let before = database_cpu(&cluster)?;
    let played = house.play(MOVES / TABLES).await?;
    let database_cpu = database_cpu(&cluster)? - before;
    let each = played.decisions as f64;
    Ok(Some(Shared {
        servers,
        rate: each / played.seconds,
        p50: played.p50,
        servers_cpu: played.cpu / each,
        database_cpu: database_cpu / each,
    }))
}

/// The processor time of all processes of a PostgreSQL that live, in seconds.
fn database_cpu(cluster: &Cluster) -> Result<f64> {
    let first = cluster.process().context("it runs")?;
    let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children"))?;
    let children: Result<Vec<f64>> =
        children.split_whitespace().map(|child| cpu_of(child.parse()?)).collect();
    Ok(cpu_of(first)? + children?.iter().sum::<f64>())
}
