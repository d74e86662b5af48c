"""Words for what stands on a card. Every word is a message; what has none is spelt out by its id."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from sortilege.kernel.words import said
from sortilege.rules.magic.effects import Effect, Formula
from sortilege.rules.magic.elements import KINDS, Gems


class Texts(Protocol):
    """The messages of a language."""

    locale: str

    def __contains__(self, name: str) -> bool: ...

    def say(self, name: str, attribute: str = "", /, **facts: Any) -> str:
        """A message, or an attribute of it, with its facts."""


def in_words(texts: Texts, words: Mapping[str, str]) -> str:
    """A name or a text of a card in the language."""
    return said(words, texts.locale)


def spelt_out(name: str) -> str:
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]


def word(texts: Texts, kind: str, name: str) -> str:
    """A word of a list, such as the ranks."""
    message = f"{kind}-{name}"
    return texts.say(message) if message in texts else spelt_out(name)


def number(value: float) -> str:
    return f"{value:g}"


def signed(value: float) -> str:
    return f"+{value:g}" if value >= 0 else f"−{abs(value):g}"


def symbols(gems: Gems) -> tuple[str, ...]:
    """An element for each gem."""
    return tuple(kind for kind in KINDS for _ in range(gems.of(kind)))


def listed(texts: Texts, kind: str, names: Iterable[str]) -> str:
    return ", ".join(word(texts, kind, name) for name in names)


# Skills


def skill_name(texts: Texts, skill: str, x: Any) -> str:
    """Command 15, Spirit of Light."""
    name = word(texts, "skill", skill)
    return texts.say("print-skill-x", skill=name, x=_x(texts, x)) if x else name


def skill_rule(texts: Texts, skill: str, x: Any = 0) -> str:
    """Its rule in short; empty where no language has one."""
    if f"skill-{skill}" not in texts:
        return ""
    return texts.say(f"skill-{skill}", "rule", x=_x(texts, x) if x else texts.say("print-x"))


def _x(texts: Texts, x: Any) -> str:
    """The X of a skill: a number, an element, a place where wounds fall."""
    kind = next((kind for kind in ("gem", "place") if f"{kind}-{x}" in texts), "")
    return texts.say(f"{kind}-{x}") if kind else str(x)


# What spells and artifacts do


def effects(texts: Texts, parts: Iterable[Effect]) -> str:
    return " ".join(_effect(texts, part) for part in parts)


def _effect(texts: Texts, effect: Effect) -> str:
    facts = dict(_facts(texts, effect))
    kind = str(effect.__struct_config__.tag)
    if f"print-do-{kind}" in texts:
        return texts.say(f"print-do-{kind}", **facts)
    told = ", ".join(f"{name} {value}" for name, value in facts.items() if value)
    return texts.say("print-do-other", do=spelt_out(kind), facts=told)


def _facts(texts: Texts, effect: Effect) -> Iterator[tuple[str, Any]]:
    """The parts of an effect in words."""
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        match name, value:
            case "by", Formula():
                yield name, texts.say("print-by-formula", formula=formula(texts, value))
            case _, Formula():
                yield name, formula(texts, value)
            case "characteristic", str():
                yield name, word(texts, "characteristic", value)
            case "ability", str():
                yield name, word(texts, "skill", value)
                yield "text", _ability(texts, value)
            case "by", int():
                yield name, signed(value)
            case _, str() if name != "whom":
                yield name, spelt_out(value)
            case _, int() | float():
                yield name, number(value)
            case _, str():
                yield name, value
            case _:
                yield name, str(msgspec.to_builtins(value))


def _ability(texts: Texts, ability: str) -> str:
    """What an ability does, without the full stop."""
    rule = skill_rule(texts, ability) or word(texts, "ability", ability)
    return f"{word(texts, 'skill', ability)}: {rule}".rstrip(".")


def formula(texts: Texts, amount: Formula) -> str:
    return texts.say(
        "print-formula",
        of=word(texts, "print-of", amount.of.replace(".", "_")),
        times=amount.times,
        divided=amount.divided_by,
        plus=str(abs(amount.plus)),
        sign="plus" if amount.plus > 0 else "minus" if amount.plus < 0 else "none",
    )
