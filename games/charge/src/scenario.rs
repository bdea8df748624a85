//! The one place to start from, and the options of a new game: where a sentence of the rulebook can be read in two ways, one
//! is the default and the other an option.

use game::{Scenario, Title};

pub(crate) const TITLE: Title = Title {
    options: Assault::CHOICES,
    rules_version: 2,
    ..Title::new("charge", "Charge at the Alamo", &[Scenario { id: "assault", players: 2 }])
};

game::options! {
    /// The assault of 6 March 1836 and its options. In text: `assault`, `assault advance=extra`.
    Assault = "assault" {
        /// Ruling 42: an advance is the one area of the turn, or comes on top of it.
        advance: AdvanceRule = "advance" { OneArea = "one-area", Extra = "extra" }
        /// Ruling 44: those who failed their command roll do not advance either, or do.
        failed: Failed = "failed" { Halted = "halted", MayAdvance = "may-advance" }
        /// Ruling 26: one advances into an area that the attack has cleared, or into any that is empty.
        cleared: Cleared = "cleared" { ByAttack = "by-attack", Empty = "empty" }
        /// Ruling 33: a battalion or column has one command roll for each destination, or one for each group it forms.
        rolls: Rolls = "rolls" { Destination = "destination", Group = "group" }
    }
}
