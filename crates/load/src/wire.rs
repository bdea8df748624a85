//! As much HTTP as is needed, and no more, so that little of the machine is taken from the server.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, bail, ensure};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection that is kept open.
pub struct Line {
    stream: BufReader<TcpStream>,
    text: String,
    body: Vec<u8>,
    /// How much has been read.
    pub bytes: u64,
}

impl Line {
    pub async fn to(address: SocketAddr) -> anyhow::Result<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::new(stream), text: String::new(), body: Vec::new(), bytes: 0 })
    }

    /// Asks, and waits for the answer, which must be a good one.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> anyhow::Result<&[u8]> {
        let (status, body) = self.exchange(method, path, headers, body).await?;
        if !(200..300).contains(&status) {
            bail!("{method} {path}: {}", String::from_utf8_lossy(body));
        }
        Ok(body)
    }

    /// Asks, and waits for the answer, whatever it is: its status and its body.
    pub async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> anyhow::Result<(u16, &[u8])> {
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, length) = self.head().await?;
        self.body.resize(length.context("an answer without a length")?, 0);
        self.stream.read_exact(&mut self.body).await?;
        self.bytes += self.body.len() as u64;
        Ok((status, &self.body))
    }

    /// Reads the head of an answer: its status, and the length of its body.
    async fn head(&mut self) -> anyhow::Result<(u16, Option<usize>)> {
        let mut answer = 0;
        let mut length = None;
        loop {
            self.text.clear();
            let read = self.stream.read_line(&mut self.text).await?;
            self.bytes += read as u64;
            let line = self.text.trim_end();
            if line.is_empty() {
                ensure!(answer != 0, "no answer");
                return Ok((answer, length));
            }
            if let Some(status) = line.strip_prefix("HTTP/1.1 ") {
                answer = status.split(' ').next().unwrap_or_default().parse()?;
            } else if line.len() > 15 && line[..15].eq_ignore_ascii_case("content-length:") {
                length = Some(line[15..].trim().parse()?);
            }
        }
    }

    /// Begins to listen to news.
    pub async fn begin(&mut self, path: &str, headers: &str) -> anyhow::Result<()> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n");
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, _) = self.head().await?;
        ensure!(status == 200, "GET {path}: no news");
        Ok(())
    }

    /// The next line; none when there are no more.
    pub async fn text(&mut self) -> anyhow::Result<Option<&str>> {
        self.text.clear();
        let read = self.stream.read_line(&mut self.text).await?;
        Ok((read > 0).then_some(self.text.as_str()))
    }

    /// Listens to the news until there is no more.
    pub async fn listen(mut self, path: &str, headers: &str, heard: &Heard) -> anyhow::Result<()> {
        self.begin(path, headers).await?;
        heard.listening.fetch_add(1, Ordering::Relaxed);
        loop {
            self.body.clear();
            let read = self.stream.read_until(b'\n', &mut self.body).await?;
            if read == 0 {
                return Ok(());
            }
            heard.bytes.fetch_add(read as u64, Ordering::Relaxed);
            if self.body.starts_with(b"data:") {
                heard.events.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// What all listeners have heard.
#[derive(Default)]
pub struct Heard {
    pub listening: AtomicU64,
    pub events: AtomicU64,
    pub bytes: AtomicU64,
}
