//! The places between the Alamo and Gonzales.

use game::{Phrase, id};

id! {
    /// A place on the map.
    Place, 6, |at| PLACES[at].code
}

struct PlaceData {
    code: &'static str,
    name: &'static str,
    next_to: &'static [Place],
}

/// [1] Two roads, with a path between them at either end.
const PLACES: [PlaceData; Place::COUNT] = [
    PlaceData { code: "ALA", name: "place-ALA", next_to: &[Place(1), Place(2)] },
    PlaceData { code: "SAL", name: "place-SAL", next_to: &[Place(0), Place(2), Place(3)] },
    PlaceData { code: "CAL", name: "place-CAL", next_to: &[Place(0), Place(1), Place(4)] },
    PlaceData { code: "CIB", name: "place-CIB", next_to: &[Place(1), Place(4), Place(5)] },
    PlaceData { code: "SAN", name: "place-SAN", next_to: &[Place(2), Place(3), Place(5)] },
    PlaceData { code: "GON", name: "place-GON", next_to: &[Place(3), Place(4)] },
];

pub const ALAMO: Place = Place(0);
pub const GONZALES: Place = Place(5);

impl Place {
    pub fn next_to(self) -> &'static [Place] {
        PLACES[self.index()].next_to
    }

    /// [3] Neither the Alamo nor Gonzales: a patrol can watch it.
    pub fn is_road(self) -> bool {
        self != ALAMO && self != GONZALES
    }

    /// How many rides it is away from Gonzales.
    pub fn rides_left(self) -> u8 {
        [3, 2, 2, 1, 1, 0][self.index()]
    }

    pub fn name(self) -> Phrase {
        Phrase::new(PLACES[self.index()].name)
    }
}
