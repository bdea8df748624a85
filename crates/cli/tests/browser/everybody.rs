//! The table for those who do not see it or hold no mouse: a turn by keyboard alone, a turn from the accessibility tree alone, and
//! [axe](https://github.com/dequelabs/axe-core) on every kind of page.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::person::Person;
use crate::texas_glory::{BASTROP, act};

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
        // The dice are the server's: a turn of Texas Glory may be over with one card.
        assert!(keys > 0, "{game}: the turn passed by itself");
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

/// Something to press, as the accessibility tree has it.
struct Pressable {
    name: String,
    node: u64,
    /// It stands with the prompt, not on or beside the board.
    asked: bool,
}

/// What can be pressed on the board, in the prompt and in the panels.
async fn pressables(person: &Person) -> Vec<Pressable> {
    const PLACES: [(&str, &str); 3] =
        [("region", "Board"), ("region", "What to do now"), ("complementary", "")];
    let tree = person.protocol("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let above = |node: &Value| by_id.get(node["parentId"].as_str()?).copied();
    let place = |node: &Value| {
        std::iter::successors(above(node), |&node| above(node)).find_map(|node| {
            let (role, name) = (&node["role"]["value"], node["name"]["value"].as_str().unwrap_or_default());
            PLACES.iter().position(|place| *role == place.0 && name == place.1)
        })
    };
    let is_pressable = |node: &&Value| {
        node["role"]["value"] == "button"
            && node["ignored"] == json!(false)
            && !node["properties"].as_array().is_some_and(|all| all.iter().any(|it| it["name"] == "disabled"))
    };
    let found = nodes.iter().filter(is_pressable).filter_map(|node| {
        let name = node["name"]["value"].as_str()?.to_owned();
        Some(Pressable { name, node: node["backendDOMNodeId"].as_u64()?, asked: place(node)? == 1 })
    });
    found.collect()
}

/// A turn of each game by somebody who has nothing but the names of what can be pressed.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_turn_of_each_game_is_played_from_the_accessibility_tree_alone() {
    const AIDS: [&str; 4] = ["Hint", "How am I doing?", "Undo", "Cancel"];
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    for (game, lot) in [("charge", 11), ("thirteen-days", 12), ("texas-glory", 13), ("the-alamo", 14)] {
        person.begin_lightly(game).await;
        person.wait_for("the table", READY).await;
        let turn = "return document.querySelector('#prompt .ended')?.textContent ?? document.querySelector('#status .turn').textContent";
        let first = person.ask(turn).await;
        let mut rng = fastrand::Rng::with_seed(lot);
        let mut pressed = 0;
        while person.ask(turn).await == first {
            assert!(pressed < MOST, "{game}: no end of the turn");
            let all = pressables(&person).await;
            let unnamed = all.iter().filter(|each| each.name.is_empty()).count();
            assert_eq!(unnamed, 0, "{game}: everything has a name");
            let open: Vec<&Pressable> =
                all.iter().filter(|each| !AIDS.iter().any(|aid| each.name.starts_with(aid))).collect();
            let asked: Vec<&Pressable> = open.iter().copied().filter(|each| each.asked).collect();
            // Whatever a button does for many is often done by it.
            let among = if !asked.is_empty() && rng.bool() { asked } else { open };
            assert!(!among.is_empty(), "{game}: there is something to press");
            // What was there may be gone already: then one looks again.
            if person.focus(among[rng.usize(..among.len())].node).await {
                person.type_keys("\u{e007}").await;
            }
            person.wait_for("the next decision", READY).await;
            pressed += 1;
        }
        println!("{game}: {pressed} presses");
        assert!(pressed > 0, "{game}: the turn passed by itself");
    }
    desk.clear_away([person]).await;
}

/// What axe finds, each with an example.
///
/// Of lettering upon a drawing axe cannot tell the contrast, and takes long to say so: there it does not try.
const AXE: &str = "
  const most = { resultTypes: ['violations'] };
  const drawn = { ...most, rules: { 'color-contrast': { enabled: false } } };
  const boards = document.querySelector('.stage svg') ? ['.stage svg'] : null;
  const page = axe.run(boards ? { exclude: boards } : document, most);
  page.then((page) => boards ? axe.run({ include: boards }, drawn).then((board) => [page, board]) : [page]).then((all) =>
    done(all.flatMap(({ violations }) => violations).map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0].html.slice(0, 200)}`)));";

/// Axe, as a script.
struct Axe(String);

impl Axe {
    async fn finds_nothing(&self, person: &Person, what: &str) {
        person.ask(&self.0).await;
        assert_eq!(person.ask_later(AXE).await, json!([]), "{what}");
    }

    /// The same of a table with all that can be unfolded beside it.
    async fn finds_nothing_unfolded(&self, person: &Person, what: &str) {
        person.wait_for("the table", READY).await;
        person.ask("for (const fold of document.querySelectorAll('.papers details')) fold.open = true").await;
        person.wait_for("what is looked up", "document.querySelector('#words [data-here]').firstChild").await;
        self.finds_nothing(person, what).await;
    }

    async fn finds_nothing_at_a_table(&self, person: &Person, game: &str) {
        person.begin_lightly(game).await;
        self.finds_nothing_unfolded(person, game).await;
        person.play(2, 14).await;
        self.finds_nothing_unfolded(person, &format!("{game} in the middle")).await;
        let folded = "for (const fold of document.querySelectorAll('.papers details')) fold.open = false";
        person.ask(folded).await;
        for dialog in ["help", "settings"] {
            person.ask(&format!("document.querySelector('#{dialog}').showModal()")).await;
            self.finds_nothing(person, dialog).await;
            person.ask(&format!("document.querySelector('#{dialog}').close()")).await;
        }
        person.follow(".after-log a").await;
        self.finds_nothing(person, "replay").await;
    }

    async fn finds_nothing_in_a_battle(&self, person: &Person) {
        person.begin_from("texas-glory", "mexican", "regular", BASTROP).await;
        act(person, &["place Bastrop"]).await;
        person.wait_for("the battle board", "document.querySelector('.tg-battle .lit')").await;
        self.finds_nothing_unfolded(person, "a battle").await;
    }

    async fn finds_nothing_at_the_end(&self, person: &Person) {
        person.begin("charge", &[("side", "texan"), ("opponent", "random")]).await;
        person.play_to_the_end(3).await;
        self.finds_nothing(person, "the end").await;
        person.follow(".ended a[href$=review]").await;
        person.wait_for("the review", "document.querySelector('#review')").await;
        self.finds_nothing(person, "review").await;
    }

    /// The first clauses stand for all: of a whole rulebook axe makes minutes.
    async fn finds_nothing_in_the_rules(&self, person: &Person) {
        person.open("/rules/charge").await;
        let shorten =
            "[...document.querySelectorAll('article.clause')].slice(12).forEach((it) => it.remove())";
        person.ask(shorten).await;
        self.finds_nothing(person, "rules").await;
    }
}

/// Where axe comes from npm it looks at a page of every kind, by day in English or by night in Spanish; at each of them in both where `BEXAR_AXE_ALL`
/// is set, which takes minutes. Where it cannot be had this is left out, with a word about it.
async fn axe_looks(theme: &str, spanish: bool) {
    let Some(file) = std::env::var_os("BEXAR_AXE") else {
        eprintln!("left out: BEXAR_AXE names no axe.min.js (npm install axe-core)");
        return;
    };
    let at_all = std::env::var_os("BEXAR_AXE_ALL").is_some();
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    let axe = Axe(std::fs::read_to_string(file).expect("axe.min.js"));
    person.open("/").await;
    person.ask(&format!("localStorage.setItem('theme', '{theme}')")).await;
    if spanish {
        person.follow("form[action='/lang'] button").await;
    }
    for path in ["/", "/new/charge", "/me", "/about", "/nowhere", "/puzzles"] {
        person.open(path).await;
        axe.finds_nothing(&person, path).await;
    }
    for game in if spanish { ["charge", "texas-glory"] } else { ["thirteen-days", "the-alamo"] } {
        axe.finds_nothing_at_a_table(&person, game).await;
    }
    if at_all || spanish {
        axe.finds_nothing_in_a_battle(&person).await;
        axe.finds_nothing_in_the_rules(&person).await;
    }
    if at_all || !spanish {
        axe.finds_nothing_at_the_end(&person).await;
    }
    if at_all {
        for game in if spanish { ["thirteen-days", "the-alamo"] } else { ["charge", "texas-glory"] } {
            axe.finds_nothing_at_a_table(&person, game).await;
        }
    }
    desk.clear_away([person]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn axe_finds_nothing_by_day_in_english() {
    axe_looks("light", false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn axe_finds_nothing_by_night_in_spanish() {
    axe_looks("dark", true).await;
}
