//! Requests that this server makes of others. They lead to addresses that anybody may have named: not into the server's own network, unless its
//! operator allows that. What is looked up is looked up once, checked, and connected to. No redirection is followed, and of the answer only its
//! status is read.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode, Uri, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Fate;

/// No address is longer.
const LONGEST: usize = 2_000;
const WHO: HeaderValue = HeaderValue::from_static(concat!("Bexar/", env!("CARGO_PKG_VERSION")));

/// Networks that are not the world's.
static OWN_NETWORKS: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    const NETWORKS: [&str; 18] = [
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        // What stands for addresses of the fourth version, or is not the world's.
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    ];
    NETWORKS.iter().map(|net| net.parse().expect("checked: a network")).collect()
});
/// All of the sixth version that is given out.
static WORLD: LazyLock<IpNet> = LazyLock::new(|| "2000::/3".parse().expect("checked: a network"));

/// Where webhooks may lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Webhooks {
    /// Into the world.
    #[default]
    Public,
    /// Also into the server's own network.
    Anywhere,
    Off,
}

impl FromStr for Webhooks {
    type Err = String;

    fn from_str(text: &str) -> Result<Webhooks, String> {
        match text {
            "public" => Ok(Webhooks::Public),
            "anywhere" => Ok(Webhooks::Anywhere),
            "off" => Ok(Webhooks::Off),
            _ => Err("neither `public`, `anywhere` nor `off`".to_owned()),
        }
    }
}

/// Makes requests.
pub struct Post {
    anywhere: bool,
    patience: Duration,
    #[cfg(feature = "hosting")]
    tls: std::sync::OnceLock<tokio_rustls::TlsConnector>,
}

/// An address to which something is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub secure: bool,
    authority: Authority,
    uri: Uri,
}

/// What is wrong with an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It is none.
    Unreadable,
    /// It leads into the server's own network.
    Own,
    /// It asks for encryption, which this program does not have.
    NoTls,
}

impl FromStr for Address {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Address, Unfit> {
        if text.len() > LONGEST {
            return Err(Unfit::Unreadable);
        }
        let uri: Uri = text.trim().parse().map_err(|_| Unfit::Unreadable)?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority =
            authority.filter(|authority| !authority.host().is_empty()).ok_or(Unfit::Unreadable)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Unfit::Unreadable),
        };
        Ok(Address { secure, authority: authority.clone(), uri })
    }
}

impl Address {
    /// Where it is, without what may be a secret.
    #[cfg(feature = "hosting")]
    pub fn origin(&self) -> String {
        format!("http{}://{}", if self.secure { "s" } else { "" }, self.authority)
    }

    fn host(&self) -> &str {
        self.authority.host().trim_start_matches('[').trim_end_matches(']')
    }

    fn port(&self) -> u16 {
        self.authority.port_u16().unwrap_or(if self.secure { 443 } else { 80 })
    }
}

impl Post {
    pub fn new(webhooks: Webhooks, patience: Duration) -> Post {
        Post {
            anywhere: webhooks == Webhooks::Anywhere,
            patience,
            #[cfg(feature = "hosting")]
            tls: std::sync::OnceLock::new(),
        }
    }

    /// Whether something could be sent there, as far as its text tells.
    pub fn may(&self, address: &str) -> Result<Address, Unfit> {
        let address: Address = address.parse()?;
        if address.secure && cfg!(not(feature = "hosting")) {
            return Err(Unfit::NoTls);
        }
        let own = match address.host().parse::<IpAddr>() {
            Ok(ip) => !is_public(ip),
            Err(_) => address.host().eq_ignore_ascii_case("localhost"),
        };
        if own && !self.anywhere { Err(Unfit::Own) } else { Ok(address) }
    }

    /// Tells a webhook something.
    pub async fn tell(&self, address: &str, what: Value) -> Result<Fate, String> {
        let headers = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
        match self.send(address, headers, what.to_string().into()).await? {
            status if status.is_success() => Ok(Fate::Arrived),
            // Whoever was there says that he does not want it any more.
            StatusCode::GONE => Ok(Fate::Gone),
            status => Err(status.to_string()),
        }
    }

    /// Sends something, and tells how that is answered.
    pub async fn send(
        &self,
        address: &str,
        headers: impl IntoIterator<Item = (HeaderName, HeaderValue)>,
        body: Bytes,
    ) -> Result<StatusCode, String> {
        let address = self.may(address).map_err(|unfit| format!("{unfit:?}"))?;
        let stream = timeout(self.patience / 3, self.connect(&address)).await;
        let stream = stream.map_err(|_| "nobody is there".to_owned())??;
        let mut request = Request::new(Full::new(body));
        *request.method_mut() = Method::POST;
        let path = address.uri.path_and_query().map_or("/", |path| path.as_str());
        *request.uri_mut() = path.parse().map_err(|_| "no path".to_owned())?;
        let host = HeaderValue::try_from(address.authority.as_str()).map_err(|fault| fault.to_string())?;
        request.headers_mut().extend([(header::HOST, host), (header::USER_AGENT, WHO)]);
        request.headers_mut().extend(headers);
        if address.secure {
            #[cfg(feature = "hosting")]
            return exchange(self.encrypted(&address, stream).await?, request).await;
            #[cfg(not(feature = "hosting"))]
            return Err("no encryption".to_owned());
        }
        exchange(stream, request).await
    }

    async fn connect(&self, address: &Address) -> Result<TcpStream, String> {
        let found = lookup_host((address.host(), address.port())).await.map_err(|fault| fault.to_string())?;
        let found: Vec<SocketAddr> = found.collect();
        if !self.anywhere && !found.iter().all(|at| is_public(at.ip())) {
            return Err("it leads into our own network".to_owned());
        }
        TcpStream::connect(found.as_slice()).await.map_err(|fault| fault.to_string())
    }

    #[cfg(feature = "hosting")]
    async fn encrypted(
        &self,
        address: &Address,
        stream: TcpStream,
    ) -> Result<tokio_rustls::client::TlsStream<TcpStream>, String> {
        use tokio_rustls::rustls::pki_types::ServerName;
        let name = ServerName::try_from(address.host().to_owned()).map_err(|fault| fault.to_string())?;
        let tls = self.tls.get_or_init(|| {
            let mut roots = tokio_rustls::rustls::RootCertStore::empty();
            let known = rustls_native_certs::load_native_certs();
            roots.add_parsable_certificates(known.certs);
            if roots.is_empty() {
                tracing::error!("this machine knows no certificates to trust (ca-certificates): nobody can be called by https");
            }
            trusting(roots)
        });
        tls.connect(name, stream).await.map_err(|fault| fault.to_string())
    }

    /// One that goes anywhere and trusts this certificate.
    #[cfg(all(test, feature = "hosting"))]
    fn trusting_only(certificate: tokio_rustls::rustls::pki_types::CertificateDer<'static>) -> Post {
        let post = Post::new(Webhooks::Anywhere, Duration::from_secs(30));
        let mut roots = tokio_rustls::rustls::RootCertStore::empty();
        roots.add(certificate).expect("a certificate");
        assert!(post.tls.set(trusting(roots)).is_ok());
        post
    }
}

#[cfg(feature = "hosting")]
fn trusting(roots: tokio_rustls::rustls::RootCertStore) -> tokio_rustls::TlsConnector {
    use tokio_rustls::rustls::ClientConfig;
    use tokio_rustls::rustls::crypto::ring::default_provider;
    let config = ClientConfig::builder_with_provider(default_provider().into())
        .with_safe_default_protocol_versions()
        .expect("checked: the provider has what these need");
    let config = config.with_root_certificates(roots).with_no_client_auth();
    std::sync::Arc::new(config).into()
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, String> {
    let opened = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = opened.map_err(|fault| fault.to_string())?;
    // It ends with what is waited for here.
    let mut driving = JoinSet::new();
    driving.spawn(connection);
    let answer = sender.send_request(request).await;
    answer.map(|answer| answer.status()).map_err(|fault| fault.to_string())
}

/// Whether an address is one of the world's.
fn is_public(ip: IpAddr) -> bool {
    let ip = ip.to_canonical();
    let world = ip.is_ipv4() || WORLD.contains(&ip);
    world && !OWN_NETWORKS.iter().any(|net| net.contains(&ip))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Post, Unfit, Webhooks, is_public};

    #[test]
    fn only_the_world_is_public() {
        for own in [
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(own.parse().expect(own)), "{own}");
        }
        for public in ["1.1.1.1", "172.32.0.1", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().expect(public)), "{public}");
        }
    }

    #[test]
    fn an_address_that_leads_inside_is_refused_before_it_is_kept() {
        let post = Post::new(Webhooks::Public, Duration::from_secs(1));
        for own in [
            "http://127.0.0.1:1836/",
            "http://LOCALHOST/x",
            "https://[::1]/",
            "http://192.168.0.1/",
            "http://[::ffff:10.0.0.1]/",
        ] {
            assert_eq!(post.may(own), Err(Unfit::Own), "{own}");
        }
        let long = format!("https://a.example/{}", "x".repeat(2_000));
        for none in [
            "",
            "a.example",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://",
            "https://u:p@a.example/",
            "http:///x",
            long.as_str(),
        ] {
            assert_eq!(post.may(none), Err(Unfit::Unreadable), "{none}");
        }
        let known = post.may("https://discord.example/api/webhooks/1/secret").expect("an address");
        assert_eq!(known.origin(), "https://discord.example");
    }

    /// A name, or a number in another guise, is looked up before it is judged.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let post = Post::new(Webhooks::Public, Duration::from_secs(30));
        for name in ["localhost.", "2130706433", "0x7f000001", "127.1"] {
            let answer = post.send(&format!("http://{name}:{port}/"), [], "x".into()).await;
            assert!(answer.is_err(), "{name}: {answer:?}");
        }
        listener.set_nonblocking(true).expect("set");
        assert!(listener.accept().is_err(), "nobody came");
    }

    /// Encryption: who is not vouched for is told nothing.
    #[cfg(feature = "hosting")]
    #[tokio::test]
    async fn what_is_sent_by_https_is_told_to_the_right_one_alone() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        use tokio_rustls::rustls::pki_types::CertificateDer;
        use tokio_rustls::rustls::pki_types::pem::PemObject;
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/tls");
        let (certificate, key) = (format!("{folder}/localhost.pem"), format!("{folder}/localhost.key"));
        let tls = crate::tls::Tls::load(certificate.as_ref(), key.as_ref()).expect("TLS");
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("https://localhost:{}/x", listener.local_addr().expect("an address").port());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok((mut stream, _)) = tls.accept(stream).await else { continue };
                let mut read = [0; 4096];
                let length = stream.read(&mut read).await.unwrap_or(0);
                assert!(read[..length].starts_with(b"POST /x HTTP/1.1"));
                let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
            }
        });
        let known = CertificateDer::from_pem_file(format!("{folder}/authority.pem")).expect("a certificate");
        let answer = Post::trusting_only(known).send(&address, [], "hello".into()).await;
        assert_eq!(answer.map(|status| status.as_u16()), Ok(204));
        let stranger = Post::new(Webhooks::Anywhere, Duration::from_secs(30));
        assert!(stranger.send(&address, [], "hello".into()).await.is_err());
    }
}
