//! Whatever is clicked that begins no decision is refused by a clause, with a fact that is true.

use std::collections::BTreeMap;

use game::{Game, Node, Pick, Refusal, Seat, Viewer, Words, offer};
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

/// A generator of its own: the same games every time.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Plays games at random and looks at one in so many decisions.
fn play(scenario: &str, games: u64, stride: u64, mut look: impl FnMut(&State, Seat)) {
    for seed in 0..games {
        let mut luck = Luck(seed);
        let mut state = State::start(scenario.parse().expect("a scenario"));
        loop {
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(luck.below(draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    if luck.below(stride) == 0 {
                        look(&state, seat);
                    }
                    let decision = state.sample(seat, &mut |n| luck.below(n)).expect("he can decide");
                    state.decide(seat, decision, &mut ());
                }
            }
        }
    }
}

/// The refusal of clicks that lead nowhere.
fn refusal(state: &State, seat: Seat, picks: &[Pick]) -> Illegal {
    let read = state.from_picks(seat, picks);
    match read.and_then(|decision| state.check(seat, decision)) {
        Err(illegal) => illegal,
        Ok(()) => panic!("{picks:?} begin nothing, but are not refused, in\n{}", state.pos()),
    }
}

/// Refuses every click that begins nothing, and every second click after some that begin something.
fn click_everything(scenario: &str, games: u64, stride: u64) -> BTreeMap<String, usize> {
    let known: Vec<&str> = State::rulebook().iter().map(|clause| clause.id).collect();
    let all = everything();
    let mut kinds = BTreeMap::new();
    let mut demand = |state: &State, seat: Seat, picks: &[Pick]| {
        let offer = offer(state, seat, picks);
        if offer.decision.is_some() || !offer.next.is_empty() {
            return;
        }
        let illegal = refusal(state, seat, picks);
        let told = format!("{picks:?}: {illegal:?}, in\n{}", state.pos());
        assert!(known.contains(&illegal.rule().0), "no such clause: {told}");
        let vague = matches!(
            illegal,
            Illegal::WrongPhase { .. } | Illegal::NothingThere { .. } | Illegal::GoOn { .. }
        );
        assert!(!vague, "nothing is said: {told}");
        assert!(is_true(&illegal, &state.view(Viewer::Observer)), "untrue: {told}");
        let kind = format!("{illegal:?}");
        *kinds.entry(kind.split([' ', '{']).next().unwrap_or_default().to_owned()).or_insert(0) += 1;
    };
    let mut turn = 0;
    play(scenario, games, stride, |state, seat| {
        for &pick in &all {
            demand(state, seat, &[pick]);
        }
        turn += 1;
        let begun = offer(state, seat, &[]).next;
        for &first in begun.iter().skip(turn % 3).step_by(3) {
            for &pick in &all {
                demand(state, seat, &[first, pick]);
            }
        }
    });
    kinds
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

#[test]
fn alone_every_click_is_answered_by_a_clause() {
    let kinds = click_everything("solitaire", 12, 12);
    println!("{kinds:#?}");
    assert!(kinds.len() > 25, "{kinds:?}");
}

#[test]
fn with_two_players_every_click_is_answered_by_a_clause() {
    let kinds = click_everything("two-player", 3, 24);
    println!("{kinds:#?}");
    assert!(kinds.len() > 45, "{kinds:?}");
}

#[test]
fn with_all_options_every_click_is_answered_by_a_clause() {
    let options = "bowie=active magazine=on pistols=on led=stop guns=apart";
    click_everything(&format!("solitaire {options}"), 4, 24);
    click_everything(&format!("two-player {options}"), 2, 40);
}
