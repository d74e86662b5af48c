"""C2-12.1.3 Berserk."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.melee.events import WentBerserk
from sortilege.rules.confrontation.melee.fighting import change_fighter


@abilities.add
class Berserk(Ability):
    """C2-12.1.3a A die more in attack, and none in defence; C2-12.1.3b if its player likes, for one combat."""

    name = "berserk"
    rule = "C2-12.1.3a"

    def may_declare(self, act: Acting, game: Game[Any]) -> bool:
        return not game.state.models[act.bearer].no_attack  # C2-12.1.3d

    def before_initiative(self, act: Acting, game: Game[Any]) -> None:
        change_fighter(game, act.bearer, berserk=True)
        game.tell(WentBerserk(act.bearer, self.rule))
