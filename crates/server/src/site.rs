//! How the site is seen from outside: its address, its names, who stands in front of it, and what it is called.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

use ipnet::IpNet;

/// What an operator says about the site.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Where people reach it. Without one it is a private table.
    pub url: Option<PublicUrl>,
    /// Names under which it may be asked for besides that.
    pub hosts: Vec<String>,
    /// Those who pass requests on, and are believed when they say for whom.
    pub proxies: Vec<IpNet>,
    /// What it is called, and who answers for it.
    pub sign: Arc<web::Sign>,
    pub makers: Makers,
    /// Who may make a tournament.
    pub tournament_makers: Makers,
}

/// Who may set up a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Makers {
    #[default]
    Anyone,
    Nobody,
}

impl FromStr for Makers {
    type Err = String;

    fn from_str(text: &str) -> Result<Makers, String> {
        match text {
            "anyone" => Ok(Makers::Anyone),
            "nobody" => Ok(Makers::Nobody),
            _ => Err("neither `anyone` nor `nobody`".to_owned()),
        }
    }
}

/// The address at which people reach the site: `https://club.example/bexar`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    pub secure: bool,
    /// The host, with its port if it is not the usual one.
    pub authority: String,
    /// What stands before every path, without a slash at its end: `/bexar`, or nothing.
    pub base: String,
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let (scheme, rest) = text.split_once("://").ok_or("it begins with http:// or https://")?;
        let secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err("it begins with http:// or https://".to_owned()),
        };
        let (authority, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let named = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:[]".contains(&byte);
        if authority.is_empty() || !authority.bytes().all(named) {
            return Err("it names a host: https://club.example".to_owned());
        }
        let base = path.trim_end_matches('/');
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
        if !base.bytes().all(plain) || base.contains("//") || base.contains("/.") {
            return Err("its path has letters, digits and - . _ ~ only".to_owned());
        }
        Ok(PublicUrl { secure, authority: authority.to_ascii_lowercase(), base: base.to_owned() })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http{}://{}{}", if self.secure { "s" } else { "" }, self.authority, self.base)
    }
}

impl Site {
    pub fn is_secure(&self) -> bool {
        self.url.as_ref().is_some_and(|url| url.secure)
    }

    /// What stands before every path.
    pub fn base(&self) -> &str {
        self.url.as_ref().map_or("", |url| &url.base)
    }

    /// Whether a request may ask for this host. A page elsewhere can make a browser take us for its own host; it cannot do that with a name
    /// that is a number. Where no name is known, `any` says whether every name is ours.
    pub fn is_called(&self, host: &str, any: bool) -> bool {
        let name = without_port(host).to_ascii_lowercase();
        let number = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
        if number || name == "localhost" {
            return true;
        }
        if self.url.is_none() && self.hosts.is_empty() {
            return any;
        }
        let own = self.url.as_ref().map(|url| without_port(&url.authority));
        own.into_iter()
            .chain(self.hosts.iter().map(String::as_str))
            .any(|own| own.eq_ignore_ascii_case(&name))
    }

    /// Who has sent a request that came from `peer`, by what those have noted who passed it on: the last one whom we do not know.
    pub fn sender<'a>(&self, peer: IpAddr, passed: impl DoubleEndedIterator<Item = &'a str>) -> IpAddr {
        let mut sender = peer;
        for noted in passed.rev() {
            if !self.trusts(sender) {
                break;
            }
            match noted.trim().parse() {
                Ok(earlier) => sender = earlier,
                Err(_) => break,
            }
        }
        sender.to_canonical()
    }

    pub fn trusts(&self, peer: IpAddr) -> bool {
        self.proxies.iter().any(|proxies| proxies.contains(&peer.to_canonical()))
    }
}

/// A host without its port.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => {
            name
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::{PublicUrl, Site};

    fn site(url: &str) -> Site {
        Site { url: Some(url.parse().expect("an address")), ..Site::default() }
    }

    #[test]
    fn a_public_address_has_scheme_host_and_perhaps_a_path() {
        let url: PublicUrl = "https://Club.Example:8443/war/bexar/".parse().expect("an address");
        assert_eq!(url.to_string(), "https://club.example:8443/war/bexar");
        assert!("http://localhost".parse::<PublicUrl>().is_ok_and(|url| !url.secure && url.base.is_empty()));
        for wrong in [
            "club.example",
            "ftp://club.example",
            "https://",
            "https:///x",
            "https://a b",
            "https://a/\"x",
            "https://a/../b",
        ] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_our_own_names_are_answered() {
        let ours = site("https://club.example");
        for host in [
            "club.example",
            "CLUB.example:443",
            "127.0.0.1:1836",
            "localhost:80",
            "[::1]:1836",
            "::1",
            "10.0.0.7",
        ] {
            assert!(ours.is_called(host, false), "{host}");
        }
        for host in ["evil.example", "club.example.evil", "", "localhost.evil"] {
            assert!(!ours.is_called(host, true), "{host}");
        }
        assert!(
            Site::default().is_called("table.lan", true) && !Site::default().is_called("table.lan", false)
        );
    }

    #[test]
    fn only_those_whom_we_trust_say_for_whom_they_ask() {
        let proxies = vec!["127.0.0.1/32".parse().expect("a net"), "10.0.0.0/8".parse().expect("a net")];
        let site = Site { proxies, ..Site::default() };
        let sender = |peer: &str, passed: &str| {
            site.sender(peer.parse().expect("an address"), passed.split(',')).to_string()
        };
        assert_eq!(sender("127.0.0.1", "203.0.113.7"), "203.0.113.7");
        assert_eq!(sender("::ffff:127.0.0.1", "203.0.113.7"), "203.0.113.7");
        assert_eq!(
            sender("127.0.0.1", "6.6.6.6, 203.0.113.7, 10.1.2.3"),
            "203.0.113.7",
            "the first may be a lie"
        );
        assert_eq!(sender("198.51.100.9", "203.0.113.7"), "198.51.100.9");
        assert_eq!(sender("127.0.0.1", "nonsense"), "127.0.0.1");
    }
}
