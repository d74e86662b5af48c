"""C2-12.1.13 Extra Arms."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.melee.events import ArmsExchanged
from sortilege.rules.confrontation.state import Skirmish


@abilities.add
class ExtraArms(Ability):
    """C2-12.1.13a It may exchange ATT and DEF until the end of the turn, C2-12.1.13b before the Initiative test."""

    name = "extra_arms"
    rule = "C2-12.1.13a"

    def may_declare(self, act: Acting, game: Game[Any]) -> bool:
        return not game.state.models[act.bearer].swapped

    def before_initiative(self, act: Acting, game: Game[Any]) -> None:
        state: Skirmish = game.state
        state.models[act.bearer] = msgspec.structs.replace(state.models[act.bearer], swapped=True)
        game.tell(ArmsExchanged(act.bearer, self.rule))
