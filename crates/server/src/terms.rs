//! The terms that are asked for where a table is laid: who may sit down and look on, and whether it counts.

use game::{Phrase, Seat};
use table::Contribution;
use web::{Wanted, Watch};

use crate::Shared;
use crate::api::making;
use crate::asker::Asker;
use crate::editions;
use crate::host::Host;
use crate::key::{Invitation, TableId};
use crate::laying::New;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::store::{Dice, Holder, Terms};

/// What somebody asks for who lays a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'a> {
    /// The table is open to everybody, and this one is wished for.
    pub wanted: Option<Wanted>,
    /// Who may look on; what is usual, if none is said.
    pub watch: Option<Watch>,
    pub rated: bool,
    /// Whom he challenges, by that one's handle.
    pub challenge: Option<&'a str>,
}

impl Host {
    /// The terms of a new table, if they can be had there.
    pub async fn terms(
        &self,
        asker: Option<PersonId>,
        asked: Asked<'_>,
        new: &New,
    ) -> Result<Terms, Problem> {
        let is_free = new.holders.iter().any(|holder| matches!(holder, Holder::Invited(_)));
        let needs_one = asked.wanted.is_some() || asked.challenge.is_some();
        if needs_one && (!is_free || asked.wanted.is_some() && asked.challenge.is_some()) {
            return Err(Problem::Unfit(Phrase::new("open-needs-link")));
        }
        if asked.rated && !may_count(new) {
            return Err(Problem::Unfit(Phrase::new("rated-unfit")));
        }
        let challenged = match asked.challenge {
            Some(handle) => Some(self.met(asker.ok_or(Problem::Nobody)?, handle).await?),
            None => None,
        };
        let usual = if asked.wanted.is_some() { Watch::Listed } else { Watch::Link };
        let watch = asked.watch.unwrap_or(usual);
        Ok(Terms { wanted: asked.wanted, watch, rated: asked.rated, challenged })
    }

    /// The person with this handle, with whom that one has played before.
    async fn met(&self, person: PersonId, handle: &str) -> Result<PersonId, Problem> {
        let met = self.store().met(person).await?;
        met.into_iter().map(|(met, _)| met).find(|met| met.handle() == handle).ok_or(Problem::NotMet)
    }

    /// Lays the game of a table that is over anew, for those who played it; the sides kept, or swapped. If another of them has done that
    /// already, that table is named.
    pub async fn rematch(
        self: &Shared,
        id: &TableId,
        asker: &Asker,
        swapped: bool,
        contribution: Option<Contribution>,
    ) -> Result<TableId, Problem> {
        let person = asker.somebody()?;
        let open = self.open(id).await?;
        if open.held(asker)?.is_empty() {
            return Err(Problem::NotYourSeat);
        }
        if open.board.outcome().is_none() {
            return Err(Problem::Unfit(Phrase::new("on-not-over")));
        }
        // The same edition as well.
        let (title, entry) = (open.board.title(), shelf::played(&*open.board));
        let ((scenario, _), old, terms) =
            (editions::split(&open.board.scenario()), open.holders.clone(), open.terms);
        drop(open);
        let other = old.iter().filter_map(Holder::person).find(|&other| other != person);
        for listed in self.store().challenges(person).await? {
            if listed.game == title.id && other.is_some_and(|other| listed.seats_of(other).next().is_some()) {
                return Ok(listed.id);
            }
        }
        let draft = making::drafted(entry, Some(&scenario), None)?;
        let swapped = swapped && !old.contains(&Holder::Rules);
        let holders = title.seats().map(|seat| {
            let from = if swapped { Seat(old.len() as u8 - 1 - seat.0) } else { seat };
            match old[usize::from(from.0)] {
                own if own.person() == Some(person) => own,
                Holder::Guest(_) | Holder::Token(_) | Holder::Invited(_) => {
                    Holder::Invited(Some(Invitation::random()))
                }
                computer => computer,
            }
        });
        let new = New::of(entry, &*draft, Dice::Shared(making::secret()?), holders.collect(), contribution);
        let rated = terms.rated && may_count(&new);
        let terms = Terms { wanted: None, challenged: other, rated, ..terms };
        let visit = self.create(asker, New { terms, ..new }).await?;
        Ok(visit.hosted().id.clone())
    }
}

/// Whether a game may be rated: between two persons, or one and a computer player, with the built-in tables and nothing set by hand.
fn may_count(new: &New) -> bool {
    let persons: Vec<PersonId> = new.holders.iter().filter_map(Holder::person).collect();
    let played =
        |holder: &Holder| matches!(holder, Holder::Guest(_) | Holder::Invited(_) | Holder::Computer(_));
    let by_hand = !matches!(new.dice, Dice::Shared(_)) || new.position.is_some() || new.lesson.is_some();
    let computers = new.holders.iter().filter(|holder| matches!(holder, Holder::Computer(_))).count();
    let against_oneself = persons.len() == 2 && persons[0] == persons[1];
    new.entry.edition.is_none()
        && new.holders.len() == 2
        && new.holders.iter().all(played)
        && computers < 2
        && !persons.is_empty()
        && !against_oneself
        && !by_hand
}
