//! Style sheets, scripts and pictures, embedded, under names that change with their content.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

use game::{Lang, Viewer};
use sha2::{Digest, Sha256};

/// A file to be served with a long cache: its name carries the hash of its content.
#[derive(Clone, Debug)]
pub struct Asset {
    /// `table-1a2b3c4d.js`
    pub name: String,
    pub content_type: &'static str,
    pub body: Cow<'static, str>,
}

/// In an order in which every script comes after those it imports.
const SOURCES: [(&str, &str); 28] = [
    ("page.css", include_str!("../assets/page.css")),
    ("reading.css", include_str!("../assets/reading.css")),
    ("table.css", include_str!("../assets/table.css")),
    ("advice.css", include_str!("../assets/advice.css")),
    ("over.css", include_str!("../assets/over.css")),
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("theme.js", include_str!("../assets/theme.js")),
    ("page.js", include_str!("../assets/page.js")),
    ("words.js", include_str!("../assets/words.js")),
    ("zoom.js", include_str!("../assets/zoom.js")),
    ("notices.js", include_str!("../assets/notices.js")),
    ("picks.js", include_str!("../assets/picks.js")),
    ("model.js", include_str!("../assets/model.js")),
    ("choices.js", include_str!("../assets/choices.js")),
    ("pieces.js", include_str!("../assets/pieces.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("steps.js", include_str!("../assets/steps.js")),
    ("curtain.js", include_str!("../assets/curtain.js")),
    ("notes.js", include_str!("../assets/notes.js")),
    ("odds.js", include_str!("../assets/odds.js")),
    ("hint.js", include_str!("../assets/hint.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("sight.js", include_str!("../assets/sight.js")),
    ("levels.js", include_str!("../assets/levels.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("waiting.js", include_str!("../assets/waiting.js")),
];

static ASSETS: LazyLock<Vec<(String, Asset)>> = LazyLock::new(|| {
    let mut assets: Vec<(String, Asset)> = Vec::new();
    let boards = std::iter::once(("board.css", render::stylesheet()));
    for (name, text) in SOURCES.into_iter().chain(boards) {
        let imported = assets.iter().fold(Cow::Borrowed(text), |body, (name, asset)| {
            let import = format!("\"./{name}\"");
            if body.contains(&import) {
                body.replace(&import, &format!("\"./{}\"", asset.name)).into()
            } else {
                body
            }
        });
        assets.push((name.to_owned(), hashed(name, imported)));
    }
    for entry in shelf::games() {
        let board = entry.sample();
        for lang in Lang::ALL {
            let name = picture(entry.title.id, lang);
            let asset = hashed(&name, board.svg(Viewer::Observer, lang).into());
            assets.push((name, asset));
        }
    }
    assets
});

/// The asset served as `/assets/NAME`, or nothing if no such name was ever handed out by this build.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().map(|(_, asset)| asset).find(|asset| asset.name == name)
}

/// The picture of a game's board, as the lobby shows it.
pub(crate) fn picture(game: &str, lang: Lang) -> String {
    format!("{game}-{lang}.svg")
}

/// The address of the asset that is called `name` in the project.
pub(crate) fn path(name: &str) -> String {
    format!("/assets/{}", of(name).name)
}

pub(crate) fn source(name: &str) -> &'static str {
    &of(name).body
}

fn of(name: &str) -> &'static Asset {
    let found = ASSETS.iter().find(|(source, _)| source == name);
    &found.expect("checked: pages name only what SOURCES and the shelf hold").1
}

fn hashed(name: &str, body: Cow<'static, str>) -> Asset {
    let (stem, ending) = name.rsplit_once('.').expect("checked: every asset has an ending");
    let mut hash = String::new();
    for byte in &Sha256::digest(body.as_bytes())[..5] {
        write!(hash, "{byte:02x}").expect("checked: writing to a string");
    }
    let content_type = match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    Asset { name: format!("{stem}-{hash}.{ending}"), content_type, body }
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, asset};

    #[test]
    fn every_import_is_an_asset_that_is_served() {
        for (name, served) in ASSETS.iter() {
            for import in served.body.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(asset(import).is_some(), "{name} imports {import}");
            }
        }
    }

    #[test]
    fn nothing_is_fetched_from_elsewhere() {
        for (name, served) in ASSETS.iter() {
            let body = served.body.replace("http://www.w3.org/", "");
            assert!(!body.contains("http://") && !body.contains("https://"), "{name}");
        }
    }
}
