//! What a seat may not know: laws that compare the truth with states the seat could not tell from it.

use std::fmt::Debug;

use game::{Game, Input, Node, Seat, Viewer, play};

use crate::Law;
use crate::laws::{Found, demand};
use crate::trial::list;

/// A state that `knower` could not tell from the truth, and that is not the truth.
pub(crate) struct Twin<G> {
    knower: Seat,
    state: G,
}

/// One twin for each seat that something is hidden from.
pub(crate) fn twins<G: Game>(truth: &G, rng: &mut fastrand::Rng) -> Vec<Twin<G>> {
    let mut twins = Vec::new();
    for knower in G::TITLE.seats() {
        let state = truth.redraw(knower, &mut |n| rng.u64(..n));
        if state != *truth {
            twins.push(Twin { knower, state });
        }
    }
    twins
}

/// At a node, the knower sees, is offered and is refused the same in both.
pub(crate) fn at_node<G: Game>(truth: &G, twin: &Twin<G>, tries: &[G::Decision]) -> Result<(), Found> {
    let Twin { knower, state } = twin;
    let knower = *knower;
    let side = G::TITLE.seat_id(knower);
    state.invariants().map_err(|fault| (Law::Redraw, format!("redrawn for {side}: {fault}")))?;
    let waits_alike = match (truth.node(), state.node()) {
        (Node::Chance(_), Node::Chance(_)) => true,
        (truly, redrawn) => truly == redrawn,
    };
    demand(waits_alike && truth.turn() == state.turn(), Law::Redraw, || {
        format!("redrawn for {side}: waits for {:?}, truly for {:?}", state.node(), truth.node())
    })?;
    for viewer in [Viewer::Seat(knower), Viewer::Observer] {
        let (truly, redrawn) = (truth.view(viewer), state.view(viewer));
        demand(truly == redrawn, Law::ViewLeak, || {
            format!(
                "{viewer:?} can tell the truth from a state redrawn for {side}: {}",
                difference(&truly, &redrawn)
            )
        })?;
    }
    let (mut truly, mut redrawn) = (Vec::new(), Vec::new());
    list(truth, knower, &mut truly);
    list(state, knower, &mut redrawn);
    demand(truly == redrawn, Law::OfferLeak, || format!("{side}: {}", difference(&truly, &redrawn)))?;
    let awaited = matches!(truth.node(), Node::Decide(seats) if seats.contains(knower));
    for &decision in tries.iter().filter(|_| awaited) {
        let (truly, redrawn) = (truth.check(knower, decision), state.check(knower, decision));
        demand(truly == redrawn, Law::RefusalLeak, || {
            format!("{side} {decision}: {truly:?}; in a state redrawn for {side}: {redrawn:?}")
        })?;
        let picks = G::picks(decision);
        let (truly, redrawn) = (truth.from_picks(&picks), state.from_picks(&picks));
        demand(truly == redrawn, Law::RefusalLeak, || {
            format!("{side} clicks {picks:?}: {truly:?}; in a state redrawn for {side}: {redrawn:?}")
        })?;
    }
    Ok(())
}

/// The same input in both: if the knower's view then differs, its own decision told it something, and an event
/// must say so; if it does not, neither may the events.
pub(crate) fn after_input<G: Game>(
    input: Input<G::Decision>,
    next: &G,
    log: &[G::Event],
    twin: &Twin<G>,
) -> Result<(), Found> {
    let side = G::TITLE.seat_id(twin.knower);
    let mut other = twin.state.clone();
    let mut other_log = Vec::new();
    if play(&mut other, input, &mut other_log).is_err() {
        // An enemy's choice, or a draw, that rests on what the knower does not know.
        return Ok(());
    }
    if matches!(input, Input::Decide(seat, _) if seat == twin.knower) && !log.iter().any(G::reveals) {
        let (truly, redrawn) = (next.view(Viewer::Seat(twin.knower)), other.view(Viewer::Seat(twin.knower)));
        demand(truly == redrawn, Law::Undo, || {
            format!("{side} learned from its own decision: {}", difference(&truly, &redrawn))
        })?;
    }
    for viewer in [Viewer::Seat(twin.knower), Viewer::Observer] {
        tell_alike(viewer, (next, log), (&other, &other_log))?;
    }
    Ok(())
}

/// Other choices of the actor that leave a viewer's view the same must not be told apart by events.
pub(crate) fn told_apart<G: Game>(
    before: &G,
    actor: Seat,
    others: &[G::Decision],
    next: &G,
    log: &[G::Event],
    rng: &mut fastrand::Rng,
) -> Result<(), Found> {
    let hidden_from =
        |knower: Seat, rng: &mut fastrand::Rng| next.redraw(knower, &mut |n| rng.u64(..n)) != *next;
    let kept_in_the_dark: Vec<Seat> =
        G::TITLE.seats().filter(|&seat| seat != actor && hidden_from(seat, rng)).collect();
    if kept_in_the_dark.is_empty() {
        return Ok(());
    }
    for &decision in others {
        let mut other = before.clone();
        let mut other_log = Vec::new();
        other.decide(actor, decision, &mut other_log);
        if other != *next {
            for viewer in kept_in_the_dark.iter().copied().map(Viewer::Seat).chain([Viewer::Observer]) {
                tell_alike(viewer, (next, log), (&other, &other_log))?;
            }
        }
    }
    Ok(())
}

/// Where a viewer sees the same and nothing was revealed, it is told the same.
fn tell_alike<G: Game>(
    viewer: Viewer,
    (truth, log): (&G, &[G::Event]),
    (other, other_log): (&G, &[G::Event]),
) -> Result<(), Found> {
    let told = |log: &[G::Event]| -> Vec<G::Event> {
        log.iter().filter_map(|event| G::redact(event, viewer)).collect()
    };
    let (truly, otherwise) = (told(log), told(other_log));
    if truly == otherwise || truly.iter().chain(&otherwise).any(G::reveals) {
        return Ok(());
    }
    demand(truth.view(viewer) != other.view(viewer), Law::EventLeak, || {
        format!("{viewer:?} sees the same, but is told otherwise: {}", difference(&truly, &otherwise))
    })
}

/// The first lines in which two values differ.
pub(crate) fn difference(one: &impl Debug, other: &impl Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let differing = one.lines().zip(other.lines()).enumerate().find(|(_, (a, b))| a != b);
    match differing {
        Some((at, (a, b))) => {
            let context: Vec<&str> = one.lines().take(at).skip(at.saturating_sub(3)).map(str::trim).collect();
            format!("… {} `{}` against `{}`", context.join(" "), a.trim(), b.trim())
        }
        None => format!("{} lines against {}", one.lines().count(), other.lines().count()),
    }
}
