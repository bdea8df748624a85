//! Somebody who asks any server, and does not know whether it lives.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use serde_json::Value;
use tokio::time::{sleep, timeout};

use super::Field;
use crate::wire::Line;

/// Whoever gets no answer for this long does not wait any longer.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Client {
    pub field: Arc<Field>,
    pub rng: Rng,
    /// What is sent along: a token.
    headers: String,
    line: Option<Line>,
}

/// What came of asking.
pub enum Asked {
    Answered(u16, Value),
    /// Nobody can have heard it.
    Unheard,
    /// Somebody may have heard it.
    Unanswered,
}

impl Client {
    pub fn new(field: &Arc<Field>, token: Option<&str>, rng: &mut Rng) -> Client {
        let headers = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        Client { field: Arc::clone(field), rng: rng.fork(), headers, line: None }
    }

    /// A connection to some server: often another one.
    async fn connect(&mut self) -> Option<Line> {
        match self.line.take() {
            Some(line) if self.rng.u32(..3) > 0 => Some(line),
            _ => connect(self.field.servers.any(&mut self.rng)?).await,
        }
    }

    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> Asked {
        let Some(mut line) = self.connect().await else {
            sleep(Duration::from_millis(20)).await;
            return Asked::Unheard;
        };
        let answer = match timeout(PATIENCE, line.exchange(method, path, &self.headers, body)).await {
            Ok(Ok((status, body))) => {
                Asked::Answered(status, serde_json::from_slice(body).unwrap_or(Value::Null))
            }
            _ => return Asked::Unanswered,
        };
        self.line = Some(line);
        answer
    }

    /// Asks until it is answered well: for what may be asked twice.
    pub async fn insist(&mut self, method: &str, path: &str, body: &str) -> Value {
        loop {
            match self.ask(method, path, body).await {
                Asked::Answered(200 | 201, answer) => return answer,
                Asked::Answered(status, answer) if status < 500 => {
                    panic!("{method} {path}: {status} {answer}")
                }
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// The same for what is text.
    pub async fn insist_text(&mut self, path: &str) -> String {
        loop {
            if let Some(mut line) = self.connect().await
                && let Ok(Ok((200, text))) =
                    timeout(PATIENCE, line.exchange("GET", path, &self.headers, "")).await
            {
                return String::from_utf8_lossy(text).into_owned();
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Listens to the news of a table, wherever that can be done, until it has come to revision `last`, once that is known.
    pub async fn listen(mut self, id: String, mut last: tokio::sync::watch::Receiver<Option<u64>>) {
        let mut heard: Option<u64> = None;
        loop {
            if last.borrow().is_some_and(|last| heard == Some(last)) {
                return;
            }
            let address = self.field.servers.any(&mut self.rng);
            let line = match address {
                Some(address) => connect(address).await,
                None => None,
            };
            let Some(mut line) = line else {
                sleep(Duration::from_millis(20)).await;
                continue;
            };
            let seen = heard.map(|at| format!("Last-Event-ID: {at}\r\n")).unwrap_or_default();
            if line.begin(&format!("/api/tables/{id}/events"), &seen).await.is_err() {
                continue;
            }
            loop {
                let text = tokio::select! {
                    text = line.text() => text,
                    // Looks whether that was it, and else listens again.
                    _ = last.changed() => break,
                };
                let Ok(Some(text)) = text else { break };
                if let Some(at) = text.strip_prefix("id: ").and_then(|at| at.trim().parse().ok()) {
                    assert!(heard <= Some(at), "news go back from {heard:?} to {at}");
                    heard = Some(at);
                    if *last.borrow() == heard {
                        return;
                    }
                }
            }
        }
    }
}

async fn connect(address: SocketAddr) -> Option<Line> {
    timeout(PATIENCE, Line::to(address)).await.ok()?.ok()
}
