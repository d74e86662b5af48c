"""Random rosters of Confrontation: of what the pack has and of what nobody has, in any letters."""

import msgspec
from hypothesis import strategies as st

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.content.plain_text import UNSEEN
from sortilege.rosters.options import fault_of_options
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.confrontation.alliances import PEOPLES
from sortilege.rules.magic.elements import ELEMENTS

PACK = shipped_pack("confrontation")

WORDS = st.text(st.characters(codec="utf-8"), max_size=30).filter(lambda text: not UNSEEN.search(text))
"""any letters that can be seen"""


def ids(known: list[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.sampled_from(known), WORDS)


def some(known: list[str]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(ids(known), max_size=4).map(tuple)


CARD = {
    "model": ids(list(PACK.models)),
    "count": st.integers(1, 100),
    "spells": some(list(PACK.spells)),
    "artifacts": some(list(PACK.spells)),
    "elements": st.lists(st.sampled_from(ELEMENTS), max_size=3).map(tuple),
    "moon": st.lists(st.integers(1, 6), max_size=2).map(tuple),
    "moon_word": WORDS,
    "moon_spell": st.one_of(st.just(""), ids(list(PACK.spells))),
    "incarnation": st.booleans(),
}
assert CARD.keys() == {*ArmyCard.__struct_fields__}, "what a card is bought with must come back from every form"

CARDS = st.builds(ArmyCard, **CARD)
OPTIONS = st.sampled_from([{}, {"c2.magic": "incantation1"}, {"c2.points_cap": "on", "c2.polearms": "on"}])
ROSTER = {
    "roster": st.just(FORMAT),
    "name": WORDS,
    "ruleset": st.sampled_from(["confrontation", "arcane"]),
    "people": st.one_of(st.sampled_from(PEOPLES), WORDS),
    "points": st.integers(0, 100_000),
    "packs": st.one_of(st.just(()), st.just(("confrontation",)), st.lists(WORDS, max_size=2).map(tuple)),
    "options": OPTIONS,
    "guildhall": st.one_of(st.just(()), st.lists(WORDS, max_size=2).map(tuple)),
    "cards": st.lists(CARDS, max_size=6).map(tuple),
    "substitutes": st.lists(CARDS, max_size=2).map(tuple),
}
assert ROSTER.keys() == {*Roster.__struct_fields__}


def _sound(roster: Roster) -> Roster:
    """The Arcane has none of these options."""
    return roster if fault_of_options(roster) is None else msgspec.structs.replace(roster, options={})


ROSTERS = st.builds(Roster, **ROSTER).map(_sound)
