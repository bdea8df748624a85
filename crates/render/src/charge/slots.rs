//! How counters share the room they have.

use charge::Area;

use super::plan::{COUNTER, Frame, GAP};

/// Where `count` counters stand in a frame, and how large: `full` size if they fit, else smaller, never
/// overlapping. The grid is centred.
pub fn slots(frame: Frame, count: usize, full: f32) -> (Vec<(f32, f32)>, f32) {
    let cell = (COUNTER + GAP) as f32;
    let (w, h) = (frame.w as f32, frame.h as f32);
    let natural = (count as f32 * w / h).sqrt();
    let fit = |columns: usize| {
        let rows = count.div_ceil(columns);
        (w / (columns as f32 * cell)).min(h / (rows as f32 * cell)).min(full)
    };
    let strangeness = |columns: usize| (columns as f32 - natural).abs();
    let columns = (1..=count)
        .max_by(|&a, &b| fit(a).total_cmp(&fit(b)).then(strangeness(b).total_cmp(&strangeness(a))))
        .unwrap_or(1);
    let scale = fit(columns);
    let rows = count.div_ceil(columns);
    let cell = cell * scale;
    let spots = (0..count).map(|index| {
        let (row, column) = (index / columns, index % columns);
        let in_row = if row + 1 == rows { count - row * columns } else { columns };
        (
            frame.x as f32 + w / 2.0 + (column as f32 - (in_row as f32 - 1.0) / 2.0) * cell,
            frame.y as f32 + h / 2.0 + (row as f32 - (rows as f32 - 1.0) / 2.0) * cell,
        )
    });
    (spots.collect(), scale)
}

/// How large a counter is drawn where there is room: larger on the wide fields outside.
pub fn full_size(area: Area) -> f32 {
    if area.is_alamo() { 1.0 } else { 1.18 }
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
