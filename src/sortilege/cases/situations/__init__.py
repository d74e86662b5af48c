"""How a case says from what a game of each ruleset starts. A ruleset without an entry here takes `given` as it is."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sortilege.cases.situations import arcane
from sortilege.cases.situations.arcane import ArcaneSituation, Stander, arcane_case_setup
from sortilege.cases.situations.confrontation import Combatant, ConfrontationSituation, confrontation_setup
from sortilege.cases.situations.duel import APART, RECORDS, DuelSituation, Standing, duel_setup
from sortilege.content.any_pack import AnyPack
from sortilege.rules.arcane.state import Model

Given = Mapping[str, Any]
Situation = Callable[[Given, Sequence[AnyPack]], dict[str, Any]]
"""The set-up of a game; a `Misstated` says which part of the situation is wrong."""

SITUATIONS: Final[dict[str, Situation]] = {
    "duel": duel_setup,
    "confrontation": confrontation_setup,
    "arcane": arcane_case_setup,
}


class Form(msgspec.Struct, frozen=True):
    """What `given` looks like for a ruleset, for the published schema."""

    situation: type[Any]
    entry: type[Any]
    """one of the things in it"""
    now: tuple[type[Any], ...]
    """the records of the state whose fields an entry may have besides"""
    apart: tuple[str, ...]
    """the fields of those that it may not have"""


FORMS: Final = {
    "duel": Form(DuelSituation, Standing, RECORDS, APART),
    "confrontation": Form(ConfrontationSituation, Combatant, RECORDS, APART),
    "arcane": Form(ArcaneSituation, Stander, (Model,), arcane.APART),
}
