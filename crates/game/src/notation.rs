//! Text forms that are written and read by the same table.

/// Makes an enum whose text forms stand beside its variants. Each `{name}` is a field, in its own text form; a text is read by the first
/// variant that it fits. Whoever writes something else is told what it is not, with examples.
///
/// ```
/// game::notation! {
///     /// What a scout may do.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Order: "an order", "`ride 4>7`, `wait`" {
///         Ride(from: u8, to: u8) = "ride {from}>{to}",
///         Signal(lamps: u8) = "signal {lamps} lamps",
///         Wait = "wait",
///     }
/// }
///
/// assert_eq!(Order::Ride(4, 7).to_string(), "ride 4>7");
/// assert_eq!("signal 3 lamps".parse(), Ok(Order::Signal(3)));
/// assert_eq!("walk".parse::<Order>().unwrap_err(), "not an order: \"walk\" (`ride 4>7`, `wait`)");
/// for wrong in ["wait ", "ride 4", "ride 4>", "signal 300 lamps", "signal 3 lamps more"] {
///     assert!(wrong.parse::<Order>().is_err(), "{wrong}");
/// }
/// ```
#[macro_export]
macro_rules! notation {
    (
        $(#[$about:meta])*
        $seen:vis enum $kind:ident: $what:literal, $examples:literal {
            $($(#[$doc:meta])* $name:ident $(($($field:ident: $type:ty),+))? = $form:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        $seen enum $kind {
            $($(#[$doc])* $name $(($($type),+))?),+
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($kind::$name $(($($field),+))? => write!(f, $form)),+
                }
            }
        }

        impl std::str::FromStr for $kind {
            type Err = String;

            fn from_str(text: &str) -> Result<$kind, String> {
                let mut fault = None;
                $(
                    if let Some([$($($field),+)?]) = $crate::fields($form, text) {
                        let read = || Ok($kind::$name $(($($field.parse::<$type>().map_err(|fault| fault.to_string())?),+))?);
                        match read() {
                            Ok(read) => return Ok(read),
                            Err(found) => fault = Some(found),
                        }
                    }
                )+
                Err(fault.unwrap_or_else(|| format!("not {}: {text:?} ({})", $what, $examples)))
            }
        }
    };
}

/// Makes a game's `Decision`, which is an enum with a [`notation!`](crate::notation), and its sentences: that of `JoinAll` is the message
/// `do-join-all`, and its arguments are the fields, each said as `Arg::from` says it, or as told after an `=`. A decision that is said in
/// another way says so after `=>`.
///
/// ```
/// use game::Phrase;
///
/// game::decisions! {
///     "`ride 4>7`, `wait`":
///     Ride(from: u8, to: u8 = 10 * to) = "ride {from}>{to}",
///     Signal(lamps: u8) = "signal {lamps} lamps" => Phrase::new(if lamps == 1 { "do-land" } else { "do-sea" }),
///     /// Stay where one is.
///     WaitHere = "wait",
/// }
///
/// assert_eq!(Decision::Ride(4, 7).phrase(), Phrase::new("do-ride").with("from", 4).with("to", 70));
/// assert_eq!(Decision::Signal(1).phrase().id, "do-land");
/// assert_eq!(Decision::WaitHere.phrase().id, "do-wait-here");
/// ```
#[macro_export]
macro_rules! decisions {
    (
        $examples:literal:
        $(
            $(#[$doc:meta])*
            $name:ident $(($($field:ident: $type:ty $(= $said:expr)?),+))? = $form:literal $(=> $phrase:expr)?
        ),+ $(,)?
    ) => {
        $crate::notation! {
            /// One commitment by a player.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum Decision: "a decision", $examples {
                $($(#[$doc])* $name $(($($field: $type),+))? = $form),+
            }
        }

        impl Decision {
            /// The decision as a sentence.
            pub fn phrase(self) -> $crate::Phrase {
                match self {
                    $(Decision::$name $(($($field),+))? => $crate::decisions!(
                        @phrase $name [$($($field $(= $said)?),+)?] $($phrase)?
                    ),)+
                }
            }
        }
    };
    (@phrase $name:ident [$($field:ident $(= $said:expr)?),*]) => {
        $crate::Phrase::variant("do", stringify!($name))
            $(.with(stringify!($field), $crate::refusals!(@said $field $($said)?)))*
    };
    (@phrase $name:ident [$($fields:tt)*] $phrase:expr) => { $phrase };
}

/// What stands in a text where its form has `{…}`, if it has that form.
pub fn fields<'t, const COUNT: usize>(form: &str, text: &'t str) -> Option<[&'t str; COUNT]> {
    let mut pieces = form.split(['{', '}']);
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut fields = [""; COUNT];
    for field in &mut fields {
        let _name = pieces.next()?;
        (*field, rest) = match pieces.next()? {
            "" => (rest, ""),
            after => rest.split_once(after)?,
        };
    }
    rest.is_empty().then_some(fields)
}
