//! Clause examples and counted continuations on the toy.

use game::{Lang, PerLang};
use testkit::{Marks, Tally, examined, retell, run_clauses, run_perft};

use super::rules::State;

const SOUND: PerLang<&str> = game::texts!("", "/sound.md");
const FAULTY: PerLang<&str> = game::texts!("", "/faulty.md");

fn run(text: PerLang<&str>) -> Result<Tally, Vec<String>> {
    let book = book::read(&[text], PerLang([""; Lang::COUNT])).expect("a sound book");
    run_clauses::<State>(&book)
}

#[test]
fn sound_examples_run_and_are_counted_by_clause() {
    let tally = run(SOUND).unwrap_or_else(|all| panic!("{}", all.join("\n")));
    let counted: Vec<(&str, usize)> = tally.iter().map(|(clause, count)| (clause.as_str(), *count)).collect();
    assert_eq!(counted, [("1", 1), ("2", 1), ("3.2", 2), ("3.3", 1), ("4.1", 2)]);
}

/// Each faulty example says in a `note` what must be told about that line; nothing else may be told.
#[test]
fn every_faulty_line_is_told_at_once_with_its_number() {
    let told = run(FAULTY).expect_err("every example is faulty");
    let wanted: Vec<(usize, &str)> = FAULTY[Lang::En]
        .lines()
        .enumerate()
        .filter_map(|(at, line)| {
            let below =
                line.split_once("TOLD BELOW ").map(|(_, part)| (at + 2, part.trim_end_matches(" -->")));
            below.or_else(|| line.split_once("TOLD ").map(|(_, part)| (at + 1, part)))
        })
        .collect();
    assert_eq!(told.len(), wanted.len(), "{}", told.join("\n"));
    for (told, (line, part)) in told.iter().zip(wanted) {
        assert!(told.starts_with(&format!("The toy:{line}: ")), "{line}: {part}: {told}");
        assert!(told.contains(part), "{line}: {part:?} is not told: {told}");
    }
}

const COUNTED: &str = "\
# why: one march, answered or not; fate is enumerated
turn 2, march, red first, first half
red: 1:7 - -
blue: 2:2 - -
pool:
perft 1 3
perft 2 8

# why: two seats at once, every order
start None
perft 1 12
";

#[test]
fn perft_counts_decisions_and_fate() {
    assert_eq!(run_perft::<State>("toy.perft", COUNTED), Ok(3));
}

#[test]
fn perft_tells_what_differs_and_where() {
    let wrong = COUNTED.replace("perft 2 8", "perft 2 7").replace("perft 1 12", "perft 1 13");
    let told = run_perft::<State>("toy.perft", &wrong).expect_err("two counts are wrong");
    assert_eq!(told.len(), 2, "{}", told.join("\n"));
    assert!(told[0].starts_with("toy.perft:7: perft 2: 7 expected, 8 counted"), "{}", told[0]);
    assert!(told[0].contains("red march 0 2: 2"), "{}", told[0]);
    let unreasoned = "start None\nperft 1 12\n";
    assert!(run_perft::<State>("toy.perft", unreasoned).expect_err("no why")[0].contains("say why"));
    let endless = "# why: far too deep\nstart None\nperft 12 1\n";
    assert!(run_perft::<State>("toy.perft", endless).expect_err("too deep")[0].contains("more than"));
}

const RETOLD: &str = "\
# why: a game that is broken off
start None
draw 3
    | Something happened (2)
draw 0
    | Something happened (2)
end
turn 1, muster red 1, red first, first half
red: 0:3 - -
blue: 4:0 - -
pool: 1 2 4 5 6 7 8 9 10 11
";

#[test]
fn a_golden_game_is_retold_from_its_inputs() {
    assert_eq!(retell::<State>(RETOLD).as_deref(), Ok(RETOLD));
    let bare = "# why: a game that is broken off\nstart None\ndraw 3\ndraw 0\n";
    assert_eq!(retell::<State>(bare).as_deref(), Ok(RETOLD));
    let stale = RETOLD.replace("Something", "Nothing").replace("0:3", "0:4");
    assert_eq!(retell::<State>(&stale).as_deref(), Ok(RETOLD));
    let refused = retell::<State>("start None\ndraw 3\nred halt\n").expect_err("out of turn");
    assert!(refused.starts_with("3: red halt: "), "{refused}");
}

const ASKED: &str = "\
# why: the last march of the game, one block against two: without a fight it is lost
turn 6, march, red first, second half
red: 1:0 0:1 -
blue: 2:11 - -
pool:
must march 0 1
never h*t
never march * 3
";

#[test]
fn an_exam_is_passed_by_thought_and_not_by_luck() {
    let put = |player: &str| examined::<State>("toy.exam", ASKED, player.parse().unwrap());
    let Marks { never, must, wrong } = put("general@50").expect("it can be read");
    assert_eq!((never, must), ((1, 1), (1, 1)), "{wrong:?}");
    let Marks { never, must, wrong } = put("random").expect("it can be read");
    assert_eq!((never, must), ((0, 1), (0, 1)), "one of three throws is wrong");
    assert!(wrong[0].starts_with("toy.exam:1: random: ") && wrong[0].ends_with("it is lost"), "{wrong:?}");
}

#[test]
fn an_exam_must_be_put_well() {
    let fault = |from: &str, to: &str| {
        let text = ASKED.replace(from, to);
        let player = "regular".parse().unwrap();
        examined::<State>("toy.exam", &text, player).expect_err("it is put badly").join("\n")
    };
    assert!(fault("why", "because").contains("say why"));
    assert!(fault("march 0 1", "march 0 2").contains("\"march 0 2\" is not on offer"));
    assert!(fault("march 0 1\nnever h*t\nnever march * 3", "*").contains("every answer is right"));
    assert!(fault("never", "seat red\nnever").contains("does not wait"));
    assert!(fault("red: 1:0", "red: 1:99").starts_with("toy.exam:1: "));
}
