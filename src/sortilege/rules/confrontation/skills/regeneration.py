"""C2-12.1.29 Regeneration."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Atom, Game, One, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import Healed
from sortilege.rules.confrontation.state import Wound

WITHOUT_X: Final = 5
"""C2-12.1.29c"""

ROLL, STOP = "roll", "stop"


@abilities.add
class Regeneration(Ability):
    """C2-12.1.29a At the end of a turn a die may heal a wound by one level, and C2-12.1.29b so on until it fails."""

    name = "regeneration"
    rule = "C2-12.1.29a"

    def turn_ends(self, act: Acting, game: Game[Any]) -> Rule[None]:
        wanted = int(act.x) or WITHOUT_X
        while game.state.models[act.bearer].wound is not Wound.NONE:
            about: dict[str, Atom | tuple[Atom, ...]] = {"model": act.bearer, "wanted": wanted}
            if (yield Ask(act.seat, "end.regenerate", "C2-12.1.29a", One((ROLL, STOP)), about)) == STOP:
                return
            (face,) = yield from roll(game, "regeneration", "C2-R71", 1, act.seat)
            if face < wanted:
                return
            heal_one_level(game, act)


def heal_one_level(game: Game[Any], act: Acting) -> None:
    """C2-R71 Critical, serious, light, none."""
    model = game.state.models[act.bearer]
    wound = Wound.NONE if model.wound is Wound.LIGHT else model.wound.worse(-1)
    game.state.models[act.bearer] = msgspec.structs.replace(model, wound=wound)
    game.tell(Healed(act.bearer, wound, "C2-12.1.29a"))
