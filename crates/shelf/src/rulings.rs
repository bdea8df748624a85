//! Our rulings, found by their numbers.

use game::Lang;

/// A doubt about the rules and how we settled it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub number: u16,
    pub title: &'static str,
    /// Markdown.
    pub text: &'static str,
    /// What it is written in.
    pub lang: Lang,
}

/// The ruling with this number, in this language if it is told there, else in the first.
pub(crate) fn find(files: [&'static str; 2], number: u16, lang: Lang) -> Option<Ruling> {
    [lang, Lang::ALL[0]].into_iter().find_map(|lang| in_file(files[lang as usize], number, lang))
}

fn in_file(file: &'static str, number: u16, lang: Lang) -> Option<Ruling> {
    let start = file.find(&format!("\n## {number}. "))?;
    let (heading, rest) = file[start..].trim_start().split_once('\n')?;
    let (_, title) = heading.split_once(". ")?;
    let end = [rest.find("\n# "), rest.find("\n## ")].into_iter().flatten().min().unwrap_or(rest.len());
    Some(Ruling { number, title, text: rest[..end].trim(), lang })
}

#[cfg(test)]
mod tests {
    use super::{Lang, Ruling, find};

    const EN: &str = "# Rulings\n\n## 1. The first (2.1)\n- **Doubt.** Who?\n\n## 12. The last\nText.\n\n# Part\n\n## 2. More\nEnd.\n";
    const ES: &str = "# Aclaraciones\n\n## 12. La última\nTexto.\n";

    #[test]
    fn a_ruling_is_found_by_its_number_and_told_in_english_if_need_be() {
        let ruling = |number, title, text, lang| Some(Ruling { number, title, text, lang });
        let files = [EN, ES];
        assert_eq!(find(files, 1, Lang::Es), ruling(1, "The first (2.1)", "- **Doubt.** Who?", Lang::En));
        assert_eq!(find(files, 12, Lang::En), ruling(12, "The last", "Text.", Lang::En));
        assert_eq!(find(files, 12, Lang::Es), ruling(12, "La última", "Texto.", Lang::Es));
        assert_eq!(find(files, 2, Lang::En), ruling(2, "More", "End.", Lang::En));
        assert_eq!(find(files, 3, Lang::En), None);
    }

    #[test]
    fn every_ruling_that_a_clause_names_is_told() {
        for entry in crate::games() {
            for (clause, &number) in
                entry.rulebook().iter().flat_map(|it| it.rulings.iter().map(move |n| (it, n)))
            {
                let ruling = entry.ruling(number, Lang::En);
                assert!(
                    ruling.is_some_and(|it| !it.text.is_empty()),
                    "{} {}: {number}",
                    entry.title.id,
                    clause.id
                );
            }
        }
    }
}
