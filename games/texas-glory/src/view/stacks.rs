//! Who stands where, as one viewer sees it.
//!
//! A view is a handful of flat lists, however many stacks there are: what everybody sees is put down once and shared by all views of a
//! position; what one viewer sees beyond that lies in lists of his own. Place by place it is read with [`PlaceViews::iter`].

use std::sync::Arc;

use arrayvec::ArrayVec;
use game::Seat;
use serde::{Serialize, Serializer};

use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::data::{BLOCKS, blocks};
use crate::map::{MEXICAN_BOXES, Place, Places};
use crate::state::{At, Mark, Marks, State};

/// As many blocks as the larger army has, and the Comanche.
const MOST: usize = 31;

/// A place as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct PlaceView<'a> {
    pub place: Place,
    /// Texas, then Mexico.
    pub stacks: [Stack<'a>; 2],
    pub controller: Option<Seat>,
    pub besieger: Option<Seat>,
    pub burned: bool,
    /// A battle is still to be fought here, and who attacks.
    pub attacked_by: Option<Seat>,
    /// The siege is settled for this phase.
    pub settled: bool,
    /// How many blocks of each side came by which hexside or from which port.
    pub entries: &'a [Entry],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Entry {
    pub side: Seat,
    pub from: Place,
    pub blocks: u8,
}

/// [8.33-a] Mexican blocks beside a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Waiting {
    pub place: Place,
    pub count: u8,
    /// Those whose faces the viewer sees.
    pub shown: Vec<Face>,
}

/// A side's blocks in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Stack<'a> {
    #[serde(flatten)]
    pub counts: Counts,
    /// Those whose faces the viewer sees.
    pub shown: &'a [Face],
    /// [2.1-a] Those who stand with their backs to the viewer, and whom he can tell from all others: seen before, or set up here, and in no
    /// company since in which they could have been mixed up.
    pub known: Blocks,
}

/// What all can see of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
pub struct Counts {
    /// All of them that stand outside, shown or not.
    pub outside: u8,
    pub inside: u8,
    /// How many of these have moved, foraged, force-marched, wait in reserve.
    pub moved: u8,
    pub foraged: u8,
    pub forced: u8,
    pub reserve: u8,
    pub spent: u8,
    pub half: u8,
    /// How many of those inside have come out to sally.
    pub line: u8,
}

impl Counts {
    pub fn all(&self) -> u8 {
        self.outside + self.inside
    }
}

/// The face of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Face {
    pub block: Block,
    pub strength: u8,
    pub marks: Marks,
}

/// Hexes and boxes with something to tell, as one viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceViews {
    open: Arc<Open>,
    /// The faces that the viewer sees, stack by stack.
    faces: Vec<Face>,
    /// How many of them are of each stack, two for each place.
    shown: Vec<u8>,
    /// Those whom he knows from behind, stack by stack.
    known: Vec<(StackAt, Block)>,
}

/// The number of a stack: two for each place.
type StackAt = u8;

/// What everybody sees of the places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Open {
    rows: Vec<Row>,
    /// Who came from where, place by place.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    place: Place,
    counts: [Counts; 2],
    controller: Option<Seat>,
    besieger: Option<Seat>,
    burned: bool,
    attacked_by: Option<Seat>,
    settled: bool,
    /// How many of the entries are of this place.
    entries: u8,
}

impl PlaceViews {
    /// Place by place.
    pub fn iter(&self) -> impl Iterator<Item = PlaceView<'_>> {
        let (mut faces, mut entries) = (&self.faces[..], &self.open.entries[..]);
        self.open.rows.iter().enumerate().map(move |(at, row)| PlaceView {
            place: row.place,
            stacks: [0, 1].map(|side| Stack {
                counts: row.counts[side],
                shown: cut(&mut faces, self.shown[2 * at + side]),
                known: self.known_in(2 * at + side),
            }),
            controller: row.controller,
            besieger: row.besieger,
            burned: row.burned,
            attacked_by: row.attacked_by,
            settled: row.settled,
            entries: cut(&mut entries, row.entries),
        })
    }

    fn known_in(&self, stack: usize) -> Blocks {
        let here = self.known.iter().filter(|(at, _)| usize::from(*at) == stack);
        here.map(|&(_, block)| block).collect()
    }

    /// One of them, if there is something to tell of it.
    pub fn of(&self, place: Place) -> Option<PlaceView<'_>> {
        self.iter().find(|it| it.place == place)
    }
}

/// Takes this many from the front of a list.
fn cut<'a, T>(list: &mut &'a [T], count: u8) -> &'a [T] {
    let (front, rest) = list.split_at(count.into());
    *list = rest;
    front
}

impl<'a> FromIterator<PlaceView<'a>> for PlaceViews {
    fn from_iter<I: IntoIterator<Item = PlaceView<'a>>>(views: I) -> PlaceViews {
        let (mut open, mut all) = (Open::default(), PlaceViews::default());
        for view in views {
            let PlaceView { place, controller, besieger, burned, attacked_by, settled, .. } = view;
            let (counts, entries) = (view.stacks.map(|stack| stack.counts), view.entries.len() as u8);
            open.rows.push(Row {
                place,
                counts,
                controller,
                besieger,
                burned,
                attacked_by,
                settled,
                entries,
            });
            open.entries.extend_from_slice(view.entries);
            for stack in view.stacks {
                let at = all.shown.len() as StackAt;
                all.faces.extend_from_slice(stack.shown);
                all.shown.push(stack.shown.len() as u8);
                all.known.extend(stack.known.iter().map(|block| (at, block)));
            }
        }
        PlaceViews { open: Arc::new(open), ..all }
    }
}

impl Serialize for PlaceViews {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

game::list_schema! { PlaceViews of PlaceView<'static> }

/// What is the same for all viewers: put together once for a position.
pub(super) struct Table<'a> {
    state: &'a State,
    /// Those who fight for each side.
    sides: [Blocks; 2],
    open: Arc<Open>,
    /// Everybody on the map, stack by stack.
    standing: ArrayVec<(StackAt, Block), BLOCKS>,
    /// Those whose faces everybody sees.
    shown: Blocks,
    /// Those whom the enemy can tell from all others.
    told_apart: Blocks,
    marks: [Marks; BLOCKS],
}

impl<'a> Table<'a> {
    pub(super) fn of(state: &'a State) -> Table<'a> {
        let on_map = state.standing.on_map();
        let mut table = Table {
            state,
            sides: [TEXAN, MEXICAN].map(|seat| side_of(state, seat)),
            open: Arc::default(),
            standing: ArrayVec::new(),
            // When the game is over all blocks are laid open.
            shown: if state.winner.is_some() { Block::all().collect() } else { state.open() },
            told_apart: on_map.filter(|block| state.classmates(block) == Blocks::one(block)),
            marks: [Marks::NONE; BLOCKS],
        };
        let mut marked = Blocks::NONE;
        for mark in Mark::all() {
            let bearers = state.marked(mark);
            marked = marked.or(bearers);
            bearers.iter().for_each(|block| table.marks[block.index()].insert(mark));
        }
        table.survey(marked);
        table
    }

    /// Nothing is told of a place where nothing is.
    fn survey(&mut self, marked: Blocks) {
        let state = self.state;
        let told = state.occupied().or(state.burned);
        let came = state.standing.on_map().filter(|block| state.via[block.index()].is_some());
        let controlled = [TEXAN, MEXICAN].map(|seat| state.controlled(seat));
        let mut open = Open { rows: Vec::with_capacity(told.len().into()), entries: Vec::new() };
        for place in told.iter() {
            let here = state.here(place);
            let before = open.entries.len();
            if here.meets(came) {
                self.enter(here.and(came), &mut open.entries);
            }
            let mut counts = [Counts::default(); 2];
            for (side, count) in counts.iter_mut().enumerate() {
                let own = here.and(self.sides[side]);
                let at = (2 * open.rows.len() + side) as StackAt;
                let others = self.standing.len();
                self.standing.extend(own.iter().map(|block| (at, block)));
                count.outside = (self.standing.len() - others) as u8;
                if own.meets(marked) {
                    self.count(own, count);
                }
            }
            open.rows.push(Row {
                place,
                counts,
                controller: holder(controlled, place),
                besieger: state.besieger(place),
                burned: state.burned.contains(place),
                attacked_by: state.unfought.contains(place).then(|| state.attacker_at(place)),
                settled: state.settled.contains(place),
                entries: (open.entries.len() - before) as u8,
            });
        }
        self.open = Arc::new(open);
    }

    /// Tells those of a stack apart that bear marks.
    fn count(&self, own: Blocks, counts: &mut Counts) {
        let count = |mark: Mark| {
            let borne = own.and(self.state.marked(mark));
            if borne.is_empty() { 0 } else { borne.len() }
        };
        counts.inside = count(Mark::INSIDE);
        counts.outside -= counts.inside;
        counts.moved = count(Mark::MOVED);
        counts.foraged = count(Mark::FORAGED);
        counts.forced = count(Mark::FORCED);
        counts.reserve = count(Mark::RESERVE);
        counts.spent = count(Mark::SPENT);
        counts.half = count(Mark::HALF);
        counts.line = count(Mark::LINE);
    }

    /// Notes who came from where to one place.
    fn enter(&self, came: Blocks, entries: &mut Vec<Entry>) {
        for (seat, side) in [TEXAN, MEXICAN].into_iter().zip(self.sides) {
            let own = came.and(side);
            let mut from: ArrayVec<Place, MOST> =
                own.iter().filter_map(|block| self.state.via[block.index()]).collect();
            from.sort_unstable();
            for group in from.chunk_by(|a, b| a == b) {
                entries.push(Entry { side: seat, from: group[0], blocks: group.len() as u8 });
            }
        }
    }

    /// The places as one viewer sees them.
    pub(super) fn places(&self, seat: Option<Seat>) -> PlaceViews {
        let seen = self.shown.or(self.ours(seat));
        let known = if seat.is_some() { self.told_apart } else { Blocks::NONE };
        let mut views = PlaceViews {
            open: Arc::clone(&self.open),
            faces: Vec::with_capacity(self.standing.len()),
            shown: vec![0; 2 * self.open.rows.len()],
            known: Vec::with_capacity(if seat.is_some() { self.standing.len() } else { 0 }),
        };
        for &(at, block) in &self.standing {
            if seen.contains(block) {
                views.faces.push(self.face(block, seat));
                views.shown[usize::from(at)] += 1;
            } else if known.contains(block) {
                views.known.push((at, block));
            }
        }
        views
    }

    /// The viewer's blocks.
    pub(super) fn ours(&self, seat: Option<Seat>) -> Blocks {
        seat.map_or(Blocks::NONE, |seat| self.sides[usize::from(seat.0)])
    }

    /// Who was told to stay is known to his own side alone.
    fn face(&self, block: Block, seat: Option<Seat>) -> Face {
        let own = seat.is_some_and(|seat| State::army(seat).contains(block));
        let marks = self.marks[block.index()];
        let marks = if own { marks } else { marks.without(Mark::STAYED) };
        Face { block, strength: self.state.strength(block), marks }
    }

    pub(super) fn waiting(&self, seat: Option<Seat>) -> Vec<Waiting> {
        if self.state.standing.waiting().is_empty() {
            return Vec::new();
        }
        let shown = self.shown.or(self.ours(seat));
        let waiting = MEXICAN_BOXES.into_iter().map(|place| {
            let blocks = self.state.blocks_at(At::beside(place));
            let shown = blocks.and(shown).iter().map(|block| self.face(block, seat)).collect();
            Waiting { place, count: blocks.len(), shown }
        });
        waiting.filter(|waiting| waiting.count > 0).collect()
    }
}

/// The blocks that fight for a side: its own, and the Comanche while they raid for it.
fn side_of(state: &State, seat: Seat) -> Blocks {
    let army = State::army(seat);
    if state.seat_of(blocks::COM) == seat { army.with(blocks::COM) } else { army }
}

fn holder(controlled: [Places; 2], place: Place) -> Option<Seat> {
    [TEXAN, MEXICAN].into_iter().find(|seat| controlled[usize::from(seat.0)].contains(place))
}
