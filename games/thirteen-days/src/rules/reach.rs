//! [5] [5.5] How far a counter gets.

use std::ops::ControlFlow;

use super::officers::around;
use super::{retreat, setup};
use crate::data::data;
use crate::{Assault, Battalion, Illegal, Man, Officer, Side, State, Wall, Walls, Zone, Zones};

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
    /// [5.4] A ladder that no infantry has gone up yet, for officers.
    Ladder,
    /// [5b] The stream, for cavalry.
    Stream,
}

impl Barrier {
    const ALL: [Barrier; 6] =
        [Barrier::Control, Barrier::Enemy, Barrier::Wall, Barrier::Ditch, Barrier::Ladder, Barrier::Stream];

    /// The refusal of whoever wants to pass it.
    pub(crate) fn refusal(self, from: Zone, to: Zone) -> Illegal {
        match self {
            Barrier::Control => Illegal::Controlled { from, to },
            Barrier::Enemy => Illegal::EnemyOnTheWay { from, to },
            Barrier::Wall => Illegal::StopsAtWall { from, to },
            Barrier::Ditch => Illegal::DitchEnds { from, to },
            Barrier::Ladder => Illegal::MenFirst { from, to },
            Barrier::Stream => Illegal::StreamTakesAll { from, to },
        }
    }
}

/// Somebody on his way, zone by zone.
#[derive(Clone, Copy)]
pub(crate) struct Walk<'a> {
    state: &'a State,
    who: Who,
    from: Zone,
    steps: u8,
    /// Zones with enemies, be it an officer alone: it stops there.
    enemy: Zones,
    /// [5.5] Zones with counters of the enemy: it stops next to them too, unless it goes on into his.
    foes: Zones,
    /// What it pays no heed to, by bits: only to find out what stops it.
    ignores: u8,
}

impl<'a> Walk<'a> {
    fn new(state: &'a State, who: Who, from: Zone, steps: u8) -> Walk<'a> {
        let (foes, officers) = match who {
            Who::Texan => (state.mexican_zones(), state.officer_zones(Side::Mexican)),
            _ => (state.texan_zones(), state.officer_zones(Side::Texan)),
        };
        Walk { state, who, from, steps, enemy: foes.or(officers), foes, ignores: 0 }
    }

    /// [5] Texans go three zones within the fort, their officers four.
    pub(crate) fn texan(state: &'a State, man: Man, from: Zone) -> Walk<'a> {
        let steps = if matches!(man, Man::Unit(_)) { TEXANS } else { OFFICERS };
        Walk::new(state, Who::Texan, from, steps)
    }

    /// [5] [5.3] [5.5] Mexicans on foot go one zone, or two with an officer; cavalry goes four. Ladders apart.
    ///
    /// All stop at the foot of the walls unless a breach leads on; for infantry a ditch is no passage; a stream takes all four
    /// zones of the cavalry, which enters only by a breach without a ditch.
    pub(crate) fn mexican(state: &'a State, from: Zone, battalion: Battalion) -> Walk<'a> {
        let led = state.officer_zones(Side::Mexican).contains(from);
        match battalion.is_cavalry() {
            true => Walk::new(state, Who::Horse, from, CAVALRY),
            false => Walk::new(state, Who::Foot, from, 1 + u8::from(led)),
        }
    }

    /// [5] [5.4] [5.5] A Mexican officer goes four zones, and climbs where his men have. Santa Anna keeps to the edge of the map.
    pub(crate) fn officer(state: &'a State, officer: Officer, from: Zone) -> Walk<'a> {
        let who = if officer == Officer::SANTA_ANNA { Who::SantaAnna } else { Who::Officer };
        Walk::new(state, who, from, OFFICERS)
    }

    /// The zones next to where it sets out: nothing keeps it from those.
    pub(crate) fn beside(&self) -> Zones {
        self.ways(self.from, crossable(self.state, self.from), 0)
    }

    /// All zones within reach.
    pub(crate) fn within(&self) -> Zones {
        if self.steps == 1 {
            return self.beside();
        }
        if self.who == Who::Texan && self.is_undisturbed() {
            return self.from.within_inside(self.steps).without(self.from);
        }
        let known = self.known();
        if let Some(all) = known.all() {
            return all;
        }
        let mut all = Zones::NONE;
        self.rings(known, |ring, _, _| {
            all = all.or(ring);
            ControlFlow::Continue(())
        });
        all
    }

    /// Whether a zone is within reach.
    pub(crate) fn reaches(&self, to: Zone) -> bool {
        self.beside().contains(to) || self.steps > 1 && self.within().contains(to)
    }

    /// [3.3] The zone that it leaves last on its way to `to`, and to which it would go back: of several equally short ways, one
    /// that Mexicans could take back.
    pub(crate) fn enters_from(&self, to: Zone) -> Zone {
        if self.steps == 1 || self.beside().contains(to) {
            return self.from;
        }
        let before = self.before(to);
        let is_safe = |zone: &Zone| retreat::is_refuge(self.state, to, *zone);
        let safe = if self.who == Who::Texan { None } else { before.iter().find(is_safe) };
        safe.or(before.first()).unwrap_or(self.from)
    }

    /// For a Texan: no Mexican is within reach, nor looks in through a breach on the way.
    fn is_undisturbed(&self) -> bool {
        let passed = self.from.within_inside(self.steps - 1);
        let looks_in = |wall: Wall| self.foes.contains(wall.outside()) && passed.contains(wall.inside());
        !self.from.within_inside(self.steps).meets(self.enemy) && !self.state.breached.iter().any(looks_in)
    }

    /// The next zones from one that was reached after this many steps.
    fn onward(&self, zone: Zone, step: u8) -> Zones {
        let around = crossable(self.state, zone);
        let ways = self.ways(zone, around, step);
        if step == 0 {
            return ways;
        }
        let at_wall = zone.is_foot() && self.heeds(Barrier::Wall);
        let ways = if at_wall { ways.and(self.over_the_wall()) } else { ways };
        let watched = around.meets(self.foes) && self.heeds(Barrier::Control);
        if watched { ways.and(self.foes) } else { ways }
    }

    /// Those of the zones around one that the ground lets it enter.
    #[inline]
    fn ways(&self, zone: Zone, around: Zones, step: u8) -> Zones {
        match self.who {
            Who::Texan => around.and(Zones::INSIDE),
            Who::Foot if zone.has_ditch() && self.heeds(Barrier::Ditch) => around.minus(Zones::FEET),
            Who::Foot => around,
            Who::Horse => {
                let fresh = step == 0 || !self.heeds(Barrier::Stream);
                on_horse(self.state, zone, fresh)
            }
            Who::Officer if self.heeds(Barrier::Ladder) => around.or(after_men(self.state, zone)),
            Who::Officer => around.or(by_ladder(self.state, zone)),
            Who::SantaAnna => around.and(Zones::EDGES),
        }
    }

    fn heeds(&self, barrier: Barrier) -> bool {
        self.ignores >> barrier as u8 & 1 == 0
    }

    /// What keeps it from `to`, though it is near enough: one thing alone if that is all there is on some way, else the first
    /// of several.
    pub(crate) fn barrier(self, to: Zone) -> Option<Barrier> {
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
    fn ends(&self, step: u8) -> Zones {
        match self.who {
            Who::Foot if self.heeds(Barrier::Ditch) => Zones::ditches(),
            Who::Horse if step == 0 && self.heeds(Barrier::Stream) => self.from.across_stream(),
            _ => Zones::NONE,
        }
    }

    /// What is known of its ways over open ground.
    fn known(&self) -> Known<'static> {
        let (rings, open) = match self.who {
            _ if self.ignores != 0 || self.from.is_inside() => return Known::NOTHING,
            Who::Texan => return Known::NOTHING,
            Who::Foot => (&open_ground().led, self.state.breached),
            Who::Horse => (&open_ground().horse, self.state.breached),
            Who::Officer => (&open_ground().officer, self.state.breached.or(self.state.ladders)),
            Who::SantaAnna => (&open_ground().santa_anna, Walls::NONE),
        };
        let near = open.and(self.from.walls_within(self.steps - 1));
        Known { rings: &rings[self.from.index()], open: near.iter().map(Wall::outside).collect() }
    }

    /// Visits every ring: the zones reached with this many steps, and those of the ring before that lead on. What is not known is
    /// asked zone by zone.
    fn rings(&self, known: Known, mut visit: impl FnMut(Zones, Zones, u8) -> ControlFlow<()>) {
        let mut seen = Zones::one(self.from);
        let mut last = seen;
        let held = if self.heeds(Barrier::Enemy) { self.enemy } else { Zones::NONE };
        for step in 0..self.steps {
            let at = usize::from(step);
            let asked = last.minus(known.rings[at].minus(known.open));
            let next = asked.iter().fold(known.rings[at + 1], |next, zone| next.or(self.onward(zone, step)));
            let ring = next.minus(seen);
            if visit(ring, last, step).is_break() {
                return;
            }
            seen = seen.or(ring);
            last = ring.minus(held).minus(self.ends(step));
        }
    }

    /// The zones from which `to` may be entered by a shortest way.
    fn before(&self, to: Zone) -> Zones {
        let mut before = Zones::NONE;
        self.rings(self.known(), |ring, last, step| {
            if !ring.contains(to) {
                return ControlFlow::Continue(());
            }
            let around = last.and(around(self.state, to, Side::Mexican));
            before = around.filter(|zone| self.onward(zone, step).contains(to));
            ControlFlow::Break(())
        });
        before
    }
}

/// The zones that somebody reaches with no step, with one, and so on.
type Rings = [Zones; OFFICERS as usize + 1];

/// What is known of the ways of somebody outside: where they lead while no wall is open, for Texans never come out; and the
/// zones before walls that are.
#[derive(Clone, Copy)]
struct Known<'a> {
    rings: &'a Rings,
    open: Zones,
}

impl Known<'_> {
    const NOTHING: Known<'static> = Known { rings: &[Zones::NONE; OFFICERS as usize + 1], open: Zones::NONE };

    /// All that is within reach, if everything is known of the ways there.
    fn all(self) -> Option<Zones> {
        let [start, rings @ ..] = self.rings;
        let is_known = !start.is_empty() && self.open.is_empty();
        is_known.then(|| rings.iter().fold(Zones::NONE, |all, ring| all.or(*ring)))
    }
}

/// The ways from each zone while no wall is open.
pub(crate) struct OpenGround {
    led: [Rings; Zone::COUNT],
    horse: [Rings; Zone::COUNT],
    officer: [Rings; Zone::COUNT],
    santa_anna: [Rings; Zone::COUNT],
}

fn open_ground() -> &'static OpenGround {
    data().open_ground.get_or_init(measured)
}

fn measured() -> OpenGround {
    let state = setup::start(Assault::default());
    let table = |who, steps| {
        std::array::from_fn(|zone| {
            let from = Zone(zone as u8);
            let mut rings = [Zones::NONE; OFFICERS as usize + 1];
            rings[0] = Zones::one(from);
            Walk::new(&state, who, from, steps).rings(Known::NOTHING, |ring, _, step| {
                rings[usize::from(step) + 1] = ring;
                ControlFlow::Continue(())
            });
            rings
        })
    };
    OpenGround {
        led: table(Who::Foot, 2),
        horse: table(Who::Horse, CAVALRY),
        officer: table(Who::Officer, OFFICERS),
        santa_anna: table(Who::SantaAnna, OFFICERS),
    }
}

/// Zones that touch this one over a border that can be crossed: open ground, doors, breaches.
pub(crate) fn crossable(state: &State, zone: Zone) -> Zones {
    zone.ways().or(zone.walls().and(state.breached).beyond(zone))
}

/// Zones next to this one to which Mexicans can go in any case, on foot or on horseback.
pub(crate) fn always_open(zone: Zone) -> Zones {
    if zone.has_ditch() { zone.ways().minus(Zones::FEET) } else { zone.ways() }
}

/// Zones up or down the ladders of this one.
pub(crate) fn by_ladder(state: &State, zone: Zone) -> Zones {
    zone.walls().and(state.ladders).beyond(zone)
}

/// [5.4] Those of them to which officers may go: of the ladders set in this phase, only where infantry has gone up.
fn after_men(state: &State, zone: Zone) -> Zones {
    let unused = state.climbed.minus(state.crossed);
    zone.walls().and(state.ladders).minus(unused).beyond(zone)
}

/// [5b] [5.3] On horseback: over the stream only with all four zones, through no breach behind a ditch.
fn on_horse(state: &State, zone: Zone, fresh: bool) -> Zones {
    let breaches = zone.walls().and(state.breached).filter(|wall| !wall.outside().has_ditch());
    let ways = zone.ways().or(breaches.beyond(zone));
    if fresh { ways } else { ways.minus(zone.across_stream()) }
}
