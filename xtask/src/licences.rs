//! Under which licences the program may carry other people's code.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Licences that ask for no more than to be named.
const FREE: [&str; 10] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
];

/// Packages that are only built or tested with: no program that anybody is given holds them.
const WORKED_WITH: [&str; 2] = ["webdriver", "target-lexicon"];

/// The packages that may not be carried, out of the answer of `cargo metadata`.
pub fn unfree(metadata: &str) -> Result<Vec<String>> {
    let metadata: Value = serde_json::from_str(metadata).context("cargo metadata is JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    ensure!(!packages.is_empty(), "cargo metadata lists no package");
    let mut faults = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or("?");
        let licence = package["license"].as_str().unwrap_or("none");
        if !WORKED_WITH.contains(&name) && !is_free(licence) {
            faults.push(format!("{name}: its licence is {licence}"));
        }
    }
    Ok(faults)
}

/// Whether a licence expression can be satisfied by free licences: all parts of an `AND`, one of an `OR` (formerly `/`).
fn is_free(expression: &str) -> bool {
    let expression = expression.trim();
    if let Some((first, rest)) = split(expression, " AND ") {
        return is_free(first) && is_free(rest);
    }
    if let Some((first, rest)) = split(expression, " OR ").or_else(|| split(expression, "/")) {
        return is_free(first) || is_free(rest);
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_free(inner),
        None => FREE.contains(&expression),
    }
}

/// The expression before and after the first `word` that stands outside brackets.
fn split<'a>(expression: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let open = |before: &str| before.matches('(').count() > before.matches(')').count();
    let (at, _) = expression.match_indices(word).find(|&(at, _)| !open(&expression[..at]))?;
    Some((&expression[..at], &expression[at + word.len()..]))
}

#[cfg(test)]
mod tests {
    use super::{is_free, unfree};

    #[test]
    fn expressions_are_understood() {
        for free in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 / MIT",
            "GPL-2.0-only OR MIT",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
        ] {
            assert!(is_free(free), "{free}");
        }
        for bound in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR MPL-2.0) AND MIT", "none", ""] {
            assert!(!is_free(bound), "{bound}");
        }
    }

    #[test]
    fn a_package_that_binds_is_told() {
        let metadata = r#"{"packages": [{"name": "ours", "license": "MIT"}, {"name": "theirs", "license": "GPL-3.0"}, {"name": "bare", "license": null}]}"#;
        assert_eq!(
            unfree(metadata).unwrap(),
            ["theirs: its licence is GPL-3.0", "bare: its licence is none"]
        );
        assert!(unfree("{}").is_err() && unfree(r#"{"packages": []}"#).is_err());
    }
}
