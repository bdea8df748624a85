//! Where a game starts, and its options: the Hollywood rules, and the other reading of a doubtful one.

use game::{Scenario, Title};

pub(crate) const TITLE: Title = Title {
    options: Assault::CHOICES,
    rules_version: 3,
    ..Title::new("thirteen-days", "Thirteen Days of Glory", SCENARIOS)
};

const SCENARIOS: &[Scenario] =
    &[Scenario { id: "solitaire", players: 1 }, Scenario { id: "two-player", players: 2 }];

game::options! {
    /// Who commands the Mexicans, and which options are chosen.
    /// In text: `solitaire`, `two-player bowie=active magazine=on pistols=on`.
    Assault =
    /// [1] A player moves the Mexicans; otherwise they play themselves.
    two_player: bool { "solitaire", "two-player" } {
        /// [9b] Bowie is not sick, and the points are read on the higher scale.
        active_bowie: bool = "bowie" { "sick", "active" }
        /// [9a] Crockett may blow up the magazine.
        magazine: bool = "magazine" { "off", "on" }
        /// [9b] Bowie sells his life with his pistols.
        pistols: bool = "pistols" { "off", "on" }
        /// Ruling 56: infantry that goes two zones stops at the foot of a breach.
        breach_stops: bool = "led" { "through", "stop" }
        /// Ruling 44: whose way back is watched takes another.
        other_way_back: bool = "way-back" { "own", "other" }
        /// Ruling 53: those who come back onto the map go no farther in that turn.
        wait_off_map: bool = "off-map" { "advance", "wait" }
        /// Ruling 57: alone, beaten Mexican defenders go back where they came from.
        beaten_go_back: bool = "beaten" { "player", "back" }
        /// Ruling 60: a breach draws the columns only if it is near.
        near_breach: bool = "breach" { "any", "near" }
        /// Ruling 69: a breach made by a battery drives nobody back.
        breach_held: bool = "battery-breach" { "step-back", "hold" }
        /// Ruling 63: a captured gun fires no canister in melee.
        texan_canister: bool = "canister" { "both", "texan" }
        /// Ruling 65: those outside may shoot at the chapel platform.
        open_platform: bool = "platform" { "enclosed", "open" }
        /// Ruling 10: two guns of a zone may fire at two targets.
        guns_apart: bool = "guns" { "together", "apart" }
    }
}
