//! The Courier: a letter leaves the Alamo for Gonzales, and a patrol waits somewhere on the roads.
//!
//! The smallest game on the shelf, here to be copied. It has one of everything: a map, a secret choice, a die, an option.
//! [`Step`] is the sequence of play.

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod decision;
mod illegal;
mod map;
mod mind;
mod pos;
mod view;
mod words;

pub use decision::{COURIER, Decision, PATROL, WAIT};
pub use illegal::Illegal;
pub use map::{ALAMO, GONZALES, Place};
pub use view::{Awaited, View};

use std::ops::ControlFlow;

use game::{Draw, Fate, Game, Node, Outcome, Pick, Scenario, Seat, Seats, Sink, Title, Viewer};

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);
/// [6] The letter is no use to anybody after this many nights.
pub const NIGHTS: u8 = 5;

game::options! {
    /// The letter and its option. In text: `letter`, `letter horse=fresh`.
    Letter = "letter" {
        /// [5] How easily the courier outruns a patrol.
        horse: Horse = "horse" { Tired = "tired", Fresh = "fresh" }
    }
}

impl Letter {
    /// [5] The courier escapes on this or more.
    pub fn escapes_on(self) -> u8 {
        match self.horse {
            Horse::Tired => 5,
            Horse::Fresh => 4,
        }
    }
}

/// Where the rules wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// [3] The patrol chooses a place, in secret.
    Watch,
    /// [4] The courier rides; the patrol watches this place.
    Ride(Place),
    /// [5] They have met: a die is due.
    Meeting,
    Over(Seat),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    letter: Letter,
    /// Counted from 1.
    night: u8,
    courier: Place,
    /// Where the patrol was when it was last seen.
    seen: Option<Place>,
    step: Step,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The place is known to the patrol alone.
    Watched {
        place: Option<Place>,
    },
    Rode {
        to: Place,
    },
    Waited,
    PatrolSeen {
        place: Place,
    },
    Met {
        die: u8,
        escaped: bool,
    },
    Won {
        seat: Seat,
    },
}

impl State {
    /// [3] [3.1] A place on the road, and not that of the night before.
    fn can_watch(&self, place: Place) -> Result<(), Illegal> {
        if !place.is_road() {
            return Err(Illegal::NoRoad { place });
        }
        if self.seen == Some(place) {
            return Err(Illegal::WatchedLast { place });
        }
        Ok(())
    }

    /// [4] One place along a road.
    fn can_ride(&self, to: Place) -> Result<(), Illegal> {
        let from = self.courier;
        if from.next_to().contains(&to) { Ok(()) } else { Err(Illegal::NotNextTo { from, to }) }
    }

    /// [4] [4.1] The courier is somewhere; then the patrol shows itself.
    fn ride(&mut self, to: Place, watched: Place, log: &mut impl Sink<Event>) {
        log.emit(|| if to == self.courier { Event::Waited } else { Event::Rode { to } });
        log.emit(|| Event::PatrolSeen { place: watched });
        self.courier = to;
        self.seen = Some(watched);
        if to == watched { self.step = Step::Meeting } else { self.end_night(log) }
    }

    /// [6] Gonzales, or the last night, ends the game.
    fn end_night(&mut self, log: &mut impl Sink<Event>) {
        if self.courier == GONZALES {
            self.win(TEXAN, log);
        } else if self.night == NIGHTS {
            self.win(MEXICAN, log);
        } else {
            self.night += 1;
            self.step = Step::Watch;
        }
    }

    fn win(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.step = Step::Over(seat);
        log.emit(|| Event::Won { seat });
    }

    /// The places that the patrol could be watching.
    fn watchable(&self) -> impl Iterator<Item = Place> {
        Place::all().filter(|&place| self.can_watch(place).is_ok())
    }
}

impl Game for State {
    type Scenario = Letter;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    game::no_tables!();

    const TITLE: Title = Title {
        options: Letter::CHOICES,
        ..Title::new("courier", "The Courier", &[Scenario { id: "letter", players: 2 }])
    };
    /// A watch, a ride and a die a night.
    const MAX_INPUTS: usize = 3 * NIGHTS as usize;
    const MAX_OFFER: usize = 4;

    fn start(letter: Letter) -> State {
        State { letter, night: 1, courier: ALAMO, seen: None, step: Step::Watch }
    }

    fn node(&self) -> Node {
        match self.step {
            Step::Watch => Node::Decide(Seats::one(MEXICAN)),
            Step::Ride(_) => Node::Decide(Seats::one(TEXAN)),
            Step::Meeting => Node::Chance(Draw::D6),
            Step::Over(seat) => Node::Over(Outcome::won_by(seat)),
        }
    }

    fn turn(&self) -> u16 {
        self.night.into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        match (self.step, seat) {
            (Step::Watch, MEXICAN) => self.watchable().map(Decision::Watch).try_for_each(visit),
            (Step::Ride(_), TEXAN) => {
                self.courier.next_to().iter().copied().map(Decision::Ride).try_for_each(&mut *visit)?;
                visit(Decision::Wait)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// [2] First the patrol, then the courier.
    fn check(&self, _: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Watch, Decision::Watch(place)) => self.can_watch(place),
            (Step::Ride(_), Decision::Ride(to)) => self.can_ride(to),
            (Step::Ride(_), Decision::Wait) => Ok(()),
            (_, Decision::Watch(_)) => Err(Illegal::PatrolSet),
            (_, Decision::Ride(_) | Decision::Wait) => Err(Illegal::PatrolFirst),
        }
    }

    fn decide(&mut self, _: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        match (self.step, decision) {
            (_, Decision::Watch(place)) => {
                self.step = Step::Ride(place);
                log.emit(|| Event::Watched { place: Some(place) });
            }
            (Step::Ride(watched), Decision::Ride(to)) => self.ride(to, watched, log),
            (Step::Ride(watched), Decision::Wait) => self.ride(self.courier, watched, log),
            _ => unreachable!("`check` refuses it"),
        }
    }

    /// [5] Caught, or away.
    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        let die = fate.die();
        let escaped = die >= self.letter.escapes_on();
        log.emit(|| Event::Met { die, escaped });
        if escaped { self.end_night(log) } else { self.win(MEXICAN, log) }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Watched { .. } if viewer != Viewer::Seat(MEXICAN) => Some(Event::Watched { place: None }),
            _ => Some(event.clone()),
        }
    }

    /// [4.1] Whoever rides sees the patrol.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::PatrolSeen { .. })
    }

    fn picks(decision: Decision) -> Vec<Pick> {
        decision.picks()
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        let beginning = match (self.step, picks.first()) {
            (Step::Ride(_), Some(&PATROL)) => Err(Illegal::PatrolSet),
            (Step::Watch, Some(&(COURIER | WAIT))) => Err(Illegal::PatrolFirst),
            _ => Ok(()),
        };
        beginning.and_then(|()| Decision::from_picks(picks).ok_or(Illegal::NoOrder))
    }

    fn redraw(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        let mut redrawn = self.clone();
        if let (Step::Ride(_), TEXAN) = (self.step, knower) {
            let index = below(self.watchable().count() as u64) as usize;
            redrawn.step = Step::Ride(self.watchable().nth(index).expect("checked: below their number"));
        }
        redrawn
    }

    fn levelled(&self, knower: Seat) -> State {
        self.redraw(knower, &mut |_| 0)
    }

    fn pos(&self) -> String {
        pos::write(self)
    }

    fn from_pos(text: &str) -> Result<State, Vec<String>> {
        pos::read(text)
    }

    fn scenario(&self) -> Option<Letter> {
        Some(self.letter)
    }

    fn invariants(&self) -> Result<(), String> {
        let law = |holds: bool, broken: &str| if holds { Ok(()) } else { Err(broken.to_owned()) };
        law((1..=NIGHTS).contains(&self.night), "there are five nights")?;
        law(self.seen.is_none_or(Place::is_road), "a patrol is seen on the road")?;
        let open = matches!(self.step, Step::Watch | Step::Ride(_));
        law(self.seen.is_none() == (open && self.night == 1), "a patrol is seen every night")?;
        law((self.courier == GONZALES) == (self.step == Step::Over(TEXAN)), "Gonzales is the end of it")?;
        let rides = ALAMO.rides_left() - self.courier.rides_left();
        law(rides + u8::from(open) <= self.night, "one ride a night")?;
        match self.step {
            Step::Ride(watched) => law(self.can_watch(watched).is_ok(), "it cannot watch there"),
            Step::Meeting => law(self.seen == Some(self.courier), "nobody is met"),
            Step::Over(MEXICAN) => {
                law(self.night == NIGHTS || self.seen == Some(self.courier), "nobody has won yet")
            }
            Step::Watch | Step::Over(_) => Ok(()),
        }
    }
}
