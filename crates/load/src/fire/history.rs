//! What was asked and answered at a table, and whether one server could have answered so.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, anyhow, ensure};
use stateright::semantics::{ConsistencyTester, LinearizabilityTester, SequentialSpec};

/// How many operations are checked in one go, if nothing is under way between them and the next.
const AT_ONCE: usize = 40;

/// A table, as those who ask it know it: the number of its revision.
#[derive(Clone, Debug)]
struct Revision(u64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Look,
    /// Decides at this revision.
    Decide(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ret {
    /// Seen at this revision, or led to it.
    At(u64),
    Stale,
    /// Nothing was done.
    Failed,
}

impl SequentialSpec for Revision {
    type Op = Op;
    type Ret = Ret;

    fn invoke(&mut self, op: &Op) -> Ret {
        match *op {
            Op::Look => {}
            Op::Decide(at) if at == self.0 => self.0 += 1,
            Op::Decide(_) => return Ret::Stale,
        }
        Ret::At(self.0)
    }

    fn is_valid_step(&mut self, op: &Op, ret: &Ret) -> bool {
        *ret == Ret::Failed || self.invoke(op) == *ret
    }
}

/// Something that began or ended.
#[derive(Clone, Copy, Debug)]
enum Moment {
    Began(u64, Op),
    Ended(u64, Ret),
}

/// Everything that was asked and answered, in the order in which it was.
#[derive(Default)]
pub struct History(Mutex<(u64, Vec<Moment>)>);

impl History {
    pub fn began(&self, op: Op) -> u64 {
        let mut history = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        history.0 += 1;
        let number = history.0;
        history.1.push(Moment::Began(number, op));
        number
    }

    pub fn ended(&self, number: u64, ret: Ret) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.push(Moment::Ended(number, ret));
    }

    /// Checks it piece by piece; tells how many operations there were. A piece ends where nothing is under way that could still change anything.
    pub fn check(&self) -> Result<u64> {
        let moments = self.0.lock().unwrap_or_else(PoisonError::into_inner).1.clone();
        let answered = moments.iter().filter_map(|moment| match *moment {
            Moment::Ended(number, _) => Some(number),
            Moment::Began(..) => None,
        });
        let answered: HashSet<u64> = answered.collect();
        let mut piece = Piece::from(0);
        let mut checked = 0;
        for moment in &moments {
            match *moment {
                // A look that was never answered has done nothing.
                Moment::Began(number, Op::Look) if !answered.contains(&number) => {}
                Moment::Began(number, op) => piece.begins(number, op, answered.contains(&number))?,
                Moment::Ended(number, ret) => piece.ends(number, ret)?,
            }
            if piece.is_whole() {
                checked += piece.check()?;
                piece = Piece::from(piece.known);
            }
        }
        Ok(checked + piece.check()?)
    }
}

struct Piece {
    tester: LinearizabilityTester<u64, Revision>,
    from: u64,
    /// The newest revision that anybody is known to have seen.
    known: u64,
    under_way: usize,
    /// Decisions that will not be answered, by the revision at which they would be taken.
    open: Vec<u64>,
    operations: u64,
}

impl Piece {
    fn from(at: u64) -> Piece {
        Piece {
            tester: LinearizabilityTester::new(Revision(at)),
            from: at,
            known: at,
            under_way: 0,
            open: Vec::new(),
            operations: 0,
        }
    }

    fn begins(&mut self, number: u64, op: Op, answered: bool) -> Result<()> {
        self.tester.on_invoke(number, op).map_err(|fault| anyhow!(fault))?;
        self.operations += 1;
        match op {
            Op::Decide(at) if !answered => self.open.push(at),
            _ => self.under_way += 1,
        }
        Ok(())
    }

    fn ends(&mut self, number: u64, ret: Ret) -> Result<()> {
        self.tester.on_return(number, ret).map_err(|fault| anyhow!(fault))?;
        self.under_way -= 1;
        if let Ret::At(at) = ret {
            self.known = self.known.max(at);
        }
        Ok(())
    }

    fn is_whole(&self) -> bool {
        self.under_way == 0
            && self.operations as usize >= AT_ONCE
            && self.open.iter().all(|&at| at < self.known)
    }

    fn check(&self) -> Result<u64> {
        let possible = self.operations == 0 || self.tester.is_consistent();
        ensure!(
            possible,
            "no one server could have answered so, from revision {}: {:?}",
            self.from,
            self.tester
        );
        Ok(self.operations)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(moments: &[(Op, Option<Ret>)]) -> History {
        let history = History::default();
        for &(op, ret) in moments {
            let number = history.began(op);
            if let Some(ret) = ret {
                history.ended(number, ret);
            }
        }
        history
    }

    #[test]
    fn what_one_server_could_have_answered_passes() {
        let history = told(&[
            (Op::Decide(0), Some(Ret::At(1))),
            (Op::Decide(0), Some(Ret::Stale)),
            (Op::Decide(1), None),
            (Op::Look, Some(Ret::At(2))),
            (Op::Decide(2), None),
            (Op::Look, Some(Ret::At(2))),
            (Op::Decide(2), Some(Ret::Failed)),
            (Op::Look, Some(Ret::At(3))),
        ]);
        assert_eq!(history.check().ok(), Some(8));
    }

    #[test]
    fn a_lost_a_doubled_and_an_old_answer_are_found() {
        let lost = [(Op::Decide(0), Some(Ret::At(1))), (Op::Look, Some(Ret::At(0)))];
        let doubled = [(Op::Decide(0), Some(Ret::At(1))), (Op::Decide(0), Some(Ret::At(1)))];
        let invented = [(Op::Decide(0), Some(Ret::Failed)), (Op::Look, Some(Ret::At(1)))];
        for wrong in [lost, doubled, invented] {
            assert!(told(&wrong).check().is_err(), "{wrong:?}");
        }
    }
}
