"""I2-3.6 How long an effect lasts."""

from itertools import count
from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Lasting, Modifier
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage.removal import check_resistance
from sortilege.rules.confrontation.events import CharacteristicChanged
from sortilege.rules.magic.events import SpellEnded, SpellLasts
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState


def last_turn(state: MagicState, spell: Spell) -> int | None:
    """I2-3.6b The turn of casting is the first; None: to the end of the game."""
    if isinstance(spell.duration, str):
        return state.turn if spell.duration == "at_once" else None
    return state.turn + spell.duration - 1


def ends_with(spell: Spell) -> tuple[str, ...]:
    """I2-3.6c What ends it before its time, where its card says so."""
    return ("broken_by_wounds",) if spell.duration == "until_wounded" else ()


def begin(game: Game[Any], effect: Lasting, part: str, *, stacks: bool) -> str:
    """A part of a spell begins to last; the key by which it can be ended.

    I2-3.6d The same spell on the same model only starts anew, unless I2-R53's option lets it add to itself.
    """
    state: MagicState = game.state
    key = f"{effect.source}:{part}@{effect.bearer}"
    if stacks:
        key = next(free for number in count(1) if (free := f"{key}#{number}") not in state.lasting)
    before = state.lasting.get(key)
    state.lasting[key] = effect
    game.tell(SpellLasts(effect.source, effect.bearer, effect.last_turn))
    tell_changes(game, effect, 1, before.modifiers if before else ())
    return key


def tell_changes(game: Game[Any], effect: Lasting, sign: int, before: tuple[Modifier, ...] = ()) -> None:
    """What a lasting effect adds to its bearer, beyond what it has added before, or takes back as it ends."""
    was = {modifier.characteristic: modifier.amount for modifier in before}
    for modifier in effect.modifiers:
        now = characteristic(game.state, effect.bearer, modifier.characteristic)
        name, by = modifier.characteristic, sign * modifier.amount - was.get(modifier.characteristic, 0)
        if before and not by:
            continue
        game.tell(CharacteristicChanged(effect.bearer, name, by, now, effect.source, "I2-3.8a"))


def end(game: Game[Any], key: str, rule: str) -> Lasting:
    """An effect ends, and the marker that stood for it goes."""
    state: MagicState = game.state
    effect = state.lasting.pop(key)
    state.lasting.pop(f"~{key}", None)
    if key in state.markers:
        del state.markers[key]
        state.field = state.field.without(key)
    game.tell(SpellEnded(effect.source, effect.bearer, rule))
    if effect.bearer in state.models:
        tell_changes(game, effect, -1)
        if "called" in effect.abilities:  # who was called by a spell is no casualty when it ends
            state.forget(effect.bearer)
            state.casualties = state.casualties[:-1]
    return effect


def end_of_turn(game: Game[Any]) -> None:
    """I2-3.6b What lasts until this turn's end, ends, after the recovery rolls (I2-R53): all of it at one moment."""
    state: MagicState = game.state
    if not state.lasting:
        return
    due = [
        key for key, effect in state.lasting.items() if effect.last_turn is not None and effect.last_turn <= state.turn
    ]
    for bearer in {end(game, key, "I2-3.6b").bearer: True for key in due}:
        if bearer in state.models:
            check_resistance(game, bearer, "spell")
