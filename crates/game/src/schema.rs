//! How what is written as text or as a list describes itself to programs. What is derived needs none of this.

use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

type Described = RefOr<Schema>;

/// One of these texts.
pub fn one_of(codes: impl Iterator<Item = &'static str>) -> Described {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).build().into()
}

/// A text in a form of the game's own.
pub fn text() -> Described {
    ObjectBuilder::new().schema_type(Type::String).build().into()
}

/// A list of what has a name of its own, or of plain numbers.
pub fn list_of<T: ToSchema>() -> Described {
    let items = if is_plain::<T>() { T::schema() } else { Ref::from_schema_name(T::name()).into() };
    ArrayBuilder::new().items(items).build().into()
}

/// What a list of these needs to be described besides.
pub fn parts_of<T: ToSchema>(schemas: &mut Vec<(String, Described)>) {
    if !is_plain::<T>() {
        schemas.push((T::name().into_owned(), T::schema()));
        T::schemas(schemas);
    }
}

fn is_plain<T: PartialSchema>() -> bool {
    matches!(T::schema(), RefOr::T(Schema::Object(ref object)) if object.schema_type == Type::Integer.into())
}

/// Describes types that are written in a text form of their own.
#[macro_export]
macro_rules! text_schema {
    ($($name:ident),+) => {
        $(
            impl utoipa::PartialSchema for $name {
                fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                    $crate::schema::text()
                }
            }

            impl utoipa::ToSchema for $name {}
        )+
    };
}

/// Describes a type that is written as a list.
#[macro_export]
macro_rules! list_schema {
    ($name:ident of $item:ty) => {
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::schema::list_of::<$item>()
            }
        }

        impl utoipa::ToSchema for $name {
            fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
                $crate::schema::parts_of::<$item>(schemas);
            }
        }
    };
}
