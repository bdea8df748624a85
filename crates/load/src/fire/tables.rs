//! A table: games played there one after the other, by several at each side at once, while somebody listens.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fastrand::Rng;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::bot::{Asked, Client};
use super::history::{History, Op, Ret};
use super::{Field, Report};

/// A page that has missed something catches up in this time.
const CATCHING_UP: Duration = Duration::from_secs(30);
/// Whoever is not asked looks again this much later.
const PAUSE: u64 = 40;

/// What is known of a game while it is played.
#[derive(Default)]
struct Known {
    history: History,
    /// Decisions that were answered, by the revision they led to.
    taken: Mutex<BTreeMap<u64, String>>,
}

/// Plays games at this table as long as there are faults, and the last one to its end.
pub async fn play_on(field: Arc<Field>, number: usize, game: String, mut rng: Rng) -> Result<()> {
    while field.burning.load(Ordering::Relaxed) {
        play_one(&field, number, &game, &mut rng).await.with_context(|| format!("a game of {game}"))?;
        Report::count(&field.report.games);
    }
    Ok(())
}

async fn play_one(field: &Arc<Field>, number: usize, game: &str, rng: &mut Rng) -> Result<()> {
    let (id, scenario) = game.split_once('/').unwrap_or((game, ""));
    let title = shelf::game(id).context("no such game")?.title;
    // At every third table a computer plays one side, so that somebody has to think.
    let computer = number.is_multiple_of(3).then(|| rng.usize(..title.seats.len()));
    let seats = (0..).zip(title.seats).map(|(seat, side)| {
        ((*side).to_owned(), json!(if computer == Some(seat) { "regular" } else { "me" }))
    });
    let wanted = json!({ "game": id, "scenario": (!scenario.is_empty()).then_some(scenario), "seats": seats.collect::<Value>() });
    let mut maker = Client::new(field, None, rng);
    let made = maker.insist("POST", "/api/tables", &wanted.to_string()).await;
    let table = made["table"].as_str().context("a table")?.to_owned();
    let known = Arc::new(Known::default());
    let (last, listened) = watch::channel(None);
    let listening = tokio::spawn(Client::new(field, None, rng).listen(table.clone(), listened));
    let mut players = JoinSet::new();
    for side in title.seats {
        let Some(token) = made["seats"][side].as_str() else { continue };
        // Two devices of one person, who do not know of each other.
        for _ in 0..2 {
            players.spawn(play_side(Client::new(field, Some(token), rng), table.clone(), Arc::clone(&known)));
        }
    }
    while let Some(played) = players.join_next().await {
        played.context("a player failed")??;
    }
    check(field, &table, &known, computer.is_none(), maker, &last).await?;
    timeout(CATCHING_UP, listening).await.context("a page did not catch up")?.context("a listener failed")
}

async fn play_side(mut client: Client, table: String, known: Arc<Known>) -> Result<()> {
    let path = format!("/api/tables/{table}");
    let field = Arc::clone(&client.field);
    loop {
        let began = known.history.began(Op::Look);
        let state = match client.ask("GET", &path, "").await {
            Asked::Answered(200, state) => state,
            Asked::Answered(status, problem) if status != 503 => bail!("GET {path}: {status} {problem}"),
            _ => {
                sleep(Duration::from_millis(client.rng.u64(1..PAUSE))).await;
                continue;
            }
        };
        let at = state["at"].as_u64().context("a revision")?;
        known.history.ended(began, Ret::At(at));
        Report::count(&field.report.looks);
        if state["node"]["kind"] == "over" {
            return Ok(());
        }
        let offers = state["offers"].as_array().context("offers")?;
        if offers.is_empty() {
            sleep(Duration::from_millis(client.rng.u64(1..PAUSE))).await;
            continue;
        }
        let decision = offers[client.rng.usize(..offers.len())].as_str().context("a decision")?.to_owned();
        decide(&mut client, &path, &known, at, decision).await?;
    }
}

async fn decide(client: &mut Client, path: &str, known: &Known, at: u64, decision: String) -> Result<()> {
    let began = known.history.began(Op::Decide(at));
    let asked = json!({ "at": at, "decision": decision }).to_string();
    let field = Arc::clone(&client.field);
    let report = &field.report;
    match client.ask("POST", &format!("{path}/decisions"), &asked).await {
        Asked::Answered(200, state) => {
            let led = state["at"].as_u64().context("a revision")?;
            known.history.ended(began, Ret::At(led));
            let before = known.taken.lock().unwrap_or_else(PoisonError::into_inner).insert(led, decision);
            ensure!(before.is_none(), "two were told that they had decided at {at}");
            Report::count(&report.decisions);
        }
        Asked::Answered(409, _) => {
            known.history.ended(began, Ret::Stale);
            Report::count(&report.stale);
        }
        Asked::Answered(_, problem) if problem["error"] == "storage-unsure" => Report::count(&report.unsure),
        Asked::Answered(status @ 500.., _) => {
            ensure!(status == 503, "a mistake of the server's: {status}");
            known.history.ended(began, Ret::Failed);
            Report::count(&report.failed);
        }
        Asked::Answered(status, problem) => bail!("{decision} at {at}: {status} {problem}"),
        Asked::Unheard => known.history.ended(began, Ret::Failed),
        Asked::Unanswered => Report::count(&report.unsure),
    }
    Ok(())
}

/// The game is over: everywhere the same, with everything that was answered.
async fn check(
    field: &Field,
    table: &str,
    known: &Known,
    persons_only: bool,
    mut client: Client,
    last: &watch::Sender<Option<u64>>,
) -> Result<()> {
    let path = format!("/api/tables/{table}");
    let at = client.insist("GET", &path, "").await["at"].as_u64().context("a revision")?;
    last.send_replace(Some(at));
    let record = client.insist_text(&format!("{path}/record")).await;
    let board = shelf::verify(&record).map_err(|faults| anyhow::anyhow!("{faults}\n{record}"))?;
    let inputs = board.inputs(0);
    let decided: Vec<&str> = (0..inputs.len())
        .filter(|&input| board.decider(input).is_some())
        .filter_map(|input| inputs[input].split_once(' ').map(|(_, decision)| decision))
        .collect();
    ensure!(decided.len() as u64 == at, "{} decisions stand at revision {at}", decided.len());
    let taken = std::mem::take(&mut *known.taken.lock().unwrap_or_else(PoisonError::into_inner));
    for (led, decision) in taken {
        let stands = decided.get(led as usize - 1);
        ensure!(stands == Some(&decision.as_str()), "{decision} led to {led}; there stands {stands:?}");
    }
    // What a computer has decided, nobody has asked for.
    if persons_only {
        field.report.checked.fetch_add(known.history.check()?, Ordering::Relaxed);
    }
    Ok(())
}
