//! A table in memory is brought up to what is stored, where another server has gone on with it.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::hosted::{Hosted, Laid, Play};
use crate::problem::Problem;
use crate::store::{Kept, Store};

impl Hosted {
    /// Notes that such an edition is stored, and wakes everyone who listens if that is news.
    pub fn is_told_of(&self, edition: u64) {
        if self.newest.fetch_max(edition, Ordering::AcqRel) < edition {
            self.announce();
        }
    }

    /// Asks which edition is stored, if others may have changed what is in memory.
    pub async fn ask_for_news(&self, laid: &mut Option<Laid>, store: &Store) -> Result<(), Problem> {
        if laid.is_none() || !store.is_shared() {
            return Ok(());
        }
        let Some(edition) = store.edition(&self.id).await? else {
            *laid = None;
            return Err(Problem::NoSuchTable);
        };
        self.is_told_of(edition);
        Ok(())
    }

    /// Fetches the table if it is not in memory, and what is new in it if that is known to be behind.
    pub async fn catch_up(self: &Arc<Hosted>, laid: &mut Option<Laid>, store: &Store) -> Result<(), Problem> {
        let newest = self.newest.load(Ordering::Acquire);
        if laid.as_ref().is_some_and(|laid| laid.edition() >= newest) {
            return Ok(());
        }
        // Should anything go wrong, whoever comes next fetches it whole.
        if let Some(Laid::Begun(mut play)) = laid.take() {
            let tail = store.load_after(&self.id, play.at()).await?.ok_or(Problem::NoSuchTable)?;
            if play.follow(&tail) {
                *laid = Some(Laid::Begun(play));
                return Ok(());
            }
        }
        let kept = store.load(&self.id).await?.ok_or(Problem::NoSuchTable)?;
        self.newest.fetch_max(kept.edition, Ordering::AcqRel);
        *laid = Some(self.loaded(kept).await?);
        Ok(())
    }
}

impl Play {
    /// Goes on as the revisions say that came after its own. Tells whether that was all there was to do: it is not where something was taken
    /// back, and then the match is not to be used any more.
    fn follow(&mut self, tail: &Kept) -> bool {
        if self.stopped.is_some() || !tail.begun || tail.affairs.ended().is_some() {
            return false;
        }
        for revision in &tail.revisions {
            let keep = self.board.len();
            if revision.at != self.at() + 1 || revision.keep > keep {
                return false;
            }
            // A finished game is stored as one piece.
            let Some(new) = revision.inputs.strip_prefix(self.board.inputs(revision.keep).as_slice()) else {
                return false;
            };
            let before = self.board.awaited();
            if new.is_empty() || self.board.follow(new).is_err() {
                return false;
            }
            self.history.add(revision.at, keep);
            self.ask_others_anew(self.board.decider(keep), before);
        }
        self.holders.clone_from(&tail.holders);
        self.names.clone_from(&tail.names);
        self.affairs.clone_from(&tail.affairs);
        self.terms = tail.terms;
        self.edition = tail.edition;
        tail.stands.as_ref().is_none_or(|stands| *stands == self.board.pos())
    }
}
