//! The board of Charge at the Alamo.

mod figures;
mod ground;
mod lettering;
mod panels;
mod pieces;
mod plan;
mod slots;
mod strike;
#[cfg(test)]
mod tests;
mod text;
mod works;

use std::fmt::Write;

use charge::{Area, State, View, clicks};
use game::Lang;

use crate::Drawn;
use crate::compound::text::{Card, say, tell};
use crate::compound::{Frame, figures as shapes, ground as earth};
use crate::svg::{escape, outline};
use plan::{AREAS, HEIGHT, WIDTH};
use text::name;

impl Drawn for State {
    fn map(lang: Lang) -> String {
        map(lang)
    }

    fn pieces(view: &View, lang: Lang) -> String {
        pieces::pieces(view, lang)
    }

    fn panels(view: &View, lang: Lang) -> String {
        panels::panels(view, lang)
    }
}

fn map(lang: Lang) -> String {
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" class="board" id="board" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{}">"##,
        escape(&say(lang, "map-about")),
    );
    out.push_str(earth::DEFS);
    out.push_str(&earth::grain());
    out.push_str(shapes::SHAPES);
    out.push_str(r##"<g class="art" aria-hidden="true">"##);
    out.push_str(&ground::ground());
    out.push_str(&ground::floors());
    out.push_str(&ground::ditches());
    out.push_str(&ground::borders());
    out.push_str(&works::works());
    out.push_str(r##"</g><g class="areas">"##);
    Area::all().for_each(|area| out.push_str(&target(area, lang)));
    out.push_str(r##"</g><g class="lettering" aria-hidden="true">"##);
    out.push_str(&lettering::lettering(lang));
    out.push_str(r##"</g><g id="pieces"></g></svg>"##);
    out
}

/// An area as something to click, and its buildings on top of it.
fn target(area: Area, lang: Lang) -> String {
    let plan = &AREAS[usize::from(area.0)];
    let pick = area.pick();
    let title = name(lang, pick);
    let (texian, mexican, building) = (area.texian_limit(), area.mexican_limit(), area.building_limit());
    let mut card = Card::new(&title);
    card.line(&if area.is_alamo() {
        let limits = [("texian", texian.into()), ("mexican", mexican.into()), ("building", building.into())];
        tell(lang, "card-limits", &limits)
    } else {
        tell(lang, "card-outside", &[("mexican", mexican.into())])
    });
    let mut out = format!(
        r##"<path class="area" data-pick="{pick}" data-card="{card}" role="button" tabindex="-1" aria-label="{}" d="{}"/>"##,
        escape(&title),
        outline(plan.outline),
    );
    if building > 0 {
        let pick = clicks::building(area);
        let title = name(lang, pick);
        let mut card = Card::new(&title);
        card.line(&tell(lang, "card-building", &[("count", building.into())]));
        let roofs = plan.roofs.iter().fold(String::new(), |mut data, Frame { x, y, w, h }| {
            let _ = write!(data, "M{x} {y}h{w}v{h}h-{w}z");
            data
        });
        let _ = write!(
            out,
            r##"<path class="building" data-pick="{pick}" data-card="{card}" role="button" tabindex="-1" aria-label="{}" d="{roofs}"/>"##,
            escape(&title),
        );
    }
    out
}
