//! Every refusal, and the clause that makes it.

use game::{Refusal, Rule};

use crate::{Battalion, Gun, Man, Mark, Officer, Unit, Wall, Zone};

/// The fact in the way of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The sequence of play is elsewhere.
    NotNow,
    /// Dead, or not on the map.
    NotOnMap {
        man: Man,
    },
    AlreadyPlaced {
        man: Man,
    },
    /// [1.3.5] Texans are placed within the walls.
    PlaceInside {
        zone: Zone,
    },
    /// [1.3.5] Officers are placed on infantry.
    NoInfantry {
        zone: Zone,
    },
    /// [1.3.5] Bowie is sick and does not move.
    BowieSick,
    /// The usual post is taken by others.
    PostTaken {
        zone: Zone,
    },
    /// [5a] Three counters at most.
    Full {
        zone: Zone,
    },
    /// [5a] One officer at most.
    OfficerThere {
        zone: Zone,
    },
    NobodyFires {
        zone: Zone,
    },
    /// One die for each zone and phase.
    HasFired {
        zone: Zone,
    },
    /// Ruling 10: guns of one zone fire together.
    FiresTogether {
        zone: Zone,
    },
    /// It cannot fire, or stands alone.
    NoGunApart {
        gun: Gun,
    },
    NobodyToHit {
        zone: Zone,
    },
    OutOfRange {
        from: Zone,
        to: Zone,
    },
    OutsideField {
        from: Zone,
        to: Zone,
    },
    HasMoved {
        man: Man,
    },
    TooFar {
        man: Man,
        zone: Zone,
    },
    /// Texans do not leave the fort.
    OutsideFort {
        zone: Zone,
    },
    /// [3.3] Retreat: not there.
    NoRetreat {
        unit: Unit,
        zone: Zone,
    },
    /// Another counter retreats first.
    OtherRetreats {
        unit: Unit,
    },
    /// [7.1] Others are beaten.
    OthersWithdraw {
        zone: Zone,
    },
    NotSoMany {
        battalion: Battalion,
        zone: Zone,
    },
    NoWayBack {
        from: Zone,
        to: Zone,
    },
    /// [3.3] Texans are next to it.
    Watched {
        zone: Zone,
    },
    /// [3.1] [3.2d] Another zone is asked.
    OthersFire {
        zone: Zone,
    },
    /// [3.1] The nearest, and guns first.
    NotNearest {
        from: Zone,
        to: Zone,
    },
    /// [6] Another zone is asked.
    OthersDig {
        zone: Zone,
    },
    AlreadyBreached {
        wall: Wall,
    },
    /// [4.2] Not what the batteries fire at now.
    NoTarget {
        mark: Mark,
    },
    /// [7] The sides do not meet there.
    NoMelee {
        zone: Zone,
    },
    /// So many that may still move are not there.
    NotThere {
        battalion: Battalion,
        zone: Zone,
    },
    /// [3.2d] The last counter stays on a captured gun.
    GuardsGun {
        zone: Zone,
    },
    MarchTooFar {
        from: Zone,
        to: Zone,
    },
    /// [1.3.6] Santa Anna keeps a zone away from the wall.
    SantaAnnaKeepsBack {
        zone: Zone,
    },
    NobodyClimbs {
        wall: Wall,
    },
    LadderStands {
        wall: Wall,
    },
    BreachStands {
        wall: Wall,
    },
    /// [5.2] Ladders go up before anyone marches.
    TooLate {
        wall: Wall,
    },
    /// One try for each zone at the foot and turn.
    HasClimbed {
        wall: Wall,
    },
    /// One counter a turn on a ladder.
    LadderUsed {
        wall: Wall,
    },
    NotYours {
        officer: Officer,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::NotNow => "2",
            Illegal::NotOnMap { .. } => "1",
            Illegal::AlreadyPlaced { .. }
            | Illegal::PlaceInside { .. }
            | Illegal::NoInfantry { .. }
            | Illegal::PostTaken { .. }
            | Illegal::BowieSick => "1.3.5",
            Illegal::Full { .. } | Illegal::OfficerThere { .. } => "5a",
            Illegal::NobodyFires { .. }
            | Illegal::HasFired { .. }
            | Illegal::FiresTogether { .. }
            | Illegal::NobodyToHit { .. } => "3",
            Illegal::OutOfRange { .. } => "3a",
            Illegal::OutsideField { .. } | Illegal::NoGunApart { .. } => "4.1",
            Illegal::HasMoved { .. }
            | Illegal::TooFar { .. }
            | Illegal::OutsideFort { .. }
            | Illegal::MarchTooFar { .. }
            | Illegal::NotThere { .. }
            | Illegal::NotYours { .. } => "5",
            Illegal::NoRetreat { .. }
            | Illegal::OtherRetreats { .. }
            | Illegal::NoWayBack { .. }
            | Illegal::Watched { .. } => "3.3",
            Illegal::OthersWithdraw { .. } | Illegal::NotSoMany { .. } => "7.1",
            Illegal::GuardsGun { .. } => "3.2d",
            Illegal::NoTarget { .. } => "4.2",
            Illegal::NoMelee { .. } => "7",
            Illegal::SantaAnnaKeepsBack { .. } => "1.3.6",
            Illegal::NobodyClimbs { .. }
            | Illegal::LadderStands { .. }
            | Illegal::TooLate { .. }
            | Illegal::HasClimbed { .. }
            | Illegal::LadderUsed { .. } => "5.2",
            Illegal::BreachStands { .. } | Illegal::OthersDig { .. } | Illegal::AlreadyBreached { .. } => "6",
            Illegal::OthersFire { .. } | Illegal::NotNearest { .. } => "3.1",
        })
    }
}
