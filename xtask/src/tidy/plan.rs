//! The floor plan: whoever knows one game finds his way in the others.

use crate::Tree;

/// The rooms of a game with chapters of rules, each a file or a folder with a `mod.rs`.
const ROOMS: [&str; 18] = [
    "data", "decision", "event", "faults", "gestures", "illegal", "map", "mind", "odds", "picks", "pos",
    "rules", "scenario", "sketch", "state", "summary", "tell", "view",
];

/// Every game has the same rooms, and the first page of its rules names what each chapter is about.
pub(super) fn rooms(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for game in tree.games() {
        let contents = format!("games/{game}/src/rules/mod.rs");
        // The example for whoever adds a game is smaller than a chapter.
        let Some(text) = tree.get(&contents) else { continue };
        for room in ROOMS {
            let file = format!("games/{game}/src/{room}.rs");
            let folder = format!("games/{game}/src/{room}/mod.rs");
            if tree.get(&file).is_none() && tree.get(&folder).is_none() {
                faults.push(format!("{file}: not there, though every game has it"));
            }
        }
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (at, pair) in lines.windows(2).enumerate() {
            if pair[1].contains("mod ") && pair[1].ends_with(';') && !pair[0].starts_with("/// ") {
                faults.push(format!("{contents}:{}: no line says which clauses the chapter holds", at + 2));
            }
        }
    }
    faults
}

/// A module with children, other than its tests, is a folder with a `mod.rs`, so that all of it is in one place.
pub(super) fn folders(tree: &Tree) -> Vec<String> {
    let beside = |file: &&str| {
        let folder = format!("{}/", file.trim_end_matches(".rs"));
        tree.under(&folder, ".rs").any(|(child, _)| !child.ends_with("/tests.rs"))
    };
    let files = tree.under("", ".rs").map(|(file, _)| file);
    files
        .filter(beside)
        .map(|file| format!("{file}: stands beside its folder; make it the folder's mod.rs"))
        .collect()
}
