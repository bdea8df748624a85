//! Guided first games: where one starts in the lobby, and the voice at the table.

use book::{Lesson, Page as Told};
use game::{Lang, Phrase, Title};
use maud::{Markup, html};
use render::Board;

use crate::log::rule_link;
use crate::markdown::inline;
use crate::puzzles;
use crate::text::{of_game, tell};
use crate::waiting::contribution;
use crate::{Page, Sitting};

/// What the voice says now, and what it waits for.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Voice {
    /// Which part of the lesson this is; a new one begins with its first page.
    pub part: String,
    pub pages: Vec<Spoken>,
    /// Whether it goes by the script: then nothing else is taken.
    pub guided: bool,
    /// The decisions that are awaited, in notation.
    pub awaits: Vec<String>,
    /// The clicks to point at, where they are not those of a decision.
    pub clicks: Vec<String>,
    /// The puzzle that has been solved here; empty if there is none.
    pub solved: String,
}

/// A page of what the voice says.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Spoken {
    /// HTML.
    pub text: String,
    /// What it points at, as clicks.
    pub points: Vec<String>,
}

/// What the voice says to the guest who sits there: to the learner alone. It follows from the record.
pub(crate) fn voice(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Option<Voice> {
    let (lesson, title) = (sitting.lesson?, board.title());
    let own = title.seat(&lesson.side).filter(|&seat| sitting.seating.held().contains(seat))?;
    if let Some(puzzle) = &lesson.puzzle {
        return puzzles::voice(board, lesson, puzzle, lang);
    }
    let spoken =
        |pages: &[Told]| -> Vec<Spoken> { pages.iter().map(|page| page_of(title, page, lang)).collect() };
    let alone = |part: &str, pages: &[Told]| Voice {
        part: part.to_owned(),
        pages: spoken(pages),
        guided: false,
        awaits: Vec::new(),
        clicks: Vec::new(),
        solved: String::new(),
    };
    let inputs = board.inputs(0);
    if let Some(outcome) = board.outcome() {
        let end = if outcome.winner == Some(own) { &lesson.won } else { &lesson.lost };
        return Some(alone("", std::slice::from_ref(end)));
    }
    if let Some(step) = lesson.stands_at(&inputs) {
        let number = lesson.steps.iter().take_while(|other| other.from < step.from).count() + 1;
        let part = Phrase::new("lesson-part").with("n", number).with("all", lesson.steps.len());
        return Some(Voice {
            part: tell(lang, &part),
            pages: spoken(&step.pages),
            guided: true,
            awaits: lesson.decisions(&lesson.side, inputs.len()).map(str::to_owned).collect(),
            clicks: step.clicks.clone(),
            solved: String::new(),
        });
    }
    let after = lesson.is_followed_by(&inputs).then(|| &inputs[lesson.script.len()..])?;
    if !after.iter().any(|input| input.split(' ').next() == Some(lesson.side.as_str())) {
        return Some(alone("", lesson.closing().map_or(&[], |step| &step.pages)));
    }
    let asked = board.prompt(sitting.seating.viewer(), lang).rule;
    let mine = sitting.seating.to_decide().is_ok();
    let tip = lesson.tips.iter().find(|(rule, _)| mine && rule == asked);
    Some(alone(asked, tip.map_or(&[], |(_, page)| std::slice::from_ref(page))))
}

fn page_of(title: &Title, page: &Told, lang: Lang) -> Spoken {
    let text = spoken(title, &page.text[lang]).into_string();
    Spoken { text, points: page.points.clone() }
}

/// A sentence of a lesson; `[14.2]` is a link to that rule.
fn spoken(title: &Title, text: &str) -> Markup {
    let mut parts = text.split('[');
    let first = parts.next().unwrap_or_default();
    html! {
        (inline(first))
        @for part in parts {
            @if let Some((rule, rest)) = part.split_once(']') { (rule_link(title, rule)) (inline(rest)) }
        }
    }
}

/// Where the voice speaks; nothing at a table that is no lesson.
pub(crate) fn panel(page: &Page, sitting: &Sitting) -> Markup {
    let heading = |lesson: &Lesson| match &lesson.puzzle {
        Some(puzzle) => tell(page.lang, &Phrase::new("puzzle-title").with("number", puzzle.number)),
        None => lesson.title[page.lang].clone(),
    };
    html! {
        @if let Some(lesson) = sitting.lesson {
            @let on = if lesson.puzzle.is_some() { "puzzle-reveal" } else { "lesson-on" };
            section #voice.voice aria-labelledby="voice-title" hidden {
                h2 #voice-title { (heading(lesson)) " " span #voice-part.tally {} }
                div #voice-text aria-live="polite" {}
                div.doing {
                    button #voice-back type="button" { (page.say("lesson-back")) }
                    button #voice-on.main type="button" { (page.say(on)) }
                    button #voice-show type="button" { (page.say("lesson-show")) }
                    button #voice-close.quiet type="button" { (page.say("lesson-close")) }
                }
            }
        }
    }
}

/// Where a newcomer starts: the lessons of all games.
pub(crate) fn start_here(page: &Page) -> Markup {
    html! {
        section.start aria-labelledby="start-here" {
            h2 #start-here { (page.say("start-here")) }
            p { (page.say("start-here-about")) " " a href="/puzzles" { (page.say("start-puzzles")) } }
            ul.lessons {
                @for entry in shelf::shown() {
                    @for lesson in entry.lessons() { li { (offered(page, entry.title, lesson)) } }
                }
            }
        }
    }
}

fn offered(page: &Page, title: &Title, lesson: &Lesson) -> Markup {
    let minutes = tell(page.lang, &Phrase::new("lesson-minutes").with("minutes", u16::from(lesson.minutes)));
    html! {
        form method="post" action={ "/learn/" (title.id) "/" (lesson.name) } {
            (contribution())
            h3 { (lesson.title[page.lang]) }
            p.quiet-text { (title.name) " · " (minutes) }
            p { (lesson.about[page.lang]) }
            button type="submit" { (page.say("lesson-begin")) }
        }
    }
}

/// How long a game is, how difficult, and for how many.
pub(crate) fn facts(page: &Page, title: &Title) -> Markup {
    html! { p.facts { (of_game(page.lang, title, "box-facts")) } }
}
