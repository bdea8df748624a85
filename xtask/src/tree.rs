//! The project's text files, read once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What is not ours to check. In a second worktree `.git` is a file.
const SKIPPED: [&str; 3] = ["target", ".git", "node_modules"];

/// Every text file of the project, by its path from the root, with `/` between names.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    root: PathBuf,
    files: BTreeMap<String, String>,
}

impl Tree {
    /// The project that this program belongs to.
    pub fn here() -> Result<Tree> {
        let package = std::env::var_os("CARGO_MANIFEST_DIR").context("run me with cargo")?;
        Tree::at(Path::new(&package).parent().context("xtask lies in the project's root")?)
    }

    /// The project in this folder.
    pub fn at(root: &Path) -> Result<Tree> {
        let mut tree = Tree { root: root.to_owned(), files: BTreeMap::new() };
        tree.walk(root, "")?;
        Ok(tree)
    }

    /// A tree that exists only in a test.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect();
        Tree { root: PathBuf::new(), files }
    }

    fn walk(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        for entry in std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.walk(&entry.path(), &format!("{path}/"))?;
            } else if let Ok(text) = std::fs::read_to_string(entry.path()) {
                self.files.insert(path, text);
            }
        }
        Ok(())
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Path and text of every file.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Those under `folder` that end with `suffix`.
    pub fn under(&self, folder: &str, suffix: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(suffix))
    }

    /// The folders of all crates: `games/charge`, `crates/game`, `xtask` …
    pub fn crates(&self) -> Vec<&str> {
        self.files().filter_map(|(path, _)| path.strip_suffix("/Cargo.toml")).collect()
    }

    /// The games, by the name of their folder.
    pub fn games(&self) -> Vec<&str> {
        self.crates().into_iter().filter_map(|folder| folder.strip_prefix("games/")).collect()
    }
}
