//! A server of its own for each test, on a free port, with a database that goes away afterwards.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rig::Place;
use serde_json::{Value, json};
use server::admin::{self, Keeping};
use server::{Options, Served};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::client::Client;

pub struct House {
    pub address: SocketAddr,
    /// Where it tells what it counts.
    pub metrics: Option<SocketAddr>,
    pub place: Arc<Place>,
    options: Options,
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<tokio::task::JoinHandle<()>>,
}

/// A table with its tokens.
pub struct Seated {
    pub id: String,
    pub tokens: Value,
    pub commitment: String,
}

impl House {
    /// Where tests choose the dice, and the computer does not wait.
    pub fn open() -> House {
        House::with(Options { allow_seeds: true, ..Options::default() })
    }

    pub fn without_seeds() -> House {
        House::with(Options::default())
    }

    /// One that is served as these say, wherever that is.
    pub fn with(options: Options) -> House {
        House::at(Arc::default(), options)
    }

    /// Another server with the same database. None where a database belongs to one server.
    pub fn beside(&self) -> Option<House> {
        rig::is_on_postgres().then(|| House::at(Arc::clone(&self.place), self.options.clone()))
    }

    /// One that is served from a copy of this one's database, as an operator makes it who has lost the first.
    pub fn restored(&self) -> House {
        let (kept, place) = (self.place.file("backup.db"), Place::new());
        let copied = admin::backup(&self.place.url(), &kept).expect("everything is kept");
        let keeping = Keeping { database: place.url(), key_file: Some(place.file("key")) };
        std::fs::copy(self.place.file("key"), place.file("key")).expect("the key is at hand");
        let (restored, fits) = admin::restore(&kept, &keeping).expect("everything is restored");
        assert_eq!(restored, copied);
        fits.expect("it is the right key");
        House::at(Arc::new(place), self.options.clone())
    }

    /// Its database, for an operator.
    pub fn keeping(&self) -> Keeping {
        Keeping { database: self.place.url(), key_file: Some(self.place.file("key")) }
    }

    fn at(place: Arc<Place>, options: Options) -> House {
        let mut house = House {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            place,
            options,
            metrics: None,
            runtime: None,
            stop: None,
            serving: None,
        };
        house.start();
        house
    }

    fn start(&mut self) {
        let runtime = Runtime::new().expect("a runtime");
        let options = Options {
            bind: "127.0.0.1:0".to_owned(),
            database: self.place.url(),
            key_file: Some(self.place.file("key")),
            database_connections: 4,
            ..self.options.clone()
        };
        let served = runtime.block_on(Served::start(options)).expect("a server");
        self.address = served.address();
        self.metrics = served.metrics_address();
        let (stop, stopped) = oneshot::channel();
        let serving = async move {
            let stopped = async move { stopped.await.unwrap_or(()) };
            served.until(stopped).await.expect("served to the end");
        };
        self.serving = Some(runtime.spawn(serving));
        self.stop = Some(stop);
        self.runtime = Some(runtime);
    }

    /// Ends the server as Ctrl-C does, and waits until it has.
    pub fn close(&mut self) {
        self.stop = None;
        if let (Some(runtime), Some(serving)) = (&self.runtime, self.serving.take()) {
            runtime.block_on(serving).expect("ended well");
        }
        self.runtime = None;
    }

    /// Ends the server without a word and starts it again with the same database.
    pub fn restart(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_mins(1));
        }
        self.start();
    }

    /// A file in this house.
    pub fn file(&self, name: &str) -> String {
        self.place.file(name).display().to_string()
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A table of Charge at the Alamo with these players.
    pub fn table(&self, texan: &str, mexican: &str, seed: u64) -> Seated {
        let seats = json!({ "texan": texan, "mexican": mexican });
        self.table_of(&json!({ "game": "charge", "seats": seats, "seed": seed }))
    }

    /// A table as it is wished. Somebody sits down at every side that is left to a link.
    pub fn table_of(&self, wanted: &Value) -> Seated {
        let answer = self.client().post("/api/tables", wanted);
        assert_eq!(answer.status, 201, "{}", answer.body);
        let mut made = answer.json();
        let id = text(&made["table"]);
        for (side, invitation) in made["invitations"].as_object().expect("invitations").clone() {
            let accepted = json!({ "invitation": invitation });
            let joined = self.client().post(&format!("/api/tables/{id}/join"), &accepted);
            assert_eq!(joined.status, 200, "{}", joined.body);
            made["seats"][side] = joined.json()["token"].clone();
        }
        Seated { id, tokens: made["seats"].clone(), commitment: text(&made["commitment"]) }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Seated {
    pub fn path(&self) -> String {
        format!("/api/tables/{}", self.id)
    }

    pub fn under(&self, rest: &str) -> String {
        format!("/api/tables/{}/{rest}", self.id)
    }

    /// A client that sits on this side.
    pub fn seat(&self, house: &House, side: &str) -> Client {
        house.client().with_token(&self.token(side))
    }

    pub fn token(&self, side: &str) -> String {
        text(&self.tokens[side])
    }

    /// Plays random decisions from what is offered until `until` holds of a state or the game is over.
    pub fn play(&self, house: &House, rng: &mut fastrand::Rng, until: impl Fn(&Value) -> bool) -> Value {
        let mut seats = [self.seat(house, "texan"), self.seat(house, "mexican")];
        let mut state = seats[0].get(&self.path()).json();
        loop {
            if state["node"]["kind"] == "over" || until(&state) {
                return state;
            }
            let side = usize::from(state["node"]["sides"][0] == "mexican");
            if state["side"] != state["node"]["sides"][0] {
                state = seats[side].get(&self.path()).json();
            }
            let offers = state["offers"].as_array().expect("offers");
            let decision = &offers[rng.usize(..offers.len())];
            let asked = json!({ "at": state["at"], "decision": decision });
            let answer = seats[side].post(&self.under("decisions"), &asked);
            assert_eq!(answer.status, 200, "{asked}: {}", answer.body);
            state = answer.json();
        }
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not a text: {value}")).to_owned()
}
