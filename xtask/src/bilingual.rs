//! Clause examples in both languages. Their prose is English; the quoted paragraph after it (`> …`) says the same in
//! Spanish; the fenced blocks are for both.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Heading,
    English,
    Spanish,
    Fence,
}

/// A heading, paragraph or fenced block, and the line it begins on, counted from 0.
struct Piece {
    kind: Kind,
    line: usize,
    text: String,
}

/// An example as it is read in English.
pub fn in_english(text: &str) -> String {
    join(pieces(text).into_iter().filter(|piece| piece.kind != Kind::Spanish).map(|piece| piece.text))
}

/// An example as it is read in Spanish, under the Spanish title of its clause.
pub fn in_spanish(text: &str, title: &str) -> String {
    join(pieces(text).into_iter().filter_map(|piece| match piece.kind {
        Kind::English => None,
        Kind::Spanish | Kind::Fence => Some(piece.text),
        Kind::Heading => Some(piece.text.split(' ').take(2).chain([title]).collect::<Vec<_>>().join(" ")),
    }))
}

/// The lines of paragraphs that stand in one language only.
pub fn unpaired(text: &str) -> Vec<usize> {
    let pieces = pieces(text);
    let kind = |at: Option<usize>| at.and_then(|at| pieces.get(at)).map(|piece| piece.kind);
    let is_alone = |at: usize| match pieces[at].kind {
        Kind::English => kind(Some(at + 1)) != Some(Kind::Spanish),
        Kind::Spanish => kind(at.checked_sub(1)) != Some(Kind::English),
        Kind::Heading | Kind::Fence => false,
    };
    (0..pieces.len()).filter(|&at| is_alone(at)).map(|at| pieces[at].line).collect()
}

fn join(pieces: impl Iterator<Item = String>) -> String {
    pieces.collect::<Vec<_>>().join("\n\n")
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut fenced, mut apart) = (false, true);
    for (line, words) in text.lines().enumerate() {
        let is_fence = words.starts_with("```");
        if !fenced && words.is_empty() {
            apart = true;
            continue;
        }
        let (kind, words) = match words.strip_prefix('>') {
            _ if fenced || is_fence => (Kind::Fence, words),
            Some(quoted) => (Kind::Spanish, quoted.trim_start()),
            None if words.starts_with('#') => (Kind::Heading, words),
            None => (Kind::English, words),
        };
        let begins = !fenced && (apart || is_fence || pieces.last().is_none_or(|piece| piece.kind != kind));
        match pieces.last_mut().filter(|_| !begins) {
            Some(piece) => {
                piece.text.push('\n');
                piece.text.push_str(words);
            }
            None => pieces.push(Piece { kind, line, text: words.to_owned() }),
        }
        fenced ^= is_fence;
        apart = is_fence && !fenced;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::{in_english, in_spanish, unpaired};

    const EXAMPLE: &str =
        "## 5.3 Limits\n\nTwo may\ncross.\n\n> Dos pueden\n> pasar.\n\n```play\nF march\n\n> not prose\n```";

    #[test]
    fn each_language_reads_its_own_prose() {
        let play = "```play\nF march\n\n> not prose\n```";
        assert_eq!(in_english(EXAMPLE), format!("## 5.3 Limits\n\nTwo may\ncross.\n\n{play}"));
        assert_eq!(
            in_spanish(EXAMPLE, "Los límites"),
            format!("## 5.3 Los límites\n\nDos pueden\npasar.\n\n{play}")
        );
    }

    #[test]
    fn prose_in_one_language_is_found() {
        assert_eq!(unpaired(EXAMPLE), Vec::<usize>::new());
        assert_eq!(unpaired("## 5.3 Limits\n\nTwo.\n\n```play\n```\n\n> Tres.\n"), [2, 7]);
    }
}
