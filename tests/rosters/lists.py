"""Random rosters of Confrontation: of what the pack has and of what nobody has, in any letters."""

from hypothesis import strategies as st

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.confrontation.alliances import PEOPLES
from sortilege.rules.magic.elements import ELEMENTS

PACK = shipped_pack("confrontation")

WORDS = st.text(st.characters(codec="utf-8"), max_size=30)
"""any letters, half of a pair excepted"""


def ids(known: list[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.sampled_from(known), WORDS)


def some(known: list[str]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(ids(known), max_size=4).map(tuple)


CARDS = st.builds(
    ArmyCard,
    model=ids(list(PACK.models)),
    count=st.integers(1, 100),
    spells=some(list(PACK.spells)),
    artifacts=some(list(PACK.spells)),
    elements=st.lists(st.sampled_from(ELEMENTS), max_size=3).map(tuple),
    moon=st.lists(st.integers(1, 6), max_size=2).map(tuple),
    moon_spell=st.one_of(st.just(""), ids(list(PACK.spells))),
    incarnation=st.booleans(),
)
OPTIONS = st.sampled_from([{}, {"c2.magic": "incantation1"}, {"c2.points_cap": "on", "c2.polearms": "on"}])
ROSTERS = st.builds(
    Roster,
    roster=st.just(FORMAT),
    name=WORDS,
    people=st.one_of(st.sampled_from(PEOPLES), WORDS),
    points=st.integers(0, 100_000),
    packs=st.one_of(st.just(()), st.just(("confrontation",)), st.lists(WORDS, max_size=2).map(tuple)),
    options=OPTIONS,
    guildhall=st.one_of(st.just(()), st.lists(WORDS, max_size=2).map(tuple)),
    cards=st.lists(CARDS, max_size=6).map(tuple),
    substitutes=st.lists(CARDS, max_size=2).map(tuple),
)
