//! Two people at one table, each at a browser: they talk, one takes back by consent, one resigns; and somebody looks on.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::person::Person;

const MY_TURN: &str = "document.body.classList.contains('my-turn')";
const LENGTH: &str = "return document.querySelectorAll('#log li').length";

/// Writes a line of chat.
async fn say(person: &Person, text: &str) {
    person.ask("document.querySelector('#talk').open = true").await;
    person.write("#line", text).await;
    person.press("Enter").await;
}

/// Does something that is settled beside the game; sure of it, if it is asked.
async fn settle(person: &Person, what: &str, sure: bool) {
    person.ask("document.querySelector('#beside').open = true").await;
    person.click(what).await;
    if sure {
        person.wait_for("the question", "document.querySelector('#sure').open").await;
        person.click("#sure button[value=yes]").await;
    }
}

async fn lines(person: &Person) -> Vec<Value> {
    let script = "return [...document.querySelectorAll('#lines .text')].map((line) => line.textContent)";
    person.ask(script).await.as_array().cloned().expect("a list")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_talk_one_takes_back_by_consent_and_one_resigns() {
    let Some(desk) = Desk::set_up().await else { return };
    let (host, friend) = tokio::join!(desk.person(), desk.person());
    let onlooker = desk.person().await;
    host.open("/new/charge").await;
    host.ask("document.querySelector('[name=time]').value = 'live 3600 30'").await;
    for (name, value) in [("side", "texan"), ("opponent", "link")] {
        host.choose(name, value).await;
    }
    host.follow("main form button[type=submit]").await;
    let link = host.ask("return document.querySelector('.invite input').dataset.path").await;
    friend.open(link.as_str().expect("a link")).await;
    friend.follow("main form button[type=submit]").await;
    host.wait_for("the game", &format!("{MY_TURN} && document.querySelector('#status .clock.running')"))
        .await;

    // Each sees that the other is there, and his clock.
    for person in [&host, &friend] {
        person.wait_for("the other", "document.querySelector('#status .presence[data-here=here]')").await;
        person.wait_for("clocks", "/\\d/.test(document.querySelector('#status .clock').textContent)").await;
    }

    // What is written is text, whatever stands in it.
    say(&host, "<img src=x onerror=alert(1)> hello").await;
    friend.wait_for("the news", "document.querySelector('#unread').textContent === '1'").await;
    friend.ask("document.querySelector('#talk').open = true").await;
    friend.wait_for("that it is read", "document.querySelector('#unread').textContent === ''").await;
    assert_eq!(lines(&friend).await, [json!("<img src=x onerror=alert(1)> hello")]);
    assert_eq!(friend.ask("return document.querySelectorAll('#lines img').length").await, json!(0));
    say(&friend, "Hola").await;
    host.wait_for("the answer", "document.querySelectorAll('#lines li').length === 2").await;

    // Somebody looks on, and writes what the players do not read.
    let table = host.ask("return location.pathname").await;
    onlooker.open(table.as_str().expect("a path")).await;
    onlooker.wait_for("what the players said", "document.querySelectorAll('#lines li').length === 2").await;
    say(&onlooker, "He hides in the church.").await;
    onlooker.wait_for("his own line", "document.querySelectorAll('#lines li').length === 3").await;

    // One decides, then wants that back when it is the other's turn; the other agrees.
    host.click("#buttons [data-choice]").await;
    friend.wait_for("his turn", MY_TURN).await;
    let longer = host.ask(LENGTH).await;
    settle(&host, "button[data-what=take-back]", false).await;
    friend.wait_for("the question", "document.querySelector('#proposals [data-accept=true]')").await;
    onlooker.wait_for("the proposal", "document.querySelector('#proposals .proposal')").await;
    assert_eq!(onlooker.ask("return document.querySelectorAll('#proposals button').length").await, json!(0));
    friend.click("#proposals [data-accept=true]").await;
    host.wait_for("his turn again", MY_TURN).await;
    friend.wait_for("the other's turn", &format!("!{MY_TURN}")).await;
    assert!(host.ask(LENGTH).await.as_u64() < longer.as_u64(), "the log is shorter");
    assert_eq!(host.ask("return document.querySelector('#proposals').textContent").await, json!(""));

    // One thinks better of it, then resigns: by keyboard.
    settle(&friend, "button[data-settle=resign]", false).await;
    friend.wait_for("the question", "document.querySelector('#sure').open").await;
    friend.click("#sure button[value=no]").await;
    assert_eq!(friend.ask("return Boolean(document.querySelector('#prompt .ended'))").await, json!(false));
    friend.ask("document.querySelector('button[data-settle=resign]').focus()").await;
    friend.press("Enter").await;
    friend.wait_for("the question", "document.querySelector('#sure').open").await;
    friend.click("#sure button[value=yes]").await;
    for person in [&host, &friend, &onlooker] {
        person.wait_for("the end", "document.querySelector('#prompt .ended')").await;
        let end = person.ask("return document.querySelector('#prompt .ended').textContent").await;
        assert!(end.as_str().is_some_and(|text| text.contains("Mexicans resigned.")), "{end}");
    }
    // Now everybody may read everything.
    host.wait_for("all that was said", "document.querySelectorAll('#lines li').length === 3").await;
    assert_eq!(lines(&host).await[2], json!("He hides in the church."));
    host.picture("beside.png").await;
    host.sit_at(390, 844).await;
    host.picture("beside-phone.png").await;
    host.open("/").await;
    host.wait_for("the list", "document.querySelector('.my-games')").await;
    let listed = "return [...document.querySelectorAll('.my-games')].map((list) => list.textContent).join()";
    let listed = host.ask(listed).await;
    assert!(listed.as_str().is_some_and(|text| text.contains("Mexicans resigned.")), "{listed}");
    desk.clear_away([host, friend, onlooker]).await;
}
