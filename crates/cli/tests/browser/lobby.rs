//! The lobby: there at once, light, and nothing moves while it comes.

use std::path::Path;

use game::{Lang, Viewer};
use serde_json::json;

use crate::desk::Desk;

/// What came over the wire, in bytes, and how much the page shifted.
const COST: &str = "
  let shift = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) shift += each.value; })
    .observe({ type: 'layout-shift', buffered: true });
  const all = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')];
  const bytes = all.reduce((sum, each) => sum + each.transferSize, 0);
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done({ bytes, shift }))));";

/// Paints a board without its lettering as the lobby shows it: its middle, twice as wide as high.
const PAINT: &str = "
  const [svg, width, height, done] = arguments;
  const [, across, down] = svg.match(/viewBox=\"0 0 (\\d+) (\\d+)\"/);
  const plain = svg.replace('<g class=\"lettering\"', '<g class=\"lettering\" display=\"none\"')
    .replace('<svg ', `<svg width=\"${across}\" height=\"${down}\" `);
  const picture = new Image();
  picture.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const whole = width * down / across;
    canvas.getContext('2d').drawImage(picture, 0, (height - whole) / 2, width, whole);
    canvas.toBlob(async (blob) => done([...new Uint8Array(await blob.arrayBuffer())]), 'image/webp', 0.5);
  };
  picture.src = URL.createObjectURL(new Blob([plain], { type: 'image/svg+xml' }));";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_lobby_is_light_and_still() {
    let Some((_desk, person)) = Desk::with_a_person().await else { return };
    for path in ["/", "/?again"] {
        person.open(path).await;
        let cost = person.ask_later(COST).await;
        println!("{path}: {cost}");
        assert!(cost["bytes"].as_f64().is_some_and(|bytes| bytes < 200_000.0), "{cost}");
        assert!(cost["shift"].as_f64().is_some_and(|shift| shift < 0.05), "{cost}");
    }
    let drawn = "return [...document.querySelectorAll('.box img')].map((each) => [each.naturalWidth, each.naturalHeight])";
    assert_eq!(person.ask(drawn).await, json!(vec![[640, 320]; 4]));
}

/// Remakes the pictures, if `BEXAR_LOBBY` says in which folder.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_lobbys_pictures_are_painted() {
    let Some(folder) = std::env::var_os("BEXAR_LOBBY") else { return };
    let Some((_desk, person)) = Desk::with_a_person().await else { return };
    for entry in shelf::shown() {
        let board = entry.sample().svg(Viewer::Observer, Lang::En);
        let bytes = person.run_elsewhere(PAINT, vec![board.into(), 640.into(), 320.into()]).await;
        let bytes: Vec<u8> = serde_json::from_value::<Vec<u8>>(bytes).expect("bytes");
        std::fs::write(Path::new(&folder).join(format!("{}.webp", entry.title.id)), bytes).expect("written");
    }
}
