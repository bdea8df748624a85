//! Every refusal, its clause and its message.

use crate::block::{Block, Side};
use crate::decision::clicks::Thing;
use crate::map::Place;
use crate::now::Now;

game::refusals! {
    // By the clause of what is awaited now.
    /// The game waits for something else.
    OutOfTurn { now: Now } => now.clause(), "no-out-of-turn";
    /// A click on nothing of this game.
    Nothing { now: Now } => now.clause(), "no-nothing";
    NoPart { thing: Thing, now: Now } => now.clause(), "no-part";
    /// Something else must be clicked before this.
    TooEarly { thing: Thing, now: Now } => now.clause(), "no-too-early";
    /// What the block is to do comes next.
    WhatNext { block: Block, now: Now } => now.clause(), "no-what-next";
    /// Those there are clicked one by one.
    OneByOne { place: Place, now: Now } => now.clause(), "no-one-by-one";
    NobodyThere { place: Place, now: Now } => now.clause(), "no-nobody-there";
    EnemiesThere { place: Place, now: Now } => now.clause(), "no-enemies-there";
    /// What is awaited is about another place.
    OtherPlace { place: Place, now: Now } => now.clause(), "no-other-place";

    NotYours { block: Block, side: Side } => "T-e", "no-not-yours";
    RaidersObeyNobody => "2.25-a", "no-raiders-obey";
    Dead { block: Block } => "6.6-a", "no-dead";
    InPool { block: Block } => "8.31-a", "no-in-pool";
    CardsLater => "T-b", "no-cards-later";
    CardSpent => "T-b", "no-card-spent";
    AlreadyPlayed => "T-b", "no-already-played";
    NotInHand => "T-b", "no-not-in-hand";
    MustPlay => "T-b", "no-must-play";
    NoPoints => "T-d", "no-points";

    Village => "1.1-d", "no-village";
    NotAPort => "1.4-a", "no-port";
    IslandByLand => "1.6-a", "no-island";
    UsBox => "1.7-d", "no-us-box";
    BySeaOnly => "1.7-d", "no-by-sea-only";
    NoWayBack => "1.7-d", "no-way-back";
    RaidersDead => "2.25-a", "no-raiders-dead";
    RaidersGoHome => "2.25-a", "no-raiders-home";
    OutOfRaid => "2.25-a", "no-out-of-raid";
    NobodyToRaid => "2.25-a", "no-nobody-to-raid";
    OtherFight => "2.25-a", "no-other-fight";
    BoxIsSafe => "4.0-b", "no-box-safe";
    NobodyToDesert => "4.0-b", "no-nobody-to-desert";
    NotAFriendlyTown => "4.0-b", "no-friendly-town";

    IsThere => "5.0-a", "no-is-there";
    ToldToStay => "5.0-d", "no-told-to-stay";
    AlreadyMoved => "5.0-d", "no-already-moved";
    NoEnemyThere => "5.0-b", "no-enemy-there";
    OffMap => "5.0-e", "no-off-map";
    NotALeader => "5.11-a", "no-leader";
    HasCommanded => "5.11-a", "no-has-commanded";
    LeaderMoved => "5.11-c", "no-leader-moved";
    WithinCommand { leader: Block } => "5.13-a", "no-within-command";
    OutOfCommand => "5.11-a", "no-out-of-command";
    CommandCut => "5.11-b", "no-command-cut";
    LeaderBesieged => "5.11-b", "no-leader-besieged";
    OtherBrigade => "5.12-a", "no-other-brigade";
    TooFar { points: u8 } => "2.13-a", "no-too-far";
    RiverBetween => "5.2-a", "no-river";
    NotNext { from: Place, to: Place } => "5.3-a", "no-not-next";
    EnemiesBetween => "5.0-b", "no-enemies-between";
    OtherMarches { block: Block } => "5.2-a", "no-other-marches";
    HexsideFull { limit: u8 } => "5.3-a", "no-hexside-full";
    NameTheHexside => "5.3-a", "no-name-hexside";
    Pinned => "5.5-a", "no-pinned";
    HexsideOfPin => "5.5-b", "no-hexside-of-pin";
    AlreadyForaged => "5.7-a", "no-already-foraged";
    ActiveLeader => "5.7-b", "no-active-leader";
    BesiegedCannotForage => "5.7-b", "no-besieged-forage";
    BattlePending => "5.7-b", "no-battle-pending";
    OverSupply => "5.7-b", "no-over-supply";
    FullStrength => "5.7-b", "no-full-strength";
    NoBurnCard => "5.71-a", "no-burn-card";
    BurnSpent => "5.71-a", "no-burn-spent";
    NotATownToBurn => "5.71-a", "no-town-to-burn";
    BurnedAlready => "5.71-a", "no-burned-already";
    NotOccupied => "5.71-a", "no-occupied";
    ElsewhereThanTheFire => "5.71-a", "no-elsewhere";
    PortBurned => "5.71-b", "no-port-burned";
    PortNotFriendly => "5.81-a", "no-port-friendly";
    SeaToBattle => "5.81-b", "no-sea-to-battle";
    NamePort { block: Block } => "5.81-a", "no-name-port";
    NowhereToSail { block: Block } => "5.81-a", "no-nowhere-to-sail";
    NoHorseOrGuns => "5.82-a", "no-horse-or-guns";
    SeaTooFar => "5.82-a", "no-sea-too-far";
    SeaAndLand => "5.82-b", "no-sea-and-land";
    MatamorosBySea => "5.82-b", "no-matamoros";
    EmbarkationOnly => "5.83-a", "no-embarkation";
    EmbarkationLost => "5.83-a", "no-embarkation-lost";

    NothingToFight => "T-f", "no-nothing-to-fight";
    BattlesRemain => "T-f", "no-battles-remain";
    AttackersLeave => "6.1-a", "no-attackers-leave";
    NotInBattle { block: Block, place: Place } => "6.0-a", "no-in-battle";
    HasActed { block: Block } => "6.2-a", "no-has-acted";
    NotItsTurn { block: Block } => "6.2-b", "no-its-turn";
    NotTheStrongest => "6.31-a", "no-strongest";
    HitsRemain => "6.31-a", "no-hits-remain";
    NotExposed { block: Block, place: Place } => "6.31-a", "no-exposed";
    LastStepStays { block: Block } => "6.7-a", "no-last-step";
    LeaderStays { block: Block } => "4.0-b", "no-leader-stays";
    InReserve => "6.32-a", "no-in-reserve";
    NoHexside => "6.4-a", "no-hexside";
    RetreatFull { limit: u8 } => "6.4-a", "no-retreat-full";
    RoadsOnly => "6.4-b", "no-roads-only";
    OnlyWaysIn => "6.4-c", "no-only-ways-in";
    AttackersWay => "6.4-c", "no-attackers-way";
    UnfoughtBattle => "6.4-d", "no-unfought";
    EnemyThere => "6.4-d", "no-enemy-blocks";
    GunsDoNotRetreat => "6.4-e", "no-guns-retreat";
    Spent { block: Block } => "6.4-d", "no-spent";
    NobodyToStorm => "6.4-d", "no-nobody-to-storm";
    NoWayToRegroup => "6.5-a", "no-hexside";
    RegroupFull { limit: u8 } => "6.5-a", "no-regroup-full";
    RegroupEnemy => "6.5-a", "no-regroup-enemy";
    NotWithTheVictors => "6.5-a", "no-victors";
    NowhereToRegroup { block: Block } => "6.5-a", "no-nowhere-to-regroup";
    GunsDoNotAttack => "6.7-b", "no-guns-attack";
    GunsGoInside => "6.7-b", "no-guns-inside";
    GunsKeepOut { block: Block } => "6.7-b", "no-guns-keep-out";

    NoWalls => "7.0-a", "no-walls";
    WallsNotYours => "7.0-a", "no-walls-not-yours";
    BehindWalls { block: Block } => "7.0-d", "no-behind-walls";
    WallsFull => "7.0-b", "no-walls-full";
    NotAmongDefenders => "7.0-b", "no-defenders";
    HalfHitFirst => "7.1-a", "no-half-hit";
    SiegeSettled => "7.2-a", "no-siege-settled";
    NotYourSiege => "7.2-b", "no-your-siege";
    HasSallied => "7.2-b", "no-has-sallied";
    WalledIn => "7.22-b", "no-walled-in";
    NotInLine { block: Block } => "7.22-c", "no-not-in-line";
    LineFull { limit: u8 } => "7.22-c", "no-line-full";
    LineEmpty => "7.22-c", "no-line-empty";
    InLine => "7.22-c", "no-in-line";
    StormersStay => "7.22-d", "no-stormers-stay";
    SalliersReturn => "7.23-a", "no-salliers-return";
    NotInside => "7.23-a", "no-inside";
    OneExchange => "7.24-a", "no-one-exchange";
    NoGuns => "7.24-a", "no-guns";
    NoGun => "7.24-a", "no-gun";
    OnlyGun => "7.24-a", "no-only-gun";
    AnswerWithAll => "7.24-a", "no-answer-with-all";
    ReliefStaysOut => "7.25-a", "no-relief";
    ReliefTooSoon => "7.26-a", "no-relief-soon";
    Besieged => "7.3-a", "no-besieged";

    NoStar { place: Place } => "8.31-a", "no-star";
    TownBurned { place: Place } => "8.31-a", "no-town-burned";
    TownBesieged { place: Place } => "8.31-a", "no-town-besieged";
    TownNotFriendly { place: Place } => "8.31-a", "no-town-friendly";
    NoPortForThem => "1836-j", "no-port-for-them";
    PortNotForThem { place: Place } => "1836-j", "no-port-not-for-them";
    TownsAreOpen => "8.31-a", "no-towns-open";
    OnlyGaines => "8.32-a", "no-gaines";
    AwaitsTheOthers => "8.32-a", "no-others";
    WaitsBeside => "8.33-b", "no-waits";
    NotAnEntry => "1836-g", "no-entry";
    BurnedEntry => "5.71-b", "no-burned-entry";
}
