//! What the views and the events of a game hold, as schemas under names of its own.

use game::Game;
use serde_json::Value;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// The schemas of a game: each type's name begins with that of the game, so that those of all games can stand in one list.
pub struct Schemas {
    /// The names of the two that matter.
    pub view: String,
    pub event: String,
    /// All of them, by name.
    pub all: Vec<(String, RefOr<Schema>)>,
}

const PREFIX: &str = "#/components/schemas/";

impl Schemas {
    pub(crate) fn of<G: Game>() -> Schemas {
        let mut all = vec![
            (G::View::name().into_owned(), G::View::schema()),
            (G::Event::name().into_owned(), G::Event::schema()),
        ];
        G::View::schemas(&mut all);
        G::Event::schemas(&mut all);
        let game: String = G::TITLE.id.split('-').map(capital).collect();
        let own = |name: &str| format!("{game}{name}");
        let renamed = |(name, schema): (String, RefOr<Schema>)| {
            let mut json = serde_json::to_value(schema).expect("checked: a schema is plain data");
            rename(&mut json, &own);
            (own(&name), serde_json::from_value(json).expect("checked: it was a schema"))
        };
        let mut all: Vec<_> = all.into_iter().map(renamed).collect();
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        all.dedup();
        Schemas { view: own(&G::View::name()), event: own(&G::Event::name()), all }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Lets every reference point to the game's own name.
fn rename(json: &mut Value, own: &impl Fn(&str) -> String) {
    match json {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(target) if key == "$ref" => {
                        if let Some(name) = target.strip_prefix(PREFIX) {
                            *target = format!("{PREFIX}{}", own(name));
                        }
                    }
                    value => rename(value, own),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, own)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
