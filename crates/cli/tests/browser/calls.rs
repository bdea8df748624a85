//! Being told that it is one's turn: the page where that is switched on, the notice in a browser, the mark on the icon; and leaving.

use serde_json::json;

use crate::desk::Desk;

const RECEIVERS: &str = "return document.querySelector('.receivers')?.textContent ?? ''";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn where_one_is_called_is_set_on_ones_own_page_in_both_languages() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
    person
        .wait_for("the icon's mark", "document.querySelector('link[rel=icon]').href.includes('icon-turn')")
        .await;

    person.open("/me").await;
    assert_eq!(person.ask(RECEIVERS).await, json!(""), "nobody is called who has not asked for it");
    person.write("#calls-webhook-field", "https://hooks.example/services/secret").await;
    person.follow("form.add-call:has(#calls-webhook-field) button").await;
    let shown = person.ask(RECEIVERS).await;
    let shown = shown.as_str().unwrap_or_default();
    assert!(shown.contains("hooks.example") && !shown.contains("secret"), "{shown}");
    person.ask("for (const [name, time] of [['from', '22:30'], ['to', '07:00']]) document.querySelector(`[name=${name}]`).value = time").await;
    let clock =
        "return document.querySelector('[name=clock]').value === String(-new Date().getTimezoneOffset())";
    assert_eq!(person.ask(clock).await, json!(true));
    person.follow("form[action='/me/quiet'] button").await;
    assert_eq!(person.ask("return document.querySelector('[name=from]').value").await, json!("22:30"));

    // What makes no sense is said so, and nothing is lost.
    person.write("#calls-webhook-field", "http://127.0.0.1/").await;
    person.follow("form.add-call:has(#calls-webhook-field) button").await;
    let said = person.ask("return document.querySelector('main').textContent").await;
    assert!(said.as_str().is_some_and(|said| said.contains("the server's own network")), "{said}");
    person.open("/me").await;
    person.follow("form[action='/lang'] button").await;
    let page = person.ask("return document.querySelector('main').textContent").await;
    assert!(
        page.as_str().is_some_and(|page| page.contains("Cuando te toca") && page.contains("hooks.example")),
        "{page}"
    );
    person.follow("form[action='/me/calls/drop'] button").await;
    assert_eq!(person.ask(RECEIVERS).await, json!(""));

    // Nobody is deleted by one click.
    person.click("form[action='/me/delete'] input").await;
    person.follow("form[action='/me/delete'] button").await;
    let known = person.ask_later("fetch('/api/me').then((answer) => done(answer.status))").await;
    assert_eq!(known, json!(403));
    desk.clear_away([person]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_call_is_shown_in_a_browser_and_nothing_but_what_it_was_sent() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
    person.open("/me").await;
    let origin = person.ask("return location.origin").await;
    let granted = json!({ "origin": origin, "permissions": ["notifications"] });
    person.protocol("Browser.grantPermissions", granted).await;
    person.wait_for("the offer", "!document.querySelector('[data-do=push]').hidden").await;
    let registered = "navigator.serviceWorker.register('/caller').then(() => navigator.serviceWorker.ready)
        .then((here) => done(here.scope === `${location.origin}/`), (fault) => done(String(fault)));";
    assert_eq!(person.ask_later(registered).await, json!(true));
    let url = format!("{}/game/abcdefghjkmn", origin.as_str().unwrap_or_default());
    let sent = json!({ "title": "Bexar", "text": "It is your turn: Charge at the Alamo", "url": url, "stop": "/stop/x", "stopWord": "Stop" });
    person.protocol("ServiceWorker.enable", json!({})).await;
    for _ in 0..2 {
        let pushed = json!({ "origin": origin, "registrationId": "0", "data": sent.to_string() });
        person.protocol("ServiceWorker.deliverPushMessage", pushed).await;
    }
    let notices = "navigator.serviceWorker.ready.then((here) => here.getNotifications()).then((notices) =>
        notices.length ? done(notices.map(({ title, body, data, actions }) => [title, body, data, actions.map(({ title }) => title)])) : done(null));";
    let shown = loop {
        let shown = person.ask_later(notices).await;
        if !shown.is_null() {
            break shown;
        }
    };
    let expected = json!([["Bexar", sent["text"], { "url": url, "stop": "/stop/x" }, ["Stop"]]]);
    assert_eq!(shown, expected, "one notice for a table");
    desk.clear_away([person]).await;
}
