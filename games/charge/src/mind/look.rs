//! A look at the position: what each side has, and what harm it can do as it stands.

use super::outlook::Outlook;
use super::worth::{self, Shooters};
use crate::rules::{artillery, attack};
use crate::state::Step;
use crate::{Area, Areas, Gun, Guns, Phase, Post, State, Unit, Units, Wall};

game::items! {
    /// Something that is looked at.
    enum Thing {
        /// Always one.
        Always,
        Turn,
        TurnSquared,
        /// Mexicans who fell. Sixteen end the game: five to go, three, two, one.
        Fallen,
        FallenSquared,
        FiveToGo,
        ThreeToGo,
        TwoToGo,
        OneToGo,
        /// Texians alive: no more than four, three, two, one.
        Texians,
        TexiansSquared,
        FourLeft,
        ThreeLeft,
        TwoLeft,
        OneLeft,
        TexiansByFallen,
        Leaders,
        /// In buildings where no Mexicans are.
        Undisturbed,
        /// In buildings with fewer than six Mexicans around them, and with fewer than three.
        Outnumbering,
        Unshaken,
        /// What it costs the Mexicans to clear all buildings with six men each, in sixths of a unit; and how many more they could lose.
        Toll,
        Slack,
        SlackOver,
        /// What the Mexicans can do in one turn as they stand, and the same for each Texian who fell.
        Outlook,
        OutlookByLost,
        /// The Texian lives that may be lost in the open.
        Danger,
        DangerByLost,
        /// What the Texians can hit in one turn, in sixths, and the same for each Mexican who fell.
        Volley,
        VolleyByFallen,
        /// How near the Mexicans are to the Texians.
        Closeness,
        /// The light infantry have made their rush.
        Rushed,
        /// The strength of all walls, for each Texian alive.
        WallsByTexians,
    }
}

/// What stands in each place: Mexicans, the first three of them, who add to a die, Texians in the open and in buildings; the strength of
/// each wall, and whether it is breached; whether each gun can still fire.
const IN_AREAS: [&str; 4] = ["Mexicans", "Threes", "Open", "Hidden"];
const OF_WALLS: [&str; 2] = ["Strength", "Breach"];
const PLACES: usize = IN_AREAS.len() * Area::COUNT + OF_WALLS.len() * Wall::COUNT + Gun::COUNT;

pub(super) const COUNT: usize = Thing::COUNT + PLACES;

/// The names of all that is looked at.
pub(super) fn names() -> Vec<String> {
    let areas = IN_AREAS.into_iter().flat_map(|what| Area::all().map(move |it| format!("{what} {it}")));
    let walls = OF_WALLS.into_iter().flat_map(|what| Wall::all().map(move |it| format!("{what} {it}")));
    let guns = Gun::all().map(|gun| gun.to_string());
    Thing::names().into_iter().chain(areas).chain(walls).chain(guns).collect()
}

/// The four phases of a turn, in order.
pub(super) const PHASES: usize = 4;

/// The phase, by its place in the turn.
pub(super) fn phase(state: &State) -> usize {
    match state.step.phase() {
        Phase::SetUp | Phase::MexicanMovement | Phase::Over => 0,
        Phase::TexianAttacks => 1,
        Phase::MexicanAttacks => 2,
        Phase::TexianMovement => 3,
    }
}

/// A phase begins: nobody has acted in it.
pub(super) fn is_beginning(state: &State) -> bool {
    let nobody = state.spent_units.is_empty() && state.spent_guns.is_empty() && state.army.is_rested();
    let free = matches!(state.step, Step::March | Step::Attack(_) | Step::Move);
    free && nobody && state.struck.is_empty()
}

/// All there is to be seen, by its [names].
pub(super) fn look(state: &State) -> [i32; COUNT] {
    let mut seen = [0; COUNT];
    let mut see = |thing: Thing, amount: i32| seen[thing as usize] = amount;
    let fallen = i32::from(state.mexican_losses());
    let lost = i32::from(state.texian_losses());
    let texians = Unit::COUNT as i32 - lost;
    let counts = state.army.counts();
    let turn = i32::from(state.turn);

    see(Thing::Always, 1);
    see(Thing::Turn, turn);
    see(Thing::TurnSquared, turn * turn);
    see(Thing::Fallen, fallen);
    see(Thing::FallenSquared, fallen * fallen);
    see(Thing::FiveToGo, i32::from(fallen >= 11));
    see(Thing::ThreeToGo, i32::from(fallen >= 13));
    see(Thing::TwoToGo, i32::from(fallen >= 14));
    see(Thing::OneToGo, i32::from(fallen >= 15));
    see(Thing::Texians, texians);
    see(Thing::TexiansSquared, texians * texians);
    see(Thing::FourLeft, i32::from(texians <= 4));
    see(Thing::ThreeLeft, i32::from(texians <= 3));
    see(Thing::TwoLeft, i32::from(texians <= 2));
    see(Thing::OneLeft, i32::from(texians <= 1));
    see(Thing::TexiansByFallen, texians * fallen);
    let leaders = Units::leaders().minus(state.garrison.at(Post::Dead));
    see(Thing::Leaders, leaders.len().into());

    let hidden = |area: Area| i32::from(state.count_at(Post::Hidden(area)));
    let undisturbed = state.garrison.occupied().minus(state.army.held());
    see(Thing::Undisturbed, undisturbed.iter().map(hidden).sum());

    let besieged = state.garrison.occupied().and(state.army.held());
    let fewer = |most: i32| besieged.iter().filter(|area| counts[area.index()] < most).map(hidden).sum();
    see(Thing::Outnumbering, fewer(6));
    see(Thing::Unshaken, fewer(3));
    let toll = state.garrison.occupied().iter().map(|area| toll(state.garrison.at(Post::Hidden(area)))).sum();
    let slack = 6 * (16 - fallen) - toll;
    see(Thing::Toll, toll);
    see(Thing::Slack, slack);
    see(Thing::SlackOver, slack.max(0));

    let outlook = Outlook::of(state, counts, state.marked(), Areas::NONE).total(state);
    see(Thing::Outlook, outlook);
    see(Thing::OutlookByLost, outlook * lost);
    let danger = |area: Area| worth::danger(state, area, i32::from(state.count_at(Post::Open(area))));
    let danger: i32 = state.garrison.held().iter().map(danger).sum();
    see(Thing::Danger, danger);
    see(Thing::DangerByLost, danger * lost);
    let volley = volley(state);
    see(Thing::Volley, volley);
    see(Thing::VolleyByFallen, volley * fallen);
    let ways = worth::ways(state);
    let near = |area: Area| worth::closeness(state, area, &ways) * counts[area.index()];
    see(Thing::Closeness, state.army.held().iter().map(near).sum::<i32>() / 10);
    see(Thing::Rushed, i32::from(state.cazadores_used));
    let walls = Wall::all().map(|wall| i32::from(state.wall(wall))).sum::<i32>();
    see(Thing::WallsByTexians, walls * texians);
    for (place, count) in seen[Thing::COUNT..].iter_mut().zip(places(state)) {
        *place = count;
    }
    seen
}

/// What the Mexicans may expect to lose in clearing a building with six men at a time, in sixths of a unit. A leader is lost last.
fn toll(hidden: Units) -> i32 {
    /// How many hide, without and with a leader.
    const TOLLS: [[i32; 5]; 2] = [[0, 2, 5, 10, 19], [0, 4, 9, 17, 24]];
    TOLLS[usize::from(hidden.meets(Units::leaders()))][usize::from(hidden.len()).min(4)]
}

/// What stands in each place.
fn places(state: &State) -> impl Iterator<Item = i32> {
    let mexicans = |area: Area| i32::from(state.force(area).total());
    let open = |area: Area| i32::from(state.count_at(Post::Open(area)));
    let hidden = |area: Area| i32::from(state.count_at(Post::Hidden(area)));
    let areas = Area::all().map(mexicans).chain(Area::all().map(move |area| mexicans(area).min(3)));
    let texians = Area::all().map(open).chain(Area::all().map(hidden));
    let walls = Wall::all().map(|wall| i32::from(state.wall(wall)));
    let breaches = Wall::all().map(|wall| i32::from(state.wall(wall) == 0));
    let guns = Gun::all().map(|gun| i32::from(!state.is_destroyed(gun)));
    areas.chain(texians).chain(walls).chain(breaches).chain(guns)
}

/// More than this is not added to a die.
const MOST: i32 = 4;

/// What the Texians can hit in one turn, in sixths: each shoots once, at the area where most is to be hit first. Guns standing
/// where the enemy is will have been spiked.
fn volley(state: &State) -> i32 {
    let mut loaded = Shooters { units: Units::ALL, guns: Guns::ALL };
    let mut targets = state.army.held();
    let mut sum = 0;
    loop {
        let hits = |target: Area| {
            let power = bearing(state, loaded, target).power();
            let most = 6 * i32::from(state.force(target).total());
            (if power == 0 { 0 } else { worth::fire(power).min(most) }, power, target)
        };
        let best = targets.iter().map(hits).max_by_key(|&(hits, power, _)| (hits, power));
        let Some((hits @ 1.., _, target)) = best else { return sum };
        sum += hits;
        targets.remove(target);
        shoot(state, &mut loaded, target, targets);
    }
}

/// Those who have not shot yet and bear on an area.
fn bearing(state: &State, loaded: Shooters, target: Area) -> Shooters {
    let Shooters { units, guns } = Shooters::on(state, target);
    Shooters { units: units.and(loaded.units), guns: guns.and(loaded.guns).minus(target.guns()) }
}

/// Those who have nothing else to shoot at go first, the rest as far as they are needed.
fn shoot(state: &State, loaded: &mut Shooters, target: Area, others: Areas) {
    let Shooters { units, guns } = bearing(state, *loaded, target);
    let mut power = 0;
    for idle in [true, false] {
        for unit in units.iter() {
            if power < MOST && attack::reach(state, unit).meets(others) != idle {
                loaded.units.remove(unit);
                power += 1 + i32::from(unit.is_leader());
            }
        }
        for gun in guns.iter() {
            if power < MOST && artillery::reach(gun).meets(others) != idle {
                loaded.guns.remove(gun);
                power += i32::from(gun.strength());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::volley;
    use crate::State;

    #[test]
    fn everybody_shoots_once() {
        let guns = "guns: gun1 destroyed, gun2 destroyed, gun3 destroyed, gun4 destroyed, gun5 destroyed\n";
        let volley = |areas: &str| {
            let state = State::from_pos(&format!("turn 3, Texian attacks\n{areas}{guns}"));
            volley(&state.unwrap())
        };
        assert_eq!(volley("NF: Ald5\nN: Blazeby\n"), 1, "+1: a hit with 6");
        assert_eq!(volley("NF: Ald5\nN: Travis Blazeby\nNW: White\n"), 5, "+4: a hit from 3 on, two with 6");
        assert_eq!(
            volley("NF: Ald5\nRB: Tol2\nN: Travis Blazeby\nNW: White\n"),
            5,
            "nobody is left for the river"
        );
        assert_eq!(volley("NF: Ald5\nRB: Tol2\nN: Blazeby\nWW: White\n"), 2, "one hit with 6 each");
        assert_eq!(volley("NF: Ald5\nWW: White\n"), 0, "out of reach");
    }
}
