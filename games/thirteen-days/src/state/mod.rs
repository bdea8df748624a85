//! The whole position: who stands where, what is broken, what is awaited.

mod camp;
mod field;
mod who;

use arrayvec::ArrayVec;
use game::{In, Seat, Set128};

use crate::data::Data;
use crate::rules::rifles;
use crate::scenario::Assault;
use crate::{
    Battalion, Edge, Gun, Guns, MEXICAN, Officer, Officers, Section, Sections, TEXAN, Unit, Units, Wall,
    Walls, Zone, Zones,
};

pub(crate) use camp::Counter;
pub(crate) use field::Field;

/// Mexican counters: 28 of infantry, 4 of sappers, 4 of cavalry. This many stacks at most.
pub(crate) const COUNTERS: usize = 36;
/// [5a] How many counters a zone holds.
pub(crate) const STACK: u8 = 3;
/// [1.3.4] Rounds of bombardment.
pub(crate) const ROUNDS: u8 = 5;
/// [1.3.6a] Batteries of the reserve.
pub(crate) const BATTERIES: u8 = 3;

/// A position of the game. It has no heap and hides nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: In<Data>,
    pub(crate) scenario: Assault,
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) step: Step,
    /// The next zone, battery or counter of an automatic phase.
    pub(crate) cursor: u8,
    pub(crate) field: Field,
    /// The Mexican counters off the map, by where they come back and by battalion.
    pub(crate) off: ArrayVec<Absent, COUNTERS>,
    /// Sections breached, and their walls.
    pub(crate) breaches: Sections,
    pub(crate) breached: Walls,
    /// Walls with a ladder.
    pub(crate) ladders: Walls,
    /// How many counters a battalion has, or comes back with.
    pub(crate) strength: [u8; Battalion::COUNT],
    /// The round of the bombardment; 0 afterwards.
    pub(crate) round: u8,
    /// The side bombarded in this round.
    pub(crate) side: Edge,
    /// What this round's batteries aim at.
    pub(crate) aim: Option<Mark>,
    /// Batteries in action, in this round or in the assault.
    pub(crate) batteries: u8,
    /// Batteries silenced for the next round.
    pub(crate) silenced: u8,
    /// The guns and infantry that batteries have aimed at in this phase.
    pub(crate) aimed: Aimed,
    /// [4.2] The die of the batteries in this phase.
    pub(crate) battery_die: u8,
    /// The edges where columns 1 to 4 and the reserve entered.
    pub(crate) edges: [Edge; 5],
    /// Counters that come onto the map, one die after another.
    pub(crate) arrival: Arrival,
    /// Zones that have fired in this phase.
    pub(crate) fired: Zones,
    /// Guns that have fired by themselves in this phase.
    pub(crate) fired_guns: Guns,
    /// Zones whose sappers have worked in this phase.
    pub(crate) worked: Zones,
    /// Texan counters and officers that have moved in this phase.
    pub(crate) moved: Units,
    pub(crate) moved_officers: Officers,
    /// [5.2] Mexicans have marched in this phase, other than up a ladder: its beginning is over.
    pub(crate) marching: bool,
    /// Walls where a ladder was tried in this phase, and ladders used.
    pub(crate) climbed: Walls,
    pub(crate) crossed: Walls,
    /// The zone from which a Texan counter went into the melee of this phase.
    pub(crate) came: [Option<Zone>; Unit::COUNT],
    /// The shot under way.
    pub(crate) shot: Shot,
    /// [9b] The zone whose Texans have a free shot at this battalion, once Bowie's pistols have been fired.
    pub(crate) free_shot: Option<(Zone, Battalion)>,
    /// The zone whose Texan infantry falls back.
    pub(crate) falling_back: Option<Zone>,
    /// [7.1] The zone whose beaten Mexican defenders withdraw.
    pub(crate) withdrawing: Option<Zone>,
    /// The Texan die of the melee under way.
    pub(crate) texan_die: u8,
    /// Why the game ended.
    pub(crate) end: Option<End>,
}

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Texan,
    Mexican,
}

/// [2] The eight phases of a turn, and what comes before them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Bombardment,
    Placement,
    /// [1.3.6] The columns come onto the map.
    Columns,
    /// [8] Battalions come back, at the beginning of a turn.
    Rally,
    TexanCannon,
    TexanRifles,
    TexanMovement,
    TexanMelee,
    MexicanCannon,
    MexicanRifles,
    MexicanMovement,
    MexicanMelee,
    Over,
}

/// Where a counter or officer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// Not yet placed.
    Aside,
    At(Zone),
    /// Off the map, to come back here.
    Off(Zone),
    Dead,
}

/// A gun of the Alamo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct GunState {
    pub crew: Crew,
    /// [7.3] Melees it took part in: after four it has no ammunition.
    pub melees: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    Manned,
    /// [3.2d] Turned over: whoever holds its zone may fire it, if Mexican.
    Dead,
    /// The gun itself is destroyed.
    Destroyed,
}

/// Counters of one battalion in one zone that came the same way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Stack {
    pub zone: Zone,
    pub battalion: Battalion,
    pub count: u8,
    /// How many of them have moved in this phase.
    pub moved: u8,
    /// [3.3] The zone they came from.
    pub from: Option<Zone>,
}

/// Counters of one battalion off the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Absent {
    pub home: Home,
    pub battalion: Battalion,
    pub count: u8,
}

/// Where those off the map come in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Home {
    /// [3.3] They left the map here.
    Zone(Zone),
    /// [M1] They have found no room on this edge yet.
    Edge(Edge),
}

impl Home {
    /// The zones where they may come in.
    pub(crate) fn zones(self) -> impl Iterator<Item = Zone> {
        let (edge, only) = match self {
            Home::Zone(zone) => (zone.edge().expect("checked: they left by an edge").0, Some(zone)),
            Home::Edge(edge) => (edge, None),
        };
        (1..=6).map(move |number| edge.zone(number)).filter(move |zone| only.is_none_or(|own| own == *zone))
    }

    /// Beside which zone they are shown.
    pub(crate) fn beside(self) -> Zone {
        match self {
            Home::Zone(zone) => zone,
            Home::Edge(edge) => edge.zone(1),
        }
    }
}

/// All counters of one battalion in one zone, whatever way they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub zone: Zone,
    pub battalion: Battalion,
    pub count: u8,
    pub moved: u8,
}

impl Group {
    /// What these counters of one battalion are.
    pub(crate) fn of(zone: Zone, counters: &[Counter]) -> Group {
        let moved = counters.iter().map(|counter| u8::from(counter.moved)).sum();
        Group { zone, battalion: counters[0].battalion, count: counters.len() as u8, moved }
    }

    /// Those that have not moved in this phase.
    pub(crate) fn unmoved(self) -> u8 {
        self.count - self.moved
    }
}

game::notation! {
    /// What is shot at.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum Mark: "a mark", "write `gun G4`, `wall W3` or `zone N3`" {
        Gun(gun: Gun) = "gun {gun}",
        Section(section: Section) = "wall {section}",
        /// The counters of a zone.
        Zone(zone: Zone) = "zone {zone}",
    }
}

/// [4.2] What batteries have aimed at: each gun and each counter of infantry once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Aimed {
    pub guns: Guns,
    pub units: Units,
}

/// [M1] Counters of a battalion on their way onto the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Arrival {
    /// Which of the column entries is due; past the last, none.
    pub entry: u8,
    pub battalion: Battalion,
    /// How many are still to be placed.
    pub left: u8,
    pub edge: Edge,
}

/// How a shot is fired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fire {
    TexanCannon,
    TexanRifles,
    MexicanRifles,
    /// [M10] A captured gun.
    Captured,
    /// [4.2] A battery.
    Battery,
    /// [5.2] At those who enter.
    Free,
    /// [9b] Bowie's pistols.
    Pistols,
}

/// The shot under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shot {
    pub fire: Fire,
    pub from: Zone,
    pub mark: Mark,
    /// The battalion that enters, for free fire and pistols; the one that tests its morale.
    pub battalion: Battalion,
    /// The gun of the Alamo that fires by itself; all of the zone, if none does.
    pub gun: Option<Gun>,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// [10] No defender is left.
    Fallen,
    /// [1.2] Santa Anna is dead, and his army routs.
    SantaAnnaDead,
    /// No Mexican foot is left, nor able to rally.
    Exhausted,
    /// The last turn has passed.
    CalledOff,
}

/// [2] One variant for each place where the game waits for someone, or for the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// [1.3.4] The side bombarded, then guns or walls, then which, then each battery.
    BombardSide,
    BombardKind,
    BombardTarget,
    BombardShot,
    /// [1.3.4b] Two guns answer.
    CounterBattery,
    /// [1.3.5] The Texans place their counters.
    Place,
    /// [1.3.6] The edges of the columns, and of the reserve.
    ColumnRoll,
    ReserveRoll,
    /// [M1] The zone of a battalion, or of a single counter.
    EntryRoll,
    CounterRoll,
    /// [4.1] The Texans fire their guns.
    Cannon,
    /// [3] The Texans fire their rifles.
    Rifles,
    /// The die of a shot; of who was hit; of an officer alone.
    ShotRoll,
    SurvivalRoll,
    MoraleRoll,
    OfficerRoll(Officer),
    /// [5] The Texans move.
    Move,
    /// [7] Which of several melees is fought next, and the dice of one.
    Melees,
    TexanMeleeRoll(Zone),
    MexicanMeleeRoll(Zone),
    /// [3.3] A Texan counter falls back.
    Retreat(Unit),
    /// [7.1] Beaten Mexican defenders withdraw.
    Withdraw(Zone),
    /// [4.2] What the batteries fire at, and which of them.
    BatteryRoll,
    BatteryTarget,
    /// [3.1] Which of several targets.
    RifleTarget(Zone),
    /// [6] The Mexican player says whether the sappers of a zone dig, and where; and their die.
    Dig(Zone),
    SapperRoll(Section),
    /// [3.2d] The Mexican player fires the captured guns of a zone.
    Turned(Zone),
    /// [5] The Mexican player moves.
    March,
    /// [5.2] [5.4] A ladder or a palisade.
    ClimbRoll(Wall),
    /// Nothing is awaited: the sequence of play runs on. Never seen between inputs.
    RunOn,
    Over,
}

impl Shot {
    pub(crate) const NONE: Shot = Shot {
        fire: Fire::TexanCannon,
        from: Zone(0),
        mark: Mark::Zone(Zone(0)),
        battalion: Battalion(0),
        gun: None,
    };
}

impl Arrival {
    pub(crate) const NONE: Arrival = Arrival { entry: 0, battalion: Battalion(0), left: 0, edge: Edge(0) };
}

impl Mark {
    /// Its number in a draw: guns from 0, sections from 20, zones from 40.
    pub const fn code(self) -> u8 {
        match self {
            Mark::Gun(gun) => gun.0,
            Mark::Section(section) => 20 + section.0,
            Mark::Zone(zone) => 40 + zone.0,
        }
    }

    pub fn from_code(code: u8) -> Option<Mark> {
        match code {
            0..20 => Gun::new(code.into()).map(Mark::Gun),
            20..40 => Section::new(u16::from(code) - 20).map(Mark::Section),
            _ => Zone::new(u16::from(code) - 40).map(Mark::Zone),
        }
    }

    /// The numbers of these guns, sections or zones in a draw.
    pub(crate) fn guns(guns: Guns) -> Set128 {
        Set128(guns.0.into())
    }

    pub(crate) fn sections(sections: Sections) -> Set128 {
        Set128(u128::from(sections.0) << Mark::Section(Section(0)).code())
    }

    pub(crate) fn zones(zones: Zones) -> Set128 {
        Set128(zones.0 << Mark::Zone(Zone(0)).code())
    }

    /// The zone where it is.
    pub fn zone(self) -> Zone {
        match self {
            Mark::Gun(gun) => gun.zone(),
            Mark::Section(section) => section.wall().inside(),
            Mark::Zone(zone) => zone,
        }
    }
}

impl Side {
    pub const fn seat(self) -> Seat {
        match self {
            Side::Texan => TEXAN,
            Side::Mexican => MEXICAN,
        }
    }
}

impl Spot {
    /// The zone of the map it is in.
    pub fn zone(self) -> Option<Zone> {
        match self {
            Spot::At(zone) => Some(zone),
            Spot::Aside | Spot::Off(_) | Spot::Dead => None,
        }
    }
}

impl GunState {
    /// [7.3] Melees after which the ammunition is spent.
    pub const MELEES: u8 = 4;

    pub fn is_manned(self) -> bool {
        self.crew == Crew::Manned
    }

    pub fn has_ammunition(self) -> bool {
        self.melees < GunState::MELEES
    }

    /// Manned, and able to fire.
    pub fn is_ready(self) -> bool {
        self.is_manned() && self.has_ammunition()
    }
}

impl Step {
    /// A step that its side may end with `done`.
    pub(crate) fn is_free(self) -> bool {
        matches!(
            self,
            Step::Cannon | Step::Rifles | Step::Move | Step::March | Step::Dig(_) | Step::Turned(_)
        )
    }
}

impl State {
    /// [6] A breach is open.
    pub(crate) fn breach(&mut self, section: Section) {
        self.breaches.insert(section);
        self.breached.insert(section.wall());
    }

    /// The side that must decide; `None` where the die decides, or nobody.
    pub(crate) fn awaits(&self) -> Option<Side> {
        match self.step {
            Step::Place | Step::Cannon | Step::Rifles | Step::Move | Step::Retreat(_) => Some(Side::Texan),
            Step::March | Step::Dig(_) | Step::Turned(_) => Some(Side::Mexican),
            Step::RifleTarget(zone) => rifles::is_choice(self, zone).then_some(Side::Mexican),
            Step::BatteryTarget if self.scenario.two_player => Some(Side::Mexican),
            Step::Withdraw(_) if self.scenario.two_player => Some(Side::Mexican),
            Step::Withdraw(_) => Some(Side::Texan),
            Step::Melees if self.phase == Phase::TexanMelee => Some(Side::Texan),
            Step::Melees => Some(Side::Mexican),
            _ => None,
        }
    }
}
