//! The exam of the computer players: positions in which something must be decided, or must never be.
//!
//! A game keeps its positions in the files of its folder `exam`, in blocks with a blank line between them:
//!
//! ```text
//! # why: six men stand among those who hide; a shot at the wall would use up the one attack on the corner (14.2)
//! turn 4, Mexican attacks
//! SW: Ald3 Tol3 (Forsyth)
//! CR: SL1:2 SL2:2
//! must clear SW
//! never attack SW
//! ```
//!
//! A comment that says why; the position as text (or `start assault`); `seat mexican` where the game waits for both; then what must be decided, or
//! what must not. Of several `must` any one will do; a star stands for any text. What is named there has to be on offer, so that a
//! question can be failed as well as passed.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player, choose};
use fastrand::Rng;
use game::{Guess, Mind, Node, Seat};

use crate::scenario_of;
use crate::walk::offers;

/// Each question is put this many times, to somebody with other luck; each answer must be right.
const TIMES: u64 = 3;
/// A `general` answers at least this many `must` of ten.
const ENOUGH: usize = 9;
/// Where a line about each player goes, for the page on strength.
const PAGE: &str = "BEXAR_EXAM";

/// One question of an exam.
struct Question<G: Mind> {
    /// The file, and the line where it begins.
    at: String,
    why: String,
    state: G,
    seat: Seat,
    musts: Vec<String>,
    nevers: Vec<String>,
}

/// How somebody did: of the questions with a `never`, and of those with a `must`, the number passed and the number put.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub never: (usize, usize),
    pub must: (usize, usize),
    /// What was answered wrongly, and why it is wrong.
    pub wrong: Vec<String>,
}

/// Puts every question in the folder `exam` to a `general` who plays the game on in thought this many times, and to a `regular`. The general must
/// decide nothing that must never be decided and, nine times out of ten, what must be; the regular must keep from the former, too.
///
/// # Panics
/// If they fail, or a file cannot be read.
pub fn exam<G: Mind>(playouts: u32) {
    let questions = folder::<G>(Path::new("exam")).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let general = Player { level: Level::General, effort: Effort::Playouts(playouts) };
    let [by_thought, by_thumb] = [general, Level::Regular.into()].map(|player| sit(&questions, player));
    if let Ok(page) = std::env::var(PAGE) {
        let row = row::<G>(&[(general, &by_thought), (Level::Regular.into(), &by_thumb)]);
        std::fs::write(&page, row).unwrap_or_else(|fault| panic!("{page}: {fault}"));
    }
    let Marks { never, must, wrong } = &by_thought;
    let passed = never.0 == never.1 && must.0 * 10 >= must.1 * ENOUGH;
    assert!(passed, "{general}: never {never:?}, must {must:?}\n{}", wrong.join("\n"));
    let Marks { never, wrong, .. } = &by_thumb;
    assert!(never.0 == never.1, "regular: never {never:?}\n{}", wrong.join("\n"));
}

/// Puts the questions of one file to a player.
pub fn examined<G: Mind>(file: &str, text: &str, player: Player) -> Result<Marks, Vec<String>> {
    read::<G>(file, text).map(|questions| sit(&questions, player))
}

fn folder<G: Mind>(folder: &Path) -> Result<Vec<Question<G>>, Vec<String>> {
    let fault = |fault: std::io::Error| vec![format!("{}: {fault}", folder.display())];
    let mut files: Vec<_> =
        std::fs::read_dir(folder).map_err(fault)?.filter_map(|it| Some(it.ok()?.path())).collect();
    files.sort();
    let mut questions = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(fault)?;
        questions.extend(read::<G>(&file.display().to_string(), &text)?);
    }
    if questions.is_empty() { Err(vec!["no questions".to_owned()]) } else { Ok(questions) }
}

fn read<G: Mind>(file: &str, text: &str) -> Result<Vec<Question<G>>, Vec<String>> {
    let lines: Vec<(usize, &str)> = text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
    let (mut questions, mut faults) = (Vec::new(), Vec::new());
    for block in lines.split(|(_, line)| line.trim().is_empty()).filter(|block| !block.is_empty()) {
        let at = format!("{file}:{}", block[0].0);
        let block: Vec<&str> = block.iter().map(|(_, line)| *line).collect();
        match question::<G>(&at, &block) {
            Ok(question) => questions.push(question),
            Err(found) => faults.extend(found.into_iter().map(|fault| format!("{at}: {fault}"))),
        }
    }
    if faults.is_empty() { Ok(questions) } else { Err(faults) }
}

fn question<G: Mind>(at: &str, block: &[&str]) -> Result<Question<G>, Vec<String>> {
    let said = |word: &str| -> Vec<String> {
        block.iter().filter_map(|line| Some(line.strip_prefix(word)?.trim().to_owned())).collect()
    };
    let [whys, seats, musts, nevers] = ["# why: ", "seat ", "must ", "never "].map(said);
    let words = ["#", "seat ", "must ", "never "];
    let position: Vec<&str> =
        block.iter().copied().filter(|line| !words.iter().any(|word| line.starts_with(word))).collect();
    let state = match position.as_slice() {
        [line] if line.starts_with("start ") => G::start(scenario_of::<G>(line["start ".len()..].trim())),
        lines => G::from_pos(&lines.join("\n"))?,
    };
    let Node::Decide(awaited) = state.node() else { return Err(vec!["nobody is asked".to_owned()]) };
    let seat = match seats.first() {
        Some(named) => G::TITLE.seat(named).filter(|seat| awaited.contains(*seat)),
        None => awaited.iter().next(),
    };
    let seat = seat.ok_or_else(|| vec!["the game does not wait for that side".to_owned()])?;
    let offered: Vec<String> = offers(&state, seat).iter().map(ToString::to_string).collect();
    let mut faults = Vec::new();
    if whys.is_empty() {
        faults.push("say why: `# why: …`".to_owned());
    }
    if musts.is_empty() && nevers.is_empty() {
        faults.push("nothing must be decided, nor must never be".to_owned());
    }
    let is_any = |wanted: &[String], decision: &String| wanted.iter().any(|it| is(it, decision));
    for wanted in musts.iter().chain(&nevers).filter(|it| !offered.iter().any(|offer| is(it, offer))) {
        faults.push(format!("{wanted:?} is not on offer: {}", offered.join(", ")));
    }
    let passes = |offer: &String| !is_any(&nevers, offer) && (musts.is_empty() || is_any(&musts, offer));
    if offered.iter().all(passes) || !offered.iter().any(passes) {
        faults.push("every answer is right, or none is".to_owned());
    }
    let (at, why) = (at.to_owned(), whys.join(" "));
    if faults.is_empty() { Ok(Question { at, why, state, seat, musts, nevers }) } else { Err(faults) }
}

/// Whether a decision is the one wanted, in which a star stands for any text.
fn is(wanted: &str, decision: &str) -> bool {
    let Some((before, after)) = wanted.split_once('*') else { return wanted == decision };
    let Some(rest) = decision.strip_prefix(before) else { return false };
    (0..=rest.len()).filter(|at| rest.is_char_boundary(*at)).any(|at| is(after, &rest[at..]))
}

fn sit<G: Mind>(questions: &[Question<G>], player: Player) -> Marks {
    let mut marks = Marks::default();
    for question in questions {
        let answers: Vec<String> = (0..TIMES).map(|luck| question.put_to(player, luck)).collect();
        let among = |wanted: &[String], answer: &String| wanted.iter().any(|it| is(it, answer));
        let forbidden = answers.iter().find(|answer| among(&question.nevers, answer));
        let missed = answers.iter().find(|answer| !among(&question.musts, answer));
        for (wanted, wrong, (passed, put)) in
            [(&question.nevers, forbidden, &mut marks.never), (&question.musts, missed, &mut marks.must)]
        {
            if !wanted.is_empty() {
                *put += 1;
                *passed += usize::from(wrong.is_none());
            }
        }
        let wrong = forbidden.or(missed.filter(|_| !question.musts.is_empty()));
        marks
            .wrong
            .extend(wrong.map(|answer| format!("{}: {player}: {answer}; {}", question.at, question.why)));
    }
    marks
}

impl<G: Mind> Question<G> {
    fn put_to(&self, player: Player, luck: u64) -> String {
        let mut rng = Rng::with_seed(luck);
        let guess = Guess::of(&self.state, self.seat, &mut |n| rng.u64(..n));
        let decision = choose(&guess, player, 1, &AtomicBool::new(false), &mut Memory::default(), &mut rng);
        decision.expect("an awaited seat can decide").to_string()
    }
}

/// A row for each player: game, player, the shares of `never` and of `must`.
fn row<G: Mind>(marks: &[(Player, &Marks)]) -> String {
    let share = |(passed, put): (usize, usize)| format!("{passed} of {put}");
    let row = |(player, marks): &(Player, &Marks)| {
        format!("| {} | {player} | {} | {} |\n", G::TITLE.id, share(marks.never), share(marks.must))
    };
    marks.iter().map(row).collect()
}
