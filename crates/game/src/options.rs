//! Where a game starts, and its doubtful rules as options.

use crate::Choice;

/// Makes a type for each option, and one that holds them all. The first value of each is the default; an option with two values may be a
/// `bool`. A scenario says before its options where it starts: by one word, or by a field of its own.
///
/// ```
/// game::options! {
///     /// The siege and its options. In text: `siege`, `siege guns=many`.
///     Siege = "siege" {
///         /// How many guns there are.
///         guns: Guns = "guns" { Few = "few", Many = "many" }
///         rain: bool = "rain" { "no", "yes" }
///     }
/// }
/// let wet: Siege = "siege rain=yes guns=few".parse().unwrap();
/// assert_eq!(wet, Siege { guns: Guns::Few, rain: true });
/// assert_eq!(wet.to_string(), "siege rain=yes");
/// assert_eq!(Siege::default().to_string(), "siege");
/// assert_eq!(Siege::CHOICES[1].values, ["no", "yes"]);
/// for wrong in ["", "sack", "siege rain", "siege rain=maybe", "siege snow=yes", "siege rain=yes rain=no"] {
///     assert!(wrong.parse::<Siege>().is_err(), "{wrong}");
/// }
///
/// game::options! {
///     /// A raid: `day`, `night moon=new`.
///     Raid = by_night: bool { "day", "night" } {
///         moon: Moon = "moon" { Full = "full", New = "new" }
///     }
/// }
/// assert_eq!("night moon=new".parse(), Ok(Raid { by_night: true, moon: Moon::New }));
/// assert!("moon=new".parse::<Raid>().is_err());
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! options {
    // A scenario with one start, with several; and options alone.
    ($(#[$about:meta])* $scenario:ident = $start:literal { $($options:tt)+ }) => {
        $crate::options! { @held $(#[$about])* $scenario {} $($options)+ }
        $crate::options! { @text $scenario &[$start], |_| 0, |_, _| () }
    };
    (
        $(#[$about:meta])*
        $scenario:ident = $(#[$doc:meta])* $field:ident: $kind:ident $starts:tt { $($options:tt)+ }
    ) => {
        $crate::options! { @kind $(#[$doc])* $kind $starts }
        $crate::options! { @held $(#[$about])* $scenario { $(#[$doc])* pub $field: $kind, } $($options)+ }
        $crate::options! { @text $scenario $crate::options!(@texts $starts),
            $crate::options!(@get $field: $kind $starts), $crate::options!(@set $field: $kind $starts) }
    };
    ($(#[$about:meta])* $held:ident { $($options:tt)+ }) => {
        $crate::options! { @held $(#[$about])* $held {} $($options)+ }
    };

    (
        @held $(#[$about:meta])* $held:ident { $($start:tt)* }
        $($(#[$doc:meta])* $field:ident: $kind:ident = $id:literal $values:tt)+
    ) => {
        $($crate::options! { @kind $(#[$doc])* $kind $values })+

        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, utoipa::ToSchema)]
        $(#[$about])*
        pub struct $held {
            $($start)*
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl $held {
            /// The options as a new game offers them.
            pub const CHOICES: &'static [$crate::Choice] =
                &[$($crate::Choice { id: $id, values: $crate::options!(@texts $values) }),+];

            const KEPT: &'static [$crate::Kept<$held>] = &[$($crate::Kept {
                choice: $crate::Choice { id: $id, values: $crate::options!(@texts $values) },
                get: $crate::options!(@get $field: $kind $values),
                set: $crate::options!(@set $field: $kind $values),
            }),+];

            /// Every option that is not the default, with its value and a blank before it: ` guns=many`.
            pub(crate) fn chosen(&self) -> String {
                $crate::Kept::chosen($held::KEPT, self)
            }

            /// Takes options by their text, each once: `guns=many rain=yes`.
            pub(crate) fn choose(&mut self, text: &str) -> Result<(), String> {
                $crate::Kept::choose($held::KEPT, text, self)
            }
        }
    };
    (@text $scenario:ident $starts:expr, $get:expr, $set:expr) => {
        impl $scenario {
            const START: $crate::Kept<$scenario> =
                $crate::Kept { choice: $crate::Choice { id: "", values: $starts }, get: $get, set: $set };
        }

        impl std::fmt::Display for $scenario {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{}", $scenario::START.text(self), self.chosen())
            }
        }

        impl std::str::FromStr for $scenario {
            type Err = String;

            fn from_str(text: &str) -> Result<$scenario, String> {
                let (start, options) = text.split_once(' ').unwrap_or((text, ""));
                let mut scenario = $scenario::default();
                $scenario::START.take(start, &mut scenario)?;
                scenario.choose(options)?;
                Ok(scenario)
            }
        }
    };

    (@kind $(#[$doc:meta])* bool $values:tt) => {};
    (@kind $(#[$doc:meta])* $kind:ident { $first:ident = $_:literal $(, $value:ident = $text:literal)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, utoipa::ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $kind { #[default] $first, $($value),* }
    };
    (@texts { $no:literal, $yes:literal }) => { &[$no, $yes] };
    (@texts { $($value:ident = $text:literal),+ }) => { &[$($text),+] };
    (@get $field:ident: $kind:ident $values:tt) => { |it| it.$field as usize };
    (@set $field:ident: bool $values:tt) => { |it, at| it.$field = at == 1 };
    (@set $field:ident: $kind:ident { $($value:ident = $text:literal),+ }) => {
        |it, at| it.$field = [$($kind::$value),+][at]
    };
}

/// An option, and where it is kept.
pub struct Kept<T> {
    pub choice: Choice,
    /// Which of the values it is.
    pub get: fn(&T) -> usize,
    pub set: fn(&mut T, usize),
}

impl<T> Kept<T> {
    pub fn text(&self, held: &T) -> &'static str {
        self.choice.values[(self.get)(held)]
    }

    /// Takes a value by its text.
    pub fn take(&self, text: &str, held: &mut T) -> Result<(), String> {
        let at = self.choice.values.iter().position(|value| *value == text);
        let what = if self.choice.id.is_empty() { "scenario" } else { self.choice.id };
        let at = at.ok_or_else(|| {
            format!("no such {what}: {text:?} (there is {})", self.choice.values.join(", "))
        })?;
        (self.set)(held, at);
        Ok(())
    }

    pub fn chosen(options: &[Kept<T>], held: &T) -> String {
        let chosen = options.iter().filter(|option| (option.get)(held) > 0);
        chosen.map(|option| format!(" {}={}", option.choice.id, option.text(held))).collect()
    }

    pub fn choose(options: &[Kept<T>], text: &str, held: &mut T) -> Result<(), String> {
        let mut said = Vec::new();
        for word in text.split_whitespace() {
            let named = word
                .split_once('=')
                .and_then(|(id, value)| Some((options.iter().find(|option| option.choice.id == id)?, value)));
            let (option, value) = named.ok_or_else(|| format!("no such option: {word:?}"))?;
            if said.contains(&option.choice.id) {
                return Err(format!("{} is said twice", option.choice.id));
            }
            said.push(option.choice.id);
            option.take(value, held)?;
        }
        Ok(())
    }
}
