//! Generated files are committed as `cargo xtask gen` writes them.

use crate::{Tree, generate};

pub(super) fn generated(tree: &Tree) -> Vec<String> {
    match generate::outputs(tree) {
        Err(fault) => vec![format!("cannot generate: {fault:#}")],
        Ok(outputs) => outputs
            .into_iter()
            .filter(|(path, text)| tree.get(path) != Some(text))
            .map(|(path, _)| format!("{path}: stale, run `cargo xtask gen`"))
            .collect(),
    }
}
