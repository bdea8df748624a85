//! Source files: each says what it is, keeps to a size, and leaves nothing half done.

use crate::Tree;

/// Past this a file should be a folder. Generated files and tables may be longer.
const LONGEST: usize = 600;

pub(super) fn modules(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, text) in tree.under("", ".rs") {
        let opening = text.lines().next().unwrap_or_default();
        if !opening.starts_with("//!") {
            faults.push(format!("{file}:1: does not open with `//!` and what it is"));
        }
        let is_generated = opening.contains("enerated");
        let lines = text.lines().count();
        if !is_generated && lines > LONGEST {
            faults.push(format!("{file}: {lines} lines, more than {LONGEST}: make it a folder"));
        }
    }
    faults
}

/// What must not stand in the code, and what to do instead. Written in two parts, so as not to find itself.
const BANNED: [(&str, &str, &str); 7] = [
    ("#[ign", "ore", "assert today's answer instead"),
    ("#[should", "_panic", "return an error and assert it"),
    ("tod", "o!(", "do it"),
    ("unimpl", "emented!(", "do it"),
    ("db", "g!(", "remove it"),
    ("FIX", "ME", "do it"),
    ("TO", "DO", "do it, or say in prose what is left out"),
];

pub(super) fn banned(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, text) in tree.files().filter(|(path, _)| path.ends_with(".rs") || path.ends_with(".js")) {
        for (at, line) in text.lines().enumerate() {
            for (head, tail, instead) in BANNED {
                let word = format!("{head}{tail}");
                if line.contains(&word) {
                    faults.push(format!("{file}:{}: {word}: {instead}", at + 1));
                }
            }
            let number = at + 1;
            let allows =
                line.trim_start().starts_with("#[allow(") || line.trim_start().starts_with("#![allow(");
            if allows && !line.contains("reason") {
                faults.push(format!("{file}:{number}: an allow without a reason"));
            }
            if line.contains(concat!("thread::", "sleep"))
                && (file.contains("/tests/") || text.contains("#[cfg(test)]"))
            {
                faults.push(format!("{file}:{number}: a test that sleeps"));
            }
        }
    }
    faults
}
