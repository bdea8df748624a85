use game::{Game, Lang, Viewer, Seat};
use render::{picture, paint, Drawn};
fn main() {
    let lang = if std::env::args().any(|a| a == "es") { Lang::Es } else { Lang::En };
    let s = texas_glory::State::start("1836".parse().unwrap());
    let v = s.view(Viewer::Seat(Seat(1)));
    let svg = picture::<texas_glory::State>(&v, lang);
    std::fs::write("/tmp/tgr/board.svg", &svg).unwrap();
    println!("map {} pieces {}", texas_glory::State::map(lang).len(), texas_glory::State::pieces(&v, lang).len());
    std::fs::write("/tmp/tgr/board.png", paint(&svg, 2040).unwrap()).unwrap();
}
