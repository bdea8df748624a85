//! A hint and "How am I doing?" tell the same chance of winning, and it is borne out by the ends of games.
//!
//! `BEXAR_POSITIONS=200 cargo test -p shelf --test outlook -- --nocapture` looks at so many positions of every scenario, more closely, and prints
//! what it finds; that takes half an hour.

use std::sync::atomic::AtomicBool;

use ai::{Care, Estimate, Level, Memory, Player, choose, estimate};
use fastrand::Rng;
use game::{Game, Guess, Lang, Mind, Node, Outcome, Seat};
use table::Seed;

static NEVER: AtomicBool = AtomicBool::new(false);

/// How many positions of a scenario are looked at, and how closely.
fn extent(usual: u64) -> (u64, Care) {
    match std::env::var("BEXAR_POSITIONS").ok().and_then(|count| count.parse().ok()) {
        Some(count) => (count, Care { playouts: 300, decisions: 20_000 }),
        None => (usual, Care { playouts: 30, decisions: 1500 }),
    }
}

/// A position from the midst of a game between two regulars, and how that game ended.
fn moment<G: Mind>(scenario: G::Scenario, number: u64) -> (G, Outcome) {
    let play = |look: Option<usize>| {
        let mut rng = Rng::with_seed(number);
        let mut state = G::start(scenario);
        let (mut decided, mut seen) = (0, None);
        loop {
            match state.node() {
                Node::Over(end) => return (decided, seen, end),
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    if look == Some(decided) {
                        seen = Some(state.clone());
                    }
                    let seat = seats.iter().next().expect("a node awaits somebody");
                    let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                    let regular = Player::new(Level::Regular);
                    let decision = choose(&guess, regular, 1, &NEVER, &mut Memory::default(), &mut rng);
                    state.decide(seat, decision.expect("it can decide"), &mut ());
                    decided += 1;
                }
            }
        }
    };
    let (length, ..) = play(None);
    let (_, seen, end) = play(Some(Rng::with_seed(!number).usize(..length)));
    (seen.expect("a moment of the game"), end)
}

fn awaited<G: Game>(state: &G) -> Seat {
    match state.node() {
        Node::Decide(seats) => seats.iter().next().expect("a node awaits somebody"),
        Node::Chance(_) | Node::Over(_) => panic!("nobody is awaited"),
    }
}

/// A hint and an estimate of the same position tell the same, to the last digit; and what they tell is within its error of another
/// estimate by other games.
fn agree<G: Mind>(usual: u64) {
    let (positions, care) = extent(usual);
    for scenario in G::TITLE.scenarios {
        let parsed: G::Scenario = scenario.id.parse().expect("a scenario of the game");
        let (mut within, mut errors, mut others) = (0, 0.0, 0.0);
        for number in 0..positions {
            let (state, _) = moment::<G>(parsed, number);
            let seat = awaited(&state);
            let entry = shelf::game(G::TITLE.id).expect("on the shelf");
            let board = entry.start_from(Some(scenario.id), &state.pos(), Seed::from(1).into());
            let board = board.unwrap_or_else(|faults| panic!("{faults}\n{}", state.pos()));
            let hint = board.hint(seat, care, Lang::En).expect("it is awaited").now();
            let prospect = board.prospect(seat, care).expect("it is not over").run(2, &NEVER);
            assert_eq!(hint.outlook, prospect, "{}", state.pos());
            assert_eq!(hint.outlook.alone, scenario.players == 1);

            let mut rng = Rng::with_seed(number);
            let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
            let first = hint.best[0].offered.notation.parse().expect("a decision");
            let other = estimate(&guess, Some(first), care.decisions, 1, &NEVER, number);
            let (said, again) = (hint.outlook, other.chance());
            let apart = (f64::from(said.chance) / 1000.0 - again.mean).abs();
            let error = f64::from(said.error) / 1000.0;
            within += u64::from(apart <= error.hypot(again.error) + 0.001);
            errors += error / positions as f64;
            others += apart / positions as f64;
        }
        println!(
            "{} {}: {positions} positions, hint = estimate in all of them; error {errors:.3} on average; another estimate is {others:.3} \
             off, within the errors in {within}",
            G::TITLE.id,
            scenario.id,
        );
        assert!(within * 100 >= positions * 85, "within the error: {within} of {positions}");
    }
}

#[test]
fn hint_and_estimate_agree_in_texas_glory() {
    agree::<texas_glory::State>(20);
}

#[test]
fn hint_and_estimate_agree_in_charge() {
    agree::<charge::State>(30);
}

#[test]
fn hint_and_estimate_agree_in_thirteen_days() {
    agree::<thirteen_days::State>(30);
}

#[test]
fn hint_and_estimate_agree_in_the_alamo() {
    agree::<the_alamo::State>(10);
}

/// Games end as was said of positions in their midst: overall, where much was promised, and where little was.
fn bears_out<G: Mind>(usual: u64) {
    let (positions, care) = extent(usual);
    for scenario in G::TITLE.scenarios {
        let parsed: G::Scenario = scenario.id.parse().expect("a scenario of the game");
        let mut all: Vec<(f64, f64, Estimate)> = Vec::new();
        for number in 0..positions {
            let (state, end) = moment::<G>(parsed, number);
            let mut rng = Rng::with_seed(number);
            let seat = if scenario.players == 1 { Seat(0) } else { Seat(rng.u8(..2)) };
            let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
            let ends = estimate(&guess, None, care.decisions, 1, &NEVER, rng.u64(..));
            all.push((ends.chance().mean, f64::from(u8::from(end.winner == Some(seat))), ends));
        }
        for (name, lowest, highest) in
            [("all", 0.0, 1.0), ("low", 0.0, 0.3), ("even", 0.3, 0.7), ("high", 0.7, 1.0)]
        {
            let part: Vec<_> = all.iter().filter(|(said, ..)| (lowest..=highest).contains(said)).collect();
            let count = part.len().max(1) as f64;
            let said: f64 = part.iter().map(|(said, ..)| said).sum();
            let won: f64 = part.iter().map(|(_, won, _)| won).sum();
            println!(
                "{} {} {name}: {} positions, said {:.3}, won {:.3}",
                G::TITLE.id,
                scenario.id,
                part.len(),
                said / count,
                won / count
            );
            if name == "all" {
                // What chance does to the ends, and to the estimates.
                let spread: f64 = part
                    .iter()
                    .map(|(said, _, ends)| said * (1.0 - said) + ends.chance().error.powi(2) / 4.0)
                    .sum();
                assert!(
                    (won - said).abs() < 4.0 * spread.sqrt(),
                    "said {said:.1}, won {won} of {}",
                    part.len()
                );
            }
        }
    }
}

#[test]
fn estimates_are_borne_out_in_texas_glory() {
    bears_out::<texas_glory::State>(60);
}

#[test]
fn estimates_are_borne_out_in_charge() {
    bears_out::<charge::State>(150);
}

#[test]
fn estimates_are_borne_out_in_thirteen_days() {
    bears_out::<thirteen_days::State>(100);
}

#[test]
fn estimates_are_borne_out_in_the_alamo() {
    bears_out::<the_alamo::State>(25);
}
