//! What puts load on a server, and fire under it.
//!
//! [`trial`] measures what moves, listeners and openings cost. [`fire`] lets bots play through several servers at one database while those
//! are killed, and checks that nothing was lost.

pub mod fire;
pub mod flood;
pub mod scale;
pub mod script;
pub mod served;
pub mod trial;
pub mod wire;
