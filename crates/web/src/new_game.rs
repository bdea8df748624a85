//! The form for a new game, and how it is read.

use ai::{Computer, Level, Pace};
use game::{Choice, Scenario, Seat, Title};
use maud::{Markup, html};

use crate::beside::limit_text;
use crate::frame::Frame;
use crate::terms::{Wanted, Watch};
use crate::text::{self, of_game};
use crate::waiting::contribution;
use crate::{Called, Page};

/// What the form asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The scenario's text form: its id, then each option that differs from its default.
    pub scenario: String,
    /// The guest's side; `None` leaves it to chance.
    pub side: Option<Seat>,
    pub opponent: Opponent,
    /// A position to begin with, as text; it says of which scenario it is.
    pub position: Option<String>,
    /// The edition, by the hash of its tables; none is the built-in one.
    pub edition: Option<String>,
    /// How it is timed, if it is.
    pub time: Option<table::Pace>,
    /// Whom the guest wishes for at an open table.
    pub wanted: Wanted,
    /// Who may look on; none leaves it to what is usual.
    pub watch: Option<Watch>,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whom he challenges, as the address of that one's page names him.
    pub met: Option<String>,
}

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    Computer(Computer),
    /// A friend, invited by a link.
    Link,
    /// Whoever comes: the table is open to everybody.
    Open,
    /// Somebody with whom he has played before.
    Met,
    /// A friend at the same screen.
    SameScreen,
}

/// What the form offers besides what the game has.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Whether a game may begin with a prepared position here.
    pub positions: bool,
    /// Those with whom the guest has played before: how the address of each one's page names him, and what he is called.
    pub met: Vec<(String, Called)>,
    /// The one of them whom he wants to challenge.
    pub challenged: Option<String>,
}

impl NewGame {
    /// The recommended scenario, against `regular`, side at random: what "Play now" starts.
    pub fn recommended(title: &Title) -> NewGame {
        NewGame::of(title.recommended())
    }

    /// A scenario against `regular`, side at random. Whoever plays alone has the first seat: nobody is awaited at the
    /// other.
    fn of(scenario: &Scenario) -> NewGame {
        NewGame {
            scenario: scenario.id.to_owned(),
            side: (scenario.players == 1).then_some(Seat(0)),
            opponent: Opponent::Computer(Level::Regular.into()),
            position: None,
            edition: None,
            time: None,
            wanted: Wanted::Anybody,
            watch: None,
            rated: false,
            met: None,
        }
    }

    /// Reads the fields of the form: `scenario`, `side` (a side's id or `lot`), `opponent` (a computer player, `link`, `open`, `met` or
    /// `screen`), `pace`, `time` (as [`table::Pace`] is written, or with its last word in `late`), `met` (a person's handle), `wanted`, `watch`,
    /// `rated`, `option-ID`, `option-edition` (a name, a colon and a hash, or the hash alone) and `position`. A field left out has its default;
    /// `None` if a value is not one of the form's.
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
        let pace = field("pace").map(str::parse).transpose().ok()?;
        let edition = field("option-edition").map(|named| named.rsplit(':').next().unwrap_or_default());
        game.edition = edition.filter(|hash| !hash.is_empty()).map(str::to_owned);
        game.position = field("position").filter(|text| !text.trim().is_empty()).map(str::to_owned);
        game.wanted = field("wanted").map_or(Ok(game.wanted), str::parse).ok()?;
        game.watch = field("watch").map(str::parse).transpose().ok()?;
        game.rated = field("rated").is_some();
        game.met = field("met").filter(|met| !met.is_empty()).map(str::to_owned);
        if scenario.players > 1 || game.position.is_some() {
            game.side = side;
            game.opponent = opponent.unwrap_or(game.opponent).at(pace);
        }
        let timed = field("time").filter(|time| !time.is_empty()).map(|time| match field("late") {
            Some(then) => format!("{time} {then}"),
            None => time.to_owned(),
        });
        game.time = timed.map(|time| time.parse()).transpose().ok()?;
        Some(game)
    }
}

impl Opponent {
    /// The same, thinking at this pace if one is named.
    fn at(self, pace: Option<Pace>) -> Opponent {
        match (self, pace) {
            (Opponent::Computer(computer), Some(pace)) => {
                Opponent::Computer(Computer::new(computer.level, pace))
            }
            (same, _) => same,
        }
    }
}

impl std::str::FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        match text {
            "link" => Ok(Opponent::Link),
            "open" => Ok(Opponent::Open),
            "met" => Ok(Opponent::Met),
            "screen" => Ok(Opponent::SameScreen),
            computer => {
                computer.parse().map(Opponent::Computer).map_err(|_| format!("no such opponent: {text:?}"))
            }
        }
    }
}

impl std::fmt::Display for Opponent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Opponent::Computer(computer) => write!(f, "{computer}"),
            Opponent::Link => f.write_str("link"),
            Opponent::Open => f.write_str("open"),
            Opponent::Met => f.write_str("met"),
            Opponent::SameScreen => f.write_str("screen"),
        }
    }
}

/// The form, with `error` on top if it was sent and could not be read.
pub fn new_game(page: &Page, title: &'static Title, offers: &Offers, error: Option<&str>) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("new-title")) }
            p.lead { (title.name) }
            @if let Some(error) = error { p.error role="alert" { (error) } }
            form.new method="post" action={ "/new/" (title.id) } {
                (contribution())
                (scenarios(page, title))
                (sides(page, title))
                (opponents(page, offers))
                (paces(page))
                (editions(page, title))
                (time(page))
                @for option in title.options { (optional_rule(page, title, option)) }
                (terms(page))
                @if offers.positions { (prepared_position(page)) }
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

fn opponents(page: &Page, offers: &Offers) -> Markup {
    let usual = offers.challenged.is_none();
    html! {
        fieldset.for-two {
            legend { (page.say("new-opponent")) }
            @for level in Level::ALL {
                (choice("opponent", &level.to_string(), usual && level == Level::Regular, html! {
                    (page.say("computer")) ": " strong { (text::level(page.lang, level)) } br;
                    span.quiet-text { (text::level_about(page.lang, level)) }
                }))
            }
            (choice("opponent", "link", false, html! {
                strong { (page.say("opponent-link")) } br;
                span.quiet-text { (page.say("opponent-link-about")) }
            }))
            (choice("opponent", "open", false, html! {
                strong { (page.say("opponent-open")) } br;
                span.quiet-text { (page.say("opponent-open-about")) }
            }))
            label.more {
                (page.say("wanted-title")) " "
                select name="wanted" { @for wanted in Wanted::ALL { option value=(wanted.id()) { (wanted.say(page.lang)) } } }
            }
            @if !offers.met.is_empty() {
                (choice("opponent", "met", !usual, html! {
                    strong { (page.say("opponent-met")) } br;
                    span.quiet-text { (page.say("opponent-met-about")) }
                }))
                label.more {
                    (page.say("met-title")) " "
                    select name="met" {
                        @for (handle, called) in &offers.met {
                            option value=(handle) selected[offers.challenged.as_ref() == Some(handle)] { (called.say(page.lang)) }
                        }
                    }
                }
            }
            (choice("opponent", "screen", false, html! {
                strong { (page.say("opponent-screen")) } br;
                span.quiet-text { (page.say("opponent-screen-about")) }
            }))
        }
    }
}

/// How long a `general` thinks. The style sheet leaves it out while nobody else is chosen.
fn paces(page: &Page) -> Markup {
    html! {
        fieldset.row.for-two.for-general {
            legend { (page.say("new-pace")) }
            @for pace in Pace::ALL {
                (choice("pace", pace.id(), pace == Pace::Normal, html! {
                    (text::pace(page.lang, pace)) " " span.quiet-text { (text::pace_about(page.lang, pace)) }
                }))
            }
        }
    }
}

/// Paces to choose from; programs have others, too.
const PACES: [&str; 7] =
    ["days 1", "days 3", "days 7", "days 14", "live 600 10", "live 1800 15", "live 3600 30"];

fn time(page: &Page) -> Markup {
    let told = |pace: &str| {
        let pace: Option<table::Pace> = format!("{pace} win").parse().ok();
        pace.map(|pace| limit_text(page.lang, pace)).unwrap_or_default()
    };
    html! {
        fieldset.row.for-two {
            legend { (page.say("new-time")) }
            label { (page.say("new-clock")) " "
                select name="time" {
                    option value="" selected { (page.say("clock-none")) }
                    @for pace in PACES { option value=(pace) { (told(pace)) } }
                }
            }
            label { (page.say("new-late")) " "
                select name="late" {
                    option value="win" selected { (page.say("late-win")) }
                    option value="end" { (page.say("late-end")) }
                }
            }
            p.quiet-text { (page.say("new-time-about")) }
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

/// The editions of the game that can be played here, if there are more than the built-in one.
fn editions(page: &Page, title: &Title) -> Markup {
    let editions = shelf::editions(title.id);
    html! {
        @if !editions.is_empty() {
            fieldset.row {
                legend { (page.say("new-edition")) }
                (choice("option-edition", "", true, html! { (page.say("edition-built-in")) }))
                @for folder in editions.iter().filter_map(|entry| entry.edition) {
                    (choice("option-edition", &folder.hash, false, html! { (folder.name) }))
                }
            }
        }
    }
}

/// Who may look on, and whether it counts.
fn terms(page: &Page) -> Markup {
    html! {
        fieldset {
            legend { (page.say("terms")) }
            label.more {
                (page.say("watch-title")) " "
                select name="watch" {
                    @for watch in Watch::ALL { option value=(watch.id()) selected[*watch == Watch::Link] { (watch.say(page.lang)) } }
                }
            }
            label.choice.for-two {
                input type="checkbox" name="rated" value="1";
                span { strong { (page.say("rated-ask")) } br; span.quiet-text { (page.say("rated-about")) } }
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
    use ai::{Computer, Level, Pace};
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
        assert_eq!((alone.side, alone.opponent), (Some(Seat(0)), Opponent::Computer(Level::Regular.into())));
    }

    #[test]
    fn a_full_form_is_read() {
        let form = [("scenario", "long"), ("side", "blue"), ("opponent", "link"), ("option-fog", "on")];
        let wanted = NewGame {
            scenario: "long fog=on".to_owned(),
            side: Some(Seat(1)),
            opponent: Opponent::Link,
            ..NewGame::recommended(&TITLE)
        };
        assert_eq!(read(&form), Some(wanted));
        let edition = |text| read(&[("option-edition", text)]).expect("a form").edition;
        assert_eq!(edition("my-map:1f00").as_deref(), Some("1f00"));
        assert_eq!([edition("1f00").as_deref(), edition("").as_deref()], [Some("1f00"), None]);
        let prepared = read(&[("scenario", "alone"), ("side", "blue"), ("position", "turn 3\n")]).unwrap();
        assert_eq!((prepared.position.as_deref(), prepared.side), (Some("turn 3\n"), Some(Seat(1))));
        assert_eq!(read(&[("position", " \r\n")]).unwrap().position, None);
        let timed = |fields: &[(&str, &str)]| read(fields).unwrap().time.map(|time| time.to_string());
        assert_eq!(timed(&[("time", "days 3"), ("late", "end")]).as_deref(), Some("days 3 end"));
        assert_eq!(timed(&[("time", "live 60 5 win")]).as_deref(), Some("live 60 5 win"));
        assert_eq!(timed(&[("time", ""), ("late", "end")]), None);
        let random = read(&[("opponent", "random"), ("side", "lot"), ("option-fog", "off")]).unwrap();
        assert_eq!((random.opponent, random.side), (Opponent::Computer(Level::Random.into()), None));
        assert_eq!(random.scenario, "short");
    }

    #[test]
    fn only_a_general_takes_his_time() {
        let opponent = |fields: &[(&str, &str)]| read(fields).map(|game| game.opponent);
        let long = Some(Opponent::Computer(Computer { level: Level::General, pace: Pace::Long }));
        assert_eq!(opponent(&[("opponent", "general"), ("pace", "long")]), long);
        assert_eq!(opponent(&[("opponent", "general@long")]), long);
        let regular = Some(Opponent::Computer(Level::Regular.into()));
        assert_eq!(opponent(&[("opponent", "regular"), ("pace", "long")]), regular);
        assert_eq!(opponent(&[("opponent", "link"), ("pace", "quick")]), Some(Opponent::Link));
    }

    #[test]
    fn a_value_that_the_form_does_not_have_is_refused() {
        for wrong in [
            ("time", "days 0 win"),
            ("time", "days 3"),
            ("scenario", "none"),
            ("side", "green"),
            ("opponent", "god"),
            ("option-fog", "maybe"),
            ("pace", "slow"),
            ("wanted", "x"),
            ("watch", "x"),
        ] {
            assert_eq!(read(&[wrong]), None, "{wrong:?}");
        }
    }
}
