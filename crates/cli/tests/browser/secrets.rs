//! Hidden information at a browser: the curtain between two who share a screen, and a player's own notes.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::person::Person;

const MY_TURN: &str = "document.body.classList.contains('my-turn')";
const DOWN: &str = "document.querySelector('#curtain').open";
/// Everything on the page by which a hand of cards or the face of a block could be known.
const SECRETS: &str = "return [...document.querySelectorAll('[data-pick^=\"card:\"], [id^=\"block-\"]')]
  .map((thing) => thing.dataset.pick ?? thing.id).sort()";

async fn secrets(person: &Person) -> Vec<Value> {
    person.ask(SECRETS).await.as_array().cloned().expect("a list")
}

/// Lifts the curtain for the side it calls, and says which that is.
async fn lift(person: &Person) -> String {
    person.wait_for("the curtain", DOWN).await;
    let side = person.ask("return document.querySelector('#curtain button').dataset.side").await;
    person.click("#curtain button").await;
    person.wait_for("the side's own view", &format!("!{DOWN} && {MY_TURN}")).await;
    side.as_str().expect("a side").to_owned()
}

/// Both choose a card in secret; neither sees what is the other's, and under the curtain nobody sees anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_curtain_falls_between_two_who_share_a_screen() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("texas-glory", &[("opponent", "screen")]).await;
    person.wait_for("the curtain", DOWN).await;
    let public = secrets(&person).await;

    let mut seen = Vec::new();
    for side in ["texan", "mexican"] {
        assert_eq!(lift(&person).await, side);
        let own: Vec<Value> =
            secrets(&person).await.into_iter().filter(|thing| !public.contains(thing)).collect();
        assert!(
            own.iter().any(|thing| thing.as_str().is_some_and(|pick| pick.starts_with("card:"))),
            "a hand"
        );
        assert!(own.iter().all(|thing| !seen.contains(thing)), "{side} sees what is the other's");
        let card =
            person.ask("return document.querySelector('[data-pick^=\"card:\"].lit').dataset.pick").await;
        let card = card.as_str().expect("a card").to_owned();
        // A look at a card, so that something is left to put away.
        person.ask("document.querySelector('#moves').open = true").await;
        person.pick(&card).await;
        let chosen = format!("{DOWN} || !document.querySelector('[data-pick^=\"card:\"].lit') && {MY_TURN}");
        person.wait_for("what follows", if side == "texan" { DOWN } else { &chosen }).await;
        seen.extend(own);
        if side == "texan" {
            assert_eq!(secrets(&person).await, public, "something is left behind");
            let page = person.ask("return document.documentElement.outerHTML").await;
            let page = page.as_str().expect("the page");
            let told = format!("\"{card}\"");
            assert!(!page.contains(&told), "{card} is left behind");
            // Escape does not lift it.
            person.ask("document.querySelector('#curtain').close()").await;
            person.wait_for("the curtain again", DOWN).await;
        }
    }

    // A page that is opened again does not know who sits there.
    person.ask("location.reload()").await;
    person.wait_for("the curtain", &format!("document.readyState === 'complete' && {DOWN}")).await;
    assert!(secrets(&person).await.iter().all(|thing| public.contains(thing) || !seen.contains(thing)));
    assert_eq!(person.ask(&format!("return {MY_TURN}")).await, json!(false));
    desk.clear_away([person]).await;
}

/// Nothing is dealt before both sit; an invitation that was withdrawn opens nothing; and each browser has its part in the dice.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_friend_by_link_sees_nothing_before_he_sits_down() {
    const LINK: &str = "return document.querySelector('.invite input')?.dataset.path ?? ''";
    const CONTRIBUTED: &str = "return fetch(location.pathname.replace('/game/', '/api/tables/'))
        .then((answer) => answer.json()).then((table) => done(table.dice.contributions));";
    let Some(desk) = Desk::set_up().await else { return };
    let (host, friend) = tokio::join!(desk.person(), desk.person());
    host.begin("texas-glory", &[("side", "texan"), ("opponent", "link")]).await;
    let first = host.ask(LINK).await;
    let first = first.as_str().expect("a link");
    assert!(first.starts_with("/join/"), "{first}");
    assert_eq!(secrets(&host).await, Vec::<Value>::new(), "nothing is dealt");

    // The friend looks at the link, and the host thinks better of it.
    friend.open(first).await;
    assert_eq!(secrets(&friend).await, Vec::<Value>::new());
    host.follow(".invite form button[value=withdraw]").await;
    assert_eq!(host.ask(LINK).await, json!(""));
    friend.follow("main form button[type=submit]").await;
    let told = friend.ask("return document.querySelector('main').textContent").await;
    assert!(told.as_str().is_some_and(|text| text.contains("withdrawn")), "{told}");
    host.follow(".invite form button[value=renew]").await;
    let second = host.ask(LINK).await;
    let second = second.as_str().expect("a link");
    assert_ne!(first, second);

    // Both see their own hands as soon as he sits down, the host without doing anything.
    friend.open(second).await;
    friend.follow("main form button[type=submit]").await;
    for person in [&host, &friend] {
        person.wait_for("a hand of cards", "document.querySelector('[data-pick^=\"card:\"]')").await;
    }
    let words = host.ask_later(CONTRIBUTED).await;
    for side in ["texan", "mexican"] {
        assert_eq!(words[side].as_str().map(str::len), Some(32), "{words}");
    }
    assert_ne!(words["texan"], words["mexican"]);
    desk.clear_away([host, friend]).await;
}

/// A note lies on a stack seen from behind, only for the one who wrote it, and stays until it is dropped.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_player_keeps_notes_on_blocks_that_are_hidden_from_him() {
    const TAGS: &str =
        "return [...document.querySelectorAll('#pieces .note text')].map((tag) => tag.textContent)";
    const NOTED: &str = "document.querySelector('.backs:has(.note)')";
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("texas-glory", &[("opponent", "screen")]).await;
    assert_eq!(lift(&person).await, "texan");

    // By keyboard: N, then a word; the sign and the place are chosen beside it.
    person
        .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))")
        .await;
    person.wait_for("a line to write on", "document.activeElement.name === 'text'").await;
    person.write("#note-list input", "Urrea a caballo").await;
    assert_eq!(person.ask(TAGS).await, json!(["? Urrea a caba"]), "twelve letters at most");
    let first = person.ask(&format!("return {NOTED}.id")).await;

    // Moved by hand to another stack, and still there when the page is opened again.
    let other = person
        .ask(
            "const field = document.querySelector('#note-list [name=stack]');
             field.selectedIndex = field.options.length - 1;
             field.dispatchEvent(new Event('input', { bubbles: true }));
             return field.value;",
        )
        .await;
    assert_ne!(first, other);
    assert_eq!(person.ask(&format!("return {NOTED}.id")).await, other);
    assert!(person.ask(&format!("return {NOTED}.dataset.card")).await.to_string().contains("Urrea"));
    person.ask("location.reload()").await;
    assert_eq!(person.ask(TAGS).await, json!([]), "nothing under the curtain");
    assert_eq!(lift(&person).await, "texan");
    assert_eq!(person.ask(&format!("return {NOTED}.id")).await, other);

    // The other side has a notebook of its own.
    let card = person.ask("return document.querySelector('[data-pick^=\"card:\"].lit').dataset.pick").await;
    person.pick(card.as_str().expect("a card")).await;
    assert_eq!(lift(&person).await, "mexican");
    let theirs = person.ask("return document.querySelectorAll('#pieces .note, #note-list li').length").await;
    assert_eq!(theirs, json!(0));
    desk.clear_away([person]).await;
}
