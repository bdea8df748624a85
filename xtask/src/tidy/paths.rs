//! Documents: no trace of a machine, the test command that is really run, and every language where players read them.

use game::Lang;

use crate::Tree;

/// Written in two parts, so as not to find itself.
const MACHINE: [(&str, &str); 7] = [
    ("/ho", "me/"),
    ("/ro", "ot/"),
    ("/Us", "ers/"),
    ("/wo", "rk/"),
    ("../sha", "red"),
    ("/tmp/bri", "efs"),
    ("C:", "\\Users"),
];

pub(super) fn documents(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, text) in tree.files() {
        for (at, line) in text.lines().enumerate() {
            for (head, tail) in MACHINE {
                if line.contains(&format!("{head}{tail}")) {
                    faults.push(format!("{file}:{}: names a place on some machine: {head}{tail}", at + 1));
                }
            }
        }
    }
    faults.extend(test_command(tree));
    faults
}

/// What `.ci/run` runs as test is what the README tells people to run.
fn test_command(tree: &Tree) -> Vec<String> {
    let (Some(run), Some(readme)) = (tree.get(".ci/run"), tree.get("README.md")) else {
        return vec!["README.md and .ci/run must both exist".to_owned()];
    };
    let commands: Vec<&str> =
        run.lines().map(str::trim).filter(|line| line.starts_with("cargo test")).collect();
    if commands.is_empty() {
        return vec![".ci/run: runs no `cargo test`".to_owned()];
    }
    let unknown = commands.into_iter().filter(|command| !readme.contains(command));
    unknown.map(|command| format!("README.md: does not tell people to run `{command}`")).collect()
}

/// What players read in one language they can read in every other.
pub(super) fn languages(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for told in Lang::ALL {
        let folder = format!("/{told}/");
        for (page, _) in tree.under("docs/", ".md").filter(|(page, _)| page.contains(&folder)) {
            let pages = Lang::ALL.map(|lang| page.replace(&folder, &format!("/{lang}/")));
            let missing = pages.into_iter().filter(|page| tree.get(page).is_none());
            faults.extend(missing.map(|missing| format!("{missing}: is missing, beside {page}")));
        }
    }
    faults
}
