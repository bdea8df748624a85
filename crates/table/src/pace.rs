//! How much time the persons at a table have, and their clocks. What is told here follows from who is awaited, from how many orders were given and
//! from the time alone: everybody at a table sees all of that, so a clock tells nobody anything that is hidden.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::Ending;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// Where the clock is live, it begins to run with its owner's first order: for that he has so long.
const FIRST: u64 = DAY;

/// How much time there is, and what happens when it has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    pub limit: Limit,
    pub then: Then,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many days from when one is awaited until he is not. Whoever needs longer may go on until the other claims that.
    Days(u16),
    /// So many seconds for the whole game, and so many more for each order. When they have run out the game is over.
    Live { seconds: u32, more: u16 },
}

/// What becomes of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The other has won.
    Win,
    /// It ends, and nobody has won by that.
    End,
}

impl Pace {
    const MOST_DAYS: u16 = 60;
    const MOST_SECONDS: u32 = 24 * 60 * 60;
    const MOST_MORE: u16 = 600;

    /// Whether running out ends the game by itself.
    pub fn is_live(self) -> bool {
        matches!(self.limit, Limit::Live { .. })
    }
}

/// `days 3 win`, `live 900 15 end`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Days(days) => write!(f, "days {days}")?,
            Limit::Live { seconds, more } => write!(f, "live {seconds} {more}")?,
        }
        f.write_str(match self.then {
            Then::Win => " win",
            Then::End => " end",
        })
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let then = |word| match word {
            "win" => Some(Then::Win),
            "end" => Some(Then::End),
            _ => None,
        };
        let pace = match words[..] {
            ["days", days, last] => days
                .parse()
                .ok()
                .filter(|days| (1..=Pace::MOST_DAYS).contains(days))
                .and_then(|days| Some(Pace { limit: Limit::Days(days), then: then(last)? })),
            ["live", seconds, more, last] => {
                let seconds =
                    seconds.parse().ok().filter(|seconds| (1..=Pace::MOST_SECONDS).contains(seconds));
                let more = more.parse().ok().filter(|more| (0..=Pace::MOST_MORE).contains(more));
                match (seconds, more, then(last)) {
                    (Some(seconds), Some(more), Some(then)) => {
                        Some(Pace { limit: Limit::Live { seconds, more }, then })
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        pace.ok_or_else(|| format!("no such pace: {text:?}"))
    }
}

/// The clocks of a table, by seat; none where no person sits. Times are in milliseconds, by a clock that stands while nobody serves the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    of: Vec<Option<Clock>>,
    /// For orders up to this length of the record time was added: whoever takes one back is not given it again.
    paid: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Clock {
    /// What was left when it began to run, or stopped.
    left: u64,
    /// Since when it runs.
    since: Option<u64>,
    /// Whether its owner has given an order.
    begun: bool,
}

/// A clock, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// In milliseconds.
    pub left: u64,
    pub running: bool,
}

impl Clock {
    /// How long it may run from when it began to.
    fn allowed(self, pace: Pace) -> u64 {
        if pace.is_live() && !self.begun { FIRST } else { self.left }
    }

    fn runs_out(self, pace: Pace) -> Option<u64> {
        Some(self.since? + self.allowed(pace))
    }
}

impl Clocks {
    /// The clocks of a game that begins `now`, where these seats are persons'.
    pub fn start(pace: Pace, persons: impl Iterator<Item = bool>, awaited: Seats, now: u64) -> Clocks {
        let left = match pace.limit {
            Limit::Days(days) => u64::from(days) * DAY,
            Limit::Live { seconds, .. } => u64::from(seconds) * SECOND,
        };
        let clock = Clock { left, since: None, begun: false };
        let mut clocks = Clocks { of: persons.map(|person| person.then_some(clock)).collect(), paid: 0 };
        clocks.turn(pace, now, None, awaited, 0);
        clocks
    }

    /// Something has happened, and now these are awaited: after an order of the seat that `decided`, or otherwise. `len`: of the record.
    pub fn turn(&mut self, pace: Pace, now: u64, decided: Option<Seat>, awaited: Seats, len: usize) {
        let paid = self.paid;
        for (seat, clock) in (0..).map(Seat).zip(&mut self.of) {
            let Some(clock) = clock else { continue };
            let (ran, runs) = (clock.since, awaited.contains(seat));
            match pace.limit {
                Limit::Days(days) => {
                    if ran.is_none() {
                        clock.left = u64::from(days) * DAY;
                    }
                    clock.since = runs.then(|| ran.unwrap_or(now));
                }
                Limit::Live { more, .. } => {
                    let ordered = decided == Some(seat);
                    if let Some(since) = ran.filter(|_| clock.begun) {
                        clock.left = clock.left.saturating_sub(now.saturating_sub(since));
                    }
                    if ordered && len > paid {
                        clock.left += u64::from(more) * SECOND;
                    }
                    clock.begun |= ordered;
                    let since = if clock.begun { now } else { ran.unwrap_or(now) };
                    clock.since = runs.then_some(since);
                }
            }
        }
        self.paid = paid.max(len);
    }

    /// When the next clock runs out.
    pub fn due(&self, pace: Pace) -> Option<u64> {
        self.of.iter().flatten().filter_map(|clock| clock.runs_out(pace)).min()
    }

    /// How the game ends if that is decided `now`; none as long as everybody has time. Where several clocks have run out: by that which has done so
    /// first, if running out ends the game by itself; else nobody wins.
    pub fn ending(&self, pace: Pace, now: u64) -> Option<Ending> {
        let until = if pace.is_live() { self.due(pace)?.min(now) } else { now };
        let clocks = (0..).map(Seat).zip(&self.of);
        let runs_out = clocks.filter_map(|(seat, clock)| Some((seat, (*clock)?.runs_out(pace)?)));
        let mut late = runs_out.filter(|&(_, due)| due <= until).map(|(seat, _)| seat);
        match (late.next()?, late.next(), pace.then) {
            (seat, None, Then::Win) => Some(Ending::Late(seat)),
            _ => Some(Ending::TimeOut),
        }
    }

    /// The clock of a seat.
    pub fn shown(&self, pace: Pace, seat: Seat, now: u64) -> Option<Shown> {
        let clock = (*self.of.get(usize::from(seat.0))?)?;
        let (left, running) = match clock.runs_out(pace) {
            Some(due) => (due.saturating_sub(now), true),
            None => (clock.left, false),
        };
        Some(Shown { left, running })
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seats};

    use super::{Clocks, DAY, Pace, SECOND, Shown};
    use crate::Ending;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);
    const BOTH: Seats = Seats::one(RED).with(BLUE);

    fn pace(text: &str) -> Pace {
        text.parse().expect("a pace")
    }

    fn start(pace: Pace, awaited: Seats) -> Clocks {
        Clocks::start(pace, [true, true].into_iter(), awaited, 0)
    }

    #[test]
    fn a_pace_reads_back_and_nonsense_does_not() {
        for text in ["days 1 win", "days 60 end", "live 900 15 win", "live 1 0 end"] {
            assert_eq!(pace(text).to_string(), text);
        }
        for wrong in [
            "",
            "days",
            "days 0 win",
            "days 61 win",
            "days 3",
            "live 0 0 win",
            "live 86401 0 win",
            "live 9 601 win",
            "live 9 9 lose",
            "days -1 win",
        ] {
            assert!(wrong.parse::<Pace>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn days_begin_anew_whenever_one_is_awaited_and_are_claimed() {
        let pace = pace("days 2 win");
        let mut clocks = start(pace, Seats::one(RED));
        // A decision after which he is still awaited gives no new days.
        clocks.turn(pace, DAY, Some(RED), Seats::one(RED), 1);
        assert_eq!(clocks.shown(pace, RED, DAY), Some(Shown { left: DAY, running: true }));
        assert_eq!(clocks.ending(pace, 2 * DAY - 1), None);
        assert_eq!(clocks.ending(pace, 2 * DAY), Some(Ending::Late(RED)));
        clocks.turn(pace, 5 * DAY, Some(RED), Seats::one(BLUE), 2);
        assert_eq!(clocks.ending(pace, 6 * DAY), None);
        clocks.turn(pace, 6 * DAY, Some(BLUE), Seats::one(RED), 3);
        assert_eq!(clocks.due(pace), Some(8 * DAY));
    }

    #[test]
    fn a_live_clock_begins_with_the_first_order_and_each_order_adds() {
        let pace = pace("live 60 5 win");
        let mut clocks = start(pace, Seats::one(RED));
        assert_eq!(clocks.due(pace), Some(DAY), "somebody must begin some day");
        clocks.turn(pace, 600 * SECOND, Some(RED), Seats::one(RED), 1);
        assert_eq!(clocks.due(pace), Some(665 * SECOND));
        clocks.turn(pace, 620 * SECOND, Some(RED), Seats::one(BLUE), 2);
        assert_eq!(clocks.shown(pace, RED, 0), Some(Shown { left: 50 * SECOND, running: false }));
        // What was taken back and is done again adds nothing.
        clocks.turn(pace, 630 * SECOND, Some(BLUE), Seats::one(RED), 3);
        clocks.turn(pace, 630 * SECOND, Some(RED), Seats::one(RED), 4);
        clocks.turn(pace, 630 * SECOND, None, Seats::one(RED), 3);
        clocks.turn(pace, 630 * SECOND, Some(RED), Seats::one(RED), 4);
        assert_eq!(clocks.due(pace), Some(685 * SECOND));
        assert_eq!(clocks.ending(pace, 685 * SECOND), Some(Ending::Late(RED)));
    }

    #[test]
    fn of_two_who_choose_at_once_each_has_his_own_time() {
        let pace = pace("live 60 0 win");
        let mut clocks = start(pace, BOTH);
        clocks.turn(pace, 10 * SECOND, Some(RED), Seats::one(BLUE), 1);
        clocks.turn(pace, 20 * SECOND, Some(BLUE), BOTH, 2);
        let red = clocks.shown(pace, RED, 30 * SECOND);
        assert_eq!(red, Some(Shown { left: 50 * SECOND, running: true }));
        // The other chooses: that neither stops nor prolongs his.
        clocks.turn(pace, 40 * SECOND, Some(BLUE), Seats::one(RED), 3);
        assert_eq!(clocks.shown(pace, RED, 50 * SECOND), Some(Shown { left: 30 * SECOND, running: true }));
        assert_eq!(clocks.shown(pace, BLUE, 50 * SECOND), Some(Shown { left: 40 * SECOND, running: false }));
    }

    #[test]
    fn if_both_are_late_the_first_has_lost_or_nobody() {
        let live = pace("live 60 0 win");
        let mut clocks = start(live, BOTH);
        clocks.turn(live, 10 * SECOND, Some(RED), BOTH, 1);
        clocks.turn(live, 20 * SECOND, Some(BLUE), BOTH, 2);
        assert_eq!(clocks.ending(live, DAY), Some(Ending::Late(RED)));
        let days = pace("days 1 win");
        assert_eq!(start(days, BOTH).ending(days, DAY), Some(Ending::TimeOut));
        let end = pace("days 1 end");
        assert_eq!(start(end, Seats::one(BLUE)).ending(end, DAY), Some(Ending::TimeOut));
    }

    #[test]
    fn who_is_no_person_has_no_clock() {
        let pace = pace("live 60 0 win");
        let clocks = Clocks::start(pace, [true, false].into_iter(), BOTH, 0);
        assert!(clocks.shown(pace, RED, 0).is_some() && clocks.shown(pace, BLUE, 0).is_none());
    }
}
