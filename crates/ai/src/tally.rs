//! What came of many games, and how sure that is.

use game::Seat;

use crate::Played;

const Z: f64 = 1.959_963_984_540_054;

/// What came of many games between two players, `a` and `b`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub finished: u64,
    /// By seat.
    pub wins: Vec<u64>,
    pub draws: u64,
    /// The games that `a` won, by the seat it held then; and those that `b` won.
    pub a_wins: Vec<u64>,
    pub b_wins: Vec<u64>,
    pub turns: u64,
    pub inputs: u64,
    pub max_offer: usize,
    /// The points of every finished game that counted them: those with `a` in the first seat, and the others.
    pub points: [Vec<i16>; 2],
    /// How many rounds ended with each score of `a`, in half points. A round is two games with sides changed, or one game.
    rounds: [u64; 5],
    paired: bool,
    /// The score of the first game of a pair.
    pending: Option<usize>,
}

impl Tally {
    /// For players who change sides after each game, or not.
    pub fn new(seats: usize, paired: bool) -> Tally {
        let none = || vec![0; seats];
        Tally { wins: none(), a_wins: none(), b_wins: none(), paired, ..Tally::default() }
    }

    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.inputs += played.inputs as u64;
        self.turns += u64::from(played.turns);
        self.max_offer = self.max_offer.max(played.max_offer);
        let Some(outcome) = played.outcome else { return };
        self.finished += 1;
        let mut half_points = 1;
        match outcome.winner {
            Some(seat) => {
                let by_a = (seat == Seat(0)) != played.swapped;
                let by_whom = if by_a { &mut self.a_wins } else { &mut self.b_wins };
                by_whom[usize::from(seat.0)] += 1;
                self.wins[usize::from(seat.0)] += 1;
                half_points = if by_a { 2 } else { 0 };
            }
            None => self.draws += 1,
        }
        self.points[usize::from(played.swapped)].extend(outcome.points);
        self.score(half_points);
    }

    fn score(&mut self, half_points: usize) {
        match (self.paired, self.pending.take()) {
            (false, _) => self.rounds[half_points * 2] += 1,
            (true, None) => self.pending = Some(half_points),
            (true, Some(before)) => self.rounds[before + half_points] += 1,
        }
    }

    /// The share of finished games that `seat` won, within its 95 % interval: low, mean, high.
    pub fn share(&self, seat: Seat) -> [f64; 3] {
        wilson(self.wins[usize::from(seat.0)], self.finished)
    }

    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    pub fn mean_inputs(&self) -> f64 {
        self.inputs as f64 / self.games.max(1) as f64
    }

    /// How many rounds were played, the mean score of `a` in them from 0 to 1, and its variance.
    pub fn scores(&self) -> (f64, f64, f64) {
        let rounds = self.rounds.iter().sum::<u64>() as f64;
        let over = |value: &dyn Fn(f64) -> f64| {
            let scores =
                self.rounds.iter().zip(0..).map(|(&count, at)| count as f64 * value(f64::from(at) / 4.0));
            scores.sum::<f64>() / rounds.max(1.0)
        };
        let mean = over(&|score| score);
        (rounds, mean, over(&|score| (score - mean).powi(2)))
    }

    /// The score of `a` with its 95 % interval: low, mean, high. A pair counts as one observation, so that what is owed to
    /// the sides falls out.
    pub fn score_of_a(&self) -> [f64; 3] {
        let (rounds, mean, variance) = self.scores();
        if rounds == 0.0 {
            return [0.0, 0.5, 1.0];
        }
        // A share of almost nothing or almost all has little variance to be seen: Wilson's interval knows better.
        let [low, _, high] = wilson_of(mean * rounds, rounds);
        let spread = Z * (variance / rounds).sqrt();
        if (0.1..=0.9).contains(&mean) { [mean - spread, mean, mean + spread] } else { [low, mean, high] }
    }
}

/// The difference in Elo that gives this expected score; at most 1200 either way.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Wilson's 95 % interval of a share, with the share itself in the middle.
pub fn wilson(hits: u64, of: u64) -> [f64; 3] {
    if of == 0 { [0.0, 0.0, 1.0] } else { wilson_of(hits as f64, of as f64) }
}

fn wilson_of(hits: f64, n: f64) -> [f64; 3] {
    let share = hits / n;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((centre - spread) / scale).max(0.0), share, ((centre + spread) / scale).min(1.0)]
}

/// A sequential test: is `a` stronger than `b` by `elo0` or by `elo1`? Either error has a chance of 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

impl Sprt {
    /// The log-likelihood ratio at which `elo1` is accepted; at its opposite, `elo0` is.
    pub const BOUND: f64 = 2.944_438_979_166_44;
    /// Before this many rounds nothing is decided: the variance is not known well enough.
    const FEWEST: f64 = 8.0;

    /// How much more likely the scores are if `elo1` is true than if `elo0` is: the logarithm, by the normal approximation.
    pub fn llr(&self, tally: &Tally) -> f64 {
        let (rounds, mean, variance) = tally.scores();
        let [low, high] = [self.elo0, self.elo1].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        // One round more of each kind keeps an unbroken row of wins from being certain.
        let variance = (variance * rounds + 0.25) / (rounds + 2.0);
        if rounds == 0.0 { 0.0 } else { rounds * (high - low) * (2.0 * mean - low - high) / (2.0 * variance) }
    }

    /// Whether `elo1` is accepted, or `elo0`; nothing while it is open.
    pub fn verdict(&self, tally: &Tally) -> Option<bool> {
        let llr = self.llr(tally);
        (tally.scores().0 >= Sprt::FEWEST && llr.abs() >= Sprt::BOUND).then_some(llr > 0.0)
    }

    pub(crate) fn is_decided(&self, tally: &Tally) -> bool {
        self.verdict(tally).is_some()
    }
}

#[cfg(test)]
mod tests {
    use game::{Outcome, Seat};

    use super::{Sprt, Tally, elo, wilson};
    use crate::Played;

    fn tally(winners: &[u8]) -> Tally {
        let mut tally = Tally::new(2, true);
        for (number, &winner) in winners.iter().enumerate() {
            let outcome = Some(Outcome::won_by(Seat(winner)));
            tally.add(&Played { outcome, turns: 1, inputs: 1, max_offer: 1, swapped: number % 2 == 1 });
        }
        tally
    }

    #[test]
    fn the_interval_agrees_with_published_figures() {
        let [low, mean, high] = wilson(81, 263);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        assert!((mean - 81.0 / 263.0).abs() < 1e-12);
        assert_eq!(wilson(0, 10)[0], 0.0);
        assert_eq!(wilson(0, 0), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn elo_is_the_usual_one() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((elo(0.25) + 190.85).abs() < 0.01);
    }

    #[test]
    fn a_side_that_always_wins_says_nothing_about_the_players() {
        let side = tally(&[0; 40]);
        assert_eq!(side.score_of_a(), [0.5, 0.5, 0.5]);
        assert_eq!((side.wins.clone(), side.a_wins, side.b_wins), (vec![40, 0], vec![20, 0], vec![20, 0]));
    }

    #[test]
    fn the_test_ends_for_the_stronger_and_for_the_equal() {
        let test = Sprt { elo0: 0.0, elo1: 100.0 };
        let stronger = tally(&[0, 1].repeat(20));
        assert!(test.is_decided(&stronger) && test.llr(&stronger) > 0.0);
        let equal = tally(&[0, 0, 1, 1, 0, 1, 1, 0].repeat(20));
        assert!(test.is_decided(&equal) && test.llr(&equal) < 0.0);
        assert!(!test.is_decided(&tally(&[0, 1])));
    }
}
