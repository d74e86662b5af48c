"""How skills, spells and cards act on rules that do not know them.

A ruleset names its moments (a die shows 1, a wound is about to be applied …). An `Ability` has a method for each moment
at which it acts; a model has abilities from its card and from what lasts upon it. The rules hand a moment to one of:

* `current`, which reads a characteristic through the modifiers that last upon its bearer;
* `weigh`, which lets abilities change a value;
* `instead`, which lets one of them take the place of a step;
* `offer`, which lets them react.

Where several act at once, the seats come in the order that the caller's rule gives, and a seat with several
reactions says which comes first.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

import msgspec

from sortilege.kernel.ask import Ask, Rule
from sortilege.kernel.choice import Atom, One
from sortilege.kernel.seat import Seat
from sortilege.kernel.visibility import Public, Row

T = TypeVar("T")

NONE = "none"


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """An amount added to a characteristic."""

    characteristic: str
    amount: int


class Lasting(Row, frozen=True):
    """What lasts upon a bearer: modifiers and abilities, with their source and the turn in which they end."""

    source: Public[str]
    bearer: Public[str]
    by: Public[str]
    rule: Public[str]
    last_turn: Public[int | None]
    modifiers: Public[tuple[Modifier, ...]] = ()
    abilities: Public[tuple[str, ...]] = ()


def current(lasting: Mapping[str, Lasting], bearer: str, characteristic: str, printed: int) -> int:
    """A characteristic as it is now."""
    for effect in lasting.values():
        if effect.bearer == bearer:
            for modifier in effect.modifiers:
                if modifier.characteristic == characteristic:
                    printed += modifier.amount
    return printed


class Ability:
    """Something that acts at named moments: one method a moment, named like it."""

    name: ClassVar[str]
    rule: ClassVar[str]


class Acting(msgspec.Struct, frozen=True):
    """An ability in force: whose it is, what it comes from, and the X of its name."""

    ability: Ability
    bearer: str
    seat: Seat
    source: str
    x: Atom = 0


class Abilities:
    """The abilities that a rule system knows, by name."""

    def __init__(self) -> None:
        self._named: dict[str, Ability] = {}

    def add(self, kind: type[Ability]) -> type[Ability]:
        self._named[kind.name] = kind()
        return kind

    def __getitem__(self, name: str) -> Ability:
        return self._named[name]

    def __contains__(self, name: str) -> bool:
        return name in self._named

    def names(self) -> Sequence[str]:
        return tuple(self._named)


def at(moment: str, acting: Iterable[Acting]) -> list[Acting]:
    """Those that act at a moment."""
    return [act for act in acting if hasattr(act.ability, moment)] if acting else []


def weigh(moment: str, acting: Iterable[Acting], value: T, *facts: Any) -> T:
    """A value, after every ability that acts at this moment has had its say on it."""
    for act in acting:
        if method := getattr(act.ability, moment, None):
            value = method(act, value, *facts)
    return value


def instead(moment: str, acting: Iterable[Acting], usual: Callable[[], Rule[T]], game: Any, *facts: Any) -> Rule[T]:
    """A step, or what takes its place. Each ability may act instead of what the next one, or the rule itself, would do;
    a method that gives no procedure leaves it to them."""
    step = usual
    for act in reversed(at(moment, acting)):
        step = partial(_in_place_of, moment, act, step, game, facts)
    return step()


def _in_place_of(moment: str, act: Acting, rest: Callable[[], Rule[T]], game: Any, facts: tuple[Any, ...]) -> Rule[T]:
    procedure: Rule[T] | None = getattr(act.ability, moment)(act, rest, game, *facts)
    return rest() if procedure is None else procedure


def offer(
    moment: str, acting: Iterable[Acting], seats: Sequence[Seat], rule: str, game: Any, *facts: Any
) -> Rule[None]:
    """Reactions, seat by seat. A method that gives no procedure has nothing to offer now."""
    reacting = list(acting)
    for seat in seats:
        left = [act for act in at(moment, reacting) if act.seat == seat]
        while left:
            ready = [(act, procedure) for act in left if (procedure := getattr(act.ability, moment)(act, game, *facts))]
            if not ready:
                break
            chosen = 0
            if len(ready) > 1:
                options = tuple((act.ability.name, act.bearer, act.source) for act, _ in ready)
                answer = yield Ask(seat, "any.react", rule, One((*options, NONE)), {"moment": moment})
                if answer == NONE:
                    break
                chosen = options.index(answer)
            act, procedure = ready[chosen]
            left.remove(act)
            yield from procedure
