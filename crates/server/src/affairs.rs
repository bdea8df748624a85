//! What those at a table settle between themselves, and what their clocks settle: giving up, a draw, an end without a result, taking back by
//! consent. The rules of the game know nothing of it. Each of these is a revision of the table like a decision, so that all servers agree on
//! what came first.

use std::sync::Arc;

use game::{Phrase, Seat};
use serde::{Deserialize, Serialize};
use table::{Clocks, Ending, Pace, TakenBack};
use utoipa::ToSchema;

use crate::asker::Asker;
use crate::host::Host;
use crate::hosted::{Open, Play};
use crate::key::TableId;
use crate::limits::What;
use crate::problem::Problem;
use crate::store::{Holder, Store};

/// What is settled at a table beside its game, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Affairs {
    /// How it is timed, as [`Pace`] is written.
    pace: Option<String>,
    clocks: Clocks,
    proposals: Vec<Proposal>,
    /// Proposals that were declined: they are not made again before something else has happened.
    declined: Vec<Proposal>,
    taken_back: Vec<String>,
    /// How it ended, as [`Ending`] is written.
    ended: Option<String>,
}

/// Something that needs the consent of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    pub what: Proposed,
    by: u8,
    /// How long the record was.
    len: usize,
    /// How much of it would be kept.
    keep: usize,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// The game ends, and nobody has won.
    Draw,
    /// The game ends without a result.
    End,
    /// Everything from the last order of the one who proposes it on is taken back.
    TakeBack,
}

impl Proposed {
    pub fn id(self) -> &'static str {
        match self {
            Proposed::Draw => "draw",
            Proposed::End => "end",
            Proposed::TakeBack => "take-back",
        }
    }
}

impl Proposal {
    pub fn by(&self) -> Seat {
        Seat(self.by)
    }
}

impl Affairs {
    /// Of a table that is played at this pace.
    pub fn at_pace(pace: Option<Pace>) -> Affairs {
        Affairs { pace: pace.map(|pace| pace.to_string()), ..Affairs::default() }
    }

    pub fn pace(&self) -> Option<Pace> {
        self.pace.as_deref()?.parse().ok()
    }

    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    pub fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// How it ended, as [`Ending`] is written.
    pub fn ended(&self) -> Option<&str> {
        self.ended.as_deref()
    }

    /// What was taken back by consent.
    pub fn taken_back(&self) -> Vec<TakenBack> {
        self.taken_back.iter().filter_map(|taken| taken.parse().ok()).collect()
    }

    /// When the next clock runs out, by the time of tables ([`Store::table_time`]).
    pub fn due(&self) -> Option<u64> {
        self.clocks.due(self.pace()?).filter(|_| self.ended.is_none())
    }
}

impl Play {
    /// Sets the clocks going, where there are any: the game begins.
    pub fn start_clocks(&mut self, now: u64) {
        if let Some(pace) = self.affairs.pace() {
            let persons = self.holders.iter().map(Holder::is_somebody);
            self.affairs.clocks = Clocks::start(pace, persons, self.board.awaited(), now);
        }
    }

    /// After an order of the seat that `decided`, or after something was taken back.
    pub fn settle_affairs(&mut self, now: u64, decided: Option<Seat>) {
        let (len, awaited) = (self.board.len(), self.board.awaited());
        // Who goes on declines what the other has proposed; what would be taken back is no longer the same.
        let stands =
            |proposal: &Proposal| decided == Some(proposal.by()) && proposal.what != Proposed::TakeBack;
        self.affairs.proposals.retain(stands);
        if let Some(pace) = self.affairs.pace() {
            self.affairs.clocks.turn(pace, now, decided, awaited, len);
        }
    }

    /// How the clocks end the game, if they do so by themselves.
    pub fn out_of_time(&self, now: u64) -> Option<Ending> {
        let pace = self.affairs.pace().filter(|pace| pace.is_live() && !self.is_over())?;
        self.affairs.clocks.ending(pace, now)
    }

    /// How the game would end if this seat claimed now that the other has not decided in time.
    pub fn claimable(&self, seat: Seat, now: u64) -> Option<Ending> {
        let ending = self.affairs.clocks.ending(self.affairs.pace()?, now)?;
        (!self.is_over() && ending != Ending::Late(seat)).then_some(ending)
    }

    /// So much of the record would be kept if this seat took back its last order: everything from when it was asked for that.
    fn kept_by(&self, seat: Seat) -> Option<usize> {
        let last = (0..self.board.len()).rev().find(|&input| self.board.decider(input) == Some(seat))?;
        let order = self.history.kept_by_last(last + 1);
        let first = (order..=last).find(|&input| self.board.decider(input) == Some(seat))?;
        Some(self.board.asked_at(seat, first))
    }

    /// Whose consent this seat needs: nobody's, where he plays both sides.
    fn partner(&self, seat: Seat) -> Partner {
        let own = self.holders[usize::from(seat.0)];
        match self.seats().find(|&(other, _)| other != seat).map(|(_, holder)| *holder) {
            Some(other) if other == own => Partner::Himself,
            Some(other) if other.is_somebody() => Partner::Somebody,
            _ => Partner::Nobody,
        }
    }

    pub fn is_over(&self) -> bool {
        self.board.outcome().is_some()
    }
}

/// Who sits at the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Partner {
    Somebody,
    Himself,
    Nobody,
}

/// What somebody does about what is settled at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Resign,
    Propose(Proposed),
    Accept(Proposed),
    /// Or takes back what he has proposed himself.
    Decline(Proposed),
    /// The other has not decided in time.
    Claim,
}

impl Open {
    async fn does(&mut self, store: &Store, seat: Seat, act: Act) -> Result<(), Problem> {
        match act {
            Act::Resign => self.end(store, Ending::Resigned(seat), Some(seat)).await,
            Act::Claim => {
                let ending = self.claimable(seat, store.table_time().await?).ok_or(Problem::NotLate)?;
                self.end(store, ending, Some(seat)).await
            }
            Act::Propose(what) => self.propose(store, seat, what).await,
            Act::Accept(what) => {
                let made = |proposal: &&Proposal| proposal.what == what && proposal.by() != seat;
                let proposal = *self.affairs.proposals.iter().find(made).ok_or(Problem::NoProposal)?;
                self.carry_out(store, seat, proposal).await
            }
            Act::Decline(what) => {
                let proposals = self.affairs.proposals.iter();
                let at = |other: bool| {
                    let mut proposals = proposals.clone();
                    proposals.position(|made| made.what == what && (made.by() != seat) == other)
                };
                let place = at(true).or_else(|| at(false));
                let proposal = self.affairs.proposals.remove(place.ok_or(Problem::NoProposal)?);
                if proposal.by() != seat {
                    self.affairs.declined.push(proposal);
                }
                self.keep_affairs(store, seat).await
            }
        }
    }

    async fn propose(&mut self, store: &Store, seat: Seat, what: Proposed) -> Result<(), Problem> {
        let len = self.board.len();
        let keep = match what {
            Proposed::TakeBack => self.kept_by(seat).ok_or(Problem::UndoNothing)?,
            Proposed::Draw | Proposed::End => len,
        };
        let proposal = Proposal { what, by: seat.0, len, keep };
        let by_other = self.affairs.proposals.iter().any(|other| other.what == what && other.by() != seat);
        match self.partner(seat) {
            Partner::Himself => self.carry_out(store, seat, proposal).await,
            // Nobody minds if one goes who sits there alone.
            Partner::Nobody if what == Proposed::End => self.carry_out(store, seat, proposal).await,
            Partner::Nobody => Err(Problem::NobodyToAsk),
            // Both want the same.
            Partner::Somebody if by_other && what != Proposed::TakeBack => {
                self.carry_out(store, seat, proposal).await
            }
            Partner::Somebody if self.affairs.declined.contains(&proposal) => Err(Problem::Declined),
            Partner::Somebody if self.affairs.proposals.contains(&proposal) => Ok(()),
            Partner::Somebody => {
                self.affairs.declined.retain(|declined| declined.len == len);
                self.affairs.proposals.push(proposal);
                self.keep_affairs(store, seat).await
            }
        }
    }

    async fn carry_out(&mut self, store: &Store, seat: Seat, proposal: Proposal) -> Result<(), Problem> {
        match proposal.what {
            Proposed::Draw => self.end(store, Ending::Drawn, Some(seat)).await,
            Proposed::End => self.end(store, Ending::Left, Some(seat)).await,
            Proposed::TakeBack => {
                let now = self.time(store).await?;
                let keep = self.board.take_back(proposal.by(), proposal.keep)?;
                let taken = self.board.source().taken_back().last().map(ToString::to_string);
                self.affairs.taken_back.extend(taken);
                self.settle_affairs(now, None);
                self.keep(store, keep, Vec::new(), Some(seat)).await?;
                self.ask_anew(|_| true);
                Ok(())
            }
        }
    }

    /// Ends the game, whatever its rules say: at the wish of this seat, or because time has run out.
    async fn end(&mut self, store: &Store, ending: Ending, by: Option<Seat>) -> Result<(), Problem> {
        if self.is_over() {
            return Err(Problem::Over);
        }
        self.board.end(ending);
        self.affairs.ended = Some(ending.text(self.board.title()));
        self.affairs.proposals.clear();
        let keep = self.board.len();
        self.keep(store, keep, Vec::new(), by).await
    }

    /// Stores what was settled, as a revision in which nothing is decided.
    async fn keep_affairs(&mut self, store: &Store, by: Seat) -> Result<(), Problem> {
        let keep = self.board.len();
        self.keep(store, keep, Vec::new(), Some(by)).await
    }

    /// The time by which its clocks run; any, where there are none.
    pub async fn time(&self, store: &Store) -> Result<u64, Problem> {
        Ok(if self.affairs.pace().is_some() { store.table_time().await? } else { 0 })
    }

    /// Ends the game if a clock has run out that does so by itself.
    pub async fn look_at_clocks(&mut self, store: &Store) -> Result<(), Problem> {
        let now = self.time(store).await?;
        if let Some(ending) = self.out_of_time(now) {
            self.end(store, ending, None).await?;
            return Err(Problem::Over);
        }
        Ok(())
    }
}

impl Host {
    /// Does something about what is settled at a table, for one who sits there. `at`: the revision he has looked at, if that matters to him.
    pub async fn settle(
        self: &Arc<Host>,
        id: TableId,
        asker: Asker,
        side: Option<String>,
        at: Option<u64>,
        act: Act,
    ) -> Result<Open, Problem> {
        self.to_the_end(async move |host| {
            let mut open = host.open(&id).await?;
            let seat = open.seating(&asker, side.as_deref())?.own_seat()?;
            open.goes_on().await?;
            if open.is_over() {
                return Err(Problem::Over);
            }
            if at.is_some_and(|at| at != open.at()) {
                return Err(Problem::Stale);
            }
            host.limits.take(host.store(), &asker, What::Undo).await?;
            open.look_at_clocks(host.store()).await?;
            open.does(host.store(), seat, act).await?;
            host.drive(&open);
            Ok(open)
        })
        .await
    }

    /// Ends the games in which a clock has run out that does so by itself. Tells how many it has looked at.
    pub async fn end_late(self: &Arc<Host>) -> Result<usize, Problem> {
        let late = self.store().late().await?;
        for id in &late {
            let done = self.to_the_end({
                let id = id.clone();
                async move |host| {
                    let mut open = host.open(&id).await?;
                    open.goes_on().await?;
                    open.look_at_clocks(host.store()).await
                }
            });
            match done.await {
                // Somebody was quicker, here or elsewhere.
                Ok(()) | Err(Problem::Over | Problem::Stale | Problem::NoSuchTable) => {}
                // It cannot go on, so its clocks stand.
                Err(Problem::Stopped(_)) => self.store().stop_clocks(id).await?,
                Err(problem) => return Err(problem),
            }
        }
        Ok(late.len())
    }
}

/// A pace, as a form or a program names it; none if it is empty.
pub fn pace(text: Option<&str>) -> Result<Option<Pace>, Problem> {
    let asked = text.filter(|text| !text.is_empty()).map(str::parse).transpose();
    asked.map_err(|_| Problem::Unfit(Phrase::new("pace-unreadable")))
}
