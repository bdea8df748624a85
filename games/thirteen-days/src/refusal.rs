//! Every refusal as a sentence: which message, and what it names.

use game::{Phrase, Refusal};

use crate::words::way;
use crate::{Battalion, Gun, Illegal, Man, Officer, Unit, Wall, Zone};

fn plain(id: &'static str) -> Phrase {
    Phrase::new(id)
}

fn at(id: &'static str, zone: Zone) -> Phrase {
    plain(id).with("zone", zone.the())
}

fn who(id: &'static str, man: Man) -> Phrase {
    plain(id).with("man", man.name())
}

fn unit(id: &'static str, unit: Unit) -> Phrase {
    plain(id).with("unit", unit.name())
}

fn officer(id: &'static str, officer: Officer) -> Phrase {
    plain(id).with("officer", officer.name())
}

fn gun(id: &'static str, gun: Gun) -> Phrase {
    plain(id).with("gun", gun.name())
}

fn wall(id: &'static str, wall: Wall) -> Phrase {
    plain(id).with("wall", wall.name())
}

fn stack(id: &'static str, battalion: Battalion, zone: Zone) -> Phrase {
    at(id, zone).with("battalion", battalion.name())
}

pub(crate) fn sentence(illegal: Illegal) -> Phrase {
    use Illegal as No;
    let phrase = match illegal {
        No::WrongPhase { now } => plain("no-wrong-phase").with("now", now.said()),
        No::NoPart { thing, now } => plain("no-part").with("thing", thing.name()).with("now", now.said()),
        No::Enemys { thing, now } => plain("no-enemys").with("thing", thing.name()).with("now", now.said()),
        No::NothingThere { now } => plain("no-nothing-there").with("now", now.said()),
        No::GoOn { now } => plain("no-go-on").with("now", now.said()),
        No::WhoFirst { zone, now } => at("no-who-first", zone).with("now", now.said()),
        No::PlaceNext { thing, now } => {
            plain("no-place-next").with("thing", thing.name()).with("now", now.said())
        }
        No::OthersFire { zone, .. } => at("no-others-fire", zone),
        No::ClickZone { zone, now } => at("no-click-zone", zone).with("now", now.said()),
        No::CannotPass { now } => plain("no-cannot-pass").with("now", now.said()),
        No::PlacementOver => plain("no-placement-over"),

        No::FallenUnit { unit: it } => unit("no-fallen-unit", it),
        No::FallenOfficer { officer: it } => officer("no-fallen-officer", it),
        No::OffMap { officer: it } => officer("no-off-map", it),
        No::AlreadyPlaced { man } => who("no-already-placed", man),
        No::PlaceInside { zone } => at("no-place-inside", zone),
        No::NoInfantry { zone } => at("no-infantry", zone),
        No::NobodyToLead { officer: it } => officer("no-nobody-to-lead", it),
        No::BowieSick => plain("no-bowie-sick"),
        No::PostTaken { zone } => at("no-post-taken", zone),

        No::Full { zone } => at("no-full", zone),
        No::RoomForFewer { zone, room } => at("no-room-for-fewer", zone).with("room", room),
        No::NoRoomForSoMany { battalion, zone } => stack("no-room-for-so-many", battalion, zone),
        No::OfficerThere { zone } => at("no-officer-there", zone),

        No::GunDestroyed { gun: it } => gun("no-gun-destroyed", it),
        No::GunStays { gun: it } => gun("no-gun-stays", it),
        No::NoCrew { gun: it } => gun("no-crew", it),
        No::NoAmmunition { gun: it } => gun("no-ammunition", it),
        No::NoGuns { zone } => at("no-guns", zone),
        No::NothingInField { zone } => at("no-nothing-in-field", zone),
        No::OutsideField { from, to } => way("no-outside-field", from, to),
        No::AloneInZone { gun: it } => gun("no-alone-in-zone", it),
        No::FiresTogether { zone } => at("no-fires-together", zone),
        No::HasFired { zone } => at("no-has-fired", zone),
        No::NobodyFires { zone } => at("no-nobody-fires", zone),
        No::NobodyToHit { zone } => at("no-nobody-to-hit", zone),
        No::NothingInRange { zone } => at("no-nothing-in-range", zone),
        No::OutOfRange { from, to } => way("no-out-of-range", from, to),
        No::OfficerDoesNotFire { officer: it } => officer("no-officer-fire", it),

        No::HasMoved { man } => who("no-has-moved", man),
        No::AlreadyThere { zone } => at("no-already-there", zone),
        No::TooFar { man, zone } => who("no-too-far", man).with("zone", zone.the()),
        No::NowhereToGo { man } => who("no-nowhere-to-go", man),
        No::OutsideFort { zone } => at("no-outside-fort", zone),
        No::EnemyOnTheWay { from, to } => way("no-enemy-on-the-way", from, to),
        No::Controlled { from, to } => way("no-controlled", from, to),

        No::NobodyOf { battalion, zone } => stack("no-nobody-of", battalion, zone),
        No::HaveMoved { battalion, zone } => stack("no-have-moved", battalion, zone),
        No::NotThere { battalion, zone } => stack("no-not-there", battalion, zone),
        No::HowMany { battalion, zone } => stack("no-how-many", battalion, zone),
        No::NowhereFor { battalion, zone } => stack("no-nowhere-for", battalion, zone),
        No::MarchTooFar { from, to } => way("no-march-too-far", from, to),
        No::StopsAtWall { from, to } => way("no-stops-at-wall", from, to),
        No::Lake => plain("no-lake"),
        No::StreamTakesAll { from, to } => way("no-stream", from, to),
        No::HorseOnLadder { wall: it } => wall("no-horse-on-ladder", it),
        No::DitchEnds { from, to } => way("no-ditch-ends", from, to),
        No::DitchBreach { wall: it } => wall("no-ditch-breach", it),
        No::WallBetween { wall: it } => wall("no-wall-between", it),
        No::NoClimbing { zone } => at("no-climbing", zone),
        No::GuardsGun { zone } => at("no-guards-gun", zone),
        No::SantaAnnaKeepsBack { zone } => at("no-santa-anna", zone),

        No::NoWallHere { zone } => at("no-wall-here", zone),
        No::NoWallBetween { from, to } => way("no-no-wall-between", from, to),
        No::NobodyClimbs { wall: it } => wall("no-nobody-climbs", it),
        No::LadderStands { wall: it } => wall("no-ladder-stands", it),
        No::TooLate { wall: it } => wall("no-too-late", it),
        No::HasClimbed { wall: it } => wall("no-has-climbed", it),
        No::LadderUsed { wall: it } => wall("no-ladder-used", it),
        No::BreachStands { wall: it } => wall("no-breach-stands", it),

        No::OtherRetreats { unit: it } => unit("no-other-retreats", it),
        No::RetreatTooFar { unit: it, zone } => at("no-retreat-too-far", zone).with("unit", it.name()),
        No::RetreatHeld { zone } => at("no-retreat-held", zone),
        No::RetreatWatched { zone } => at("no-retreat-watched", zone),
        No::OnlyBack { unit: it, zone } => at("no-only-back", zone).with("unit", it.name()),
        No::OfficerFollows { officer: it } => officer("no-officer-follows", it),
        No::OthersWithdraw { zone } => at("no-others-withdraw", zone),
        No::NotSoMany { battalion, zone } => stack("no-not-so-many", battalion, zone),
        No::NoWayBack { from, to } => way("no-way-back", from, to),
        No::Watched { zone } => at("no-watched", zone),

        No::NoMelee { zone } => at("no-melee", zone),
        No::NoTarget { mark } => plain("no-target").with("mark", mark.name()),
        No::NotOnWall { zone } => at("no-not-on-wall", zone),
        No::NotFaced { mark } => plain("no-not-faced").with("mark", mark.name()),
        No::AimedAt { mark } => plain("no-aimed-at").with("mark", mark.name()),
        No::NoInfantryThere { zone } => at("no-infantry-there", zone),
        No::NotNearest { from, to } => way("no-not-nearest", from, to),
        No::OthersDig { zone } => at("no-others-dig", zone),
        No::AlreadyBreached { wall: it } => wall("no-already-breached", it),
    };
    phrase.with("rule", illegal.rule().0)
}
