//! What the Texians may expect, by a look at the position when a phase begins: fitted to the ends of sixty thousand games
//! between players who go by the rules of thumb and now and then by chance.
//!
//! A playout is judged at the end of the phase. To play on to the end of the turn or of the game lets the dice of all the
//! other phases blur what one decision is worth: a hundred playouts then beat the rules of thumb in 64 % of the
//! games, judged after each phase in 77 %. Without the weights of single places, four hundred win only 71 %.

use super::look::{self, PHASES, Places, Thing};
use crate::State;

/// What each thing is worth to the Texians at the beginning of each phase, in ten-thousandths of log-odds.
const WEIGHTS: [(Thing, [i32; PHASES]); look::COUNT] = [
    (Thing::Always, [-58_785, -56_590, -37_869, -64_388]),
    (Thing::Turn, [784, 56, -177, 1190]),
    (Thing::TurnSquared, [24, -11, 16, 18]),
    (Thing::Fallen, [704, 767, 619, 548]),
    (Thing::FallenSquared, [155, 167, 142, 149]),
    (Thing::FiveToGo, [1731, 2059, 1493, 1969]),
    (Thing::ThreeToGo, [2771, 3074, 2327, 2726]),
    (Thing::TwoToGo, [4886, 5291, 3961, 5049]),
    (Thing::OneToGo, [8968, 9745, 4840, 9212]),
    (Thing::Texians, [455, 877, 190, 253]),
    (Thing::TexiansSquared, [-226, -260, -263, -223]),
    (Thing::FourLeft, [-377, -583, -797, -162]),
    (Thing::ThreeLeft, [-1012, -1248, -1846, -420]),
    (Thing::TwoLeft, [-2152, -2554, -3916, -1209]),
    (Thing::OneLeft, [-6129, -6932, -9712, -4771]),
    (Thing::TexiansByFallen, [249, 147, 288, 294]),
    (Thing::Leaders, [1503, 877, 1073, 1536]),
    (Thing::Undisturbed, [667, 528, 747, -356]),
    (Thing::Outlook, [15, -11, -4, 27]),
    (Thing::OutlookByLost, [-9, -9, -13, -11]),
    (Thing::Danger, [169, 208, 283, 102]),
    (Thing::DangerByLost, [-89, -111, -160, -23]),
    (Thing::Volley, [92, 495, 30, 121]),
    (Thing::VolleyByFallen, [66, 104, 25, 60]),
    (Thing::Closeness, [-65, -47, -64, -59]),
    (Thing::Rushed, [821, 684, 740, 1022]),
    (Thing::WallsByTexians, [104, 75, 72, 110]),
];
/// The same of what stands in each place.
const PLACES: [Places; PHASES] = [
    Places {
        mexicans: [-333, 68, 776, 239, 229, 575, 375, 499, 127, 910, 499, 564, 640, 596, 806, 600, 96],
        threes: [775, -88, -193, -567, -263, -565, 302, -442, 724, -365, -332, 501, 63, 328, 102, 41, 698],
        open: [748, -57, 1218, 101, -52, 521, 1330, 1960, 235, 179, 837, 0, 0, 0, 0, 0, 0],
        hidden: [1343, 597, 597, 651, -1881, 1958, 597, 6397, 597, 330, 597, 0, 0, 0, 0, 0, 0],
        walls: [286, -33, 572, -423, -696, -618, 132, 1050, -299, -118, 510, -274, -120],
        breaches: [149, -588, -977, -1124, -1903, -1752, -76, -237, -848, -664, -868, 354, -2033],
        guns: [4249, 2245, 3944, 4332, 952, 5466, 2487, 2199],
    },
    Places {
        mexicans: [-473, 244, 400, 31, 141, 188, 352, -555, 49, 246, 363, 356, 467, 350, 613, 419, -308],
        threes: [1106, -218, 350, -187, 86, -20, 476, 616, 641, 218, 8, 820, 494, 404, 178, 320, 1340],
        open: [1697, 982, 2135, 1086, 902, 1142, 1833, 2549, 1324, 1067, 1243, 0, 0, 0, 0, 0, 0],
        hidden: [2517, 1107, 1107, 1929, -583, 2875, 1107, 7467, 1107, 1519, 1107, 0, 0, 0, 0, 0, 0],
        walls: [291, -257, 600, -729, -662, -406, 114, 573, -406, -169, 557, -433, -717],
        breaches: [1125, -398, 597, -1573, -1463, -935, 1941, 919, -354, -48, 229, 293, -2616],
        guns: [3375, 1971, 4023, 4278, 1233, 4820, 3835, 3165],
    },
    Places {
        mexicans: [-692, 30, 326, -173, -112, 96, 81, -670, -31, 573, 261, 201, 326, 247, 474, 157, -622],
        threes: [1070, -193, 214, -134, 160, -229, 483, 855, 541, -542, -175, 909, 463, 279, 155, 451, 1516],
        open: [658, -88, 1249, -155, -278, 103, 806, 1497, 434, -66, 120, 0, 0, 0, 0, 0, 0],
        hidden: [1377, 536, 536, 413, -2076, 1715, 536, 6846, 536, 220, 536, 0, 0, 0, 0, 0, 0],
        walls: [504, -294, 817, -711, -707, -461, 299, 739, -495, -138, 634, -438, -884],
        breaches: [1520, -227, 627, -1781, -1583, -1296, 2015, 1341, -1048, -160, 137, 597, -3301],
        guns: [3551, 2096, 4500, 4375, 1110, 5189, 4035, 3260],
    },
    Places {
        mexicans: [-319, -5, 521, -32, 163, 522, 138, 718, -61, 1114, 359, 546, 661, 598, 696, 368, -127],
        threes: [611, 62, -8, -429, -429, -865, 394, -463, 818, -1030, -457, 246, -213, 142, 74, 207, 672],
        open: [533, -442, 1249, -170, -295, -90, 761, 1628, 132, -92, 331, 0, 0, 0, 0, 0, 0],
        hidden: [2120, 964, 964, 1162, -1275, 2680, 964, 7258, 964, 1694, 964, 0, 0, 0, 0, 0, 0],
        walls: [245, 234, 553, -324, -585, -657, 482, 1065, -341, -39, 880, -72, 628],
        breaches: [-658, 26, -1500, -700, -1517, -1778, 28, -58, 28, -813, -469, 486, -463],
        guns: [3935, 2101, 3823, 4339, 798, 5917, 2601, 3233],
    },
];
/// Of these there are so many in a hundredth of log-odds.
const PARTS: i32 = 100;

/// The Texian chance, from 0 to [`game::CERTAIN`].
pub(super) fn chance(state: &State) -> i32 {
    let seen = look::look(state);
    let phase = look::phase(state);
    let things: i32 = WEIGHTS.iter().map(|(thing, weights)| seen[*thing as usize] * weights[phase]).sum();
    game::chance((things + look::places(state).weighed(&PLACES[phase])) / PARTS)
}

#[cfg(test)]
mod tests {
    use super::WEIGHTS;

    #[test]
    fn everything_is_weighed_once() {
        assert!(WEIGHTS.iter().enumerate().all(|(at, (thing, _))| *thing as usize == at));
    }
}
