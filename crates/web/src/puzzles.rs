//! Puzzles: the page that lists them, and what the voice says of one at the table.

use book::{Lesson, Puzzle};
use game::{Lang, Phrase, Title};
use maud::{Markup, html};
use render::Board;
use shelf::Entry;

use crate::Page;
use crate::frame::Frame;
use crate::lesson::{Spoken, Voice};
use crate::text::{of_game, say, side, tell};
use crate::waiting::contribution;

/// All puzzles, the one of the day of each game first. `day`: how many days there have been, by which it is chosen.
pub fn puzzles_page(page: &Page, day: u64) -> Markup {
    let with_puzzles = || shelf::shown().filter(|entry| !entry.puzzles().is_empty());
    let body = html! {
        main #main.column.puzzles {
            h1 { (page.say("puzzles")) }
            p.lead { (page.say("puzzles-lead")) }
            section aria-labelledby="today" {
                h2 #today { (page.say("puzzle-today")) }
                ul.lessons { @for entry in with_puzzles() { li { (today(page, entry, day)) } } }
            }
            @for entry in with_puzzles() {
                section id=(entry.title.id) {
                    h2 { (entry.title.name) }
                    @for lessons in entry.puzzles().chunk_by(|a, b| a.scenario == b.scenario) {
                        @if entry.title.scenarios.len() > 1 { h3 { (scenario(page.lang, entry.title, &lessons[0])) } }
                        ol.puzzle-list {
                            @for lesson in lessons {
                                @if let Some(puzzle) = &lesson.puzzle { li { (listed(page, entry.title, lesson, puzzle)) } }
                            }
                        }
                    }
                }
            }
        }
        (page.foot())
    };
    let frame = Frame {
        title: page.say("puzzles"),
        kind: "plain",
        game: None,
        status: html! {},
        scripts: &["page.js", "puzzles.js"],
    };
    page.frame(frame, body)
}

/// The puzzle of the day: each in turn, in an order that does not begin with the easiest.
fn of_the_day(entry: &Entry, day: u64) -> Option<&'static Lesson> {
    let all = entry.puzzles();
    // A step that shares no factor with the count comes to every one of them.
    let count = all.len() as u64;
    let step = (count / 2..count).find(|step| is_coprime(*step, count)).unwrap_or(1);
    all.get((day * step % count.max(1)) as usize)
}

fn is_coprime(mut a: u64, mut b: u64) -> bool {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}

fn today(page: &Page, entry: &Entry, day: u64) -> Markup {
    html! {
        @if let Some(lesson) = of_the_day(entry, day) && let Some(puzzle) = &lesson.puzzle {
            form method="post" action=(address(entry.title, lesson)) {
                (contribution())
                h3 { (entry.title.name) }
                p.quiet-text { (facts(page.lang, entry.title, puzzle)) }
                button type="submit" { (page.say("puzzle-begin")) }
            }
        }
    }
}

fn listed(page: &Page, title: &Title, lesson: &Lesson, puzzle: &Puzzle) -> Markup {
    html! {
        form method="post" action=(address(title, lesson)) {
            (contribution())
            button.quiet type="submit" data-puzzle={ (title.id) "/" (lesson.name) } {
                b { (puzzle.number) } " " span { (facts(page.lang, title, puzzle)) }
                span.solved hidden { " ✓ " (page.say("puzzle-done")) }
            }
        }
    }
}

fn address(title: &Title, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", title.id, lesson.name)
}

/// The scenario that a puzzle belongs to.
fn scenario(lang: Lang, title: &Title, lesson: &Lesson) -> String {
    let id =
        lesson.scenario.as_deref().and_then(|text| title.scenario(text)).map_or("", |scenario| scenario.id);
    of_game(lang, title, &format!("scenario-{id}"))
}

/// Who decides, how hard it is, and how many decisions it takes.
fn facts(lang: Lang, title: &Title, puzzle: &Puzzle) -> String {
    let whose = title.seat(&puzzle.side).map(|seat| side(lang, title, seat)).unwrap_or_default();
    let grade = say(
        lang,
        ["puzzle-easy", "puzzle-middling", "puzzle-hard"][usize::from(puzzle.grade.clamp(1, 3) - 1)],
    );
    let moves = tell(lang, &Phrase::new("puzzle-moves").with("count", puzzle.line.len()));
    format!("{whose} · {grade} · {moves}")
}

/// What the voice says of a puzzle: the question and, on a page of its own, the answer; when it is solved, why.
pub(crate) fn voice(board: &dyn Board, lesson: &Lesson, puzzle: &Puzzle, lang: Lang) -> Option<Voice> {
    let title = board.title();
    let own = title.seat(&puzzle.side)?;
    let inputs = board.inputs(0);
    let spoken = |text: String| Spoken { text, points: Vec::new() };
    if lesson.stands_at(&inputs).is_some() {
        let at = inputs.len();
        let next = puzzle.line.get(at)?;
        let offers = board.offers(own, lang);
        let answer = offers.iter().find(|offer| offer.notation == *next).map(|offer| offer.text.as_str());
        let ask = tell(lang, &Phrase::new("puzzle-ask").with("side", side(lang, title, own)));
        let reveal = Phrase::new("puzzle-answer").with("decision", answer.unwrap_or(next));
        let part = Phrase::new("lesson-part").with("n", at + 1).with("all", puzzle.line.len());
        let ask = if at == 0 { ask } else { say(lang, "puzzle-on") };
        return Some(Voice {
            part: tell(lang, &part),
            pages: vec![spoken(escaped(&ask)), spoken(escaped(&tell(lang, &reveal)))],
            guided: true,
            awaits: vec![next.clone()],
            clicks: Vec::new(),
            solved: String::new(),
        });
    }
    let after = inputs.get(lesson.script.len()..).filter(|_| lesson.is_followed_by(&inputs));
    let own_since = |input: &String| input.split(' ').next() == Some(puzzle.side.as_str());
    let just_solved = after.is_some_and(|after| !after.iter().any(own_since));
    Some(Voice {
        part: String::new(),
        pages: if just_solved { vec![spoken(why(board, puzzle, lang).into_string())] } else { Vec::new() },
        guided: false,
        awaits: Vec::new(),
        clicks: Vec::new(),
        solved: if after.is_some() { format!("{}/{}", title.id, lesson.name) } else { String::new() },
    })
}

/// What sets the answer apart.
fn why(board: &dyn Board, puzzle: &Puzzle, lang: Lang) -> Markup {
    let title = board.title();
    let offers = title.seat(&puzzle.side).map(|own| board.rewound(0).offers(own, lang)).unwrap_or_default();
    let next = offers.iter().find(|offer| offer.notation == puzzle.next).map(|offer| offer.text.as_str());
    let hundredths = |thousandths: u16| thousandths.div_ceil(10).max(1);
    let told = Phrase::new("puzzle-solved")
        .with("next", next.unwrap_or(&puzzle.next))
        .with("cost", hundredths(puzzle.cost[0]))
        .with("error", hundredths(puzzle.cost[1]));
    html! {
        (tell(lang, &told)) " "
        @if let Some(thumb) = &puzzle.thumb { (of_game(lang, title, thumb)) " " }
        a href={ "/puzzles#" (title.id) } { (say(lang, "puzzle-more")) }
    }
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

#[cfg(test)]
mod tests {
    use super::of_the_day;

    #[test]
    fn every_puzzle_has_its_day() {
        for entry in shelf::shown() {
            let count = entry.puzzles().len();
            let names = (0..count as u64).filter_map(|day| of_the_day(entry, day)).map(|lesson| lesson.name);
            assert_eq!(names.collect::<std::collections::BTreeSet<_>>().len(), count, "{}", entry.title.id);
        }
    }
}
