//! The description of the API: what stands above each handler, and what all of them have in common.

use std::sync::LazyLock;

use axum::response::Json;
use utoipa::OpenApi as _;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Object, OpenApi, Ref, RefOr, Required, Response, Type};

use super::{MovedBody, NewsBody};
use crate::problem::ErrorBody;

/// What the description says besides the addresses. Not every answer that is described in words is the body of an address.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Bexar",
        description = "Board wargames of the Texas Revolution: tables, decisions, records."
    ),
    components(schemas(ErrorBody, MovedBody, NewsBody))
)]
struct Head;

/// The beginning of the description. Tokens go into `Authorization: Bearer TOKEN`.
pub fn head() -> OpenApi {
    let mut head = Head::openapi();
    let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let components = head.components.get_or_insert_default();
    components.add_security_scheme("seat", SecurityScheme::Http(scheme));
    let person =
        HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The key of a person")).build();
    components.add_security_scheme("person", SecurityScheme::Http(person));
    head
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "OpenAPI 3.1", body = Object)))]
pub async fn describe() -> Json<&'static OpenApi> {
    static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(whole);
    Json(&DESCRIPTION)
}

/// Every address, with what holds for all of its kind.
fn whole() -> OpenApi {
    let mut whole = super::routes().into_openapi();
    for (path, item) in &mut whole.paths.paths {
        let of_a_table = path.contains("{id}");
        let named = path.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
        let named: Vec<_> = named.map(|name| in_the_path(name).into()).collect();
        item.parameters = (!named.is_empty()).then_some(named);
        for operation in [&mut item.get, &mut item.post, &mut item.delete].into_iter().flatten() {
            complete(operation, of_a_table);
            // What is named after its handler is told apart by where it stands.
            if path.starts_with("/api/me") {
                operation.operation_id = operation.operation_id.take().map(|id| format!("me_{id}"));
            }
        }
    }
    whole
}

/// A part of the path: the id of a table, or the name of something.
fn in_the_path(name: &str) -> Parameter {
    let part = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
    part.required(Required::True).schema(Some(Object::with_type(Type::String))).build()
}

/// Adds the ways in which a request of this kind can fail, unless the address describes them by itself.
fn complete(operation: &mut Operation, of_a_table: bool) {
    let sends = operation.request_body.is_some();
    let faults = [
        (sends, 400, "Unreadable"),
        (sends, 413, "Over 64 kB"),
        (
            operation.security.is_some(),
            403,
            "The token opens no seat here, it is another's seat, or another's turn",
        ),
        (of_a_table, 404, "No such table"),
        (of_a_table || sends, 503, "The store does not answer, and nothing was done"),
    ];
    let answers = &mut operation.responses.responses;
    for (_, status, about) in faults.into_iter().filter(|(can_happen, ..)| *can_happen) {
        answers.entry(status.to_string()).or_insert_with(|| Response::new(about).into());
    }
    for (_, answer) in answers.iter_mut().filter(|(status, _)| status.as_str() >= "400") {
        if let RefOr::T(answer) = answer {
            let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
            answer.content = [("application/json".to_owned(), body.into())].into();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::whole;

    /// Every reference and every answer in this part of the description.
    fn walk<'a>(value: &'a Value, references: &mut Vec<&'a str>, answers: &mut Vec<&'a Value>) {
        match value {
            Value::Object(fields) => {
                references.extend(fields.get("$ref").and_then(Value::as_str));
                answers.extend(
                    fields.get("responses").and_then(Value::as_object).into_iter().flat_map(|it| it.values()),
                );
                fields.values().for_each(|field| walk(field, references, answers));
            }
            Value::Array(values) => values.iter().for_each(|value| walk(value, references, answers)),
            _ => {}
        }
    }

    #[test]
    fn the_description_is_whole() {
        let description = serde_json::to_value(whole()).expect("JSON");
        let (mut references, mut answers) = (Vec::new(), Vec::new());
        walk(&description, &mut references, &mut answers);
        assert!(!references.is_empty() && !answers.is_empty());
        for reference in references {
            let found = reference.strip_prefix('#').and_then(|pointer| description.pointer(pointer));
            assert!(found.is_some(), "{reference} is not described");
        }
        let mut names = std::collections::BTreeSet::new();
        for operation in description["paths"]
            .as_object()
            .expect("paths")
            .values()
            .filter_map(|item| item.as_object())
            .flatten()
        {
            if let Some(name) = operation.1["operationId"].as_str() {
                assert!(names.insert(name), "two operations are called {name}");
            }
        }
        for answer in answers {
            assert!(
                answer["description"].as_str().is_some_and(|text| !text.is_empty()),
                "{answer} has no description"
            );
        }
    }
}
