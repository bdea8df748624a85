//! Judgements whose weights were fitted to the ends of games (`cargo xtask fit`): weighted sums, and what they have in common with nets.

use crate::{Mind, Seat, chance};

/// Weights are in this many parts of a hundredth of log-odds.
pub(crate) const PARTS: i32 = 100;
/// Weights are in this many parts of log-odds.
pub const PARTS_OF_LOG_ODDS: i32 = 100 * PARTS;

/// A file of weights: a row for each item that is counted, a column for each kind of position that is judged by itself.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Where it lies, from the game's folder.
    pub file: &'static str,
    /// The names of its rows.
    pub items: fn() -> Vec<String>,
    pub columns: &'static [&'static str],
    /// The units of the hidden layer of a [`Net`](crate::Net); none for a weighted sum.
    pub units: usize,
}

/// What a position is judged by: the number of its table, of its column there, and how many there are of each item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub table: usize,
    pub column: usize,
    pub counts: Vec<i32>,
}

/// A mind whose [`value`](Mind::value) is a weighted sum, or a [`Net`](crate::Net).
pub trait Fitted: Mind {
    /// The scenarios to whose ends it is fitted.
    const SCENARIOS: &'static [&'static str];
    /// How many games are enough.
    const GAMES: u64;
    /// Each of them begins with up to this many turns full of mistakes, so that many kinds of positions come up.
    const CLUMSY_TURNS: u16 = 0;
    const TABLES: &'static [Table];

    /// What the position is judged by, where it can be judged.
    fn counted(&self) -> Option<Counted>;

    /// Whether half of the players have ideas of their own.
    const WHIMS: bool = true;

    /// What somebody with ideas of his own adds to the [`prior`](Mind::prior) of a decision, throughout a game. There are as many such people as numbers;
    /// games with them teach what games between players of one mind do not: how to deal with those who sit, hide or rush.
    fn whim(&self, _whim: u64, _seat: Seat, _decision: Self::Decision) -> i32 {
        0
    }
}

/// An enum of what is counted. It knows how many there are (`COUNT`) and their names.
#[macro_export]
macro_rules! items {
    ($(#[$about:meta])* $seen:vis enum $kind:ident { $($(#[$doc:meta])* $name:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $seen enum $kind {
            $($(#[$doc])* $name),*
        }

        impl $kind {
            $seen const COUNT: usize = Self::NAMES.len();
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            $seen fn names() -> Vec<String> {
                Self::NAMES.iter().map(|name| (*name).to_owned()).collect()
            }
        }
    };
}

/// The chance that belongs to these counts, by one column of a table.
pub fn weighed<const ITEMS: usize>(counts: &[i32; ITEMS], weights: &[i32; ITEMS]) -> i32 {
    let sum: i32 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
    chance(sum / PARTS)
}

/// Reads a file of weights, column by column. Lines with `#` say what they are of; each of the others has the name of an item, then
/// its weights, with commas between. Items without a row weigh nothing, so that new ones can be fitted.
pub const fn weights<const ITEMS: usize, const COLUMNS: usize>(text: &str) -> [[i32; ITEMS]; COLUMNS] {
    let text = text.as_bytes();
    let mut weights = [[0; ITEMS]; COLUMNS];
    let mut at = 0;
    while at < text.len() && text[at] == b'#' {
        at = after(text, at, b'\n');
    }
    let mut item = 0;
    while at < text.len() && item < ITEMS {
        at = after(text, at, b',');
        let mut column = 0;
        while column < COLUMNS {
            (weights[column][item], at) = number(text, at);
            column += 1;
        }
        item += 1;
    }
    weights
}

/// Past the next such byte.
pub(crate) const fn after(text: &[u8], mut at: usize, end: u8) -> usize {
    while at < text.len() && text[at] != end {
        at += 1;
    }
    at + 1
}

/// The number that stands here, and where it goes on after the comma or the end of the line.
pub(crate) const fn number(text: &[u8], mut at: usize) -> (i32, usize) {
    let negative = text[at] == b'-';
    if negative {
        at += 1;
    }
    let mut number = 0;
    while at < text.len() && text[at].is_ascii_digit() {
        number = number * 10 + (text[at] - b'0') as i32;
        at += 1;
    }
    (if negative { -number } else { number }, at + 1)
}

#[cfg(test)]
mod tests {
    use super::{weighed, weights};

    const TEXT: &str = "# made by hand\n# item,day,night\nmen,10,-200\nguns,3000,0\n";

    #[test]
    fn a_file_of_weights_is_read() {
        const READ: [[i32; 2]; 2] = weights(TEXT);
        assert_eq!(READ, [[10, 3000], [-200, 0]]);
        assert_eq!(weights(TEXT), [[10, 3000, 0], [-200, 0, 0]], "one was not fitted yet");
        assert_eq!(weights(""), [[0]]);
    }

    #[test]
    fn counts_are_weighed() {
        assert_eq!(weighed(&[100, 3], &[10, 3000]), super::chance(100));
    }
}
