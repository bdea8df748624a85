//! Every lesson is played to its end, in every language: a change of the rules that breaks one is noticed here.

use ai::Level;
use book::{Lesson, Page};
use game::{Lang, Pick, Seat, Viewer};
use render::Board;
use shelf::Entry;
use table::{Seed, Source};

/// Longer than any game after a lesson.
const MOST: usize = 20_000;

fn every_lesson(test: impl Fn(&'static Entry, &'static Lesson)) {
    let mut lessons = 0;
    for entry in shelf::games() {
        for lesson in entry.lessons() {
            test(entry, lesson);
            lessons += 1;
        }
    }
    assert!(lessons > 0, "there are lessons");
}

fn begun(entry: &Entry, lesson: &Lesson) -> (Box<dyn Board>, Seat) {
    let fates = lesson.fates().map(|fate| fate.parse().expect("an answer of fate")).collect();
    let source = Source::from(Seed::from(1836)).scripted(fates);
    let board = match &lesson.position {
        Some(position) => entry.start_from(lesson.scenario.as_deref(), position, source).expect("a position"),
        None => entry.start(lesson.scenario.as_deref().expect("a scenario"), source).expect("a scenario"),
    };
    (board, entry.title.seat(&lesson.side).expect("a side"))
}

/// What is on the screen of the learner: each click that can be pointed at stands there as `data-pick`.
fn screen(board: &dyn Board, own: Seat, lang: Lang) -> String {
    let viewer = Viewer::Seat(own);
    let pieces = board.pieces(viewer, lang);
    board.laid(&pieces, lang) + &board.panels(viewer, lang)
}

fn assert_told(entry: &Entry, lesson: &Lesson, page: &Page, screen: &str, lang: Lang) {
    let text = &page.text[lang];
    let place = format!("{} {}, {lang}: {text:?}", entry.title.id, lesson.name);
    let sentences = text.matches(['.', '!', '?']).count();
    assert!((1..=9).contains(&sentences) && text.len() < 480, "a few short sentences: {place}");
    for rule in text.split('[').skip(1).filter_map(|rest| rest.split_once(']')) {
        assert!(entry.book().clause(rule.0).is_some(), "no clause {}: {place}", rule.0);
    }
    for point in &page.points {
        let pick: Result<Pick, _> = point.parse();
        assert!(pick.is_ok(), "not a click: {point}: {place}");
        assert!(screen.contains(&format!("data-pick=\"{point}\"")), "{point} is not on the screen: {place}");
    }
}

#[test]
fn every_lesson_is_played_to_its_end() {
    every_lesson(|entry, lesson| {
        let (mut board, own) = begun(entry, lesson);
        let name = format!("{} {}", entry.title.id, lesson.name);
        assert_eq!(board.inputs(0), lesson.script[..board.len()], "{name} begins otherwise");
        let mut asked = Vec::new();
        while board.len() < lesson.script.len() {
            let played = board.inputs(0);
            let step =
                lesson.stands_at(&played).unwrap_or_else(|| panic!("{name} stands nowhere: {played:?}"));
            if played.len() == step.from {
                assert!(!step.pages.is_empty(), "{name}: nothing is said: {}", step.name);
                for lang in Lang::ALL {
                    let screen = screen(&*board, own, lang);
                    step.pages.iter().for_each(|page| assert_told(entry, lesson, page, &screen, lang));
                    assert!(!step.otherwise[lang].is_empty(), "{name}: {}", step.name);
                }
            }
            asked.push(board.prompt(Viewer::Seat(own), Lang::En).rule);
            let input = &lesson.script[board.len()];
            let (side, decision) = input.split_once(' ').expect("a side and a decision");
            let seat =
                entry.title.seat(side).unwrap_or_else(|| panic!("{name}: fate was not asked: {input}"));
            if seat == own {
                let offered = board.offers(own, Lang::En);
                let known = offered.iter().any(|offer| offer.notation == decision);
                assert!(known, "{name}: not on offer: {input}, but {:?}", offers(&*board, own));
            }
            board
                .decide(seat, decision, Lang::En)
                .unwrap_or_else(|denied| panic!("{name}: {input}: {denied}"));
            let reached = board.inputs(0);
            let common = reached.len().min(lesson.script.len());
            assert_eq!(reached[..common], lesson.script[..common], "{name} went another way");
        }
        assert!(board.awaited().contains(own), "{name}: the learner goes on");
        play_on(entry, lesson, board, own, asked);
    });
}

fn offers(board: &dyn Board, seat: Seat) -> Vec<String> {
    board.offers(seat, Lang::En).into_iter().map(|offer| offer.notation).take(40).collect()
}

/// Afterwards it is a game like any other: a regular in the learner's seat finishes it. What is said then can be said. `asked`: the clauses of
/// all that the table has asked so far.
fn play_on(
    entry: &Entry,
    lesson: &Lesson,
    mut board: Box<dyn Board>,
    own: Seat,
    mut asked: Vec<&'static str>,
) {
    let against: Level = lesson.against.parse().expect("a level");
    let closing = lesson.closing().expect("a last step");
    assert!(closing.from == lesson.script.len() && closing.pages.len() > 1, "{} ends in words", lesson.name);
    let afterwards = lesson.tips.iter().map(|(_, tip)| tip).chain([&lesson.won, &lesson.lost]);
    for page in afterwards.chain(&closing.pages) {
        for lang in Lang::ALL {
            assert_told(entry, lesson, page, &screen(&*board, own, lang), lang);
        }
    }
    for number in 0..MOST as u64 {
        let Some(seat) = board.awaited().iter().next() else { break };
        let level = if seat == own { Level::Regular } else { against };
        asked.push(board.prompt(Viewer::Seat(own), Lang::En).rule);
        let decision = board.think(seat, level.into(), number).expect("it is awaited").now();
        board.decide(seat, &decision, Lang::En).expect("a player decides lawfully");
    }
    assert!(board.outcome().is_some(), "{} ends", lesson.name);
    for (rule, _) in &lesson.tips {
        assert!(
            asked.contains(&rule.as_str()),
            "{}: nothing is asked under {rule}, but {asked:?}",
            lesson.name
        );
    }
    let record = board.record(Viewer::Observer);
    assert!(record.contains("\nby-hand fates "), "the record is honest: {record:.300}");
    shelf::verify(&record).unwrap_or_else(|faults| panic!("{}: {faults}", lesson.name));
}
