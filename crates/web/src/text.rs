//! The sentences of the pages themselves, and the names a game gives to its parts.

use std::sync::LazyLock;

use game::{Lang, PerLang, Phrase, Seat, Title};
use maud::{Markup, html};
use table::Named;
use words::Catalog;

use crate::Player;

const MESSAGES: PerLang<&str> = game::texts!("../messages/", ".ftl");

static CATALOG: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::load(MESSAGES).expect("checked: a test reads both message files"));

/// A sentence of the pages without arguments.
pub(crate) fn say(lang: Lang, id: &'static str) -> String {
    CATALOG.named(lang, id)
}

/// A sentence of the pages.
pub(crate) fn tell(lang: Lang, phrase: &Phrase) -> String {
    CATALOG.say(lang, phrase)
}

/// What the side of a seat is called.
pub(crate) fn side(lang: Lang, title: &Title, seat: Seat) -> String {
    of_game(lang, title, &format!("side-{}", title.seat_id(seat)))
}

/// What the scenario of this text form is called.
pub(crate) fn scenario(lang: Lang, title: &Title, text: &str) -> String {
    of_game(lang, title, &format!("scenario-{}", text.split_whitespace().next().unwrap_or_default()))
}

/// What a level of the computer player is called.
pub(crate) fn level(lang: Lang, level: ai::Level) -> String {
    CATALOG.named(lang, &format!("level-{level}"))
}

/// What a computer player at a table is called, with its pace if that is not the usual one.
pub(crate) fn computer(lang: Lang, computer: ai::Computer) -> String {
    let level = level(lang, computer.level);
    match computer.pace {
        ai::Pace::Normal => level,
        pace => tell(
            lang,
            &Phrase::new("computer-paced").with("level", level).with("pace", self::pace(lang, pace)),
        ),
    }
}

/// What a pace of thinking is called.
pub(crate) fn pace(lang: Lang, pace: ai::Pace) -> String {
    CATALOG.named(lang, &format!("pace-{pace}"))
}

/// How long that is.
pub(crate) fn pace_about(lang: Lang, pace: ai::Pace) -> String {
    CATALOG.named(lang, &format!("pace-{pace}-about"))
}

/// Who plays a seat, to the one who looks at it; `own` if it is his.
pub(crate) fn who(lang: Lang, sitter: &Player, own: bool) -> String {
    if own { say(lang, "player-you") } else { player(lang, sitter) }
}

/// Who plays a seat, to somebody else.
pub(crate) fn player(lang: Lang, player: &Player) -> String {
    match player {
        Player::Computer(opponent) => computer(lang, *opponent),
        Player::Rules => say(lang, "player-rules"),
        Player::Awaited => say(lang, "player-awaited"),
        Player::Person(Some(called)) => called.say(lang),
        Player::Person(None) => say(lang, "player-friend"),
    }
}

/// What to expect of it.
pub(crate) fn level_about(lang: Lang, level: ai::Level) -> String {
    CATALOG.named(lang, &format!("level-{level}-about"))
}

/// The edition that is played, by its name; its hash for those who ask.
pub(crate) fn edition(lang: Lang, edition: Named<'_>) -> Markup {
    let about = tell(lang, &Phrase::new("edition-about").with("hash", edition.hash));
    html! { span.edition title=(about) { (tell(lang, &Phrase::new("edition").with("name", edition.name))) } }
}

/// What a game calls its part with this id.
pub(crate) fn of_game(lang: Lang, title: &Title, id: &str) -> String {
    shelf::game(title.id).map_or_else(|| id.to_owned(), |entry| entry.catalog().named(lang, id))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use game::Lang;

    use super::MESSAGES;

    /// All that says messages: these pages, and the server where it makes some of its own.
    fn sources() -> Vec<String> {
        let mut folders: Vec<_> = ["web/src", "server/src"]
            .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder))
            .into();
        let mut sources = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in
                std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            {
                let path = entry.expect("a file").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    sources.push(
                        std::fs::read_to_string(&path)
                            .unwrap_or_else(|error| panic!("{}: {error}", path.display())),
                    );
                }
            }
        }
        sources
    }

    fn keys(source: &str) -> Vec<String> {
        let mut keys: Vec<String> = source
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
            .collect();
        keys.sort();
        keys
    }

    #[test]
    fn every_message_is_said_somewhere() {
        let by_level =
            |key: &str| ai::Level::ALL.iter().any(|level| key.starts_with(&format!("level-{level}")));
        let by_pace = |key: &str| ai::Pace::ALL.iter().any(|pace| key.starts_with(&format!("pace-{pace}")));
        let sources = sources();
        for key in keys(MESSAGES[Lang::En]).iter().filter(|key| !by_level(key) && !by_pace(key)) {
            let quoted = format!("\"{key}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "{key} is never said");
        }
    }
}
