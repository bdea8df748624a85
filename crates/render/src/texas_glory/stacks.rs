//! How blocks share the room of a hex, a box or the plan of a fort.
//!
//! Blocks are never drawn so small that their figures cannot be read: a large stack spreads beyond its hex instead, and stacks of
//! neighbouring hexes move out of each other's way.

use game::Seat;
use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::view::{Face, PlaceView, Stack};
use texas_glory::{Mark, Place};

use super::plan::{HEIGHT, WIDTH, centre, inset, room};
use crate::svg::{Frame, Spot, grid};

/// The side of a block as it is drawn.
const BLOCK: f32 = 50.0;
/// A block with its thickness and a gap takes a square of this side.
pub const CELL: f32 = 57.0;
/// The row of markers over a stack is this high, and the next marker this far.
pub const MARKER: i32 = 26;
/// Nowhere are blocks drawn smaller: their figures could not be read.
const LEAST: f32 = 0.85;
/// No stack is farther than this from the middle of its hex.
const FARTHEST: i32 = 34;

/// Blocks of one side that stand together.
pub struct Band<'a> {
    pub side: Seat,
    /// Behind walls.
    pub inside: bool,
    pub faces: Vec<&'a Face>,
    /// How many more stand there unseen.
    pub hidden: u8,
}

impl Band<'_> {
    fn cells(&self) -> usize {
        self.faces.len() + usize::from(self.hidden > 0)
    }
}

/// A band and the room it has.
pub struct Camp<'a> {
    pub band: Band<'a>,
    pub frame: Frame,
    /// Whether it stands on the plan of a fort.
    pub on_plan: bool,
    pub spots: Vec<(f32, f32)>,
    pub scale: f32,
}

impl Camp<'_> {
    /// What its blocks cover.
    pub fn blocks(&self) -> impl Iterator<Item = Frame> {
        let side = (CELL * self.scale) as i32;
        self.spots.iter().map(move |&(x, y)| Frame::around((x as i32, y as i32), side, side))
    }
}

/// Everybody in a place, with where they stand.
pub struct Standing<'a> {
    pub view: PlaceView<'a>,
    pub camps: Vec<Camp<'a>>,
    /// All of it that is not on the plan of a fort, markers included.
    pub frame: Frame,
}

impl Standing<'_> {
    /// The middle of its first marker.
    pub fn first_marker(&self) -> Spot {
        (self.frame.x + MARKER / 2, self.frame.y + MARKER / 2)
    }

    fn shift(&mut self, (dx, dy): Spot) {
        let by = |frame: &mut Frame| *frame = Frame { x: frame.x + dx, y: frame.y + dy, ..*frame };
        by(&mut self.frame);
        for camp in self.camps.iter_mut().filter(|camp| !camp.on_plan) {
            by(&mut camp.frame);
            for spot in &mut camp.spots {
                *spot = (spot.0 + dx as f32, spot.1 + dy as f32);
            }
        }
    }
}

/// Where everybody stands, from the north, so that nearer blocks cover farther ones. `markers`: how many there are in a place;
/// `kept`: what is to be kept free.
pub fn standings<'a>(
    places: impl Iterator<Item = PlaceView<'a>>,
    markers: impl Fn(&PlaceView<'a>) -> i32,
    kept: &[Frame],
) -> Vec<Standing<'a>> {
    let mut all: Vec<Standing> = places.map(|view| standing(view, markers(&view))).collect();
    all.sort_by_key(|it| centre(it.view.place).1);
    settle(&mut all, kept);
    all
}

fn standing(view: PlaceView<'_>, markers: i32) -> Standing<'_> {
    let bands: Vec<Band> = [TEXAN, MEXICAN]
        .into_iter()
        .flat_map(|side| bands(side, view.stacks[usize::from(side.0)]))
        .filter(|band| band.cells() > 0)
        .collect();
    let plan = inset(view.place);
    let (planned, open): (Vec<Band>, Vec<Band>) =
        bands.into_iter().partition(|band| band.inside && plan.is_some());
    let (mut camps, frame) =
        if view.place.is_box() { boxed(view.place, open) } else { on_hex(view.place, open, markers) };
    camps.extend(planned.into_iter().filter_map(|band| Some(camp(band, plan?, true))));
    Standing { view, camps, frame }
}

fn bands(side: Seat, stack: Stack<'_>) -> [Band<'_>; 2] {
    let band = |inside: bool, count: u8| {
        let is_inside = |face: &&Face| face.marks.contains(Mark::INSIDE) == inside;
        let faces: Vec<&Face> = stack.shown.iter().filter(is_inside).collect();
        let hidden = count.saturating_sub(faces.len() as u8);
        Band { side, inside, faces, hidden }
    };
    [band(false, stack.counts.outside), band(true, stack.counts.inside)]
}

/// In a box each band has its row, higher where more stand.
fn boxed(place: Place, bands: Vec<Band>) -> (Vec<Camp>, Frame) {
    let room = room(place);
    let rows = |band: &Band| band.cells().div_ceil(3) as i32;
    let all: i32 = bands.iter().map(rows).sum();
    let mut y = room.y;
    let camps = bands.into_iter().map(|band| {
        let h = room.h * rows(&band) / all.max(1);
        let frame = Frame { y, h, ..room };
        y += h;
        camp(band, frame, false)
    });
    let camps: Vec<Camp> = camps.collect();
    let covered = camps.iter().flat_map(Camp::blocks).fold(room, Frame::with);
    (camps, covered)
}

fn camp(band: Band<'_>, frame: Frame, on_plan: bool) -> Camp<'_> {
    let (spots, scale) = packed(frame, band.cells(), 1.2);
    Camp { band, frame, on_plan, spots, scale }
}

/// Where `count` blocks stand in a frame, and how large, at most `full` size; where they would be too small they stand in as many rows as lead them
/// least far out of it, sideways rather than up and down.
fn packed(frame: Frame, count: usize, full: f32) -> (Vec<(f32, f32)>, f32) {
    let fitting = grid(frame, count, CELL, full);
    if fitting.1 >= LEAST {
        return fitting;
    }
    let cell = (CELL * LEAST) as i32;
    let size = |rows: usize| (count.div_ceil(rows) as i32 * cell, rows as i32 * cell);
    let beyond = |rows: &usize| {
        let (w, h) = size(*rows);
        (w - frame.w).max(0) + 2 * (h - frame.h).max(0)
    };
    let (w, h) = size((1..=count).min_by_key(beyond).unwrap_or(1));
    let (x, y) = frame.centre();
    let middle = (x.clamp(w / 2, WIDTH - w / 2), y.clamp(h / 2, HEIGHT - h / 2));
    (grid(Frame::around(middle, w, h), count, cell as f32, 1.0).0, LEAST)
}

/// On a hex the bands stand one under the other, over the middle of the hex, as large as their number allows.
fn on_hex(place: Place, bands: Vec<Band>, markers: i32) -> (Vec<Camp>, Frame) {
    let count: usize = bands.iter().map(Band::cells).sum();
    let scale = side(count, bands.iter().all(|band| band.faces.is_empty())) / BLOCK;
    let cell = (CELL * scale) as i32;
    let rows = |band: &Band| band.cells().div_ceil(columns(band.cells())) as i32;
    let blocks: i32 = bands.iter().map(rows).sum::<i32>() * cell;
    let width = bands.iter().map(|band| columns(band.cells()) as i32 * cell).max().unwrap_or(0);
    let over = if markers > 0 { MARKER } else { 0 };
    let size = (width.max(markers * MARKER), blocks + over);
    let frame = Frame::around(centre(place), size.0, size.1);
    let mut y = frame.y + over;
    let camps = bands.into_iter().map(|band| {
        let h = rows(&band) * cell;
        let room = Frame { y, h, ..frame };
        y += h;
        let (spots, _) = grid_of(room, band.cells(), cell as f32);
        Camp { band, frame: room, on_plan: false, spots, scale }
    });
    (camps.collect(), frame)
}

/// How large blocks are drawn where this many stand: never so small that their figures could not be read. Backs have no figures.
fn side(count: usize, backs: bool) -> f32 {
    match count {
        0 | 1 if backs => 56.0,
        0 | 1 => 74.0,
        2 => 60.0,
        3 | 4 => 52.0,
        5 | 6 => 48.0,
        _ => 44.0,
    }
}

fn columns(count: usize) -> usize {
    match count {
        0..=3 => count.max(1),
        4 => 2,
        5 | 6 => 3,
        7 | 8 => 4,
        _ => 5,
    }
}

/// This many cells of this side in the middle of a frame, in rows.
fn grid_of(frame: Frame, count: usize, cell: f32) -> (Vec<(f32, f32)>, f32) {
    let width = (columns(count) as f32 * cell) as i32;
    grid(Frame::around(frame.centre(), width, frame.h), count, cell, 1.0)
}

/// Stacks of hexes that cover each other move apart, each by half; what is to be kept free stays where it is.
fn settle(all: &mut [Standing], kept: &[Frame]) {
    for _ in 0..30 {
        let mut still = true;
        for one in 0..all.len() {
            for &fixed in kept {
                if let Some((dx, dy)) = apart(fixed, all[one].frame) {
                    nudge(&mut all[one], (dx, dy));
                    still = false;
                }
            }
            for other in one + 1..all.len() {
                if let Some((dx, dy)) = apart(all[one].frame, all[other].frame) {
                    let half = (dx - dx / 2, dy - dy / 2);
                    nudge(&mut all[one], (-half.0, -half.1));
                    nudge(&mut all[other], half);
                    still = false;
                }
            }
        }
        if still {
            return;
        }
    }
}

/// The shortest way by which the second gets clear of the first, if it covers it.
fn apart(one: Frame, other: Frame) -> Option<Spot> {
    let x = (one.x + one.w).min(other.x + other.w) - one.x.max(other.x);
    let y = (one.y + one.h).min(other.y + other.h) - one.y.max(other.y);
    if x <= 0 || y <= 0 {
        return None;
    }
    let ((ax, ay), (bx, by)) = (one.centre(), other.centre());
    Some(if x < y { (x * away(bx - ax), 0) } else { (0, y * away(by - ay)) })
}

fn away(towards: i32) -> i32 {
    if towards < 0 { -1 } else { 1 }
}

/// Moves the stack of a hex, but not far from there, nor off the map.
fn nudge(standing: &mut Standing, (dx, dy): Spot) {
    if standing.view.place.is_box() {
        return;
    }
    let (home, at) = (centre(standing.view.place), standing.frame.centre());
    let held = |home: i32, at: i32, by: i32| (at + by).clamp(home - FARTHEST, home + FARTHEST);
    let (w, h) = (standing.frame.w / 2 + 16, standing.frame.h / 2 + 16);
    let x = held(home.0, at.0, dx).clamp(w, WIDTH - w);
    let y = held(home.1, at.1, dy).clamp(h, HEIGHT - h);
    standing.shift((x - at.0, y - at.1));
}

/// Where `count` blocks stand in a frame.
pub fn row(frame: Frame, count: usize) -> (Vec<(f32, f32)>, f32) {
    packed(frame, count, 0.9)
}
