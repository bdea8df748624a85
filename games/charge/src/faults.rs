//! What is wrong with a position, if anything: the laws that hold in every state play can reach.

use game::{Game as _, Node};

use crate::legal;
use crate::rules::victory::MEXICANS_TO_FALL;
use crate::rules::{attack, command};
use crate::scenario::{AdvanceRule, Failed, Rolls};
use crate::state::{Attack, Step, Told};
use crate::{
    Area, Areas, Column, Decision, Force, Group, Gun, LAST_TURN, Phase, Post, Side, State, Unit, Wall, Who,
};

impl State {
    /// Every fault found.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.stacking_faults(&mut faults);
        self.counting_faults(&mut faults);
        if faults.is_empty() {
            self.keeping_faults(&mut faults);
            self.memory_faults(&mut faults);
            self.ending_faults(&mut faults);
            self.order_faults(&mut faults);
            self.attack_faults(&mut faults);
            self.waiting_faults(&mut faults);
        }
        faults
    }

    /// [4.4] Limits are never exceeded, and enemies never share an area in the open.
    fn stacking_faults(&self, faults: &mut Vec<String>) {
        for area in Area::all() {
            let mexicans = self.force(area).total();
            let (open, hidden) = (self.count_at(Post::Open(area)), self.count_at(Post::Hidden(area)));
            for (count, limit, whose) in [
                (mexicans, area.mexican_limit(), "Mexicans"),
                (open, area.texian_limit(), "Texians"),
                (hidden, area.building_limit(), "in buildings"),
            ] {
                if count > limit {
                    faults.push(format!("{area}: {count} {whose}, limit {limit}"));
                }
            }
            if mexicans > 0 && open > 0 {
                faults.push(format!("{area}: enemies in the open"));
            }
        }
    }

    /// No more units, hits or strength than there are counters for.
    fn counting_faults(&self, faults: &mut Vec<String>) {
        for group in Group::all() {
            let standing: u8 = self.army.told(Told::There).iter().map(|force| force.count(group)).sum();
            let waiting = if self.is_waiting(group.column()) { group.strength() } else { 0 };
            if standing + waiting > group.strength() {
                faults.push(format!(
                    "{group}: {standing} on the map, {waiting} off it, of {}",
                    group.strength()
                ));
            }
        }
        for area in Area::all() {
            let (force, spent) = (self.force(area), self.army.told(Told::Spent)[area.index()]);
            let joined = self.attack.joined[area.index()];
            if !force.holds(spent) {
                faults.push(format!("{area}: more spent ({spent}) than there ({force})"));
            } else if !force.holds(joined) {
                faults.push(format!("{area}: more attack ({joined}) than are there ({force})"));
            } else if self.has_more_halted(area) {
                faults.push(format!("{area}: more have moved or failed than are there ({force})"));
            } else if matches!(self.step, Step::Join(_)) && !self.ready(area).holds(joined) {
                faults.push(format!("{area}: some of those who attack ({joined}) are spent"));
            }
        }
        for wall in Wall::all().filter(|&wall| self.wall(wall) > wall.printed()) {
            faults.push(format!("{wall}: stronger than printed"));
        }
        for gun in Gun::all().filter(|gun| self.works.hits(*gun) > gun.hits_to_destroy()) {
            faults.push(format!("{gun}: hit too often"));
        }
        if Column::all().any(|column| !self.is_waiting(column)) != (self.first_entry > 0) {
            faults.push("the first entry and the columns off the map disagree".to_owned());
        }
        if self.turn == 0 || self.turn > LAST_TURN || self.first_entry > self.turn {
            faults.push(format!("turn {}, first entry in turn {}", self.turn, self.first_entry));
        }
    }

    /// More units of an area have moved or failed than there are; while they move, more than are spent by it.
    fn has_more_halted(&self, area: Area) -> bool {
        let moving = self.step.phase() == Phase::MexicanMovement;
        let told = |told| self.army.told(told)[area.index()];
        let most = told(if moving { Told::Spent } else { Told::There });
        let (moved, failed) = (told(Told::Moved), told(Told::Failed));
        Group::all().any(|group| moved.count(group) + failed.count(group) > most.count(group))
    }

    /// What is kept besides is what follows from where everybody stands.
    fn keeping_faults(&self, faults: &mut Vec<String>) {
        let joined = |area: &Area| !self.attack.joined[area.index()].is_empty();
        if (self.army, self.garrison, self.works)
            != (self.army.recounted(), self.garrison.recounted(), self.works.recounted())
            || self.attack.from != Area::all().filter(joined).collect()
        {
            faults.push("the sets do not tell where everybody stands".to_owned());
        }
    }

    /// [18.0] The game is over exactly when someone has won.
    fn ending_faults(&self, faults: &mut Vec<String>) {
        let texians = self.mexican_losses() >= MEXICANS_TO_FALL;
        let mexicans = usize::from(self.texian_losses()) == Unit::COUNT;
        let late = self.turn == LAST_TURN;
        match self.step {
            Step::Over(Side::Texian) if texians || late => {}
            Step::Over(Side::Mexican) if mexicans => {}
            Step::Over(_) => faults.push("the game is over, but nobody has won".to_owned()),
            _ if texians => faults.push(format!("{} Mexican units are dead: over", self.mexican_losses())),
            _ if mexicans => faults.push("all Texian units are dead: the game is over".to_owned()),
            _ => {}
        }
    }

    /// What counts in one phase only is said in that phase only.
    fn memory_faults(&self, faults: &mut Vec<String>) {
        let phase = self.step.phase();
        let mexican = matches!(phase, Phase::MexicanMovement | Phase::MexicanAttacks);
        let texian = matches!(phase, Phase::TexianAttacks | Phase::TexianMovement);
        let rolling =
            matches!(self.step, Step::March | Step::MarchRoll(_) | Step::Oblique | Step::ObliqueRoll(_));
        let attacks = matches!(phase, Phase::TexianAttacks | Phase::MexicanAttacks);
        let is_told = |told| *self.army.told(told) != [Force::NONE; Area::COUNT];
        let (moved, failed) = (is_told(Told::Moved), is_told(Told::Failed));
        let told = |said: bool, rule: bool| said && !rule;
        if told(moved || !self.advanced.is_empty(), self.rules.advance == AdvanceRule::OneArea)
            || told(failed, self.rules.failed == Failed::Halted)
            || told(self.rolled != [[0; 8]; Area::COUNT], self.rules.rolls == Rolls::Destination)
        {
            faults.push("by these options nothing depends on who has moved, failed or rolled".to_owned());
        }
        let until_attacks =
            matches!(phase, Phase::MexicanMovement | Phase::TexianAttacks | Phase::MexicanAttacks);
        for (allowed, said, what) in [
            (until_attacks, moved, "Mexican units have moved"),
            (until_attacks, failed, "Mexican units have failed a roll"),
            (
                phase != Phase::MexicanMovement && phase != Phase::SetUp,
                !self.advanced.is_empty(),
                "Texian units have advanced",
            ),
            (mexican, is_told(Told::Spent), "Mexican units are spent"),
            (texian, !self.spent_units.is_empty(), "Texian units are spent"),
            (phase == Phase::TexianAttacks, !self.spent_guns.is_empty(), "guns are spent"),
            (attacks || self.step == Step::Spike, self.struck != Areas::NONE, "areas are struck"),
            (rolling, self.rolled != [[0; 8]; Area::COUNT], "command rolls are remembered"),
        ] {
            if said && !allowed && phase != Phase::Over {
                faults.push(format!("{what} in another phase than theirs"));
            }
        }
        if let Some(area) = self.marked().iter().find(|area| area.is_alamo()) {
            faults.push(format!("{area}: obliques lead to outside areas"));
        }
    }

    /// A command roll is due for an order that could have been given.
    fn order_faults(&self, faults: &mut Vec<String>) {
        let Some((order, before)) = self.order_before() else { return };
        let Some(side) = before.step.awaits() else { return };
        let mut after = before.clone();
        if before.check(side.seat(), order).is_ok() {
            after.decide(side.seat(), order, &mut ());
        }
        if after != *self {
            faults.push(format!("{order}: such an order cannot have been given"));
        }
    }

    /// The order whose roll is due, and the position in which it was given.
    fn order_before(&self) -> Option<(Decision, State)> {
        let mut before = self.clone();
        let order = match self.step {
            Step::MarchRoll(order) => {
                before.step = Step::March;
                for (group, _) in order.force.groups() {
                    command::forget_roll(&mut before, order.from, group.battalion().0, order.to);
                }
                Decision::March(order)
            }
            Step::ObliqueRoll(order) => {
                before.step = Step::Oblique;
                for (group, _) in order.force.groups() {
                    command::forget_roll(&mut before, order.from, group.column().0, order.to);
                }
                Decision::Oblique(order)
            }
            Step::MoveRoll(unit, to) => {
                before.step = Step::Move;
                before.spent_units.remove(unit);
                Decision::Move(unit, to)
            }
            Step::EmergeRoll(unit, area) => {
                before.step = Step::Move;
                before.spent_units.remove(unit);
                Decision::Emerge(unit, area)
            }
            _ => return None,
        };
        Some((order, before))
    }

    /// The attack under way could have been begun, and those who take part in it could have joined.
    fn attack_faults(&self, faults: &mut Vec<String>) {
        let Some(side) = self.step.attacker() else { return };
        let attack = &self.attack;
        let prepared = matches!(self.step, Step::Join(_));
        let joined: u8 = attack.joined.iter().map(|force| force.total()).sum();
        let told = match side {
            Side::Texian => attack.strength == 0 && joined == 0,
            Side::Mexican => attack.units.is_empty() && attack.guns.is_empty() && attack.strength >= joined,
        };
        let due = matches!(self.step, Step::Join(_) | Step::AttackRoll(_));
        let is_spent = |(spent, joined): (&Force, Force)| spent.holds(joined);
        let spent = self.army.told(Told::Spent).iter().zip(attack.joined).all(is_spent)
            && attack.units.minus(self.spent_units).is_empty()
            && attack.guns.minus(self.spent_guns).is_empty();
        for (holds, fault) in [
            (told, "an enemy takes part in the attack, or more than its strength"),
            (due == (attack.die == 0), "an attack has its roll once it is prepared"),
            (
                !due || attack.left == 0 && attack.strength == joined,
                "nobody has advanced, and no hit is left, before the roll",
            ),
            (attack.left <= attack.scored, "more hits left than were scored"),
            (!matches!(self.step, Step::Hit(_)) || attack.left > 0, "no hit is left to be placed"),
            (prepared || spent, "those who have attacked are spent"),
            (
                prepared || !attack.units.is_empty() || !attack.guns.is_empty() || attack.strength != 0,
                "nobody attacks",
            ),
            (self.struck.contains(attack.target), "the area attacked is struck"),
            (!prepared || self.could_begin(side), "such an attack cannot have begun"),
            (
                !due || !prepared && !spent || self.could_join(side),
                "some of those who attack cannot have joined",
            ),
        ] {
            if !holds {
                faults.push(fault.to_owned());
            }
        }
    }

    /// Whether the attack that is being prepared could have been begun.
    fn could_begin(&self, side: Side) -> bool {
        let Attack { target, inside, .. } = self.attack;
        let before = State { struck: self.struck.without(target), attack: Attack::NONE, ..self.clone() };
        match (inside, side) {
            (false, _) => attack::can_attack(&before, side, target).is_ok(),
            (true, Side::Mexican) => attack::can_clear(&before, target).is_ok(),
            (true, Side::Texian) => false,
        }
    }

    /// Whether those who take part could have joined: from where they are, and before they were spent by it.
    fn could_join(&self, side: Side) -> bool {
        let Attack { target, inside, units, guns, joined, .. } = self.attack;
        let mut before = self.clone();
        before.attack = Attack { target, inside, ..Attack::NONE };
        if !matches!(self.step, Step::Join(_)) {
            before.spent_units = before.spent_units.minus(units);
            before.spent_guns = before.spent_guns.minus(guns);
            Area::all().for_each(|area| before.army.before_attack(area, joined[area.index()]));
        }
        let units = Unit::all().filter(|&unit| self.attack.has_unit(unit)).map(Who::Unit);
        let guns = Gun::all().filter(|&gun| self.attack.has_gun(gun)).map(Who::Gun);
        let stacks = Area::all().flat_map(|area| {
            joined[area.index()].groups().map(move |(group, count)| Who::Stack(area, group, count))
        });
        units.chain(guns).chain(stacks).all(|who| attack::can_join(&before, side, who).is_ok())
    }

    /// Whoever is awaited has something to decide.
    fn waiting_faults(&self, faults: &mut Vec<String>) {
        let aside = !self.garrison.at(Post::Aside).is_empty();
        if aside != (self.step == Step::SetUp) {
            faults.push("units wait to be placed during the set-up, and only then".to_owned());
        }
        if aside && Area::all().any(|area| self.has_mexicans(area)) {
            faults.push("no Mexican is on the map during the set-up".to_owned());
        }
        let choice = legal::has_choice(self);
        if matches!(self.node(), Node::Decide(_)) && !self.step.is_free() && !choice {
            faults.push("there is nothing to decide".to_owned());
        }
    }
}
