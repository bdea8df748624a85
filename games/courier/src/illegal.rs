//! Every refusal, its clause and its message.

use crate::Place;

game::refusals! {
    /// It is the patrol that decides now.
    PatrolFirst => "2", "no-patrol-first";
    /// The patrol has decided.
    PatrolSet => "2", "no-patrol-set";
    /// The clicks begin no decision, or do not end one.
    NoOrder => "2", "no-order";
    NoRoad { place: Place } => "3", "no-road";
    WatchedLast { place: Place } => "3.1", "no-watched-last";
    NotNextTo { from: Place, to: Place } => "4", "no-not-next-to";
}
