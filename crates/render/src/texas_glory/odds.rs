//! The chances of a battle in which everybody stands and fires, from the blocks that the viewer sees: many quick
//! battles with dice of our own, the same ones every time.

use texas_glory::Kind;
use texas_glory::block::Side;
use texas_glory::map::Walls;
use texas_glory::view::{Asks, BattleView, Face, PlaceView, View};

/// So many battles are fought.
const BATTLES: u32 = 1000;
/// [2.12-a] The letter C.
const C: u8 = 2;

/// What to expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How often the attackers destroy the defenders, in hundredths, and how wrong that may be.
    pub attacker_wins: u32,
    pub error: u32,
    /// Steps lost by each side, Texas first, in tenths.
    pub losses: [u32; 2],
}

#[derive(Clone, Copy)]
struct Fighter {
    side: usize,
    letter: u8,
    hits_on: u8,
    strength: u8,
    /// [6.7-a] A gun keeps its last step.
    gun: bool,
    /// [7.1-a] It takes two hits to cost a step.
    double: bool,
    half: bool,
    reserve: bool,
    acted: bool,
}

/// The chances of the battle under way, if the viewer sees everybody in it.
pub fn odds(view: &View, battle: &BattleView, place: &PlaceView) -> Option<Odds> {
    let fighting = matches!(view.asks, Asks::Turn { .. } | Asks::Fire { .. } | Asks::Lose { .. });
    let unseen =
        place.stacks.iter().any(|stack| usize::from(stack.outside + stack.inside) > stack.shown.len());
    if !fighting || battle.kind == Kind::Siege || battle.round == 0 || unseen {
        return None;
    }
    let mut line: Vec<Fighter> = [0, 1]
        .into_iter()
        .flat_map(|side| place.stacks[side].shown.iter().map(move |face| (side, face)))
        .filter_map(|(side, face)| fighter(battle, side, face))
        .collect();
    if let (Asks::Lose { hits, .. }, Some(seat)) = (view.asks, view.awaited.first()) {
        hit(&mut line, seat.0.into(), hits);
    }
    Some(fight_often(battle, &line))
}

/// A block that fights, or will in round 2. [7.26-a] Cavalry at the walls has C1.
fn fighter(battle: &BattleView, side: usize, face: &Face) -> Option<Fighter> {
    let has = |mark: &str| face.marks.contains(&mark);
    let (block, data) = (face.block, face.block.data());
    let (inside, in_line) = (has("inside"), has("line"));
    let attacks = side == usize::from(battle.attacker.0);
    let fights = match (battle.kind, attacks) {
        (Kind::Siege, _) => false,
        (Kind::Raid, true) => data.side == Side::Comanche,
        (Kind::Field | Kind::Relief | Kind::Raid, _) => in_line || !inside && !block.is_artillery(),
        (Kind::Storm, true) => in_line,
        (Kind::Storm, false) => inside,
        (Kind::Sally, true) => inside && in_line,
        (Kind::Sally, false) => !inside,
    };
    if !fights || has("spent") {
        return None;
    }
    let city = battle.place.data().walls == Some(Walls::City);
    let double = match battle.kind {
        Kind::Storm | Kind::Siege => inside || city,
        Kind::Sally if !inside => city || block.is_artillery(),
        Kind::Sally | Kind::Relief if inside => block.is_artillery() || !has("fired"),
        Kind::Sally | Kind::Relief | Kind::Field | Kind::Raid => false,
    };
    let at_walls = battle.kind == Kind::Storm && block.is_cavalry();
    Some(Fighter {
        side,
        letter: if at_walls { C } else { data.letter },
        hits_on: if at_walls { 1 } else { data.hits_on },
        strength: face.strength,
        gun: block.is_artillery(),
        double,
        half: has("half"),
        reserve: has("reserve"),
        acted: has("acted"),
    })
}

fn fight_often(battle: &BattleView, line: &[Fighter]) -> Odds {
    let steps = |line: &[Fighter], side: usize| -> u32 {
        line.iter().filter(|fighter| fighter.side == side).map(|fighter| u32::from(fighter.strength)).sum()
    };
    let mut dice = Dice(0x1836_0421);
    let (mut wins, mut losses) = (0, [0; 2]);
    for _ in 0..BATTLES {
        let mut after = line.to_vec();
        if fight(battle, &mut after, &mut dice) {
            wins += 1;
        }
        for (side, lost) in losses.iter_mut().enumerate() {
            *lost += steps(line, side) - steps(&after, side);
        }
    }
    let share = f64::from(wins) / f64::from(BATTLES);
    Odds {
        attacker_wins: (share * 100.0).round() as u32,
        error: (196.0 * (share * (1.0 - share) / f64::from(BATTLES)).sqrt()).ceil() as u32,
        losses: losses.map(|lost| (lost * 10 + BATTLES / 2) / BATTLES),
    }
}

/// Fights to the last round; says whether the attackers have destroyed the defenders.
fn fight(battle: &BattleView, line: &mut [Fighter], dice: &mut Dice) -> bool {
    let attacker = usize::from(battle.attacker.0);
    let last = if battle.kind == Kind::Storm { 2 } else { 3 };
    for round in battle.round..=last {
        let surprise = battle.surprise && round == 1;
        for slot in 0..6 {
            let (letter, attacks) = if surprise { (slot % 3, slot < 3) } else { (slot / 2, slot % 2 == 1) };
            let leave = attacks && round == 3 && battle.kind != Kind::Storm;
            let side = if attacks { attacker } else { 1 - attacker };
            if leave {
                continue;
            }
            for at in 0..line.len() {
                let shooter = line[at];
                let ready = shooter.side == side && shooter.letter == letter && shooter.strength > 0;
                if ready && !shooter.acted && !shooter.reserve {
                    let hits = (0..shooter.strength).filter(|_| dice.throw() <= shooter.hits_on).count();
                    hit(line, 1 - side, hits as u8);
                }
            }
            if !line
                .iter()
                .any(|fighter| fighter.side != attacker && fighter.strength > u8::from(fighter.gun))
            {
                return line.iter().any(|fighter| fighter.side == attacker && fighter.strength > 0);
            }
        }
        for fighter in line.iter_mut() {
            (fighter.acted, fighter.reserve) = (false, false);
        }
    }
    false
}

/// [6.31-a] [7.1-a] Each hit falls on the block with a half-hit, or else on the strongest.
fn hit(line: &mut [Fighter], side: usize, hits: u8) {
    for _ in 0..hits {
        let exposed = line.iter_mut().filter(|fighter| {
            fighter.side == side && !fighter.reserve && fighter.strength > u8::from(fighter.gun)
        });
        let Some(target) = exposed.max_by_key(|fighter| (fighter.half && fighter.double, fighter.strength))
        else {
            return;
        };
        if target.double && !target.half {
            target.half = true;
        } else {
            target.half = false;
            target.strength -= 1;
        }
    }
}

struct Dice(u64);

impl Dice {
    fn throw(&mut self) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % 6) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::{Dice, Fighter, hit};

    fn block(strength: u8, gun: bool, double: bool) -> Fighter {
        let (side, letter, hits_on) = (0, 2, 2);
        Fighter { side, letter, hits_on, strength, gun, double, half: false, reserve: false, acted: false }
    }

    /// [6.31-a] [6.7-a] The strongest first; a gun keeps its last step; walls take the first of two hits.
    #[test]
    fn hits_fall_where_the_rules_say() {
        let mut line = [block(2, false, false), block(4, false, false), block(3, true, false)];
        hit(&mut line, 0, 3);
        assert_eq!(line.map(|fighter| fighter.strength), [2, 2, 2]);
        hit(&mut line, 0, 9);
        assert_eq!(line.map(|fighter| fighter.strength), [0, 0, 1]);
        let mut walled = [block(2, false, true)];
        hit(&mut walled, 0, 1);
        assert_eq!((walled[0].strength, walled[0].half), (2, true));
        hit(&mut walled, 0, 1);
        assert_eq!((walled[0].strength, walled[0].half), (1, false));
    }

    #[test]
    fn the_dice_are_fair_enough() {
        let mut dice = Dice(1);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[usize::from(dice.throw() - 1)] += 1);
        assert!(counts.iter().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
    }
}
