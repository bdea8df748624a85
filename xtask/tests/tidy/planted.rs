//! The checks on small trees with one fault each.

use xtask::{Tree, tidy};

/// The first named check's faults in a tree of these files.
fn faults(check: &str, files: &[(&str, &str)]) -> Vec<String> {
    let (_, run) = tidy::CHECKS.iter().find(|(name, _)| *name == check).expect("a check of that name");
    run(&Tree::of(files))
}

/// What a check tells of these files; all of it must be in there.
fn told(check: &str, files: &[(&str, &str)], parts: &[&str]) -> String {
    let told = faults(check, files).join("\n");
    for part in parts {
        assert!(told.contains(part), "{part}: {told}");
    }
    told
}

const MANIFEST: &str =
    "[package]\nname = \"toy\"\ndescription = \"Toy: a game.\"\n[lints]\nworkspace = true\n";
const BOOK: &str = "\
# 5 Movement

## 5.3 Hexside limits

Status: done. Origin: rulebook. Rulings: 4.

Two units cross.

### Example

Red goes first.

```play
red march
```

## 10a Advance

Status: not yet. Origin: ours.

They advance.
";
const LIBRO: &str = "\
# 5 Movimiento

## 5.3 Límites

Cruzan dos unidades.

### Ejemplo

Primero, rojo.

## 10a Avance

Avanzan.
";
const WORDS: &str = "//! Words.\n\nconst RULEBOOK: &[&str] = &[\"05-movement.md\"];\n";
const CODE: &str =
    "//! Marches.\n\n/// [5.3] Two units cross.\n/// Ruling 4.\nfn has_room() -> Rule { Rule(\"5.3\") }\n";
const RULINGS: &str = "# Rulings\n\n## 4. Crossing (5.3)\n";
const TERMS: &str = "[[term]]\nen = \"cross\"\nes = \"cruz\"\nnot.es = [\"travesía\", \"pas*\"]\n";
const ACLARACIONES: &str = "# Aclaraciones\n\n## 4. Cruzar (5.3)\n";

fn toy<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut files = vec![
        ("games/toy/Cargo.toml", MANIFEST),
        ("games/toy/rulebook/en/05-movement.md", BOOK),
        ("games/toy/rulebook/es/05-movement.md", LIBRO),
        ("games/toy/src/march.rs", CODE),
        ("games/toy/src/words.rs", WORDS),
        ("games/toy/data/units.csv", "id,strength,src\nA,1,counters\n"),
        ("games/toy/data/sources.toml", "[counters]\nkind = \"printed\"\nwhere = \"sheet 1\"\n"),
        ("docs/rulings/en/toy.md", RULINGS),
        ("docs/rulings/es/toy.md", ACLARACIONES),
        ("games/toy/words.toml", TERMS),
        ("crates/words/words.toml", "[[term]]\nnot.en = [\"whence\"]\n"),
    ];
    files.retain(|(path, _)| changed.iter().all(|(other, _)| other != path));
    files.extend_from_slice(changed);
    files
}

#[test]
fn a_sound_game_has_no_faults() {
    for check in [
        "rulebooks are sound, and told in every language",
        "citations name known clauses",
        "done clauses have code and an example",
        "rulings exist",
        "there is one word for each thing",
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
}

#[test]
fn a_clause_is_done_only_with_code_and_example() {
    let done = |files: &[(&str, &str)]| faults("done clauses have code and an example", &toy(files));
    assert_eq!(
        done(&[("games/toy/src/march.rs", "//! Nothing.\n")]),
        ["games/toy/rulebook/en/05-movement.md:3: 5.3 is done, but no code cites it"]
    );
    let shown = "\n### Example\n\nRed goes first.\n\n```play\nred march\n```\n";
    assert_eq!(
        done(&[
            ("games/toy/rulebook/en/05-movement.md", &BOOK.replace(shown, "")),
            ("games/toy/rulebook/es/05-movement.md", &LIBRO.replace("\n### Ejemplo\n\nPrimero, rojo.\n", "")),
        ]),
        ["games/toy/rulebook/en/05-movement.md:3: 5.3 is done, but no example shows it"]
    );
    assert_eq!(
        done(&[
            ("games/toy/rulebook/en/05-movement.md", &BOOK.replace("10a", "5.3")),
            ("games/toy/rulebook/es/05-movement.md", &LIBRO.replace("10a", "5.3")),
        ]),
        ["games/toy/rulebook/en/05-movement.md:17: 5.3 is there twice"]
    );
}

#[test]
fn a_book_that_is_not_told_in_every_language_is_found() {
    let books =
        |files: &[(&str, &str)]| faults("rulebooks are sound, and told in every language", &toy(files));
    let silent = LIBRO.replace("Primero, rojo.\n\n", "");
    assert_eq!(
        books(&[("games/toy/rulebook/es/05-movement.md", &silent)]),
        ["games/toy/rulebook/es/05-movement.md:3: 1 paragraphs should stand here, as in en"]
    );
    assert_eq!(
        books(&[
            ("games/toy/rulebook/en/06-combat.md", "# 6 Combat\n"),
            ("games/toy/rulebook/es/06-combat.md", "# 6 Combate\n")
        ]),
        ["games/toy/src/words.rs: RULEBOOK does not list the files of games/toy/rulebook in their order"]
    );
    assert_eq!(
        books(&[("docs/rulings/en/toy.md", &format!("{RULINGS}\n## 4. Again\n"))]),
        ["docs/rulings/en/toy.md:5: ruling 4 is there twice"]
    );
    let numbered = ACLARACIONES.replace("4.", "5.");
    assert_eq!(
        books(&[("docs/rulings/es/toy.md", &numbered)]),
        ["docs/rulings/es/toy.md:1: ruling 4 is missing", "docs/rulings/es/toy.md:1: ruling 5 is not in en"]
    );
}

#[test]
fn rulings_are_written_down() {
    let none =
        toy(&[("docs/rulings/en/toy.md", "# Rulings\n"), ("docs/rulings/es/toy.md", "# Aclaraciones\n")]);
    assert_eq!(faults("rulings exist", &none).len(), 2, "in the rulebook and in the code");
}

#[test]
fn an_english_word_in_a_spanish_text_is_found() {
    let messages = "pass = Pasan { $turn ->\n    [one] the\n   *[other] las\n } que pasan.\n";
    assert_eq!(
        faults("Spanish texts have no English words", &toy(&[("games/toy/messages/es.ftl", messages)])),
        ["games/toy/messages/es.ftl:2: an English word: the"]
    );
}

#[test]
fn another_word_for_a_thing_is_found() {
    let terms = |files: &[(&str, &str)]| faults("there is one word for each thing", &toy(files));
    let other = ACLARACIONES.replace("Cruzar", "Travesía");
    assert_eq!(
        terms(&[("docs/rulings/es/toy.md", &other)])[..1],
        ["docs/rulings/es/toy.md:3: \"travesía\" for \"cruz\""]
    );
    let messages = "# Pasar no es nada.\npass = Los que\n    pasan.\n";
    assert_eq!(
        terms(&[("games/toy/messages/es.ftl", messages)]),
        ["games/toy/messages/es.ftl:3: \"pas*\" for \"cruz\""]
    );
    let silent = TERMS.replace("cross", "ferry");
    assert_eq!(
        terms(&[("games/toy/words.toml", &silent)]),
        ["games/toy/words.toml: no text says \"ferry\" (en)"]
    );
    assert_eq!(
        terms(&[("crates/web/messages/en.ftl", "from = Choose whence.\n")]),
        ["crates/web/messages/en.ftl:1: \"whence\" for \"another word\""]
    );
    assert_eq!(terms(&[("games/toy/words.toml", "")]).len(), 1, "a list without terms cannot be read");
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
    told(
        "every datum has a known source",
        &files,
        &[
            "units.csv:3: no source \"hearsay\"",
            "idle is the source of nothing",
            "not say where",
            "without a ruling",
        ],
    );
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
            "//! X.\nfn f() { Phrase::new(\"hello\"); Phrase::new(\"gone\"); let id = \"area-\"; }\n// \"idle\"\n\
             fn g() { Err(Illegal::AreaFull { area }) }\n",
        ),
    ];
    assert_eq!(
        faults("every language has the same messages", &files),
        ["x/messages/en.ftl: no message adios, which another language has"]
    );
    assert_eq!(
        faults("messages that are named exist", &files),
        ["x/src/lib.rs:2: no message gone", "x/src/lib.rs:4: no message no-area-full"]
    );
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
        (
            "games/toy/tests/rules.rs",
            "//! Rules.\ntestkit::laws! {\n    State:\n    contract(\"x\", 3);\n}\n",
        ),
        ("games/toy/tests/small.perft", ""),
    ]);
    let told = told(
        "no test or module is forgotten",
        &files,
        &[
            "games/toy/src/march/river.rs: no `mod river;`",
            "nothing holds the game to speech",
            "nothing holds the game to perft",
            "nothing holds the game to no_alloc",
            "small.perft: no test counts it",
        ],
    );
    assert!(!told.contains("to contract") && !told.contains("mod march;"), "{told}");
}

#[test]
fn a_game_with_another_plan_is_found() {
    let files = toy(&[
        ("games/toy/src/rules/mod.rs", "//! The rules.\n\n/// 5 Marches.\nmod march;\nmod rivers;\n"),
        ("games/toy/src/mind.rs", "//! Mind.\nmod thumb;\n"),
        ("games/toy/src/mind/thumb.rs", "//! Thumbs.\n"),
    ]);
    let told = faults("games have the same rooms", &files);
    assert!(told.iter().any(|fault| fault.starts_with("games/toy/src/faults.rs: not there")), "{told:?}");
    assert!(!told.iter().any(|fault| fault.contains("mind")), "{told:?}");
    assert_eq!(
        told.last().map(String::as_str),
        Some("games/toy/src/rules/mod.rs:5: no line says which clauses the chapter holds")
    );
    assert_eq!(
        faults("a module with children is one folder", &files),
        ["games/toy/src/mind.rs: stands beside its folder; make it the folder's mod.rs"]
    );
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
fn a_document_in_one_language_alone_is_found() {
    let told = faults("documents are told in every language", &[("docs/en/review.md", "# Looking back\n")]);
    assert_eq!(told, ["docs/es/review.md: is missing, beside docs/en/review.md"]);
}

#[test]
fn literals_are_told_from_comments_and_characters() {
    let source = "let a = \"one\"; // \"no\"\nlet b = '\"'; let c: &'static str = r#\"two \"2\"\"#; let d = \"th\\\"ree\";";
    let found: Vec<String> = xtask::rust::literals(source).into_iter().map(|(_, literal)| literal).collect();
    assert_eq!(found, ["one", "two \"2\"", "th\\\"ree"]);
}

#[test]
fn an_idle_dependency_is_found() {
    let files = [
        ("Cargo.toml", "[workspace.dependencies]\nused-one = \"1\"\nidle = \"1\"\nforgotten = \"1\"\n"),
        (
            "crates/a/Cargo.toml",
            "[dependencies]\nused-one = \"1\"\n[target.'cfg(unix)'.dependencies]\nidle = \"1\"\n",
        ),
        ("crates/a/src/lib.rs", "//! A.\nuse used_one::Thing;\nfn idles() {}\n"),
    ];
    assert_eq!(
        faults("dependencies are used", &files),
        ["crates/a/Cargo.toml: idle is not used", "Cargo.toml: no crate depends on forgotten"]
    );
}

#[test]
fn a_game_that_would_think_slowly_is_found() {
    let profiles = "[profile.dev.package.toy]\nopt-level = 2\n";
    let told = faults("every game is optimised", &toy(&[("Cargo.toml", profiles)]));
    assert_eq!(told, ["Cargo.toml: [profile.release.package.toy] sets no opt-level"]);
}
