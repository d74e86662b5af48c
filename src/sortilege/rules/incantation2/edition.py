"""Incantation 2 as the magic of a whole skirmish."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.magic import MAGIC
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation2.durations import end_of_turn
from sortilege.rules.incantation2.magic_phase import begin_countdown, countdown
from sortilege.rules.incantation2.recovery import recover
from sortilege.rules.incantation2.reserve import lose_excess, set_out_reserve
from sortilege.rules.incantation2.state import MagicState
from sortilege.rules.incantation2.trance import offer_trance


class Incantation2:
    def set_out(self, game: Game[Any]) -> Rule[None]:
        """I2-P2 Each Magician on the table sets out his reserve."""
        for mage in sorted(game.state.magicians.values(), key=lambda mage: mage.seat):
            yield from set_out_reserve(game, mage.id)

    def activated(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I2-7.3a A trance perhaps."""
        if model in game.state.magicians:
            yield from offer_trance(game, model)

    def begin_shooting(self, game: Game[Any]) -> None:
        begin_countdown(game.state)

    def countdown(self, game: Game[Any]) -> Rule[None] | None:
        return countdown(game)

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """I2-P9, I2-3.6b Recovery; then what has lasted long enough ends."""
        state: MagicState = game.state
        for seat in deciding_order(state):
            for magician in [mage.id for mage in state.magicians.values() if mage.seat == seat]:
                yield from recover(game, magician)  # I2-7a
        end_of_turn(game)
        yield from lose_excess(game)
        for mage in list(state.magicians.values()):
            state.magicians[mage.id] = mage.in_a_new_turn()
        state.targets_tried = ()


MAGIC["incantation2"] = Incantation2()
