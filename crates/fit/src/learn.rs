//! A hidden layer, learnt step by step (Adam with weight decay) on top of a weighted sum.

use fastrand::Rng;
use game::FULL;

use crate::fit::{chance, parts};
use crate::play::Row;

/// How often all positions are gone through.
const ROUNDS: usize = 12;
/// How many positions make a step.
const BATCH: usize = 128;
/// The length of a step at the beginning; at the end it is nothing.
const PACE: f64 = 0.003;
/// How strongly what is learnt is drawn towards nothing, at each step.
const DECAY: f64 = 0.02;
/// How long the mean of the slopes, and of their squares, is remembered.
const MEMORY: (f64, f64) = (0.9, 0.999);
const TINY: f64 = 1e-8;
/// How far units are apart at the beginning.
const SPREAD: f64 = 1.0;

/// What is learnt: weights for counts in units of their own size.
pub(crate) struct Learnt {
    items: usize,
    units: usize,
    /// One over the usual size of each count.
    scales: Vec<f64>,
    /// Item by item, what it weighs by itself and in each unit; then the units.
    weights: Vec<f64>,
}

/// Learns a net with this many units; it begins with the weighted sum.
pub(crate) fn net(learnt: &[Row], plain: &[f64], units: usize, seed: u64) -> Learnt {
    let mut rng = Rng::with_seed(seed);
    let mut net = Learnt::new(learnt, plain, units, &mut rng);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let mut adam = Adam::new(net.weights.len());
    let steps = ROUNDS * order.len().div_ceil(BATCH);
    for _ in 0..ROUNDS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0.0; net.weights.len()];
            let mut layer = vec![0.0; units];
            for &at in batch {
                net.slope(learnt[at], &mut layer, &mut slope);
            }
            let left = 1.0 - adam.steps as f64 / steps as f64;
            adam.step(&mut net.weights, &slope, PACE * left, batch.len());
        }
    }
    net
}

impl Learnt {
    fn new(learnt: &[Row], plain: &[f64], units: usize, rng: &mut Rng) -> Learnt {
        let items = plain.len();
        let mut squares = vec![0.0; items];
        let mut always = vec![0; items];
        for (item, count) in learnt.iter().flat_map(|(seen, _)| *seen) {
            squares[usize::from(*item)] += f64::from(*count).powi(2);
            always[usize::from(*item)] += usize::from(*count == 1);
        }
        let among = learnt.len().max(1);
        let size = |squares: &f64| (squares / among as f64).sqrt();
        let scales: Vec<f64> =
            squares.iter().map(|it| if *it > 0.0 { 1.0 / size(it) } else { 0.0 }).collect();
        let ground = always.iter().position(|&it| it == among);
        // So far apart that units say different things from the beginning, and some of them nothing or all.
        let seen = learnt.iter().map(|(seen, _)| seen.len()).sum::<usize>() as f64 / among as f64;
        let spread = SPREAD / seen.max(1.0).sqrt();
        let mut weights = Vec::new();
        for item in 0..items {
            weights.push(if scales[item] > 0.0 { plain[item] / scales[item] } else { 0.0 });
            // A unit begins half full.
            let middle = f64::from(u8::from(ground == Some(item))) / 2.0;
            weights.extend((0..units).map(|_| middle + spread * (2.0 * rng.f64() - 1.0)));
        }
        weights.extend((0..=units).map(|unit| if unit == 0 { 0.0 } else { rng.f64() - 0.5 }));
        Learnt { items, units, scales, weights }
    }

    /// The weights of an item, by itself and in each unit; those of the units come after all items.
    fn row(&self, item: usize) -> &[f64] {
        let width = self.units + 1;
        &self.weights[item * width..(item + 1) * width]
    }

    /// What is said of a position; the layer is left as full as it was for that.
    fn say(&self, row: &[(u16, i32)], layer: &mut [f64]) -> f64 {
        layer.fill(0.0);
        let mut sum = 0.0;
        for &(item, count) in row {
            let item = usize::from(item);
            let count = f64::from(count) * self.scales[item];
            let weights = self.row(item);
            sum += count * weights[0];
            for (unit, weight) in layer.iter_mut().zip(&weights[1..]) {
                *unit += count * weight;
            }
        }
        sum + layer
            .iter()
            .zip(&self.row(self.items)[1..])
            .map(|(unit, it)| unit.clamp(0.0, 1.0) * it)
            .sum::<f64>()
    }

    pub(crate) fn log_odds(&self, row: &[(u16, i32)]) -> f64 {
        self.say(row, &mut vec![0.0; self.units])
    }

    /// Adds what a position says about the way down.
    fn slope(&self, (row, end): Row, layer: &mut [f64], slope: &mut [f64]) {
        let wrong = chance(self.say(row, layer)) - end;
        let width = self.units + 1;
        let last = self.items * width;
        for unit in 0..self.units {
            let full = layer[unit];
            slope[last + 1 + unit] += wrong * full.clamp(0.0, 1.0);
            // From here on, how much the unit ought to give way.
            layer[unit] = if full > 0.0 && full < 1.0 { wrong * self.weights[last + 1 + unit] } else { 0.0 };
        }
        for &(item, count) in row {
            let item = usize::from(item);
            let count = f64::from(count) * self.scales[item];
            let here = &mut slope[item * width..(item + 1) * width];
            here[0] += count * wrong;
            for (slope, unit) in here[1..].iter_mut().zip(layer.iter()) {
                *slope += count * unit;
            }
        }
    }

    /// The rows of the file.
    pub(crate) fn rows(&self) -> Vec<Vec<i32>> {
        let full = |weight: f64| (weight * f64::from(FULL)).round() as i32;
        let mut rows: Vec<Vec<i32>> = (0..self.items)
            .map(|item| {
                let scaled = |weight: &f64| weight * self.scales[item];
                let row = self.row(item);
                std::iter::once(parts(scaled(&row[0])))
                    .chain(row[1..].iter().map(|weight| full(scaled(weight))))
                    .collect()
            })
            .collect();
        rows.push(self.row(self.items).iter().map(|weight| parts(*weight)).collect());
        rows
    }
}

/// Steps that are as long as the slopes have been steady.
struct Adam {
    means: Vec<(f64, f64)>,
    steps: usize,
}

impl Adam {
    fn new(weights: usize) -> Adam {
        Adam { means: vec![(0.0, 0.0); weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f64], slope: &[f64], pace: f64, batch: usize) {
        self.steps += 1;
        let (slow, slower) = MEMORY;
        let young = |memory: f64| 1.0 - memory.powi(self.steps.min(100_000) as i32);
        let (known, square_known) = (young(slow), young(slower));
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope).zip(&mut self.means) {
            let slope = slope / batch as f64;
            *mean = slow * *mean + (1.0 - slow) * slope;
            *square = slower * *square + (1.0 - slower) * slope * slope;
            let step = *mean / known / ((*square / square_known).sqrt() + TINY);
            *weight -= pace * (step + DECAY * *weight);
        }
    }
}
