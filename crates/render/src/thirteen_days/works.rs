//! What the assault has made of the walls.

use game::Lang;
use thirteen_days::Wall;
use thirteen_days::view::View;

use super::plan::{LADDERS, SECTIONS};
use super::text::phrase;
use crate::compound::masonry::{breach, rubble};
use crate::compound::text::{say, tell};
use crate::svg::escape;

/// Breaches and ladders.
pub fn broken(view: &View, lang: Lang) -> String {
    let breaches = view.breaches.iter().map(|section| {
        let plan = &SECTIONS[usize::from(section.0)];
        let (at, turn) = breach(plan.course, plan.mark);
        let label = tell(lang, "td-breach", &[("wall", phrase(lang, &section.name()).into())]);
        format!(
            r##"<g class="breached" id="breach-{}" role="img" aria-label="{}">{}</g>"##,
            plan.code,
            escape(&label),
            rubble(at, turn)
        )
    });
    let ladders = view.ladders.iter().map(|wall| {
        let ((x, y), turn) = LADDERS[usize::from(wall.0)];
        let label = tell(lang, "td-ladder", &[("zone", phrase(lang, &wall.inside().name()).into())]);
        format!(
            r##"<g class="ladder" id="ladder-{}" role="img" aria-label="{}" transform="translate({x} {y})rotate({turn})"><path class="ladder-halo" d="M-6 17L-2-17M6 17L2-17"/><use href="#fig-ladder"/></g>"##,
            wall.0,
            escape(&label),
        )
    });
    breaches.chain(ladders).collect()
}

/// What of a wall is left, in words: ladders and breaches, by name.
pub fn state(view: &View, wall: Wall, lang: Lang) -> String {
    let ladder = view.ladders.contains(wall).then(|| say(lang, "td-key-ladder"));
    let breaches = wall.sections().iter().filter(|section| view.breaches.contains(*section));
    let breach = breaches.map(|_| say(lang, "td-key-breach")).next();
    let whole = say(lang, if wall.is_palisade() { "told-palisade" } else { "told-wall-whole" });
    [Some(whole), ladder, breach].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
