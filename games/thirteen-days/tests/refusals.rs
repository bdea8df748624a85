//! Whatever is clicked that begins no decision is refused by a clause, with a fact that is true.

use game::Pick;
use thirteen_days::view::View;
use thirteen_days::{Battalion, Crew, Gun, Illegal, Man, Officer, Spot, State, Thing, Unit, Zone, clicks};

/// Everything there is to click, on the board and off it.
fn everything() -> Vec<Pick> {
    let stacks = Zone::all().flat_map(|zone| Battalion::all().map(move |it| clicks::stack(zone, it)));
    Unit::all()
        .map(clicks::unit)
        .chain(Gun::all().map(clicks::gun))
        .chain(Officer::all().map(clicks::officer))
        .chain(Zone::all().map(clicks::zone))
        .chain(stacks)
        .chain((0..5).map(Pick::Amount))
        .chain([clicks::DONE, clicks::USUAL])
        .collect()
}

/// What is wrong with a refusal.
fn fault(illegal: Illegal, view: &View) -> Option<&'static str> {
    match illegal {
        Illegal::WrongPhase { .. } | Illegal::NothingThere { .. } | Illegal::GoOn { .. } => {
            Some("says nothing")
        }
        _ => (!is_true(&illegal, view)).then_some("untrue"),
    }
}

/// What a refusal says of the position, as far as a viewer can see it.
fn is_true(illegal: &Illegal, view: &View) -> bool {
    let spot = |man: Man| match man {
        Man::Unit(unit) => view.units[usize::from(unit.0)].spot,
        Man::Officer(officer) => view.officers[usize::from(officer.0)].spot,
    };
    let gun = |gun: Gun| &view.guns[usize::from(gun.0)];
    let mexicans = |zone| view.stacks.iter().filter(|it| it.zone == zone).map(|it| it.count).sum::<u8>();
    let stack = |zone, battalion| {
        let mut here = view.stacks.iter().filter(|it| it.zone == zone && it.battalion == battalion);
        here.next().map_or((0, 0), |it| (it.count, it.moved))
    };
    let infantry = |zone| view.units.iter().filter(|it| it.spot == Spot::At(zone)).count();
    let crews = |zone| view.guns.iter().filter(|it| it.zone == zone && it.crew == Crew::Manned).count();
    let breached = |wall: thirteen_days::Wall| wall.sections().any(|it| view.breaches.contains(&it));
    match *illegal {
        Illegal::FallenUnit { unit } => spot(Man::Unit(unit)) == Spot::Dead,
        Illegal::FallenOfficer { officer } => spot(Man::Officer(officer)) == Spot::Dead,
        Illegal::OffMap { officer } => matches!(spot(Man::Officer(officer)), Spot::Off(_)),
        Illegal::AlreadyPlaced { man } => matches!(spot(man), Spot::At(_)),
        Illegal::PlaceInside { zone } | Illegal::OutsideFort { zone } => !zone.is_inside(),
        Illegal::NoInfantry { zone } | Illegal::NobodyFires { zone } => infantry(zone) == 0,
        Illegal::BowieSick => !view.scenario.active_bowie,
        Illegal::Full { zone } => infantry(zone) + crews(zone) >= 3 || mexicans(zone) == 3,
        Illegal::RoomForFewer { zone, room } => room > 0 && mexicans(zone) + room == 3,
        Illegal::OfficerThere { zone } => view.officers.iter().any(|it| it.spot == Spot::At(zone)),
        Illegal::GunDestroyed { gun: it } => gun(it).crew == Crew::Destroyed,
        Illegal::NoCrew { gun: it } => gun(it).crew == Crew::Dead,
        Illegal::NoAmmunition { gun: it } => gun(it).crew == Crew::Manned && gun(it).ammunition == 0,
        Illegal::NoGuns { zone } => Gun::of(zone).next().is_none(),
        Illegal::HasFired { zone } => view.fired.contains(&zone) || view.scenario.guns_apart,
        Illegal::NobodyToHit { zone } => mexicans(zone) == 0 || infantry(zone) + crews(zone) == 0,
        Illegal::OutOfRange { from, to } => !from.near().or(from.far()).contains(to),
        Illegal::HasMoved { man: Man::Unit(unit) } => !view.units[usize::from(unit.0)].ready,
        Illegal::HasMoved { man: Man::Officer(officer) } => !view.officers[usize::from(officer.0)].ready,
        Illegal::NobodyOf { battalion, zone } => stack(zone, battalion).0 == 0,
        Illegal::HaveMoved { battalion, zone } => {
            let (count, moved) = stack(zone, battalion);
            count > 0 && count == moved
        }
        Illegal::GuardsGun { zone } => view.guns.iter().any(|it| it.zone == zone && it.crew == Crew::Dead),
        Illegal::WallBetween { wall } => !breached(wall) && !view.ladders.contains(&wall),
        Illegal::BreachStands { wall } | Illegal::AlreadyBreached { wall } => breached(wall),
        Illegal::LadderStands { wall } | Illegal::LadderUsed { wall } => view.ladders.contains(&wall),
        Illegal::DitchBreach { wall } => breached(wall) && wall.outside().has_ditch(),
        Illegal::NoClimbing { zone } => zone.is_building(),
        Illegal::NoWallHere { zone } => !zone.walls().any(|wall| wall.outside() == zone),
        Illegal::RetreatHeld { zone } => mexicans(zone) > 0,
        Illegal::NoMelee { zone } => mexicans(zone) == 0 || infantry(zone) + crews(zone) == 0,
        Illegal::Enemys { thing, .. } => {
            let texan = match thing {
                Thing::Man(Man::Officer(officer)) => officer.is_texan(),
                Thing::Man(Man::Unit(_)) | Thing::Gun(_) => true,
                _ => false,
            };
            view.side.is_some_and(|side| texan == (side == thirteen_days::Side::Mexican))
        }
        _ => true,
    }
}

fn click_everything(scenario: &str, games: u64) {
    testkit::refusals::<State>(scenario, games, &everything(), fault);
}

#[test]
fn alone_every_click_is_answered_by_a_clause() {
    click_everything("solitaire", 60);
}

#[test]
fn with_two_players_every_click_is_answered_by_a_clause() {
    click_everything("two-player", 20);
}

#[test]
fn with_all_options_every_click_is_answered_by_a_clause() {
    let options = "bowie=active magazine=on pistols=on led=stop guns=apart";
    click_everything(&format!("solitaire {options}"), 10);
    click_everything(&format!("two-player {options}"), 10);
}
