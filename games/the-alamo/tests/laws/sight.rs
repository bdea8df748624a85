//! What one unit sees of another, the other sees of it, whoever stands between and whatever is breached.

use fastrand::Rng;
use game::{Game, Viewer};
use the_alamo::sight::{Scene, sight};
use the_alamo::{Place, State, Wall};

fn scene(rng: &mut Rng) -> Scene {
    let units: Vec<Place> = (0..73).map(|_| Place(rng.usize(..Place::COUNT) as u16)).collect();
    let breaches: Vec<Wall> = (0..rng.usize(..12)).map(|_| Wall(rng.usize(..Wall::COUNT) as u8)).collect();
    Scene::new(units, breaches)
}

#[test]
fn every_pair_of_places_sees_both_ways_or_not_at_all() {
    let mut rng = Rng::with_seed(1836);
    let places: Vec<Place> = Place::all().collect();
    let scene = scene(&mut rng);
    for (at, &from) in places.iter().enumerate() {
        for &to in &places[..at] {
            assert_eq!(sight(&scene, from, to).is_ok(), sight(&scene, to, from).is_ok(), "{from} {to}");
        }
    }
}

#[test]
fn so_it_is_whoever_stands_where() {
    let mut rng = Rng::with_seed(1981);
    // The compound and what is near it: there lie the walls.
    let near: Vec<Place> =
        Place::all().filter(|place| place.hex().row() > 5 && place.hex().row() < 27).collect();
    for _ in 0..60 {
        let scene = scene(&mut rng);
        for _ in 0..4000 {
            let (from, to) = (near[rng.usize(..near.len())], near[rng.usize(..near.len())]);
            assert_eq!(sight(&scene, from, to).is_ok(), sight(&scene, to, from).is_ok(), "{from} {to}");
        }
    }
}

#[test]
fn neighbours_on_open_ground_see_each_other() {
    let nobody = Scene::new([], []);
    for place in Place::all() {
        for link in place.links().iter().filter(|link| link.over.cost().is_some()) {
            assert_eq!(sight(&nobody, place, link.to), Ok(()), "{place} {}", link.to);
        }
    }
}

/// By an option the mended gap in the north wall is a fence: those who only look on see over it as those do who fire.
#[test]
fn a_view_knows_the_gap_in_the_north_wall() {
    let [from, to] = ["1109", "1106"].map(|place| place.parse::<Place>().expect("a place"));
    for (rules, seen) in [("", false), ("rules: north-wall=wooden\n", true)] {
        let text = format!("turn 3, aim\n{rules}{from}: TennA\n{to}: Ald1\n1112: Ald2\nactive: TennA\n");
        let state = State::from_pos(&text).expect("a position");
        assert_eq!(state.view(Viewer::Observer).sight(from, to).is_ok(), seen, "{rules}");
        assert_eq!(
            state.check(the_alamo::TEXAN, "fire Ald1".parse().expect("a decision")).is_ok(),
            seen,
            "{rules}"
        );
    }
}
