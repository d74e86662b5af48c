"""I2-R23, I1-R26: whether a spell takes effect at once, or when the group of its caster ends."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.magic.attempt import Casting, Paid
from sortilege.rules.magic.elements import NO_GEMS
from sortilege.rules.magic.resolution import resolve
from sortilege.rules.magic.state import MagicState, Unresolved
from sortilege.rules.magic.terms import Terms


def is_frozen(game: Game[Any], terms: Terms) -> bool:
    """Whether the members of a group act on the values and positions at its start."""
    return terms.option(game, "simultaneity") == "frozen"


def take_effect(game: Game[Any], casting: Casting) -> Rule[None]:
    """I2-6.5d, I1-20.5.6a A spell that is cast and not cancelled takes effect."""
    state: MagicState = game.state
    if not (state.together and is_frozen(game, casting.terms)):
        yield from resolve(game, casting)
        return
    what = casting.spell, casting.target, casting.place, casting.power, casting.reads
    effect = casting.paid.effect + casting.paid.late
    state.unresolved = (*state.unresolved, Unresolved(casting.caster, casting.seat, *what, effect))


def effects_due(game: Game[Any], terms: Terms) -> Rule[None] | None:
    """What a group that has ended has cast."""
    state: MagicState = game.state
    return _take_effect_now(game, terms) if state.unresolved and not state.together else None


def _take_effect_now(game: Game[Any], terms: Terms) -> Rule[None]:
    """The first of them, in the order in which they were cast."""
    state: MagicState = game.state
    first, *rest = state.unresolved
    state.unresolved = tuple(rest)
    casting = Casting(terms, first.caster, first.seat, first.spell, first.target)
    casting.place, casting.power, casting.reads = first.place, first.power, first.reads
    casting.paid = Paid(NO_GEMS, effect=first.effect)
    yield from resolve(game, casting)
