//! Two who do not know each other find a game, and play it again.

use serde_json::json;

use crate::desk::Desk;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_guests_meet_at_an_open_table_and_play() {
    let Some(desk) = Desk::set_up().await else { return };
    let (host, guest) = tokio::join!(desk.person(), desk.person());
    guest.open("/").await;
    host.begin("charge", &[("side", "texan"), ("opponent", "open")]).await;
    // The lobby hears of it by itself.
    guest
        .wait_for("the open table", "document.querySelector('#open:not([hidden]) a[href^=\"/game/\"]')")
        .await;
    guest.follow("#open a[href^='/game/']").await;
    guest.follow("main form[action$='/take'] button").await;
    for person in [&host, &guest] {
        person
            .wait_for("a seat", "document.querySelector('#undo') && !document.querySelector('#undo').hidden")
            .await;
    }
    // It has begun; then one gives up.
    assert_eq!(host.play(2, 1).await, None);
    let resigns = "fetch(location.pathname.replace('/game/', '/api/tables/') + '/resign', { method: 'POST' }).then((answer) => done(answer.status));";
    assert_eq!(guest.ask_later(resigns).await, json!(200));
    host.wait_for("the end", "document.querySelector('#prompt .ended')").await;

    // One wants his revenge, with sides swapped, and the other finds it among his games.
    host.follow(".ended form[action$='/rematch'] button[value='swapped']").await;
    let table = host.ask("return location.pathname").await;
    guest.open("/mine").await;
    guest.follow(&format!("a[href={table}]")).await;
    guest.follow("main form[action$='/take'] button").await;
    for (person, side) in [(&host, "mexican"), (&guest, "texan")] {
        person.wait_for("the board", "document.querySelector('#pieces')").await;
        let held = "fetch(`/api/tables/${location.pathname.split('/').pop()}`).then((answer) => answer.json()).then(({ held }) => done(held));";
        assert_eq!(person.ask_later(held).await, json!([side]));
    }
    // Where another table waits, the way there is shown.
    host.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
    guest.begin("charge", &[("side", "texan"), ("opponent", "screen")]).await;
    guest.wait_for("the way to the next game", "!document.querySelector('#next-game').hidden").await;
    guest.follow("#next-game").await;
    assert_eq!(guest.ask("return location.pathname").await, table);
    desk.clear_away([host, guest]).await;
}
