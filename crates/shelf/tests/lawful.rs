//! A general decides only what is on offer, also where both sides choose at once and whoever decides first.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use ai::{Care, Effort, Level, Memory, Player, Verdict, choose, search};
use fastrand::Rng;
use game::{Game, Guess, Lang, Mind, Node, Seat};
use table::Seed;
use texas_glory::Decision;

/// A game, or its first turns, between two generals who play on so often in thought and remember what they thought.
fn plays_by_the_rules<G: Mind>(scenario: G::Scenario, playouts: u32, turns: u16, number: u64) {
    let player = Player { level: Level::General, effort: Effort::Playouts(playouts) };
    let mut rng = Rng::with_seed(number);
    let mut memory = Memory::default();
    let mut state = G::start(scenario);
    for _ in 0..G::MAX_INPUTS {
        match state.node() {
            Node::Over(_) => return,
            _ if state.turn() > turns => return,
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                let awaited: Vec<Seat> = seats.iter().collect();
                let seat = rng.choice(awaited).expect("a node awaits somebody");
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let decision = choose(&guess, player, 1, &AtomicBool::new(false), &mut memory, &mut rng);
                let decision = decision.unwrap_or_else(|| panic!("no decision in\n{}", state.pos()));
                let lawful = state.check(seat, decision);
                assert_eq!(lawful, Ok(()), "{decision} in\n{}", state.pos());
                state.decide(seat, decision, &mut ());
            }
        }
    }
    panic!("a game without an end: {}", state.pos());
}

/// So many games of each scenario; most of them end with their first turns, where both sides have the most to choose from.
fn all_scenarios<G: Mind>(games: u64) {
    for scenario in G::TITLE.scenarios {
        let parsed = scenario.id.parse().expect("a scenario of the game");
        for number in 0..games {
            let turns = if number % 10 == 0 { u16::MAX } else { 2 };
            // From the least that is a search to what fills the memory.
            plays_by_the_rules::<G>(parsed, [2, 8, 20][number as usize % 3], turns, number);
        }
    }
}

#[test]
fn generals_play_texas_glory_by_the_rules() {
    all_scenarios::<texas_glory::State>(21);
}

#[test]
fn generals_play_charge_by_the_rules() {
    all_scenarios::<charge::State>(60);
}

#[test]
fn generals_play_thirteen_days_by_the_rules() {
    all_scenarios::<thirteen_days::State>(10);
}

#[test]
fn generals_play_the_alamo_by_the_rules() {
    all_scenarios::<the_alamo::State>(20);
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Decision> {
    let mut all = Vec::new();
    let _ = state.legal(seat, &mut |decision| {
        all.push(decision);
        ControlFlow::Continue(())
    });
    all
}

/// The card steps of the first turns of a random game.
fn card_steps(scenario: &str, number: u64) -> Vec<texas_glory::State> {
    let mut rng = Rng::with_seed(number);
    let mut state = texas_glory::State::start(scenario.parse().expect("a scenario of the game"));
    let mut steps = Vec::new();
    while steps.len() < 4 {
        match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                if seats.iter().count() == 2 {
                    steps.push(state.clone());
                }
                let seat = seats.iter().next().expect("a node awaits somebody");
                let decision = state.sample(seat, &mut |n| rng.u64(..n)).expect("it can decide");
                state.decide(seat, decision, &mut ());
            }
        }
    }
    steps
}

/// What a general thinks of each card, and what it takes.
fn thought(state: &texas_glory::State, seat: Seat) -> (Verdict<Decision>, Option<Decision>) {
    let (effort, never) = (Effort::Playouts(60), AtomicBool::new(false));
    let mut rng = Rng::with_seed(1836);
    let guess = Guess::of(state, seat, &mut |n| rng.u64(..n));
    let verdict = search(&guess, effort, 1, &never, &mut Memory::default(), &mut rng.clone());
    let general = Player { level: Level::General, effort };
    let taken = choose(&guess, general, 1, &never, &mut Memory::default(), &mut rng);
    (verdict, taken)
}

/// Each side weighs all its cards, whether the other has chosen or not, and whatever the other has chosen.
#[test]
fn cards_are_chosen_at_once() {
    let (mut looks, mut rng) = (0, Rng::with_seed(36));
    for scenario in texas_glory::State::TITLE.scenarios {
        for before in (0..2).flat_map(|number| card_steps(scenario.id, number)) {
            for (seat, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
                let mut after = before.clone();
                after.decide(other, rng.choice(legal(&before, other)).expect("a card"), &mut ());
                for state in [&before, &after] {
                    let mut offered = legal(state, seat);
                    let (verdict, taken) = thought(state, seat);
                    let mut weighed: Vec<Decision> = verdict.ranked.iter().map(|it| it.decision).collect();
                    assert!(offered.len() == 1 || verdict.playouts > 30, "{verdict:?}");
                    assert_eq!(taken, weighed.first().copied());
                    weighed.sort_unstable();
                    offered.sort_unstable();
                    assert_eq!(weighed, offered, "{}", state.pos());
                    let twin = state.redraw(seat, &mut |n| rng.u64(..n));
                    assert_eq!(thought(&twin, seat), (verdict, taken), "{}", state.pos());
                    looks += 1;
                }
            }
        }
    }
    assert!(looks > 80, "only {looks}");
}

/// The same at the table: a hint names cards, and a general plays one, on one core and on two.
#[test]
fn each_side_is_advised_about_its_card_whoever_chooses_first() {
    let entry = shelf::game("texas-glory").expect("on the shelf");
    for (first, second) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
        let mut board = entry.start("1836", Seed::from(1).into()).expect("a scenario of the game");
        for seat in [first, second] {
            let offers = board.offers(seat, Lang::En);
            assert!(board.awaited().contains(seat) && offers.len() > 1);
            let hint =
                board.hint(seat, Care { playouts: 60, decisions: 1 }, Lang::En).expect("it is awaited").now();
            assert!(hint.best.len() > 1 && hint.playouts > 30, "{hint:?}");
            assert!(hint.best.iter().all(|it| offers.contains(&it.offered)), "{hint:?}");
            let general = board.think(seat, Level::General, 36).expect("it is awaited");
            let decision = general.run(2, &AtomicBool::new(true));
            board.decide(seat, &decision, Lang::En).expect("it is on offer");
        }
    }
}

const LATE: &str = "\
1836 turn 11
step cards
hand texan 4 5
hand mexican 1 2
player1 mexican
mover texan
deck 19
burned 0412 0508 0511
raid mexican
0308: AAm1
0311: Gro4
0407: Tol2
0410: GAm2
0507: Mex4 Gdl4
0511: Urr3
0606: Jim2
0610: Gao2
0710: Ses2
0808: Zap1
0809: San3
0904: Tlc1
0906: Que2
0908: Ald2 Gto2
1005: TrV2
1010: Wal1 She2 MCv2
1109: Aus2
1110: Mld2 NOr2
1207: Bur4
1307: SLP1
1406: Geo2
1407: NYk2
JES: Gai3 US54
pool: Seg1 US34
dead: Hou Tra Fan Bow Kim Gra Hor War Nas MIn Dol Mat Mor Tam Yuc Cua Gar
mixed She Mld NOr MCv
mixed NYk Seg US3
mixed Ses Gao Gto
mixed Jim Tlc Gro Mex Gdl AAm
mixed Ald Zap
mixed Que TrV
unmet NYk
seen Geo1
";

/// Once the cards lie open, what was thought before of other cards of the enemy's is no decision any more.
#[test]
fn what_is_remembered_of_other_worlds_is_not_played() {
    let never = AtomicBool::new(false);
    for luck in 0..600 {
        let mut rng = Rng::with_seed(luck);
        let general = Player { level: Level::General, effort: Effort::Playouts(rng.u32(2..16)) };
        let mut state = texas_glory::State::from_pos(LATE).expect("a position");
        state.decide(Seat(1), rng.choice(legal(&state, Seat(1))).expect("a card"), &mut ());
        let mut memory = Memory::default();
        while let Node::Decide(seats) = state.node()
            && seats.contains(Seat(0))
        {
            let guess = Guess::of(&state, Seat(0), &mut |n| rng.u64(..n));
            let decision = choose(&guess, general, 1, &never, &mut memory, &mut rng).expect("a decision");
            assert_eq!(state.check(Seat(0), decision), Ok(()), "{decision} in\n{}", state.pos());
            state.decide(Seat(0), decision, &mut ());
        }
    }
}
