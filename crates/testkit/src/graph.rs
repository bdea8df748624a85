//! Any map as a graph: places numbered from 0, and the places next to each.

use game::Set128;

/// The borders that lead one way only, as from and to. A map's adjacency should have none.
pub fn one_way(places: u8, next_to: impl Fn(u8) -> Set128) -> Vec<(u8, u8)> {
    let mut found = Vec::new();
    for from in 0..places {
        found.extend(next_to(from).iter().filter(|&to| !next_to(to).contains(from)).map(|to| (from, to)));
    }
    found
}

/// Every place that can be reached from `start`, itself included.
pub fn reachable(start: u8, next_to: impl Fn(u8) -> Set128) -> Set128 {
    let mut reached = Set128::EMPTY.with(start);
    let mut waiting = reached;
    while let Some(place) = waiting.nth(0) {
        let new = Set128(next_to(place).0 & !reached.0);
        reached = Set128(reached.0 | new.0);
        waiting = Set128(waiting.without(place).0 | new.0);
    }
    reached
}

#[cfg(test)]
mod tests {
    use game::Set128;

    use super::{one_way, reachable};

    /// `0 – 1 – 2`, `3 – 4`, and a street from 2 to 3 that leads one way.
    fn next_to(place: u8) -> Set128 {
        let places: &[u8] = match place {
            0 => &[1],
            1 => &[0, 2],
            2 => &[1, 3],
            3 => &[4],
            _ => &[3],
        };
        places.iter().copied().collect()
    }

    #[test]
    fn a_street_one_way_is_found() {
        assert_eq!(one_way(5, next_to), [(2, 3)]);
    }

    #[test]
    fn a_street_leads_there_but_not_back() {
        assert_eq!(reachable(0, next_to), Set128::below(5));
        assert_eq!(reachable(3, next_to), [3, 4].into_iter().collect());
    }
}
