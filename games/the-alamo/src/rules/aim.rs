//! 8 Who may attack whom, by fire or melee, and over what.

use std::ops::ControlFlow;

use crate::decision::clicks::Thing;
use crate::map::{Place, Terrain};
use crate::pieces::{Batteries, Battery, Piece, Unit};
use crate::places::Places;
use crate::rules::{Flow, artillery, movement, show_if};
use crate::scenario::{CloseFire, Crew, Range};
use crate::sight::{self, Scenery};
use crate::state::{Side, State, Way};
use crate::{Decision, Illegal, Now, odds};

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
    aim.within_reach().next().is_some() || aim.can_fire_at_all() && aim.marks().iter().any(|to| aim.fires(to))
}

pub(crate) fn attackers(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for unit in state.in_order(side).minus(state.done.units()).iter() {
        let piece = Piece::Unit(unit);
        show_if(can_attack(state, side, piece), Decision::Attack(piece), visit)?;
    }
    for battery in Batteries::ALL.minus(state.done.batteries()).iter() {
        let piece = Piece::Battery(battery);
        show_if(can_attack(state, side, piece), Decision::Attack(piece), visit)?;
    }
    ControlFlow::Continue(())
}

/// Whether anybody of the side could still attack.
pub(crate) fn somebody_can_attack(state: &State, side: Side) -> bool {
    attackers(state, side, &mut |_| ControlFlow::Break(())).is_break()
}

/// [R6f] [R6g] Whoever stands there is kept from firing by an enemy's zone. Ruling 9: an option lifts that.
pub(crate) fn is_held(state: &State, place: Place, side: Side) -> bool {
    state.rules.close_fire == CloseFire::No && state.zones(side.other()).contains(place)
}

/// One who attacks, and what that implies for every target.
struct Aim<'a> {
    state: &'a State,
    side: Side,
    from: Place,
    is_battery: bool,
    range: sight::Range,
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
            (true, _) => sight::Range::Sight,
            (false, Side::Texan) => sight::Range::Ten,
            (false, Side::Mexican) => sight::Range::Six,
        };
        let held = is_held(state, from, side);
        let whole = state.is_whole();
        Aim { state, side, from, is_battery, range, held, whole }
    }

    /// [R6f] In an enemy's zone small arms do not fire at all.
    fn can_fire_at_all(&self) -> bool {
        !self.held || self.is_battery
    }

    /// What is within range and not shut off: nothing but men can be in the way.
    fn marks(&self) -> Places {
        sight::field(self.from, self.range, self.whole).and(self.state.held(self.side.other()))
    }

    /// Whether it may fire at one of the marks.
    fn fires(&self, to: Place) -> bool {
        // Small arms do, or do not fire at all; guns have more to heed.
        let is_free = if self.is_battery { self.is_free_to_fire(to).is_ok() } else { self.can_fire_at_all() };
        is_free && sight::sees(self.state, self.from, to)
    }

    /// [R8d] Where enemies stand who can be attacked hand to hand.
    fn within_reach(&self) -> impl Iterator<Item = Place> {
        let (state, enemies) = (self.state, self.state.held(self.side.other()));
        let links = self.from.links().iter().filter(|_| !self.is_battery);
        let touching = links.filter(|link| enemies.contains(link.to) && state.over(link).lets_melee());
        touching.map(|link| link.to)
    }

    /// [7.0] [R8b] Fire needs a line of sight and the range; [R6f] [R6g] an enemy's zone forbids it.
    fn can_fire(&self, to: Place) -> Result<(), Illegal> {
        self.is_free_to_fire(to)?;
        if sight::sees(self.state, self.from, to) {
            return Ok(());
        }
        sight::sight(self.state, self.from, to).map_err(|block| Illegal::Blocked { block })
    }

    fn is_free_to_fire(&self, to: Place) -> Result<(), Illegal> {
        let distance = self.from.distance(to);
        if !self.can_fire_at_all() {
            return Err(Illegal::InEnemyZone);
        }
        if self.held && distance > 1 {
            return Err(Illegal::GunInEnemyZone);
        }
        let range = self.range.hexes();
        if distance > range {
            return Err(Illegal::OutOfRange { distance, range });
        }
        if self.is_battery && self.side == Side::Texan {
            artillery::is_depressed(self.state, self.from, to)?;
        }
        Ok(())
    }
}

/// [R8a] Whether the attacker may attack the target so.
pub(crate) fn can_strike(state: &State, attacker: Piece, target: Unit, way: Way) -> Result<(), Illegal> {
    let from = state.place_of(attacker).ok_or(Illegal::NotOnMap { piece: attacker })?;
    let to = state.place(target).ok_or(Illegal::NotOnMap { piece: Piece::Unit(target) })?;
    if target.side() == state.side_of(attacker) {
        return Err(Illegal::NotAnEnemy { piece: Piece::Unit(target) });
    }
    match way {
        Way::Fire => Aim::new(state, attacker, from).can_fire(to),
        Way::Melee => can_melee(state, attacker, from, target, to),
    }
}

/// [R8c] [R8d] The terrain over which an attack that may be made goes.
pub(crate) fn crossed(state: &State, attacker: Piece, target: Unit, way: Way) -> Option<Terrain> {
    let (from, to) = (state.place_of(attacker)?, state.place(target)?);
    match way {
        Way::Fire => Some(fire_terrain(state, from, to)),
        Way::Melee => Some(state.over(&from.link_to(to)?)),
    }
}

/// The terrain over which the attacker attacks the target, if it may.
pub(crate) fn terrain(state: &State, attacker: Piece, target: Unit, way: Way) -> Option<Terrain> {
    crossed(state, attacker, target, way).filter(|_| can_strike(state, attacker, target, way).is_ok())
}

/// [R8c] The hexside by which the line enters the target's hex.
pub(crate) fn fire_terrain(state: &State, from: Place, to: Place) -> Terrain {
    sight::entry(state, from, to, |terrain| odds::shift(&state.rules, terrain))
}

/// [R8d] Adjacent places whose levels touch, over a hexside that lets melee.
fn can_melee(state: &State, attacker: Piece, from: Place, target: Unit, to: Place) -> Result<(), Illegal> {
    if matches!(attacker, Piece::Battery(_)) {
        return Err(Illegal::GunsDoNotMelee);
    }
    let touching = from.link_to(to).filter(|link| !link.is_blank() || state.over(link) == Terrain::Breach);
    let link = touching.ok_or(Illegal::NotAdjacent { unit: target })?;
    let terrain = state.over(&link);
    if terrain.lets_melee() { Ok(()) } else { Err(Illegal::NoMeleeAcross { terrain }) }
}

/// Every attack that the attacker may make.
pub(crate) fn targets(state: &State, attacker: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let Some(from) = state.place_of(attacker) else { return ControlFlow::Continue(()) };
    let aim = Aim::new(state, attacker, from);
    let (marks, near): (_, Places) = (aim.marks(), aim.within_reach().collect());
    for target in state.on_map(aim.side.other()).iter() {
        let Some(to) = state.place(target) else { continue };
        if marks.contains(to) && aim.fires(to) {
            visit(Decision::Fire(target))?;
        }
        if near.contains(to) {
            visit(Decision::Melee(target))?;
        }
    }
    match attacker {
        Piece::Battery(battery) => artillery::walls(state, battery, visit),
        Piece::Unit(_) | Piece::Leader(_) => ControlFlow::Continue(()),
    }
}

/// The first target from a random one on, by fire or melee.
pub(crate) fn any_target(
    state: &State,
    attacker: Piece,
    below: &mut impl FnMut(u64) -> u64,
) -> Option<Decision> {
    let from = state.place_of(attacker)?;
    let aim = Aim::new(state, attacker, from);
    let marks = if aim.can_fire_at_all() { aim.marks() } else { Places::NONE };
    let near: Places = aim.within_reach().collect();
    let all = marks.or(&near);
    let late = all.from(all.nth(below(all.len().max(1).into()) as u32)?);
    let [melee_first, upper] = [(); 2].map(|()| below(2) == 0);
    late.iter().chain(all.minus(&late).iter()).find_map(|to| {
        let mut units = state.units_at(to);
        let target = if upper { units.next() } else { units.last() }?;
        let fire = || (marks.contains(to) && aim.fires(to)).then_some(Decision::Fire(target));
        let melee = || near.contains(to).then_some(Decision::Melee(target));
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
