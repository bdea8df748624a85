//! The toy speaks, so that what cannot be said is found.

use game::{Gestures, Lang, Line, LineKind, PerLang, Phrase, Pick, Prompt, Refusal, Rule, Site, Words};
use testkit::run_speech;

use super::kinds::{Decision, Event, Illegal, View, What};
use super::rules::State;

const EN: &str = "
side-red = Red
side-blue = Blue
scenario-None = Pickets
scenario-None-about = Hold the line
prompt = Turn { $turn }
happened = Something happened
refused = Not so
refused-held = It is held by a strength of { $strength }
plan = Plan
march = March to { $to }
other = Do it
pick = Click
";
const ES: &str = "
side-red = Rojo
side-blue = Azul
scenario-None = Piquetes
scenario-None-about = Aguanta
prompt = Turno { $turn }
happened = Algo pasó
refused = No
refused-held = La ocupa una fuerza de { $strenght }
plan = Planear
march = Marchar a { $to }
other = Hacerlo
pick = Clic
";

impl Gestures for State {}

impl Words for State {
    const MESSAGES: PerLang<&'static str> = PerLang([EN, ES]);
    const RULEBOOK: &'static [PerLang<&'static str>] = game::texts!("": "sound.md");
    const RULINGS: PerLang<&'static str> = PerLang([""; Lang::COUNT]);

    const NOTATION: &'static str = "";

    fn sites() -> Vec<Site> {
        Vec::new()
    }

    fn prompt(view: &View) -> Prompt {
        Prompt { phrase: Phrase::new("prompt").with("turn", view.turn), rule: Rule("2") }
    }

    fn line(event: &Event) -> Line {
        let rule = Rule(if matches!(event.what, What::Fought { .. }) { "4.2" } else { "2" });
        Line { kind: LineKind::Plain, phrase: Phrase::new("happened"), rule, dice: Vec::new() }
    }

    fn decision(decision: Decision) -> Phrase {
        match decision {
            Decision::Plan(_) => Phrase::new("plan"),
            Decision::March { to, .. } => Phrase::new("march").with("to", to),
            Decision::Mumble => Phrase::new("mumble"),
            _ => Phrase::new("other"),
        }
    }

    fn pick(_: Pick) -> Phrase {
        Phrase::new("pick")
    }
}

#[test]
fn a_clause_that_the_rulebook_lacks_is_told() {
    assert_eq!(run_speech::<State>("None", 50), Err(vec!["the rulebook has no clause 4.2".to_owned()]));
}

#[test]
fn missing_messages_and_arguments_are_told() {
    let told = run_speech::<State>("Misspelt", 50).expect_err("a decision has no words").join("\n");
    assert!(told.contains("mumble"), "{told}");
    let told =
        run_speech::<State>("RefusalNamesStrength", 50).expect_err("an argument is misspelt").join("\n");
    assert!(told.contains("refused-held"), "{told}");
    assert_eq!(Illegal::Held { strength: 1 }.rule(), Rule("3.4"));
}
