//! Floods: strangers who want everything a server has, and a person at another table who should not notice.
//!
//! The server holds its limits. Strangers come from one address, the person from another, as a proxy would say. The person lays the same table
//! again and again and asks for a hint there: always the same work, so that times can be compared. Quiet times are taken right before and
//! after each flood.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::served::{Place, Served};
use crate::wire::{Heard, Line};

/// How often the person asks in quiet, and during a flood.
const ASKED: usize = 7;
/// A flood has risen after this long.
const RISING: Duration = Duration::from_secs(3);
/// Whoever gets no answer for this long says so.
const PATIENCE: Duration = Duration::from_mins(2);
const PERSON: &str = "X-Forwarded-For: 203.0.113.7\r\n";
const STRANGER: &str = "X-Forwarded-For: 198.51.100.66\r\n";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flood {
    /// This many tables where two generals play.
    Generals(usize),
    /// This many people who ask for hints, each at a table of his own, again and again.
    Askers(usize),
    /// This many tables are made.
    Tables(usize),
    /// This many connections that send half a request.
    HalfOpen(usize),
    /// This many people who listen at one table, where decisions are made.
    Listeners(usize),
}

impl Flood {
    /// Those that a server was found to drown in, once.
    pub const ALL: [Flood; 5] = [
        Flood::Generals(40),
        Flood::Askers(60),
        Flood::Tables(3000),
        Flood::HalfOpen(2000),
        Flood::Listeners(2000),
    ];

    pub fn name(self) -> String {
        match self {
            Flood::Generals(count) => format!("{count} tables general against general"),
            Flood::Askers(count) => format!("{count} askers for hints"),
            Flood::Tables(count) => format!("{count} tables made"),
            Flood::HalfOpen(count) => format!("{count} half-open connections"),
            Flood::Listeners(count) => format!("{count} listeners"),
        }
    }
}

/// What the person noticed: seconds.
#[derive(Clone, Debug, Default)]
pub struct Noticed {
    /// How long a hint took, in the middle.
    pub hint: f64,
    pub longest_hint: f64,
    /// How long it took to lay the table and to decide there, in the middle.
    pub deed: f64,
}

pub struct Outcome {
    pub quiet: Noticed,
    pub flooded: Noticed,
    /// What the strangers were answered: granted, and refused.
    pub granted: u64,
    pub refused: u64,
}

#[derive(Default)]
struct Answers {
    granted: AtomicU64,
    refused: AtomicU64,
}

impl Answers {
    fn note(&self, status: u16) {
        let counter = if (200..300).contains(&status) { &self.granted } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// Lets one flood come over a fresh server.
pub async fn flood(program: &Path, flood: Flood) -> Result<Outcome> {
    let place = Place::new()?;
    let settings = ["--limits", "on", "--trusted-proxies", "127.0.0.1", "--limit-tables", "200"];
    let served = Arc::new(Served::with(program, &place.database(), &place.key(), &settings)?);
    let before = notice(&served).await?;
    let answers = Arc::new(Answers::default());
    let strangers = rise(&served, flood, &answers).await?;
    sleep(RISING).await;
    let flooded = notice(&served).await?;
    drop(strangers);
    sleep(RISING).await;
    let after = notice(&served).await?;
    let quiet = Noticed {
        hint: before.hint.max(after.hint),
        longest_hint: before.longest_hint.max(after.longest_hint),
        deed: before.deed.max(after.deed),
    };
    let (granted, refused) =
        (answers.granted.load(Ordering::Relaxed), answers.refused.load(Ordering::Relaxed));
    Ok(Outcome { quiet, flooded, granted, refused })
}

/// What the person notices.
async fn notice(served: &Served) -> Result<Noticed> {
    let (mut hints, mut deeds) = (Vec::new(), Vec::new());
    for _ in 0..ASKED {
        let began = Instant::now();
        let mut laid = Laid::new(served, PERSON, json!({ "texan": "me", "mexican": "me" })).await?;
        let headers = laid.awaited().await?.context("a decision to make")?;
        let mut deed = began.elapsed();
        let began = Instant::now();
        let status = timeout(PATIENCE, laid.hint(&headers)).await.context("no hint")??;
        ensure!(status == 200, "a hint was refused: {status}");
        hints.push(began.elapsed().as_secs_f64());
        let began = Instant::now();
        let (decision, at) = laid.offer(&headers).await?;
        let status = laid.decide(&headers, &decision, &at).await?;
        ensure!(status == 200, "a decision was refused: {status}");
        deed += began.elapsed();
        deeds.push(deed.as_secs_f64());
    }
    hints.sort_by(f64::total_cmp);
    deeds.sort_by(f64::total_cmp);
    Ok(Noticed { hint: hints[ASKED / 2], longest_hint: hints[ASKED - 1], deed: deeds[ASKED / 2] })
}

/// A table that somebody has laid.
struct Laid {
    line: Line,
    id: String,
    made: Value,
    from: &'static str,
}

impl Laid {
    async fn new(served: &Served, from: &'static str, seats: Value) -> Result<Laid> {
        let mut line = Line::to(served.address).await?;
        let wanted = json!({ "game": "charge", "seed": 1836, "seats": seats }).to_string();
        let made: Value = serde_json::from_slice(line.ask("POST", "/api/tables", from, &wanted).await?)?;
        Ok(Laid { line, id: made["table"].as_str().context("a table")?.to_owned(), made, from })
    }

    /// What opens the seat of the side that is to decide; none if that is not ours.
    async fn awaited(&mut self) -> Result<Option<String>> {
        let looked = self.line.ask("GET", &format!("/api/tables/{}", self.id), self.from, "").await?;
        let state: Value = serde_json::from_slice(looked)?;
        let side = state["node"]["sides"][0].as_str().unwrap_or_default();
        let token = self.made["seats"][side].as_str();
        Ok(token.map(|token| format!("{}Authorization: Bearer {token}\r\n", self.from)))
    }

    /// The first decision on offer, and the revision.
    async fn offer(&mut self, headers: &str) -> Result<(String, Value)> {
        let looked = self.line.ask("GET", &format!("/api/tables/{}", self.id), headers, "").await?;
        let state: Value = serde_json::from_slice(looked)?;
        Ok((state["offers"][0].as_str().context("an offer")?.to_owned(), state["at"].clone()))
    }

    async fn hint(&mut self, headers: &str) -> Result<u16> {
        Ok(self.line.exchange("GET", &format!("/api/tables/{}/hint", self.id), headers, "").await?.0)
    }

    async fn decide(&mut self, headers: &str, decision: &str, at: &Value) -> Result<u16> {
        let body = json!({ "at": at, "decision": decision }).to_string();
        Ok(self.line.exchange("POST", &format!("/api/tables/{}/decisions", self.id), headers, &body).await?.0)
    }
}

/// Sends the strangers. They are gone when what is answered is dropped.
async fn rise(served: &Arc<Served>, flood: Flood, answers: &Arc<Answers>) -> Result<JoinSet<Result<()>>> {
    let mut strangers = JoinSet::new();
    match flood {
        Flood::Generals(count) => {
            for _ in 0..count {
                let seats = json!({ "texan": "general", "mexican": "general" });
                let laid = Laid::new(served, STRANGER, seats).await;
                answers.note(if laid.is_ok() { 200 } else { 429 });
            }
        }
        Flood::Askers(count) => {
            for _ in 0..count {
                strangers.spawn(ask_on(Arc::clone(served), Arc::clone(answers)));
            }
        }
        Flood::Tables(count) => {
            let (served, answers) = (Arc::clone(served), Arc::clone(answers));
            strangers.spawn(async move {
                let mut line = Line::to(served.address).await?;
                let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "regular" } });
                for _ in 0..count {
                    let (status, _) =
                        line.exchange("POST", "/api/tables", STRANGER, &wanted.to_string()).await?;
                    answers.note(status);
                }
                Ok(())
            });
        }
        Flood::HalfOpen(count) => {
            let address = served.address;
            for _ in 0..count {
                let mut stream = TcpStream::connect(address).await?;
                strangers.spawn(async move {
                    stream.write_all(b"POST /api/tables HTTP/1.1\r\nHost: localh").await?;
                    // Until it is closed, or the flood is over.
                    stream.readable().await?;
                    Ok(())
                });
            }
        }
        Flood::Listeners(count) => {
            let laid = Laid::new(served, STRANGER, json!({ "texan": "me", "mexican": "regular" })).await?;
            let heard = Arc::new(Heard::default());
            for number in 0..count {
                let line = Line::to(served.address).await?;
                let (path, heard) = (format!("/api/tables/{}/events?after=0", laid.id), Arc::clone(&heard));
                // A crowd: each from an address of his own.
                let from = format!("X-Forwarded-For: 10.0.{}.{}\r\n", number / 250, number % 250);
                strangers.spawn(async move { line.listen(&path, &from, &heard).await });
            }
            while heard.listening.load(Ordering::Relaxed) < count as u64 {
                sleep(Duration::from_millis(10)).await;
            }
            answers.granted.fetch_add(heard.listening.load(Ordering::Relaxed), Ordering::Relaxed);
            strangers.spawn(decide_on(laid));
        }
    }
    Ok(strangers)
}

/// Lays a table and asks for a hint, again and again.
async fn ask_on(served: Arc<Served>, answers: Arc<Answers>) -> Result<()> {
    let mut laid = Laid::new(&served, STRANGER, json!({ "texan": "me", "mexican": "me" })).await?;
    while let Some(headers) = laid.awaited().await? {
        answers.note(laid.hint(&headers).await?);
        let (decision, at) = laid.offer(&headers).await?;
        laid.decide(&headers, &decision, &at).await?;
    }
    Ok(())
}

/// Decides at a table as fast as can be, against a computer.
async fn decide_on(mut laid: Laid) -> Result<()> {
    loop {
        match laid.awaited().await? {
            Some(headers) => {
                let (decision, at) = laid.offer(&headers).await?;
                laid.decide(&headers, &decision, &at).await?;
            }
            None => sleep(Duration::from_millis(5)).await,
        }
    }
}
