//! Paper laid on the map: sheets to write on, the compass rose.

use super::{Frame, Spot};

/// A sheet of paper with a double edge, to write on.
pub fn sheet(f: Frame) -> String {
    format!(
        r##"<rect class="sheet-cast" x="{}" y="{}" width="{w}" height="{h}" rx="5"/><rect class="sheet" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/><rect class="sheet-line" x="{}" y="{}" width="{}" height="{}" rx="3"/>"##,
        f.x + 4,
        f.y + 5,
        f.x + 5,
        f.y + 5,
        f.w - 10,
        f.h - 10,
        x = f.x,
        y = f.y,
        w = f.w,
        h = f.h,
    )
}

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
