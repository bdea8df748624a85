//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::decision::clicks::Thing;
use crate::sight::Block;
use crate::{Area, Battery, Column, Hex, Leader, Now, Piece, Place, Terrain, Unit, Wall};

/// The fact in the way of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The sequence of play is elsewhere.
    OutOfTurn {
        now: Now,
    },

    // Clicks that mean no decision
    /// A click on nothing of this game.
    Nothing {
        now: Now,
    },
    /// The clicks begin a decision.
    Unfinished {
        now: Now,
    },
    /// Something else must be clicked before this.
    TooEarly {
        thing: Thing,
        now: Now,
    },
    NoPart {
        thing: Thing,
        now: Now,
    },
    CannotFollow {
        thing: Thing,
        now: Now,
    },
    Enemy {
        thing: Thing,
        now: Now,
    },
    /// An empty place.
    NobodyThere {
        place: Place,
        now: Now,
    },
    /// Own pieces are clicked, not their place.
    ClickThePiece {
        piece: Piece,
        now: Now,
    },
    /// It is the one that moves, or is being placed.
    Chosen {
        piece: Piece,
        now: Now,
    },
    /// Buttons decide, not the map.
    ByButton {
        now: Now,
    },
    /// The attack is on the unit, not on its place.
    AttackTheUnit {
        unit: Unit,
    },
    /// Walls are fired at in the Combat Phase.
    WallsInCombat {
        wall: Wall,
        now: Now,
    },

    // Setting up
    GunPosted {
        battery: Battery,
    },
    /// The garrison is placed after the plot.
    GunsFirst {
        piece: Piece,
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
    HasFaced {
        unit: Unit,
    },
    /// Only combat units face.
    UnitsFace {
        piece: Piece,
    },
    NotBeside {
        unit: Unit,
        hex: Hex,
    },
    FacesThere {
        unit: Unit,
        hex: Hex,
    },
    /// Ruling 7: one turns to the enemy who comes near.
    EnemyElsewhere {
        place: Place,
    },
    /// Roof and ground, or inside and outside, which do not touch.
    OtherLevel {
        unit: Unit,
        place: Place,
    },
    /// Zones of control do not extend over that hexside.
    NoControlAcross {
        unit: Unit,
        terrain: Terrain,
    },
    /// It is not to come onto the map now.
    NotDue {
        piece: Piece,
        now: Now,
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
    /// A unit takes no unit along, and a leader nobody.
    GoesAlone {
        piece: Piece,
    },
    /// It is with the unit that moves already.
    GoesAlong {
        piece: Piece,
    },
    /// It has begun to move, hex by hex.
    UnderWay {
        piece: Piece,
    },
    /// Leaders and guns of the enemy fall to whoever enters their place.
    TakeByEntering {
        piece: Piece,
    },
    NowhereToGo {
        piece: Piece,
    },
    TooFar {
        place: Place,
    },
    /// It stands there.
    AlreadyThere {
        place: Place,
    },
    /// A battery goes along.
    OneHexWithGun {
        place: Place,
    },
    /// Ruling 7: the Texans answer every step.
    HexByHex {
        place: Place,
    },
    /// It is near enough, but no way leads there.
    NoWay {
        place: Place,
    },
    PlaceFull {
        place: Place,
        limit: u8,
    },
    /// There is room for one battery.
    BatteryThere {
        place: Place,
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
    LeadersDoNotAttack {
        leader: Leader,
    },
    /// Leaders and guns are not attacked.
    NotATarget {
        piece: Piece,
    },
    NotAnEnemy {
        piece: Piece,
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
    TooFarToRun {
        place: Place,
    },
    /// It is no farther from the attacker.
    NotAway {
        place: Place,
    },
    InZone {
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
            Illegal::OutOfTurn { .. } => "4.0-a",
            Illegal::Nothing { now }
            | Illegal::Unfinished { now }
            | Illegal::TooEarly { now, .. }
            | Illegal::NoPart { now, .. }
            | Illegal::CannotFollow { now, .. }
            | Illegal::NobodyThere { now, .. }
            | Illegal::ClickThePiece { now, .. }
            | Illegal::Chosen { now, .. }
            | Illegal::ByButton { now }
            | Illegal::NotDue { now, .. }
            | Illegal::Enemy { now, .. } => now.clause(),
            Illegal::GunPosted { .. }
            | Illegal::GunsFirst { .. }
            | Illegal::NotArtilleryHex { .. }
            | Illegal::GunHexTaken { .. } => "R2a",
            Illegal::ColumnPlotted { .. } | Illegal::AreaTaken { .. } | Illegal::PlotIncomplete => "R2b",
            Illegal::PiecePlaced { .. } | Illegal::NotInCompound { .. } | Illegal::HistoryTaken { .. } => {
                "R2c"
            }
            Illegal::HasFaced { .. }
            | Illegal::UnitsFace { .. }
            | Illegal::NotBeside { .. }
            | Illegal::HexByHex { .. }
            | Illegal::EnemyElsewhere { .. }
            | Illegal::FacesThere { .. } => "R6b",
            Illegal::NotItsArea { .. } | Illegal::NoColumnThere { .. } => "R2d",
            Illegal::NotOnMap { .. }
            | Illegal::HasMoved { .. }
            | Illegal::NowhereToGo { .. }
            | Illegal::AlreadyThere { .. }
            | Illegal::TooFar { .. }
            | Illegal::NoWay { .. } => "R5a",
            Illegal::PlaceFull { .. } | Illegal::BatteryThere { .. } => "R5d",
            Illegal::EnemyThere { .. } => "R5e",
            Illegal::DisorderedAtWall { .. } | Illegal::DisorderedInZone { .. } => "R5f",
            Illegal::IsRouted { .. } => "R5g",
            Illegal::NotTogether { .. }
            | Illegal::GoesAlone { .. }
            | Illegal::GoesAlong { .. }
            | Illegal::UnderWay { .. }
            | Illegal::LeaderInZone { .. } => "R5h",
            Illegal::GunNeedsUnit { .. } | Illegal::GunMoved { .. } | Illegal::OneHexWithGun { .. } => "R5i",
            Illegal::Prohibited { terrain: Terrain::Church, .. } => "5.7-f",
            Illegal::Prohibited { terrain: Terrain::Impassable, .. } => "5.7-i",
            Illegal::Prohibited { terrain: Terrain::Interior, .. } => "7.2-c",
            Illegal::Prohibited { .. } => "5.7-a",
            Illegal::NoDoor { .. } => "7.4-a",
            Illegal::EdgeOfMap => "R5j",
            Illegal::GunAtHexside { .. } => "5.7-b",
            Illegal::NoControlAcross { .. } => "5.7-c",
            Illegal::NoMeleeAcross { terrain: Terrain::Impassable } => "5.7-i",
            Illegal::NoMeleeAcross { terrain: Terrain::Interior } => "7.2-c",
            Illegal::NoMeleeAcross { .. } => "5.7-d",
            Illegal::OtherLevel { .. } => "R6c",
            Illegal::ZoneToZone { .. } => "R6e",
            Illegal::InEnemyZone => "R6f",
            Illegal::GunInEnemyZone => "R6g",
            Illegal::NoStairs { .. } => "7.4-b",
            Illegal::Blocked { block } => return block.rule(),
            Illegal::HasAttacked { .. }
            | Illegal::NotInOrder { .. }
            | Illegal::NoTarget { .. }
            | Illegal::LeadersDoNotAttack { .. }
            | Illegal::NotATarget { .. }
            | Illegal::AttackTheUnit { .. }
            | Illegal::NotAnEnemy { .. } => "R8a",
            Illegal::OutOfRange { .. } => "R8b",
            Illegal::GunsDoNotMelee | Illegal::NotAdjacent { .. } => "R8d",
            Illegal::NoRetreat { .. }
            | Illegal::TooFarToRun { .. }
            | Illegal::NotAway { .. }
            | Illegal::InZone { .. }
            | Illegal::NotOwnArea => "R9b",
            Illegal::TakeByEntering { .. } => "R9f",
            Illegal::NoCrew { .. } => "R10a",
            Illegal::UnderTheMuzzle { .. } => "R10b",
            Illegal::GunJustTaken { .. } => "R10c",
            Illegal::WallsInCombat { .. }
            | Illegal::OnlyGunsBreach
            | Illegal::BreachTooFar { .. }
            | Illegal::WallNotSeen { .. } => "R10d",
            Illegal::Breached { .. } => "R10e",
            Illegal::ReserveCalled => "R13a",
            Illegal::NobodyWithin => "4.0-f",
        })
    }
}
