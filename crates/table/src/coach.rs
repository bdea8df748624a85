//! A word in time: what a general would rather do than what a player is about to; and what sets the lines of a hint apart.

use ai::Margin;
use game::{Count, Guess, Lang, Mind, Phrase, Seat, Viewer, Words};
use serde::Serialize;
use utoipa::ToSchema;

use crate::advice::{is_awaited, known, thousandths};
use crate::face::{offered, say};
use crate::{Match, Offered, Thinking};

/// How often the game is played on to find something better, and in how many worlds the two are compared.
const PLAYOUTS: u32 = 400;
const WORLDS: u32 = 120;
/// A word is said of what costs more than this share of a victory, and surely something.
const MUCH: f64 = 0.04;
/// In how many worlds a hint looks where its lines lead.
const AHEAD: u32 = 24;
/// Lines that differ in a count by less than this, in tenths, are not told apart by it.
const ALIKE: u16 = 3;

/// What a general would rather do.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    pub offered: Offered,
    /// How much more it is worth, in thousandths of a victory.
    pub more: u16,
    /// The rule of thumb that speaks for it.
    pub reason: Option<String>,
}

/// What is counted where a line leads, on average.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Apart {
    /// Losses, towns, breaches.
    pub what: String,
    /// Of the first side and of the second, in tenths.
    pub of: [Option<u16>; 2],
}

/// The job of telling `seat` whether something is much better than what it is about to say, one decision or several that make an order.
/// `None` if it is not awaited, or these are no decisions of the game.
pub(crate) fn coach<G: Words + Mind>(
    table: &Match<G>,
    seat: Seat,
    made: &[String],
    lang: Lang,
) -> Option<Thinking<Option<Better>>> {
    let made: Vec<G::Decision> = made.iter().map(|notation| notation.parse().ok()).collect::<Option<_>>()?;
    let first = *made.first()?;
    if !is_awaited(table, seat) || table.state().check(seat, first).is_err() {
        return None;
    }
    let (guess, mut rng) = known(table, seat);
    Some(Thinking::new(move |_, stop| {
        let better = ai::considered(&guess, PLAYOUTS, stop, rng.u64(..)).filter(|&better| better != first)?;
        let cost = ai::cost(&guess, &[better], &made, WORLDS, rng.u64(..));
        is_much(cost).then(|| Better {
            offered: offered::<G>(better, lang),
            more: thousandths(cost.mean),
            reason: guess.thumb(seat, better).map(|id| say::<G>(lang, &Phrase::new(id))),
        })
    }))
}

fn is_much(cost: Margin) -> bool {
    cost.mean >= MUCH && cost.mean > cost.error()
}

/// For each of these decisions what is counted where it leads, as far as that sets one apart from the others.
pub(crate) fn apart<G: Words + Mind>(guess: &Guess<G>, lines: &[G::Decision], lang: Lang) -> Vec<Vec<Apart>> {
    let viewer = Viewer::Seat(guess.knower());
    let means: Vec<Vec<Count>> = lines.iter().map(|&line| mean::<G>(guess, line, viewer)).collect();
    let told = |of: &[Count]| -> Vec<Apart> {
        let differs = |at: usize| {
            let of = |seat: usize| means.iter().filter_map(move |line| line.get(at)?.of[seat]);
            (0..2).any(|seat| {
                of(seat).max().zip(of(seat).min()).is_some_and(|(most, least)| most - least >= ALIKE)
            })
        };
        let differing = of.iter().enumerate().filter(|&(at, _)| differs(at));
        differing.map(|(_, count)| Apart { what: say::<G>(lang, &count.what), of: count.of }).collect()
    };
    means.iter().map(|line| told(line)).collect()
}

/// What is counted where a line leads, on average, in tenths.
fn mean<G: Words + Mind>(guess: &Guess<G>, line: G::Decision, viewer: Viewer) -> Vec<Count> {
    let mut sums: Vec<Count> = Vec::new();
    for state in ai::prospects(guess, line, AHEAD, 1836) {
        let counts = G::counts(&state.view(viewer));
        if sums.is_empty() {
            sums = counts;
            continue;
        }
        for (sum, count) in sums.iter_mut().zip(counts) {
            for (sum, of) in sum.of.iter_mut().zip(count.of) {
                *sum = sum.zip(of).map(|(sum, of)| sum + of);
            }
        }
    }
    let tenths = |sum: u16| (u32::from(sum) * 10 / AHEAD) as u16;
    sums.into_iter().map(|sum| Count { of: sum.of.map(|of| of.map(tenths)), ..sum }).collect()
}
