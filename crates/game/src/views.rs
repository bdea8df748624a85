//! What all who look on may know of one position.

use crate::{Seat, Viewer};

/// The views of everybody, put together at once by [`Game::views`](crate::Game::views).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Views<V> {
    /// Nothing is hidden: everybody sees the same.
    Alike(V),
    /// Each of the two seats sees something else, and an observer less than either.
    Each { seats: [V; 2], observer: V },
}

impl<V> Views<V> {
    /// Asks for each view by itself.
    pub fn each(mut view: impl FnMut(Viewer) -> V) -> Views<V> {
        let seats = [view(Viewer::Seat(Seat(0))), view(Viewer::Seat(Seat(1)))];
        Views::Each { seats, observer: view(Viewer::Observer) }
    }

    pub fn of(&self, viewer: Viewer) -> &V {
        match (self, viewer) {
            (Views::Alike(view), _) => view,
            (Views::Each { seats, .. }, Viewer::Seat(seat)) => &seats[usize::from(seat.0)],
            (Views::Each { observer, .. }, Viewer::Observer) => observer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Views;
    use crate::{Seat, Viewer};

    #[test]
    fn everybody_gets_his_own() {
        let everybody = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Observer];
        let views = Views::each(|viewer| viewer);
        assert_eq!(everybody.map(|viewer| *views.of(viewer)), everybody);
        assert_eq!(everybody.map(|viewer| *Views::Alike(7).of(viewer)), [7; 3]);
    }
}
