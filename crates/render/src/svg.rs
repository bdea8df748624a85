//! Small helps for writing SVG by hand.

/// Text made safe for element content and attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' => safe.push_str("&#10;"),
            _ => safe.push(c),
        }
    }
    safe
}

/// An open course of straight lines, as path data.
pub fn course(spots: &[(i32, i32)]) -> String {
    let mut data = String::new();
    for (index, (x, y)) in spots.iter().enumerate() {
        data.push(if index == 0 { 'M' } else { 'L' });
        data.push_str(&format!("{x} {y}"));
    }
    data
}

/// A closed outline, as path data.
pub fn outline(spots: &[(i32, i32)]) -> String {
    course(spots) + "Z"
}

/// Short strokes square to a course, on its left hand, `step` apart: the shading of banks and ditches.
pub fn hachures(spots: &[(i32, i32)], step: f32, length: f32) -> String {
    let mut data = String::new();
    for pair in spots.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
        let run = dx.hypot(dy);
        let (ux, uy) = (dx / run, dy / run);
        let count = (run / step) as i32;
        for tick in 0..=count {
            let along = tick as f32 * step + step / 3.0;
            if along > run {
                break;
            }
            let long = if tick % 2 == 0 { length } else { length * 0.6 };
            let (x, y) = (from.0 as f32 + ux * along, from.1 as f32 + uy * along);
            data.push_str(&format!("M{x:.0} {y:.0}l{:.1} {:.1}", uy * long, -ux * long));
        }
    }
    data
}

/// Numbers that look random and are the same every time: for tufts of grass.
pub struct Scatter(u32);

impl Scatter {
    pub fn new(seed: u32) -> Scatter {
        Scatter(seed)
    }

    pub fn below(&mut self, bound: i32) -> i32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((u64::from(self.0 >> 8) * bound as u64) >> 24) as i32
    }

    /// A spot in a rectangle.
    pub fn spot(&mut self, x: i32, y: i32, w: i32, h: i32) -> (i32, i32) {
        (x + self.below(w), y + self.below(h))
    }
}
