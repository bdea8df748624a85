//! Every refusal, by its clause.

use crate::decision::clicks::Thing;
use crate::sight::Block;
use crate::{Area, Battery, Column, Hex, Leader, Now, Piece, Place, Terrain, Unit, Wall};

game::refusals! {
    // Clicks that mean no decision, by the clause of what is awaited now.
    by now: Now, now.clause() =>
        /// A click on nothing of this game; and clicks that only begin a decision.
        Nothing, Unfinished,
        /// Something else must be clicked before this.
        TooEarly { thing: Thing },
        NoPart { thing: Thing }, CannotFollow { thing: Thing }, Enemy { thing: Thing },
        /// An empty place.
        NobodyThere { place: Place },
        /// Own pieces are clicked, not their place.
        ClickThePiece { piece: Piece },
        /// It is the one that moves, or is being placed.
        Chosen { piece: Piece },
        /// Buttons decide, not the map.
        ByButton;
    "4.0-a" =>
        /// The sequence of play is elsewhere.
        OutOfTurn { now: Now };

    "R8a" =>
        /// The attack is on the unit, not on its place.
        AttackTheUnit { unit: Unit };
    "R10d" =>
        /// Walls are fired at in the Combat Phase.
        WallsInCombat { wall: Wall, now: Now };

    // Setting up
    "R2a" =>
        GunPosted { battery: Battery },
        /// The garrison is placed after the plot.
        GunsFirst { piece: Piece },
        NotArtilleryHex { place: Place },
        GunHexTaken { place: Place };
    "R2c" =>
        /// Something else stands where history would have it.
        HistoryTaken { place: Place },
        PiecePlaced { piece: Piece },
        NotInCompound { place: Place };
    "R2b" => ColumnPlotted { column: Column }, AreaTaken { area: Area }, PlotIncomplete;
    "R6b" =>
        /// The historical posts are fixed (option).
        HasFaced { unit: Unit },
        /// Only combat units face.
        UnitsFace { piece: Piece },
        NotBeside { unit: Unit, hex: Hex },
        FacesThere { unit: Unit, hex: Hex },
        /// Ruling 7: one turns to the enemy who comes near.
        EnemyElsewhere { place: Place };
    "R6c" =>
        /// Roof and ground, or inside and outside, which do not touch.
        OtherLevel { unit: Unit, place: Place };
    "5.7-c" =>
        /// Zones of control do not extend over that hexside.
        NoControlAcross { unit: Unit, terrain: Terrain };
    now.clause() =>
        /// It is not to come onto the map now.
        NotDue { piece: Piece, now: Now };
    "R2d" => NotItsArea { piece: Piece, place: Place }, NoColumnThere { leader: Leader, place: Place };

    // Moving
    "R5a" =>
        NotOnMap { piece: Piece },
        HasMoved { piece: Piece },
        NowhereToGo { piece: Piece },
        TooFar { place: Place },
        /// It stands there.
        AlreadyThere { place: Place },
        /// It is near enough, but no way leads there.
        NoWay { place: Place };
    "R5g" => IsRouted { unit: Unit };
    "R5i" =>
        GunNeedsUnit { battery: Battery },
        /// A battery goes along.
        OneHexWithGun { place: Place };
    "R5h" =>
        NotTogether { piece: Piece },
        /// A unit takes no unit along, and a leader nobody.
        GoesAlone { piece: Piece },
        /// It is with the unit that moves already.
        GoesAlong { piece: Piece },
        /// It has begun to move, hex by hex.
        UnderWay { piece: Piece },
        LeaderInZone { place: Place };
    "R9f" =>
        /// Leaders and guns of the enemy fall to whoever enters their place.
        TakeByEntering { piece: Piece };
    "R6b" =>
        /// Ruling 7: the Texans answer every step.
        HexByHex { place: Place };
    "R5d" =>
        PlaceFull { place: Place, limit: u8 },
        /// There is room for one battery.
        BatteryThere { place: Place };
    "R5e" => EnemyThere { place: Place };
    prohibits(terrain) => Prohibited { place: Place, terrain: Terrain };
    "7.4-b" => NoStairs { place: Place };
    "7.4-a" =>
        /// No doorway or breach leads inside on this side.
        NoDoor { place: Place };
    "R5j" => EdgeOfMap;
    "R5f" => DisorderedAtWall { place: Place, terrain: Terrain }, DisorderedInZone { place: Place };
    "R6e" => ZoneToZone { place: Place };
    "5.7-b" => GunAtHexside { place: Place, terrain: Terrain };

    // Attacking
    "R8a" =>
        HasAttacked { piece: Piece },
        NotInOrder { unit: Unit },
        NoTarget { piece: Piece },
        LeadersDoNotAttack { leader: Leader },
        /// Leaders and guns are not attacked.
        NotATarget { piece: Piece },
        NotAnEnemy { piece: Piece };
    "R10a" => NoCrew { battery: Battery };
    "R5i" => GunMoved { battery: Battery };
    "R10c" => GunJustTaken { battery: Battery };
    block.rule().0 => Blocked { block: Block };
    "R8b" => OutOfRange { distance: u8, range: u8 };
    "R6f" => InEnemyZone;
    "R6g" => GunInEnemyZone;
    "R10b" => UnderTheMuzzle { place: Place };
    "R8d" => GunsDoNotMelee, NotAdjacent { unit: Unit };
    bars_melee(terrain) => NoMeleeAcross { terrain: Terrain };
    "R10d" => OnlyGunsBreach, BreachTooFar { wall: Wall, distance: u8 }, WallNotSeen { wall: Wall };
    "R10e" => Breached { wall: Wall };

    // Results
    "R9b" =>
        NoRetreat { place: Place },
        TooFarToRun { place: Place },
        /// It is no farther from the attacker.
        NotAway { place: Place },
        InZone { place: Place },
        NotOwnArea;

    // The Reserve
    "R13a" => ReserveCalled;
    "4.0-f" => NobodyWithin;
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
