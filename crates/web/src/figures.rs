//! Figures of the rules: the positions of the examples, drawn as the table draws them.

use book::{Clause, Fence};
use game::{Lang, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use render::Board;
use shelf::Entry;
use table::{Denied, Seed};

use crate::text::side;

/// A position of an example, and what is played there first.
pub struct Figure<'a> {
    position: &'a str,
    /// The side and its decision, where a side decides first.
    played: Option<(&'a str, &'a str)>,
}

/// The figures of a clause, in the order of its examples.
pub(crate) fn figures<'a>(clause: &Clause<'a>) -> Vec<Figure<'a>> {
    let mut figures: Vec<Figure<'a>> = Vec::new();
    let mut fresh = false;
    for Fence { name, text, .. } in clause.examples.iter().flat_map(book::Example::fences) {
        match (name, figures.last_mut()) {
            ("pos", _) => {
                figures.push(Figure { position: text, played: None });
                fresh = true;
            }
            ("play", Some(figure)) if std::mem::take(&mut fresh) => {
                figure.played = text.lines().find_map(decided);
            }
            _ => fresh = false,
        }
    }
    figures
}

/// The side and the decision of a line that is played; nothing for a throw or a remark.
fn decided(line: &str) -> Option<(&str, &str)> {
    let said = line.split('#').next().unwrap_or_default().trim();
    said.split_once(' ').filter(|(side, _)| !["roll", "draw", "start"].contains(side))
}

impl Figure<'_> {
    /// The position on a table.
    pub fn board(&self, entry: &Entry) -> Option<Box<dyn Board>> {
        entry.start_from(None, self.position, Seed::from(0).into()).ok()
    }

    /// The seat whose eyes it is seen with: of the one who decides there.
    pub fn seat(&self, board: &dyn Board) -> Seat {
        let played = self.played.and_then(|(side, _)| board.title().seat(side));
        played.or_else(|| board.awaited().iter().next()).unwrap_or(Seat(0))
    }
}

/// The figure of a clause with this number; nothing if it has none, or one that cannot be laid on a table.
pub fn figure<'a>(entry: &Entry, clause: &str, number: usize) -> Option<Figure<'a>> {
    figures(entry.book().clause(clause)?).into_iter().nth(number)
}

/// A figure with its legend: what may be clicked there, and what is decided.
pub fn figure_part(lang: Lang, entry: &Entry, clause: &str, number: usize) -> Option<Markup> {
    let figure = figure(entry, clause, number)?;
    let board = figure.board(entry)?;
    let seat = figure.seat(&*board);
    let offers = board.offers(seat, lang);
    let decision = figure.played.map_or("", |(_, decision)| decision);
    let offer = offers.iter().find(|offer| offer.notation == decision);
    let mut lit: Vec<&str> = offers.iter().flat_map(|offer| &offer.picks).map(String::as_str).collect();
    lit.sort_unstable();
    lit.dedup();
    let chosen = offer.map(|offer| offer.picks.join(" ")).unwrap_or_default();
    let refused = match board.check(seat, decision, lang) {
        Err(Denied::Refused(said)) => Some(said.text),
        _ => None,
    };
    let pieces = board.pieces(Viewer::Seat(seat), lang);
    Some(html! {
        (PreEscaped(board.laid(&pieces, lang)))
        figcaption data-lit=(lit.join(" ")) data-chosen=(chosen) {
            @match (offer, refused) {
                (Some(offer), _) => { b { (side(lang, entry.title, seat)) ": " } (offer.text) },
                (None, Some(reason)) => { b { (side(lang, entry.title, seat)) ": " } (reason) },
                (None, None) => {},
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::{decided, figure_part, figures};

    #[test]
    fn what_is_decided_is_told_from_throws_and_remarks() {
        assert_eq!(decided("mexican march NF>N Ald3   # refused"), Some(("mexican", "march NF>N Ald3")));
        assert_eq!([decided("roll 4"), decided("# offers: 3"), decided("start 1835")], [None; 3]);
    }

    /// The first position of each clause can be drawn, nearly always.
    #[test]
    fn examples_have_figures() {
        for entry in shelf::shown() {
            let (mut all, mut drawn) = (0, 0);
            for clause in entry.book().clauses() {
                for number in 0..figures(clause).len().min(1) {
                    all += 1;
                    let part = figure_part(Lang::Es, entry, clause.id, number);
                    drawn += usize::from(part.is_some_and(|part| part.into_string().contains("<svg")));
                }
            }
            assert!(all > 10 && drawn * 10 >= all * 9, "{}: {drawn} of {all}", entry.title.id);
        }
    }
}
