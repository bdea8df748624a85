//! Which rule of thumb stands behind a decision, for those who ask why.
//!
//! Everybody is told, so this looks only at what lies open on the table: where stacks stand and how many blocks they have,
//! who holds the stars, what is besieged, faces turned up in a battle. Which block was taken up, which card lies face down
//! and where a brigade is committed to is not looked at.

use game::{Seat, Thumbs};

use super::ground;
use crate::block::{Block, MEXICAN, enemy};
use crate::card::Card;
use crate::data::{blocks, places};
use crate::decision::Decision;
use crate::map::{Place, STARS};
use crate::scenario::Year;
use crate::state::{Kind, Mark, State, Step};

/// A card of so many Command Points or fewer is a weak one.
const FEW: u8 = 1;
/// Movement points from which an enemy is a threat to a place.
const NEAR: u8 = 4;
/// Movement points from which an enemy is at one's heels.
const AT_HEELS: u8 = 3;
/// Movement points from which help may still come to the besieged.
const RELIEF: u8 = 6;

pub(super) const THUMBS: Thumbs = Thumbs {
    both: &[
        "thumb-points-for-the-work",
        "thumb-keep-the-strong-cards",
        "thumb-the-hour-of-the-event",
        "thumb-fire-in-hand",
        "thumb-orders-for-many",
        "thumb-farthest-first",
        "thumb-a-point-for-one",
        "thumb-hold-the-star",
        "thumb-walk-into-an-empty-star",
        "thumb-strike-for-a-star",
        "thumb-strike-the-weak",
        "thumb-strike-together",
        "thumb-relieve-the-besieged",
        "thumb-tighten-the-siege",
        "thumb-keep-within-supply",
        "thumb-stay-where-wanted",
        "thumb-strike-by-sea",
        "thumb-by-sea-when-it-pays",
        "thumb-forage-where-it-rests",
        "thumb-burn-what-would-revert",
        "thumb-a-step-from-the-fire",
        "thumb-no-order-worth-it",
        "thumb-strike-the-crowd",
        "thumb-muster-the-weakest",
        "thumb-raid-the-weak",
        "thumb-raiders-ride-home",
        "thumb-surprise-where-it-counts",
        "thumb-keep-the-surprise",
        "thumb-the-surest-battle-first",
        "thumb-behind-the-walls",
        "thumb-stand-in-the-field",
        "thumb-press-the-attack",
        "thumb-a-star-is-worth-a-fight",
        "thumb-stand-and-fire",
        "thumb-hold-the-walls",
        "thumb-over-the-walls",
        "thumb-out-of-a-lost-battle",
        "thumb-out-of-a-failing-storm",
        "thumb-spare-the-best",
        "thumb-to-the-sound-of-the-guns",
        "thumb-hold-what-is-taken",
        "thumb-hold-the-siege",
        "thumb-sit-tight",
        "thumb-guns-against-guns",
        "thumb-storm-when-it-breaks",
        "thumb-storm-before-relief",
        "thumb-storm-with-infantry",
        "thumb-sally-against-the-weak",
        "thumb-nothing-to-lose",
        "thumb-help-the-relief",
        "thumb-near-the-front",
        "thumb-a-garrison-where-it-holds",
    ],
    each: [
        &[
            "thumb-hold-the-ferry",
            "thumb-fall-back",
            "thumb-on-to-bexar",
            "thumb-to-the-front",
            "thumb-gather-in-the-rear",
            "thumb-volunteers-land",
        ],
        &[
            "thumb-sweep-the-country",
            "thumb-break-in",
            "thumb-close-ranks",
            "thumb-santa-anna-stays-behind",
            "thumb-the-shortest-way-in",
            "thumb-another-way-in",
            "thumb-committed-in-secret",
        ],
    ],
};

impl State {
    pub(super) fn told(&self, seat: Seat, decision: Decision) -> Option<&'static str> {
        Some(match decision {
            Decision::Play(card) => self.card_told(seat, card),
            Decision::Desert(_) => "thumb-strike-the-crowd",
            Decision::Muster(_) => "thumb-muster-the-weakest",
            Decision::Raid(_) => "thumb-raid-the-weak",
            Decision::Surprise => "thumb-surprise-where-it-counts",
            Decision::Command(_) => "thumb-orders-for-many",
            Decision::Send(_) if self.step == Step::Orders => "thumb-a-point-for-one",
            Decision::Send(_) => "thumb-farthest-first",
            Decision::March(to) => self.march_told(seat, to),
            Decision::Attack(to, _) => self.attack_told(seat, to),
            Decision::Stay => "thumb-stay-where-wanted",
            Decision::Sail(_, to) if self.is_friendly_port(seat, to).is_err() => "thumb-strike-by-sea",
            Decision::Sail(block, _) => self.sail_told(block),
            Decision::Forage(_) => "thumb-forage-where-it-rests",
            Decision::Burn(_) => "thumb-burn-what-would-revert",
            Decision::BurnFor(..) => "thumb-a-step-from-the-fire",
            Decision::Fight(_) => "thumb-the-surest-battle-first",
            Decision::Withdraw(_) => self.withdraw_told(seat),
            Decision::Join(_) if self.step == Step::Line => self.line_told(),
            Decision::Join(_) if self.step == Step::Battery => "thumb-guns-against-guns",
            Decision::Join(_) => "thumb-help-the-relief",
            Decision::Fire(_) => self.fire_told(seat),
            Decision::Retreat(blocks::SAN, _) => "thumb-santa-anna-stays-behind",
            Decision::Retreat(..) => "thumb-out-of-a-lost-battle",
            Decision::Lose(_) => "thumb-spare-the-best",
            Decision::Regroup(_, to) => self.regroup_told(seat, to),
            Decision::Hold if self.step == Step::Declare => "thumb-hold-the-siege",
            Decision::Hold => "thumb-sit-tight",
            Decision::Cannonade | Decision::CannonadeWith(_) => "thumb-guns-against-guns",
            Decision::Storm => self.storm_told(seat),
            Decision::Sally => self.sally_told(),
            Decision::Deploy(place) if self.nearest(enemy(seat), place) <= NEAR => {
                "thumb-a-garrison-where-it-holds"
            }
            Decision::Deploy(_) => "thumb-near-the-front",
            Decision::Enter(place) => self.enter_told(place),
            Decision::Done => return self.done_told(),
            Decision::Pass(_) | Decision::Aside => return None,
        })
    }

    /// Of a card that lies face down nothing is told but that there is one; whoever is the second to choose turns both up.
    fn card_told(&self, seat: Seat, card: Card) -> &'static str {
        let turns_up = self.chosen[usize::from(enemy(seat).0)].is_some();
        match card.data() {
            _ if !turns_up => "thumb-points-for-the-work",
            _ if card.event().is_some() => "thumb-the-hour-of-the-event",
            data if data.cp <= FEW => "thumb-keep-the-strong-cards",
            data if data.burn => "thumb-fire-in-hand",
            _ => "thumb-points-for-the-work",
        }
    }

    /// How far the nearest block of a side, outside walls, has to march to a place.
    fn nearest(&self, seat: Seat, place: Place) -> u8 {
        let stand = State::army(seat).minus(self.marked(Mark::INSIDE));
        let ways = stand.iter().filter_map(|block| self.place(block)).map(|at| ground::march(at, place));
        ways.min().unwrap_or(ground::FAR)
    }

    /// How far it is to the nearest star that the enemy holds.
    fn to_their_star(&self, seat: Seat, from: Place) -> u8 {
        let theirs = STARS.iter().filter(|&star| self.holder(star) == Some(enemy(seat)));
        theirs.map(|star| ground::march(from, star)).min().unwrap_or(ground::FAR)
    }

    fn march_told(&self, seat: Seat, to: Place) -> &'static str {
        let from = match self.step {
            Step::March { block, .. } => self.place(block),
            _ => None,
        };
        // A brigade that waits beside its box has no place yet.
        let Some(from) = from else { return "thumb-break-in" };
        if self.holder(to) == Some(enemy(seat)) && self.own(enemy(seat), to).is_empty() {
            "thumb-walk-into-an-empty-star"
        } else if self.besieger(to) == Some(seat) {
            "thumb-tighten-the-siege"
        } else if self.holder(to) == Some(seat) && self.nearest(enemy(seat), to) <= NEAR {
            "thumb-hold-the-star"
        } else if self.over_supply(seat, from) > 0 && self.besieger(from) != Some(seat) {
            "thumb-keep-within-supply"
        } else if seat == MEXICAN {
            let closer = self.to_their_star(seat, to) < self.to_their_star(seat, from);
            if closer { "thumb-sweep-the-country" } else { "thumb-close-ranks" }
        } else if self.year == Year::Y1836 {
            self.texan_march_told(from, to)
        } else {
            let closer = self.to_their_star(seat, to) < self.to_their_star(seat, from);
            if closer { "thumb-on-to-bexar" } else { "thumb-gather-in-the-rear" }
        }
    }

    /// Texas in 1836: ferries, flight, the front.
    fn texan_march_told(&self, from: Place, to: Place) -> &'static str {
        let (before, after) = (self.nearest(MEXICAN, from), self.nearest(MEXICAN, to));
        if self.is_watched_ferry(to) {
            "thumb-hold-the-ferry"
        } else if before <= AT_HEELS && after > before {
            "thumb-fall-back"
        } else if after < before {
            "thumb-to-the-front"
        } else {
            "thumb-gather-in-the-rear"
        }
    }

    /// The eastern bank of a ferry that Mexicans are coming to.
    fn is_watched_ferry(&self, post: Place) -> bool {
        let deep = |place: Place| ground::march(place, places::SAN_AUGUSTINE);
        post.hexsides().iter().any(|side| {
            side.cost == 2
                && side.limit == 1
                && deep(post) < deep(side.to)
                && self.nearest(MEXICAN, side.to) <= NEAR
        })
    }

    fn attack_told(&self, seat: Seat, to: Place) -> &'static str {
        match self.besieger(to) {
            Some(besieger) if besieger == seat => "thumb-tighten-the-siege",
            Some(_) => "thumb-relieve-the-besieged",
            None if !self.outside(seat, to).is_empty() => "thumb-strike-together",
            None if self.holder(to) == Some(enemy(seat)) => "thumb-strike-for-a-star",
            None => "thumb-strike-the-weak",
        }
    }

    /// From New Orleans only volunteers sail.
    fn sail_told(&self, block: Block) -> &'static str {
        if self.place(block) == Some(places::NEW_ORLEANS) {
            "thumb-volunteers-land"
        } else {
            "thumb-by-sea-when-it-pays"
        }
    }

    fn withdraw_told(&self, seat: Seat) -> &'static str {
        let battle = self.fight();
        match battle.kind {
            Kind::Storm => "thumb-out-of-a-failing-storm",
            Kind::Raid if seat == battle.attacker => "thumb-raiders-ride-home",
            Kind::Field | Kind::Relief | Kind::Raid | Kind::Siege | Kind::Sally => "thumb-behind-the-walls",
        }
    }

    fn line_told(&self) -> &'static str {
        match self.fight().kind {
            Kind::Sally => "thumb-sally-against-the-weak",
            Kind::Field | Kind::Relief | Kind::Raid | Kind::Siege | Kind::Storm => {
                "thumb-storm-with-infantry"
            }
        }
    }

    fn fire_told(&self, seat: Seat) -> &'static str {
        let battle = self.fight();
        let attacks = seat == battle.attacker;
        match battle.kind {
            Kind::Storm if attacks => "thumb-over-the-walls",
            Kind::Storm => "thumb-hold-the-walls",
            _ if attacks => "thumb-press-the-attack",
            _ if battle.place.data().victory => "thumb-a-star-is-worth-a-fight",
            _ => "thumb-stand-and-fire",
        }
    }

    fn regroup_told(&self, seat: Seat, to: Place) -> &'static str {
        let from = self.fight().place;
        if self.unfought.contains(to) {
            "thumb-to-the-sound-of-the-guns"
        } else if self.over_supply(seat, from) > 0 {
            "thumb-keep-within-supply"
        } else if self.holder(to) == Some(seat) && self.nearest(enemy(seat), to) <= NEAR {
            "thumb-hold-the-star"
        } else if seat == MEXICAN {
            let closer = self.to_their_star(seat, to) < self.to_their_star(seat, from);
            if closer { "thumb-sweep-the-country" } else { "thumb-close-ranks" }
        } else if self.nearest(MEXICAN, to) < self.nearest(MEXICAN, from) {
            "thumb-to-the-front"
        } else {
            "thumb-gather-in-the-rear"
        }
    }

    fn storm_told(&self, seat: Seat) -> &'static str {
        let place = self.fight().place;
        let relief = self.nearest(enemy(seat), place) <= RELIEF;
        if relief { "thumb-storm-before-relief" } else { "thumb-storm-when-it-breaks" }
    }

    fn sally_told(&self) -> &'static str {
        let last = self.year == Year::Y1835 && self.turn == self.year.turns();
        if last { "thumb-nothing-to-lose" } else { "thumb-sally-against-the-weak" }
    }

    fn enter_told(&self, place: Place) -> &'static str {
        match self.step {
            Step::Commit(_) => "thumb-committed-in-secret",
            _ if place == places::PRG => "thumb-the-shortest-way-in",
            _ => "thumb-another-way-in",
        }
    }

    /// Why no more is done, at each step that may be ended.
    fn done_told(&self) -> Option<&'static str> {
        match self.step {
            Step::Orders => Some("thumb-no-order-worth-it"),
            Step::Command(_) => Some("thumb-stay-where-wanted"),
            Step::Surprise => Some("thumb-keep-the-surprise"),
            Step::Withdraw => Some(self.field_told()),
            Step::SallyOut => Some("thumb-sit-tight"),
            Step::Line => Some(self.line_told()),
            Step::Battery => Some("thumb-guns-against-guns"),
            Step::Regroup(_) => Some("thumb-hold-what-is-taken"),
            _ => None,
        }
    }

    /// Some have gone inside, or nobody has.
    fn field_told(&self) -> &'static str {
        let within = !self.inside(self.fight().place).is_empty();
        if within { "thumb-behind-the-walls" } else { "thumb-stand-in-the-field" }
    }
}
