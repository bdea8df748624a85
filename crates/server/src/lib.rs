//! The table over HTTP: pages, JSON API, live events, storage.
