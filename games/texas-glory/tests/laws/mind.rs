//! Positions in which a sensible commander knows what to do.

use std::ops::ControlFlow;

use game::{Game, Mind, Seat};
use texas_glory::{Decision, MEXICAN, State, TEXAN};

/// What `regular` would decide, and what is told of it.
fn choice(seat: Seat, pos: &str) -> (Decision, Option<&'static str>) {
    let state = State::from_pos(pos).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let plan = state.plan(seat);
    let mut best: Option<(Decision, i32)> = None;
    let _ = state.legal(seat, &mut |decision| {
        let prior = state.prior(&plan, seat, decision);
        if best.is_none_or(|(_, highest)| prior > highest) {
            best = Some((decision, prior));
        }
        ControlFlow::Continue(())
    });
    let (decision, _) = best.expect("something is offered");
    (decision, state.thumb(seat, decision))
}

fn chosen(seat: Seat, pos: &str) -> String {
    choice(seat, pos).0.to_string()
}

const MARCH: &str = "1836 turn 5\nplayer1 mexican\nmover mexican\ncp 1\nchosen mexican 22\nchosen texan 16\n";

#[test]
fn an_empty_star_is_walked_into() {
    let pos = format!("{MARCH}step march Jim San\nburned 0508\n0507: Jim San+activated\n0906: Hou Bur\n");
    let (decision, thumb) = choice(MEXICAN, &pos);
    assert_eq!((decision.to_string().as_str(), thumb), ("march 0606", Some("thumb-walk-into-an-empty-star")));
}

#[test]
fn the_last_block_stays_in_a_taken_star() {
    let pos = format!("{MARCH}step march Jim San\n0508: Jim\n0507: San+activated\n0906: Hou Bur\n");
    assert_eq!(chosen(MEXICAN, &pos), "stay");
}

#[test]
fn santa_anna_does_not_attack() {
    let pos = format!("{MARCH}step march San San\n0507: San+activated Jim+moved Mat+moved\n0606: Seg\n");
    assert!(!chosen(MEXICAN, &pos).starts_with("attack"));
}

#[test]
fn santa_anna_does_not_force_his_march() {
    let pos = format!(
        "{MARCH}step march San San\n0208: San+activated\n0606: Jim+moved Mat+moved\n0508: SLP+moved\n"
    );
    let state = State::from_pos(&pos).expect("a position");
    let decision = choice(MEXICAN, &pos).0;
    let mut after = state.clone();
    after.decide(MEXICAN, decision, &mut ());
    assert!(!after.pos().contains("forced"), "{decision}");
}

#[test]
fn santa_anna_leaves_a_battle() {
    let pos = "1836 turn 5\nstep turn\nplayer1 texan\nunfought 0606\nplayer1-attacks 0606\n\
               battle 0606 field texan round=2 slot=0 came=0706\n\
               0606: San+shown Jim+shown Bur+shown+moved<0706 Hou+shown+moved<0706\n";
    let decision = chosen(MEXICAN, pos);
    assert!(decision.starts_with("retreat San"), "{decision}");
}

#[test]
fn the_strong_strike_the_weak() {
    let pos = format!("{MARCH}step march SLP San\n0507: SLP Mat Jim Zap\n0407: San+activated\n0606: Seg\n");
    assert_eq!(chosen(MEXICAN, &pos), "attack 0606/0507");
}

#[test]
fn one_block_does_not_strike_a_host() {
    let pos = "1836 turn 5\nplayer1 texan\nmover texan\ncp 1\nchosen mexican 22\nchosen texan 16\nstep march Kim\n\
               0508: Kim\n0507: SLP Mat Jim Zap\nPRG: San\n";
    assert!(!chosen(TEXAN, pos).starts_with("attack"));
}

#[test]
fn infantry_storms_and_horse_stays_out() {
    let pos = "1836 turn 5\nstep line\nsettled 0308\nbattle 0308 storm mexican round=0 slot=0\n\
               0308: Dol Zap Mat Jim SLP Tam\n0308 inside: Tra1 Bow\nPRG: San\n";
    assert_eq!(chosen(MEXICAN, pos), "join Zap");
}

#[test]
fn a_host_storms_a_weak_garrison() {
    let pos = "1836 turn 5\nstep declare\nsettled 0308\nbattle 0308 siege mexican round=0 slot=0\n\
               0308: Zap Mat Jim SLP Ald\n0308 inside: Bow1 Tra1\nPRG: San\n";
    assert_eq!(chosen(MEXICAN, pos), "storm");
}

#[test]
fn the_few_go_behind_the_walls() {
    let pos = "1836 turn 5\nstep withdraw\nplayer1 mexican\nunfought 0308\nplayer1-attacks 0308\n\
               battle 0308 field mexican round=0 slot=0 came=0208\n\
               0308: Tra Bow SLP+moved<0208 Zap+moved<0208 Mat+moved<0208 Jim+moved<0208\nPRG: San\n";
    assert!(chosen(TEXAN, pos).starts_with("withdraw"));
}

#[test]
fn a_lost_battle_is_left() {
    let pos = "1836 turn 5\nstep turn\nplayer1 mexican\nunfought 0706\nplayer1-attacks 0706\n\
               battle 0706 field mexican round=1 slot=2 came=0606\n\
               0706: Seg+shown SLP+shown+moved<0606 Zap+shown+moved<0606 Mat+shown+moved<0606\nPRG: San\n";
    assert!(chosen(TEXAN, pos).starts_with("retreat Seg"));
}

#[test]
fn a_volley_is_fired_in_a_battle_that_goes_well() {
    let pos = "1836 turn 5\nstep turn\nplayer1 mexican\nunfought 0706\nplayer1-attacks 0706\n\
               battle 0706 field mexican round=1 slot=5 came=0606\n\
               0706: Seg+shown SLP+shown+moved<0606 Zap+shown+moved<0606 Mat+shown+moved<0606\nPRG: San\n";
    assert!(chosen(MEXICAN, pos).starts_with("fire"));
}

#[test]
fn a_captured_star_is_burned_rather_than_nothing_done() {
    let pos = "1836 turn 9\nstep orders\nplayer1 mexican\nmover mexican\ncp 1\nchosen mexican 22\nchosen texan 16\n\
               0508: Jim\nPRG: San\n";
    assert!(chosen(MEXICAN, pos).starts_with("burn 0508"));
}

#[test]
fn the_leader_with_most_to_move_is_activated() {
    let pos = "1836 turn 3\nstep orders\nplayer1 mexican\nmover mexican\ncp 1\nchosen mexican 22\nchosen texan 16\n\
               PRG: San Mat Jim SLP Zap Ald\nMAT: Urr Yuc\n0308: Tra\n";
    assert_eq!(chosen(MEXICAN, pos), "command San");
}

#[test]
fn mexico_keeps_the_storm_in_hand() {
    let pos = "1836 turn 4\nstep cards\nhand mexican 2 22\nhand texan 16\nPRG: San Mat Jim\n0906: Hou\n";
    assert_eq!(chosen(MEXICAN, pos), "play 22");
}

#[test]
fn texas_keeps_the_storm_for_the_last_turn() {
    let pos = "1836 turn 12\nstep cards\nhand mexican 22\nhand texan 2 16\nPRG: San\n0906: Hou\n0508: Jim\n";
    assert_eq!(chosen(TEXAN, pos), "play 2");
}

#[test]
fn a_recruit_is_not_sent_where_there_is_no_bread() {
    let pos = "1836 turn 6\nstep deploy\nmover texan\nplayer1 texan\ndrawn: She\n0906: Hou Bur Mld Wal War\n1007: Jim\nPRG: San\n";
    assert_ne!(chosen(TEXAN, pos), "deploy 0906");
}

#[test]
fn on_the_last_evening_of_1835_the_besieged_sally() {
    let siege = "player1 mexican\nstep answer\nbattle 0208 siege texan\n0208: Wal3\n0208 inside: Mor3\n";
    assert_eq!(chosen(MEXICAN, &format!("1835 turn 10\n{siege}")), "sally");
    assert_ne!(chosen(MEXICAN, &format!("1835 turn 9\n{siege}")), "sally");
}

#[test]
fn in_1835_reinforcements_go_to_the_front() {
    let pos = "1835 turn 2\nstep deploy\nmover texan\nplayer1 mexican\n0308: Cos\n0508: Aus\ndrawn: Bur\n";
    assert_eq!(chosen(TEXAN, pos), "deploy 0508");
}
