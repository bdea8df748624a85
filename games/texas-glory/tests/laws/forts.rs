//! What a side cannot tell apart levels to one state.

use game::{Dice, Fate, Game, Input, Seat, play};
use testkit::level_alike;
use texas_glory::{Decision, MEXICAN, State, TEXAN};

/// Guns of two forts have marched to one, which is attacked: they are known to be in either, and alone in none.
const POSITION: &str = include_str!("../two-forts.pos");
const INPUTS: &str = include_str!("../two-forts.game");

fn input(line: &str) -> Input<Decision> {
    let (word, rest) = line.split_once(' ').expect("two words");
    let numbers = || rest.split(' ').map(|number| number.parse().expect("a number")).collect::<Vec<u8>>();
    let decide = |seat: Seat| Input::Decide(seat, rest.parse().expect("a decision"));
    match word {
        "texan" => decide(TEXAN),
        "mexican" => decide(MEXICAN),
        "draw" => Input::Fate(Fate::Item(numbers()[0])),
        _ => Input::Fate(Fate::Dice(Dice::new(&numbers()).expect("faces"))),
    }
}

#[test]
fn the_guns_of_two_forts() {
    let mut rng = fastrand::Rng::with_seed(1836);
    let truth = State::from_pos(POSITION).expect("a position");
    [TEXAN, MEXICAN].into_iter().for_each(|knower| level_alike(&truth, knower, 2_000, &mut rng));
}

#[test]
fn the_way_to_the_two_forts() {
    let mut rng = fastrand::Rng::with_seed(1836);
    let mut state = State::start("1836".parse().expect("a scenario"));
    for line in INPUTS.lines() {
        play(&mut state, input(line), &mut ()).unwrap_or_else(|refused| panic!("{line}: {refused}"));
        [TEXAN, MEXICAN].into_iter().for_each(|knower| level_alike(&state, knower, 20, &mut rng));
    }
    assert_eq!(state.pos(), POSITION);
}
