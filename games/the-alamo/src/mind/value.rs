//! What the Texans may expect, by a look at the position. Before the columns come, the plot is all there is to look at.

use game::Table;

use super::look::{self, Thing};
use crate::map::Area;
use crate::pieces::Column;
use crate::rules::victory;
use crate::state::{Arrival, Side, State, Step};

pub(super) const TABLES: [Table; 2] = [
    Table {
        file: "src/mind/weights.csv",
        items: Thing::names,
        columns: &["Texan Player-Turn", "Mexican Player-Turn"],
        units: 0,
    },
    Table { file: "src/mind/plot.csv", items: plot_names, columns: &["Before the columns come"], units: 0 },
];
/// What each thing is worth to the Texans in a Texan and in a Mexican Player-Turn.
const WEIGHTS: [[i32; look::COUNT]; 2] = game::weights(include_str!("weights.csv"));
/// What the Texans themselves can change in their Player-Turn is weighed by hand as well, and by playing: games by rules of thumb, which do not look at it, hardly
/// tell what it is worth to be out of reach of the next onslaught.
const BY_HAND: [(Thing, i32); 2] = [(Thing::Peril, -100), (Thing::Inroads, -500)];
/// The same of a plot.
const PLOT: [[i32; PLOTTED]; 1] = game::weights(include_str!("plot.csv"));

/// The chance that the Texans win, from 0 to [`game::CERTAIN`], where the game can tell: when nothing is pending.
pub(super) fn chance(state: &State) -> Option<i32> {
    if is_plotted(state) {
        return Some(game::weighed(&plot(state), &PLOT[0]));
    }
    let turn_of = look::player_turn(state)?;
    if state.losses >= victory::limit(state) {
        return Some(game::CERTAIN);
    }
    let seen = look::look(state, turn_of);
    let weights = &WEIGHTS[usize::from(turn_of == Side::Mexican)];
    let fitted: i32 = seen.iter().zip(weights).map(|(count, weight)| count * weight).sum();
    let by_hand: i32 = BY_HAND.iter().map(|(thing, weight)| seen[*thing as usize] * weight).sum();
    Some(game::chance((fitted + by_hand) * 100 / game::PARTS_OF_LOG_ODDS))
}

/// The plot is sealed, and no column has come.
fn is_plotted(state: &State) -> bool {
    matches!(state.step, Step::Garrison | Step::Put(_) | Step::FirstFacing | Step::Deploy(Arrival::Columns))
}

/// What the position is judged by, where it can be judged: the number of its table, of its column there, and what is there.
pub(super) fn counted(state: &State) -> Option<(usize, usize, Vec<i32>)> {
    if is_plotted(state) {
        return Some((1, 0, plot(state).to_vec()));
    }
    let turn_of = look::player_turn(state)?;
    Some((0, usize::from(turn_of == Side::Mexican), look::look(state, turn_of).to_vec()))
}

/// What is seen of a plot: always one; the areas from which columns come; neighbours, who help each other.
const PLOTTED: usize = 2 + Area::COUNT;

fn plot_names() -> Vec<String> {
    let areas = Area::all().map(|area| format!("Area {area}"));
    std::iter::once("Always".to_owned()).chain(areas).chain(["Neighbours".to_owned()]).collect()
}

fn plot(state: &State) -> [i32; PLOTTED] {
    let columns = &state.plot[..Column::RESERVE.index()];
    let is_plotted = |area: usize| columns.contains(&Some(Area((area % Area::COUNT) as u8)));
    let neighbours = (0..Area::COUNT).filter(|&area| is_plotted(area) && is_plotted(area + 1)).count();
    std::array::from_fn(|at| match at {
        0 => 1,
        at if at <= Area::COUNT => i32::from(is_plotted(at - 1)),
        _ => neighbours as i32,
    })
}

#[cfg(test)]
mod tests {
    use game::{CERTAIN, Game, Node};

    use super::chance;
    use crate::State;

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
