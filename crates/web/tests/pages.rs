//! Every page of every game, in every language: complete, self-contained, nothing left unsaid.

use std::collections::BTreeMap;
use std::sync::Arc;

use ai::Level;
use game::{Lang, Node, Outcome, Seat, Seats};
use render::Board;
use table::{Seating, Seed, Source};
use web::{
    MyGame, Offers, OpenTable, Page, Player, Sitting, Spoken, Tables, Voice, WaitingTable, Wanted, Which,
};

fn page(lang: Lang) -> Page {
    Page {
        lang,
        path: "/".to_owned(),
        sign: Arc::default(),
        origin: "https://club.example".to_owned(),
        preview: None,
    }
}

/// A guest on the first seat against the computer.
fn sitting(board: &dyn Board) -> Sitting {
    let mut players = vec![Player::Computer(Level::Regular.into()); board.title().seats.len()];
    players[0] = Player::Person(None);
    let seating = Seating::at(board, Seats::one(Seat(0)));
    Sitting {
        id: "abc".to_owned(),
        at: 7,
        players,
        seating,
        notice: None,
        lesson: None,
        beside: web::Beside::default(),
    }
}

/// A page must stand by itself: no style or script in it (the server forbids both), nothing from elsewhere,
/// every message known.
fn sound(what: &str, html: &str) {
    assert!(!html.contains('⟨'), "{what}: {}", around(html, "⟨"));
    for forbidden in [" style=", "<style", " onclick=", "href=\"http", "src=\"http", "javascript:"] {
        assert!(!html.contains(forbidden), "{what} has {forbidden}: {}", around(html, forbidden));
    }
    for script in html.split("<script").skip(1) {
        assert!(script.contains("src=\"/assets/") || script.contains("application/json"), "{what}");
    }
    for asset in html.split("\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(web::asset(asset).is_some(), "{what} asks for {asset}");
    }
}

fn around<'a>(html: &'a str, part: &str) -> &'a str {
    let at = html.find(part).unwrap_or(0);
    let end =
        html.char_indices().map(|(index, _)| index).find(|&index| index > at + 80).unwrap_or(html.len());
    &html[at..end]
}

#[test]
fn every_page_stands_by_itself() {
    for lang in Lang::ALL {
        let page = page(lang);
        sound("about", &web::about_page(&page).into_string());
        sound("error", &web::error_page(&page, 404, "?").into_string());
        sound("lobby", &web::lobby(&page, &tables()).into_string());
        sound(
            "my games",
            &web::mine_page(&page, &my_games(), &open_tables(), Which::Running, Some("0123456789abcdef"))
                .into_string(),
        );
        sound("tables", &web::tables_page(&page, &open_tables(), &[]).into_string());
        for entry in shelf::games() {
            let board = entry.sample();
            let sitting = sitting(&*board);
            sound("new game", &web::new_game(&page, entry.title, &offers(), Some("?")).into_string());
            sound("rules", &web::rules_page(&page, entry.title).into_string());
            sound("table", &web::table_page(&page, &*board, &sitting).into_string());
            let replay = web::replay_page(&page, &*board, &sitting, board.len() / 2);
            sound("replay", &replay.into_string());
            for clause in entry.book().clauses() {
                let part = web::clause_part(lang, entry.title, clause.id);
                sound(clause.id, &part.expect("the clause is in the rulebook").into_string());
            }
        }
    }
}

#[test]
fn notes_are_offered_where_pieces_are_seen_from_behind() {
    for entry in shelf::games() {
        let board = entry.sample();
        let page = web::table_page(&page(Lang::En), &*board, &sitting(&*board)).into_string();
        assert_eq!(page.contains("id=\"notes\""), entry.title.id == "texas-glory", "{}", entry.title.id);
    }
}

fn offers() -> Offers {
    let met = ("0123456789abcdef".to_owned(), web::Called::Name("Ana <b>".to_owned()));
    Offers { positions: true, challenged: Some(met.0.clone()), met: vec![met] }
}

fn tables() -> Tables {
    Tables { mine: my_games(), open: open_tables(), challenges: open_tables() }
}

fn open_tables() -> Vec<OpenTable> {
    let wanted = [None, Some(Wanted::Anybody), Some(Wanted::Beginner)];
    let tables = shelf::games().iter().flat_map(|entry| {
        wanted.map(|wanted| OpenTable {
            id: "abc".to_owned(),
            title: entry.title,
            scenario: entry.title.recommended().id.to_owned(),
            players: vec![Player::Person(None), Player::Awaited],
            free: Seat(1),
            wanted,
            rated: true,
            own: false,
            ago: 90,
        })
    });
    tables.collect()
}

fn my_games() -> Vec<MyGame> {
    let nodes = [
        Node::Decide(Seats::one(Seat(0))),
        Node::Decide(Seats::one(Seat(1))),
        Node::Over(Outcome::won_by(Seat(0))),
        Node::Over(Outcome { winner: None, points: None }),
    ];
    let tables = shelf::games().iter().flat_map(|entry| {
        nodes.map(|node| MyGame {
            ended: None,
            unread: 0,
            id: "abc".to_owned(),
            title: entry.title,
            turn: 3,
            node,
            players: vec![Player::Person(None), Player::Awaited],
            held: vec![Seat(0)],
            ago: 7_200,
            archived: false,
            deletable: true,
        })
    });
    tables.collect()
}

#[test]
fn fragments_offer_what_the_table_offers_and_name_every_click() {
    for entry in shelf::games() {
        let board = entry.sample();
        let Some(seat) = entry.title.seats().find(|&seat| board.awaited().contains(seat)) else { continue };
        let holding = |held| Sitting { seating: Seating::at(&*board, held), ..sitting(&*board) };
        let seated = holding(Seats::one(seat));
        let parts = web::fragments(&*board, &seated, Lang::En, 0);
        assert_eq!(parts.offers, board.offers(seat, Lang::En));
        assert!(parts.mine && !parts.over && parts.seated);
        for pick in parts.offers.iter().flat_map(|offer| &offer.picks) {
            assert!(parts.names.contains_key(pick), "{pick}");
        }
        let observer = web::fragments(&*board, &holding(Seats::NONE), Lang::En, 0);
        assert!(observer.offers.is_empty() && !observer.mine && !observer.undo && !observer.seated);
    }
}

#[test]
fn the_log_goes_on_where_the_reader_left_it() {
    for entry in shelf::games() {
        let board = entry.sample();
        let sitting = sitting(&*board);
        let half = board.len() / 2;
        let whole = web::fragments(&*board, &sitting, Lang::En, 0);
        let rest = web::fragments(&*board, &sitting, Lang::En, half);
        assert_eq!((whole.log_from, rest.log_from), (0, half));
        assert!(whole.log.ends_with(&rest.log) && whole.log.len() > rest.log.len());
    }
}

#[test]
fn invitations_are_shown_only_where_they_are_given() {
    for entry in shelf::games() {
        for lang in Lang::ALL {
            let invitations = vec![(Seat(1), Some("5ec4e7".to_owned())), (Seat(0), None)];
            let told = WaitingTable { invitations, ..waiting(entry) };
            let page = web::waiting_page(&page(lang), &told).into_string();
            assert_eq!(page.matches("value=\"/join/abc/5ec4e7\"").count(), 1);
            assert!(page.contains("value=\"withdraw\"") && page.contains("value=\"renew\""));
            assert!(!page.contains("pieces") && !page.contains(SECRET), "nothing is dealt");
            sound("waiting", &page);
        }
        let observed = web::waiting_page(&page(Lang::En), &waiting(entry)).into_string();
        assert!(!observed.contains("/join/") && !observed.contains("/invitation"));
        let join = web::join_page(&page(Lang::En), &waiting(entry), Seat(1), "5ec4e7").into_string();
        assert!(join.contains("action=\"/join/abc/5ec4e7\"") && !join.contains(SECRET));
        sound("join", &join);
    }
}

/// The server's secret of a waiting table, as text.
const SECRET: &str = "0700000000000000";

fn waiting(entry: &shelf::Entry) -> WaitingTable {
    WaitingTable {
        id: "abc".to_owned(),
        title: entry.title,
        scenario: entry.title.recommended().id.to_owned(),
        players: vec![Player::Person(None), Player::Awaited],
        held: Seats::NONE,
        invitations: Vec::new(),
        source: Source::shared(Seed::from(7), "abc", vec![("texan".to_owned(), None)]),
        prepared: true,
        offered: Some(Seat(1)),
        wanted: Some(Wanted::Beginner),
        challenged: Some(web::Called::Gone),
        rated: true,
    }
}

/// The fields of a type as a script describes it, each with its type.
fn described(script: &str, name: &str) -> BTreeMap<String, String> {
    let end = script.find(&format!(" }}}} {name}")).unwrap_or_else(|| panic!("no type {name}"));
    let start = script[..end].rfind("{{ ").expect("it begins somewhere") + "{{ ".len();
    let text = script[start..end].replace("\n *", "").replace("Record<string, string>", "Record");
    let field =
        |field: &str| field.split_once(": ").map(|(name, of)| (name.trim().to_owned(), of.to_owned()));
    let fields = text.split(',').map(|text| field(text).unwrap_or_else(|| panic!("{text:?} is no field")));
    // What may be left out is left out here.
    fields.filter(|(name, _)| !name.ends_with('?')).collect()
}

/// The fields of a value that is sent, each with the type the scripts would give it.
fn sent(value: &impl serde::Serialize, nullable: &[&str]) -> BTreeMap<String, String> {
    let value = serde_json::to_value(value).expect("plain data");
    let kind = |name: &str, value: &serde_json::Value| match value {
        _ if nullable.contains(&name) => "string | null",
        _ if name == "ways" => "Ways",
        _ if name == "lesson" => "Voice | null",
        _ if name == "pages" => "Spoken[]",
        serde_json::Value::Array(_) if name == "summary" => "string[]",
        serde_json::Value::Array(_) if name == "sweeps" => "Sweep[]",
        serde_json::Value::Array(_) if name == "bands" => "Band[]",
        serde_json::Value::Number(_) => "number",
        serde_json::Value::Bool(_) => "boolean",
        serde_json::Value::String(_) => "string",
        serde_json::Value::Array(of) if of.first().is_some_and(serde_json::Value::is_string) => "string[]",
        serde_json::Value::Array(_) => "Offer[]",
        serde_json::Value::Object(_) => "Record",
        serde_json::Value::Null => "null",
    };
    let fields = value.as_object().expect("an object");
    fields.iter().map(|(name, value)| (name.clone(), kind(name, value).to_owned())).collect()
}

#[test]
fn the_scripts_know_what_they_are_sent() {
    let board = shelf::game("charge").expect("a game").sample();
    let parts = web::fragments(&*board, &sitting(&*board), Lang::En, 0);
    let offer =
        board.awaited().iter().flat_map(|seat| board.offers(seat, Lang::En)).next().expect("an offer");
    assert_eq!(described(include_str!("../assets/model.js"), "Fragments"), sent(&parts, &["side"]));
    assert_eq!(described(include_str!("../assets/picks.js"), "Offer"), sent(&offer, &[]));
    let spoken = Spoken { text: String::new(), points: vec!["piece:1".to_owned()] };
    let voice = Voice {
        part: String::new(),
        pages: vec![spoken.clone()],
        guided: true,
        awaits: vec!["done".to_owned()],
        clicks: vec!["button:0".to_owned()],
        solved: String::new(),
    };
    assert_eq!(described(include_str!("../assets/lesson.js"), "Spoken"), sent(&spoken, &[]));
    assert_eq!(described(include_str!("../assets/lesson.js"), "Voice"), sent(&voice, &[]));
}
