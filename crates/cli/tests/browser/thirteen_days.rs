//! Thirteen Days of Glory at a browser: alone against the rules, and two at one screen.

use serde_json::json;

use crate::desk::Desk;
use crate::person::Person;

const MY_TURN: &str = "document.body.classList.contains('my-turn')";

/// What glows under this name.
async fn lit(person: &Person, name: &str) -> String {
    let thing = format!("document.querySelector(\".lit[aria-label*='{name}']\")");
    person.wait_for(name, &thing).await;
    let pick = person.ask(&format!("return {thing}.dataset.pick")).await;
    pick.as_str().expect("a pick").to_owned()
}

/// Two counters are left, and Crockett is next to the magazine.
fn last_stand() -> String {
    let guns: Vec<String> = (1..=12).map(|gun| format!("G{gun} destroyed")).collect();
    let men = "CHA: Tex1 Crockett\nPLN: Tex2\nCHY: Ald3\n";
    format!("turn 9, Texan movement\nscenario: solitaire magazine=on\n{men}guns: {}\n", guns.join(", "))
}

/// The Mexicans are at the door of Bowie's room.
const SICK_ROOM: &str = "turn 9, Mexican movement
scenario: two-player pistols=on
LOE: Bowie
W3: Tex1
BAT: Ald2
O5: Tol2
guns: G11 destroyed, G12 destroyed
";

/// Bombardment, placement, assault, to the last defender.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_alamo_is_held_alone_until_it_falls() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("thirteen-days", &[("scenario", "solitaire")]).await;
    person.wait_for("it is my turn", MY_TURN).await;
    let log = person.ask("return document.querySelector('#log').textContent").await;
    assert!(log.as_str().is_some_and(|log| log.contains("1.3.4")), "the bombardment is told: {log}");

    // One company by hand, the rest where they usually stand.
    person.pick("piece:0").await;
    person.pick("place:0").await;
    person.wait_for("the company stands", "document.querySelector('#undo').ariaDisabled === 'false'").await;
    let decisions = person.play_to_the_end(5).await;
    assert!(decisions > 10, "{decisions} decisions");
    desk.clear_away([person]).await;
}

/// What the rules do by themselves is shown step by step, and can be stopped, gone back over and skipped.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn what_happens_by_itself_is_shown_step_by_step() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.ask("localStorage.setItem('pace', '250')").await;
    person.begin("thirteen-days", &[("scenario", "solitaire")]).await;
    let showing = "document.querySelector('#showing')";
    let step = "Number(document.querySelector('#moment').textContent.split(' ')[1])";
    person.wait_for("the fifth step", &format!("{step} >= 5")).await;
    person.click("#pause").await;
    let stopped = person.ask(&format!("return {step}")).await.as_u64().expect("a step");
    person.click("#back").await;
    person.wait_for("the step before", &format!("{step} === {}", stopped - 1)).await;
    person.click("#forward").await;
    person.wait_for("the step again", &format!("{step} === {stopped}")).await;
    let title = person.ask("return document.title").await;
    assert!(!title.as_str().is_some_and(|title| title.contains("Your turn")), "{title}");
    let playing = person.ask(&format!("return [!{showing}.hidden, {MY_TURN}]")).await;
    assert_eq!(playing, json!([true, false]), "nothing can be chosen meanwhile");
    person.click("#skip").await;
    person.wait_for("it is my turn", MY_TURN).await;
    let unseen = "document.querySelectorAll('#log li[hidden]').length";
    let now = person.ask(&format!("return [{showing}.hidden, {unseen}]")).await;
    assert_eq!(now, json!([true, 0]), "the present is shown");

    // From then on at once, as the reader says.
    person.ask("const pace = document.querySelector('select.pace-of-others'); pace.value = '0'; pace.dispatchEvent(new Event('change'))").await;
    person.click("#buttons [data-choice='button:4']").await;
    person.wait_for("the assault", &format!("{MY_TURN} && document.querySelector('.turn-panel')")).await;
    assert_eq!(person.ask("return localStorage.getItem('pace')").await, json!("0"));
    desk.clear_away([person]).await;
}

/// Crockett reaches the magazine, and three counters of Aldama go with him; then the last of all are overrun.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn crockett_has_his_ending() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin_from("thirteen-days", "texan", "regular", &last_stand()).await;
    person.wait_for("it is my turn", MY_TURN).await;
    let aldama = "return document.querySelectorAll('#pieces .mexican').length";
    assert_ne!(person.ask(aldama).await, json!(0));
    person.pick(&lit(&person, "Crockett").await).await;
    person.pick(&lit(&person, "agazine").await).await;
    person.wait_for("the explosion", "document.querySelector('#log [data-rule=\"9a\"]')").await;
    assert_eq!(person.ask(aldama).await, json!(0));
    person.play_to_the_end(7).await;
    let end = person.ask("return document.querySelector('#prompt .ended').textContent").await;
    assert!(end.as_str().is_some_and(|end| end.contains("10")), "the end cites its clause: {end}");
    desk.clear_away([person]).await;
}

/// They come into Bowie's room, and his pistols answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn bowie_has_his_ending() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin_from("thirteen-days", "mexican", "regular", SICK_ROOM).await;
    person.wait_for("it is my turn", MY_TURN).await;
    person.pick(&lit(&person, "Aldama").await).await;
    person.ask("document.querySelector('#amounts:not([hidden]) button')?.click()").await;
    person.pick(&lit(&person, "Bowie’s room").await).await;
    person.wait_for("the pistols", "document.querySelector('#log [data-rule=\"9b\"]')").await;
    desk.clear_away([person]).await;
}

/// Both sides at one screen: the Mexican player aims what has a choice of targets, and marches.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_at_one_screen_command_both_sides() {
    const FREE: &str = "!document.body.classList.contains('busy')";
    const IDLE: &str =
        "!document.body.classList.contains('busy') && !document.body.classList.contains('choosing')";
    const MARCHING: &str = "document.querySelector('#prompt').textContent.includes('Mexican movement')";
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("thirteen-days", &[("scenario", "two-player"), ("opponent", "screen")]).await;
    person.wait_for("the posts", "document.querySelector(\"#buttons [data-choice='button:4']\")").await;
    person.click("#buttons [data-choice='button:4']").await;
    for _ in 0..3 {
        person
            .wait_for(
                "a Texan phase",
                &format!("document.querySelector(\"#buttons [data-choice='button:0']\") && {IDLE}"),
            )
            .await;
        person.click("#buttons [data-choice='button:0']").await;
    }
    loop {
        // Batteries and rifles with one target only fire by themselves. Rifles that could fire at several
        // take two clicks: the zone, then its target.
        person
            .wait_for("a Mexican choice", &format!("{FREE} && document.querySelector('#board .lit')"))
            .await;
        if person.ask(&format!("return {MARCHING}")).await == json!(true) {
            break;
        }
        let target = person.ask("return document.querySelector('#board .lit').dataset.pick").await;
        person.pick(target.as_str().expect("a target")).await;
    }
    let before = person.pieces().await;
    let stack = person.ask("return document.querySelector('.mexican.lit').dataset.pick").await;
    person.pick(stack.as_str().expect("a stack")).await;
    person.wait_for("a choice", "document.querySelector('#amounts:not([hidden]) button, .area.lit')").await;
    person.ask("document.querySelector('#amounts:not([hidden]) button')?.click()").await;
    person.wait_for("where to", "document.querySelector('.area.lit')").await;
    let zone = person.ask("return document.querySelector('.area.lit').dataset.pick").await;
    person.pick(zone.as_str().expect("a zone")).await;
    person
        .wait_for(
            "the march",
            "!document.body.classList.contains('choosing') && !document.body.classList.contains('busy')",
        )
        .await;
    assert!(person.pieces().await != before, "nobody marched");
    desk.clear_away([person]).await;
}
