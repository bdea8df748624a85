//! The checks on small trees with one fault each.

use xtask::{Tree, tidy};

/// The first named check's faults in a tree of these files.
fn faults(check: &str, files: &[(&str, &str)]) -> Vec<String> {
    let (_, run) = tidy::CHECKS.iter().find(|(name, _)| *name == check).expect("a check of that name");
    run(&Tree::of(files))
}

const MANIFEST: &str =
    "[package]\nname = \"toy\"\ndescription = \"Toy: a game.\"\n[lints]\nworkspace = true\n";
const BOOK: &str = r#"
[[clause]]
id = "5.3"
status = "done"
origin = "rulebook"
rulings = [4]
title.en = "Hexside limits"
title.es = "Límites"
text.en = "Two units cross."
text.es = "Cruzan dos unidades."

[[clause]]
id = "10a"
status = "not yet"
origin = "ours"
title.en = "Advance"
title.es = "Avance"
text.en = "They advance."
text.es = "Avanzan."
"#;
const CODE: &str =
    "//! Marches.\n\n/// [5.3] Two units cross.\n/// Ruling 4.\nfn has_room() -> Rule { Rule(\"5.3\") }\n";
const EXAMPLE: &str = "# 5 Movement\n\n## 5.3 Hexside limits\n\n```play\nred march\n```\n";
const RULINGS: &str = "# Rulings\n\n## 4. Crossing (5.3)\n";

fn toy<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut files = vec![
        ("games/toy/Cargo.toml", MANIFEST),
        ("games/toy/rulebook.toml", BOOK),
        ("games/toy/src/march.rs", CODE),
        ("games/toy/clauses/05.md", EXAMPLE),
        ("games/toy/data/units.csv", "id,strength,src\nA,1,counters\n"),
        ("games/toy/data/sources.toml", "[counters]\nkind = \"printed\"\nwhere = \"sheet 1\"\n"),
        ("docs/rulings/toy.md", RULINGS),
    ];
    files.retain(|(path, _)| changed.iter().all(|(other, _)| other != path));
    files.extend_from_slice(changed);
    files
}

#[test]
fn a_sound_game_has_no_faults() {
    for check in [
        "citations name known clauses",
        "done clauses have code and an example",
        "examples and rulings exist",
        "every datum has a known source",
        "crates depend the right way",
    ] {
        assert_eq!(faults(check, &toy(&[])), Vec::<String>::new(), "{check}");
    }
}

#[test]
fn unknown_clauses_are_found() {
    let code = "//! Marches.\n/// [5.4] See also [`x`] and [10a].\nfn a() -> Rule { Rule(\"9.9\") }\n";
    assert_eq!(
        faults("citations name known clauses", &toy(&[("games/toy/src/march.rs", code)])),
        ["games/toy/src/march.rs:2: no clause 5.4", "games/toy/src/march.rs:3: no clause 9.9"]
    );
    let example = EXAMPLE.replace("5.3", "5.4");
    assert_eq!(
        faults("examples and rulings exist", &toy(&[("games/toy/clauses/05.md", &example)])),
        ["games/toy/clauses/05.md:3: no clause 5.4"]
    );
}

#[test]
fn a_clause_is_done_only_with_code_and_example() {
    let without_code = toy(&[("games/toy/src/march.rs", "//! Nothing.\n")]);
    assert_eq!(
        faults("done clauses have code and an example", &without_code),
        ["games/toy/rulebook.toml: 5.3 is done, but no code cites it"]
    );
    let without_play = toy(&[("games/toy/clauses/05.md", "## 5.3 Only prose\n")]);
    assert_eq!(
        faults("done clauses have code and an example", &without_play),
        ["games/toy/rulebook.toml: 5.3 is done, but no example shows it"]
    );
    let twice = BOOK.replace("10a", "5.3");
    let twice = toy(&[("games/toy/rulebook.toml", twice.as_str())]);
    assert_eq!(
        faults("done clauses have code and an example", &twice),
        ["games/toy/rulebook.toml: 5.3 is there twice"]
    );
}

#[test]
fn prose_in_one_language_only_is_found() {
    let english = EXAMPLE.replace("```play", "Red goes first.\n\n```play");
    assert_eq!(
        faults("examples are told in both languages", &toy(&[("games/toy/clauses/05.md", &english)])),
        ["games/toy/clauses/05.md:5: in one language only"]
    );
}

#[test]
fn rulings_are_written_down_once() {
    let none = toy(&[("docs/rulings/toy.md", "# Rulings\n")]);
    assert_eq!(faults("examples and rulings exist", &none).len(), 2, "in the rulebook and in the code");
    let twice = format!("{RULINGS}\n## 4. Again\n");
    assert_eq!(
        faults("examples and rulings exist", &toy(&[("docs/rulings/toy.md", &twice)])),
        ["docs/rulings/toy.md:5: ruling 4 is there twice"]
    );
}

#[test]
fn data_without_a_source_is_found() {
    let files = toy(&[
        ("games/toy/data/units.csv", "id,strength,src\nA,1,counters\nB,2,hearsay\n"),
        (
            "games/toy/data/sources.toml",
            "[counters]\nkind = \"reconstructed\"\nwhere = \"\"\n[idle]\nkind = \"printed\"\nwhere = \"map\"\n",
        ),
    ]);
    let told = faults("every datum has a known source", &files).join("\n");
    for part in [
        "units.csv:3: no source \"hearsay\"",
        "idle is the source of nothing",
        "not say where",
        "without a ruling",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn messages_must_agree_exist_and_be_used() {
    let files = [
        (
            "x/messages/en.ftl",
            "# Words\nhello = Hello { $name }\n    .title = no message\narea-NW = Northwest\nidle = Idle\n",
        ),
        ("x/messages/es.ftl", "hello = Hola { $name }\nadios = Adiós\narea-NW = Noroeste\nidle = Ocioso\n"),
        (
            "x/src/lib.rs",
            "//! X.\nfn f() { Phrase::new(\"hello\"); Phrase::new(\"gone\"); let id = \"area-\"; }\n// \"idle\"\n",
        ),
    ];
    assert_eq!(
        faults("both languages have the same messages", &files),
        ["x/messages/en.ftl: no message adios, which the other language has"]
    );
    assert_eq!(faults("messages that are named exist", &files), ["x/src/lib.rs:2: no message gone"]);
    assert_eq!(faults("messages that exist are used", &files), ["x/messages/en.ftl:5: nothing says idle"]);
}

#[test]
fn arrows_point_one_way() {
    let other = "[package]\nname = \"other\"\n[dependencies]\ngame.workspace = true\ntoy.workspace = true\n";
    let game = "[package]\nname = \"game\"\n[dependencies]\ntoy.workspace = true\nserde = \"1\"\n";
    let stranger = "[package]\nname = \"stranger\"\n";
    let files = toy(&[
        ("games/other/Cargo.toml", other),
        ("crates/game/Cargo.toml", game),
        ("crates/stranger/Cargo.toml", stranger),
    ]);
    assert_eq!(
        faults("crates depend the right way", &files),
        [
            "crates/game/Cargo.toml: may not depend on toy",
            "crates/stranger: a new crate, not yet among the arrows of tidy",
            "games/other/Cargo.toml: may not depend on toy"
        ]
    );
    assert!(
        faults("crates share the lints", &files)
            .iter()
            .any(|fault| fault.starts_with("games/other/Cargo.toml"))
    );
}

#[test]
fn forgotten_modules_and_tests_are_found() {
    let files = toy(&[
        ("games/toy/src/lib.rs", "//! Toy.\nmod march;\n"),
        ("games/toy/src/march/river.rs", "//! Rivers.\n"),
        ("games/toy/tests/rules.rs", "//! Rules.\ntestkit::contract::<S>(); testkit::clauses::<S>();\n"),
        ("games/toy/tests/small.perft", ""),
    ]);
    let told = faults("no test or module is forgotten", &files).join("\n");
    for part in [
        "games/toy/src/march/river.rs: no `mod river;`",
        "the speech check is not run",
        "a perft table is not run",
        "the no-allocation check is not run",
        "small.perft: no test counts it",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("the contract") && !told.contains("mod march;"), "{told}");
}

#[test]
fn sources_open_with_what_they_are_and_leave_nothing_half_done() {
    let long = format!("//! Long.\n{}", "\n".repeat(700));
    let banned = format!("//! X.\nfn f() {{ to{}!() }}\n#[allow(dead_code)]\n", "do");
    let files = [("a.rs", "fn f() {}\n"), ("b.rs", long.as_str()), ("c.rs", banned.as_str())];
    assert_eq!(
        faults("modules say what they are, and keep to size", &files),
        [
            "a.rs:1: does not open with `//!` and what it is",
            "b.rs: 701 lines, more than 600: make it a folder"
        ]
    );
    assert_eq!(faults("nothing is half done", &files).len(), 2);
}

#[test]
fn documents_name_the_real_test_command_and_no_machine() {
    let path = format!("see /ho{}/me/notes\n", "me");
    let files = [
        ("README.md", "Run `cargo test`.\n"),
        (".ci/run", "cargo test --workspace\n"),
        ("a.md", path.as_str()),
    ];
    let told = faults("documents name no machine, and the test command", &files);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("a.md:1: ") && told[1].contains("cargo test --workspace"), "{told:?}");
}

#[test]
fn literals_are_told_from_comments_and_characters() {
    let source = "let a = \"one\"; // \"no\"\nlet b = '\"'; let c: &'static str = r#\"two \"2\"\"#; let d = \"th\\\"ree\";";
    let found: Vec<String> = xtask::rust::literals(source).into_iter().map(|(_, literal)| literal).collect();
    assert_eq!(found, ["one", "two \"2\"", "th\\\"ree"]);
}
