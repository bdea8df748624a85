//! A game's refusals as one table.

/// Makes a game's `Illegal`: by clause, the facts that may be in the way of a decision. The message of `AreaFull` is `no-area-full`, unless
/// another is told after an `=`; its arguments are the fields, each said as `Arg::from` says it, or as told after an `=`. Clause and
/// message may depend on the fields. Refusals that all have one field begin the table; it is said once, with the clause it leads to.
///
/// ```
/// use game::{Arg, Phrase, Refusal, Rule};
///
/// game::refusals! {
///     by night: u8, if night > 3 { "1.1" } else { "1.2" } => Dark, Asleep { men: u8 };
///     "5.2" => TooFar { distance: u8, range: u8 }, Lame;
///     if bridge { "7.1" } else { "7.2" } =>
///         /// Nobody crosses here.
///         River { bridge: bool = Phrase::new("bridge") } = "no-crossing";
/// }
///
/// let far = Illegal::TooFar { distance: 5, range: 3 };
/// assert_eq!(far.rule(), Rule("5.2"));
/// assert_eq!(far.phrase().id, "no-too-far");
/// assert_eq!(far.phrase().args[1], ("range", Arg::Number(3)));
/// assert_eq!(Illegal::River { bridge: false }.rule(), Rule("7.2"));
/// assert_eq!(Illegal::Asleep { men: 2, night: 4 }.rule(), Rule("1.1"));
/// assert_eq!(Illegal::Dark { night: 4 }.phrase().args, [("night", Arg::Number(4))]);
/// ```
#[macro_export]
macro_rules! refusals {
    (@said $field:ident) => { $field };
    (@said $field:ident $said:expr) => { $said };
    (@phrase $name:ident) => { $crate::Phrase::variant("no", stringify!($name)) };
    (@phrase $name:ident $message:expr) => { $crate::Phrase::new($message) };
    (by $now:ident: $when:ty, $what:expr => $(
        $(#[$doc:meta])*
        $name:ident $({ $($field:ident: $type:ty $(= $said:expr)?),+ })?
    ),+; $($clauses:tt)+) => {
        $crate::refusals! {
            $what => $($(#[$doc])* $name { $($($field: $type $(= $said)?,)+)? $now: $when }),+;
            $($clauses)+
        }
    };
    ($(
        $clause:expr => $(
            $(#[$doc:meta])*
            $name:ident $({ $($field:ident: $type:ty $(= $said:expr)?),+ })? $(= $message:expr)?
        ),+;
    )+) => {
        /// The fact in the way of a decision.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Illegal {
            $($($(#[$doc])* $name $({ $($field: $type),+ })?,)+)+
        }

        impl $crate::Refusal for Illegal {
            fn rule(&self) -> $crate::Rule {
                match *self {
                    $($(Illegal::$name $({ $($field),+ })? => {
                        $($(let _ = $field;)+)?
                        $crate::Rule($clause)
                    })+)+
                }
            }

            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $($(Illegal::$name $({ $($field),+ })? => {
                        $crate::refusals!(@phrase $name $($message)?)
                            $($(.with(stringify!($field), $crate::refusals!(@said $field $($said)?)))+)?
                    })+)+
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

/// Gives the variants of an enum their names, by their own names in the code: with `names! { Side: "side-" }` that of `Side::Texan` is the
/// message `side-texan`.
#[macro_export]
macro_rules! names {
    ($($kind:ty: $prefix:literal),+ $(,)?) => {
        $(impl $kind {
            pub fn name(self) -> $crate::Phrase {
                $crate::Phrase::variant($prefix.trim_end_matches('-'), &format!("{self:?}"))
            }
        })+
    };
}
