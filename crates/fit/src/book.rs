//! Weighs the openings of a game: each of one side meets each of the other's in some games, and the matrix of what came of them is
//! solved by regret matching, as if both sides chose at once.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use ai::{Memory, Player};
use fastrand::Rng;
use game::{Booked, CERTAIN, Guess, Input, Node, Opening, Seat, openings, play};

/// How the openings are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::Args)]
pub struct Care {
    /// How many games each meets each in.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Who plays on from there.
    #[arg(long, default_value = "general@40")]
    pub player: Player,
    /// Where the dice come from.
    #[arg(long, default_value_t = 1836)]
    pub seed: u64,
    /// On so many cores.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub cores: u16,
}

/// A game with a book.
pub struct Book {
    pub game: &'static str,
    pub file: &'static str,
    /// The same book with new weights.
    pub weigh: fn(&str, &Care) -> Result<String, String>,
}

#[cfg(not(test))]
pub static BOOKS: [Book; 1] = [book::<charge::State>()];

#[cfg(not(test))]
const fn book<G: Booked>() -> Book {
    Book { game: G::TITLE.id, file: G::FILE, weigh: weigh::<G> }
}

/// The command that makes a book.
pub fn command(game: &str, care: &Care) -> String {
    let Care { games, player, seed, .. } = care;
    format!("cargo xtask book {game} --games {games} --player {player} --seed {seed}")
}

/// Rounds of regret matching: more change nothing any more in thousandths.
const ROUNDS: u32 = 200_000;
/// What is chosen less often than this, of a thousand, is not chosen at all.
const SELDOM: f64 = 20.0;

/// Lets the openings of a book meet, and writes it anew.
pub fn weigh<G: Booked>(text: &str, care: &Care) -> Result<String, String> {
    let all = openings::<G>(text)?;
    let [mine, theirs]: [Vec<&Opening>; 2] =
        [Seat(0), Seat(1)].map(|seat| all.iter().filter(|it| it.seat == seat).collect());
    if mine.is_empty() || theirs.is_empty() {
        return Err("each side needs an opening".to_owned());
    }
    let worth = meet::<G>(&mine, &theirs, care);
    let mixes = solve(&worth).map(|mix| thousandths(&mix));
    let share = |mix: &[u64], at: usize| mix[at] as f64 / mix.iter().sum::<u64>().max(1) as f64;
    let against_theirs = |row: usize| {
        (0..theirs.len()).map(|column| share(&mixes[1], column) * worth[row][column]).sum::<f64>()
    };
    let against_mine = |column: usize| {
        (0..mine.len()).map(|row| share(&mixes[0], row) * (1.0 - worth[row][column])).sum::<f64>()
    };
    let mut page = format!("# Made by `{}`.\n", command(G::TITLE.id, care));
    writeln!(
        page,
        "# {} and {} openings met each other, each in {} games between {}s: {} games. Weights and worth are in thousandths; the worth is against the other side's mix, and sure to about {:.0}.",
        mine.len(),
        theirs.len(),
        care.games,
        care.player,
        mine.len() * theirs.len() * care.games as usize,
        error(&mixes[1], care.games) * 1000.0,
    )
    .expect("checked: a string takes all");
    page += "# side,name,weight,worth,choices\n";
    let rows = mine.iter().enumerate().map(|(at, it)| (it, mixes[0][at], against_theirs(at)));
    let columns = theirs.iter().enumerate().map(|(at, it)| (it, mixes[1][at], against_mine(at)));
    for (opening, weight, worth) in rows.chain(columns) {
        let side = G::TITLE.seat_id(opening.seat);
        let (name, choices) = (&opening.name, &opening.choices);
        writeln!(page, "{side},{name},{weight},{:.0},{choices}", worth * 1000.0)
            .expect("checked: a string takes all");
    }
    Ok(page)
}

/// Half of the 95 % interval of a worth, at most: of so many games against each of a mix.
fn error(mix: &[u64], games: u32) -> f64 {
    let sum = mix.iter().sum::<u64>().max(1) as f64;
    let squares: f64 = mix.iter().map(|&weight| (weight as f64 / sum).powi(2)).sum();
    1.96 * (0.25 * squares / f64::from(games)).sqrt()
}

/// What each of ours was worth to the first side against each of theirs.
fn meet<G: Booked>(mine: &[&Opening], theirs: &[&Opening], care: &Care) -> Vec<Vec<f64>> {
    let cells = mine.len() * theirs.len();
    let (next, worth) = (AtomicUsize::new(0), Mutex::new(vec![vec![0.0; theirs.len()]; mine.len()]));
    let work = || {
        loop {
            let cell = next.fetch_add(1, Ordering::Relaxed);
            if cell >= cells {
                return;
            }
            let (row, column) = (cell / theirs.len(), cell % theirs.len());
            // The same dice for all of them.
            let game = |number: u32| {
                one::<G>([mine[row], theirs[column]], care.player, ai::mix(care.seed, number.into()))
            };
            let sum: f64 = (0..care.games).map(game).sum();
            worth.lock().unwrap_or_else(PoisonError::into_inner)[row][column] = sum / f64::from(care.games);
        }
    };
    std::thread::scope(|scope| (0..care.cores).for_each(|_| drop(scope.spawn(work))));
    worth.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// What one game is worth to the first side, in which both begin so; half if it does not end.
fn one<G: Booked>(openings: [&Opening; 2], player: Player, seed: u64) -> f64 {
    let mut state = G::start(G::SCENARIO.parse().expect("checked: a scenario of the game"));
    let [mut dice, first, second] = [0, 1, 2].map(|stream| Rng::with_seed(ai::mix(seed, stream)));
    let mut luck = [first, second];
    let (mut memory, never) = (Memory::default(), AtomicBool::new(false));
    for _ in 0..G::MAX_INPUTS {
        let input = match state.node() {
            Node::Over(outcome) => return f64::from(state.worth(outcome)) / f64::from(CERTAIN),
            Node::Chance(draw) => Input::Fate(draw.nth(dice.u64(..draw.ways()))),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                let rng = &mut luck[usize::from(seat.0)];
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let opening = guess.goes_on(openings[usize::from(seat.0)]);
                let opening = opening.filter(|&decision| guess.check(seat, decision).is_ok());
                let decision = opening.or_else(|| ai::choose(&guess, player, 1, &never, &mut memory, rng));
                Input::Decide(seat, decision.expect("checked: an awaited seat has a legal decision"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: only what was offered is played");
    }
    0.5
}

/// How often each side chooses what, where neither gains by another choice: the averages of regret matching.
fn solve(worth: &[Vec<f64>]) -> [Vec<f64>; 2] {
    let counts = [worth.len(), worth[0].len()];
    let [mut regrets, mut sums] =
        [counts.map(|count| vec![0.0; count]), counts.map(|count| vec![0.0; count])];
    for _ in 0..ROUNDS {
        let now = regrets.each_ref().map(|regrets| matched(regrets));
        let to_rows: Vec<f64> = worth
            .iter()
            .map(|row| row.iter().zip(&now[1]).map(|(worth, share)| worth * share).sum())
            .collect();
        let to_columns: Vec<f64> = (0..counts[1])
            .map(|column| worth.iter().zip(&now[0]).map(|(row, share)| (1.0 - row[column]) * share).sum())
            .collect();
        for (side, gains) in [to_rows, to_columns].into_iter().enumerate() {
            let mean: f64 = gains.iter().zip(&now[side]).map(|(gain, share)| gain * share).sum();
            for (choice, gain) in gains.into_iter().enumerate() {
                regrets[side][choice] += gain - mean;
                sums[side][choice] += now[side][choice];
            }
        }
    }
    sums.map(|sums| sums.iter().map(|sum| sum / f64::from(ROUNDS)).collect())
}

/// In proportion to what is regretted; evenly where nothing is.
fn matched(regrets: &[f64]) -> Vec<f64> {
    let sum: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    let share = |regret: &f64| if sum > 0.0 { regret.max(0.0) / sum } else { 1.0 / regrets.len() as f64 };
    regrets.iter().map(share).collect()
}

fn thousandths(mix: &[f64]) -> Vec<u64> {
    mix.iter()
        .map(|share| (share * 1000.0).round())
        .map(|it| if it < SELDOM { 0 } else { it as u64 })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn nobody_gains_by_another_choice() {
        // Stone, paper, scissors, and one that is always worse.
        let worth = [[0.5, 0.0, 1.0, 0.9], [1.0, 0.5, 0.0, 0.9], [0.0, 1.0, 0.5, 0.9]].map(Vec::from);
        let [rows, columns] = solve(&worth);
        assert!(
            rows.iter().chain(&columns[..3]).all(|share| (share - 1.0 / 3.0).abs() < 0.01),
            "{rows:?} {columns:?}"
        );
        assert!(columns[3] < 0.01, "{columns:?}");
    }
}
