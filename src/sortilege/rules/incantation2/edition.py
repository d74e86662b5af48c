"""Incantation 2 as the magic of a whole skirmish."""

from typing import Any, Final

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.magic import MAGIC
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2 import magic_phase
from sortilege.rules.incantation2.cast_speed import end_speeds
from sortilege.rules.incantation2.casting import cast, speed_modifier
from sortilege.rules.incantation2.recovery import recover
from sortilege.rules.incantation2.refusals import reason
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.incantation2.trance import offer_trance
from sortilege.rules.incantation2.who_may_cast import why_not_shoot
from sortilege.rules.magic.durations import end_of_turn
from sortilege.rules.magic.edition import Edition
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.reserve import lose_excess


class Incantation2(Edition):
    def activated(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I2-7.3a A trance perhaps."""
        if model in game.state.magicians:
            yield from offer_trance(game, model)

    why_not_shoot = staticmethod(why_not_shoot)
    pending = staticmethod(magic_phase.pending)
    window = staticmethod(magic_phase.window)
    acts = staticmethod(magic_phase.acts)
    let_go_by = staticmethod(magic_phase.let_go_by)
    reason = staticmethod(reason)

    def act(self, game: Game[Any], seat: Seat, act: Any) -> Rule[None]:
        magic_phase.act(game, seat, *act)
        yield from ()

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """I2-7a, I2-3.6b Recovery; then what has lasted long enough ends."""
        yield from self.recoveries(game)
        end_speeds(game.state)
        end_of_turn(game)
        yield from lose_excess(game, TERMS)
        self.forget_the_turn(game.state)
        game.state.targets_tried = ()

    def score_needed(self, game: Game[Any], caster: ModelId, difficulty: int) -> int:
        """I2-6.3.2b The result must reach the difficulty."""
        return difficulty + speed_modifier(game.state, caster) - power(game.state, caster)


INCANTATION2: Final = Incantation2(TERMS, cast, recover)
MAGIC["incantation2"] = INCANTATION2
