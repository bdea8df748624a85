//! Pictures as PNG.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::Unpaintable;
use crate::paint::FONTS;

static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in FONTS {
        fonts.load_font_data(font.ttf.to_vec());
    }
    fonts.set_serif_family("Bexar Text");
    fonts.set_sans_serif_family("Bexar Sans");
    Arc::new(fonts)
});

/// Reads a picture; its lettering becomes shapes.
pub fn read(picture: &str) -> Result<Tree, Unpaintable> {
    let options = Options { fontdb: LETTERS.clone(), ..Options::default() };
    Tree::from_str(picture, &options).map_err(|error| Unpaintable(error.to_string()))
}

/// Paints a picture as a PNG `width` pixels wide.
pub fn paint(picture: &str, width: u32) -> Result<Vec<u8>, Unpaintable> {
    let tree = read(picture)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels =
        Pixmap::new(width, height).ok_or_else(|| Unpaintable(format!("{width} × {height} pixels")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| Unpaintable(error.to_string()))
}
