//! Behind a real nginx, with the block that operators are given.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};

use serde_json::json;
use server::{Options, Site};

use crate::client::Client;
use crate::house::{House, text};

const BLOCK: &str = include_str!("../../../../packaging/nginx.conf");

/// Ended when it is dropped.
struct Nginx(Child);

impl Nginx {
    /// In front of a server; none where nginx is not installed.
    fn before(server: SocketAddr, directory: &Path, address: SocketAddr) -> Option<Nginx> {
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx"].into_iter().find(|path| Path::new(path).exists());
        let Some(program) = program else {
            assert!(std::env::var_os("CI").is_none(), "nginx is not installed");
            eprintln!("nginx is not installed (apt-get install nginx-light): its test is left out");
            return None;
        };
        let block = BLOCK.replace("127.0.0.1:1836", &server.to_string());
        let place = directory.display();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|what| format!("{what}_temp_path {place}/{what};\n"))
            .concat();
        let config = format!(
            "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/error.log;\nevents {{}}\n\
             http {{\naccess_log off;\n{temporary}server {{\nlisten {address};\n{block}\n}}\n}}\n"
        );
        let file = directory.join("nginx.conf");
        std::fs::write(&file, config).expect("written");
        let nginx = Command::new(program)
            .arg("-p")
            .arg(directory)
            .arg("-c")
            .arg(&file)
            .spawn()
            .expect("nginx starts");
        let mut nginx = Nginx(nginx);
        while TcpStream::connect(address).is_err() {
            let ended = nginx.0.try_wait().expect("known");
            assert!(
                ended.is_none(),
                "{}",
                std::fs::read_to_string(directory.join("error.log")).unwrap_or_default()
            );
            std::thread::yield_now();
        }
        Some(nginx)
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_game_is_played_through_nginx_below_a_path() {
    let free = TcpListener::bind("127.0.0.1:0").expect("an address");
    let address = free.local_addr().expect("known");
    drop(free);
    let site = Site {
        url: Some(format!("http://{address}/bexar").parse().expect("an address")),
        proxies: vec!["127.0.0.1/32".parse().expect("a net")],
        ..Site::default()
    };
    let house = House::with(Options { site, ..Options::default() });
    let Some(_nginx) = Nginx::before(house.address, &house.place.file(""), address) else { return };
    let mut guest = Client::new(address).with("Origin", &format!("http://{address}"));
    let made = guest.post_form("/bexar/play/charge", "");
    let place = made.header("location").expect("a place").to_owned();
    assert!(made.status == 303 && place.starts_with("/bexar/game/"), "{} {place}", made.status);
    guest.headers.push(("Cookie".to_owned(), format!("guest={}", made.cookie("guest").expect("a guest"))));
    assert_eq!(guest.get(&place).status, 200);
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "me" } });
    let table = guest.post("/bexar/api/tables", &wanted).json();
    let path = format!("/bexar/api/tables/{}", text(&table["table"]));
    let mut texan = Client::new(address).with_token(&text(&table["seats"]["texan"]));
    let state = texan.get(&path).json();
    // News comes while the stream stays open: nothing holds it back.
    let mut news = texan.listen(&format!("{path}/events?after=0"));
    let decided =
        texan.post(&format!("{path}/decisions"), &json!({ "at": 0, "decision": state["offers"][0] }));
    assert_eq!(decided.status, 200, "{}", decided.body);
    assert_eq!(news.next().expect("an event").data["at"], 1);
    let asked = guest.get("/bexar/version");
    assert_eq!(
        (asked.json()["name"].as_str(), asked.header("x-request-id").map(str::len)),
        (Some("bexar"), Some(32))
    );
}
