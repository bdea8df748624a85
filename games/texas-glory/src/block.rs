//! 2 Armies: the wooden blocks and what is printed on them.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use serde::{Serialize, Serializer};

use crate::data::{BLOCK, BLOCKS, blocks};

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// The other side.
pub fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A wooden block. In text: `Hou`, `San`, `US3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(pub u8);

/// What is printed on a block.
#[derive(Debug)]
pub struct BlockData {
    pub id: &'static str,
    pub side: Side,
    pub arm: Arm,
    /// [2.11-a] Full strength.
    pub steps: u8,
    /// [2.12-a] 0, 1, 2 for A, B, C.
    pub letter: u8,
    /// [2.12-a] The highest roll that hits.
    pub hits_on: u8,
    /// [2.13-a] Movement points.
    pub moves: u8,
    pub brigade: Brigade,
    /// [2.14-a] Red-bordered: not in the campaign of 1836.
    pub red: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Texan,
    Mexican,
    Comanche,
}

/// 2.2 The types of block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    Leader,
    Infantry,
    Cavalry,
    Artillery,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Brigade {
    None,
    Travis,
    Fannin,
    UnitedStates,
    Vanguard,
    First,
    Second,
    Urrea,
}

impl Brigade {
    pub const ALL: [Brigade; 8] = [
        Brigade::None,
        Brigade::Travis,
        Brigade::Fannin,
        Brigade::UnitedStates,
        Brigade::Vanguard,
        Brigade::First,
        Brigade::Second,
        Brigade::Urrea,
    ];

    /// As it is marked on the block.
    pub fn mark(self) -> &'static str {
        ["", "T", "F", "US", "V", "1", "2", "U"][self as usize]
    }
}

impl Block {
    pub const COUNT: usize = BLOCKS;

    pub fn all() -> impl Iterator<Item = Block> {
        (0..BLOCKS as u8).map(Block)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn data(self) -> &'static BlockData {
        &BLOCK[self.index()]
    }

    pub fn is_leader(self) -> bool {
        self.data().arm == Arm::Leader
    }

    pub fn is_cavalry(self) -> bool {
        self.data().arm == Arm::Cavalry
    }

    pub fn is_artillery(self) -> bool {
        self.data().arm == Arm::Artillery
    }

    /// [8.32-a] Gaines and the two regiments of U.S. regulars.
    pub fn is_us(self) -> bool {
        self.data().brigade == Brigade::UnitedStates
    }

    /// [1836-j] American volunteers, who come by sea.
    pub fn is_volunteer(self) -> bool {
        matches!(self, blocks::NOR | blocks::NYK | blocks::NAS | blocks::GEO)
    }

    /// [2.24-a] The same guns in the enemy's hands.
    pub fn twin(self) -> Option<Block> {
        match self {
            blocks::AAT => Some(blocks::AAM),
            blocks::AAM => Some(blocks::AAT),
            blocks::GAT => Some(blocks::GAM),
            blocks::GAM => Some(blocks::GAT),
            _ => None,
        }
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

impl Serialize for Block {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.data().id)
    }
}

impl FromStr for Block {
    type Err = String;

    fn from_str(text: &str) -> Result<Block, String> {
        Block::all()
            .find(|block| block.data().id == text)
            .ok_or_else(|| format!("no such block: {text:?} (write `Hou`, `San`, `US3` …)"))
    }
}

/// A set of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Blocks(pub(crate) u64);

impl Blocks {
    pub const NONE: Blocks = Blocks(0);

    pub fn one(block: Block) -> Blocks {
        Blocks(1 << block.0)
    }

    pub fn contains(self, block: Block) -> bool {
        self.0 >> block.0 & 1 == 1
    }

    pub fn insert(&mut self, block: Block) {
        self.0 |= 1 << block.0;
    }

    #[must_use]
    pub fn and(self, other: Blocks) -> Blocks {
        Blocks(self.0 & other.0)
    }

    #[must_use]
    pub fn without(self, other: Blocks) -> Blocks {
        Blocks(self.0 & !other.0)
    }

    #[must_use]
    pub fn filter(self, keep: impl Fn(Block) -> bool) -> Blocks {
        self.iter().filter(|&block| keep(block)).collect()
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn first(self) -> Option<Block> {
        self.iter().next()
    }

    /// Whether every one is so; true of none.
    pub fn all(self, is: impl Fn(Block) -> bool) -> bool {
        self.iter().all(is)
    }

    pub fn iter(self) -> impl Iterator<Item = Block> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let block = Block(left.trailing_zeros() as u8);
                left &= left - 1;
                block
            })
        })
    }
}

impl FromIterator<Block> for Blocks {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Blocks {
        let mut set = Blocks::NONE;
        blocks.into_iter().for_each(|block| set.insert(block));
        set
    }
}

impl fmt::Debug for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
