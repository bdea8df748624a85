//! The layer that changes: counters, walls with their strength, guns, the tray, the attack under way.

use std::fmt::Write;

use charge::view::{GunView, StackView, TexianView, View, WallView};
use charge::{Area, Column, Group, Phase, Post, Side, State, clicks};
use game::Lang;

use super::figures;
use super::plan::{AREAS, ASIDE, GUNS, WALLS, tray_row};
use super::slots::{full_size, roof_slots};
use super::strike;
use super::text::{name, named};
use crate::board::Clickable;
use crate::compound::Frame;
use crate::compound::masonry::{breach, rubble};
use crate::compound::paper::aside;
use crate::compound::piece::{Piece, class};
use crate::compound::slots::slots;
use crate::compound::text::{Card, say, tell};
use crate::svg::{course, escape};

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let table = Layer { view, lang };
    let mut out = String::new();
    view.attack.iter().for_each(|attack| out.push_str(&strike::target(attack)));
    view.walls.iter().for_each(|wall| out.push_str(&table.wall(wall)));
    view.attack.iter().for_each(|attack| out.push_str(&strike::strokes(view, attack)));
    view.guns.iter().for_each(|gun| out.push_str(&table.gun(gun)));
    Column::all().for_each(|column| out.push_str(&table.column(column)));
    Area::all().for_each(|area| out.push_str(&table.area(area)));
    out.push_str(&table.aside());
    out
}

pub struct Layer<'a> {
    pub view: &'a View,
    pub lang: Lang,
}

impl Layer<'_> {
    /// Whether units of `side` act in this phase, so that those that have acted are shown spent.
    pub fn acts(&self, side: Side) -> bool {
        match self.view.phase {
            Phase::MexicanMovement | Phase::MexicanAttacks => side == Side::Mexican,
            Phase::TexianAttacks | Phase::TexianMovement => side == Side::Texian,
            Phase::SetUp | Phase::Over => false,
        }
    }

    fn area(&self, area: Area) -> String {
        let plan = &AREAS[usize::from(area.0)];
        let open: Vec<_> = self.texians(Post::Open(area)).collect();
        let stacks: Vec<_> = self.view.stacks.iter().filter(|stack| stack.area == area).collect();
        let (spots, scale) = slots(plan.open, open.len() + stacks.len(), full_size(area));
        let mut out = String::new();
        for (texian, &at) in open.iter().zip(&spots) {
            out.push_str(&self.texian(texian, at, scale));
        }
        for (stack, &at) in stacks.iter().zip(&spots[open.len()..]) {
            out.push_str(&self.stack(stack, at, scale));
        }
        let hidden: Vec<_> = self.texians(Post::Hidden(area)).collect();
        let (spots, scale) = roof_slots(plan.roofs, area.building_limit().into(), hidden.len());
        for (texian, &at) in hidden.iter().zip(&spots) {
            out.push_str(&self.texian(texian, at, scale));
        }
        out
    }

    fn texians(&self, post: Post) -> impl Iterator<Item = &TexianView> {
        self.view.texians.iter().filter(move |texian| texian.post == post)
    }

    fn texian(&self, texian: &TexianView, at: (f32, f32), scale: f32) -> String {
        let lang = self.lang;
        let label = name(lang, texian.unit.pick());
        let spent = self.acts(Side::Texian) && !texian.ready && texian.post != Post::Aside;
        let hidden = matches!(texian.post, Post::Hidden(_));
        let mut card = Card::new(named(lang, &format!("unit-{}-about", texian.unit)))
            .of_row::<State>("units", &texian.unit.to_string());
        let state = self.post(texian.post);
        card.line(&state);
        card.line_if(texian.unit.is_leader(), || say(lang, "card-leader"));
        card.line_if(texian.joined, || say(lang, "card-joined"));
        card.line_if(spent && !texian.joined, || say(lang, "card-spent"));
        let mut picture = figures::texian(texian.unit, &escape(&label), scale);
        if hidden {
            picture.push_str(r##"<path class="under-roof" d="M-27-19L0-31L27-19"/>"##);
        }
        Piece {
            id: format!("unit-{}", texian.unit.0),
            class: class("texian", &[("spent", spent), ("joined", texian.joined), ("hidden", hidden)]),
            pick: texian.unit.pick(),
            place: match texian.post {
                Post::Open(area) | Post::Hidden(area) => Some(area.pick()),
                Post::Aside | Post::Dead => None,
            },
            at,
            scale,
            label: &tell(lang, "label-state", &[("name", label.clone().into()), ("state", state.into())]),
            card,
        }
        .with(&picture)
    }

    /// Where a company is.
    pub fn post(&self, post: Post) -> String {
        match post {
            Post::Open(area) => tell(self.lang, "card-open", &[("place", area_name(self.lang, area).into())]),
            Post::Hidden(area) => {
                let place = named(self.lang, &format!("building-{}", area.code()));
                tell(self.lang, "card-hidden", &[("place", place.into())])
            }
            Post::Aside | Post::Dead => say(self.lang, "card-aside"),
        }
    }

    fn stack(&self, stack: &StackView, at: (f32, f32), scale: f32) -> String {
        let (lang, group) = (self.lang, stack.group);
        let place = area_name(lang, stack.area);
        let spent = self.acts(Side::Mexican) && stack.ready == 0;
        let oblique = self.view.unsupported.contains(stack.area);
        let mut card = self.group_card(group);
        card.line(&tell(
            lang,
            "card-count",
            &[("count", stack.count.into()), ("place", place.clone().into())],
        ));
        card.line_if(self.acts(Side::Mexican) && stack.ready < stack.count, || {
            if spent {
                say(lang, "card-spent")
            } else {
                tell(lang, "card-ready", &[("count", stack.ready.into())])
            }
        });
        let halted = stack.count - stack.fresh;
        card.line_if(halted > 0, || tell(lang, "card-halted", &[("count", halted.into())]));
        card.line_if(oblique, || say(lang, "card-oblique"));
        card.line_if(stack.joined > 0, || say(lang, "card-joined"));
        let mut picture = figures::stack(group, stack.count);
        if oblique {
            picture.push_str(r##"<path class="oblique" d="M-27-28h17v-5l11 9l-11 9v-5h-17z"/>"##);
        }
        if stack.joined > 0 && stack.joined < stack.count {
            let _ = write!(
                picture,
                r##"<circle class="badge" cx="23" cy="-23" r="10"/><text class="badge-number" x="23" y="-18">{}</text>"##,
                stack.joined,
            );
        }
        let named_group = named(lang, &format!("group-{}", group.code()));
        Piece {
            id: format!("stack-{}-{}", stack.area.code(), group.code()),
            class: class("mexican", &[("spent", spent), ("joined", stack.joined > 0)]),
            pick: clicks::stack(stack.area, group),
            place: Some(stack.area.pick()),
            at,
            scale,
            label: &tell(
                lang,
                "label-stack",
                &[("group", named_group.into()), ("count", stack.count.into()), ("place", place.into())],
            ),
            card,
        }
        .with(&picture)
    }

    fn group_card(&self, group: Group) -> Card {
        let mut card = Card::new(named(self.lang, &format!("group-{}-about", group.code())))
            .of_row::<State>("units", group.code());
        card.line(&named(self.lang, &format!("column-{}-about", group.column().code())));
        card
    }

    /// A wall section: its course, and on it the star with what is left of it, or a breach.
    fn wall(&self, wall: &WallView) -> String {
        let (lang, plan) = (self.lang, &WALLS[usize::from(wall.wall.0)]);
        let title = named(lang, &format!("wall-{}", wall.wall));
        let numbers = [("strength", wall.strength.into()), ("printed", wall.printed.into())];
        let mut card = Card::new(title.clone()).of_row::<State>("walls", wall.wall.code());
        card.line(&tell(lang, "card-wall", &numbers));
        card.line_if(wall.strength == 0, || say(lang, "card-breach"));
        let [strength, printed] = numbers;
        let label = tell(lang, "label-wall", &[("wall", title.into()), strength, printed]);
        let (x, y) = plan.star;
        let mark = if wall.strength == 0 {
            let (at, turn) = breach(plan.courses[0], plan.star);
            format!(r##"{}<use href="#fig-ladder" x="{}" y="{}"/>"##, rubble(at, turn), at.0, at.1)
        } else {
            let crack = if wall.strength < wall.printed {
                format!(
                    r##"<path class="crack" transform="translate({x} {y})" d="M9-20l-3 7l5 4M-17 12l6-3l1-6"/>"##
                )
            } else {
                String::new()
            };
            format!(
                r##"<use class="star" href="#fig-star" x="{x}" y="{y}"/>{crack}<text class="star-number" x="{x}" y="{}">{}</text>"##,
                y + 8,
                wall.strength,
            )
        };
        let course: String = plan.courses.iter().map(|spots| course(spots)).collect();
        let state = [("damaged", wall.strength < wall.printed), ("breached", wall.strength == 0)];
        Clickable::new(&class("section", &state), wall.wall.pick(), &label)
            .id(&format!("wall-{}", wall.wall.0))
            .card(&card)
            .group("", &format!(r##"<path class="wall-line" d="{course}"/>{mark}"##))
    }

    fn gun(&self, gun: &GunView) -> String {
        let (lang, plan) = (self.lang, &GUNS[usize::from(gun.gun.0)]);
        let title = named(lang, &format!("gun-{}", gun.gun.position()));
        let spent = self.acts(Side::Texian) && !gun.ready && !gun.destroyed;
        let state = if gun.destroyed {
            say(lang, "card-destroyed")
        } else {
            tell(lang, "card-gun", &[("strength", gun.gun.strength().into())])
        };
        let mut card = Card::new(title.clone()).of_row::<State>("guns", &gun.gun.to_string());
        card.line(&state);
        card.line_if(!gun.destroyed && gun.gun.hits_to_destroy() > 1, || {
            tell(lang, "card-tough", &[("count", (gun.gun.hits_to_destroy() - gun.hits).into())])
        });
        card.line_if(gun.joined, || say(lang, "card-joined"));
        Piece {
            id: format!("gun-{}", gun.gun.position()),
            class: class("gun", &[("spent", spent), ("joined", gun.joined), ("destroyed", gun.destroyed)]),
            pick: gun.gun.pick(),
            place: None,
            at: (plan.at.0 as f32, plan.at.1 as f32),
            scale: 1.0,
            label: &tell(lang, "label-state", &[("name", title.into()), ("state", state.into())]),
            card,
        }
        .with(&figures::gun(gun.gun, plan.bearing, gun.hits, gun.destroyed))
    }

    fn column(&self, column: Column) -> String {
        if self.view.waiting.contains(column) { self.waiting(column) } else { self.marched(column) }
    }

    /// A column that has entered: how much of it is left.
    fn marched(&self, column: Column) -> String {
        let row = tray_row(column.0.into());
        let left: u8 = self
            .view
            .stacks
            .iter()
            .filter(|stack| stack.group.column() == column)
            .map(|stack| stack.count)
            .sum();
        let numbers = [("left", left.into()), ("all", column.force().total().into())];
        format!(
            r##"<g class="marched"><path class="stripe col-{code}" d="M{x} {top}h24v34h-24z"/><text class="numeral large" x="{}" y="{base}">{code}</text><text class="marched-name" x="{}" y="{base}">{}</text><text class="marched-left" x="{}" y="{base}">{}</text></g>"##,
            row.x + 17,
            row.x + 42,
            escape(&say(self.lang, &format!("commander-{}", column.code()))),
            row.x + row.w - 8,
            escape(&tell(self.lang, "tray-left", &numbers)),
            code = column.code(),
            x = row.x + 5,
            top = row.y + 3,
            base = row.y + 27,
        )
    }

    /// A column that waits off the map: its numeral, its commander, its battalions.
    fn waiting(&self, column: Column) -> String {
        let lang = self.lang;
        let row = tray_row(column.0.into());
        let title = named(lang, &format!("column-{}", column.code()));
        let mut card = Card::new(named(lang, &format!("column-{}-about", column.code())));
        let mut picture = format!(
            r##"<rect class="base column" x="{}" y="-20" width="{w}" height="40" rx="4"/><path class="stripe col-{code}" d="M{} -20h34v40h-34z"/><text class="numeral large" x="{}" y="7">{code}</text><text class="commander" x="{}" y="7">{}</text>"##,
            -row.w / 2,
            -row.w / 2,
            17 - row.w / 2,
            42 - row.w / 2,
            escape(&say(lang, &format!("commander-{}", column.code()))),
            w = row.w,
            code = column.code(),
        );
        for (index, (group, count)) in column.force().groups().enumerate() {
            card.line(&format!("{} {count}", named(lang, &format!("group-{}", group.code()))));
            let _ = write!(
                picture,
                r##"<g class="small" transform="translate({} 0)scale(.68)">{}</g>"##,
                row.w / 2 - 22 - 42 * index as i32,
                figures::stack(group, count),
            );
        }
        card.line(&say(lang, "card-waiting"));
        let _ = write!(
            picture,
            r##"<rect class="rim" x="{}" y="-20" width="{}" height="40" rx="4"/>"##,
            -row.w / 2,
            row.w
        );
        let (x, y) = row.centre();
        Piece {
            id: format!("column-{}", column.code()),
            class: "column".to_owned(),
            pick: column.pick(),
            place: None,
            at: (x as f32, y as f32),
            scale: 1.0,
            label: &title,
            card,
        }
        .with(&picture)
    }

    /// The Texian units not yet placed, on a sheet of their own.
    fn aside(&self) -> String {
        let texians: Vec<_> = self.texians(Post::Aside).collect();
        if texians.is_empty() {
            return String::new();
        }
        let mut out = aside(ASIDE, &say(self.lang, "aside"));
        let Frame { x, y, w, h } = ASIDE;
        let room = Frame { x: x + 4, y: y + 26, w: w - 8, h: h - 30 };
        let (spots, scale) = slots(room, 10, 1.0);
        for texian in texians {
            out.push_str(&self.texian(texian, spots[usize::from(texian.unit.0)], scale));
        }
        out
    }
}

pub fn area_name(lang: Lang, area: Area) -> String {
    named(lang, &format!("area-{}", area.code()))
}
