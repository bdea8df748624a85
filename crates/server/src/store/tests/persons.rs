//! Persons are kept, and opened by what is theirs alone.

use rig::Place;
use web::Called;

use super::{kept, open};
use crate::key::Secret;
use crate::people::PersonId;
use crate::people::words::PersonalKey;
use crate::store::{Holder, Opener};

#[tokio::test]
async fn a_person_is_opened_by_his_devices_and_by_his_newest_key() {
    let place = Place::new();
    let store = open(&place).await;
    let (one, other) = (PersonId::random(), PersonId::random());
    let [first, second, theirs] = [(); 3].map(|()| Secret::random().hash());
    store.welcome(one, Opener::Device, first).await.expect("welcome");
    store.welcome(other, Opener::Device, theirs).await.expect("welcome");
    let opened = async |opener, hash| store.opened(opener, hash).await.expect("answered");
    let [old, new] = [(); 2].map(|()| PersonalKey::random().hash());
    for key in [old, new] {
        store.change_key(one, key).await.expect("changed");
        assert_eq!(opened(Opener::Key, key).await, Some(one));
    }
    assert_eq!(opened(Opener::Key, old).await, None, "another has been made");
    assert_eq!(opened(Opener::Device, new).await, None, "a key is no cookie");
    assert_eq!(opened(Opener::Key, first).await, None, "a cookie is no key");
    store.add_device(one, second).await.expect("added");
    let person = store.person(one).await.expect("answered").expect("there");
    assert_eq!((person.name, person.devices, person.has_key), (None, 2, true));
    store.sign_out(one, Some(second)).await.expect("done");
    assert_eq!(opened(Opener::Device, first).await, None);
    assert_eq!(
        (opened(Opener::Device, second).await, opened(Opener::Device, theirs).await),
        (Some(one), Some(other))
    );
    store.sign_out(one, None).await.expect("done");
    assert_eq!(opened(Opener::Device, second).await, None);
    assert!(store.add_device(other, theirs).await.is_err(), "a secret opens one person");
}

#[tokio::test]
async fn a_name_shows_at_every_table_of_its_owner() {
    let place = Place::new();
    let store = open(&place).await;
    let (one, other) = (PersonId::random(), PersonId::random());
    for person in [one, other] {
        store.welcome(person, Opener::Device, Secret::random().hash()).await.expect("welcome");
    }
    let (mine, theirs) = (kept(vec![Holder::Guest(one), Holder::Rules]), kept(vec![Holder::Guest(other)]));
    for table in [&mine, &theirs] {
        store.create(table).await.expect("created");
    }
    let names =
        async |table: &super::Kept| store.load(&table.id).await.expect("loaded").expect("there").names;
    assert_eq!(names(&mine).await, [Some(Called::Guest(one.tag())), None]);
    let shown = store.rename(one, Some("Juan Seguín".to_owned())).await.expect("renamed");
    assert_eq!(shown, std::slice::from_ref(&mine.id));
    assert_eq!(names(&mine).await, [Some(Called::Name("Juan Seguín".to_owned())), None]);
    assert_eq!(names(&theirs).await, [Some(Called::Guest(other.tag()))]);
    let called = store.called(vec![Some(one), None, Some(PersonId::random())]).await.expect("answered");
    assert_eq!(called, [Some(Called::Name("Juan Seguín".to_owned())), None, Some(Called::Gone)]);
    assert_eq!(store.tables_of(one, 9).await.expect("listed")[0].names.len(), 2);
}
