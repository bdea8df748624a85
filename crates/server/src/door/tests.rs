//! Nobody keeps the house waiting for ever, and nobody is kept out of it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use axum::body::Body;
use axum::http::header;
use axum::routing::{get, post};
use axum::{Json, Router};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::Door;
use crate::metrics::Metrics;
use crate::read;

/// Over before a test has waited long.
const SHORT: Duration = Duration::from_millis(50);
/// Longer than any test.
const LONG: Duration = Duration::from_mins(10);

const QUESTION: &str = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
const LISTEN: &str = "GET /news HTTP/1.1\r\nHost: here\r\n\r\n";

/// A house with a short answer, a question without an answer, a body to be read, news, and an endless answer. What is done
/// there is told.
struct House {
    address: SocketAddr,
    told: mpsc::UnboundedReceiver<&'static str>,
    closing: watch::Sender<bool>,
}

/// Tells when an answer is given up.
struct GivenUp(mpsc::UnboundedSender<&'static str>);

impl Drop for GivenUp {
    fn drop(&mut self) {
        let _ = self.0.send("given up");
    }
}

impl House {
    async fn open(room: usize, patience: Duration) -> House {
        let (tell, told) = mpsc::unbounded_channel();
        let (asked, endless) = (tell.clone(), tell);
        let unanswered = async move || {
            let _given_up = GivenUp(asked.clone());
            let _ = asked.send("asked");
            std::future::pending::<()>().await;
        };
        let stream = async move || {
            let given_up = GivenUp(endless.clone());
            Body::from_stream(tokio_stream::iter(std::iter::repeat_with(move || {
                let _ = &given_up;
                Ok::<_, std::io::Error>(vec![0_u8; 1 << 16])
            })))
        };
        let news = async || {
            let (sender, receiver) = mpsc::channel(1);
            let _ = sender.send("data: hello\n\n").await;
            let open = ReceiverStream::new(receiver).map(move |text| {
                let _ = &sender;
                Ok::<_, std::io::Error>(text)
            });
            ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(open))
        };
        let sent = async |read::Json(body): read::Json<u8>| Json(body);
        let router = Router::new()
            .route("/", get(async || "welcome"))
            .route("/unanswered", get(unanswered))
            .route("/sent", post(sent))
            .route("/news", get(news))
            .route("/endless", get(stream));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a listener");
        let address = listener.local_addr().expect("an address");
        let (closing, closed) = watch::channel(false);
        tokio::spawn(
            Door { room, patience, tls: None, metrics: Metrics::default() }.attend(listener, router, closed),
        );
        House { address, told, closing }
    }

    /// A connection that has sent this.
    fn says(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("set");
        stream.write_all(text.as_bytes()).expect("sent");
        stream
    }

    fn answers(&self, text: &str) {
        hear(&mut self.says(text), "welcome");
    }
}

/// Waits for the answer.
#[track_caller]
fn hear(stream: &mut TcpStream, wanted: &str) {
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains(wanted) {
        let mut some = [0; 1024];
        let read = stream.read(&mut some).expect("an answer");
        assert!(read > 0, "closed after {:?}", String::from_utf8_lossy(&heard));
        heard.extend_from_slice(&some[..read]);
    }
}

/// What still comes before the connection is closed.
fn until_closed(mut stream: TcpStream) -> String {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => {}
        Err(fault) => assert_eq!(fault.kind(), std::io::ErrorKind::ConnectionReset),
    }
    String::from_utf8(rest).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_does_not_come_to_its_end_is_not_waited_for() {
    let house = House::open(100, SHORT).await;
    assert_eq!(until_closed(house.says("")), "");
    assert_eq!(until_closed(house.says("GET / HTTP/1.1\r\nHost: he")), "");
    let half =
        "POST /sent HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n4";
    assert!(until_closed(house.says(half)).starts_with("HTTP/1.1 408 "));
    let unread = half.replace("POST /sent", "GET /");
    assert!(until_closed(house.says(&unread)).ends_with("welcome"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_nothing_more_is_let_go() {
    let house = House::open(100, SHORT).await;
    let mut idler = house.says(QUESTION);
    hear(&mut idler, "welcome");
    assert_eq!(until_closed(idler), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_takes_is_given_up() {
    let mut house = House::open(100, SHORT).await;
    let deaf = house.says("GET /endless HTTP/1.1\r\nHost: here\r\n\r\n");
    assert_eq!(house.told.recv().await, Some("given up"));
    drop(deaf);
}

#[tokio::test(flavor = "multi_thread")]
async fn idlers_make_room_for_newcomers_the_oldest_first() {
    let mut house = House::open(4, LONG).await;
    let mut asking = house.says("GET /unanswered HTTP/1.1\r\nHost: here\r\n\r\n");
    assert_eq!(house.told.recv().await, Some("asked"));
    let mut listener = house.says(LISTEN);
    hear(&mut listener, "hello");
    // Each finds the house full of those before.
    let mut idlers: Vec<TcpStream> = Vec::new();
    for number in 0..50 {
        idlers.push(
            house.says(["", "GET / HT", "POST /sent HTTP/1.1\r\nContent-Length: 9\r\n\r\n4"][number % 3]),
        );
        house.answers(QUESTION);
    }
    for idler in idlers.drain(..48) {
        assert!(!until_closed(idler).contains("welcome"));
    }
    for stayed in [&mut asking, &mut listener] {
        stayed.set_nonblocking(true).expect("set");
        let fault = stayed.read(&mut [0; 64]).expect_err("nothing more has come");
        assert_eq!(fault.kind(), std::io::ErrorKind::WouldBlock);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn listeners_go_before_those_who_wait_for_an_answer() {
    let mut house = House::open(3, LONG).await;
    let mut listener = house.says(LISTEN);
    hear(&mut listener, "hello");
    let unanswered: Vec<TcpStream> = (0..2).map(|_| house.says("GET /unanswered HTTP/1.1\r\n\r\n")).collect();
    for _ in &unanswered {
        assert_eq!(house.told.recv().await, Some("asked"));
    }
    house.answers(QUESTION);
    until_closed(listener);
    // All places taken by those who wait: the one who came first is given up.
    let third = house.says("GET /unanswered HTTP/1.1\r\n\r\n");
    assert_eq!(house.told.recv().await, Some("asked"));
    house.answers(QUESTION);
    assert_eq!(house.told.recv().await, Some("given up"));
    drop((unanswered, third));
}

#[tokio::test(flavor = "multi_thread")]
async fn listeners_leave_room_for_others() {
    let house = House::open(4, LONG).await;
    let mut listeners = Vec::new();
    for _ in 0..4 {
        let mut listener = house.says(LISTEN);
        hear(&mut listener, "hello");
        listeners.push(listener);
    }
    // One who has not asked yet stays, and a listener goes.
    let mut slow = house.says("GET / HTTP/1.1\r\n");
    until_closed(listeners.remove(0));
    slow.write_all(b"Host: here\r\n\r\n").expect("sent");
    hear(&mut slow, "welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_has_a_largest_size() {
    let house = House::open(4, LONG).await;
    let head = |size: usize| format!("GET / HTTP/1.1\r\nHost: here\r\nCookie: {}\r\n\r\n", "x".repeat(size));
    house.answers(&head(15_000));
    assert!(until_closed(house.says(&head(17_000))).starts_with("HTTP/1.1 431 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_ends_what_is_idle() {
    let house = House::open(4, LONG).await;
    let mut idler = house.says(QUESTION);
    hear(&mut idler, "welcome");
    house.closing.send_replace(true);
    assert_eq!(until_closed(idler), "");
    let mut house = house;
    assert_eq!(house.told.recv().await, None, "the house is empty, and gone");
}
