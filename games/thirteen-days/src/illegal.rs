//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::decision::clicks::Thing;
use crate::view::Awaited;
use crate::{Battalion, Gun, Man, Mark, Officer, Unit, Wall, Zone};

/// Declares the refusals, each with its clause.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })? = $rule:literal,)+) => {
        /// The fact in the way of a decision.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Illegal {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
            /// What is clicked has no part in what is awaited.
            NoPart { thing: Thing, now: Awaited },
            /// It is the enemy's.
            Enemys { thing: Thing, now: Awaited },
            /// Nothing of this game.
            NothingThere { now: Awaited },
            /// The clicks so far are sound; more are to come.
            GoOn { now: Awaited },
            /// First who goes, then where.
            WhoFirst { zone: Zone, now: Awaited },
            /// After who acts comes a zone.
            PlaceNext { thing: Thing, now: Awaited },
            /// Another zone is asked.
            OthersFire { zone: Zone, now: Awaited },
            /// The zone is clicked, not what stands in it.
            ClickZone { zone: Zone, now: Awaited },
            /// What is awaited cannot be left undone.
            CannotPass { now: Awaited },
        }

        impl Refusal for Illegal {
            fn rule(&self) -> Rule {
                Rule(match self {
                    $(Illegal::$name $({ $($field: _),+ })? => $rule,)+
                    Illegal::NoPart { now, .. }
                    | Illegal::Enemys { now, .. }
                    | Illegal::NothingThere { now }
                    | Illegal::GoOn { now }
                    | Illegal::WhoFirst { now, .. }
                    | Illegal::PlaceNext { now, .. }
                    | Illegal::OthersFire { now, .. }
                    | Illegal::ClickZone { now, .. }
                    | Illegal::CannotPass { now } => now.rule(),
                })
            }
        }
    };
}

refusals! {
    /// The sequence of play is elsewhere.
    WrongPhase { now: Awaited } = "2",
    /// The usual posts are for the placement.
    PlacementOver = "1.3.5",

    FallenUnit { unit: Unit } = "3d",
    FallenOfficer { officer: Officer } = "1.2",
    /// He waits off the map with his men, or for them.
    OffMap { officer: Officer } = "3.3",

    AlreadyPlaced { man: Man } = "1.3.5",
    /// Texans are placed within the walls.
    PlaceInside { zone: Zone } = "1.3.5",
    /// Officers are placed on infantry.
    NoInfantry { zone: Zone } = "1.3.5",
    /// No infantry has been placed that he could lead.
    NobodyToLead { officer: Officer } = "1.3.5",
    BowieSick = "1.3.5",
    /// The usual post is taken by others.
    PostTaken { zone: Zone } = "1.3.5",

    /// Three counters at most.
    Full { zone: Zone } = "5a",
    /// There is room, but not for so many.
    RoomForFewer { zone: Zone, room: u8 } = "5a",
    NoRoomForSoMany { battalion: Battalion, zone: Zone } = "5a",
    /// One officer at most.
    OfficerThere { zone: Zone } = "5a",

    GunDestroyed { gun: Gun } = "4",
    /// Guns never move.
    GunStays { gun: Gun } = "4",
    NoCrew { gun: Gun } = "3.2d",
    NoAmmunition { gun: Gun } = "7.3",
    NoGuns { zone: Zone } = "4.1",
    NothingInField { zone: Zone } = "4.1",
    OutsideField { from: Zone, to: Zone } = "4.1",
    /// It has a zone to itself, so it is no question of firing apart.
    AloneInZone { gun: Gun } = "4.1",
    /// Ruling 10: guns of one zone fire together.
    FiresTogether { zone: Zone } = "3",
    /// One die for each zone and phase.
    HasFired { zone: Zone } = "3",
    /// There is no infantry to fire.
    NobodyFires { zone: Zone } = "3",
    NobodyToHit { zone: Zone } = "3",
    NothingInRange { zone: Zone } = "3a",
    OutOfRange { from: Zone, to: Zone } = "3a",
    OfficerDoesNotFire { officer: Officer } = "1.1a",

    HasMoved { man: Man } = "5",
    /// Whoever moves goes somewhere else.
    AlreadyThere { zone: Zone } = "5",
    TooFar { man: Man, zone: Zone } = "5",
    NowhereToGo { man: Man } = "5a",
    /// Ruling 22: Texans do not leave the fort.
    OutsideFort { zone: Zone } = "5",
    /// It must stop in the enemy's zone on the way.
    EnemyOnTheWay { from: Zone, to: Zone } = "5",
    /// It must stop next to the enemy on the way.
    Controlled { from: Zone, to: Zone } = "5.5",

    /// None of the battalion is there.
    NobodyOf { battalion: Battalion, zone: Zone } = "1.3.6a",
    HaveMoved { battalion: Battalion, zone: Zone } = "5",
    /// So many that may still move are not there.
    NotThere { battalion: Battalion, zone: Zone } = "5",
    HowMany { battalion: Battalion, zone: Zone } = "5",
    NowhereFor { battalion: Battalion, zone: Zone } = "5",
    MarchTooFar { from: Zone, to: Zone } = "5",
    /// All Mexicans stop where they come to the wall.
    StopsAtWall { from: Zone, to: Zone } = "5",
    Lake = "5b",
    StreamTakesAll { from: Zone, to: Zone } = "5b",
    HorseOnLadder { wall: Wall } = "5b",
    DitchEnds { from: Zone, to: Zone } = "5.3",
    DitchBreach { wall: Wall } = "5.3",
    /// Neither a breach nor a ladder.
    WallBetween { wall: Wall } = "5.2",
    NoClimbing { zone: Zone } = "5.2",
    /// The last counter stays on a captured gun.
    GuardsGun { zone: Zone } = "3.2d",
    /// Santa Anna keeps a zone away from the wall.
    SantaAnnaKeepsBack { zone: Zone } = "1.3.6",

    NoWallHere { zone: Zone } = "5.2",
    NoWallBetween { from: Zone, to: Zone } = "5.2",
    NobodyClimbs { wall: Wall } = "5.2",
    LadderStands { wall: Wall } = "5.2",
    /// Ladders go up before anyone marches.
    TooLate { wall: Wall } = "5.2",
    /// One try for each zone at the foot and turn.
    HasClimbed { wall: Wall } = "5.2",
    /// One counter a turn on a ladder.
    LadderUsed { wall: Wall } = "5.2",
    BreachStands { wall: Wall } = "6",

    /// Another counter falls back first.
    OtherRetreats { unit: Unit } = "3.3",
    /// Not next to it.
    RetreatTooFar { unit: Unit, zone: Zone } = "3.3",
    /// Mexicans are there.
    RetreatHeld { zone: Zone } = "3.3",
    /// Mexicans are next to it.
    RetreatWatched { zone: Zone } = "3.3",
    /// Attackers go back where they came from.
    OnlyBack { unit: Unit, zone: Zone } = "7.1",
    /// An officer goes where his men go.
    OfficerFollows { officer: Officer } = "7.1",

    OthersWithdraw { zone: Zone } = "7.1",
    NotSoMany { battalion: Battalion, zone: Zone } = "7.1",
    NoWayBack { from: Zone, to: Zone } = "3.3",
    /// Texans are there or next to it.
    Watched { zone: Zone } = "3.3",

    /// The sides do not meet there.
    NoMelee { zone: Zone } = "7",
    /// Not what the batteries fire at now.
    NoTarget { mark: Mark } = "4.2",
    /// Neither a wall nor anybody on one.
    NotOnWall { zone: Zone } = "4.2",
    /// It is on another side of the fort.
    NotFaced { mark: Mark } = "4.2",
    /// One battery for each gun and each counter of infantry.
    AimedAt { mark: Mark } = "4.2",
    NoInfantryThere { zone: Zone } = "4.2",
    /// The nearest, and guns first.
    NotNearest { from: Zone, to: Zone } = "3.1",
    /// Other sappers are asked.
    OthersDig { zone: Zone } = "6",
    AlreadyBreached { wall: Wall } = "6",
}
