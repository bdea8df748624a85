//! The map is whole: what the rulebook counts is there, and every border has two sides.

use thirteen_days::{Battalion, Edge, Gun, Kind, Section, Wall, Zone};

#[test]
fn the_rulebook_counts_the_same() {
    assert_eq!(Zone::all().filter(|zone| zone.edge().is_some()).count(), 24);
    assert!(Edge::all().all(|edge| (1..=6).all(|number| edge.zone(number).edge() == Some((edge, number)))));
    assert_eq!(Gun::all().filter(|gun| gun.is_eighteen()).count(), 1);
    assert!(Zone::all().all(|zone| zone.guns().len() <= 2));
    assert_eq!(Battalion::all().map(|battalion| u32::from(battalion.full())).sum::<u32>(), 36);
    assert_eq!(Zone::all().filter(|zone| zone.kind() == Kind::Lake).count(), 1);
}

#[test]
fn borders_and_fire_go_both_ways() {
    for zone in Zone::all() {
        assert!(zone.ways().iter().all(|other| other.ways().contains(zone)), "{zone}");
        assert!(zone.near().iter().all(|other| other.near().contains(zone)), "{zone}");
        assert!(zone.far().iter().all(|other| other.far().contains(zone)), "{zone}");
        assert!(zone.across_stream().iter().all(|other| zone.ways().contains(other)), "{zone}");
    }
    for wall in Wall::all() {
        assert!(wall.inside().is_inside() && wall.outside().is_foot() && !wall.sections().is_empty());
        assert!(!wall.inside().ways().contains(wall.outside()), "{wall}");
    }
    assert!(Section::all().all(|section| section.wall().sections().contains(section)));
}

#[test]
fn every_zone_outside_but_the_lake_is_in_some_field_of_fire() {
    for zone in Zone::all().filter(|zone| !zone.is_inside() && zone.kind() != Kind::Lake) {
        assert!(Gun::all().any(|gun| gun.field().contains(zone)), "{zone}");
    }
}
