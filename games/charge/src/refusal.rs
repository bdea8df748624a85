//! Refusals as sentences.

use game::{Phrase, Refusal};

use crate::decision::clicks::Thing;
use crate::words::BUTTONS;
use crate::{Area, Illegal, Now, Unit};

pub(crate) fn refusal(illegal: Illegal) -> Phrase {
    let area = |id, area: Area| Phrase::new(id).with("area", area.the());
    let named = |id, unit: Unit| Phrase::new(id).with("unit", unit.name());
    let way = |id, from: Area, to: Area| Phrase::new(id).with("from", from.the()).with("to", to.the());
    let about = |id, thing, now: Now| Phrase::new(id).with("thing", the(thing)).with("now", now.phrase());
    let of =
        |one, some, thing| Phrase::new(if is_stack(thing) { some } else { one }).with("thing", the(thing));
    let phrase = match illegal {
        Illegal::OutOfTurn { now } => Phrase::new("no-out-of-turn").with("now", now.phrase()),
        Illegal::Nothing { now } => Phrase::new("no-nothing").with("now", now.phrase()),
        Illegal::Unfinished { now } => Phrase::new("no-unfinished").with("now", now.phrase()),
        Illegal::TooEarly { thing, now } => about("no-too-early", thing, now),
        Illegal::NoPart { thing, now } => about("no-no-part", thing, now),
        Illegal::CannotFollow { thing, now } => about("no-cannot-follow", thing, now),
        Illegal::Enemy { thing, now } => about("no-enemy", thing, now),
        Illegal::OwnPiece { thing, now } => about("no-own-piece", thing, now),
        Illegal::GunPosition { gun } => Phrase::new("no-gun-position").with("gun", gun.name()),
        Illegal::OffMap { column } => Phrase::new("no-off-map").with("column", column.name()),
        Illegal::OtherArea { from, area: at } => area("no-other-area", at).with("from", from.the()),
        Illegal::NotForMexicans { area: at } => {
            Phrase::new("no-not-for-mexicans").with("area", at.building())
        }
        Illegal::AttackTheArea { area: at } => area("no-attack-the-area", at),
        Illegal::ClearTheBuilding { area: at } => {
            Phrase::new("no-clear-the-building").with("area", at.building())
        }
        Illegal::WallByArea { wall } => Phrase::new("no-wall-by-area").with("wall", wall.name()),
        Illegal::TexianChooses { area: at } => area("no-texian-chooses", at),
        Illegal::AreaFull { area: at, limit } => area("no-area-full", at).with("limit", limit),
        Illegal::BuildingFull { area: at, limit } => {
            Phrase::new("no-building-full").with("area", at.building()).with("limit", limit)
        }
        Illegal::NoBuilding { area: at } => area("no-building", at),
        Illegal::NotThere { area: at } => area("no-not-there", at),
        Illegal::StackRolled { area: at } => area("no-stack-rolled", at),
        Illegal::UnitMoved { unit } => named("no-unit-moved", unit),
        Illegal::UnitAdvanced { unit } => named("no-unit-advanced", unit),
        Illegal::StackMoved { area: at } => area("no-stack-moved", at),
        Illegal::RollFailed { area: at } => area("no-roll-failed", at),
        Illegal::BattalionRolled { to } => area("no-battalion-rolled", to),
        Illegal::ColumnRolled { to } => area("no-column-rolled", to),
        Illegal::SeveralColumns => Phrase::new("no-several-columns"),
        Illegal::SeveralBattalions => Phrase::new("no-several-battalions"),
        Illegal::NotAdjacent { from, to } => way("no-not-adjacent", from, to),
        Illegal::RedArrow { from, to } => way("no-red-arrow", from, to),
        Illegal::TexiansThere { area: at } => area("no-texians-there", at),
        Illegal::MexicansThere { area: at } => area("no-mexicans-there", at),
        Illegal::OutsideByOblique { area: at } => area("no-outside-by-oblique", at),
        Illegal::TexiansStayInside { area: at } => area("no-texians-stay-inside", at),
        Illegal::WallStands { wall, left } => {
            Phrase::new("no-wall-stands").with("wall", wall.name()).with("left", left)
        }
        Illegal::ObliqueOutside { area: at } => area("no-oblique-outside", at),
        Illegal::UnitHidden { unit } => named("no-unit-hidden", unit),
        Illegal::UnitNotHidden { unit } => named("no-unit-not-hidden", unit),
        Illegal::OtherBuilding { unit, area: at } => named("no-other-building", unit).with("area", at.the()),
        Illegal::ColumnEntered { column } => Phrase::new("no-column-entered").with("column", column.name()),
        Illegal::EntersOutside { area: at } => area("no-enters-outside", at),
        Illegal::RiverUsed => Phrase::new("no-river-used"),
        Illegal::RiverTooSoon => Phrase::new("no-river-too-soon"),
        Illegal::RedArrowAttack { from, to } => way("no-red-arrow-attack", from, to),
        Illegal::OutOfReach { target } => area("no-out-of-reach", target),
        Illegal::AreaAttacked { area: at } => area("no-area-attacked", at),
        Illegal::HasAttacked { thing } => of("no-has-attacked", "no-have-attacked", thing),
        Illegal::HasJoined { thing } => of("no-has-joined", "no-have-joined", thing),
        Illegal::AllJoined { area: at } => area("no-all-joined", at),
        Illegal::NobodyToAttack { area: at } => area("no-nobody-to-attack", at),
        Illegal::NobodyJoined => Phrase::new("no-nobody-joined"),
        Illegal::HiddenElsewhere { unit } => named("no-hidden-elsewhere", unit),
        Illegal::NobodyHidden { area: at } => area("no-nobody-hidden", at),
        Illegal::NotInside { area: at } => area("no-not-inside", at),
        Illegal::NothingToAttack { area: at } => area("no-nothing-to-attack", at),
        Illegal::CazadoresSpent => Phrase::new("no-cazadores-spent"),
        Illegal::NoCazadores => Phrase::new("no-no-cazadores"),
        Illegal::CazadoresMixed { area: at } => area("no-cazadores-mixed", at),
        Illegal::WallNotBetween { wall } => Phrase::new("no-wall-not-between").with("wall", wall.name()),
        Illegal::WallDown { wall } => Phrase::new("no-wall-down").with("wall", wall.name()),
        Illegal::GunNotInTarget { gun } => Phrase::new("no-gun-not-in-target").with("gun", gun.name()),
        Illegal::NobodyToHit { area: at } => area("no-nobody-to-hit", at),
        Illegal::NotTheTarget { area: at, target } => {
            area("no-not-the-target", at).with("target", target.the())
        }
        Illegal::LaddersFirst => Phrase::new("no-ladders-first"),
        Illegal::WallOrGun => Phrase::new("no-wall-or-gun"),
        Illegal::NotACasualty { unit } => named("no-not-a-casualty", unit),
        Illegal::DidNotAttack { thing } => of("no-did-not-attack", "no-did-not-all-attack", thing),
        Illegal::IsThere { unit, area: at } => named("no-is-there", unit).with("area", at.the()),
        Illegal::NotCleared { area: at } => area("no-not-cleared", at),
        Illegal::NobodyCleared { area: at } => area("no-nobody-cleared", at),
        Illegal::NoHitNoAdvance => Phrase::new("no-hit-no-advance"),
        Illegal::CannotAdvanceOutside { area: at } => area("no-advance-outside", at),
        Illegal::GunDestroyed { gun } => Phrase::new("no-gun-destroyed").with("gun", gun.name()),
        Illegal::GunElsewhere { gun, area: at } => area("no-gun-elsewhere", at).with("gun", gun.name()),
        Illegal::AreaNotHeld { area: at } => area("no-area-not-held", at),
        Illegal::AreaHasSpiked { area: at } => area("no-area-has-spiked", at),
        Illegal::UnitDead { unit } => named("no-unit-dead", unit),
        Illegal::UnitPlaced { unit } => named("no-unit-placed", unit),
        Illegal::SetUpInside { area: at } => area("no-set-up-inside", at),
        Illegal::HistoryTaken { area: at } => area("no-history-taken", at),
    };
    phrase.with("rule", illegal.rule().0)
}

/// A thing that was clicked, inside a sentence.
fn the(thing: Thing) -> Phrase {
    match thing {
        Thing::Unit(unit) => unit.name(),
        Thing::Gun(gun) => gun.name(),
        Thing::Stack(area, group) => {
            Phrase::new("stack-at").with("group", group.name()).with("area", area.the())
        }
        Thing::Column(column) => column.name(),
        Thing::Wall(wall) => wall.name(),
        Thing::Area(area) => area.the(),
        Thing::Building(area) => area.building(),
        Thing::Amount(count) => Phrase::new("amount").with("count", count),
        Thing::Button(number) => {
            Phrase::new("quoted").with("what", Phrase::new(BUTTONS[usize::from(number)]))
        }
    }
}

fn is_stack(thing: Thing) -> bool {
    matches!(thing, Thing::Stack(..))
}
