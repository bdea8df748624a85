//! The table for those who do not see it or hold no mouse: a turn by keyboard alone, a turn from the accessibility tree alone, and
//! [axe](https://github.com/dequelabs/axe-core) on every kind of page.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::person::Person;

const READY: &str = "document.querySelector('#prompt .ended') || document.body.classList.contains('my-turn')
  && !document.body.classList.contains('busy')";
/// Far more than a turn takes.
const MOST: usize = 400;

/// What has the focus: a button of the prompt, something that glows, or neither; and the turn.
const FOCUS: &str = "
  const here = document.activeElement;
  const kind = here.closest('#buttons, #amounts') ? 'button' : here.matches('.lit') ? 'lit' : 'none';
  return [kind, document.querySelectorAll('.lit').length, document.querySelectorAll('#buttons [data-choice], #amounts:not([hidden]) button').length,
    document.querySelector('#status .turn').textContent, here.dataset.choice ?? here.dataset.pick ?? ''];";

/// Tab, arrows and Enter, until the turn is another.
async fn play_a_turn_by_keyboard(person: &Person, lot: u64) -> usize {
    let mut rng = fastrand::Rng::with_seed(lot);
    let first = person.ask(FOCUS).await[3].clone();
    let tab = '\u{e004}'.to_string();
    let (enter, right, down) = ("\u{e007}", "\u{e014}", "\u{e015}");
    let mut keys = 0;
    while keys < MOST {
        person.wait_for("the next decision", READY).await;
        let found = person.ask(FOCUS).await;
        if found[3] != first
            || person.ask("return Boolean(document.querySelector('#prompt .ended'))").await == json!(true)
        {
            return keys;
        }
        let (lit, buttons) = (found[1].as_u64().unwrap_or(0), found[2].as_u64().unwrap_or(0));
        // Whatever a button does for many is done by it, now and then a phase is ended.
        let by_button = buttons > 0 && (lit == 0 || rng.u8(..3) == 0);
        for _ in 0..MOST {
            let focus = person.ask(FOCUS).await;
            match (focus[0].as_str(), by_button) {
                (Some("button"), true) | (Some("lit"), false) => break,
                (_, true) => person.type_keys(&tab).await,
                (_, false) => person.type_keys(if rng.bool() { right } else { down }).await,
            }
            keys += 1;
        }
        person.type_keys(enter).await;
        keys += 1;
    }
    panic!("no end of the turn after {keys} keys")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_turn_of_each_game_is_played_by_keyboard_alone() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    for (game, lot) in [("charge", 3), ("thirteen-days", 4), ("texas-glory", 5), ("the-alamo", 6)] {
        person.begin_lightly(game).await;
        let keys = play_a_turn_by_keyboard(&person, lot).await;
        println!("{game}: {keys} keys");
        assert!(keys > 3, "{game}: {keys} keys");
    }

    // Whoever thinks again is where he began.
    person.begin("charge", &[("side", "texan"), ("opponent", "random")]).await;
    person.wait_for("the table", READY).await;
    person.type_keys("\u{e015}").await;
    person.type_keys("\u{e007}").await;
    person.wait_for("a choice begun", "document.body.classList.contains('choosing')").await;
    let chosen = person.ask("return document.querySelector('.chosen').dataset.pick").await;
    person.ask("document.querySelector('#buttons [data-key=Esc]').focus()").await;
    person.type_keys("\u{e007}").await;
    person.wait_for("nothing chosen", "!document.body.classList.contains('choosing')").await;
    assert_eq!(person.ask("return document.activeElement.dataset.pick").await, chosen);
    desk.clear_away([person]).await;
}

/// The buttons that the accessibility tree has within the board and the prompt: name and number.
async fn tree_buttons(person: &Person) -> Vec<(String, u64)> {
    let tree = person.protocol("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let by_id = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let within = |node: &Value| {
        let mut at = by_id(&node["parentId"]);
        while let Some(above) = at {
            let name = above["name"]["value"].as_str().unwrap_or_default();
            if above["role"]["value"] == "region" && ["Board", "What to do now"].contains(&name) {
                return true;
            }
            at = by_id(&above["parentId"]);
        }
        false
    };
    let pressable = nodes.iter().filter(|node| {
        node["role"]["value"] == "button"
            && node["ignored"] == json!(false)
            && !node["properties"].as_array().is_some_and(|all| all.iter().any(|it| it["name"] == "disabled"))
            && within(node)
    });
    pressable
        .filter_map(|node| {
            Some((node["name"]["value"].as_str()?.to_owned(), node["backendDOMNodeId"].as_u64()?))
        })
        .collect()
}

/// A turn by somebody who has nothing but the names of what can be pressed.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_turn_is_played_from_the_accessibility_tree_alone() {
    const AIDS: [&str; 4] = ["Hint", "How am I doing?", "Undo", "Cancel"];
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "texan"), ("opponent", "random")]).await;
    let turn = "return document.querySelector('#status .turn').textContent";
    let first = person.ask(turn).await;
    let mut rng = fastrand::Rng::with_seed(11);
    for pressed in 0..MOST {
        person.wait_for("the next decision", READY).await;
        if person.ask(turn).await != first {
            println!("{pressed} presses");
            assert!(pressed > 3);
            desk.clear_away([person]).await;
            return;
        }
        let all = tree_buttons(&person).await;
        assert!(all.iter().all(|(name, _)| !name.is_empty()), "everything has a name: {all:?}");
        let open: Vec<&(String, u64)> =
            all.iter().filter(|(name, _)| !AIDS.iter().any(|aid| name.starts_with(aid))).collect();
        assert!(!open.is_empty(), "there is something to press: {all:?}");
        let (_, node) = open[rng.usize(..open.len())];
        person.protocol("DOM.focus", json!({ "backendNodeId": node })).await;
        person.type_keys("\u{e007}").await;
    }
    panic!("no end of the turn");
}

/// What axe finds, each with an example.
const AXE: &str = "
  axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    done(violations.map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0].html.slice(0, 200)}`)));";

/// Every kind of page, by day in English and by night in Spanish. Axe comes from npm: where it cannot be had this is left out, with a word about it.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn axe_finds_nothing_on_any_kind_of_page() {
    let Some(file) = std::env::var_os("BEXAR_AXE") else {
        eprintln!("left out: BEXAR_AXE names no axe.min.js (npm install axe-core)");
        return;
    };
    let axe = std::fs::read_to_string(file).expect("axe.min.js");
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    for (theme, spanish) in [("light", false), ("dark", true)] {
        person.open("/").await;
        person.ask(&format!("localStorage.setItem('theme', '{theme}')")).await;
        if spanish {
            person.follow("form[action='/lang'] button").await;
        }
        for path in ["/", "/new/charge", "/about", "/nowhere"] {
            person.open(path).await;
            sound(&person, &axe, path).await;
        }
        for game in ["charge", "thirteen-days", "texas-glory", "the-alamo"] {
            person.begin_lightly(game).await;
            person.wait_for("the table", READY).await;
            person
                .ask("for (const fold of document.querySelectorAll('.papers details')) fold.open = true")
                .await;
            person
                .wait_for("what is looked up", "document.querySelector('#words [data-here]').firstChild")
                .await;
            sound(&person, &axe, game).await;
        }
        for dialog in ["help", "settings"] {
            person.ask(&format!("document.querySelector('#{dialog}').showModal()")).await;
            sound(&person, &axe, dialog).await;
            person.ask(&format!("document.querySelector('#{dialog}').close()")).await;
        }
        person.follow(".after-log a").await;
        sound(&person, &axe, "replay").await;
        // The first clauses stand for all: of a whole rulebook axe makes minutes.
        person.open("/rules/charge").await;
        person
            .ask("[...document.querySelectorAll('article.clause')].slice(12).forEach((it) => it.remove())")
            .await;
        sound(&person, &axe, "rules").await;
    }
    desk.clear_away([person]).await;
}

async fn sound(person: &Person, axe: &str, what: &str) {
    person.ask(axe).await;
    let found = person.ask_later(AXE).await;
    assert_eq!(found, json!([]), "{what}");
}
