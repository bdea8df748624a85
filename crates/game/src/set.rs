//! A set of small numbers.

/// A set of numbers from 0 to 127, such as the cards left in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set128(pub u128);

impl Set128 {
    pub const EMPTY: Set128 = Set128(0);

    pub const fn below(count: u8) -> Set128 {
        if count >= 128 { Set128(u128::MAX) } else { Set128((1 << count) - 1) }
    }

    pub const fn contains(self, item: u8) -> bool {
        item < 128 && self.0 >> item & 1 == 1
    }

    #[must_use]
    pub const fn with(self, item: u8) -> Set128 {
        Set128(self.0 | 1 << item)
    }

    #[must_use]
    pub const fn without(self, item: u8) -> Set128 {
        Set128(self.0 & !(1 << item))
    }

    #[must_use]
    pub const fn minus(self, other: Set128) -> Set128 {
        Set128(self.0 & !other.0)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The item that has `index` smaller ones before it.
    pub fn nth(self, index: u32) -> Option<u8> {
        self.iter().nth(index as usize)
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let item = left.trailing_zeros() as u8;
                left &= left - 1;
                item
            })
        })
    }
}

impl FromIterator<u8> for Set128 {
    fn from_iter<I: IntoIterator<Item = u8>>(items: I) -> Self {
        items.into_iter().fold(Set128::EMPTY, Set128::with)
    }
}

#[cfg(test)]
mod tests {
    use super::Set128;

    #[test]
    fn nth_counts_in_ascending_order() {
        let set: Set128 = [9, 3, 127].into_iter().collect();
        assert_eq!([set.nth(0), set.nth(1), set.nth(2), set.nth(3)], [Some(3), Some(9), Some(127), None]);
        assert_eq!(set.without(9).len(), 2);
        assert_eq!(Set128::below(128).len(), 128);
    }
}
