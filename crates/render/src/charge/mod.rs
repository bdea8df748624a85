//! The board of Charge at the Alamo.

mod figures;
mod lettering;
mod panels;
mod pieces;
mod plan;
mod roster;
mod slots;
mod strike;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod works;

use std::fmt::Write;

use charge::{Area, State, View, clicks};
use game::Lang;

use crate::board::{Clickable, places};
use crate::compound::text::{Card, say, tell};
use crate::compound::{self, Frame};
use crate::svg::{drawing, outline};
use crate::{Drawn, Form, Ground, Shown};
use plan::{AREAS, HEIGHT, WIDTH};
use text::name;

/// The land around the compound, and what is built in it.
const ART: &str = include_str!("../../assets/charge/map.svg");

impl Drawn for State {
    const FORM: Form = Form::plain("charge", (WIDTH, HEIGHT), 63);
    const SHOWN: Shown<View> =
        Shown { pieces: pieces::pieces, panels: panels::panels, roster: roster::roster, told: told::told };

    fn ground(lang: Lang) -> Ground {
        Ground {
            about: say(lang, "map-about"),
            defs: compound::figures(),
            art: drawing(ART) + &works::works(),
            places: places(Area::all().map(|area| target(area, lang))),
            lettering: lettering::lettering(lang),
            glance: compound::glance(
                &Area::all()
                    .filter(|area| area.is_alamo())
                    .map(|area| outline(AREAS[usize::from(area.0)].outline))
                    .collect::<String>(),
            ),
        }
    }
}

/// An area as something to click, and its buildings on top of it.
fn target(area: Area, lang: Lang) -> String {
    let plan = &AREAS[usize::from(area.0)];
    let pick = area.pick();
    let title = name(lang, pick);
    let building = area.building_limit();
    let mut card = Card::new(&title).of_row::<State>("areas", area.code());
    card.line(&area_limits(area, lang));
    let mut out = Clickable::new("area", pick, &title).card(&card).path(&outline(plan.outline));
    if building > 0 {
        let pick = clicks::building(area);
        let title = name(lang, pick);
        let mut card = Card::new(&title);
        card.line(&tell(lang, "card-building", &[("count", building.into())]));
        let roofs = plan.roofs.iter().fold(String::new(), |mut data, Frame { x, y, w, h }| {
            let _ = write!(data, "M{x} {y}h{w}v{h}h-{w}z");
            data
        });
        out.push_str(&Clickable::new("building", pick, &title).card(&card).path(&roofs));
    }
    out
}

/// [2g] [4.1] How many an area holds.
fn area_limits(area: Area, lang: Lang) -> String {
    let limits = [
        ("texian", area.texian_limit().into()),
        ("mexican", area.mexican_limit().into()),
        ("building", area.building_limit().into()),
    ];
    tell(lang, if area.is_alamo() { "card-limits" } else { "card-outside" }, &limits)
}
