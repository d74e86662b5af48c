"""Which gems: a player says so many of each kind, under bounds."""

from collections.abc import Mapping
from functools import lru_cache

from sortilege.kernel import Allotment, Ask, Atom, Bound, Rule, Seat
from sortilege.rules.magic.elements import Gems


def allot(
    seat: Seat, kind: str, rule: str, bounds: tuple[Bound, ...], least: int, most: int, about: Mapping[str, Atom]
) -> Rule[Gems]:
    """Gems under bounds for each kind and for all together. Where there is only one way, nobody is asked."""
    choice, only = allotment(bounds, least, most)
    return only if only is not None else Gems(**(yield Ask(seat, kind, rule, choice, about)))


@lru_cache(maxsize=4096)
def allotment(bounds: tuple[Bound, ...], least: int, most: int) -> tuple[Allotment, Gems | None]:
    """The ways to name gems under bounds, and the only one, where there is only one."""
    choice = Allotment(bounds, least, min(most, sum(bound.most for bound in bounds)))
    return choice, Gems(**next(choice.answers())) if choice.count() == 1 else None


@lru_cache(maxsize=1024)
def held(gems: Gems, kinds: tuple[str, ...]) -> tuple[Bound, ...]:
    """Bounds by what a reserve holds of each kind."""
    return tuple(Bound(kind, 0, count) for kind in kinds if (count := gems.of(kind)))


@lru_cache(maxsize=256)
def up_to(count: int, kinds: tuple[str, ...]) -> tuple[Bound, ...]:
    """Bounds that allow so many of each kind."""
    return tuple(Bound(kind, 0, count) for kind in kinds)
