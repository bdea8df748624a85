//! How counters share the areas and the roofs.

use charge::Area;

use crate::compound::Frame;
use crate::compound::slots::slots;

/// How large a counter is drawn where there is room: larger on the wide fields outside.
pub fn full_size(area: Area) -> f32 {
    if area.is_alamo() { 1.15 } else { 1.35 }
}

/// Where `count` hidden units stand under the roofs of an area that hold `limit` in all.
pub fn roof_slots(roofs: &[Frame], limit: usize, count: usize) -> (Vec<(f32, f32)>, f32) {
    let each = limit.div_ceil(roofs.len().max(1));
    let mut spots = Vec::new();
    let mut scale = 0.84_f32;
    for &roof in roofs {
        let (inside, size) = slots(roof, each, 0.84);
        spots.extend(inside);
        scale = scale.min(size);
    }
    spots.truncate(count);
    (spots, scale)
}
