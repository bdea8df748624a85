//! What ends a match or turns it back that is no affair of its rules: a side gives up, both agree, a clock runs out; a decision is taken back
//! by consent.

use std::fmt;
use std::str::FromStr;

use game::{Input, Mind, Seat, Title};

use crate::dice::short_hash;
use crate::{Match, Source, UndoDenied};

/// How a match ended before its rules ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This side has given up; the other has won.
    Resigned(Seat),
    /// Both have agreed to a draw.
    Drawn,
    /// Both have agreed to end it without a result.
    Left,
    /// The time of this side has run out; the other has won.
    Late(Seat),
    /// Time has run out, and nobody has won by that.
    TimeOut,
}

impl Ending {
    /// Its name in records and for programs.
    pub fn id(self) -> &'static str {
        match self {
            Ending::Resigned(_) => "resigned",
            Ending::Drawn => "drawn",
            Ending::Left => "left",
            Ending::Late(_) => "late",
            Ending::TimeOut => "time-out",
        }
    }

    /// The side that has lost by it.
    pub fn loser(self) -> Option<Seat> {
        match self {
            Ending::Resigned(seat) | Ending::Late(seat) => Some(seat),
            Ending::Drawn | Ending::Left | Ending::TimeOut => None,
        }
    }

    pub fn winner(self, title: &Title) -> Option<Seat> {
        let loser = self.loser()?;
        title.seats().find(|&seat| seat != loser)
    }

    /// As it stands in a record: `resigned texan`, `drawn`.
    pub fn text(self, title: &Title) -> String {
        match self.loser() {
            Some(seat) => format!("{} {}", self.id(), title.seat_id(seat)),
            None => self.id().to_owned(),
        }
    }

    /// Reads what [`text`](Ending::text) has written.
    pub fn read(text: &str, title: &Title) -> Option<Ending> {
        let (id, side) = text.split_once(' ').unwrap_or((text, ""));
        let seat = title.seat(side);
        match (id, seat) {
            ("resigned", Some(seat)) => Some(Ending::Resigned(seat)),
            ("late", Some(seat)) => Some(Ending::Late(seat)),
            _ if !side.is_empty() => None,
            ("drawn", _) => Some(Ending::Drawn),
            ("left", _) => Some(Ending::Left),
            ("time-out", _) => Some(Ending::TimeOut),
            _ => None,
        }
    }
}

/// Something that was taken back by consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// Whose wish it was.
    pub side: String,
    /// So many inputs were kept, and so many taken back.
    pub kept: usize,
    pub inputs: usize,
    /// So many answers of fate were among those kept, and so many among those taken back.
    pub draws_kept: u64,
    pub draws: u64,
}

/// As it stands in a record: `texan 31+4 12+2`.
impl fmt::Display for TakenBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TakenBack { side, kept, inputs, draws_kept, draws } = self;
        write!(f, "{side} {kept}+{inputs} {draws_kept}+{draws}")
    }
}

impl FromStr for TakenBack {
    type Err = String;

    fn from_str(text: &str) -> Result<TakenBack, String> {
        let numbers = |text: &str| {
            let (kept, more) = text.split_once('+')?;
            Some((kept.parse::<u32>().ok()?, more.parse::<u32>().ok()?))
        };
        let mut parts = text.split(' ');
        let mut read = || {
            let side = parts.next().filter(|side| !side.is_empty())?.to_owned();
            let ((kept, inputs), (draws_kept, draws)) = (numbers(parts.next()?)?, numbers(parts.next()?)?);
            let (kept, inputs) = (kept as usize, inputs as usize);
            let taken = TakenBack { side, kept, inputs, draws_kept: draws_kept.into(), draws: draws.into() };
            parts.next().is_none().then_some(taken)
        };
        read().ok_or_else(|| format!("not understood as something taken back: {text:?}"))
    }
}

impl<G: Mind> Match<G> {
    /// How it ended, if its rules did not end it.
    pub fn ended(&self) -> Option<Ending> {
        self.ended
    }

    /// Ends it. One that is over stays as it is.
    pub fn end(&mut self, ending: Ending) {
        if !self.is_over() {
            self.ended = Some(ending);
        }
    }

    /// What a record says of that: with a hash of the position, to find whether something is missing before.
    pub(crate) fn ended_text(&self) -> Option<String> {
        let ending = self.ended?;
        Some(format!("{} {}", ending.text(&G::TITLE), short_hash(&self.state().pos())))
    }

    /// From which input on everything would be taken back that has happened since `seat` was asked for its decision at `input`. Where
    /// several choose at once, that is before any of them has chosen, so that nobody chooses again who knows what the other has chosen.
    pub fn asked_at(&self, seat: Seat, input: usize) -> usize {
        let mut then = Match::bare(self.began().clone(), Source::default());
        let mut asked = 0;
        for (at, earlier) in (1..).zip(self.inputs().take(input)) {
            let by_another = matches!(earlier, Input::Decide(decider, _) if decider != seat);
            if !by_another || !then.state().node().awaited().contains(seat) {
                asked = at;
            }
            then.push(earlier).expect("checked: it was played before");
        }
        asked
    }

    /// Takes back everything from the `kept`-th input on, by consent: over dice, and over what others have decided. What fate has said is
    /// not said again: it goes on with answers that nobody has heard.
    pub fn take_back(&mut self, seat: Seat, kept: usize) -> Result<(), UndoDenied> {
        if self.is_over() {
            return Err(UndoDenied::Over);
        }
        let inputs = self.steps().len().checked_sub(kept).filter(|&inputs| inputs > 0);
        let inputs = inputs.ok_or(UndoDenied::Nothing)?;
        let mut past = Match::bare(self.began().clone(), Source::default());
        for input in self.inputs().take(kept) {
            past.push(input).expect("checked: it was played before");
        }
        let (draws_kept, draws) = (past.draws(), self.draws() - past.draws());
        let side = G::TITLE.seat_id(seat).to_owned();
        let mut source = self.source.clone();
        source.take_back(TakenBack { side, kept, inputs, draws_kept, draws });
        past.source = source;
        *self = past;
        self.seal();
        self.settle();
        Ok(())
    }
}
