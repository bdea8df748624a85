//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.

mod thumb;
mod value;

use game::{CERTAIN, Counted, Fitted, Mind, Outcome, Seat, Table, Thumbs};

use crate::odds;
use crate::rules::{fire, melee, morale, reach};
use crate::state::{Shot, Step};
use crate::{
    Battalion, Decision, Fire, Gun, MEXICAN, Man, March, Mark, Officer, Phase, State, TEXAN, Unit, Zone,
    Zones, automaton,
};

impl Mind for State {
    /// The Mexicans know one plan: that by which they play themselves.
    type Plan = Option<Decision>;

    fn plan(&self, seat: Seat) -> Option<Decision> {
        let marches = seat == MEXICAN && self.step == Step::March;
        if marches { automaton::next(self).map(|(order, _)| order) } else { None }
    }

    fn prior(&self, plan: &Option<Decision>, seat: Seat, decision: Decision) -> i32 {
        if seat == MEXICAN {
            return mexican(self, *plan, decision);
        }
        match decision {
            Decision::Usual => 1000,
            Decision::Place(man, zone) => post(self, man, zone),
            Decision::Cannon(from, to) => shot(self, Fire::TexanCannon, from, to, None),
            Decision::Gun(gun, to) => shot(self, Fire::TexanCannon, gun.zone(), to, Some(gun)),
            Decision::Rifles(from, to) => shot(self, Fire::TexanRifles, from, to, None),
            Decision::Move(Man::Unit(unit), to) => shift(self, unit, to),
            Decision::Move(Man::Officer(officer), to) => lead(self, officer, to),
            Decision::Retreat(_, to) => -threat(self, to),
            Decision::Withdraw(order) => -foothold(self, order),
            Decision::Melee(zone) => i32::from(self.texans(zone)),
            Decision::Battery(_)
            | Decision::Dig(_)
            | Decision::Climb(_)
            | Decision::March(_)
            | Decision::Done => 0,
        }
    }

    /// Shots differ by this much and more.
    const MISTAKE: i32 = 200;

    const HORIZON: u16 = 2;

    fn value(&self) -> Option<i32> {
        (self.phase >= Phase::Rally).then(|| value::expected(self))
    }

    const THUMBS: Thumbs = thumb::THUMBS;

    fn thumb(&self, seat: Seat, decision: Decision) -> Option<&'static str> {
        if seat == MEXICAN { thumb::mexican(self, decision) } else { thumb::texan(self, decision) }
    }

    /// Half of it is who won, half the points, which a lost siege still has.
    fn worth(&self, outcome: Outcome) -> i32 {
        let points = outcome.points.map_or(0, i32::from).clamp(0, FULL_POINTS);
        let won = match outcome.winner {
            Some(seat) => CERTAIN * i32::from(seat == TEXAN),
            None => CERTAIN / 2,
        };
        i32::midpoint(won, points * CERTAIN / FULL_POINTS)
    }
}

impl Fitted for State {
    const SCENARIOS: &'static [&'static str] = &["solitaire"];
    const GAMES: u64 = 30_000;
    const TABLES: &'static [Table] = &[value::TABLE];

    fn counted(&self) -> Option<Counted> {
        let counts = || Counted { table: 0, column: 0, counts: value::count(self).to_vec() };
        (self.phase >= Phase::Rally).then(counts)
    }
}

/// More points than this make no difference.
const FULL_POINTS: i32 = 20;

/// The order of the plan first, and the end of the phase once there is none left.
fn mexican(state: &State, plan: Option<Decision>, decision: Decision) -> i32 {
    match decision {
        Decision::Withdraw(order) => return foothold(state, order),
        Decision::Battery(mark) => return battery(state, mark),
        // Sappers and captured guns are there to be used.
        Decision::Dig(wall) => return 1000 + i32::from(wall.is_gun_position()),
        Decision::Cannon(from, to) => return 1000 - 10 * i32::from(from.steps_inside(to)),
        Decision::Rifles(_, to) => return 1000 + i32::from(state.texans(to)),
        _ => {}
    }
    match plan {
        Some(order) if order == decision => 1000,
        Some(_) if decision == Decision::Done => -100,
        None if decision == Decision::Done => 500,
        Some(_) | None => 0,
    }
}

/// What a way out of a lost melee is worth to the Mexicans: those who stay inside, together, are still in the fight.
fn foothold(state: &State, order: March) -> i32 {
    let company = i32::from(state.mexicans(order.to));
    100 * i32::from(order.to.is_inside()) + 20 * company + i32::from(order.count)
}

/// A battery is best aimed where Mexicans wait before the wall.
fn battery(state: &State, mark: Mark) -> i32 {
    need(state, mark.zone())
}

/// One counter behind each wall, officers where guns are.
fn post(state: &State, man: Man, zone: Zone) -> i32 {
    let behind_wall = i32::from(!zone.walls().is_empty());
    match man {
        Man::Unit(_) => 100 * behind_wall - 80 * i32::from(state.infantry_count(zone)),
        Man::Officer(_) => 50 * i32::from(state.texans(zone)),
    }
}

/// What a shot is worth: the chance to hit, times what a rout or a retreat is worth there.
fn shot(state: &State, fire: Fire, from: Zone, to: Zone, gun: Option<Gun>) -> i32 {
    let battalion = state.top(to).unwrap_or(Battalion(0));
    let shot = Shot { fire, from, mark: Mark::Zone(to), battalion, gun };
    let hits = odds::hit_ways(odds::total(&fire::modifiers(state, shot)), fire::needed(shot));
    let [routs, retreats, _] = odds::morale_ways(odds::total(&morale::modifiers(state, shot)));
    let near = if to.is_inside() { 3 } else { i32::from(to.is_foot()) };
    let last_of_battalion = i32::from(state.standing(battalion) == 1);
    let rout = 6 + near + 6 * last_of_battalion;
    i32::from(hits) * (i32::from(routs) * rout + i32::from(retreats) * (1 + near)) + 1
}

/// How dangerous a zone is for those who hold it.
fn threat(state: &State, zone: Zone) -> i32 {
    let around = reach::crossable(state, zone);
    let inside: i32 = around.iter().map(|it| i32::from(state.mexicans(it))).sum();
    inside * 20 - i32::from(state.texans(zone)) * 10 - 30 * i32::from(zone.is_building())
}

/// How much a zone needs another counter: Mexicans who may come in, less those who hold it already.
fn need(state: &State, zone: Zone) -> i32 {
    let mut need = 0;
    for wall in zone.walls().iter() {
        let open = state.is_breached(wall) || state.has_ladder(wall);
        need += i32::from(state.mexicans(wall.outside())) * if open { 12 } else { 8 };
    }
    if !state.ready_guns(zone).is_empty() {
        need += need / 4;
    }
    need
}

/// [7] Into a melee only with good odds; else toward the wall that needs more men.
fn shift(state: &State, unit: Unit, to: Zone) -> i32 {
    let Some(from) = state.unit(unit).zone() else { return 0 };
    if state.mexicans(to) > 0 {
        let mine = odds::total(&melee::defence(state, to, false)) + i8::from(state.texans(to) > 0);
        let theirs = odds::total(&melee::mexican_modifiers(state, to));
        return 12 * (i32::from(odds::melee_ways(mine, theirs)) - 30);
    }
    let held = |zone, others: i32| need(state, zone) / (1 + others);
    let gain = held(to, i32::from(state.texans(to))) - held(from, i32::from(state.texans(from)) - 1);
    gain - 6
}

/// Officers stay with their men.
fn lead(state: &State, officer: Officer, to: Zone) -> i32 {
    if is_last_stand(state, officer, to) {
        return 1000;
    }
    if state.mexicans(to) > 0 && state.texans(to) == 0 {
        return -500;
    }
    let alone = state.officer(officer).zone().is_some_and(|zone| state.texans(zone) == 0);
    if alone && state.texans(to) > 0 { 50 } else { -50 }
}

/// Crockett goes to the magazine when all is lost.
fn is_last_stand(state: &State, officer: Officer, to: Zone) -> bool {
    let to_the_magazine = officer == Officer::CROCKETT && to == Zone::MAGAZINE && state.scenario.magazine;
    to_the_magazine && state.defenders() <= 2 && Zones::BLAST.meets(state.mexican_zones())
}
