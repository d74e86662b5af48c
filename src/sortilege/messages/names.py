"""What models, spells and players are called in a game: their ids are for programs."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from sortilege.kernel.words import said

ARTICLES = {"the", "a", "an", "le", "la", "les", "un", "une", "el", "los", "las", "der", "die", "das", "il", "lo", "i"}
TITLES = {"brother", "sister", "father", "mother", "lord", "lady", "sir", "dame", "captain", "master", "mistress"}
"""They name nobody by themselves."""

UNITS = {"arcane": "inches"}
"""The unit of a rule system, where it is not the centimetre."""


class Names(msgspec.Struct, frozen=True):
    """The names that a game's set-up gives."""

    models: dict[str, str] = {}
    """as printed on their cards"""
    short: dict[str, str] = {}
    """what they are called while the game goes on"""
    spells: dict[str, dict[str, str]] = {}
    """and of artifacts, by language"""
    seats: dict[int, tuple[str, ...]] = {}
    """the models of each player"""
    groups: dict[str, str] = {}
    """cards that several models share"""
    unit: str = "cm"
    """in which lengths are told"""

    @classmethod
    def of_setup(cls, setup: Mapping[str, Any], ruleset: str = "", language: str = "en") -> Self:
        """The names of a game in a language. A set-up of another version may lack any of them: then ids are shown."""
        models: dict[str, str] = {}
        spells: dict[str, dict[str, str]] = {}
        seats: dict[int, tuple[str, ...]] = {}
        groups: dict[str, str] = {}
        for model in _rows(setup.get("models")):
            name = str(model.get("id", ""))
            models[name] = _printed(model.get("card"), language) or name
            if (group := model.get("group", name)) != name:
                groups[str(group)] = models[name]
            if isinstance(seat := model.get("seat", 0), int):
                seats[seat] = (*seats.get(seat, ()), name)
            for spell in (*_rows(model.get("spells")), *_rows(model.get("artifacts"))):
                if isinstance(spell.get("name"), Mapping):
                    spells[str(spell.get("id"))] = dict(spell["name"])
        for spell in _rows(setup.get("spells")):
            if isinstance(spell.get("name"), Mapping):
                spells[str(spell.get("id"))] = dict(spell["name"])
        models = _told_apart(models)
        return cls(models, _short(models), spells, seats, groups, UNITS.get(ruleset, "cm"))

    def spell(self, spell: str, locale: str) -> str:
        return said(self.spells.get(spell, {}), locale) or spelt_out(spell)

    def called(self, locale: str) -> list[tuple[str, str]]:
        """Every name of a spell or a model in small letters, with its id; the longest first."""
        names = {self.spell(spell, locale).casefold(): spell for spell in self.spells}
        names |= {name.casefold(): model for known in (self.models, self.short) for model, name in known.items()}
        return sorted(names.items(), key=lambda named: -len(named[0]))

    def model(self, model: str) -> str:
        return self.short.get(model) or spelt_out(model)


def _printed(card: object, language: str) -> str:
    """The name on a model's card."""
    name = card.get("name") if isinstance(card, Mapping) else None
    return said(name, language) if isinstance(name, Mapping) else ""


def spelt_out(name: str) -> str:
    """An id where there is no name: image_of_light is an image of light."""
    return name.replace("_", " ")


def _rows(value: object) -> Iterable[Mapping[str, Any]]:
    return (row for row in value if isinstance(row, Mapping)) if isinstance(value, list | tuple) else ()


def _told_apart(models: dict[str, str]) -> dict[str, str]:
    """Two models with the same card are numbered."""
    names = list(models.values())
    seen: dict[str, int] = {}
    apart = {}
    for model, name in models.items():
        seen[name] = seen.get(name, 0) + 1
        apart[model] = f"{name} ({seen[name]})" if names.count(name) > 1 else name
    return apart


def _short(models: dict[str, str]) -> dict[str, str]:
    """The first word of each name, where it names one model alone."""
    first = {model: name.split()[0] if name.split() else name for model, name in models.items()}
    counted = list(first.values())
    return {
        model: word if counted.count(word) == 1 and word.casefold() not in ARTICLES | TITLES else models[model]
        for model, word in first.items()
    }
