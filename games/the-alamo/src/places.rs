//! Sets of places.

use std::cmp::Ordering;

use crate::map::Place;

const WORDS: usize = Place::COUNT.div_ceil(64);

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Places([u64; WORDS]);

impl Places {
    pub(crate) const NONE: Places = Places([0; WORDS]);

    pub(crate) const fn contains(&self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.0 % 64) & 1 == 1
    }

    pub(crate) const fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.0 % 64);
    }

    pub(crate) const fn remove(&mut self, place: Place) {
        self.0[place.index() / 64] &= !(1 << (place.0 % 64));
    }

    pub(crate) fn and(&self, other: &Places) -> Places {
        Places(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(crate) fn or(&self, other: &Places) -> Places {
        Places(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(crate) fn minus(&self, other: &Places) -> Places {
        Places(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The one with `index` others before it.
    pub(crate) fn nth(&self, index: u32) -> Option<Place> {
        let mut before = index;
        for (at, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if before < here {
                let left = (0..before).fold(word, |left, _| left & (left - 1));
                return Some(Place(at as u16 * 64 + left.trailing_zeros() as u16));
            }
            before -= here;
        }
        None
    }

    /// Those with the number of this place or a higher one.
    pub(crate) fn from(&self, place: Place) -> Places {
        let (first, bit) = (place.index() / 64, place.0 % 64);
        Places(std::array::from_fn(|at| match at.cmp(&first) {
            Ordering::Less => 0,
            Ordering::Equal => self.0[at] >> bit << bit,
            Ordering::Greater => self.0[at],
        }))
    }

    /// Whether anything is in both.
    pub(crate) fn meets(&self, other: &Places) -> bool {
        self.0.iter().zip(&other.0).fold(0, |both, (mine, theirs)| both | mine & theirs) != 0
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Place> + use<> {
        self.0.into_iter().enumerate().flat_map(|(at, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as u16)?;
                left &= left - 1;
                Some(Place(at as u16 * 64 + bit))
            })
        })
    }
}

/// Two words of a set of places, where all that is in it lies close together.
#[derive(Clone, Copy)]
pub(crate) struct Patch {
    first: usize,
    words: [u64; 2],
}

impl Patch {
    /// These places, if they fit.
    pub(crate) fn of(places: &Places) -> Option<Patch> {
        let first = places.0.iter().position(|&word| word != 0)?.min(WORDS - 2);
        let patch = Patch { first, words: [places.0[first], places.0[first + 1]] };
        (patch.words[0].count_ones() + patch.words[1].count_ones() == places.len()).then_some(patch)
    }

    pub(crate) fn meets(&self, places: &Places) -> bool {
        self.words[0] & places.0[self.first] | self.words[1] & places.0[self.first + 1] != 0
    }

    pub(crate) fn add_to(&self, places: &mut Places) {
        places.0[self.first] |= self.words[0];
        places.0[self.first + 1] |= self.words[1];
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::NONE, |mut all, place| {
            all.insert(place);
            all
        })
    }
}

impl std::fmt::Debug for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
