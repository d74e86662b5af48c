"""C2 §14, §27: the peoples that field armies, and whose models may serve in them."""

from typing import Final

import msgspec

from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import of_card
from sortilege.rules.confrontation.profile import Profile

PEOPLES: Final = (
    *("alahan", "acheron", "cynwall", "tir_na_bor", "griffon", "bran_o_kor", "dirz"),
    *("akkyshan", "wolfen", "no_dan_kar", "daikinee", "sessairs", "drunes"),
)
"""C2-14a"""


class Ally(msgspec.Struct, frozen=True):
    """A people whose models may be allies; of some only those with the Undead skill, or only those without it."""

    people: str
    undead: bool | None = None


def _allies(*peoples: str) -> tuple[Ally, ...]:
    return tuple(map(Ally, peoples))


ALLIES: Final[dict[str, tuple[Ally, ...]]] = {
    "acheron": _allies("akkyshan", "dirz", "drunes"),  # C2-T12a
    "dirz": _allies("acheron", "akkyshan"),  # C2-T12b
    "akkyshan": _allies("acheron", "dirz"),  # C2-T12c
    "drunes": _allies("acheron"),  # C2-T12d
    "alahan": _allies("griffon", "cynwall", "daikinee", "sessairs"),  # C2-T13a
    "griffon": _allies("alahan", "cynwall", "tir_na_bor", "sessairs"),  # C2-T13b
    "sessairs": _allies("alahan", "griffon"),  # C2-T13c
    "cynwall": _allies("alahan", "griffon"),  # C2-T13d
    "daikinee": _allies("wolfen"),  # C2-T14a
    "bran_o_kor": _allies("no_dan_kar"),  # C2-T14b
    "wolfen": _allies("daikinee"),  # C2-T14c
    "tir_na_bor": _allies("griffon"),  # C2-T14d
    "no_dan_kar": (Ally("bran_o_kor"), Ally("acheron", undead=False)),  # C2-T12e, C2-T14e: the union of both (C2-R78)
}
"""C2-27c From the major force to the ally only."""


def people_of(card: Profile) -> str:
    """C2-4.1.1a The people to which a model belongs, as its card says, or its clan."""
    return weigh("people_read", of_card(card), card.people)


def is_mercenary(card: Profile) -> bool:
    """C2-12.1.23a Whether it may serve in any army."""
    return not weigh("serves_at_home", of_card(card), True)


def allies_of(major_force: str, drune_allies: str = "faction") -> tuple[Ally, ...]:
    """C2-27b The rows of the tables for a major force; C2-R78 for the Drunes as the option says."""
    if major_force == "drunes" and drune_allies == "undead_skill":
        return (Ally("acheron", undead=True),)
    return ALLIES.get(major_force, ())


def may_be_ally(card: Profile, major_force: str, drune_allies: str = "faction") -> bool:
    """C2-27b Whether the tables list a model's people for a major force."""
    acting = of_card(card)
    people, undead = people_of(card), weigh("counts_as_undead", acting, False)
    listed = any(
        ally.people == people and ally.undead in (None, undead) for ally in allies_of(major_force, drune_allies)
    )
    return weigh("allies_with", acting, listed, major_force)
