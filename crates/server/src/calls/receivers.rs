//! Where a person is called: added, tried, taken away; and letters, which show that an address is somebody's.

use game::Lang;

use super::post::Unfit;
use crate::asker::Asker;
use crate::host::Host;
use crate::key::{Secret, SecretHash, hex, random_bytes};
use crate::limits;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::store::{Form, Quiet, Receiver, Target, What};

use super::Webhooks;

/// Where somebody wants to be called.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub target: Target,
    pub lang: Lang,
    /// The address of the site, as he knows it.
    pub origin: String,
}

/// Why nobody can be called there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotCall {
    /// It is no address.
    Address,
    /// It leads into the server's own network.
    Own,
    /// This server cannot call by HTTPS, by mail, by webhooks, or at all by browsers.
    Tls,
    Mail,
    Webhooks,
    Push,
    /// He is called in many places already.
    Many,
}

impl CannotCall {
    pub const ALL: [(CannotCall, &str); 7] = [
        (CannotCall::Address, "address"),
        (CannotCall::Own, "own"),
        (CannotCall::Tls, "tls"),
        (CannotCall::Mail, "mail"),
        (CannotCall::Webhooks, "webhooks"),
        (CannotCall::Push, "push"),
        (CannotCall::Many, "many"),
    ];

    /// Its name in the message that says so.
    pub fn id(self) -> &'static str {
        CannotCall::ALL.into_iter().find(|&(why, _)| why == self).map_or("", |(_, name)| name)
    }
}

impl From<Unfit> for Problem {
    fn from(unfit: Unfit) -> Problem {
        Problem::CannotCall(match unfit {
            Unfit::Unreadable => CannotCall::Address,
            Unfit::Own => CannotCall::Own,
            Unfit::NoTls => CannotCall::Tls,
        })
    }
}

impl Wanted {
    /// Of this kind, at this address.
    pub fn of(kind: &str, address: &str, asker: &Asker, origin: String) -> Result<Wanted, Problem> {
        let address = address.trim().to_owned();
        let target = match (kind, Form::named(kind)) {
            ("push", _) => Target::Push(address),
            ("mail", _) => Target::Mail(address),
            (_, Some(form)) => Target::Webhook(form, address),
            _ => return Err(Problem::Unreadable("kind: push, mail, json, discord, slack".to_owned())),
        };
        Ok(Wanted { target, lang: asker.lang, origin })
    }
}

impl Host {
    /// Calls a person there as well from now on. An e-mail address is asked first whether it is his.
    pub async fn add_receiver(
        &self,
        asker: &Asker,
        person: PersonId,
        wanted: Wanted,
    ) -> Result<Receiver, Problem> {
        self.check(&wanted.target)?;
        let letter = matches!(wanted.target, Target::Mail(_));
        if letter {
            self.limits.take(self.store(), asker, limits::What::Letter).await?;
        }
        let new = Receiver {
            id: hex(&random_bytes::<16>()),
            person,
            target: wanted.target,
            proven: !letter,
            lang: wanted.lang,
            home: self.caller.home(wanted.origin),
            failing: None,
        };
        let added = self.store().add_receiver(new).await?;
        let added = added.ok_or(Problem::CannotCall(CannotCall::Many))?;
        if !added.proven {
            self.store().call(&added, What::Confirm).await?;
            self.caller.wake.notify_one();
        }
        Ok(added)
    }

    /// Refuses what cannot be called.
    fn check(&self, target: &Target) -> Result<(), Problem> {
        let cannot = |why| Err(Problem::CannotCall(why));
        match target {
            Target::Webhook(..) if self.caller.webhooks() == Webhooks::Off => cannot(CannotCall::Webhooks),
            Target::Webhook(_, address) => Ok(self.caller.post.may(address).map(drop)?),
            Target::Mail(_) if !self.caller.has_mail() => cannot(CannotCall::Mail),
            #[cfg(feature = "hosting")]
            Target::Mail(address) if super::mail::is_address(address) => Ok(()),
            #[cfg(feature = "hosting")]
            Target::Push(subscription) => match super::push::Browser::of(subscription) {
                Some(browser) => Ok(self.caller.post.may(&browser.endpoint).map(drop)?),
                None => cannot(CannotCall::Address),
            },
            #[cfg(not(feature = "hosting"))]
            Target::Push(_) => cannot(CannotCall::Push),
            Target::Mail(_) => cannot(CannotCall::Address),
        }
    }

    /// What a browser is given that wants to be called; none if this server cannot do that.
    pub async fn push_public(&self) -> Option<String> {
        #[cfg(feature = "hosting")]
        return match self.push_key().await {
            Ok(push) => Some(push.public()),
            Err(why) => {
                tracing::warn!(why, "no browser can be called");
                None
            }
        };
        #[cfg(not(feature = "hosting"))]
        None
    }

    /// Calls this place once, to see whether that arrives; one that has to show that it is somebody's is asked again.
    pub async fn try_receiver(&self, asker: &Asker, id: &str) -> Result<(), Problem> {
        let receiver = self.store().receiver(id).await?;
        let receiver = receiver.filter(|receiver| Some(receiver.person) == asker.person);
        let receiver = receiver.ok_or(Problem::NoSuchReceiver)?;
        self.limits.take(self.store(), asker, limits::What::Letter).await?;
        let what = if receiver.proven { What::Try } else { What::Confirm };
        self.store().call(&receiver, what).await?;
        self.caller.wake.notify_one();
        Ok(())
    }

    /// Sends a letter that lets its reader in to whoever has shown that this address is his. Whether there is such a person is told to nobody.
    pub async fn send_letter(&self, asker: &Asker, address: &str) -> Result<(), Problem> {
        self.limits.take(self.store(), asker, limits::What::Letter).await?;
        self.check(&Target::Mail(address.to_owned()))?;
        if let Some(receiver) = self.store().receiver_of_mail(address).await? {
            let receiver = Receiver { lang: asker.lang, ..receiver };
            self.store().call(&receiver, What::Enter).await?;
            self.caller.wake.notify_one();
        }
        Ok(())
    }

    /// Opens a letter, once. Its reader comes in with the secret that is returned, if it was written for that.
    pub async fn open_letter(&self, letter: SecretHash) -> Result<Option<Secret>, Problem> {
        let (person, what) = self.store().open_letter(letter).await?.ok_or(Problem::LetterSpent)?;
        if what != What::Enter.name() {
            return Ok(None);
        }
        let secret = Secret::random();
        self.store().add_device(person, secret.hash()).await?;
        Ok(Some(secret))
    }

    /// Sets when a person is not to be called: from and to, as `22:00`; never, if they are the same or not told.
    pub async fn set_quiet(&self, person: PersonId, from: &str, to: &str, clock: i64) -> Result<(), Problem> {
        let quiet = match (from.trim(), to.trim()) {
            ("", _) | (_, "") => None,
            (from, to) => {
                let unreadable = || Problem::Unreadable("22:00".to_owned());
                let (from, to) = (minutes(from).ok_or_else(unreadable)?, minutes(to).ok_or_else(unreadable)?);
                (from != to).then_some(Quiet { from, to })
            }
        };
        self.store().set_quiet(person, quiet, within_a_day(clock)).await?;
        self.caller.round.notify_one();
        Ok(())
    }
}

/// No clock is more ahead or behind.
pub fn within_a_day(clock: i64) -> i64 {
    clock.clamp(-24 * 60, 24 * 60)
}

/// Minutes after midnight.
fn minutes(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes) = (hours.parse::<u16>().ok()?, minutes.get(..2)?.parse::<u16>().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// A time of the day, as it is written.
pub fn time(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::{minutes, time};

    #[test]
    fn times_of_the_day_read_back() {
        for minute in [0, 1, 59, 60, 22 * 60, 24 * 60 - 1] {
            assert_eq!(minutes(&time(minute)), Some(minute));
        }
        assert_eq!(minutes("7:05:00"), Some(425), "some browsers add seconds");
        for wrong in ["", "24:00", "12:60", "12", "a:b", "12:é", "-1:00", "1:5"] {
            assert_eq!(minutes(wrong), None, "{wrong}");
        }
    }
}
