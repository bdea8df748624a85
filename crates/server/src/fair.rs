//! A queue for cores that is fair between those who wait. Whoever has had the least of late goes first: by the address that asks, then by
//! the person. What nobody asked for, the thoughts at tables without a person, goes last, and only within a budget.
//!
//! Where all cores are busy for those who have had much, and somebody comes who has had little, they are interrupted and wait again.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::key::SecretHash;

/// This many cores are cleared for somebody who goes before others; if more are free he has them all.
const CLEARED: usize = 2;
/// In this many seconds what somebody has had counts half.
const HALF_LIFE: f64 = 60.0;
/// What a thought is assumed to take before that is known, in seconds.
const GUESSED: f64 = 1.0;
/// Whoever has had this many seconds more than a newcomer gives way.
const MARGIN: f64 = 1.0;
/// Less than this is forgotten.
const NOTHING: f64 = 0.01;
/// More are not remembered without looking whether some can be forgotten.
const MANY: usize = 1000;
/// The budget of what nobody asked for is for a minute.
const MINUTE: f64 = 60.0;

/// For whom something is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Behalf {
    /// None at a table without a person.
    pub person: Option<SecretHash>,
    /// Where the person was last seen to ask from. All of whom that is not known share one place.
    pub from: Option<IpAddr>,
    /// Whether the person has used up what is allowed: then others go first.
    pub over: bool,
}

/// Who has had how much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Account {
    Address(Option<IpAddr>),
    Person(Option<SecretHash>),
}

/// Cores, and those who wait for them.
#[derive(Clone)]
pub struct Cores {
    state: Arc<Mutex<State>>,
    clock: Clock,
}

/// Tells the seconds since some moment.
type Clock = Arc<dyn Fn() -> f64 + Send + Sync>;

struct State {
    all: usize,
    free: usize,
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    /// Seconds, as of a moment.
    had: HashMap<Account, (f64, f64)>,
    /// What is left of the seconds for those who have no person, if they are counted.
    unasked: Option<Budget>,
    /// Whether somebody will look again when the budget has grown.
    woken: bool,
    numbers: u64,
}

/// Seconds that grow again.
#[derive(Clone, Copy, Debug)]
struct Budget {
    left: f64,
    /// As of this moment.
    when: f64,
    /// In a minute, and at most.
    whole: f64,
}

struct Waiting {
    number: u64,
    behalf: Behalf,
    most: usize,
    turn: oneshot::Sender<Turn>,
}

struct Running {
    number: u64,
    behalf: Behalf,
    cores: usize,
    /// What its owner had had before it began.
    before: Share,
    stop: Arc<AtomicBool>,
}

/// How much somebody has had: what is less goes first.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
struct Share {
    unasked: bool,
    over: bool,
    address: f64,
    person: f64,
}

impl Share {
    /// Whether this one gives way to the other.
    fn gives_way_to(self, other: Share) -> bool {
        match (self.unasked, other.unasked) {
            (true, false) => true,
            (false, true) => false,
            _ if self.address == other.address => self.person > other.person + MARGIN,
            _ => self.address > other.address + MARGIN,
        }
    }
}

/// The turn of somebody who has waited: this many cores, until it is dropped.
pub struct Turn {
    cores: Cores,
    number: u64,
    pub count: usize,
    /// Set when the one who thinks should stop: nobody waits for it, or others go first.
    pub stop: Arc<AtomicBool>,
    began: f64,
}

impl Turn {
    /// Whether it was stopped for others.
    pub fn is_interrupted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.cores.ended(self.number, self.began);
    }
}

impl Cores {
    /// This many. `unasked`: seconds in a minute for what nobody has asked for, if they are counted.
    pub fn new(cores: usize, unasked: Option<f64>) -> Cores {
        let start = Instant::now();
        Cores::by(Arc::new(move || start.elapsed().as_secs_f64()), cores, unasked)
    }

    fn by(clock: Clock, cores: usize, unasked: Option<f64>) -> Cores {
        let state = State {
            all: cores,
            free: cores,
            waiting: Vec::new(),
            running: Vec::new(),
            had: HashMap::new(),
            unasked: unasked.map(|whole| Budget { left: whole, when: clock(), whole }),
            woken: false,
            numbers: 0,
        };
        Cores { state: Arc::new(Mutex::new(state)), clock }
    }

    /// Waits for a turn. `long`: it may take all cores that are free, and others may interrupt it.
    pub async fn turn(&self, behalf: Behalf, long: bool) -> Option<Turn> {
        let (turn, comes) = oneshot::channel();
        {
            let mut state = self.lock();
            state.numbers += 1;
            let (number, most) = (state.numbers, if long { state.all } else { 1 });
            state.waiting.push(Waiting { number, behalf, most, turn });
            if long {
                state.interrupt_for(behalf, (self.clock)());
            }
        }
        self.hand_out();
        comes.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hand_out(&self) {
        loop {
            let now = (self.clock)();
            let mut state = self.lock();
            let Some((waiting, cores)) = state.next(now) else {
                let nap = state.nap(now);
                drop(state);
                return self.look_again(nap);
            };
            let stop = Arc::new(AtomicBool::new(false));
            let before = state.share(waiting.behalf, now);
            state.free -= cores;
            state.charge(waiting.behalf, GUESSED * cores as f64, now);
            let (number, behalf) = (waiting.number, waiting.behalf);
            state.running.push(Running { number, behalf, cores, before, stop: Arc::clone(&stop) });
            drop(state);
            let turn = Turn { cores: self.clone(), number, count: cores, stop, began: now };
            // Whoever has gone away gives the turn back by dropping it.
            drop(waiting.turn.send(turn));
        }
    }

    /// Looks again when the budget of those without a person has grown.
    fn look_again(&self, nap: Option<Duration>) {
        if let Some(nap) = nap {
            let cores = self.clone();
            tokio::spawn(async move {
                tokio::time::sleep(nap).await;
                cores.lock().woken = false;
                cores.hand_out();
            });
        }
    }

    fn ended(&self, number: u64, began: f64) {
        let now = (self.clock)();
        let mut state = self.lock();
        if let Some(place) = state.running.iter().position(|running| running.number == number) {
            let ended = state.running.swap_remove(place);
            state.free += ended.cores;
            state.charge(ended.behalf, (now - began - GUESSED) * ended.cores as f64, now);
        }
        drop(state);
        self.hand_out();
    }

    /// Whether none is free.
    #[cfg(test)]
    pub fn are_busy(&self) -> bool {
        self.lock().free == 0
    }

    #[cfg(test)]
    pub fn free(&self) -> usize {
        self.lock().free
    }
}

impl State {
    fn had(&self, account: Account, now: f64) -> f64 {
        self.had
            .get(&account)
            .map_or(0.0, |&(seconds, when)| seconds * 0.5_f64.powf((now - when) / HALF_LIFE))
    }

    fn share(&self, behalf: Behalf, now: f64) -> Share {
        Share {
            unasked: behalf.person.is_none(),
            over: behalf.over,
            address: self.had(Account::Address(behalf.from), now),
            person: self.had(Account::Person(behalf.person), now),
        }
    }

    fn charge(&mut self, behalf: Behalf, seconds: f64, now: f64) {
        if self.had.len() > MANY {
            let accounts: Vec<Account> = self.had.keys().copied().collect();
            for account in accounts {
                if self.had(account, now) < NOTHING {
                    self.had.remove(&account);
                }
            }
        }
        for account in [Account::Address(behalf.from), Account::Person(behalf.person)] {
            let had = (self.had(account, now) + seconds).max(0.0);
            self.had.insert(account, (had, now));
        }
        if behalf.person.is_none() {
            self.unasked = self.budget(now).map(|budget| Budget { left: budget.left - seconds, ..budget });
        }
    }

    /// The budget of those without a person, as it is now.
    fn budget(&self, now: f64) -> Option<Budget> {
        self.unasked.map(|Budget { left, when, whole }| {
            let left = (left + (now - when) * whole / MINUTE).min(whole);
            Budget { left, when: now, whole }
        })
    }

    /// Whether those without a person may think now: one at a time, while there is something left of their budget.
    fn may_think_unasked(&self, now: f64) -> bool {
        let one_does = self.running.iter().any(|running| running.behalf.person.is_none());
        self.budget(now).is_none_or(|budget| budget.left > 0.0 && !one_does)
    }

    /// When to look again, if some wait for the budget alone and nobody will look.
    fn nap(&mut self, now: f64) -> Option<Duration> {
        let Budget { left, whole, .. } = self.budget(now)?;
        let waits = self.free > 0 && left <= 0.0 && !self.waiting.is_empty() && whole > 0.0 && !self.woken;
        self.woken |= waits;
        waits.then(|| Duration::from_secs_f64((NOTHING - left) * MINUTE / whole))
    }

    /// Who goes next, with how many cores.
    fn next(&mut self, now: f64) -> Option<(Waiting, usize)> {
        self.waiting.retain(|waiting| !waiting.turn.is_closed());
        if self.free == 0 {
            return None;
        }
        let unasked = self.may_think_unasked(now);
        let may = |waiting: &&Waiting| unasked || waiting.behalf.person.is_some();
        let mut order: Vec<(Share, u64)> = self
            .waiting
            .iter()
            .filter(may)
            .map(|waiting| (self.share(waiting.behalf, now), waiting.number))
            .collect();
        order.sort_by(|one, other| one.partial_cmp(other).unwrap_or(std::cmp::Ordering::Equal));
        let &(share, number) = order.first()?;
        let place = self.waiting.iter().position(|waiting| waiting.number == number)?;
        // More than one core for one who goes before all others, or whom nobody else waits with; for their sake he waits for those that are being left.
        let alone = order.get(1).is_none_or(|(other, _)| other.gives_way_to(share));
        let most = if alone && !share.unasked { self.waiting[place].most } else { 1 };
        let leaving: usize = self
            .running
            .iter()
            .filter(|running| running.stop.load(Ordering::Relaxed))
            .map(|running| running.cores)
            .sum();
        if self.free < most && leaving > 0 {
            return None;
        }
        Some((self.waiting.swap_remove(place), most.min(self.free)))
    }

    /// Interrupts those who have had much, if there is no core for somebody who has had little.
    fn interrupt_for(&mut self, behalf: Behalf, now: f64) {
        let share = self.share(behalf, now);
        let mut room = self.free;
        let mut others: Vec<&Running> = self.running.iter().collect();
        others
            .sort_by(|one, other| other.before.partial_cmp(&one.before).unwrap_or(std::cmp::Ordering::Equal));
        for running in others {
            if room >= CLEARED {
                return;
            }
            if running.before.gives_way_to(share) || running.stop.load(Ordering::Relaxed) {
                running.stop.store(true, Ordering::Relaxed);
                room += running.cores;
            }
        }
    }
}

#[cfg(test)]
mod tests;
