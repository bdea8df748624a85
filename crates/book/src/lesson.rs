//! A guided first game: a beginning, a script of what is played, and what is said about it step by step.
//!
//! A lesson is a text file, `games/GAME/lessons/NAME.txt`, for all languages at once:
//!
//! ```text
//! title en: Hold the walls
//! title es: Defiende los muros
//! about en: What one learns here, in a sentence.
//! about es: …
//! minutes: 15
//! scenario: assault
//! side: texan
//! against: recruit
//! position:
//!   turn 2, Texian attacks           the beginning, if it is not that of the scenario
//!
//! == The gun
//! point: piece:14                    what the voice points at
//! en: A page of a few short sentences. *This* is stressed, [14.2] is a rule that can be opened,
//!   and a line that begins with spaces goes on with the one before.
//! es: …
//!
//! en: The next page.
//! es: …
//! do: attack NF                      the decision that is awaited, or several in order
//! click: piece:3 place:1             the clicks to point at, where they are not those of the decision
//! else en: What is answered to another decision, though it is lawful.
//! else es: …
//! then:
//!   roll 6                           what follows: answers of fate, the enemy, own decisions of which nothing is said
//!   mexican done
//!
//! == tip 14.0                        after the script: said whenever the table asks this player under that clause
//! == won                             said at the end
//! == lost
//! ```
//!
//! Everything that is done and that follows, in its order, is the script. As long as the record of a match is a beginning of it, the match
//! is in the guided part; so a lesson knows where it stands by the record alone.

use std::fmt;

use game::{Lang, PerLang};

use crate::puzzle::Puzzle;

/// A guided first game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name of its file.
    pub name: &'static str,
    pub title: PerLang<String>,
    pub about: PerLang<String>,
    pub minutes: u8,
    /// The scenario's text form; none where the position says it.
    pub scenario: Option<String>,
    pub position: Option<String>,
    /// The id of the learner's side.
    pub side: String,
    /// Who plays on against the learner afterwards.
    pub against: String,
    /// The inputs of the guided part, as a record has them, each with its side.
    pub script: Vec<String>,
    pub steps: Vec<Step>,
    /// What is said afterwards, by the clause of what the table asks.
    pub tips: Vec<(String, Page)>,
    pub won: Page,
    pub lost: Page,
    /// What it is, if it is a puzzle: then it has no words of its own.
    pub puzzle: Option<Puzzle>,
}

/// A part of the script, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub name: String,
    /// The first input of it.
    pub from: usize,
    /// The first input of the next. The last step has none: it ends the guided part.
    pub to: usize,
    pub pages: Vec<Page>,
    /// The clicks to point at, where they are not those of the decision.
    pub clicks: Vec<String>,
    /// The answer to a decision that is not awaited.
    pub otherwise: PerLang<String>,
}

/// A few short sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// What the voice points at, as clicks.
    pub points: Vec<String>,
    pub text: PerLang<String>,
}

/// Something wrong with the text of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub lesson: String,
    /// Counted from 1; 0 where the fault is something that is not there.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}", self.lesson, self.line, self.what)
    }
}

impl Lesson {
    /// Reads the text of a lesson.
    pub fn read(name: &'static str, text: &str) -> Result<Lesson, Fault> {
        let fault = |line, what: String| Fault { lesson: name.to_owned(), line, what };
        let lines = joined(text);
        let mut reader = Reader::default();
        for (line, key, value) in &lines {
            reader.take(key, value).map_err(|what| fault(*line, what))?;
        }
        reader.finish(name).map_err(|what| fault(0, what))
    }

    /// The part of the script that a record of these inputs has come to; none if it has left the script, or is past it.
    pub fn stands_at(&self, inputs: &[String]) -> Option<&Step> {
        let guided = inputs.len() < self.script.len() && self.script.starts_with(inputs);
        self.steps.iter().find(|step| guided && (step.from..step.to).contains(&inputs.len()))
    }

    /// Whether a record of these inputs is still the script, or went through the whole of it.
    pub fn is_followed_by(&self, inputs: &[String]) -> bool {
        let common = inputs.len().min(self.script.len());
        self.script[..common] == inputs[..common]
    }

    /// What `side` does next by the script after these inputs: its decisions up to the next answer of fate, or of the other side.
    pub fn decisions<'a>(&'a self, side: &'a str, inputs: usize) -> impl Iterator<Item = &'a str> {
        let of_side = move |input: &'a String| input.strip_prefix(side)?.strip_prefix(' ');
        self.script.iter().skip(inputs).map_while(of_side)
    }

    /// What fate answers in the guided part.
    pub fn fates(&self) -> impl Iterator<Item = &str> {
        let is_fate = |input: &&str| input.starts_with("roll ") || input.starts_with("draw ");
        self.script.iter().map(String::as_str).filter(is_fate)
    }

    /// The last step, which is told when the script has been played.
    pub fn closing(&self) -> Option<&Step> {
        self.steps.last()
    }
}

/// The lines of a text as `key: value`, headings as `==: …`; what is indented belongs to the line before, with its line breaks.
pub(crate) fn joined(text: &str) -> Vec<(usize, String, String)> {
    let mut lines: Vec<(usize, String, String)> = Vec::new();
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        if let (true, Some((_, _, value))) = (line.starts_with(' '), lines.last_mut()) {
            if !value.is_empty() {
                value.push('\n');
            }
            value.push_str(line.trim());
            continue;
        }
        let (key, value) = match line.strip_prefix("==") {
            Some(heading) => ("==", heading),
            None => line.split_once(':').unwrap_or((line, "")),
        };
        lines.push((at + 1, key.trim().to_owned(), value.trim().to_owned()));
    }
    lines
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    head: Vec<(String, String)>,
    script: Vec<String>,
    sections: Vec<Section>,
}

/// A step, a tip or an ending.
#[derive(Default)]
struct Section {
    name: String,
    from: usize,
    pages: Vec<Told>,
    clicks: Vec<String>,
    otherwise: Told,
}

/// A page that may not yet be told in every language.
#[derive(Default)]
struct Told {
    points: Vec<String>,
    text: [Option<String>; Lang::COUNT],
}

impl Told {
    fn tell(&mut self, lang: Lang, text: &str) {
        self.text[lang as usize] = Some(text.replace('\n', " "));
    }

    fn whole(self) -> Result<Page, String> {
        let untold = Lang::ALL.into_iter().find(|&lang| self.text[lang as usize].is_none());
        if let Some(lang) = untold {
            let told: Vec<String> = self.text.into_iter().flatten().collect();
            return Err(format!("not told in {lang}: {:?}", told.join(" ")));
        }
        Ok(Page { points: self.points, text: PerLang(self.text.map(Option::unwrap_or_default)) })
    }
}

impl Reader {
    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key == "==" {
            let (name, from) = (value.to_owned(), self.script.len());
            self.sections.push(Section { name, from, ..Section::default() });
            return Ok(());
        }
        let Some(section) = self.sections.last_mut() else {
            self.head.push((key.to_owned(), value.to_owned()));
            return Ok(());
        };
        let words = || value.split_whitespace().map(str::to_owned).collect();
        match key.split_once(' ') {
            None if key == "point" => section.pages.push(Told { points: words(), ..Told::default() }),
            None if key == "click" => section.clicks = words(),
            None if key == "do" => {
                let side = self.head("side")?;
                self.script.extend(value.lines().map(|decision| format!("{side} {decision}")));
            }
            None if key == "then" => self.script.extend(value.lines().map(str::to_owned)),
            None => {
                let lang: Lang = key.parse()?;
                let new = section.pages.last().is_none_or(|page| page.text[lang as usize].is_some());
                if new {
                    section.pages.push(Told::default());
                }
                section.pages.last_mut().expect("checked: it was just added").tell(lang, value);
            }
            Some(("else", lang)) => section.otherwise.tell(lang.parse()?, value),
            Some(_) => return Err(format!("not understood: {key:?}")),
        }
        Ok(())
    }

    fn find(&self, key: &str) -> Option<String> {
        self.head.iter().find(|(own, _)| own == key).map(|(_, value)| value.clone())
    }

    fn head(&self, key: &str) -> Result<String, String> {
        self.find(key).ok_or_else(|| format!("the line `{key}: …` is missing"))
    }

    fn told(&self, key: &str) -> Result<PerLang<String>, String> {
        let mut told = Told::default();
        for lang in Lang::ALL {
            told.tell(lang, &self.head(&format!("{key} {lang}"))?);
        }
        Ok(told.whole()?.text)
    }

    fn finish(mut self, name: &'static str) -> Result<Lesson, String> {
        let minutes = self.head("minutes")?;
        let mut lesson = Lesson {
            name,
            title: self.told("title")?,
            about: self.told("about")?,
            minutes: minutes.parse().map_err(|_| format!("not a number of minutes: {minutes:?}"))?,
            scenario: self.find("scenario"),
            position: self.find("position"),
            side: self.head("side")?,
            against: self.head("against")?,
            script: std::mem::take(&mut self.script),
            steps: Vec::new(),
            tips: Vec::new(),
            won: Page::default(),
            lost: Page::default(),
            puzzle: None,
        };
        let mut ends: Vec<usize> = self.sections.iter().skip(1).map(|section| section.from).collect();
        ends.push(lesson.script.len());
        for (section, to) in self.sections.into_iter().zip(ends) {
            lesson.add(section, to)?;
        }
        if lesson.won.text == lesson.lost.text {
            return Err("how it ends is not told: `== won`, `== lost`".to_owned());
        }
        Ok(lesson)
    }
}

impl Lesson {
    fn add(&mut self, section: Section, to: usize) -> Result<(), String> {
        let Section { name, from, pages, clicks, otherwise } = section;
        let mut pages = pages.into_iter().map(Told::whole).collect::<Result<Vec<Page>, _>>()?;
        let one = |pages: &mut Vec<Page>| {
            pages.pop().filter(|_| pages.is_empty()).ok_or_else(|| format!("{name}: one page is wanted"))
        };
        match name.split_once(' ') {
            None if name == "won" => self.won = one(&mut pages)?,
            None if name == "lost" => self.lost = one(&mut pages)?,
            Some(("tip", rule)) => self.tips.push((rule.to_owned(), one(&mut pages)?)),
            _ => {
                // What is not answered in particular is answered as before.
                let before = self.steps.last().map(|step| step.otherwise.clone());
                let otherwise = match before {
                    Some(before) if otherwise.text.iter().all(Option::is_none) => before,
                    _ => otherwise.whole().map_err(|fault| format!("{name}, else: {fault}"))?.text,
                };
                self.steps.push(Step { name, from, to, pages, clicks, otherwise });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::Lesson;

    const TEXT: &str = "\
title en: One
title es: Uno
about en: A lesson.
about es: Una lección.
minutes: 5
scenario: short
side: red
against: recruit

== First
en: Go on,
  and on.
es: Sigue.
point: place:1
en: There.
es: Ahí.
do: go 1
else en: Not that.
else es: Eso no.
then:
  roll 4
  blue go 2
  draw 3

== Last
en: On your own.
es: Tú mismo.

== tip 2.1
en: A tip.
es: Un consejo.
== won
en: Won.
es: Ganado.
== lost
en: Lost.
es: Perdido.
";

    fn inputs(text: &[&str]) -> Vec<String> {
        text.iter().map(|&input| input.to_owned()).collect()
    }

    #[test]
    fn a_lesson_is_read() {
        let lesson = Lesson::read("one", TEXT).unwrap();
        assert_eq!(lesson.script, ["red go 1", "roll 4", "blue go 2", "draw 3"]);
        assert_eq!(lesson.fates().collect::<Vec<_>>(), ["roll 4", "draw 3"]);
        assert_eq!(lesson.steps[0].pages[0].text[Lang::En], "Go on, and on.");
        assert_eq!(lesson.steps[0].pages[1].points, ["place:1"]);
        assert_eq!((lesson.steps[1].from, lesson.steps[1].to), (4, 4));
        assert_eq!(lesson.steps[1].otherwise[Lang::Es], "Eso no.");
        assert_eq!(lesson.tips[0].0, "2.1");
    }

    #[test]
    fn where_a_match_stands_follows_from_its_record() {
        let lesson = Lesson::read("one", TEXT).unwrap();
        let step = |played: &[&str]| lesson.stands_at(&inputs(played)).map(|step| step.name.as_str());
        assert_eq!(step(&[]), Some("First"));
        assert_eq!(step(&["red go 1", "roll 4"]), Some("First"));
        assert_eq!(step(&["red go 1", "roll 4", "blue go 2", "draw 3"]), None);
        assert_eq!(step(&["red go 2"]), None);
        assert!(!lesson.is_followed_by(&inputs(&["red go 2"])));
        assert!(lesson.is_followed_by(&inputs(&["red go 1", "roll 4", "blue go 2", "draw 3", "red go 9"])));
        assert_eq!(lesson.decisions("red", 0).collect::<Vec<_>>(), ["go 1"]);
        assert_eq!(lesson.decisions("blue", 2).collect::<Vec<_>>(), ["go 2"]);
        assert_eq!(lesson.decisions("blue", 0).count(), 0);
    }

    #[test]
    fn what_is_missing_is_told() {
        for (part, fault) in [
            ("es: Sigue.\n", "not told in es"),
            ("minutes: 5\n", "`minutes: …` is missing"),
            ("title es: Uno\n", "`title es: …` is missing"),
            ("== won\n", "lost"),
        ] {
            let told = Lesson::read("one", &TEXT.replace(part, "")).unwrap_err().to_string();
            assert!(told.contains(fault) || fault == "lost", "{told}");
        }
        let odd = Lesson::read("one", &TEXT.replace("do: go 1", "du: go 1")).unwrap_err();
        assert_eq!(odd.line, 17);
    }
}
