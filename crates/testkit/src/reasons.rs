//! Rules of thumb: each has its words, most decisions have theirs, and none tells what is hidden.

use std::collections::BTreeSet;

use fastrand::Rng;
use game::{Game, Lang, Mind, Phrase, Seat, Viewer, Words};

use crate::judgement::thumb;
use crate::walk::{any, offers, walk};

/// Of the decisions that leave a choice, at least this many in a hundred have a reason.
const MOST: usize = 90;
/// This many other decisions are tried in another world.
const TRIES: usize = 40;

/// Every rule of thumb that is listed can be said in every language as a name and an explanation; what can be said is listed, once; and the
/// code, which is handed in, says it.
///
/// # Panics
/// If it does not.
pub fn thumbs<G: Words + Mind>(code: &str) {
    let listed: Vec<&str> = G::THUMBS.all().collect();
    assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len(), "listed twice");
    for &thumb in &listed {
        for lang in Lang::ALL {
            let said = words::catalog::<G>().try_say(lang, &Phrase::new(thumb)).expect("a message");
            let (name, why) = said.split_once(": ").unwrap_or_else(|| panic!("{thumb}: no name in {said:?}"));
            assert!(name.len() < 60 && why.len() > 10 && why.ends_with('.'), "{thumb}: {said:?}");
        }
        assert!(code.matches(&format!("{thumb:?}")).count() > 1, "nothing says {thumb}");
    }
    for line in G::MESSAGES[Lang::En].lines().filter(|line| line.starts_with("thumb-")) {
        let id = line.split(' ').next().expect("a message has a name");
        assert!(listed.contains(&id), "{id} is not listed");
    }
}

/// Plays games by the rules of thumb and counts how many decisions they explain.
///
/// # Panics
/// If they are too few.
pub fn explained<G: Mind>(scenario: &str, games: u64) {
    let (mut free, mut told) = (0, 0);
    for number in 0..games {
        walk::<G>(scenario, number, |state, seat, rng| {
            let decision = thumb(state, seat, rng);
            if offers(state, seat).len() > 1 {
                let thumb = state.thumb(seat, decision);
                assert!(
                    thumb.is_none_or(|thumb| G::THUMBS.of(seat).any(|listed| listed == thumb)),
                    "{thumb:?}"
                );
                free += 1;
                told += usize::from(thumb.is_some());
            }
            Some(decision)
        });
    }
    println!("{} {scenario}: {told} of {free} decisions have a reason", G::TITLE.id);
    assert!(100 * told >= MOST * free, "{} {scenario}: only {told} of {free}", G::TITLE.id);
}

/// A decision has the same reason as any other, in the truth or in a world that the viewer could not tell from it, that he
/// cannot tell from that decision. So the reason tells him nothing: neither its maker, nor the enemy, nor an observer. Looks at one
/// decision in `stride` of random games.
///
/// # Panics
/// If a reason tells something.
pub fn reasons<G: Mind>(scenario: &str, games: u64, stride: u32) {
    let mut looks = 0;
    for number in 0..games {
        walk::<G>(scenario, number, |truth, seat, rng| {
            let decision = any(truth, seat, rng)?;
            if rng.u32(..stride) == 0 {
                for (viewer, world) in worlds(truth, rng) {
                    tells_nothing((truth, &world), viewer, seat, decision, rng);
                    looks += 1;
                }
            }
            Some(decision)
        });
    }
    assert!(looks > 100, "{} {scenario}: only {looks} looks", G::TITLE.id);
}

/// For each viewer a world that he could not tell from the truth.
fn worlds<G: Game>(truth: &G, rng: &mut Rng) -> Vec<(Viewer, G)> {
    let mut redraw = |world: &G, knower| world.redraw(knower, &mut |n| rng.u64(..n));
    let of = |knower: Seat| {
        let world = redraw(truth, knower);
        [(Viewer::Observer, redraw(&world, Seat(1 - knower.0))), (Viewer::Seat(knower), world)]
    };
    G::TITLE.seats().flat_map(of).collect()
}

fn tells_nothing<G: Mind>(
    (truth, world): (&G, &G),
    viewer: Viewer,
    seat: Seat,
    decision: G::Decision,
    rng: &mut Rng,
) {
    let (reason, truly) = (truth.thumb(seat, decision), known(truth, seat, decision, viewer));
    let mut others = offers(world, seat);
    let same = others.contains(&decision).then_some(decision);
    rng.shuffle(&mut others);
    others.truncate(TRIES);
    for other in others.into_iter().chain(same) {
        let elsewhere = world.thumb(seat, other);
        if elsewhere != reason && known(world, seat, other, viewer) == truly {
            let told = format!("{decision} is {reason:?}, but {other} is {elsewhere:?}");
            panic!("{viewer:?} can tell: {told}, in\n{}\nor\n{}", truth.pos(), world.pos());
        }
    }
}

/// What a viewer knows after a decision: what he sees, and what he was told.
fn known<G: Game>(world: &G, seat: Seat, decision: G::Decision, viewer: Viewer) -> (G::View, Vec<G::Event>) {
    let mut after = world.clone();
    let mut log = Vec::new();
    after.decide(seat, decision, &mut log);
    (after.view(viewer), log.iter().filter_map(|event| G::redact(event, viewer)).collect())
}
