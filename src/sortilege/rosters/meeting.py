"""C2-6.2b, C2-6.2c, C2-26.8a: what is wrong between two armies that would meet."""

from collections.abc import Iterator

from sortilege.content.pack import Pack
from sortilege.rosters.confrontation import GAP, differ_too_much
from sortilege.rosters.entries import entries, points_of
from sortilege.rosters.finding import Fault
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster

Side = tuple[Roster, Pack]


def check_meeting(first: Side, second: Side) -> tuple[Fault, ...]:
    """Every fault between two armies of Confrontation; each may be in order by itself."""
    return (*points_are_near(first, second), *characters_are_on_one_side(first, second), *agree(first, second))


def points_are_near(first: Side, second: Side) -> Iterator[Fault]:
    """C2-6.2b The armies may not differ by more than 15 % of the smaller (C2-R8)."""
    less, more = sorted(points_of(*side) for side in (first, second))
    if differ_too_much(less, more):
        facts = {"less": less, "more": more, "least": -(-100 * more // (100 + GAP)), "most": less * (100 + GAP) // 100}
        yield Fault(rule="C2-6.2b", code="points_gap", facts=facts)


def characters_are_on_one_side(first: Side, second: Side) -> Iterator[Fault]:
    """C2-6.2c No character is in both armies (C2-R9)."""
    here = {entry.profile.called for entry in entries(*first) if entry.profile.character}
    for entry in entries(*second):
        if entry.profile.character and entry.profile.called in here:
            yield Fault(rule="C2-6.2c", code="character_in_both", facts={"model": entry.card.model})


def agree(first: Side, second: Side) -> Iterator[Fault]:
    """C2-26.8a An option holds for both armies, or for neither."""
    for name in dict.fromkeys((*first[0].options, *second[0].options)):
        one, other = option(first[0], name), option(second[0], name)
        if one != other:
            facts = {"option": name, "one": one, "other": other}
            yield Fault(rule="C2-26.8a", code="options_unagreed", facts=facts)
