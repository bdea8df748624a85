//! What happened, for the log and the eye, and what of it each side may know.

use game::{Seat, Viewer};

use crate::block::{Block, Brigade, MEXICAN};
use crate::card::Card;
use crate::map::Place;
use crate::scenario::Year;
use crate::state::Kind;

/// Something that happened. A block is left out where the reader may not know it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    TurnBegan {
        turn: u8,
        year: Year,
    },
    Chosen {
        seat: Seat,
        card: Option<Card>,
    },
    CardsShown {
        texan: Card,
        mexican: Card,
        first: Seat,
    },
    Stormy,
    Deserted {
        victim: Seat,
        place: Place,
    },
    Moves {
        seat: Seat,
        cp: u8,
    },
    Commands {
        seat: Seat,
        leader: Block,
        place: Option<Place>,
    },
    /// A block lies face up.
    Shown {
        seat: Seat,
        block: Block,
        strength: u8,
    },
    Marched {
        seat: Seat,
        block: Option<Block>,
        from: Option<Place>,
        to: Place,
        via: Option<Place>,
        forced: bool,
        open: bool,
    },
    Sailed {
        seat: Seat,
        block: Option<Block>,
        from: Place,
        to: Place,
        attack: bool,
        open: bool,
    },
    /// A block gained a step.
    Gained {
        seat: Seat,
        block: Option<Block>,
        place: Option<Place>,
        open: bool,
    },
    /// A block lost a step.
    Lost {
        seat: Seat,
        block: Option<Block>,
        place: Option<Place>,
        open: bool,
    },
    HalfHit {
        seat: Seat,
        block: Option<Block>,
        open: bool,
    },
    Eliminated {
        seat: Seat,
        block: Block,
        place: Option<Place>,
    },
    Captured {
        gun: Block,
        place: Place,
    },
    Burned {
        seat: Seat,
        place: Place,
    },
    Rolled {
        dice: Vec<u8>,
    },

    BattleBegan {
        place: Place,
        kind: Kind,
        attacker: Seat,
    },
    Surprised,
    WentInside {
        seat: Seat,
        block: Option<Block>,
        place: Place,
    },
    RoundBegan {
        round: u8,
    },
    Fired {
        block: Block,
        hits: u8,
    },
    Passed {
        block: Block,
    },
    Retreated {
        block: Block,
        from: Place,
        to: Place,
    },
    Withdrew {
        block: Block,
    },
    FieldChangedHands {
        attacker: Seat,
    },
    BattleEnded {
        place: Place,
        victor: Option<Seat>,
    },
    Regrouped {
        seat: Seat,
        block: Option<Block>,
        from: Place,
        to: Place,
        open: bool,
    },
    Held {
        seat: Seat,
    },
    Cannonaded {
        seat: Seat,
    },
    Stormed {
        seat: Seat,
    },
    Sallied {
        seat: Seat,
    },
    /// Takes part in a storm, a sally or, in a siege, a cannonade.
    Joined {
        seat: Seat,
        block: Option<Block>,
        open: bool,
        kind: Kind,
    },
    SiegeLifted {
        place: Place,
    },

    Starved {
        seat: Seat,
        place: Place,
        hits: u8,
    },
    Drawn {
        seat: Seat,
        block: Option<Block>,
    },
    UsArrived {
        block: Block,
    },
    Deployed {
        seat: Seat,
        block: Option<Block>,
        place: Place,
    },
    KeptAside {
        seat: Seat,
    },
    BrigadeArrives {
        brigade: Brigade,
        place: Place,
        waits: bool,
    },
    WaitOver {
        place: Place,
    },
    /// Ruling 182: those who wait beside a burned box turn to another.
    TurnedTo {
        from: Place,
        to: Place,
    },
    AustinReturns,
    CosTakesOver {
        place: Place,
        brigade: Brigade,
    },

    /// [1835-f] Presidials stand up in a box that is attacked.
    PresidialsRose {
        block: Block,
        place: Place,
    },
    /// [1835-f] No block could be spared for a box.
    NoPresidials {
        place: Place,
    },
    /// [1835-g] A box has fallen.
    VanguardComes {
        place: Place,
    },
    /// [1835-d] A besieged block gives up.
    Surrendered {
        seat: Seat,
        block: Block,
        place: Place,
    },
    /// [C-1] 1835 is over.
    WinterCame {
        won: Seat,
    },
    /// [C-2] A Mexican block leaves the map.
    Paroled {
        block: Block,
        place: Place,
    },
    /// [C-4] Presidials, Austin or the Mexican Tejano.
    Dismissed {
        block: Block,
        place: Place,
    },
    /// [C-4] Back to the Draw Pool, from the map or out of the pool of 1835.
    WentHome {
        block: Block,
        place: Option<Place>,
    },
    ComancheRested,
    /// [C-5] In secret.
    Committed {
        brigade: Brigade,
        place: Option<Place>,
    },
    /// [C-5] A brigade is due, and all see where it was committed to.
    CommitmentShown {
        brigade: Brigade,
        place: Place,
    },
    /// [C-5] Those who open 1836.
    ArmyArrived {
        place: Place,
        waits: bool,
    },
    Won {
        seat: Seat,
        year: Year,
    },
}

impl Event {
    /// [2.1-a] The event as a viewer may know it.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let knows = |seat: Seat| viewer == Viewer::Seat(seat);
        let mut event = self.clone();
        match &mut event {
            Event::Dealt { seat, card } | Event::Chosen { seat, card } if !knows(*seat) => *card = None,
            Event::Marched { seat, block, open, .. }
            | Event::Sailed { seat, block, open, .. }
            | Event::Gained { seat, block, open, .. }
            | Event::Lost { seat, block, open, .. }
            | Event::Regrouped { seat, block, open, .. }
            | Event::HalfHit { seat, block, open }
            | Event::Joined { seat, block, open, .. }
                if !*open && !knows(*seat) =>
            {
                *block = None;
            }
            Event::WentInside { seat, block, .. } if !knows(*seat) => *block = None,
            Event::Drawn { seat, block } | Event::Deployed { seat, block, .. } if !knows(*seat) => {
                *block = None;
            }
            Event::Committed { place, .. } if !knows(MEXICAN) => *place = None,
            _ => {}
        }
        event
    }

    /// Whether it told its own actor something new.
    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::CardsShown { .. }
                | Event::Shown { .. }
                | Event::Eliminated { .. }
                | Event::Captured { .. }
                | Event::BattleEnded { .. }
                | Event::UsArrived { .. }
                | Event::CosTakesOver { .. }
                | Event::Surrendered { .. }
                | Event::Paroled { .. }
                | Event::Dismissed { .. }
                | Event::WentHome { .. }
                | Event::CommitmentShown { .. }
                | Event::Won { .. }
                | Event::PresidialsRose { .. }
                | Event::NoPresidials { .. }
                | Event::HalfHit { open: true, .. }
                | Event::Lost { open: true, .. }
        )
    }
}
