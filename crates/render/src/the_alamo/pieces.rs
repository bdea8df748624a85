//! The layer that changes: counters on the map, on the tracks and in the trays; breaches; the attack under way.

use std::fmt::Write;

use game::{Lang, Pick};
use the_alamo::view::{AimView, BatteryView, LeaderView, UnitView, View};
use the_alamo::{Column, Order, Piece, Place, Post, Side, Unit, Way};

use super::figures::{self, Men};
use super::plan::{bearing, hexagon, middle};
use super::sheets::NUMERALS;
use super::stacks::{Slot, Stack, stacks};
use super::text::{Card, name, named, say, tell};
use super::{strike, works};
use crate::compound::piece::{Piece as Element, class};
use crate::svg::escape;

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let layer = Layer { view, lang };
    let mut out = String::new();
    out.push_str(&layer.tracks());
    out.push_str(&works::mended(view));
    for wall in view.breaches() {
        let label = name(lang, wall.pick());
        let label = tell(lang, "label-breach", &[("wall", label.into())]);
        let _ = write!(
            out,
            r##"<g id="breach-{}" role="img" aria-label="{}">{}</g>"##,
            wall.0,
            escape(&label),
            works::breach(wall)
        );
    }
    out.push_str(&strike::targets(view));
    stacks(view).iter().for_each(|stack| out.push_str(&layer.stack(stack)));
    out.push_str(&layer.garrison());
    Column::all().for_each(|column| out.push_str(&layer.column(column)));
    out.push_str(&layer.replacements());
    out.push_str(&strike::strokes(view));
    view.aims.iter().for_each(|aim| out.push_str(&layer.odds(aim)));
    out
}

/// The short name on a counter.
fn short(unit: Unit) -> String {
    let code = unit.code();
    let whole = match code {
        "Tejanos" => Some("TEJANOS"),
        "Engineers" => Some("ENG."),
        "HQ" => Some("H.Q."),
        "Hospital" => Some("HOSP."),
        "Horse" => Some("HORSE"),
        _ => None,
    };
    whole.map_or_else(
        || {
            let (stem, number) = code.split_at(code.len() - 1);
            let stem = if stem == "SL" { "S.L.".to_owned() } else { stem.to_uppercase() };
            format!("{stem} {number}")
        },
        str::to_owned,
    )
}

/// The figure on a counter.
fn figure(unit: Unit) -> &'static str {
    use the_alamo::Kind;
    match unit.kind() {
        Kind::Texan if unit.code().starts_with("Tenn") => "coonskin",
        Kind::Texan if unit.code().starts_with("Carey") || unit.code().starts_with("Dick") => "gunner",
        Kind::Texan if unit.code() == "HQ" => "officer",
        Kind::Texan => "rifle",
        Kind::Regular | Kind::Militia => "line",
        Kind::Cazadores => "light",
        Kind::Grenadiers => "grenadier",
        Kind::Zapadores => "sapper",
    }
}

/// The colour of a Mexican counter's band, by battalion.
fn band(unit: Unit) -> &'static str {
    match &unit.code()[..2] {
        _ if unit.side() == Side::Texan => "texas",
        "SL" => "SL1",
        "To" => "Tol",
        "Ma" => "Mat",
        "Ji" => "Jim",
        "Za" => "Zap",
        _ if unit.code().starts_with("All") => "All",
        _ => "Ald",
    }
}

fn numeral(column: Column) -> &'static str {
    NUMERALS[usize::from(column.0)]
}

pub struct Layer<'a> {
    pub view: &'a View,
    pub lang: Lang,
}

impl Layer<'_> {
    /// What stands in one place: the gun behind, then units, then leaders.
    fn stack(&self, stack: &Stack) -> String {
        let mut out = String::new();
        let storey = self.storey(stack);
        for (at, battery) in stack.batteries.iter().enumerate() {
            out.push_str(&self.battery(battery, stack.battery(at), &storey));
        }
        for (at, unit) in stack.units.iter().enumerate() {
            out.push_str(&self.unit(unit, stack.unit(at), &storey));
        }
        for (at, leader) in stack.leaders.iter().enumerate() {
            out.push_str(&self.leader(leader, stack.leader(at), &storey));
        }
        for unit in &stack.units {
            if let Some(facing) = unit.facing.filter(|_| unit.order == Order::Good) {
                let (x, y) = middle(stack.place.hex());
                let turn = bearing(facing);
                let _ = write!(
                    out,
                    r##"<g class="ta-faces{storey}" transform="translate({x} {y})rotate({turn})"><use href="#ta-facing" y="-27"/></g>"##
                );
            }
        }
        out
    }

    /// Classes that say on which storey of a building something stands.
    fn storey(&self, stack: &Stack) -> String {
        let inside = stack.place.is_inside();
        let roof = !inside && stack.place.hex().inside().is_some();
        class("", &[("ta-within", inside), ("ta-above", roof), ("ta-paired", stack.paired)])
    }

    fn place(&self, post: Post) -> String {
        match post {
            Post::On(place) => name(self.lang, place.pick()),
            Post::Aside => say(self.lang, "card-aside"),
            Post::Track(space) => tell(self.lang, "card-track", &[("space", space.into())]),
            Post::Out => say(self.lang, "card-out"),
        }
    }

    /// The place one looks from, as an attribute.
    fn from(post: Post) -> Option<Pick> {
        post.place().map(Place::pick)
    }

    pub fn unit(&self, view: &UnitView, slot: Slot, storey: &str) -> String {
        let lang = self.lang;
        let title = name(lang, view.unit.pick());
        let place = self.place(view.post);
        let mut card = Card::new(&title);
        card.line(&named(lang, &format!("unit-{}-about", view.unit)));
        card.line(&place);
        card.line(&tell(
            lang,
            "card-values",
            &[
                ("fire", view.fire.into()),
                ("melee", view.melee.into()),
                ("morale", view.morale.into()),
                ("moves", view.movement.into()),
            ],
        ));
        let order = match view.order {
            Order::Good => None,
            Order::Disordered => Some(say(lang, "key-disordered")),
            Order::Routed => Some(say(lang, "key-routed")),
        };
        order.iter().for_each(|order| card.line(order));
        card.line_if(view.reduced, || say(lang, "key-reduced"));
        card.line_if(view.fallen, || say(lang, "card-fallen"));
        let spent = self.is_spent(view.side, view.ready) && view.post.place().is_some();
        card.line_if(spent, || say(lang, "card-spent"));
        for aim in self.view.aims.iter().filter(|aim| aim.target == view.unit) {
            card.line(&self.chance(aim));
        }
        let state = order.unwrap_or(place);
        let mut drawn = inside_frame(storey);
        drawn.push_str(&figures::men(&Men {
            army: army(view.side),
            figure: figure(view.unit),
            column: view.column.map(numeral),
            band: band(view.unit),
            short: &short(view.unit),
            fire: view.fire,
            melee: view.melee,
            morale: view.morale,
            reduced: view.reduced,
        }));
        if view.order != Order::Good {
            drawn.push_str(&figures::disorder(view.order == Order::Routed));
        }
        self.element(
            Piece::Unit(view.unit),
            &format!("{}{storey}", army(view.side)),
            &[("spent", spent)],
            slot,
            &title,
            &state,
            card,
            &drawn,
            view.post,
        )
    }

    pub fn leader(&self, view: &LeaderView, slot: Slot, storey: &str) -> String {
        let lang = self.lang;
        let title = name(lang, view.leader.pick());
        let place = self.place(view.post);
        let mut card = Card::new(named(lang, &format!("leader-{}-about", view.leader)));
        card.line(&place);
        card.line(&tell(
            lang,
            "card-leader",
            &[("value", view.leadership.into()), ("moves", view.leader.movement().into())],
        ));
        let (look, shape) = match (view.side, view.leader.code()) {
            (Side::Mexican, _) => ("general", "line"),
            (Side::Texan, "Crockett") => ("texas", "coonskin"),
            (Side::Texan, "Dickinson") => ("texas", "gunner"),
            (Side::Texan, _) => ("texas", "officer"),
        };
        let spent = self.is_spent(view.side, view.ready) && view.post.place().is_some();
        self.element(
            Piece::Leader(view.leader),
            &format!("officer{storey}"),
            &[("spent", spent)],
            slot,
            &title,
            &place,
            card,
            &figures::leader(look, shape, &escape(&title), view.leadership),
            Post::Aside,
        )
    }

    pub fn battery(&self, view: &BatteryView, slot: Slot, storey: &str) -> String {
        let lang = self.lang;
        let title = name(lang, view.battery.pick());
        let place = self.place(view.post);
        let mut card = Card::new(&title);
        card.line(&place);
        card.line(&tell(lang, "card-battery", &[("strength", view.strength.into())]));
        let captured = view.owner == Side::Mexican;
        card.line_if(captured, || say(lang, "card-captured"));
        let placed = view.post.place();
        card.line_if(placed.is_some() && !view.crewed, || say(lang, "card-no-crew"));
        let turn = placed.map_or(0, |place| bearing(place.hex().outward()));
        let turn = if captured { turn + 180 } else { turn };
        let spent = self.is_spent(view.owner, view.ready) && view.crewed;
        self.element(
            Piece::Battery(view.battery),
            &format!("gun{storey}"),
            &[("spent", spent), ("captured", captured), ("silent", placed.is_some() && !view.crewed)],
            slot,
            &title,
            &place,
            card,
            &figures::battery(turn, view.strength, army(view.owner)),
            view.post,
        )
    }

    /// A piece as an element of the page; what can look about says where it looks from.
    #[expect(clippy::too_many_arguments, reason = "the parts of one element, each said once")]
    fn element(
        &self,
        piece: Piece,
        kind: &str,
        marks: &[(&str, bool)],
        slot: Slot,
        title: &str,
        state: &str,
        card: Card,
        drawn: &str,
        looks: Post,
    ) -> String {
        let active = self.view.active == Some(piece) || self.view.goes_along(piece);
        let mut marks = marks.to_vec();
        marks.push(("joined", active));
        let label = tell(self.lang, "label-state", &[("name", title.into()), ("state", state.into())]);
        Element {
            id: format!("piece-{}", piece.number()),
            class: class(kind, &marks),
            pick: piece.pick(),
            at: slot.at,
            scale: slot.scale,
            label: &label,
            card,
        }
        .looking(Self::from(looks), drawn)
    }

    /// Whether a piece of the side that acts has acted.
    fn is_spent(&self, side: Side, ready: bool) -> bool {
        use the_alamo::Phase;
        let acts = match self.view.phase {
            Phase::TexanMovement | Phase::TexanCombat => Side::Texan,
            Phase::MexicanMovement | Phase::MexicanCombat => Side::Mexican,
            _ => return false,
        };
        acts == side && !ready
    }

    /// An attack's chance in words.
    fn chance(&self, aim: &AimView) -> String {
        let [disorder, step, gone] = aim.chances.map(percent);
        let id = if aim.way == Way::Fire { "card-chance-fire" } else { "card-chance-melee" };
        tell(self.lang, id, &[("disorder", disorder.into()), ("step", step.into()), ("gone", gone.into())])
    }

    /// The chance of any harm, written over a target.
    fn odds(&self, aim: &AimView) -> String {
        let Some(place) = self.view.unit(aim.target).and_then(|unit| unit.post.place()) else {
            return String::new();
        };
        let (x, y) = middle(place.hex());
        let (dy, mark) = if aim.way == Way::Fire { (-25, "") } else { (29, " melee") };
        let harm: u16 = aim.chances.iter().map(|&ways| u16::from(ways)).sum();
        format!(
            r##"<g class="ta-odds{mark}" aria-hidden="true" transform="translate({x} {})"><rect x="-19" y="-10" width="38" height="16" rx="8"/><text y="3">{} %</text></g>"##,
            y + dy,
            (harm * 100 + 108) / 216,
        )
    }
}

/// The frame around a counter under a roof.
fn inside_frame(storey: &str) -> String {
    if !storey.contains("ta-within") {
        return String::new();
    }
    let data = "M-29 29V-16A29 17 0 0 1 29-16V29Z";
    format!(r##"<path class="ta-inside-frame" d="{data}"/><path class="ta-inside-frame top" d="{data}"/>"##)
}

fn army(side: Side) -> &'static str {
    match side {
        Side::Texan => "texan",
        Side::Mexican => "mexican",
    }
}

/// Ways of 216 in percent, rounded.
pub fn percent(ways: u8) -> u16 {
    (u16::from(ways) * 100 + 108) / 216
}

/// The outline of a place, for marks.
pub fn outline_of(place: Place) -> String {
    hexagon(middle(place.hex()))
}
