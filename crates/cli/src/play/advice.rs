//! Advice in words: what a general would do, and how the player stands.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use game::Lang;
use table::{Hint, Prospect, Thinking};

use crate::text::say;

/// Thinks on all cores: nobody else does, at a terminal. What must not be shown too early is held back.
pub fn think<T>(job: Thinking<T>) -> T {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let due = Instant::now() + job.at_least;
    let thought = job.run(cores, &AtomicBool::new(false));
    std::thread::sleep(due.saturating_duration_since(Instant::now()));
    thought
}

/// The decisions with what may be expected of them, each with its reason under it.
pub fn hint_text(hint: &Hint, lang: Lang) -> String {
    let mut text = String::new();
    for (place, hinted) in hint.best.iter().enumerate() {
        let about = say(lang, &hint.about(place));
        text += &format!("  {:<24} {}: {about}\n", hinted.offered.notation, hinted.offered.text);
        if let Some(reason) = &hinted.reason {
            text += &format!("    {reason}\n");
        }
    }
    text + &format!("{} {}\n", say(lang, &hint.phrase()), say(lang, &hint.outlook.remark()))
}

pub fn chance_text(prospect: &Prospect, lang: Lang) -> String {
    format!("{} {}\n", say(lang, &prospect.phrase()), say(lang, &prospect.remark()))
}
