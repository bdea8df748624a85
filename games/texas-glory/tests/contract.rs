//! The laws of `game::Game`, over random play.

#[test]
fn campaign_of_1836() {
    testkit::contract::<texas_glory::State>("1836", 1_000);
}

#[test]
fn revolt_of_1835() {
    testkit::contract::<texas_glory::State>("1835", 300);
}

#[test]
fn campaign_of_both_years() {
    testkit::contract::<texas_glory::State>("campaign", 150);
}

/// Every option at its other value.
const OTHERWISE: &str = "single-orders=beyond moved-leaders=command acting-chief=nobody burn-boxes=no burn-march=free \
                         attacked-ports=closed field-guns=stay fort-jessup=closed regroup=vacant regrouped=line \
                         relief-cavalry=first besieged-box=four";

#[test]
fn both_years_with_other_readings() {
    testkit::contract::<texas_glory::State>(&format!("campaign {OTHERWISE}"), 150);
}

#[test]
fn the_other_readings_are_all_there() {
    let war: texas_glory::War = format!("1836 {OTHERWISE}").parse().expect("a scenario");
    let otherwise = <texas_glory::State as game::Game>::TITLE.options.iter().map(|option| {
        let other = option.values.last().expect("two values");
        format!("{}={other}", option.id)
    });
    assert_eq!(war.to_string(), format!("1836 {}", otherwise.collect::<Vec<_>>().join(" ")));
}
