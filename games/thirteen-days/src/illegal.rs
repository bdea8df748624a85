//! Every refusal, by its clause.

use crate::decision::clicks::Thing;
use crate::view::Awaited;
use crate::{Battalion, Gun, Man, Mark, Officer, Unit, Wall, Zone};

game::refusals! {
    // Clicks that mean no decision, by the clause of what is awaited now.
    by now: Awaited, now.rule() =>
        /// What is clicked has no part in what is awaited.
        NoPart { thing: Thing },
        /// It is the enemy's.
        Enemys { thing: Thing },
        /// Nothing of this game.
        NothingThere,
        /// The clicks so far are sound; more are to come.
        GoOn,
        /// First who goes, then where.
        WhoFirst { zone: Zone },
        /// After who acts comes a zone.
        PlaceNext { thing: Thing },
        /// Another zone is asked.
        OthersFire { zone: Zone },
        /// The zone is clicked, not what stands in it.
        ClickZone { zone: Zone },
        /// What is awaited cannot be left undone.
        CannotPass;
    "2" =>
        /// The sequence of play is elsewhere.
        WrongPhase { now: Awaited };
    "1.3.5" =>
        /// The usual posts are for the placement.
        PlacementOver;

    "3d" => FallenUnit { unit: Unit };
    "1.2" => FallenOfficer { officer: Officer };
    "3.3" =>
        /// He waits off the map with his men, or for them.
        OffMap { officer: Officer };

    "1.3.5" =>
        AlreadyPlaced { man: Man },
        /// Texans are placed within the walls.
        PlaceInside { zone: Zone },
        /// Officers are placed on infantry.
        NoInfantry { zone: Zone },
        /// No infantry has been placed that he could lead.
        NobodyToLead { officer: Officer },
        BowieSick,
        /// The usual post is taken by others.
        PostTaken { zone: Zone };

    "5a" =>
        /// Three counters at most.
        Full { zone: Zone },
        /// There is room, but not for that many.
        RoomForFewer { zone: Zone, room: u8 },
        NoRoomForSoMany { battalion: Battalion, zone: Zone },
        /// One officer at most.
        OfficerThere { zone: Zone };

    "4" =>
        GunDestroyed { gun: Gun },
        /// Guns never move.
        GunStays { gun: Gun };
    "3.2d" => NoCrew { gun: Gun };
    "7.3" => NoAmmunition { gun: Gun };
    "4.1" =>
        NoGuns { zone: Zone },
        NothingInField { zone: Zone },
        OutsideField { from: Zone, to: Zone },
        /// It has a zone to itself, so it is no question of firing apart.
        AloneInZone { gun: Gun };
    "3" =>
        /// Ruling 10: guns of one zone fire together.
        FiresTogether { zone: Zone },
        /// One die for each zone and phase.
        HasFired { zone: Zone },
        /// There is no infantry to fire.
        NobodyFires { zone: Zone },
        NobodyToHit { zone: Zone };
    "3a" => NothingInRange { zone: Zone }, OutOfRange { from: Zone, to: Zone };
    "1.1a" => OfficerDoesNotFire { officer: Officer };

    "5" =>
        HasMoved { man: Man },
        /// Whoever moves goes somewhere else.
        AlreadyThere { zone: Zone },
        TooFar { man: Man, zone: Zone },
        /// Ruling 22: Texans do not leave the fort.
        OutsideFort { zone: Zone },
        /// It must stop in the enemy's zone on the way.
        EnemyOnTheWay { from: Zone, to: Zone };
    "5a" => NowhereToGo { man: Man };
    "5.5" =>
        /// It must stop next to the enemy on the way.
        Controlled { from: Zone, to: Zone };

    "1.3.6a" =>
        /// None of the battalion is there.
        NobodyOf { battalion: Battalion, zone: Zone };
    "5" =>
        HaveMoved { battalion: Battalion, zone: Zone },
        /// There are not that many that may still move.
        NotThere { battalion: Battalion, zone: Zone },
        HowMany { battalion: Battalion, zone: Zone },
        NowhereFor { battalion: Battalion, zone: Zone },
        MarchTooFar { from: Zone, to: Zone },
        /// All Mexicans stop where they come to the wall.
        StopsAtWall { from: Zone, to: Zone };
    "5b" => Lake, StreamTakesAll { from: Zone, to: Zone }, HorseOnLadder { wall: Wall };
    "5.3" => DitchEnds { from: Zone, to: Zone }, DitchBreach { wall: Wall };
    "5.2" =>
        /// Neither a breach nor a ladder.
        WallBetween { wall: Wall },
        NoClimbing { zone: Zone };
    "5.4" =>
        /// An officer goes over after infantry has.
        MenFirst { from: Zone, to: Zone };
    "3.2d" =>
        /// The last counter stays on a captured gun.
        GuardsGun { zone: Zone };
    "1.3.6" =>
        /// Santa Anna keeps a zone away from the wall.
        SantaAnnaKeepsBack { zone: Zone };

    "5.2" =>
        NoWallHere { zone: Zone },
        NoWallBetween { from: Zone, to: Zone },
        NobodyClimbs { wall: Wall },
        LadderStands { wall: Wall },
        /// Ladders go up before anyone marches.
        TooLate { wall: Wall },
        /// One try for each zone at the foot and turn.
        HasClimbed { wall: Wall },
        /// One counter a turn on a ladder.
        LadderUsed { wall: Wall };
    "6" => BreachStands { wall: Wall };

    "3.3" =>
        /// Another counter falls back first.
        OtherRetreats { unit: Unit },
        /// Not next to it.
        RetreatTooFar { unit: Unit, zone: Zone },
        /// Mexicans are there.
        RetreatHeld { zone: Zone },
        /// Mexicans are next to it.
        RetreatWatched { zone: Zone };
    "7.1" =>
        /// Attackers go back where they came from.
        OnlyBack { unit: Unit, zone: Zone },
        /// An officer goes where his men go.
        OfficerFollows { officer: Officer };

    "7.1" => OthersWithdraw { zone: Zone }, NotSoMany { battalion: Battalion, zone: Zone };
    "3.3" =>
        NoWayBack { from: Zone, to: Zone },
        /// Texans are there or next to it.
        Watched { zone: Zone };

    "7" =>
        /// The sides do not meet there.
        NoMelee { zone: Zone };
    "4.2" =>
        /// Not what the batteries fire at now.
        NoTarget { mark: Mark },
        /// Neither a wall nor anybody on one.
        NotOnWall { zone: Zone },
        /// It is on another side of the fort.
        NotFaced { mark: Mark },
        /// One battery for each gun and each counter of infantry.
        AimedAt { mark: Mark },
        NoInfantryThere { zone: Zone };
    "3.1" =>
        /// The nearest, and guns first.
        NotNearest { from: Zone, to: Zone };
    "6" =>
        /// Other sappers are asked.
        OthersDig { zone: Zone },
        AlreadyBreached { wall: Wall };

}
