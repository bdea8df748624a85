//! A mail server: it takes letters by SMTP, one after the other, and hands them out.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

const PATIENCE: Duration = Duration::from_mins(1);

pub struct Postbox {
    pub address: SocketAddr,
    letters: Receiver<Letter>,
}

#[derive(Clone, Debug, Default)]
pub struct Letter {
    pub from: String,
    pub to: String,
    /// Head and text, as they are to be read.
    pub text: String,
}

impl Letter {
    /// What stands in a line of the head.
    pub fn head(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        let line = self.text.lines().find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_else(|| panic!("no {name} in {}", self.text))
    }

    /// The address in it that begins so, without its beginning.
    pub fn link(&self, start: &str) -> String {
        let line = self.text.lines().find_map(|line| line.split(start).nth(1));
        let rest = line.unwrap_or_else(|| panic!("no {start} in {}", self.text));
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
    }
}

impl Postbox {
    pub fn new() -> Postbox {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let (address, (sender, letters)) = (listener.local_addr().expect("an address"), channel());
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let sender = sender.clone();
                std::thread::spawn(move || talk(stream, &sender));
            }
        });
        Postbox { address, letters }
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn next(&self) -> Letter {
        self.letters.recv_timeout(PATIENCE).expect("a letter")
    }

    pub fn is_empty(&self) -> bool {
        self.letters.try_recv().is_err()
    }
}

fn talk(stream: TcpStream, sender: &Sender<Letter>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut letter = Letter::default();
    stream.get_mut().write_all(b"220 post.example ESMTP\r\n")?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let named = |line: &str| line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
        let answer = match line.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
            "EHLO" => "250-post.example\r\n250 8BITMIME\r\n",
            "MAIL" => {
                letter = Letter { from: named(&line), ..Letter::default() };
                "250 so\r\n"
            }
            "RCPT" => {
                letter.to = named(&line);
                "250 so\r\n"
            }
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n")?;
                letter.text = text(&mut stream)?;
                let _ = sender.send(letter.clone());
                "250 taken\r\n"
            }
            "QUIT" => {
                return stream.get_mut().write_all(b"221 bye\r\n");
            }
            _ => "502 what?\r\n",
        };
        stream.get_mut().write_all(answer.as_bytes())?;
    }
}

/// Up to the dot that stands alone; long lines of the head put together, and quoted-printable read.
fn text(stream: &mut impl BufRead) -> std::io::Result<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        if line == ".\r\n" || line.is_empty() {
            break;
        }
        text += &line;
    }
    Ok(text.replace("\r\n ", " ").replace("=\r\n", "").replace("=3D", "=").replace("\r\n", "\n"))
}
