//! What happened, for the log and the eye. Everything is open in this game.

use crate::{Battalion, Edge, End, Gun, Man, March, Mark, Officer, Phase, Section, Side, Unit, Wall, Zone};

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    /// [1.3.4] The batteries turn on one side, at its guns or at its walls.
    RoundBegan {
        round: u8,
        side: Edge,
        die: u8,
    },
    AimRolled {
        at_guns: bool,
        die: u8,
    },
    /// All batteries of the round aim here.
    Bombarded {
        mark: Mark,
    },
    NothingToBombard {
        side: Edge,
    },
    /// A battery fired: die and one, against six.
    BatteryFired {
        mark: Mark,
        die: u8,
        hit: bool,
        /// [4.2] In the assault, not before it.
        assault: bool,
    },
    GunDestroyed {
        gun: Gun,
    },
    Breached {
        section: Section,
    },
    /// [1.3.4b] Two guns answer.
    CounterBattery {
        die: u8,
        silenced: bool,
    },
    /// This many batteries take no part in the next round, or in the assault.
    BatteriesSilent {
        count: u8,
        assault: bool,
    },
    Placed {
        man: Man,
        zone: Zone,
    },
    ColumnsRolled {
        die: u8,
        edges: [Edge; 4],
    },
    ReserveRolled {
        die: u8,
        edge: Edge,
    },
    /// [M1] Counters came onto the map by a die.
    Entered {
        battalion: Battalion,
        count: u8,
        zone: Zone,
    },
    OfficerEntered {
        officer: Officer,
        zone: Zone,
    },
    /// [M1] No room: they wait off the map.
    Waiting {
        battalion: Battalion,
        count: u8,
        zone: Zone,
    },
    /// They come back from off the map.
    Returned {
        battalion: Battalion,
        count: u8,
        zone: Zone,
    },
    /// [8] A battalion rallies, one counter weaker.
    Rallied {
        battalion: Battalion,
        strength: u8,
        points: u8,
    },
    /// [8] A battalion has no counter left to come back with.
    BattalionGone {
        battalion: Battalion,
        points: u8,
    },
    /// Guns fired: those of the Alamo, or a captured one.
    CannonFired {
        side: Side,
        from: Zone,
        to: Zone,
        die: u8,
        modifier: i8,
        needed: u8,
        hit: bool,
    },
    RiflesFired {
        side: Side,
        from: Zone,
        to: Zone,
        die: u8,
        modifier: i8,
        needed: u8,
        hit: bool,
    },
    /// [M3] The nearest target, one with a gun before others; the die chose among equals.
    TargetChosen {
        from: Zone,
        to: Zone,
    },
    /// [3.2a] The roll of someone hit under cover, or of a wall.
    SurvivalRolled {
        mark: Mark,
        die: u8,
        survived: bool,
    },
    UnitLost {
        unit: Unit,
        zone: Zone,
    },
    /// [3.2d] The crew is dead, the gun turned over.
    CrewLost {
        gun: Gun,
    },
    /// [3.2b] A morale test.
    MoraleRolled {
        battalion: Battalion,
        zone: Zone,
        die: u8,
        modifier: i8,
    },
    Held {
        battalion: Battalion,
        zone: Zone,
    },
    Routed {
        battalion: Battalion,
        zone: Zone,
    },
    Retreated {
        battalion: Battalion,
        count: u8,
        from: Zone,
        to: Zone,
    },
    LeftMap {
        battalion: Battalion,
        count: u8,
        zone: Zone,
    },
    /// [3.3] No way back.
    CutOff {
        battalion: Battalion,
        count: u8,
        zone: Zone,
    },
    /// [1.2] The die of an officer whose men are gone.
    OfficerRolled {
        officer: Officer,
        die: u8,
    },
    OfficerDied {
        officer: Officer,
        zone: Zone,
    },
    OfficerJoined {
        officer: Officer,
        zone: Zone,
    },
    Moved {
        man: Man,
        from: Zone,
        to: Zone,
    },
    /// [7] Both dice of a melee.
    MeleeRolled {
        zone: Zone,
        dice: [u8; 2],
        totals: [i8; 2],
        winner: Side,
    },
    MexicanLost {
        battalion: Battalion,
        zone: Zone,
    },
    /// [7.2] Odd: the gun is taken intact.
    GunCaptured {
        gun: Gun,
    },
    /// [7.2] Even: the crew destroys it.
    GunSpiked {
        gun: Gun,
    },
    /// [7.3] Its fourth melee.
    AmmunitionSpent {
        gun: Gun,
    },
    UnitRetreated {
        unit: Unit,
        from: Zone,
        to: Zone,
    },
    /// [6] Behind a new breach, with no room to step back to: they stay.
    NoRoomBehind {
        zone: Zone,
    },
    /// A Texan counter could not fall back.
    UnitTrapped {
        unit: Unit,
        zone: Zone,
    },
    /// [4.2] What the batteries fire at this turn.
    BatteriesRolled {
        die: u8,
    },
    BatteryIdle,
    /// [6] Sappers at work.
    SappersWorked {
        section: Section,
        zone: Zone,
        die: u8,
        breached: bool,
    },
    Marched {
        march: March,
        why: Why,
    },
    /// [5.2] [5.4] A ladder, or hands on a palisade.
    Climbed {
        wall: Wall,
        die: u8,
        succeeded: bool,
    },
    /// [5.2] The defenders fire at those who come in.
    FreeFire {
        zone: Zone,
        battalion: Battalion,
        die: u8,
        hit: bool,
    },
    /// [9b] Bowie's pistols.
    Pistols {
        battalion: Battalion,
        die: u8,
        hit: bool,
    },
    /// [9a] The magazine blows up.
    Exploded {
        mexicans: u8,
        texans: u8,
    },
    Ended {
        end: End,
        points: u8,
    },
}

/// Why Mexicans marched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Their player said so.
    Ordered,
    /// [M6] Toward a breach.
    Breach,
    /// [M6] Toward a gun position.
    GunPosition,
    /// [M6] Sappers, toward a wall that stands.
    Sappers,
    /// [M7] Up a ladder that stands.
    Ladder,
    /// [M8] Inside, toward the nearest defenders.
    Inside,
}
