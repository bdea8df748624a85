//! Text as a state, checked.

use game::Seat;

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::card::{Card, Cards};
use crate::map::{MEXICAN_BOXES, Place, Places};
use crate::rules::setup;
use crate::scenario::Campaign;
use crate::state::{At, Battle, Commitment, Mark, Presidials, State, Step, Thrown, Winter};

use super::{CAUSES, COMMITTED, KINDS, OFF_MAP, YEARS, changes};

/// Reads a position, or says every fault found.
pub(crate) fn read(text: &str) -> Result<State, Vec<String>> {
    let mut reader = Reader { state: blank(), faults: Vec::new(), deck_named: false };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Err(fault) = reader.line(line) {
            reader.faults.push(format!("{line:?}: {fault}"));
        }
    }
    let Reader { mut state, mut faults, deck_named } = reader;
    if !deck_named {
        for card in
            state.hands[0].iter().chain(state.hands[1].iter()).chain(state.chosen.into_iter().flatten())
        {
            state.deck.remove(card);
        }
    }
    if faults.is_empty()
        && let Some(fault) = state.faults()
    {
        faults.push(fault);
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn blank() -> State {
    State { step: Step::Orders, ..setup::empty(Campaign::Y1836) }
}

struct Reader {
    state: State,
    faults: Vec<String>,
    deck_named: bool,
}

fn seat(text: &str) -> Result<Seat, String> {
    match text {
        "texan" => Ok(TEXAN),
        "mexican" => Ok(MEXICAN),
        _ => Err(format!("no such side: {text:?}")),
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("not a small number: {text:?}"))
}

fn brigade(text: &str) -> Result<Brigade, String> {
    let known = Brigade::ALL.into_iter().skip(1).find(|brigade| brigade.mark() == text);
    known.ok_or_else(|| format!("no such brigade: {text:?}"))
}

fn named<T: Copy>(table: &[(T, &str)], text: &str) -> Result<T, String> {
    table
        .iter()
        .find(|(_, word)| *word == text)
        .map(|(value, _)| *value)
        .ok_or_else(|| format!("what is {text:?}?"))
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some((name, blocks)) = line.split_once(':')
            && !line.starts_with("battle ")
        {
            return self.blocks(name, blocks);
        }
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or("");
        let rest: Vec<&str> = words.collect();
        let only = || rest.first().copied().ok_or("something is missing".to_owned());
        let state = &mut self.state;
        match key {
            "1836" | "1835" | "campaign" => {
                state.scenario = key.parse()?;
                let (year, turn) = match rest[..] {
                    [year, "turn", turn] if key == "campaign" => (named(&YEARS, year)?, turn),
                    ["turn", turn] if key != "campaign" => (state.scenario.first_year(), turn),
                    _ => return Err("write `1836 turn 3` or `campaign 1836 turn 3`".into()),
                };
                (state.year, state.turn) = (year, number(turn)?);
            }
            "options" => state.options.choose(&rest.join(" "))?,
            "step" => state.step = read_step(&rest)?,
            "winner" => state.winner = Some(seat(only()?)?),
            "player1" => state.first = seat(only()?)?,
            "mover" => state.mover = seat(only()?)?,
            "cp" => state.cp = number(only()?)?,
            "chosen" => {
                let [who, card] = rest[..] else { return Err("write `chosen texan 12`".into()) };
                state.chosen[usize::from(seat(who)?.0)] = Some(match card {
                    "none" => Card::NONE,
                    _ => card.parse()?,
                });
            }
            "hand" => {
                let [who, ref held @ ..] = rest[..] else { return Err("write `hand texan 3 12`".into()) };
                state.hands[usize::from(seat(who)?.0)] = cards(held)?;
            }
            "deck" => {
                state.deck = cards(&rest)?;
                self.deck_named = true;
            }
            "burned" => state.burned = all(&rest)?,
            "unfought" => state.unfought = all(&rest)?,
            "player1-attacks" => state.first_attacks = all(&rest)?,
            "settled" => state.settled = all(&rest)?,
            "burn-spent" => state.burn_spent = true,
            "us-entered" => state.us_entered = true,
            "surprise" => state.surprise = Some(seat(only()?)?),
            "raid" => state.raid = Some(seat(only()?)?),
            "cos-leads" => state.cos_leads = brigade(only()?)?,
            "vanguard" => state.vanguard = true,
            "draws" => state.draws = number(only()?)?,
            "presidials" => {
                let [boxed, block] = rest[..] else { return Err("write `presidials LAR Pre`".into()) };
                state.presidials[box_number(boxed)?] = match block {
                    "none" => Presidials::None,
                    _ => Presidials::Stood(block.parse()?),
                };
            }
            "committed" => read_commitment(state, &rest)?,
            "winter" => read_winter(&mut state.winter, &rest)?,
            "battle" => state.battle = Some(read_battle(&rest)?),
            "dice" => {
                let faces: Vec<u8> = rest.iter().map(|face| number(face)).collect::<Result<_, _>>()?;
                if faces.len() > 12 || faces.iter().any(|face| !(1..=6).contains(face)) {
                    return Err("at most 12 faces of 1 to 6".into());
                }
                state.dice = Thrown::new(&faces);
            }
            "mixed" => {
                let blocks: Blocks = rest.iter().map(|id| id.parse()).collect::<Result<_, String>>()?;
                state.mix(blocks);
            }
            "unmet" => {
                for id in rest {
                    state.unmet.insert(id.parse()?);
                }
            }
            "seen" => {
                for text in rest {
                    let (block, strength) = strong(text)?;
                    state.seen[block.index()] = strength;
                }
            }
            _ => return Err(format!("what is {key:?}?")),
        }
        Ok(())
    }

    fn blocks(&mut self, name: &str, blocks: &str) -> Result<(), String> {
        let (place, mark) = match name.split_once(' ') {
            Some((place, "inside")) => (At::on(place.parse()?), Some(Mark::INSIDE)),
            Some((place, "beside")) => {
                let place: Place = place.parse()?;
                if !MEXICAN_BOXES.contains(&place) {
                    return Err(format!("nobody waits beside {place}"));
                }
                (At::beside(place), None)
            }
            Some((_, other)) => return Err(format!("what is {other:?}?")),
            None => match named(&OFF_MAP, name) {
                Ok(at) => (at, None),
                Err(_) => (At::on(name.parse()?), None),
            },
        };
        for text in blocks.split_whitespace() {
            self.block(place, mark, text)?;
        }
        Ok(())
    }

    fn block(&mut self, at: At, mark: Option<Mark>, text: &str) -> Result<(), String> {
        let (text, via) = match text.split_once('<') {
            Some((text, via)) => (text, Some(via.parse()?)),
            None => (text, None),
        };
        let mut parts = text.split('+');
        let head = parts.next().unwrap_or("");
        let (block, strength) = if at == At::DEAD { (head.parse()?, 0) } else { strong(head)? };
        let state = &mut self.state;
        if state.at(block) != At::AWAY {
            return Err(format!("{block} stands twice"));
        }
        state.put(block, at);
        state.set_strength(block, strength);
        state.seen[block.index()] = strength;
        state.via[block.index()] = via;
        if matches!(at, At::POOL | At::DRAWN | At::ASIDE) {
            state.unmet.insert(block);
        }
        if let Some(mark) = mark {
            state.mark(block, mark);
        }
        for name in parts {
            state.mark(block, name.parse().map_err(|_| format!("what is {name:?}?"))?);
        }
        Ok(())
    }
}

fn box_number(text: &str) -> Result<usize, String> {
    let place: Place = text.parse()?;
    MEXICAN_BOXES.iter().position(|&boxed| boxed == place).ok_or_else(|| format!("{place} is no Mexican box"))
}

fn read_commitment(state: &mut State, words: &[&str]) -> Result<(), String> {
    let (mark, place, shown) = match *words {
        [mark, place] => (mark, place, false),
        [mark, place, "shown"] => (mark, place, true),
        _ => return Err("write `committed 1 LAR`".into()),
    };
    let place = MEXICAN_BOXES[box_number(place)?];
    let at =
        COMMITTED.iter().position(|brigade| brigade.mark() == mark).ok_or("only 1 and 2 are committed")?;
    state.commitments[at] = if shown { Commitment::Shown(place) } else { Commitment::Secret(place) };
    Ok(())
}

fn read_winter(winter: &mut Winter, words: &[&str]) -> Result<(), String> {
    let [what, ref rest @ ..] = *words else { return Err("something is missing".into()) };
    match (what, rest) {
        ("won", [who]) => winter.won = Some(seat(who)?),
        ("deployed", [count]) => winter.deployed = number(count)?,
        _ => {
            let found = changes(winter).into_iter().find(|(_, name)| *name == what);
            let (blocks, _) = found.ok_or_else(|| format!("what is {what:?}?"))?;
            *blocks = rest.iter().map(|id| id.parse()).collect::<Result<_, String>>()?;
        }
    }
    Ok(())
}

/// `Bur3`, or `Bur` at full strength. The names of the U.S. regiments end in a digit of their own.
fn strong(text: &str) -> Result<(Block, u8), String> {
    if let Ok(block) = text.parse::<Block>() {
        return Ok((block, block.data().steps));
    }
    let split = text.len().saturating_sub(1);
    let (id, strength) = text.split_at_checked(split).ok_or_else(|| format!("not a block: {text:?}"))?;
    let block: Block = id.parse()?;
    let strength = number(strength)?;
    if (1..=block.data().steps).contains(&strength) {
        Ok((block, strength))
    } else {
        Err(format!("{block} has {} steps", block.data().steps))
    }
}

fn cards(words: &[&str]) -> Result<Cards, String> {
    let mut set = Cards::NONE;
    for word in words {
        set.insert(word.parse::<Card>()?);
    }
    Ok(set)
}

fn all(words: &[&str]) -> Result<Places, String> {
    words.iter().map(|word| word.parse()).collect()
}

fn read_step(words: &[&str]) -> Result<Step, String> {
    Ok(match *words {
        ["deal"] => Step::Deal,
        ["cards"] => Step::Cards,
        ["desertion", who] => Step::Desertion(seat(who)?),
        ["deserting", who, place, left, hits] => Step::Deserting {
            victim: seat(who)?,
            place: place.parse()?,
            left: number(left)?,
            hits: number(hits)?,
        },
        ["muster", who, left] => Step::Muster { seat: seat(who)?, left: number(left)? },
        ["orders"] => Step::Orders,
        ["command", leader] => Step::Command(leader.parse()?),
        ["march", block] => Step::March { block: block.parse()?, leader: None },
        ["march", block, leader] => Step::March { block: block.parse()?, leader: Some(leader.parse()?) },
        ["burn-march", place] => Step::BurnMarch(place.parse()?),
        ["forced-march"] => Step::ForcedMarch,
        ["raid", who] => Step::Raid(seat(who)?),
        ["battles", who] => Step::Battles(seat(who)?),
        ["surprise"] => Step::Surprise,
        ["withdraw"] => Step::Withdraw,
        ["sally-out"] => Step::SallyOut,
        ["turn"] => Step::Turn,
        ["fire", block] => Step::Fire(block.parse()?),
        ["lose", who, place, hits, cause] => Step::Lose {
            seat: seat(who)?,
            place: place.parse()?,
            hits: number(hits)?,
            cause: named(&CAUSES, cause)?,
        },
        ["regroup", who] => Step::Regroup(seat(who)?),
        ["declare"] => Step::Declare,
        ["answer"] => Step::Answer,
        ["battery"] => Step::Battery,
        ["reply"] => Step::Reply,
        ["cannon", block] => Step::Cannon(block.parse()?),
        ["line"] => Step::Line,
        ["attrition", place, left, hits] => {
            Step::Attrition { place: place.parse()?, left: number(left)?, hits: number(hits)? }
        }
        ["draw"] => Step::Draw,
        ["deploy"] => Step::Deploy,
        ["enter", mark] => Step::Enter(brigade(mark)?),
        ["commit", mark] => Step::Commit(brigade(mark)?),
        ["card"] => Step::Card,
        ["over"] => Step::Over,
        _ => return Err("no such step".into()),
    })
}

fn read_battle(words: &[&str]) -> Result<Battle, String> {
    let [place, kind, attacker, ref rest @ ..] = *words else {
        return Err("write `battle 0511 field texan`".into());
    };
    let mut battle = Battle::new(place.parse()?, named(&KINDS, kind)?, seat(attacker)?);
    let index = |to: &str| -> Result<usize, String> {
        let to: Place = to.parse()?;
        battle
            .place
            .side_index(to)
            .map(usize::from)
            .ok_or_else(|| format!("{to} is not beside {}", battle.place))
    };
    let (mut entries, mut exits) = (0, [[0; 7]; 2]);
    for word in rest {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        match key {
            "round" => battle.round = number(value)?,
            "slot" => battle.slot = number(value)?,
            "came" => {
                for to in value.split(',') {
                    entries |= 1 << index(to)?;
                }
            }
            "texan-left" | "mexican-left" => {
                for pair in value.split(',') {
                    let (to, count) = pair.split_once(':').ok_or("write `0610:1`")?;
                    exits[usize::from(key == "mexican-left")][index(to)?] = number(count)?;
                }
            }
            "texan-hits" => battle.hits[0] = number(value)?,
            "mexican-hits" => battle.hits[1] = number(value)?,
            "surprise" => battle.surprise = true,
            "sallied" => battle.sallied = true,
            "cannonaded" => battle.cannonaded = true,
            _ => return Err(format!("what is {word:?}?")),
        }
    }
    (battle.entries, battle.exits) = (entries, exits);
    Ok(battle)
}
