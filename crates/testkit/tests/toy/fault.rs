//! The faults that can be planted in the toy.

use std::fmt;
use std::str::FromStr;

/// Which fault is planted. It is the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    None,
    ViewShowsChit,
    ObserverSeesPlan,
    ViewsAlike,
    OfferFearsStrength,
    RefusalNamesStrength,
    ClickKnowsPlan,
    EventTellsDraw,
    EventTellsPlan,
    EventTellsMarch,
    EventTellsLess,
    RevealUnflagged,
    CheckLax,
    ClicksShared,
    ClicksBeginOthers,
    PosForgetsShown,
    Endless,
    IdleOffered,
    NothingOffered,
    Crowded,
    OfferedTwice,
    Misspelt,
    Restless,
    LogMatters,
    PoolLeaks,
    RedrawDuplicates,
    LevelKeepsPlan,
    SampleWild,
    SampleNarrow,
    Panics,
    ReaderPanics,
    ReaderLax,
    Allocates,
}

impl Fault {
    pub const ALL: [Fault; 33] = [
        Fault::None,
        Fault::ViewShowsChit,
        Fault::ObserverSeesPlan,
        Fault::ViewsAlike,
        Fault::OfferFearsStrength,
        Fault::RefusalNamesStrength,
        Fault::ClickKnowsPlan,
        Fault::EventTellsDraw,
        Fault::EventTellsPlan,
        Fault::EventTellsMarch,
        Fault::EventTellsLess,
        Fault::RevealUnflagged,
        Fault::CheckLax,
        Fault::ClicksShared,
        Fault::ClicksBeginOthers,
        Fault::PosForgetsShown,
        Fault::Endless,
        Fault::IdleOffered,
        Fault::NothingOffered,
        Fault::Crowded,
        Fault::OfferedTwice,
        Fault::Misspelt,
        Fault::Restless,
        Fault::LogMatters,
        Fault::PoolLeaks,
        Fault::RedrawDuplicates,
        Fault::LevelKeepsPlan,
        Fault::SampleWild,
        Fault::SampleNarrow,
        Fault::Panics,
        Fault::ReaderPanics,
        Fault::ReaderLax,
        Fault::Allocates,
    ];
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(text: &str) -> Result<Fault, String> {
        let found = Fault::ALL.into_iter().find(|fault| fault.to_string() == text);
        found.ok_or_else(|| format!("no such fault: {text:?}"))
    }
}
