//! Books: how a game may be begun, and how often a `general` should, so that he is not the same twice (`cargo xtask book`).

use crate::{Mind, Seat};

/// One way to begin, for one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    pub seat: Seat,
    pub name: String,
    /// How often out of a thousand it is chosen.
    pub weight: u64,
    /// What it was worth to its side against the other side's ways, as often as those are chosen: in thousandths of a victory.
    pub worth: u32,
    /// What is chosen, in the game's own words.
    pub choices: String,
}

/// A mind with a book: what is decided before the enemy can answer is drawn from it.
pub trait Booked: Mind {
    /// The scenario whose beginning it is.
    const SCENARIO: &'static str;
    /// The file's place in the game's folder.
    const FILE: &'static str;
    /// Lines with `#` say where it comes from. Each of the others has the side, the name, the weight, the worth and the choices, with commas between.
    const BOOK: &'static str;

    /// What goes on in this way here; nothing where it leaves the decision to whoever decides, or does not go with what stands already.
    fn goes_on(&self, opening: &Opening) -> Option<Self::Decision>;
}

/// The openings of a book, in its order.
pub fn openings<G: Booked>(text: &str) -> Result<Vec<Opening>, String> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| read::<G>(row).ok_or_else(|| format!("not an opening: {row:?}"))).collect()
}

fn read<G: Booked>(row: &str) -> Option<Opening> {
    let mut parts = row.splitn(5, ',');
    let mut part = || parts.next();
    let (seat, name) = (G::TITLE.seat(part()?)?, part()?.to_owned());
    let (weight, worth) = (part()?.parse().ok()?, part()?.parse().ok()?);
    Some(Opening { seat, name, weight, worth, choices: part()?.to_owned() })
}

/// What the book says here, drawn with `below` from the openings that go with what stands already.
pub fn from_the_book<G: Booked>(
    state: &G,
    seat: Seat,
    below: &mut impl FnMut(u64) -> u64,
) -> Option<G::Decision> {
    let openings = openings::<G>(G::BOOK).ok()?;
    let open: Vec<(u64, G::Decision)> = openings
        .iter()
        .filter(|opening| opening.seat == seat && opening.weight > 0)
        .filter_map(|opening| Some((opening.weight, state.goes_on(opening)?)))
        .collect();
    let sum: u64 = open.iter().map(|(weight, _)| weight).sum();
    let mut lot = if sum > 0 { below(sum) } else { return None };
    let chosen = open.into_iter().find(|(weight, _)| match lot.checked_sub(*weight) {
        Some(rest) => {
            lot = rest;
            false
        }
        None => true,
    });
    chosen.map(|(_, decision)| decision)
}
