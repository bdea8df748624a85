//! The Mexican counters of one zone, from the bottom to the top.

use std::ops::Deref;

use super::{Group, STACK, Stack};
use crate::{Battalion, Zone};

/// A Mexican counter on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Counter {
    pub battalion: Battalion,
    /// In this phase.
    pub moved: bool,
    /// [3.3] The zone it came from.
    pub from: Option<Zone>,
}

/// [5a] Three counters at most, battalion by battalion. Of one battalion, those that came last lie on top, together with
/// all that came the same way; of these, the ones that have moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Camp {
    counters: [Counter; STACK as usize],
    count: u8,
}

impl Deref for Camp {
    type Target = [Counter];

    fn deref(&self) -> &[Counter] {
        &self.counters[..usize::from(self.count)]
    }
}

impl Camp {
    const NOBODY: Counter = Counter { battalion: Battalion(0), moved: false, from: None };
    pub(super) const EMPTY: Camp = Camp { counters: [Camp::NOBODY; STACK as usize], count: 0 };

    /// Those of each battalion, from the bottom to the top.
    pub(crate) fn battalions(&self) -> impl Iterator<Item = &[Counter]> {
        self.chunk_by(|one, other| one.battalion == other.battalion)
    }

    /// Those of a battalion that came the same way.
    pub(crate) fn stacks(&self, zone: Zone) -> impl Iterator<Item = Stack> {
        let together = self.chunk_by(|one, other| (one.battalion, one.from) == (other.battalion, other.from));
        together.map(move |counters| {
            let Counter { battalion, from, .. } = counters[0];
            let Group { count, moved, .. } = Group::of(zone, counters);
            Stack { zone, battalion, count, moved, from }
        })
    }

    /// Takes some more that are all alike, for whom there is room.
    pub(super) fn add(&mut self, new: Counter, count: u8) {
        let (start, end) = (self.below(new.battalion), self.below(Battalion(new.battalion.0 + 1)));
        let added = end..end + usize::from(count);
        self.counters.copy_within(end..self.count.into(), added.end);
        self.counters[added.clone()].fill(new);
        self.count += count;
        let own = &mut self.counters[start..added.end];
        if own[..end - start].iter().any(|it| *it != new) {
            let together = |it: &Counter| it.from == new.from;
            own.sort_by_key(|it| (together(it), together(it) && it.moved));
        }
    }

    /// How many lie below a battalion.
    fn below(&self, battalion: Battalion) -> usize {
        self.iter().filter(|it| it.battalion < battalion).count()
    }

    /// Takes away the uppermost that is wanted.
    pub(super) fn take(&mut self, wanted: impl Fn(&Counter) -> bool) -> Option<Counter> {
        let at = self.iter().rposition(wanted)?;
        let taken = self.counters[at];
        self.counters.copy_within(at + 1.., at);
        self.counters[STACK as usize - 1] = Camp::NOBODY;
        self.count -= 1;
        Some(taken)
    }

    /// Says of each of them whether it has moved.
    pub(super) fn mark(&mut self, moved: impl Fn(&Counter) -> bool) {
        for counter in &mut self.counters[..usize::from(self.count)] {
            counter.moved = moved(counter);
        }
    }
}
