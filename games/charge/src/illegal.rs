//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::decision::clicks::Thing;
use crate::{Area, Column, Gun, Now, Unit, Wall};

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
    OwnPiece {
        thing: Thing,
        now: Now,
    },
    /// Guns stay on their positions, and nobody else goes there.
    GunPosition {
        gun: Gun,
    },
    /// It waits off the map.
    OffMap {
        column: Column,
    },
    /// Units that go together come from one area.
    OtherArea {
        from: Area,
        area: Area,
    },
    /// Only Texians use buildings.
    NotForMexicans {
        area: Area,
    },
    /// Units are attacked by attacking their area.
    AttackTheArea {
        area: Area,
    },
    /// Those in buildings are attacked by attacking the building.
    ClearTheBuilding {
        area: Area,
    },
    /// Walls are attacked by attacking the area behind.
    WallByArea {
        wall: Wall,
    },
    /// A hit is put on the defenders of the area; the Texian says who falls.
    TexianChooses {
        area: Area,
    },

    // Rules
    AreaFull {
        area: Area,
        limit: u8,
    },
    BuildingFull {
        area: Area,
        limit: u8,
    },
    NoBuilding {
        area: Area,
    },
    /// So many units are not there.
    NotThere {
        area: Area,
    },
    /// These Mexican units have had their roll this turn.
    StackRolled {
        area: Area,
    },
    /// This Texian unit has moved, or tried to: a leader without a roll, any other by the one it has.
    UnitMoved {
        unit: Unit,
    },
    /// This Texian unit has advanced in this turn.
    UnitAdvanced {
        unit: Unit,
    },
    /// So many of these Mexican units have moved in this turn that the others are fewer.
    StackMoved {
        area: Area,
    },
    /// So many of them have failed a command roll.
    RollFailed {
        area: Area,
    },
    /// This battalion has rolled for that destination.
    BattalionRolled {
        to: Area,
    },
    /// This column has rolled for that destination.
    ColumnRolled {
        to: Area,
    },
    SeveralColumns,
    SeveralBattalions,
    NotAdjacent {
        from: Area,
        to: Area,
    },
    RedArrow {
        from: Area,
        to: Area,
    },
    TexiansThere {
        area: Area,
    },
    MexicansThere {
        area: Area,
    },
    /// Mexicans go outside only by entry or by oblique.
    OutsideByOblique {
        area: Area,
    },
    TexiansStayInside {
        area: Area,
    },
    WallStands {
        wall: Wall,
        left: u8,
    },
    /// An oblique leads from one outside area to another.
    ObliqueOutside {
        area: Area,
    },
    UnitHidden {
        unit: Unit,
    },
    UnitNotHidden {
        unit: Unit,
    },
    OtherBuilding {
        unit: Unit,
        area: Area,
    },
    ColumnEntered {
        column: Column,
    },
    EntersOutside {
        area: Area,
    },
    RiverUsed,
    RiverTooSoon,
    RedArrowAttack {
        from: Area,
        to: Area,
    },
    OutOfReach {
        target: Area,
    },
    AreaAttacked {
        area: Area,
    },
    HasAttacked {
        thing: Thing,
    },
    HasJoined {
        thing: Thing,
    },
    /// Nobody is left who could take part.
    AllJoined {
        area: Area,
    },
    NobodyToAttack {
        area: Area,
    },
    NobodyJoined,
    /// Those in buildings are attacked, and attack, within their area only.
    HiddenElsewhere {
        unit: Unit,
    },
    NobodyHidden {
        area: Area,
    },
    /// One must stand in the area itself.
    NotInside {
        area: Area,
    },
    NothingToAttack {
        area: Area,
    },
    CazadoresSpent,
    NoCazadores,
    CazadoresMixed {
        area: Area,
    },
    WallNotBetween {
        wall: Wall,
    },
    WallDown {
        wall: Wall,
    },
    GunNotInTarget {
        gun: Gun,
    },
    NobodyToHit {
        area: Area,
    },
    NotTheTarget {
        area: Area,
        target: Area,
    },
    LaddersFirst,
    WallOrGun,
    NotACasualty {
        unit: Unit,
    },
    DidNotAttack {
        thing: Thing,
    },
    /// It stands in the area already.
    IsThere {
        unit: Unit,
        area: Area,
    },
    NotCleared {
        area: Area,
    },
    /// Nobody stood there in the open.
    NobodyCleared {
        area: Area,
    },
    NoHitNoAdvance,
    CannotAdvanceOutside {
        area: Area,
    },
    GunDestroyed {
        gun: Gun,
    },
    GunElsewhere {
        gun: Gun,
        area: Area,
    },
    AreaNotHeld {
        area: Area,
    },
    AreaHasSpiked {
        area: Area,
    },
    UnitDead {
        unit: Unit,
    },
    UnitPlaced {
        unit: Unit,
    },
    SetUpInside {
        area: Area,
    },
    HistoryTaken {
        area: Area,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::OutOfTurn { .. } => "3.0",
            Illegal::Nothing { now }
            | Illegal::Unfinished { now }
            | Illegal::TooEarly { now, .. }
            | Illegal::NoPart { now, .. }
            | Illegal::CannotFollow { now, .. }
            | Illegal::Enemy { now, .. }
            | Illegal::OwnPiece { now, .. } => now.clause(),
            Illegal::AreaFull { .. } => "4.0",
            Illegal::BuildingFull { .. } | Illegal::NoBuilding { .. } => "4.1",
            Illegal::UnitMoved { unit } if unit.is_leader() => "7.1a",
            Illegal::StackRolled { .. } | Illegal::UnitMoved { .. } => "6.3",
            Illegal::NotThere { .. } | Illegal::OtherArea { .. } | Illegal::BattalionRolled { .. } => "6.6",
            Illegal::SeveralColumns => "6.6a",
            Illegal::SeveralBattalions => "6.6b",
            Illegal::RollFailed { .. } => "6.0",
            Illegal::NotAdjacent { .. } | Illegal::UnitAdvanced { .. } | Illegal::StackMoved { .. } => "7.1a",
            Illegal::RedArrow { .. } => "7.1c",
            Illegal::TexiansThere { .. } | Illegal::MexicansThere { .. } => "7.1d",
            Illegal::OutsideByOblique { .. } | Illegal::TexiansStayInside { .. } => "7.1e",
            Illegal::GunPosition { .. } => "7.1g",
            Illegal::WallStands { .. } => "7.1h",
            Illegal::DidNotAttack { .. } => "10.0",
            Illegal::NobodyCleared { .. } => "10a",
            Illegal::CannotAdvanceOutside { .. } => "10b",
            Illegal::ObliqueOutside { .. } => "11.0",
            Illegal::ColumnRolled { .. } => "11.2",
            Illegal::UnitHidden { .. }
            | Illegal::UnitNotHidden { .. }
            | Illegal::OtherBuilding { .. }
            | Illegal::NotForMexicans { .. } => "12.0",
            Illegal::ColumnEntered { .. } | Illegal::EntersOutside { .. } | Illegal::OffMap { .. } => "13.0",
            Illegal::RiverUsed | Illegal::RiverTooSoon => "13.1",
            Illegal::RedArrowAttack { .. } => "14.0",
            Illegal::OutOfReach { .. } | Illegal::AttackTheArea { .. } | Illegal::WallByArea { .. } => "14.1",
            Illegal::AreaAttacked { .. }
            | Illegal::HasAttacked { .. }
            | Illegal::HasJoined { .. }
            | Illegal::AllJoined { .. } => "14.2",
            Illegal::NobodyToAttack { .. } | Illegal::NobodyJoined => "14.3",
            Illegal::HiddenElsewhere { .. }
            | Illegal::NobodyHidden { .. }
            | Illegal::NotInside { .. }
            | Illegal::ClearTheBuilding { .. } => "14.4",
            Illegal::NothingToAttack { .. } => "14.5",
            Illegal::CazadoresSpent | Illegal::NoCazadores | Illegal::CazadoresMixed { .. } => "14.61",
            Illegal::UnitDead { .. } => "15.0",
            Illegal::WallNotBetween { .. }
            | Illegal::WallDown { .. }
            | Illegal::GunNotInTarget { .. }
            | Illegal::NobodyToHit { .. }
            | Illegal::NotTheTarget { .. } => "15.1",
            Illegal::LaddersFirst => "15.2",
            Illegal::WallOrGun => "15.3",
            Illegal::NotACasualty { .. } | Illegal::TexianChooses { .. } => "15.4",
            Illegal::NotCleared { .. } | Illegal::NoHitNoAdvance | Illegal::IsThere { .. } => "16.0",
            Illegal::GunDestroyed { .. } => "17.0",
            Illegal::GunElsewhere { .. } | Illegal::AreaNotHeld { .. } | Illegal::AreaHasSpiked { .. } => {
                "17.3"
            }
            Illegal::UnitPlaced { .. } | Illegal::SetUpInside { .. } | Illegal::HistoryTaken { .. } => "19.1",
        })
    }
}
