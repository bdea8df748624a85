//! What the manifests name is needed.

use super::crates::manifest;
use crate::Tree;

/// The tables of a manifest that name dependencies, those of one platform included.
fn dependencies(manifest: &toml::Table) -> Vec<String> {
    let platforms =
        manifest.get("target").and_then(toml::Value::as_table).into_iter().flat_map(toml::Table::values);
    let places = std::iter::once(manifest).chain(platforms.filter_map(toml::Value::as_table));
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    places
        .flat_map(|place| kinds.iter().filter_map(|kind| place.get(*kind)?.as_table()))
        .flat_map(|table| table.keys().cloned())
        .collect()
}

/// Whether Rust code says `name` as a word.
fn says(code: &str, name: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let after = &code[at + name.len()..];
        !code[..at].ends_with(part_of_word) && !after.starts_with(part_of_word)
    })
}

/// Every dependency of a crate is named in its code, and every dependency of the workspace by a crate.
pub(super) fn used(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    let mut wanted = Vec::new();
    for folder in tree.crates() {
        let code: Vec<&str> = tree.under(&format!("{folder}/"), ".rs").map(|(_, text)| text).collect();
        for name in dependencies(&manifest(tree, folder)) {
            let word = name.replace('-', "_");
            if !code.iter().any(|text| says(text, &word)) {
                faults.push(format!("{folder}/Cargo.toml: {name} is not used"));
            }
            wanted.push(name);
        }
    }
    let root: toml::Table =
        tree.get("Cargo.toml").and_then(|text| toml::from_str(text).ok()).unwrap_or_default();
    let known = root.get("workspace").and_then(|it| it.get("dependencies")?.as_table()).into_iter();
    let idle = known.flat_map(toml::Table::keys).filter(|name| !wanted.contains(name));
    faults.extend(idle.map(|name| format!("Cargo.toml: no crate depends on {name}")));
    faults
}
