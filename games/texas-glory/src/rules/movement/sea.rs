//! 5.8 Sea movement: moves between friendly ports, and attacks on enemy ones.

use game::{Seat, Sink};

use crate::block::{Arm, Block, Blocks, CAVALRY, GUNS, TEXAN, enemy};
use crate::data::{PLACES, SEA, data, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{PORTS, Place, Places};
use crate::scenario::AttackedPorts;
use crate::state::{Mark, State};

/// [5.82-a] A Sea Attack costs this and reaches this far.
const ATTACK_PRICE: u8 = 2;
const ATTACK_RANGE: u8 = 3;
/// [5.82-a] The ports that a Sea Attack can come to from each place.
pub(crate) const fn in_range(sea: &[(u8, u8, u8); SEA]) -> [Places; PLACES] {
    let (mut near, mut at) = ([Places::NONE; PLACES], 0);
    while at < sea.len() {
        let (one, other, distance) = (Place(sea[at].0), Place(sea[at].1), sea[at].2);
        if distance <= ATTACK_RANGE {
            near[one.index()] = near[one.index()].with(other);
            near[other.index()] = near[other.index()].with(one);
        }
        at += 1;
    }
    near
}
/// As many as there are ports.
pub(crate) const HARBOURS: usize = PORTS.len() as usize;

/// Who may sail from one port, and where to.
pub(crate) struct Passages {
    pub riders: Blocks,
    /// Those of them who may attack.
    foot: Blocks,
    to_friends: Places,
    to_enemies: Places,
}

impl Passages {
    pub(crate) fn len(&self) -> usize {
        usize::from(self.riders.len()) * usize::from(self.to_friends.len())
            + usize::from(self.foot.len()) * usize::from(self.to_enemies.len())
    }

    /// Where a block may sail to.
    pub(crate) fn of(&self, block: Block) -> Places {
        let friends = if self.riders.contains(block) { self.to_friends } else { Places::NONE };
        if self.foot.contains(block) { friends.or(self.to_enemies) } else { friends }
    }

    /// The passage that has this many before it.
    pub(crate) fn nth(&self, index: usize) -> Option<(Block, Place)> {
        let friendly = usize::from(self.riders.len()) * usize::from(self.to_friends.len());
        let (riders, ports, index) = match index.checked_sub(friendly) {
            None => (self.riders, self.to_friends, index),
            Some(rest) => (self.foot, self.to_enemies, rest),
        };
        let count = usize::from(ports.len()).max(1);
        riders.nth((index / count) as u8).zip(ports.nth((index % count) as u8))
    }
}

impl State {
    /// [1.4-a] [5.71-b] A port that stands.
    fn is_port(&self, place: Place) -> Result<(), Illegal> {
        if !place.data().port {
            Err(Illegal::NotAPort)
        } else if self.burned.contains(place) {
            Err(Illegal::PortBurned)
        } else {
            Ok(())
        }
    }

    /// [5.81-a] The ports in friendly hands. Ruling 144: not under siege.
    pub(crate) fn friendly_ports(&self, seat: Seat) -> Places {
        self.controlled(seat).and(PORTS).minus(self.burned).minus(self.sieges())
    }

    pub(crate) fn is_friendly_port(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        self.is_port(place)?;
        if self.friendly_ports(seat).contains(place) { Ok(()) } else { Err(Illegal::PortNotFriendly) }
    }

    /// [5.81-a] The friendly ports to sail from. [5.5-b] Ruling 181: also those that are attacked, for those who are not pinned.
    fn harbours(&self, friendly: Places) -> Places {
        let attacked = self.contested().and(PORTS).minus(self.burned).minus(self.sieges());
        if self.options.attacked_ports == AttackedPorts::Open { friendly.or(attacked) } else { friendly }
    }

    fn can_embark(&self, seat: Seat, from: Place) -> Result<(), Illegal> {
        self.is_port(from)?;
        let open = self.harbours(self.friendly_ports(seat)).contains(from);
        if open { Ok(()) } else { Err(Illegal::PortNotFriendly) }
    }

    /// [5.81-a] A block that may move, and the port it sails from.
    pub(crate) fn can_sail(&self, seat: Seat, block: Block) -> Result<Place, Illegal> {
        self.can_move(seat, block)?;
        let from = self.place(block).ok_or(Illegal::OffMap)?;
        self.can_embark(seat, from)?;
        Ok(from)
    }

    /// [5.81-a] [5.81-b] [5.82-a] Whether a block may sail there, and the price.
    pub(crate) fn passage(&self, seat: Seat, block: Block, to: Place) -> Result<u8, Illegal> {
        let from = self.can_sail(seat, block)?;
        self.is_port(to)?;
        if from == to {
            return Err(Illegal::IsThere);
        }
        if seat != TEXAN && to == places::NEW_ORLEANS {
            return Err(Illegal::UsBox);
        }
        let price = if self.is_friendly_port(seat, to).is_ok() {
            1
        } else {
            self.can_attack_by_sea(seat, block, from, to)?;
            ATTACK_PRICE
        };
        self.can_pay(price)?;
        Ok(price)
    }

    /// [5.81-a] [5.82-a] All passages of a side, port by port, found at once; `passage` says the same of each alone.
    pub(crate) fn passages(&self, seat: Seat, movable: Blocks) -> impl Iterator<Item = Passages> {
        let friendly = self.friendly_ports(seat);
        self.stands(seat).and(self.harbours(friendly)).iter().filter_map(move |from| {
            let riders = self.here(from).and(movable);
            if riders.is_empty() {
                return None;
            }
            let to_friends = friendly.without(from);
            let to_friends = if seat == TEXAN { to_friends } else { to_friends.without(places::NEW_ORLEANS) };
            let foot = riders.minus(CAVALRY).minus(GUNS);
            // All who go on foot may attack the same ports.
            let to_enemies = match foot.first() {
                Some(block) if self.can_pay(ATTACK_PRICE).is_ok() => {
                    let near = data().in_range[from.index()].minus(self.burned).minus(friendly);
                    near.filter(|to| {
                        (seat == TEXAN || to != places::NEW_ORLEANS)
                            && self.can_attack_by_sea(seat, block, from, to).is_ok()
                    })
                }
                _ => Places::NONE,
            };
            Some(Passages { riders, foot, to_friends, to_enemies })
        })
    }

    /// [5.82-a] [5.82-b] To an enemy town within range, from one port, by infantry or leaders, and alone.
    fn can_attack_by_sea(&self, seat: Seat, block: Block, from: Place, to: Place) -> Result<(), Illegal> {
        if to == places::MATAMOROS {
            return Err(Illegal::MatamorosBySea);
        }
        let landed = self.outside(seat, to);
        if self.unfought.contains(to) && !landed.is_empty() {
            return Err(Illegal::SeaToBattle);
        }
        let with_us = !landed.is_empty()
            && landed.within(self.marked(Mark::LANDED))
            && landed.iter().all(|other| self.via[other.index()] == Some(from));
        let theirs =
            self.owner_of_vacant(to) == Some(enemy(seat)) || !self.outside(enemy(seat), to).is_empty();
        if self.unfought.contains(to) || !landed.is_empty() && !with_us {
            return Err(Illegal::SeaAndLand);
        }
        if !theirs {
            return Err(Illegal::PortNotFriendly);
        }
        if matches!(block.data().arm, Arm::Artillery | Arm::Cavalry) {
            return Err(Illegal::NoHorseOrGuns);
        }
        if from.sea_distance(to).is_none_or(|distance| distance > ATTACK_RANGE) {
            return Err(Illegal::SeaTooFar);
        }
        Ok(())
    }

    pub(crate) fn sail(&mut self, seat: Seat, block: Block, to: Place, log: &mut impl Sink<Event>) {
        let price = self.passage(seat, block, to).unwrap_or(1);
        let from = self.place(block).expect("checked: it sails from a port");
        let (attack, open) = (price == ATTACK_PRICE, self.is_open(block));
        self.cp -= price;
        self.slip_away(block);
        self.enter(block, to, attack.then_some(from), log);
        self.mark(block, Mark::MOVED);
        if attack {
            self.mark(block, Mark::LANDED);
        }
        log.emit(|| Event::Sailed { seat, block: Some(block), from, to, attack, open });
        self.next_order(log);
    }
}
