"""Checking that what a case says of events can be said at all: a misspelt event would never be told."""

from collections.abc import Iterator

import msgspec

from sortilege.cases.case import Case, Pattern
from sortilege.cases.outcome import Unlike
from sortilege.cases.reading import Way
from sortilege.cases.situations.misstated import perhaps
from sortilege.kernel.event import Event, kinds_of_event


def check_patterns(case: Case) -> None:
    """Every event named is one that is known, and so are its fields. The ruleset has made its events known."""
    known: dict[str, list[type[Event]]] = {}
    for kind in kinds_of_event():
        known.setdefault(str(kind.__struct_config__.tag), []).append(kind)
    for pattern, way in _patterns(case):
        name = pattern.get("event")
        if not isinstance(name, str) or name not in known:
            raise Unlike(f"no event is called {name!r}; {perhaps(str(name), known)}", *way)
        fields = {field for kind in known[name] for field in kind.__struct_fields__}
        for field in pattern.keys() - {"event"} - fields:
            raise Unlike(f"{name} does not say {field!r}; {perhaps(field, sorted(fields))}", *way, field)


def _patterns(case: Case) -> Iterator[tuple[Pattern, Way]]:
    for number, step in enumerate(case.script):
        way: Way = ("script", number)
        yield from _listed(step, way, "events", "not_events")
        for place, look in enumerate(step.views):
            yield from _listed(look, (*way, "views", place), "hears", "not_hears")
    if case.chance is not None:
        yield from _listed(case.chance, ("chance",), "of", "until")


def _listed(part: msgspec.Struct, way: Way, *names: str) -> Iterator[tuple[Pattern, Way]]:
    for name in names:
        for place, pattern in enumerate(getattr(part, name)):
            yield pattern, (*way, name, place)
