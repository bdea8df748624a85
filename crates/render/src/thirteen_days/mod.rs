//! The board of Thirteen Days of Glory.

mod figures;
mod lettering;
mod margin;
mod panels;
mod pieces;
mod plan;
mod roster;
mod strike;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod works;

use game::Lang;
use thirteen_days::view::View;
use thirteen_days::{Kind, State, Zone};

use crate::board::{Clickable, places};
use crate::compound::text::{Card, say, tell};
use crate::compound::{self, gun_boxes};
use crate::svg::{drawing, figures as figures_of, outline};
use crate::{Drawn, Form, Ground, Shown};
use plan::{GUN, GUNS, HEIGHT, WIDTH, ZONES};
use text::{name, phrase};

/// The land around the compound, and what is built in it.
const ART: &str = include_str!("../../assets/thirteen-days/map.svg");
/// Figures of this game beside those that the boards of the Alamo share.
const FIGURES: &str = include_str!("../../assets/thirteen-days/figures.svg");

impl Drawn for State {
    const FORM: Form = Form::plain("siege", (WIDTH, HEIGHT), 60);
    const SHOWN: Shown<View> =
        Shown { pieces: pieces::pieces, panels: panels::panels, roster: roster::roster, told: told::told };

    fn ground(lang: Lang) -> Ground {
        Ground {
            about: say(lang, "td-about"),
            defs: compound::figures() + &figures_of(FIGURES),
            art: drawing(ART) + &gun_boxes(GUNS.iter().map(|gun| gun.at), GUN),
            places: places(Zone::all().map(|zone| target(zone, lang))),
            lettering: lettering::lettering(lang),
            glance: compound::glance(
                &Zone::all()
                    .filter(|zone| !matches!(zone.kind(), Kind::Edge | Kind::Foot | Kind::Lake))
                    .map(|zone| outline(ZONES[usize::from(zone.0)].outline))
                    .collect::<String>(),
            ),
        }
    }
}

/// A zone as something to click, with what its ground means.
fn target(zone: Zone, lang: Lang) -> String {
    let pick = zone.pick();
    let title = name(lang, pick);
    let mut card = Card::new(&title).of_row::<State>("zones", zone.code());
    zone_lines(zone, lang).iter().for_each(|line| card.line(line));
    for wall in zone.walls().iter().filter(|_| zone.is_foot()) {
        let behind = phrase(lang, &wall.inside().name());
        let id = if wall.is_palisade() { "td-zone-palisade" } else { "td-zone-wall" };
        card.line(&tell(lang, id, &[("zone", behind.into())]));
    }
    Clickable::new("area", pick, &title).card(&card).path(&outline(ZONES[usize::from(zone.0)].outline))
}

/// The ground of a zone in words.
fn zone_lines(zone: Zone, lang: Lang) -> Vec<String> {
    let kind = match zone.kind() {
        Kind::Rampart => "td-zone-rampart",
        Kind::Court => "td-zone-court",
        Kind::Building => "td-zone-building",
        Kind::Platform => "td-zone-platform",
        Kind::Edge => "td-zone-edge",
        Kind::Foot => "td-zone-foot",
        Kind::Lake => "td-zone-lake",
    };
    let more = [(zone.has_cover(), "td-zone-cover"), (zone.has_ditch(), "td-zone-ditch")];
    let more = more.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id);
    [kind].into_iter().chain(more).map(|id| say(lang, id)).collect()
}
