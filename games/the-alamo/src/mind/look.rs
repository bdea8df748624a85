//! A look at the position where nothing is pending: what each side has, and what harm it can do as it stands.

use std::sync::atomic::Ordering;

use arrayvec::ArrayVec;

use super::reach::{self, Reach};
use super::ways;
use crate::data::data;
use crate::map::{Place, Terrain};
use crate::pieces::{Battery, Leader, Piece, Unit, Units};
use crate::rules::{reserve, victory};
use crate::sight::{self, Range};
use crate::state::{Reserve, Side, State, Step};
use crate::{LAST_TURN, odds};

game::items! {
    /// Something that is looked at.
    pub(super) enum Thing {
        /// Always one.
        Always,
        /// Casualties short of withdrawal.
        Margin,
        /// The same, as far as it is less than a hundred.
        Scarce,
        /// How much the figure for withdrawal will still rise.
        Growth,
        /// Turns after the twelfth.
        Late,
        Texans,
        /// The square of their number.
        TexansSquared,
        TexansInRooms,
        /// Fire strength of all Texans.
        Rifles,
        /// Of those who may fire: in good order and in no zone of control.
        FreeRifles,
        /// Of those of them who are in rooms.
        RoomRifles,
        /// Rifles by margin, in hundreds.
        RiflesByMargin,
        /// What the Texans can still hit in their own turn, in tenths of a step.
        Volley,
        /// What they can hit in the next.
        NextVolley,
        /// What the Mexicans can do hand to hand, in tenths of a step.
        Onslaught,
        /// The strength of guns that are served.
        TexanGuns,
        MexicanGuns,
        TexanLeaders,
        MexicanLeaders,
        /// How far it is to the Texans for all Mexicans together.
        Distance,
        Mexicans,
        /// In good order.
        MexicansWithin,
        SomebodyWithin,
        /// On the Replacement Track: back within three turns, or later.
        BackSoon,
        BackLate,
        /// Not come yet.
        Aside,
        ReserveHeld,
        /// Sides from which Texans in rooms can be attacked hand to hand.
        Approaches,
        /// What the Texans may lose hand to hand in the next Mexican Player-Turn, in tenths of a step, if all who can come do.
        Peril,
        /// Places within the walls that Mexicans can get to in it.
        Inroads,
        /// Turns left, up to ten, and that by the Texans in rooms.
        Left,
        LeftByRooms,
    }
}

pub(super) const COUNT: usize = Thing::COUNT;

/// A Mexican who has farther to go than this is simply far off.
const FAR: i32 = 30;
/// The highest figure for withdrawal.
const HIGHEST: i32 = 900;

/// Whose Player-Turn it is, at a node where nothing is pending.
pub(super) fn player_turn(state: &State) -> Option<Side> {
    match state.step {
        Step::Move(side) | Step::Attack(side) => Some(side),
        Step::Facing => Some(Side::Texan),
        Step::Commitment => Some(Side::Mexican),
        _ => None,
    }
}

/// A Mexican as a target: where, what is added to a hit, how many steps are at stake.
struct Target {
    place: Place,
    added: i32,
    steps: i32,
}

struct Look<'a> {
    state: &'a State,
    turn_of: Side,
    within: bool,
    /// The leadership with each unit.
    led: [u8; Unit::COUNT],
    targets: ArrayVec<Target, { Unit::COUNT }>,
    seen: [i32; COUNT],
}

/// All there is to be seen, by [`Thing`].
pub(super) fn look(state: &State, turn_of: Side) -> [i32; COUNT] {
    let within = reserve::somebody_within(state);
    let (led, targets, seen) = ([0; Unit::COUNT], ArrayVec::new(), [0; COUNT]);
    let mut look = Look { state, turn_of, within, led, targets, seen };
    look.at_leaders();
    look.at_mexicans();
    look.at_texans();
    look.at_guns();
    look.at_clock();
    look.seen
}

impl Look<'_> {
    fn add(&mut self, thing: Thing, amount: i32) {
        self.seen[thing as usize] += amount;
    }

    fn get(&self, thing: Thing) -> i32 {
        self.seen[thing as usize]
    }

    fn at_leaders(&mut self) {
        for leader in Leader::all() {
            let Some(place) = self.state.leaders[leader.index()].place() else { continue };
            let texan = leader.side() == Side::Texan;
            self.add(if texan { Thing::TexanLeaders } else { Thing::MexicanLeaders }, 1);
            for unit in self.state.units_at(place).filter(|unit| unit.side() == leader.side()) {
                let led = &mut self.led[unit.index()];
                *led = (*led).max(leader.leadership());
            }
        }
    }

    fn at_mexicans(&mut self) {
        let state = self.state;
        // While the Texans move it changes too often to be worked out.
        let ways = (self.turn_of == Side::Mexican).then(|| ways::to_texans(state));
        let distance = |place: Place| match &ways {
            Some(ways) => ways.from(place),
            None => {
                let texans = Units::of(Side::Texan).iter().filter_map(|unit| state.place(unit));
                texans.map(|texan| i32::from(texan.distance(place))).min().unwrap_or(0)
            }
        };
        for unit in Units::of(Side::Mexican).iter() {
            let spot = state.units[unit.index()].spot;
            match (spot.place(), spot.space()) {
                (Some(place), _) => {
                    let good = state.is_good(unit);
                    let shaken = if good { 0 } else { 2 };
                    let added = shaken - i32::from(self.led[unit.index()]) - i32::from(self.within);
                    self.targets.push(Target { place, added, steps: steps(state, unit) });
                    self.add(Thing::Mexicans, 1);
                    self.add(Thing::Distance, distance(place).min(FAR));
                    self.add(Thing::MexicansWithin, i32::from(good && state.is_within_walls(place)));
                }
                (_, Some(0..=3)) => self.add(Thing::BackSoon, 1),
                (_, Some(_)) => self.add(Thing::BackLate, 1),
                _ => self.add(Thing::Aside, i32::from(spot.is_aside())),
            }
        }
    }

    fn at_texans(&mut self) {
        let state = self.state;
        let mut onslaught = [0; Unit::COUNT];
        // What comes next is asked for where the Texans can still do something about it.
        let reach = (self.turn_of == Side::Texan).then(|| reach::of_mexicans(state));
        self.add(Thing::Inroads, reach.as_ref().map_or(0, Reach::inroads));
        for unit in Units::of(Side::Texan).iter() {
            let Some(place) = state.place(unit) else { continue };
            let engaged = self.contacts(unit, place, &mut onslaught);
            let peril = reach.as_ref().map_or(0, |reach| self.peril(unit, place, reach));
            let fire = unit.fire(state.is_reduced(unit));
            let rifles = i32::from(fire);
            self.add(Thing::Texans, 1);
            if place.is_room() {
                self.add(Thing::TexansInRooms, 1);
                self.add(Thing::Approaches, approaches(state, place));
            }
            self.add(Thing::Peril, peril);
            self.add(Thing::Rifles, rifles);
            if engaged > 0 || !state.is_good(unit) {
                continue;
            }
            self.add(Thing::FreeRifles, rifles);
            self.add(Thing::RoomRifles, if place.is_room() { rifles } else { 0 });
            let gun =
                state.battery_at(place).filter(|&gun| state.side_of(Piece::Battery(gun)) == Side::Texan);
            match gun {
                Some(gun) if self.turn_of == Side::Texan => {
                    self.fire(unit, place, gun.strength(), Range::Sight);
                }
                _ => self.fire(unit, place, fire, Range::Ten),
            }
        }
        let texans = self.get(Thing::Texans);
        self.add(Thing::TexansSquared, texans * texans);
        let all = Units::of(Side::Mexican).iter().filter(|&unit| self.is_to_fight(unit));
        let sum: i32 = all.map(|unit| onslaught[unit.index()]).sum();
        self.add(Thing::Onslaught, sum);
        for thing in [Thing::Volley, Thing::NextVolley, Thing::Onslaught] {
            self.seen[thing as usize] /= CASES;
        }
    }

    /// Mexicans in good order who control a Texan's place. Of what each can do to him hand to hand, the most is noted.
    fn contacts(&self, unit: Unit, place: Place, onslaught: &mut [i32; Unit::COUNT]) -> i32 {
        let state = self.state;
        let near = place.links().iter().filter_map(|link| Some((state.unit_at(link.to)?, state.over(link))));
        let enemies: ArrayVec<(Unit, Terrain), 12> = near
            .filter(|(enemy, over)| {
                enemy.side() == Side::Mexican && state.is_good(*enemy) && over.lets_melee()
            })
            .collect();
        let in_contact = enemies.iter().filter(|(_, over)| over.lets_zoc()).count() as i32;
        let shaken = if state.is_good(unit) { 0 } else { 2 };
        let added = in_contact + shaken + i32::from(self.within) - i32::from(self.led[unit.index()]);
        for &(enemy, over) in &enemies {
            let column = odds::column(&state.rules, over, enemy.melee(state.is_reduced(enemy)));
            let harm = expected(column, added + i32::from(self.led[enemy.index()]), steps(state, unit));
            let most = &mut onslaught[enemy.index()];
            *most = (*most).max(harm);
        }
        in_contact
    }

    /// What a Texan unit may lose in the next Mexican Player-Turn, in tenths of a step: one Mexican comes from every side that can be
    /// reached.
    fn peril(&self, unit: Unit, place: Place, reach: &Reach) -> i32 {
        const MELEE: u8 = 7;
        let state = self.state;
        let open = place.links().iter().filter(|link| reach.has(link.to)).map(|link| state.over(link));
        let open: ArrayVec<Terrain, 12> = open.filter(|over| over.lets_melee()).collect();
        if open.is_empty() {
            return 0;
        }
        let in_contact = open.iter().filter(|over| over.lets_zoc()).count() as i32;
        let shaken = i32::from(!state.is_good(unit));
        let added = in_contact.min(3) + shaken + i32::from(self.within) - i32::from(self.led[unit.index()]);
        let steps = steps(state, unit);
        let harm = open.iter().map(|&over| expected(odds::column(&state.rules, over, MELEE), added, steps));
        harm.sum::<i32>().min(10 * steps * CASES) / CASES
    }

    /// Whether it has not yet attacked in this Player-Turn.
    fn is_to_fight(&self, unit: Unit) -> bool {
        let fights_now = self.state.step == Step::Attack(unit.side());
        !(fights_now && self.state.done.contains(Piece::Unit(unit)))
    }

    /// What a Texan unit can shoot.
    fn fire(&mut self, unit: Unit, from: Place, strength: u8, range: Range) {
        let field = sight::field(from, range, true);
        let in_field = self.targets.iter().filter(|target| field.contains(target.place));
        let best = in_field.map(|target| {
            let column = odds::column(&self.state.rules, cover(from, target.place), strength);
            expected(column, target.added, target.steps)
        });
        let best = best.max().unwrap_or(0);
        self.add(Thing::NextVolley, best);
        if self.turn_of == Side::Texan && self.is_to_fight(unit) {
            self.add(Thing::Volley, best);
        }
    }

    fn at_guns(&mut self) {
        for battery in Battery::all().filter(|&battery| self.state.crew(battery).is_some()) {
            let texan = self.state.batteries[battery.index()].owner == Side::Texan;
            let guns = if texan { Thing::TexanGuns } else { Thing::MexicanGuns };
            self.add(guns, i32::from(battery.strength()));
        }
    }

    fn at_clock(&mut self) {
        let limit = i32::from(victory::limit(self.state));
        let margin = limit - i32::from(self.state.losses);
        self.add(Thing::Always, 1);
        self.add(Thing::Margin, margin);
        self.add(Thing::Scarce, margin.min(100));
        self.add(Thing::Growth, HIGHEST - limit);
        self.add(Thing::Late, (i32::from(self.state.turn) - 12).max(0));
        self.add(Thing::RiflesByMargin, margin * self.get(Thing::Rifles) / 100);
        self.add(Thing::ReserveHeld, i32::from(self.state.reserve == Reserve::Held));
        self.add(Thing::SomebodyWithin, i32::from(self.within));
        let left = (i32::from(LAST_TURN) + 1 - i32::from(self.state.turn)).clamp(0, 10);
        self.add(Thing::Left, left);
        self.add(Thing::LeftByRooms, left * self.get(Thing::TexansInRooms));
    }
}

/// The sides from which those in a room can be attacked hand to hand.
fn approaches(state: &State, room: Place) -> i32 {
    let open =
        |link: &&crate::Link| state.over(link).lets_melee() && state.holder(link.to) != Some(Side::Texan);
    room.links().iter().filter(open).count() as i32
}

fn steps(state: &State, unit: Unit) -> i32 {
    if state.is_reduced(unit) { 1 } else { 2 }
}

/// A die, then two dice.
const CASES: i32 = 216;

/// Tenths of a step that an attack costs in all cases together; disorder counts for a third of a step.
fn expected(column: u8, added: i32, steps: i32) -> i32 {
    const MORALE: u8 = 10;
    let [disorder, step, gone] = odds::chances(column, added.clamp(-4, 11) as i8, MORALE).map(i32::from);
    3 * disorder + 10 * step + 10 * steps * gone
}

/// What shields a place from fire, all walls being whole and nobody in the way. Worked out when it is first asked for.
fn cover(from: Place, to: Place) -> Terrain {
    const UNKNOWN: u8 = 0;
    let known = &data().cover[from.index() * Place::COUNT + to.index()];
    match known.load(Ordering::Relaxed) {
        UNKNOWN => {
            let terrain = sight::open_entry(from, to);
            known.store(terrain as u8 + 1, Ordering::Relaxed);
            terrain
        }
        code => Terrain::ALL[usize::from(code) - 1],
    }
}
