//! The one place to start from, and the options of a new game: each doubt about the lost rules has a default and an
//! alternative.

use game::{Scenario, Title};

pub(crate) const TITLE: Title = Title {
    options: Assault::CHOICES,
    rules_version: 2,
    ..Title::new("the-alamo", "The Alamo", &[Scenario { id: "assault", players: 2 }])
};

game::options! {
    /// The assault of 6 March 1836 and its options. In text: `assault`, `assault stacking=two crew=both`.
    Assault = "assault" {
        /// Ruling 1: the row of clear ground begins with 1, or with 2 as it survives.
        clear_row: ClearRow = "clear-row" { One = "one", Two = "two" }
        /// Ruling 2: doorways take five and stone walls two, or four and one.
        shifts: Shifts = "shifts" { FiveTwo = "five-two", FourOne = "four-one" }
        /// Ruling 3: combat units to a hex and level.
        stacking: Stacking = "stacking" { One = "one", Two = "two" }
        /// Ruling 4: how many Mexican units there are.
        mexicans: Mexicans = "mexicans" { FortyFour = "44", Forty = "40" }
        /// Ruling 7: a Texan unit controls the hex it faces, or chooses when an enemy comes near.
        texan_zone: TexanZone = "texan-zone" { Faced = "faced", Chosen = "chosen" }
        /// Ruling 8: which Mexicans count against a Texan's Damage Check.
        contact: Contact = "contact" { Adjacent = "adjacent", Faced = "faced" }
        /// Ruling 9: fire in an enemy's zone of control.
        close_fire: CloseFire = "close-fire" { No = "no", Yes = "yes" }
        /// Ruling 10: how far one shoots.
        range: Range = "range" { Limited = "limited", Sight = "sight" }
        /// Ruling 11: what a counterattack means in fire.
        fire_back: FireBack = "fire-back" { No = "no", Yes = "yes" }
        /// Ruling 13: how far the routed run.
        rout_retreat: RoutRetreat = "rout-retreat" { Three = "three", None = "none" }
        /// Ruling 14: advance after melee.
        advance: AdvanceRule = "advance" { Yes = "yes", No = "no" }
        /// Ruling 15: the crew or the gun, or both.
        crew: Crew = "crew" { One = "one", Both = "both" }
        /// Ruling 16: breaches by the Combat Results Table, or by a table of their own.
        breach: BreachRule = "breach" { Results = "results", Table = "table" }
        /// Ruling 17: casualties for each step, or for each unit.
        losses: Losses = "losses" { Step20 = "step-20", Step25 = "step-25", Unit50 = "unit-50" }
        /// Ruling 18: where an eliminated unit goes on the Replacement Track.
        replacement: Replacement = "replacement" { LessOne = "less-one", TwoDice = "two-dice" }
        /// Ruling 19: how a unit comes back.
        returns: Returns = "returns" { Reduced = "reduced", Full = "full" }
        /// Ruling 20: the withdrawal check compares, or rolls.
        withdrawal: Withdrawal = "withdrawal" { Compare = "compare", Die = "die" }
        /// Ruling 21: the figure after turn 12.
        late_turns: LateTurns = "late-turns" { Same = "same", More = "more" }
        /// Ruling 22: where the Texans set up.
        garrison: Garrison = "garrison" { Free = "free", Posts = "posts" }
        /// Ruling 25: the mended gap in the north wall.
        north_wall: NorthWall = "north-wall" { Outer = "outer", Wooden = "wooden" }
        /// Ruling 26: whether courtyard and lunette are within the walls.
        enclosures: Enclosures = "enclosures" { Outside = "outside", Within = "within" }
        /// Ruling 33: the story of the siege after a withdrawal.
        continued_siege: ContinuedSiege = "continued-siege" { Told = "told", Untold = "untold" }
    }
}
