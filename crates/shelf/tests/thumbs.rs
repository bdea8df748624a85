//! Rules of thumb: each has its words, most decisions have theirs, and none tells what is hidden.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player, choose};
use fastrand::Rng;
use game::{Game, Guess, Lang, Mind, Node, Phrase, Seat, Viewer, Words};

/// Decisions of which, among those with a choice, at least so many in a hundred have a reason.
const MOST: usize = 90;
/// So many other decisions are tried in another world.
const TRIES: usize = 40;

fn offers<G: Game>(state: &G, seat: Seat) -> Vec<G::Decision> {
    let mut offers = Vec::new();
    let _ = state.legal(seat, &mut |decision| {
        offers.push(decision);
        ControlFlow::Continue(())
    });
    offers
}

/// Plays a game; `decide` chooses for whoever is awaited first.
fn play<G: Game>(scenario: &str, rng: &mut Rng, mut decide: impl FnMut(&G, Seat, &mut Rng) -> G::Decision) {
    let mut state = G::start(scenario.parse().expect("a scenario of the game"));
    loop {
        match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                let seat = seats.iter().nth(rng.usize(..seats.iter().count())).expect("somebody is awaited");
                let decision = decide(&state, seat, rng);
                state.decide(seat, decision, &mut ());
            }
        }
    }
}

/// What is listed can be said in both languages as a name and an explanation; what can be said is listed, once; and the code
/// says it.
fn have_words<G: Words + Mind>(code: &str) {
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

#[test]
fn every_rule_of_thumb_has_its_words() {
    have_words::<charge::State>(include_str!("../../../games/charge/src/mind/thumb.rs"));
    have_words::<thirteen_days::State>(include_str!("../../../games/thirteen-days/src/mind/thumb.rs"));
    have_words::<texas_glory::State>(include_str!("../../../games/texas-glory/src/mind/thumb.rs"));
    have_words::<the_alamo::State>(include_str!("../../../games/the-alamo/src/mind/thumb.rs"));
    have_words::<courier::State>(include_str!("../../../games/courier/src/mind.rs"));
}

/// Plays games between two `regular` players and counts what they can explain.
fn explains_itself<G: Mind>(scenario: &str, games: u64) {
    let (mut free, mut told) = (0, 0);
    let player = Player { level: Level::Regular, effort: Effort::Playouts(1) };
    for number in 0..games {
        play::<G>(scenario, &mut Rng::with_seed(number), |state, seat, rng| {
            let guess = Guess::of(state, seat, &mut |n| rng.u64(..n));
            let never = AtomicBool::new(false);
            let decision = choose(&guess, player, 1, &never, &mut Memory::default(), rng);
            let decision = decision.expect("somebody is awaited");
            if offers(state, seat).len() > 1 {
                let thumb = state.thumb(seat, decision);
                assert!(
                    thumb.is_none_or(|thumb| G::THUMBS.of(seat).any(|listed| listed == thumb)),
                    "{thumb:?}"
                );
                free += 1;
                told += usize::from(thumb.is_some());
            }
            decision
        });
    }
    println!("{} {scenario}: {told} of {free} decisions have a reason", G::TITLE.id);
    assert!(100 * told >= MOST * free, "{} {scenario}: only {told} of {free}", G::TITLE.id);
}

#[test]
fn most_decisions_of_a_computer_have_a_reason() {
    explains_itself::<charge::State>("assault", 3);
    explains_itself::<thirteen_days::State>("solitaire", 3);
    explains_itself::<thirteen_days::State>("two-player", 3);
    for scenario in texas_glory::State::TITLE.scenarios {
        explains_itself::<texas_glory::State>(scenario.id, 2);
    }
    explains_itself::<the_alamo::State>("assault", 1);
    explains_itself::<courier::State>("letter", 20);
}

/// What a viewer knows after a decision: what he sees, and what he was told.
fn known<G: Game>(world: &G, seat: Seat, decision: G::Decision, viewer: Viewer) -> (G::View, Vec<G::Event>) {
    let mut after = world.clone();
    let mut log = Vec::new();
    after.decide(seat, decision, &mut log);
    (after.view(viewer), log.iter().filter_map(|event| G::redact(event, viewer)).collect())
}

/// A decision has the same reason as any other, in the truth or in a world that the viewer could not tell from it, that he
/// cannot tell from that decision. So the reason tells him nothing: neither its maker, nor the enemy, nor an observer.
fn tells_nothing<G: Mind>(scenario: &str, games: u64, stride: u32) {
    let mut looks = 0;
    for number in 0..games {
        play::<G>(scenario, &mut Rng::with_seed(number), |truth, seat, rng| {
            let decision = truth.sample(seat, &mut |n| rng.u64(..n)).expect("an awaited seat can decide");
            if rng.u32(..stride) > 0 {
                return decision;
            }
            let reason = truth.thumb(seat, decision);
            let mut redraw = |world: &G, knower| world.redraw(knower, &mut |n| rng.u64(..n));
            let mut worlds: Vec<(Viewer, G)> = Vec::new();
            for knower in G::TITLE.seats() {
                let world = redraw(truth, knower);
                worlds.push((Viewer::Observer, redraw(&world, Seat(1 - knower.0))));
                worlds.push((Viewer::Seat(knower), world));
            }
            for (viewer, world) in worlds {
                let truly = known(truth, seat, decision, viewer);
                let mut others = offers(&world, seat);
                rng.shuffle(&mut others);
                others.truncate(TRIES);
                others.extend(offers(&world, seat).contains(&decision).then_some(decision));
                for other in others {
                    let elsewhere = world.thumb(seat, other);
                    if elsewhere != reason && known(&world, seat, other, viewer) == truly {
                        let told = format!("{decision} is {reason:?}, but {other} is {elsewhere:?}");
                        panic!("{viewer:?} can tell: {told}, in\n{}\nor\n{}", truth.pos(), world.pos());
                    }
                }
                looks += 1;
            }
            decision
        });
    }
    assert!(looks > 100, "{} {scenario}: only {looks} looks", G::TITLE.id);
}

#[test]
fn in_texas_glory_a_reason_tells_nothing_hidden() {
    for scenario in texas_glory::State::TITLE.scenarios {
        tells_nothing::<texas_glory::State>(scenario.id, 12, 4);
    }
}

#[test]
fn in_the_alamo_a_reason_tells_nothing_hidden() {
    tells_nothing::<the_alamo::State>("assault", 1, 40);
}

#[test]
fn in_the_courier_a_reason_tells_nothing_hidden() {
    tells_nothing::<courier::State>("letter", 20, 1);
}
