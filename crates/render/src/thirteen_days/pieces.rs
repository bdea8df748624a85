//! The layer that changes: counters, guns, breaches, ladders, batteries, the fire under way.

use game::Lang;
use thirteen_days::clicks;
use thirteen_days::view::{GunView, OfficerView, StackView, UnitView, View};
use thirteen_days::{Crew, Phase, Spot as Post, State, Zone};

use super::figures::{self, Look};
use super::plan::{ASIDE, GUNS, ZONES};
use super::text::{name, named, phrase};
use super::{margin, strike, works};
use crate::compound::paper::aside;
use crate::compound::piece::{Piece, class};
use crate::compound::slots::slots;
use crate::compound::text::{Card, say, tell};
use crate::compound::{Frame, frame};
use crate::svg::{escape, outline};

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let layer = Layer { view, lang };
    let mut out = String::new();
    out.push_str(&strike::targets(view));
    out.push_str(&works::broken(view, lang));
    out.push_str(&margin::batteries(view, lang));
    view.guns.iter().for_each(|gun| out.push_str(&layer.gun(gun)));
    Zone::all().for_each(|zone| out.push_str(&layer.zone(zone)));
    out.push_str(&layer.off());
    out.push_str(&layer.aside());
    out.push_str(&strike::strokes(view));
    view.guns.iter().filter(|gun| gun.crew != Crew::Destroyed).for_each(|gun| out.push_str(&arc(gun)));
    out
}

/// The field of a gun, shown while the gun is pointed at.
fn arc(gun: &GunView) -> String {
    let data = gun
        .gun
        .field()
        .iter()
        .fold(String::new(), |data, zone| data + &outline(ZONES[usize::from(zone.0)].outline));
    format!(r##"<path class="arc arc-{}" d="{data}"/>"##, gun.gun.0 + 1)
}

pub struct Layer<'a> {
    pub view: &'a View,
    pub lang: Lang,
}

/// What shares the room of a zone.
enum Counter<'a> {
    Unit(&'a UnitView),
    Officer(&'a OfficerView),
    Stack(&'a StackView),
}

impl Layer<'_> {
    /// The counters of a zone: Texans, then Mexicans, an officer after his men.
    fn zone(&self, zone: Zone) -> String {
        let units = self.view.units.iter().filter(|unit| unit.spot == Post::At(zone)).map(Counter::Unit);
        let officers = |texan: bool| {
            let there = move |it: &&OfficerView| it.spot == Post::At(zone) && it.officer.is_texan() == texan;
            self.view.officers.iter().filter(there).map(Counter::Officer)
        };
        let stacks = self.view.stacks.iter().filter(|stack| stack.zone == zone).map(Counter::Stack);
        let all: Vec<Counter> = units.chain(officers(true)).chain(stacks).chain(officers(false)).collect();
        self.spread(&all, ZONES[usize::from(zone.0)].room, 1.3)
    }

    fn spread(&self, counters: &[Counter], room: Frame, full: f32) -> String {
        let (spots, scale) = slots(room, counters.len(), full);
        counters.iter().zip(spots).fold(String::new(), |out, (counter, at)| {
            out + &match counter {
                Counter::Unit(unit) => self.unit(unit, at, scale),
                Counter::Officer(officer) => self.officer(officer, at, scale),
                Counter::Stack(stack) => self.stack(stack, at, scale),
            }
        })
    }

    fn unit(&self, view: &UnitView, at: (f32, f32), scale: f32) -> String {
        let lang = self.lang;
        let title = phrase(lang, &view.unit.name());
        let mut card = Card::new(named(lang, &format!("unit-{}-about", view.unit)))
            .of_row::<State>("posts", &view.unit.to_string());
        let place = self.place(view.spot);
        card.line(&place);
        let spent = match self.view.phase {
            Phase::TexanMovement => !view.ready,
            Phase::TexanRifles => view.spot.zone().is_some_and(|zone| self.view.fired.contains(zone)),
            _ => false,
        };
        card.line_if(spent, || say(lang, "card-spent"));
        card.line_if(view.falls_back, || say(lang, "td-card-falls-back"));
        Piece {
            id: format!("unit-{}", view.unit.0),
            class: class("texan", &[("spent", spent), ("joined", view.falls_back)]),
            pick: view.unit.pick(),
            place: view.spot.zone().map(Zone::pick),
            at,
            scale,
            label: &tell(lang, "label-state", &[("name", title.into()), ("state", place.into())]),
            card,
        }
        .with(&figures::unit(view.unit, scale))
    }

    fn officer(&self, view: &OfficerView, at: (f32, f32), scale: f32) -> String {
        let lang = self.lang;
        let title = phrase(lang, &view.officer.name());
        let mut card = Card::new(named(lang, &format!("officer-{}-about", view.officer.code())));
        let place = self.place(view.spot);
        card.line(&place);
        let moves = match self.view.phase {
            Phase::TexanMovement => view.officer.is_texan(),
            Phase::MexicanMovement => !view.officer.is_texan(),
            _ => false,
        };
        let spent = moves && !view.ready;
        card.line_if(spent, || say(lang, "card-spent"));
        Piece {
            id: format!("officer-{}", view.officer.code()),
            class: class("officer", &[("spent", spent)]),
            pick: view.officer.pick(),
            place: view.spot.zone().map(Zone::pick),
            at,
            scale,
            label: &tell(lang, "label-state", &[("name", title.clone().into()), ("state", place.into())]),
            card,
        }
        .with(&figures::officer(view.officer, &escape(&title), scale))
    }

    fn stack(&self, view: &StackView, at: (f32, f32), scale: f32) -> String {
        let lang = self.lang;
        let battalion = phrase(lang, &view.battalion.name());
        let place = phrase(lang, &view.zone.name());
        let mut card = Card::new(named(lang, &format!("battalion-{}-about", view.battalion.code())))
            .of_row::<State>("battalions", view.battalion.code());
        let count = [("count", view.count.into()), ("place", place.clone().into())];
        card.line(&tell(lang, "card-count", &count));
        let spent = self.view.phase == Phase::MexicanMovement && view.moved == view.count;
        card.line_if(spent, || say(lang, "card-spent"));
        card.line_if(view.top, || say(lang, "td-card-top"));
        Piece {
            id: format!("stack-{}-{}", view.zone.code(), view.battalion.code()),
            class: class("mexican", &[("spent", spent)]),
            pick: clicks::stack(view.zone, view.battalion),
            place: Some(view.zone.pick()),
            at,
            scale,
            label: &tell(
                lang,
                "label-stack",
                &[("group", battalion.into()), ("count", view.count.into()), ("place", place.into())],
            ),
            card,
        }
        .with(&figures::stack(view.battalion, view.count))
    }

    fn gun(&self, view: &GunView) -> String {
        let (lang, plan) = (self.lang, &GUNS[usize::from(view.gun.0)]);
        let number = view.gun.0 + 1;
        let title = phrase(lang, &view.gun.name());
        let (look, state) = (look(view), gun_state(view, lang));
        let mut card = Card::new(named(lang, &format!("gun-{}-about", view.gun)))
            .of_row::<State>("guns", &view.gun.to_string());
        card.line(&state);
        let spent = self.view.phase == Phase::TexanCannon && look == Look::Manned && !view.ready;
        card.line_if(spent, || say(lang, "card-spent"));
        Piece {
            id: format!("gun-{number}"),
            class: class(
                &format!("gun gun-{number}"),
                &[
                    ("spent", spent),
                    ("silent", matches!(look, Look::Silent | Look::Spent)),
                    ("captured", look == Look::Captured),
                    ("destroyed", look == Look::Destroyed),
                ],
            ),
            pick: view.gun.pick(),
            place: Some(view.zone.pick()),
            at: (plan.at.0 as f32, plan.at.1 as f32),
            scale: 1.0,
            label: &tell(lang, "label-state", &[("name", title.into()), ("state", state.into())]),
            card,
        }
        .with(&figures::gun(view.gun, plan.bearing, look))
    }

    /// Where somebody is.
    pub fn place(&self, post: Post) -> String {
        match post {
            Post::At(zone) => name(self.lang, zone.pick()),
            Post::Off(zone) => {
                let zone = name(self.lang, zone.pick());
                tell(self.lang, "td-card-off", &[("zone", zone.into())])
            }
            Post::Aside | Post::Dead => say(self.lang, "card-aside"),
        }
    }

    /// Those off the map, in the margin beside the zone where they come back.
    fn off(&self) -> String {
        let mut out = String::new();
        for zone in Zone::all().filter(|zone| zone.edge().is_some()) {
            let stacks = self.view.off.iter().filter(|stack| stack.zone == zone);
            let officers =
                self.view.officers.iter().filter(|it| it.spot == Post::Off(zone)).map(Counter::Officer);
            let count = stacks.clone().count();
            let officers: Vec<Counter> = officers.collect();
            let room = margin::beside(zone);
            let (spots, scale) = slots(room, count + officers.len(), 0.6);
            for (stack, at) in stacks.zip(&spots) {
                out.push_str(&self.waiting(stack, *at, scale));
            }
            for (officer, at) in officers.iter().zip(&spots[count..]) {
                if let Counter::Officer(officer) = officer {
                    out.push_str(&self.officer(officer, *at, scale));
                }
            }
        }
        out
    }

    /// A stack off the map: to be seen, not to be clicked.
    fn waiting(&self, view: &StackView, at: (f32, f32), scale: f32) -> String {
        let place = phrase(self.lang, &view.zone.name());
        let battalion = phrase(self.lang, &view.battalion.name());
        let state = tell(self.lang, "td-card-off", &[("zone", place.into())]);
        let label = tell(self.lang, "label-state", &[("name", battalion.into()), ("state", state.into())]);
        format!(
            r##"<g class="waiting small" role="img" aria-label="{}" transform="translate({:.1} {:.1})scale({scale:.2})">{}</g>"##,
            escape(&label),
            at.0,
            at.1,
            figures::stack(view.battalion, view.count),
        )
    }

    /// The Texans not yet placed, on a sheet of their own; each keeps its place there.
    fn aside(&self) -> String {
        let waits = |post: Post| post == Post::Aside;
        let units = self.view.units.iter().enumerate().filter(|(_, unit)| waits(unit.spot));
        let texans = self.view.officers.iter().filter(|it| it.officer.is_texan()).enumerate();
        let officers = texans.filter(|(_, officer)| waits(officer.spot));
        let (units, officers): (Vec<_>, Vec<_>) = (units.collect(), officers.collect());
        if self.view.phase != Phase::Placement || units.is_empty() && officers.is_empty() {
            return String::new();
        }
        let mut out = aside(ASIDE, &say(self.lang, "td-aside"));
        let (spots, scale) = slots(aside_room(), 15, 1.0);
        for (at, unit) in units {
            out.push_str(&self.unit(unit, spots[at], scale));
        }
        for (at, officer) in officers {
            out.push_str(&self.officer(officer, spots[12 + at], scale));
        }
        out
    }
}

fn look(view: &GunView) -> Look {
    match view.crew {
        Crew::Destroyed => Look::Destroyed,
        Crew::Dead if view.captured => Look::Captured,
        Crew::Dead => Look::Silent,
        Crew::Manned if view.ammunition == 0 => Look::Spent,
        Crew::Manned => Look::Manned,
    }
}

/// How a gun stands, in words.
pub fn gun_state(view: &GunView, lang: Lang) -> String {
    match look(view) {
        Look::Destroyed => say(lang, "card-destroyed"),
        Look::Captured => say(lang, "td-card-captured"),
        Look::Silent => say(lang, "td-card-crew-dead"),
        Look::Spent => say(lang, "td-card-no-powder"),
        Look::Manned => tell(lang, "td-card-ammunition", &[("count", view.ammunition.into())]),
    }
}

/// Where the counters lie on the sheet of those not yet placed.
pub fn aside_room() -> Frame {
    frame(ASIDE.x + 4, ASIDE.y + 24, ASIDE.w - 8, ASIDE.h - 28)
}
