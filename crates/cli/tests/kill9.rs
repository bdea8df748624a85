//! The server is killed without warning, again and again, while several tables are played: whatever it has
//! answered is there when it comes back, and every game goes on.

#[path = "../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

use client::Client;
use serde_json::{Value, json};

const KILLS: usize = 20;
const TABLES: usize = 4;

/// The built program, serving.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bexar"))
            .args(["serve", "--bind", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("standard output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("not an address: {line:?}")) }
    }

    /// `kill -9`
    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

/// A table and all that its player has been answered.
struct Game {
    id: String,
    /// The sides that a program plays, with their tokens; the computer plays the others.
    tokens: Vec<(String, String)>,
    rng: fastrand::Rng,
    /// The latest revision that was answered.
    at: u64,
    /// Every decision that was answered, with its side.
    answered: Vec<String>,
    /// The computer thinks so long that it is not waited for: the server is killed meanwhile.
    thinks_long: bool,
}

impl Game {
    fn start(server: &Server, number: usize) -> Game {
        // One is killed between decisions, the other in the middle of a thought.
        let opponent = ["random", "general"].get(number).copied().unwrap_or("me");
        let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": opponent } });
        let answer = Client::new(server.address).post("/api/tables", &wanted);
        assert_eq!(answer.status, 201, "{}", answer.body);
        let made = answer.json();
        let tokens = made["seats"].as_object().expect("tokens").iter();
        Game {
            id: text(&made["table"]),
            tokens: tokens.map(|(side, token)| (side.clone(), text(token))).collect(),
            rng: fastrand::Rng::with_seed(number as u64),
            at: 0,
            answered: Vec::new(),
            thinks_long: opponent == "general",
        }
    }

    /// Plays until the server is gone or the game is over, telling of each answer.
    fn play(&mut self, address: SocketAddr, tell: &mpsc::Sender<()>) {
        let mut seats: Vec<Client> =
            self.tokens.iter().map(|(_, token)| Client::new(address).with_token(token)).collect();
        while let Some(state) = look(&mut seats[0], &self.id) {
            let Some(side) = state["node"]["sides"][0].as_str() else { return };
            let Some(seat) = self.tokens.iter().position(|(own, _)| own == side) else {
                if self.thinks_long {
                    return;
                }
                continue;
            };
            let Some(state) = look(&mut seats[seat], &self.id) else { return };
            let offers = state["offers"].as_array().expect("offers");
            if offers.is_empty() {
                continue;
            }
            let decision = text(&offers[self.rng.usize(..offers.len())]);
            let asked = json!({ "at": state["at"], "decision": decision }).to_string();
            let path = format!("/api/tables/{}/decisions", self.id);
            let Ok(answer) = seats[seat].send("POST", &path, "application/json", &asked) else { return };
            assert_eq!(answer.status, 200, "{}", answer.body);
            self.at = answer.json()["at"].as_u64().expect("a revision");
            self.answered.push(format!("{side} {decision}"));
            let _ = tell.send(());
        }
    }

    /// Compares what the server remembers with what it has answered. A decision whose answer did not arrive may
    /// have been taken; it is then known from now on.
    fn check(&mut self, server: &Server) -> bool {
        let mut client = Client::new(server.address);
        let state = look(&mut client, &self.id).expect("the table is there");
        let at = state["at"].as_u64().expect("a revision");
        assert!(at >= self.at, "revision {} was answered, {at} is there", self.at);
        let record = client.get(&format!("/api/tables/{}/record", self.id)).body;
        let ours = |line: &String| self.tokens.iter().any(|(side, _)| line.split(' ').next() == Some(side));
        let stored: Vec<String> = decisions(&record).into_iter().filter(ours).collect();
        assert!(stored.len() <= self.answered.len() + 1, "more was stored than was asked for");
        assert_eq!(stored[..self.answered.len().min(stored.len())], self.answered);
        self.answered = stored;
        self.at = at;
        state["node"]["kind"] == "over"
    }
}

/// The decisions of a record, each with its side, which the record names only when it changes.
fn decisions(record: &str) -> Vec<String> {
    let inputs = record.lines().skip_while(|line| *line != "---").skip(1);
    let mut side = "";
    let mut decisions = Vec::new();
    for line in inputs {
        match line.split_once(' ') {
            Some(("roll" | "turn" | "end", _)) => {}
            Some((named @ ("texan" | "mexican"), decision)) => {
                side = named;
                decisions.push(format!("{side} {decision}"));
            }
            _ => decisions.push(format!("{side} {line}")),
        }
    }
    decisions
}

/// The table as seen from a seat; nothing if the server is gone.
fn look(client: &mut Client, id: &str) -> Option<Value> {
    let answer = client.send("GET", &format!("/api/tables/{id}"), "", "").ok()?;
    assert_eq!(answer.status, 200, "{}", answer.body);
    Some(answer.json())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not a text: {value}")).to_owned()
}

/// A directory that goes away with the test.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn nothing_that_was_answered_is_lost_in_fifty_kills() {
    let scratch = Scratch(std::env::temp_dir().join(format!("bexar-kill9-{}", std::process::id())));
    std::fs::create_dir_all(&scratch.0).expect("a directory");
    let database = scratch.0.join("tables.db");
    let mut rng = fastrand::Rng::with_seed(50);
    let mut server = Server::start(&database);
    let mut games: Vec<Game> = (0..TABLES).map(|number| Game::start(&server, number)).collect();
    let mut answered = 0;
    for _ in 0..KILLS {
        let (tell, told) = mpsc::channel();
        let address = server.address;
        std::thread::scope(|scope| {
            for game in &mut games {
                let tell = tell.clone();
                scope.spawn(move || game.play(address, &tell));
            }
            drop(tell);
            answered += told.iter().take(rng.usize(1..60)).count();
            server.kill();
        });
        server = Server::start(&database);
        for (number, game) in games.iter_mut().enumerate() {
            if game.check(&server) {
                *game = Game::start(&server, number);
            }
        }
    }
    assert!(answered > KILLS, "{answered} decisions were answered");
    server.kill();
}
