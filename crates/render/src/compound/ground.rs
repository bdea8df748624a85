//! The grain of the ground, and what grows and stands on it many times.

use std::fmt::Write;

use crate::svg::Scatter;

/// Patterns, gradients and the things drawn many times.
pub const DEFS: &str = r##"<defs>
<radialGradient id="fig-glow"><stop offset="0" class="g-pale"/><stop offset="1" class="g-pale0"/></radialGradient>
<radialGradient id="fig-dusk" cx=".5" cy=".5" r=".72"><stop offset=".62" class="g-edge0"/><stop offset="1" class="g-edge"/></radialGradient>
<pattern id="fig-rows" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path class="furrow" d="M0 3h11M0 8.5h11"/></pattern>
<pattern id="fig-rows2" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-68)"><path class="furrow" d="M0 3h11M0 8.5h11"/></pattern>
<g id="fig-tree"><ellipse class="f-cast" cx="5" cy="6" rx="15" ry="13"/><path class="f-leaf" d="M0-16c7-2 12 2 13 7c5 3 5 10 1 13c-1 6-8 9-13 7c-5 4-12 1-13-4c-6-2-7-10-3-14c0-7 9-12 15-9z"/><path class="f-leaf-lit" d="M-8-8c3-5 9-6 13-3c-5 0-9 3-10 8c-3 0-4-3-3-5zM-4 4c3-3 8-2 9 1c-3-1-6 0-7 3c-1-1-2-2-2-4z"/></g>
<g id="fig-bush"><ellipse class="f-cast" cx="2" cy="3" rx="7" ry="5"/><path class="f-leaf" d="M-6 1c-1-4 3-7 6-5c4-2 7 1 6 5c1 4-5 5-6 3c-3 2-6 0-6-3z"/></g>
<g id="fig-hut"><path class="f-cast" d="M-13-7h32v23h-32z"/><path class="f-thatch" d="M-16-11h32v22h-32z"/><path class="f-ridge" d="M-16 0h32M-11-11v22M-5-11v22M1-11v22M7-11v22M12-11v22"/></g>
</defs>"##;

/// The grain of the ground: tufts of grass, pebbles, straw, strewn over tiles so large that they do not show.
pub fn grain() -> String {
    let tile = |id: &str, class: &str, size: i32, count: i32, strokes: &[&str]| {
        let mut scatter = Scatter::new(size as u32);
        let data = (0..count).fold(String::new(), |mut data, index| {
            let (x, y) = scatter.spot(4, 8, size - 14, size - 16);
            let _ = write!(data, "M{x} {y}{}", strokes[index as usize % strokes.len()]);
            data
        });
        format!(
            r##"<pattern id="fig-{id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"><path class="{class}" d="{data}"/></pattern>"##
        )
    };
    let tufts =
        tile("tufts", "tuft", 330, 58, &["l2 5l2-6", "h4", "l1 5l3-5", "l2 4l2-5m3 1l1 4", "h3m2 3h2"]);
    let gravel = tile("gravel", "pebble", 210, 58, &["h1.5", "h2", "h1", "h1.5m4 3h1"]);
    let straw = tile("straw", "stalk", 180, 84, &["l6 3", "l-4 5", "l7-2", "l4-4", "l5-3", "l3 4"]);
    format!("<defs>{tufts}{gravel}{straw}</defs>")
}
