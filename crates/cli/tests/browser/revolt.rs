//! Texas Glory, the whole war at a browser: the end of 1835, the winter, and the first turn of 1836.

use serde_json::json;

use crate::desk::Desk;
use crate::person::Person;
use crate::texas_glory::{act, told};

/// 14 December. San Antonio, Goliad and San Patricio are Texan, the Alamo is besieged; a storm will keep all where they are.
const TEXAS_WINS: &str = "campaign 1835 turn 10
step cards
player1 mexican
hand texan 22
hand mexican 2
deck 0 1 3 4 5
0208: Bur2
0308: Wal2
0308 inside: Cos1 AAm2
0412: Gra
0511: War
0610: Mor1
0711: Gar1
0508: Aus MIn
pool: Hou Tra
later: San Ses Dol Mat Jim SLP Urr Yuc Cua Gao Ald Que Gto Zap Tlc Tol Gro Mex TrV Gdl Tam
";

/// The same day, and Mexico holds the Alamo and San Antonio.
const MEXICO_WINS: &str = "campaign 1835 turn 10
step cards
player1 mexican
hand texan 22
hand mexican 2
deck 0 1 3 4 5
0208: Mor2
0308: Cos1 AAm2
0309: ACv1
0412: Gra
0511: War
0711: Gar1
0508: Aus MIn Bur
pool: Hou Tra
later: San Ses Dol Mat Jim SLP Urr Yuc Cua Gao Ald Que Gto Zap Tlc Tol Gro Mex TrV Gdl Tam
";

/// Three cards of 1836 in hand, on 21 February.
const NEW_YEAR: &str = "document.querySelectorAll('.tg-hand .tg-card.lit').length === 3
  && document.querySelector('.turn-panel h3').textContent.includes('21 Feb')";

async fn page_of_the_winter(person: &Person) -> String {
    person.wait_for("what the winter changed", "document.querySelector('#winter details[open]')").await;
    let page = person.ask("return document.querySelector('#winter').textContent").await;
    page.as_str().unwrap_or_default().to_owned()
}

/// Plays a card of the new year, and comes to its orders.
async fn play_on(person: &Person) {
    person.wait_for("the cards of 1836", NEW_YEAR).await;
    let card = person.ask("return document.querySelector('.tg-hand .tg-card.lit').dataset.pick").await;
    person.pick(card.as_str().expect("a card")).await;
    told(person, "T-c").await;
}

/// The besieged surrender, Mexico leaves, Texas deploys the last of its reinforcements.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn texas_wins_1835_and_goes_on_into_1836() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin_from("texas-glory", "texan", "regular", TEXAS_WINS).await;
    person.wait_for("my last card", "document.querySelector('.tg-hand .tg-card.lit')").await;
    let date = person.ask("return document.querySelector('.turn-panel h3').textContent").await;
    assert!(date.as_str().is_some_and(|text| text.contains("10 of 10") && text.contains("14 Dec")), "{date}");
    person.pick("card:22").await;
    act(&person, &["place Washington", "place Washington"]).await;
    for clause in ["1835-d", "C-1", "C-2", "C-4"] {
        told(&person, clause).await;
    }
    let page = page_of_the_winter(&person).await;
    for words in ["Texas won 1835", "in a siegeCos", "on paroleMorelos", "Austin", "poolMilitia Infantry"] {
        assert!(page.contains(words), "{words:?} is not on the page of the winter: {page}");
    }
    play_on(&person).await;
    let secret =
        person.ask("return document.querySelector('#panels').textContent.includes('committed to')").await;
    assert_eq!(secret, json!(false), "Texas reads where a brigade is committed to");
    person.picture("winter-texan.png").await;
    desk.clear_away([person]).await;
}

/// All stay where they are, and Gaona is committed to Laredo.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn mexico_holds_1835_and_goes_on_into_1836() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin_from("texas-glory", "mexican", "regular", MEXICO_WINS).await;
    person.wait_for("my last card", "document.querySelector('.tg-hand .tg-card.lit')").await;
    person.pick("card:2").await;
    act(&person, &["place Laredo", "place Presidio"]).await;
    for clause in ["C-1", "C-4", "C-5"] {
        told(&person, clause).await;
    }
    let page = page_of_the_winter(&person).await;
    assert!(page.contains("Mexico won 1835") && !page.contains("parole"), "{page}");
    let plans = person.ask("return document.querySelector('#panels').textContent").await;
    assert!(plans.as_str().is_some_and(|text| text.contains("committed to Laredo")), "{plans}");
    play_on(&person).await;
    person.picture("winter-mexican.png").await;
    desk.clear_away([person]).await;
}
