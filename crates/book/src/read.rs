//! Markdown into a book.

use std::fmt;
use std::ops::Range;

use game::{Lang, PerLang};

use crate::markdown::{Block, Kind, blocks};
use crate::{Book, Chapter, Clause, Example, Fence, Origin, Piece, Ruling, Status};

/// Something wrong with the text of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of the chapter, counted from 0; `None` in the rulings.
    pub chapter: Option<usize>,
    pub lang: Lang,
    /// Counted from 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chapter {
            Some(chapter) => write!(f, "chapter {}", chapter + 1)?,
            None => f.write_str("rulings")?,
        }
        write!(f, " ({}), line {}: {}", self.lang, self.line, self.what)
    }
}

/// Reads the chapters, and the rulings; or tells everything that is wrong with them.
pub fn read<'a>(chapters: &[PerLang<&'a str>], rulings: PerLang<&'a str>) -> Result<Book<'a>, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut book = Book { chapters: Vec::new(), rulings: Vec::new() };
    for (number, told) in chapters.iter().enumerate() {
        let mut reader = Reader { chapter: Some(number), faults: Vec::new() };
        book.chapters.extend(reader.chapter(told));
        faults.append(&mut reader.faults);
    }
    let mut reader = Reader { chapter: None, faults: Vec::new() };
    let told = PerLang::of(|lang| reader.rulings(rulings[lang], lang));
    if reader.faults.is_empty() && reader.same_rulings(&told) {
        book.rulings =
            (0..told[Lang::default()].len()).map(|at| PerLang::of(|lang| told[lang][at])).collect();
    }
    faults.append(&mut reader.faults);
    if faults.is_empty() { Ok(book) } else { Err(faults) }
}

/// A section of a chapter as one language has it.
struct Section<'a> {
    id: &'a str,
    title: &'a str,
    line: usize,
    /// The clause itself, then its examples.
    parts: Vec<Vec<Part<'a>>>,
}

/// A block that is no heading.
struct Part<'a> {
    line: usize,
    span: Range<usize>,
    source: &'a str,
    fence: Option<Fence<'a>>,
}

struct Reader {
    chapter: Option<usize>,
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, lang: Lang, line: usize, what: impl Into<String>) {
        self.faults.push(Fault { chapter: self.chapter, lang, line, what: what.into() });
    }

    fn chapter<'a>(&mut self, source: &PerLang<&'a str>) -> Option<Chapter<'a>> {
        let told = PerLang::of(|lang| self.sections(source[lang], lang));
        let title = PerLang::of(|lang| told[lang].0);
        let first = &told[Lang::default()].1;
        for (lang, (_, sections)) in told.iter() {
            let ids = |sections: &[Section<'a>]| sections.iter().map(|it| it.id).collect::<Vec<_>>();
            let differs = ids(first).into_iter().zip(ids(sections)).position(|(one, other)| one != other);
            if let Some(at) = differs {
                self.fault(lang, sections[at].line, format!("{} should stand here", first[at].id));
                return None;
            }
            if sections.len() != first.len() {
                let at = sections.len().min(first.len());
                let longer = if sections.len() > at { &sections[at] } else { &first[at] };
                self.fault(lang, longer.line, format!("{} is not in every language", longer.id));
                return None;
            }
        }
        let clauses = (0..first.len())
            .filter_map(|at| self.clause(source, &PerLang::of(|lang| &told[lang].1[at])))
            .collect();
        Some(Chapter { title, clauses })
    }

    /// The title of a chapter and its sections, as one language has them.
    fn sections<'a>(&mut self, text: &'a str, lang: Lang) -> (&'a str, Vec<Section<'a>>) {
        let mut sections: Vec<Section<'a>> = Vec::new();
        let mut title = "";
        for Block { line, span, kind } in blocks(text) {
            let source = &text[span.clone()];
            match kind {
                Kind::Heading { depth: 1, title: heading } if line == 1 => title = heading,
                Kind::Heading { depth: 2, title } => {
                    let (id, title) = title.split_once(' ').unwrap_or((title, ""));
                    if title.is_empty() {
                        self.fault(lang, line, format!("{id} has no title"));
                    }
                    sections.push(Section { id, title, line, parts: vec![Vec::new()] });
                }
                Kind::Heading { depth: 3, .. } if !sections.is_empty() => {
                    sections.last_mut().expect("checked").parts.push(Vec::new());
                }
                Kind::Heading { .. } => self.fault(lang, line, "a heading that means nothing here"),
                kind => {
                    let fence = match kind {
                        Kind::Fence { name, text } => Some(Fence { name, text, line }),
                        _ => None,
                    };
                    if fence.is_some() && !source.ends_with("\n```") {
                        self.fault(lang, line, "this fence is never closed");
                    }
                    if fence.is_some() && lang != Lang::default() {
                        self.fault(lang, line, "what is played stands in the first language only");
                    }
                    match sections.last_mut().and_then(|section| section.parts.last_mut()) {
                        Some(parts) => parts.push(Part { line, span, source, fence }),
                        None => {
                            self.fault(lang, line, "a chapter begins with `# Title`, then `## CLAUSE Title`");
                        }
                    }
                }
            }
        }
        if title.is_empty() {
            self.fault(lang, 1, "a chapter begins with `# Title`");
        }
        (title, sections)
    }

    fn clause<'a>(&mut self, source: &PerLang<&'a str>, told: &PerLang<&Section<'a>>) -> Option<Clause<'a>> {
        let first = told[Lang::default()];
        let marks = first.parts[0].first().map(|part| marks(part.source));
        let Some(Ok((status, origin, rulings))) = marks else {
            let why = marks.and_then(Result::err).unwrap_or_else(|| "the status is missing".to_owned());
            self.fault(Lang::default(), first.line, format!("{}: {why}", first.id));
            return None;
        };
        let text = PerLang::of(|lang| {
            let marks = usize::from(lang == Lang::default());
            let parts = &told[lang].parts[0][marks..];
            if let (Some(begin), Some(end)) = (parts.first(), parts.last())
                && parts.iter().all(|part| part.fence.is_none())
            {
                return &source[lang][begin.span.start..end.span.end];
            }
            self.fault(lang, told[lang].line, format!("{} lacks a text, or plays in it", first.id));
            ""
        });
        let other = Lang::ALL.into_iter().find(|&lang| told[lang].parts.len() != first.parts.len());
        if let Some(lang) = other {
            let what = format!("{} has not as many examples as in {}", first.id, Lang::default());
            self.fault(lang, told[lang].line, what);
            return None;
        }
        let examples = (1..first.parts.len()).filter_map(|at| self.example(told, at)).collect();
        let title = PerLang::of(|lang| told[lang].title);
        Some(Clause { id: first.id, line: first.line, title, text, status, origin, rulings, examples })
    }

    /// The `at`-th example of a clause.
    fn example<'a>(&mut self, told: &PerLang<&Section<'a>>, at: usize) -> Option<Example<'a>> {
        let prose = |lang: Lang| told[lang].parts[at].iter().filter(|part| part.fence.is_none());
        let wanted = prose(Lang::default()).count();
        for lang in Lang::ALL {
            if prose(lang).count() != wanted {
                let line = told[lang].parts[at].first().map_or(told[lang].line, |part| part.line);
                self.fault(
                    lang,
                    line,
                    format!("{wanted} paragraphs should stand here, as in {}", Lang::default()),
                );
                return None;
            }
        }
        let mut prose = PerLang::of(prose);
        let pieces = told[Lang::default()].parts[at].iter().map(|part| match part.fence {
            Some(fence) => Piece::Fence(fence),
            None => Piece::Prose(PerLang(prose.0.each_mut().map(|it| it.next().expect("counted").source))),
        });
        Some(Example(pieces.collect()))
    }

    /// `## 12. Title` opens ruling 12; it ends with the next heading of that depth or above.
    fn rulings<'a>(&mut self, text: &'a str, lang: Lang) -> Vec<Ruling<'a>> {
        let mut rulings: Vec<Ruling<'a>> = Vec::new();
        let headings: Vec<_> = blocks(text)
            .into_iter()
            .filter_map(|block| match block.kind {
                Kind::Heading { depth: depth @ 1..=2, title } => Some((depth, title, block.line, block.span)),
                _ => None,
            })
            .collect();
        for (at, (depth, title, line, span)) in headings.iter().enumerate() {
            let Some((number, title)) = title.split_once(". ").filter(|_| *depth == 2) else { continue };
            let Ok(number) = number.parse() else { continue };
            if rulings.iter().any(|ruling| ruling.number == number) {
                self.fault(lang, *line, format!("ruling {number} is there twice"));
            }
            let end = headings.get(at + 1).map_or(text.len(), |(.., next)| next.start);
            rulings.push(Ruling { number, title, text: text[span.end..end].trim() });
        }
        rulings
    }

    /// Whether every language has the rulings of the first, in their order.
    fn same_rulings(&mut self, told: &PerLang<Vec<Ruling>>) -> bool {
        let numbers = |lang: Lang| told[lang].iter().map(|ruling| ruling.number).collect::<Vec<_>>();
        let first = numbers(Lang::default());
        for lang in Lang::ALL {
            let here = numbers(lang);
            let missing =
                first.iter().filter(|it| !here.contains(it)).map(|it| format!("ruling {it} is missing"));
            let more = here.iter().filter(|it| !first.contains(it));
            let more = more.map(|it| format!("ruling {it} is not in {}", Lang::default()));
            let mut faults: Vec<String> = missing.chain(more).collect();
            if faults.is_empty() && here != first {
                faults.push(format!("the rulings do not stand in the order of {}", Lang::default()));
            }
            faults.into_iter().for_each(|what| self.fault(lang, 1, what));
        }
        self.faults.is_empty()
    }
}

/// `Status: done. Origin: ours. Rulings: 3, 12.`
fn marks(text: &str) -> Result<(Status, Origin, Vec<u16>), String> {
    let (mut status, mut origin, mut rulings) = (None, None, Vec::new());
    for mark in text.trim_end_matches('.').split(". ") {
        let (name, value) = mark.split_once(": ").ok_or_else(|| format!("what is {mark:?}?"))?;
        match (name, value) {
            ("Status", "done") => status = Some(Status::Done),
            ("Status", "not yet") => status = Some(Status::NotYet),
            ("Status", "not a rule") => status = Some(Status::NotARule),
            ("Origin", "rulebook") => origin = Some(Origin::Rulebook),
            ("Origin", "ours") => origin = Some(Origin::Ours),
            ("Rulings", list) => {
                let numbers = list.split(", ").map(str::parse).collect::<Result<_, _>>();
                rulings = numbers.map_err(|_| format!("what rulings are {list:?}?"))?;
            }
            _ => return Err(format!("what is {mark:?}?")),
        }
    }
    let status = status.ok_or("it has no status")?;
    Ok((status, origin.ok_or("it has no origin")?, rulings))
}
