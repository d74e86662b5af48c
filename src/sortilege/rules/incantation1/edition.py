"""Incantation 1 as the magic of a whole skirmish."""

from collections.abc import Sequence
from typing import Any

from sortilege.kernel import Game, Option, Rule, Seat
from sortilege.rules.confrontation.magic import MAGIC
from sortilege.rules.confrontation.reckoning import total
from sortilege.rules.confrontation.shooting.actors import Candidate
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation1 import magic_phase
from sortilege.rules.incantation1.casting import cast
from sortilege.rules.incantation1.power import least_result, own_power
from sortilege.rules.incantation1.recovery import recover
from sortilege.rules.incantation1.refusals import reason
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.incantation1.who_may_cast import why_not_shoot
from sortilege.rules.magic.durations import end_of_turn
from sortilege.rules.magic.edition import Edition
from sortilege.rules.magic.reserve import lose_excess


class Incantation1(Edition):
    def activated(self, _game: Game[Any], _model: ModelId) -> Rule[None]:
        """Nothing is declared in this edition."""
        yield from ()

    why_not_shoot = staticmethod(why_not_shoot)
    pending = staticmethod(magic_phase.pending)
    let_go_by = staticmethod(magic_phase.let_go_by)
    reason = staticmethod(reason)

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

    def act(self, game: Game[Any], seat: Seat, act: Any) -> Rule[None]:
        magic_phase.act(game, seat, act[1])
        yield from ()

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """I1-P6 Recovery; then what has lasted long enough ends (I1-R3)."""
        yield from self.recoveries(game)
        end_of_turn(game)
        yield from lose_excess(game, TERMS)
        self.forget_the_turn(game.state)
        if game.options["i1.same_target_period"] == "turn":  # I1-R10
            game.state.targets_tried = ()

    def score_needed(self, game: Game[Any], caster: ModelId, difficulty: int) -> int:
        """I1-16.1.1a The result must be higher than the difficulty."""
        return least_result(game, difficulty) - total(own_power(game, caster))


MAGIC["incantation1"] = Incantation1(TERMS, cast, recover)
