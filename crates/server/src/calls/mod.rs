//! Calls: whoever is awaited at a table and does not look at it is told so elsewhere, if he has asked for that: in his browser, by e-mail, by a
//! webhook.
//!
//! A decision notes who is awaited by it and does not know it yet (`tables.uncalled`, in the same statement). When the table has settled, that note is
//! taken away and a call is put down for each place where he is called, in one transaction ([`crate::store`]); then the calls that are due are made. So he is called
//! once for each time that others leave the decision to him, however many steps it has and however many servers share the database, and no decision
//! ever waits for a call.

mod message;
pub mod pages;
mod post;
mod receivers;

#[cfg(feature = "hosting")]
mod mail;
#[cfg(feature = "hosting")]
mod push;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, Semaphore};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::Error;
use crate::host::Host;
use crate::key::{Secret, TableId};
use crate::site::Site;
use crate::store::{Due, Outcome, StoreError, Target, What};
use message::Message;
use post::Post;

pub use post::Webhooks;
pub use receivers::{CannotCall, Wanted};

/// How often it is looked whether calls are due.
const BEAT: Duration = Duration::from_secs(1);
/// How often all tables are looked at: after a start, when quiet hours end, and where a word was lost.
const ROUND: Duration = Duration::from_mins(1);
/// So many calls are made at once.
const AT_ONCE: usize = 32;
/// A letter is of no use later than this.
const LETTER: Duration = Duration::from_mins(30);
/// A call that did not arrive is made again so much later than the time before, at most.
const LATEST: Duration = Duration::from_hours(6);

/// How persons are called.
#[derive(Clone, Debug)]
pub struct Calls {
    /// So long nothing must have happened at a table: much goes on there within seconds.
    pub settled: Duration,
    /// How long a receiver may take.
    pub patience: Duration,
    /// A call that did not arrive is made again after so long, then ever more patiently.
    pub again: Duration,
    /// After so long it is given up.
    pub give_up: Duration,
    /// Where webhooks may lead.
    pub webhooks: Webhooks,
    /// The server that takes letters, and who writes them: `smtp://NAME:PASSWORD@HOST` and `Bexar <bexar@club.example>`.
    pub mail: Option<(String, String)>,
}

impl Default for Calls {
    fn default() -> Calls {
        Calls {
            settled: Duration::from_secs(5),
            patience: Duration::from_secs(15),
            again: Duration::from_secs(30),
            give_up: Duration::from_hours(24),
            webhooks: Webhooks::default(),
            mail: None,
        }
    }
}

/// Whoever calls.
pub struct Caller {
    calls: Calls,
    post: Post,
    /// What the site is called, and its address if it has told one.
    name: String,
    home: Option<String>,
    /// Told when a call is due at once.
    wake: Notify,
    /// Told when somebody may be called who could not be before.
    round: Notify,
    #[cfg(feature = "hosting")]
    mail: Option<mail::Mail>,
    #[cfg(feature = "hosting")]
    push: tokio::sync::OnceCell<push::Push>,
}

/// What became of one try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Arrived,
    Failed,
    /// There is nobody any more who could take it.
    Gone,
}

impl Default for Caller {
    fn default() -> Caller {
        Caller::new(Calls::default(), &Site::default()).expect("checked: nothing is asked of it")
    }
}

impl Caller {
    /// Refused, with the reason, if it cannot call as these say.
    pub fn new(calls: Calls, site: &Site) -> Result<Caller, Error> {
        #[cfg(feature = "hosting")]
        let mail = calls.mail.as_ref().map(|(url, from)| mail::Mail::new(url, from)).transpose()?;
        if cfg!(not(feature = "hosting")) && calls.mail.is_some() {
            return Err(Error::NoMail);
        }
        // The address in a letter must not be one that its sender has made up.
        if calls.mail.is_some() && site.url.is_none() {
            return Err(Error::MailFromNowhere);
        }
        Ok(Caller {
            post: Post::new(calls.webhooks, calls.patience),
            calls,
            name: site.sign.name.clone(),
            home: site.url.as_ref().map(ToString::to_string),
            wake: Notify::new(),
            round: Notify::new(),
            #[cfg(feature = "hosting")]
            mail,
            #[cfg(feature = "hosting")]
            push: tokio::sync::OnceCell::new(),
        })
    }

    pub fn has_mail(&self) -> bool {
        self.calls.mail.is_some()
    }

    pub fn webhooks(&self) -> Webhooks {
        self.calls.webhooks
    }

    /// The address of the site, as it is known; else as the one who asks knows it.
    pub fn home(&self, origin: String) -> String {
        self.home.clone().unwrap_or(origin)
    }

    /// How long until a call is made again that did not arrive for so many times; none if it is given up.
    fn again(&self, due: &Due, now: i64) -> Option<Duration> {
        let wait = self.calls.again * 4_u32.saturating_pow(due.tries.saturating_sub(1).min(8));
        let wait = wait.min(LATEST);
        let life = match due.called.what {
            What::Turn | What::Try => self.calls.give_up,
            What::Confirm | What::Enter => self.calls.give_up.min(LETTER),
        };
        let over = due.made + life.as_secs() as i64;
        (now + wait.as_secs() as i64 <= over).then_some(wait)
    }
}

impl Host {
    /// Calls whoever is to be called, for as long as the server runs.
    pub async fn attend_calls(self: Arc<Host>) {
        let mut touched = self.wire().touched();
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        // Where something has happened, and when that will have settled.
        let mut stirred: HashMap<TableId, Instant> = HashMap::new();
        let (mut beat, mut round) = (interval(BEAT), interval(ROUND));
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                touched = touched.recv() => {
                    match touched {
                        Ok(touched) => drop(stirred.insert(touched.table, Instant::now() + self.caller.calls.settled)),
                        Err(RecvError::Lagged(_)) => round.reset_immediately(),
                        Err(RecvError::Closed) => return,
                    }
                    Ok(())
                }
                _ = round.tick() => self.look_round(&mut stirred).await,
                () = self.caller.round.notified() => self.look_round(&mut stirred).await,
                _ = beat.tick() => match self.call_up_settled(&mut stirred).await {
                    Ok(()) => self.make_calls(&slots).await,
                    failed => failed,
                },
                () = self.caller.wake.notified() => self.make_calls(&slots).await,
            };
            if let Err(error) = done {
                tracing::warn!(%error, "nobody can be called now");
            }
        }
    }

    async fn look_round(&self, stirred: &mut HashMap<TableId, Instant>) -> Result<(), StoreError> {
        for id in self.store().to_call_up(self.caller.calls.settled).await? {
            stirred.entry(id).or_insert_with(Instant::now);
        }
        self.store().forget_looks().await
    }

    async fn call_up_settled(&self, stirred: &mut HashMap<TableId, Instant>) -> Result<(), StoreError> {
        let now = Instant::now();
        let settled: Vec<TableId> =
            stirred.extract_if(|_, settles| *settles <= now).map(|(id, _)| id).collect();
        for id in settled {
            if self.store().may_call_up(&id).await? {
                self.store().call_up(&id).await?;
            }
        }
        Ok(())
    }

    /// Begins to make the calls that are due.
    async fn make_calls(self: &Arc<Host>, slots: &Arc<Semaphore>) -> Result<(), StoreError> {
        if self.store().next_call().await?.is_none_or(|wait| !wait.is_zero()) {
            return Ok(());
        }
        // Twice the time that it can take: nobody else makes it meanwhile.
        let lease = self.caller.calls.patience * 2;
        for due in self.store().take_calls(slots.available_permits(), lease).await? {
            let Ok(slot) = Arc::clone(slots).acquire_owned().await else { return Ok(()) };
            let host = Arc::clone(self);
            tokio::spawn(async move {
                host.make_call(due).await;
                drop(slot);
                host.caller.wake.notify_one();
            });
        }
        Ok(())
    }

    async fn make_call(&self, due: Due) {
        let made = timeout(self.caller.calls.patience, self.send(&due)).await;
        let fate = match made {
            Ok(Ok(fate)) => fate,
            Ok(Err(why)) => {
                tracing::info!(receiver = due.receiver.id, tries = due.tries, why, "a call did not arrive");
                Fate::Failed
            }
            Err(_) => Fate::Failed,
        };
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs() as i64);
        let outcome = match fate {
            Fate::Arrived => Outcome::Arrived,
            Fate::Gone => Outcome::Gone,
            Fate::Failed => self.caller.again(&due, now).map_or(Outcome::GivenUp, Outcome::Later),
        };
        if let Err(error) = self.store().note_call(&due, outcome).await {
            tracing::warn!(%error, "what became of a call could not be noted");
        }
    }

    /// Sends one call; or tells why it cannot be sent now.
    async fn send(&self, due: &Due) -> Result<Fate, String> {
        // What opens something is drawn when it is sent, and stored as its hash alone.
        let secret = match due.called.what {
            What::Turn | What::Try => None,
            What::Confirm | What::Enter => {
                let secret = Secret::random();
                let written =
                    self.store().write_letter(&due.receiver, due.called.what.name(), secret.hash()).await;
                written.map_err(|error| error.to_string())?;
                Some(secret)
            }
        };
        let message = Message::of(due, &self.caller.name, secret.as_ref());
        match &due.receiver.target {
            Target::Webhook(form, address) => self.caller.post.tell(address, message.in_form(*form)).await,
            #[cfg(feature = "hosting")]
            Target::Push(subscription) => {
                self.push_key().await?.send(&self.caller.post, subscription, &message).await
            }
            #[cfg(feature = "hosting")]
            Target::Mail(address) => match &self.caller.mail {
                Some(mail) => mail.send(address, &message).await,
                None => Err("this server has no mail any more".to_owned()),
            },
            #[cfg(not(feature = "hosting"))]
            Target::Push(_) | Target::Mail(_) => Err("this program was built without that".to_owned()),
        }
    }

    /// The key by which push services know us, made when it is first needed.
    #[cfg(feature = "hosting")]
    async fn push_key(&self) -> Result<&push::Push, String> {
        let made = async || {
            let kept = self.store().vapid(push::Push::draw()).await.map_err(|error| error.to_string())?;
            push::Push::of(&kept, self.caller.home.clone())
        };
        self.caller.push.get_or_try_init(made).await
    }
}
