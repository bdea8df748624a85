//! What each step needs, so that somebody can decide, or fate has something to answer.

use crate::block::{Block, MEXICAN, TEXAN};
use crate::scenario::Year;
use crate::state::{At, Cause, Kind, Mark, State, Step};

use super::{MANY, demand};

impl State {
    pub(super) fn sound_step(&self) -> Result<(), String> {
        let drawn = self.blocks_at(At::DRAWN);
        let awaited = drawn.len() == u8::from(self.step == Step::Deploy);
        demand(awaited && drawn.minus(State::army(self.mover)).is_empty(), || {
            "[8.31-a] one block is drawn, and then deployed".into()
        })?;
        let (holds, fault) = match self.step {
            Step::Deal => (self.sound_deal(), "[1836-b] there is nothing to deal"),
            Step::Cards => (self.chosen.contains(&None), "[T-b] both have played their card"),
            Step::Desertion(seat) => {
                (self.desertion_places(seat).next().is_some(), "[4.0-b] there is nobody to desert")
            }
            Step::Deserting { left, hits, .. } | Step::Attrition { left, hits, .. } => {
                ((1..=MANY).contains(&left) && hits <= MANY, "there are no dice to throw")
            }
            Step::Muster { left, .. } => ((1..=MANY).contains(&left), "[4.0-b] nobody is left to muster"),
            Step::Command(leader) => (self.obeys_mover(leader), "[5.11-a] the leader is not there"),
            Step::March { block, leader } => {
                let led = leader.is_none_or(|leader| self.obeys_mover(leader));
                (self.obeys_mover(block) && led, "[5.2-a] the block that marches is not there")
            }
            Step::ForcedMarch => (!self.forced_blocks().is_empty(), "[5.6-a] nobody forces its march"),
            Step::Lose { hits, cause, .. } => {
                ((1..=MANY).contains(&hits) && self.sound_cause(cause), "[6.31-a] there are no such hits")
            }
            Step::Draw => (!self.pool().is_empty(), "[8.31-a] there is nothing to draw"),
            Step::Enter(_) | Step::Commit(_) => {
                let winter = self.year == Year::Winter;
                let commits = matches!(self.step, Step::Commit(_));
                (self.mover == MEXICAN && commits == winter, "[1836-g] no brigade is to come in")
            }
            Step::Card => (self.cards_to_come() > 0, "[8.0-a] the deck is empty"),
            Step::Orders
            | Step::BurnMarch(_)
            | Step::Raid(_)
            | Step::Battles(_)
            | Step::Deploy
            | Step::Over => (true, ""),
            _ => (self.battle.is_some() && self.sound_fight(), "no such battle is being fought"),
        };
        demand(holds, || fault.to_owned())
    }

    /// Whether the step is part of a battle or siege.
    pub(super) fn is_in_battle(&self) -> bool {
        match self.step {
            Step::Surprise
            | Step::Withdraw
            | Step::SallyOut
            | Step::Turn
            | Step::Fire(_)
            | Step::Regroup(_)
            | Step::Declare
            | Step::Answer
            | Step::Battery
            | Step::Reply
            | Step::Cannon(_)
            | Step::Line => true,
            Step::Lose { cause, .. } => matches!(cause, Cause::Fire | Cause::Sally | Cause::Cannonade),
            _ => false,
        }
    }

    /// Cards for whoever has fewer than three.
    fn sound_deal(&self) -> bool {
        let missing = self.hands.iter().map(|hand| 3_u8.saturating_sub(hand.len())).sum::<u8>();
        self.hands.iter().all(|hand| hand.len() <= 3) && missing > 0 && missing <= self.deck.len()
    }

    /// Whether the mover has this block where it can be ordered.
    fn obeys_mover(&self, block: Block) -> bool {
        let at = self.at(block);
        State::army(self.mover).contains(block) && (at.place().is_some() || at.waits_for().is_some())
    }

    fn sound_cause(&self, cause: Cause) -> bool {
        match (cause, self.battle.map(|battle| battle.kind)) {
            (Cause::Attrition | Cause::Desertion, _) => true,
            (Cause::Cannonade, kind) => kind == Some(Kind::Siege),
            (Cause::Fire | Cause::Sally, kind) => kind.is_some_and(|kind| kind != Kind::Siege),
        }
    }

    /// Whether the battle is one that the step can be about.
    fn sound_fight(&self) -> bool {
        let battle = self.fight();
        let (place, kind) = (battle.place, battle.kind);
        let here = |block: Block| self.place(block) == Some(place);
        match self.step {
            Step::Turn => battle.round > 0 && battle.slot < 6 && !self.acting().1.is_empty(),
            Step::Fire(block) => here(block) && battle.round > 0 && kind != Kind::Siege,
            Step::Cannon(block) => {
                here(block)
                    && kind == Kind::Siege
                    && self.has(block, Mark::LINE)
                    && !self.has(block, Mark::ACTED)
            }
            Step::Declare | Step::Answer => kind == Kind::Siege && self.besieger(place).is_some(),
            Step::Battery | Step::Reply => {
                let opened = self.here(place).iter().any(|block| self.has(block, Mark::LINE));
                kind == Kind::Siege && self.besieger(place).is_some() && opened
            }

            Step::Line => {
                let somebody = self.here(place).iter().any(|block| {
                    self.seat_of(block) == battle.attacker
                        && (self.has(block, Mark::LINE) || self.can_join(block).is_ok())
                });
                matches!(kind, Kind::Storm | Kind::Sally) && (somebody || battle.round > 0)
            }
            Step::SallyOut => kind == Kind::Relief,
            Step::Withdraw => matches!(kind, Kind::Field | Kind::Raid),
            _ => [TEXAN, MEXICAN].contains(&battle.attacker),
        }
    }
}
