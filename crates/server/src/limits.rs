//! How much one person, and one address, may have of what all share. What is counted over time is kept in the database, so that it holds for
//! all servers that share it; streams are counted by each server for itself.
//!
//! An allowance is a number an hour. All of it can be had at once, and it comes back evenly. An address has more of it than a person: several may
//! share one.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::asker::Asker;
use crate::fair::Behalf;
use crate::key::{Secret, SecretHash};
use crate::problem::Problem;
use crate::store::{Spending, Store};

/// An hour, in which an allowance comes back.
const HOUR: Duration = Duration::from_hours(1);

/// Nobody has more letters and trial calls sent in an hour.
const LETTERS: u32 = 20;

/// What is allowed to one person; in an hour, unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowances {
    pub tables: u32,
    pub hints: u32,
    pub undos: u32,
    /// Seconds on a core, of advice and of computer players.
    pub thinking: u32,
    /// Lines of chat in a minute.
    pub chat: u32,
    /// Open at the same time.
    pub streams: u32,
    /// Seconds of thinking in a minute for all tables without a person together.
    pub unasked: u32,
    /// How many times as much one address is allowed.
    pub address: u32,
}

impl Default for Allowances {
    fn default() -> Allowances {
        Allowances {
            tables: 60,
            hints: 240,
            undos: 1200,
            thinking: 3600,
            chat: 12,
            streams: 30,
            unasked: 15,
            address: 5,
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Table,
    Hint,
    Undo,
    Thinking,
    Chat,
    Stream,
    /// What is sent to an address that somebody has named.
    Letter,
}

impl What {
    /// Its name in the database, and in the message that refuses more of it.
    pub fn id(self) -> &'static str {
        match self {
            What::Table => "tables",
            What::Hint => "hints",
            What::Undo => "undos",
            What::Thinking => "thinking",
            What::Chat => "chat",
            What::Stream => "streams",
            What::Letter => "letters",
        }
    }
}

impl What {
    /// In how long an allowance comes back.
    fn whole(self) -> Duration {
        if self == What::Chat { Duration::from_mins(1) } else { HOUR }
    }
}

/// Those limits, if there are any, and who has how many streams.
#[derive(Default)]
pub struct Limits {
    allowances: Option<Allowances>,
    streams: Arc<Mutex<HashMap<Who, u32>>>,
}

/// Whose allowance it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(SecretHash),
    Address(IpAddr),
}

impl Who {
    /// The person, if it is known, and the address.
    fn of(person: Option<SecretHash>, from: Option<IpAddr>) -> impl Iterator<Item = Who> {
        let address = from.map(|from| Who::Address(network(from)));
        person.map(Who::Person).into_iter().chain(address)
    }

    fn key(self) -> String {
        match self {
            Who::Person(hash) => format!("person {}", hash.short()),
            Who::Address(address) => format!("address {address}"),
        }
    }
}

/// Whoever has one address of the sixth version of IP has the 2⁶⁴ beside it.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
    }
}

/// The person who asks, as far as is known.
pub fn person(asker: &Asker) -> Option<SecretHash> {
    let known = asker.person.map(|person| SecretHash(person.0));
    known.or(asker.token).or_else(|| asker.guest.as_ref().map(Secret::hash))
}

/// The one who asks, as allowances name him.
pub fn who(asker: &Asker) -> String {
    Who::of(person(asker), Some(asker.from)).next().map(Who::key).unwrap_or_default()
}

impl Limits {
    pub fn new(allowances: Option<Allowances>) -> Limits {
        Limits { allowances, ..Limits::default() }
    }

    fn allowed(&self, what: What, who: Who) -> Option<u32> {
        let all = self.allowances?;
        let person = match what {
            What::Table => all.tables,
            What::Hint => all.hints,
            What::Undo => all.undos,
            What::Thinking => all.thinking,
            What::Chat => all.chat,
            What::Stream => all.streams,
            What::Letter => LETTERS,
        };
        Some(if matches!(who, Who::Address(_)) { person.saturating_mul(all.address) } else { person })
    }

    /// Takes one of an allowance; refused if nothing is left of it.
    pub async fn take(&self, store: &Store, asker: &Asker, what: What) -> Result<(), Problem> {
        for who in Who::of(person(asker), Some(asker.from)) {
            let Some(spending) = self.spending(what, who, 1.0) else { return Ok(()) };
            if let Err(wait) = store.spend(spending).await? {
                return Err(too_many(what, wait));
            }
        }
        Ok(())
    }

    /// Notes that somebody was on a core for this long, even if nothing is left.
    pub async fn note_thinking(&self, store: &Store, behalf: Behalf, took: Duration) -> Result<(), Problem> {
        for who in Who::of(behalf.person, behalf.from) {
            let Some(spending) = self.spending(What::Thinking, who, took.as_secs_f64()) else {
                return Ok(());
            };
            let _ = store.spend(Spending { at_any_rate: true, ..spending }).await?;
        }
        Ok(())
    }

    /// How long somebody must wait until he may think again; none if he need not.
    pub async fn thinks_too_much(&self, store: &Store, behalf: Behalf) -> Result<Option<Duration>, Problem> {
        for who in Who::of(behalf.person, behalf.from) {
            let Some(spending) = self.spending(What::Thinking, who, 0.0) else { return Ok(None) };
            if let Err(wait) = store.spend(spending).await? {
                return Ok(Some(wait));
            }
        }
        Ok(None)
    }

    /// None if there are no limits.
    fn spending(&self, what: What, who: Who, amount: f64) -> Option<Spending> {
        let allowed = f64::from(self.allowed(what, who)?.max(1));
        let whole = what.whole();
        let cost = whole.mul_f64(amount / allowed);
        Some(Spending { who: who.key(), what: what.id(), cost, whole, at_any_rate: false })
    }

    /// One more stream, as long as what is answered is kept.
    pub fn stream(&self, asker: &Asker) -> Result<Streaming, Problem> {
        let mut streaming = Streaming { streams: Arc::clone(&self.streams), who: Vec::new() };
        for who in Who::of(person(asker), Some(asker.from)) {
            let Some(allowed) = self.allowed(What::Stream, who) else { break };
            let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
            let open = streams.entry(who).or_default();
            if *open >= allowed {
                drop(streams);
                return Err(too_many(What::Stream, Duration::from_mins(1)));
            }
            *open += 1;
            streaming.who.push(who);
        }
        Ok(streaming)
    }
}

pub fn too_many(what: What, wait: Duration) -> Problem {
    Problem::TooMany { what, seconds: wait.as_secs() + 1 }
}

/// A stream that is open.
pub struct Streaming {
    streams: Arc<Mutex<HashMap<Who, u32>>>,
    who: Vec<Who>,
}

impl Drop for Streaming {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        for who in &self.who {
            if let Some(open) = streams.get_mut(who) {
                *open -= 1;
                if *open == 0 {
                    streams.remove(who);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rig::Place;

    use super::{Allowances, Asker, Behalf, Limits, Problem, Secret, What};
    use crate::store::tests::key_at;
    use crate::store::{Database, Store};

    fn asker(name: &str, from: &str) -> Asker {
        let from = from.parse().expect("an address");
        Asker { guest: Some(Secret::sent(name)), from, ..Asker::stranger() }
    }

    async fn store(place: &Place) -> Store {
        Store::open(Database::at(&place.url()).expect("a database"), key_at(place), 4).await.expect("a store")
    }

    #[tokio::test]
    async fn a_person_and_an_address_have_their_allowances_wherever_they_ask() {
        let place = Place::new();
        // Two servers on one database, where it can be shared; and the same one after a restart, where it cannot.
        let here = store(&place).await;
        let limits = Limits::new(Some(Allowances { tables: 3, address: 2, ..Allowances::default() }));
        let (first, second) = (asker("first", "10.0.0.1"), asker("second", "10.0.0.1"));
        for _ in 0..3 {
            limits.take(&here, &first, What::Table).await.expect("allowed");
        }
        let refused = limits.take(&here, &first, What::Table).await;
        let Err(Problem::TooMany { what: What::Table, seconds }) = refused else { panic!("{refused:?}") };
        assert!((1100..=1201).contains(&seconds), "one comes back in a third of an hour: {seconds}");
        drop(here);
        let there = store(&place).await;
        assert!(limits.take(&there, &first, What::Table).await.is_err());
        assert!(limits.take(&there, &first, What::Undo).await.is_ok(), "another allowance");
        for _ in 0..3 {
            limits.take(&there, &second, What::Table).await.expect("allowed");
        }
        let third = asker("third", "10.0.0.1");
        assert!(limits.take(&there, &third, What::Table).await.is_err(), "six came from this address");
        assert!(limits.take(&there, &asker("third", "10.0.0.2"), What::Table).await.is_ok());
    }

    #[tokio::test]
    async fn neighbours_of_the_sixth_version_are_one() {
        let place = Place::new();
        let store = store(&place).await;
        let limits = Limits::new(Some(Allowances { tables: 1, address: 1, ..Allowances::default() }));
        limits.take(&store, &asker("one", "2001:db8::1"), What::Table).await.expect("allowed");
        assert!(limits.take(&store, &asker("two", "2001:db8::2"), What::Table).await.is_err());
        assert!(limits.take(&store, &asker("three", "2001:db8:0:1::1"), What::Table).await.is_ok());
    }

    #[tokio::test]
    async fn whoever_has_thought_too_much_waits() {
        let place = Place::new();
        let store = store(&place).await;
        let limits = Limits::new(Some(Allowances { thinking: 10, ..Allowances::default() }));
        let thinker = Behalf { person: Some(Secret::sent("thinker").hash()), from: None, over: false };
        assert_eq!(limits.thinks_too_much(&store, thinker).await, Ok(None));
        limits.note_thinking(&store, thinker, Duration::from_secs(15)).await.expect("noted");
        let wait = limits.thinks_too_much(&store, thinker).await.expect("known").expect("too much");
        assert!((1790..=1800).contains(&wait.as_secs()), "five seconds come back in half an hour: {wait:?}");
        assert_eq!(Limits::default().thinks_too_much(&store, thinker).await, Ok(None));
    }

    #[test]
    fn streams_are_given_back() {
        let limits = Limits::new(Some(Allowances { streams: 2, address: 2, ..Allowances::default() }));
        let (one, other) = (asker("one", "10.0.0.1"), asker("other", "10.0.0.1"));
        let open = [limits.stream(&one).expect("one"), limits.stream(&one).expect("two")];
        assert!(limits.stream(&one).is_err());
        let _others = [limits.stream(&other).expect("one"), limits.stream(&other).expect("two")];
        assert!(limits.stream(&asker("third", "10.0.0.1")).is_err(), "four from one address");
        drop(open);
        assert!(limits.stream(&one).is_ok());
    }
}
