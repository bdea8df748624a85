//! Small numbers with names.

/// Makes an id out of a number below a count, with its code as text form; and what else it says of itself: how it is named, the
/// type of its sets, its click.
///
/// ```
/// use game::{Phrase, Pick};
///
/// game::id! {
///     /// An edge of the map.
///     Edge, 4, |at| ["N", "E", "S", "W"][at],
///     words: "edge",
///     set: Edges(u8),
///     click: Place + 20,
/// }
///
/// assert_eq!("S".parse(), Ok(Edge(2)));
/// assert_eq!(Edge(2).to_string(), "S");
/// assert_eq!(Edge(2).name(), Phrase::new("edge-S"));
/// assert_eq!(Edge(2).pick(), Pick::Place(22));
/// assert_eq!(Edge::picked(Pick::Place(23)), Some(Edge(3)));
/// assert_eq!(Edge::picked(Pick::Place(24)), None);
///
/// let sides = Edges::ALL.without(Edge(0)).without(Edge(2));
/// assert_eq!(sides.iter().collect::<Vec<_>>(), [Edge(1), Edge(3)]);
/// assert_eq!(sides.nth(1), Some(Edge(3)));
/// assert_eq!(format!("{sides:?}"), "{E, W}");
/// ```
///
/// The crate that uses it depends on `serde` and `utoipa`: an id is its code in JSON, too, and a set a list of them.
#[macro_export]
macro_rules! id {
    (
        $(#[$doc:meta])* $name:ident, $count:expr, |$at:ident| $code:expr
        $(, words: $words:literal)?
        $(, set: $set:ident($bits:ty))?
        $(, click: $kind:ident + $first:literal)?
        $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub const COUNT: usize = $count;

            /// The id with this number, if there is one.
            pub fn new(number: u16) -> Option<$name> {
                (usize::from(number) < Self::COUNT).then_some($name(number as u8))
            }

            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            pub fn code(self) -> &'static str {
                let $at = self.index();
                $code
            }

            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }

            $(
                /// What it is called.
                pub fn name(self) -> $crate::Phrase {
                    $crate::Phrase::named($words, self.code())
                }
            )?

            $(
                /// The click on it.
                pub const fn pick(self) -> $crate::Pick {
                    $crate::Pick::$kind($first + self.0 as u16)
                }

                /// The one that was clicked, if one was.
                pub fn picked(pick: $crate::Pick) -> Option<$name> {
                    match pick {
                        $crate::Pick::$kind(number) => $name::new(number.checked_sub($first)?),
                        _ => None,
                    }
                }
            )?
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

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::schema::one_of($name::all().map($name::code))
            }
        }

        impl utoipa::ToSchema for $name {}

        $($crate::set! { $set($bits) of $name })?
    };
}

/// Makes the type of the sets of an id: `set! { Edges(u8) of Edge }`. [`id!`](crate::id) does it by itself where it is told `set:`.
#[macro_export]
macro_rules! set {
    ($set:ident($bits:ty) of $name:ident) => {
        #[doc = concat!("A set of [`", stringify!($name), "`]s.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $set(pub $bits);

        impl $set {
            pub const NONE: $set = $set(0);
            pub const ALL: $set = $set(<$bits>::MAX >> (<$bits>::BITS - $name::COUNT as u32));

            pub const fn one(id: $name) -> $set {
                $set(1 << id.0)
            }

            pub const fn contains(self, id: $name) -> bool {
                self.0 >> id.0 & 1 == 1
            }

            #[must_use]
            pub const fn with(self, id: $name) -> $set {
                $set(self.0 | 1 << id.0)
            }

            #[must_use]
            pub const fn without(self, id: $name) -> $set {
                $set(self.0 & !(1 << id.0))
            }

            pub const fn insert(&mut self, id: $name) {
                self.0 |= 1 << id.0;
            }

            pub const fn remove(&mut self, id: $name) {
                self.0 &= !(1 << id.0);
            }

            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether anything is in both.
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn first(self) -> Option<$name> {
                if self.0 == 0 { None } else { Some($name(self.0.trailing_zeros() as u8)) }
            }

            /// The one with `index` others before it.
            pub const fn nth(self, index: u8) -> Option<$name> {
                let (mut left, mut at, mut before) = (self.0, 0, index);
                // Far on, half of what is left is skipped at once, if it holds too few.
                let mut half = <$bits>::BITS / 2;
                while half >= 8 && before >= 8 {
                    let low = (left & ((1 << half) - 1)).count_ones() as u8;
                    if before >= low {
                        (left, at, before) = (left >> half, at + half as u8, before - low);
                    }
                    half /= 2;
                }
                while before > 0 && left != 0 {
                    (left, before) = (left & (left - 1), before - 1);
                }
                if left == 0 { None } else { Some($name(at + left.trailing_zeros() as u8)) }
            }

            #[must_use]
            pub fn filter(self, keep: impl Fn($name) -> bool) -> $set {
                self.iter().filter(|&id| keep(id)).collect()
            }

            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let id = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(ids: I) -> $set {
                ids.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        $crate::list_schema! { $set of $name }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
