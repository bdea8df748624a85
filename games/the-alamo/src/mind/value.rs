//! What the Texans may expect, by a look at the position: fitted to the ends of three thousand games between regular players who now
//! and then do something else. What the Texans themselves can change in their Player-Turn is weighed by hand, and by playing: such games
//! do not tell what a shot is worth against the next onslaught. Before the columns come, the plot is all there is to look at.

use super::look::{self, Thing};
use crate::map::Area;
use crate::pieces::Column;
use crate::rules::victory;
use crate::state::{Arrival, Side, State, Step};

/// What each thing is worth to the Texans in a Texan and in a Mexican Player-Turn, in hundred-thousandths of log-odds.
const WEIGHTS: [(Thing, [i32; 2]); look::COUNT] = [
    (Thing::Always, [455_063, 587_166]),
    (Thing::Margin, [-1484, -319]),
    (Thing::Scarce, [-1448, -2210]),
    (Thing::Growth, [-1173, -921]),
    (Thing::Late, [32_349, 39_812]),
    (Thing::Texans, [0, 5860]),
    (Thing::TexansSquared, [198, -32]),
    (Thing::TexansInRooms, [0, 8616]),
    (Thing::Rifles, [2088, 380]),
    (Thing::FreeRifles, [0, 1424]),
    (Thing::RoomRifles, [0, -2393]),
    (Thing::RiflesByMargin, [202, -569]),
    (Thing::Volley, [3000, 0]),
    (Thing::NextVolley, [1000, 789]),
    (Thing::Onslaught, [0, -1455]),
    (Thing::TexanGuns, [3000, 5193]),
    (Thing::MexicanGuns, [-221, -905]),
    (Thing::TexanLeaders, [64_187, 52_399]),
    (Thing::MexicanLeaders, [-45_734, -29_564]),
    (Thing::Distance, [0, 360]),
    (Thing::Mexicans, [-16_267, -18_267]),
    (Thing::MexicansWithin, [-1547, -4795]),
    (Thing::SomebodyWithin, [-69_963, -41_210]),
    (Thing::BackSoon, [-14_109, -21_748]),
    (Thing::BackLate, [-13_287, -20_116]),
    (Thing::Aside, [-11_684, -16_799]),
    (Thing::ReserveHeld, [26_943, 43_195]),
    (Thing::Breaches, [-5736, -6504]),
    (Thing::Peril, [-1000, 0]),
    (Thing::Inroads, [-5000, 0]),
];
/// Of these there are so many in a hundredth of log-odds.
const PARTS: i32 = 1000;

/// The chance that the Texans win, from 0 to [`game::CERTAIN`], where the game can tell: when nothing is pending.
pub(super) fn chance(state: &State) -> Option<i32> {
    if let Step::Garrison | Step::Put(_) | Step::FirstFacing | Step::Deploy(Arrival::Columns) = state.step {
        return Some(game::CERTAIN - game::chance(of_plot(state)));
    }
    let turn_of = look::player_turn(state)?;
    if state.losses >= victory::limit(state) {
        return Some(game::CERTAIN);
    }
    let seen = look::look(state, turn_of);
    let which = usize::from(turn_of == Side::Mexican);
    let sum: i32 = WEIGHTS.iter().map(|(thing, weights)| seen[*thing as usize] * weights[which]).sum();
    Some(game::chance(sum / PARTS))
}

/// What a plot is worth to the Mexicans before the columns come, in hundredths of log-odds: fitted to four thousand games with all kinds
/// of plots. The guns of the south front keep any column at bay, and neighbours help each other.
fn of_plot(state: &State) -> i32 {
    const ALWAYS: i32 = -60;
    const AREAS: [i32; Area::COUNT] = [25, 30, 55, 20, -110, -20];
    const NEIGHBOURS: i32 = 50;
    let columns = &state.plot[..Column::RESERVE.index()];
    let is_plotted = |area: usize| columns.contains(&Some(Area((area % Area::COUNT) as u8)));
    let worth = |area: usize| AREAS[area] + if is_plotted(area + 1) { NEIGHBOURS } else { 0 };
    ALWAYS + (0..Area::COUNT).filter(|&area| is_plotted(area)).map(worth).sum::<i32>()
}

#[cfg(test)]
mod tests {
    use game::{CERTAIN, Game, Node};

    use super::{WEIGHTS, chance};
    use crate::State;

    #[test]
    fn everything_is_weighed_once() {
        assert!(WEIGHTS.iter().enumerate().all(|(at, (thing, _))| *thing as usize == at));
    }

    /// The Mexicans do best where the guns are few and their columns together.
    #[test]
    fn a_plot_has_a_worth() {
        let mexicans = |plot: &str| {
            let pos = format!("turn 1, garrison\nplot: {plot} R=1\nrevealed:");
            CERTAIN - chance(&State::from_pos(&pos).unwrap()).unwrap()
        };
        let (together, south, apart) =
            (mexicans("1=1 2=2 3=3 4=4"), mexicans("1=1 2=2 3=3 4=5"), mexicans("1=1 2=3 3=4 4=6"));
        assert!(together > apart && apart > south, "{together} {apart} {south}");
    }

    /// Where nothing is pending, there is a chance.
    #[test]
    fn a_position_has_a_chance() {
        let mut state = State::start("assault".parse().unwrap());
        let mut rng = fastrand::Rng::with_seed(6);
        let mut below = |n: u64| rng.u64(..n);
        let mut valued = 0;
        loop {
            if let Some(chance) = chance(&state) {
                assert!((0..=CERTAIN).contains(&chance));
                valued += 1;
            }
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(below(draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let decision = state.sample(seat, &mut below).unwrap();
                    state.decide(seat, decision, &mut ());
                }
            }
        }
        assert!(valued > 100, "{valued}");
    }
}
