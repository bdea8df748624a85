//! Every refusal, by its clause.

use crate::decision::clicks::Thing;
use crate::{Area, Column, Gun, Now, Unit, Wall};

game::refusals! {
    // Clicks that mean no decision, by the clause of what is awaited now.
    by now: Now, now.clause() =>
        /// A click on nothing of this game; and clicks that only begin a decision.
        Nothing, Unfinished,
        /// Something else must be clicked before this.
        TooEarly { thing: Thing },
        NoPart { thing: Thing }, CannotFollow { thing: Thing }, Enemy { thing: Thing },
        OwnPiece { thing: Thing };
    "3.0" =>
        /// The sequence of play is elsewhere.
        OutOfTurn { now: Now };

    "7.1g" =>
        /// Guns stay on their positions, and nobody else goes there.
        GunPosition { gun: Gun };
    "13.0" =>
        /// It waits off the map.
        OffMap { column: Column };
    "6.6" =>
        /// Units that go together come from one area.
        OtherArea { from: Area, area: Area };
    "12.0" =>
        /// Only Texians use buildings.
        NotForMexicans { area: Area = area.building() };
    "14.1" =>
        /// Units are attacked by attacking their area.
        AttackTheArea { area: Area },
        /// Walls are attacked by attacking the area behind.
        WallByArea { wall: Wall };
    "14.4" =>
        /// Those in buildings are attacked by attacking the building.
        ClearTheBuilding { area: Area = area.building() };
    "15.4" =>
        /// A hit is put on the defenders of the area; the Texian says who falls.
        TexianChooses { area: Area };

    // Rules
    "4.0" => AreaFull { area: Area, limit: u8 };
    "4.1" => BuildingFull { area: Area = area.building(), limit: u8 }, NoBuilding { area: Area };
    "6.0" =>
        /// Too many of them have failed a command roll.
        RollFailed { area: Area };
    "6.3" =>
        /// These Mexican units have had their roll this turn.
        StackRolled { area: Area };
    "6.6" =>
        /// There are not that many units.
        NotThere { area: Area },
        /// This battalion has rolled for that destination.
        BattalionRolled { to: Area };
    "6.6a" => SeveralColumns;
    "6.6b" => SeveralBattalions;
    if unit.is_leader() { "7.1a" } else { "6.3" } =>
        /// This Texian unit has moved, or tried to: a leader without a roll, any other by the one it has.
        UnitMoved { unit: Unit };
    "7.1a" =>
        /// This Texian unit has advanced in this turn.
        UnitAdvanced { unit: Unit },
        /// Some of these Mexican units have moved this turn, and the others are fewer.
        StackMoved { area: Area },
        NotAdjacent { from: Area, to: Area } = if from == to { "no-same-area" } else { "no-not-adjacent" };
    "7.1c" => RedArrow { from: Area, to: Area };
    "7.1d" => TexiansThere { area: Area }, MexicansThere { area: Area };
    "7.1e" =>
        /// Mexicans go outside only by entry or by oblique.
        OutsideByOblique { area: Area },
        TexiansStayInside { area: Area };
    "7.1h" => WallStands { wall: Wall, left: u8 };
    "10.0" => DidNotAttack { thing: Thing } = of(thing, "no-did-not-attack", "no-did-not-all-attack");
    "10a" =>
        /// Nobody stood there in the open.
        NobodyCleared { area: Area };
    "10b" => CannotAdvanceOutside { area: Area };
    "11.0" =>
        /// An oblique leads from one outside area to another.
        ObliqueOutside { area: Area };
    "11.2" =>
        /// This column has rolled for that destination.
        ColumnRolled { to: Area };
    "12.0" => UnitHidden { unit: Unit }, UnitNotHidden { unit: Unit },
        OtherBuilding { unit: Unit, area: Area };
    "13.0" => ColumnEntered { column: Column }, EntersOutside { area: Area };
    "13.1" => RiverUsed, RiverTooSoon;
    "14.0" => RedArrowAttack { from: Area, to: Area };
    "14.1" => OutOfReach { target: Area };
    "14.2" =>
        AreaAttacked { area: Area },
        HasAttacked { thing: Thing } = of(thing, "no-has-attacked", "no-have-attacked"),
        HasJoined { thing: Thing } = of(thing, "no-has-joined", "no-have-joined"),
        /// Nobody is left who could take part.
        AllJoined { area: Area };
    "14.3" => NobodyToAttack { area: Area }, NobodyJoined;
    "14.4" =>
        /// Those in buildings are attacked, and attack, within their area only.
        HiddenElsewhere { unit: Unit },
        NobodyHidden { area: Area },
        /// One must stand in the area itself.
        NotInside { area: Area };
    "14.5" => NothingToAttack { area: Area };
    "14.61" => CazadoresSpent, NoCazadores, CazadoresMixed { area: Area };
    "15.0" => UnitDead { unit: Unit };
    "15.1" => WallNotBetween { wall: Wall }, WallDown { wall: Wall }, GunNotInTarget { gun: Gun },
        NobodyToHit { area: Area }, NotTheTarget { area: Area, target: Area };
    "15.2" => LaddersFirst;
    "15.3" => WallOrGun;
    "15.4" => NotACasualty { unit: Unit };
    "16.0" =>
        /// It stands in the area already.
        IsThere { unit: Unit, area: Area },
        NotCleared { area: Area },
        NoHitNoAdvance;
    "17.0" => GunDestroyed { gun: Gun };
    "17.3" => GunElsewhere { gun: Gun, area: Area }, AreaNotHeld { area: Area }, AreaHasSpiked { area: Area };
    "19.1" => UnitPlaced { unit: Unit }, SetUpInside { area: Area }, HistoryTaken { area: Area };
}

/// One thing alone, or some of a stack.
fn of(thing: Thing, one: &'static str, some: &'static str) -> &'static str {
    if matches!(thing, Thing::Stack(..)) { some } else { one }
}
