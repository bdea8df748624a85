//! What the tests sit at: the built program, serving, and a driver for browsers.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use crate::person::{NARROWEST, Person};

pub struct Desk {
    server: Child,
    driver: Child,
    address: String,
    driver_address: String,
    folder: PathBuf,
}

impl Desk {
    /// `None`, with a word about it, where there is no browser to be had.
    pub async fn set_up() -> Option<Desk> {
        if !["chromium", "chromedriver"].into_iter().all(is_installed) {
            assert!(std::env::var_os("CI").is_none(), "chromium and chromedriver must be installed");
            eprintln!("left out: chromium and chromedriver are not installed");
            return None;
        }
        let folder =
            std::env::temp_dir().join(format!("bexar-browser-{}-{}", std::process::id(), fastrand::u64(..)));
        std::fs::create_dir_all(&folder).expect("a folder");
        let (server, address) = serve(&folder, "127.0.0.1:0");
        let (driver, port) = drive();
        let driver_address = format!("http://127.0.0.1:{port}");
        Some(Desk { server, driver, address, driver_address, folder })
    }

    /// The same with somebody who sits there.
    pub async fn with_a_person() -> Option<(Desk, Person)> {
        let desk = Desk::set_up().await?;
        let person = desk.person().await;
        Some((desk, person))
    }

    /// Somebody with a browser of their own, who wants to see what others do at once.
    pub async fn person(&self) -> Person {
        self.person_with(json!({})).await
    }

    /// The same at a screen of exactly this size, that of a desk, a tablet or a phone.
    pub async fn person_at(&self, width: u16, height: u16) -> Person {
        let held = width < NARROWEST;
        let metrics =
            json!({ "width": width, "height": height, "pixelRatio": 1, "mobile": held, "touch": held });
        self.person_with(json!({ "mobileEmulation": { "deviceMetrics": metrics } })).await
    }

    async fn person_with(&self, screen: serde_json::Value) -> Person {
        let profile = self.folder.join(format!("profile-{}", fastrand::u64(..)));
        let arguments = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-first-run".to_owned(),
            "--force-prefers-reduced-motion".to_owned(),
            "--window-size=1280,900".to_owned(),
            format!("--user-data-dir={}", profile.display()),
        ];
        let mut wishes = json!({
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": "en" } },
            "timeouts": { "script": 30_000 },
        });
        for (name, wish) in screen.as_object().into_iter().flatten() {
            wishes["goog:chromeOptions"][name] = wish.clone();
        }
        let wishes = wishes.as_object().cloned().expect("an object");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&self.driver_address)
            .await
            .expect("a browser");
        let person = Person::new(client, format!("http://{}", self.address));
        person.open("/about").await;
        person.ask("localStorage.setItem('pace', '0'); localStorage.setItem('confirm', 'no')").await;
        person
    }

    pub fn stop_server(&mut self) {
        self.server.kill().expect("killed");
        self.server.wait().expect("gone");
    }

    /// Starts the server again, at the same address, on the same database.
    pub fn start_server(&mut self) {
        (self.server, _) = serve(&self.folder, &self.address);
    }

    pub async fn clear_away(self, people: impl IntoIterator<Item = Person>) {
        for person in people {
            person.leave().await;
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in [&mut self.server, &mut self.driver] {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The program, serving at `bind`, and the address it says.
fn serve(folder: &Path, bind: &str) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_bexar"))
        .args(["serve", "--bind", bind, "--allow-seeds", "--lang", "en", "--database"])
        .arg(folder.join("bexar.db"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let address = line_after(&mut server, "http://").expect("the program says where it serves");
    (server, address)
}

/// A driver for browsers, and its port. It takes the same free port for IPv4 and IPv6, and gives up if somebody
/// else has just taken one of the two: then it is started again.
fn drive() -> (Child, String) {
    for _ in 0..5 {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the driver starts");
        if let Some(port) = line_after(&mut driver, "started successfully on port ") {
            return (driver, port.trim_end_matches('.').to_owned());
        }
        driver.wait().expect("gone");
    }
    panic!("the driver found no port");
}

fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|told| told.status.success())
}

/// What a program prints after `words`, on the first line that has them; `None` if it ends without. Goes on reading, so
/// that the program can go on writing.
fn line_after(child: &mut Child, words: &str) -> Option<String> {
    let mut lines = BufReader::new(child.stdout.take().expect("standard output")).lines();
    let found = lines.find_map(|line| {
        let line = line.expect("a line");
        line.split_once(words).map(|(_, rest)| rest.trim().to_owned())
    });
    std::thread::spawn(move || drain(lines));
    found
}

fn drain(lines: std::io::Lines<BufReader<ChildStdout>>) {
    for _ in lines {}
}
