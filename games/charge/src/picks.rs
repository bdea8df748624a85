//! What clicks mean in each step, legal or not; and where they mean nothing, the fact in the way.

use game::Pick;

use crate::decision::clicks::{self, Thing};
use crate::now::Now;
use crate::rules::{attack, buildings, command, entry, movement, oblique, results};
use crate::state::Step;
use crate::{Area, Areas, Decision, Force, Group, Illegal, Mark, Order, Post, Side, State, Unit, Wall, Who};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Result<Decision, Illegal> {
    let now = Now::of(state);
    let known = picks.iter().map(|&pick| clicks::thing(pick).ok_or(Illegal::Nothing { now }));
    let things = known.collect::<Result<Vec<Thing>, Illegal>>()?;
    if let Some(area) = things.iter().find_map(|&thing| vanished(state, thing)) {
        return Err(Illegal::NotThere { area });
    }
    match *things.as_slice() {
        [] => Err(Illegal::OutOfTurn { now }),
        [thing] => alone(state, thing),
        [Thing::Stack(..), ..] if matches!(state.step, Step::March | Step::Oblique) => order(state, &things),
        [first, second] => then(state, first, second),
        [.., last] => Err(Illegal::CannotFollow { thing: last, now }),
    }
}

/// The area of a stack that is not there.
fn vanished(state: &State, thing: Thing) -> Option<Area> {
    match thing {
        Thing::Stack(area, group) if state.force(area).count(group) == 0 => Some(area),
        _ => None,
    }
}

/// One click: it means a decision by itself, or begins none.
fn alone(state: &State, thing: Thing) -> Result<Decision, Illegal> {
    let now = Now::of(state);
    match (state.step, thing) {
        (_, Thing::Button(button)) => button_pressed(state, button),
        (Step::Attack(_), Thing::Area(area)) => Ok(Decision::Attack(area)),
        (Step::Attack(Side::Mexican), Thing::Building(area)) => Ok(Decision::Clear(area)),
        (Step::Join(_), Thing::Unit(_) | Thing::Gun(_) | Thing::Stack(..)) => {
            own(state, thing)?;
            who(state, thing).map(Decision::Join)
        }
        (Step::Advance(_), Thing::Unit(_) | Thing::Gun(_) | Thing::Stack(..)) => {
            own(state, thing)?;
            who(state, thing).map(Decision::Advance)
        }
        (Step::Hit(Side::Texian), Thing::Stack(area, group)) => Ok(Decision::Hit(Mark::Stack(area, group))),
        (Step::Hit(Side::Mexican), Thing::Wall(wall)) => Ok(Decision::Hit(Mark::Wall(wall))),
        (Step::Hit(Side::Mexican), Thing::Gun(gun)) => Ok(Decision::Hit(Mark::Gun(gun))),
        (Step::Hit(Side::Mexican), Thing::Area(area)) => Ok(Decision::Hit(Mark::Defenders(area))),
        (Step::Lose, Thing::Unit(unit)) => Ok(Decision::Lose(unit)),
        (Step::SetUp, thing) => Err(not_to_place(state, thing)),
        (Step::March | Step::Oblique, thing) => Err(not_to_move(state, thing)),
        (Step::Enter, thing) => Err(not_to_enter(state, thing)),
        (Step::Spike, thing) => Err(not_to_spike(state, thing)),
        (Step::Attack(side), thing) => Err(not_to_attack(state, side, thing)),
        (Step::Hit(side), thing) => Err(not_to_hit(state, side, thing)),
        (Step::Move, thing) => Err(not_to_go(state, thing)),
        (_, thing) => own(state, thing).and(Err(Illegal::NoPart { thing, now })),
    }
}

fn button_pressed(state: &State, button: u16) -> Result<Decision, Illegal> {
    match (state.step, Pick::Button(button)) {
        (step, clicks::DONE) if step.is_free() => Ok(Decision::Done),
        (Step::Join(_), clicks::ROLL) => Ok(Decision::Go),
        (Step::Join(_), clicks::ALL) => Ok(Decision::JoinAll),
        (Step::Join(_), clicks::CAZADORES) => Ok(Decision::Cazadores),
        (Step::SetUp, clicks::HISTORIC) => Ok(Decision::Historic),
        _ => Err(Illegal::NoPart { thing: Thing::Button(button), now: Now::of(state) }),
    }
}

/// Whose thing it is: units and guns are Texian, stacks and columns Mexican, the rest nobody's.
fn owner(thing: Thing) -> Option<Side> {
    match thing {
        Thing::Unit(_) | Thing::Gun(_) => Some(Side::Texian),
        Thing::Stack(..) | Thing::Column(_) => Some(Side::Mexican),
        Thing::Wall(_) | Thing::Area(_) | Thing::Building(_) | Thing::Amount(_) | Thing::Button(_) => None,
    }
}

/// Nobody gives orders to the enemy.
fn own(state: &State, thing: Thing) -> Result<(), Illegal> {
    let enemy = owner(thing).is_some_and(|side| state.step.awaits() == Some(side.other()));
    if enemy { Err(Illegal::Enemy { thing, now: Now::of(state) }) } else { Ok(()) }
}

/// Who is meant by a click alone: of a stack, all of it.
fn who(state: &State, thing: Thing) -> Result<Who, Illegal> {
    match thing {
        Thing::Unit(unit) => Ok(Who::Unit(unit)),
        Thing::Gun(gun) => Ok(Who::Gun(gun)),
        Thing::Stack(area, group) => some_of(area, group, state.force(area).count(group)),
        thing => Err(Illegal::NoPart { thing, now: Now::of(state) }),
    }
}

fn some_of(area: Area, group: Group, count: u8) -> Result<Who, Illegal> {
    let sound = (1..=group.strength()).contains(&count);
    if sound { Ok(Who::Stack(area, group, count)) } else { Err(Illegal::NotThere { area }) }
}

/// The second of two clicks: where to, or how many.
fn then(state: &State, first: Thing, second: Thing) -> Result<Decision, Illegal> {
    match (state.step, first, second) {
        (Step::SetUp, Thing::Unit(unit), Thing::Area(area)) => Ok(Decision::Place(unit, area)),
        (Step::SetUp, Thing::Unit(unit), Thing::Building(area)) => Ok(Decision::PlaceHidden(unit, area)),
        (Step::Enter, Thing::Column(column), Thing::Area(area)) => Ok(Decision::Enter(column, area)),
        (Step::Spike, Thing::Gun(gun), Thing::Area(area)) => Ok(Decision::Spike(gun, area)),
        (Step::Move, Thing::Unit(unit), Thing::Area(area)) if state.post(unit) == Post::Hidden(area) => {
            Ok(Decision::Emerge(unit, area))
        }
        (Step::Move, Thing::Unit(unit), Thing::Area(area)) => Ok(Decision::Move(unit, area)),
        (Step::Move, Thing::Unit(unit), Thing::Building(area)) => Ok(Decision::Hide(unit, area)),
        (Step::Join(Side::Mexican), Thing::Stack(area, group), Thing::Amount(count)) => {
            some_of(area, group, count).map(Decision::Join)
        }
        (Step::Advance(Side::Mexican), Thing::Stack(area, group), Thing::Amount(count)) => {
            some_of(area, group, count).map(Decision::Advance)
        }
        _ => match alone(state, first) {
            // What begins nothing says why; after what does, something else was due.
            Err(Illegal::Unfinished { .. }) | Ok(_) => Err(misplaced(state, second)),
            Err(illegal) => Err(illegal),
        },
    }
}

/// A later click that is neither a place nor a number of units.
fn misplaced(state: &State, thing: Thing) -> Illegal {
    let moving = matches!(state.step, Step::SetUp | Step::March | Step::Oblique | Step::Move);
    match thing {
        Thing::Gun(gun) if moving => Illegal::GunPosition { gun },
        Thing::Wall(wall) if state.step == Step::March && state.wall(wall) > 0 => wall_stands(state, wall),
        thing => Illegal::CannotFollow { thing, now: Now::of(state) },
    }
}

fn wall_stands(state: &State, wall: Wall) -> Illegal {
    Illegal::WallStands { wall, left: state.wall(wall) }
}

/// Stacks of one area, each with its amount (or all of it), then where to; without a place, what keeps them where they are.
fn order(state: &State, things: &[Thing]) -> Result<Decision, Illegal> {
    let now = Now::of(state);
    let Some(&Thing::Stack(from, _)) = things.first() else { return Err(Illegal::OutOfTurn { now }) };
    let (mut force, mut counted) = (Force::NONE, true);
    let mut rest = things;
    loop {
        let (area, group, count, more) = match *rest {
            [Thing::Stack(area, group), Thing::Amount(count), ref more @ ..] => (area, group, count, more),
            [Thing::Stack(area, group), ref more @ ..] => {
                counted = false;
                (area, group, state.force(area).count(group), more)
            }
            // After a stack comes how many of it, not another.
            [] if !counted && things.len() > 1 => return Err(misplaced(state, things[things.len() - 1])),
            [] => return Err(held(state, from, force)),
            [thing @ Thing::Area(to)] => {
                let order = Order { from, to, force };
                let (decision, may) = match state.step {
                    Step::March => (Decision::March(order), movement::can_march(state, order)),
                    _ => (Decision::Oblique(order), oblique::can_oblique(state, order)),
                };
                // Where all of the stack may go, how many of it was the next thing to say.
                let uncounted = !counted && may.is_ok();
                return if uncounted { Err(Illegal::CannotFollow { thing, now }) } else { Ok(decision) };
            }
            [Thing::Building(area)] => return Err(Illegal::NotForMexicans { area }),
            [.., last] => return Err(misplaced(state, last)),
        };
        if area != from {
            return Err(Illegal::OtherArea { from, area });
        }
        if !(1..=group.strength()).contains(&count) || force.count(group) > 0 {
            return Err(Illegal::NotThere { area });
        }
        force = force.with(group, count);
        rest = more;
    }
}

/// Of several reasons that of the decision that was nearest to being legal; if one is, there is only something to add.
fn nearest(state: &State, reasons: impl Iterator<Item = Result<(), Illegal>>) -> Illegal {
    let now = Now::of(state);
    game::nearest(reasons, remoteness, Illegal::Unfinished { now }).unwrap_or(Illegal::OutOfTurn { now })
}

/// How far a refusal is from being overcome: the enemy and the wall before one, then the room, then the map.
fn remoteness(illegal: Illegal) -> u8 {
    match illegal {
        Illegal::WallStands { left, .. } => left,
        Illegal::AreaFull { .. } | Illegal::BuildingFull { .. } => 20,
        Illegal::RiverTooSoon => 21,
        Illegal::RiverUsed => 22,
        Illegal::NoBuilding { .. } => 30,
        Illegal::RedArrow { .. } => 31,
        Illegal::OutsideByOblique { .. } | Illegal::TexiansStayInside { .. } => 40,
        Illegal::NotAdjacent { .. } => 41,
        _ => 0,
    }
}

/// What keeps Mexican units where they are.
fn held(state: &State, from: Area, force: Force) -> Illegal {
    if let Err(illegal) = command::are_ready(state, from, force) {
        return illegal;
    }
    let order = |to: Area| Order { from, to, force };
    match state.step {
        Step::March => nearest(state, from.adjacent().iter().map(|to| movement::can_march(state, order(to)))),
        _ if from.is_alamo() => Illegal::ObliqueOutside { area: from },
        _ => nearest(state, from.ring().iter().map(|to| oblique::can_oblique(state, order(to)))),
    }
}

/// A place before those who are to go there: nobody goes there at all, or somebody must be named first.
fn place_first(state: &State, thing: Thing, area: Area) -> Illegal {
    match state.step {
        Step::SetUp if !area.is_alamo() => Illegal::SetUpInside { area },
        Step::March if !area.is_alamo() => Illegal::OutsideByOblique { area },
        Step::March | Step::Oblique if matches!(thing, Thing::Building(_)) => {
            Illegal::NotForMexicans { area }
        }
        Step::Oblique if area.is_alamo() => Illegal::ObliqueOutside { area },
        Step::Enter if area.is_alamo() => Illegal::EntersOutside { area },
        Step::Spike if !state.has_mexicans(area) => Illegal::AreaNotHeld { area },
        Step::Move if !area.is_alamo() => Illegal::TexiansStayInside { area },
        _ => Illegal::TooEarly { thing, now: Now::of(state) },
    }
}

/// [19.1] What is not placed: a unit that has its post, a gun, anything else.
fn not_to_place(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Unit(unit) if state.post(unit) != Post::Aside => Illegal::UnitPlaced { unit },
        Thing::Unit(_) => Illegal::Unfinished { now },
        Thing::Gun(gun) => Illegal::GunPosition { gun },
        Thing::Area(area) | Thing::Building(area) => place_first(state, thing, area),
        thing => own(state, thing).err().unwrap_or(Illegal::NoPart { thing, now }),
    }
}

/// [9.0] [11.0] What does not march or go obliquely.
fn not_to_move(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Stack(area, group) => held(state, area, Force::of(group, 1)),
        Thing::Column(column) if state.is_waiting(column) => Illegal::OffMap { column },
        Thing::Wall(wall) if state.step == Step::March && state.wall(wall) > 0 => wall_stands(state, wall),
        Thing::Area(area) | Thing::Building(area) => place_first(state, thing, area),
        thing => own(state, thing).err().unwrap_or(Illegal::NoPart { thing, now }),
    }
}

/// [13.0] What does not enter.
fn not_to_enter(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Column(column) if state.is_waiting(column) => {
            nearest(state, Areas::OUTSIDE.iter().map(|area| entry::can_enter(state, column, area)))
        }
        Thing::Column(column) => Illegal::ColumnEntered { column },
        Thing::Area(area) => place_first(state, thing, area),
        thing => own(state, thing).err().unwrap_or(Illegal::NoPart { thing, now }),
    }
}

/// [17.3] What is not spiked.
fn not_to_spike(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Gun(gun) => {
            let spikes = gun.areas().iter().map(|area| crate::rules::artillery::can_spike(state, gun, area));
            nearest(state, spikes)
        }
        Thing::Area(area) => place_first(state, thing, area),
        Thing::Unit(_) => Illegal::Enemy { thing, now },
        thing => Illegal::NoPart { thing, now },
    }
}

/// [14.5] First the area is named: what cannot be attacked, or is not an area.
fn not_to_attack(state: &State, side: Side, thing: Thing) -> Illegal {
    let now = Now::of(state);
    let area =
        |area: Area| attack::can_attack(state, side, area).err().unwrap_or(Illegal::AttackTheArea { area });
    match (side, thing) {
        (Side::Texian, Thing::Stack(at, _)) => area(at),
        (Side::Texian, Thing::Building(at)) => area(at),
        (Side::Mexican, Thing::Unit(unit)) => match state.post(unit) {
            Post::Open(at) => area(at),
            Post::Hidden(at) => {
                attack::can_clear(state, at).err().unwrap_or(Illegal::ClearTheBuilding { area: at })
            }
            Post::Aside | Post::Dead => Illegal::UnitDead { unit },
        },
        (Side::Mexican, Thing::Gun(gun)) if !state.is_destroyed(gun) => {
            let reasons = gun.areas().iter().map(area);
            reasons
                .min_by_key(|reason| !matches!(reason, Illegal::AttackTheArea { .. }))
                .unwrap_or(Illegal::GunDestroyed { gun })
        }
        (Side::Mexican, Thing::Wall(wall)) if state.wall(wall) > 0 => Illegal::WallByArea { wall },
        (Side::Mexican, Thing::Wall(wall)) => Illegal::WallDown { wall },
        (_, Thing::Column(column)) if state.is_waiting(column) => Illegal::OffMap { column },
        (_, Thing::Unit(unit)) if state.post(unit).area().is_none() => Illegal::UnitDead { unit },
        (_, Thing::Gun(gun)) if state.is_destroyed(gun) => Illegal::GunDestroyed { gun },
        (_, Thing::Unit(unit)) if state.unit_is_spent(unit) => Illegal::HasAttacked { thing },
        (_, Thing::Gun(gun)) if state.gun_is_spent(gun) => Illegal::HasAttacked { thing },
        (_, Thing::Stack(at, group)) if state.ready(at).count(group) == 0 => Illegal::HasAttacked { thing },
        (_, Thing::Unit(_) | Thing::Gun(_) | Thing::Stack(..)) => Illegal::TooEarly { thing, now },
        (_, thing) => Illegal::NoPart { thing, now },
    }
}

/// [15.1] What is not hit.
fn not_to_hit(state: &State, side: Side, thing: Thing) -> Illegal {
    let now = Now::of(state);
    let defenders = |area: Area| {
        results::can_hit(state, side, Mark::Defenders(area)).err().unwrap_or(Illegal::TexianChooses { area })
    };
    match (side, thing) {
        (Side::Mexican, Thing::Unit(unit)) => match results::can_lose(state, unit) {
            Ok(()) => defenders(state.attack.target),
            Err(illegal) => illegal,
        },
        (Side::Mexican, Thing::Building(area)) => defenders(area),
        (Side::Texian, Thing::Area(area) | Thing::Building(area)) if area != state.attack.target => {
            Illegal::NotTheTarget { area, target: state.attack.target }
        }
        (_, thing) if owner(thing) == Some(side) => Illegal::OwnPiece { thing, now },
        (_, thing) => Illegal::NoPart { thing, now },
    }
}

/// [7.0] What does not move.
fn not_to_go(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Unit(unit) => stuck(state, unit),
        Thing::Gun(gun) => Illegal::GunPosition { gun },
        Thing::Area(area) | Thing::Building(area) => place_first(state, thing, area),
        thing => own(state, thing).err().unwrap_or(Illegal::NoPart { thing, now }),
    }
}

/// What keeps a Texian unit where it is.
fn stuck(state: &State, unit: Unit) -> Illegal {
    match movement::can_act(state, unit) {
        Err(illegal) => illegal,
        Ok(Post::Hidden(area)) => nearest(state, [buildings::can_emerge(state, unit, area)].into_iter()),
        Ok(post) => {
            let here = post.area().map_or(Areas::NONE, |area| area.adjacent().and(Areas::ALAMO));
            let moves = here.iter().map(|to| movement::can_move(state, unit, to));
            nearest(state, moves.chain(post.area().map(|area| buildings::can_hide(state, unit, area))))
        }
    }
}
