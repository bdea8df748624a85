//! What is counted, for those who watch: told in Prometheus' words at an address of its own.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{Method, header};
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::host::Host;
use crate::problem::Problem;

const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

type Label = (&'static str, String);
type Times<const N: usize> = Family<[Label; N], Histogram, fn() -> Histogram>;

/// Everything that is counted as it happens.
#[derive(Clone)]
pub struct Metrics {
    requests: Family<[Label; 3], Counter>,
    request_seconds: Times<1>,
    problems: Family<[Label; 1], Counter>,
    decisions: Family<[Label; 1], Counter>,
    store_seconds: Times<1>,
    store_failures: Counter,
    thought_seconds: Times<1>,
    pub thoughts_waiting: Gauge,
    pub thoughts_running: Gauge,
    pub streams: Gauge,
    pub connections: Gauge,
}

/// From a fifth of a millisecond to about half a minute.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.0002, 2.5, 14))
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(times),
            problems: Family::default(),
            decisions: Family::default(),
            store_seconds: Family::new_with_constructor(times),
            store_failures: Counter::default(),
            thought_seconds: Family::new_with_constructor(times),
            thoughts_waiting: Gauge::default(),
            thoughts_running: Gauge::default(),
            streams: Gauge::default(),
            connections: Gauge::default(),
        }
    }
}

impl Metrics {
    /// A request was answered, at an address with this pattern.
    pub fn asked(&self, route: &str, method: &Method, status: u16, took: Duration) {
        let route = || ("route", route.to_owned());
        self.request_seconds.get_or_create(&[route()]).observe(took.as_secs_f64());
        let labels = [route(), ("method", method_name(method).to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
    }

    pub fn met(&self, problem: &Problem) {
        self.problems.get_or_create(&[("code", problem.code().to_owned())]).inc();
    }

    /// A decision, or its taking back, was stored.
    pub fn decided(&self, by_person: bool) {
        let by = if by_person { "person" } else { "computer" };
        self.decisions.get_or_create(&[("by", by.to_owned())]).inc();
    }

    /// The store has done something.
    pub fn stored(&self, access: &'static str, took: Duration, failed: bool) {
        self.store_seconds.get_or_create(&[("access", access.to_owned())]).observe(took.as_secs_f64());
        if failed {
            self.store_failures.inc();
        }
    }

    /// Somebody has thought, of this kind and for this long.
    pub fn thought(&self, kind: &'static str, took: Duration) {
        self.thought_seconds.get_or_create(&[("kind", kind.to_owned())]).observe(took.as_secs_f64());
    }

    /// All of it, with what can be seen at this moment.
    fn registry(&self, in_memory: usize) -> Registry {
        let mut all = Registry::with_prefix("bexar");
        all.register("requests", "Requests answered", self.requests.clone());
        all.register("request_seconds", "Time to the beginning of the answer", self.request_seconds.clone());
        all.register("problems", "Requests not granted, by reason", self.problems.clone());
        all.register("decisions", "Decisions stored, taken back ones too", self.decisions.clone());
        all.register(
            "store_seconds",
            "Time of the store, waiting for it included",
            self.store_seconds.clone(),
        );
        all.register("store_failures", "What the store could not do", self.store_failures.clone());
        all.register("thought_seconds", "Time on cores, by kind of thought", self.thought_seconds.clone());
        all.register("thoughts_waiting", "Thoughts that wait for a core", self.thoughts_waiting.clone());
        all.register("thoughts_running", "Thoughts on cores", self.thoughts_running.clone());
        all.register("streams", "Streams of news that are open", self.streams.clone());
        all.register("connections", "Connections that are open", self.connections.clone());
        let tables: Gauge = Gauge::default();
        tables.set(in_memory as i64);
        all.register("tables_in_memory", "Tables in memory", tables);
        let build: Family<[Label; 1], Gauge> = Family::default();
        build.get_or_create(&[("version", env!("CARGO_PKG_VERSION").to_owned())]).set(1);
        all.register("build_info", "Which version this is", build);
        all
    }
}

/// Nobody can make us count names that they have made up.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::DELETE => "DELETE",
        Method::PUT => "PUT",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}

/// Counts one more, as long as it is there.
pub struct Counted(Gauge);

impl Counted {
    pub fn among(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// What those are told who watch: nothing but this.
pub fn router(host: Arc<Host>) -> Router {
    let told = async |State(host): State<Arc<Host>>| {
        let mut text = String::new();
        let told = encode(&mut text, &host.metrics.registry(host.in_memory()));
        told.map(|()| ([(header::CONTENT_TYPE, KIND)], text).into_response()).map_err(|_| Problem::Inside)
    };
    Router::new().route("/metrics", get(told)).with_state(host)
}
