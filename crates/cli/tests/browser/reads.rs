//! The table reads: letters large enough, the log in sight, nothing that moves by itself; and what a reader sets is kept.

use serde_json::json;

use crate::desk::Desk;
use crate::person::Person;
use crate::texas_glory::{BASTROP, act};

const GAMES: [&str; 4] = ["charge", "thirteen-days", "texas-glory", "the-alamo"];
const READY: &str =
    "document.body.classList.contains('my-turn') && !document.body.classList.contains('busy')";

/// The size of the smallest lettering on screen: of names of places, of figures on own pieces, of anything; how much of the log is seen; how
/// much the page has shifted, and what of it; what glows and lies under the small map, though another corner is free of it.
const MEASURES: &str = "
  const board = document.querySelector('#frame svg');
  const seen = [...board.querySelectorAll('text')].filter((text) => text.textContent.trim() && text.checkVisibility());
  const size = (text) => { const { a, b } = text.getScreenCTM(); return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b); };
  const least = (selector) => Math.min(99, ...seen.filter((text) => text.matches(selector)).map(size));
  const log = document.querySelector('#log').getBoundingClientRect();
  const map = document.querySelector('#overview').getBoundingClientRect();
  const place = document.querySelector('.board-place').getBoundingClientRect();
  const middles = [...board.querySelectorAll('.lit.piece')].map((thing) => thing.getBoundingClientRect())
    .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const under = (box) => middles.filter(({ x, y }) => x > box.x && x < box.x + map.width && y > box.y && y < box.y + map.height);
  const corners = [place.left + 16, place.right - map.width - 16].flatMap((x) => [place.top + 16, place.bottom - map.height - 16].map((y) => ({ x, y })));
  const covered = map.width > 0 && corners.some((corner) => under(corner).length === 0) ? under(map) : [];
  let shift = 0;
  const moved = [];
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      shift += each.value;
      for (const { node, previousRect, currentRect } of each.sources) moved.push(`${node?.id || node?.className}: ${at(previousRect)} to ${at(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done({
    names: least('.tg-site, .ta-name, .name'),
    figures: least('.f-tg-rating, .f-tg-strength, .f-tg-count, .f-ta-values, .f-ta-morale, .count, .star-number'),
    all: least('text'),
    log: Math.min(innerHeight, log.bottom) - Math.max(0, log.top),
    wide: document.documentElement.scrollWidth - innerWidth,
    shift, moved, covered,
  })));";

/// Everything is as large as it must be, and where it must be.
async fn reads(person: &Person, what: &str) {
    let found = person.ask_later(MEASURES).await;
    println!("{what}: {found}");
    let so = |what: &str, least: f64| found[what].as_f64().is_some_and(|is| is >= least - 0.05);
    assert!(so("names", 11.0) && so("figures", 11.0), "{what}: {found}");
    assert!(so("all", 9.0), "{what}: {found}");
    assert!(so("log", 60.0), "{what}: the log is not seen: {found}");
    assert!(found["wide"].as_f64() <= Some(0.0), "{what}: {found}");
    assert!(found["shift"].as_f64() < Some(0.05), "{what}: {found}");
    assert_eq!(found["covered"], json!([]), "{what}: the small map lies upon what glows");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn every_board_is_legible_and_the_log_in_sight() {
    let Some(desk) = Desk::set_up().await else { return };
    for (width, height) in [(1440, 900), (1280, 720), (1920, 1080), (820, 1180), (390, 844)] {
        let person = desk.person_at(width, height).await;
        for game in GAMES {
            person.begin_lightly(game).await;
            person.wait_for("the table", READY).await;
            reads(&person, &format!("{game} at {width}×{height}")).await;
        }
        person.leave().await;
    }
}

/// The same when it has come to fighting. The page is fetched again for each screen, so that it is laid with all of that.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn every_board_is_legible_in_the_middle_of_a_game() {
    let Some(desk) = Desk::set_up().await else { return };
    let person = desk.person_at(1440, 900).await;
    for game in GAMES {
        person.begin_lightly(game).await;
        assert_eq!(person.play(2, 14).await, None, "{game}: it is not over yet");
        person.wait_for("my turn", READY).await;
        reads_everywhere(&person, &format!("{game} in the middle")).await;
    }
    person.begin_from("texas-glory", "mexican", "regular", BASTROP).await;
    act(&person, &["place Bastrop"]).await;
    person
        .wait_for("the battle board", &format!("document.querySelector('.tg-battle .lit') && {READY}"))
        .await;
    reads_everywhere(&person, "the battle of Bastrop").await;
    desk.clear_away([person]).await;
}

/// A table at a desk and on a phone.
async fn reads_everywhere(person: &Person, what: &str) {
    let table = person.ask("return location.pathname").await;
    for (width, height) in [(1440, 900), (390, 844)] {
        person.sit_at(width, height).await;
        person.wait_for("the screen", &format!("innerWidth === {width}")).await;
        person.open(table.as_str().expect("an address")).await;
        person.wait_for("the table", READY).await;
        reads(person, &format!("{what}, at {width}×{height}")).await;
    }
    person.sit_at(1440, 900).await;
}

/// Text size, questions and keys are kept in the browser, and hold at the next table.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn what_a_reader_sets_is_kept() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin("charge", &[("side", "texan"), ("opponent", "random")]).await;
    person.wait_for("the table", READY).await;
    let moves = "return document.querySelector('#moves').open";
    person.type_keys("m").await;
    assert_eq!(person.ask(moves).await, json!(true), "the key opens the list");

    person.click("[data-do=settings]").await;
    person
        .ask(
            "const panel = document.querySelector('#settings');
             const set = (field, changes, event) => { Object.assign(field, changes); field.dispatchEvent(new Event(event, { bubbles: true })); };
             set(panel.querySelector('[name=text-size]'), { value: 'large' }, 'change');
             set(panel.querySelector('[name=theme]'), { value: 'dark' }, 'change');
             set(panel.querySelector('[data-act=moves]'), { value: 'x' }, 'input');",
        )
        .await;
    person.click("#settings form[method=dialog] button").await;

    person.begin("charge", &[("side", "texan"), ("opponent", "random")]).await;
    person.wait_for("the table", READY).await;
    let kept = "const { theme, text } = document.documentElement.dataset; return [theme, text]";
    assert_eq!(person.ask(kept).await, json!(["dark", "large"]));
    person.type_keys("m").await;
    assert_eq!(person.ask(moves).await, json!(false), "the old key does nothing");
    person.type_keys("x").await;
    assert_eq!(person.ask(moves).await, json!(true), "the new one does");

    person.ask("document.querySelector('[name=shortcuts]').click()").await;
    person.type_keys("x").await;
    assert_eq!(person.ask(moves).await, json!(true), "no key does anything by itself");
    desk.clear_away([person]).await;
}
