//! Decisions as numbers.
//!
//! A learner wants the same decision to have the same number wherever it is offered. The number is a hash of the decision; where two that are
//! offered together have the same, the later one takes the next free number. That is rare, and follows from the list of what is offered alone.

use std::hash::{Hash, Hasher};

/// How many numbers there are: more than twenty times the longest list of any game.
pub const ACTIONS: usize = 8192;

/// Numbers what is offered, in its order.
pub struct Numbering {
    taken: [u64; ACTIONS / 64],
}

impl Numbering {
    pub fn new() -> Numbering {
        Numbering { taken: [0; ACTIONS / 64] }
    }

    /// The number of the next decision on offer.
    pub fn number(&mut self, decision: impl Hash) -> u32 {
        let mut at = (hash(decision) % ACTIONS as u64) as usize;
        while self.taken[at / 64] >> (at % 64) & 1 == 1 {
            at = (at + 1) % ACTIONS;
        }
        self.taken[at / 64] |= 1 << (at % 64);
        at as u32
    }
}

/// A hash that is the same on every machine with 64 bits.
pub fn hash(value: impl Hash) -> u64 {
    let mut hasher = Folding(0);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Folds whole words; `ai::mix` scatters them.
struct Folding(u64);

impl Hasher for Folding {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn finish(&self) -> u64 {
        ai::mix(self.0, 0)
    }
}
