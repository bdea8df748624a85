//! How far it is from anywhere to anywhere, worked out once.

use std::sync::LazyLock;

use crate::data::PLACES;
use crate::map::{Place, distances};

pub(super) use crate::map::FAR;

static HEXES: LazyLock<[[u8; PLACES]; PLACES]> =
    LazyLock::new(|| std::array::from_fn(|at| distances(Place(at as u8), |_| 1)));

/// Movement points from a place to another.
pub(super) fn march(from: Place, to: Place) -> u8 {
    from.way_to(to)
}

/// Hexes from a place to another.
pub(super) fn hexes(from: Place, to: Place) -> u8 {
    HEXES[from.index()][to.index()]
}
