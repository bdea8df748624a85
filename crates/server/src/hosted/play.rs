//! The match of a table in memory, who sits there, and how its record came to be as it is.

use ai::Computer;
use game::{Lang, Seat, Seats, Viewer};
use render::Board;
use shelf::Lesson;
use table::{LogLine, Seating};
use tokio::task::JoinHandle;
use web::Called;

use crate::affairs::Affairs;
use crate::asker::Asker;
use crate::problem::Problem;
use crate::seats::{eyes, held, may_look};
use crate::stopped::{Stopped, TakenUp, take_up};
use crate::store::{Holder, Kept, Revision, Standing, Terms};

/// The match, its seats and its history.
pub struct Play {
    pub board: Box<dyn Board>,
    pub holders: Vec<Holder>,
    pub names: Vec<Option<Called>>,
    pub terms: Terms,
    pub history: History,
    /// How often anything about the table was changed.
    pub edition: u64,
    /// What is settled here beside the game.
    pub affairs: Affairs,
    /// For each seat, the revision that put its present question to it.
    pub(super) asked: Vec<u64>,
    /// The guided first game that is played here, if one is.
    pub lesson: Option<&'static Lesson>,
    /// Why it does not go on, if it does not.
    pub stopped: Option<Stopped>,
    /// The search for proof that its record leads to the position in which it was taken up.
    pub(super) proof: Option<JoinHandle<Proven>>,
}

/// Nothing if it does; else what the table is by its record.
pub(super) type Proven = Option<Result<Play, Problem>>;

/// How the record came to be as it is: the revisions of which something still stands, each with its number and how much of
/// the record it kept. Both go up from one to the next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History(Vec<(u64, usize)>);

impl History {
    pub(super) fn at(&self) -> u64 {
        self.0.last().map_or(0, |&(at, _)| at)
    }

    /// Adds a revision, and drops those of which it keeps nothing.
    pub fn add(&mut self, at: u64, keep: usize) {
        while self.0.pop_if(|(_, kept)| *kept >= keep).is_some() {}
        self.0.push((at, keep));
    }

    /// Whether there are revisions that one which keeps this many inputs would replace.
    pub(super) fn has_beyond(&self, keep: usize) -> bool {
        self.0.last().is_some_and(|&(_, kept)| kept >= keep)
    }

    /// How much of a record of this length was there before the revision that its end came with.
    pub fn kept_by_last(&self, length: usize) -> usize {
        self.0.iter().rev().map(|&(_, keep)| keep).find(|&keep| keep < length).unwrap_or(0)
    }

    /// The least that the revisions after `at` have kept; `None` if there are none.
    pub(super) fn kept_since(&self, at: u64) -> Option<usize> {
        let later = self.0.partition_point(|&(revision, _)| revision <= at);
        self.0.get(later).map(|&(_, keep)| keep)
    }
}

impl Play {
    /// Begins the match of a table where everybody sits: it is dealt now, and only now. `now`: by the time of tables.
    pub fn begin(kept: &mut Kept, now: u64) -> Result<Play, Problem> {
        let entry = shelf::game(&kept.game).ok_or_else(|| Problem::NoSuchGame(kept.game.clone()))?;
        let source = kept.source();
        let board = match &kept.position {
            Some(position) => {
                entry.start_from(Some(&kept.scenario), position, source).map_err(|_| Problem::Inside)?
            }
            None => entry.start(&kept.scenario, source).map_err(|_| Problem::Inside)?,
        };
        let asked = vec![0; kept.holders.len()];
        let (holders, names) = (kept.holders.clone(), kept.names.clone());
        let mut history = History::default();
        history.add(0, 0);
        let lesson = kept.lesson();
        let affairs = kept.affairs.clone();
        let mut play = Play {
            board,
            holders,
            names,
            terms: kept.terms,
            history,
            edition: 0,
            affairs,
            asked,
            lesson,
            stopped: None,
            proof: None,
        };
        play.start_clocks(now);
        kept.affairs = play.affairs.clone();
        kept.begun = true;
        // What fate said before the first decision.
        kept.revisions = vec![Revision { at: 0, keep: 0, inputs: play.board.inputs(0) }];
        kept.standing = play.standing();
        kept.stands = Some(play.board.pos());
        Ok(play)
    }

    /// A kept table, taken up again. One that cannot go on is shown as it stood, if that can be.
    pub(super) fn replayed(kept: &Kept) -> Result<Play, Problem> {
        match take_up(kept) {
            TakenUp::GoesOn(board) => Ok(Play::of(kept, board, None)),
            TakenUp::Stopped(stopped, Some(board)) => Ok(Play::of(kept, board, Some(stopped))),
            TakenUp::Stopped(stopped, None) => Err(Problem::Stopped(stopped)),
        }
    }

    pub(super) fn of(kept: &Kept, board: Box<dyn Board>, stopped: Option<Stopped>) -> Play {
        let mut history = History::default();
        for revision in &kept.revisions {
            history.add(revision.at, revision.keep);
        }
        let asked = vec![history.at(); kept.holders.len()];
        let (holders, names, edition) = (kept.holders.clone(), kept.names.clone(), kept.edition);
        let lesson = kept.lesson();
        let affairs = kept.affairs.clone();
        Play {
            board,
            holders,
            names,
            terms: kept.terms,
            history,
            edition,
            affairs,
            asked,
            lesson,
            stopped,
            proof: None,
        }
    }

    /// Waits until it is known whether the record leads to where the table stood. If it does not, the table is what its record says.
    pub(super) async fn prove(&mut self) -> Result<(), Problem> {
        if let Some(proof) = self.proof.take()
            && let Some(replayed) = proof.await.map_err(|_| Problem::Inside)?
        {
            *self = replayed?;
        }
        Ok(())
    }

    /// Refuses whatever would change a game that does not go on.
    pub async fn goes_on(&mut self) -> Result<(), Problem> {
        self.prove().await?;
        self.stopped.map_or(Ok(()), |stopped| Err(Problem::Stopped(stopped)))
    }

    /// Why it does not go on, if it does not.
    pub fn notice(&self, lang: Lang) -> Option<String> {
        self.stopped.map(|stopped| Problem::Stopped(stopped).reason(lang))
    }

    /// Refuses advice where a game counts.
    pub fn may_be_advised(&self) -> Result<(), Problem> {
        let counts = self.terms.rated && self.board.outcome().is_none();
        if counts { Err(Problem::NoAdvice) } else { Ok(()) }
    }

    /// The number of the latest revision.
    pub fn at(&self) -> u64 {
        self.history.at()
    }

    /// Whether `seat` is still asked what it was asked at revision `at`. Where several seats choose in secret at
    /// once, one's choice does not make the other's come too late.
    pub fn still_asks(&self, seat: Seat, at: u64) -> bool {
        self.board.awaited().contains(seat) && (self.asked[usize::from(seat.0)]..=self.at()).contains(&at)
    }

    /// How much of the record that stood at revision `at` still stands: what came later, or was taken back in
    /// between, is news to someone who has not looked since. All is, to someone from another world.
    pub fn stands_since(&self, at: u64) -> usize {
        if at > self.at() { 0 } else { self.history.kept_since(at).unwrap_or_else(|| self.board.len()) }
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Holder)> {
        (0..).map(Seat).zip(&self.holders)
    }

    /// Who sits where, in the order of the seats, and what they are called.
    pub fn sitters(&self) -> impl Iterator<Item = (&Holder, &Option<Called>)> {
        self.holders.iter().zip(&self.names)
    }

    /// A computer's seat that owes a decision.
    pub fn awaited_computer(&self) -> Option<(Seat, Computer)> {
        let awaited = self.board.awaited();
        self.seats().find_map(|(seat, &holder)| match holder {
            Holder::Computer(computer) if awaited.contains(seat) => Some((seat, computer)),
            _ => None,
        })
    }

    /// The log as `viewer` may know it, with the reasons of computer players.
    pub fn log(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<LogLine> {
        let reasonable = self.seats().filter(|(_, holder)| match holder {
            Holder::Computer(computer) => computer.level.has_reasons(),
            Holder::Token(_) | Holder::Guest(_) | Holder::Invited(_) | Holder::Rules => false,
        });
        let seats = reasonable.fold(Seats::NONE, |seats, (seat, _)| seats.with(seat));
        self.board.explained(viewer, from, lang, seats)
    }

    pub fn standing(&self) -> Standing {
        let outcome = self.board.outcome();
        Standing {
            turn: self.board.turn(),
            awaits: self.board.awaited(),
            awaits_computer: self.awaited_computer().is_some(),
            over: outcome.is_some(),
            winner: outcome.and_then(|outcome| outcome.winner),
        }
    }

    /// What the asker sees and decides. `side`: through whose eyes, `observer` for nobody's; what is not the asker's is
    /// refused.
    pub fn seating(&self, asker: &Asker, side: Option<&str>) -> Result<Seating, Problem> {
        let held = self.held(asker)?;
        let eyes = eyes(self.board.title(), side);
        let seating = eyes.ok().and_then(|eyes| self.seated(held, eyes));
        seating.ok_or(if held.is_empty() { Problem::NotYourSeat } else { Problem::NotThatSeat })
    }

    /// The same for one who holds these seats; none where the eyes are not his.
    pub fn seated(&self, held: Seats, eyes: Option<Viewer>) -> Option<Seating> {
        let seating = Seating::at(&*self.board, held);
        eyes.map_or(Some(seating), |eyes| seating.through(eyes))
    }

    /// The seats that are the asker's. Whoever has none is refused where nobody may look on.
    pub fn held(&self, asker: &Asker) -> Result<Seats, Problem> {
        may_look(held(&self.holders, asker)?, &self.terms, self.board.outcome().is_some())
    }

    /// Notes whose question is a new one since the latest revision.
    pub fn ask_anew(&mut self, is_new: impl Fn(Seat) -> bool) {
        let at = self.at();
        for (seat, asked) in (0..).map(Seat).zip(&mut self.asked) {
            if is_new(seat) {
                *asked = at;
            }
        }
    }

    /// The same after a decision of this seat, before which these were awaited.
    pub fn ask_others_anew(&mut self, decided: Option<Seat>, before: Seats) {
        let after = self.board.awaited();
        self.ask_anew(|seat| decided == Some(seat) || !before.contains(seat) || !after.contains(seat));
    }
}
