//! What servers that share a database tell each other: one short line each, by way of the database.
//!
//! A word is told to other servers after what it tells of is stored, many in one go. It may get lost, when a server dies or a connection is cut: what
//! must not be missed is stored, and looked for now and then ([`Host::look_around`](crate::host::Host::look_around)).

use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Notify, broadcast};

use crate::key::TableId;
use crate::people::PersonId;
use crate::store::{Overheard, Store};

/// How many words are kept for somebody who is slow to hear them.
const KEPT: usize = 4096;
/// PostgreSQL takes no more than 8,000 bytes at once.
const MOST_AT_ONCE: usize = 7_900;
/// No word is longer.
const LONGEST: usize = 1_000;

/// What a word is about. A new topic is one more line of [`Topic::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A table has changed: its id and its edition.
    Table,
    /// Somebody has sat down: the table's id and the person's.
    Seated,
    /// Something was said at a table: its id and the number of the line.
    Talk,
    /// Who is at a table: its id, the server that says so, and the seats, a bit for each.
    Here,
}

impl Topic {
    const ALL: [(Topic, &str); 4] =
        [(Topic::Table, "table"), (Topic::Seated, "seated"), (Topic::Talk, "talk"), (Topic::Here, "here")];

    fn name(self) -> &'static str {
        Topic::ALL.into_iter().find(|&(topic, _)| topic == self).map_or("", |(_, name)| name)
    }

    fn named(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|&(_, known)| known == name).map(|(topic, _)| topic)
    }
}

/// Something that was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub topic: Topic,
    /// One line.
    pub body: String,
}

/// Something has changed at a table, here or elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touched {
    pub table: TableId,
    /// Who sits there now.
    pub seated: Option<PersonId>,
}

impl Touched {
    /// What a word says of that.
    fn of(word: &Word) -> Option<Touched> {
        let (table, rest) = word.body.split_once(' ')?;
        let seated = match word.topic {
            Topic::Table | Topic::Talk => None,
            Topic::Here => return None,
            Topic::Seated => Some(PersonId::from_hex(rest)?),
        };
        Some(Touched { table: table.parse().ok()?, seated })
    }
}

/// The door for words.
pub struct Wire {
    heard: broadcast::Sender<Word>,
    touched: broadcast::Sender<Touched>,
    /// To other servers; none where there are none.
    out: Option<UnboundedSender<Word>>,
    /// What waits to be told, until somebody does.
    waiting: Mutex<Option<UnboundedReceiver<Word>>>,
    /// Told when words may have been lost.
    pub lost: Arc<Notify>,
}

impl Wire {
    pub fn new(shared: bool) -> Wire {
        let (out, waiting) = unbounded_channel();
        Wire {
            heard: broadcast::Sender::new(KEPT),
            touched: broadcast::Sender::new(KEPT),
            out: shared.then_some(out),
            waiting: Mutex::new(shared.then_some(waiting)),
            lost: Arc::default(),
        }
    }

    /// Everything that is told from now on, here or elsewhere. Whoever is slow misses some.
    pub fn hear(&self) -> broadcast::Receiver<Word> {
        self.heard.subscribe()
    }

    /// Every table that changes from now on, here or elsewhere. Whoever is slow misses some.
    pub fn touched(&self) -> broadcast::Receiver<Touched> {
        self.touched.subscribe()
    }

    /// Tells those here who listen for changes of tables.
    pub fn tell_touched(&self, touched: Touched) {
        let _ = self.touched.send(touched);
    }

    /// Tells other servers, if there are any.
    pub fn tell_others(&self, topic: Topic, body: String) {
        let Some(out) = &self.out else { return };
        if body.len() > LONGEST || body.contains('\n') {
            return tracing::error!(?topic, "too much to tell in one word");
        }
        let _ = out.send(Word { topic, body });
    }

    /// Begins to tell other servers, and to hear them.
    pub fn connect(self: &Arc<Wire>, store: &Arc<Store>) {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(waiting) = waiting else { return };
        tokio::spawn(cry(waiting, Arc::clone(store)));
        let (sender, overheard) = unbounded_channel();
        store.overhear(sender);
        tokio::spawn(Arc::clone(self).take_in(overheard, store.server().to_owned()));
    }

    async fn take_in(self: Arc<Wire>, mut overheard: UnboundedReceiver<Overheard>, own: String) {
        while let Some(overheard) = overheard.recv().await {
            match overheard {
                Overheard::Said(said) => read(&said, &own).for_each(|word| {
                    Touched::of(&word).into_iter().for_each(|touched| self.tell_touched(touched));
                    let _ = self.heard.send(word);
                }),
                Overheard::Lost => self.lost.notify_one(),
            }
        }
    }
}

/// Tells other servers whatever waits to be told, in one go.
async fn cry(mut waiting: UnboundedReceiver<Word>, store: Arc<Store>) {
    let mut next = waiting.recv().await;
    while let Some(first) = next.take() {
        let mut said = store.server().to_owned();
        write(&mut said, &first);
        while let Ok(word) = waiting.try_recv() {
            if said.len() + word.body.len() + LONGEST > MOST_AT_ONCE {
                next = Some(word);
                break;
            }
            write(&mut said, &word);
        }
        if let Err(error) = store.cry(said).await {
            tracing::warn!(%error, "other servers could not be told");
        }
        if next.is_none() {
            next = waiting.recv().await;
        }
    }
}

fn write(said: &mut String, word: &Word) {
    let _ = write!(said, "\n{} {}", word.topic.name(), word.body);
}

/// The words of another server: its name, then a line for each. Topics that only later versions know are passed over.
fn read<'a>(said: &'a str, own: &str) -> impl Iterator<Item = Word> + 'a {
    let (server, words) = said.split_once('\n').unwrap_or((said, ""));
    let words = if server == own { "" } else { words };
    words.lines().filter_map(|line| {
        let (topic, body) = line.split_once(' ')?;
        Some(Word { topic: Topic::named(topic)?, body: body.to_owned() })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_were_written_by_others_alone() {
        let word = |body: &str| Word { topic: Topic::Table, body: body.to_owned() };
        let mut said = "one".to_owned();
        for body in ["a 1", "b 2"] {
            write(&mut said, &word(body));
        }
        assert_eq!(read(&said, "two").collect::<Vec<_>>(), [word("a 1"), word("b 2")]);
        assert_eq!(read(&said, "one").count(), 0);
        assert_eq!(read("one\nsomething new\ntable c 3", "two").collect::<Vec<_>>(), [word("c 3")]);
    }

    #[test]
    fn a_word_says_which_table_was_touched_and_who_sits_there() {
        let person = PersonId::random();
        let table = TableId::random();
        let touched = |topic, rest: &str| Touched::of(&Word { topic, body: format!("{table} {rest}") });
        let of = |seated| Some(Touched { table: table.clone(), seated });
        assert_eq!(touched(Topic::Table, "7"), of(None));
        assert_eq!(touched(Topic::Seated, &person.hex()), of(Some(person)));
        assert_eq!(touched(Topic::Seated, "nobody"), None);
    }
}
