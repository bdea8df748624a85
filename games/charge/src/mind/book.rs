//! Set-ups of the garrison, from the book. A `general` takes one of them, drawn by its weight, so that no two assaults are alike. The Mexicans see the garrison
//! before they come, so what is in the book for them serves to try the garrison on alone.

use game::{Booked, Game, Opening};

use crate::state::Step;
use crate::{Area, Decision, MEXICAN, Post, State, Unit};

impl Booked for State {
    const SCENARIO: &'static str = "assault";
    const FILE: &'static str = "src/mind/book.csv";
    const BOOK: &'static str = include_str!("book.csv");

    fn goes_on(&self, opening: &Opening) -> Option<Decision> {
        match (self.step, opening.seat) {
            (Step::SetUp, seat) if seat != MEXICAN => post_next(self, &opening.choices),
            (Step::Enter, MEXICAN) => enter_next(self, &opening.choices),
            _ => None,
        }
    }
}

/// The next unit to its post. In the book they stand in their order: an area for each, in brackets if it hides.
fn post_next(state: &State, choices: &str) -> Option<Decision> {
    let posts: Vec<Post> = choices.split(' ').map(post).collect::<Option<_>>()?;
    let post = |unit: Unit| posts.get(unit.index()).copied();
    let is_placed = |unit: Unit| state.post(unit) != Post::Aside;
    if Unit::all().any(|unit| is_placed(unit) && post(unit) != Some(state.post(unit))) {
        return None;
    }
    let next = Unit::all().find(|&unit| !is_placed(unit))?;
    match post(next)? {
        Post::Hidden(area) => Some(Decision::PlaceHidden(next, area)),
        Post::Open(area) => Some(Decision::Place(next, area)),
        Post::Aside | Post::Dead => None,
    }
}

fn post(text: &str) -> Option<Post> {
    match text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        Some(area) => area.parse::<Area>().ok().map(Post::Hidden),
        None => text.parse::<Area>().ok().map(Post::Open),
    }
}

/// The next column to where it comes from: `I:NF`.
fn enter_next(state: &State, choices: &str) -> Option<Decision> {
    let decisions = choices.split_whitespace().filter_map(|choice| {
        let (column, area) = choice.split_once(':')?;
        Some(Decision::Enter(column.parse().ok()?, area.parse().ok()?))
    });
    let mut open = decisions.filter(|&decision| state.check(MEXICAN, decision).is_ok());
    open.next()
}

#[cfg(test)]
mod tests {
    use game::{Booked, Game, Node, from_the_book, openings};

    use crate::{MEXICAN, State, TEXAN};

    /// Each garrison can be set up, and each column comes where the book has it come.
    #[test]
    fn every_opening_is_legal() {
        for opening in openings::<State>(State::BOOK).unwrap() {
            let mut state = State::start(State::SCENARIO.parse().unwrap());
            if opening.seat == MEXICAN {
                let all = opening.choices.split_whitespace().count();
                state = State::from_pos("turn 2, entry\nN: Travis\n").unwrap();
                let entered = std::iter::from_fn(|| {
                    let decision = state.goes_on(&opening)?;
                    state.decide(MEXICAN, decision, &mut ());
                    Some(())
                });
                assert_eq!(entered.count(), all, "{}", opening.name);
                continue;
            }
            while let Some(decision) = state.goes_on(&opening) {
                state.check(TEXAN, decision).unwrap();
                state.decide(TEXAN, decision, &mut ());
            }
            assert!(
                matches!(state.node(), Node::Decide(seats) if !seats.contains(TEXAN)),
                "{}",
                opening.name
            );
        }
    }

    /// No two assaults are alike.
    #[test]
    fn a_general_is_not_the_same_twice() {
        let mut rng = fastrand::Rng::with_seed(1836);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut state = State::start(State::SCENARIO.parse().unwrap());
            while let Some(decision) = from_the_book(&state, TEXAN, &mut |n| rng.u64(..n)) {
                state.decide(TEXAN, decision, &mut ());
            }
            seen.insert(state.pos());
        }
        let chosen = openings::<State>(State::BOOK).unwrap();
        assert_eq!(seen.len(), chosen.iter().filter(|it| it.seat == TEXAN && it.weight > 0).count());
        assert!(seen.len() > 1);
    }
}
