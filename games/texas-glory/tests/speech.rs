//! Every sentence can be said in every language.

#[test]
fn campaign_of_1836() {
    testkit::speech::<texas_glory::State>("1836", 20);
}

#[test]
fn both_years() {
    testkit::speech::<texas_glory::State>("campaign", 20);
}
