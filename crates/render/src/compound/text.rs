//! What the boards say of their own, and the cards of what stands on them.

pub use crate::card::Card;

crate::lettering::lettering!("../../messages/");
