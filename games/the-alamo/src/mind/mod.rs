//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.
//!
//! What a commander has in mind ([`Plan`]) is worked out once where the game waits: how far it is from every place to
//! the enemy, who is near, what is controlled.

mod book;
mod look;
mod mexican;
mod reach;
mod texan;
mod thumb;
mod value;
pub(crate) mod ways;
mod whim;
mod worth;

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use game::{Counted, Fitted, Mind, Seat, Table, Thumbs};

use crate::map::{Hex, Place};
use crate::pieces::{Battery, Piece, Unit};
use crate::rules::reserve;
use crate::state::{Side, State, Step};
use crate::{Decision, MEXICAN};

/// What a commander has in mind.
pub struct Plan {
    /// What it costs to get from each place to one from which a Texan can be attacked hand to hand.
    ways: Option<ways::Ways>,
    /// Whether the Mexicans move who have to open the rooms that the Texans hold.
    storming: bool,
    /// The guns that can do so, where that was asked before.
    openers: [OnceCell<bool>; Battery::COUNT],
    /// Where the enemy stands.
    enemies: ArrayVec<Hex, { Unit::COUNT }>,
}

impl Plan {
    fn distance(&self, from: Place) -> u8 {
        let hex = from.hex();
        self.enemies.iter().map(|enemy| enemy.distance(hex)).min().unwrap_or(u8::MAX)
    }

    /// Whether a gun stands here that can breach a room the Texans hold.
    fn opens_a_room(&self, state: &State, place: Place) -> bool {
        let opens = |gun: Battery| *self.openers[gun.index()].get_or_init(|| worth::opens_a_room(state, gun));
        self.storming && state.battery_at(place).is_some_and(opens)
    }
}

impl Mind for State {
    type Plan = Plan;

    fn plan(&self, seat: Seat) -> Plan {
        let side = if seat == MEXICAN { Side::Mexican } else { Side::Texan };
        let storming = side == Side::Mexican
            && matches!(self.step, Step::Move(_) | Step::Moving(_))
            && reserve::somebody_within(self)
            && worth::rooms_are_held(self);
        let (openers, enemies) = (Default::default(), ArrayVec::new());
        let mut plan = Plan { ways: None, storming, openers, enemies };
        match self.step {
            Step::Moving(_) if side == Side::Mexican => plan.ways = Some(ways::to_texans(self)),
            Step::Retreat(_) | Step::Facing | Step::Move(_) | Step::Moving(_) => {
                let enemies = self.on_map(side.other()).iter().filter_map(|unit| self.place(unit));
                plan.enemies.extend(enemies.map(|place| place.hex()));
            }
            _ => {}
        }
        plan
    }

    fn prior(&self, plan: &Plan, seat: Seat, decision: Decision) -> i32 {
        if seat == MEXICAN {
            mexican::prior(self, plan, decision)
        } else {
            texan::prior(self, plan, decision)
        }
    }

    fn book(&self, _seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        book::garrison(self, below)
    }

    const THUMBS: Thumbs = thumb::THUMBS;

    fn thumb(&self, seat: Seat, decision: Decision) -> Option<&'static str> {
        if seat == MEXICAN { thumb::mexican(self, decision) } else { thumb::texan(self, decision) }
    }

    /// What a look cannot tell apart is left to the rules of thumb: facing, the Reserve, and which Mexican attacks next: whoever can does, for a look
    /// takes what he might still do for as good as what he does.
    fn ponders(&self, _seat: Seat) -> bool {
        matches!(
            self.step,
            Step::Plot
                | Step::Move(_)
                | Step::Moving(_)
                | Step::Attack(Side::Texan)
                | Step::Aim(_)
                | Step::Retreat(_)
                | Step::Advance
        )
    }

    /// A look is taken after every move and attack, and small differences count.
    const HORIZON: u16 = 0;
    const FINE: bool = true;
    /// A wall is long, and which hex of it one makes for hardly matters: only gross mistakes do.
    const MISTAKE: i32 = 70;

    /// Four phases a turn; in each of them a look is worth while again when four more pieces have done their part.
    fn stage(&self) -> u16 {
        let phase = match self.step {
            Step::Attack(Side::Texan) => 1,
            Step::Move(Side::Mexican) => 2,
            Step::Attack(Side::Mexican) => 3,
            _ => 0,
        };
        u16::from(self.turn) * 128 + phase * 32 + (self.done.len() as u16 / 4).min(31)
    }

    fn value(&self) -> Option<i32> {
        value::chance(self)
    }
}

impl Fitted for State {
    const SCENARIOS: &'static [&'static str] = &["assault"];
    const GAMES: u64 = 2000;
    const TABLES: &'static [Table] = &value::TABLES;

    fn counted(&self) -> Option<Counted> {
        value::counted(self).map(|(table, column, counts)| Counted { table, column, counts })
    }

    fn whim(&self, whim: u64, seat: Seat, decision: Decision) -> i32 {
        whim::whim(self, whim, seat, decision)
    }
}

/// Whether an enemy can be attacked hand to hand from here.
pub(crate) fn in_contact(state: &State, place: Place, side: Side) -> bool {
    let enemy =
        |link: &crate::Link| state.holder(link.to) == Some(side.other()) && state.over(link).lets_melee();
    place.links().iter().any(enemy)
}

/// The place of a piece on the map, and whether it has friends with it.
fn company(state: &State, piece: Piece) -> Option<Place> {
    state.place_of(piece).filter(|&place| state.holder(place) == Some(state.side_of(piece)))
}
