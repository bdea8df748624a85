//! Geometry of maps: hexes, and the graph that areas and their borders make. No knowledge of any game.

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod graph;
mod hex;

pub use graph::{one_way, reachable};
pub use hex::{Hex, Side};
