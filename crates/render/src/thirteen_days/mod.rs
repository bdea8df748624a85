//! The board of Thirteen Days of Glory.

mod figures;
mod ground;
mod lettering;
mod margin;
mod panels;
mod pieces;
mod plan;
mod strike;
#[cfg(test)]
mod tests;
mod text;
mod works;

use game::Lang;
use thirteen_days::view::View;
use thirteen_days::{Kind, State, Zone, clicks};

use crate::Drawn;
use crate::compound::text::{Card, say, tell};
use crate::compound::{figures as shapes, ground as earth};
use crate::svg::{escape, outline};
use plan::{HEIGHT, WIDTH, ZONES};
use text::{name, phrase};

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
        escape(&say(lang, "td-about")),
    );
    out.push_str(earth::DEFS);
    out.push_str(&earth::grain());
    out.push_str(shapes::SHAPES);
    out.push_str(figures::SHAPES);
    out.push_str(r##"<g class="art" aria-hidden="true">"##);
    out.push_str(&ground::ground());
    out.push_str(&ground::floors());
    out.push_str(&ground::ditches());
    out.push_str(&ground::borders());
    out.push_str(&works::works());
    out.push_str(r##"</g><g class="areas">"##);
    Zone::all().for_each(|zone| out.push_str(&target(zone, lang)));
    out.push_str(r##"</g><g class="lettering" aria-hidden="true">"##);
    out.push_str(&lettering::lettering(lang));
    out.push_str(r##"</g><g id="pieces"></g></svg>"##);
    out
}

/// A zone as something to click, with what its ground means.
fn target(zone: Zone, lang: Lang) -> String {
    let pick = clicks::zone(zone);
    let title = name(lang, pick);
    let mut card = Card::new(&title);
    card.line(&say(
        lang,
        match zone.kind() {
            Kind::Rampart => "td-zone-rampart",
            Kind::Court => "td-zone-court",
            Kind::Building => "td-zone-building",
            Kind::Platform => "td-zone-platform",
            Kind::Edge => "td-zone-edge",
            Kind::Foot => "td-zone-foot",
            Kind::Lake => "td-zone-lake",
        },
    ));
    card.line_if(zone.has_cover(), || say(lang, "td-zone-cover"));
    card.line_if(zone.has_ditch(), || say(lang, "td-zone-ditch"));
    for wall in zone.walls().filter(|_| zone.is_foot()) {
        let behind = phrase(lang, &wall.inside().name());
        let id = if wall.is_palisade() { "td-zone-palisade" } else { "td-zone-wall" };
        card.line(&tell(lang, id, &[("zone", behind.into())]));
    }
    format!(
        r##"<path class="area" data-pick="{pick}" data-card="{card}" role="button" tabindex="-1" aria-label="{}" d="{}"/>"##,
        escape(&title),
        outline(ZONES[usize::from(zone.0)].outline),
    )
}
