//! Nothing is left out of the build or of the tests by mistake.

use crate::Tree;

/// What every game is held to, in `testkit::laws!` or by a call of its own.
const OWED: [&str; 10] = [
    "contract",
    "speech",
    "clauses",
    "refusals",
    "fuzz",
    "perft",
    "no_alloc",
    "honest",
    "thumbs",
    "explained",
];

pub(super) fn forgotten(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, _) in tree.under("", ".rs") {
        if let Some((name, parents)) = declared_in(file) {
            let declared = |parent: &String| {
                let text = tree.get(parent).unwrap_or_default();
                text.lines().any(|line| line.trim_end().ends_with(&format!("mod {name};")))
            };
            let last = file.rsplit('/').next().unwrap_or(file);
            let by_path = format!("path = \"{last}\"");
            let folder = file.trim_end_matches(last);
            let pointed_at = || tree.under(folder, ".rs").any(|(_, text)| text.contains(&by_path));
            if !parents.iter().any(declared) && !pointed_at() {
                faults.push(format!("{file}: no `mod {name};` in {}", parents.join(" or ")));
            }
        }
    }
    for folder in tree.crates() {
        if tree.get(&format!("{folder}/Cargo.toml")).is_some_and(|text| text.contains("autotests")) {
            faults.push(format!("{folder}/Cargo.toml: leaves test files out"));
        }
    }
    for game in tree.games() {
        let tests = format!("games/{game}/tests/");
        let calls = |call: &str| tree.under(&tests, ".rs").any(|(_, text)| text.contains(call));
        let is_kept = |law: &str| {
            [format!("\n    {law}("), format!("{law}::<"), format!("{law}!(")].iter().any(|call| calls(call))
        };
        let owed = OWED.iter().filter(|law| !is_kept(law));
        faults.extend(owed.map(|law| format!("{tests}: nothing holds the game to {law}")));
        for (file, _) in tree.under(&tests, ".perft") {
            let name = file.rsplit('/').next().unwrap_or(file);
            if !calls(name) {
                faults.push(format!("{file}: no test counts it"));
            }
        }
    }
    faults
}

/// The module that a file is, and the files that may declare it. `None` for roots.
fn declared_in(file: &str) -> Option<(&str, Vec<String>)> {
    let path = file.strip_suffix("/mod.rs").unwrap_or_else(|| file.trim_end_matches(".rs"));
    let (folder, name) = path.rsplit_once('/')?;
    let is_root = matches!(name, "lib" | "main" | "build") || folder.ends_with("/bin");
    let stands_alone =
        ["tests", "examples", "benches"].iter().any(|kind| folder.ends_with(&format!("/{kind}")));
    if is_root || stands_alone && !file.ends_with("/mod.rs") {
        return None;
    }
    let mut parents = vec![format!("{folder}.rs"), format!("{folder}/mod.rs")];
    if folder.ends_with("/src") {
        parents = vec![format!("{folder}/lib.rs"), format!("{folder}/main.rs")];
    } else if folder.contains("/tests/") {
        parents.push(format!("{folder}/main.rs"));
    }
    Some((name, parents))
}
