//! Both armies as lists: one's own block by block, the enemy's as far as it is known.

use game::{Lang, Seat};
use maud::{Markup, html};
use texas_glory::block::{Blocks, MEXICAN, Side, TEXAN};
use texas_glory::view::{Face, View};
use texas_glory::{Block, Mark, Place};

use super::figures::soldier;
use super::pieces::{rating, side_class, side_name};
use super::text::{block_name, place_title, say, tell};
use crate::lists::{self, Row};

pub fn roster(view: &View, lang: Lang) -> Markup {
    let first = view.viewer.unwrap_or(TEXAN);
    html! { @for side in [first, Seat(1 - first.0)] { (army(view, side, lang)) } }
}

fn army(view: &View, side: Seat, lang: Lang) -> Markup {
    let mut rows = Vec::new();
    let (mut blocks, mut steps) = (0, 0_usize);
    for place in view.places.iter() {
        let stack = &place.stacks[usize::from(side.0)];
        blocks += stack.counts.all();
        steps += stack.shown.iter().map(|face| usize::from(face.strength)).sum::<usize>();
        rows.extend(stack.shown.iter().map(|face| row(face, place.place, lang)));
        let mut known = stack.known;
        for (inside, count) in [(false, stack.counts.outside), (true, stack.counts.inside)] {
            let seen = stack.shown.iter().filter(|face| face.marks.contains(Mark::INSIDE) == inside).count();
            let hidden = count - seen as u8;
            if hidden > 0 {
                rows.push(backs(side, place.place, inside, hidden, std::mem::take(&mut known), lang));
            }
        }
    }
    for waiting in view.waiting.iter().filter(|_| side == MEXICAN) {
        rows.extend(waiting.shown.iter().map(|face| row(face, waiting.place, lang)));
    }
    let own = view.viewer == Some(side);
    let title = [("side", side_name(lang, side).into()), ("blocks", blocks.into()), ("steps", steps.into())];
    let title = tell(lang, if own { "roster-own" } else { "roster-enemy" }, &title);
    lists::army(&title, &rows, &notes(view, side, lang))
}

/// A block whose face is seen.
fn row(face: &Face, place: Place, lang: Lang) -> Row {
    let marks = face.marks.without(Mark::SHOWN).iter().map(|mark| say(lang, &format!("mark-{mark}")));
    Row {
        shows: Some(format!("block-{}", face.block)),
        figure: Some(soldier(face.block)),
        name: block_name(lang, face.block),
        values: format!("{} · {}/{}", rating(face.block), face.strength, face.block.data().steps),
        place: place_title(lang, place),
        states: marks.collect(),
    }
}

/// Blocks seen from behind: how many, and who of them is known to be among them.
fn backs(side: Seat, place: Place, inside: bool, count: u8, known: Blocks, lang: Lang) -> Row {
    let names: Vec<String> = known.iter().map(|block| block_name(lang, block)).collect();
    let known = (!names.is_empty())
        .then(|| tell(lang, "roster-known", &[("blocks", words::join(lang, &names).into())]));
    let walls = inside.then(|| say(lang, "battle-inside"));
    Row {
        shows: Some(format!(
            "backs-{}-{}{}",
            place.data().code,
            side_class(side),
            if inside { "-inside" } else { "" }
        )),
        figure: Some(if side == TEXAN { "tg-star" } else { "tg-eagle" }),
        name: tell(lang, "roster-backs", &[("count", count.into())]),
        place: place_title(lang, place),
        states: walls.into_iter().chain(known).collect(),
        ..Row::default()
    }
}

/// Those who are lost, and those who may still come.
fn notes(view: &View, side: Seat, lang: Lang) -> Vec<String> {
    let fought = |block: &Block| (block.data().side == Side::Texan) == (side == TEXAN);
    let dead: Vec<String> = view.dead.iter().filter(fought).map(|block| block_name(lang, block)).collect();
    let pool =
        (side == TEXAN && view.pool > 0).then(|| format!("{}: {}", say(lang, "panel-pool"), view.pool));
    lists::lost(&dead, lang).into_iter().chain(pool).collect()
}
