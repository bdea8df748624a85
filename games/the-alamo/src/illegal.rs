//! Every refusal, its clause and its message.

use crate::decision::clicks::Thing;
use crate::sight::Block;
use crate::{Area, Battery, Column, Hex, Leader, Now, Piece, Place, Terrain, Unit, Wall};

game::refusals! {
    /// The sequence of play is elsewhere.
    OutOfTurn { now: Now } => "4.0-a", "no-out-of-turn";

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
    /// An empty place.
    NobodyThere { place: Place, now: Now } => now.clause(), "no-nobody-there";
    /// Own pieces are clicked, not their place.
    ClickThePiece { piece: Piece, now: Now } => now.clause(), "no-click-the-piece";
    /// It is the one that moves, or is being placed.
    Chosen { piece: Piece, now: Now } => now.clause(), "no-chosen";
    /// Buttons decide, not the map.
    ByButton { now: Now } => now.clause(), "no-by-button";
    /// The attack is on the unit, not on its place.
    AttackTheUnit { unit: Unit } => "R8a", "no-attack-the-unit";
    /// Walls are fired at in the Combat Phase.
    WallsInCombat { wall: Wall, now: Now } => "R10d", "no-walls-in-combat";

    // Setting up
    GunPosted { battery: Battery } => "R2a", "no-gun-posted";
    /// The garrison is placed after the plot.
    GunsFirst { piece: Piece } => "R2a", "no-guns-first";
    NotArtilleryHex { place: Place } => "R2a", "no-not-artillery-hex";
    GunHexTaken { place: Place } => "R2a", "no-gun-hex-taken";
    /// Something else stands where history would have it.
    HistoryTaken { place: Place } => "R2c", "no-history-taken";
    ColumnPlotted { column: Column } => "R2b", "no-column-plotted";
    AreaTaken { area: Area } => "R2b", "no-area-taken";
    PlotIncomplete => "R2b", "no-plot-incomplete";
    PiecePlaced { piece: Piece } => "R2c", "no-piece-placed";
    NotInCompound { place: Place } => "R2c", "no-not-in-compound";
    /// The historical posts are fixed (option).
    HasFaced { unit: Unit } => "R6b", "no-has-faced";
    /// Only combat units face.
    UnitsFace { piece: Piece } => "R6b", "no-units-face";
    NotBeside { unit: Unit, hex: Hex } => "R6b", "no-not-beside";
    FacesThere { unit: Unit, hex: Hex } => "R6b", "no-faces-there";
    /// Ruling 7: one turns to the enemy who comes near.
    EnemyElsewhere { place: Place } => "R6b", "no-enemy-elsewhere";
    /// Roof and ground, or inside and outside, which do not touch.
    OtherLevel { unit: Unit, place: Place } => "R6c", "no-other-level";
    /// Zones of control do not extend over that hexside.
    NoControlAcross { unit: Unit, terrain: Terrain } => "5.7-c", "no-control-across";
    /// It is not to come onto the map now.
    NotDue { piece: Piece, now: Now } => now.clause(), "no-not-due";
    NotItsArea { piece: Piece, place: Place } => "R2d", "no-not-its-area";
    NoColumnThere { leader: Leader, place: Place } => "R2d", "no-column-there";

    // Moving
    NotOnMap { piece: Piece } => "R5a", "no-not-on-map";
    HasMoved { piece: Piece } => "R5a", "no-has-moved";
    IsRouted { unit: Unit } => "R5g", "no-is-routed";
    GunNeedsUnit { battery: Battery } => "R5i", "no-gun-needs-unit";
    NotTogether { piece: Piece } => "R5h", "no-not-together";
    /// A unit takes no unit along, and a leader nobody.
    GoesAlone { piece: Piece } => "R5h", "no-goes-alone";
    /// It is with the unit that moves already.
    GoesAlong { piece: Piece } => "R5h", "no-goes-along";
    /// It has begun to move, hex by hex.
    UnderWay { piece: Piece } => "R5h", "no-under-way";
    /// Leaders and guns of the enemy fall to whoever enters their place.
    TakeByEntering { piece: Piece } => "R9f", "no-take-by-entering";
    NowhereToGo { piece: Piece } => "R5a", "no-nowhere-to-go";
    TooFar { place: Place } => "R5a", "no-too-far";
    /// It stands there.
    AlreadyThere { place: Place } => "R5a", "no-already-there";
    /// A battery goes along.
    OneHexWithGun { place: Place } => "R5i", "no-one-hex-with-gun";
    /// Ruling 7: the Texans answer every step.
    HexByHex { place: Place } => "R6b", "no-hex-by-hex";
    /// It is near enough, but no way leads there.
    NoWay { place: Place } => "R5a", "no-way";
    PlaceFull { place: Place, limit: u8 } => "R5d", "no-place-full";
    /// There is room for one battery.
    BatteryThere { place: Place } => "R5d", "no-battery-there";
    EnemyThere { place: Place } => "R5e", "no-enemy-there";
    Prohibited { place: Place, terrain: Terrain } => prohibits(terrain), "no-prohibited";
    NoStairs { place: Place } => "7.4-b", "no-stairs";
    /// No doorway or breach leads inside on this side.
    NoDoor { place: Place } => "7.4-a", "no-door";
    EdgeOfMap => "R5j", "no-edge-of-map";
    DisorderedAtWall { place: Place, terrain: Terrain } => "R5f", "no-disordered-at-wall";
    DisorderedInZone { place: Place } => "R5f", "no-disordered-in-zone";
    ZoneToZone { place: Place } => "R6e", "no-zone-to-zone";
    LeaderInZone { place: Place } => "R5h", "no-leader-in-zone";
    GunAtHexside { place: Place, terrain: Terrain } => "5.7-b", "no-gun-at-hexside";

    // Attacking
    HasAttacked { piece: Piece } => "R8a", "no-has-attacked";
    NotInOrder { unit: Unit } => "R8a", "no-not-in-order";
    NoCrew { battery: Battery } => "R10a", "no-crew";
    GunMoved { battery: Battery } => "R5i", "no-gun-moved";
    GunJustTaken { battery: Battery } => "R10c", "no-gun-just-taken";
    NoTarget { piece: Piece } => "R8a", "no-target";
    LeadersDoNotAttack { leader: Leader } => "R8a", "no-leaders-do-not-attack";
    /// Leaders and guns are not attacked.
    NotATarget { piece: Piece } => "R8a", "no-not-a-target";
    NotAnEnemy { piece: Piece } => "R8a", "no-not-an-enemy";
    Blocked { block: Block } => block.rule().0, "no-blocked";
    OutOfRange { distance: u8, range: u8 } => "R8b", "no-out-of-range";
    InEnemyZone => "R6f", "no-in-enemy-zone";
    GunInEnemyZone => "R6g", "no-gun-in-enemy-zone";
    UnderTheMuzzle { place: Place } => "R10b", "no-under-the-muzzle";
    GunsDoNotMelee => "R8d", "no-guns-do-not-melee";
    NotAdjacent { unit: Unit } => "R8d", "no-not-adjacent";
    NoMeleeAcross { terrain: Terrain } => bars_melee(terrain), "no-melee-across";
    OnlyGunsBreach => "R10d", "no-only-guns-breach";
    Breached { wall: Wall } => "R10e", "no-breached";
    BreachTooFar { wall: Wall, distance: u8 } => "R10d", "no-breach-too-far";
    WallNotSeen { wall: Wall } => "R10d", "no-wall-not-seen";

    // Results
    NoRetreat { place: Place } => "R9b", "no-retreat";
    TooFarToRun { place: Place } => "R9b", "no-too-far-to-run";
    /// It is no farther from the attacker.
    NotAway { place: Place } => "R9b", "no-not-away";
    InZone { place: Place } => "R9b", "no-in-zone";
    NotOwnArea => "R9b", "no-not-own-area";

    // The Reserve
    ReserveCalled => "R13a", "no-reserve-called";
    NobodyWithin => "4.0-f", "no-nobody-within";
}

fn prohibits(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Church => "5.7-f",
        Terrain::Impassable => "5.7-i",
        Terrain::Interior => "7.2-c",
        _ => "5.7-a",
    }
}

fn bars_melee(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Impassable => "5.7-i",
        Terrain::Interior => "7.2-c",
        _ => "5.7-d",
    }
}
