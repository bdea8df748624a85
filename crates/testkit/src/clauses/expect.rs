//! What an example expects, after a `#`.

use game::{Game, Node, Outcome, Seat};

use crate::secrets::difference;
use crate::trial::list;

/// Something that must hold after an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expect {
    /// By this clause; `None` is the heading's.
    Refused(Option<String>),
    NotAwaited,
    Events(Vec<String>),
    NoEvent(String),
    Offers(usize),
    Offered(String),
    NotOffered(String),
    Awaits(Vec<String>),
    AwaitsFate,
    /// `None` is a draw.
    Over(Option<String>),
    Turn(u16),
    Note,
}

/// Reads what follows the `#` of a line. A note takes all that follows it.
pub(super) fn expectations(text: &str) -> Result<Vec<Expect>, String> {
    let mut expects = Vec::new();
    for item in text.split(';').map(str::trim) {
        let expect = expectation(item)?;
        let is_note = expect == Expect::Note;
        expects.push(expect);
        if is_note {
            break;
        }
    }
    Ok(expects)
}

fn expectation(item: &str) -> Result<Expect, String> {
    if let Some(rest) = item.strip_prefix("refused") {
        return match rest.strip_prefix(':').map(str::trim) {
            Some("not awaited") => Ok(Expect::NotAwaited),
            Some(other) => {
                Err(format!("refused: {other:?}? write `refused`, `refused 5.3` or `refused: not awaited`"))
            }
            None => Ok(Expect::Refused(Some(rest.trim().to_owned()).filter(|clause| !clause.is_empty()))),
        };
    }
    let (word, value) = item.split_once(':').unwrap_or((item, ""));
    let value = value.trim();
    let number = || value.parse::<usize>().map_err(|_| format!("{word}: {value:?} is not a number"));
    let items = || value.split(',').map(|item| item.trim().to_owned()).collect::<Vec<String>>();
    Ok(match word.trim() {
        "events" => Expect::Events(items()),
        "no event" => Expect::NoEvent(value.to_owned()),
        "offers" => Expect::Offers(number()?),
        "offered" => Expect::Offered(value.to_owned()),
        "not offered" => Expect::NotOffered(value.to_owned()),
        "awaits" if value == "fate" => Expect::AwaitsFate,
        "awaits" => Expect::Awaits(items()),
        "over" => Expect::Over(Some(value.to_owned()).filter(|side| side != "draw")),
        "turn" => Expect::Turn(u16::try_from(number()?).map_err(|_| format!("turn {value}?"))?),
        "note" => Expect::Note,
        other => {
            return Err(format!(
                "unknown expectation {other:?}: write refused, events, no event, offers, offered, not offered, awaits, \
                 over, turn or note"
            ));
        }
    })
}

impl Expect {
    pub(super) fn is_refusal(&self) -> bool {
        matches!(self, Expect::Refused(_) | Expect::NotAwaited)
    }

    /// Whether this holds in `state`, after an input that led to these events.
    pub(super) fn hold<G: Game>(&self, state: &G, events: &[G::Event]) -> Result<(), String> {
        match self {
            Expect::Refused(_) | Expect::NotAwaited | Expect::Note => Ok(()),
            Expect::Events(wanted) => happened(wanted, events),
            Expect::NoEvent(name) => match events.iter().find(|event| is_called(event, name)) {
                None => Ok(()),
                Some(event) => Err(format!("no event {name:?} expected, but {event:?} happened")),
            },
            Expect::Offers(count) => same(&offers(state).len(), count, "decisions offered"),
            Expect::Offered(notation) => offered(state, notation, true),
            Expect::NotOffered(notation) => offered(state, notation, false),
            Expect::Awaits(sides) => {
                let seats = awaited(state);
                let mut awaited: Vec<&str> = seats.iter().map(|&seat| G::TITLE.seat_id(seat)).collect();
                let mut sides: Vec<&str> = sides.iter().map(String::as_str).collect();
                awaited.sort_unstable();
                sides.sort_unstable();
                if awaited == sides { Ok(()) } else { Err(waits_otherwise(state, &sides.join(", "))) }
            }
            Expect::AwaitsFate => match state.node() {
                Node::Chance(_) => Ok(()),
                Node::Decide(_) | Node::Over(_) => Err(waits_otherwise(state, "fate")),
            },
            Expect::Over(side) => over(state, side.as_deref()),
            Expect::Turn(turn) => same(&state.turn(), turn, "turn"),
        }
    }
}

fn same<T: PartialEq + std::fmt::Display>(found: &T, expected: &T, what: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {expected} expected, {found} found")) }
}

fn waits_otherwise<G: Game>(state: &G, expected: &str) -> String {
    format!("expected to wait for {expected}, but {}", waits_for(state))
}

/// What the game waits for, in words.
pub(super) fn waits_for<G: Game>(state: &G) -> String {
    match state.node() {
        Node::Decide(_) => {
            let sides: Vec<&str> = awaited(state).into_iter().map(|seat| G::TITLE.seat_id(seat)).collect();
            format!("the game waits for {}", sides.join(", "))
        }
        Node::Chance(draw) => format!("the game waits for fate: {draw:?}"),
        Node::Over(outcome) => format!("the game is over: {outcome:?}"),
    }
}

fn awaited<G: Game>(state: &G) -> Vec<Seat> {
    match state.node() {
        Node::Decide(seats) => seats.iter().collect(),
        Node::Chance(_) | Node::Over(_) => Vec::new(),
    }
}

fn offers<G: Game>(state: &G) -> Vec<G::Decision> {
    let mut all = Vec::new();
    for seat in awaited(state) {
        let mut offers = Vec::new();
        list(state, seat, &mut offers);
        all.append(&mut offers);
    }
    all
}

fn offered<G: Game>(state: &G, notation: &str, expected: bool) -> Result<(), String> {
    let decision: G::Decision =
        notation.parse().map_err(|fault| format!("not a decision: {notation:?} ({fault:?})"))?;
    let offers = offers(state);
    match (offers.contains(&decision), expected) {
        (true, true) | (false, false) => Ok(()),
        (true, false) => Err(format!("{decision} is offered")),
        (false, true) => {
            let listed: Vec<String> = offers.iter().take(12).map(ToString::to_string).collect();
            let more = if offers.len() > 12 { ", …" } else { "" };
            Err(format!("{decision} is not offered; {} are: {}{more}", offers.len(), listed.join(", ")))
        }
    }
}

fn over<G: Game>(state: &G, side: Option<&str>) -> Result<(), String> {
    let winner = match side {
        None => None,
        Some(side) => Some(G::TITLE.seat(side).ok_or_else(|| format!("no such side: {side:?}"))?),
    };
    match state.node() {
        Node::Over(Outcome { winner: found, .. }) if found == winner => Ok(()),
        Node::Over(_) | Node::Decide(_) | Node::Chance(_) => Err(format!(
            "expected the game to be over ({}), but {}",
            side.unwrap_or("draw"),
            waits_for(state)
        )),
    }
}

/// The wanted events happened in this order, perhaps with others between them.
fn happened<E: std::fmt::Debug>(wanted: &[String], events: &[E]) -> Result<(), String> {
    let mut left = events.iter();
    for name in wanted {
        if !left.any(|event| is_called(event, name)) {
            return Err(format!(
                "event {name:?} did not happen, or not in this order; these did: {events:?}"
            ));
        }
    }
    Ok(())
}

/// Whether an event's `Debug` text begins with the first word and holds the others in order.
fn is_called<E: std::fmt::Debug>(event: &E, name: &str) -> bool {
    let text = format!("{event:?}");
    let mut words =
        text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').filter(|word| !word.is_empty());
    let mut wanted = name.split_whitespace();
    wanted.next().is_some_and(|first| words.next() == Some(first))
        && wanted.all(|want| words.any(|word| word == want))
}

/// Whether every line named is among those of the position, its words in any order.
pub(super) fn reached(named: &str, position: &str) -> Result<(), String> {
    let words = |line: &str| {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        words.sort_unstable();
        words
    };
    let found: Vec<Vec<String>> = position.lines().map(words).collect();
    let missing: Vec<&str> =
        named.lines().filter(|line| !line.trim().is_empty() && !found.contains(&words(line))).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("the position has no line {:?}; it is:\n{position}", missing.join("\", \"")))
}

/// A refused input must leave everything as it was.
pub(super) fn untouched<G: Game>(before: &G, after: &G) -> Result<(), String> {
    if before == after { Ok(()) } else { Err(format!("refused, but changed: {}", difference(before, after))) }
}
