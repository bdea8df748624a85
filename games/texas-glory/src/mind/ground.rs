//! How far it is from anywhere to anywhere, worked out once.

use std::sync::LazyLock;

use crate::data::PLACES;
use crate::map::Place;

/// Farther than any place from any other.
pub(super) const FAR: u8 = 60;

type Table = [[u8; PLACES]; PLACES];

static MARCHES: LazyLock<Table> = LazyLock::new(|| table(|cost| cost));
static HEXES: LazyLock<Table> = LazyLock::new(|| table(|_| 1));

/// Distances from every place to every other, over passable hexsides, in what a hexside counts for.
fn table(count: fn(u8) -> u8) -> Table {
    let mut table = [[FAR; PLACES]; PLACES];
    for start in Place::all() {
        let row = &mut table[start.index()];
        row[start.index()] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for from in Place::all() {
                for side in from.hexsides() {
                    let through = row[from.index()].saturating_add(count(side.cost));
                    if through < row[side.to.index()] {
                        row[side.to.index()] = through;
                        changed = true;
                    }
                }
            }
        }
    }
    table
}

/// Movement points from a place to another.
pub(super) fn march(from: Place, to: Place) -> u8 {
    MARCHES[from.index()][to.index()]
}

/// Hexes from a place to another.
pub(super) fn hexes(from: Place, to: Place) -> u8 {
    HEXES[from.index()][to.index()]
}
