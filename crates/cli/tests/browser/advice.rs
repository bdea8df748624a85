//! Advice and reasons at a browser: a hint that points, how one stands, why the computer decided so, and that it thinks.

use serde_json::json;

use crate::desk::Desk;

const MY_TURN: &str = "document.body.classList.contains('my-turn')";

/// A hint shows what a general would do and points at it, without doing it; then the computer says why it decides as it does,
/// to everybody in the same words.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_hint_points_and_the_computer_tells_its_reasons() {
    const REASONS: &str =
        "return [...document.querySelectorAll('#log .reason')].map((line) => line.textContent)";
    let Some(desk) = Desk::set_up().await else { return };
    let (person, observer) = tokio::join!(desk.person(), desk.person());
    person.begin("charge", &[("side", "texan"), ("opponent", "regular")]).await;
    person.wait_for("it is my turn", MY_TURN).await;

    let before = person.pieces().await;
    person.click("#hint").await;
    person.wait_for("a hint", "document.querySelector('#advice-list button')").await;
    let hint = person.ask("return document.querySelector('#advice').textContent").await;
    assert!(
        hint.as_str().is_some_and(|text| text.contains("general") && text.contains("% to win")),
        "{hint}"
    );
    person.click("#advice-list button").await;
    person
        .wait_for("what it points at", "document.querySelector('#frame .hot, #panels .hot, #buttons .hot')")
        .await;
    assert!(person.pieces().await == before, "it was played");
    person.click("#advice-list button").await;
    assert_eq!(person.ask("return document.querySelectorAll('.hot').length").await, json!(0));
    person
        .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }))")
        .await;
    person.wait_for("an estimate", "document.querySelector('#advice-remark').textContent").await;
    let told = person.ask("return document.querySelector('#advice').textContent").await;
    assert!(told.as_str().is_some_and(|text| text.contains("chance") && text.contains("estimate")), "{told}");

    // Everybody to the walls; then the Mexicans come.
    person.click("#buttons [data-choice='button:4']").await;
    person.wait_for("the reply", &format!("{MY_TURN} && document.querySelector('#log .reason')")).await;
    assert_eq!(person.ask("return document.querySelector('#advice').hidden").await, json!(true));
    let path = person.ask("return location.pathname").await;
    observer.open(path.as_str().expect("a path")).await;
    let reasons = person.ask(REASONS).await;
    assert_eq!(observer.ask(REASONS).await, reasons);
    assert_eq!(
        observer.ask("return ['hint', 'estimate'].map((id) => document.getElementById(id).hidden)").await,
        json!([true, true])
    );
    desk.clear_away([person, observer]).await;
}

/// While a general thinks the page says so, and nothing can be chosen.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_general_is_seen_to_think() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "mexican"), ("opponent", "general")]).await;
    let thinks = "document.querySelector('#prompt .thinking').textContent.includes('general')";
    person.wait_for("that it thinks", &format!("{thinks} && !{MY_TURN}")).await;
    person.wait_for("its first decision", "document.querySelector('#log li')").await;
    desk.clear_away([person]).await;
}
