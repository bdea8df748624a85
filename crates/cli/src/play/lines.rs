//! Line by line: a prompt, then a decision in notation. Made to be scripted.

use std::io::{BufRead, Write};

use anyhow::ensure;
use game::Phrase;

use super::{log_text, outcome_text, side_name, sketch_text};
use crate::play::Session;
use crate::text::{say, text};

/// Plays until the game is over, `quit`, or the end of the input. Fails if a decision was refused.
pub fn play(session: &mut Session, input: &mut impl BufRead, output: &mut impl Write) -> anyhow::Result<()> {
    let mut refused = 0_usize;
    let mut told = 0;
    writeln!(output, "{}", text(session.lang, "play-lines-help"))?;
    let mut line = String::new();
    loop {
        while session.thinker().is_some() || session.go_on() {
            session.let_computer_decide();
        }
        write!(output, "{}", log_text(&session.log(told)))?;
        told = session.board.len();
        if let Some(outcome) = session.board.outcome() {
            writeln!(output, "{}", outcome_text(session.board.as_ref(), outcome, session.lang))?;
            break;
        }
        write_prompt(session, output)?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            break;
        }
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" | "#" => {}
            "quit" => break,
            "help" => writeln!(output, "{}", text(session.lang, "play-lines-help"))?,
            "?" => {
                let has = |text: &str| text.to_lowercase().contains(&rest.to_lowercase());
                for offer in session.offers().iter().filter(|it| has(&it.notation) || has(&it.text)) {
                    writeln!(output, "  {:<24} {}", offer.notation, offer.text)?;
                }
            }
            "board" => {
                write!(output, "{}", sketch_text(session.board.as_ref(), session.viewer(), session.lang))?;
            }
            "look" => write!(output, "{}", session.places(rest))?,
            "summary" => write!(output, "{}", session.summary())?,
            "odds" => write!(output, "{}", session.odds())?,
            "hint" => write!(output, "{}", session.hint())?,
            "chance" => write!(output, "{}", session.chance())?,
            "record" => write!(output, "{}", session.record())?,
            "why" => writeln!(output, "{}", session.why(rest))?,
            "rules" => writeln!(output, "{}", session.rules(rest))?,
            "undo" => match session.undo() {
                Ok(()) => told = session.board.len(),
                Err(reason) => writeln!(output, "! {reason}")?,
            },
            _ => {
                if let Err(reason) = session.decide(line.trim()) {
                    writeln!(output, "! {reason}")?;
                    refused += 1;
                }
            }
        }
    }
    ensure!(refused == 0, say(session.lang, &Phrase::new("play-refused").with("count", refused)));
    Ok(())
}

fn write_prompt(session: &Session, output: &mut impl Write) -> anyhow::Result<()> {
    let side = session.seat().map(|seat| side_name(session.board.as_ref(), seat, session.lang));
    let prompt = session.prompt();
    let asked = Phrase::new("play-asked")
        .with("side", side.unwrap_or_default())
        .with("turn", session.board.turn())
        .with("text", prompt.text)
        .with("rule", prompt.rule);
    writeln!(output, "{}", say(session.lang, &asked))?;
    output.flush()?;
    Ok(())
}
