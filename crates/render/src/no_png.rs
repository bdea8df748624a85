//! What stands in for [`paint`] where the painter was left out, because few need it and it takes long to build.

use crate::Unpaintable;

/// Paints nothing, and says how to get a program that does.
pub fn paint(_picture: &str, _width: u32) -> Result<Vec<u8>, Unpaintable> {
    let how = "this program was built without PNG; build it with `--features png` (cargo run --release --features png -- …), or ask for an SVG";
    Err(Unpaintable(how.to_owned()))
}
