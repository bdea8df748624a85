//! The board is whole, legible and small.

use charge::view::{StackView, View};
use charge::{Area, Group, Post, State};
use game::{Game, Lang, Viewer};

use super::ART;
use super::plan::{AREAS, ARROWS, ASIDE, GUN, GUNS, KEY, TITLE, TRAY, WALLS};
use super::slots::{full_size, roof_slots};
use crate::compound::slots::slots;
use crate::compound::{COUNTER, Frame};
use crate::harness::{self, Walk, Weights, stand_apart, texts};

const MOST: Weights = Weights { ground: 150_000, crowd: 250_000, pieces: 80_000, panels: 12_000 };

fn start() -> State {
    harness::start(State::TITLE.recommended().id)
}

fn walk(seed: u64) -> Walk {
    Walk::whole(State::TITLE.recommended().id, seed)
}

/// Crowds that no game reaches: one area after another full of as many stacks as it can hold.
fn crowds() -> Vec<View> {
    let stacks: Vec<StackView> = Area::all()
        .flat_map(|area| {
            Group::all().take(area.mexican_limit().into()).map(move |group| StackView {
                area,
                group,
                count: 1 + group.0 % 4,
                ready: group.0 % 2,
                joined: 0,
                fresh: 1,
            })
        })
        .collect();
    let empty = start().view(Viewer::Observer);
    let crowd = |stacks: &[StackView]| {
        let mut view = empty.clone();
        view.stacks = stacks.iter().copied().collect();
        let roofs = Area::all().flat_map(|area| std::iter::repeat_n(area, area.building_limit().into()));
        for (texian, area) in view.texians.iter_mut().zip(roofs) {
            texian.post = Post::Hidden(area);
        }
        view.unsupported = Area::all().filter(|area| !area.is_alamo()).collect();
        view
    };
    stacks.chunks(empty.stacks.capacity()).map(crowd).collect()
}

#[test]
fn the_board_is_whole_and_light() {
    for crowd in crowds() {
        harness::is_well_formed_and_small::<State>(&crowd, &MOST);
        harness::names_its_pieces::<State>(&crowd);
    }
    harness::is_light_in_play::<State>(&[walk(7), walk(3)], &MOST);
}

#[test]
fn armies_and_board_are_told() {
    harness::tells_in_words::<State>(Walk { every: 9, ..walk(5) });
}

#[test]
fn what_may_be_clicked_is_on_the_board() {
    harness::shows_what_may_be_clicked::<State>(&[walk(0), walk(1), walk(2), walk(3)]);
}

#[test]
fn the_picture_shows_the_areas_of_the_plan() {
    harness::picture_shows(ART, AREAS[..11].iter().map(|plan| plan.outline));
}

#[test]
fn lettering_stays_on_its_sheet() {
    harness::lettering_stays_on_its_sheet::<State>(&start().view(Viewer::Observer), &[TITLE, TRAY, KEY], 14);
}

/// What must not be covered on the board, with its name.
fn fixtures(lang: Lang) -> Vec<(String, Frame)> {
    let mut all = texts::<State>(&start().view(Viewer::Observer), lang);
    all.retain(|(id, _)| id.starts_with("name-"));
    assert!(all.len() > 17, "{}", all.len());
    for area in Area::all() {
        let plan = &AREAS[usize::from(area.0)];
        all.push((format!("open {}", plan.code), plan.open));
        all.extend(plan.roofs.iter().map(|&roof| (format!("roof {}", plan.code), roof)));
        let limits = [area.texian_limit(), area.mexican_limit(), area.building_limit()];
        let boxes = limits.iter().filter(|&&limit| limit > 0).count() as i32;
        all.push((format!("limits {}", plan.code), Frame::around(plan.limits, boxes * 20 - 2, 15)));
    }
    all.extend(
        WALLS.iter().enumerate().map(|(at, wall)| (format!("star {at}"), Frame::around(wall.star, 40, 40))),
    );
    all.extend(
        GUNS.iter().enumerate().map(|(at, gun)| (format!("gun {at}"), Frame::around(gun.at, GUN.0, GUN.1))),
    );
    all.extend(ARROWS.iter().enumerate().map(|(at, arrow)| {
        let (w, h) = if arrow.bearing == 0 { (16, 44) } else { (44, 16) };
        (format!("arrow {at}"), Frame::around(arrow.at, w, h))
    }));
    all.extend([("title".to_owned(), TITLE), ("tray".to_owned(), TRAY), ("key".to_owned(), KEY)]);
    all
}

#[test]
fn nothing_on_the_map_covers_anything_else() {
    // A name in two lines is one name.
    let akin = |one: &str, other: &str| {
        one.starts_with("name-") && other.starts_with("name-") && one[..7] == other[..7]
    };
    Lang::ALL.into_iter().for_each(|lang| harness::nothing_covers_anything(&fixtures(lang), akin));
}

#[test]
fn counters_never_overlap_and_stay_in_their_frames() {
    for area in Area::all() {
        let plan = &AREAS[usize::from(area.0)];
        for count in 1..=area.mexican_limit().min(9).into() {
            let (spots, scale) = slots(plan.open, count, full_size(area));
            stand_apart(&spots, side(scale), &[plan.open], plan.code);
            assert!(scale > 0.6, "{} with {count}: {scale}", plan.code);
        }
        let limit = area.building_limit().into();
        let (spots, scale) = roof_slots(plan.roofs, limit, limit);
        assert_eq!(spots.len(), limit, "{}", plan.code);
        stand_apart(&spots, side(scale), plan.roofs, plan.code);
    }
    let (spots, scale) = slots(Frame { y: ASIDE.y + 26, h: ASIDE.h - 30, ..ASIDE }, 10, 1.0);
    stand_apart(&spots, side(scale), &[ASIDE], "aside");
}

fn side(scale: f32) -> f32 {
    COUNTER as f32 * scale
}
