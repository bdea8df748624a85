//! Taking up a stored game again, and what becomes of one whose record no longer leads to where it stood: it was begun under other
//! rules, or is damaged. It is shown as it stood, says why, and does not go on.

use std::fmt::Write;

use game::Viewer;
use render::Board;
use shelf::Entry;
use table::{Ending, Faults, WITHHELD, heading};

use crate::store::Kept;

/// Why a game does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// The version of the rules it was begun under.
    pub begun: u16,
    /// The version that is played here; none if the game is not on the shelf.
    pub plays: Option<u16>,
    /// The input where its record goes another way, at the latest.
    pub input: usize,
    /// Whether the position where it stood can be shown.
    pub shown: bool,
    /// Whether it is played in an edition that is not here.
    pub lacks_edition: bool,
}

/// What becomes of a stored game.
pub enum TakenUp {
    GoesOn(Box<dyn Board>),
    /// Its record does not lead to where it stood: why, and the position where it stood, if it can be shown.
    Stopped(Stopped, Option<Box<dyn Board>>),
}

/// A kept table in the position where it stood, if that can be read and was reached by the rules of today. That its record leads there is
/// yet to be found out.
pub fn as_it_stood(kept: &Kept) -> Option<Box<dyn Board>> {
    let (entry, stands) = (shelf::game(&kept.game)?, kept.stands.as_deref()?);
    if kept.rules_version != entry.title.rules_version {
        return None;
    }
    let inputs = inputs(kept, || Err(())).ok()?;
    let board =
        entry.take_up(&kept.scenario, kept.position.as_deref(), kept.source(), &inputs, stands).ok()?;
    Some(ended(kept, board))
}

/// The same match, if it was ended by something else than its rules.
fn ended(kept: &Kept, mut board: Box<dyn Board>) -> Box<dyn Board> {
    let ending = kept.affairs.ended().and_then(|ended| Ending::read(ended, board.title()));
    ending.into_iter().for_each(|ending| board.end(ending));
    board
}

/// Plays the record of a kept table again.
pub fn take_up(kept: &Kept) -> TakenUp {
    let begun = kept.rules_version;
    let Some(entry) = shelf::game(&kept.game) else {
        let stopped = Stopped { begun, plays: None, input: 0, shown: false, lacks_edition: false };
        return TakenUp::Stopped(stopped, None);
    };
    let (input, why) = match replay(entry, kept) {
        Ok(board) if leads_there(entry, kept, &*board) => return TakenUp::GoesOn(ended(kept, board)),
        Ok(board) => (board.len(), "another position".to_owned()),
        Err(faults) => (faults.0.iter().find_map(|fault| fault.input).unwrap_or(0), faults.to_string()),
    };
    tracing::error!(table = %kept.id, game = kept.game, begun, why, "a game cannot go on");
    let stands = kept.stands.as_deref();
    let shown = stands.and_then(|stands| entry.stopped(&kept.scenario, stands, kept.source()).ok());
    let plays = Some(entry.title.rules_version);
    let lacks_edition = shelf::entry_in(&kept.game, &kept.scenario).is_none();
    TakenUp::Stopped(Stopped { begun, plays, input, shown: shown.is_some(), lacks_edition }, shown)
}

fn replay(entry: &Entry, kept: &Kept) -> Result<Box<dyn Board>, Faults> {
    let resume =
        |inputs: &[String]| entry.resume(&kept.scenario, kept.position.as_deref(), kept.source(), inputs);
    resume(&inputs(kept, || Ok(resume(&[])?.inputs(0)))?)
}

/// Whether this is where the table stood. What an earlier version has written may use other words for the same position.
fn leads_there(entry: &Entry, kept: &Kept, board: &dyn Board) -> bool {
    let Some(stands) = &kept.stands else { return true };
    let reached = board.pos();
    reached == *stands
        || entry.stopped(&kept.scenario, stands, kept.source()).is_ok_and(|stood| stood.pos() == reached)
}

/// The inputs of a kept table. Earlier versions have not stored what fate said before the first decision.
fn inputs<E>(kept: &Kept, first: impl FnOnce() -> Result<Vec<String>, E>) -> Result<Vec<String>, E> {
    let complete = kept.revisions.first().is_some_and(|revision| revision.keep == 0);
    let mut inputs = if complete { Vec::new() } else { first()? };
    for revision in &kept.revisions {
        inputs.truncate(revision.keep);
        inputs.extend_from_slice(&revision.inputs);
    }
    Ok(inputs)
}

/// The record of a game that was stopped, as it is kept: whole where nothing is hidden, or any more; else with the viewer's own decisions.
pub fn record(kept: &Kept, viewer: Viewer) -> String {
    let over = kept.standing.over;
    let entry = shelf::game(&kept.game);
    let open = over || entry.is_some_and(|entry| !entry.hides);
    let source = if over { kept.source() } else { kept.source().sealed() };
    let game = (kept.game.as_str(), kept.rules_version);
    let mut text = heading(game, &kept.scenario, &source, kept.position.as_deref(), over);
    let Ok(inputs) = inputs(kept, || Ok::<_, std::convert::Infallible>(Vec::new()));
    for input in inputs {
        let side = input.split(' ').next().unwrap_or_default();
        let decider = entry.and_then(|entry| entry.title.seat(side));
        let _ = match decider {
            _ if open => writeln!(text, "{input}"),
            Some(seat) if viewer == Viewer::Seat(seat) => writeln!(text, "{input}"),
            Some(_) => writeln!(text, "{side} {WITHHELD}"),
            None => writeln!(text, "{WITHHELD}"),
        };
    }
    if let Some(ended) = kept.affairs.ended() {
        let _ = writeln!(text, "# {ended}");
    }
    text
}
