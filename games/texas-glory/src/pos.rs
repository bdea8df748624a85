//! The position as text, complete and pleasant to write by hand.
//!
//! ```text
//! 1836 turn 3
//! step orders
//! player1 texan
//! mover texan
//! cp 2
//! chosen texan 16
//! 0906: Hou3 Bur4+moved
//! 0511: Dol3<0510 GAt2
//! 0511 inside: Fan2
//! ```
//!
//! A block is its short name and its strength, then `+` and what is true of it, then `<` and the hex it entered from.
//! Whatever is not named is at its default: cards in the deck, blocks away, nothing moved, everything known.

use std::fmt::Write as _;

use game::Seat;

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::card::Card;
use crate::data::{BLOCKS, places};
use crate::map::{Place, Places};
use crate::rules::setup;
use crate::scenario::Campaign;
use crate::state::{At, Battle, Cards, Cause, Kind, Marks, State, Step, Thrown};

const OFF_MAP: [(At, &str); 6] = [
    (At::POOL, "pool"),
    (At::DRAWN, "drawn"),
    (At::ASIDE, "aside"),
    (At::LATER, "later"),
    (At::DEAD, "dead"),
    (At::AWAY, "away"),
];
const KINDS: [(Kind, &str); 6] = [
    (Kind::Field, "field"),
    (Kind::Relief, "relief"),
    (Kind::Raid, "raid"),
    (Kind::Siege, "siege"),
    (Kind::Storm, "storm"),
    (Kind::Sally, "sally"),
];
const CAUSES: [(Cause, &str); 4] = [
    (Cause::Fire, "fire"),
    (Cause::Cannonade, "cannonade"),
    (Cause::Attrition, "attrition"),
    (Cause::Desertion, "desertion"),
];

fn side(seat: Seat) -> &'static str {
    if seat == TEXAN { "texan" } else { "mexican" }
}

fn word<T: Copy + PartialEq>(table: &[(T, &'static str)], value: T) -> &'static str {
    table.iter().find(|(entry, _)| *entry == value).map_or("", |(_, word)| word)
}

pub(crate) fn write(state: &State) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!("{} turn {}", state.scenario, state.turn));
    line(format!("step {}", step(state.step)));
    if let Some(winner) = state.winner {
        line(format!("winner {}", side(winner)));
    }
    line(format!("player1 {}", side(state.first)));
    line(format!("mover {}", side(state.mover)));
    line(format!("cp {}", state.cp));
    for seat in [TEXAN, MEXICAN] {
        if let Some(card) = state.chosen[usize::from(seat.0)] {
            line(format!("chosen {} {card}", side(seat)));
        }
    }
    for seat in [TEXAN, MEXICAN] {
        line(format!("hand {}{}", side(seat), list(state.hands[usize::from(seat.0)].iter())));
    }
    line(format!("deck{}", list(state.deck.iter())));
    for (set, name) in [
        (state.burned, "burned"),
        (state.unfought, "unfought"),
        (state.first_attacks, "player1-attacks"),
        (state.settled, "settled"),
    ] {
        if !set.is_empty() {
            line(format!("{name}{}", list(set.iter())));
        }
    }
    for (flag, name) in [(state.burn_spent, "burn-spent"), (state.us_entered, "us-entered")] {
        if flag {
            line(name.to_owned());
        }
    }
    for (seat, name) in [(state.surprise, "surprise"), (state.raid, "raid")] {
        if let Some(seat) = seat {
            line(format!("{name} {}", side(seat)));
        }
    }
    if state.cos_leads != Brigade::None {
        line(format!("cos-leads {}", state.cos_leads.mark()));
    }
    if let Some(battle) = &state.battle {
        line(write_battle(battle));
    }
    if !state.dice.faces().is_empty() {
        line(format!("dice{}", list(state.dice.faces().iter())));
    }
    write_blocks(state, &mut line);
    write_knowledge(state, &mut line);
    out
}

fn list<T: std::fmt::Display>(items: impl Iterator<Item = T>) -> String {
    items.fold(String::new(), |mut text, item| {
        let _ = write!(text, " {item}");
        text
    })
}

fn step(step: Step) -> String {
    match step {
        Step::Deal => "deal".into(),
        Step::Cards => "cards".into(),
        Step::Desertion(seat) => format!("desertion {}", side(seat)),
        Step::Deserting { victim, place, left, hits } => {
            format!("deserting {} {place} {left} {hits}", side(victim))
        }
        Step::Muster { seat, left } => format!("muster {} {left}", side(seat)),
        Step::Orders => "orders".into(),
        Step::Command(leader) => format!("command {leader}"),
        Step::March { block, leader: None } => format!("march {block}"),
        Step::March { block, leader: Some(leader) } => format!("march {block} {leader}"),
        Step::ForcedMarch => "forced-march".into(),
        Step::Raid(seat) => format!("raid {}", side(seat)),
        Step::Battles(seat) => format!("battles {}", side(seat)),
        Step::Surprise => "surprise".into(),
        Step::Withdraw => "withdraw".into(),
        Step::SallyOut => "sally-out".into(),
        Step::Turn => "turn".into(),
        Step::Fire(block) => format!("fire {block}"),
        Step::Lose { seat, place, hits, cause } => {
            format!("lose {} {place} {hits} {}", side(seat), word(&CAUSES, cause))
        }
        Step::Regroup(seat) => format!("regroup {}", side(seat)),
        Step::Declare => "declare".into(),
        Step::Answer => "answer".into(),
        Step::Reply => "reply".into(),
        Step::Cannon(block) => format!("cannon {block}"),
        Step::Line => "line".into(),
        Step::Attrition { place, left, hits } => format!("attrition {place} {left} {hits}"),
        Step::Draw => "draw".into(),
        Step::Deploy => "deploy".into(),
        Step::Enter(brigade) => format!("enter {}", brigade.mark()),
        Step::Card => "card".into(),
        Step::Over => "over".into(),
    }
}

fn write_battle(battle: &Battle) -> String {
    let sides = battle.place.hexsides();
    let mut text = format!("battle {} {} {}", battle.place, word(&KINDS, battle.kind), side(battle.attacker));
    let mut add = |word: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(text, " {word}={value}");
        }
    };
    add("round", battle.round.to_string());
    add("slot", battle.slot.to_string());
    let came: Vec<String> = sides
        .iter()
        .enumerate()
        .filter(|(at, _)| battle.entries >> at & 1 == 1)
        .map(|(_, side)| side.to.to_string())
        .collect();
    add("came", came.join(","));
    for seat in [TEXAN, MEXICAN] {
        let left: Vec<String> = sides
            .iter()
            .zip(battle.exits[usize::from(seat.0)])
            .filter(|&(_, count)| count > 0)
            .map(|(side, count)| format!("{}:{count}", side.to))
            .collect();
        add(&format!("{}-left", side(seat)), left.join(","));
        let hits = battle.hits[usize::from(seat.0)];
        add(&format!("{}-hits", side(seat)), if hits > 0 { hits.to_string() } else { String::new() });
    }
    for (flag, word) in
        [(battle.surprise, "surprise"), (battle.sallied, "sallied"), (battle.cannonaded, "cannonaded")]
    {
        if flag {
            let _ = write!(text, " {word}");
        }
    }
    text
}

fn write_blocks(state: &State, line: &mut impl FnMut(String)) {
    let all = |at: At, line: &mut dyn FnMut(String), name: &str, inside: bool| {
        let here = state.blocks_at(at).filter(|block| state.has(block, Marks::INSIDE) == inside);
        if !here.is_empty() {
            line(format!("{name}:{}", list(here.iter().map(|block| token(state, block)))));
        }
    };
    for place in Place::all() {
        all(At::on(place), line, &place.to_string(), false);
        all(At::on(place), line, &format!("{place} inside"), true);
    }
    for place in [places::PRG, places::LAREDO, places::MATAMOROS] {
        all(At::beside(place), line, &format!("{place} beside"), false);
    }
    for (at, name) in OFF_MAP {
        let here =
            state.blocks_at(at).filter(|block| at != At::AWAY || state.strength(block) != block.data().steps);
        if !here.is_empty() {
            line(format!("{name}:{}", list(here.iter().map(|block| token(state, block)))));
        }
    }
}

fn token(state: &State, block: Block) -> String {
    let mut text = format!(
        "{block}{}",
        if state.strength(block) > 0 { state.strength(block).to_string() } else { String::new() }
    );
    for &(mark, name) in Marks::NAMES {
        if mark != Marks::INSIDE && state.has(block, mark) {
            let _ = write!(text, "+{name}");
        }
    }
    if let Some(via) = state.via[block.index()] {
        let _ = write!(text, "<{via}");
    }
    text
}

fn write_knowledge(state: &State, line: &mut impl FnMut(String)) {
    for block in Block::all() {
        let mates: Blocks = Block::all().filter(|mate| state.class[mate.index()] == block.0).collect();
        if mates.len() > 1 {
            line(format!("mixed{}", list(mates.iter())));
        }
    }
    let pooled = |at: At| matches!(at, At::POOL | At::DRAWN | At::ASIDE);
    let unmet = state.unmet.filter(|block| !pooled(state.at[block.index()]));
    if !unmet.is_empty() {
        line(format!("unmet{}", list(unmet.iter())));
    }
    let stale = Block::all().filter(|block| state.seen[block.index()] != state.strength(*block));
    let text = list(stale.map(|block| format!("{block}{}", state.seen[block.index()])));
    if !text.is_empty() {
        line(format!("seen{text}"));
    }
}

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
        && let Err(fault) = state.sound()
    {
        faults.push(fault);
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn blank() -> State {
    let mut state = setup::start(Campaign::Y1836);
    state.at = [At::AWAY; BLOCKS];
    state.class = std::array::from_fn(|index| index as u8);
    state.unmet = Blocks::NONE;
    state.step = Step::Orders;
    state
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
            "1836" => {
                let [_, turn] = rest[..] else { return Err("write `1836 turn 3`".into()) };
                state.turn = number(turn)?;
            }
            "step" => state.step = read_step(&rest)?,
            "winner" => state.winner = Some(seat(only()?)?),
            "player1" => state.first = seat(only()?)?,
            "mover" => state.mover = seat(only()?)?,
            "cp" => state.cp = number(only()?)?,
            "chosen" => {
                let [who, card] = rest[..] else { return Err("write `chosen texan 12`".into()) };
                state.chosen[usize::from(seat(who)?.0)] = Some(card.parse()?);
            }
            "hand" => state.hands[usize::from(seat(only()?)?.0)] = cards(&rest[1..])?,
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
            Some((place, "inside")) => (At::on(place.parse()?), Some(Marks::INSIDE)),
            Some((place, "beside")) => {
                let place: Place = place.parse()?;
                if !(places::PRG..=places::MATAMOROS).contains(&place) {
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

    fn block(&mut self, at: At, mark: Option<Marks>, text: &str) -> Result<(), String> {
        let (text, via) = match text.split_once('<') {
            Some((text, via)) => (text, Some(via.parse()?)),
            None => (text, None),
        };
        let mut parts = text.split('+');
        let head = parts.next().unwrap_or("");
        let (block, strength) = if at == At::DEAD { (head.parse()?, 0) } else { strong(head)? };
        let state = &mut self.state;
        if state.at[block.index()] != At::AWAY {
            return Err(format!("{block} stands twice"));
        }
        state.at[block.index()] = at;
        state.strength[block.index()] = strength;
        state.seen[block.index()] = strength;
        state.via[block.index()] = via;
        if matches!(at, At::POOL | At::DRAWN | At::ASIDE) {
            state.unmet.insert(block);
        }
        if let Some(mark) = mark {
            state.mark(block, mark);
        }
        for name in parts {
            state.mark(block, named(Marks::NAMES, name)?);
        }
        Ok(())
    }
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
    let mut set = Cards::default();
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
        ["reply"] => Step::Reply,
        ["cannon", block] => Step::Cannon(block.parse()?),
        ["line"] => Step::Line,
        ["attrition", place, left, hits] => {
            Step::Attrition { place: place.parse()?, left: number(left)?, hits: number(hits)? }
        }
        ["draw"] => Step::Draw,
        ["deploy"] => Step::Deploy,
        ["enter", mark] => Step::Enter(brigade(mark)?),
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
