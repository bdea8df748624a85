//! Every refusal, its clause and its message.

use crate::decision::clicks::Thing;
use crate::{Area, Column, Gun, Now, Unit, Wall};

game::refusals! {
    /// The sequence of play is elsewhere.
    OutOfTurn { now: Now } => "3.0", "no-out-of-turn";

    // Clicks that mean no decision
    /// A click on nothing of this game.
    Nothing { now: Now } => now.clause(), "no-nothing";
    /// The clicks begin a decision.
    Unfinished { now: Now } => now.clause(), "no-unfinished";
    /// Something else must be clicked before this.
    TooEarly { thing: Thing, now: Now } => now.clause(), "no-too-early";
    NoPart { thing: Thing, now: Now } => now.clause(), "no-no-part";
    CannotFollow { thing: Thing, now: Now } => now.clause(), "no-cannot-follow";
    Enemy { thing: Thing, now: Now } => now.clause(), "no-enemy";
    OwnPiece { thing: Thing, now: Now } => now.clause(), "no-own-piece";
    /// Guns stay on their positions, and nobody else goes there.
    GunPosition { gun: Gun } => "7.1g", "no-gun-position";
    /// It waits off the map.
    OffMap { column: Column } => "13.0", "no-off-map";
    /// Units that go together come from one area.
    OtherArea { from: Area, area: Area } => "6.6", "no-other-area";
    /// Only Texians use buildings.
    NotForMexicans { area: Area = area.building() } => "12.0", "no-not-for-mexicans";
    /// Units are attacked by attacking their area.
    AttackTheArea { area: Area } => "14.1", "no-attack-the-area";
    /// Those in buildings are attacked by attacking the building.
    ClearTheBuilding { area: Area = area.building() } => "14.4", "no-clear-the-building";
    /// Walls are attacked by attacking the area behind.
    WallByArea { wall: Wall } => "14.1", "no-wall-by-area";
    /// A hit is put on the defenders of the area; the Texian says who falls.
    TexianChooses { area: Area } => "15.4", "no-texian-chooses";

    // Rules
    AreaFull { area: Area, limit: u8 } => "4.0", "no-area-full";
    BuildingFull { area: Area = area.building(), limit: u8 } => "4.1", "no-building-full";
    NoBuilding { area: Area } => "4.1", "no-building";
    /// So many units are not there.
    NotThere { area: Area } => "6.6", "no-not-there";
    /// These Mexican units have had their roll this turn.
    StackRolled { area: Area } => "6.3", "no-stack-rolled";
    /// This Texian unit has moved, or tried to: a leader without a roll, any other by the one it has.
    UnitMoved { unit: Unit } => if unit.is_leader() { "7.1a" } else { "6.3" }, "no-unit-moved";
    /// This Texian unit has advanced in this turn.
    UnitAdvanced { unit: Unit } => "7.1a", "no-unit-advanced";
    /// So many of these Mexican units have moved in this turn that the others are fewer.
    StackMoved { area: Area } => "7.1a", "no-stack-moved";
    /// So many of them have failed a command roll.
    RollFailed { area: Area } => "6.0", "no-roll-failed";
    /// This battalion has rolled for that destination.
    BattalionRolled { to: Area } => "6.6", "no-battalion-rolled";
    /// This column has rolled for that destination.
    ColumnRolled { to: Area } => "11.2", "no-column-rolled";
    SeveralColumns => "6.6a", "no-several-columns";
    SeveralBattalions => "6.6b", "no-several-battalions";
    NotAdjacent { from: Area, to: Area } => "7.1a", "no-not-adjacent";
    RedArrow { from: Area, to: Area } => "7.1c", "no-red-arrow";
    TexiansThere { area: Area } => "7.1d", "no-texians-there";
    MexicansThere { area: Area } => "7.1d", "no-mexicans-there";
    /// Mexicans go outside only by entry or by oblique.
    OutsideByOblique { area: Area } => "7.1e", "no-outside-by-oblique";
    TexiansStayInside { area: Area } => "7.1e", "no-texians-stay-inside";
    WallStands { wall: Wall, left: u8 } => "7.1h", "no-wall-stands";
    /// An oblique leads from one outside area to another.
    ObliqueOutside { area: Area } => "11.0", "no-oblique-outside";
    UnitHidden { unit: Unit } => "12.0", "no-unit-hidden";
    UnitNotHidden { unit: Unit } => "12.0", "no-unit-not-hidden";
    OtherBuilding { unit: Unit, area: Area } => "12.0", "no-other-building";
    ColumnEntered { column: Column } => "13.0", "no-column-entered";
    EntersOutside { area: Area } => "13.0", "no-enters-outside";
    RiverUsed => "13.1", "no-river-used";
    RiverTooSoon => "13.1", "no-river-too-soon";
    RedArrowAttack { from: Area, to: Area } => "14.0", "no-red-arrow-attack";
    OutOfReach { target: Area } => "14.1", "no-out-of-reach";
    AreaAttacked { area: Area } => "14.2", "no-area-attacked";
    HasAttacked { thing: Thing } => "14.2", of(thing, "no-has-attacked", "no-have-attacked");
    HasJoined { thing: Thing } => "14.2", of(thing, "no-has-joined", "no-have-joined");
    /// Nobody is left who could take part.
    AllJoined { area: Area } => "14.2", "no-all-joined";
    NobodyToAttack { area: Area } => "14.3", "no-nobody-to-attack";
    NobodyJoined => "14.3", "no-nobody-joined";
    /// Those in buildings are attacked, and attack, within their area only.
    HiddenElsewhere { unit: Unit } => "14.4", "no-hidden-elsewhere";
    NobodyHidden { area: Area } => "14.4", "no-nobody-hidden";
    /// One must stand in the area itself.
    NotInside { area: Area } => "14.4", "no-not-inside";
    NothingToAttack { area: Area } => "14.5", "no-nothing-to-attack";
    CazadoresSpent => "14.61", "no-cazadores-spent";
    NoCazadores => "14.61", "no-no-cazadores";
    CazadoresMixed { area: Area } => "14.61", "no-cazadores-mixed";
    WallNotBetween { wall: Wall } => "15.1", "no-wall-not-between";
    WallDown { wall: Wall } => "15.1", "no-wall-down";
    GunNotInTarget { gun: Gun } => "15.1", "no-gun-not-in-target";
    NobodyToHit { area: Area } => "15.1", "no-nobody-to-hit";
    NotTheTarget { area: Area, target: Area } => "15.1", "no-not-the-target";
    LaddersFirst => "15.2", "no-ladders-first";
    WallOrGun => "15.3", "no-wall-or-gun";
    NotACasualty { unit: Unit } => "15.4", "no-not-a-casualty";
    DidNotAttack { thing: Thing } => "10.0", of(thing, "no-did-not-attack", "no-did-not-all-attack");
    /// It stands in the area already.
    IsThere { unit: Unit, area: Area } => "16.0", "no-is-there";
    NotCleared { area: Area } => "16.0", "no-not-cleared";
    /// Nobody stood there in the open.
    NobodyCleared { area: Area } => "10a", "no-nobody-cleared";
    NoHitNoAdvance => "16.0", "no-hit-no-advance";
    CannotAdvanceOutside { area: Area } => "10b", "no-advance-outside";
    GunDestroyed { gun: Gun } => "17.0", "no-gun-destroyed";
    GunElsewhere { gun: Gun, area: Area } => "17.3", "no-gun-elsewhere";
    AreaNotHeld { area: Area } => "17.3", "no-area-not-held";
    AreaHasSpiked { area: Area } => "17.3", "no-area-has-spiked";
    UnitDead { unit: Unit } => "15.0", "no-unit-dead";
    UnitPlaced { unit: Unit } => "19.1", "no-unit-placed";
    SetUpInside { area: Area } => "19.1", "no-set-up-inside";
    HistoryTaken { area: Area } => "19.1", "no-history-taken";
}

/// One thing alone, or some of a stack.
fn of(thing: Thing, one: &'static str, some: &'static str) -> &'static str {
    if matches!(thing, Thing::Stack(..)) { some } else { one }
}
