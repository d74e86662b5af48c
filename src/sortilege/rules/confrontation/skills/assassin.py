"""C2-12.1.2 Assassin."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class Assassin(Ability):
    """C2-12.1.2a The first wound roll of a turn in which it charged is made with a die more."""

    name = "assassin"
    rule = "C2-12.1.2a"

    def wound_dice(self, act: Acting, dice: int, game: Game[Any], victim: ModelId, _cause: str) -> int:
        state: Skirmish = game.state
        here = state.models[act.bearer]
        first = here.did_charge and not here.assassin_used
        state.models[act.bearer] = msgspec.structs.replace(here, assassin_used=True)  # C2-R68
        immune = self.name in state.models[victim].card.skill_names  # C2-12.1.2b
        return dice + 1 if first and not immune else dice
