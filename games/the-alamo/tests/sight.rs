//! What one unit sees of another, the other sees of it, whoever stands between and whatever is breached.

use the_alamo::sight::{Scene, sight};
use the_alamo::{Place, Wall};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

fn scene(random: &mut Random) -> Scene {
    let units: Vec<Place> = (0..73).map(|_| Place(random.below(Place::COUNT) as u16)).collect();
    let breaches: Vec<Wall> = (0..random.below(12)).map(|_| Wall(random.below(Wall::COUNT) as u8)).collect();
    Scene::new(units, breaches)
}

#[test]
fn every_pair_of_places_sees_both_ways_or_not_at_all() {
    let mut random = Random(1836);
    let places: Vec<Place> = Place::all().collect();
    let scene = scene(&mut random);
    for (at, &from) in places.iter().enumerate() {
        for &to in &places[..at] {
            assert_eq!(sight(&scene, from, to).is_ok(), sight(&scene, to, from).is_ok(), "{from} {to}");
        }
    }
}

#[test]
fn so_it_is_whoever_stands_where() {
    let mut random = Random(1981);
    // The compound and what is near it: there lie the walls.
    let near: Vec<Place> =
        Place::all().filter(|place| place.hex().row() > 5 && place.hex().row() < 27).collect();
    for _ in 0..60 {
        let scene = scene(&mut random);
        for _ in 0..4000 {
            let (from, to) = (near[random.below(near.len())], near[random.below(near.len())]);
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
