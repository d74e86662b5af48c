"""C2-11.1.5 Blood rage, an optional rule: kills give markers, and markers add to rolls."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, Number, Rule
from sortilege.rules.confrontation.melee.events import RageGained, RageSpent
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish


def gain_marker(game: Game[Any], model: ModelId) -> None:
    """C2-11.1.5a A personality that eliminates an enemy model gains a marker."""
    if game.options.get("c2.blood_rage") == "on" and is_personality(game, model):
        state: Skirmish = game.state
        here = state.models[model]
        state.models[model] = msgspec.structs.replace(here, rage=here.rage + 1)
        game.tell(RageGained(model, here.rage + 1))


def commit_markers(game: Game[Any], model: ModelId, roll: str) -> Rule[tuple[Part, ...]]:
    """C2-11.1.5b Before the roll, any number of markers; C2-R61 they are spent by it."""
    state: Skirmish = game.state
    held = state.models[model].rage
    if not held:
        return ()
    about = {"model": model, "roll": roll}
    spent: int = yield Ask(state.models[model].seat, "melee.rage", "C2-11.1.5b", Number(0, held), about)
    if not spent:
        return ()
    state.models[model] = msgspec.structs.replace(state.models[model], rage=held - spent)
    game.tell(RageSpent(model, spent))
    return (Part(spent, "rage", "C2-11.1.5b"),)
