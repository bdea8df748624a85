//! One word for each thing: `games/*/words.toml` lists a game's terms in every language, and what is never said instead;
//! `crates/words/words.toml` what is said in no text that players read.

use std::collections::BTreeMap;

use game::Lang;
use serde::Deserialize;
use words::reading::english;

use crate::Tree;

#[derive(Deserialize)]
struct List {
    term: Vec<Term>,
}

#[derive(Deserialize)]
struct Term {
    /// What is never said, by language; `fij*` stands for every word that begins so.
    #[serde(default)]
    not: BTreeMap<String, Vec<String>>,
    /// The term, by language; the shared list has none.
    #[serde(flatten)]
    said: BTreeMap<String, String>,
}

/// Every term of a game is said in its texts, and no word that stands for it elsewhere.
pub(super) fn one_word_each(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    let mut check = |list: &str, games: &[&str], is_game: bool| match read(tree, list) {
        Err(fault) => faults.push(fault),
        Ok(read) => {
            for lang in Lang::ALL {
                let texts: Vec<_> = texts(tree, games, lang, is_game)
                    .into_iter()
                    .map(|(file, text)| (file, text.to_lowercase()))
                    .collect();
                faults.extend(read.term.iter().flat_map(|term| term.faults(list, lang, &texts, is_game)));
            }
        }
    };
    for game in tree.games() {
        check(&format!("games/{game}/words.toml"), &[game], true);
    }
    check("crates/words/words.toml", &tree.games(), false);
    faults
}

/// Nothing that players read in Spanish has an English word in it.
pub(super) fn no_english(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, text) in texts(tree, &tree.games(), Lang::Es, false) {
        let found = text.lines().enumerate().filter_map(|(at, line)| Some((at + 1, english(text_of(line))?)));
        faults.extend(found.map(|(line, word)| format!("{file}:{line}: an English word: {word}")));
    }
    faults
}

/// A line without the name of a variant (`[link]`), which nobody reads.
fn text_of(line: &str) -> &str {
    let inner = line.trim_start().trim_start_matches('*');
    inner.strip_prefix('[').and_then(|rest| rest.split_once("] ")).map_or(line, |(_, said)| said)
}

fn read(tree: &Tree, path: &str) -> Result<List, String> {
    let text = tree.get(path).ok_or_else(|| format!("{path}: there is no such list"))?;
    toml::from_str(text).map_err(|error| format!("{path}: {error}"))
}

impl Term {
    fn faults(&self, list: &str, lang: Lang, texts: &[(String, String)], is_game: bool) -> Vec<String> {
        let mut faults = Vec::new();
        match self.said.get(lang.code()) {
            // Texts that are missing are told of by others.
            Some(_) if texts.is_empty() => {}
            Some(word) if !texts.iter().any(|(_, text)| find(text, &format!("{word}*")).is_some()) => {
                faults.push(format!("{list}: no text says {word:?} ({lang})"));
            }
            None if is_game => faults.push(format!("{list}: a term has no word in {lang}")),
            _ => {}
        }
        for word in self.not.get(lang.code()).into_iter().flatten() {
            for (file, text) in texts {
                if let Some(at) = find(text, word) {
                    let line = text[..at].matches('\n').count() + 1;
                    let instead = self.said.get(lang.code()).map_or("another word", String::as_str);
                    faults.push(format!("{file}:{line}: {word:?} for {instead:?}"));
                }
            }
        }
        faults
    }
}

/// What players read of these games in a language: rulebooks, rulings, lessons and messages; the site's messages and the documents,
/// too, unless one game is asked for.
fn texts(tree: &Tree, games: &[&str], lang: Lang, is_game: bool) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for game in games {
        let folder = format!("games/{game}/rulebook/{lang}/");
        let book = tree.under(&folder, ".md");
        let rulings = format!("docs/rulings/{lang}/{game}.md");
        let rulings = tree.get(&rulings).map(|text| (rulings.clone(), prose(text)));
        texts.extend(book.map(|(file, text)| (file.to_owned(), prose(text))).chain(rulings));
        let folder = format!("games/{game}/lessons/");
        let lessons = tree.under(&folder, ".txt");
        texts.extend(lessons.map(|(file, text)| (file.to_owned(), spoken(text, lang))));
    }
    if !is_game {
        let folder = format!("docs/{lang}/");
        let readme = format!("README.{lang}.md");
        let readme = tree.get(&readme).map(|text| (readme.clone(), prose(text)));
        texts.extend(
            tree.under(&folder, ".md").map(|(file, text)| (file.to_owned(), prose(text))).chain(readme),
        );
    }
    let is_theirs = |file: &str| !is_game || games.iter().any(|game| file.contains(&format!("/{game}/")));
    let name = format!("/{lang}.ftl");
    let files = tree.under("", &name).filter(|(file, _)| is_theirs(file));
    texts.extend(files.map(|(file, text)| (file.to_owned(), said(text))));
    texts
}

/// Markdown without what is played or named as code; lines stay where they are.
fn prose(text: &str) -> String {
    let mut fenced = false;
    let line = |line: &str| {
        let is_fence = line.starts_with("```");
        fenced ^= is_fence;
        if fenced || is_fence {
            return String::new();
        }
        line.split('`').step_by(2).collect::<Vec<_>>().join("code")
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What a lesson says in this language; lines stay where they are.
fn spoken(text: &str, lang: Lang) -> String {
    let mut told = false;
    let line = |line: &str| {
        if !line.starts_with(' ') {
            let key = line.split(':').next().unwrap_or_default();
            told = key.rsplit(' ').next() == Some(lang.code());
        }
        if told { line.split_once(": ").map_or(line, |(_, said)| said).to_owned() } else { String::new() }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Messages without their ids and comments, each ended by a mark; lines stay where they are.
fn said(text: &str) -> String {
    let line = |line: &str| match line.split_once(" = ") {
        _ if line.starts_with('#') => String::new(),
        Some((_, message)) if !line.starts_with(' ') => message.to_owned(),
        _ => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("|\n")
}

/// Where a word stands by itself in a text in small letters; `fij*` is the beginning of one, and a space may be a line's end.
fn find(text: &str, word: &str) -> Option<usize> {
    let (word, is_stem) = word.strip_suffix('*').map_or((word, false), |stem| (stem, true));
    let (word, text) = (word.to_lowercase(), text.replace('\n', " "));
    let in_word = |c: char| c.is_alphanumeric() || c == '$' || c == '_';
    text.match_indices(&word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back().is_some_and(in_word);
        let after = text[at + word.len()..].chars().next().is_some_and(in_word);
        !before && (is_stem || !after)
    })
}
