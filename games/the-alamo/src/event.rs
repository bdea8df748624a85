//! What happened, for the log and the eye. Only the plot is ever hidden.

use game::Viewer;

use crate::odds::{CombatResult, DamageOutcome, Reason};
use crate::{
    Area, Battery, Column, Hex, Leader, MEXICAN, Order, Phase, Piece, Place, Side, Terrain, Unit, Wall, Way,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    GunPosted {
        battery: Battery,
        place: Place,
    },
    /// Known to the Mexican player alone.
    Plotted {
        column: Column,
        area: Area,
    },
    PlotSealed,
    Placed {
        piece: Piece,
        place: Place,
    },
    Faced {
        unit: Unit,
        hex: Hex,
    },
    /// The plot of a column is laid open.
    ColumnRevealed {
        column: Column,
        area: Area,
    },
    Deployed {
        piece: Piece,
        place: Place,
    },
    /// A unit on the Replacement Track moved on.
    TrackMoved {
        unit: Unit,
        space: u8,
    },
    ReserveCommitted,
    Moved {
        piece: Piece,
        from: Place,
        to: Place,
    },
    /// With the unit that moved.
    WentAlong {
        piece: Piece,
        to: Place,
    },
    Captured {
        battery: Battery,
        side: Side,
    },
    AttackDeclared {
        attacker: Piece,
        target: Unit,
        way: Way,
        terrain: Terrain,
        strength: u8,
        column: u8,
    },
    /// The defender strikes back over the same hexside.
    Counterattacked {
        unit: Unit,
        target: Unit,
        way: Way,
        strength: u8,
        column: u8,
    },
    AttackRolled {
        die: u8,
        column: u8,
        result: CombatResult,
    },
    BreachTried {
        battery: Battery,
        wall: Wall,
        die: u8,
        breached: bool,
    },
    /// One of the modifiers of the Damage Check that follows.
    Modified {
        reason: Reason,
        value: i8,
    },
    DamageChecked {
        unit: Unit,
        dice: [u8; 2],
        modifier: i8,
        total: i8,
        morale: u8,
        outcome: DamageOutcome,
    },
    Disordered {
        unit: Unit,
    },
    Routed {
        unit: Unit,
    },
    StepLost {
        unit: Unit,
        losses: u16,
    },
    Eliminated {
        unit: Unit,
        losses: u16,
    },
    /// Put on the Replacement Track.
    Replaced {
        unit: Unit,
        dice: [u8; 2],
        space: u8,
    },
    /// Eliminated for good.
    OutOfGame {
        unit: Unit,
    },
    Retreated {
        unit: Unit,
        from: Place,
        to: Place,
    },
    /// Left by its own Entry Area.
    LeftMap {
        unit: Unit,
    },
    CouldNotRetreat {
        unit: Unit,
    },
    Advanced {
        unit: Unit,
        from: Place,
        to: Place,
    },
    LeaderSaved {
        leader: Leader,
        die: u8,
        place: Place,
    },
    LeaderFell {
        leader: Leader,
        die: u8,
    },
    /// Met alone by an enemy unit.
    LeaderCaught {
        leader: Leader,
        place: Place,
    },
    Rallied {
        unit: Unit,
        order: Order,
    },
    WithdrawalChecked {
        losses: u16,
        limit: u16,
    },
    WithdrawalRolled {
        die: u8,
        needed: u8,
        withdraws: bool,
    },
    TexansWon {
        losses: u16,
    },
    /// Nobody has won in time.
    AssaultFailed {
        turn: u8,
    },
    MexicansWon {
        losses: u16,
    },
    SiegeContinued {
        dice: [u8; 2],
    },
}

impl Event {
    /// [R2b] The plot is known to its owner only.
    pub(crate) fn redacted(self, viewer: Viewer) -> Option<Event> {
        let owner = viewer == Viewer::Seat(MEXICAN);
        (owner || !matches!(self, Event::Plotted { .. })).then_some(self)
    }

    /// Whether it tells the Texan something that was hidden from him.
    pub(crate) fn reveals(self) -> bool {
        matches!(self, Event::ColumnRevealed { .. })
    }
}
