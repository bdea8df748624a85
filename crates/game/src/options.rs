//! One scenario whose doubtful rules are options.

/// Makes a type for each option, and a scenario that holds them all. The first value of each is the default.
///
/// ```
/// game::options! {
///     /// The siege and its options. In text: `siege`, `siege guns=many`.
///     Siege = "siege" {
///         /// How many guns there are.
///         guns: Guns = "guns" { Few = "few", Many = "many" }
///         /// Whether it rains.
///         rain: Rain = "rain" { No = "no", Yes = "yes" }
///     }
/// }
/// let wet: Siege = "siege rain=yes guns=few".parse().unwrap();
/// assert_eq!(wet, Siege { guns: Guns::Few, rain: Rain::Yes });
/// assert_eq!(wet.to_string(), "siege rain=yes");
/// assert_eq!(Siege::default().to_string(), "siege");
/// assert_eq!(Siege::CHOICES[1].values, ["no", "yes"]);
/// for wrong in ["", "sack", "siege rain", "siege rain=maybe", "siege snow=yes", "siege rain=yes rain=no"] {
///     assert!(wrong.parse::<Siege>().is_err(), "{wrong}");
/// }
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! options {
    (
        $(#[$about:meta])* $scenario:ident = $title:literal {
            $($(#[$doc:meta])* $field:ident: $name:ident = $id:literal { $($value:ident = $text:literal),+ })+
        }
    ) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name { $($value),+ }

            impl $name {
                const VALUES: &'static [(&'static str, $name)] = &[$(($text, $name::$value)),+];
            }

            impl Default for $name {
                fn default() -> $name {
                    $name::VALUES[0].1
                }
            }
        )+

        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
        pub struct $scenario {
            $(pub $field: $name),+
        }

        impl $scenario {
            /// The options as a new game offers them.
            pub const CHOICES: &'static [$crate::Choice] =
                &[$($crate::Choice { id: $id, values: &[$($text),+] }),+];

            /// Sets an option by its text.
            fn set(&mut self, id: &str, value: &str) -> Option<()> {
                match id {
                    $($id => self.$field = $name::VALUES.iter().find(|(text, _)| *text == value)?.1,)+
                    _ => return None,
                }
                Some(())
            }

            /// Every option that is not the default, with its value, as text.
            pub fn chosen(&self) -> String {
                let mut said: Vec<String> = Vec::new();
                $(
                    let at = $name::VALUES.iter().position(|(_, value)| *value == self.$field).unwrap_or(0);
                    if at > 0 {
                        said.push(format!("{}={}", $id, $name::VALUES[at].0));
                    }
                )+
                said.join(" ")
            }
        }

        impl std::fmt::Display for $scenario {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let chosen = self.chosen();
                write!(f, "{}{}{chosen}", $title, if chosen.is_empty() { "" } else { " " })
            }
        }

        impl std::str::FromStr for $scenario {
            type Err = String;

            fn from_str(text: &str) -> Result<$scenario, String> {
                let wrong = |what: &str| format!(concat!("no such scenario: {:?} (there is `", $title, "`)"), what);
                let mut words = text.split_whitespace();
                if words.next() != Some($title) {
                    return Err(wrong(text));
                }
                let mut scenario = $scenario::default();
                let mut said = Vec::new();
                for word in words {
                    let (id, value) = word.split_once('=').ok_or_else(|| wrong(word))?;
                    if said.contains(&id) {
                        return Err(format!("{id} is said twice"));
                    }
                    said.push(id);
                    scenario.set(id, value).ok_or_else(|| wrong(word))?;
                }
                Ok(scenario)
            }
        }
    };
}
