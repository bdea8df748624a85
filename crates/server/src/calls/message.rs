//! What a call says. It is made of what anybody may read over its owner's shoulder: which game it is, and that he is awaited there. It is not
//! given the table, so it cannot tell what happens there.

use game::{Lang, Phrase};
use serde_json::{Value, json};

use crate::key::Secret;
use crate::problem::{say, tell};
use crate::store::{Due, Form, What};

/// What a call says, in the language of its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub id: String,
    what: What,
    /// The id of its game and of its table.
    at: Option<(String, String)>,
    /// What the site is called.
    pub site: String,
    /// One sentence.
    pub text: String,
    /// What is said besides, in a letter.
    pub more: Option<String>,
    /// Where it leads.
    pub url: String,
    /// Where its owner stops such calls, and what that is called.
    pub stop: Option<String>,
    pub stop_word: String,
    /// In a letter.
    pub stop_line: Option<String>,
}

impl Message {
    /// `secret`: what a letter carries that lets its reader do something.
    pub fn of(due: &Due, site: &str, secret: Option<&Secret>) -> Message {
        let lang = due.receiver.lang;
        let home = due.receiver.home.trim_end_matches('/');
        let of_site = |id| tell(lang, &Phrase::new(id).with("site", site));
        let at = due.called.at.as_ref().map(|(table, game)| (game.clone(), table.to_string()));
        let text = match (due.called.what, &at) {
            (What::Turn, Some((game, _))) => {
                let title = shelf::game(game).map_or(game.as_str(), |entry| entry.title.name);
                tell(lang, &Phrase::new("call-turn").with("game", title))
            }
            (What::Turn | What::Try, _) => of_site("call-try"),
            (What::Confirm, _) => of_site("call-confirm"),
            (What::Enter, _) => of_site("call-enter"),
        };
        let url = match (secret, &at) {
            (Some(secret), _) => format!("{home}/letter#{}", secret.reveal()),
            (None, Some((_, table))) => format!("{home}/game/{table}"),
            (None, None) => format!("{home}/me"),
        };
        let more = match due.called.what {
            What::Confirm => Some(say(lang, "call-confirm-more")),
            What::Enter => Some(say(lang, "call-enter-more")),
            What::Turn | What::Try => None,
        };
        let stop = secret.is_none().then(|| format!("{home}/stop/{}", due.receiver.id));
        Message {
            id: due.id.clone(),
            what: due.called.what,
            at,
            site: site.to_owned(),
            text,
            more,
            url,
            stop_line: stop.as_ref().map(|stop| stop_line(lang, stop)),
            stop,
            stop_word: say(lang, "call-stop-word"),
        }
    }

    /// As the receiver of a webhook takes it.
    pub fn in_form(&self, form: Form) -> Value {
        let line = format!("{} {}", self.text, self.url);
        match form {
            Form::Json => {
                let mut told =
                    json!({ "event": self.what.name(), "id": self.id, "text": self.text, "url": self.url });
                if let Some((game, table)) = &self.at {
                    told["game"] = json!(game);
                    told["table"] = json!(table);
                }
                told
            }
            // It calls nobody there by name, whatever the site is called.
            Form::Discord => json!({ "content": line, "allowed_mentions": { "parse": [] } }),
            Form::Slack => json!({ "text": line, "link_names": false }),
        }
    }

    /// As the page's worker shows it.
    #[cfg(feature = "hosting")]
    pub fn for_browser(&self) -> Value {
        json!({ "title": self.site, "text": self.text, "url": self.url, "stop": self.stop, "stopWord": self.stop_word })
    }

    /// Under which a later call takes the place of an earlier one that has not been delivered.
    #[cfg(feature = "hosting")]
    pub fn topic(&self) -> &str {
        self.at.as_ref().map_or("try", |(_, table)| table)
    }
}

fn stop_line(lang: Lang, stop: &str) -> String {
    tell(lang, &Phrase::new("call-stop").with("url", stop))
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::Message;
    use crate::key::{Secret, TableId};
    use crate::people::PersonId;
    use crate::store::{Called, Due, Form, Receiver, Target, What};

    fn due(what: What, at: Option<(TableId, String)>, lang: Lang) -> Due {
        let receiver = Receiver {
            id: "c0ffee".to_owned(),
            person: PersonId::random(),
            target: Target::Webhook(Form::Json, "https://a.example".to_owned()),
            proven: true,
            lang,
            home: "https://club.example/bexar".to_owned(),
            failing: None,
        };
        Due { id: "1".to_owned(), receiver, called: Called { what, at }, made: 0, tries: 1 }
    }

    /// Of two tables of a game, whatever is hidden there, the same is told but for their addresses: of every game, in every language and form.
    #[test]
    fn what_a_call_says_depends_on_nothing_but_the_game() {
        for entry in shelf::games() {
            for lang in Lang::ALL {
                let [one, other] = [(); 2].map(|()| TableId::random());
                let of = |table: &TableId| {
                    Message::of(
                        &due(What::Turn, Some((table.clone(), entry.title.id.to_owned())), lang),
                        "Bexar",
                        None,
                    )
                };
                let (told, twin) = (of(&one), of(&other));
                assert!(told.text.contains(entry.title.name), "{}", told.text);
                assert!(!told.text.contains('⟨') && !told.stop_word.contains('⟨'), "{told:?}");
                for (form, _) in Form::ALL {
                    let [told, twin] = [&told, &twin].map(|message| message.in_form(form).to_string());
                    assert_eq!(told.replace(one.as_str(), other.as_str()), twin);
                    assert!(!told.contains("c0ffee"), "who may stop it is nobody else's business");
                }
                #[cfg(feature = "hosting")]
                assert_eq!(
                    told.for_browser().to_string().replace(one.as_str(), other.as_str()),
                    twin.for_browser().to_string()
                );
                assert_eq!(told.url, format!("https://club.example/bexar/game/{one}"));
            }
        }
    }

    #[test]
    fn a_letter_carries_its_secret_where_no_server_is_told_of_it() {
        let secret = Secret::random();
        for what in [What::Confirm, What::Enter] {
            let told = Message::of(&due(what, None, Lang::Es), "El Club", Some(&secret));
            assert_eq!(told.url, format!("https://club.example/bexar/letter#{}", secret.reveal()));
            assert!(told.text.contains("El Club") && told.more.is_some() && told.stop.is_none(), "{told:?}");
        }
    }
}
