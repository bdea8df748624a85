//! The compass rose.

use super::Spot;

/// The compass rose, north up.
pub fn rose((x, y): Spot) -> String {
    format!(
        concat!(
            r##"<g transform="translate({x} {y})"><circle class="rose-ring" r="30"/><circle class="rose-ring" r="26"/>"##,
            r##"<path class="rose-dark" d="M0-40L6-6L0 0ZM40 0L6 6L0 0ZM0 40L-6 6L0 0ZM-40 0L-6-6L0 0Z"/><path class="rose-light" d="M0-40L-6-6L0 0ZM40 0L6-6L0 0ZM0 40L6 6L0 0ZM-40 0L-6 6L0 0Z"/>"##,
            r##"<path class="rose-dark" d="M19-19L8-3L3-8ZM19 19L3 8L8 3ZM-19 19L-8 3L-3 8ZM-19-19L-3-8L-8-3Z"/><text class="rose-north" y="-44">N</text></g>"##
        ),
        x = x,
        y = y,
    )
}
