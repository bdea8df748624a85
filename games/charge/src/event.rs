//! What happened, for the log and the eye. Everything is open in this game.

use crate::{Area, Column, Group, Gun, Order, Phase, Side, Unit, Wall};

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    Placed {
        unit: Unit,
        area: Area,
    },
    PlacedHidden {
        unit: Unit,
        area: Area,
    },
    /// A command roll passed, and the units moved.
    Marched {
        order: Order,
        die: u8,
    },
    MarchFailed {
        order: Order,
        die: u8,
    },
    Obliqued {
        order: Order,
        die: u8,
    },
    ObliqueFailed {
        order: Order,
        die: u8,
    },
    /// The area was empty: its units attack unsupported.
    Unsupported {
        area: Area,
    },
    Entered {
        column: Column,
        area: Area,
    },
    Spiked {
        gun: Gun,
        area: Area,
    },
    AttackBegan {
        side: Side,
        area: Area,
    },
    ClearBegan {
        area: Area,
    },
    UnitJoined {
        unit: Unit,
    },
    GunJoined {
        gun: Gun,
    },
    StackJoined {
        area: Area,
        group: Group,
        count: u8,
    },
    CazadoresUsed,
    AttackRolled {
        side: Side,
        area: Area,
        die: u8,
        modifier: i8,
        total: u8,
        hits: u8,
    },
    WallHit {
        wall: Wall,
        left: u8,
    },
    GunHit {
        gun: Gun,
        left: u8,
    },
    TexianFell {
        unit: Unit,
        area: Area,
    },
    MexicanFell {
        area: Area,
        group: Group,
        dead: u8,
    },
    /// Nothing was left to hit.
    HitsLost {
        hits: u8,
    },
    UnitAdvanced {
        unit: Unit,
        area: Area,
    },
    StackAdvanced {
        from: Area,
        to: Area,
        group: Group,
        count: u8,
    },
    /// A leader moves without a roll.
    LeaderMoved {
        unit: Unit,
        area: Area,
    },
    UnitMoved {
        unit: Unit,
        area: Area,
        die: u8,
    },
    MoveFailed {
        unit: Unit,
        area: Area,
        die: u8,
    },
    Hid {
        unit: Unit,
        area: Area,
    },
    LeaderEmerged {
        unit: Unit,
        area: Area,
    },
    Emerged {
        unit: Unit,
        area: Area,
        die: u8,
    },
    EmergeFailed {
        unit: Unit,
        area: Area,
        die: u8,
    },
    TexiansWon {
        dead: u8,
    },
    MexicansWon,
    /// The last turn has passed and the Alamo stands.
    AssaultFailed {
        turn: u8,
    },
}
