//! Where both sides choose a card at once, a general decides only what is on offer, whoever decides first.

use std::sync::atomic::AtomicBool;

use ai::{Care, Effort, Level, Memory, Player, Verdict, choose, search};
use fastrand::Rng;
use game::{Game, Guess, Lang, Node, Seat};
use table::{Match, Seed, Table};
use testkit::{any, offers, walk};
use texas_glory::{Decision, State};

/// The card steps of the first turns of a random game.
fn card_steps(scenario: &str, number: u64) -> Vec<State> {
    let mut steps = Vec::new();
    walk::<State>(scenario, number, |state, seat, rng| {
        if state.node().awaited().iter().count() == 2 {
            steps.push(state.clone());
        }
        any(state, seat, rng).filter(|_| steps.len() < 4)
    });
    steps
}

/// What a general thinks of each card, and what it takes.
fn thought(state: &State, seat: Seat) -> (Verdict<Decision>, Option<Decision>) {
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
    for scenario in State::TITLE.scenarios {
        for before in (0..2).flat_map(|number| card_steps(scenario.id, number)) {
            for (seat, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
                let mut after = before.clone();
                after.decide(other, rng.choice(offers(&before, other)).expect("a card"), &mut ());
                for state in [&before, &after] {
                    let mut offered = offers(state, seat);
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
    for (first, second) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
        let scenario = "1836".parse().expect("a scenario of the game");
        let board: &mut dyn Table = &mut Match::<State>::new(scenario, Seed::from(1));
        for seat in [first, second] {
            let offers = board.offers(seat, Lang::En);
            assert!(board.awaited().contains(seat) && offers.len() > 1);
            let hint =
                board.hint(seat, Care { playouts: 60, decisions: 1 }, Lang::En).expect("it is awaited").now();
            assert!(hint.best.len() > 1 && hint.playouts > 30, "{hint:?}");
            assert!(hint.best.iter().all(|it| offers.contains(&it.offered)), "{hint:?}");
            let general = board.think(seat, Level::General.into(), 36).expect("it is awaited");
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
        let mut state = State::from_pos(LATE).expect("a position");
        state.decide(Seat(1), rng.choice(offers(&state, Seat(1))).expect("a card"), &mut ());
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
