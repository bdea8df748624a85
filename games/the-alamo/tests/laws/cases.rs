//! Readings of the charts and of the map, case by case: tables in this folder.

use std::collections::BTreeMap;

use game::{Dice, Fate, Game, Node, Seat};
use the_alamo::odds::{self, CombatResult, DamageOutcome};
use the_alamo::sight::{Scene, sight};
use the_alamo::{Assault, Decision, Place, State, Terrain, Wall};

/// The rows of a table, by their column names.
fn rows(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("a header").split(',').collect();
    lines.map(|line| names.iter().copied().zip(line.split(',')).collect()).collect()
}

fn terrain(name: &str) -> Terrain {
    Terrain::ALL.into_iter().find(|terrain| terrain.code() == name).expect("a terrain")
}

#[test]
fn the_combat_results_table_reads_as_printed() {
    let rows = rows(include_str!("../crt.csv"));
    assert_eq!(rows.len(), 37);
    for row in rows {
        let strength = row["strength"].parse().expect("a strength");
        let column = odds::column(&Assault::default(), terrain(row["hexside"]), strength);
        assert_eq!(column.to_string(), row["column"], "{row:?}");
        let result = match odds::result(column, row["die"].parse().expect("a die")) {
            CombatResult::Nothing => "-".to_owned(),
            CombatResult::Counterattack => "C".to_owned(),
            CombatResult::Hit(0) => "H".to_owned(),
            CombatResult::Hit(added) => added.to_string(),
        };
        assert_eq!(result, row["result"], "{row:?}");
    }
}

#[test]
fn damage_checks_come_out() {
    let rows = rows(include_str!("../damage.csv"));
    assert_eq!(rows.len(), 13);
    for row in rows {
        let number = |name: &str| row[name].parse::<i8>().expect("a number");
        let modifier: i8 =
            row["modifiers"].split(' ').map(|part| part.parse::<i8>().expect("a number")).sum();
        assert_eq!(number("dice") + modifier, number("total"), "{row:?}");
        let outcome = match odds::damage(number("total"), number("morale") as u8) {
            DamageOutcome::NoEffect => "no effect",
            DamageOutcome::Disordered => "disordered",
            DamageOutcome::StepLoss => "step loss",
            DamageOutcome::Eliminated => "eliminated",
        };
        assert_eq!(outcome, row["outcome"], "{row:?}");
    }
}

#[test]
fn lines_of_sight_hold_both_ways() {
    for row in rows(include_str!("../sight.csv")) {
        let place = |text: &str| text.parse::<Place>().expect("a place");
        let others = row["others"].split(' ').filter(|text| *text != "-").map(place);
        let (from, to) = (place(row["from"]), place(row["to"]));
        let scene = Scene::new(others.chain([from, to]), []);
        for (from, to) in [(from, to), (to, from)] {
            assert_eq!(sight(&scene, from, to).is_ok(), row["expected"] == "clear", "{row:?} from {from}");
        }
    }
}

#[test]
fn steps_cost_what_the_chart_says() {
    for row in rows(include_str!("../movement.csv")) {
        let (from, to): (Place, Place) = (row["from"].parse().unwrap(), row["to"].parse().unwrap());
        let costs =
            [(from, to), (to, from)].map(|(from, to)| from.link_to(to).and_then(|link| link.over.cost()));
        let cost = costs[0].map_or("-".to_owned(), |cost| cost.to_string());
        assert_eq!(cost, row["cost"], "{row:?}");
        assert_eq!(costs[0], costs[1], "{row:?} and back");
    }
    assert_eq!(Terrain::Breach.cost(), Some(1));
}

/// A position with a Mexican unit on one side of a breach: through it every step costs one.
#[test]
fn a_breach_costs_one() {
    for (from, to) in
        [("0612", "0712"), ("1024", "1023i"), ("1024", "1023r"), ("1521", "1620"), ("1423", "1422")]
    {
        let (from, to): (Place, Place) = (from.parse().unwrap(), to.parse().unwrap());
        let wall = Wall::between(from.hex(), to.hex()).expect("a wall");
        let text = format!("turn 3, moving\n{from}: Ald1\n1613: Horse\nbreach: {wall}\nactive: Ald1\n");
        let state = State::from_pos(&text).expect("a position");
        assert_eq!(state.check(the_alamo::MEXICAN, Decision::To(to)), Ok(()), "{from} {to}");
    }
}

fn dice(faces: &[u8]) -> Fate {
    Fate::Dice(Dice::new(faces).expect("dice"))
}

fn play(state: &mut State, seat: Seat, decisions: &[&str]) {
    for text in decisions {
        let decision = text.parse().expect("a decision");
        assert_eq!(state.check(seat, decision), Ok(()), "{text} in\n{}", state.pos());
        state.decide(seat, decision, &mut ());
    }
}

#[test]
fn losses_mean_withdrawal_turn_by_turn() {
    for (turn, losses, withdraws) in
        [(1, 350, true), (2, 390, false), (2, 400, true), (12, 890, false), (14, 900, true)]
    {
        let text = format!("turn {turn}, mexican movement\n0601: Ald1\n1613: Horse\nlosses: {losses}\n");
        let mut state = State::from_pos(&text).expect("a position");
        play(&mut state, the_alamo::MEXICAN, &["done"]);
        let withdrew = matches!(state.node(), Node::Chance(_));
        assert_eq!(withdrew, withdraws, "turn {turn}, losses {losses}");
        if withdrew {
            state.resolve(dice(&[3, 4]), &mut ());
            assert!(matches!(state.node(), Node::Over(outcome) if outcome.winner == Some(the_alamo::TEXAN)));
        }
    }
}

#[test]
fn the_reserve_comes_a_turn_later_whatever_became_of_the_first() {
    let text = "turn 3, commitment\n0809: Ald1\n1613: Horse\n";
    let mut state = State::from_pos(text).expect("a position");
    play(&mut state, the_alamo::MEXICAN, &["reserve", "done"]);
    assert_eq!(state.turn(), 4);
    play(&mut state, the_alamo::MEXICAN, &["deploy all"]);
    assert!(state.pos().starts_with("turn 4, texan movement"), "{}", state.pos());
    assert!(state.pos().contains("Zap1") && state.pos().contains("Castrillon"), "{}", state.pos());
    let shaken = State::from_pos("turn 3, mexican movement\n0809: Ald1!\n1515: Mat1\n1613: Horse\n")
        .expect("a position");
    assert!(
        !shaken.view(game::Viewer::Observer).within_walls,
        "disordered, and in the courtyard: nobody counts"
    );
}

#[test]
fn units_come_back_when_they_reach_space_0() {
    let text = "turn 3, mexican movement\n0601: Ald1\n1613: Horse\ntrack 1: Ald2*\ntrack 3: Ald3*\n";
    let mut state = State::from_pos(text).expect("a position");
    play(&mut state, the_alamo::MEXICAN, &["done", "deploy all"]);
    assert!(state.pos().contains("Ald2-*"), "{}", state.pos());
    assert!(state.pos().contains("track 2: Ald3*"), "{}", state.pos());
}
