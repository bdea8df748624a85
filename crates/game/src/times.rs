//! How often things happened, for summaries.

use crate::{Arg, Phrase};

/// No list in a summary names more things than this.
const NAMED: usize = 6;

/// Things with how often each happened, in the order in which they first did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times<T>(Vec<(T, u16)>);

impl<T> Default for Times<T> {
    fn default() -> Self {
        Times(Vec::new())
    }
}

impl<T: PartialEq> Times<T> {
    pub fn add(&mut self, thing: T) {
        self.add_times(thing, 1);
    }

    pub fn add_times(&mut self, thing: T, times: u16) {
        match self.0.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, count)) => *count += times,
            None => self.0.push((thing, times)),
        }
    }

    /// How often all of them happened.
    pub fn all(&self) -> u16 {
        self.0.iter().map(|(_, times)| times).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The things in words, the most frequent first; of many, only some are named, and `others` says how many more there are.
    pub fn told(mut self, name: impl Fn(T, u16) -> Phrase, others: &'static str) -> Arg {
        self.0.sort_by_key(|&(_, times)| std::cmp::Reverse(times));
        let rest = self.0.len().saturating_sub(NAMED);
        let mut list: Vec<Phrase> =
            self.0.into_iter().take(NAMED).map(|(thing, times)| name(thing, times)).collect();
        if rest > 0 {
            list.push(Phrase::new(others).with("count", rest));
        }
        Arg::List(list)
    }
}

#[cfg(test)]
mod tests {
    use super::Times;
    use crate::{Arg, Phrase};

    #[test]
    fn things_are_counted_and_the_rest_is_left_unnamed() {
        let mut times = Times::default();
        for thing in [1, 2, 2, 3, 4, 5, 6, 7, 8] {
            times.add(thing);
        }
        assert_eq!(times.all(), 9);
        let Arg::List(told) =
            times.told(|thing, count| Phrase::new("n").with("is", thing).with("count", count), "more")
        else {
            panic!("a list")
        };
        assert_eq!(told[0], Phrase::new("n").with("is", 2).with("count", 2_u16));
        assert_eq!(told.last(), Some(&Phrase::new("more").with("count", 2_usize)));
    }
}
