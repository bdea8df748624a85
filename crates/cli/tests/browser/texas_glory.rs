//! Texas Glory at a browser: a campaign to its end, and what a campaign is made of from prepared positions.

use serde_json::json;

use crate::desk::Desk;
use crate::person::Person;

const READY: &str = "document.querySelector('#prompt .ended') || document.body.classList.contains('my-turn')
  && !document.body.classList.contains('busy')";
/// Far more clicks than a battle takes.
const MOST_CLICKS: usize = 150;

/// The last turn but one, both sides with cards in hand.
const LATE: &str = "1836 turn 11
step cards
player1 mexican
hand texan 14 16 21
hand mexican 5 9 17
deck 2 4 6 7 10 11
0308: Mat Ald
0208: San
0511: Urr Yuc
0906: Hou Bur
1007: Mld
1209: NOr
PRG: Gao
pool: She Geo
";

const FORCED_MARCH: &str = "1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
hand texan 1 3
hand mexican 5 9
PRG: San Ald
1601: Hou
";

const SEA_MOVE: &str = "1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
hand texan 1 3
hand mexican 5 9
NOL: NYk Geo
1110: Hou
PRG: San
";

const BURNING: &str = "1836 turn 4
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 20
hand texan 1 3
hand mexican 5 9
0508: Ald3
0208: San
0906: Hou
";

const FIELD: &str = "1836 turn 5
step battles mexican
player1 mexican
chosen texan 22
chosen mexican 16
hand texan 1 3
hand mexican 5 9
unfought 0606
player1-attacks 0606
0606: Bur3 Mld3 Mat3+moved<0507 Ald4+moved<0507
0208: San
0906: Hou
";

const SIEGE: &str = "1836 turn 3
step declare
player1 mexican
battle 0308 siege mexican
chosen texan 22
chosen mexican 16
hand texan 1 3
hand mexican 5 9
0308: Ses Mat Jim Ald
0308 inside: Tra1 AAt1
0208: San
0906: Hou
";

/// The campaign in full swing.
pub const BASTROP: &str = "1836 turn 6
step battles mexican
player1 mexican
chosen texan 22
chosen mexican 16
hand texan 1 3
hand mexican 5 19
deck 2 4 6 7 8 10 11 12 13
unfought 0606
player1-attacks 0606
burned 0508
0606: Bur4 Mld3 Hou3 Mat3+moved<0507 Ald4+moved<0507 Ses2+moved<0507 Dol3+moved<0506
0308: San3 Tlc3
0511: Urr3 Yuc3 Cua2
0511 inside: Fan2 GAt2 War2
0710: Hor1
0906: Gra2 Kim1
1007: Wal3
1010: NYk2
1209: NOr2
0208: AAm2
PRG: Gao2 Zap3
LAR: Gto3
NOL: Nas2
JES: US34
pool: She MIn MCv Seg Geo US5 Gai
later: Gro Mor Tol
";

/// Clicks what is named, one after the other: `piece Aldama`, `place Gonzales`, `button Move`.
pub async fn act(person: &Person, clicks: &[&str]) {
    for click in clicks {
        let (kind, name) = click.split_once(' ').expect("a kind and a name");
        let name = json!(name);
        let found = if kind == "button" {
            format!(
                "[...document.querySelectorAll('#buttons [data-choice]')].find((it) => it.textContent === {name})"
            )
        } else {
            format!(
                "[...document.querySelectorAll('[data-pick^={kind}].lit')].find((it) => it.ariaLabel.includes({name}))"
            )
        };
        person.wait_for(click, &format!("({READY}) && {found}")).await;
        if kind == "button" {
            person.ask(&format!("{found}.click()")).await;
        } else {
            let pick = person.ask(&format!("return {found}.dataset.pick")).await;
            person.pick(pick.as_str().expect("a click")).await;
        }
    }
}

/// Waits until the log cites a clause.
pub async fn told(person: &Person, clause: &str) {
    let cited = format!(
        "[...document.querySelectorAll('#log [data-rule]')].some((it) => it.dataset.rule === '{clause}')"
    );
    person.wait_for(clause, &cited).await;
}

/// Fires with whoever may, takes what hits must be taken, until the battle board is put away.
async fn fight(person: &Person) -> usize {
    for clicks in 0..MOST_CLICKS {
        person.wait_for("my turn", READY).await;
        let next = person
            .ask(
                "if (!document.querySelector('.tg-battle')) return 'over';
                 const buttons = [...document.querySelectorAll('#buttons [data-choice]')];
                 const fire = buttons.find((it) => it.textContent === 'Fire');
                 if (fire) { fire.click(); return 'fired'; }
                 const lit = document.querySelector('.tg-battle .lit');
                 if (lit) return lit.dataset.pick;
                 if (buttons.length > 0) { buttons[0].click(); return 'done'; }
                 return document.querySelector('#frame .lit')?.dataset.pick ?? 'wait';",
            )
            .await;
        match next.as_str() {
            Some("over") => return clicks,
            Some("fired" | "done" | "wait") => {}
            Some(pick) => person.pick(pick).await,
            None => panic!("{next}"),
        }
    }
    panic!("no end of the battle after {MOST_CLICKS} clicks")
}

/// The beginning of a campaign, and the end of one, by clicking what lights up.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_campaign_is_played_to_its_end_by_clicking() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("texas-glory", &[("side", "mexican"), ("opponent", "regular")]).await;
    person.wait_for("my hand", "document.querySelectorAll('.tg-hand .tg-card.lit').length === 3").await;
    let backs = "document.querySelectorAll('#pieces .backs.texan').length > 3 && !document.querySelector('#pieces .block.texan')";
    person.wait_for("the enemy is seen from behind", backs).await;
    person.play(1, 60).await;

    person.begin_from("texas-glory", "mexican", "regular", LATE).await;
    let clicks = person.play_to_the_end(2).await;
    assert!(clicks > 3, "{clicks} clicks");
    desk.clear_away([person]).await;
}

/// A forced march, a sea move, a burned town, a field battle, a siege with a storm; odds before they are needed.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn what_a_campaign_is_made_of() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };

    person.begin_from("texas-glory", "mexican", "regular", FORCED_MARCH).await;
    act(&person, &["piece Aldama"]).await;
    person.wait_for("what a march costs", "document.querySelector('#pieces .tg-cost.forced')").await;
    act(&person, &["place Cibolo"]).await;
    told(&person, "5.6-a").await;

    person.begin_from("texas-glory", "texan", "regular", SEA_MOVE).await;
    act(&person, &["piece New York", "button Sail", "place Matagorda"]).await;
    told(&person, "5.81-a").await;

    person.begin_from("texas-glory", "mexican", "regular", BURNING).await;
    act(&person, &["place Gonzales", "button Burn"]).await;
    told(&person, "5.71-b").await;
    person.wait_for("flames", "document.querySelector('#pieces [href=\"#tg-flames\"]')").await;

    person.begin_from("texas-glory", "mexican", "regular", FIELD).await;
    act(&person, &["place Bastrop"]).await;
    assert!(fight(&person).await > 2, "a battle of several rounds");
    told(&person, "6.3-a").await;

    person.begin_from("texas-glory", "mexican", "regular", SIEGE).await;
    person.wait_for("the siege", "document.querySelector('details[data-odds]')").await;
    person.click("details[data-odds] summary").await;
    person.wait_for("the odds of a storm", "document.querySelector('[data-ways] meter')").await;
    let ways = person.ask("return document.querySelector('[data-ways] li').textContent").await;
    assert!(ways.as_str().is_some_and(|text| text.starts_with("Storm") && text.contains('%')), "{ways}");
    act(&person, &["button Storm", "piece Matamoros", "piece Jiménez", "piece Aldama", "button Done"]).await;
    fight(&person).await;
    told(&person, "7.22-a").await;
    desk.clear_away([person]).await;
}

/// The table at a desk and on a phone: all of the board on the screen, nothing wider than it.
/// The first thing to do is to play a card, and on a phone the hand lies below what is in sight.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn on_a_phone_the_hand_is_one_tap_away() {
    let Some(desk) = Desk::set_up().await else { return };
    let person = desk.person_at(390, 844).await;
    person.begin_lightly("texas-glory").await;
    person.wait_for("my turn", READY).await;
    let seen = "const card = document.querySelector('#panels .lit').getBoundingClientRect(),
                  log = document.querySelector('.log').getBoundingClientRect(), stage = document.querySelector('.stage').getBoundingClientRect();
                return [card.top >= stage.bottom && card.bottom <= log.top, document.querySelector('#below').checkVisibility()]";
    assert_eq!(person.ask(seen).await, json!([false, true]), "the hand is out of sight, and that is said");
    person.click("#go-below").await;
    assert_eq!(person.ask(seen).await[0], json!(true), "a card stands between the board and the log");
    desk.clear_away([person]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_table_fits_a_desk_and_a_phone() {
    let Some(desk) = Desk::set_up().await else { return };
    for (width, height, name) in [(1440, 900, "texas-glory.png"), (390, 844, "texas-glory-phone.png")] {
        let person = desk.person_at(width, height).await;
        person.begin_from("texas-glory", "mexican", "regular", BASTROP).await;
        person.wait_for("my turn", READY).await;
        let bastrop = "document.querySelector('.area.lit')";
        person.wait_for("the battle to come", bastrop).await;
        act(&person, &["place Bastrop"]).await;
        person
            .wait_for("the battle board", &format!("document.querySelector('.tg-battle .lit') && ({READY})"))
            .await;
        let wide = person.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
        assert!(wide[0].as_f64() <= wide[1].as_f64(), "wider than the screen: {wide}");
        person.picture(name).await;
        person.leave().await;
    }
}
