"""C2 2.4: a characteristic as it is now, and what makes it so."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from sortilege.kernel.moment import Acting, at
from sortilege.rules.confrontation.abilities import act_at, acting_on
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.state import Model, ModelId, Skirmish

SHAKEN: Final = frozenset({"initiative", "attack", "defense"})
"""What being charged and being afraid lower."""

EXCHANGED: Final = {"attack": "defense", "defense": "attack"}
"""C2-12.1.13a"""


def characteristic(state: Skirmish, model: ModelId, name: str) -> int:
    """The current characteristic: the card's number (none counts as 0), and all that raises or lowers it."""
    here = state.models[model]
    changed = here.charged or here.afraid or here.swapped or here.mutant_points
    if not (changed or state.lasting or here.card.skills):  # most are so, and asked for often
        return getattr(here.card, name) or 0
    if _is_plain(here):  # the sum is found without its parts
        value: int = getattr(here.card, name) or 0
        for effect in state.lasting.values():
            if effect.bearer == model:
                if effect.abilities and act_at("characteristic_read", effect.abilities):
                    break
                for modifier in effect.modifiers:
                    if modifier.characteristic == name:
                        value += modifier.amount
        else:
            return value
    return total(characteristic_parts(state, model, name))


def _is_plain(here: Model) -> bool:
    """Whether nothing but the card, and what was cast, makes a model's characteristics what they are."""
    changed = here.charged or here.afraid or here.swapped or here.mutant_points
    return not (changed or (here.card.skills and act_at("characteristic_read", here.card.skill_names)))


def characteristic_parts(state: Skirmish, model: ModelId, name: str) -> tuple[Part, ...]:
    """C2 2.4: the card; what was mutated, cast and worn; being charged; being afraid; then what skills make of it."""
    here = state.models[model]
    if not state.lasting and _is_plain(here):
        return _as_printed(getattr(here.card, name) or 0)
    return _weighed("characteristic_read", acting_on(state, model), tuple(_parts(state, here, name)), name, state)


@lru_cache(maxsize=256)
def _as_printed(value: int) -> tuple[Part, ...]:
    return (Part(value, "card", "C2-4a"),)


def value_tested(
    state: Skirmish, model: ModelId, name: str, value: tuple[Part, ...] | None, acting: Sequence[Acting]
) -> tuple[Part, ...]:
    """What a model tests with, its own value or one that was lent, and what its skills make of it in a test alone."""
    parts = characteristic_parts(state, model, name) if value is None else value
    return _weighed("value_tested", acting, parts, name) if acting else parts


def weighed_parts(moment: str, state: Skirmish, model: ModelId) -> tuple[Part, ...]:
    """What the abilities of a model add at a moment to a number that begins at 0."""
    acting = acting_on(state, model)
    return _weighed(moment, acting, ()) if acting else ()


def _weighed(moment: str, acting: Sequence[Acting], parts: tuple[Part, ...], *facts: Any) -> tuple[Part, ...]:
    """The parts, and what each skill that acts at a moment adds to their sum."""
    for act in at(moment, acting) if acting else ():
        before = total(parts)
        after: int = getattr(act.ability, moment)(act, before, *facts)
        if after != before:
            parts = (*parts, Part(after - before, act.source, act.ability.rule))
    return parts


def _parts(state: Skirmish, here: Model, name: str) -> Iterator[Part]:
    read = EXCHANGED.get(name, name) if here.swapped else name
    yield from _as_printed(getattr(here.card, read) or 0)
    if mutated := here.mutant_points.get(name):
        yield Part(mutated, "mutant", "C2-12.1.24c")
    for effect in state.lasting.values():
        if effect.bearer == here.id:
            for modifier in effect.modifiers:
                if modifier.characteristic == name:
                    yield Part(modifier.amount, effect.source, effect.rule)
    if name in SHAKEN:
        if here.charged:
            yield Part(-1, "charged", "C2-8.1.2f")
        if here.afraid:
            yield Part(-1, "afraid", "C2-8.4.2a")
