//! The checks on this tree.

use std::process::Command;

use xtask::{Tree, licences, tidy};

#[test]
fn the_tree_is_tidy() {
    let tree = Tree::here().expect("a readable tree");
    let mut told = String::new();
    for (name, check) in tidy::CHECKS {
        let faults = check(&tree);
        if !faults.is_empty() {
            told += &format!("\n{name}: {} faults\n    {}\n", faults.len(), faults.join("\n    "));
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn what_the_program_carries_is_free() {
    let run = |command: &mut Command| {
        let output = command.output().expect("runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let version = run(Command::new("rustc").arg("-vV"));
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let metadata = run(Command::new(env!("CARGO")).args([
        "metadata",
        "--offline",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        host,
    ]));
    assert_eq!(licences::unfree(&metadata).expect("understood"), [""; 0]);
}
