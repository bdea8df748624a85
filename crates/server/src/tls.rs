//! Encryption of our own, for a site without a proxy in front: TLS, and with it HTTP/2. It comes with the feature `hosting`.

use std::path::Path;

use tokio::net::TcpStream;

use crate::Error;

#[cfg(feature = "hosting")]
mod built {
    use std::sync::Arc;

    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::crypto::ring::default_provider;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

    use super::{Error, Path, TcpStream};

    const HTTP_2: &[u8] = b"h2";

    #[derive(Clone)]
    pub struct Tls(TlsAcceptor);
    pub type Stream = tokio_rustls::server::TlsStream<TcpStream>;

    impl Tls {
        /// Reads the certificate, with those that vouch for it, and its key: files in PEM.
        pub fn load(certificate: &Path, key: &Path) -> Result<Tls, Error> {
            let unfit = |file: &Path, why: String| Error::Tls(file.display().to_string(), why);
            let chain =
                CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let chain = chain.map_err(|fault| unfit(certificate, fault.to_string()))?;
            if chain.is_empty() {
                return Err(unfit(certificate, "there is no certificate in it".to_owned()));
            }
            let secret = PrivateKeyDer::from_pem_file(key).map_err(|fault| unfit(key, fault.to_string()))?;
            let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
                .with_safe_default_protocol_versions()
                .and_then(|config| config.with_no_client_auth().with_single_cert(chain, secret));
            let mut config = config.map_err(|fault| unfit(key, fault.to_string()))?;
            config.alpn_protocols = vec![HTTP_2.to_vec(), b"http/1.1".to_vec()];
            Ok(Tls(TlsAcceptor::from(Arc::new(config))))
        }

        /// Agrees on a key; tells whether HTTP/2 is spoken.
        pub async fn accept(&self, stream: TcpStream) -> std::io::Result<(Stream, bool)> {
            let stream = self.0.accept(stream).await?;
            let second = stream.get_ref().1.alpn_protocol() == Some(HTTP_2);
            Ok((stream, second))
        }
    }
}

#[cfg(not(feature = "hosting"))]
mod built {
    use super::{Error, Path, TcpStream};

    #[derive(Clone)]
    pub enum Tls {}
    pub type Stream = TcpStream;

    impl Tls {
        pub fn load(_: &Path, _: &Path) -> Result<Tls, Error> {
            Err(Error::NoTls)
        }

        pub async fn accept(&self, _: TcpStream) -> std::io::Result<(Stream, bool)> {
            match *self {}
        }
    }
}

pub use built::Tls;
