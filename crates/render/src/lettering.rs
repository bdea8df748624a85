//! What boards say of their own, read from the message files of a folder.

/// `say` and `tell`: the messages of a board.
macro_rules! lettering {
    ($folder:literal) => {
        static LETTERING: std::sync::LazyLock<words::Catalog> = std::sync::LazyLock::new(|| {
            words::Catalog::load(game::texts!($folder, ".ftl"))
                .unwrap_or_else(|faults| panic!("messages of {}:\n{faults}", $folder))
        });

        /// A message of the board without arguments.
        pub fn say(lang: game::Lang, id: &str) -> String {
            LETTERING.named(lang, id)
        }

        /// A message of the board with arguments.
        pub fn tell(lang: game::Lang, id: &'static str, args: &[(&'static str, game::Arg)]) -> String {
            LETTERING.say(lang, &game::Phrase { args: args.to_vec(), ..game::Phrase::new(id) })
        }
    };
}

pub(crate) use lettering;
