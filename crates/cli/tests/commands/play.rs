//! `play`, line by line.

use std::fs;

use crate::{bexar, bexar_reading, finished, scratch, stderr, stdout};

#[test]
fn a_whole_game_is_played_by_a_script() {
    let (record, decisions) = finished(21);
    let file = scratch("scripted.txt");
    let args = ["play", "charge", "--opponent", "human", "--seed", "21", "--every-step", "--record"];
    let output = bexar_reading(&[&args[..], &[file.to_str().unwrap()]].concat(), &decisions.join("\n"));
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains(" won."));
    assert_eq!(fs::read_to_string(&file).unwrap(), record);
    assert_eq!(bexar(&["replay", file.to_str().unwrap(), "--verify"]).status.code(), Some(0));
}

#[test]
fn questions_are_answered_and_change_nothing() {
    let script = "?\nboard\nwhy place Travis NF\nwhy place Travis N\nrules 19.1\nodds\nhelp\nplace Travis N\nundo\nundo\nquit\n";
    let output = bexar_reading(&["play", "charge", "--seed", "1"], script);
    let told = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    for part in [
        "place Travis N ",
        "That is allowed.",
        "There are no odds",
        "19.1 ",
        "You have nothing to take back.",
    ] {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
}

#[test]
fn advice_is_given_and_the_computer_tells_its_reasons() {
    let output = bexar_reading(&["play", "charge", "--seed", "1"], "hint\nchance\nhistoric\nquit\n");
    let told = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    for part in ["% to win (± ", "A general in your place", "Your chance of winning", "An estimate", "    › "]
    {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
}

#[test]
fn a_refused_decision_is_explained_and_counts_as_a_failure() {
    for (lang, texians) in [("en", "Texians"), ("es", "exianos")] {
        let args = ["play", "charge", "--seed", "1", "--lang", lang];
        let output = bexar_reading(&args, "place Travis NF\nplace Travis N\n");
        assert_eq!(output.status.code(), Some(1));
        let told = stdout(&output);
        assert!(told.lines().any(|line| line.starts_with("! ") && line.ends_with(']')), "{told}");
        assert!(told.contains(texians), "{told}");
    }
}

#[test]
fn the_computer_answers_on_either_side() {
    let script = "historic\ndone\n".repeat(3);
    let output = bexar_reading(&["play", "charge", "--side", "texan", "--opponent", "random"], &script);
    assert!(stdout(&output).lines().count() > 10, "{}", stdout(&output));
    let mexican =
        bexar_reading(&["play", "charge", "--side", "mexican", "--opponent", "regular"], "?\nquit\n");
    assert_eq!(mexican.status.code(), Some(0));
    assert!(stdout(&mexican).contains("enter I "), "{}", stdout(&mexican));
}

#[test]
fn a_game_begins_with_a_prepared_position() {
    let file = scratch("last-stand.txt");
    let guns: Vec<String> = (1..=12).map(|gun| format!("G{gun} destroyed")).collect();
    let position =
        "turn 9, Texan movement\nscenario: solitaire magazine=on\nCHA: Tex1 Crockett\nPLN: Tex2\nCHY: Ald3\n";
    fs::write(&file, format!("{position}guns: {}\n", guns.join(", "))).unwrap();
    let args = ["play", "thirteen-days", "--seed", "1", "--pos", file.to_str().unwrap()];
    let output = bexar_reading(&args, "move Crockett MAG\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains("[9a]"), "{}", stdout(&output));
    fs::write(&file, format!("{position}MOON: Ald1\n")).unwrap();
    let output = bexar_reading(&args, "");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("line 6: "), "{}", stderr(&output));
}
