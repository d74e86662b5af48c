"""Which gems: a player says so many of each kind, under bounds."""

from collections.abc import Mapping
from functools import lru_cache

from sortilege.kernel import Allotment, Ask, Atom, Bound, Rule, Seat
from sortilege.rules.magic.elements import NO_GEMS, Gems


def allot(
    seat: Seat, kind: str, rule: str, bounds: tuple[Bound, ...], least: int, most: int, about: Mapping[str, Atom]
) -> Rule[Gems]:
    """Gems under bounds for each kind and for all together. Where there is only one way, nobody is asked."""
    choice, only = allotment(bounds, least, most)
    if only is not None:
        return only
    named: dict[str, int] = yield Ask(seat, kind, rule, choice, about)
    return Gems(**named) if named else NO_GEMS


@lru_cache(maxsize=4096)
def allotment(bounds: tuple[Bound, ...], least: int, most: int) -> tuple[Allotment, Gems | None]:
    """The ways to name gems under bounds, and the only one, where there is only one."""
    choice = Allotment(bounds, least, min(most, sum(bound.most for bound in bounds)))
    if choice.count() > 1:
        return choice, None
    only = next(choice.answers())
    return choice, Gems(**only) if only else NO_GEMS


@lru_cache(maxsize=1024)
def held(gems: Gems, kinds: tuple[str, ...]) -> tuple[Bound, ...]:
    """Bounds by what a reserve holds of each kind."""
    return tuple(Bound(kind, 0, count) for kind in kinds if (count := gems.of(kind)))


@lru_cache(maxsize=256)
def up_to(count: int, kinds: tuple[str, ...]) -> tuple[Bound, ...]:
    """Bounds that allow so many of each kind."""
    return tuple(Bound(kind, 0, count) for kind in kinds)
