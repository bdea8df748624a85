//! 3 Scenarios: where everything stands when the game begins.

use crate::block::{Block, Brigade, MEXICAN, TEXAN};
use crate::card::Card;
use crate::data::{BLOCKS, LATER_1836, POOL_1836, SETUP_1836};
use crate::map::Places;
use crate::scenario::Campaign;
use crate::state::{At, Cards, Marks, State, Step, Thrown};

/// [3.0-a] [1836-f] [1836-h] [1836-i] Everything at full strength in its place, and known to both, for the
/// rulebook lists it; only the order of the Draw Pool is hidden.
pub(crate) fn start(scenario: Campaign) -> State {
    let mut state = State {
        scenario,
        turn: 1,
        step: Step::Deal,
        winner: None,
        at: [At::AWAY; BLOCKS],
        strength: std::array::from_fn(|index| Block(index as u8).data().steps),
        marks: [Marks::default(); BLOCKS],
        via: [None; BLOCKS],
        class: std::array::from_fn(|index| index as u8),
        seen: std::array::from_fn(|index| Block(index as u8).data().steps),
        unmet: POOL_1836.into_iter().collect(),
        burned: Places::default(),
        hands: [Cards::default(); 2],
        deck: Cards((1 << Card::COUNT) - 1),
        chosen: [None; 2],
        first: MEXICAN,
        mover: TEXAN,
        cp: 0,
        burn_spent: false,
        surprise: None,
        raid: None,
        us_entered: false,
        cos_leads: Brigade::None,
        unfought: Places::default(),
        first_attacks: Places::default(),
        settled: Places::default(),
        battle: None,
        dice: Thrown::default(),
    };
    for (block, place) in SETUP_1836 {
        state.at[block.index()] = At::on(place);
    }
    for (block, _) in LATER_1836 {
        state.at[block.index()] = At::LATER;
    }
    for block in POOL_1836 {
        state.at[block.index()] = At::POOL;
    }
    state.mix(POOL_1836.into_iter().collect());
    state
}
