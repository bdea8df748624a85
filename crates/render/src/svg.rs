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

/// A picture whose lettering is read word by word by those who cannot see it.
pub fn worded(picture: &str) -> String {
    picture.replace("</text><", "</text> <")
}

/// What a drawing holds, for use within another: a file of `assets` without its outermost element.
pub fn drawing(file: &str) -> String {
    let start = file.find("<svg").and_then(|at| Some(at + file[at..].find('>')? + 1)).unwrap_or(0);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file[start..end].lines().map(str::trim_start).collect()
}

/// The figures of a drawing, without the specimens beside them: its `<defs>`.
pub fn figures(file: &str) -> String {
    divided(file).0
}

/// The figures of a drawing, and what it draws with them.
pub fn divided(file: &str) -> (String, String) {
    let held = drawing(file);
    let start = held.find("<defs>").unwrap_or(0);
    let end = held.find("</defs>").map_or(start, |at| at + "</defs>".len());
    (held[start..end].to_owned(), held[end..].to_owned())
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

    /// How much of it another covers.
    pub fn shared(self, other: Frame) -> i32 {
        let x = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let y = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        x.max(0) * y.max(0)
    }

    /// The smallest frame around this one and another.
    pub fn with(self, other: Frame) -> Frame {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let bottom = (self.y + self.h).max(other.y + other.h);
        Frame { x, y, w: right - x, h: bottom - y }
    }

    /// The rectangle, this much smaller on every side.
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

/// A heading in the middle of a frame, this far below its upper edge.
pub fn heading(frame: Frame, below: i32, text: &str) -> String {
    format!(
        r##"<text class="heading" x="{}" y="{}">{}</text>"##,
        frame.centre().0,
        frame.y + below,
        escape(text)
    )
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

/// The smallest frame around an outline.
pub fn bounds(outline: &[Spot]) -> Frame {
    let span = |axis: fn(&Spot) -> i32| {
        outline.iter().map(axis).fold((i32::MAX, i32::MIN), |(least, most), v| (least.min(v), most.max(v)))
    };
    let (x, y) = (span(|spot| spot.0), span(|spot| spot.1));
    Frame { x: x.0, y: y.0, w: x.1 - x.0, h: y.1 - y.0 }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use resvg::usvg::roxmltree::Document;

    use super::{drawing, figures};

    /// Every drawing of the assets is a picture that any program opens, and can be taken into a board.
    #[test]
    fn drawings_stand_alone() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let folders =
            std::fs::read_dir(assets).expect("the assets").map(|entry| entry.expect("an asset").path());
        let files = folders.filter(|path| path.is_dir()).flat_map(|folder| {
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path())
        });
        let mut read = 0;
        for path in files.filter(|path| path.extension().is_some_and(|ending| ending == "svg")) {
            let text = std::fs::read_to_string(&path).expect("readable");
            let document =
                Document::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            assert!(document.root_element().has_attribute("viewBox"), "{}", path.display());
            for part in [drawing(&text), figures(&text)] {
                Document::parse(&format!("<g>{part}</g>"))
                    .unwrap_or_else(|fault| panic!("within {}: {fault}", path.display()));
            }
            read += 1;
        }
        assert!(read >= 9, "{read}");
    }
}
