//! Advice to those who sit at a table: what a general would do, and how they stand.

use std::sync::Arc;

use game::Seat;
use table::{Hint, Prospect, Thinking};

use crate::advised::{Advice, Advised};
use crate::asker::Asker;
use crate::fair::Behalf;
use crate::host::Host;
use crate::hosted::{Hosted, Open};
use crate::key::TableId;
use crate::limits::{self, What};
use crate::problem::Problem;
use crate::thinkers::Kind;

impl Host {
    /// What a general would do in the place of the asker, who is to decide. A thought that had to give way to others is begun again.
    pub async fn hint(
        self: &Arc<Host>,
        id: &TableId,
        asker: &Asker,
        side: Option<&str>,
    ) -> Result<Advice<Hint>, Problem> {
        loop {
            let open = self.open(id).await?;
            let seat = open.seating(asker, side)?.to_decide()?;
            open.may_be_advised()?;
            let job = open.board.hint(seat, self.care, asker.lang).ok_or(Problem::NotYourTurn)?;
            match self.advise(open, seat, asker, job, |advised| &mut advised.hint).await {
                Err(Problem::Interrupted) => {}
                told => return told,
            }
        }
    }

    /// How the asker stands, whoever is to decide. An asker who holds both seats asks for the one that decides.
    pub async fn prospect(
        self: &Arc<Host>,
        id: &TableId,
        asker: &Asker,
        side: Option<&str>,
    ) -> Result<Advice<Prospect>, Problem> {
        loop {
            let open = self.open(id).await?;
            let seat = open.seating(asker, side)?.looking_seat()?;
            open.may_be_advised()?;
            let job = open.board.prospect(seat, self.care).ok_or(Problem::Over)?;
            match self.advise(open, seat, asker, job, |advised| &mut advised.prospect).await {
                Err(Problem::Interrupted) => {}
                told => return told,
            }
        }
    }

    /// Thinks about it, unless that was done before. Stops when the table moves on, or when the asker goes away: then this
    /// future is dropped.
    async fn advise<T: Clone + Send + 'static>(
        &self,
        open: Open,
        seat: Seat,
        asker: &Asker,
        job: Thinking<T>,
        place: impl Fn(&mut Advised) -> &mut Option<Advice<T>>,
    ) -> Result<Advice<T>, Problem> {
        let lang = asker.lang;
        let behalf = behalf(asker);
        let (hosted, at, side) = (Arc::clone(&open.hosted), open.at(), open.board.title().seat_id(seat));
        drop(open);
        let think = async {
            let mut advised = hosted.advised.lock().await;
            let place = place(&mut advised);
            if let Some(known) = place.as_ref().filter(|known| known.is_for(at, side, lang)) {
                return Ok(known.clone());
            }
            self.may_be_advised(asker).await?;
            let (told, took) = self.thinkers.think(Kind::Long, behalf, job).await?;
            self.limits.note_thinking(self.store(), behalf, took).await?;
            Ok(place.insert(Advice { at, side, told, lang }).clone())
        };
        tokio::select! {
            advice = think => advice,
            () = self.moves_on(&hosted, |open| open.at() != at) => Err(Problem::Stale),
        }
    }

    /// Whether something is left of what the asker may have.
    async fn may_be_advised(&self, asker: &Asker) -> Result<(), Problem> {
        if let Some(wait) = self.limits.thinks_too_much(self.store(), behalf(asker)).await? {
            return Err(limits::too_many(What::Thinking, wait));
        }
        self.limits.take(self.store(), asker, What::Hint).await
    }

    /// Waits until something can be said of the table that could not be said before.
    pub async fn moves_on(&self, hosted: &Arc<Hosted>, has: impl Fn(&Open) -> bool) {
        let mut news = hosted.listen();
        loop {
            match hosted.open(self.store()).await {
                Ok(open) if !has(&open) => {}
                _ => return,
            }
            if news.changed().await.is_err() {
                return;
            }
        }
    }
}

/// For whom advice is thought about.
pub fn behalf(asker: &Asker) -> Behalf {
    Behalf { person: limits::person(asker), from: Some(asker.from), over: false }
}
