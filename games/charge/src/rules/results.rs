//! 15 Combat results: each hit takes a unit, a point of wall, or a gun.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, artillery, attack, show_if, victory, walls};
use crate::decision::clicks::Thing;
use crate::odds;
use crate::state::Step;
use crate::{Area, Decision, Event, Illegal, Mark, Now, Post, Side, State, Unit, Units, Wall, Walls};

/// [15.0] The die is read on the side's table.
pub(crate) fn resolve(state: &mut State, side: Side, die: u8, log: &mut impl Sink<Event>) {
    let modifier = attack::modifier(state, side);
    let total = odds::total(die, modifier);
    let hits = odds::hits(side, die, modifier);
    state.attack.die = die;
    state.attack.scored = hits;
    state.attack.left = hits;
    let area = state.attack.target;
    log.emit(|| Event::AttackRolled { side, area, die, modifier, total, hits });
    place_hits(state, side, log);
}

/// [15.0] Places hits one by one: where there is a choice the game waits for it, else the table decides
/// (ruling 38). Then those who attacked may advance.
fn place_hits(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    while state.attack.left > 0 {
        let (mut first, mut several) = (None, false);
        let _ = marks(state, side, &mut |decision| {
            several = first.is_some();
            first = first.or(Some(decision));
            if several { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match first {
            Some(Decision::Hit(mark)) if !several => hit(state, mark, log),
            Some(_) => {
                state.step = Step::Hit(side);
                return;
            }
            None => {
                let hits = std::mem::take(&mut state.attack.left);
                log.emit(|| Event::HitsLost { hits });
            }
        }
        if matches!(state.step, Step::Over(_) | Step::Lose) {
            return;
        }
    }
    state.step = Step::Advance(side);
}

/// [15.1] The hit goes where the attacker wants it, then the others follow.
pub(crate) fn place_hit(state: &mut State, side: Side, mark: Mark, log: &mut impl Sink<Event>) {
    hit(state, mark, log);
    if !matches!(state.step, Step::Over(_) | Step::Lose) {
        place_hits(state, side, log);
    }
}

/// [15.4] The unit chosen falls, then the other hits follow.
pub(crate) fn place_loss(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    lose(state, unit, log);
    if !matches!(state.step, Step::Over(_)) {
        state.step = Step::Hit(Side::Mexican);
        place_hits(state, Side::Mexican, log);
    }
}

/// [15.1] The attacker puts a hit on something in the target area, or on a wall on the way there.
pub(crate) fn can_hit(state: &State, side: Side, mark: Mark) -> Result<(), Illegal> {
    let attack = &state.attack;
    match (side, mark) {
        (Side::Texian, Mark::Stack(area, group)) => {
            is_target(state, area)?;
            if state.force(area).count(group) > 0 { Ok(()) } else { Err(Illegal::NotThere { area }) }
        }
        (Side::Mexican, Mark::Wall(wall)) => {
            is_between(state, wall)?;
            if !walls::is_undamaged(state, wall) { ladders_stand(state) } else { Ok(()) }
        }
        (Side::Mexican, Mark::Gun(gun)) => {
            artillery::stands(state, gun)?;
            if !gun.areas().contains(attack.target) {
                return Err(Illegal::GunNotInTarget { gun });
            }
            ladders_stand(state)
        }
        (Side::Mexican, Mark::Defenders(area)) => {
            is_target(state, area)?;
            if !defended(state) {
                return Err(Illegal::NobodyToHit { area });
            }
            ladders_stand(state)?;
            spares_a_hit(state)
        }
        (Side::Mexican, Mark::Stack(area, group)) => {
            Err(Illegal::OwnPiece { thing: Thing::Stack(area, group), now: Now::of(state) })
        }
        (Side::Texian, Mark::Gun(gun)) => {
            Err(Illegal::OwnPiece { thing: Thing::Gun(gun), now: Now::of(state) })
        }
        (Side::Texian, Mark::Wall(wall)) => {
            Err(Illegal::NoPart { thing: Thing::Wall(wall), now: Now::of(state) })
        }
        (Side::Texian, Mark::Defenders(area)) => {
            is_target(state, area)?;
            Err(Illegal::NoPart { thing: Thing::Area(area), now: Now::of(state) })
        }
    }
}

/// [15.1] Hits fall in the area attacked.
fn is_target(state: &State, area: Area) -> Result<(), Illegal> {
    let target = state.attack.target;
    if area == target { Ok(()) } else { Err(Illegal::NotTheTarget { area, target }) }
}

/// Where the Texians stand who may be hit: in the open, or, attacked from within the area, in its buildings.
fn defenders(state: &State) -> Post {
    let target = state.attack.target;
    if state.attack.inside { Post::Hidden(target) } else { Post::Open(target) }
}

/// Whether any of them is there.
fn defended(state: &State) -> bool {
    let target = state.attack.target;
    if state.attack.inside { state.has_hidden_texians(target) } else { state.has_open_texians(target) }
}

/// [15.1] The section stands between the target and one of the areas from which the attack came.
fn is_between(state: &State, wall: Wall) -> Result<(), Illegal> {
    let attack = &state.attack;
    if !attack.from.iter().any(|from| from.wall_to(attack.target) == Some(wall)) {
        return Err(Illegal::WallNotBetween { wall });
    }
    if state.wall(wall) == 0 { Err(Illegal::WallDown { wall }) } else { Ok(()) }
}

/// [15.2] Placing the ladders: the first hit goes to an undamaged section on the way, if there is one, unless
/// part of the attack came over a border without any section (ruling 13).
fn ladders_stand(state: &State) -> Result<(), Illegal> {
    let attack = &state.attack;
    let is_first = attack.left == attack.scored;
    let flanked = || attack.from.iter().any(|from| from.wall_to(attack.target).is_none());
    let undamaged = || {
        let mut sections = attack.from.iter().filter_map(|from| from.wall_to(attack.target));
        sections.any(|wall| walls::is_undamaged(state, wall))
    };
    if is_first && !flanked() && undamaged() { Err(Illegal::LaddersFirst) } else { Ok(()) }
}

/// [15.3] Of two or more hits at least one goes to a wall on the way or a gun in the area, if there is one
/// (ruling 14).
fn spares_a_hit(state: &State) -> Result<(), Illegal> {
    let attack = &state.attack;
    if attack.scored < 2 || attack.left > 1 || attack.broke {
        return Ok(());
    }
    let wall = attack.from.iter().any(|from| walls::standing(state, from, attack.target).is_some());
    let gun = || attack.target.guns().meets(state.works.guns());
    if wall || gun() { Err(Illegal::WallOrGun) } else { Ok(()) }
}

/// [15.1] All that may be hit now.
pub(crate) fn marks(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let target = state.attack.target;
    let mut show = |mark| show_if(can_hit(state, side, mark), Decision::Hit(mark), visit);
    match side {
        Side::Texian => {
            for (group, _) in state.force(target).groups() {
                show(Mark::Stack(target, group))?;
            }
            ControlFlow::Continue(())
        }
        Side::Mexican => {
            let between: Walls = state.attack.from.iter().filter_map(|from| from.wall_to(target)).collect();
            between.iter().try_for_each(|wall| show(Mark::Wall(wall)))?;
            target.guns().iter().try_for_each(|gun| show(Mark::Gun(gun)))?;
            show(Mark::Defenders(target))
        }
    }
}

/// [15.0] One hit: a unit, one point of a section, or a whole gun; [15.5] the chapel's gun takes two.
fn hit(state: &mut State, mark: Mark, log: &mut impl Sink<Event>) {
    state.attack.left -= 1;
    match mark {
        Mark::Wall(wall) => {
            state.attack.broke = true;
            let left = state.wall(wall) - 1;
            state.works.put_wall(wall, left);
            log.emit(|| Event::WallHit { wall, left });
        }
        Mark::Gun(gun) => {
            state.attack.broke = true;
            let hits = state.works.hits(gun) + 1;
            state.works.put_gun(gun, hits);
            let left = gun.hits_to_destroy() - hits;
            log.emit(|| Event::GunHit { gun, left });
        }
        Mark::Defenders(_) => {
            let there = state.garrison.at(defenders(state));
            match there.first() {
                Some(unit) if there == Units::one(unit) => lose(state, unit, log),
                _ => state.step = Step::Lose,
            }
        }
        Mark::Stack(area, group) => {
            state.army.fall(area, group);
            let dead = state.mexican_losses();
            log.emit(|| Event::MexicanFell { area, group, dead });
            victory::look(state, log);
        }
    }
}

/// [15.4] The Texian player chooses which of the units attacked falls.
pub(crate) fn can_lose(state: &State, unit: Unit) -> Result<(), Illegal> {
    if state.post(unit).area().is_none() {
        return Err(Illegal::UnitDead { unit });
    }
    if state.post(unit) == defenders(state) { Ok(()) } else { Err(Illegal::NotACasualty { unit }) }
}

/// [15.4] All who may fall.
pub(crate) fn casualties(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    state.garrison.at(defenders(state)).iter().try_for_each(|unit| visit(Decision::Lose(unit)))
}

fn lose(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    let area = state.attack.target;
    state.attack.felled |= state.post(unit) == Post::Open(area);
    state.garrison.put(unit, Post::Dead);
    log.emit(|| Event::TexianFell { unit, area });
    victory::look(state, log);
}
