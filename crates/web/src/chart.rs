//! Lines over the length of a match, as SVG.

use std::fmt::Write as _;

use maud::{Markup, html};

/// The size of a chart in its own units, and of a small one.
const SIZE: (i32, i32) = (640, 240);
const SMALL: (i32, i32) = (240, 90);
/// Room for what is written beside it, and for dots at its edges.
const BESIDE: i32 = 40;
const EDGE: i32 = 8;

/// Lines from the first input to the last.
pub(crate) struct Chart {
    /// What it is called.
    name: String,
    last: i32,
    most: i32,
    size: (i32, i32),
    percents: bool,
    lines: Vec<Line>,
    marks: Vec<Mark>,
}

/// A line: a value after each number of inputs.
pub(crate) struct Line {
    pub class: &'static str,
    pub points: Vec<(usize, i32)>,
    /// How far each may be off, if that is drawn.
    pub band: Vec<i32>,
    /// Where each leads, and its name.
    pub links: Vec<(String, String)>,
}

/// A moment on the last line.
struct Mark {
    step: usize,
    class: &'static str,
    link: String,
    name: String,
}

impl Chart {
    pub fn new(name: String, last: usize, most: i32) -> Chart {
        let last = i32::try_from(last).unwrap_or(i32::MAX).max(1);
        Chart { name, last, most, size: SIZE, percents: false, lines: Vec::new(), marks: Vec::new() }
    }

    /// A scale in hundredths.
    pub fn with_percents(self) -> Chart {
        Chart { percents: true, ..self }
    }

    pub fn small(self) -> Chart {
        Chart { size: SMALL, ..self }
    }

    pub fn add(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// Marks a moment, where the last line is then.
    pub fn mark(&mut self, step: usize, class: &'static str, link: String, name: String) {
        self.marks.push(Mark { step, class, link, name });
    }

    fn x(&self, step: usize) -> i32 {
        let room = self.size.0 - self.left() - EDGE;
        self.left() + i32::try_from(step as i64 * i64::from(room) / i64::from(self.last)).unwrap_or(room)
    }

    fn y(&self, value: i32) -> i32 {
        let room = self.size.1 - 2 * EDGE;
        self.size.1 - EDGE - value.clamp(0, self.most) * room / self.most.max(1)
    }

    fn left(&self) -> i32 {
        if self.percents { BESIDE } else { EDGE }
    }

    /// Where the last line is at a moment: on the straight between its neighbours.
    fn height(&self, step: usize) -> i32 {
        let points = self.lines.last().map_or(&[][..], |line| &line.points);
        let after = points.partition_point(|&(at, _)| at < step);
        match (points.get(after.wrapping_sub(1)), points.get(after)) {
            (Some(&(before, low)), Some(&(then, high))) => {
                let (done, all) = (step - before, (then - before).max(1));
                low + (high - low) * done as i32 / all as i32
            }
            (Some(&(_, value)), None) | (None, Some(&(_, value))) => value,
            (None, None) => 0,
        }
    }

    pub fn drawn(&self) -> Markup {
        let (width, height) = self.size;
        html! {
            svg.chart .small[!self.percents] viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(self.name) {
                @if self.percents { (self.scale()) }
                @for line in &self.lines { (self.line(line)) }
                @for mark in &self.marks { (self.marked(mark)) }
            }
        }
    }

    fn scale(&self) -> Markup {
        html! {
            @for part in [0, 25, 50, 75, 100] {
                @let y = self.y(self.most * part / 100);
                line.grid .half[part == 50] x1=(self.left()) x2=(self.size.0 - EDGE) y1=(y) y2=(y) {}
                @if part % 50 == 0 { text x=(self.left() - 6) y=(y + 4) text-anchor="end" { (part) " %" } }
            }
        }
    }

    fn line(&self, line: &Line) -> Markup {
        let way = |points: &mut dyn Iterator<Item = (usize, i32)>| {
            points.fold(String::new(), |mut way, (step, value)| {
                let _ = write!(way, "{},{} ", self.x(step), self.y(value));
                way
            })
        };
        let points = || line.points.iter().copied();
        let off = || points().zip(line.band.iter().copied());
        let mut above = off().map(|((step, value), error)| (step, value + error));
        let mut below = off().map(|((step, value), error)| (step, value - error)).rev();
        html! {
            @if !line.band.is_empty() { polygon.band points=(way(&mut above) + &way(&mut below)) {} }
            polyline class=(line.class) points=(way(&mut points())) {}
            @for ((link, name), (step, value)) in line.links.iter().zip(points()) {
                a href=(link) aria-label=(name) {
                    circle.reach cx=(self.x(step)) cy=(self.y(value)) r="12" {}
                    circle.dot cx=(self.x(step)) cy=(self.y(value)) r="4" { title { (name) } }
                }
            }
        }
    }

    fn marked(&self, mark: &Mark) -> Markup {
        let (x, y) = (self.x(mark.step), self.y(self.height(mark.step)));
        html! {
            a.mark class=(mark.class) href=(mark.link) aria-label=(mark.name) {
                @if mark.class == "throw" {
                    rect x=(x - 5) y=(y - 5) width="10" height="10" rx="2" { title { (mark.name) } }
                } @else {
                    path d={ "M" (x - 7) "," (y - 14) "h14l-7,12z" } { title { (mark.name) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chart, Line};

    #[test]
    fn a_mark_stands_on_the_last_line() {
        let mut chart = Chart::new("c".to_owned(), 100, 1000).with_percents();
        assert_eq!(chart.height(3), 0);
        let points = vec![(0, 500), (50, 700), (100, 100)];
        chart.add(Line { class: "own", points, band: Vec::new(), links: Vec::new() });
        assert_eq!([0, 25, 50, 75, 100].map(|step| chart.height(step)), [500, 600, 700, 400, 100]);
        assert!(chart.y(1000) < chart.y(0) && chart.x(0) < chart.x(100));
    }
}
