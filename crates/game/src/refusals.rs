//! A game's refusals as one table.

/// Makes a game's `Illegal`: for each fact in the way of a decision its fields, its clause and its message. The fields are the
/// arguments of the message, each said as `Arg::from` says it, or as told after an `=`. Clause and message may depend
/// on the fields.
///
/// ```
/// use game::{Arg, Phrase, Refusal, Rule};
///
/// game::refusals! {
///     TooFar { distance: u8, range: u8 } => "5.2", "no-too-far";
///     /// Nobody crosses here.
///     River { bridge: bool = Phrase::new("bridge") } => if bridge { "7.1" } else { "7.2" }, "no-river";
/// }
///
/// let far = Illegal::TooFar { distance: 5, range: 3 };
/// assert_eq!(far.rule(), Rule("5.2"));
/// assert_eq!(far.phrase().id, "no-too-far");
/// assert_eq!(far.phrase().args[1], ("range", Arg::Number(3)));
/// assert_eq!(Illegal::River { bridge: false }.rule(), Rule("7.2"));
/// ```
#[macro_export]
macro_rules! refusals {
    (@said $field:ident) => { $field };
    (@said $field:ident $said:expr) => { $said };
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $($field:ident: $type:ty $(= $said:expr)?),+ })? => $clause:expr, $message:expr;
    )+) => {
        /// The fact in the way of a decision.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Illegal {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
        }

        impl $crate::Refusal for Illegal {
            fn rule(&self) -> $crate::Rule {
                match *self {
                    $(Illegal::$name $({ $($field),+ })? => {
                        $($(let _ = $field;)+)?
                        $crate::Rule($clause)
                    })+
                }
            }

            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $(Illegal::$name $({ $($field),+ })? => {
                        $crate::Phrase::new($message)
                            $($(.with(stringify!($field), $crate::refusals!(@said $field $($said)?)))+)?
                    })+
                }
            }
        }
    };
}

/// Makes things of a game arguments of messages, each by the method that names it in a sentence: `args! { Area: the, Wall: name }`.
#[macro_export]
macro_rules! args {
    ($($thing:ty: $name:ident),+ $(,)?) => {
        $(impl From<$thing> for $crate::Arg {
            fn from(thing: $thing) -> $crate::Arg {
                $crate::Arg::Phrase(thing.$name())
            }
        })+
    };
}
