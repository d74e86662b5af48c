"""C2-9.1.6 The counter-shot."""

from collections.abc import Sequence
from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.state import ModelId


def counter_shots(_game: Game[Any], _charger: ModelId, _targets: Sequence[ModelId]) -> Rule[None]:
    """Those charged shoot at the charger, where their card is held in reserve."""
    yield from ()
