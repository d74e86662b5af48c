"""Incantation 2 as the magic of a whole skirmish."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal, Rule, Seat, Seen
from sortilege.rules.confrontation.magic import MAGIC
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation2 import magic_phase
from sortilege.rules.incantation2.cast_speed import end_speeds
from sortilege.rules.incantation2.casting import cast, speed_modifier
from sortilege.rules.incantation2.recovery import recover
from sortilege.rules.incantation2.refusals import reason
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.incantation2.trance import offer_trance
from sortilege.rules.incantation2.who_may_cast import why_not_shoot
from sortilege.rules.magic import artifacts
from sortilege.rules.magic.announcing import secret_of_spells
from sortilege.rules.magic.durations import end_of_turn
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.reserve import come_back, lose_excess, set_out_reserve
from sortilege.rules.magic.simultaneity import effects_due, is_frozen
from sortilege.rules.magic.state import MagicState


class Incantation2:
    def set_out(self, game: Game[Any]) -> Rule[None]:
        """I2-P2 Each Magician on the table sets out his reserve."""
        for mage in sorted(game.state.magicians.values(), key=lambda mage: mage.seat):
            yield from set_out_reserve(game, TERMS, mage.id)

    def returned(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I2-P2 A Magician who comes back sets out his reserve anew."""
        artifacts.put_on(game, model)
        return come_back(game, TERMS, model)

    def activated(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I2-7.3a A trance perhaps, and what his artifacts can do."""
        yield from artifacts.on_activation(game, TERMS, model)
        if model in game.state.magicians:
            yield from offer_trance(game, model)

    def why_not_shoot(self, game: Game[Any], model: ModelId) -> Refusal | None:
        return why_not_shoot(game, model)

    def has_acted(self, game: Game[Any], model: ModelId) -> bool:
        """I2-R60 Casting, absorbing and dispelling are actions."""
        mage = game.state.magicians.get(model)
        cast = mage is not None and (mage.cast_this_turn or mage.countered_this_turn)
        return cast or artifacts.used_this_turn(game.state, model)

    to_use = staticmethod(artifacts.to_use)

    def at_any_time(self, game: Game[Any]) -> Rule[None]:
        return artifacts.at_any_time(game, TERMS)

    pending = staticmethod(magic_phase.pending)
    window = staticmethod(magic_phase.window)
    acts = staticmethod(magic_phase.acts)
    let_go_by = staticmethod(magic_phase.let_go_by)

    def reached(self, game: Game[Any]) -> None:
        """A Magician who may not cast now may not later in the turn."""

    def under_way(self, game: Game[Any]) -> Rule[None] | None:
        """A spell that is about to be announced, or what a group has cast."""
        return cast(game) if game.state.announcing is not None else effects_due(game, TERMS)

    def seen(self, game: Game[Any]) -> Seen:
        return secret_of_spells(game, TERMS)

    def act(self, game: Game[Any], seat: Seat, act: Any) -> Rule[None]:
        magic_phase.act(game, seat, *act)
        yield from ()

    def is_frozen(self, game: Game[Any]) -> bool:
        return is_frozen(game, TERMS)

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """I2-P9, I2-3.6b Recovery; then what has lasted long enough ends."""
        state: MagicState = game.state
        for seat in deciding_order(state):
            for magician in [mage.id for mage in state.magicians.values() if mage.seat == seat]:
                yield from recover(game, magician)  # I2-7a
        end_speeds(state)
        end_of_turn(game)
        yield from lose_excess(game, TERMS)
        for mage in list(state.magicians.values()):
            state.magicians[mage.id] = mage.in_a_new_turn()
        artifacts.in_a_new_turn(state)
        state.targets_tried = ()

    def score_needed(self, game: Game[Any], caster: ModelId, difficulty: int) -> int:
        """I2-6.3.2b The result must reach the difficulty."""
        return difficulty + speed_modifier(game.state, caster) - power(game.state, caster)

    def option(self, game: Game[Any], name: str) -> str:
        return TERMS.option(game, name)

    def reason(self, game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
        return reason(game, ask, answer)


INCANTATION2: Final = Incantation2()
MAGIC["incantation2"] = INCANTATION2
