//! Laying a table, and sitting down at it.
//!
//! A table waits until somebody sits at every side that is a person's. Only then its seed is made, of the server's secret and what each
//! of them has contributed, and only then it is dealt: once. So nobody can look at a deal and go for another one.

use std::sync::Arc;

use game::Seat;
use render::Board;
use shelf::Entry;
use shelf::Lesson;
use table::{Contribution, Pace};

use crate::affairs::Affairs;
use crate::asker::Asker;
use crate::host::Host;
use crate::hosted::{Play, Visit, Waiting};
use crate::key::{Invitation, TableId};
use crate::learn;
use crate::limits::What;
use crate::problem::Problem;
use crate::site::Makers;
use crate::store::{Dice, Holder, Kept, Standing, Store, Terms};

/// A table to be laid.
pub struct New {
    pub entry: &'static Entry,
    /// The scenario's text form, options included.
    pub scenario: String,
    /// The prepared position it begins with, if it does.
    pub position: Option<String>,
    /// The guided first game that is to be played, if one is.
    pub lesson: Option<&'static Lesson>,
    pub dice: Dice,
    /// By seat; so are the contributions.
    pub holders: Vec<Holder>,
    pub contributions: Vec<Option<Contribution>>,
    /// How it is timed, if it is.
    pub pace: Option<Pace>,
    pub terms: Terms,
}

impl New {
    /// A table for the match that was drafted. The one who lays it has put this into the seed, for every seat that is taken.
    pub fn of(
        entry: &'static Entry,
        draft: &dyn Board,
        dice: Dice,
        holders: Vec<Holder>,
        contribution: Option<Contribution>,
    ) -> New {
        let word = |holder: &Holder| contribution.clone().filter(|_| holder.is_somebody());
        let contributions = holders.iter().map(word).collect();
        let (scenario, position) = (draft.scenario(), draft.position());
        New {
            entry,
            scenario,
            position,
            lesson: None,
            dice,
            holders,
            contributions,
            pace: None,
            terms: Terms::default(),
        }
    }

    /// The same, timed.
    pub fn timed(self, pace: Option<Pace>) -> New {
        New { pace, ..self }
    }
}

impl Host {
    /// Lays a table and stores it. If nobody is awaited the match begins.
    pub async fn create(self: &Arc<Host>, asker: &Asker, new: New) -> Result<Visit, Problem> {
        if self.makers == Makers::Nobody {
            return Err(Problem::TablesClosed);
        }
        self.limits.take(self.store(), asker, What::Table).await?;
        let (kept, begun) = self.laid_out(new).await?;
        self.store().create(&kept).await?;
        let visit = self.hosted(&kept.id).lay(kept, begun).await;
        visit.hosted().asked_from(asker.from);
        self.drive_visit(&visit);
        Ok(visit)
    }

    /// A table as it is to be stored; if nobody is awaited there, with its match.
    pub async fn laid_out(&self, new: New) -> Result<(Kept, Option<Play>), Problem> {
        let names = self.store().called(new.holders.iter().map(Holder::person).collect()).await?;
        let mut kept = Kept {
            id: TableId::random(),
            game: new.entry.title.id.to_owned(),
            scenario: new.scenario,
            position: new.position,
            lesson: new.lesson.map(|lesson| lesson.name.to_owned()),
            fates: new.lesson.map(learn::fates).transpose()?.unwrap_or_default(),
            rules_version: new.entry.title.rules_version,
            dice: new.dice,
            holders: new.holders,
            names,
            contributions: new.contributions,
            terms: new.terms,
            begun: false,
            revisions: Vec::new(),
            standing: Standing::default(),
            stands: None,
            affairs: Affairs::at_pace(new.pace),
            edition: 0,
        };
        let begun = kept.begin_if_complete(self.store()).await?;
        Ok((kept, begun))
    }

    /// Gives the seat to which this is the invitation to a person, and says which side that is. Where everybody sits now, the match
    /// begins.
    pub async fn sit(
        self: &Arc<Host>,
        id: TableId,
        invitation: Invitation,
        person: Holder,
        contribution: Option<Contribution>,
    ) -> Result<&'static str, Problem> {
        self.to_the_end(async move |host| {
            let Visit::Waiting(waiting) = host.visit(&id).await? else { return Err(Problem::InviteSpent) };
            let seat = waiting.invited(invitation).ok_or(Problem::InviteSpent)?;
            // What counts, counts for somebody.
            if waiting.terms.rated && person.person().is_none() {
                return Err(Problem::Nobody);
            }
            let entry =
                shelf::game(&waiting.game).ok_or_else(|| Problem::NoSuchGame(waiting.game.clone()))?;
            let side = entry.title.seat_id(seat);
            let mut kept = waiting.clone();
            kept.names[usize::from(seat.0)] =
                host.store().called(vec![person.person()]).await?.pop().flatten();
            kept.holders[usize::from(seat.0)] = person;
            kept.contributions[usize::from(seat.0)] = contribution;
            let begun = kept.begin_if_complete(host.store()).await?;
            let sat = host.store().sit(&kept, seat, invitation).await?;
            kept.edition = sat.ok_or(Problem::InviteSpent)?;
            host.drive_visit(&waiting.becomes(kept, begun));
            Ok(side)
        })
        .await
    }

    /// Changes the invitation to a seat where nobody sits yet: none withdraws it.
    pub async fn invite(
        self: &Arc<Host>,
        waiting: Waiting,
        seat: Seat,
        invitation: Option<Invitation>,
    ) -> Result<(), Problem> {
        self.to_the_end(async move |host| {
            let invited = host.store().invite(&waiting.id, seat, invitation).await?;
            let mut kept = waiting.clone();
            kept.edition = invited.ok_or(Problem::SeatTaken)?;
            kept.holders[usize::from(seat.0)] = Holder::Invited(invitation);
            waiting.becomes(kept, None);
            Ok(())
        })
        .await
    }
}

impl Kept {
    async fn begin_if_complete(&mut self, store: &Store) -> Result<Option<Play>, Problem> {
        if self.holders.iter().any(|holder| matches!(holder, Holder::Invited(_))) {
            return Ok(None);
        }
        let now = if self.affairs.pace().is_some() { store.table_time().await? } else { 0 };
        Play::begin(self, now).map(Some)
    }
}
