//! [5] [5.5] How far a counter gets.

use super::officers::around;
use super::retreat::is_refuge;
use crate::{Battalion, Illegal, Man, Officer, Side, State, Zone, Zones};

/// [5] Zones a turn.
const TEXANS: u8 = 3;
const OFFICERS: u8 = 4;
const CAVALRY: u8 = 4;

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    /// Infantry or an officer.
    Texan,
    Foot,
    Horse,
    /// A Mexican officer.
    Officer,
    SantaAnna,
}

/// What keeps somebody from going farther.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barrier {
    /// [5.5] An enemy next to the way.
    Control,
    /// [5] An enemy on it.
    Enemy,
    /// [5] The wall, at whose foot all stop.
    Wall,
    /// [5.3] A ditch.
    Ditch,
    /// [5b] The stream, for cavalry.
    Stream,
}

impl Barrier {
    const ALL: [Barrier; 5] =
        [Barrier::Control, Barrier::Enemy, Barrier::Wall, Barrier::Ditch, Barrier::Stream];

    /// The refusal of whoever wants to pass it.
    pub(crate) fn refusal(self, from: Zone, to: Zone) -> Illegal {
        match self {
            Barrier::Control => Illegal::Controlled { from, to },
            Barrier::Enemy => Illegal::EnemyOnTheWay { from, to },
            Barrier::Wall => Illegal::StopsAtWall { from, to },
            Barrier::Ditch => Illegal::DitchEnds { from, to },
            Barrier::Stream => Illegal::StreamTakesAll { from, to },
        }
    }
}

/// A counter on its way, zone by zone.
#[derive(Clone, Copy)]
struct Walk<'a> {
    state: &'a State,
    who: Who,
    from: Zone,
    steps: u8,
    /// Zones with enemies, be it an officer alone: it stops there.
    enemy: Zones,
    /// [5.5] Zones with counters of the enemy, and those next to them: it stops there too, unless it goes on into his.
    foes: Zones,
    control: Zones,
    /// What it pays no heed to, by bits: only to find out what stops it.
    ignores: u8,
}

impl<'a> Walk<'a> {
    fn new(state: &'a State, who: Who, from: Zone, steps: u8) -> Walk<'a> {
        let (foes, officers) = match who {
            Who::Texan => (state.mexican_zones(), state.officer_zones(Side::Mexican)),
            _ => (state.texan_zones(), state.officer_zones(Side::Texan)),
        };
        let control = if steps > 1 { control(state, foes) } else { Zones::NONE };
        Walk { state, who, from, steps, enemy: foes.or(officers), foes, control, ignores: 0 }
    }

    fn mexican(state: &'a State, from: Zone, battalion: Battalion) -> Walk<'a> {
        let led = state.officer_in(from, Side::Mexican).is_some();
        match battalion.is_cavalry() {
            true => Walk::new(state, Who::Horse, from, CAVALRY),
            false => Walk::new(state, Who::Foot, from, 1 + u8::from(led)),
        }
    }

    /// The next zones from one reached after so many steps.
    fn onward(&self, zone: Zone, step: u8) -> Zones {
        let ways = match self.who {
            Who::Texan => zone.ways().and(Zones::INSIDE),
            Who::Foot if self.heeds(Barrier::Ditch) => on_foot(self.state, zone),
            Who::Foot => crossable(self.state, zone),
            Who::Horse => {
                let fresh = step == 0 || !self.heeds(Barrier::Stream);
                on_horse(self.state, zone, fresh)
            }
            Who::Officer => around(self.state, zone, Side::Mexican),
            Who::SantaAnna => zone.ways().iter().filter(|to| to.edge().is_some()).collect(),
        };
        let at_wall = step > 0 && zone.is_foot() && self.heeds(Barrier::Wall);
        let ways = if at_wall { ways.and(self.over_the_wall()) } else { ways };
        let watched = step > 0 && self.control.contains(zone) && self.heeds(Barrier::Control);
        if watched { ways.and(self.foes) } else { ways }
    }

    fn heeds(&self, barrier: Barrier) -> bool {
        self.ignores >> barrier as u8 & 1 == 0
    }

    /// What keeps it from `to`, though it is near enough: one thing alone if that is all there is on some way, else the first
    /// of several.
    fn barrier(self, to: Zone) -> Option<Barrier> {
        let leads = |ignores: u8| Walk { ignores, ..self }.within().contains(to);
        let alone = Barrier::ALL.into_iter().find(|&it| leads(1 << it as u8));
        if alone.is_some() || !leads(u8::MAX) {
            return alone;
        }
        let mut ignores = u8::MAX;
        for it in Barrier::ALL.into_iter().rev() {
            let fewer = ignores & !(1 << it as u8);
            if leads(fewer) {
                ignores = fewer;
            }
        }
        Barrier::ALL.into_iter().find(|&it| ignores >> it as u8 & 1 == 1)
    }

    /// [5] Whoever comes to the foot of the wall stops there, unless he goes on over it: through a breach, or, if he is an
    /// officer, up a ladder.
    fn over_the_wall(&self) -> Zones {
        let stops = self.who == Who::Foot && self.state.scenario.breach_stops;
        if stops { Zones::NONE } else { Zones::INSIDE }
    }

    /// [5b] [5.3] Zones where a way ends whoever holds them: beyond the stream for cavalry, and for those with ladders a
    /// ditch.
    fn ends(&self, ring: Zones, step: u8) -> Zones {
        match self.who {
            Who::Foot if self.heeds(Barrier::Ditch) => ring.iter().filter(|zone| zone.has_ditch()).collect(),
            Who::Horse if step == 0 && self.heeds(Barrier::Stream) => self.from.across_stream(),
            _ => Zones::NONE,
        }
    }

    /// Visits every ring: the zones reached with so many steps, and those of the ring before that lead on.
    fn rings(&self, mut visit: impl FnMut(Zones, Zones, u8)) {
        let mut seen = Zones::NONE.with(self.from);
        let mut last = seen;
        for step in 0..self.steps {
            let next = last.iter().fold(Zones::NONE, |next, zone| next.or(self.onward(zone, step)));
            let ring = next.without(seen);
            visit(ring, last, step);
            seen = seen.or(ring);
            let held = if self.heeds(Barrier::Enemy) { self.enemy } else { Zones::NONE };
            last = ring.without(held).without(self.ends(ring, step));
        }
    }

    /// All zones within reach.
    fn within(&self) -> Zones {
        let mut all = Zones::NONE;
        self.rings(|ring, _, _| all = all.or(ring));
        all
    }

    /// The zones from which `to` may be entered by a shortest way.
    fn before(&self, to: Zone) -> Zones {
        let mut before = Zones::NONE;
        self.rings(|ring, last, step| {
            if before.is_empty() && ring.contains(to) {
                before = last.iter().filter(|&zone| self.onward(zone, step).contains(to)).collect();
            }
        });
        before
    }
}

/// Zones that touch this one over a border that can be crossed: open ground, doors, breaches.
pub(crate) fn crossable(state: &State, zone: Zone) -> Zones {
    let breached = zone.walls().filter(|&wall| state.is_breached(wall));
    zone.ways().or(breached.map(|wall| wall.beyond(zone)).collect())
}

/// [5.5] The zones next to counters of an enemy that stands in `zones`.
fn control(state: &State, zones: Zones) -> Zones {
    zones.iter().fold(Zones::NONE, |control, zone| control.or(crossable(state, zone)))
}

/// [5.3] On foot: from a ditch no way leads along the walls.
fn on_foot(state: &State, zone: Zone) -> Zones {
    let ways = crossable(state, zone);
    if zone.has_ditch() { ways.iter().filter(|to| !to.is_foot()).collect() } else { ways }
}

/// [5b] [5.3] On horseback: over the stream only with all four zones, through no breach behind a ditch.
fn on_horse(state: &State, zone: Zone, fresh: bool) -> Zones {
    let barred = zone.walls().filter(|wall| wall.outside().has_ditch());
    let ways = crossable(state, zone).without(barred.map(|wall| wall.beyond(zone)).collect());
    if fresh { ways } else { ways.without(zone.across_stream()) }
}

/// Where a Texan counter may go.
pub(crate) fn texan(state: &State, from: Zone) -> Zones {
    Walk::new(state, Who::Texan, from, TEXANS).within()
}

/// Where a Texan officer may go.
pub(crate) fn texan_officer(state: &State, from: Zone) -> Zones {
    Walk::new(state, Who::Texan, from, OFFICERS).within()
}

/// The zone from which a Texan counter enters `to`: on a shortest way, the first among equals.
pub(crate) fn texan_entered_from(state: &State, from: Zone, to: Zone) -> Zone {
    Walk::new(state, Who::Texan, from, TEXANS).before(to).iter().next().unwrap_or(from)
}

/// [5] [5.3] [5.5] Where Mexicans of this battalion may go from here, ladders apart.
///
/// All stop at the foot of the walls unless a breach leads on; for infantry a ditch is no passage; a stream takes all four
/// zones of the cavalry, which enters only by a breach without a ditch.
pub(crate) fn mexican(state: &State, from: Zone, battalion: Battalion) -> Zones {
    let walk = Walk::mexican(state, from, battalion);
    if walk.steps == 1 { walk.onward(from, 0) } else { walk.within() }
}

/// [3.3] The zone that Mexicans leave last on their way to `to`, and to which they would go back: of several equally short
/// ways, one that they could take back.
pub(crate) fn entered_from(state: &State, from: Zone, battalion: Battalion, to: Zone) -> Zone {
    let before = Walk::mexican(state, from, battalion).before(to);
    let safe = before.iter().find(|&zone| is_refuge(state, to, zone));
    safe.or(before.iter().next()).unwrap_or(from)
}

/// [5] [5.4] [5.5] Where a Mexican officer may go: he climbs where his men have. Santa Anna keeps to the edge of the map.
pub(crate) fn mexican_officer(state: &State, from: Zone, officer: Officer) -> Zones {
    let who = if officer == Officer::SANTA_ANNA { Who::SantaAnna } else { Who::Officer };
    Walk::new(state, who, from, OFFICERS).within()
}

/// What keeps a Texan from a zone.
pub(crate) fn texan_barrier(state: &State, from: Zone, man: Man, to: Zone) -> Option<Barrier> {
    let steps = if matches!(man, Man::Unit(_)) { TEXANS } else { OFFICERS };
    Walk::new(state, Who::Texan, from, steps).barrier(to)
}

/// What keeps Mexicans of this battalion from a zone.
pub(crate) fn mexican_barrier(state: &State, from: Zone, battalion: Battalion, to: Zone) -> Option<Barrier> {
    Walk::mexican(state, from, battalion).barrier(to)
}

/// What keeps a Mexican officer from a zone.
pub(crate) fn officer_barrier(state: &State, from: Zone, to: Zone) -> Option<Barrier> {
    Walk::new(state, Who::Officer, from, OFFICERS).barrier(to)
}
