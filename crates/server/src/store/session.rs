//! What the two databases have in common. Each of our statements is written once, in the SQL that both understand, with `?1` for the first of
//! its values, and is carried out in a [`Session`], inside a transaction of a [`Connection`].

use std::time::Duration;

use super::StoreError;

/// A connection to a database.
pub trait Connection: Send {
    /// Does something in one transaction: whole, or not at all. It may have to be done more than once.
    fn within(&mut self, access: Access, work: Work<'_>) -> Result<(), StoreError>;

    /// Leaves nothing of what was there before and is not there any more.
    fn scrub(&mut self) -> Result<(), StoreError>;
}

pub type Work<'a> = &'a mut dyn FnMut(&mut dyn Session) -> Result<(), StoreError>;

/// What a transaction is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// All that is read is read at one moment.
    Read,
    /// One statement that reads: it needs no transaction.
    Glance,
    Write,
}

/// A transaction that goes on.
pub trait Session {
    /// Carries out a statement; tells how many rows it has changed.
    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError>;

    /// Looks at each row that a statement finds or returns.
    fn each(&mut self, sql: &str, values: &[Value], look: Look<'_>) -> Result<(), StoreError>;

    /// The database's time, since 1970: the same for all who share it.
    fn now(&self) -> Duration;
}

pub type Look<'a> = &'a mut dyn FnMut(&dyn Row) -> Result<(), StoreError>;

/// A row of an answer.
pub trait Row {
    fn value(&self, column: &str) -> Result<Value<'_>, StoreError>;

    fn columns(&self) -> Vec<String>;
}

/// What stands in a column, or in the place of a `?1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    Null,
    /// Truth values are 0 and 1.
    Integer(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

impl dyn Session + '_ {
    /// Every row, read into something.
    pub fn rows<T>(
        &mut self,
        sql: &str,
        values: &[Value],
        mut read: impl FnMut(&dyn Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.each(sql, values, &mut |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The one row that there is, if there is one.
    pub fn row<T>(
        &mut self,
        sql: &str,
        values: &[Value],
        read: impl FnMut(&dyn Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(sql, values, read)?.pop())
    }

    /// The time in whole seconds since 1970.
    pub fn seconds(&self) -> i64 {
        self.now().as_secs() as i64
    }
}

impl dyn Row + '_ {
    pub fn get<'a, T: FromValue<'a>>(&'a self, column: &str) -> Result<T, StoreError> {
        let value = self.value(column)?;
        T::from_value(value).ok_or_else(|| StoreError::Broken(format!("{value:?} in column {column}")))
    }
}

/// The values of a statement, in order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::store::Value::from($value)),*] };
}
pub(crate) use values;

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a [u8]> for Value<'a> {
    fn from(bytes: &'a [u8]) -> Value<'a> {
        Value::Bytes(bytes)
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Value<'a> {
    fn from(bytes: &'a [u8; N]) -> Value<'a> {
        Value::Bytes(bytes)
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Null, T::into)
    }
}

/// What can be read from a column.
pub trait FromValue<'a>: Sized {
    fn from_value(value: Value<'a>) -> Option<Self>;
}

impl<'a, T: FromValue<'a>> FromValue<'a> for Option<T> {
    fn from_value(value: Value<'a>) -> Option<Option<T>> {
        if value == Value::Null { Some(None) } else { T::from_value(value).map(Some) }
    }
}

impl FromValue<'_> for String {
    fn from_value(value: Value<'_>) -> Option<String> {
        if let Value::Text(text) = value { Some(text.to_owned()) } else { None }
    }
}

impl<const N: usize> FromValue<'_> for [u8; N] {
    fn from_value(value: Value<'_>) -> Option<[u8; N]> {
        if let Value::Bytes(bytes) = value { bytes.try_into().ok() } else { None }
    }
}

impl FromValue<'_> for bool {
    fn from_value(value: Value<'_>) -> Option<bool> {
        i64::from_value(value).map(|number| number != 0)
    }
}

/// Numbers: no count of ours reaches the limit of 64 bits with a sign.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Integer(number.try_into().unwrap_or(i64::MAX))
            }
        }

        impl FromValue<'_> for $number {
            fn from_value(value: Value<'_>) -> Option<$number> {
                if let Value::Integer(number) = value { number.try_into().ok() } else { None }
            }
        }
    )*};
}
numbers!(i64, u64, u32, u16, u8, usize);

impl From<bool> for Value<'_> {
    fn from(truth: bool) -> Self {
        Value::Integer(truth.into())
    }
}
