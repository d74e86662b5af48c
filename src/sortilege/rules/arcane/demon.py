"""ARH-14 Possessed by a Planar Demon."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.arcane.abilities import abilities
from sortilege.rules.arcane.cards import DEMON, MONSTER, Profile, Weapon
from sortilege.rules.arcane.damage import Blow
from sortilege.rules.arcane.dice import has_double
from sortilege.rules.arcane.events import Possessed, Returned, WillLowered
from sortilege.rules.arcane.room import fitted, make_room
from sortilege.rules.arcane.state import POSSESSED, ArcaneState, Model, ModelId
from sortilege.rules.arcane.tokens import lose_lasting
from sortilege.rules.arcane.torment import random_doom

PLANAR_DEMON: Final = Profile(  # AR-T5
    name={"en": "Planar Demon"},
    might=5,
    dex=5,
    will=5,
    deflection=5,
    base=50,
    weapons=(Weapon("demon_claw", 4),),
    tags=(DEMON, MONSTER),
    invulnerability=("terrified", "confused", "mind_control"),  # ARH-14d
    abilities=("soul_rend", "gives_way"),
)


def possess(game: Game[Any], arcanist: ModelId) -> Rule[None]:
    """ARH-14a The Arcanist leaves the table, not Vanquished; the Demon stands in its place, if its larger base fits."""
    state: ArcaneState = game.state
    base = state.field.bases[arcanist]
    host = state.models[arcanist]
    state.models[arcanist] = msgspec.structs.replace(host, in_game=False, doom=POSSESSED, torment=0)
    state.field = state.field.without(arcanist)
    demon = f"demon_of_{arcanist}"
    state.models[demon] = Model(demon, None, "", PLANAR_DEMON, possessing=arcanist)
    place = fitted(state.field, demon, PLANAR_DEMON.base_at(base.x, base.y))
    state.field = state.field.with_base(demon, place)
    game.tell(Possessed(arcanist, demon))
    make_room(game, demon)
    yield from ()


@abilities.add
class SoulRend(Ability):
    """ARH-14e A Double among the dice of its attack takes 1 WILL from the target, wounded or not."""

    name = "soul_rend"
    rule = "ARH-14e"

    def attack_ended(self, _act: Acting, game: Game[Any], blow: Blow) -> Rule[None]:
        state: ArcaneState = game.state
        target = state.models[blow.target]
        if has_double(blow.faces) and target.in_game:
            state.models[target.id] = msgspec.structs.replace(target, will_tokens=target.will_tokens + 1)
            game.tell(WillLowered(target.id, target.will_tokens + 1))
        yield from ()


@abilities.add
class GivesWay(Ability):
    """ARH-14f When the Demon is Vanquished, its host returns where it stood."""

    name = "gives_way"
    rule = "ARH-14f"

    def vanquished(self, act: Acting, game: Game[Any]) -> Rule[None]:
        state: ArcaneState = game.state
        demon = state.models[act.bearer]
        assert demon.last_spot is not None
        x, y = demon.last_spot
        host = state.models[demon.possessing]
        state.models[host.id] = msgspec.structs.replace(  # AR-R41
            host, in_game=True, doom=None, conditions={}, lingering=(), mind_controller=None, silenced=True
        )
        lose_lasting(state, host.id)
        state.field = state.field.with_base(host.id, host.card.base_at(x, y))
        state.cards[host.group] = msgspec.structs.replace(state.cards[host.group], exhausted=True)
        game.tell(Returned(host.id, x, y, self.rule))
        make_room(game, host.id)
        yield from random_doom(game, host.id)
