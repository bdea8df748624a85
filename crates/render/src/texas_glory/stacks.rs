//! How blocks share the room of a hex, a box or the plan of a fort.

use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::view::{Face, PlaceView, Stack};
use texas_glory::{Mark, Place};

use game::Seat;

use super::plan::{CELL, inset, room};
use crate::svg::{Frame, grid};

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

/// Everybody in a place, with where they stand.
pub fn camps(view: &PlaceView) -> Vec<Camp<'_>> {
    let bands: Vec<Band> = [TEXAN, MEXICAN]
        .into_iter()
        .flat_map(|side| bands(side, &view.stacks[usize::from(side.0)]))
        .filter(|band| band.cells() > 0)
        .collect();
    let plan = inset(view.place);
    let (planned, open): (Vec<Band>, Vec<Band>) =
        bands.into_iter().partition(|band| band.inside && plan.is_some());
    let shares = share(room(view.place), &open);
    let on_hex = open.into_iter().zip(shares).map(|(band, frame)| camp(band, frame, false));
    let on_plan = planned.into_iter().filter_map(|band| Some(camp(band, plan?, true)));
    on_hex.chain(on_plan).collect()
}

fn bands(side: Seat, stack: &Stack) -> [Band<'_>; 2] {
    let band = |inside: bool, count: u8| {
        let is_inside = |face: &&Face| face.marks.contains(Mark::INSIDE) == inside;
        let faces: Vec<&Face> = stack.shown.iter().filter(is_inside).collect();
        let hidden = count.saturating_sub(faces.len() as u8);
        Band { side, inside, faces, hidden }
    };
    [band(false, stack.outside), band(true, stack.inside)]
}

/// Cuts a room into rows, higher where more stand.
fn share(room: Frame, bands: &[Band]) -> Vec<Frame> {
    let rows = |band: &Band| band.cells().div_ceil(3) as i32;
    let all: i32 = bands.iter().map(rows).sum();
    let mut y = room.y;
    bands
        .iter()
        .map(|band| {
            let h = room.h * rows(band) / all.max(1);
            let frame = Frame { y, h, ..room };
            y += h;
            frame
        })
        .collect()
}

fn camp(band: Band<'_>, frame: Frame, on_plan: bool) -> Camp<'_> {
    let full = 1.2;
    let (spots, scale) = grid(frame, band.cells(), CELL, full);
    Camp { band, frame, on_plan, spots, scale }
}

/// Where `count` blocks stand in a frame.
pub fn row(frame: Frame, count: usize) -> (Vec<(f32, f32)>, f32) {
    grid(frame, count, CELL, 0.9)
}

/// The places in their order on the sheet, so that nearer blocks cover farther ones.
pub fn from_the_north(places: &[PlaceView]) -> Vec<&PlaceView> {
    let mut sorted: Vec<&PlaceView> = places.iter().collect();
    let height = |place: Place| super::plan::centre(place).1;
    sorted.sort_by_key(|view| height(view.place));
    sorted
}
