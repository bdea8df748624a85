//! Questions put to fate, and its answers. The rules ask; the host draws and records.

use std::fmt;
use std::ops::Deref;

use crate::Set128;

/// A question put to fate: finitely many answers, all equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// A throw of `count` dice (at most [`Dice::MAX`]); the order of the faces counts.
    Dice { count: u8, sides: u8 },
    /// One of these: a card from a deck, a block from a pool. The set is never empty.
    OneOf(Set128),
}

/// An answer of fate. In text: `roll 6 5`, `draw 17`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    Dice(Dice),
    Item(u8),
}

/// The faces of one throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: [u8; Dice::MAX],
    count: u8,
}

impl Dice {
    /// More dice than this become successive draws. Twelve six-sided dice have 6¹² answers, which fits `u64`.
    pub const MAX: usize = 12;

    /// The throw that shows `faces`, or `None` if there are more than [`Dice::MAX`].
    pub fn new(faces: &[u8]) -> Option<Dice> {
        let mut dice = Dice { faces: [0; Dice::MAX], count: u8::try_from(faces.len()).ok()? };
        dice.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(dice)
    }
}

impl Deref for Dice {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Draw {
    pub const D6: Draw = Draw::Dice { count: 1, sides: 6 };

    /// How many answers there are: 36 for two six-sided dice.
    pub fn ways(self) -> u64 {
        match self {
            Draw::Dice { count, sides } => u64::from(sides).pow(u32::from(count)),
            Draw::OneOf(items) => u64::from(items.len()),
        }
    }

    /// The answer with this index, below [`ways`](Draw::ways). To enumerate, take all; to draw, take one at random.
    pub fn nth(self, index: u64) -> Fate {
        match self {
            Draw::Dice { count, sides } => {
                let mut dice = Dice { faces: [0; Dice::MAX], count };
                let mut rest = index;
                for face in &mut dice.faces[..usize::from(count)] {
                    *face = (rest % u64::from(sides)) as u8 + 1;
                    rest /= u64::from(sides);
                }
                Fate::Dice(dice)
            }
            Draw::OneOf(items) => Fate::Item(items.nth(index as u32).expect("checked: index below ways")),
        }
    }

    /// Whether `fate` answers this question.
    pub fn admits(self, fate: Fate) -> bool {
        match (self, fate) {
            (Draw::Dice { count, sides }, Fate::Dice(dice)) => {
                dice.len() == usize::from(count) && dice.iter().all(|&face| (1..=sides).contains(&face))
            }
            (Draw::OneOf(items), Fate::Item(item)) => items.contains(item),
            (Draw::Dice { .. }, Fate::Item(_)) | (Draw::OneOf(_), Fate::Dice(_)) => false,
        }
    }
}

impl Fate {
    /// The single die of a one-die throw.
    pub fn die(self) -> u8 {
        match self {
            Fate::Dice(dice) => dice[0],
            Fate::Item(item) => item,
        }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Dice(dice) => {
                f.write_str("roll")?;
                dice.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Fate::Item(item) => write!(f, "draw {item}"),
        }
    }
}

impl std::str::FromStr for Fate {
    type Err = String;

    fn from_str(text: &str) -> Result<Fate, String> {
        let wrong = || format!("not an answer of fate: {text:?} (write `roll 6 5` or `draw 17`)");
        let (word, numbers) = text.split_once(' ').ok_or_else(wrong)?;
        let numbers: Vec<u8> =
            numbers.split_whitespace().map(|n| n.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
        match (word, numbers.as_slice()) {
            ("roll", faces @ [_, ..]) => Dice::new(faces).map(Fate::Dice).ok_or_else(wrong),
            ("draw", &[item]) => Ok(Fate::Item(item)),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dice, Draw, Fate};
    use crate::Set128;

    #[test]
    fn two_dice_have_thirty_six_answers_all_different_and_admitted() {
        let draw = Draw::Dice { count: 2, sides: 6 };
        let answers: Vec<Fate> = (0..draw.ways()).map(|i| draw.nth(i)).collect();
        assert_eq!(answers.len(), 36);
        assert!(answers.iter().enumerate().all(|(at, answer)| !answers[..at].contains(answer)));
        assert!(answers.iter().all(|&fate| draw.admits(fate)));
        assert!(!draw.admits(Fate::Dice(Dice::new(&[7, 1]).unwrap())));
        assert!(!draw.admits(Fate::Dice(Dice::new(&[1]).unwrap())));
        assert!(!draw.admits(Fate::Item(1)));
    }

    #[test]
    fn a_dozen_dice_fit_one_draw() {
        let draw = Draw::Dice { count: 12, sides: 6 };
        assert_eq!(draw.ways(), 6u64.pow(12));
        assert!(draw.admits(draw.nth(draw.ways() - 1)));
    }

    #[test]
    fn text_reads_back() {
        let deck = Draw::OneOf([4, 17].into_iter().collect::<Set128>());
        for fate in [Draw::D6.nth(4), Draw::Dice { count: 3, sides: 6 }.nth(100), deck.nth(1)] {
            assert_eq!(fate.to_string().parse(), Ok(fate));
        }
        for wrong in ["roll", "roll x", "draw 1 2", "draw", "6", "roll 1 2 3 4 5 6 1 2 3 4 5 6 1"] {
            assert!(wrong.parse::<Fate>().is_err(), "{wrong}");
        }
    }
}
