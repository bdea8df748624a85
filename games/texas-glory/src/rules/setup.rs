//! 3 Scenarios: where everything stands when the game begins.

use game::In;

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::card::Cards;
use crate::data::{self, BLOCKS, data};
use crate::map::{Place, Places};
use crate::scenario::{Campaign, Options, War, Year};
use crate::standing::Standing;
use crate::state::{At, Commitment, Presidials, State, Step, Thrown, Winter};

/// [3.0-a] Everything at full strength in its place, and known to both, for the rulebook lists it; only the
/// order of the Draw Pool is hidden.
pub(crate) fn start(war: War) -> State {
    let mut state = State { options: war.options, ..empty(war.campaign) };
    match state.year {
        Year::Y1836 => state.set_up(&data().setup_1836, &data().pool_1836),
        Year::Y1835 | Year::Winter => state.set_up(&data().setup_1835, &data().pool_1835),
    }
    state
}

/// No block anywhere, and no card dealt.
pub(crate) fn empty(scenario: Campaign) -> State {
    State {
        edition: In(data::here().get()),
        scenario,
        options: Options::default(),
        year: scenario.first_year(),
        turn: 1,
        step: Step::Deal,
        winner: None,
        standing: Standing::nobody(),
        via: [None; BLOCKS],
        classes: std::array::from_fn(|index| Blocks::one(Block(index as u8))),
        seen: std::array::from_fn(|index| Block(index as u8).data().steps),
        unmet: Blocks::NONE,
        burned: Places::NONE,
        hands: [Cards::NONE; 2],
        deck: FULL_DECK,
        chosen: [None; 2],
        first: MEXICAN,
        mover: TEXAN,
        cp: 0,
        burn_spent: false,
        surprise: None,
        raid: None,
        us_entered: false,
        cos_leads: Brigade::Alone,
        presidials: [Presidials::Waiting; 3],
        vanguard: false,
        draws: 0,
        commitments: [Commitment::Open; 2],
        winter: Winter::default(),
        unfought: Places::NONE,
        first_attacks: Places::NONE,
        settled: Places::NONE,
        battle: None,
        dice: Thrown::default(),
    }
}

pub(crate) const FULL_DECK: Cards = Cards::ALL;

/// [1836-f] The Mexican army of 1836: who opens the year, and who comes later.
pub(crate) fn army_of_1836() -> impl Iterator<Item = Block> {
    let opening = data().setup_1836.iter().map(|&(block, _)| Block(block));
    let later = data().later_1836.iter().map(|&(block, _)| Block(block));
    opening.chain(later).filter(|&block| State::army(MEXICAN).contains(block))
}

impl State {
    /// [1836-f] [1836-h] [1836-i] [1835-e] [1835-i] Blocks on the map and in the Draw Pool. What Mexico has for 1836
    /// and does not use yet comes later; in 1835 perhaps never.
    fn set_up(&mut self, on_map: &[(u8, u8)], pool: &[u8]) {
        for block in army_of_1836() {
            self.put(block, At::LATER);
        }
        for &(block, place) in on_map {
            self.put(Block(block), At::on(Place(place)));
        }
        self.fill_pool(pool.iter().copied().map(Block).collect());
    }

    /// [8.31-a] These lie face down in the Draw Pool.
    pub(crate) fn fill_pool(&mut self, blocks: Blocks) {
        for block in blocks.iter() {
            self.put(block, At::POOL);
            self.unmet.insert(block);
        }
        self.mix(blocks);
    }
}
