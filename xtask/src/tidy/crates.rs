//! Which crate may know which.

use std::collections::BTreeMap;

use crate::Tree;

/// What a crate may depend on, by folder; `games` stands for every game, `*` for everything. Not a word here
/// about tests: a crate may be tested with anything but another game.
const ARROWS: &[(&str, &[&str])] = &[
    ("crates/game", &[]),
    ("crates/book", &["game"]),
    ("crates/words", &["game"]),
    ("crates/ai", &["game"]),
    ("crates/fit", &["game", "ai", "games"]),
    ("crates/table", &["game", "words", "ai"]),
    ("crates/rig", &[]),
    ("crates/testkit", &["game", "book", "words", "ai", "table"]),
    ("crates/lab", &["game", "book", "table", "ai", "shelf"]),
    ("crates/load", &["game", "table", "shelf", "rig"]),
    ("games", &["game"]),
    ("crates/render", &["game", "words", "table", "games"]),
    ("crates/shelf", &["game", "book", "words", "table", "ai", "render", "games"]),
    ("crates/web", &["game", "book", "words", "table", "ai", "render", "shelf"]),
    ("crates/server", &["game", "words", "table", "ai", "render", "shelf", "web"]),
    ("crates/cli", &["game", "book", "words", "table", "ai", "render", "shelf", "web", "server"]),
    ("crates/python", &["game", "table", "ai", "render", "shelf"]),
    ("xtask", &["game", "book", "words", "games"]),
];

pub(super) fn manifest(tree: &Tree, folder: &str) -> toml::Table {
    tree.get(&format!("{folder}/Cargo.toml")).and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
}

fn dependencies(manifest: &toml::Table, kind: &str) -> Vec<String> {
    let table = manifest.get(kind).and_then(toml::Value::as_table);
    table.map(|table| table.keys().cloned().collect()).unwrap_or_default()
}

/// Dependencies follow the arrows, and no game knows another, not even in its tests.
pub(super) fn arrows(tree: &Tree) -> Vec<String> {
    let folders: Vec<&str> = tree.crates();
    let mut ours: BTreeMap<String, &str> = BTreeMap::new();
    for folder in &folders {
        let name =
            manifest(tree, folder).get("package").and_then(|it| it.get("name")?.as_str().map(str::to_owned));
        ours.extend(name.map(|name| (name, *folder)));
    }
    let mut faults = Vec::new();
    for folder in folders {
        let manifest = manifest(tree, folder);
        let is_game = folder.starts_with("games/");
        let key = if is_game { "games" } else { folder };
        let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == key) else {
            faults.push(format!("{folder}: a new crate, not yet among the arrows of tidy"));
            continue;
        };
        let ours_in = |kind: &str| {
            dependencies(&manifest, kind)
                .into_iter()
                .filter_map(|name| Some((ours.get(&name).copied()?, name)))
        };
        for (at, name) in ours_in("dependencies").collect::<Vec<_>>() {
            let known_as = if at.starts_with("games/") { "games" } else { name.as_str() };
            if !allowed.contains(&known_as) {
                faults.push(format!("{folder}/Cargo.toml: may not depend on {name}"));
            }
        }
        for (at, name) in ours_in("dev-dependencies").collect::<Vec<_>>() {
            if is_game && at.starts_with("games/") {
                faults.push(format!("{folder}/Cargo.toml: a game may not be tested with {name}"));
            }
        }
    }
    faults
}

/// What the crates of the rules deny themselves.
const DETERMINISM: &str =
    "#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]";

/// Every crate takes the workspace's lints, and the rules are kept deterministic by the same clippy settings.
pub(super) fn lints(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for folder in tree.crates() {
        let inherits = manifest(tree, folder).get("lints").and_then(|it| it.get("workspace")?.as_bool());
        if inherits != Some(true) {
            faults.push(format!("{folder}/Cargo.toml: takes no lints from the workspace"));
        }
        let is_rules = folder.starts_with("games/") || folder == "crates/game";
        let root = format!("{folder}/src/lib.rs");
        if is_rules && !tree.get(&root).unwrap_or_default().contains(DETERMINISM) {
            faults.push(format!("{root}: lacks {DETERMINISM}"));
        }
    }
    let settings = ["crates/game", "games"].map(|folder| format!("{folder}/clippy.toml"));
    for file in &settings {
        if tree.get(file).is_none() || tree.get(file) != tree.get(&settings[0]) {
            faults.push(format!("{file}: must be the same as {}", settings[0]));
        }
    }
    faults
}

/// Games think, in tests as in play: both profiles name them among what is optimised.
pub(super) fn optimised(tree: &Tree) -> Vec<String> {
    let root: toml::Table =
        tree.get("Cargo.toml").and_then(|text| toml::from_str(text).ok()).unwrap_or_default();
    let missing = |profile: &str, game: &str| {
        root.get("profile").and_then(|it| it.get(profile)?.get("package")?.get(game)).is_none()
    };
    let mut faults = Vec::new();
    for game in tree.games() {
        for profile in ["dev", "release"].into_iter().filter(|profile| missing(profile, game)) {
            faults.push(format!("Cargo.toml: [profile.{profile}.package.{game}] sets no opt-level"));
        }
    }
    faults
}
