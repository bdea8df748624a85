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

/// A flag goes before a variable, a variable before the file, the file before what is usual.
#[test]
fn the_settings_in_effect_are_printed() {
    let file = crate::scratch("settings.toml");
    std::fs::write(&file, "bind = \"127.0.0.1:1\"\nsite-name = \"File\"\nimprint = \"File\"\n").unwrap();
    let print = |args: &[&str], variables: &[(&str, &str)]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_bexar"));
        program.args(["serve", "--print-config", "--config"]).arg(&file).args(args);
        program.envs(variables.iter().copied()).output().unwrap()
    };
    let output =
        print(&["--bind", "127.0.0.1:3"], &[("BEXAR_BIND", "127.0.0.1:2"), ("BEXAR_SITE_NAME", "Variable")]);
    let told = stdout(&output);
    for line in
        ["bind = \"127.0.0.1:3\"", "site-name = \"Variable\"", "imprint = \"File\"", "limit-tables = 60"]
    {
        assert!(told.lines().any(|told| told == line), "{line} in\n{told}");
    }
    // What is printed can be read again.
    std::fs::write(&file, &told).unwrap();
    assert_eq!(stdout(&print(&[], &[])), told);
    std::fs::write(&file, "site-nam = \"File\"\n").unwrap();
    let output = print(&[], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("site-nam"), "{}", stderr(&output));
    // The file of the package is one that can be read.
    std::fs::write(&file, include_str!("../../../../packaging/bexar.toml")).unwrap();
    assert!(stdout(&print(&[], &[])).contains("/var/lib/bexar/bexar.db"));
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
