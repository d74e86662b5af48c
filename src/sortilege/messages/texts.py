"""The message files of a language, and of English where that language has not got a message yet."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = ("en", "fr", "es", "de", "it")
"""The languages of the game; whatever one of them lacks is said in English."""

Facts = Mapping[str, Any]


class Missing(LookupError):
    """No language has this message."""


class BadMessage(ValueError):
    """A message that cannot be said with these facts: a slip in a message file."""


@cache
def _resources(locale: str) -> tuple[Any, ...]:
    folder = files("sortilege.messages") / locale
    if not folder.is_dir():
        return ()
    parts = sorted(part.name for part in folder.iterdir() if part.name.endswith(".ftl"))
    return tuple(FluentResource((folder / name).read_text(encoding="utf-8")) for name in parts)


class Texts:
    """The messages of a language. `functions` are what its messages can call, such as MODEL."""

    def __init__(self, locale: str = "en", functions: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self.locale = locale
        self._bundles = [_bundle(each, functions or {}) for each in dict.fromkeys((locale, "en"))]

    def __contains__(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, name: str, attribute: str = "", /, **facts: Any) -> str:
        """A message, or an attribute of it, with its facts; `Missing` where no language has it."""
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, facts)
            if errors:
                raise BadMessage(f"{name}: {errors[0]}")
            return str(said)
        raise Missing(f"{name}.{attribute}" if attribute else name)


def _bundle(locale: str, functions: Mapping[str, Callable[..., Any]]) -> FluentBundle:
    bundle = FluentBundle([locale], functions=dict(functions), use_isolating=False)
    for resource in _resources(locale):
        bundle.add_resource(resource)
    return bundle
