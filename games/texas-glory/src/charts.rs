//! The charts and tables of the game, from its data.

use game::{Arg, Chart, Phrase};

use crate::block::Block;
use crate::card::Card;

/// [5.2-a] [5.3-a] What a hexside costs, and how many may cross it into a hex with enemies.
const TERRAIN: [(&str, u8, u8); 6] = [
    ("chart-road", 1, 4),
    ("chart-trail", 1, 2),
    ("chart-ford", 1, 2),
    ("chart-clear", 2, 2),
    ("chart-ferry", 2, 1),
    ("chart-forest", 3, 1),
];

/// [8.1-a] How many blocks live in a hex, and what stands in it adds.
const SUPPLY: [(&str, u8); 5] =
    [("chart-hex", 2), ("chart-city", 4), ("chart-town", 3), ("chart-fort", 2), ("chart-camp", 1)];

/// What is looked up most.
pub fn charts() -> Vec<Chart> {
    let terrain =
        TERRAIN.iter().map(|&(name, cost, limit)| vec![Phrase::new(name).into(), cost.into(), limit.into()]);
    let supply = SUPPLY.iter().map(|&(name, feeds)| vec![Phrase::new(name).into(), feeds.into()]);
    let blocks = Block::all().map(|block| {
        let data = block.data();
        let rating = format!("{}{}", ["A", "B", "C"][usize::from(data.letter)], data.hits_on);
        vec![
            block.name().into(),
            data.side.name().into(),
            data.steps.into(),
            rating.into(),
            data.moves.into(),
        ]
    });
    let cards = Card::all().filter(|card| card.event().is_some()).map(|card| -> Vec<Arg> {
        let name = card.name();
        let about = Phrase { id: format!("{}-about", name.id).into(), args: Vec::new() };
        vec![name.into(), about.into()]
    });
    let mut events: Vec<Vec<Arg>> = Vec::new();
    for card in cards {
        if !events.contains(&card) {
            events.push(card);
        }
    }
    vec![
        Chart::new("chart-terrain", "5.2-a", "hexsides", &["chart-hexside", "chart-cost", "chart-limit"])
            .rows(terrain),
        Chart::new("chart-supply", "8.1-a", "boxes", &["chart-place", "chart-feeds"]).rows(supply),
        Chart::new("chart-cards", "4.0-b", "cards", &["chart-card", "chart-effect"]).rows(events.into_iter()),
        Chart::new(
            "chart-blocks",
            "2.12-a",
            "blocks",
            &["chart-block", "chart-side", "chart-strength", "chart-rating", "chart-moves"],
        )
        .rows(blocks),
    ]
}

#[cfg(test)]
mod tests {
    use super::{SUPPLY, TERRAIN};
    use crate::map::Place;

    /// Two routes through one hexside add up their limits, and roads out of a box have prices of their own; everything else is on the chart.
    #[test]
    fn the_map_agrees_with_the_chart() {
        for place in Place::all().filter(|place| place.data().axial.is_some()) {
            for side in place.hexsides().iter().filter(|side| side.to.data().axial.is_some()) {
                let fits = |&(_, cost, limit): &(&str, u8, u8)| cost == side.cost && limit <= side.limit;
                assert!(TERRAIN.iter().any(fits), "{} {side:?}", place.data().code);
            }
            let most: u8 = SUPPLY.iter().map(|(_, feeds)| feeds).sum();
            assert!((2..=most).contains(&place.data().supply));
        }
    }
}
