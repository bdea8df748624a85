//! A person at a browser: whole games played in headless Chromium by clicking what lights up.
//!
//! They need Chromium and ChromeDriver. Where these are missing the tests say so and pass, unless `CI` is set.

mod advice;
mod beside;
mod calls;
mod desk;
mod everybody;
mod finding;
mod lessons;
mod lobby;
mod person;
mod reads;
mod revolt;
mod secrets;
mod speed;
mod texas_glory;
mod the_alamo;
mod thirteen_days;

use desk::Desk;
use serde_json::json;

/// A whole game against the computer, from the lobby to the banner at its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_game_against_the_computer_is_played_to_its_end_by_clicking() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.open("/").await;
    person.follow("a[href='/new/charge']").await;
    person.choose("side", "texan").await;
    person.choose("opponent", "regular").await;
    person.follow("main form button[type=submit]").await;
    person.wait_for("it is my turn", "document.body.classList.contains('my-turn')").await;

    // Undo: a unit placed is taken back.
    let before = person.pieces().await;
    person.pick("piece:0").await;
    person.pick("place:1").await;
    person
        .wait_for("Travis stands at the wall", "document.querySelector('#undo').ariaDisabled === 'false'")
        .await;
    assert!(person.pieces().await != before, "Travis was not placed");
    person.click("#undo").await;
    let taken_back = "document.querySelector('#undo').ariaDisabled === 'true' && !document.body.classList.contains('busy')";
    person.wait_for("nothing more to take back", taken_back).await;
    assert!(person.pieces().await == before, "Travis was not taken back");

    // A refusal names its clause, and the clause can be read.
    person.pick("piece:0").await;
    person.pick("place:11").await;
    let refusal = "document.querySelector('#toasts [data-rule]')";
    person.wait_for("a refusal", refusal).await;
    assert_eq!(person.ask(&format!("return {refusal}.dataset.rule")).await, json!("19.1"));
    person.click("#toasts [data-rule]").await;
    person
        .wait_for("the clause", "document.querySelector('#drawer[open] #rule').textContent.includes('19.1')")
        .await;
    person.click("#drawer button").await;

    let decisions = person.play_to_the_end(1).await;
    assert!(decisions > 10, "{decisions} decisions");
    let end = person.ask("return document.querySelector('#prompt .ended').textContent").await;
    assert!(end.as_str().is_some_and(|text| text.contains("18.0")), "the end cites its clause: {end}");

    // The Spanish page says it in Spanish.
    person.follow("form[action='/lang'] button").await;
    assert_eq!(person.ask("return document.documentElement.lang").await, json!("es"));
    let end = person.ask("return document.querySelector('#prompt').textContent").await;
    assert!(end.as_str().is_some_and(|text| text.contains("Revancha")), "{end}");
    desk.clear_away([person]).await;
}

/// Two browsers, one table: one person invites, the other opens the link, and they play it out.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_friends_play_by_link() {
    let Some(desk) = Desk::set_up().await else { return };
    let (host, friend) = tokio::join!(desk.person(), desk.person());
    host.begin("charge", &[("side", "texan"), ("opponent", "link")]).await;
    let link = host.ask("return document.querySelector('.invite input').dataset.path").await;
    friend.open(link.as_str().expect("a link")).await;
    friend.follow("main form button[type=submit]").await;
    for person in [&host, &friend] {
        person
            .wait_for("a seat", "document.querySelector('#undo') && !document.querySelector('#undo').hidden")
            .await;
    }

    let (mine, theirs) = tokio::join!(host.play_to_the_end(2), friend.play_to_the_end(3));
    assert!(mine > 10 && theirs > 10, "{mine} and {theirs} decisions");
    for script in [
        // Where the keyboard comes in is each page's own affair.
        "return document.querySelector('#pieces').outerHTML.replace(/ tabindex=\"[^\"]*\"/g, '')",
        "return document.querySelector('#log').textContent",
    ] {
        assert!(host.ask(script).await == friend.ask(script).await, "they see different ends: {script}");
    }
    desk.clear_away([host, friend]).await;
}

/// The server goes away and comes back: the page says so, catches up by itself, and a decision that comes too
/// late is told so.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_lost_connection_is_found_again_and_a_stale_click_is_told_so() {
    let Some((mut desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
    person.wait_for("it is my turn", "document.body.classList.contains('my-turn')").await;

    desk.stop_server();
    person.wait_for("the page says it is cut off", "!document.querySelector('#offline').hidden").await;
    desk.start_server();
    // Behind the page's back, so that it can learn of it only by listening.
    let sent = person
        .ask_later(
            "const at = JSON.parse(document.querySelector('#state').textContent).at;
             const send = () => fetch(`/api/tables/${location.pathname.split('/').pop()}/decisions`, {
               method: 'POST', headers: { 'content-type': 'application/json' },
               body: JSON.stringify({ at, decision: 'historic' }) }).then((answer) => answer.status);
             send().then((first) => send().then((second) => done([first, second])));",
        )
        .await;
    assert_eq!(sent, json!([200, 409]), "the second comes too late");
    person
        .wait_for("the news", "document.querySelector('#status .awaited').dataset.side === 'mexican'")
        .await;
    person.wait_for("the connection", "document.querySelector('#offline').hidden").await;
    desk.clear_away([person]).await;
}

/// Eight tables in eight tabs of one browser: all of them hear what happens, and each takes a decision. Over HTTP/1.1 a browser opens
/// six connections.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn eight_tables_in_eight_tabs_are_all_live() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    let mut tabs = Vec::new();
    for _ in 0..8 {
        tabs.push(person.new_tab().await);
        person.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
        person.wait_for("it is my turn", "document.body.classList.contains('my-turn')").await;
    }
    // Each of them decides, and hears of it by the stream alone.
    for tab in &tabs {
        person.go_to_tab(tab).await;
        person.click("#buttons [data-choice]").await;
    }
    for tab in tabs.iter().rev() {
        person.go_to_tab(tab).await;
        person
            .wait_for("the news", "document.querySelector('#status .awaited').dataset.side === 'mexican'")
            .await;
        assert_eq!(person.ask("return document.querySelector('#offline').hidden").await, json!(true));
    }
    let streams = "return performance.getEntriesByType('resource').filter((each) => each.name.includes('/events')).length";
    assert_eq!(person.ask(streams).await, json!(0), "no tab has a stream of its own");
    desk.clear_away([person]).await;
}

/// What the page's script knows and how that changes, case by case, without a page.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_model_of_the_page_goes_by_the_book() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[]).await;
    let cases = include_str!("model.js");
    let module = "performance.getEntriesByType('resource').find(({ name }) => name.includes('/model-'))";
    person.wait_for("the script", module).await;
    let told = person
        .ask_later(&format!(
            "const run = (Model) => {{ {cases} }};
             import({module}.name).then(({{ Model }}) => run(Model)).then(done, (fault) => done(String(fault)));"
        ))
        .await;
    assert_eq!(told, json!({ "cases": 21, "wrong": [] }));
    desk.clear_away([person]).await;
}
