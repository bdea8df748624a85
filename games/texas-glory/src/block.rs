//! 2 Armies: the wooden blocks and what is printed on them.

use game::Seat;
use serde::Serialize;

use crate::data::{BLOCKS, PRINTED, blocks, data};

pub const TEXAN: Seat = Seat(0);
pub const MEXICAN: Seat = Seat(1);

/// The other side.
pub fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

game::id! {
    /// A wooden block. In text: `Hou`, `San`, `US3`.
    Block, BLOCKS, |at| data().blocks[at].id,
    words: "block",
    set: Blocks(u64),
    click: Piece + 0,
}

/// What is printed on a block.
#[derive(Clone, Copy, PartialEq, Debug)]
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Texan,
    Mexican,
    Comanche,
}

/// 2.2 The types of block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    Leader,
    Infantry,
    Cavalry,
    Artillery,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Brigade {
    /// Of none.
    #[serde(rename = "none")]
    Alone,
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
        Brigade::Alone,
        Brigade::Travis,
        Brigade::Fannin,
        Brigade::UnitedStates,
        Brigade::Vanguard,
        Brigade::First,
        Brigade::Second,
        Brigade::Urrea,
    ];

    /// Its blocks; whoever belongs to none has none.
    pub(crate) fn blocks(self) -> Blocks {
        BRIGADES[self as usize]
    }

    /// As it is marked on the block.
    pub fn mark(self) -> &'static str {
        ["", "T", "F", "US", "V", "1", "2", "U"][self as usize]
    }
}

impl Block {
    pub fn data(self) -> &'static BlockData {
        &data().blocks[self.index()]
    }

    pub fn is_leader(self) -> bool {
        LEADERS.contains(self)
    }

    pub fn is_cavalry(self) -> bool {
        CAVALRY.contains(self)
    }

    pub fn is_artillery(self) -> bool {
        GUNS.contains(self)
    }

    /// [8.32-a] Gaines and the two regiments of U.S. regulars.
    pub fn is_us(self) -> bool {
        US.contains(self)
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

impl Blocks {
    /// Whether all of them are among the others; true of none.
    pub(crate) const fn within(self, others: Blocks) -> bool {
        self.minus(others).is_empty()
    }
}

/// Those of whom something is printed, the same in every edition unless another is named.
macro_rules! printed {
    (|$data:ident| $is:expr) => {
        printed!(PRINTED.blocks, |$data| $is)
    };
    ($blocks:expr, |$data:ident| $is:expr) => {{
        let (mut set, mut at) = (Blocks::NONE, 0);
        while at < BLOCKS {
            let $data = &$blocks[at];
            if $is {
                set = set.with(Block(at as u8));
            }
            at += 1;
        }
        set
    }};
}

pub(crate) const TEXANS: Blocks = printed!(|it| matches!(it.side, Side::Texan));
pub(crate) const MEXICANS: Blocks = printed!(|it| matches!(it.side, Side::Mexican));
/// [2.21-a]
pub(crate) const LEADERS: Blocks = printed!(|it| matches!(it.arm, Arm::Leader));
pub(crate) const CAVALRY: Blocks = printed!(|it| matches!(it.arm, Arm::Cavalry));
/// [2.24-a]
pub(crate) const GUNS: Blocks = printed!(|it| matches!(it.arm, Arm::Artillery));
/// [8.32-a] Gaines and the two regiments of U.S. regulars.
pub(crate) const US: Blocks = printed!(|it| matches!(it.brigade, Brigade::UnitedStates));
/// [2.12-a] By the letter of their rating.
pub(crate) const fn letters(blocks: &[BlockData; BLOCKS]) -> [Blocks; 3] {
    [
        printed!(blocks, |it| it.letter == 0),
        printed!(blocks, |it| it.letter == 1),
        printed!(blocks, |it| it.letter == 2),
    ]
}
/// By brigade, in the order of [`Brigade::ALL`].
const BRIGADES: [Blocks; 8] = [
    Blocks::NONE,
    printed!(|it| matches!(it.brigade, Brigade::Travis)),
    printed!(|it| matches!(it.brigade, Brigade::Fannin)),
    US,
    printed!(|it| matches!(it.brigade, Brigade::Vanguard)),
    printed!(|it| matches!(it.brigade, Brigade::First)),
    printed!(|it| matches!(it.brigade, Brigade::Second)),
    printed!(|it| matches!(it.brigade, Brigade::Urrea)),
];
