//! The Combat Results Table and the Damage Check, and what may be expected of them.

use std::array;

use serde::Serialize;

use crate::data::data;
use crate::scenario::{Assault, ClearRow, Shifts};
use crate::{Leader, Terrain};

/// [8.8-c] A result of the Combat Results Table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CombatResult {
    Nothing,
    Counterattack,
    /// A Damage Check, with this number added.
    Hit(u8),
}

/// [8.4-a] What a Damage Check does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DamageOutcome {
    NoEffect,
    Disordered,
    StepLoss,
    Eliminated,
}

/// [8.5-a] Something that is added to a Damage Check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Modifier {
    pub reason: Reason,
    pub value: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// [8.5-b] A leader with the unit that checks.
    DefendingLeader { leader: Leader },
    /// [8.5-c] Mexicans are within the walls: for Mexicans.
    OverTheWall,
    /// [8.5-d] A leader with the attacker.
    AttackingLeader { leader: Leader },
    /// [8.5-e] The number of the Combat Results Table.
    Result,
    /// [8.5-f] Already disordered or routed.
    Shaken,
    /// [8.5-g] Mexicans in contact with a Texan unit.
    Contact { units: u8 },
    /// [8.5-h] Mexicans are within the walls: for Texans.
    WallsPassed,
}

/// [8.8-a] How many columns the terrain takes off.
pub fn shift(rules: &Assault, terrain: Terrain) -> u8 {
    match terrain {
        // Ruling 1: the row as it survives begins with 2.
        Terrain::Clear | Terrain::Breach | Terrain::Ramp if rules.clear_row == ClearRow::Two => 1,
        // Ruling 2: the rows one higher.
        Terrain::Doorway | Terrain::Stone if rules.shifts == Shifts::FourOne => terrain.shift() - 1,
        terrain => terrain.shift(),
    }
}

/// [8.8-a] The column, counted from 1; [8.8-b] a strength below the row's first figure uses the first.
pub fn column(rules: &Assault, terrain: Terrain, strength: u8) -> u8 {
    strength.saturating_sub(shift(rules, terrain)).clamp(1, 10)
}

/// [8.8-c] The result of a die in a column.
pub fn result(column: u8, die: u8) -> CombatResult {
    match data().results[usize::from(die - 1)][usize::from(column - 1)] {
        'H' => CombatResult::Hit(0),
        'C' => CombatResult::Counterattack,
        number => match number.to_digit(10) {
            Some(added) => CombatResult::Hit(added as u8),
            None => CombatResult::Nothing,
        },
    }
}

/// [8.4-a] What the total of a Damage Check does to a unit of this Morale.
pub fn damage(total: i8, morale: u8) -> DamageOutcome {
    match total - morale as i8 {
        ..=0 => DamageOutcome::NoEffect,
        1 => DamageOutcome::Disordered,
        2 => DamageOutcome::StepLoss,
        3.. => DamageOutcome::Eliminated,
    }
}

/// In how many of 216 cases (a die, then two dice) an attack in this column disorders, costs a step or eliminates a
/// unit of this Morale, the other modifiers adding up to `modifier`.
pub fn chances(column: u8, modifier: i8, morale: u8) -> [u8; 3] {
    let edge = (modifier - morale as i8).clamp(LEAST, MOST) - LEAST;
    data().chances.get_or_init(reckoned)[usize::from(column) - 1][edge as usize]
}

/// Below, no throw is enough; above, every throw is.
const LEAST: i8 = -18;
const MOST: i8 = 2;

/// The chances in every column, by what the modifiers exceed the Morale by.
pub(crate) type Chances = [[[u8; 3]; (MOST - LEAST) as usize + 1]; 10];

fn reckoned() -> Chances {
    array::from_fn(|column| array::from_fn(|edge| ways(column as u8 + 1, edge as i8 + LEAST)))
}

/// The same, for what the modifiers exceed the Morale by.
fn ways(column: u8, edge: i8) -> [u8; 3] {
    let mut ways = [0; 3];
    for die in 1..=6 {
        let CombatResult::Hit(added) = result(column, die) else { continue };
        for (total, dice) in TWO_DICE {
            match damage(total + added as i8 + edge, 0) {
                DamageOutcome::NoEffect => {}
                outcome => ways[outcome as usize - 1] += dice,
            }
        }
    }
    ways
}

/// The totals of two dice, and in how many of 36 ways each comes.
const TWO_DICE: [(i8, u8); 11] =
    [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)];
