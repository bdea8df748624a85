//! The position as text, complete and pleasant to write by hand.
//!
//! ```text
//! 1836 turn 3
//! step orders
//! player1 texan
//! mover texan
//! cp 2
//! chosen texan 16
//! 0906: Hou3 Bur4+moved
//! 0511: Dol3<0510 GAt2
//! 0511 inside: Fan2
//! ```
//!
//! A line `options regroup=vacant` names the options that are not at their default.
//! The first line of a Campaign names the year: `campaign 1835 turn 3`, `campaign winter turn 10`.
//! A block is its short name and its strength, then `+` and what is true of it, then `<` and the hex it entered from.
//! Whatever is not named is at its default: cards in the deck, blocks away, nothing moved, everything known.

mod read;
mod write;

use game::Seat;

use crate::block::{Blocks, Brigade, TEXAN};
use crate::scenario::Year;
use crate::state::{At, Cause, Kind, Winter};

pub(crate) use read::read;
pub(crate) use write::write;

const OFF_MAP: [(At, &str); 6] = [
    (At::POOL, "pool"),
    (At::DRAWN, "drawn"),
    (At::ASIDE, "aside"),
    (At::LATER, "later"),
    (At::DEAD, "dead"),
    (At::AWAY, "away"),
];
const KINDS: [(Kind, &str); 6] = [
    (Kind::Field, "field"),
    (Kind::Relief, "relief"),
    (Kind::Raid, "raid"),
    (Kind::Siege, "siege"),
    (Kind::Storm, "storm"),
    (Kind::Sally, "sally"),
];
const CAUSES: [(Cause, &str); 5] = [
    (Cause::Fire, "fire"),
    (Cause::Sally, "sally"),
    (Cause::Cannonade, "cannonade"),
    (Cause::Attrition, "attrition"),
    (Cause::Desertion, "desertion"),
];

fn side(seat: Seat) -> &'static str {
    if seat == TEXAN { "texan" } else { "mexican" }
}

fn word<T: Copy + PartialEq>(table: &[(T, &'static str)], value: T) -> &'static str {
    table.iter().find(|(entry, _)| *entry == value).map_or("", |(_, word)| word)
}

const YEARS: [(Year, &str); 3] = [(Year::Y1835, "1835"), (Year::Winter, "winter"), (Year::Y1836, "1836")];
/// [C-5] The brigades that are committed in advance.
const COMMITTED: [Brigade; 2] = [Brigade::First, Brigade::Second];

/// What the winter has done to whom.
fn changes(winter: &mut Winter) -> [(&mut Blocks, &'static str); 6] {
    [
        (&mut winter.surrendered, "surrendered"),
        (&mut winter.paroled, "paroled"),
        (&mut winter.exchanged, "exchanged"),
        (&mut winter.dismissed, "dismissed"),
        (&mut winter.pooled, "pooled"),
        (&mut winter.lost, "lost"),
    ]
}
