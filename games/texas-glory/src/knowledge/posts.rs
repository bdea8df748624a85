//! What may stand where, by all that the enemy knows. A post is where a hidden block is and what was seen of it; which block of
//! the class it is, the enemy does not know, but not every one can be.
//!
//! None of this may depend on which block truly stands where: it is the same in all worlds that the enemy cannot tell apart.

use game::Seat;

use crate::block::{Arm, Block, Blocks, GUNS, enemy};
use crate::data::places;
use crate::map::Place;
use crate::scenario::FieldGuns;
use crate::state::{At, Kind, Mark, State, Step};

/// What a block is, as far as it decides where it may be; or what a post rules out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Traits(u8);

impl Traits {
    const GUN: Traits = Traits(1);
    const HORSE: Traits = Traits(1 << 1);
    const US: Traits = Traits(1 << 2);
    /// The enemy has met it, so it does not lie in a pool.
    const MET: Traits = Traits(1 << 3);

    fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    fn when(self, holds: bool) -> Traits {
        if holds { self } else { Traits::default() }
    }

    pub(super) fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

impl State {
    /// The blocks of the enemy that `knower` cannot tell from others.
    pub(super) fn hidden_from(&self, knower: Seat) -> Blocks {
        State::army(enemy(knower)).filter(|block| self.classmates(block).len() > 1)
    }

    pub(super) fn traits(&self, block: Block) -> Traits {
        Traits::GUN
            .when(block.is_artillery())
            .and(Traits::HORSE.when(block.data().arm == Arm::Cavalry))
            .and(Traits::US.when(block.is_us()))
            .and(Traits::MET.when(!self.unmet.contains(block)))
    }

    /// What cannot stand where `post` does, whoever stands elsewhere.
    ///
    /// [8.31-a] In a pool lies nobody who was met. [8.32-a] U.S. blocks are in the Draw Pool until they enter, and in Fort Jessup
    /// they lie face up. [5.82-a] Neither
    /// horse nor guns attack by sea, [6.7-b] nor, by an option, guns by land (ruling 127).
    pub(super) fn rules_out(&self, post: Block) -> Traits {
        let at = self.at(post);
        match at {
            At::POOL => return Traits::MET.and(Traits::US.when(self.us_entered)),
            At::DRAWN | At::ASIDE | At::LATER => return Traits::MET.and(Traits::US),
            _ => {}
        }
        let landed = self.has(post, Mark::LANDED);
        let attacks = self.options.field_guns == FieldGuns::Stay
            && at.place().is_some_and(|place| {
                self.via[post.index()].is_some() && self.is_contested(self.seat_of(post), place)
            });
        Traits::US
            .when(!self.us_entered || at == At::on(places::FORT_JESSUP))
            .and(Traits::HORSE.when(landed))
            .and(Traits::GUN.when(landed || attacks))
    }

    /// Where both sides stand outside walls.
    fn is_contested(&self, seat: Seat, place: Place) -> bool {
        self.unfought.contains(place) || !self.outside(enemy(seat), place).is_empty()
    }

    /// [6.7-a] Whether guns of this side would have been taken here, if nobody else of theirs were with them.
    pub(super) fn is_watched(&self, seat: Seat, place: Place) -> bool {
        let foes = self.own(enemy(seat), place);
        if foes.is_empty() || foes.within(GUNS) || self.unfought.contains(place) {
            return false;
        }
        let met = !self.outside(seat, place).is_empty() && !self.outside(enemy(seat), place).is_empty();
        let unsettled = match self.step {
            Step::Lose { place: hit, .. } => hit == place,
            Step::Withdraw => self.fight().place == place,
            // In a sally guns surrender between two turns.
            Step::Turn | Step::Fire(_) => self.fight().place == place && self.fight().kind != Kind::Sally,
            _ => false,
        };
        !met && !unsettled
    }
}
