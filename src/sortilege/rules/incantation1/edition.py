"""Incantation 1 as the magic of a whole skirmish."""

from collections.abc import Sequence
from typing import Any

from sortilege.kernel import Ask, Game, Option, Refusal, Rule, Seat, Seen
from sortilege.rules.confrontation.magic import MAGIC
from sortilege.rules.confrontation.reckoning import total
from sortilege.rules.confrontation.shooting.actors import Candidate
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation1 import magic_phase, who_may_cast
from sortilege.rules.incantation1.casting import cast
from sortilege.rules.incantation1.power import least_result, own_power
from sortilege.rules.incantation1.recovery import recover
from sortilege.rules.incantation1.refusals import reason
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic import artifacts
from sortilege.rules.magic.announcing import secret_of_spells
from sortilege.rules.magic.durations import end_of_turn
from sortilege.rules.magic.reserve import come_back, lose_excess, set_out_reserve
from sortilege.rules.magic.simultaneity import effects_due, is_frozen
from sortilege.rules.magic.state import MagicState


class Incantation1:
    def set_out(self, game: Game[Any]) -> Rule[None]:
        """I1-P2 Each Magician on the table sets out his reserve."""
        for mage in sorted(game.state.magicians.values(), key=lambda mage: mage.seat):
            yield from set_out_reserve(game, TERMS, mage.id)

    def returned(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I1-P2 A Magician who comes back sets out his reserve anew."""
        artifacts.put_on(game, model)
        return come_back(game, TERMS, model)

    def activated(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """What its artifacts can do; nothing is declared in this edition."""
        return artifacts.on_activation(game, TERMS, model)

    def why_not_shoot(self, game: Game[Any], model: ModelId) -> Refusal | None:
        return who_may_cast.why_not_shoot(game, model)

    def has_acted(self, game: Game[Any], model: ModelId) -> bool:
        """C2-R73 Casting and answering a spell are actions."""
        mage = game.state.magicians.get(model)
        cast = mage is not None and (mage.cast_this_turn or mage.countered_this_turn)
        return cast or artifacts.used_this_turn(game.state, model)

    to_use = staticmethod(artifacts.to_use)

    def at_any_time(self, game: Game[Any]) -> Rule[None]:
        return artifacts.at_any_time(game, TERMS)

    def reached(self, game: Game[Any]) -> None:
        """A Magician who may not cast now may not later in the turn."""

    def pending(self, game: Game[Any]) -> list[Candidate]:
        return magic_phase.pending(game)

    def under_way(self, game: Game[Any]) -> Rule[None] | None:
        """A spell that is about to be announced, or what a group has cast."""
        return cast(game) if game.state.announcing is not None else effects_due(game, TERMS)

    def window(self, _game: Game[Any], _waiting: Sequence[Candidate]) -> Rule[None]:
        """There are no declarations in this edition."""
        yield from ()

    def acts(
        self,
        game: Game[Any],
        seat: Seat,  # noqa: ARG002 - for an edition with declarations
        waiting: Sequence[Candidate],  # noqa: ARG002 - for an edition with declarations
        members: Sequence[Candidate],
    ) -> tuple[bool, tuple[Option, ...]]:
        return magic_phase.acts(game, members)

    def seen(self, game: Game[Any]) -> Seen:
        return secret_of_spells(game, TERMS)

    def act(self, game: Game[Any], seat: Seat, act: Any) -> Rule[None]:
        magic_phase.act(game, seat, act[1])
        yield from ()

    def let_go_by(self, game: Game[Any], members: Sequence[Candidate]) -> None:
        magic_phase.let_go_by(game, members)

    def is_frozen(self, game: Game[Any]) -> bool:
        return is_frozen(game, TERMS)

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """I1-P6 Recovery; then what has lasted long enough ends (I1-R3)."""
        state: MagicState = game.state
        for seat in deciding_order(state):
            for magician in [mage.id for mage in state.magicians.values() if mage.seat == seat]:
                yield from recover(game, magician)
        end_of_turn(game)
        yield from lose_excess(game, TERMS)
        for mage in list(state.magicians.values()):
            state.magicians[mage.id] = mage.in_a_new_turn()
        artifacts.in_a_new_turn(state)
        if game.options["i1.same_target_period"] == "turn":  # I1-R10
            state.targets_tried = ()

    def score_needed(self, game: Game[Any], caster: ModelId, difficulty: int) -> int:
        """I1-16.1.1a The result must be higher than the difficulty."""
        return least_result(game, difficulty) - total(own_power(game, caster))

    def option(self, game: Game[Any], name: str) -> str:
        return TERMS.option(game, name)

    def reason(self, game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
        return reason(game, ask, answer)


MAGIC["incantation1"] = Incantation1()
