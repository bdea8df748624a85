//! The edition of a match, as it is written behind its scenario: `assault edition=printed-map:1f00a1b2c3d4e5f6`.

use std::fmt;

use game::Edition;

const KEY: &str = "edition=";

/// An edition by its name and the hash of its tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named<'a> {
    pub name: &'a str,
    pub hash: &'a str,
}

impl<'a> Named<'a> {
    /// None of the built-in one.
    pub fn of<T>(edition: &'a Edition<T>) -> Option<Named<'a>> {
        edition.id().map(|(name, hash)| Named { name, hash })
    }

    /// A scenario as text, and the edition that is written behind it.
    pub fn split(scenario: &'a str) -> (&'a str, Option<Named<'a>>) {
        let (own, last) = scenario.trim().rsplit_once(' ').unwrap_or(("", scenario.trim()));
        match last.strip_prefix(KEY) {
            Some(edition) => {
                let (name, hash) = edition.split_once(':').unwrap_or((edition, ""));
                (own.trim_end(), Some(Named { name, hash }))
            }
            None => (scenario, None),
        }
    }

    /// Whether an edition has these tables. What it is called does not matter.
    pub fn is<T>(self, edition: &Edition<T>) -> bool {
        edition.id().is_some_and(|(_, hash)| hash == self.hash)
    }
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{KEY}{}:{}", self.name, self.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn an_edition_stands_behind_the_scenario() {
        let edition = Named { name: "my-map", hash: "1f00" };
        let written = format!("assault charges=off {edition}");
        assert_eq!(Named::split(&written), ("assault charges=off", Some(edition)));
        assert_eq!(Named::split("assault charges=off"), ("assault charges=off", None));
        assert_eq!(Named::split("edition=my-map:1f00"), ("", Some(edition)));
        assert_eq!(Named::split(""), ("", None));
    }
}
