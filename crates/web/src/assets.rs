//! Style sheets, scripts, lettering and pictures, embedded, under names that change with their content.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file to be served with a long cache: its name carries the hash of its content.
#[derive(Clone, Debug)]
pub struct Asset {
    /// `table-1a2b3c4d.js`
    pub name: String,
    pub content_type: &'static str,
    pub body: Cow<'static, [u8]>,
}

/// In an order in which every script comes after those it imports.
const SOURCES: [(&str, &str); 65] = [
    ("page.css", include_str!("../assets/page.css")),
    ("reading.css", include_str!("../assets/reading.css")),
    ("table.css", include_str!("../assets/table.css")),
    ("log.css", include_str!("../assets/log.css")),
    ("narrow.css", include_str!("../assets/narrow.css")),
    ("settings.css", include_str!("../assets/settings.css")),
    ("beside.css", include_str!("../assets/beside.css")),
    ("advice.css", include_str!("../assets/advice.css")),
    ("over.css", include_str!("../assets/over.css")),
    ("lesson.css", include_str!("../assets/lesson.css")),
    ("review.css", include_str!("../assets/review.css")),
    ("tips.css", include_str!("../assets/tips.css")),
    ("study.css", include_str!("../assets/study.css")),
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("icon-turn.svg", include_str!("../assets/icon-turn.svg")),
    ("theme.js", include_str!("../assets/theme.js")),
    ("page.js", include_str!("../assets/page.js")),
    ("finding.js", include_str!("../assets/finding.js")),
    ("figures.js", include_str!("../assets/figures.js")),
    ("rules.js", include_str!("../assets/rules.js")),
    ("puzzles.js", include_str!("../assets/puzzles.js")),
    ("person.js", include_str!("../assets/person.js")),
    ("calls.js", include_str!("../assets/calls.js")),
    ("words.js", include_str!("../assets/words.js")),
    ("awaited.js", include_str!("../assets/awaited.js")),
    ("settings.js", include_str!("../assets/settings.js")),
    ("where.js", include_str!("../assets/where.js")),
    ("zoom.js", include_str!("../assets/zoom.js")),
    ("overview.js", include_str!("../assets/overview.js")),
    ("notices.js", include_str!("../assets/notices.js")),
    ("tips.js", include_str!("../assets/tips.js")),
    ("called.js", include_str!("../assets/called.js")),
    ("card.js", include_str!("../assets/card.js")),
    ("chooser.js", include_str!("../assets/chooser.js")),
    ("reference.js", include_str!("../assets/reference.js")),
    ("picks.js", include_str!("../assets/picks.js")),
    ("model.js", include_str!("../assets/model.js")),
    ("choices.js", include_str!("../assets/choices.js")),
    ("motion.js", include_str!("../assets/motion.js")),
    ("sounds.js", include_str!("../assets/sounds.js")),
    ("parts.js", include_str!("../assets/parts.js")),
    ("pieces.js", include_str!("../assets/pieces.js")),
    ("panels.js", include_str!("../assets/panels.js")),
    ("ahead.js", include_str!("../assets/ahead.js")),
    ("stream.js", include_str!("../assets/stream.js")),
    ("tabs.js", include_str!("../assets/tabs.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("next.js", include_str!("../assets/next.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("paths.js", include_str!("../assets/paths.js")),
    ("steps.js", include_str!("../assets/steps.js")),
    ("curtain.js", include_str!("../assets/curtain.js")),
    ("notes.js", include_str!("../assets/notes.js")),
    ("odds.js", include_str!("../assets/odds.js")),
    ("hint.js", include_str!("../assets/hint.js")),
    ("coach.js", include_str!("../assets/coach.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("sight.js", include_str!("../assets/sight.js")),
    ("levels.js", include_str!("../assets/levels.js")),
    ("lesson.js", include_str!("../assets/lesson.js")),
    ("beside.js", include_str!("../assets/beside.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("review.js", include_str!("../assets/review.js")),
    ("waiting.js", include_str!("../assets/waiting.js")),
];

/// The boards as the lobby shows them, of the games that it shows. They are remade by a browser test; see CONTRIBUTING.
const PICTURES: [(&str, &[u8]); 4] = [
    ("charge.webp", include_bytes!("../assets/lobby/charge.webp")),
    ("thirteen-days.webp", include_bytes!("../assets/lobby/thirteen-days.webp")),
    ("texas-glory.webp", include_bytes!("../assets/lobby/texas-glory.webp")),
    ("the-alamo.webp", include_bytes!("../assets/lobby/the-alamo.webp")),
];
/// Their width and height.
pub(crate) const PICTURE_SIZE: (u32, u32) = (640, 320);

static ASSETS: LazyLock<Vec<(String, Asset)>> = LazyLock::new(|| {
    let fonts = render::FONTS.map(|font| (font.file, font.ttf));
    let mut assets: Vec<(String, Asset)> = fonts
        .into_iter()
        .chain(PICTURES)
        .map(|(name, bytes)| (name.to_owned(), hashed(name, Cow::Borrowed(bytes))))
        .collect();
    let boards = render::stylesheet(|font| {
        let served = assets.iter().find(|(name, _)| name == font.file);
        served.map_or_else(String::new, |(_, asset)| asset.name.clone())
    });
    assets.push(("board.css".to_owned(), hashed("board.css", boards.into_bytes().into())));
    for (name, text) in SOURCES {
        let imported = assets.iter().fold(Cow::Borrowed(text), |body, (name, asset)| {
            let import = format!("\"./{name}\"");
            if body.contains(&import) {
                body.replace(&import, &format!("\"./{}\"", asset.name)).into()
            } else {
                body
            }
        });
        let body = match imported {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => text.into_bytes().into(),
        };
        assets.push((name.to_owned(), hashed(name, body)));
    }
    assets
});

/// The asset served as `/assets/NAME`, or nothing if no such name was ever handed out by this build.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().map(|(_, asset)| asset).find(|asset| asset.name == name)
}

/// The address of the picture of a game's board, if there is one.
pub fn picture(game: &str) -> Option<String> {
    let name = format!("{game}.webp");
    PICTURES.iter().any(|(own, _)| *own == name).then(|| path(&name))
}

/// The address of the asset that is called `name` in the project.
pub(crate) fn path(name: &str) -> String {
    format!("/assets/{}", of(name).name)
}

pub(crate) fn source(name: &str) -> &'static str {
    let found = SOURCES.iter().find(|(own, _)| *own == name);
    found.expect("checked: pages name only what SOURCES hold").1
}

fn of(name: &str) -> &'static Asset {
    let found = ASSETS.iter().find(|(source, _)| source == name);
    &found.expect("checked: pages name only what is embedded").1
}

fn hashed(name: &str, body: Cow<'static, [u8]>) -> Asset {
    let (stem, ending) = name.rsplit_once('.').expect("checked: every asset has an ending");
    let mut hash = String::new();
    for byte in &Sha256::digest(&body)[..5] {
        write!(hash, "{byte:02x}").expect("checked: writing to a string");
    }
    let content_type = match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "ttf" => "font/ttf",
        "webp" => "image/webp",
        _ => "image/svg+xml",
    };
    Asset { name: format!("{stem}-{hash}.{ending}"), content_type, body }
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, asset, picture};

    fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
        ASSETS
            .iter()
            .filter_map(|(name, asset)| Some((name.as_str(), std::str::from_utf8(&asset.body).ok()?)))
    }

    #[test]
    fn every_import_and_every_font_is_an_asset_that_is_served() {
        let mut fonts = 0;
        for (name, body) in texts() {
            for import in body.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(asset(import).is_some(), "{name} imports {import}");
            }
            for font in body.split("src:url(").skip(1).filter_map(|rest| rest.split(')').next()) {
                assert!(asset(font).is_some_and(|asset| asset.content_type == "font/ttf"), "{name}: {font}");
                fonts += 1;
            }
        }
        assert_eq!(fonts, render::FONTS.len());
    }

    #[test]
    fn nothing_is_fetched_from_elsewhere() {
        for (name, body) in texts() {
            let body = body.replace("http://www.w3.org/", "");
            assert!(!body.contains("http://") && !body.contains("https://"), "{name}");
        }
    }

    #[test]
    fn every_game_of_the_lobby_has_a_picture() {
        for entry in shelf::shown() {
            assert!(picture(entry.title.id).is_some(), "{}", entry.title.id);
        }
    }
}
