//! Small numbers with names.

/// Makes an id out of a number below a count, with its code as text form:
///
/// ```
/// game::id! {
///     /// An edge of the map.
///     Edge, 4, |at| ["N", "E", "S", "W"][at]
/// }
/// assert_eq!("S".parse(), Ok(Edge(2)));
/// assert_eq!(Edge(2).to_string(), "S");
/// ```
///
/// The crate that uses it depends on `serde`: an id is its code in JSON, too.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr, |$at:ident| $code:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub const COUNT: usize = $count;

            /// The id with this number, if there is one.
            pub fn new(number: u16) -> Option<$name> {
                (usize::from(number) < Self::COUNT).then_some($name(number as u8))
            }

            pub fn all() -> impl Iterator<Item = $name> {
                (0..Self::COUNT as u8).map($name)
            }

            pub fn code(self) -> &'static str {
                let $at = self.index();
                $code
            }

            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                Self::all()
                    .find(|id| id.code() == text)
                    .ok_or_else(|| format!(concat!("no such ", stringify!($name), ": {:?}"), text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.code())
            }
        }
    };
}
