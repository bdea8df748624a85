//! What a seat may not know: laws that compare the truth with states the seat could not tell from it.

use std::fmt::Debug;

use game::{Game, Input, Node, Seat, Viewer, play};

use crate::Law;
use crate::laws::{Found, demand};
use crate::trial::list;

/// A state that `knower` could not tell from the truth, and that is not the truth.
pub(crate) struct Twin<G> {
    pub knower: Seat,
    state: G,
}

/// How many states that a seat could not tell from the truth are levelled at a node.
const LEVELLED: usize = 3;

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

/// At a node, the knower sees, is offered and is refused the same in both. `offers` are truly his.
pub(crate) fn at_node<G: Game>(
    truth: &G,
    twin: &Twin<G>,
    offers: &[G::Decision],
    tries: &[G::Decision],
) -> Result<(), Found> {
    let Twin { knower, state } = twin;
    let knower = *knower;
    let side = G::TITLE.seat_id(knower);
    demand(G::HIDES, Law::Redraw, || {
        format!("it says that it hides nothing, but not all is open to {side}")
    })?;
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
    let mut redrawn = Vec::new();
    list(state, knower, &mut redrawn);
    demand(offers == redrawn, Law::OfferLeak, || format!("{side}: {}", difference(&offers, &redrawn)))?;
    let awaited = matches!(truth.node(), Node::Decide(seats) if seats.contains(knower));
    for &decision in tries.iter().filter(|_| awaited) {
        let (truly, redrawn) = (truth.check(knower, decision), state.check(knower, decision));
        demand(truly == redrawn, Law::RefusalLeak, || {
            format!("{side} {decision}: {truly:?}; in a state redrawn for {side}: {redrawn:?}")
        })?;
        let picks = G::picks(decision);
        for clicks in (1..=picks.len()).map(|count| &picks[..count]) {
            let (truly, redrawn) = (truth.from_picks(knower, clicks), state.from_picks(knower, clicks));
            demand(truly == redrawn, Law::RefusalLeak, || {
                format!("{side} clicks {clicks:?}: {truly:?}; in a state redrawn for {side}: {redrawn:?}")
            })?;
        }
    }
    Ok(())
}

/// The truth, what is redrawn from it, and what is redrawn from that again, level to the same state: one that the knower could
/// not tell from the truth either.
pub(crate) fn levelled<G: Game>(
    truth: &G,
    twin: &Twin<G>,
    rng: &mut fastrand::Rng,
) -> Result<Twin<G>, Found> {
    let knower = twin.knower;
    let level = truth.levelled(knower);
    let mut other = twin.state.clone();
    for _ in 0..LEVELLED {
        levels_alike(knower, &level, &other)?;
        other = other.redraw(knower, &mut |n| rng.u64(..n));
    }
    levels_alike(knower, &level, &level)?;
    Ok(Twin { knower, state: level })
}

pub(crate) fn levels_alike<G: Game>(knower: Seat, level: &G, other: &G) -> Result<(), Found> {
    let found = other.levelled(knower);
    demand(found == *level, Law::Levelled, || {
        let side = G::TITLE.seat_id(knower);
        format!("for {side}: {}\nfrom this one:\n{}", difference(level, &found), other.pos())
    })
}

/// The same input in both. If the knower's own decision shows or tells it something that differs, an event must
/// say so; and where a viewer sees the same, it must be told the same.
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
        let knower = Viewer::Seat(twin.knower);
        let truly = (next.view(knower), told::<G>(log, knower));
        let redrawn = (other.view(knower), told::<G>(&other_log, knower));
        demand(truly == redrawn, Law::Undo, || {
            format!("{side} learned from its own decision: {}", difference(&truly, &redrawn))
        })?;
    }
    for viewer in [Viewer::Seat(twin.knower), Viewer::Observer] {
        tell_alike(viewer, twin.state.turn(), (next, log), (&other, &other_log))?;
    }
    Ok(())
}

/// Other inputs that leave a viewer's view the same must not be told apart by events, and lead to states that level to one:
/// another choice of the actor, another draw. Concerns only viewers that something is hidden from.
pub(crate) fn told_apart<G: Game>(
    before: &G,
    others: &[Input<G::Decision>],
    (input, next, log): (Input<G::Decision>, &G, &[G::Event]),
    rng: &mut fastrand::Rng,
) -> Result<(), Found> {
    let acts = |seat: Seat| matches!(input, Input::Decide(actor, _) if actor == seat);
    let mut in_the_dark: Vec<Viewer> = G::TITLE
        .seats()
        .filter(|&seat| !acts(seat) && next.redraw(seat, &mut |n| rng.u64(..n)) != *next)
        .map(Viewer::Seat)
        .collect();
    if in_the_dark.is_empty() {
        return Ok(());
    }
    in_the_dark.push(Viewer::Observer);
    for &input in others {
        let mut other = before.clone();
        let mut other_log = Vec::new();
        if play(&mut other, input, &mut other_log).is_ok() && other != *next {
            for &viewer in &in_the_dark {
                tell_alike(viewer, before.turn(), (next, log), (&other, &other_log))?;
                if let Viewer::Seat(seat) = viewer
                    && next.view(viewer) == other.view(viewer)
                    && told::<G>(log, viewer) == told::<G>(&other_log, viewer)
                {
                    levels_alike(seat, &next.levelled(seat), &other)?;
                }
            }
        }
    }
    Ok(())
}

/// Where a viewer sees the same and nothing was revealed, it is told the same. When a new turn has begun the table is
/// cleared of markers and dice that all have seen, so that a view no longer shows what an event rightly told.
fn tell_alike<G: Game>(
    viewer: Viewer,
    before_turn: u16,
    (truth, log): (&G, &[G::Event]),
    (other, other_log): (&G, &[G::Event]),
) -> Result<(), Found> {
    let (truly, otherwise) = (told::<G>(log, viewer), told::<G>(other_log, viewer));
    if before_turn != truth.turn() || truly == otherwise || truly.iter().chain(&otherwise).any(G::reveals) {
        return Ok(());
    }
    demand(truth.view(viewer) != other.view(viewer), Law::EventLeak, || {
        format!("{viewer:?} sees the same, but is told otherwise: {}", difference(&truly, &otherwise))
    })
}

fn told<G: Game>(log: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    log.iter().filter_map(|event| G::redact(event, viewer)).collect()
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
