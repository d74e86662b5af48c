"""I2-3.6 How long an effect lasts."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage import check_resistance
from sortilege.rules.confrontation.events import CharacteristicChanged
from sortilege.rules.incantation2.events import SpellEnded, SpellLasts
from sortilege.rules.incantation2.spell import Spell
from sortilege.rules.incantation2.state import MagicState


def last_turn(state: MagicState, spell: Spell) -> int | None:
    """I2-3.6b The turn of casting is the first; None: to the end of the game."""
    if spell.duration == "game":
        return None
    return state.turn if spell.duration == "at_once" else state.turn + spell.duration - 1


def begin(game: Game[Any], effect: Lasting, part: str) -> str:
    """An effect of a spell begins to last; the key by which it can be ended.

    I2-3.6d The same spell on the same model only starts anew, unless I2-R53's option lets it add to itself.
    """
    state: MagicState = game.state
    key = f"{effect.source}:{part}@{effect.bearer}"
    if game.options["i2.same_spell_stacks"] == "on":
        key += f"#{sum(other.startswith(key) for other in state.lasting) + 1}"
    state.lasting[key] = effect
    game.tell(SpellLasts(effect.source, effect.bearer, effect.last_turn))
    for modifier in effect.modifiers:
        now = characteristic(state, effect.bearer, modifier.characteristic)
        name, by = modifier.characteristic, modifier.amount
        game.tell(CharacteristicChanged(effect.bearer, name, by, now, effect.source, "I2-3.8a"))
    return key


def end(game: Game[Any], key: str) -> None:
    """An effect ends, and the marker that stood for it goes."""
    state: MagicState = game.state
    effect = state.lasting.pop(key)
    for marker in [marker for marker, stands_for in state.markers.items() if stands_for == key]:
        del state.markers[marker]
        state.field = state.field.without(marker)
    game.tell(SpellEnded(effect.source, effect.bearer))
    if effect.bearer in state.models:
        check_resistance(game, effect.bearer, "spell")


def end_of_turn(game: Game[Any]) -> None:
    """I2-3.6b What lasts until this turn's end, ends, after the recovery rolls (I2-R53)."""
    state: MagicState = game.state
    for key in [key for key, effect in state.lasting.items() if effect.last_turn == state.turn]:
        if key in state.lasting:
            end(game, key)
