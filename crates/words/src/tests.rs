//! Messages are said, and faulty ones are told.

use game::{Lang, PerLang, Phrase};

use super::reading::{english, misread, misread_alone, proof};
use super::{Catalog, Fault, join};

const EN: &str = "
area-N = North Wall
area-PA = Palisade
fallen = { $count ->
    [one] One unit falls
   *[other] { $count } units fall
 } at { $area }.
seen = Seen: { $areas }.
";

const ES: &str = "
area-N = muro norte
area-PA = empalizada
fallen = { $count ->
    [one] Cae una unidad
   *[other] Caen { $count } unidades
 }: { $area }.
seen = Se ven: { $areas }.
";

fn catalog() -> Catalog {
    Catalog::load(PerLang([EN, ES])).unwrap()
}

#[test]
fn a_phrase_is_said_with_its_number_and_the_names_within_it() {
    let fallen = |count: u8| Phrase::new("fallen").with("count", count).with("area", Phrase::new("area-N"));
    assert_eq!(catalog().say(Lang::En, &fallen(1)), "One unit falls at North Wall.");
    assert_eq!(catalog().say(Lang::En, &fallen(3)), "3 units fall at North Wall.");
    assert_eq!(catalog().say(Lang::Es, &fallen(1)), "Cae una unidad: muro norte.");
    assert_eq!(catalog().say(Lang::Es, &fallen(2)), "Caen 2 unidades: muro norte.");
}

#[test]
fn a_list_ends_with_and() {
    let seen = Phrase::new("seen").with("areas", vec![Phrase::new("area-N"), Phrase::new("area-PA")]);
    assert_eq!(catalog().say(Lang::En, &seen), "Seen: North Wall and Palisade.");
    assert_eq!(catalog().say(Lang::Es, &seen), "Se ven: muro norte y empalizada.");
}

#[test]
fn spanish_and_changes_before_the_sound_i() {
    let pair = |last: &str| join(Lang::Es, &["A".to_owned(), last.to_owned()]);
    assert_eq!(pair("Iglesia"), "A e Iglesia");
    assert_eq!(pair("hija"), "A e hija");
    assert_eq!(pair("Íñigo"), "A e Íñigo");
    assert_eq!(pair("hielo"), "A y hielo");
    assert_eq!(pair("Zapadores"), "A y Zapadores");
    let three = ["A", "B", "Ignacio"].map(str::to_owned);
    assert_eq!(join(Lang::Es, &three), "A, B e Ignacio");
    assert_eq!(join(Lang::En, &three), "A, B and Ignacio");
}

#[test]
fn a_sentence_is_contracted_and_begins_with_a_capital() {
    let text =
        "from = De { $place } a { $place }\nat = Queda en { $place }\nis = { $place } es para el juego.\n";
    let catalog = Catalog::load(PerLang([text, text])).unwrap();
    let say = |lang, id, place: &str| catalog.say(lang, &Phrase::new(id).with("place", place));
    assert_eq!(say(Lang::Es, "from", "el muro"), "Del muro al muro");
    assert_eq!(say(Lang::Es, "from", "El Álamo"), "De El Álamo a El Álamo", "a name keeps its article");
    assert_eq!(say(Lang::Es, "from", "elote"), "De elote a elote");
    assert_eq!(say(Lang::Es, "at", "el pie de el muro"), "Queda al pie del muro");
    assert_eq!(say(Lang::Es, "from", "el pie de el muro"), "Del pie del muro al pie del muro");
    assert_eq!(say(Lang::En, "from", "el muro"), "De el muro a el muro");
    assert_eq!(say(Lang::Es, "is", "el muro de ella"), "El muro de ella es para el juego.");
}

#[test]
fn a_missing_message_or_argument_is_told() {
    let missing = catalog().try_say(Lang::Es, &Phrase::new("nothing"));
    assert_eq!(missing, Err(Fault::Missing { lang: Lang::Es, id: "nothing".to_owned() }));
    let lacking = catalog().try_say(Lang::En, &Phrase::new("seen"));
    assert!(matches!(lacking, Err(Fault::Unsayable { id, .. }) if id == "seen"), "{missing:?}");
}

#[test]
fn every_fault_of_the_files_is_listed() {
    let Err(faults) = Catalog::load(PerLang(["a = A\nb B\na = Again\n", "= wrong\na = A\n"])) else {
        panic!("unsound files were read");
    };
    let told = faults.to_string();
    assert!(told.contains("en, line 2:"), "{told}");
    assert!(told.contains("en: a is there twice"), "{told}");
    assert!(told.contains("es, line 1:"), "{told}");
    let Err(faults) = Catalog::load(PerLang(["a = A\n", "a = A\nb = B\n"])) else {
        panic!("a message of one language only was read");
    };
    assert_eq!(faults.0, [Fault::Missing { lang: Lang::En, id: "b".to_owned() }]);
}

#[test]
fn an_editor_marks_what_reads_badly() {
    let [en, es] = [Lang::En, Lang::Es].map(|lang| move |said: &str| misread(lang, said));
    assert_eq!(en("Texas attacks Goliad."), None);
    assert_eq!(en("Texas  attacks."), Some("a space too many"));
    assert_eq!(es("Texas ataca a el fuerte."), Some("an article that is not contracted"));
    assert_eq!(es("Texas ataca a El Álamo; para el resto no hay tiempo."), None);
    assert_eq!(en("{$side} attacks."), Some("an argument that is not filled"));
    assert_eq!(en("Texas attacks , and wins."), Some("a stray mark"));
    assert_eq!(en("Texas attacks the the fort."), Some("a word twice"));
    assert_eq!(es("Texas ataca the fuerte."), Some("an English word"));
    assert_eq!(es("Reglas de The Alamo."), None, "a title stays as it is");
    assert_eq!(misread_alone(Lang::En, "attack"), Some("no capital"));
    assert_eq!(misread_alone(Lang::Es, "«Listo» no vale."), None);
}

#[test]
fn english_words_are_found_in_a_spanish_text() {
    assert_eq!(english("Va de El Álamo a Nueva Orleans."), None);
    assert_eq!(english("Va de New Orleans a Goliad."), Some("New Orleans"));
    assert_eq!(english("Elige un bloque and pasa."), Some("and"));
    assert_eq!(english("Usa `attack with all` y ‹block›."), None, "code and arguments are none");
    assert_eq!(english("La isla y el islote; undertow"), None, "only whole words are");
}

#[test]
fn a_file_is_read_in_all_its_forms() {
    let file = "fallen = { $count ->\n    [one] One  falls\n   *[other] { $count } fall\n } at { $area }.\n";
    assert_eq!(proof(Lang::En, file), ["fallen: a space too many: One  falls at ‹area›."]);
    assert_eq!(proof(Lang::Es, "a = A.\n"), Vec::<String>::new());
}
