//! What the Mexicans could do in the attacks of one turn, storming the best area first, then the next.

use super::assault::{Assault, ENOUGH};
use super::worth::Counts;
use crate::{Area, Areas, State};

/// How many units may stand in each area, and what each area could be stormed for.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    counts: Counts,
    /// Where there are any.
    held: Areas,
    marks: Areas,
    targets: Areas,
    values: Counts,
    /// Those that are worth anything.
    prizes: Areas,
}

impl Outlook {
    pub(super) const NONE: Outlook = Outlook {
        counts: [0; Area::COUNT],
        held: Areas::NONE,
        marks: Areas::NONE,
        targets: Areas::NONE,
        values: [0; Area::COUNT],
        prizes: Areas::NONE,
    };

    /// With this many units in each area, some of them marked; what is barred is not stormed.
    pub(super) fn of(state: &State, counts: Counts, marks: Areas, barred: Areas) -> Outlook {
        let targets = Areas::ALAMO.minus(barred);
        let held = state.army.held().filter(|area| counts[area.index()] > 0);
        let mut outlook = Outlook { counts, held, marks, targets, ..Outlook::NONE };
        outlook.weigh(state, targets);
        outlook
    }

    /// The same with more units in an area, or fewer.
    pub(super) fn with(mut self, state: &State, area: Area, more: i32) -> Outlook {
        self.add(area, more);
        self.weigh(state, around(Areas::one(area)));
        self
    }

    /// The same with units that move from one area to another, and with other areas marked.
    pub(super) fn shifted(
        mut self,
        state: &State,
        [from, to]: [Area; 2],
        units: i32,
        marks: Areas,
    ) -> Outlook {
        let changed = marks.minus(self.marks).or(self.marks.minus(marks)).with(from).with(to);
        self.marks = marks;
        self.add(from, -units);
        self.add(to, units);
        self.weigh(state, around(changed));
        self
    }

    fn add(&mut self, area: Area, more: i32) {
        let units = self.counts[area.index()] + more;
        self.counts[area.index()] = units;
        if units > 0 { self.held.insert(area) } else { self.held.remove(area) }
    }

    /// Looks again at what these areas could be stormed for.
    fn weigh(&mut self, state: &State, areas: Areas) {
        for target in self.targets.and(areas).iter() {
            let value = self.value(state, target);
            self.values[target.index()] = value;
            if value > 0 { self.prizes.insert(target) } else { self.prizes.remove(target) }
        }
    }

    /// What an area could be stormed for by all who can.
    fn value(&self, state: &State, target: Area) -> i32 {
        let sources = self.sources(state, target);
        if sources.is_empty() {
            return 0;
        }
        if sources.contains(target) {
            return Assault::within(state, target, self.counts[target.index()]).value();
        }
        let mut all = Assault::on(state, target);
        sources.iter().for_each(|area| all.join(state, area, self.counts[area.index()]));
        all.bonus = if sources.meets(self.marks) { 2 } else { 0 };
        all.value()
    }

    /// Where those are who could storm an area: all around it, or in it those who clear its buildings.
    fn sources(&self, state: &State, target: Area) -> Areas {
        let inside = self.held.contains(target) && state.has_hidden_texians(target);
        if inside { Areas::one(target) } else { target.reach().and(self.held) }
    }

    /// What all of it comes to.
    pub(super) fn total(mut self, state: &State) -> i32 {
        let mut sum = 0;
        loop {
            let mut best = (0, None);
            for target in self.prizes.iter() {
                let value = self.values[target.index()];
                if value > best.0 {
                    best = (value, Some(target));
                }
            }
            let (value, Some(target)) = best else { return sum };
            sum += value;
            self.targets.remove(target);
            self.prizes.remove(target);
            self.storm(state, target);
        }
    }

    /// Those who storm an area storm no other.
    fn storm(&mut self, state: &State, target: Area) {
        let sources = self.sources(state, target);
        let mut due = ENOUGH;
        for area in sources.iter() {
            let taken = due.min(self.counts[area.index()]);
            self.add(area, -taken);
            due -= taken;
        }
        // Only where they could have gone instead is there less to be had now.
        self.weigh(state, around(sources));
    }
}

/// These areas, and those that can be attacked from them.
fn around(areas: Areas) -> Areas {
    areas.iter().fold(areas, |all, area| all.or(area.reach()))
}
