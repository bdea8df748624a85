//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::sight::Block;
use crate::{Area, Battery, Column, Hex, Leader, Piece, Place, Terrain, Unit, Wall};

/// The fact in the way of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The sequence of play is elsewhere.
    NotNow,

    // Setting up
    GunPosted {
        battery: Battery,
    },
    NotArtilleryHex {
        place: Place,
    },
    GunHexTaken {
        place: Place,
    },
    /// Something else stands where history would have it.
    HistoryTaken {
        place: Place,
    },
    ColumnPlotted {
        column: Column,
    },
    AreaTaken {
        area: Area,
    },
    PlotIncomplete,
    PiecePlaced {
        piece: Piece,
    },
    NotInCompound {
        place: Place,
    },
    /// The historical posts are fixed (option).
    NotItsPost {
        place: Place,
    },
    HasFaced {
        unit: Unit,
    },
    NotFacing {
        unit: Unit,
    },
    NotBeside {
        unit: Unit,
        hex: Hex,
    },
    FacesThere {
        unit: Unit,
        hex: Hex,
    },
    /// It is not to come onto the map now.
    NotDue {
        piece: Piece,
    },
    NotItsArea {
        piece: Piece,
        place: Place,
    },
    NoColumnThere {
        leader: Leader,
        place: Place,
    },

    // Moving
    NotYours {
        piece: Piece,
    },
    NotOnMap {
        piece: Piece,
    },
    HasMoved {
        piece: Piece,
    },
    IsRouted {
        unit: Unit,
    },
    GunNeedsUnit {
        battery: Battery,
    },
    NotTogether {
        piece: Piece,
    },
    NowhereToGo {
        piece: Piece,
    },
    TooFar {
        place: Place,
    },
    PlaceFull {
        place: Place,
        limit: u8,
    },
    EnemyThere {
        place: Place,
    },
    Prohibited {
        place: Place,
        terrain: Terrain,
    },
    NoStairs {
        place: Place,
    },
    /// No doorway or breach leads inside on this side.
    NoDoor {
        place: Place,
    },
    EdgeOfMap,
    DisorderedAtWall {
        place: Place,
        terrain: Terrain,
    },
    DisorderedInZone {
        place: Place,
    },
    ZoneToZone {
        place: Place,
    },
    LeaderInZone {
        place: Place,
    },
    GunAtHexside {
        place: Place,
        terrain: Terrain,
    },

    // Attacking
    HasAttacked {
        piece: Piece,
    },
    NotInOrder {
        unit: Unit,
    },
    NoCrew {
        battery: Battery,
    },
    GunMoved {
        battery: Battery,
    },
    GunJustTaken {
        battery: Battery,
    },
    NoTarget {
        piece: Piece,
    },
    NotAnEnemy {
        unit: Unit,
    },
    Blocked {
        block: Block,
    },
    OutOfRange {
        distance: u8,
        range: u8,
    },
    InEnemyZone,
    GunInEnemyZone,
    UnderTheMuzzle {
        place: Place,
    },
    GunsDoNotMelee,
    NotAdjacent {
        unit: Unit,
    },
    NoMeleeAcross {
        terrain: Terrain,
    },
    OnlyGunsBreach,
    Breached {
        wall: Wall,
    },
    BreachTooFar {
        wall: Wall,
        distance: u8,
    },
    WallNotSeen {
        wall: Wall,
    },

    // Results
    NoRetreat {
        place: Place,
    },
    NotOwnArea,

    // The Reserve
    ReserveCalled,
    NobodyWithin,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::NotNow => "4.0-a",
            Illegal::GunPosted { .. } | Illegal::NotArtilleryHex { .. } | Illegal::GunHexTaken { .. } => {
                "R2a"
            }
            Illegal::ColumnPlotted { .. } | Illegal::AreaTaken { .. } | Illegal::PlotIncomplete => "R2b",
            Illegal::PiecePlaced { .. }
            | Illegal::NotInCompound { .. }
            | Illegal::NotItsPost { .. }
            | Illegal::HistoryTaken { .. } => "R2c",
            Illegal::HasFaced { .. }
            | Illegal::NotFacing { .. }
            | Illegal::NotBeside { .. }
            | Illegal::FacesThere { .. } => "R6b",
            Illegal::NotDue { .. } | Illegal::NotItsArea { .. } | Illegal::NoColumnThere { .. } => "R2d",
            Illegal::NotYours { .. }
            | Illegal::NotOnMap { .. }
            | Illegal::HasMoved { .. }
            | Illegal::NowhereToGo { .. }
            | Illegal::TooFar { .. } => "R5a",
            Illegal::PlaceFull { .. } => "R5d",
            Illegal::EnemyThere { .. } => "R5e",
            Illegal::DisorderedAtWall { .. } | Illegal::DisorderedInZone { .. } => "R5f",
            Illegal::IsRouted { .. } => "R5g",
            Illegal::NotTogether { .. } | Illegal::LeaderInZone { .. } => "R5h",
            Illegal::GunNeedsUnit { .. } | Illegal::GunMoved { .. } => "R5i",
            Illegal::Prohibited { terrain: Terrain::Church, .. } => "5.7-f",
            Illegal::Prohibited { terrain: Terrain::Impassable, .. } => "5.7-i",
            Illegal::Prohibited { terrain: Terrain::Interior, .. } => "7.2-c",
            Illegal::Prohibited { .. } => "5.7-a",
            Illegal::NoDoor { .. } => "7.4-a",
            Illegal::EdgeOfMap => "R5j",
            Illegal::GunAtHexside { .. } => "5.7-b",
            Illegal::NoMeleeAcross { terrain: Terrain::Impassable } => "5.7-i",
            Illegal::NoMeleeAcross { terrain: Terrain::Interior } => "7.2-c",
            Illegal::NoMeleeAcross { .. } => "5.7-d",
            Illegal::ZoneToZone { .. } => "R6e",
            Illegal::InEnemyZone => "R6f",
            Illegal::GunInEnemyZone => "R6g",
            Illegal::NoStairs { .. } => "7.4-b",
            Illegal::Blocked { block } => return block.rule(),
            Illegal::HasAttacked { .. }
            | Illegal::NotInOrder { .. }
            | Illegal::NoTarget { .. }
            | Illegal::NotAnEnemy { .. } => "R8a",
            Illegal::OutOfRange { .. } => "R8b",
            Illegal::GunsDoNotMelee | Illegal::NotAdjacent { .. } => "R8d",
            Illegal::NoRetreat { .. } | Illegal::NotOwnArea => "R9b",
            Illegal::NoCrew { .. } => "R10a",
            Illegal::UnderTheMuzzle { .. } => "R10b",
            Illegal::GunJustTaken { .. } => "R10c",
            Illegal::OnlyGunsBreach | Illegal::BreachTooFar { .. } | Illegal::WallNotSeen { .. } => "R10d",
            Illegal::Breached { .. } => "R10e",
            Illegal::ReserveCalled => "R13a",
            Illegal::NobodyWithin => "4.0-f",
        })
    }
}
