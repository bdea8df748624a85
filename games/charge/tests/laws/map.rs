//! The map and the counters agree with what the rulebook counts.

use charge::{Area, Areas, Group, Gun, Unit, Wall};
use game::Set128;
use testkit::{one_way, reachable};

/// A relation between areas as a graph.
fn graph(next_to: fn(Area) -> Areas) -> impl Fn(u8) -> Set128 {
    move |area| next_to(Area(area)).iter().map(|next| next.0).collect()
}

#[test]
fn every_border_has_two_sides() {
    let areas = Area::COUNT as u8;
    for relation in [Area::adjacent, Area::reach, Area::red, Area::ring] {
        assert_eq!(one_way(areas, graph(relation)), []);
    }
    for (a, b) in Area::all().flat_map(|a| Area::all().map(move |b| (a, b))) {
        assert_eq!(a.wall_to(b), b.wall_to(a), "{a} {b}");
        assert!(a.wall_to(b).is_none() || a.reach().contains(b), "a wall without a border: {a} {b}");
    }
    assert!(Area::all().all(|area| !area.adjacent().contains(area)));
}

#[test]
fn every_area_can_be_reached() {
    let everywhere = Set128::below(Area::COUNT as u8);
    assert_eq!(reachable(0, graph(Area::adjacent)), everywhere);
    assert_eq!(reachable(0, graph(Area::reach)), everywhere, "even where red arrows bar the way");
    let outside = Area::all().find(|area| !area.is_alamo()).expect("there is an outside");
    let ring = Area::all().filter(|area| !area.is_alamo()).map(|area| area.0).collect::<Set128>();
    assert_eq!(reachable(outside.0, graph(Area::ring)), ring);
}

#[test]
fn the_rulebook_counts_the_same() {
    assert_eq!(Area::all().filter(|area| area.is_alamo()).count(), 11);
    assert_eq!(Area::all().filter(|area| !area.is_alamo()).count(), 6);
    assert_eq!(Area::all().filter(|area| area.is_river()).count(), 2);
    assert_eq!(Group::all().map(|group| u32::from(group.strength())).sum::<u32>(), 32);
    assert_eq!((Unit::COUNT, Unit::all().filter(|unit| unit.is_leader()).count()), (10, 2));
    assert_eq!(Gun::COUNT, 8);
    assert!(Gun::all().all(|gun| matches!(gun.areas().iter().count(), 1 | 2)));
    assert!(Wall::all().all(|wall| wall.printed() > 0 && wall.borders().next().is_some()));
}
