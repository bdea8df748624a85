//! A small HTTP client for tests: one kept-alive connection, and server-sent events.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// Longer than any answer should take.
const PATIENCE: Duration = Duration::from_mins(1);

pub struct Client {
    address: SocketAddr,
    connection: Option<BufReader<TcpStream>>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|fault| panic!("{fault}: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// What the cookie `name` is set to.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let start = format!("{name}=");
        let mut set = self.headers.iter().filter(|(key, _)| key.eq_ignore_ascii_case("set-cookie"));
        set.find_map(|(_, value)| value.strip_prefix(&start)?.split(';').next().map(str::to_owned))
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, connection: None, headers: Vec::new() }
    }

    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Speaks to a server that has moved.
    pub fn reconnect(&mut self, address: SocketAddr) {
        (self.address, self.connection) = (address, None);
    }

    pub fn with_token(self, token: &str) -> Client {
        self.with("Authorization", &format!("Bearer {token}"))
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "").expect("an answer")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, "application/json", &body.to_string()).expect("an answer")
    }

    pub fn post_form(&mut self, path: &str, body: &str) -> Answer {
        self.send("POST", path, "application/x-www-form-urlencoded", body).expect("an answer")
    }

    /// Sends a request over the kept connection, or over a new one if that has been closed.
    pub fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> std::io::Result<Answer> {
        let kept = self.connection.is_some();
        match self.exchange(method, path, kind, body) {
            Err(_) if kept && method == "GET" => {
                self.connection = None;
                self.exchange(method, path, kind, body)
            }
            done => done,
        }
    }

    fn exchange(&mut self, method: &str, path: &str, kind: &str, body: &str) -> std::io::Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect()?,
        };
        connection.get_mut().write_all(self.request(method, path, kind, body).as_bytes())?;
        let (status, headers) = read_head(&mut connection)?;
        let mut answer = Answer { status, headers, body: String::new() };
        if method != "HEAD" {
            answer.body = read_body(&mut connection, &answer)?;
        }
        if answer.header("connection") != Some("close") {
            self.connection = Some(connection);
        }
        Ok(answer)
    }

    fn connect(&self) -> std::io::Result<BufReader<TcpStream>> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        Ok(BufReader::new(stream))
    }

    fn request(&self, method: &str, path: &str, kind: &str, body: &str) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !self.headers.iter().any(|(name, _)| name == "Host") {
            head += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !kind.is_empty() {
            head += &format!("Content-Type: {kind}\r\n");
        }
        if method == "POST" {
            head += &format!("Content-Length: {}\r\n", body.len());
        }
        head + "\r\n" + body
    }

    /// Listens to server-sent events on a connection of its own.
    pub fn listen(&self, path: &str) -> Events {
        let mut connection = self.connect().expect("a connection");
        let request = self.request("GET", path, "", "");
        connection.get_mut().write_all(request.as_bytes()).expect("sent");
        let (status, headers) = read_head(&mut connection).expect("an answer");
        assert_eq!(status, 200, "{headers:?}");
        Events { connection }
    }
}

/// A stream of server-sent events.
pub struct Events {
    connection: BufReader<TcpStream>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    pub name: String,
    pub id: String,
    pub data: Value,
}

impl Iterator for Events {
    type Item = Event;

    /// The next event; none when the server has ended the stream.
    fn next(&mut self) -> Option<Event> {
        let (mut name, mut id, mut data) = (String::new(), String::new(), String::new());
        loop {
            let mut line = String::new();
            if self.connection.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(text) = line.strip_prefix("event:") {
                text.trim().clone_into(&mut name);
            } else if let Some(text) = line.strip_prefix("id:") {
                text.trim().clone_into(&mut id);
            } else if let Some(text) = line.strip_prefix("data:") {
                data += text.trim();
            } else if line.trim() == "0" && data.is_empty() {
                return None;
            } else if line == "\n" && !data.is_empty() {
                return Some(Event { name, id, data: serde_json::from_str(&data).expect("JSON") });
            }
        }
    }
}

fn read_head(connection: &mut impl BufRead) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let mut line = String::new();
    connection.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other(format!("no answer: {line:?}")))?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        connection.read_line(&mut line)?;
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
            None => return Ok((status, headers)),
        }
    }
}

fn read_body(connection: &mut impl BufRead, answer: &Answer) -> std::io::Result<String> {
    let mut body = Vec::new();
    if let Some(length) = answer.header("content-length") {
        body.resize(length.parse().map_err(std::io::Error::other)?, 0);
        connection.read_exact(&mut body)?;
    } else if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            let mut size = String::new();
            connection.read_line(&mut size)?;
            let size = usize::from_str_radix(size.trim(), 16).map_err(std::io::Error::other)?;
            let mut chunk = vec![0; size + 2];
            connection.read_exact(&mut chunk)?;
            if size == 0 {
                break;
            }
            body.extend_from_slice(&chunk[..size]);
        }
    }
    String::from_utf8(body).map_err(std::io::Error::other)
}
