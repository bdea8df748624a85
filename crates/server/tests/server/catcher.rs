//! Somebody who is called over HTTP: he takes what is sent to him, and answers as he is told to.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;

/// Longer than any call should take.
const PATIENCE: Duration = Duration::from_mins(1);

pub struct Catcher {
    pub address: SocketAddr,
    caught: Receiver<Caught>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

#[derive(Clone, Debug)]
pub struct Caught {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Caught {
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map_or_else(|| panic!("no {name} in {:?}", self.headers), |(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|fault| panic!("{fault}: {:?}", self.body))
    }
}

impl Catcher {
    pub fn new() -> Catcher {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let (address, (sender, caught)) = (listener.local_addr().expect("an address"), channel());
        let answers: Arc<Mutex<VecDeque<u16>>> = Arc::default();
        let next = Arc::clone(&answers);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let (sender, next) = (sender.clone(), Arc::clone(&next));
                std::thread::spawn(move || serve(stream, &sender, &next));
            }
        });
        Catcher { address, caught, answers }
    }

    /// Its next answers, by their status; then 204. None at all is given for 0.
    pub fn answers(&self, statuses: impl IntoIterator<Item = u16>) {
        self.answers.lock().expect("not poisoned").extend(statuses);
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// What is sent next.
    pub fn next(&self) -> Caught {
        self.caught.recv_timeout(PATIENCE).expect("a call")
    }

    /// Whether everything that was sent has been looked at.
    pub fn is_empty(&self) -> bool {
        self.caught.try_recv().is_err()
    }
}

fn serve(stream: TcpStream, sender: &Sender<Caught>, answers: &Mutex<VecDeque<u16>>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers: Vec<(String, String)> = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).ok()?;
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
            None => break,
        }
    }
    let mut caught = Caught { path, headers, body: Vec::new() };
    caught.body.resize(caught.header("content-length").parse().ok()?, 0);
    stream.read_exact(&mut caught.body).ok()?;
    let status = answers.lock().expect("not poisoned").pop_front().unwrap_or(204);
    sender.send(caught).ok()?;
    if status == 0 {
        // It waits until the other side gives up.
        let _ = stream.read_line(&mut line);
        return None;
    }
    let answer = format!("HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n");
    stream.get_mut().write_all(answer.as_bytes()).ok()
}
