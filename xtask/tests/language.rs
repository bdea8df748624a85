//! A language is a row of `langs!` and its files: a third one is added to a copy of the tree, and the smallest game speaks it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use xtask::Tree;

/// The second language's files are what those of another look like.
const LIKE: &str = "es";
const CODE: &str = "eo";

/// The path of a text in the new language.
fn translated(path: &str) -> Option<String> {
    let in_folder = format!("/{LIKE}/");
    let message_file = format!("/{LIKE}.ftl");
    let is_text = path.ends_with(".md") && path.contains(&in_folder);
    if is_text {
        return Some(path.replace(&in_folder, &format!("/{CODE}/")));
    }
    path.strip_suffix(&message_file).map(|folder| format!("{folder}/{CODE}.ftl"))
}

/// A list of words with the new language's beside those of the other.
fn with_terms(text: &str) -> String {
    let like = format!("{LIKE} = ");
    let term = |line: &str| match line.strip_prefix(&like) {
        Some(word) => format!("{line}\n{CODE} = {word}\n"),
        None => format!("{line}\n"),
    };
    text.lines().map(term).collect()
}

/// A lesson with the new language's lines beside those of the other; what is indented goes on with the line before.
fn with_voice(text: &str) -> String {
    let mut told = String::new();
    let mut anew = String::new();
    for line in text.lines() {
        let goes_on = line.starts_with(' ') && !anew.is_empty();
        if !goes_on {
            told += &std::mem::take(&mut anew);
        }
        let key = line.split(':').next().and_then(|key| key.strip_suffix(LIKE));
        if let (Some(key), Some((_, said))) = (key, line.split_once(':')) {
            anew = format!("{key}{CODE}:{said}\n");
        } else if goes_on {
            anew += &format!("{line}\n");
        }
        told += &format!("{line}\n");
    }
    told + &anew
}

/// This tree with one language more, as files: path and text.
fn with_language(tree: &Tree) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for (path, text) in tree.files() {
        let text = match path {
            "crates/game/src/lang.rs" => text.replace("Es \"es\" }", &format!("Es \"es\", Eo \"{CODE}\" }}")),
            _ if path.ends_with("/words.toml") => with_terms(text),
            _ if path.contains("/lessons/") => with_voice(text),
            _ => text.to_owned(),
        };
        files.extend(translated(path).map(|path| (path, text.clone())));
        files.push((path.to_owned(), text));
    }
    files
}

/// A copy of the project in a folder of its own. What has not changed since it was last written is left alone, so that it is not
/// built again.
struct Copy {
    root: PathBuf,
}

impl Copy {
    fn lay(files: &[(String, String)]) -> Copy {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("language");
        fs::create_dir_all(&root).expect("a folder");
        let old = Tree::at(&root).expect("a readable folder");
        let wanted: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        for (path, _) in old.files().filter(|(path, _)| !wanted.contains(path)) {
            fs::remove_file(root.join(path)).expect("removed");
        }
        for (path, text) in files.iter().filter(|(path, text)| old.get(path) != Some(text)) {
            let file = root.join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("made");
            fs::write(file, text).expect("written");
        }
        Copy { root }
    }

    fn cargo(&self, args: &[&str]) -> Output {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(args).args(["--offline", "--quiet"]).current_dir(&self.root);
        // It is built once and hardly runs. In a folder of its own: cargo tells crates of two copies apart by nothing but that.
        cargo.args(["--config", "profile.dev.debug=false"]);
        for package in ["\"*\"", "game", "ai", "testkit", "courier"] {
            cargo.args(["--config", &format!("profile.dev.package.{package}.opt-level=0")]);
        }
        cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("language-target"));
        cargo.output().expect("cargo runs")
    }

    fn tidy(&self) -> Output {
        self.cargo(&["run", "--package", "xtask", "tidy"])
    }
}

#[test]
fn a_third_language_is_a_row_and_its_files() {
    let files = with_language(&Tree::here().expect("a readable tree"));
    let copy = Copy::lay(&files);
    for said in [copy.cargo(&["test", "--package", "courier", "--test", "laws", "clauses"]), copy.tidy()] {
        assert!(said.status.success(), "{said:?}");
    }

    let missing =
        [format!("games/courier/messages/{CODE}.ftl"), format!("games/courier/rulebook/{CODE}/01-rules.md")];
    let (without, left_out): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|(path, _)| !missing.contains(path));
    assert_eq!(left_out.len(), missing.len());
    let said = String::from_utf8(Copy::lay(&without).tidy().stdout).expect("text");
    let fault = |line: &'_ str| line.strip_prefix("cannot generate: ").unwrap_or(line).to_owned();
    let named: BTreeSet<String> =
        said.lines().map(fault).filter_map(|fault| Some(fault.split_once(':')?.0.to_owned())).collect();
    assert_eq!(named, BTreeSet::from(missing), "{said}");
}
