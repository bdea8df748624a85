//! What is marked on the works: the boxes of the guns, and where areas that touch are barred from each other.

use std::fmt::Write;

use super::plan::{ARROWS, GUN, GUNS};
use crate::compound::gun_boxes;

/// Everything marked.
pub fn works() -> String {
    gun_boxes(GUNS.iter().map(|gun| gun.at), GUN) + &arrows()
}

/// The red arrows between areas that touch and yet are barred from each other.
fn arrows() -> String {
    ARROWS.iter().fold(String::new(), |mut out, arrow| {
        let _ = write!(
            out,
            r##"<path class="red-arrow" transform="translate({} {})rotate({})" d="M0-22l8 12h-4v20h4l-8 12l-8-12h4v-20h-4z"/>"##,
            arrow.at.0, arrow.at.1, arrow.bearing,
        );
        out
    })
}
