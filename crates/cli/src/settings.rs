//! How a server is set up: by flags, else by variables of the environment, else by a file, else as usual. One list serves for all of them.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, ValueEnum};
use game::{Lang, Phrase};
use serde::{Deserialize, Serialize};
use server::admin::Keeping;
use server::{Allowances, Calls, DAY, Makers, Options, Sign, Site, Webhooks};
use toml::Table;

use crate::args::Kept;
use crate::output::Usage;
use crate::text::{say, text};

/// The file that is read if none is named.
const FILE: &str = "bexar.toml";

/// All settings. Those that are not said are none.
#[derive(Args, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    #[arg(long, value_name = "ADDRESS", env = "BEXAR_BIND")]
    bind: Option<String>,
    #[arg(long, value_name = "URL", env = "BEXAR_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "FILE", env = "BEXAR_KEY_FILE")]
    key_file: Option<PathBuf>,
    #[arg(long, value_name = "N", env = "BEXAR_DATABASE_CONNECTIONS", value_parser = clap::value_parser!(u16).range(2..=1000))]
    database_connections: Option<u16>,
    #[arg(long, value_name = "URL", env = "BEXAR_PUBLIC_URL")]
    public_url: Option<String>,
    #[arg(long, value_name = "HOST", env = "BEXAR_HOSTS", value_delimiter = ',')]
    hosts: Option<Vec<String>>,
    #[arg(long, value_name = "NET", env = "BEXAR_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxies: Option<Vec<String>>,
    #[arg(long, value_name = "FILE", env = "BEXAR_TLS_CERTIFICATE")]
    tls_certificate: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "BEXAR_TLS_KEY")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_name = "NAME", env = "BEXAR_SITE_NAME")]
    site_name: Option<String>,
    #[arg(long, value_name = "TEXT", env = "BEXAR_IMPRINT")]
    imprint: Option<String>,
    #[arg(long, value_name = "WHO", env = "BEXAR_MAKE_TABLES")]
    make_tables: Option<String>,
    #[arg(long, value_name = "WHO", env = "BEXAR_MAKE_TOURNAMENTS")]
    make_tournaments: Option<String>,
    #[arg(long, value_name = "WHEN", env = "BEXAR_LIMITS")]
    limits: Option<When>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_TABLES")]
    limit_tables: Option<u32>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_HINTS")]
    limit_hints: Option<u32>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_UNDOS")]
    limit_undos: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "BEXAR_LIMIT_THINKING")]
    limit_thinking: Option<u32>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_CHAT")]
    limit_chat: Option<u32>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_STREAMS")]
    limit_streams: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "BEXAR_LIMIT_UNASKED")]
    limit_unasked: Option<u32>,
    #[arg(long, value_name = "N", env = "BEXAR_LIMIT_ADDRESS")]
    limit_address: Option<u32>,
    #[arg(long, env = "BEXAR_ALLOW_SEEDS", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    allow_seeds: Option<bool>,
    #[arg(long, value_name = "DIR", env = "BEXAR_EDITION", value_delimiter = ',')]
    edition: Option<Vec<PathBuf>>,
    #[arg(long, value_name = "DAYS", env = "BEXAR_KEEP_UNPLAYED", value_parser = clap::value_parser!(u32).range(1..))]
    keep_unplayed: Option<u32>,
    #[arg(long, value_name = "DAYS", env = "BEXAR_KEEP_UNFINISHED", value_parser = clap::value_parser!(u32).range(1..))]
    keep_unfinished: Option<u32>,
    #[arg(long, value_name = "WHERE", env = "BEXAR_WEBHOOKS")]
    webhooks: Option<String>,
    #[arg(long, value_name = "URL", env = "BEXAR_MAIL_URL", hide_env_values = true)]
    mail_url: Option<String>,
    #[arg(long, value_name = "ADDRESS", env = "BEXAR_MAIL_FROM")]
    mail_from: Option<String>,
    #[arg(long, value_name = "N", env = "BEXAR_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..))]
    connections: Option<u32>,
    #[arg(long, value_name = "ADDRESS", env = "BEXAR_METRICS")]
    metrics: Option<String>,
    #[arg(long, value_name = "LEVEL", env = "BEXAR_LOG")]
    log: Option<String>,
    #[arg(long, value_name = "FORM", env = "BEXAR_LOG_FORM")]
    log_form: Option<LogForm>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    #[default]
    Auto,
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    #[default]
    Text,
    /// One JSON object a line
    Json,
}

/// What is told on standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    pub level: String,
    pub form: LogForm,
}

impl Settings {
    fn usual() -> Settings {
        let (options, limits) = (Options::default(), Allowances::default());
        Settings {
            limits: Some(When::default()),
            limit_tables: Some(limits.tables),
            limit_hints: Some(limits.hints),
            limit_undos: Some(limits.undos),
            limit_thinking: Some(limits.thinking),
            limit_chat: Some(limits.chat),
            limit_streams: Some(limits.streams),
            limit_unasked: Some(limits.unasked),
            limit_address: Some(limits.address),
            bind: Some(options.bind),
            database: Some(options.database),
            database_connections: u16::try_from(options.database_connections).ok(),
            hosts: Some(Vec::new()),
            trusted_proxies: Some(Vec::new()),
            site_name: Some(options.site.sign.name.clone()),
            make_tables: Some("anyone".to_owned()),
            webhooks: Some("public".to_owned()),
            make_tournaments: Some("anyone".to_owned()),
            allow_seeds: Some(options.allow_seeds),
            edition: Some(Vec::new()),
            keep_unplayed: Some(days(options.keep_unplayed)),
            keep_unfinished: Some(days(options.keep_unfinished)),
            connections: u32::try_from(options.connections).ok(),
            log: Some("warn".to_owned()),
            log_form: Some(LogForm::default()),
            ..Settings::default()
        }
    }

    /// The database and the key that these settings, and the file, name.
    pub fn keeping(kept: &Kept) -> anyhow::Result<Keeping> {
        let (database, key_file) = (kept.database.clone(), kept.key_file.clone());
        let named = Settings { database, key_file, ..Settings::default() };
        let settings = named.in_effect(kept.config.as_deref())?;
        Ok(Keeping { database: settings.database.unwrap_or_default(), key_file: settings.key_file })
    }

    /// These, and where they say nothing what the file says, and where that says nothing what is usual.
    pub fn in_effect(&self, file: Option<&Path>) -> anyhow::Result<Settings> {
        let mut all = Table::new();
        for layer in [&Settings::usual(), &Settings::read(file)?, self] {
            all.extend(Table::try_from(layer)?);
        }
        Ok(all.try_into()?)
    }

    /// Reads the file that is named; else the usual one, if it is there.
    fn read(file: Option<&Path>) -> anyhow::Result<Settings> {
        let path = file.unwrap_or(Path::new(FILE));
        match std::fs::read_to_string(path) {
            Ok(text) => {
                toml::from_str(&text).map_err(|fault| Usage(format!("{}: {fault}", path.display())).into())
            }
            Err(fault) if file.is_none() && fault.kind() == std::io::ErrorKind::NotFound => {
                Ok(Settings::default())
            }
            Err(fault) => Err(fault).with_context(|| path.display().to_string()),
        }
    }

    /// As a file would say them.
    pub fn told(&self) -> anyhow::Result<String> {
        Ok(toml::to_string(&Table::try_from(self)?)?)
    }

    pub fn log(&self) -> Log {
        Log { level: self.log.clone().unwrap_or_default(), form: self.log_form.unwrap_or_default() }
    }

    /// The limits, if they hold.
    fn allowances(&self) -> Option<Allowances> {
        let usual = Allowances::default();
        let bind = self.bind.clone().unwrap_or_default();
        let loopback =
            bind.parse().map_or(bind.starts_with("localhost:"), |at: SocketAddr| at.ip().is_loopback());
        let private = loopback && self.public_url.is_none();
        let hold = match self.limits.unwrap_or_default() {
            When::Auto => !private,
            When::On => true,
            When::Off => false,
        };
        hold.then(|| Allowances {
            tables: self.limit_tables.unwrap_or(usual.tables),
            hints: self.limit_hints.unwrap_or(usual.hints),
            undos: self.limit_undos.unwrap_or(usual.undos),
            thinking: self.limit_thinking.unwrap_or(usual.thinking),
            chat: self.limit_chat.unwrap_or(usual.chat),
            streams: self.limit_streams.unwrap_or(usual.streams),
            unasked: self.limit_unasked.unwrap_or(usual.unasked),
            address: self.limit_address.unwrap_or(usual.address),
        })
    }

    /// Reads the editions that can be played.
    pub fn learn_editions(&self) -> anyhow::Result<()> {
        for folder in self.edition.iter().flatten() {
            shelf::learn(folder).with_context(|| folder.display().to_string())?;
        }
        Ok(())
    }

    /// What the server is told; none of these is missing.
    pub fn options(self, lang: Lang) -> anyhow::Result<Options> {
        let usual = Options::default();
        let allowances = self.allowances();
        let tls = match (self.tls_certificate, self.tls_key) {
            (Some(certificate), Some(key)) => Some((certificate, key)),
            (None, None) => None,
            _ => return Err(together("tls-certificate", "tls-key", lang).into()),
        };
        let calls = Calls {
            webhooks: self.webhooks.map_or(Ok(Webhooks::default()), |to| read("webhooks", &to, lang))?,
            mail: match (self.mail_url, self.mail_from) {
                (Some(url), Some(from)) => Some((url, from)),
                (None, None) => None,
                _ => return Err(together("mail-url", "mail-from", lang).into()),
            },
            ..Calls::default()
        };
        let sign = Sign { name: self.site_name.unwrap_or_default(), imprint: self.imprint };
        let nets = self.trusted_proxies.unwrap_or_default();
        let site = Site {
            url: self.public_url.map(|url| read("public-url", &url, lang)).transpose()?,
            hosts: self.hosts.unwrap_or_default(),
            proxies: nets.iter().map(|net| read_net(net, lang)).collect::<Result<_, _>>()?,
            sign: sign.into(),
            makers: self.make_tables.map_or(Ok(Makers::default()), |who| read("make-tables", &who, lang))?,
            tournament_makers: self
                .make_tournaments
                .map_or(Ok(Makers::default()), |who| read("make-tournaments", &who, lang))?,
        };
        Ok(Options {
            bind: self.bind.unwrap_or(usual.bind),
            site,
            tls,
            allowances,
            metrics: self.metrics,
            calls,
            database: self.database.unwrap_or(usual.database),
            key_file: self.key_file,
            database_connections: self.database_connections.map_or(usual.database_connections, usize::from),
            allow_seeds: self.allow_seeds.unwrap_or(usual.allow_seeds),
            connections: self.connections.map_or(usual.connections, |connections| connections as usize),
            keep_unplayed: self.keep_unplayed.map_or(usual.keep_unplayed, |days| DAY * days),
            keep_unfinished: self.keep_unfinished.map_or(usual.keep_unfinished, |days| DAY * days),
            ..usual
        })
    }
}

fn days(time: std::time::Duration) -> u32 {
    (time.as_secs() / DAY.as_secs()) as u32
}

fn read<T: std::str::FromStr>(name: &str, value: &str, lang: Lang) -> Result<T, Usage> {
    value.parse().map_err(|_| unfit(name, value, lang))
}

/// Of two settings one alone makes no sense.
fn together(arg: &'static str, other: &'static str, lang: Lang) -> Usage {
    Usage(say(lang, &Phrase::new("usage-together").with("arg", arg).with("other", other)))
}

/// A setting cannot have this value: what it may have is in its help.
pub fn unfit(name: &str, value: &str, lang: Lang) -> Usage {
    let help = text(lang, &format!("help-serve-{name}"));
    Usage(say(lang, &Phrase::new("usage-value").with("arg", name).with("value", value).with("help", help)))
}

/// A net, or a single address.
fn read_net(net: &str, lang: Lang) -> Result<ipnet::IpNet, Usage> {
    let read = net.parse().ok().or_else(|| net.parse().ok().map(|address: std::net::IpAddr| address.into()));
    read.ok_or_else(|| unfit("trusted-proxies", net, lang))
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::Settings;

    #[test]
    fn what_is_said_last_counts() {
        let place = std::env::temp_dir().join(format!("bexar-settings-{}.toml", std::process::id()));
        std::fs::write(&place, "bind = \"0.0.0.0:80\"\nhosts = [\"a.example\"]\nkeep-unplayed = 3\n")
            .expect("written");
        let flags = Settings { bind: Some("127.0.0.1:99".to_owned()), ..Settings::default() };
        let told = flags.in_effect(Some(&place)).and_then(|all| all.told()).expect("settings");
        for line in [
            "bind = \"127.0.0.1:99\"",
            "hosts = [\"a.example\"]",
            "keep-unplayed = 3",
            "keep-unfinished = 180",
        ] {
            assert!(told.lines().any(|told| told == line), "{line} in\n{told}");
        }
        std::fs::write(&place, "bnid = \"0.0.0.0:80\"\n").expect("written");
        let fault = flags.in_effect(Some(&place)).expect_err("a misspelt name").to_string();
        assert!(fault.contains("bnid") && fault.contains("public-url"), "{fault}");
        std::fs::remove_file(&place).expect("removed");
    }

    #[test]
    fn what_makes_no_sense_is_refused_by_name() {
        let wrong = [
            ("public-url", Settings { public_url: Some("club.example".to_owned()), ..Settings::default() }),
            ("make-tables", Settings { make_tables: Some("me".to_owned()), ..Settings::default() }),
            (
                "trusted-proxies",
                Settings { trusted_proxies: Some(vec!["proxy".to_owned()]), ..Settings::default() },
            ),
            ("webhooks", Settings { webhooks: Some("everywhere".to_owned()), ..Settings::default() }),
            ("mail-from", Settings { mail_url: Some("smtp://localhost".to_owned()), ..Settings::default() }),
            ("tls-key", Settings { tls_certificate: Some("x.pem".into()), ..Settings::default() }),
        ];
        for (name, settings) in wrong {
            let fault = settings.options(Lang::En).expect_err(name).to_string();
            assert!(fault.contains(name), "{fault}");
        }
    }
}
