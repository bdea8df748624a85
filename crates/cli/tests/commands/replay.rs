//! `replay`: a record is checked, shown and drawn.

use std::fs;

use crate::{bexar, bexar_reading, finished, scratch, stderr, stdout};

#[test]
fn a_finished_record_is_verified_and_shown() {
    let (record, _) = finished(11);
    assert!(record.len() < 10_000, "{} bytes", record.len());
    let file = scratch("finished.txt");
    fs::write(&file, &record).unwrap();
    let file = file.to_str().unwrap();
    let verified = bexar(&["replay", file, "--verify"]);
    assert_eq!(verified.status.code(), Some(0), "{}", stderr(&verified));
    assert!(stdout(&verified).starts_with("Verified: "));
    assert!(stdout(&verified).contains("set by hand"));
    assert!(stdout(&bexar(&["replay", file, "--verify", "--lang", "es"])).starts_with("Comprobado: "));
    assert!(stdout(&bexar(&["replay", file])).contains(" won."));
    let early = stdout(&bexar(&["replay", file, "--to", "3"]));
    assert!(early.contains("turn 1, after 3 inputs"), "{early}");
    assert!(stdout(&bexar_reading(&["replay", "-"], &record)).contains(" won."));
}

#[test]
fn a_tampered_record_is_refused_at_the_right_input() {
    let (record, _) = finished(12);
    let at = record.lines().position(|line| line.starts_with("roll ")).unwrap();
    let head = record.lines().position(|line| line == "---").unwrap();
    let input = record.lines().take(at + 1).skip(head + 1).filter(|line| !line.starts_with("turn ")).count();
    let tampered: String = record
        .lines()
        .enumerate()
        .map(|(number, line)| match (number == at, line) {
            (true, "roll 6") => "roll 5\n".to_owned(),
            (true, _) => "roll 6\n".to_owned(),
            (false, line) => format!("{line}\n"),
        })
        .collect();
    let output = bexar_reading(&["replay", "-", "--verify"], &tampered);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains(&format!("line {} (input {input})", at + 1)), "{}", stderr(&output));
}

#[test]
fn what_is_no_record_is_refused() {
    for text in ["", "hello", "bexar 1\ngame chess\n---\n", "bexar 1\ngame charge\nrules 1\n---\n"] {
        let output = bexar_reading(&["replay", "-"], text);
        assert_eq!(output.status.code(), Some(1), "{text:?}");
        assert!(stdout(&output).is_empty() && !stderr(&output).is_empty(), "{text:?}");
    }
    assert_eq!(bexar(&["replay", "no-such-file.txt"]).status.code(), Some(1));
    let told = stderr(&bexar_reading(&["replay", "-", "--lang", "es"], "hello"));
    assert!(told.contains("no es un registro"), "{told}");
}

#[test]
fn a_moment_is_drawn_as_svg_and_png() {
    let (record, _) = finished(13);
    let (svg, png) = (scratch("moment.svg"), scratch("moment.png"));
    let drawn = bexar_reading(
        &[
            "replay",
            "-",
            "--to",
            "40",
            "--width",
            "300",
            "--svg",
            svg.to_str().unwrap(),
            "--png",
            png.to_str().unwrap(),
        ],
        &record,
    );
    assert_eq!(drawn.status.code(), Some(0), "{}", stderr(&drawn));
    assert!(fs::read_to_string(svg).unwrap().starts_with("<svg"));
    assert_eq!(fs::read(png).unwrap()[..4], *b"\x89PNG");
}
