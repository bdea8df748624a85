//! What stands beside the field: the garrison to be placed and the fallen, the columns that wait, both tracks.

use std::fmt::Write;

use the_alamo::view::UnitView;
use the_alamo::{Battery, Column, Post, Reserve, Side};

use super::pieces::Layer;
use super::plan::{ASIDE, LOSSES, column_row, loss_cell, replacement_cell, turn_cell};
use super::sheets::PRINTED_TURNS;
use super::stacks::Slot;
use super::text::{say, tell};
use crate::compound::slots::slots;
use crate::compound::{Frame, frame};
use crate::svg::escape;

/// How a piece lies in its tray, if it does: those out of the game lie there as the fallen.
fn tray_class(post: Post) -> Option<&'static str> {
    match post {
        Post::Aside => Some(""),
        Post::Out => Some(" ta-fallen"),
        Post::On(_) | Post::Track(_) => None,
    }
}

impl Layer<'_> {
    /// The Texans and guns not yet placed, each in its own spot of the tray.
    pub fn garrison(&self) -> String {
        let room = frame(ASIDE.x + 8, ASIDE.y + 34, ASIDE.w - 16, ASIDE.h - 42);
        let texans = || self.view.units().filter(|it| it.side == Side::Texan);
        let leaders = || self.view.leaders().filter(|it| it.side == Side::Texan);
        let count = texans().count() + leaders().count() + Battery::COUNT;
        let (spots, scale) = slots(room, count, 0.96);
        let mut spots = spots.into_iter().map(|at| Slot { at, scale });
        let mut out = String::new();
        for (battery, slot) in self.view.batteries().zip(spots.by_ref()) {
            if let Some(class) = tray_class(battery.post) {
                out.push_str(&self.battery(&battery, slot, class));
            }
        }
        for (leader, slot) in leaders().zip(spots.by_ref()) {
            if let Some(class) = tray_class(leader.post) {
                out.push_str(&self.leader(&leader, slot, class));
            }
        }
        for (unit, slot) in texans().zip(spots) {
            if let Some(class) = tray_class(unit.post) {
                out.push_str(&self.unit(&unit, slot, class));
            }
        }
        out
    }

    /// A column that waits off the map: its men, its leader, and where it comes from if that is known.
    pub fn column(&self, column: Column) -> String {
        let Frame { x, y, w, h } = column_row(column.0);
        let units: Vec<UnitView> = self.view.units().filter(|it| it.column == Some(column)).collect();
        let (spots, scale) = slots(frame(x + 2, y + 24, w - 4, h - 25), units.len() + 1, 0.86);
        let mut spots = spots.into_iter().map(|at| Slot { at, scale });
        let mut out = String::new();
        for (unit, slot) in units.iter().zip(spots.by_ref()) {
            if let Some(class) = tray_class(unit.post) {
                out.push_str(&self.unit(unit, slot, class));
            }
        }
        let leader = self.view.leaders().find(|it| it.leader == column.leader());
        if let (Some(leader), Some(slot)) = (leader.filter(|it| it.post == Post::Aside), spots.next()) {
            out.push_str(&self.leader(&leader, slot, ""));
        }
        let waits = units.iter().any(|unit| unit.post == Post::Aside);
        let note = match self.view.plot[usize::from(column.0)] {
            Some(area) => tell(self.lang, "sheet-area", &[("area", area.to_string().into())]),
            None => say(self.lang, "sheet-area-hidden"),
        };
        let reserve = column == Column::RESERVE;
        let note = match self.view.reserve {
            Reserve::Committed if reserve => format!("{note}, {}", say(self.lang, "sheet-committed")),
            _ if waits => note,
            _ => format!("{note}, {}", say(self.lang, "sheet-on-field")),
        };
        let _ = write!(
            out,
            r##"<text class="ta-row-note" x="{}" y="{}">{}</text>"##,
            x + w - 8,
            y + 19,
            escape(&note)
        );
        out
    }

    /// [R14a] Those who will come back, each on its space.
    pub fn replacements(&self) -> String {
        let mut out = String::new();
        for space in 0..12 {
            let there: Vec<UnitView> = self.view.units().filter(|it| it.post == Post::Track(space)).collect();
            let f = replacement_cell(space);
            let (spots, scale) = slots(frame(f.x + 3, f.y + 24, f.w - 6, f.h - 26), there.len(), 0.8);
            for (unit, at) in there.iter().zip(spots) {
                out.push_str(&self.unit(unit, Slot { at, scale }, ""));
            }
        }
        out
    }

    /// The turn, and the losses with their two markers.
    pub fn tracks(&self) -> String {
        let lang = self.lang;
        let Frame { x, y, w, h } = turn_cell(self.view.turn.clamp(1, PRINTED_TURNS));
        let mut out = format!(
            r##"<rect class="ta-now" x="{x}" y="{y}" width="{w}" height="{h}" rx="3"/><text class="ta-sum" x="{}" y="{}">{}</text>"##,
            LOSSES.x + LOSSES.w - 16,
            LOSSES.y + 27,
            escape(&tell(
                lang,
                "sheet-losses-of",
                &[("losses", self.view.losses.into()), ("figure", self.view.limit.into())]
            )),
        );
        if self.view.turn > PRINTED_TURNS {
            let _ = write!(
                out,
                r##"<text class="ta-cell-number" x="{}" y="{}">→ {}</text>"##,
                x + 8,
                y + 50,
                self.view.turn,
            );
        }
        let (ones, tens) = ((self.view.losses % 100 / 10) as u8, (self.view.losses / 100).min(11) as u8);
        for (step, id, dy) in [(ones, "marker-ones", 36), (tens, "marker-tens", 61)] {
            let f = loss_cell(step);
            let (x, y) = (f.centre().0, f.y + dy);
            let _ = write!(
                out,
                r##"<circle class="ta-marker" cx="{x}" cy="{y}" r="13.5"/><text class="ta-marker-text" x="{x}" y="{}">{}</text>"##,
                y + 4,
                escape(&say(lang, id)),
            );
        }
        out
    }
}
