//! Editions: a game with other data than those it was built with.
//!
//! The rules look things up by ids, `area.texian_limit()`, and are not handed the tables: each thread has an edition in force, the built-in
//! one unless another was [entered](Edition::enter). Reading through it costs what reading a `static` costs, as it is one pointer at a fixed place. A
//! position remembers the edition it was begun in, and [`play`](crate::play) and [`Guess`](crate::Guess) check in tests that it is the one in force.

mod fault;
mod reader;

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::thread::LocalKey;

pub use fault::{Fault, Faults, Wrong};
pub use reader::{Reader, Row, Table};

use crate::{Game, Sheet, Sources};

/// The data of a game: what is printed, and what follows from it.
pub struct Edition<T: 'static> {
    /// None of the built-in one.
    pub folder: Option<Folder>,
    pub data: T,
}

/// What there is to say of an edition that was read from a folder.
#[derive(Clone, Debug)]
pub struct Folder {
    /// As it is asked for: letters, digits and hyphens.
    pub name: String,
    /// Of its tables: two editions with the same hash are the same game.
    pub hash: String,
    pub sheets: &'static [Sheet],
    pub sources: Sources,
}

/// The edition in force on each thread; made by [`editions!`](crate::editions).
pub type Here<T> = LocalKey<Cell<&'static Edition<T>>>;

impl<T> Edition<T> {
    pub const fn built_in(data: T) -> Edition<T> {
        Edition { folder: None, data }
    }

    /// Puts it in force on this thread, until what is returned goes out of scope.
    pub fn enter(&'static self, here: &'static Here<T>) -> Entered<T> {
        Entered { here, before: here.replace(self), on_this_thread: PhantomData }
    }

    /// Its name and hash, as a record has them.
    pub fn id(&self) -> Option<(&str, &str)> {
        self.folder.as_ref().map(|folder| (&*folder.name, &*folder.hash))
    }
}

/// While this lasts, an edition is in force.
#[must_use = "the edition is in force as long as this is kept"]
pub struct Entered<T: 'static> {
    here: &'static Here<T>,
    before: &'static Edition<T>,
    on_this_thread: PhantomData<*const ()>,
}

impl<T> Drop for Entered<T> {
    fn drop(&mut self) {
        self.here.set(self.before);
    }
}

/// The same work, to be done on another thread: there, too, in the edition that is in force here.
pub fn carried<G: Game, R>(work: impl FnOnce() -> R) -> impl FnOnce() -> R {
    let edition = G::here().get();
    move || {
        let _entered = edition.enter(G::here());
        work()
    }
}

/// The edition of a position. Equal to itself alone, and no part of a hash, which equal positions share anyway.
pub struct In<T: 'static>(pub &'static Edition<T>);

impl<T> Clone for In<T> {
    fn clone(&self) -> In<T> {
        *self
    }
}

impl<T> Copy for In<T> {}

impl<T> PartialEq for In<T> {
    fn eq(&self, other: &In<T>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for In<T> {}

impl<T> Hash for In<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for In<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id().map_or("built-in", |(name, _)| name))
    }
}

/// Makes a game's place for the edition in force, with the built-in data: `editions!(Data of Printed = Data::of(PRINTED))`. Of its data, those that are
/// printed are told; `data()` is what its rules look things up in.
#[macro_export]
macro_rules! editions {
    ($data:ident of $printed:ident = $built_in:expr) => {
        impl std::ops::Deref for $data {
            type Target = $printed;

            fn deref(&self) -> &$printed {
                &self.printed
            }
        }

        impl std::fmt::Debug for $data {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.printed, f)
            }
        }

        pub(crate) static BUILT_IN: $crate::Edition<$data> = $crate::Edition::built_in($built_in);

        thread_local! {
            static HERE: std::cell::Cell<&'static $crate::Edition<$data>> =
                const { std::cell::Cell::new(&BUILT_IN) };
        }

        /// The edition in force.
        pub(crate) fn here() -> &'static $crate::Here<$data> {
            &HERE
        }

        /// What is looked up, in the edition in force.
        #[inline]
        pub(crate) fn data() -> &'static $data {
            &HERE.get().data
        }
    };
}

static NOTHING: Edition<()> = Edition::built_in(());

thread_local! {
    static NOWHERE: Cell<&'static Edition<()>> = const { Cell::new(&NOTHING) };
}

/// The one edition of a game without tables.
pub fn nothing() -> &'static Edition<()> {
    &NOTHING
}

/// Where it is in force.
pub fn nowhere() -> &'static Here<()> {
    &NOWHERE
}

/// What an `impl Game` says of editions in a game without tables.
#[macro_export]
macro_rules! no_tables {
    () => {
        type Data = ();

        fn built_in() -> &'static $crate::Edition<()> {
            $crate::edition::nothing()
        }

        fn here() -> &'static $crate::Here<()> {
            $crate::edition::nowhere()
        }

        fn edition(&self) -> &'static $crate::Edition<()> {
            $crate::edition::nothing()
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Edition, In};

    pub struct Data {
        printed: Printed,
    }

    type Printed = u8;

    crate::editions!(Data of Printed = Data { printed: 1 });

    static OTHER: Edition<Data> = Edition::built_in(Data { printed: 2 });

    #[test]
    fn an_edition_is_in_force_as_long_as_it_is_kept() {
        assert_eq!(**data(), 1);
        {
            let _other = OTHER.enter(here());
            assert_eq!(**data(), 2);
            let _again = BUILT_IN.enter(here());
            assert_eq!(**data(), 1);
            std::thread::scope(|scope| scope.spawn(|| assert_eq!(**data(), 1)).join())
                .expect("a thread of its own");
        }
        assert_eq!(**data(), 1);
    }

    #[test]
    fn a_position_tells_editions_apart() {
        assert_eq!(In(&OTHER), In(&OTHER));
        assert_ne!(In(&OTHER), In(&BUILT_IN));
    }
}
