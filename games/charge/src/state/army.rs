//! The Mexican units on the map: where they are, and what they have done. Whoever moves them does it here, so that the sets stay
//! true.

use crate::{Area, Areas, Force, Group, Order};

/// The units in each area.
pub(crate) type Forces = [Force; Area::COUNT];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Army {
    forces: Forces,
    /// Those of them that have rolled in this phase, or attacked in it.
    spent: Forces,
    /// [7.1a] Those that have moved in this turn, unless an advance comes on top of that (ruling 42).
    moved: Forces,
    /// [6.0] Those that have failed a command roll in this turn, unless they may advance all the same (ruling 44).
    failed: Forces,
    /// The areas with any of them, and with any that is not spent.
    held: Areas,
    ready: Areas,
    /// How many there are in all.
    standing: u8,
}

/// What may be told of units.
#[derive(Clone, Copy)]
pub(crate) enum Told {
    There,
    Spent,
    Moved,
    Failed,
}

impl Army {
    pub(crate) const NONE: Army = Army {
        forces: [Force::NONE; Area::COUNT],
        spent: [Force::NONE; Area::COUNT],
        moved: [Force::NONE; Area::COUNT],
        failed: [Force::NONE; Area::COUNT],
        held: Areas::NONE,
        ready: Areas::NONE,
        standing: 0,
    };

    pub(crate) fn force(&self, area: Area) -> Force {
        self.forces[area.index()]
    }

    /// Those in an area that have neither rolled nor attacked, nor joined the attack under way.
    pub(crate) fn ready(&self, area: Area) -> Force {
        self.forces[area.index()].minus(self.spent[area.index()])
    }

    /// How many units are in each area.
    pub(crate) fn counts(&self) -> [i32; Area::COUNT] {
        self.forces.map(|force| force.total().into())
    }

    /// [7.1a] Those in an area that may still advance: they have neither moved in this turn nor failed to.
    pub(crate) fn fresh(&self, area: Area) -> Force {
        self.forces[area.index()].minus(self.moved[area.index()]).minus(self.failed[area.index()])
    }

    /// The areas with Mexicans.
    pub(crate) fn held(&self) -> Areas {
        self.held
    }

    /// The areas with Mexicans that have neither rolled nor attacked.
    pub(crate) fn ready_areas(&self) -> Areas {
        self.ready
    }

    /// Nobody is spent.
    pub(crate) fn is_rested(&self) -> bool {
        self.spent == Army::NONE.spent
    }

    pub(crate) fn standing(&self) -> u8 {
        self.standing
    }

    /// All of whom this can be told.
    pub(crate) fn told(&self, told: Told) -> &Forces {
        match told {
            Told::There => &self.forces,
            Told::Spent => &self.spent,
            Told::Moved => &self.moved,
            Told::Failed => &self.failed,
        }
    }

    /// It can be told of more units.
    pub(crate) fn tell(&mut self, told: Told, area: Area, force: Force) {
        let all = match told {
            Told::There => &mut self.forces,
            Told::Spent => &mut self.spent,
            Told::Moved => &mut self.moved,
            Told::Failed => &mut self.failed,
        };
        all[area.index()] = all[area.index()].plus(force);
        if matches!(told, Told::There) {
            self.standing = self.standing.saturating_add(force.total());
        }
        self.look(area);
    }

    /// [14.2] Before they attacked, they were not spent by it.
    pub(crate) fn before_attack(&mut self, area: Area, force: Force) {
        self.spent[area.index()] = self.spent[area.index()].minus(force);
        self.look(area);
    }

    /// Units that have rolled move; those who `tire` by it do not move again in this turn.
    pub(crate) fn shift(&mut self, Order { from, to, force }: Order, tire: bool) {
        self.forces[from.index()] = self.forces[from.index()].minus(force);
        self.forces[to.index()] = self.forces[to.index()].plus(force);
        self.spent[to.index()] = self.spent[to.index()].plus(force);
        if tire {
            self.moved[to.index()] = self.moved[to.index()].plus(force);
        }
        self.look(from);
        self.look(to);
    }

    /// [16.0] Units that have attacked move in.
    pub(crate) fn advance(&mut self, from: Area, to: Area, force: Force) {
        self.spent[from.index()] = self.spent[from.index()].minus(force);
        self.shift(Order { from, to, force }, false);
    }

    /// [15.1] A unit falls. Of counters that are alike one that could still advance falls first: the Texian chooses (ruling 15), and
    /// would not choose another.
    pub(crate) fn fall(&mut self, area: Area, group: Group) {
        let (at, one) = (area.index(), Force::of(group, 1));
        if self.fresh(area).count(group) == 0 {
            let halted = if self.failed[at].count(group) > 0 { &mut self.failed } else { &mut self.moved };
            halted[at] = halted[at].minus(one);
        }
        self.forces[at] = self.forces[at].minus(one);
        self.standing -= 1;
        self.look(area);
    }

    /// In a new phase everyone may act again.
    pub(crate) fn rest(&mut self) {
        self.spent = Army::NONE.spent;
        self.ready = self.held;
    }

    /// In a new turn nobody has moved, or failed to.
    pub(crate) fn forget_moves(&mut self) {
        (self.moved, self.failed) = (Army::NONE.moved, Army::NONE.failed);
    }

    fn look(&mut self, area: Area) {
        let (force, spent) = (self.forces[area.index()], self.spent[area.index()]);
        self.held = if force.is_empty() { self.held.without(area) } else { self.held.with(area) };
        self.ready = if force == spent { self.ready.without(area) } else { self.ready.with(area) };
    }

    /// The same, told again.
    pub(crate) fn recounted(&self) -> Army {
        let mut army = Army::NONE;
        for told in [Told::There, Told::Spent, Told::Moved, Told::Failed] {
            Area::all().for_each(|area| army.tell(told, area, self.told(told)[area.index()]));
        }
        army
    }
}
