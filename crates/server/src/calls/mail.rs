//! Letters, by SMTP.

use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::Fate;
use super::message::Message;
use crate::Error;

pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Whether a letter can be sent there.
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

impl Mail {
    pub fn new(url: &str, from: &str) -> Result<Mail, Error> {
        let unfit = |setting, fault: &dyn std::error::Error| Error::Mail(setting, fault.to_string());
        let from = from.parse().map_err(|fault: AddressError| unfit("mail-from", &fault))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let transport = transport.map_err(|fault| unfit("mail-url", &fault))?.build();
        Ok(Mail { transport, from })
    }

    pub async fn send(&self, to: &str, message: &Message) -> Result<Fate, String> {
        let letter = self.letter(to, message)?;
        self.transport.send(letter).await.map(|_| Fate::Arrived).map_err(|fault| fault.to_string())
    }

    fn letter(&self, to: &str, message: &Message) -> Result<lettre::Message, String> {
        let to: Address = to.parse().map_err(|_| "no address")?;
        // The same for each try: a letter that arrives twice is known to be one.
        let id = format!("<{}@{}>", message.id, self.from.email.domain());
        let mut letter: MessageBuilder = lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&message.text)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN);
        letter = letter.raw_header(line("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(stop) = &message.stop {
            letter = letter.raw_header(line("List-Unsubscribe", format!("<{stop}>")));
            letter =
                letter.raw_header(line("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        let parts =
            [Some(&message.text), message.more.as_ref(), Some(&message.url), message.stop_line.as_ref()];
        let text = parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n\n");
        letter.body(text + "\n").map_err(|fault| fault.to_string())
    }
}

fn line(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}
