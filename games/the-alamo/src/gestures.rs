//! Whole orders: what units are told together.

use game::{Band, Gestures, Phrase, Pick, Seat, preferred};

use crate::Decision;
use crate::map::{Area, Place};
use crate::mind::{in_contact, ways};
use crate::pieces::{Column, Leader, Piece, Unit};
use crate::rules::{aim, setup};
use crate::state::{Side, State, Step};

/// The buttons of sweeping orders, after those of decisions. An amount that follows says in which phase an order holds.
pub(crate) mod orders {
    /// Columns 1 and 2 north, 3 east, 4 south, the Reserve north.
    pub const USUAL_PLOT: u16 = 8;
    /// The garrison into the rooms.
    pub const ROOMS: u16 = 9;
    /// Units go where the rules of thumb send them.
    pub const ALL_MOVE: u16 = 10;
    /// Units face the nearest enemy.
    pub const ALL_FACE: u16 = 11;
    /// Each attacks where it is likely to do most harm.
    pub const ALL_ATTACK: u16 = 12;
    /// Each fires at the nearest enemy it sees.
    pub const ALL_FIRE: u16 = 13;
    /// Whoever is routed runs where it is safest.
    pub const ALL_RUN: u16 = 14;
    /// Nobody turns to enemies who come near.
    pub const NOBODY_TURNS: u16 = 15;
}

impl Gestures for State {
    const SWEEPS: &'static [u16] = &[
        orders::USUAL_PLOT,
        orders::ROOMS,
        orders::ALL_MOVE,
        orders::ALL_FACE,
        orders::ALL_ATTACK,
        orders::ALL_FIRE,
        orders::ALL_RUN,
        orders::NOBODY_TURNS,
    ];

    fn is_midway(&self) -> bool {
        matches!(self.step, Step::Put(_) | Step::Moving(_) | Step::Aim(_))
    }

    fn is_idle(decision: Decision) -> bool {
        matches!(decision, Decision::Done | Decision::Stay)
    }

    fn left_undone(&self, _seat: Seat, decision: Decision) -> Option<Phrase> {
        match (self.step, decision) {
            (Step::Attack(side), Decision::Done) => {
                let count = attackers(self, side).len();
                (count > 0).then(|| Phrase::new("undone-attacks").with("count", count))
            }
            _ => None,
        }
    }

    fn bands(&self, _seat: Seat) -> Vec<Band> {
        let Step::Move(Side::Mexican) = self.step else { return Vec::new() };
        let band = |column: Column| Band {
            name: Phrase::new("band-column").with("column", column.the()),
            pieces: column.units().filter(|&unit| self.is_free(unit)).map(|unit| unit.pick()).collect(),
        };
        Column::all().map(band).filter(|band| band.pieces.len() > 1).collect()
    }

    /// As near to the wished place as a unit gets, if that is nearer than where it is.
    fn instead<'a>(&self, _seat: Seat, wished: &[Pick], open: &[&'a [Pick]]) -> Option<&'a [Pick]> {
        let (Step::Moving(piece), &[Pick::Place(wished)]) = (self.step, wished) else { return None };
        let ways = ways::to_place(self, Place::new(wished)?);
        let near = |picks: &[Pick]| match *picks {
            [Pick::Place(place)] => Place::new(place).map(|place| ways.from(place)),
            _ => None,
        };
        let now = ways.from(self.place_of(piece)?);
        let best =
            open.iter().filter_map(|&picks| Some((near(picks)?, picks))).min_by_key(|&(cost, _)| cost)?;
        (best.0 < now).then_some(best.1)
    }

    fn sweep(&self, seat: Seat, button: u16) -> Option<Decision> {
        if self.awaits().map(Side::seat) != Some(seat) {
            return None;
        }
        let active = |decision: &Decision| !State::is_idle(*decision);
        match (self.step, button) {
            (Step::Plot, orders::USUAL_PLOT) => usual_plot(self),
            (Step::Garrison, orders::ROOMS) => next_to_post(self).map(|(piece, _)| Decision::Take(piece)),
            (Step::Put(piece), orders::ROOMS) => post_of(self, piece).map(Decision::Put),
            (Step::Move(_) | Step::Moving(_), orders::ALL_MOVE)
            | (Step::Facing, orders::ALL_FACE)
            | (Step::Attack(_) | Step::Aim(_), orders::ALL_ATTACK)
            | (Step::Retreat(_), orders::ALL_RUN) => preferred(self, seat).filter(active),
            (Step::Advance, orders::ALL_ATTACK) => preferred(self, seat),
            (Step::Attack(side), orders::ALL_FIRE) => {
                let fires = |&piece: &Piece| nearest(self, piece).is_some();
                attackers(self, side).into_iter().find(fires).map(Decision::Attack)
            }
            (Step::Aim(piece), orders::ALL_FIRE) => nearest(self, piece).map(Decision::Fire),
            (Step::React(_), orders::NOBODY_TURNS) => Some(Decision::Done),
            _ => None,
        }
    }
}

impl State {
    /// Can move, and has no enemy to fight where it stands.
    fn is_free(&self, unit: Unit) -> bool {
        let contact = self.place(unit).is_some_and(|place| in_contact(self, place, unit.side()));
        !contact && crate::rules::movement::can_move(self, unit.side(), Piece::Unit(unit)).is_ok()
    }
}

/// The pieces of a side that may still attack.
fn attackers(state: &State, side: Side) -> Vec<Piece> {
    let mut all = Vec::new();
    let _ = aim::attackers(state, side, &mut |decision| {
        if let Decision::Attack(piece) = decision {
            all.push(piece);
        }
        std::ops::ControlFlow::Continue(())
    });
    all
}

/// The nearest enemy that a piece can fire at.
fn nearest(state: &State, attacker: Piece) -> Option<Unit> {
    let from = state.place_of(attacker)?;
    let mut seen = Vec::new();
    let _ = aim::targets(state, attacker, &mut |decision| {
        if let Decision::Fire(target) = decision {
            seen.push(target);
        }
        std::ops::ControlFlow::Continue(())
    });
    seen.into_iter().min_by_key(|&target| state.place(target).map(|place| place.distance(from)))
}

/// The next column to be plotted where it usually comes.
fn usual_plot(state: &State) -> Option<Decision> {
    const USUAL: [Area; Column::COUNT] = [Area(0), Area(1), Area(2), Area(4), Area(0)];
    let mut plots = Column::all().zip(USUAL);
    plots
        .find(|&(column, area)| setup::can_plot(state, column, area).is_ok())
        .map(|(column, area)| Decision::Plot(column, area))
}

/// Who is to be posted next in a room, and where: units one to a place, the best marksmen first; leaders with those who have none.
pub(crate) fn next_to_post(state: &State) -> Option<(Piece, Place)> {
    let units = crate::pieces::Units::of(Side::Texan).iter().map(Piece::Unit);
    let leaders = Leader::all().map(Piece::Leader);
    let mut waiting = units.chain(leaders).filter(|&piece| setup::can_take(state, piece).is_ok());
    waiting.find_map(|piece| Some((piece, post_of(state, piece)?)))
}

/// A place in a room for a piece of the garrison.
pub(crate) fn post_of(state: &State, piece: Piece) -> Option<Place> {
    let held = |place: &Place| state.holder(*place) == Some(Side::Texan);
    let led = |place: &Place| state.leaders_at(*place, Side::Texan).next().is_some();
    let mut rooms = Place::all().filter(|place| place.is_room());
    match piece {
        Piece::Leader(_) => rooms.find(|place| held(place) && !led(place)),
        _ => rooms.find(|&place| setup::can_put(state, piece, place).is_ok()),
    }
}
