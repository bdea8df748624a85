//! Whole orders at a terminal, as they are typed: `order 2`, `*move Bow; go 0710`, `place Travis N; place Baker N`.

use game::{Lang, Pick, Seat};
use render::Board;
use table::{Denied, Told};

/// A sweeping order by its number among those on offer.
const ORDER: &str = "order ";
/// What a decision has its piece do, done by the whole band of the piece.
pub const ALL: char = '*';
/// Between decisions that are made one after the other.
const THEN: char = ';';

pub fn by_number(number: usize) -> String {
    format!("{ORDER}{number}")
}

/// What a person tells the table.
pub fn read(board: &dyn Board, seat: Seat, typed: &str, lang: Lang) -> Result<Told, Denied> {
    let typed = typed.trim();
    let unreadable = || Denied::Unreadable(typed.to_owned());
    if let Some(number) = typed.strip_prefix(ORDER) {
        let place: usize = number.trim().parse().map_err(|_| unreadable())?;
        let sweeps = board.sweeps(seat, lang);
        let sweep = place.checked_sub(1).and_then(|place| sweeps.get(place)).ok_or_else(unreadable)?;
        return Ok(Told::Gesture(clicks(&sweep.picks)));
    }
    let all = typed.strip_prefix(ALL);
    let list: Vec<&str> = all.unwrap_or(typed).split(THEN).map(str::trim).collect();
    let together = if all.is_some() { by_all(board, seat, &list, lang) } else { None };
    Ok(together.unwrap_or_else(|| Told::Decisions(list.into_iter().map(str::to_owned).collect())))
}

/// The largest band that the piece of a decision belongs to does what the piece would. None if it belongs to none, or if this is nothing that can
/// be told pieces one by one: then the rules answer.
fn by_all(board: &dyn Board, seat: Seat, order: &[&str], lang: Lang) -> Option<Told> {
    let picks = picks(board, seat, order, lang)?;
    let (piece, then) = picks.split_first()?;
    if then.first().is_some_and(|pick| pick.starts_with("piece")) {
        return None;
    }
    let bands = board.bands(seat, lang);
    let band =
        bands.iter().filter(|band| band.pieces.contains(piece)).max_by_key(|band| band.pieces.len())?;
    let others = band.pieces.iter().filter(|other| *other != piece);
    let whole: Vec<String> = [piece].into_iter().chain(others).chain(then).cloned().collect();
    Some(Told::Gesture(clicks(&whole)))
}

/// The clicks of a decision, or of one that begins an order and one that ends it.
fn picks(board: &dyn Board, seat: Seat, order: &[&str], lang: Lang) -> Option<Vec<String>> {
    let first =
        board.offers(seat, lang).into_iter().find(|offer| order.first() == Some(&offer.notation.as_str()))?;
    let [_, end] = order else { return (order.len() == 1).then_some(first.picks) };
    let ways = board.ways(seat);
    let ends = ways.of.get(&first.notation)?.iter().map(|&at| &ways.ends[at]);
    let (_, then) = ends.into_iter().find(|(notation, _)| notation == end)?;
    // The button that only says what is begun is no part of the order.
    let opening = first.picks.iter().filter(|pick| !pick.starts_with("button"));
    Some(opening.chain(then).cloned().collect())
}

fn clicks(picks: &[String]) -> Vec<Pick> {
    picks.iter().map(|pick| pick.parse().expect("checked: the table names clicks")).collect()
}
