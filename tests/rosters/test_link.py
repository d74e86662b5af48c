"""A link holds the whole list, and one that is meant to hurt is refused quickly."""

import zlib
from base64 import urlsafe_b64encode
from time import perf_counter

import pytest
from hypothesis import given

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.rosters.link import LARGEST, LONGEST, USUAL, LinkError, link_of, roster_of_link
from sortilege.rosters.roster import Roster, roster_of
from tests.rosters.lists import ROSTERS

ARMIES = shipped_pack("confrontation").armies


@given(ROSTERS)
def test_whatever_is_linked_comes_back(roster: Roster) -> None:
    assert roster_of_link(link_of(roster)) == roster


@pytest.mark.parametrize("army", list(ARMIES))
def test_a_ready_army_fits_into_a_message(army: str) -> None:
    link = link_of(roster_of(ARMIES[army]), "https://example.org/roster")
    assert roster_of_link(link) == roster_of(ARMIES[army])
    assert len(link) < 500


def test_a_link_of_the_first_version_stays_readable() -> None:
    """Written down once: whoever changes the dictionary must make another version."""
    link = "#roster=1.q8YRgUCXF4N8BHcc3GIUt2O6IicxLxkcBlDbjJFty01MzaksRnEo0PLElEql2NrYWgA"
    cards = (ArmyCard("lancer", 3), ArmyCard("maelys", spells=("steady",)))
    assert roster_of_link(link) == Roster(1, "The first", people="alahan", points=100, cards=cards)


def packed(plain: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=USUAL)
    return "#roster=1." + urlsafe_b64encode(packer.compress(plain) + packer.flush()).rstrip(b"=").decode()


@pytest.mark.parametrize(
    ("link", "what"),
    [
        ("", "no link to a roster"),
        ("https://example.org/#roster=", "no link to a roster"),
        ("#roster=2.abcd", "version 2"),
        ("#roster=1.", "damaged"),
        ("#roster=1.a", "damaged"),
        ("#roster=1.____", "damaged"),
        ("#roster=1." + "A" * LONGEST, "longer than"),
        (packed(b" " * (LARGEST + 1)), "larger than"),
        (packed(b" " * 10_000_000), "larger than"),
        (packed(b"{}"), "missing required field `roster`"),
        (packed(b'{"roster":1,"name":"a","cards":[' * 3), "not sound"),
        (packed(b'{"roster":1,"name":"a","options":' + b"[" * 100_000), "not sound"),
        (packed(b'{"roster":1,"name":"a","options":{"c2.magic":"none"}}'), "c2.magic cannot be 'none'"),
        (packed(b'{"roster":1,"name":"a","cards":[{"model":"a","count":1e99}]}'), "not sound"),
        (packed(b'{"roster":1,"name":"' + b"a" * 201 + b'"}'), "<= 200"),
        (packed(b'{"roster":1,"name":"\xff"}'), "not sound"),
        (packed(b'{"roster":1,"name":"a","cards":[' + b",".join([b'{"model":"a"}'] * 201) + b"]}"), "<= 200"),
        (packed(b'{"roster":1,"name":"a"}')[:-3], "damaged"),
        (packed(b'{"roster":1,"name":"\\u202egnol"}'), "cannot be seen"),
        (packed(b'{"roster":1,"name":"a","cards":[{"model":"a\\u001b"}]}'), "cannot be seen"),
        (packed(b'{"roster":1,"name":"a"}') + "AAAA", "damaged"),
    ],
)
def test_a_bad_link_is_refused_quickly(link: str, what: str) -> None:
    begun = perf_counter()
    with pytest.raises(LinkError, match=what):
        roster_of_link(link)
    assert perf_counter() - begun < 0.2
