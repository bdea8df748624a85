//! Exit status: 0 done, 1 refused or failed, 2 wrong usage.

use std::process::{Command, Stdio};

use crate::{bexar, stderr, stdout};

#[test]
fn wrong_usage_is_told_on_standard_error_and_exits_with_2() {
    let wrong: [&[&str]; 13] = [
        &["dance"],
        &["play"],
        &["play", "chess"],
        &["play", "charge", "--side", "french"],
        &["play", "charge", "--scenario", "siege"],
        &["play", "charge", "--opponent", "marshal"],
        &["play", "charge", "--seed", "xyz"],
        &["simulate", "charge", "--a", "marshal"],
        &["simulate", "charge", "--games", "0"],
        &["simulate", "charge", "--scenario", "siege"],
        &["bench", "charge", "--scenario", "siege"],
        &["rules", "charge", "99.9"],
        &["games", "--lang", "fr"],
    ];
    for args in wrong {
        let output = bexar(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stderr(&output));
        assert!(stdout(&output).is_empty(), "{args:?}");
        assert!(!stderr(&output).is_empty(), "{args:?}");
    }
}

#[test]
fn help_and_version_are_no_faults() {
    assert_eq!(bexar(&["--help"]).status.code(), Some(0));
    assert_eq!(bexar(&["help", "simulate"]).status.code(), Some(0));
    assert!(stdout(&bexar(&["--version"])).starts_with("bexar "));
}

#[test]
fn a_database_that_cannot_be_written_is_told_and_exits_with_1() {
    let output = bexar(&["serve", "--bind", "127.0.0.1:0", "--database", "/proc/no/such/bexar.db"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("/proc/no/such/bexar.db"), "{}", stderr(&output));
}

#[test]
fn an_address_that_is_taken_is_told_and_exits_with_1() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let database = crate::scratch("taken.db");
    let output = bexar(&["serve", "--bind", &address, "--database", database.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains(&address), "{}", stderr(&output));
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bexar"))
        .args(["rules", "charge", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}
