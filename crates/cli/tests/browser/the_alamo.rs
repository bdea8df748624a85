//! The Alamo at a browser: set-up on both sides, the north wall stormed, a breach by a captured gun, a withdrawal, and
//! lines of sight.

use serde_json::json;

use crate::desk::Desk;
use crate::person::Person;

const READY: &str =
    "document.body.classList.contains('my-turn') && !document.body.classList.contains('busy')";

/// Dice by which the storm succeeds, and by which the wall falls.
const STORM: u64 = 2;
const BREACH: u64 = 1;

/// The click on the top of a hex.
fn hex(code: &str) -> String {
    let number: u16 = code.parse().expect("a hex");
    format!("place:{}", (number / 100 - 1) * 31 + number % 100 - 1)
}

/// What glows under this name.
async fn lit(person: &Person, name: &str) -> String {
    let thing = format!("document.querySelector(\".lit[aria-label*='{name}']\")");
    person.wait_for(name, &format!("{READY} && {thing}")).await;
    let pick = person.ask(&format!("return {thing}.dataset.pick")).await;
    pick.as_str().expect("a pick").to_owned()
}

/// Clicks what glows under this name.
async fn choose(person: &Person, name: &str) {
    person.pick(&lit(person, name).await).await;
}

async fn press(person: &Person, button: &str) {
    let found = format!("#buttons [data-choice='button:{button}']");
    person.wait_for("the button", &format!("{READY} && document.querySelector(\"{found}\")")).await;
    person.click(&found).await;
}

/// Sits down at a table in this position, dice and all.
async fn sit(person: &Person, side: &str, other: &str, seed: u64, position: &str) {
    let wish = json!({ "game": "the-alamo", "pos": position, "seed": seed, "seats": { side: "link", other: "random" } });
    let script = format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wish}) }})
           .then((answer) => answer.json()).then((made) => done(made.links ? made.links['{side}'] : JSON.stringify(made)));"
    );
    let link = person.ask_later(&script).await;
    let link = link.as_str().expect("an answer");
    assert!(link.starts_with("/join/"), "{link}");
    person.open(link).await;
    person.wish_to_be_asked().await;
    person.follow("main form button[type=submit]").await;
    person.wait_for("the table", READY).await;
}

async fn text(person: &Person, selector: &str) -> String {
    let text = person.ask(&format!("return document.querySelector('{selector}').textContent")).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Guns, garrison and facings by the Texan player; then what a unit sees.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_garrison_is_posted_and_looks_about() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("the-alamo", &[("side", "texan"), ("opponent", "random")]).await;
    person.wait_for("the guns", READY).await;

    choose(&person, "18-pounder").await;
    person.pick(&hex("0723")).await;
    person.wait_for("the gun", "document.querySelector('#undo').ariaDisabled === 'false'").await;
    press(&person, "1").await;
    // The columns are plotted in secret meanwhile.
    choose(&person, "Tennessee A").await;
    person.wait_for("where to", &format!("{READY} && document.querySelector('.area.lit')")).await;
    person.pick(&hex("1422")).await;
    let there = format!("{READY} && document.querySelector('#piece-0').dataset.sight === '{}'", hex("1422"));
    person.wait_for("Tennessee at the palisade", &there).await;
    assert!(!text(&person, "#panels").await.contains("area "), "the plot is hidden");
    press(&person, "1").await;
    press(&person, "0").await;
    person.wait_for("the first turn", &format!("{READY} && document.querySelector('.turn-panel')")).await;

    // Resting on a unit shows what it sees; with the sight in hand a second place shows the line.
    let seen = "document.querySelector('.sight-layer .ta-shadow')";
    person.ask("document.querySelector('#piece-0').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))").await;
    person.wait_for("what it sees", seen).await;
    person
        .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))")
        .await;
    person
        .wait_for("the sight in hand", &format!("document.body.classList.contains('sighting') && !{seen}"))
        .await;
    person.pick(&hex("0912")).await;
    person.wait_for("the place", seen).await;
    person.pick(&hex("0512")).await;
    person.wait_for("the blocking wall", "document.querySelector('.sight-layer .ta-block-side')").await;
    assert_eq!(
        person.ask("return document.querySelector('#sighted [data-rule]').dataset.rule").await,
        json!("R7c")
    );
    person
        .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
        .await;
    person.wait_for("the sight put down", "!document.body.classList.contains('sighting')").await;

    // The roofs are lifted, and the inside of a room takes the click.
    person.click("#level-tool").await;
    let above = "return document.querySelector('.areas.roofs').compareDocumentPosition(document.querySelector('.areas.insides')) & 4";
    assert_eq!(person.ask(above).await, json!(4), "insides lie over roofs");
    desk.clear_away([person]).await;
}

/// The plot by its owner, and the columns on the map.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_columns_are_plotted_and_come() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("the-alamo", &[("side", "mexican"), ("opponent", "random")]).await;
    for (column, area) in [(0, 4), (1, 2), (2, 3), (3, 0), (4, 0)] {
        let lit = format!("{READY} && document.querySelector('.lit[data-pick=\"piece:{}\"]')", 100 + column);
        person.wait_for("a column", &lit).await;
        person.pick(&format!("piece:{}", 100 + column)).await;
        person.pick(&format!("place:{}", 900 + area)).await;
    }
    press(&person, "2").await;
    press(&person, "3").await;
    person.wait_for("the first turn", "document.querySelector('.turn-panel')").await;
    let columns = "return document.querySelectorAll('#pieces .mexican[data-sight]').length";
    // The Texans have had the first word.
    assert!(person.ask(columns).await.as_u64().is_some_and(|units| units > 20), "four columns have come");
    desk.clear_away([person]).await;
}

const NORTH_WALL: &str = "turn 3, mexican movement
1107: Ald1 Cos
0907: Ald2
1108: GonzA-!!
1422: TennA
";

/// One battalion climbs the north wall, another takes it hand to hand and goes over.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_north_wall_is_stormed() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    sit(&person, "mexican", "texan", STORM, NORTH_WALL).await;
    choose(&person, "Aldama 2").await;
    person.wait_for("where to", &format!("{READY} && document.querySelector('.area.lit')")).await;
    person.pick(&hex("0908")).await;
    let there = |hex_code: &str, piece: u8| {
        format!("document.querySelector('#piece-{piece}')?.dataset.sight === '{}'", hex(hex_code))
    };
    person.wait_for("Aldama on the wall", &format!("{READY} && {}", there("0908", 31))).await;
    press(&person, "0").await;

    choose(&person, "Aldama 1").await;
    person
        .wait_for(
            "the odds",
            "document.querySelector('.aims-panel .odds') && document.querySelector('.ta-odds')",
        )
        .await;
    choose(&person, "Gonzales A").await;
    let melee = "#amounts:not([hidden]) [data-choice='amount:1']";
    person.wait_for("fire or melee", &format!("document.querySelector(\"{melee}\")")).await;
    person.click(melee).await;
    press(&person, "5").await;
    person.wait_for("Aldama over the wall", &there("1108", 30)).await;
    assert!(text(&person, ".armies-panel").await.contains("yes"), "within the walls");
    desk.clear_away([person]).await;
}

const CAPTURED: &str = "turn 4, mexican combat
1308r: Ald1 18pdr
1422: TennA
";

/// The 18-pounder, taken, is turned on the wall it guarded.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_captured_gun_makes_a_breach() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    sit(&person, "mexican", "texan", BREACH, CAPTURED).await;
    choose(&person, "18-pounder").await;
    choose(&person, "1307/1308").await;
    person.wait_for("the breach", "document.querySelector('[id^=\"breach-\"]')").await;
    assert!(text(&person, "#log").await.contains("R10d"), "the log cites the clause");
    desk.clear_away([person]).await;
}

const TOO_DEAR: &str = "turn 1, mexican combat
0606: Ald1
1422: TennA
losses: 360
";

/// At the end of the turn the losses are counted, and the Mexicans go.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_assault_costs_too_much() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    sit(&person, "mexican", "texan", 1836, TOO_DEAR).await;
    press(&person, "0").await;
    person.wait_for("the end", "document.querySelector('#prompt .ended')").await;
    let end = text(&person, "#prompt .ended").await;
    assert!(end.contains("16"), "the end cites its clause: {end}");
    assert!(text(&person, "#log").await.contains("360"), "the losses are told");
    desk.clear_away([person]).await;
}
