//! The board of Thirteen Days of Glory.

mod ground;
mod lettering;
mod plan;
mod works;

use game::{Lang, Pick};

use crate::compound::text::say;
use crate::compound::{figures, ground as earth};
use crate::svg::{escape, outline};
use plan::{HEIGHT, WIDTH, ZONES};

pub fn map(lang: Lang) -> String {
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" class="board" id="board" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{}">"##,
        escape(&say(lang, "td-about")),
    );
    out.push_str(earth::DEFS);
    out.push_str(&earth::grain());
    out.push_str(figures::SHAPES);
    out.push_str(r##"<g class="art" aria-hidden="true">"##);
    out.push_str(&ground::ground());
    out.push_str(&ground::floors());
    out.push_str(&ground::ditches());
    out.push_str(&ground::borders());
    out.push_str(&works::works());
    out.push_str(r##"</g><g class="areas">"##);
    for (index, plan) in ZONES.iter().enumerate() {
        out.push_str(&format!(
            r##"<path class="area" data-pick="{}" d="{}"/>"##,
            Pick::Place(index as u16),
            outline(plan.outline)
        ));
    }
    out.push_str(r##"</g><g class="lettering" aria-hidden="true">"##);
    out.push_str(&lettering::lettering(lang));
    out.push_str(r##"</g><g id="pieces"></g></svg>"##);
    out
}
