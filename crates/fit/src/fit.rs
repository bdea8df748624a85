//! One column of weights, and how good it is.

use game::PARTS_OF_LOG_ODDS;

use crate::play::Lessons;
use crate::{learn, solve};

/// The weights of one column, and how good they are.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fit {
    /// Row by row: what an item weighs, by itself and in each unit; then the units, if there are any.
    pub rows: Vec<Vec<i32>>,
    /// Positions learnt from.
    pub positions: usize,
    /// Mean square error over games that were not learnt from; and that of always saying the mean.
    pub error: f64,
    pub blind: f64,
}

/// Fits one column.
pub(crate) fn fit(lessons: &Lessons, items: usize, units: usize, seed: u64) -> Fit {
    let (learnt, tried) = (lessons.rows(false), lessons.rows(true));
    let plain = solve::weights(&learnt, items);
    let net = (units > 0).then(|| learn::net(&learnt, &plain, units, seed));
    let said = |row: &[(u16, i32)]| {
        net.as_ref().map_or_else(
            || row.iter().map(|&(item, count)| f64::from(count) * plain[usize::from(item)]).sum(),
            |net| net.log_odds(row),
        )
    };
    let mean = mean(learnt.iter().map(|(_, end)| *end));
    let error = self::mean(tried.iter().map(|(row, end)| (chance(said(row)) - end).powi(2)));
    let blind = self::mean(tried.iter().map(|(_, end)| (mean - end).powi(2)));
    let rows = match &net {
        Some(net) => net.rows(),
        None => plain.iter().map(|&weight| vec![parts(weight)]).collect(),
    };
    Fit { rows, positions: learnt.len(), error, blind }
}

/// A weight as it stands in a file.
pub(crate) fn parts(weight: f64) -> i32 {
    (weight * f64::from(PARTS_OF_LOG_ODDS)).round() as i32
}

pub(crate) fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

pub(crate) fn chance(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// How surprised one is who said so.
pub(crate) fn loss(log_odds: f64, end: f64) -> f64 {
    log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p() - end * log_odds
}

#[cfg(test)]
mod tests {
    use super::fit;
    use crate::play::Lessons;

    /// Three of four with the thing are won, one of four without it: log-odds of three, and as much less.
    #[test]
    fn weights_are_found_again() {
        let mut lessons = Lessons::default();
        for number in 0..60_000 {
            let (thing, fourth) = (number % 2, number / 2 % 4 == 0);
            lessons.add(&[1, thing, 0], f64::from(u8::from((thing == 1) != fourth)), number % 6 > 3);
        }
        let found = fit(&lessons, 3, 0, 0);
        let [always, thing, never] = [0, 1, 2].map(|row| found.rows[row][0]);
        assert!((always + 10_986).abs() < 20 && (thing - 21_972).abs() < 40 && never == 0, "{found:?}");
        assert_eq!(found.positions, 40_000);
        assert!((found.error - 0.1875).abs() < 0.001 && (found.blind - 0.25).abs() < 0.001, "{found:?}");
    }

    /// Either thing wins, but not both: no weighted sum can say so.
    #[test]
    fn a_net_learns_what_a_sum_cannot() {
        let mut lessons = Lessons::default();
        for number in 0..60_000 {
            let (one, other) = (number % 2, number / 2 % 2);
            lessons.add(&[1, one, other], f64::from(u8::from(one != other)), number % 6 > 3);
        }
        let [sum, net] = [0, 4].map(|units| fit(&lessons, 3, units, 1));
        assert!(sum.error > 0.24, "{sum:?}");
        assert!(net.error < 0.01, "{net:?}");
        let text: String = net
            .rows
            .iter()
            .map(|row| format!("item,{}\n", row.iter().map(i32::to_string).collect::<Vec<_>>().join(",")))
            .collect();
        let [read] = game::Net::<3, 4>::read(&text);
        assert!(read.weighed(&[1, 1, 0]) > 9000 && read.weighed(&[1, 1, 1]) < 1000, "in whole numbers, too");
    }
}
