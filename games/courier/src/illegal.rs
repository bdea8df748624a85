//! Every refusal, by its clause.

use crate::Place;

game::refusals! {
    "2" =>
        /// It is the patrol that decides now.
        PatrolFirst,
        /// The patrol has decided.
        PatrolSet,
        /// The clicks begin no decision, or do not end one.
        NoOrder;
    "3" => NoRoad { place: Place };
    "3.1" => WatchedLast { place: Place };
    "4" => NotNextTo { from: Place, to: Place };
}
