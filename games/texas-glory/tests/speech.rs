//! Every sentence can be said in every language.

#[test]
fn campaign_of_1836() {
    testkit::speech::<texas_glory::State>("1836", 20);
}
