//! What cannot stand: laws of every position, checked on positions read from text and after every input in tests.

use game::{Game, Node};

use crate::map::Place;
use crate::odds::CombatResult;
use crate::pieces::{Battery, Piece, Unit};
use crate::rules::{aim, artillery, attack, sequence, setup, victory};
use crate::state::{Ending, Field, Fight, NOBODY, Order, Side, Spot, State, Step, Way};
use crate::{Column, LAST_TURN, Leader};

/// [8.8-a] The highest number on the Combat Results Table.
const MOST_ADDED: u8 = 5;

impl State {
    /// Everything that is wrong with the position.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.placing_faults(&mut faults);
        self.standing_faults(&mut faults);
        self.plot_faults(&mut faults);
        self.step_faults(&mut faults);
        if faults.is_empty() {
            self.fight_faults(&mut faults);
        }
        if faults.is_empty() {
            self.waiting_faults(&mut faults);
        }
        faults
    }

    /// Units and the places that hold them agree, and so does what follows from them.
    fn placing_faults(&self, faults: &mut Vec<String>) {
        if self.field != Field::of(self) {
            faults.push("what the units hold and control was not kept up to date".to_owned());
        }
        for unit in Unit::all() {
            if let Some(place) = self.place(unit)
                && !self.units_at(place).any(|other| other == unit)
            {
                faults.push(format!("{unit} is not found in {place}"));
            }
        }
        for place in Place::all().filter(|&place| self.at[place.index()] != NOBODY) {
            let units: Vec<Unit> = self.units_at(place).collect();
            if units.len() > usize::from(self.stacking_limit()) {
                faults.push(format!("{place}: more units than may stack"));
            }
            if units.iter().any(|&unit| self.place(unit) != Some(place) || unit.side() != units[0].side()) {
                faults.push(format!("{place}: units that are elsewhere, or of both sides"));
            }
        }
        for battery in Battery::all() {
            let spot = self.batteries[battery.index()].spot;
            let place = spot.place();
            if place.is_some_and(|place| self.battery_at(place) != Some(battery)) {
                faults.push(format!("{battery}: another battery is there"));
            }
            if spot.is_aside() != (self.step == Step::Guns) && spot.is_aside() {
                faults.push(format!("{battery} is not posted"));
            }
        }
    }

    fn standing_faults(&self, faults: &mut Vec<String>) {
        for unit in Unit::all() {
            let standing = &self.units[unit.index()];
            let texan = unit.side() == Side::Texan;
            if standing.spot.place().is_none() && standing.order != Order::Good {
                faults.push(format!("{unit} is shaken, but not on the map"));
            }
            if standing.spot.space().is_some_and(|space| texan || space > 11) {
                faults.push(format!("{unit} is not on the Replacement Track"));
            }
            if !self.is_in_play(unit) && standing.spot != Spot::OUT {
                faults.push(format!("{unit} is not in this game"));
            }
        }
        for leader in Leader::all() {
            let Some(place) = self.leaders[leader.index()].place() else { continue };
            let enemy = self.holder(place).is_some_and(|side| side != leader.side());
            if enemy {
                faults.push(format!("{leader} is among enemies"));
            }
        }
        if self.turn == 0 || self.turn > LAST_TURN {
            faults.push(format!("there is no turn {}", self.turn));
        }
    }

    /// [R2b] Columns 1 to 4 have four areas; what is sealed is complete.
    fn plot_faults(&self, faults: &mut Vec<String>) {
        let columns = &self.plot[..Column::RESERVE.index()];
        for (at, area) in columns.iter().enumerate() {
            if area.is_some() && columns[..at].contains(area) {
                faults.push("two columns have the same Entry Area".to_owned());
            }
        }
        if !matches!(self.step, Step::Guns | Step::Plot) && self.plot.contains(&None) {
            faults.push("the plot is not complete".to_owned());
        }
    }

    fn step_faults(&self, faults: &mut Vec<String>) {
        let fighting = matches!(
            self.step,
            Step::AttackRoll
                | Step::BreachRoll(_)
                | Step::DamageRoll
                | Step::TrackRoll(_)
                | Step::LeaderRoll(_)
                | Step::Retreat(_)
                | Step::Advance
        );
        if fighting == (self.fight == Fight::NONE) {
            faults.push("there is a fight exactly while dice and results of one are due".to_owned());
        }
        if !matches!(self.step, Step::Moving(_) | Step::React(_))
            && (!self.train.is_empty() || self.spent != 0)
        {
            faults.push("only what moves has a train, or has spent points".to_owned());
        }
        let active = match self.step {
            Step::Moving(piece) | Step::React(piece) | Step::Aim(piece) => Some(piece),
            Step::Retreat(unit) => Some(Piece::Unit(unit)),
            Step::LeaderRoll(leader) => Some(Piece::Leader(leader)),
            _ => None,
        };
        if let Some(piece) = active.filter(|&piece| self.place_of(piece).is_none()) {
            faults.push(format!("{piece} is not on the map"));
        }
        if let Step::Put(piece) = self.step
            && setup::can_take(self, piece).is_err()
        {
            faults.push(format!("{piece} is not to be placed"));
        }
        let set_up =
            matches!(self.step, Step::Guns | Step::Plot | Step::Garrison | Step::Put(_) | Step::FirstFacing);
        let over = matches!(self.step, Step::Over(Ending::GarrisonDead));
        if !set_up && victory::garrison_is_dead(self) != over {
            faults.push("the game is over when the garrison is dead, and not before".to_owned());
        }
    }

    /// The attack under way could have been made, and what is due can follow from it.
    fn fight_faults(&self, faults: &mut Vec<String>) {
        let Fight { attacker, eliminated, bereft, .. } = self.fight;
        let sound = match self.step {
            Step::AttackRoll => self.fight.die == 0 && self.fight.added == 0 && self.could_strike(),
            Step::DamageRoll => self.could_hit() && self.could_strike(),
            Step::BreachRoll(wall) => {
                let terrain = artillery::breach_row(self, wall);
                artillery::can_breach(self, attacker, wall).is_ok()
                    && self.fight == Fight { attacker, terrain, ..Fight::NONE }
            }
            Step::TrackRoll(unit) => {
                let fell = self.units[unit.index()].spot == Spot::OUT && self.is_in_play(unit);
                let first = !self.fallen.contains(unit) && !self.is_reduced(unit);
                unit.side() == Side::Mexican && fell && first && eliminated == Some(unit)
            }
            Step::LeaderRoll(leader) => bereft.contains(leader),
            Step::Retreat(unit) => {
                self.striker().1 == unit && self.order(unit) == Order::Routed && bereft.is_empty()
            }
            Step::Advance => attack::can_advance(self) && bereft.is_empty(),
            Step::Aim(piece) => !matches!(piece, Piece::Leader(_)),
            _ => true,
        };
        let due = eliminated.is_some() == matches!(self.step, Step::TrackRoll(_));
        let mut mourned = bereft.iter();
        if !sound || !due || mourned.any(|leader| self.leaders[leader.index()].place().is_none()) {
            faults.push("such a fight cannot have come about".to_owned());
        }
    }

    /// Whether the attacker may attack the target where it stands, or the target strike back.
    fn could_strike(&self) -> bool {
        let Fight { attacker, target, way, terrain, counter, ground, bereft, .. } = self.fight;
        let (striker, struck) = self.striker();
        let over = match (counter, way) {
            (false, _) | (true, Way::Melee) => aim::terrain(self, attacker, target, way),
            (true, Way::Fire) => self
                .place_of(striker)
                .zip(self.place(struck))
                .map(|(from, to)| aim::fire_terrain(self, from, to)),
        };
        let armed = !matches!(attacker, Piece::Leader(_)) && self.side_of(striker) != struck.side();
        armed && over == Some(terrain) && self.place(target) == Some(ground) && bereft.is_empty()
    }

    /// Whether the die, if it is told, gives the number that is added.
    fn could_hit(&self) -> bool {
        let Fight { die, added, .. } = self.fight;
        match die {
            0 => added <= MOST_ADDED,
            1..=6 => attack::result(self, die) == CombatResult::Hit(added),
            _ => false,
        }
    }

    /// Whoever is awaited has something to decide.
    fn waiting_faults(&self, faults: &mut Vec<String>) {
        let choice = sequence::choices(self, &mut |_| std::ops::ControlFlow::Break(())).is_break();
        if matches!(self.node(), Node::Decide(_)) && !self.step.is_free() && !choice {
            faults.push("there is nothing to decide".to_owned());
        }
    }
}
