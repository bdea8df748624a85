//! How counters share the room they have.

use super::{COUNTER, Frame, GAP};

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
