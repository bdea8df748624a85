//! Judgements with a hidden layer, for what a weighted sum cannot say: that a thing is worth more where another is.
//!
//! Each unit of the layer is a weighted sum of its own, from nothing to [`FULL`]. The judgement is the weighted sum of the counts and of the
//! units. All numbers are whole, and nothing is kept on the heap.

use crate::chance;
use crate::fitted::{PARTS, after, number};

/// A unit that says yes without reserve.
pub const FULL: i32 = 10_000;

/// The weights of one column of a [`Table`](crate::Table) with units.
#[derive(Clone, Debug)]
pub struct Net<const ITEMS: usize, const UNITS: usize> {
    /// What each item weighs by itself.
    plain: [i32; ITEMS],
    /// What it weighs in each unit.
    hidden: [[i32; UNITS]; ITEMS],
    /// What each unit weighs when it is [`FULL`].
    units: [i32; UNITS],
}

impl<const ITEMS: usize, const UNITS: usize> Net<ITEMS, UNITS> {
    /// Reads a file of weights, column by column. A row has the name of an item, then for each column what it weighs by itself and in each
    /// unit. The last row has the weights of the units. Items without a row weigh nothing.
    pub fn read<const COLUMNS: usize>(text: &str) -> [Net<ITEMS, UNITS>; COLUMNS] {
        let nothing = Net { plain: [0; ITEMS], hidden: [[0; UNITS]; ITEMS], units: [0; UNITS] };
        let mut nets = [const { None }; COLUMNS].map(|_: Option<()>| nothing.clone());
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let last = rows.clone().count().saturating_sub(1);
        for (row, line) in rows.enumerate() {
            let line = line.as_bytes();
            let mut at = after(line, 0, b',');
            for net in &mut nets {
                let plain;
                (plain, at) = number(line, at);
                let units = if row == last {
                    &mut net.units
                } else if row < ITEMS {
                    net.plain[row] = plain;
                    &mut net.hidden[row]
                } else {
                    break;
                };
                for unit in units {
                    (*unit, at) = number(line, at);
                }
            }
        }
        nets
    }

    /// The chance that belongs to these counts.
    pub fn weighed(&self, counts: &[i32; ITEMS]) -> i32 {
        let mut sum = 0;
        let mut units = [0; UNITS];
        for ((count, plain), hidden) in counts.iter().zip(&self.plain).zip(&self.hidden) {
            if *count != 0 {
                sum += count * plain;
                for (unit, weight) in units.iter_mut().zip(hidden) {
                    *unit += count * weight;
                }
            }
        }
        for (unit, weight) in units.iter().zip(&self.units) {
            sum += (i64::from((*unit).clamp(0, FULL)) * i64::from(*weight) / i64::from(FULL)) as i32;
        }
        chance(sum / PARTS)
    }
}

#[cfg(test)]
mod tests {
    use super::Net;
    use crate::chance;

    /// One unit says "men, and no guns", the other is never heard.
    const TEXT: &str = "# made by hand\nmen,100,5000,0\nguns,0,-10000,0\nunits,0,20000,-1\n";

    #[test]
    fn a_unit_tells_things_together_from_things_apart() {
        let [net] = Net::<2, 2>::read(TEXT);
        let said = |men, guns| net.weighed(&[men, guns]);
        assert_eq!(said(0, 0), chance(0));
        assert_eq!(said(1, 0), chance(101), "half full");
        assert_eq!(said(2, 0), chance(202));
        assert_eq!(said(9, 0), chance(209), "full");
        assert_eq!(said(2, 1), chance(2), "a unit is never less than nothing");
    }

    #[test]
    fn what_was_not_fitted_weighs_nothing() {
        let [net] = Net::<5, 2>::read(TEXT);
        assert_eq!(net.weighed(&[2, 0, 7, 7, 7]), chance(202));
        let [first, second] = Net::<1, 1>::read("men,100,0,200,0\nunits,0,0,0,0\n");
        assert_eq!([first.weighed(&[1]), second.weighed(&[1])], [chance(1), chance(2)]);
    }
}
