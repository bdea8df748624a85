//! Whatever is clicked that begins no decision is refused by a clause, with a fact that is true.

use game::Pick;
use thirteen_days::view::View;
use thirteen_days::{
    Battalion, Crew, Gun, Illegal, Man, Mark, Officer, Spot, State, Thing, Unit, Wall, Zone, clicks,
};

/// Everything there is to click, on the board and off it.
fn everything() -> Vec<Pick> {
    let stacks = Zone::all().flat_map(|zone| Battalion::all().map(move |it| clicks::stack(zone, it)));
    Unit::all()
        .map(Unit::pick)
        .chain(Gun::all().map(Gun::pick))
        .chain(Officer::all().map(Officer::pick))
        .chain(Zone::all().map(Zone::pick))
        .chain(stacks)
        .chain((0..5).map(Pick::Amount))
        .chain([clicks::DONE, clicks::USUAL])
        .collect()
}

/// What is wrong with a refusal.
fn fault(illegal: Illegal, view: &View, _: &[Pick]) -> Option<&'static str> {
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
    let breached = |wall: Wall| wall.sections().iter().any(|it| view.breaches.contains(it));
    let mexican_officer = |zone| {
        let mut officers = view.officers.iter().filter(|it| !it.officer.is_texan());
        officers.any(|it| it.spot == Spot::At(zone))
    };
    let officers = |zone| view.officers.iter().filter(|it| it.spot == Spot::At(zone)).count();
    let a_mexican = |zone: Zone| mexicans(zone) > 0 || mexican_officer(zone);
    let texans = |zone: Zone| infantry(zone) + crews(zone);
    // Over open ground, doors, breaches and ladders; enemies, ditches and the stream set no limit here.
    let next_to = |zone: Zone| -> Vec<Zone> {
        let open = |wall: &Wall| breached(*wall) || view.ladders.contains(*wall);
        let walls = zone
            .walls()
            .iter()
            .filter(open)
            .map(|it| if it.inside() == zone { it.outside() } else { it.inside() });
        zone.ways().iter().chain(walls).collect()
    };
    let within = |from: Zone, steps: usize| {
        let mut zones = vec![from];
        for _ in 0..steps {
            zones = zones.iter().flat_map(|&zone| next_to(zone).into_iter().chain([zone])).collect();
            zones.sort();
            zones.dedup();
        }
        zones
    };
    let steps = |man: Man| if matches!(man, Man::Unit(_)) { 3 } else { 4 };
    let ready_guns =
        |zone: Zone| view.guns.iter().filter(move |it| it.zone == zone && it.crew == Crew::Manned);
    let faced = |mark: Mark| {
        let side = view.edges.expect("they stand somewhere")[4];
        match mark {
            Mark::Gun(gun) => gun.faces(side),
            Mark::Zone(zone) => {
                zone.walls().iter().any(|wall| wall.sections().iter().any(|it| it.side() == side))
            }
            Mark::Section(section) => section.side() == side,
        }
    };
    match *illegal {
        Illegal::NothingInField { zone } => {
            ready_guns(zone).all(|it| it.gun.field().iter().all(|zone| !a_mexican(zone)))
        }
        Illegal::OutsideField { from, to } => ready_guns(from).all(|it| !it.gun.field().contains(to)),
        Illegal::NothingInRange { zone } => zone.near().or(zone.far()).iter().all(|zone| !a_mexican(zone)),
        Illegal::AlreadyThere { zone } => texans(zone) + officers(zone) > 0 || mexicans(zone) > 0,
        Illegal::TooFar { man, zone } => spot(man)
            .zone()
            .is_some_and(|from| !within(from, steps(man)).contains(&zone) || !zone.is_inside()),
        Illegal::MarchTooFar { from, to } => !next_to(from).contains(&to),
        Illegal::Controlled { from, to } => {
            let way = within(from, 4);
            let watched = |zone: &Zone| next_to(*zone).iter().any(|&it| texans(it) > 0 || mexicans(it) > 0);
            way.contains(&to) && way.iter().any(watched)
        }
        Illegal::StopsAtWall { from, to } => {
            let way = within(from, 4);
            way.contains(&to) && way.iter().any(|zone| zone.is_foot())
        }
        Illegal::MenFirst { from, to } => within(from, 4).contains(&to) && !view.ladders.is_empty(),
        Illegal::DitchEnds { from, .. } => within(from, 2).iter().any(|zone| zone.has_ditch()),
        Illegal::StreamTakesAll { from, to } => {
            let way = within(from, 4);
            way.contains(&to) && way.iter().any(|zone| !zone.across_stream().is_empty())
        }
        Illegal::NowhereToGo { man } => spot(man).zone().is_some_and(|from| {
            let taken = |zone: &Zone| match man {
                Man::Unit(_) => !zone.is_inside() || texans(*zone) >= 3,
                Man::Officer(_) => officers(*zone) > 0 || zone.is_foot(),
            };
            next_to(from).iter().all(taken)
        }),
        Illegal::EnemyOnTheWay { from, to } => {
            let way = within(from, 4);
            way.contains(&to) && way.iter().any(|&it| texans(it) + officers(it) > 0 || mexicans(it) > 0)
        }
        Illegal::NotOnWall { zone } => zone.walls().iter().all(|wall| wall.inside() != zone),
        Illegal::NotFaced { mark } => !faced(mark),
        Illegal::AimedAt { mark } => faced(mark),
        Illegal::NoTarget { mark } => {
            let class = (view.battery_die.unwrap_or(0).max(1) - 1) / 2;
            faced(mark)
                && match mark {
                    Mark::Gun(_) => class > 0,
                    Mark::Zone(_) => class != 1,
                    Mark::Section(_) => class < 2,
                }
        }
        Illegal::NoInfantryThere { zone } => infantry(zone) == 0,
        Illegal::SantaAnnaKeepsBack { zone } => zone.edge().is_none(),
        Illegal::TooLate { .. } => {
            // Those who marched may have been driven off the map since, or struck off.
            let gone = !view.off.is_empty() || view.strength.iter().any(|&(_, now, full)| now < full);
            gone || view.stacks.iter().any(|it| it.moved > 0) || view.officers.iter().any(|it| !it.ready)
        }
        Illegal::NoWallBetween { from, to } => {
            !from.walls().iter().any(|wall| (wall.outside(), wall.inside()) == (from, to))
        }
        Illegal::NobodyClimbs { wall } => {
            let below =
                view.stacks.iter().filter(|it| it.zone == wall.outside() && !it.battalion.is_cavalry());
            below.map(|it| it.count - it.moved).sum::<u8>() == 0
        }
        Illegal::HorseOnLadder { wall } => view.ladders.contains(wall) && !breached(wall),
        Illegal::RetreatTooFar { unit, zone } => {
            spot(Man::Unit(unit)).zone().is_some_and(|from| !from.ways().contains(zone))
        }
        Illegal::RetreatWatched { zone } => next_to(zone).iter().any(|&it| mexicans(it) > 0),
        Illegal::Watched { zone } => texans(zone) > 0 || next_to(zone).iter().any(|&it| texans(it) > 0),
        Illegal::NoWayBack { from, to } => !next_to(from).contains(&to),
        Illegal::OtherRetreats { unit } => view.units[usize::from(unit.0)].falls_back,
        Illegal::OutsideFort { zone } => !zone.is_inside(),
        Illegal::GunStays { gun: it } => gun(it).crew != Crew::Destroyed,
        Illegal::FallenUnit { unit } => spot(Man::Unit(unit)) == Spot::Dead,
        Illegal::FallenOfficer { officer } => spot(Man::Officer(officer)) == Spot::Dead,
        Illegal::OffMap { officer } => matches!(spot(Man::Officer(officer)), Spot::Off(_)),
        Illegal::AlreadyPlaced { man } => matches!(spot(man), Spot::At(_)),
        Illegal::PlaceInside { zone } => !zone.is_inside(),
        Illegal::NoInfantry { zone } | Illegal::NobodyFires { zone } => infantry(zone) == 0,
        Illegal::BowieSick => {
            !view.scenario.active_bowie && spot(Man::Officer(Officer::BOWIE)).zone().is_some()
        }
        Illegal::Full { zone } => infantry(zone) + crews(zone) >= 3 || mexicans(zone) == 3,
        Illegal::RoomForFewer { zone, room } => room > 0 && mexicans(zone) + room == 3,
        Illegal::OfficerThere { zone } => view.officers.iter().any(|it| it.spot == Spot::At(zone)),
        Illegal::GunDestroyed { gun: it } => gun(it).crew == Crew::Destroyed,
        Illegal::NoCrew { gun: it } => gun(it).crew == Crew::Dead,
        Illegal::NoAmmunition { gun: it } => gun(it).crew == Crew::Manned && gun(it).ammunition == 0,
        Illegal::NoGuns { zone } => zone.guns().is_empty(),
        Illegal::HasFired { zone } => view.fired.contains(zone) || view.scenario.guns_apart,
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
        Illegal::WallBetween { wall } => !breached(wall) && !view.ladders.contains(wall),
        Illegal::BreachStands { wall } | Illegal::AlreadyBreached { wall } => breached(wall),
        Illegal::LadderStands { wall } | Illegal::LadderUsed { wall } => view.ladders.contains(wall),
        Illegal::DitchBreach { wall } => breached(wall) && wall.outside().has_ditch(),
        Illegal::NoClimbing { zone } => zone.is_building(),
        Illegal::NoWallHere { zone } => !zone.walls().iter().any(|wall| wall.outside() == zone),
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
