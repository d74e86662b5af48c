"""The Arcane as the kernel knows it."""

from collections.abc import Mapping
from typing import Any

from sortilege.kernel import Ask, Game, Refusal, Rule
from sortilege.rules.arcane import conditions, demon, dooms  # noqa: F401 - their abilities make themselves known
from sortilege.rules.arcane.options import OPTIONS
from sortilege.rules.arcane.refusals import reason
from sortilege.rules.arcane.round import proceed
from sortilege.rules.arcane.setup import first_state, read_setup
from sortilege.rules.arcane.state import ArcaneState


class Arcane:
    name = "arcane"
    version = "1"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = OPTIONS
    state = ArcaneState

    def begin(self, setup: Mapping[str, Any], _options: Mapping[str, str]) -> ArcaneState:
        return first_state(read_setup(setup))

    def proceed(self, game: Game[ArcaneState]) -> Rule[None] | None:
        return proceed(game)

    def reason(self, game: Game[ArcaneState], ask: Ask, answer: object) -> Refusal | None:
        return reason(game, ask, answer)


ARCANE = Arcane()
