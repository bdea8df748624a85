//! The form for a new game, and how it is read.

use ai::Level;
use game::{Choice, Scenario, Seat, Title};
use maud::{Markup, html};

use crate::Page;
use crate::frame::Frame;
use crate::text::{self, of_game};
use crate::waiting::contribution;

/// What the form asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The scenario's text form: its id, then each option that differs from its default.
    pub scenario: String,
    /// The guest's side; `None` leaves it to the lot.
    pub side: Option<Seat>,
    pub opponent: Opponent,
    /// A position to begin with, as text; it says of which scenario it is.
    pub position: Option<String>,
}

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    Computer(Level),
    /// A friend, invited by a link.
    Link,
    /// A friend at the same screen.
    SameScreen,
}

impl NewGame {
    /// The recommended scenario, against `regular`, side by lot: what "Play now" starts.
    pub fn recommended(title: &Title) -> NewGame {
        NewGame::of(title.recommended())
    }

    /// A scenario against `regular`, side by lot. Who plays alone has the first seat: nobody is awaited at the
    /// other.
    fn of(scenario: &Scenario) -> NewGame {
        NewGame {
            scenario: scenario.id.to_owned(),
            side: (scenario.players == 1).then_some(Seat(0)),
            opponent: Opponent::Computer(Level::Regular),
            position: None,
        }
    }

    /// Reads the fields of the form: `scenario`, `side` (a side's id or `lot`), `opponent` (a level, `link` or
    /// `screen`), `option-ID` and `position`. A field left out has its default; `None` if a value is not one of the form's.
    pub fn read(title: &Title, fields: &[(String, String)]) -> Option<NewGame> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let scenario = match field("scenario") {
            Some(id) => title.scenarios.iter().find(|scenario| scenario.id == id)?,
            None => title.recommended(),
        };
        let mut game = NewGame::of(scenario);
        for option in title.options {
            let value = field(&format!("option-{}", option.id)).unwrap_or(option.values[0]);
            let known = option.values.iter().position(|&known| known == value)?;
            if known > 0 {
                game.scenario += &format!(" {}={value}", option.id);
            }
        }
        let side = match field("side") {
            Some("lot") | None => None,
            Some(side) => Some(title.seat(side)?),
        };
        let opponent = field("opponent").map(str::parse).transpose().ok()?;
        game.position = field("position").filter(|text| !text.trim().is_empty()).map(str::to_owned);
        if scenario.players > 1 || game.position.is_some() {
            game.side = side;
            game.opponent = opponent.unwrap_or(game.opponent);
        }
        Some(game)
    }
}

impl std::str::FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        match text {
            "link" => Ok(Opponent::Link),
            "screen" => Ok(Opponent::SameScreen),
            level => level.parse().map(Opponent::Computer).map_err(|_| format!("no such opponent: {text:?}")),
        }
    }
}

impl std::fmt::Display for Opponent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Opponent::Computer(level) => write!(f, "{level}"),
            Opponent::Link => f.write_str("link"),
            Opponent::SameScreen => f.write_str("screen"),
        }
    }
}

/// The form, with `error` on top if it was sent and could not be read. `positions`: whether a game may begin with a
/// prepared position here.
pub fn new_game(page: &Page, title: &'static Title, positions: bool, error: Option<&str>) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("new-title")) }
            p.lead { (title.name) }
            @if let Some(error) = error { p.error role="alert" { (error) } }
            form.new method="post" action={ "/new/" (title.id) } {
                (contribution())
                (scenarios(page, title))
                (sides(page, title))
                (opponents(page))
                @for option in title.options { (optional_rule(page, title, option)) }
                @if positions { (prepared_position(page)) }
                p { button.main type="submit" { (page.say("start")) } }
            }
        }
        (page.foot())
    };
    let frame = Frame {
        title: page.say("new-title"),
        kind: "plain",
        game: Some(title),
        status: html! {},
        scripts: &["page.js"],
    };
    page.frame(frame, body)
}

fn scenarios(page: &Page, title: &Title) -> Markup {
    let recommended = title.recommended().id;
    html! {
        fieldset {
            legend { (page.say("new-scenario")) }
            @for scenario in title.scenarios {
                (choice("scenario", scenario.id, scenario.id == recommended, html! {
                    strong { (of_game(page.lang, title, &format!("scenario-{}", scenario.id))) }
                    @if scenario.players == 1 { span.alone {} }
                    @if scenario.id == recommended && title.scenarios.len() > 1 { " · " em { (page.say("recommended")) } }
                    br;
                    span.quiet-text { (of_game(page.lang, title, &format!("scenario-{}-about", scenario.id))) }
                }))
            }
        }
    }
}

/// The sides. The style sheet leaves out what is for two while a scenario for one is chosen.
fn sides(page: &Page, title: &Title) -> Markup {
    html! {
        fieldset.row.for-two {
            legend { (page.say("new-side")) }
            @for seat in title.seats() {
                (choice("side", title.seat_id(seat), false, html! { (text::side(page.lang, title, seat)) }))
            }
            (choice("side", "lot", true, html! { (page.say("side-lot")) }))
        }
    }
}

fn opponents(page: &Page) -> Markup {
    html! {
        fieldset.for-two {
            legend { (page.say("new-opponent")) }
            @for level in Level::ALL {
                (choice("opponent", &level.to_string(), level == Level::Regular, html! {
                    (page.say("computer")) ": " strong { (text::level(page.lang, level)) } br;
                    span.quiet-text { (text::level_about(page.lang, level)) }
                }))
            }
            (choice("opponent", "link", false, html! {
                strong { (page.say("opponent-link")) } br;
                span.quiet-text { (page.say("opponent-link-about")) }
            }))
            (choice("opponent", "screen", false, html! {
                strong { (page.say("opponent-screen")) } br;
                span.quiet-text { (page.say("opponent-screen-about")) }
            }))
        }
    }
}

fn optional_rule(page: &Page, title: &Title, option: &Choice) -> Markup {
    let name = format!("option-{}", option.id);
    html! {
        fieldset.row {
            legend { (of_game(page.lang, title, &name)) }
            @for (index, value) in option.values.iter().enumerate() {
                (choice(&name, value, index == 0, html! { (of_game(page.lang, title, &format!("{name}-{value}"))) }))
            }
        }
    }
}

fn prepared_position(page: &Page) -> Markup {
    html! {
        details {
            summary { (page.say("new-more")) }
            label for="position" { strong { (page.say("new-position")) } }
            p.quiet-text { (page.say("new-position-about")) }
            textarea #position name="position" rows="8" spellcheck="false" autocomplete="off" {}
        }
    }
}

fn choice(name: &str, value: &str, checked: bool, label: Markup) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[checked];
            span { (label) }
        }
    }
}

#[cfg(test)]
mod tests {
    use ai::Level;
    use game::{Choice, Scenario, Seat, Title};

    use super::{NewGame, Opponent};

    const TITLE: Title = Title {
        seats: &["red", "blue"],
        options: &[Choice { id: "fog", values: &["off", "on"] }],
        ..Title::new("toy", "Toy", &[scenario("short", 2), scenario("long", 2), scenario("alone", 1)])
    };

    const fn scenario(id: &'static str, players: u8) -> Scenario {
        Scenario { id, players }
    }

    fn read(fields: &[(&str, &str)]) -> Option<NewGame> {
        let fields: Vec<_> = fields.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        NewGame::read(&TITLE, &fields)
    }

    #[test]
    fn an_empty_form_is_play_now() {
        assert_eq!(read(&[]), Some(NewGame::recommended(&TITLE)));
        assert_eq!(read(&[]).unwrap().scenario, "short");
    }

    #[test]
    fn who_plays_alone_has_the_first_seat() {
        let alone = read(&[("scenario", "alone"), ("side", "blue"), ("opponent", "link")]).unwrap();
        assert_eq!((alone.side, alone.opponent), (Some(Seat(0)), Opponent::Computer(Level::Regular)));
    }

    #[test]
    fn a_full_form_is_read() {
        let form = [("scenario", "long"), ("side", "blue"), ("opponent", "link"), ("option-fog", "on")];
        let wanted = NewGame {
            scenario: "long fog=on".to_owned(),
            side: Some(Seat(1)),
            opponent: Opponent::Link,
            position: None,
        };
        assert_eq!(read(&form), Some(wanted));
        let prepared = read(&[("scenario", "alone"), ("side", "blue"), ("position", "turn 3\n")]).unwrap();
        assert_eq!((prepared.position.as_deref(), prepared.side), (Some("turn 3\n"), Some(Seat(1))));
        assert_eq!(read(&[("position", " \r\n")]).unwrap().position, None);
        let random = read(&[("opponent", "random"), ("side", "lot"), ("option-fog", "off")]).unwrap();
        assert_eq!((random.opponent, random.side), (Opponent::Computer(Level::Random), None));
        assert_eq!(random.scenario, "short");
    }

    #[test]
    fn a_value_that_the_form_does_not_have_is_refused() {
        for wrong in [("scenario", "none"), ("side", "green"), ("opponent", "god"), ("option-fog", "maybe")] {
            assert_eq!(read(&[wrong]), None, "{wrong:?}");
        }
    }
}
