"""C2-R57 Who is a personality."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.confrontation.state import ModelId


def is_personality(game: Game[Any], model: ModelId) -> bool:
    """C2-11a The card says so; under the first magic every magician is one as well."""
    card = game.state.models[model].card
    return card.personality or (card.power is not None and game.options["c2.magic"] == "incantation1")
