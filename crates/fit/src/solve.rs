//! Logistic regression by Newton's method, with a little weight decay against what was hardly ever seen.

use crate::fit::{chance, loss};
use crate::play::Row;

/// How strongly weights are drawn towards nothing: as if this many positions had said so.
const DECAY: f64 = 10.0;
/// No more steps than this; a handful is enough.
const STEPS: u32 = 30;
/// A step that moves no weight further than this is the last.
const SMALL: f64 = 1e-7;
/// Added to the diagonal, so that what always comes together can be solved too.
const JITTER: f64 = 1e-9;

/// The weights of each item, in log-odds.
pub(crate) fn weights(learnt: &[Row], items: usize) -> Vec<f64> {
    let problem = Problem::of(learnt, items);
    let found = problem.solve();
    found.iter().zip(&problem.scales).map(|(weight, scale)| weight * scale).collect()
}

/// Weights are sought for counts in units of their own spread.
struct Problem<'a> {
    rows: &'a [Row<'a>],
    /// Nothing for what was never seen.
    scales: Vec<f64>,
    decays: Vec<f64>,
}

impl Problem<'_> {
    fn of<'a>(rows: &'a [Row<'a>], items: usize) -> Problem<'a> {
        let (mut scales, mut decays) = (Vec::new(), Vec::new());
        let mut sums = vec![(0.0, 0.0); items];
        for (item, count) in rows.iter().flat_map(|(seen, _)| *seen) {
            let (sum, squares) = &mut sums[usize::from(*item)];
            *sum += f64::from(*count);
            *squares += f64::from(*count).powi(2);
        }
        for (sum, squares) in sums {
            let among = rows.len().max(1) as f64;
            let middle = sum / among;
            // Counts are whole, so what is always the same comes out exactly so.
            let spread = (squares / among - middle * middle).max(0.0).sqrt();
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

    /// The counts of a row in their units.
    fn scaled(&self, row: &[(u16, i32)], scaled: &mut Vec<(usize, f64)>) {
        scaled.clear();
        let items = row.iter().map(|&(item, count)| (usize::from(item), f64::from(count)));
        scaled.extend(items.map(|(item, count)| (item, count * self.scales[item])));
    }

    fn loss(&self, weights: &[f64]) -> f64 {
        let mut seen = Vec::new();
        let mut loss: f64 =
            weights.iter().zip(&self.decays).map(|(weight, decay)| decay * weight * weight / 2.0).sum();
        for (row, end) in self.rows {
            self.scaled(row, &mut seen);
            let sum: f64 = seen.iter().map(|(item, count)| count * weights[*item]).sum();
            loss += self::loss(sum, *end);
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
            self.scaled(row, &mut seen);
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
    use super::cholesky;

    #[test]
    fn a_system_is_solved() {
        let answer = cholesky(&mut [4.0, 0.0, 2.0, 3.0], &[8.0, 7.0]);
        assert!((answer[0] - 1.25).abs() < 1e-12 && (answer[1] - 1.5).abs() < 1e-12, "{answer:?}");
    }
}
