//! The board in words: each area with its limits, whoever is there, its guns, and the walls and borders to the next.

use charge::view::View;
use charge::{Area, Post};
use game::Lang;

use super::area_limits;
use super::pieces::area_name;
use super::text::named;
use crate::compound::text::{say, tell};
use crate::lists::{self, Places, Told};

pub fn told(view: &View, lang: Lang) -> Places {
    let held = |area: &Area| !standing(view, *area, lang).is_empty();
    lists::places(Area::all(), held, |area| place(view, area, lang))
}

fn place(view: &View, area: Area, lang: Lang) -> Told {
    let guns = view.guns.iter().filter(|it| it.gun.areas().contains(area)).map(|it| {
        let gun = named(lang, &format!("gun-{}", it.gun.position()));
        let state = if it.destroyed {
            say(lang, "card-destroyed")
        } else {
            tell(lang, "card-gun", &[("strength", it.gun.strength().into())])
        };
        format!("{gun}: {state}")
    });
    let next: Vec<String> = area.adjacent().iter().map(|other| border(view, area, other, lang)).collect();
    let lines = standing(view, area, lang).into_iter().chain(guns);
    Told {
        name: area_name(lang, area),
        lines: lines.chain([area_limits(area, lang), lists::next(&next, lang)]).collect(),
    }
}

/// Whoever is in an area, in the open and hidden.
fn standing(view: &View, area: Area, lang: Lang) -> Vec<String> {
    let name = |unit: charge::Unit| named(lang, &format!("unit-{unit}"));
    let texians = view.texians.iter().filter_map(|it| match it.post {
        Post::Open(at) if at == area => Some(name(it.unit)),
        Post::Hidden(at) if at == area => {
            let place = named(lang, &format!("building-{}", area.code()));
            Some(format!("{}: {}", name(it.unit), tell(lang, "card-hidden", &[("place", place.into())])))
        }
        _ => None,
    });
    let stacks = view.stacks.iter().filter(|it| it.area == area);
    texians
        .chain(
            stacks.map(|it| format!("{} ×{}", named(lang, &format!("group-{}", it.group.code())), it.count)),
        )
        .collect()
}

/// What lies between two areas: a wall and what is left of it, a red arrow, or nothing.
fn border(view: &View, area: Area, other: Area, lang: Lang) -> String {
    let name = area_name(lang, other);
    if area.red().contains(other) {
        return format!("{name}: {}", say(lang, "key-arrow"));
    }
    match area.wall_to(other).map(|wall| view.walls[usize::from(wall.0)]) {
        Some(wall) if wall.strength == 0 => format!("{name}: {}", say(lang, "key-breach")),
        Some(wall) => {
            let strength = [("strength", wall.strength.into()), ("printed", wall.printed.into())];
            format!("{name}: {}", tell(lang, "told-wall", &strength))
        }
        None => name,
    }
}
