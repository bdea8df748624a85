//! Armies as lists and the board in words: every game tells them in this form.

use game::Lang;
use maud::{Markup, html};

crate::lettering::lettering!("../messages/lists/");

/// A line of a roster: a piece, or several that cannot be told apart.
#[derive(Default)]
pub struct Row {
    /// The element of the board that it is, if it stands there.
    pub shows: Option<String>,
    /// Its figure among those of the board.
    pub figure: Option<&'static str>,
    pub name: String,
    /// Strength, rating, and what else is counted.
    pub values: String,
    pub place: String,
    pub states: Vec<String>,
}

/// An army: its pieces line by line, then what is to be said of all.
pub fn army(title: &str, rows: &[Row], notes: &[String]) -> Markup {
    html! {
        section.army {
            h4 { (title) }
            ul.roster {
                @for row in rows {
                    li {
                        @match &row.shows {
                            Some(id) => button.row type="button" data-show=(id) { (line(row)) },
                            None => span.row { (line(row)) },
                        }
                    }
                }
            }
            @for note in notes { p.note-line { (note) } }
        }
    }
}

fn line(row: &Row) -> Markup {
    html! {
        svg viewBox="-20 -20 40 40" aria-hidden="true" { @if let Some(figure) = row.figure { use href={ "#" (figure) } {} } }
        b { (row.name) }
        @if !row.values.is_empty() { " " span.values { (row.values) } }
        @if !row.place.is_empty() { " " span.where { (row.place) } }
        @for state in &row.states { " " em { (state) } }
    }
}

/// A place in words.
pub struct Told {
    pub name: String,
    pub lines: Vec<String>,
}

/// The board in words: the places where somebody stands, and the others.
pub struct Places {
    /// How places are called, where that needs saying.
    pub about: Option<String>,
    pub held: Vec<Told>,
    pub rest: Vec<Told>,
}

/// Tells of places, and sorts them.
pub fn places<P>(
    places: impl Iterator<Item = P>,
    is_held: impl FnMut(&P) -> bool,
    tell: impl Fn(P) -> Told,
) -> Places {
    let (held, rest): (Vec<P>, Vec<P>) = places.partition(is_held);
    let told = |places: Vec<P>| places.into_iter().map(&tell).collect();
    Places { about: None, held: told(held), rest: told(rest) }
}

impl Places {
    /// For a page: the others are folded away.
    pub fn markup(&self, lang: Lang) -> Markup {
        html! {
            @if let Some(about) = &self.about { p { (about) } }
            h4 { (say(lang, "told-held")) }
            (told(&self.held))
            @if !self.rest.is_empty() { details { summary { (say(lang, "told-rest")) } (told(&self.rest)) } }
        }
    }

    /// As plain lines: each place by its name, those that are held first.
    pub fn lines(self) -> Vec<(String, Vec<String>)> {
        self.held.into_iter().chain(self.rest).map(|place| (place.name, place.lines)).collect()
    }
}

fn told(places: &[Told]) -> Markup {
    html! {
        ul.told {
            @for place in places {
                li {
                    b { (place.name) "." }
                    @for line in &place.lines { " " span { (line) "." } }
                }
            }
        }
    }
}

/// What lies next to a place.
pub fn next(list: &[String], lang: Lang) -> String {
    tell(lang, "told-next", &[("list", list.join("; ").into())])
}

/// A phase of a turn, the present one marked; `term` is the word of the trade that explains it.
pub fn phase(term: &str, name: &str, now: bool) -> Markup {
    html! { li aria-current=[now.then_some("step")] { button.term type="button" data-term=(term) { (name) } } }
}

/// Those who were lost, if there are any.
pub fn lost(names: &[String], lang: Lang) -> Option<String> {
    (!names.is_empty()).then(|| tell(lang, "roster-lost", &[("list", words::join(lang, names).into())]))
}

/// Those who are not on the board, if there are any.
pub fn aside(names: &[String], lang: Lang) -> Option<String> {
    (!names.is_empty()).then(|| tell(lang, "roster-aside", &[("list", words::join(lang, names).into())]))
}

/// What the signs of a board mean: a panel, folded away.
pub fn key(id: &str, title: &str, signs: &Markup) -> Markup {
    html! { section.panel { details id=(id) { summary { h3 { (title) } } (signs) } } }
}
