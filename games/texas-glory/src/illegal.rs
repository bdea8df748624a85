//! Every refusal, by its clause.

use crate::block::{Block, Side};
use crate::decision::clicks::Thing;
use crate::map::Place;
use crate::now::Now;

game::refusals! {
    // Clicks that mean no decision, by the clause of what is awaited now.
    by now: Now, now.clause() =>
        /// The game waits for something else.
        OutOfTurn,
        /// A click on nothing of this game.
        Nothing,
        NoPart { thing: Thing },
        /// Something else must be clicked before this.
        TooEarly { thing: Thing },
        /// What the block is to do comes next.
        WhatNext { block: Block },
        /// Those there are clicked one by one.
        OneByOne { place: Place },
        NobodyThere { place: Place },
        EnemiesThere { place: Place },
        /// What is awaited is about another place.
        OtherPlace { place: Place };

    "T-e" => NotYours { block: Block, side: Side };
    "2.25-a" => RaidersObeyNobody;
    "6.6-a" => Dead { block: Block };
    "8.31-a" => InPool { block: Block };
    "T-b" => CardsLater, CardSpent, AlreadyPlayed, NotInHand, MustPlay;
    "T-d" => NoPoints;

    "1.1-d" => Village;
    "1.4-a" => NotAPort;
    "1.6-a" => IslandByLand;
    "1.7-d" => UsBox, BySeaOnly, NoWayBack;
    "2.25-a" => RaidersDead, RaidersGoHome, OutOfRaid, NobodyToRaid, OtherFight;
    "4.0-b" => BoxIsSafe, NobodyToDesert, NotAFriendlyTown;

    "5.0-a" => IsThere;
    "5.0-d" => ToldToStay, AlreadyMoved;
    "5.0-b" => NoEnemyThere, EnemiesBetween;
    "5.0-e" => OffMap;
    "5.11-a" => NotALeader, HasCommanded, OutOfCommand;
    "5.11-c" => LeaderMoved;
    "5.13-a" => WithinCommand { leader: Block };
    "5.11-b" => CommandCut, LeaderBesieged;
    "5.12-a" => OtherBrigade;
    "2.13-a" => TooFar { points: u8 };
    "5.2-a" => RiverBetween, OtherMarches { block: Block };
    "5.3-a" => NotNext { from: Place, to: Place }, HexsideFull { limit: u8 }, NameTheHexside;
    "5.5-a" => Pinned;
    "5.5-b" => HexsideOfPin;
    "5.7-a" => AlreadyForaged;
    "5.7-b" => ActiveLeader, BesiegedCannotForage, BattlePending, OverSupply, FullStrength;
    "5.71-a" => NoBurnCard, BurnSpent, NotATownToBurn, BurnedAlready, NotOccupied, ElsewhereThanTheFire;
    "5.71-b" => PortBurned;
    "5.81-a" => PortNotFriendly, NamePort { block: Block }, NowhereToSail { block: Block };
    "5.81-b" => SeaToBattle;
    "5.82-a" => NoHorseOrGuns, SeaTooFar;
    "5.82-b" => SeaAndLand, MatamorosBySea;
    "5.83-a" => EmbarkationOnly, EmbarkationLost;

    "T-f" => NothingToFight, BattlesRemain;
    "6.1-a" => AttackersLeave;
    "6.0-a" => NotInBattle { block: Block, place: Place };
    "6.2-a" => HasActed { block: Block };
    "6.2-b" => NotItsTurn { block: Block };
    "6.31-a" => NotTheStrongest, HitsRemain, NotExposed { block: Block, place: Place };
    "6.7-a" => LastStepStays { block: Block };
    "4.0-b" => LeaderStays { block: Block };
    "6.32-a" => InReserve;
    "6.4-a" => NoHexside, RetreatFull { limit: u8 };
    "6.4-b" => RoadsOnly;
    "6.4-c" => OnlyWaysIn, AttackersWay;
    "6.4-d" => UnfoughtBattle, EnemyThere, Spent { block: Block }, NobodyToStorm;
    "6.4-e" => GunsDoNotRetreat;
    "6.5-a" => NoWayToRegroup, RegroupFull { limit: u8 }, RegroupEnemy, NotWithTheVictors,
        NowhereToRegroup { block: Block };
    "6.7-b" => GunsDoNotAttack, GunsGoInside, GunsKeepOut { block: Block };

    "7.0-a" => NoWalls, WallsNotYours;
    "7.0-d" => BehindWalls { block: Block };
    "7.0-b" => WallsFull, NotAmongDefenders;
    "7.1-a" => HalfHitFirst;
    "7.2-a" => SiegeSettled;
    "7.2-b" => NotYourSiege, HasSallied;
    "7.22-b" => WalledIn;
    "7.22-c" => NotInLine { block: Block }, LineFull { limit: u8 }, LineEmpty, InLine;
    "7.22-d" => StormersStay;
    "7.23-a" => SalliersReturn, NotInside;
    "7.24-a" => OneExchange, NoGuns, NoGun, OnlyGun, AnswerWithAll;
    "7.25-a" => ReliefStaysOut;
    "7.26-a" => ReliefTooSoon;
    "7.3-a" => Besieged;

    "8.31-a" => NoStar { place: Place }, TownBurned { place: Place }, TownBesieged { place: Place },
        TownNotFriendly { place: Place }, TownsAreOpen;
    "1836-j" => NoPortForThem, PortNotForThem { place: Place };
    "8.32-a" => OnlyGaines, AwaitsTheOthers;
    "8.33-b" => WaitsBeside;
    "1836-g" => NotAnEntry;
    "5.71-b" => BurnedEntry;
}
