//! Where a game starts, and its options: the Hollywood rules, and the other reading of a doubtful one.

use std::fmt;
use std::str::FromStr;

use game::Choice;

/// Who commands the Mexicans, and which options are chosen.
/// In text: `solitaire`, `two-player bowie=active magazine=on pistols=on`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Assault {
    /// [1] A player moves the Mexicans; otherwise they play themselves.
    pub two_player: bool,
    /// [9b] Bowie is not sick, and the points are read on the higher scale.
    pub active_bowie: bool,
    /// [9a] Crockett may blow up the magazine.
    pub magazine: bool,
    /// [9b] Bowie sells his life with his pistols.
    pub pistols: bool,
    /// Ruling 56: infantry that goes two zones stops at the foot of a breach.
    pub breach_stops: bool,
    /// Ruling 44: whose way back is watched takes another.
    pub other_way_back: bool,
    /// Ruling 53: those who come back onto the map go no farther in that turn.
    pub wait_off_map: bool,
    /// Ruling 57: alone, beaten Mexican defenders go back where they came from.
    pub beaten_go_back: bool,
    /// Ruling 60: a breach draws the columns only if it is near.
    pub near_breach: bool,
    /// Ruling 63: a captured gun fires no canister in melee.
    pub texan_canister: bool,
    /// Ruling 65: those outside may shoot at the chapel platform.
    pub open_platform: bool,
    /// Ruling 10: two guns of a zone may fire at two targets.
    pub guns_apart: bool,
}

/// An option: its id, its two values, the default first, and where it is kept.
struct Switch {
    choice: Choice,
    field: fn(&mut Assault) -> &mut bool,
}

const SWITCHES: [Switch; 11] = [
    switch("bowie", &["sick", "active"], |it| &mut it.active_bowie),
    switch("magazine", &["off", "on"], |it| &mut it.magazine),
    switch("pistols", &["off", "on"], |it| &mut it.pistols),
    switch("led", &["through", "stop"], |it| &mut it.breach_stops),
    switch("way-back", &["own", "other"], |it| &mut it.other_way_back),
    switch("off-map", &["advance", "wait"], |it| &mut it.wait_off_map),
    switch("beaten", &["player", "back"], |it| &mut it.beaten_go_back),
    switch("breach", &["any", "near"], |it| &mut it.near_breach),
    switch("canister", &["both", "texan"], |it| &mut it.texan_canister),
    switch("platform", &["enclosed", "open"], |it| &mut it.open_platform),
    switch("guns", &["together", "apart"], |it| &mut it.guns_apart),
];

const fn switch(
    id: &'static str,
    values: &'static [&'static str; 2],
    field: fn(&mut Assault) -> &mut bool,
) -> Switch {
    Switch { choice: Choice { id, values }, field }
}

/// The options as a new game offers them.
pub(crate) const CHOICES: [Choice; SWITCHES.len()] = {
    let mut all = [SWITCHES[0].choice; SWITCHES.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = SWITCHES[at].choice;
        at += 1;
    }
    all
};

impl fmt::Display for Assault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.two_player { "two-player" } else { "solitaire" })?;
        let mut copy = *self;
        for Switch { choice, field } in &SWITCHES {
            if *field(&mut copy) {
                write!(f, " {}={}", choice.id, choice.values[1])?;
            }
        }
        Ok(())
    }
}

impl FromStr for Assault {
    type Err = String;

    fn from_str(text: &str) -> Result<Assault, String> {
        let wrong = || format!("no such scenario: {text:?} (write `solitaire` or `two-player bowie=active`)");
        let mut words = text.split_whitespace();
        let mut assault = Assault {
            two_player: match words.next() {
                Some("solitaire") => false,
                Some("two-player") => true,
                _ => return Err(wrong()),
            },
            ..Assault::default()
        };
        for word in words {
            let (id, value) = word.split_once('=').ok_or_else(wrong)?;
            let Switch { choice, field } = SWITCHES.iter().find(|it| it.choice.id == id).ok_or_else(wrong)?;
            let chosen = choice.values.iter().position(|known| *known == value).ok_or_else(wrong)?;
            *field(&mut assault) = chosen == 1;
        }
        Ok(assault)
    }
}

#[cfg(test)]
mod tests {
    use super::{Assault, CHOICES};

    #[test]
    fn text_reads_back() {
        for choice in CHOICES {
            for (at, value) in choice.values.iter().enumerate() {
                let read: Assault = format!("solitaire {}={value}", choice.id).parse().unwrap();
                let plain = if at == 0 { String::new() } else { format!(" {}={value}", choice.id) };
                assert_eq!(read.to_string(), format!("solitaire{plain}"));
                assert_eq!(read == Assault::default(), at == 0);
            }
        }
        for wrong in ["", "siege", "solitaire bowie", "solitaire bowie=dead", "two-player walls=no"] {
            assert!(wrong.parse::<Assault>().is_err(), "{wrong}");
        }
    }
}
