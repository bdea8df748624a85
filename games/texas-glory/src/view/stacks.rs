//! Who stands where, as one viewer sees it.

use arrayvec::ArrayVec;
use game::Seat;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Eyes, faces, marks, maybe_side, named, side};
use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::data::BLOCKS;
use crate::map::{MEXICAN_BOXES, Place, Places};
use crate::state::{At, Mark, Marks, State};

/// As many blocks as the larger army has, and the Comanche.
const MOST: usize = 31;

/// A place as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    pub place: Place,
    /// Texas, then Mexico.
    pub stacks: [Stack; 2],
    #[serde(serialize_with = "maybe_side")]
    pub controller: Option<Seat>,
    #[serde(serialize_with = "maybe_side")]
    pub besieger: Option<Seat>,
    pub burned: bool,
    /// A battle is still to be fought here, and who attacks.
    #[serde(serialize_with = "maybe_side")]
    pub attacked_by: Option<Seat>,
    /// The siege is settled for this phase.
    pub settled: bool,
    /// How many blocks of each side came by which hexside or from which port.
    pub entries: Vec<Entry>,
}

impl PlaceView {
    /// With nothing in it.
    const BLANK: PlaceView = PlaceView {
        place: Place(0),
        stacks: [Stack::NONE; 2],
        controller: None,
        besieger: None,
        burned: false,
        attacked_by: None,
        settled: false,
        entries: Vec::new(),
    };
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    #[serde(serialize_with = "side")]
    pub side: Seat,
    pub from: Place,
    pub blocks: u8,
}

/// [8.33-a] Mexican blocks beside a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Waiting {
    pub place: Place,
    pub count: u8,
    /// Those whose faces the viewer sees.
    #[serde(serialize_with = "faces")]
    pub shown: Faces,
}

/// A side's blocks in a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stack {
    /// All of them that stand outside, shown or not.
    pub outside: u8,
    pub inside: u8,
    /// How many of these have moved, foraged, force-marched, wait in reserve: what all can see.
    pub moved: u8,
    pub foraged: u8,
    pub forced: u8,
    pub reserve: u8,
    pub spent: u8,
    pub half: u8,
    /// How many of those inside have come out to sally.
    pub line: u8,
    /// Those whose faces the viewer sees.
    #[serde(serialize_with = "faces")]
    pub shown: Faces,
    /// [2.1-a] Those who stand with their backs to the viewer, and whom he can tell from all others: seen before, or set up here, and in no
    /// company since in which they could have been mixed up.
    #[serde(serialize_with = "named")]
    pub known: Blocks,
}

impl Stack {
    const NONE: Stack = Stack {
        outside: 0,
        inside: 0,
        moved: 0,
        foraged: 0,
        forced: 0,
        reserve: 0,
        spent: 0,
        half: 0,
        line: 0,
        shown: Faces::new_const(),
        known: Blocks::NONE,
    };
}

/// Most stacks have no more than a handful.
pub type Faces = SmallVec<[Face; 6]>;

/// The face of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Face {
    pub block: Block,
    pub strength: u8,
    #[serde(serialize_with = "marks")]
    pub marks: Marks,
}

/// What is the same in all places.
pub(super) struct Table<'a> {
    state: &'a State,
    /// Those who fight for each side, and those of the viewer's.
    sides: [Blocks; 2],
    ours: Blocks,
    /// Who came by a hexside or from a port.
    came: Blocks,
    controlled: [Places; 2],
    /// Who bears any mark at all.
    marked: Blocks,
    marks: [Marks; BLOCKS],
}

impl<'a> Table<'a> {
    pub(super) fn seen(eyes: &Eyes<'a>) -> Table<'a> {
        let state = eyes.state;
        let mut table = Table {
            state,
            sides: [TEXAN, MEXICAN].map(|seat| eyes.side(seat)),
            ours: eyes.own(),
            came: Block::all().filter(|block| state.via[block.index()].is_some()).collect(),
            controlled: [TEXAN, MEXICAN].map(|seat| state.controlled(seat)),
            marked: Blocks::NONE,
            marks: [Marks::NONE; BLOCKS],
        };
        for mark in Mark::all() {
            let bearers = state.marked(mark);
            table.marked = table.marked.or(bearers);
            bearers.iter().for_each(|block| table.marks[block.index()].insert(mark));
        }
        // Who was told to stay is known to his own side alone.
        let ours = eyes.seat.map_or(Blocks::NONE, State::army);
        for block in state.marked(Mark::STAYED).minus(ours).iter() {
            table.marks[block.index()].remove(Mark::STAYED);
        }
        table
    }

    /// Nothing is told of a place where nothing is.
    pub(super) fn places(&self) -> Vec<PlaceView> {
        let told = self.state.occupied().or(self.state.burned);
        // They are filled in where they are: to copy what was just written byte by byte takes several times as long.
        let mut places = Vec::new();
        places.resize_with(told.len().into(), || PlaceView::BLANK);
        for (view, place) in places.iter_mut().zip(told.iter()) {
            self.look_at(place, view);
        }
        places
    }

    fn look_at(&self, place: Place, view: &mut PlaceView) {
        let state = self.state;
        let here = state.here(place);
        let shown = here.and(self.ours).or(state.open_at(At::on(place)));
        view.place = place;
        for (stack, side) in view.stacks.iter_mut().zip(self.sides) {
            let own = here.and(side);
            if !own.is_empty() {
                self.count(own, stack);
                self.show(own.and(shown), &mut stack.shown);
                if !self.ours.is_empty() {
                    stack.known =
                        own.minus(shown).filter(|block| state.classmates(block) == Blocks::one(block));
                }
            }
        }
        let holds = |seat: &Seat| self.controlled[usize::from(seat.0)].contains(place);
        view.controller = [TEXAN, MEXICAN].into_iter().find(holds);
        view.besieger = state.besieger(place);
        view.burned = state.burned.contains(place);
        let attacker = if state.first_attacks.contains(place) { state.first } else { state.second() };
        view.attacked_by = state.unfought.contains(place).then_some(attacker);
        view.settled = state.settled.contains(place);
        if here.meets(self.came) {
            view.entries = self.entries(here.and(self.came));
        }
    }

    fn count(&self, own: Blocks, stack: &mut Stack) {
        stack.outside = own.len();
        if own.meets(self.marked) {
            let count = |mark: Mark| {
                let borne = own.and(self.state.marked(mark));
                if borne.is_empty() { 0 } else { borne.len() }
            };
            stack.inside = count(Mark::INSIDE);
            stack.outside -= stack.inside;
            stack.moved = count(Mark::MOVED);
            stack.foraged = count(Mark::FORAGED);
            stack.forced = count(Mark::FORCED);
            stack.reserve = count(Mark::RESERVE);
            stack.spent = count(Mark::SPENT);
            stack.half = count(Mark::HALF);
            stack.line = count(Mark::LINE);
        }
    }

    fn show(&self, shown: Blocks, faces: &mut Faces) {
        faces.extend(shown.iter().map(|block| Face {
            block,
            strength: self.state.strength(block),
            marks: self.marks[block.index()],
        }));
    }

    pub(super) fn waiting(&self) -> Vec<Waiting> {
        if self.state.standing.waiting().is_empty() {
            return Vec::new();
        }
        let waiting = MEXICAN_BOXES.into_iter().map(|place| {
            let at = At::beside(place);
            let blocks = self.state.blocks_at(at);
            let mut shown = Faces::new();
            self.show(blocks.and(self.ours).or(self.state.open_at(at)), &mut shown);
            Waiting { place, count: blocks.len(), shown }
        });
        waiting.filter(|waiting| waiting.count > 0).collect()
    }

    fn entries(&self, came: Blocks) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for (seat, side) in [TEXAN, MEXICAN].into_iter().zip(self.sides) {
            let own = came.and(side);
            let mut from: ArrayVec<Place, MOST> =
                own.iter().filter_map(|block| self.state.via[block.index()]).collect();
            from.sort_unstable();
            for group in from.chunk_by(|a, b| a == b) {
                entries.push(Entry { side: seat, from: group[0], blocks: group.len() as u8 });
            }
        }
        entries
    }
}
