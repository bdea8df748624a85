//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::{Area, Column, Gun, Unit, Wall};

/// The fact in the way of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The sequence of play is elsewhere.
    NotNow,
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
    /// This Texian unit has moved, or tried to.
    UnitMoved {
        unit: Unit,
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
    /// This unit, gun or stack has attacked this turn, or has joined already.
    HasAttacked,
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
    LaddersFirst,
    WallOrGun,
    NotACasualty {
        unit: Unit,
    },
    DidNotAttack,
    NotCleared {
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
            Illegal::NotNow => "3.0",
            Illegal::AreaFull { .. } => "4.0",
            Illegal::BuildingFull { .. } | Illegal::NoBuilding { .. } => "4.1",
            Illegal::StackRolled { .. } | Illegal::UnitMoved { .. } => "6.3",
            Illegal::NotThere { .. } | Illegal::BattalionRolled { .. } => "6.6",
            Illegal::SeveralColumns => "6.6a",
            Illegal::SeveralBattalions => "6.6b",
            Illegal::NotAdjacent { .. } => "7.1a",
            Illegal::RedArrow { .. } => "7.1c",
            Illegal::TexiansThere { .. } | Illegal::MexicansThere { .. } => "7.1d",
            Illegal::OutsideByOblique { .. } | Illegal::TexiansStayInside { .. } => "7.1e",
            Illegal::WallStands { .. } => "7.1h",
            Illegal::DidNotAttack => "10.0",
            Illegal::CannotAdvanceOutside { .. } => "10b",
            Illegal::ObliqueOutside { .. } => "11.0",
            Illegal::ColumnRolled { .. } => "11.2",
            Illegal::UnitHidden { .. } | Illegal::UnitNotHidden { .. } | Illegal::OtherBuilding { .. } => {
                "12.0"
            }
            Illegal::ColumnEntered { .. } | Illegal::EntersOutside { .. } => "13.0",
            Illegal::RiverUsed | Illegal::RiverTooSoon => "13.1",
            Illegal::RedArrowAttack { .. } => "14.0",
            Illegal::OutOfReach { .. } => "14.1",
            Illegal::AreaAttacked { .. } | Illegal::HasAttacked => "14.2",
            Illegal::NobodyToAttack { .. } | Illegal::NobodyJoined => "14.3",
            Illegal::HiddenElsewhere { .. } | Illegal::NobodyHidden { .. } | Illegal::NotInside { .. } => {
                "14.4"
            }
            Illegal::NothingToAttack { .. } => "14.5",
            Illegal::CazadoresSpent | Illegal::NoCazadores | Illegal::CazadoresMixed { .. } => "14.61",
            Illegal::UnitDead { .. } => "15.0",
            Illegal::WallNotBetween { .. }
            | Illegal::WallDown { .. }
            | Illegal::GunNotInTarget { .. }
            | Illegal::NobodyToHit { .. } => "15.1",
            Illegal::LaddersFirst => "15.2",
            Illegal::WallOrGun => "15.3",
            Illegal::NotACasualty { .. } => "15.4",
            Illegal::NotCleared { .. } | Illegal::NoHitNoAdvance => "16.0",
            Illegal::GunDestroyed { .. } => "17.0",
            Illegal::GunElsewhere { .. } | Illegal::AreaNotHeld { .. } | Illegal::AreaHasSpiked { .. } => {
                "17.3"
            }
            Illegal::UnitPlaced { .. } | Illegal::SetUpInside { .. } | Illegal::HistoryTaken { .. } => "19.1",
        })
    }
}
