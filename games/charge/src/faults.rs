//! What is wrong with a position, if anything: the laws that hold in every state play can reach.

use game::{Game as _, Node};

use crate::rules::sequence;
use crate::rules::victory::MEXICANS_TO_FALL;
use crate::state::Step;
use crate::{Area, Column, Group, Gun, LAST_TURN, Post, Side, State, Unit, Wall};

impl State {
    /// Every fault found.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.stacking_faults(&mut faults);
        self.counting_faults(&mut faults);
        if faults.is_empty() {
            self.ending_faults(&mut faults);
            self.waiting_faults(&mut faults);
        }
        faults
    }

    /// [4.4] Limits are never exceeded, and enemies never share an area in the open.
    fn stacking_faults(&self, faults: &mut Vec<String>) {
        for area in Area::all() {
            let mexicans = self.forces[area.index()].total();
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
            let standing: u8 = self.forces.iter().map(|force| force.count(group)).sum();
            let waiting = if self.is_waiting(group.column()) { group.strength() } else { 0 };
            if standing + waiting > group.strength() {
                faults.push(format!(
                    "{group}: {standing} on the map, {waiting} off it, of {}",
                    group.strength()
                ));
            }
        }
        for area in Area::all() {
            let (force, spent) = (self.forces[area.index()], self.spent[area.index()]);
            let joined = self.attack.joined[area.index()];
            if !force.holds(spent) {
                faults.push(format!("{area}: more spent ({spent}) than there ({force})"));
            } else if !force.holds(joined) {
                faults.push(format!("{area}: more attack ({joined}) than are there ({force})"));
            } else if matches!(self.step, Step::Join(_)) && !self.ready(area).holds(joined) {
                faults.push(format!("{area}: some of those who attack ({joined}) are spent"));
            }
        }
        for wall in Wall::all().filter(|&wall| self.wall(wall) > wall.printed()) {
            faults.push(format!("{wall}: stronger than printed"));
        }
        for gun in Gun::all().filter(|gun| self.gun_hits[gun.index()] > gun.hits_to_destroy()) {
            faults.push(format!("{gun}: hit too often"));
        }
        if Column::all().any(|column| !self.is_waiting(column)) != (self.first_entry > 0) {
            faults.push("the first entry and the columns off the map disagree".to_owned());
        }
        if self.turn == 0 || self.turn > LAST_TURN || self.first_entry > self.turn {
            faults.push(format!("turn {}, first entry in turn {}", self.turn, self.first_entry));
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

    /// Whoever is awaited has something to decide; a fight under way makes sense.
    fn waiting_faults(&self, faults: &mut Vec<String>) {
        let aside = self.posts.contains(&Post::Aside);
        if aside != (self.step == Step::SetUp) {
            faults.push("units wait to be placed during the set-up, and only then".to_owned());
        }
        if let Some(side) = self.step.attacker() {
            let prepared = matches!(self.step, Step::Join(_));
            if prepared != (self.attack.die == 0) && self.step != Step::AttackRoll(side) {
                faults.push("an attack has its roll once it is prepared".to_owned());
            }
            if self.attack.left > self.attack.scored {
                faults.push("more hits left than were scored".to_owned());
            }
        }
        let choice = sequence::choices(self, &mut |_| std::ops::ControlFlow::Break(())).is_break();
        if matches!(self.node(), Node::Decide(_)) && !self.step.is_free() && !choice {
            faults.push("there is nothing to decide".to_owned());
        }
    }
}
