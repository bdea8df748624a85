//! Whoever has had little goes before whoever has had much.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::FutureExt;

use super::{Behalf, Cores, Turn};
use crate::key::Secret;

fn person(name: &str, from: u8) -> Behalf {
    Behalf {
        person: Some(Secret::sent(name).hash()),
        from: Some(IpAddr::from([10, 0, 0, from])),
        over: false,
    }
}

const NOBODY: Behalf = Behalf { person: None, from: None, over: false };

/// Cores where it is as late as we say.
struct Hall {
    cores: Cores,
    seconds: Arc<AtomicU32>,
}

impl Hall {
    fn with(cores: usize, unasked: Option<f64>) -> Hall {
        let seconds = Arc::new(AtomicU32::new(0));
        let clock = Arc::clone(&seconds);
        let clock = Arc::new(move || f64::from(clock.load(Ordering::Relaxed)));
        Hall { cores: Cores::by(clock, cores, unasked), seconds }
    }

    fn wait(&self, seconds: u32) {
        self.seconds.fetch_add(seconds, Ordering::Relaxed);
    }

    /// Thinks for this long.
    fn think(&self, turn: Turn, seconds: u32) {
        self.wait(seconds);
        drop(turn);
    }

    /// A turn that comes at once.
    fn turn(&self, behalf: Behalf) -> Turn {
        self.cores.turn(behalf, true).now_or_never().flatten().expect("a turn")
    }
}

#[tokio::test]
async fn whoever_has_had_the_least_goes_first() {
    let hall = Hall::with(1, None);
    let glutton = person("glutton", 1);
    for _ in 0..3 {
        hall.think(hall.turn(glutton), 1);
    }
    let other = hall.turn(person("other", 2));
    let mut again = std::pin::pin!(hall.cores.turn(glutton, true));
    let mut modest = std::pin::pin!(hall.cores.turn(person("modest", 3), true));
    let mut neighbour = std::pin::pin!(hall.cores.turn(person("new", 1), true));
    assert!(again.as_mut().now_or_never().is_none());
    assert!(modest.as_mut().now_or_never().is_none());
    assert!(neighbour.as_mut().now_or_never().is_none());
    hall.think(other, 1);
    let first = modest.as_mut().now_or_never().flatten().expect("who has had nothing");
    assert!(again.as_mut().now_or_never().is_none(), "the glutton waits");
    hall.think(first, 1);
    let second =
        neighbour.as_mut().now_or_never().flatten().expect("another person at the glutton's address");
    assert!(again.as_mut().now_or_never().is_none(), "the glutton still waits");
    drop(second);
    assert!(again.now_or_never().is_some(), "and has his turn at last");
}

#[tokio::test]
async fn those_who_have_had_much_are_interrupted_for_a_newcomer() {
    let hall = Hall::with(2, None);
    let glutton = person("glutton", 1);
    hall.think(hall.turn(glutton), 5);
    let long = hall.turn(glutton);
    assert_eq!(long.count, 2, "nobody else wants the second core");
    let mut newcomer = std::pin::pin!(hall.cores.turn(person("newcomer", 2), true));
    assert!(newcomer.as_mut().now_or_never().is_none());
    assert!(long.is_interrupted());
    drop(long);
    assert_eq!(newcomer.now_or_never().flatten().expect("a turn").count, 2);
}

#[tokio::test]
async fn who_thinks_alone_has_all_cores() {
    let hall = Hall::with(8, None);
    let first = hall.turn(person("first", 1));
    assert_eq!(first.count, 8);
    let glutton = person("glutton", 2);
    hall.think(first, 1);
    hall.think(hall.turn(glutton), 5);
    let quick = hall.cores.turn(person("first", 1), false).now_or_never().flatten().expect("a turn");
    assert_eq!((quick.count, hall.turn(glutton).count), (1, 7));
}

#[tokio::test]
async fn a_newcomer_does_not_interrupt_another() {
    let hall = Hall::with(2, None);
    let first = hall.turn(person("first", 1));
    let mut second = std::pin::pin!(hall.cores.turn(person("second", 2), true));
    assert!(second.as_mut().now_or_never().is_none());
    assert!(!first.is_interrupted());
}

#[tokio::test]
async fn tables_without_a_person_have_a_small_budget() {
    let hall = Hall::with(2, Some(6.0));
    let one = hall.turn(NOBODY);
    assert_eq!(one.count, 1, "a second core is for persons");
    let mut two = std::pin::pin!(hall.cores.turn(NOBODY, true));
    assert!(two.as_mut().now_or_never().is_none(), "one at a time");
    hall.think(one, 7);
    assert!(two.as_mut().now_or_never().is_none(), "the budget of this minute is spent");
    let person = hall.turn(person("person", 1));
    drop(person);
    hall.wait(20);
    hall.cores.hand_out();
    assert!(two.now_or_never().is_some(), "the budget grows");
}

#[tokio::test]
async fn whoever_goes_away_is_not_waited_for() {
    let hall = Hall::with(1, None);
    let turn = hall.turn(person("first", 1));
    {
        let mut gone = std::pin::pin!(hall.cores.turn(person("gone", 2), true));
        assert!(gone.as_mut().now_or_never().is_none());
    }
    drop(turn);
    assert_eq!(hall.cores.free(), 1);
}
