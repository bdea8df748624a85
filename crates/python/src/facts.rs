//! A view as a tensor.
//!
//! Every fact of a view ("the third brigade stands in the north, with four men") is hashed to one of a fixed number of places and counted
//! there. Nothing but the view goes in, so a tensor tells a seat what its view tells it, whatever the game.

use std::fmt::Display;

use serde::ser::{self, Serialize};

use crate::actions::hash;

/// How many numbers an observation has.
pub const FACTS: usize = 2048;

/// Counts the facts of a view.
pub fn count(view: &impl Serialize, tensor: &mut [f32]) {
    let walk = Walk { tensor, path: 0, within: Within::Whole };
    view.serialize(walk).expect("checked: counting cannot fail");
}

/// What is being walked through: the first field of an element says which element it is.
#[derive(Clone, Copy)]
enum Within {
    Whole,
    Element,
}

struct Walk<'a> {
    tensor: &'a mut [f32],
    /// Where in the view: the names of fields, and which element.
    path: u64,
    within: Within,
}

fn join(path: u64, step: u64) -> u64 {
    ai::mix(path, step)
}

impl Walk<'_> {
    fn below(&mut self, step: u64, within: Within) -> Walk<'_> {
        Walk { tensor: self.tensor, path: join(self.path, step), within }
    }

    /// Counts a fact, and says which it was.
    #[expect(clippy::unnecessary_wraps, reason = "it is what every method of a serializer answers")]
    fn fact(self, value: u64) -> Result<Option<u64>, Never> {
        let place = join(self.path, value) % self.tensor.len() as u64;
        self.tensor[place as usize] += 1.0;
        Ok(Some(value))
    }
}

/// Elements of a list are told apart by their first field; plain ones are counted where they stand, too.
struct List<'a> {
    walk: Walk<'a>,
    at: u64,
}

impl List<'_> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        let plain = value.serialize(self.walk.below(u64::MAX, Within::Element))?;
        if let Some(value) = plain {
            self.walk.below(self.at, Within::Whole).fact(value)?;
        }
        self.at += 1;
        Ok(())
    }
}

/// The fields of a struct, or the places of an array.
struct Fields<'a> {
    walk: Walk<'a>,
    at: u64,
}

impl Fields<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, step: u64, value: &T) -> Result<(), Never> {
        let plain = value.serialize(self.walk.below(step, Within::Whole))?;
        if let (Within::Element, 0, Some(value)) = (self.walk.within, self.at, plain) {
            self.walk.path = join(self.walk.path, value);
        }
        self.at += 1;
        Ok(())
    }
}

/// Nothing goes wrong here.
#[derive(Debug)]
pub struct Never;

impl Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a view that is not plain data")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        Never
    }
}

macro_rules! facts {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Result<Option<u64>, Never> {
            self.fact(hash(value))
        })*
    };
}

macro_rules! parts {
    ($($name:ident($($given:ty),*): $parts:ident),*) => {
        $(fn $name(self, $(_: $given),*) -> Result<$parts<'a>, Never> {
            Ok($parts { walk: self, at: 0 })
        })*
    };
}

macro_rules! variants {
    ($($name:ident),*) => {
        $(fn $name(
            mut self,
            _: &'static str,
            _: u32,
            variant: &'static str,
            _: usize,
        ) -> Result<Fields<'a>, Never> {
            self.path = join(self.path, hash(variant));
            Ok(Fields { walk: self, at: 0 })
        })*
    };
}

/// What is answered is the hash of a plain value, so that whoever holds it can say which element it is; nothing for what has parts.
impl<'a> ser::Serializer for Walk<'a> {
    type Ok = Option<u64>;
    type Error = Never;
    type SerializeSeq = List<'a>;
    type SerializeTuple = Fields<'a>;
    type SerializeTupleStruct = Fields<'a>;
    type SerializeTupleVariant = Fields<'a>;
    type SerializeMap = List<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    facts!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_char: char,
        serialize_str: &str, serialize_bytes: &[u8]);

    fn serialize_f32(self, value: f32) -> Result<Option<u64>, Never> {
        self.fact(value.to_bits().into())
    }

    fn serialize_f64(self, value: f64) -> Result<Option<u64>, Never> {
        self.fact(value.to_bits())
    }

    fn serialize_none(self) -> Result<Option<u64>, Never> {
        self.fact(hash("none"))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Option<u64>, Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Option<u64>, Never> {
        self.fact(hash("unit"))
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Option<u64>, Never> {
        self.fact(hash(name))
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Option<u64>, Never> {
        self.fact(hash(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Option<u64>, Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Option<u64>, Never> {
        value.serialize(self.below(hash(variant), Within::Whole))
    }

    parts!(serialize_seq(Option<usize>): List, serialize_tuple(usize): Fields, serialize_map(Option<usize>): List,
        serialize_tuple_struct(&'static str, usize): Fields, serialize_struct(&'static str, usize): Fields);

    variants!(serialize_tuple_variant, serialize_struct_variant);
}

impl ser::SerializeSeq for List<'_> {
    type Ok = Option<u64>;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.element(value)
    }

    fn end(self) -> Result<Option<u64>, Never> {
        Ok(None)
    }
}

/// A map is a list of its entries, each told apart by its key.
impl ser::SerializeMap for List<'_> {
    type Ok = Option<u64>;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        let key = key.serialize(self.walk.below(u64::MAX, Within::Whole))?;
        self.at = key.unwrap_or_default();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(self.walk.below(self.at, Within::Whole)).map(drop)
    }

    fn end(self) -> Result<Option<u64>, Never> {
        Ok(None)
    }
}

macro_rules! places {
    ($($name:ident: $method:ident),*) => {
        $(impl ser::$name for Fields<'_> {
            type Ok = Option<u64>;
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                self.field(self.at, value)
            }

            fn end(self) -> Result<Option<u64>, Never> {
                Ok(None)
            }
        })*
    };
}

places!(SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field);

macro_rules! named {
    ($($name:ident),*) => {
        $(impl ser::$name for Fields<'_> {
            type Ok = Option<u64>;
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Never> {
                self.field(hash(key), value)
            }

            fn end(self) -> Result<Option<u64>, Never> {
                Ok(None)
            }
        })*
    };
}

named!(SerializeStruct, SerializeStructVariant);
