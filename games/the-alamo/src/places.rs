//! Sets of places.

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
