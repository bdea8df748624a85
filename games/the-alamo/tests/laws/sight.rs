//! What one unit sees of another, the other sees of it, whoever stands between and whatever is breached.

use fastrand::Rng;
use the_alamo::sight::{Scene, sight};
use the_alamo::{Place, Wall};

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
