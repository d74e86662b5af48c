"""What is published of the wire is what goes over it."""

from sortilege.rulebook.texts import checkout
from sortilege.server.openapi import openapi
from sortilege.server.schema import schema, text_of, typescript

AGAIN = "make them anew: python -m sortilege.server.schema docs/schema web/src/wire.ts"


def test_the_browsers_types_are_made_from_the_messages() -> None:
    assert (checkout() / "web/src/wire.ts").read_text(encoding="utf-8") == typescript(), AGAIN


def test_the_published_schema_is_made_from_the_messages() -> None:
    written = (checkout() / "docs/schema/wire.json").read_text(encoding="utf-8")
    assert written == text_of(schema()), AGAIN


def test_the_published_openapi_document_is_made_from_the_messages() -> None:
    assert (checkout() / "docs/schema/openapi.json").read_text(encoding="utf-8") == text_of(openapi()), AGAIN
