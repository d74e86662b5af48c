"""Words for what stands on a card. Every word is a message; what has none is spelt out by its id."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from sortilege.kernel.expressions import Choice, Literal, Minus, Name, Not, Tree, Two
from sortilege.kernel.words import said
from sortilege.rules.confrontation.skills import regeneration, war_cry
from sortilege.rules.magic.effects import Effect
from sortilege.rules.magic.effects.effect import AMOUNTS
from sortilege.rules.magic.elements import KINDS, Gems
from sortilege.rules.magic.readings import CHARACTERISTICS, amount_of, condition_of


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

USUAL_X: Final = {"war_cry": str(war_cry.USUAL), "regeneration": str(regeneration.WITHOUT_X), "mutant": "0"}
"""C2-T24 The X of a skill where the card prints none."""


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
    said_so = texts.say(f"print-do-{effect.__struct_config__.tag}", **facts)
    if effect.when:
        said_so = texts.say("print-when", condition=expression(texts, condition_of(effect.when)), done=said_so)
    return texts.say("print-at", at=effect.at, done=said_so) if effect.at else said_so


def _facts(texts: Texts, effect: Effect) -> Iterator[tuple[str, Any]]:
    """The parts of an effect in words."""
    for name in effect.__struct_fields__:
        match name, getattr(effect, name):
            case "times", int() as value:
                yield name, value
            case "by", int() as value:
                yield name, signed(value)
            case "by", str() as value:
                yield name, texts.say("print-by-expression", amount=expression(texts, amount_of(value)))
            case str(), str() as value if name in AMOUNTS:
                yield name, expression(texts, amount_of(value))
            case "characteristic" | "test", str() as value:
                yield name, word(texts, "characteristic", value)
            case "ability", str() as value:
                yield name, word(texts, "skill", value)
                yield "text", _ability(texts, value, getattr(effect, "x", 0)) if value else "none"
            case "to", str() as value if f"gem-{value}" in texts:
                yield name, word(texts, "gem", value)
            case "place", str() as value:
                yield name, word(texts, "place", value) if value else "none"
            case "marker" | "model", str() as value:
                yield name, spelt_out(value)
            case _, int() | float() as value:
                yield name, number(value)
            case _, str() as value:
                yield name, value


def _ability(texts: Texts, ability: str, x: Any = 0) -> str:
    """What an ability does, without the full stop."""
    rule = skill_rule(texts, ability, x or USUAL_X.get(ability, 0)) or word(texts, "ability", ability)
    return f"{word(texts, 'skill', ability)}: {rule}".rstrip(".")


def expression(texts: Texts, tree: Tree) -> str:
    """A sum or a comparison in words."""
    match tree:
        case Literal(value):
            return word(texts, "people", value) if isinstance(value, str) else str(value)
        case Name(name, of):
            whose, _, what = name.rpartition(".")
            if what in CHARACTERISTICS:
                return texts.say("print-read-characteristic", whose=whose, what=word(texts, "characteristic", what))
            return texts.say(f"print-read-{what}", whose=whose, of=word(texts, "skill", of) if of else "")
        case Minus(part):
            return f"−{expression(texts, part)}"
        case Not(part):
            return texts.say("print-not", part=expression(texts, part))
        case Choice(which, parts):
            return texts.say(f"print-{which}", parts=", ".join(expression(texts, part) for part in parts))
        case Two(sign, left, right):
            return texts.say(
                "print-two",
                sign=SIGNS[sign],
                left=_bracketed(texts, left, tree),
                right=_bracketed(texts, right, tree),
            )


SIGNS: Final = {
    "+": "plus",
    "-": "minus",
    "*": "times",
    "//": "divided",
    "and": "and",
    "or": "or",
    "==": "is",
    "!=": "is_not",
    "<": "less",
    "<=": "at_most",
    ">": "more",
    ">=": "at_least",
}


def _bracketed(texts: Texts, part: Tree, within: Two) -> str:
    """A part that binds less than what it stands in, between brackets."""
    told = expression(texts, part)
    loose = isinstance(part, Two) and part.sign in LOOSE.get(within.sign, ())
    return f"({told})" if loose else told


LOOSE: Final = {"*": ("+", "-"), "//": ("+", "-", "//"), "-": ("+", "-"), "and": ("or",)}
