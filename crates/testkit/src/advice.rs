//! Advice comes from what the one who asks may know; hint and estimate tell the same chance of winning; and it is confirmed by the ends of
//! games.
//!
//! `BEXAR_POSITIONS=200 cargo test -p charge --test laws agreed -- --nocapture` (or `borne_out`) looks at that many positions of every scenario,
//! more closely, and prints what it finds; that takes half an hour.

use std::sync::atomic::AtomicBool;

use ai::{Care, Estimate, estimate};
use fastrand::Rng;
use game::{Guess, Lang, Mind, Outcome, Seat, Words};
use table::{Match, Start, Table, Thinking};

use crate::judgement::thumb;
use crate::walk::{any, walk};

static NEVER: AtomicBool = AtomicBool::new(false);
/// One decision in this many is looked at.
const STRIDE: u32 = 12;

fn laid<G: Mind>(state: &G) -> Match<G> {
    let start = Start::prepared(None, &state.pos());
    Match::unseeded(start.unwrap_or_else(|faults| panic!("{faults}\n{}", state.pos())))
}

/// In two positions that a seat cannot tell apart it is told the same, whether it is to decide or not. Looks at the first `most` decisions
/// of random games.
///
/// # Panics
/// If it is not.
pub fn advice<G>(scenario: &str, games: u64, most: usize)
where
    G: Words + Mind,
{
    const CARE: Care = Care { playouts: 4, decisions: 1 };
    let mut looks = 0;
    for number in 0..games {
        let mut decided = 0;
        walk::<G>(scenario, number, |state, seat, rng| {
            let askers = if rng.u32(..STRIDE) == 0 { G::TITLE.seats.len() as u8 } else { 0 };
            for asker in (0..askers).map(Seat) {
                let other = state.redraw(asker, &mut |n| rng.u64(..n));
                let told = [state, &other].map(|world| {
                    let table = laid(world);
                    let hint = table.hint(asker, CARE, Lang::En).map(Thinking::now);
                    (hint, table.prospect(asker, CARE).map(Thinking::now))
                });
                assert_eq!(told[0], told[1], "{}", state.pos());
                looks += 1;
            }
            decided += 1;
            any(state, seat, rng).filter(|_| decided < most)
        });
    }
    assert!(looks > 8, "only {looks} positions");
}

/// How many positions of a scenario are looked at, and how closely.
fn extent(usual: u64) -> (u64, Care) {
    match std::env::var("BEXAR_POSITIONS").ok().and_then(|count| count.parse().ok()) {
        Some(count) => (count, Care { playouts: 300, decisions: 20_000 }),
        None => (usual, Care { playouts: 30, decisions: 1500 }),
    }
}

/// A position from the midst of a game by the rules of thumb, who is to decide in it, and how that game ended.
fn moment<G: Mind>(scenario: &str, number: u64) -> (G, Seat, Outcome) {
    let play = |look: Option<usize>| {
        let (mut decided, mut seen) = (0, None);
        let end = walk::<G>(scenario, number, |state, seat, rng| {
            if look == Some(decided) {
                seen = Some((state.clone(), seat));
            }
            decided += 1;
            Some(thumb(state, seat, rng))
        });
        (decided, seen, end)
    };
    let (length, ..) = play(None);
    let (_, seen, end) = play(Some(Rng::with_seed(!number).usize(..length)));
    let (state, seat) = seen.expect("a moment of the game");
    (state, seat, end.expect("it is played to its end").1)
}

/// A hint and an estimate of the same position tell the same, to the last digit; and what they tell is within its error of another
/// estimate by other games.
///
/// # Panics
/// If they do not.
pub fn agreed<G>(usual: u64)
where
    G: Words + Mind,
{
    let (positions, care) = extent(usual);
    for scenario in G::TITLE.scenarios {
        let (mut within, mut errors, mut others) = (0, 0.0, 0.0);
        for number in 0..positions {
            let (state, seat, _) = moment::<G>(scenario.id, number);
            let table = laid(&state);
            let hint = table.hint(seat, care, Lang::En).expect("it is awaited").now();
            let prospect = table.prospect(seat, care).expect("it is not over").run(2, &NEVER);
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

/// Games end as was said of positions in their midst: overall, where much was promised, and where little was.
///
/// # Panics
/// If they do not.
pub fn borne_out<G: Mind>(usual: u64) {
    let (positions, care) = extent(usual);
    for scenario in G::TITLE.scenarios {
        let said_and_won = |number: u64| {
            let (state, _, end) = moment::<G>(scenario.id, number);
            let mut rng = Rng::with_seed(number);
            let seat = if scenario.players == 1 { Seat(0) } else { Seat(rng.u8(..2)) };
            let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
            let ends = estimate(&guess, None, care.decisions, 1, &NEVER, rng.u64(..));
            (ends.chance().mean, f64::from(u8::from(end.winner == Some(seat))), ends)
        };
        let all: Vec<(f64, f64, Estimate)> = (0..positions).map(said_and_won).collect();
        for (name, lowest, highest) in
            [("all", 0.0, 1.0), ("low", 0.0, 0.3), ("even", 0.3, 0.7), ("high", 0.7, 1.0)]
        {
            let part: Vec<_> = all.iter().filter(|(said, ..)| (lowest..=highest).contains(said)).collect();
            let (count, many) = (part.len(), part.len().max(1) as f64);
            let said: f64 = part.iter().map(|(said, ..)| said).sum();
            let won: f64 = part.iter().map(|(_, won, _)| won).sum();
            let (about, share) = (said / many, won / many);
            println!(
                "{} {} {name}: {count} positions, said {about:.3}, won {share:.3}",
                G::TITLE.id,
                scenario.id
            );
        }
        let said: f64 = all.iter().map(|(said, ..)| said).sum();
        let won: f64 = all.iter().map(|(_, won, _)| won).sum();
        // What chance does to the ends, and to the estimates.
        let spread =
            |(said, _, ends): &(f64, f64, Estimate)| said * (1.0 - said) + ends.chance().error.powi(2) / 4.0;
        let spread: f64 = all.iter().map(spread).sum();
        assert!((won - said).abs() < 4.0 * spread.sqrt(), "said {said:.1}, won {won} of {positions}");
    }
}
