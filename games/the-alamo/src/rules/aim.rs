//! 8 Who may attack whom, by fire or melee, and over what.

use std::ops::ControlFlow;

use crate::decision::clicks::Thing;
use crate::map::{Place, Terrain};
use crate::pieces::{Battery, Piece, Unit, Units};
use crate::rules::{Flow, artillery, movement, show_if, zones};
use crate::scenario::{CloseFire, Crew, Range};
use crate::sight;
use crate::state::{Side, State, Way};
use crate::{Decision, Illegal, Now, odds};

/// [R8b] How far small arms carry.
const TEXAN_RANGE: u8 = 10;
const MEXICAN_RANGE: u8 = 6;

/// [R8a] Who may attack at all: a unit in good order or a battery with a crew, once, if it has something to attack.
pub(crate) fn can_attack(state: &State, side: Side, piece: Piece) -> Result<(), Illegal> {
    is_ready(state, side, piece)?;
    if has_target(state, piece) { Ok(()) } else { Err(Illegal::NoTarget { piece }) }
}

fn is_ready(state: &State, side: Side, piece: Piece) -> Result<(), Illegal> {
    if state.side_of(piece) != side {
        return Err(Illegal::Enemy { thing: Thing::Piece(piece), now: Now::of(state) });
    }
    if state.place_of(piece).is_none() {
        return Err(Illegal::NotOnMap { piece });
    }
    if state.done.contains(piece) {
        return Err(Illegal::HasAttacked { piece });
    }
    match piece {
        Piece::Unit(unit) if state.is_good(unit) => Ok(()),
        Piece::Unit(unit) => Err(Illegal::NotInOrder { unit }),
        Piece::Battery(battery) => is_served(state, battery),
        Piece::Leader(leader) => Err(Illegal::LeadersDoNotAttack { leader }),
    }
}

/// [R10a] A battery has a crew that has not attacked; [R5i] has not moved; [R10c] was not taken just now.
fn is_served(state: &State, battery: Battery) -> Result<(), Illegal> {
    let crew = state.crew(battery).ok_or(Illegal::NoCrew { battery })?;
    if state.taken.contains(battery) {
        return Err(Illegal::GunJustTaken { battery });
    }
    if movement::was_hauled(state, battery) {
        return Err(Illegal::GunMoved { battery });
    }
    if state.rules.crew == Crew::One && state.done.contains(Piece::Unit(crew)) {
        return Err(Illegal::HasAttacked { piece: Piece::Unit(crew) });
    }
    Ok(())
}

/// Whether there is anything to attack. What is near is looked at first.
fn has_target(state: &State, piece: Piece) -> bool {
    if let Piece::Battery(battery) = piece
        && artillery::has_wall(state, battery)
    {
        return true;
    }
    let Some(from) = state.place_of(piece) else { return false };
    let aim = Aim::new(state, piece, from);
    let melee =
        |link: &crate::Link| state.holder(link.to) == Some(aim.side.other()) && state.over(link).lets_melee();
    if !aim.is_battery && from.links().iter().any(melee) {
        return true;
    }
    let places = || Units::of(aim.side.other()).iter().filter_map(|target| state.place(target));
    // The nearest of those in the open is nearly always seen.
    let open = places().filter(|&to| aim.is_open(to));
    let nearest = open.min_by_key(|&to| from.distance(to));
    nearest.is_some_and(|to| aim.can_fire(to).is_ok() || places().any(|to| aim.fires(to)))
}

pub(crate) fn attackers(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for unit in Units::of(side).iter() {
        let piece = Piece::Unit(unit);
        show_if(can_attack(state, side, piece), Decision::Attack(piece), visit)?;
    }
    for battery in Battery::all() {
        let piece = Piece::Battery(battery);
        show_if(can_attack(state, side, piece), Decision::Attack(piece), visit)?;
    }
    ControlFlow::Continue(())
}

/// Whether anybody of the side could still attack.
pub(crate) fn somebody_can_attack(state: &State, side: Side) -> bool {
    attackers(state, side, &mut |_| ControlFlow::Break(())).is_break()
}

/// One who attacks, and what that implies for every target.
struct Aim<'a> {
    state: &'a State,
    side: Side,
    from: Place,
    is_battery: bool,
    range: u8,
    /// In an enemy's zone, where it matters.
    held: bool,
    /// All walls are as they were built, so that what is shut off is known beforehand.
    whole: bool,
}

impl Aim<'_> {
    fn new(state: &State, piece: Piece, from: Place) -> Aim<'_> {
        let side = state.side_of(piece);
        let is_battery = matches!(piece, Piece::Battery(_));
        let range = match (is_battery || state.rules.range == Range::Sight, side) {
            (true, _) => u8::MAX,
            (false, Side::Texan) => TEXAN_RANGE,
            (false, Side::Mexican) => MEXICAN_RANGE,
        };
        let held = state.rules.close_fire == CloseFire::No && zones::in_enemy_zone(state, from, side);
        let whole = state.walls_are_whole();
        Aim { state, side, from, is_battery, range, held, whole }
    }

    /// The same as [`can_fire`](Aim::can_fire), but most of what is not seen is not looked at.
    fn fires(&self, to: Place) -> bool {
        self.is_open(to) && self.can_fire(to).is_ok()
    }

    /// Nothing but men can be in the way.
    fn is_open(&self, to: Place) -> bool {
        sight::is_open(self.from, to, self.whole)
    }

    /// [7.0] [R8b] Fire needs a line of sight and the range; [R6f] [R6g] an enemy's zone forbids it.
    fn can_fire(&self, to: Place) -> Result<(), Illegal> {
        let distance = self.from.distance(to);
        if self.held && !self.is_battery {
            return Err(Illegal::InEnemyZone);
        }
        if self.held && distance > 1 {
            return Err(Illegal::GunInEnemyZone);
        }
        if distance > self.range {
            return Err(Illegal::OutOfRange { distance, range: self.range });
        }
        if self.is_battery && self.side == Side::Texan {
            artillery::is_depressed(self.state, self.from, to)?;
        }
        sight::sight(self.state, self.from, to).map_err(|block| Illegal::Blocked { block })
    }
}

/// [R8c] [R8d] The terrain over which the attacker attacks the target, if it may.
pub(crate) fn terrain(state: &State, attacker: Piece, target: Unit, way: Way) -> Result<Terrain, Illegal> {
    let from = state.place_of(attacker).ok_or(Illegal::NotOnMap { piece: attacker })?;
    let to = state.place(target).ok_or(Illegal::NotOnMap { piece: Piece::Unit(target) })?;
    if target.side() == state.side_of(attacker) {
        return Err(Illegal::NotAnEnemy { piece: Piece::Unit(target) });
    }
    match way {
        Way::Fire => {
            Aim::new(state, attacker, from).can_fire(to)?;
            Ok(fire_terrain(state, from, to))
        }
        Way::Melee => melee_terrain(state, attacker, from, target, to),
    }
}

/// [R8c] The hexside by which the line enters the target's hex.
pub(crate) fn fire_terrain(state: &State, from: Place, to: Place) -> Terrain {
    sight::entry(state, from, to, |terrain| odds::shift(&state.rules, terrain))
}

/// [R8d] Adjacent places whose levels touch, over a hexside that lets melee.
fn melee_terrain(
    state: &State,
    attacker: Piece,
    from: Place,
    target: Unit,
    to: Place,
) -> Result<Terrain, Illegal> {
    if matches!(attacker, Piece::Battery(_)) {
        return Err(Illegal::GunsDoNotMelee);
    }
    let touching = from.link_to(to).filter(|link| !link.is_blank() || state.over(link) == Terrain::Breach);
    let link = touching.ok_or(Illegal::NotAdjacent { unit: target })?;
    let terrain = state.over(&link);
    if terrain.lets_melee() { Ok(terrain) } else { Err(Illegal::NoMeleeAcross { terrain }) }
}

/// Every attack that the attacker may make.
pub(crate) fn targets(state: &State, attacker: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let Some(from) = state.place_of(attacker) else { return ControlFlow::Continue(()) };
    let aim = Aim::new(state, attacker, from);
    for target in Units::of(aim.side.other()).iter() {
        let Some(to) = state.place(target) else { continue };
        if aim.fires(to) {
            visit(Decision::Fire(target))?;
        }
        if from.distance(to) == 1 {
            let melee = melee_terrain(state, attacker, from, target, to).map(|_| ());
            show_if(melee, Decision::Melee(target), visit)?;
        }
    }
    match attacker {
        Piece::Battery(battery) => artillery::walls(state, battery, visit),
        Piece::Unit(_) | Piece::Leader(_) => ControlFlow::Continue(()),
    }
}

/// The first target after a random one, by fire or melee.
pub(crate) fn any_target(
    state: &State,
    attacker: Piece,
    below: &mut impl FnMut(u64) -> u64,
) -> Option<Decision> {
    let from = state.place_of(attacker)?;
    let aim = Aim::new(state, attacker, from);
    let enemies = Units::of(aim.side.other()).iter();
    let first = below(enemies.clone().count() as u64) as usize;
    let melee_first = below(2) == 0;
    let mut around = enemies.clone().skip(first).chain(enemies.take(first));
    around.find_map(|target| {
        let to = state.place(target)?;
        let fire = || aim.fires(to).then_some(Decision::Fire(target));
        let near = from.distance(to) == 1;
        let melee =
            || melee_terrain(state, attacker, from, target, to).is_ok().then_some(Decision::Melee(target));
        let melee = || if near { melee() } else { None };
        if melee_first { melee().or_else(fire) } else { fire().or_else(melee) }
    })
}

/// [R8b] [R8d] The strength that is read on the table.
pub(crate) fn strength(state: &State, attacker: Piece, way: Way) -> u8 {
    match (attacker, way) {
        (Piece::Unit(unit), Way::Fire) => unit.fire(state.is_reduced(unit)),
        (Piece::Unit(unit), Way::Melee) => unit.melee(state.is_reduced(unit)),
        (Piece::Battery(battery), _) => battery.strength(),
        (Piece::Leader(_), _) => 0,
    }
}
