//! Logistic regression by Newton's method, with a little weight decay against what was hardly ever seen.

use game::PARTS_OF_LOG_ODDS;

use crate::play::Lessons;

/// How strongly weights are drawn towards nothing: as if so many positions had said so.
const DECAY: f64 = 10.0;
/// No more steps than this; a handful is enough.
const STEPS: u32 = 30;
/// A step that moves no weight further than this is the last.
const SMALL: f64 = 1e-7;
/// Added to the diagonal, so that what always comes together can be solved too.
const JITTER: f64 = 1e-9;

/// The weights of one column, and how good they are.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fit {
    pub weights: Vec<i32>,
    /// Positions learnt from.
    pub positions: usize,
    /// Mean square error over games that were not learnt from; and that of always saying the mean.
    pub error: f64,
    pub blind: f64,
}

/// Fits one column.
pub(crate) fn fit(lessons: &Lessons, items: usize) -> Fit {
    let rows = || lessons.counts.chunks_exact(items).zip(&lessons.ends).zip(&lessons.trial);
    let learnt: Vec<(&[i32], f64)> =
        rows().filter(|(_, trial)| !**trial).map(|((row, end), _)| (row, *end)).collect();
    let tried: Vec<(&[i32], f64)> =
        rows().filter(|(_, trial)| **trial).map(|((row, end), _)| (row, *end)).collect();
    let problem = Problem::of(&learnt, items);
    let found = problem.solve();
    let weights: Vec<i32> = found
        .iter()
        .zip(&problem.scales)
        .map(|(weight, scale)| (weight * scale * f64::from(PARTS_OF_LOG_ODDS)).round() as i32)
        .collect();
    let mean = mean(learnt.iter().map(|(_, end)| *end));
    let said = |row: &[i32]| {
        let sum: f64 =
            row.iter().zip(&weights).map(|(count, weight)| f64::from(*count) * f64::from(*weight)).sum();
        chance(sum / f64::from(PARTS_OF_LOG_ODDS))
    };
    let error = self::mean(tried.iter().map(|(row, end)| (said(row) - end).powi(2)));
    let blind = self::mean(tried.iter().map(|(_, end)| (mean - end).powi(2)));
    Fit { positions: learnt.len(), error, blind, weights }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn chance(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// Weights are sought for counts in units of their own spread.
struct Problem<'a> {
    rows: &'a [(&'a [i32], f64)],
    /// Nothing for what was never seen.
    scales: Vec<f64>,
    decays: Vec<f64>,
}

impl Problem<'_> {
    fn of<'a>(rows: &'a [(&'a [i32], f64)], items: usize) -> Problem<'a> {
        let (mut scales, mut decays) = (Vec::new(), Vec::new());
        for item in 0..items {
            let count = |(row, _): &(&[i32], f64)| f64::from(row[item]);
            let middle = mean(rows.iter().map(count));
            let spread = mean(rows.iter().map(|row| (count(row) - middle).powi(2))).sqrt();
            // What is always the same is the ground to stand on, and is not drawn towards nothing.
            let (unit, decay) = if spread > 0.0 { (spread, DECAY) } else { (middle.abs(), 0.0) };
            scales.push(if unit > 0.0 { 1.0 / unit } else { 0.0 });
            decays.push(decay);
        }
        Problem { rows, scales, decays }
    }

    fn solve(&self) -> Vec<f64> {
        let mut weights = vec![0.0; self.scales.len()];
        let mut loss = self.loss(&weights);
        for _ in 0..STEPS {
            let mut step = self.step(&weights);
            let mut next;
            let mut next_loss;
            loop {
                next = weights.iter().zip(&step).map(|(weight, step)| weight + step).collect::<Vec<f64>>();
                next_loss = self.loss(&next);
                if next_loss <= loss || largest(&step) < SMALL {
                    break;
                }
                step.iter_mut().for_each(|step| *step /= 2.0);
            }
            (weights, loss) = (next, next_loss);
            if largest(&step) < SMALL {
                break;
            }
        }
        weights
    }

    /// The counts of a row in their units, without those that are nothing.
    fn seen(&self, row: &[i32], seen: &mut Vec<(usize, f64)>) {
        seen.clear();
        let scaled = row.iter().zip(&self.scales).map(|(count, scale)| f64::from(*count) * scale);
        seen.extend(scaled.enumerate().filter(|(_, count)| *count != 0.0));
    }

    fn loss(&self, weights: &[f64]) -> f64 {
        let mut seen = Vec::new();
        let mut loss: f64 =
            weights.iter().zip(&self.decays).map(|(weight, decay)| decay * weight * weight / 2.0).sum();
        for (row, end) in self.rows {
            self.seen(row, &mut seen);
            let sum: f64 = seen.iter().map(|(item, count)| count * weights[*item]).sum();
            loss += sum.max(0.0) + (-sum.abs()).exp().ln_1p() - end * sum;
        }
        loss
    }

    /// Where Newton would go from here.
    fn step(&self, weights: &[f64]) -> Vec<f64> {
        let items = weights.len();
        let mut seen = Vec::new();
        let mut slope: Vec<f64> =
            weights.iter().zip(&self.decays).map(|(weight, decay)| -decay * weight).collect();
        let mut bend = vec![0.0; items * items];
        for (row, end) in self.rows {
            self.seen(row, &mut seen);
            let sum: f64 = seen.iter().map(|(item, count)| count * weights[*item]).sum();
            let said = chance(sum);
            let doubt = said * (1.0 - said);
            for (at, (item, count)) in seen.iter().enumerate() {
                slope[*item] += (end - said) * count;
                let line = &mut bend[item * items..(item + 1) * items];
                for (other, times) in &seen[..=at] {
                    line[*other] += doubt * count * times;
                }
            }
        }
        let jitter = JITTER * self.rows.len() as f64;
        for item in 0..items {
            // Never seen: any number does, so that it stays nothing.
            let idle = f64::from(u8::from(self.scales[item] == 0.0));
            bend[item * items + item] += self.decays[item] + jitter + idle;
        }
        cholesky(&mut bend, &slope)
    }
}

fn largest(step: &[f64]) -> f64 {
    step.iter().fold(0.0, |most: f64, step| most.max(step.abs()))
}

/// Solves a symmetric positive definite system, of which the lower half is given.
fn cholesky(matrix: &mut [f64], right: &[f64]) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let before: f64 = (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
            let rest = matrix[row * size + column] - before;
            matrix[row * size + column] = if row == column {
                rest.max(f64::MIN_POSITIVE).sqrt()
            } else {
                rest / matrix[column * size + column]
            };
        }
    }
    let mut answer = right.to_vec();
    for row in 0..size {
        let before: f64 = (0..row).map(|k| matrix[row * size + k] * answer[k]).sum();
        answer[row] = (answer[row] - before) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let after: f64 = (row + 1..size).map(|k| matrix[k * size + row] * answer[k]).sum();
        answer[row] = (answer[row] - after) / matrix[row * size + row];
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::{Lessons, cholesky, fit};

    #[test]
    fn a_system_is_solved() {
        let answer = cholesky(&mut [4.0, 0.0, 2.0, 3.0], &[8.0, 7.0]);
        assert!((answer[0] - 1.25).abs() < 1e-12 && (answer[1] - 1.5).abs() < 1e-12, "{answer:?}");
    }

    /// Three of four with the thing are won, one of four without it: log-odds of three, and as much less.
    #[test]
    fn weights_are_found_again() {
        let mut lessons = Lessons::default();
        for number in 0..60_000 {
            let (thing, fourth) = (number % 2, number / 2 % 4 == 0);
            lessons.counts.extend([1, thing, 0]);
            lessons.ends.push(f64::from(u8::from((thing == 1) != fourth)));
            lessons.trial.push(number % 6 > 3);
        }
        let found = fit(&lessons, 3);
        let [always, thing, never] = found.weights[..] else { unreachable!() };
        assert!((always + 10_986).abs() < 20 && (thing - 21_972).abs() < 40 && never == 0, "{found:?}");
        assert_eq!(found.positions, 40_000);
        assert!((found.error - 0.1875).abs() < 0.001 && (found.blind - 0.25).abs() < 0.001, "{found:?}");
    }
}
