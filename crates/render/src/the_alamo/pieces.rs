//! The layer that changes: counters on the map, breaches, the attack under way.

use std::fmt::Write;

use game::{Lang, Pick};
use the_alamo::view::{AimView, BatteryView, LeaderView, UnitView, View};
use the_alamo::{Column, Order, Piece, Place, Post, Side, State, Unit, Way};

use super::figures::{self, Men};
use super::plan::{bearing, hexagon, middle};
use super::stacks::{Slot, Stack, stacks};
use super::text::{Card, name, named, say, tell};
use super::{lettering, strike, works};
use crate::compound::piece::{Piece as Element, class};
use crate::svg::escape;

/// The numerals of the columns, as on their counters.
pub const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "R"];

/// Everything that stands on the board.
pub fn pieces(view: &View, lang: Lang) -> String {
    let layer = Layer { view, lang };
    let mut out = String::new();
    let stacks = stacks(view);
    let covered: Vec<_> = stacks.iter().flat_map(Stack::covers).collect();
    out.push_str(&lettering::names(&covered, lang));
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
    stacks.iter().for_each(|stack| out.push_str(&layer.stack(stack)));
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
pub fn figure(unit: Unit) -> &'static str {
    use the_alamo::Kind;
    match unit.kind() {
        Kind::Texan if unit.code().starts_with("Tenn") => "fig-coonskin",
        Kind::Texan if unit.code().starts_with("Carey") || unit.code().starts_with("Dick") => "fig-gunner",
        Kind::Texan if unit.code() == "HQ" => "fig-officer",
        Kind::Texan => "fig-rifle",
        Kind::Regular | Kind::Militia => "fig-line",
        Kind::Cazadores => "fig-light",
        Kind::Grenadiers => "fig-grenadier",
        Kind::Zapadores => "fig-sapper",
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

/// A piece with all that is said of it, wherever it stands.
pub struct Counter {
    piece: Piece,
    class: String,
    pub label: String,
    pub card: Card,
    pub picture: String,
    place: Option<Pick>,
    /// Whether it looks about from there.
    looks: bool,
}

impl Counter {
    pub fn pick(&self) -> Pick {
        self.piece.pick()
    }

    /// On the board. `storey`: classes that say on which storey it stands.
    fn at(self, slot: Slot, storey: &str) -> String {
        let picture = inside_frame(storey) + &self.picture;
        Element {
            id: format!("piece-{}", self.piece.number()),
            class: self.class + storey,
            pick: self.piece.pick(),
            place: self.place,
            at: slot.at,
            scale: slot.scale,
            label: &self.label,
            card: self.card,
        }
        .looking(self.place.filter(|_| self.looks), &picture)
    }
}

pub struct Layer<'a> {
    pub view: &'a View,
    pub lang: Lang,
}

impl Layer<'_> {
    /// What stands in one place: units, then their guns and leaders.
    fn stack(&self, stack: &Stack) -> String {
        let mut out = String::new();
        let storey = self.storey(stack);
        for (at, unit) in stack.units.iter().enumerate() {
            out.push_str(&self.unit(unit).at(stack.unit(at), &storey));
        }
        for (at, battery) in stack.batteries.iter().enumerate() {
            let look = if stack.is_manned() { Look::Badge } else { Look::Whole };
            out.push_str(&self.battery(battery, look).at(stack.battery(at), &storey));
        }
        for (at, leader) in stack.leaders.iter().enumerate() {
            let look = if stack.is_accompanied() { Look::Badge } else { Look::Whole };
            out.push_str(&self.leader(leader, look).at(stack.leader(at), &storey));
        }
        for unit in &stack.units {
            if let Some(facing) = unit.facing.filter(|_| unit.order == Order::Good) {
                let (x, y) = middle(stack.place.hex());
                let turn = bearing(facing);
                let _ = write!(
                    out,
                    r##"<g class="ta-faces{storey}" transform="translate({x} {y})rotate({turn})"><use href="#ta-facing" y="-29"/></g>"##
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

    /// Where a piece is.
    pub fn place(&self, post: Post) -> String {
        match post {
            Post::On(place) => name(self.lang, place.pick()),
            Post::Aside => say(self.lang, "card-aside"),
            Post::Track(space) => tell(self.lang, "card-track", &[("space", space.into())]),
            Post::Out => say(self.lang, "card-out"),
        }
    }

    pub fn unit(&self, view: &UnitView) -> Counter {
        let lang = self.lang;
        let title = name(lang, view.unit.pick());
        let place = self.place(view.post);
        let mut card = Card::new(&title).of_row::<State>("units", &view.unit.to_string());
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
        let spent = self.has_acted(view);
        let states = self.states(view);
        states.iter().for_each(|state| card.line(state));
        card.line_if(view.fallen, || say(lang, "card-fallen"));
        for aim in self.view.aims.iter().filter(|aim| aim.target == view.unit) {
            card.line(&self.chance(aim));
        }
        let mut picture = figures::men(&Men {
            army: army(view.side),
            figure: figure(view.unit),
            column: view.column.map(numeral),
            band: band(view.unit),
            short: &short(view.unit),
            fire: view.fire,
            melee: view.melee,
            morale: view.morale,
            reduced: view.reduced,
        });
        if view.order != Order::Good {
            picture.push_str(&figures::disorder(view.order == Order::Routed));
        }
        Counter {
            piece: Piece::Unit(view.unit),
            class: self.class(Piece::Unit(view.unit), army(view.side), &[("spent", spent)]),
            label: self.label(title, view.side, place, states),
            card,
            picture,
            place: view.post.place().map(Place::pick),
            looks: true,
        }
    }

    fn has_acted(&self, view: &UnitView) -> bool {
        self.is_spent(view.side, view.ready) && view.post.place().is_some()
    }

    /// What befell a unit, and whether it has acted.
    pub fn states(&self, view: &UnitView) -> Vec<String> {
        let spent = self.has_acted(view);
        let order = match view.order {
            Order::Good => None,
            Order::Disordered => Some("key-disordered"),
            Order::Routed => Some("key-routed"),
        };
        let ids = [order, view.reduced.then_some("key-reduced"), spent.then_some("card-spent")];
        ids.into_iter().flatten().map(|id| say(self.lang, id)).collect()
    }

    /// Who, whose, where and in what state.
    fn label(&self, title: String, side: Side, place: String, states: Vec<String>) -> String {
        let side = named(self.lang, if side == Side::Texan { "side-texan" } else { "side-mexican" });
        [title, side, place].into_iter().chain(states).collect::<Vec<_>>().join(", ")
    }

    fn class(&self, piece: Piece, kind: &str, marks: &[(&str, bool)]) -> String {
        let active = self.view.active == Some(piece) || self.view.goes_along(piece);
        class(&class(kind, marks), &[("joined", active)])
    }

    pub fn leader(&self, view: &LeaderView, look: Look) -> Counter {
        let lang = self.lang;
        let title = name(lang, view.leader.pick());
        let place = self.place(view.post);
        let mut card = Card::new(named(lang, &format!("leader-{}-about", view.leader)))
            .of_row::<State>("leaders", &view.leader.to_string());
        card.line(&place);
        card.line(&tell(
            lang,
            "card-leader",
            &[("value", view.leadership.into()), ("moves", view.leader.movement().into())],
        ));
        let (coat, shape) = match (view.side, view.leader.code()) {
            (Side::Mexican, _) => ("general", "fig-line"),
            (Side::Texan, "Crockett") => ("texas", "fig-coonskin"),
            (Side::Texan, "Dickinson") => ("texas", "fig-gunner"),
            (Side::Texan, _) => ("texas", "fig-officer"),
        };
        let spent = self.is_spent(view.side, view.ready) && view.post.place().is_some();
        card.line_if(spent, || say(lang, "card-spent"));
        let picture = match look {
            Look::Whole => figures::leader(coat, shape, &escape(&title), view.leadership),
            Look::Badge => figures::leader_badge(coat, view.leadership),
        };
        let states = spent.then(|| say(lang, "card-spent")).into_iter().collect();
        Counter {
            piece: Piece::Leader(view.leader),
            class: self.class(
                Piece::Leader(view.leader),
                &format!("officer {}", army(view.side)),
                &[("spent", spent)],
            ),
            label: self.label(title, view.side, place, states),
            card,
            picture,
            place: view.post.place().map(Place::pick),
            looks: false,
        }
    }

    pub fn battery(&self, view: &BatteryView, look: Look) -> Counter {
        let lang = self.lang;
        let title = name(lang, view.battery.pick());
        let place = self.place(view.post);
        let mut card = Card::new(&title).of_row::<State>("batteries", &view.battery.to_string());
        card.line(&place);
        card.line(&tell(lang, "card-battery", &[("strength", view.strength.into())]));
        let captured = view.owner == Side::Mexican;
        let placed = view.post.place();
        let silent = is_silent(view);
        let states = self.gun_states(view);
        states.iter().for_each(|state| card.line(state));
        let turn = placed.map_or(0, |place| bearing(place.hex().outward()));
        let turn = if captured { turn + 180 } else { turn };
        let spent = self.is_spent(view.owner, view.ready) && view.crewed;
        let picture = match look {
            Look::Whole => figures::battery(turn, view.strength, army(view.owner)),
            Look::Badge => figures::battery_badge(view.strength, army(view.owner)),
        };
        let marks = [("spent", spent), ("captured", captured), ("silent", silent)];
        Counter {
            piece: Piece::Battery(view.battery),
            class: self.class(Piece::Battery(view.battery), "gun", &marks),
            label: self.label(title, view.owner, place, states),
            card,
            picture,
            place: placed.map(Place::pick),
            looks: true,
        }
    }

    /// What befell a battery.
    pub fn gun_states(&self, view: &BatteryView) -> Vec<String> {
        let states = [(view.owner == Side::Mexican, "card-captured"), (is_silent(view), "card-no-crew")];
        states.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| say(self.lang, id)).collect()
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
        let (dy, mark) = if aim.way == Way::Fire { (-37, "") } else { (37, " melee") };
        let harm: u16 = aim.chances.iter().map(|&ways| u16::from(ways)).sum();
        format!(
            r##"<g class="ta-odds{mark}" aria-hidden="true" transform="translate({x} {})"><rect x="-26" y="-11" width="52" height="22" rx="11"/><text y="6.5">{}</text></g>"##,
            y + dy,
            words::percent(self.lang, (harm * 100 + 108) / 216),
        )
    }
}

/// Whether nobody serves a battery that stands on the map.
fn is_silent(view: &BatteryView) -> bool {
    view.post.place().is_some() && !view.crewed
}

/// A piece by itself, or as a badge of others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    Whole,
    Badge,
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
