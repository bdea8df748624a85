//! Rules of thumb: what a sensible commander tries first.
//!
//! Mexico is short of time: it marches on the nearest Victory Town that Texas holds, storms with infantry, and keeps Santa
//! Anna behind. Texas is short of men: it holds towns and crossings, strikes the weak, and runs from the strong. Both keep
//! within supply.

use game::{Mind, Seat};

use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::card::{Card, Event as CardEvent};
use crate::data::{PLACES, blocks, places};
use crate::decision::Decision;
use crate::map::{Place, Walls};
use crate::state::{Kind, Marks, State, Step};

/// A clear preference.
const CLEAR: i32 = 100;
/// Farther than any hex from any other.
const FAR: u8 = 60;

impl Mind for State {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), seat: Seat, decision: Decision) -> i32 {
        match decision {
            Decision::Play(card) => self.card_worth(card),
            Decision::Desert(place) => i32::from(self.own(enemy(seat), place).len()) * 40,
            Decision::Muster(_) => CLEAR,
            Decision::Command(leader) => self.command_worth(seat, leader),
            Decision::Send(block) => self.send_worth(seat, block),
            Decision::March(to) => self.march_worth(seat, to),
            Decision::Attack(to, via) => self.attack_worth(seat, to, via),
            Decision::Stay => 0,
            Decision::Sail(block, to) => self.sail_worth(seat, block, to),
            Decision::Forage(block) => self.forage_worth(seat, block),
            Decision::Burn(place) | Decision::BurnFor(place, _) => self.burn_worth(seat, place),
            Decision::Raid(place) => 50 + i32::from(self.own(enemy(seat), place).len()) * 10,
            Decision::Fight(_) => 50,
            Decision::Surprise => CLEAR,
            Decision::Withdraw(block) => self.withdraw_worth(seat, block),
            Decision::Join(block) => self.join_worth(block),
            Decision::Fire(block) => 60 + 10 * i32::from(self.strength(block)),
            Decision::Pass(_) => 0,
            Decision::Retreat(block, to) => self.retreat_worth(seat, block, to),
            Decision::Lose(block) => self.lose_worth(block),
            Decision::Regroup(block, to) => self.regroup_worth(seat, block, to),
            Decision::Hold => 30,
            Decision::Cannonade => 60,
            Decision::Storm => self.storm_worth(seat),
            Decision::Sally => -40,
            Decision::Deploy(place) => self.deploy_worth(place),
            Decision::Aside | Decision::Done => 0,
            Decision::Enter(place) => {
                if place == places::PRG {
                    50
                } else {
                    0
                }
            }
        }
    }
}

/// The cheapest way from each place to a goal, by movement points; a goal may lie farther than it looks.
fn distances(goal: impl Fn(Place) -> Option<u8>) -> [u8; PLACES] {
    let mut cost = [FAR; PLACES];
    for place in Place::all() {
        if let Some(behind) = goal(place) {
            cost[place.index()] = behind;
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for place in Place::all() {
            for side in place.hexsides() {
                let through = cost[side.to.index()].saturating_add(side.cost);
                if through < cost[place.index()] {
                    cost[place.index()] = through;
                    changed = true;
                }
            }
        }
    }
    cost
}

impl State {
    /// Weak cards when little depends on them, strong ones first; Storm serves Texas.
    fn card_worth(&self, card: Card) -> i32 {
        20 * i32::from(card.data().cp) + if card.event() == Some(CardEvent::Storm) { 10 } else { 0 }
    }

    fn steps(&self, seat: Seat, place: Place) -> i32 {
        self.own(seat, place).iter().map(|block| i32::from(self.strength(block))).sum()
    }

    /// How far it is to what a side wants: Mexico the stars Texas holds, those that are taken care of last; Texas its own
    /// stars in danger.
    fn wish(&self, seat: Seat) -> [u8; PLACES] {
        distances(|place| {
            if self.holder(place) != Some(TEXAN) || place.hexsides().is_empty() {
                return None;
            }
            if seat == MEXICAN {
                return Some(if self.is_covered(place) { 7 } else { 0 });
            }
            (self.outside(TEXAN, place).len() < 2 && self.threat(place) > 0).then_some(0)
        })
    }

    /// Enough Mexicans are at a star, or next to it, to take it.
    fn is_covered(&self, place: Place) -> bool {
        let walls = if self.walls(place).is_some() { 2 } else { 1 };
        let needed = 2 * walls * self.steps(TEXAN, place) + 2;
        let near: i32 = place.hexsides().iter().map(|side| self.steps(MEXICAN, side.to)).sum();
        self.steps(MEXICAN, place) + near >= needed
    }

    /// Blocks that a leader standing there would command.
    fn following(&self, leader: Block, to: Place) -> i32 {
        let cinc = self.cinc(self.seat_of(leader)) == Some(leader);
        let near = |place: Place| place == to || to.hexsides().iter().any(|side| side.to == place);
        let under = |block: Block| cinc || block.data().brigade == leader.data().brigade;
        let seat = self.seat_of(leader);
        let follows =
            |block: Block| self.place(block).is_some_and(|at| near(at) && (at == to || under(block)));
        let count =
            State::army(seat).filter(|block| block != leader && follows(block) && self.is_idle(seat, block));
        i32::from(count.len().min(6))
    }

    /// Steps of a side within a march of a place, those next to it in full.
    fn near(&self, seat: Seat, place: Place) -> i32 {
        let mut sum = 0;
        for side in place.hexsides() {
            sum += 2 * self.steps(seat, side.to);
            let beyond = side
                .to
                .hexsides()
                .iter()
                .filter(|next| next.to != place && place.hexside_to(next.to).is_none());
            sum += beyond.map(|next| self.steps(seat, next.to)).sum::<i32>();
        }
        sum / 2
    }

    fn threat(&self, place: Place) -> i32 {
        self.near(MEXICAN, place)
    }

    fn command_worth(&self, seat: Seat, leader: Block) -> i32 {
        let commanded = |block: Block| {
            self.can_move(seat, block).is_ok()
                && self.is_idle(seat, block)
                && self.can_command(leader, block).is_ok()
        };
        20 + 25 * i32::from(State::army(seat).filter(commanded).len())
    }

    /// Not the only garrison of a town that would revert, not a gun, not needed before the walls.
    fn is_idle(&self, seat: Seat, block: Block) -> bool {
        let Some(place) = self.place(block) else { return true };
        if block.is_artillery() {
            return false;
        }
        let alone = self.outside(seat, place).len() == 1;
        if seat == TEXAN {
            return !(alone && place.data().victory && self.threat(place) < 8);
        }
        let reverts = self.owner_of_vacant(place) == Some(TEXAN) && place.data().victory;
        let needed =
            self.besieger(place) == Some(seat) && self.steps(seat, place) <= 5 * self.steps(TEXAN, place);
        !(alone && reverts || needed)
    }

    fn send_worth(&self, seat: Seat, block: Block) -> i32 {
        if !self.is_idle(seat, block) {
            return -20;
        }
        let last = matches!(self.step, Step::Command(leader) if leader == block);
        let cautious = block == blocks::SAN;
        if last || cautious {
            return 5;
        }
        let strayed =
            block.is_leader() && self.place(block).is_some_and(|place| self.following(block, place) == 0);
        40 + self.marching_order(seat, block) + if strayed { 25 } else { 0 }
    }

    /// Mexico moves what is far from the front first; Texas whoever is in danger.
    fn marching_order(&self, seat: Seat, block: Block) -> i32 {
        let Some(place) = self.place(block) else { return 0 };
        if seat == MEXICAN {
            i32::from(self.over_supply(seat, place)) * 10
        } else {
            self.threat(place).min(20)
        }
    }

    /// Nearer to the goal, within supply, on a star, and not Santa Anna alone.
    fn march_worth(&self, seat: Seat, to: Place) -> i32 {
        let Step::March { block, leader } = self.step else { return 0 };
        let Some(from) = self.place(block) else { return 0 };
        let wish = self.wish(seat);
        let closer = i32::from(wish[from.index()]) - i32::from(wish[to.index()]);
        let crowd = i32::from(self.own(seat, to).len()) + 1 - i32::from(self.supply_limit(seat, to));
        let hunger = if self.turn < 10 { 12 } else { 8 };
        let mut worth = 6 * closer - hunger * crowd.max(0);
        if self.forced_to(block, leader, to) {
            worth -= (44 - 4 * i32::from(self.turn)).max(4);
        }
        if block.is_leader() {
            worth += 12 * (self.following(block, to) - self.following(block, from)).clamp(-4, 4);
        }
        if seat == MEXICAN {
            worth += self.mexican_place(block, from, to);
        } else {
            worth += self.texan_place(from, to);
        }
        worth
    }

    fn forced_to(&self, block: Block, leader: Option<Block>, to: Place) -> bool {
        let (normal, _) = self.points(block, leader);
        self.reach(block, normal).cost[to.index()] == u8::MAX
    }

    /// A star that Texas holds empty is taken; one that we hold alone is kept; Santa Anna stays with friends.
    fn mexican_place(&self, block: Block, from: Place, to: Place) -> i32 {
        let taken = self.holder(to) == Some(TEXAN) && self.own(TEXAN, to).is_empty();
        let mut worth = if taken { 90 } else { 0 };
        let reverts = self.owner_of_vacant(from) == Some(TEXAN) && from.data().victory;
        if reverts && self.outside(MEXICAN, from).len() == 1 {
            worth -= 120;
        }
        if block == blocks::SAN {
            let guard = self.steps(MEXICAN, to);
            worth -= 2 * (2 * self.near(TEXAN, to) - guard).max(0) + if guard == 0 { 30 } else { 0 };
        }
        worth
    }

    /// A threatened star wants two blocks; behind a crossing it is good to stand; before a host it is not.
    fn texan_place(&self, from: Place, to: Place) -> i32 {
        let star = |place: Place| self.holder(place) == Some(TEXAN);
        let crossing =
            to.hexsides().iter().filter(|side| side.limit <= 2 && self.steps(MEXICAN, side.to) > 0).count();
        let mut worth = if star(to) && self.outside(TEXAN, to).len() < 2 { 35 } else { 0 };
        worth += 8 * crossing as i32;
        let held = self.steps(TEXAN, to) + 3;
        worth -= 4 * (self.threat(to) - 2 * held).clamp(0, 20);
        if star(from) && self.outside(TEXAN, from).len() == 1 {
            worth -= 30;
        }
        worth
    }

    /// Attack where we are stronger than what stands there; never with Santa Anna; walls want more.
    fn attack_worth(&self, seat: Seat, to: Place, via: Place) -> i32 {
        let Step::March { block, leader } = self.step else { return 0 };
        let ours = self.steps(seat, to) + i32::from(self.strength(block));
        let theirs = self.steps(enemy(seat), to);
        let walls = if self.walls(to).is_some() { 2 } else { 0 };
        let coming: i32 =
            via.hexsides().iter().map(|side| self.steps(seat, side.to)).sum::<i32>() + self.steps(seat, via);
        let odds = 2 * ours + coming / 2 - 2 * theirs - 3 * walls;
        let mut worth = 12 * odds.clamp(-8, 8);
        if self.holder(to) == Some(enemy(seat)) && seat == MEXICAN {
            worth += 35 + self.hurry();
        }
        if block == blocks::SAN {
            worth -= 150;
        }
        if block.is_leader() {
            let from = self.place(block).unwrap_or(to);
            worth += 25 * (self.following(block, to) - self.following(block, from)).clamp(-4, 2) - 20;
        }
        if self.own(seat, to).contains(blocks::SAN) {
            worth += 60;
        }
        if self.has_forced_attack(block, leader, to, via) {
            worth -= (30 - 2 * i32::from(self.turn)).max(4);
        }
        if seat == TEXAN && self.own(MEXICAN, to).contains(blocks::SAN) {
            worth += 80;
        }
        worth
    }

    /// Mexico's time runs out.
    fn hurry(&self) -> i32 {
        10 * (i32::from(self.turn) - 5).max(0)
    }

    fn has_forced_attack(&self, block: Block, leader: Option<Block>, to: Place, via: Place) -> bool {
        let (normal, _) = self.points(block, leader);
        !self.reach(block, normal).attacks.iter().any(|&(place, from, _)| (place, from) == (to, via))
    }

    fn sail_worth(&self, seat: Seat, block: Block, to: Place) -> i32 {
        let needed = self.holder(to) == Some(seat) && self.own(seat, to).is_empty();
        let from_box = self.place(block) == Some(places::NEW_ORLEANS);
        let attack = self.is_friendly_port(seat, to).is_err();
        let weak = attack && self.steps(enemy(seat), to) < i32::from(self.strength(block));
        40 * i32::from(needed)
            + 45 * i32::from(from_box && to.data().victory)
            + if weak { 90 } else { -60 * i32::from(attack) }
    }

    fn forage_worth(&self, seat: Seat, block: Block) -> i32 {
        let missing = i32::from(block.data().steps - self.strength(block));
        let quiet = self.place(block).is_some_and(|place| seat == MEXICAN || self.threat(place) > 0);
        5 + 10 * missing + if quiet { 10 } else { 0 }
    }

    /// Mexico burns what it cannot keep; Texas never its own.
    fn burn_worth(&self, seat: Seat, place: Place) -> i32 {
        let theirs = self.owner_of_vacant(place) == Some(enemy(seat));
        if theirs { 140 } else { -200 }
    }

    /// Behind the walls when outnumbered; out of a storm that fails; the raiders go home when hurt.
    fn withdraw_worth(&self, seat: Seat, block: Block) -> i32 {
        let battle = self.fight();
        let (ours, theirs) = (self.steps(seat, battle.place), self.steps(enemy(seat), battle.place));
        match battle.kind {
            Kind::Storm => {
                if self.strength(block) == 1 {
                    20
                } else {
                    -60
                }
            }
            Kind::Raid if seat == battle.attacker => {
                if self.strength(block) < 3 {
                    130
                } else {
                    -20
                }
            }
            _ if block.is_artillery() => 2 * CLEAR,
            _ => 20 * (theirs - ours) + 30,
        }
    }

    /// Infantry storms; cavalry and leaders only where nobody else can; guns sally never.
    fn join_worth(&self, block: Block) -> i32 {
        let storm = self.fight().kind == Kind::Storm;
        let (_, number) = self.rating(block);
        let value = 10 * i32::from(self.strength(block)) * i32::from(number);
        match (storm, block) {
            (_, blocks::SAN) => -2 * CLEAR,
            (true, _) if block.is_leader() => -30,
            (true, _) => value,
            (false, _) if block.is_artillery() => -CLEAR,
            (false, _) => value - 20,
        }
    }

    /// Away from a lost fight, Santa Anna first.
    fn retreat_worth(&self, seat: Seat, block: Block, to: Place) -> i32 {
        let battle = self.fight();
        let fire = |side: Seat| -> i32 {
            self.fighters(side)
                .iter()
                .map(|it| i32::from(self.strength(it)) * i32::from(self.rating(it).1))
                .sum()
        };
        let behind = fire(enemy(seat)) - fire(seat) - 3 * i32::from(self.reserves(seat).len());
        let mut worth = 12 * behind + 20 - 10 * i32::from(self.over_supply(seat, to));
        if block == blocks::SAN {
            worth += 70;
        }
        if battle.round == 2 && seat == battle.attacker && behind > 0 {
            worth += 20;
        }
        if seat == battle.defender() && battle.place.data().victory {
            worth -= 25;
        }
        worth
    }

    /// Spare leaders, and blocks that hit well.
    fn lose_worth(&self, block: Block) -> i32 {
        let dear = if block == blocks::SAN { 200 } else { 0 };
        50 - 10 * i32::from(block.data().hits_on) - if block.is_leader() { 20 } else { 0 } - dear
    }

    fn regroup_worth(&self, seat: Seat, block: Block, to: Place) -> i32 {
        let from = self.fight().place;
        let wish = self.wish(seat);
        let closer = i32::from(wish[from.index()]) - i32::from(wish[to.index()]);
        let leaves_star = from.data().victory && self.outside(seat, from).len() == 1;
        let hungry = i32::from(self.over_supply(seat, from)) - i32::from(self.over_supply(seat, to));
        let into_battle = self.unfought.contains(to) && block != blocks::SAN;
        let besieges = self.besieger(from) == Some(seat);
        8 * closer + 25 * hungry.min(1) - 5 + if into_battle { 30 } else { 0 }
            - if leaves_star { 150 } else { 0 }
            - if besieges { 40 } else { 0 }
    }

    /// Storm when the infantry here outweighs the garrison, whose guns count double.
    fn storm_worth(&self, seat: Seat) -> i32 {
        let place = self.fight().place;
        let fire = |block: Block| i32::from(self.strength(block)) * i32::from(block.data().hits_on);
        let line = self.outside(seat, place).filter(|block| !block.is_leader() && !block.is_cavalry());
        let limit = if self.walls(place) == Some(Walls::City) { 6 } else { 4 };
        let ours: i32 = line.iter().take(limit).map(fire).sum();
        let theirs: i32 = self
            .inside(place)
            .iter()
            .map(|block| fire(block) * if block.is_artillery() { 2 } else { 1 })
            .sum();
        15 * (ours - theirs) - 10
    }

    /// Where the enemy is near but not too near, and food is left.
    fn deploy_worth(&self, place: Place) -> i32 {
        let crowd = self.own(TEXAN, place).len() >= self.supply_limit(TEXAN, place);
        let threat = self.threat(place);
        let alone = self.own(TEXAN, place).filter(|block| !self.has(block, Marks::INSIDE)).is_empty();
        10 * threat.min(6) - 8 * (threat - 8).max(0) + if alone { 25 } else { 0 }
            - if crowd { 120 } else { 0 }
    }
}
