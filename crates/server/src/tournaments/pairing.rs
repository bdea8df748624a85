//! Who meets whom in a round.

/// Nothing is tried longer to keep two from meeting twice.
const MOST_TRIES: u32 = 20_000;

/// A round: those who meet, and who has a bye. By their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    pub pairs: Vec<(usize, usize)>,
    pub byes: Vec<usize>,
}

/// How many rounds it takes until everybody has met everybody.
pub fn rounds_of_all(entrants: usize) -> usize {
    (entrants + entrants % 2).saturating_sub(1)
}

/// A round of a tournament where everybody meets everybody, counted from 0. Whoever would meet one who has withdrawn has a bye.
pub fn round_robin(entrants: usize, round: usize, withdrawn: impl Fn(usize) -> bool) -> Round {
    let places = entrants + entrants % 2;
    if places < 2 {
        return Round::default();
    }
    // The last stays where he is, the others move on by one place each round.
    let at = |place: usize| if place == places - 1 { place } else { (place + round) % (places - 1) };
    let mut found = Round::default();
    for place in 0..places / 2 {
        let (one, two) = (at(place), at(places - 1 - place));
        let plays = |player: usize| player < entrants && !withdrawn(player);
        match (plays(one), plays(two)) {
            (true, true) => found.pairs.push((one, two)),
            (true, false) => found.byes.push(one),
            (false, true) => found.byes.push(two),
            (false, false) => {}
        }
    }
    found
}

/// A round of a Swiss tournament. `ranked`: those who play, the best first. Those meet who stand as close as may be and have not met before;
/// if they are an odd number, the last who has not had a bye has one.
pub fn swiss(ranked: &[usize], met: impl Fn(usize, usize) -> bool, had_bye: impl Fn(usize) -> bool) -> Round {
    let mut ranked = ranked.to_vec();
    let mut byes = Vec::new();
    if ranked.len() % 2 == 1 {
        let at = ranked.iter().rposition(|&player| !had_bye(player)).unwrap_or(ranked.len() - 1);
        byes.push(ranked.remove(at));
    }
    let mut tries = MOST_TRIES;
    let pairs = match_up(&ranked, &met, &mut tries).unwrap_or_else(|| {
        // They have met already, all of them: the closest meet again.
        ranked.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
    });
    Round { pairs, byes }
}

/// The best meets the best whom he has not met, so that the others can meet as well.
fn match_up(
    ranked: &[usize],
    met: &impl Fn(usize, usize) -> bool,
    tries: &mut u32,
) -> Option<Vec<(usize, usize)>> {
    let Some((&best, others)) = ranked.split_first() else { return Some(Vec::new()) };
    for (at, &other) in others.iter().enumerate() {
        if met(best, other) {
            continue;
        }
        *tries = tries.checked_sub(1)?;
        let rest: Vec<usize> = [&others[..at], &others[at + 1..]].concat();
        if let Some(mut pairs) = match_up(&rest, met, tries) {
            pairs.insert(0, (best, other));
            return Some(pairs);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Round, round_robin, rounds_of_all, swiss};

    #[test]
    fn everybody_meets_everybody_once() {
        for entrants in 2..12 {
            let mut met = BTreeSet::new();
            let mut byes = vec![0; entrants];
            for round in 0..rounds_of_all(entrants) {
                let Round { pairs, byes: free } = round_robin(entrants, round, |_| false);
                let mut seen = BTreeSet::new();
                for (one, two) in pairs {
                    assert!(
                        met.insert((one.min(two), one.max(two))),
                        "{one} and {two} meet twice of {entrants}"
                    );
                    assert!(seen.insert(one) && seen.insert(two), "each plays once in a round");
                }
                free.into_iter().for_each(|free| byes[free] += 1);
            }
            assert_eq!(met.len(), entrants * (entrants - 1) / 2, "{entrants}");
            assert!(byes.iter().all(|&byes| byes == entrants % 2), "{entrants}: {byes:?}");
        }
        let round = round_robin(4, 0, |player| player == 3);
        assert_eq!((round.pairs.len(), round.byes.len()), (1, 1));
        assert_eq!(round_robin(0, 0, |_| false), Round::default());
    }

    #[test]
    fn those_who_stand_close_meet_and_nobody_twice_if_it_can_be_helped() {
        let none = |_: usize, _: usize| false;
        assert_eq!(swiss(&[2, 0, 1, 3], none, |_| false).pairs, [(2, 0), (1, 3)]);
        // The two at the top have met: each meets one of the others.
        let met = |one: usize, two: usize| (one.min(two), one.max(two)) == (0, 2);
        assert_eq!(swiss(&[2, 0, 1, 3], met, |_| false).pairs, [(2, 1), (0, 3)]);
        let odd = swiss(&[4, 3, 2, 1, 0], none, |player| player == 0);
        assert_eq!((odd.pairs, odd.byes), (vec![(4, 3), (2, 0)], vec![1]));
        assert_eq!(swiss(&[1, 0], |_, _| true, |_| true).pairs, [(1, 0)], "there is nobody else");
        assert_eq!(swiss(&[], none, |_| false), Round::default());
    }

    #[test]
    fn a_long_tournament_of_many_ends_without_a_meeting_twice() {
        for entrants in [5, 8, 33, 64] {
            let (mut met, mut free) = (BTreeSet::new(), BTreeSet::new());
            for round in 0..4 {
                // Whoever has the higher number wins.
                let mut ranked: Vec<usize> = (0..entrants).rev().collect();
                ranked.rotate_left(round);
                let found = swiss(
                    &ranked,
                    |one, two| met.contains(&(one.min(two), one.max(two))),
                    |player| free.contains(&player),
                );
                for (one, two) in found.pairs {
                    assert!(met.insert((one.min(two), one.max(two))), "{entrants}, round {round}");
                }
                assert!(found.byes.into_iter().all(|bye| free.insert(bye)), "nobody has two byes");
            }
        }
    }
}
