//! Guided first games at a browser: followed to their end by clicking what the voice points at, on a desk and on a phone, and by keyboard.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::person::Person;

/// What the voice wants now: that one waits, reads on, clicks something, or goes on alone.
const LED: &str = "
  const shown = (selector) => document.querySelector(selector)?.checkVisibility();
  if (document.querySelector('#prompt .ended') || shown('#voice-close')) return 'alone';
  if (!document.body.classList.contains('my-turn') || document.body.classList.contains('busy')) return 'wait';
  if (shown('#voice-on')) return 'read';
  const button = document.querySelector('#buttons .pointed, #amounts .pointed');
  if (button) return { button: button.dataset.choice };
  const thing = document.querySelector('.pointed.lit');
  return thing ? { pick: thing.dataset.pick } : 'wait';";

const READY: &str =
    "document.querySelector('#voice-close')?.checkVisibility() || document.querySelector('#prompt .ended')
  || document.body.classList.contains('my-turn') && !document.body.classList.contains('busy')
    && (document.querySelector('#voice-on')?.checkVisibility() || document.querySelector('.pointed'))";

/// Begins a lesson in the lobby.
async fn begin(person: &Person, lesson: &str) {
    person.open("/").await;
    person.follow(&format!("form[action='/learn/{lesson}'] button")).await;
}

/// Follows the voice until one is alone; returns what was clicked.
async fn follow(person: &Person) -> usize {
    for clicks in 0..400 {
        match person.ask(LED).await {
            Value::String(word) if word == "alone" => return clicks,
            Value::String(word) if word == "read" => person.click("#voice-on").await,
            Value::String(_) => person.wait_for("the voice", READY).await,
            led => match (led["button"].as_str(), led["pick"].as_str()) {
                (Some(button), _) => person.click(&format!("[data-choice='{button}']")).await,
                (None, Some(pick)) => person.pick(pick).await,
                (None, None) => panic!("the voice points at nothing: {led}"),
            },
        }
    }
    panic!("the lesson does not end")
}

/// One who has never played clicks what the voice points at; a wrong try is answered; then the game goes on alone, to its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_lesson_is_followed_to_its_end_by_clicking() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    begin(&person, "charge/hold-the-walls").await;
    person.wait_for("the voice", "!document.querySelector('#voice').hidden").await;
    person.pick("piece:0").await;
    person.pick("place:7").await;
    person
        .wait_for("the lesson's answer", "document.querySelector('#toasts')?.textContent.includes('Travis')")
        .await;
    person.picture("lesson-charge.png").await;
    let clicks = follow(&person).await;
    assert!(clicks > 30, "{clicks} clicks");
    let said = person.ask("return document.querySelector('#voice-text').textContent").await;
    assert!(said.as_str().is_some_and(|text| text.contains("Good luck")), "{said}");
    person.play_to_the_end(4).await;
    desk.clear_away([person]).await;
}

/// The same on a phone, in Spanish.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_lesson_is_followed_on_a_phone() {
    let Some(desk) = Desk::set_up().await else { return };
    let person = desk.person_at(390, 844).await;
    person.follow("form[action='/lang'] button").await;
    begin(&person, "charge/hold-the-walls").await;
    person.wait_for("the voice", "!document.querySelector('#voice').hidden").await;
    person.picture("lesson-phone.png").await;
    follow(&person).await;
    let said = person.ask("return document.querySelector('#voice-text').textContent").await;
    assert!(said.as_str().is_some_and(|text| text.contains("Suerte")), "{said}");
    desk.clear_away([person]).await;
}

/// By keyboard alone: the focus goes where the voice leads, and Enter does it.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_lesson_is_followed_by_keyboard() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    begin(&person, "charge/hold-the-walls").await;
    person.wait_for("the voice", "!document.querySelector('#voice').hidden").await;
    person.press("ArrowRight").await;
    for _ in 0..400 {
        match person.ask(LED).await.as_str() {
            Some("alone") => return desk.clear_away([person]).await,
            Some("wait") => person.wait_for("the voice", READY).await,
            _ => {
                let led = "document.activeElement.matches('#voice-on, .pointed')";
                if person.ask(&format!("return {led}")).await == json!(false) {
                    person.press("ArrowRight").await;
                }
                person.wait_for("the focus where the voice leads", led).await;
                person.press("Enter").await;
            }
        }
    }
    panic!("the lesson does not end")
}
