//! Rules of thumb.

use game::{Mind, Seat, Thumbs};

use crate::{Decision, Place, State};

const THUMBS: Thumbs = Thumbs { both: &[], each: [&["thumb-on", "thumb-shake-off"], &["thumb-bar-the-way"]] };

impl Mind for State {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), _: Seat, decision: Decision) -> i32 {
        let nearer =
            |place: Place| 50 * (i32::from(self.courier.rides_left()) - i32::from(place.rides_left()));
        match decision {
            // Within reach of the courier, and ahead of him.
            Decision::Watch(place) if self.courier.next_to().contains(&place) => 50 + nearer(place),
            Decision::Watch(_) => 0,
            // Where it was last night, the patrol is not tonight.
            Decision::Ride(place) if self.seen == Some(place) => 40 + nearer(place),
            Decision::Ride(place) => nearer(place),
            Decision::Wait => 0,
        }
    }

    const THUMBS: Thumbs = THUMBS;

    fn thumb(&self, _: Seat, decision: Decision) -> Option<&'static str> {
        Some(match decision {
            Decision::Watch(_) => "thumb-bar-the-way",
            Decision::Ride(place) if place.rides_left() < self.courier.rides_left() => "thumb-on",
            Decision::Ride(_) | Decision::Wait => "thumb-shake-off",
        })
    }
}
