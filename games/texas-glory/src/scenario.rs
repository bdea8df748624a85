//! Where a game starts, and the options of a new game: a doubt with two good readings has a default and an alternative.

use std::fmt;
use std::str::FromStr;

use game::{Scenario, Title};
use serde::{Serialize, Serializer};

pub(crate) const TITLE: Title = Title {
    options: Options::CHOICES,
    rules_version: 2,
    ..Title::new("texas-glory", "Texas Glory", SCENARIOS)
};

const SCENARIOS: &[Scenario] = &[
    Scenario { id: "1836", players: 2 },
    Scenario { id: "1835", players: 2 },
    Scenario { id: "campaign", players: 2 },
];

game::notation! {
    /// 3 The scenarios.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Campaign: "a scenario", "there are `1836`, `1835` and `campaign`" {
        /// Remember the Alamo.
        #[default]
        Y1836 = "1836",
        /// Texas Revolt.
        Y1835 = "1835",
        /// [C-1] Both, one after the other.
        Both = "campaign",
    }
}

/// The part of the war that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Year {
    #[serde(rename = "1835")]
    Y1835,
    /// [C-4] Between the two years of the Campaign.
    Winter,
    #[serde(rename = "1836")]
    Y1836,
}

/// A scenario and its options. In text: `1836`, `campaign regroup=vacant`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct War {
    pub campaign: Campaign,
    pub options: Options,
}

game::options! {
    /// How doubtful clauses are read in this game.
    #[serde(rename_all = "kebab-case")]
    Options {
        /// [5.13-a] Ruling 105: what may be ordered singly.
        single_orders: SingleOrders = "single-orders" { Any = "any", Beyond = "beyond" }
        /// [5.11-c] Ruling 106: whether a leader who has moved may still command.
        moved_leaders: MovedLeaders = "moved-leaders" { Rest = "rest", Command = "command" }
        /// [6.6-b] Ruling 180: who commands while Houston is still to come.
        acting_chief: ActingChief = "acting-chief" { Fannin = "fannin", Nobody = "nobody" }
        /// [5.71-a] Ruling 138: whether the Mexican boxes burn.
        burn_boxes: BurnBoxes = "burn-boxes" { Yes = "yes", No = "no" }
        /// [5.71-a] Ruling 167: what the march of whoever burns a town costs.
        burn_march: BurnMarch = "burn-march" { Paid = "paid", Free = "free" }
        /// [5.81-a] Ruling 181: whether unpinned blocks sail from a port that is attacked.
        attacked_ports: AttackedPorts = "attacked-ports" { Open = "open", Closed = "closed" }
        /// [6.7-b] Ruling 127: whether artillery attacks by land.
        field_guns: FieldGuns = "field-guns" { Attack = "attack", Stay = "stay" }
        /// [1.7-d] Ruling 52: whether Texans enter Fort Jessup.
        fort_jessup: FortJessup = "fort-jessup" { Open = "open", Closed = "closed" }
        /// [6.5-a] Ruling 165: whether the victor regroups to a vacant enemy town.
        regroup: Regroup = "regroup" { Neutral = "neutral", Vacant = "vacant" }
        /// [6.5-c] Ruling 155: how regrouped blocks join a battle.
        regrouped: Regrouped = "regrouped" { Reserve = "reserve", Line = "line" }
        /// [7.26-a] Ruling 158: from which round relief cavalry withdraws inside.
        relief_cavalry: ReliefCavalry = "relief-cavalry" { Second = "second", First = "first" }
        /// [7.4-a] Ruling 137: how many besiegers a box feeds.
        besieged_box: BesiegedBox = "besieged-box" { Two = "two", Four = "four" }
    }
}

impl Campaign {
    pub(crate) const fn first_year(self) -> Year {
        match self {
            Campaign::Y1836 => Year::Y1836,
            Campaign::Y1835 | Campaign::Both => Year::Y1835,
        }
    }
}

impl Year {
    /// [1836-a] [1835-a] How many turns it lasts.
    pub const fn turns(self) -> u8 {
        match self {
            Year::Y1835 | Year::Winter => 10,
            Year::Y1836 => 12,
        }
    }

    /// [1836-b] [1835-b] How many cards never come into play.
    pub(crate) const fn cards_left_out(self) -> u8 {
        match self {
            Year::Y1835 => 5,
            Year::Winter | Year::Y1836 => 1,
        }
    }
}

impl Serialize for Campaign {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

game::text_schema! { Campaign }

impl fmt::Display for War {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.campaign, self.options.chosen())
    }
}

impl FromStr for War {
    type Err = String;

    fn from_str(text: &str) -> Result<War, String> {
        let (campaign, options) = text.split_once(' ').unwrap_or((text, ""));
        let mut war = War { campaign: campaign.parse()?, ..War::default() };
        war.options.choose(options)?;
        Ok(war)
    }
}
