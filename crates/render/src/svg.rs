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

/// A point on a board.
pub type Spot = (i32, i32);

/// A rectangle on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

impl Frame {
    pub const fn around(centre: Spot, w: i32, h: i32) -> Frame {
        Frame { x: centre.0 - w / 2, y: centre.1 - h / 2, w, h }
    }

    pub const fn centre(self) -> Spot {
        (self.x + self.w / 2, self.y + self.h / 2)
    }

    /// The rectangle so much smaller on every side.
    pub const fn inset(self, by: i32) -> Frame {
        Frame { x: self.x + by, y: self.y + by, w: self.w - 2 * by, h: self.h - 2 * by }
    }
}

/// A sheet of paper with a double edge, to write on.
pub fn sheet(frame: Frame) -> String {
    let (cast, line) = (Frame { x: frame.x + 4, y: frame.y + 5, ..frame }, frame.inset(5));
    let rect = |class: &str, f: Frame, round: i32| {
        let Frame { x, y, w, h } = f;
        format!(r##"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}"/>"##)
    };
    rect("sheet-cast", cast, 5) + &rect("sheet", frame, 5) + &rect("sheet-line", line, 3)
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

/// Where `count` squares of side `cell` stand in a frame, and how large: `full` size if they fit, else smaller,
/// never overlapping. The grid is centred.
pub fn grid(frame: Frame, count: usize, cell: f32, full: f32) -> (Vec<(f32, f32)>, f32) {
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
