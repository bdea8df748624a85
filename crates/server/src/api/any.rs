//! What the games tell in forms of their own, described: the view of a side and an event of any game.

use std::sync::LazyLock;

use shelf::Schemas;
use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// The view of a side, of any game; null while a game has not begun.
pub struct AnyView;

/// An event of any game.
pub struct AnyEvent;

type Described = Vec<(String, RefOr<Schema>)>;

/// The schemas of all games, worked out once: many addresses answer with them.
static ALL: LazyLock<Vec<Schemas>> =
    LazyLock::new(|| shelf::games().iter().map(|entry| entry.schemas()).collect());

fn any_of(names: impl Iterator<Item = String>) -> AnyOfBuilder {
    names.fold(AnyOfBuilder::new(), |any, name| any.item(Ref::from_schema_name(name)))
}

fn all(schemas: &mut Described) {
    schemas.extend(ALL.iter().flat_map(|of_one| of_one.all.iter().cloned()));
}

impl PartialSchema for AnyView {
    fn schema() -> RefOr<Schema> {
        let nothing = ObjectBuilder::new().schema_type(Type::Null);
        any_of(ALL.iter().map(|of_one| of_one.view.clone())).item(nothing).into()
    }
}

impl ToSchema for AnyView {
    fn schemas(schemas: &mut Described) {
        all(schemas);
    }
}

impl PartialSchema for AnyEvent {
    fn schema() -> RefOr<Schema> {
        any_of(ALL.iter().map(|of_one| of_one.event.clone())).into()
    }
}

impl ToSchema for AnyEvent {
    fn schemas(schemas: &mut Described) {
        all(schemas);
    }
}
