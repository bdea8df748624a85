//! How far it is from anywhere to anywhere.

use crate::map::Place;

pub(super) use crate::ways::FAR;

/// Movement points from a place to another.
pub(super) fn march(from: Place, to: Place) -> u8 {
    from.way_to(to)
}
