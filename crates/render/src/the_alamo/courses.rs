//! Sides of hexes joined into long lines: walls run on without a seam, a building has one outline.

use crate::compound::Spot;
use crate::svg::{course, outline};

/// Joins sides, given by their ends, into lines as long as can be, as path data.
pub fn joined(sides: &[(Spot, Spot)]) -> String {
    let mut left: Vec<(Spot, Spot)> = sides.to_vec();
    let mut data = String::new();
    while let Some(first) = take_loose_end(&mut left) {
        let mut line = vec![first.0, first.1];
        while let Some(next) = take_from(&mut left, line[line.len() - 1]) {
            line.push(next);
        }
        let closed = line.len() > 2 && line.first() == line.last();
        data.push_str(&if closed { outline(&line[..line.len() - 1]) } else { course(&line) });
    }
    data
}

/// The outline of many hexes together, given by the directed sides of each: those that two hexes share fall away.
pub fn around(sides: &[(Spot, Spot)]) -> String {
    let border: Vec<(Spot, Spot)> =
        sides.iter().copied().filter(|&(from, to)| !sides.contains(&(to, from))).collect();
    joined(&border)
}

/// A side where a line begins: one with an end that no other shares, else any.
fn take_loose_end(left: &mut Vec<(Spot, Spot)>) -> Option<(Spot, Spot)> {
    let meets = |spot: Spot| left.iter().filter(|(from, to)| *from == spot || *to == spot).count();
    let loose = left.iter().enumerate().find_map(|(at, &(from, to))| {
        if meets(from) == 1 {
            Some((at, (from, to)))
        } else if meets(to) == 1 {
            Some((at, (to, from)))
        } else {
            None
        }
    });
    match loose {
        Some((at, side)) => {
            left.remove(at);
            Some(side)
        }
        None => left.pop(),
    }
}

/// The far end of a side that begins at `spot`.
fn take_from(left: &mut Vec<(Spot, Spot)>, spot: Spot) -> Option<Spot> {
    let at = left.iter().position(|(from, to)| *from == spot || *to == spot)?;
    let (from, to) = left.remove(at);
    Some(if from == spot { to } else { from })
}

#[cfg(test)]
mod tests {
    use super::{around, joined};
    use crate::the_alamo::plan::{centre, side};

    #[test]
    fn a_wall_is_one_line_and_a_house_one_outline() {
        let hex = centre(7, 10);
        let wall: Vec<_> = [5, 0, 1].map(|at| side(hex, at)).to_vec();
        assert_eq!(joined(&wall).matches('M').count(), 1);
        assert_eq!(joined(&wall).matches('L').count(), 3);
        let house: Vec<_> = [centre(7, 10), centre(7, 11)]
            .into_iter()
            .flat_map(|hex| (0..6).map(move |at| side(hex, at)))
            .collect();
        let outline = around(&house);
        assert_eq!((outline.matches('M').count(), outline.matches('L').count()), (1, 9));
        assert!(outline.ends_with('Z'));
    }
}
