//! How counters share the room they have.

use super::{COUNTER, Frame, GAP};
use crate::svg::grid;

/// Where `count` counters stand in a frame, and how large: `full` size if they fit, else smaller.
pub fn slots(frame: Frame, count: usize, full: f32) -> (Vec<(f32, f32)>, f32) {
    grid(frame, count, (COUNTER + GAP) as f32, full)
}
