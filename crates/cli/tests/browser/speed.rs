//! How long a player waits at the largest table, on this machine. The bounds are loose, as the machine may be busy
//! and the program is not built for speed here; the figures are printed.

use serde_json::Value;

use crate::desk::Desk;

/// The Texan moves first and has orders to give.
const ORDERS: &str = "1836 turn 3
step orders
player1 texan
mover texan
cp 4
chosen texan 16
chosen mexican 17
hand texan 0 6
hand mexican 1 7
0906: Hou Bur
0710: Hor
0508: Kim
0308: Tra AAt Bow
PRG: San Ald Zap
MAT: Que
pool: She
";

/// Milliseconds.
const PAINTED: f64 = 3_000.0;
const ANSWERED: f64 = 500.0;

/// Decides and takes back, over and over; tells how long each took from the click to the new board on the screen.
const CLICKS: &str = "
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const until = async (so) => { do await frame(); while (document.body.classList.contains('busy') || !so()); };
  const timed = async (button) => { const from = performance.now(); button.click(); await until(() => true); return performance.now() - from; };
  const moves = () => [...document.querySelectorAll('#offers button')];
  (async () => {
    const times = [], undo = document.querySelector('#undo');
    document.querySelector('#moves').open = true;
    for (let turn = 0; turn < 15; turn += 1) {
      // The last is to be done with it, those before send a block on its way.
      await until(() => moves().length > 6);
      moves().at(-2 - turn % 5).click();
      await until(() => document.body.classList.contains('choosing'));
      times.push(await timed(moves()[0]));
      await until(() => undo.ariaDisabled === 'false');
      times.push(await timed(undo));
    }
    done(times.sort((a, b) => a - b));
  })();";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_board_is_there_at_once_and_answers_at_once() {
    let Some((desk, person)) = Desk::with_a_person().await else { return };
    person.begin_from("texas-glory", "texan", "random", ORDERS).await;
    let orders = "document.body.classList.contains('my-turn')";
    person.wait_for("my orders", orders).await;
    let table = person.ask("return location.pathname").await;

    person.open(table.as_str().expect("an address")).await;
    let paint = "performance.getEntriesByName('first-contentful-paint')[0]";
    person.wait_for("something to see", paint).await;
    let painted = person.ask(&format!("return {paint}.startTime")).await.as_f64().expect("a time");
    let weight = "return performance.getEntriesByType('navigation')[0].encodedBodySize / 1024";
    let weight = person.ask(weight).await.as_f64().expect("a size");

    person.wait_for("my orders", orders).await;
    let times = person.ask_later(CLICKS).await;
    let times: Vec<f64> = times.as_array().expect("times").iter().filter_map(Value::as_f64).collect();
    let median = times[times.len() / 2];
    println!(
        "first paint {painted:.0} ms, page {weight:.0} kB; {} clicks answered: median {median:.0} ms, longest {:.0} ms",
        times.len(),
        times[times.len() - 1]
    );
    assert!(painted < PAINTED, "first paint after {painted} ms");
    assert!(median < ANSWERED, "answers after {median} ms: {times:?}");
    desk.clear_away([person]).await;
}
