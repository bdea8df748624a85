//! Every refusal, its clause and its message.

use crate::decision::clicks::Thing;
use crate::view::Awaited;
use crate::{Battalion, Gun, Man, Mark, Officer, Unit, Wall, Zone};

game::refusals! {
    /// The sequence of play is elsewhere.
    WrongPhase { now: Awaited } => "2", "no-wrong-phase";
    /// The usual posts are for the placement.
    PlacementOver => "1.3.5", "no-placement-over";

    FallenUnit { unit: Unit } => "3d", "no-fallen-unit";
    FallenOfficer { officer: Officer } => "1.2", "no-fallen-officer";
    /// He waits off the map with his men, or for them.
    OffMap { officer: Officer } => "3.3", "no-off-map";

    AlreadyPlaced { man: Man } => "1.3.5", "no-already-placed";
    /// Texans are placed within the walls.
    PlaceInside { zone: Zone } => "1.3.5", "no-place-inside";
    /// Officers are placed on infantry.
    NoInfantry { zone: Zone } => "1.3.5", "no-infantry";
    /// No infantry has been placed that he could lead.
    NobodyToLead { officer: Officer } => "1.3.5", "no-nobody-to-lead";
    BowieSick => "1.3.5", "no-bowie-sick";
    /// The usual post is taken by others.
    PostTaken { zone: Zone } => "1.3.5", "no-post-taken";

    /// Three counters at most.
    Full { zone: Zone } => "5a", "no-full";
    /// There is room, but not for so many.
    RoomForFewer { zone: Zone, room: u8 } => "5a", "no-room-for-fewer";
    NoRoomForSoMany { battalion: Battalion, zone: Zone } => "5a", "no-room-for-so-many";
    /// One officer at most.
    OfficerThere { zone: Zone } => "5a", "no-officer-there";

    GunDestroyed { gun: Gun } => "4", "no-gun-destroyed";
    /// Guns never move.
    GunStays { gun: Gun } => "4", "no-gun-stays";
    NoCrew { gun: Gun } => "3.2d", "no-crew";
    NoAmmunition { gun: Gun } => "7.3", "no-ammunition";
    NoGuns { zone: Zone } => "4.1", "no-guns";
    NothingInField { zone: Zone } => "4.1", "no-nothing-in-field";
    OutsideField { from: Zone, to: Zone } => "4.1", "no-outside-field";
    /// It has a zone to itself, so it is no question of firing apart.
    AloneInZone { gun: Gun } => "4.1", "no-alone-in-zone";
    /// Ruling 10: guns of one zone fire together.
    FiresTogether { zone: Zone } => "3", "no-fires-together";
    /// One die for each zone and phase.
    HasFired { zone: Zone } => "3", "no-has-fired";
    /// There is no infantry to fire.
    NobodyFires { zone: Zone } => "3", "no-nobody-fires";
    NobodyToHit { zone: Zone } => "3", "no-nobody-to-hit";
    NothingInRange { zone: Zone } => "3a", "no-nothing-in-range";
    OutOfRange { from: Zone, to: Zone } => "3a", "no-out-of-range";
    OfficerDoesNotFire { officer: Officer } => "1.1a", "no-officer-fire";

    HasMoved { man: Man } => "5", "no-has-moved";
    /// Whoever moves goes somewhere else.
    AlreadyThere { zone: Zone } => "5", "no-already-there";
    TooFar { man: Man, zone: Zone } => "5", "no-too-far";
    NowhereToGo { man: Man } => "5a", "no-nowhere-to-go";
    /// Ruling 22: Texans do not leave the fort.
    OutsideFort { zone: Zone } => "5", "no-outside-fort";
    /// It must stop in the enemy's zone on the way.
    EnemyOnTheWay { from: Zone, to: Zone } => "5", "no-enemy-on-the-way";
    /// It must stop next to the enemy on the way.
    Controlled { from: Zone, to: Zone } => "5.5", "no-controlled";

    /// None of the battalion is there.
    NobodyOf { battalion: Battalion, zone: Zone } => "1.3.6a", "no-nobody-of";
    HaveMoved { battalion: Battalion, zone: Zone } => "5", "no-have-moved";
    /// So many that may still move are not there.
    NotThere { battalion: Battalion, zone: Zone } => "5", "no-not-there";
    HowMany { battalion: Battalion, zone: Zone } => "5", "no-how-many";
    NowhereFor { battalion: Battalion, zone: Zone } => "5", "no-nowhere-for";
    MarchTooFar { from: Zone, to: Zone } => "5", "no-march-too-far";
    /// All Mexicans stop where they come to the wall.
    StopsAtWall { from: Zone, to: Zone } => "5", "no-stops-at-wall";
    Lake => "5b", "no-lake";
    StreamTakesAll { from: Zone, to: Zone } => "5b", "no-stream";
    HorseOnLadder { wall: Wall } => "5b", "no-horse-on-ladder";
    DitchEnds { from: Zone, to: Zone } => "5.3", "no-ditch-ends";
    DitchBreach { wall: Wall } => "5.3", "no-ditch-breach";
    /// Neither a breach nor a ladder.
    WallBetween { wall: Wall } => "5.2", "no-wall-between";
    NoClimbing { zone: Zone } => "5.2", "no-climbing";
    /// The last counter stays on a captured gun.
    GuardsGun { zone: Zone } => "3.2d", "no-guards-gun";
    /// Santa Anna keeps a zone away from the wall.
    SantaAnnaKeepsBack { zone: Zone } => "1.3.6", "no-santa-anna";

    NoWallHere { zone: Zone } => "5.2", "no-wall-here";
    NoWallBetween { from: Zone, to: Zone } => "5.2", "no-no-wall-between";
    NobodyClimbs { wall: Wall } => "5.2", "no-nobody-climbs";
    LadderStands { wall: Wall } => "5.2", "no-ladder-stands";
    /// Ladders go up before anyone marches.
    TooLate { wall: Wall } => "5.2", "no-too-late";
    /// One try for each zone at the foot and turn.
    HasClimbed { wall: Wall } => "5.2", "no-has-climbed";
    /// One counter a turn on a ladder.
    LadderUsed { wall: Wall } => "5.2", "no-ladder-used";
    BreachStands { wall: Wall } => "6", "no-breach-stands";

    /// Another counter falls back first.
    OtherRetreats { unit: Unit } => "3.3", "no-other-retreats";
    /// Not next to it.
    RetreatTooFar { unit: Unit, zone: Zone } => "3.3", "no-retreat-too-far";
    /// Mexicans are there.
    RetreatHeld { zone: Zone } => "3.3", "no-retreat-held";
    /// Mexicans are next to it.
    RetreatWatched { zone: Zone } => "3.3", "no-retreat-watched";
    /// Attackers go back where they came from.
    OnlyBack { unit: Unit, zone: Zone } => "7.1", "no-only-back";
    /// An officer goes where his men go.
    OfficerFollows { officer: Officer } => "7.1", "no-officer-follows";

    OthersWithdraw { zone: Zone } => "7.1", "no-others-withdraw";
    NotSoMany { battalion: Battalion, zone: Zone } => "7.1", "no-not-so-many";
    NoWayBack { from: Zone, to: Zone } => "3.3", "no-way-back";
    /// Texans are there or next to it.
    Watched { zone: Zone } => "3.3", "no-watched";

    /// The sides do not meet there.
    NoMelee { zone: Zone } => "7", "no-melee";
    /// Not what the batteries fire at now.
    NoTarget { mark: Mark } => "4.2", "no-target";
    /// Neither a wall nor anybody on one.
    NotOnWall { zone: Zone } => "4.2", "no-not-on-wall";
    /// It is on another side of the fort.
    NotFaced { mark: Mark } => "4.2", "no-not-faced";
    /// One battery for each gun and each counter of infantry.
    AimedAt { mark: Mark } => "4.2", "no-aimed-at";
    NoInfantryThere { zone: Zone } => "4.2", "no-infantry-there";
    /// The nearest, and guns first.
    NotNearest { from: Zone, to: Zone } => "3.1", "no-not-nearest";
    /// Other sappers are asked.
    OthersDig { zone: Zone } => "6", "no-others-dig";
    AlreadyBreached { wall: Wall } => "6", "no-already-breached";

    /// What is clicked has no part in what is awaited.
    NoPart { thing: Thing, now: Awaited } => now.rule(), "no-part";
    /// It is the enemy's.
    Enemys { thing: Thing, now: Awaited } => now.rule(), "no-enemys";
    /// Nothing of this game.
    NothingThere { now: Awaited } => now.rule(), "no-nothing-there";
    /// The clicks so far are sound; more are to come.
    GoOn { now: Awaited } => now.rule(), "no-go-on";
    /// First who goes, then where.
    WhoFirst { zone: Zone, now: Awaited } => now.rule(), "no-who-first";
    /// After who acts comes a zone.
    PlaceNext { thing: Thing, now: Awaited } => now.rule(), "no-place-next";
    /// Another zone is asked.
    OthersFire { zone: Zone, now: Awaited } => now.rule(), "no-others-fire";
    /// The zone is clicked, not what stands in it.
    ClickZone { zone: Zone, now: Awaited } => now.rule(), "no-click-zone";
    /// What is awaited cannot be left undone.
    CannotPass { now: Awaited } => now.rule(), "no-cannot-pass";
}
